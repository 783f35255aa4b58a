[Game "mesopotamia"]
[Rules "3"]
[Seats "6"]
[Options "years=2, cards=off, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one, attack=book, offers=free, bank-flour=take, second-wind=attacker, smelting=all, may=must, absent-cores=empty, board=whole, interrupts=on"]
[Names "first, second, third, fourth, fifth, sixth"]
[SeedHash "0055117f0d8e79598af77e2c348df5863d0554618664d8a75061a015bb2cb31e"]
[Seed "golden mesopotamia 6"]
[Box "standard 58dce2de"]
[Result "1 0 0 0 0 0"]

1 fifth mill 3
2 third mill 0
3 second trade sixth
4 fourth trade third
5 third done
6 fourth give 5 flour
7 fifth trade first
8 second drop
9 sixth trade first
10 fourth ask flour
11 third trade fourth
12 fourth drop
13 second trade fourth
14 first mill 4
15 second drop
16 fourth mill 4
17 fifth drop
18 sixth ask metal
19 fifth bank metal flour
20 third drop
21 first trade sixth
22 second mill 4
23 sixth unask metal
24 sixth give 5 flour
25 fourth done
26 fifth done
27 second done
28 sixth ask 5 metal
29 sixth send
30 third trade sixth
31 fourth bank ore grain
32 sixth bank grain ore
33 second trade sixth
34 sixth bank grain wood
35 fourth work smelt
36 fifth trade fourth
37 fourth at eshnunna
38 fourth bank wood metal
39 fourth done
40 sixth withdraw
41 fourth trade second
42 first give 5 metal
43 first ask 5 wood
44 third give wood
45 fifth ask 5 grain
46 fifth unask 5 grain
47 fourth drop
48 third drop
49 sixth bank wood metal
50 second drop
51 fourth bank metal wood
52 third bank ore flour
53 fifth ask 25 flour
54 fifth unask 5 flour
55 sixth bank wood metal
56 sixth mill 2
57 fifth give 5 ore
58 first ungive metal
59 fifth send
60 sixth trade third
61 third trade sixth
62 first ungive metal
63 third drop
64 fourth decline fifth
65 first unask wood
66 first ask 5 grain
67 second work chariot
68 second at babylon
69 sixth give grain
70 sixth send
71 sixth done
72 sixth work smelt
73 second bank wood ore
74 fourth done
75 second trade fifth
76 fifth trade sixth
77 third trade sixth
78 first ask 5 grain
79 third drop
80 first send
81 third bank metal wood
82 fifth ask 25 wood
83 third done
84 second drop
85 sixth counter first
86 second bank ore flour
87 first done
88 fifth unask wood
89 second done
90 sixth ungive grain
91 fifth give ore
92 first bank grain flour
93 second trade third
94 second ask 25 flour
95 second drop
96 second done
97 sixth drop
98 fifth ungive ore
99 sixth at assur
100 sixth trade first
101 sixth drop
102 third bank wood grain
103 third erect forge
104 third bank grain flour
105 first done
106 sixth done
107 first bank grain ore
108 first erect millstone
109 third trade fourth
110 first trade second
111 first give 5 ore
112 sixth done
113 fifth ask grain
114 fifth give 5 flour
115 fifth drop
116 third ask metal
117 first drop
118 third drop
119 third trade fourth
120 fifth done
121 third ask 25 flour
122 first erect forge
123 third unask 5 flour
124 fifth done
125 first done
126 third give wood
127 third unask 5 flour
128 third drop
129 third done
130 sixth clockwise
131 sixth trade fourth
132 sixth ask wood
133 sixth unask wood
134 sixth ask flour
135 sixth drop
136 sixth trade second
137 sixth give 5 metal
138 sixth send
139 sixth done
140 second decline sixth
141 sixth trade third
142 sixth give ore
143 sixth drop
144 sixth done
145 sixth done
146 first done
147 first trade third
148 first drop
149 first bank ore metal
150 first bank ore grain
151 first done
152 first trade sixth
153 first drop
154 first done
155 second bank ore flour
156 second trade third
157 second give flour
158 second send
159 second withdraw
160 second done
161 second bank metal grain
162 second bank grain flour
163 second done
164 second bank grain flour
165 second unit foot
166 second at babylon
167 second at kish
168 second trade fifth
169 second give 5 flour
170 second give flour
171 second give grain
172 second ask flour
173 second give flour
174 second drop
175 second unit chariot
176 second at babylon
177 second at kish
178 second trade fifth
179 second give grain
180 second give flour
181 second ungive grain
182 second give flour
183 second ask metal
184 second send
185 second unit foot
186 fifth trade fourth
187 second at babylon
188 fifth give flour
189 fifth give metal
190 fifth ask metal
191 second at sippar
192 fifth drop
193 fifth accept second
194 second trade third
195 second give metal
196 second drop
197 second trade first
198 second ask 5 flour
199 second ask 25 grain
200 second unask grain
201 second unask 5 grain
202 second send
203 first counter second
204 second unit chariot
205 second at babylon
206 first give wood
207 first ungive flour
208 first give metal
209 first drop
210 second at sippar
211 second done
212 third done
213 third done
214 third bank grain wood
215 third trade fifth
216 third drop
217 third unit foot
218 third at qatna
219 third at damascus
220 third unit foot
221 third at qatna
222 third at tunip
223 third bank grain wood
224 third bank wood metal
225 third trade sixth
226 third drop
227 third done
228 fourth trade second
229 fourth ask 25 wood
230 fourth unask 25 wood
231 fourth drop
232 fourth done
233 fourth trade first
234 fourth drop
235 fourth trade first
236 fourth drop
237 fourth campaign alliance
238 fourth against fifth
239 fourth pay metal
240 fourth bank wood flour
241 fourth trade third
242 fourth drop
243 fourth bank grain metal
244 fourth bank grain flour
245 fourth unit foot
246 fourth at eshnunna
247 fourth at der
248 fourth trade second
249 fourth ask ore
250 fourth ask grain
251 fourth unask ore
252 fourth unask grain
253 fourth give metal
254 fourth ungive metal
255 fourth give 5 flour
256 fourth send
257 second trade first
258 second decline fourth
259 fourth bank metal flour
260 fourth done
261 second ask metal
262 fifth erect marduk
263 second unask metal
264 fifth trade second
265 second drop
266 fifth give wood
267 fifth ungive wood
268 fifth ask wood
269 fifth give wood
270 fifth ungive wood
271 fifth send
272 second counter fifth
273 fifth trade third
274 fifth ask 5 grain
275 fifth unask grain
276 fifth ask 5 wood
277 fifth drop
278 second give grain
279 second drop
280 fifth trade first
281 fifth drop
282 fifth trade first
283 fifth ask flour
284 fifth unask flour
285 fifth drop
286 fifth done
287 fifth done
288 fifth done
289 third trade second
290 second done
291 first trade fourth
292 second trade fifth
293 fifth trade first
294 first give flour
295 fifth give ore
296 second ask ore
297 fifth ask 5 grain
298 third drop
299 second give grain
300 fifth send
301 first give grain
302 fifth mill 2
303 third at damascus
304 third trade second
305 fourth trade third
306 sixth bank metal wood
307 fifth withdraw
308 first give metal
309 sixth trade fourth
310 first drop
311 third drop
312 first mill 0
313 second ungive grain
314 sixth drop
315 fifth done
316 sixth mill 0
317 first trade second
318 third at tunip
319 second send
320 first give wood
321 sixth trade third
322 second mill 1
323 fourth ask 5 metal
324 second withdraw
325 first send
326 sixth drop
327 second accept first
328 fifth done
329 second trade sixth
330 third trade fourth
331 fourth send
332 fourth withdraw
333 first trade fourth
334 first give flour
335 fifth trade first
336 first give grain
337 first drop
338 first trade second
339 second give flour
340 first ask ore
341 second ungive flour
342 fifth give 5 flour
343 sixth done
344 sixth trade first
345 first unask ore
346 fourth mill 1
347 third give wood
348 third drop
349 sixth drop
350 sixth bank metal ore
351 second give flour
352 third done
353 sixth done
354 third at tunip
355 third trade fourth
356 sixth done
357 third give wood
358 fifth send
359 third ask 25 wood
360 second give metal
361 third drop
362 second give flour
363 first give flour
364 first send
365 second ask wood
366 third mill 0
367 second drop
368 second done
369 second accept first
370 fifth bank wood grain
371 fourth trade third
372 second trade first
373 second ask metal
374 first trade fourth
375 first accept fifth
376 third done
377 second give metal
378 second drop
379 second done
380 second at sippar
381 second trade sixth
382 first ask 25 metal
383 fourth drop
384 first unask metal
385 fifth bank ore wood
386 fourth done
387 fourth work blank
388 fourth at eshnunna
389 fourth done
390 first give grain
391 second ask metal
392 fifth done
393 second ask flour
394 third done
395 fourth done
396 second unask flour
397 fourth trade second
398 third done
399 fourth give metal
400 first send
401 first withdraw
402 first trade sixth
403 first ask 5 metal
404 second send
405 second done
406 first ask 25 wood
407 first ask 25 wood
408 third trade sixth
409 sixth decline second
410 third give metal
411 second trade fifth
412 third ungive metal
413 third ask flour
414 fourth drop
415 second drop
416 first ask 5 grain
417 fourth trade first
418 fourth ask 25 flour
419 second trade third
420 second drop
421 first send
422 fourth ask 5 flour
423 sixth decline first
424 third ask metal
425 first done
426 fourth ask ore
427 fourth unask 5 flour
428 second trade third
429 second ask metal
430 first work blank
431 third ask ore
432 third give wood
433 third send
434 fourth ask 25 metal
435 first at larsa
436 sixth bank metal wood
437 fourth unask 25 flour
438 third done
439 first trade fifth
440 sixth trade fourth
441 sixth decline third
442 sixth ask 25 grain
443 second send
444 fourth ask wood
445 third decline second
446 sixth drop
447 second done
448 fourth unask wood
449 first give flour
450 fourth drop
451 first give metal
452 first send
453 fifth decline first
454 first trade fourth
455 first drop
456 first work blank
457 first at larsa
458 fourth done
459 first done
460 first trade second
461 first ask 25 metal
462 first ask 5 ore
463 first unask metal
464 first send
465 first done
466 first clockwise
467 first done
468 first campaign alliance
469 first against second
470 first pay flour
471 first withdraw
472 first trade fourth
473 first drop
474 first unit blank
475 first at larsa
476 first at lagash
477 first unit chariot
478 first at larsa
479 first at ur
480 first trade second
481 first give flour
482 first ungive flour
483 first ask 5 grain
484 first ask 25 flour
485 first drop
486 first unit blank
487 first at larsa
488 first at umma
489 first unit chariot
490 first at ur
491 first at larsa
492 first trade third
493 first ask grain
494 first unask grain
495 first drop
496 first trade fourth
497 first drop
498 first done
499 second done
500 second done
501 second done
502 third done
503 third campaign alliance
504 third against second
505 third pay wood
506 third done
507 fourth done
508 fourth done
509 fourth done
510 fifth done
511 fifth campaign alliance
512 fifth against sixth
513 fifth pay flour
514 sixth no
515 fifth trade first
516 fifth ask flour
517 fifth unask flour
518 fifth drop
519 fifth bank grain ore
520 fifth done
521 sixth bank metal ore
522 sixth trade fourth
523 sixth ask 25 ore
524 sixth send
525 sixth done
526 fourth counter sixth
527 fourth give metal
528 fourth give metal
529 fourth give flour
530 sixth bank ore grain
531 fourth ungive flour
532 fourth ask 25 flour
533 fourth give flour
534 sixth campaign alliance
535 fourth drop
536 sixth against first
537 sixth pay flour
538 sixth bank grain wood
539 sixth trade second
540 sixth ask 25 grain
541 sixth drop
542 sixth bank wood flour
543 sixth trade third
544 sixth drop
545 sixth trade first
546 sixth give flour
547 sixth ungive flour
548 sixth ask 5 metal
549 sixth unask metal
550 sixth unask metal
551 sixth send
552 sixth done
553 sixth trade second
554 fifth mill 5
555 third trade second
556 fifth trade fourth
557 sixth ask 25 flour
558 second done
559 fourth mill 5
560 fifth drop
561 fourth trade third
562 sixth give 5 grain
563 first bank grain metal
564 fifth bank grain ore
565 fifth trade second
566 fourth ask 25 flour
567 first bank metal grain
568 third drop
569 first bank grain flour
570 first trade fourth
571 first ask 5 flour
572 sixth ungive 5 grain
573 first drop
574 second trade sixth
575 third done
576 fourth ask 25 metal
577 third trade second
578 second ask 25 grain
579 first mill 1
580 third ask 5 metal
581 sixth send
582 second send
583 second counter sixth
584 sixth trade first
585 fourth send
586 first bank grain ore
587 second ask 25 metal
588 sixth give flour
589 sixth ungive flour
590 first bank grain metal
591 fourth done
592 fourth bank grain ore
593 fourth withdraw
594 third unask metal
595 fifth give wood
596 fifth ask 5 wood
597 fifth ask 5 flour
598 first bank grain wood
599 fourth trade second
600 fourth drop
601 sixth drop
602 first bank grain metal
603 fourth done
604 first trade fourth
605 sixth bank grain flour
606 third give 5 grain
607 first give ore
608 sixth trade second
609 fourth bank grain wood
610 sixth give 5 grain
611 third ask 5 metal
612 second unask metal
613 third give wood
614 third ask 25 ore
615 third ask 5 ore
616 fourth at der
617 third ungive grain
618 fifth give flour
619 fifth send
620 second send
621 second withdraw
622 sixth give 5 grain
623 third ungive grain
624 third give 25 grain
625 fifth done
626 second decline fifth
627 sixth drop
628 fifth bank grain wood
629 second bank grain wood
630 third ungive 5 grain
631 second bank grain wood
632 fourth done
633 second mill 0
634 third drop
635 first give wood
636 sixth bank grain metal
637 fourth trade third
638 fifth work smelt
639 second done
640 sixth trade third
641 second done
642 third bank grain wood
643 third mill 4
644 first give flour
645 fourth give 5 flour
646 sixth drop
647 first ungive flour
648 second done
649 second done
650 sixth mill 1
651 sixth done
652 third done
653 fifth at halab
654 sixth bank grain ore
655 fifth work blank
656 first ask 25 ore
657 first ungive ore
658 third bank grain wood
659 third bank grain ore
660 third bank wood metal
661 fourth ask ore
662 third trade fifth
663 third drop
664 first drop
665 sixth done
666 fifth at halab
667 third done
668 sixth done
669 fourth ungive flour
670 fifth work blank
671 fifth at halab
672 third bank ore metal
673 first done
674 third done
675 fifth done
676 first bank grain flour
677 fourth give ore
678 third bank metal grain
679 third bank grain metal
680 first done
681 fourth unask ore
682 fifth trade fourth
683 fourth give 5 grain
684 first done
685 third done
686 first bank grain metal
687 first trade second
688 first give wood
689 fourth drop
690 first drop
691 fourth done
692 first trade fifth
693 first drop
694 first done
695 fifth ask 25 wood
696 fifth give 5 grain
697 fifth drop
698 fifth done
699 second counterclockwise
700 second bank grain flour
701 second bank grain ore
702 second done
703 second done
704 second unit foot
705 second at kish
706 second at babylon
707 second trade fourth
708 second ask 5 flour
709 second give 5 grain
710 second give ore
711 second ask 25 flour
712 second ask wood
713 second send
714 second done
715 first erect marduk
716 fourth decline second
717 first at larsa
718 first bank grain wood
719 first done
720 first done
721 first done
722 sixth trade fourth
723 sixth give 5 grain
724 sixth ungive 5 grain
725 sixth drop
726 sixth trade fourth
727 sixth give ore
728 sixth ask flour
729 sixth ungive ore
730 sixth unask flour
731 sixth drop
732 sixth done
733 sixth trade second
734 sixth drop
735 sixth campaign war
736 sixth against first
737 sixth pay metal
738 sixth bank grain ore
739 sixth bank grain wood
740 sixth trade second
741 sixth ask 25 grain
742 sixth drop
743 sixth done
744 fifth done
745 fifth bank wood ore
746 fifth trade fourth
747 fifth drop
748 fifth trade second
749 fifth drop
750 fifth bank metal flour
751 fifth bank grain flour
752 fifth done
753 fifth trade sixth
754 fifth give grain
755 fifth send
756 fifth done
757 fourth bank grain wood
758 fourth trade fifth
759 sixth counter fifth
760 fourth ask 25 wood
761 sixth drop
762 fourth unask 5 wood
763 fourth give grain
764 fourth drop
765 fourth erect ishtar
766 fourth at eshnunna
767 fourth bank grain flour
768 fourth bank grain ore
769 fourth bank grain ore
770 fourth bank grain wood
771 fourth trade fifth
772 fourth ask grain
773 fourth ask 5 flour
774 fourth ask grain
775 fourth unask flour
776 fourth drop
777 fourth bank ore wood
778 fourth trade second
779 fourth drop
780 fourth trade third
781 fourth give wood
782 fourth ungive wood
783 fourth give flour
784 fourth ask 25 metal
785 fourth drop
786 fourth bank grain ore
787 fourth trade second
788 fourth ask 25 flour
789 fourth give flour
790 fourth ask 5 wood
791 fourth unask 5 wood
792 fourth send
793 fourth done
794 fourth withdraw
795 fourth campaign alliance
796 fourth against fifth
797 fourth pay flour
798 fourth done
799 third bank grain wood
800 third bank grain ore
801 third trade second
802 third give grain
803 third give wood
804 third send
805 third done
806 second accept third
807 third bank grain metal
808 third trade first
809 third give ore
810 third send
811 third campaign war
812 third against first
813 third pay metal
814 first decline third
815 third trade sixth
816 third drop
817 third trade second
818 third ask 25 grain
819 third ask 5 metal
820 third unask grain
821 third drop
822 third trade first
823 third drop
824 third trade fifth
825 third drop
826 third bank grain ore
827 third bank grain wood
828 third trade fifth
829 third ask 5 grain
830 third send
831 third withdraw
832 third trade sixth
833 third drop
834 third trade fourth
835 third drop
836 third done
837 second done
838 third at damascus
839 fourth mill 0
840 third at tunip
841 sixth mill 2
842 fifth trade sixth
843 second bank grain wood
844 sixth trade first
845 sixth drop
846 fourth done
847 third bank wood grain
848 first bank grain flour
849 sixth done
850 sixth work blank
851 fifth drop
852 fourth done
853 fourth trade fifth
854 first mill 1
855 first trade third
856 first drop
857 second trade fourth
858 sixth at assur
859 first done
860 sixth done
861 fifth mill 4
862 third trade sixth
863 fifth trade third
864 fifth ask grain
865 fourth drop
866 sixth trade third
867 first trade third
868 second ask 5 ore
869 fifth give grain
870 fifth drop
871 third give metal
872 fifth trade third
873 fourth done
874 second ask flour
875 third give grain
876 fifth drop
877 third ask 25 wood
878 second give wood
879 third unask 5 wood
880 first ask wood
881 sixth drop
882 fifth trade first
883 second ungive wood
884 fifth ask metal
885 second unask flour
886 fifth send
887 fifth bank grain wood
888 sixth trade fifth
889 third unask wood
890 fifth bank grain wood
891 second ask grain
892 fifth withdraw
893 first send
894 first withdraw
895 first trade fifth
896 first give wood
897 second give ore
898 first ask 25 flour
899 first unask flour
900 first drop
901 fifth done
902 sixth give ore
903 second ungive ore
904 first trade fifth
905 sixth drop
906 sixth done
907 second give 5 grain
908 fifth done
909 fifth trade second
910 sixth done
911 third give ore
912 third unask wood
913 first ask 25 ore
914 fifth drop
915 first ask grain
916 first give metal
917 second ungive grain
918 first ask 25 flour
919 second unask 5 ore
920 first ask grain
921 fifth bank grain metal
922 fifth done
923 third give grain
924 third ungive ore
925 third ask 25 ore
926 second send
927 third drop
928 first unask 25 ore
929 third done
930 third at damascus
931 first drop
932 third mill 2
933 third done
934 third done
935 first work blank
936 second mill 4
937 first at larsa
938 fourth accept second
939 third done
940 first trade sixth
941 second done
942 first ask 5 flour
943 first ask 25 grain
944 second work blank
945 second at babylon
946 first send
947 second trade fifth
948 third done
949 second drop
950 second trade third
951 second give grain
952 sixth trade fourth
953 sixth drop
954 sixth trade first
955 first done
956 second send
957 third trade fifth
958 second work blank
959 second at babylon
960 second bank grain ore
961 third drop
962 first done
963 third counter second
964 first withdraw
965 second bank grain ore
966 third unask grain
967 second trade first
968 sixth drop
969 third ask 25 flour
970 second give grain
971 first trade sixth
972 third unask 25 flour
973 first give wood
974 second ask metal
975 third give metal
976 third drop
977 second ungive grain
978 first give ore
979 second drop
980 first send
981 second work blank
982 first withdraw
983 second at kish
984 second bank grain ore
985 second work blank
986 first done
987 second at babylon
988 second bank wood metal
989 second work blank
990 second at babylon
991 second bank ore metal
992 second work blank
993 second at babylon
994 second trade first
995 second ask 25 grain
996 second send
997 second withdraw
998 second trade fourth
999 second give wood
1000 second ask 5 metal
1001 second give ore
1002 second give metal
1003 second unask 5 metal
1004 second give metal
1005 second send
1006 second withdraw
1007 second done
1008 second trade first
1009 second drop
1010 second trade sixth
1011 second give wood
1012 second send
1013 second done
1014 sixth decline second
1015 second done
1016 third counterclockwise
1017 third done
1018 third trade sixth
1019 third ask 5 flour
1020 third give ore
1021 third drop
1022 third done
1023 third trade fifth
1024 third give ore
1025 third send
1026 third withdraw
1027 third trade fifth
1028 third drop
1029 third trade sixth
1030 third ask 25 grain
1031 third give metal
1032 third ask grain
1033 third give ore
1034 third send
1035 third done
1036 sixth counter third
1037 second trade first
1038 sixth drop
1039 second ask 25 flour
1040 second send
1041 second done
1042 second done
1043 first decline second
1044 second done
1045 first done
1046 first done
1047 first done
1048 sixth trade first
1049 sixth give wood
1050 sixth ask 25 wood
1051 sixth drop
1052 sixth trade fourth
1053 sixth give ore
1054 sixth drop
1055 sixth trade fourth
1056 sixth give ore
1057 sixth give wood
1058 sixth ask 25 wood
1059 sixth ungive wood
1060 sixth send
1061 sixth done
1062 sixth done
1063 fourth counter sixth
1064 fourth drop
1065 sixth trade second
1066 sixth ask 25 wood
1067 sixth give ore
1068 sixth ungive ore
1069 sixth drop
1070 sixth trade second
1071 sixth give ore
1072 sixth ungive ore
1073 sixth ask 5 ore
1074 sixth ask metal
1075 sixth ask flour
1076 sixth unask 5 ore
1077 sixth ask 5 wood
1078 sixth unask 5 wood
1079 sixth drop
1080 sixth done
1081 fifth bank grain flour
1082 fifth erect ishtar
1083 fifth bank grain flour
1084 fifth done
1085 fifth done
1086 fifth done
1087 fourth trade sixth
1088 fourth ask ore
1089 fourth drop
1090 fourth done
1091 fourth campaign war
1092 fourth against fifth
1093 fourth pay wood
1094 fourth done
1095 second done
1096 sixth mill 0
1097 sixth trade fourth
1098 third done
1099 second bank metal ore
1100 fourth trade second
1101 fifth bank metal grain
1102 third mill 0
1103 fourth drop
1104 third done
1105 second bank metal ore
1106 fourth trade second
1107 third work blank
1108 third at damascus
1109 second mill 0
1110 third trade fourth
1111 fifth mill 0
1112 first mill 0
1113 fifth done
1114 fifth done
1115 sixth drop
1116 first bank metal grain
1117 third drop
1118 fourth ask 25 flour
1119 first trade third
1120 fourth drop
1121 second bank ore metal
1122 third done
1123 second done
1124 first drop
1125 first bank metal flour
1126 fifth trade second
1127 third trade second
1128 fifth give wood
1129 second done
1130 fourth trade first
1131 fifth ungive wood
1132 sixth done
1133 second trade fifth
1134 fifth ask flour
1135 third drop
1136 fifth drop
1137 fifth done
1138 fourth drop
1139 sixth done
1140 sixth done
1141 fourth bank grain metal
1142 second ask 5 flour
1143 first bank metal wood
1144 second send
1145 fourth mill 0
1146 third bank metal ore
1147 third bank ore grain
1148 fourth trade sixth
1149 fourth drop
1150 fourth done
1151 fourth at eshnunna
1152 second done
1153 second done
1154 fourth at eshnunna
1155 fourth at der
1156 sixth trade second
1157 first done
1158 fourth work smelt
1159 sixth give metal
1160 first trade fourth
1161 fourth at eshnunna
1162 first give ore
1163 fifth counter second
1164 third done
1165 fifth drop
1166 first ungive ore
1167 fourth work blank
1168 third done
1169 sixth give ore
1170 first give wood
1171 first give wood
1172 fourth at der
1173 first drop
1174 sixth send
1175 fourth trade first
1176 fourth give metal
1177 first done
1178 sixth done
1179 fourth ask wood
1180 second decline sixth
1181 fourth send
1182 fourth withdraw
1183 fourth done
1184 fourth done
1185 fourth done
1186 first done
1187 first done
1188 second counterclockwise
1189 second done
1190 second campaign alliance
1191 second against sixth
1192 second pay wood
1193 sixth yes
1194 second done
1195 first done
1196 first campaign alliance
1197 first against fourth
1198 first pay wood
1199 first done
1200 sixth trade first
1201 sixth drop
1202 sixth done
1203 sixth done
1204 sixth done
1205 fifth trade fourth
1206 fifth give grain
1207 fifth give wood
1208 fifth send
1209 fifth withdraw
1210 fifth done
1211 fifth done
1212 fifth trade sixth
1213 fifth drop
1214 fifth done
1215 fourth trade second
1216 fourth ask 5 metal
1217 fourth give ore
1218 fourth send
1219 second counter fourth
1220 fourth trade first
1221 fourth give metal
1222 fourth ask grain
1223 fourth give metal
1224 second unask ore
1225 second ungive metal
1226 second give metal
1227 fourth give wood
1228 second drop
1229 fourth ask 5 flour
1230 fourth unask 5 flour
1231 fourth unask grain
1232 fourth ask 5 metal
1233 fourth ungive metal
1234 fourth ungive metal
1235 fourth send
1236 fourth bank ore wood
1237 first counter fourth
1238 first ask 25 grain
1239 first ask grain
1240 first drop
1241 fourth trade fifth
1242 fourth drop
1243 fourth done
1244 fourth campaign war
1245 fourth against sixth
1246 fourth pay metal
1247 fourth done
1248 third trade first
1249 third drop
1250 third trade fourth
1251 third ask 25 wood
1252 third drop
1253 third done
1254 third done
1255 third trade fourth
1256 third give grain
1257 third give metal
1258 third send
1259 third done
1260 sixth trade fourth
1261 third trade sixth
1262 second trade fourth
1263 sixth ask ore
1264 fifth trade second
1265 first trade second
1266 first ask wood
1267 second ask wood
1268 fourth trade third
1269 sixth ask 25 flour
1270 sixth send
1271 fourth decline sixth
1272 second give metal
1273 second ask wood
1274 sixth trade third
1275 fifth ask grain
1276 fifth send
1277 second give metal
1278 first ask metal
1279 third ask 25 wood
1280 third send
1281 sixth give ore
1282 second ask 5 metal
1283 fourth give wood
1284 fifth mill 0
1285 second ungive metal
1286 first ask wood
1287 sixth decline third
1288 fourth drop
1289 third trade fourth
1290 first send
1291 first mill 1
1292 fourth bank metal wood
1293 third drop
1294 sixth drop
1295 sixth trade fifth
1296 first withdraw
1297 second decline fifth
1298 second ask 5 grain
1299 fifth trade first
1300 first done
1301 first work blank
1302 sixth drop
1303 third done
1304 second ask 25 metal
1305 sixth mill 0
1306 sixth trade first
1307 sixth give wood
1308 fourth mill 1
1309 second send
1310 fifth give flour
1311 fourth decline second
1312 second at sippar
1313 fifth ask flour
1314 first at larsa
1315 fourth bank metal grain
1316 fifth drop
1317 third trade sixth
1318 sixth drop
1319 sixth done
1320 second done
1321 fifth trade third
1322 third ask 25 metal
1323 sixth work blank
1324 third drop
1325 fourth done
1326 third trade fourth
1327 second trade fifth
1328 fifth ask 5 flour
1329 second ask flour
1330 fifth unask 5 flour
1331 first done
1332 fifth give flour
1333 fifth ungive flour
1334 second give wood
1335 fifth drop
1336 sixth at assur
1337 sixth done
1338 sixth done
1339 third give metal
1340 second ask ore
1341 third ungive metal
1342 fifth trade third
1343 fourth trade second
1344 sixth done
1345 first done
1346 first trade sixth
1347 fourth ask 25 ore
1348 first give ore
1349 second unask ore
1350 first ungive ore
1351 fifth ask 5 flour
1352 third give metal
1353 first give ore
1354 first send
1355 fourth drop
1356 sixth counter first
1357 second send
1358 fourth done
1359 third give metal
1360 third ask grain
1361 fourth trade third
1362 fourth give ore
1363 fifth ask ore
1364 first trade third
1365 sixth ask wood
1366 sixth send
1367 first drop
1368 fourth drop
1369 third give grain
1370 third ungive grain
1371 third send
1372 third withdraw
1373 fourth bank ore wood
1374 fourth bank wood metal
1375 third trade second
1376 first done
1377 first accept sixth
1378 fourth trade fifth
1379 fourth drop
1380 third drop
1381 fifth drop
1382 second mill 0
1383 fifth trade second
1384 fourth trade first
1385 fifth give ore
1386 third mill 1
1387 fifth send
1388 third trade sixth
1389 fifth done
1390 fourth give metal
1391 fifth withdraw
1392 fourth give wood
1393 second done
1394 third ask 5 metal
1395 second withdraw
1396 fifth trade sixth
1397 fourth ask 5 grain
1398 fourth ungive metal
1399 second trade fifth
1400 second ask 25 ore
1401 fifth drop
1402 fifth trade fourth
1403 fourth send
1404 fourth done
1405 third unask 5 metal
1406 third ask 25 wood
1407 first decline fourth
1408 fifth drop
1409 third ask metal
1410 second give metal
1411 second unask 5 ore
1412 fourth trade second
1413 second unask 5 ore
1414 third ask 5 metal
1415 third ask 5 grain
1416 second send
1417 second done
1418 fifth done
1419 fourth ask grain
1420 second done
1421 third give metal
1422 third give metal
1423 second withdraw
1424 fourth give metal
1425 fourth unask grain
1426 fourth ask 5 flour
1427 fourth give grain
1428 third ungive metal
1429 second trade sixth
1430 fourth drop
1431 second drop
1432 fourth done
1433 third give metal
1434 third drop
1435 fifth trade sixth
1436 second done
1437 fifth ask 25 ore
1438 fifth send
1439 third done
1440 third work blank
1441 sixth bank ore flour
1442 fifth done
1443 sixth trade first
1444 sixth ask 25 grain
1445 third at tunip
1446 third work blank
1447 sixth unask grain
1448 third at qatna
1449 third work blank
1450 sixth ask 25 metal
1451 sixth send
1452 third at qatna
1453 sixth withdraw
1454 third trade first
1455 third give metal
1456 third ungive metal
1457 sixth trade third
1458 third ask 5 flour
1459 third ask 25 flour
1460 sixth decline fifth
1461 sixth give metal
1462 sixth send
1463 third ask 25 metal
1464 third ask 5 flour
1465 third ask metal
1466 third send
1467 third withdraw
1468 third counter sixth
1469 third give metal
1470 third drop
1471 third done
1472 third done
1473 third trade first
1474 third drop
1475 third done
1476 fifth clockwise
1477 fifth done
1478 fifth done
1479 fifth done
1480 sixth done
1481 sixth trade fourth
1482 sixth give metal
1483 sixth give flour
1484 sixth ask 25 grain
1485 sixth send
1486 fourth counter sixth
1487 fourth unask flour
1488 sixth done
1489 fourth ask 5 wood
1490 fourth give metal
1491 fourth send
1492 sixth decline fourth
1493 sixth unit foot
1494 sixth at assur
1495 sixth at karana
1496 sixth done
1497 first trade second
1498 first drop
1499 first trade second
1500 first drop
1501 first done
1502 first done
1503 first trade sixth
1504 first drop
1505 first trade second
1506 first ask 25 grain
1507 first ask 5 metal
1508 first drop
1509 first trade fourth
1510 first drop
1511 first done
1512 second done
1513 second campaign break
1514 second pay wood
1515 second trade third
1516 second ask 5 metal
1517 second give metal
1518 second send
1519 third counter second
1520 second trade first
1521 third ask wood
1522 third send
1523 second decline third
1524 second give metal
1525 second drop
1526 second trade third
1527 second drop
1528 second done
1529 third trade fourth
1530 third ask grain
1531 third drop
1532 third done
1533 third campaign alliance
1534 third against first
1535 third pay metal
1536 third done
1537 fourth trade third
1538 fourth drop
1539 fourth done
1540 fourth trade fifth
1541 fourth ask 5 grain
1542 fourth give wood
1543 fourth give metal
1544 fourth unask 5 grain
1545 fourth ungive metal
1546 fourth drop
1547 fourth campaign alliance
1548 fourth against third
1549 fourth pay metal
1550 fourth done
1551 first trade sixth
1552 third done
1553 fifth bank grain metal
1554 first drop
1555 sixth trade second
1556 fifth bank grain ore
1557 second at sippar
1558 fifth bank grain wood
1559 fourth mill 4
1560 first trade sixth
1561 third mill 2
1562 fourth bank grain metal
1563 third trade fifth
1564 first ask 5 wood
1565 second done
1566 third give 5 grain
1567 third ask 25 ore
1568 first send
1569 sixth decline first
1570 third ungive 5 grain
1571 fourth bank grain flour
1572 fourth done
1573 fifth bank grain metal
1574 third give metal
1575 fourth trade sixth
1576 third give 5 grain
1577 first trade third
1578 sixth drop
1579 sixth mill 1
1580 fifth bank grain ore
1581 fifth mill 2
1582 third unask 25 ore
1583 fifth done
1584 sixth done
1585 second bank grain flour
1586 fifth bank ore grain
1587 sixth bank grain ore
1588 first ask metal
1589 second trade third
1590 first unask metal
1591 fifth trade sixth
1592 fourth drop
1593 first give 5 grain
1594 fourth trade second
1595 sixth trade fifth
1596 fourth drop
1597 second drop
1598 fourth work blank
1599 fifth give wood
1600 fifth drop
1601 fifth trade first
1602 first give grain
1603 second mill 3
1604 third send
1605 third done
1606 sixth give metal
1607 fifth decline third
1608 third done
1609 first ungive grain
1610 second bank grain flour
1611 first ungive 5 grain
1612 third done
1613 fifth drop
1614 fourth at der
1615 third done
1616 fifth trade second
1617 fifth give wood
1618 sixth ungive metal
1619 second done
1620 fifth ask 25 ore
1621 fifth send
1622 first give 5 grain
1623 second decline fifth
1624 second bank grain flour
1625 sixth drop
1626 fifth trade first
1627 second trade third
1628 fourth work blank
1629 second ask 25 grain
1630 second give grain
1631 sixth trade third
1632 first drop
1633 sixth give ore
1634 sixth give wood
1635 sixth ask 25 wood
1636 second ask grain
1637 fifth ask ore
1638 fourth at eshnunna
1639 fifth give metal
1640 fifth drop
1641 fifth trade sixth
1642 fifth ask 5 ore
1643 sixth drop
1644 sixth bank grain flour
1645 fourth work blank
1646 second send
1647 first trade fourth
1648 sixth done
1649 fifth give metal
1650 first give grain
1651 fifth drop
1652 second done
1653 fifth bank grain flour
1654 third trade fourth
1655 sixth at assur
1656 second at kish
1657 second done
1658 first ungive grain
1659 fifth trade fourth
1660 fifth drop
1661 third ask 25 ore
1662 first drop
1663 sixth bank grain flour
1664 fifth done
1665 first mill 5
1666 second bank grain ore
1667 first trade fifth
1668 first give flour
1669 fourth at eshnunna
1670 sixth bank grain ore
1671 sixth trade fourth
1672 first ask 25 grain
1673 third give grain
1674 fifth done
1675 sixth give wood
1676 fourth done
1677 first ask flour
1678 fifth trade sixth
1679 third send
1680 sixth ungive wood
1681 fifth give flour
1682 second withdraw
1683 first drop
1684 fourth counter third
1685 fifth send
1686 first bank grain metal
1687 fourth unask grain
1688 second bank grain metal
1689 first done
1690 sixth ask 5 wood
1691 sixth unask wood
1692 second done
1693 first bank grain ore
1694 fourth drop
1695 sixth send
1696 first bank grain flour
1697 fourth bank grain ore
1698 first work blank
1699 fifth withdraw
1700 fifth done
1701 fourth decline sixth
1702 first at larsa
1703 fourth bank grain wood
1704 fourth done
1705 first bank grain metal
1706 sixth trade fifth
1707 fourth trade sixth
1708 first trade sixth
1709 sixth drop
1710 sixth trade third
1711 fourth drop
1712 first ask grain
1713 sixth give ore
1714 fourth done
1715 first send
1716 first withdraw
1717 first trade sixth
1718 sixth ungive ore
1719 sixth drop
1720 sixth bank grain ore
1721 sixth bank ore flour
1722 first drop
1723 first work blank
1724 sixth done
1725 first at larsa
1726 first done
1727 sixth trade fifth
1728 sixth ask flour
1729 sixth unask flour
1730 sixth drop
1731 sixth trade first
1732 first done
1733 sixth give wood
1734 sixth give grain
1735 first bank grain wood
1736 sixth drop
1737 first bank grain wood
1738 first done
1739 sixth done
1740 third counterclockwise
1741 third trade fourth
1742 third drop
1743 third trade fourth
1744 third drop
1745 third done
1746 third trade first
1747 third give 5 grain
1748 third ask 25 flour
1749 third ungive 5 grain
1750 third drop
1751 third trade sixth
1752 third give 5 grain
1753 third send
1754 sixth trade first
1755 sixth ask 5 ore
1756 third campaign war
1757 third against sixth
1758 sixth accept third
1759 third pay metal
1760 sixth drop
1761 third bank grain ore
1762 third trade first
1763 third give grain
1764 third send
1765 first counter third
1766 first drop
1767 third trade fourth
1768 third drop
1769 third trade fourth
1770 third ask 25 ore
1771 third send
1772 fourth decline third
1773 third done
1774 second trade third
1775 second ask 25 wood
1776 second send
1777 third trade second
1778 second done
1779 third decline second
1780 second done
1781 second done
1782 first done
1783 first campaign alliance
1784 third give grain
1785 third send
1786 second decline third
1787 first against second
1788 first pay flour
1789 second no
1790 first trade sixth
1791 first ask wood
1792 first drop
1793 first done
1794 sixth trade third
1795 sixth drop
1796 sixth trade first
1797 sixth ask ore
1798 sixth send
1799 first accept sixth
1800 sixth bank grain ore
1801 sixth bank grain metal
1802 sixth done
1803 sixth done
1804 sixth done
1805 fifth done
1806 fifth campaign war
1807 fifth against first
1808 fifth pay wood
1809 fifth done
1810 fourth bank grain metal
1811 fourth trade third
1812 fourth drop
1813 fourth done
1814 fourth trade second
1815 fourth give flour
1816 fourth ask 25 wood
1817 fourth ask flour
1818 fourth ask wood
1819 fourth unask 5 wood
1820 fourth ungive flour
1821 fourth drop
1822 fourth bank metal grain
1823 fourth trade sixth
1824 fourth give flour
1825 fourth ungive flour
1826 fourth ask 5 ore
1827 fourth drop
1828 fourth campaign war
1829 fourth against fifth
1830 fourth pay wood
1831 fourth done
1832 fifth mill 0
1833 third bank grain flour
1834 fourth mill 1
1835 fourth done
1836 fifth trade third
1837 second bank grain flour
1838 third bank grain metal
1839 first trade fourth
1840 fourth work blank
1841 sixth mill 1
1842 fourth at der
1843 fourth done
1844 third at damascus
1845 sixth done
1846 sixth done
1847 second bank grain metal
1848 second bank grain ore
1849 second at sippar
1850 third done
1851 first give metal
1852 fourth done
1853 first send
1854 fifth drop
1855 first withdraw
1856 fourth trade fifth
1857 third trade sixth
1858 second done
1859 third drop
1860 sixth done
1861 third trade first
1862 first trade sixth
1863 fourth drop
1864 fifth trade sixth
1865 sixth trade first
1866 fourth done
1867 fifth drop
1868 second bank grain wood
1869 sixth drop
1870 second trade fifth
1871 second give metal
1872 sixth done
1873 second send
1874 third drop
1875 third mill 1
1876 second withdraw
1877 first ask 25 flour
1878 third trade fifth
1879 first drop
1880 second bank metal flour
1881 third ask grain
1882 first trade second
1883 first give wood
1884 second mill 0
1885 second trade first
1886 fifth trade sixth
1887 third send
1888 third withdraw
1889 second drop
1890 third done
1891 fifth ask 25 flour
1892 first ungive wood
1893 fifth send
1894 sixth trade fourth
1895 first ask metal
1896 third work blank
1897 third at tunip
1898 first give wood
1899 first ungive wood
1900 fifth withdraw
1901 sixth give ore
1902 sixth ungive ore
1903 fifth done
1904 first send
1905 third done
1906 fifth work blank
1907 first withdraw
1908 first mill 1
1909 first trade second
1910 second trade third
1911 sixth drop
1912 second ask 25 ore
1913 fifth at halab
1914 first give flour
1915 fifth work blank
1916 fifth at halab
1917 first ask 25 ore
1918 second send
1919 fifth work blank
1920 first drop
1921 first trade third
1922 first drop
1923 second withdraw
1924 first trade fifth
1925 fifth at halab
1926 first drop
1927 first trade fifth
1928 fifth done
1929 fifth done
1930 fifth done
1931 first give flour
1932 first ask 25 metal
1933 second trade fifth
1934 second drop
1935 first unask 25 metal
1936 second done
1937 first ask 25 grain
1938 third done
1939 first ungive flour
1940 second trade sixth
1941 third trade sixth
1942 first drop
1943 third ask 25 flour
1944 first trade third
1945 second give ore
1946 first ask metal
1947 first ask metal
1948 first send
1949 second send
1950 second done
1951 third drop
1952 second done
1953 third done
1954 first withdraw
1955 second done
1956 sixth trade fourth
1957 sixth accept second
1958 sixth drop
1959 first trade fifth
1960 first ask 5 wood
1961 first send
1962 first done
1963 first done
1964 fifth counter first
1965 first done
1966 first done
1967 fifth send
1968 third clockwise
1969 third trade second
1970 first counter fifth
1971 first drop
1972 third ask 25 wood
1973 third give ore
1974 third give wood
1975 third send
1976 second trade sixth
1977 third done
1978 second decline third
1979 third done
1980 third done
1981 fourth trade fifth
1982 second give wood
1983 fourth ask 5 wood
1984 fourth send
1985 fourth done
1986 fifth trade third
1987 second ungive wood
1988 second ask metal
1989 second give wood
1990 fifth give metal
1991 second send
1992 fifth send
1993 sixth decline second
1994 third counter fifth
1995 fourth withdraw
1996 third ask 5 metal
1997 third give metal
1998 third unask metal
1999 third ask metal
2000 fourth done
2001 third drop
2002 fourth trade second
2003 fourth give wood
2004 fourth ask 5 ore
2005 fourth give ore
2006 fourth send
2007 fourth withdraw
2008 fourth done
2009 fifth trade third
2010 fifth drop
2011 fifth done
2012 fifth trade sixth
2013 fifth drop
2014 fifth campaign war
2015 fifth against third
2016 fifth pay metal
2017 fifth trade second
2018 fifth give wood
2019 fifth give metal
2020 fifth drop
2021 fifth trade fourth
2022 fifth ask grain
2023 fifth give metal
2024 fifth drop
2025 fifth trade fourth
2026 fifth drop
2027 fifth trade sixth
2028 fifth drop
2029 fifth trade third
2030 fifth drop
2031 fifth done
2032 sixth trade second
2033 sixth ask grain
2034 sixth send
2035 second decline sixth
2036 sixth done
2037 sixth trade fourth
2038 sixth give wood
2039 sixth drop
2040 sixth trade third
2041 sixth drop
2042 sixth trade first
2043 sixth give wood
2044 sixth ask grain
2045 sixth give ore
2046 sixth drop
2047 sixth done
2048 sixth done
2049 first done
2050 first done
2051 first trade fourth
2052 first ask 25 wood
2053 first give metal
2054 first ungive metal
2055 first send
2056 fourth trade third
2057 fourth ask ore
2058 first withdraw
2059 fourth ask grain
2060 fourth ask 5 ore
2061 fourth send
2062 third trade fourth
2063 first done
2064 third ask 25 flour
2065 third ask 25 grain
2066 third decline fourth
2067 third ask 25 grain
2068 third give grain
2069 second trade third
2070 third send
2071 second drop
2072 second trade fourth
2073 second give ore
2074 fourth counter third
2075 second ungive ore
2076 fourth ask flour
2077 fourth ask 25 metal
2078 second ask 5 grain
2079 fourth send
2080 second ask 25 metal
2081 second drop
2082 second done
2083 third counter fourth
2084 third ungive metal
2085 third ungive grain
2086 second trade fourth
2087 second drop
2088 third drop
2089 second trade sixth
2090 second give wood
2091 second ungive wood
2092 second drop
2093 second campaign war
2094 second against fifth
2095 second pay wood
2096 second trade fifth
2097 second give wood
2098 second send
2099 second done
end 2099 4188449ea49da38b
