[Game "mesopotamia"]
[Rules "3"]
[Seats "6"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=table, walls-stop-nomads=off, harvests=one, attack=book, offers=free, bank-flour=take, second-wind=attacker, smelting=all, may=must, absent-cores=empty, board=whole, interrupts=on"]
[Names "first, second, third, fourth, fifth, sixth"]
[SeedHash "0055117f0d8e79598af77e2c348df5863d0554618664d8a75061a015bb2cb31e"]
[Seed "golden mesopotamia 6"]
[Box "standard 58dce2de"]
[Result "0 1 0 1 1 0"]

1 fourth card gutians
2 first mill 1
3 sixth trade third
4 third mill 2
5 fourth card cedar-rafts
6 fifth mill 1
7 fifth bank grain metal
8 fourth bank grain metal
9 third trade fourth
10 fourth trade first
11 second bank grain wood
12 first card rich-harvest
13 fourth give card envoys
14 fifth done
15 second trade fourth
16 third drop
17 first trade sixth
18 second give card rich-vein
19 sixth ask card locusts
20 sixth ask 5 grain
21 fourth ask card gutians
22 fifth work smelt
23 second ask flour
24 sixth unask 5 grain
25 sixth drop
26 third trade sixth
27 fourth ungive card envoys
28 sixth trade first
29 second ungive card rich-vein
30 first ask card rich-harvest
31 first drop
32 fourth send
33 fifth at eshnunna
34 third drop
35 first bank metal grain
36 fourth bank ore flour
37 first done
38 third bank ore metal
39 third trade fourth
40 fifth card spies
41 fourth withdraw
42 third drop
43 sixth ask 25 ore
44 second send
45 third trade fourth
46 third drop
47 fifth against sixth
48 third bank wood ore
49 fourth accept second
50 third done
51 first work smelt
52 fifth card caravan
53 third bank metal flour
54 first at larsa
55 third trade first
56 fourth trade fifth
57 first trade third
58 first ask card blessing
59 second card rich-vein
60 second mill 5
61 sixth give 5 ore
62 first give 5 wood
63 fourth ask wood
64 sixth give 5 wood
65 fifth work blank
66 second trade fourth
67 sixth unask 5 ore
68 sixth give metal
69 second ask 25 flour
70 fourth send
71 fourth withdraw
72 third ask card caravan
73 third give flour
74 fifth at eshnunna
75 third unask card caravan
76 fourth bank grain flour
77 sixth give card gutians
78 fifth work blank
79 sixth ungive wood
80 third give grain
81 sixth ungive card gutians
82 third give ore
83 sixth drop
84 fourth trade second
85 fourth drop
86 sixth mill 1
87 first ask 25 wood
88 first ungive wood
89 second unask 25 flour
90 second drop
91 second done
92 fourth trade second
93 third ungive ore
94 fifth at eshnunna
95 second bank metal ore
96 fifth trade first
97 fourth drop
98 sixth card locusts
99 third ungive grain
100 second work blank
101 first give grain
102 first unask wood
103 first drop
104 sixth against fifth
105 first done
106 fourth mill 4
107 sixth bank grain metal
108 fourth done
109 second at babylon
110 first erect forge
111 sixth done
112 sixth bank metal grain
113 fourth work foot
114 sixth work chariot
115 fifth give card hanaeans
116 fifth ungive card hanaeans
117 fifth drop
118 third ask card yaminites
119 second done
120 sixth at assur
121 sixth done
122 second done
123 fourth at qatna
124 first bank metal grain
125 first trade sixth
126 sixth bank grain wood
127 third ungive flour
128 sixth done
129 fifth trade sixth
130 fifth ask card rich-vein
131 third unask card yaminites
132 third ask card hanaeans
133 third drop
134 first drop
135 first done
136 fourth trade sixth
137 fifth drop
138 third bank grain metal
139 fourth give card gutians
140 fourth ungive card gutians
141 third card cedar-rafts
142 fifth bank grain wood
143 third bank ore flour
144 third trade sixth
145 fifth work blank
146 third ask 5 ore
147 third ask 25 wood
148 third drop
149 fourth ask 5 grain
150 fourth give card sutaeans
151 third done
152 fifth at eshnunna
153 fifth done
154 fifth done
155 fourth unask grain
156 third erect forge
157 third erect millstone
158 fourth send
159 sixth counter fourth
160 fourth work blank
161 sixth ungive grain
162 sixth ask wood
163 fourth at qatna
164 sixth give card blessing
165 sixth unask card sutaeans
166 third done
167 fourth trade sixth
168 sixth give card gutians
169 fourth give card gutians
170 sixth drop
171 fourth drop
172 fourth trade third
173 fourth give 5 metal
174 fourth ask wood
175 fourth give card envoys
176 fourth send
177 fourth bank wood grain
178 fourth bank wood grain
179 fourth done
180 third counter fourth
181 fourth erect forge
182 fourth done
183 sixth clockwise
184 sixth done
185 sixth bank grain wood
186 third send
187 fourth decline third
188 sixth campaign war
189 sixth against fourth
190 sixth pay wood
191 sixth trade first
192 sixth drop
193 sixth unit foot
194 sixth at assur
195 sixth at arbela
196 sixth done
197 first bank grain flour
198 first done
199 first done
200 first done
201 second bank ore grain
202 second bank wood metal
203 second bank wood grain
204 second trade first
205 second ask 25 ore
206 second unask 5 ore
207 second give grain
208 second ungive grain
209 second give flour
210 second ungive flour
211 second send
212 second done
213 second campaign alliance
214 first bank grain flour
215 first decline second
216 second against fifth
217 second pay flour
218 fifth yes
219 second trade third
220 second ask card cedar-rafts
221 second drop
222 second trade third
223 second drop
224 second bank ore flour
225 second bank ore metal
226 second bank ore flour
227 second done
228 third bank grain metal
229 third done
230 third trade second
231 third drop
232 third campaign alliance
233 third against fifth
234 third pay wood
235 third unit chariot
236 third at mari
237 third at hanaeans
238 third trade first
239 third drop
240 third unit foot
241 third at mari
242 third at yaminites
243 third unit chariot
244 third at hanaeans
245 third at mari
246 third done
247 fourth bank metal grain
248 fourth bank grain metal
249 fourth done
250 fourth done
251 fourth done
252 fifth trade second
253 fifth ask card blessing
254 fifth unask card blessing
255 fifth drop
256 fifth erect ishtar
257 fifth trade fourth
258 fifth drop
259 fifth done
260 fifth trade third
261 fifth ask card deserters
262 fifth ask card envoys
263 fifth drop
264 fifth done
265 fifth done
266 fifth card caravan
267 sixth bank wood metal
268 first trade sixth
269 fifth mill 0
270 sixth trade second
271 sixth drop
272 fourth card intrigue
273 sixth done
274 second mill 2
275 second trade fifth
276 third mill 2
277 third card intrigue
278 fourth against fifth
279 fifth bank wood grain
280 second drop
281 sixth card rich-harvest
282 fifth done
283 second done
284 fifth bank metal wood
285 fifth done
286 fifth bank metal grain
287 fifth done
288 fourth mill 0
289 third done
290 fifth done
291 second bank metal ore
292 first drop
293 first mill 1
294 third trade second
295 second done
296 first bank wood flour
297 second trade fifth
298 sixth trade first
299 first card rich-harvest
300 sixth give card gutians
301 second ask card siege-ladders
302 sixth ungive card gutians
303 third drop
304 second give ore
305 sixth drop
306 first done
307 sixth mill 2
308 third work blank
309 third at yaminites
310 sixth trade fourth
311 third trade fifth
312 fourth done
313 first trade sixth
314 fourth done
315 third drop
316 first drop
317 first work blank
318 fourth done
319 third trade second
320 first at larsa
321 first bank grain wood
322 first work blank
323 second give grain
324 sixth drop
325 second ungive ore
326 sixth bank grain wood
327 third drop
328 first at larsa
329 first work blank
330 third trade first
331 third give card forced-march
332 third ungive card forced-march
333 sixth bank ore metal
334 sixth bank metal flour
335 first at larsa
336 first work blank
337 first at larsa
338 second give 5 flour
339 third give card siege-ladders
340 first work foot
341 first at larsa
342 second ungive grain
343 first work blank
344 third send
345 first decline third
346 sixth done
347 third done
348 third trade sixth
349 first at larsa
350 second give metal
351 third give wood
352 first bank grain metal
353 first work blank
354 sixth work smelt
355 second ask card yaminites
356 sixth at assur
357 third ask card rich-harvest
358 first at larsa
359 first done
360 first trade second
361 first ask wood
362 sixth done
363 third ask card locusts
364 second ungive flour
365 third send
366 second give card mercenaries
367 first ask 25 grain
368 first drop
369 sixth counter third
370 second send
371 second withdraw
372 first done
373 second trade fourth
374 sixth unask wood
375 third done
376 third done
377 second give flour
378 second send
379 fourth trade fifth
380 fourth decline second
381 sixth give wood
382 second trade sixth
383 sixth send
384 third trade fifth
385 sixth done
386 third give card siege-ladders
387 second give flour
388 second give ore
389 third ask 25 wood
390 third decline sixth
391 second give card forced-march
392 second give card turukkaeans
393 sixth done
394 fourth drop
395 second give card mercenaries
396 third unask 25 wood
397 second drop
398 second done
399 first counterclockwise
400 first done
401 first done
402 first trade sixth
403 first ask 5 wood
404 first give flour
405 first ungive flour
406 first unask 5 wood
407 third give card forced-march
408 first ask card rich-harvest
409 third send
410 first drop
411 fifth accept third
412 first bank grain ore
413 first trade second
414 first ask 5 ore
415 first give card blessing
416 first drop
417 first unit foot
418 first at larsa
419 first at umma
420 first bank grain metal
421 first bank grain wood
422 first trade second
423 first give card yaminites
424 first ask card gutians
425 first drop
426 first done
427 sixth done
428 sixth done
429 sixth trade second
430 sixth drop
431 sixth trade third
432 sixth ask card second-wind
433 sixth drop
434 sixth done
435 fifth bank wood grain
436 fifth trade sixth
437 fifth give card siege-ladders
438 fifth send
439 sixth counter fifth
440 sixth unask card siege-ladders
441 sixth give card gutians
442 fifth bank metal grain
443 sixth drop
444 fifth trade sixth
445 fifth ask ore
446 fifth send
447 sixth trade second
448 sixth decline fifth
449 fifth done
450 sixth ask 25 flour
451 fifth campaign war
452 fifth against first
453 sixth give card blessing
454 fifth pay metal
455 sixth give wood
456 sixth give metal
457 fifth bank grain flour
458 fifth trade second
459 fifth ask card gutians
460 sixth ungive card blessing
461 fifth send
462 second card sutaeans
463 second counter fifth
464 sixth ungive metal
465 second drop
466 sixth ungive wood
467 sixth give card blessing
468 second at sippar
469 second at bagdad
470 sixth ask card blessing
471 fifth attack
472 fifth at bagdad
473 sixth unask flour
474 sixth ungive card blessing
475 sixth send
476 fifth at eshnunna
477 second decline sixth
478 fifth unit foot
479 fifth go
480 fifth bank metal flour
481 fifth done
482 fourth trade third
483 fourth ask 25 metal
484 fourth drop
485 fourth trade second
486 fourth drop
487 fourth done
488 fourth done
489 fourth done
490 third trade fourth
491 third give card envoys
492 third drop
493 third trade fourth
494 third drop
495 third trade first
496 third drop
497 third done
498 third trade first
499 third ask card mercenaries
500 third send
501 first decline third
502 third done
503 third done
504 second trade first
505 second give metal
506 second drop
507 second done
508 second campaign war
509 second against third
510 second pay flour
511 second done
512 first done
513 second bank grain flour
514 fourth bank grain ore
515 third trade fourth
516 second bank grain ore
517 third give wood
518 sixth at arbela
519 sixth bank wood grain
520 fifth bank grain flour
521 fourth bank ore wood
522 fifth mill 3
523 second mill 1
524 fifth trade fourth
525 second done
526 sixth trade fifth
527 second done
528 first trade second
529 first drop
530 sixth ask wood
531 sixth give metal
532 first trade sixth
533 sixth give card gutians
534 sixth give grain
535 sixth send
536 third ungive wood
537 first drop
538 fourth bank grain flour
539 third give metal
540 sixth done
541 fourth bank grain ore
542 first bank grain flour
543 sixth withdraw
544 third send
545 third withdraw
546 fourth trade third
547 third trade first
548 fifth give card forced-march
549 third drop
550 fifth give 5 flour
551 fourth ask 25 metal
552 second bank grain flour
553 first bank metal grain
554 sixth mill 3
555 third bank grain ore
556 first trade sixth
557 second trade first
558 sixth bank grain ore
559 fifth drop
560 sixth bank grain ore
561 second ask 25 grain
562 second drop
563 fourth drop
564 sixth done
565 fourth trade third
566 fifth bank grain flour
567 fifth trade second
568 fourth ask wood
569 third bank grain metal
570 sixth work blank
571 third trade first
572 first drop
573 first bank grain wood
574 sixth at arbela
575 first trade sixth
576 fourth ask card cedar-rafts
577 first give card blessing
578 second bank grain ore
579 second bank grain flour
580 second done
581 fifth drop
582 first ask 5 ore
583 first ask card yaminites
584 sixth done
585 fifth bank grain flour
586 fifth done
587 fifth done
588 third ask metal
589 fourth drop
590 fifth done
591 fifth bank grain ore
592 fifth bank grain flour
593 fourth bank grain ore
594 sixth done
595 sixth bank grain metal
596 fifth done
597 sixth bank metal wood
598 third send
599 first decline third
600 fourth bank grain wood
601 first unask ore
602 fourth trade third
603 first unask ore
604 first give card yaminites
605 third bank grain wood
606 sixth trade first
607 fourth ask card second-wind
608 fourth ask card intrigue
609 first ungive card blessing
610 fourth unask card intrigue
611 sixth ask card gutians
612 first unask ore
613 third trade first
614 third drop
615 third bank grain metal
616 third bank metal wood
617 first drop
618 third trade sixth
619 third ask wood
620 first mill 1
621 sixth ask card sutaeans
622 fourth drop
623 third send
624 fourth mill 5
625 fourth done
626 sixth decline third
627 first trade third
628 third mill 0
629 fourth bank grain flour
630 first ask card spies
631 fourth trade sixth
632 fourth drop
633 first ask card forced-march
634 third trade fourth
635 third give ore
636 fourth bank grain wood
637 fourth work blank
638 first give wood
639 sixth give 5 grain
640 sixth give ore
641 first ungive wood
642 third ungive ore
643 fourth at qatna
644 first send
645 third decline first
646 third ask 25 wood
647 fourth work foot
648 third send
649 fourth at qatna
650 first trade third
651 fourth trade second
652 fourth give ore
653 fourth decline third
654 fourth ungive ore
655 sixth unask card sutaeans
656 fourth give card envoys
657 first give 5 grain
658 first ask card rich-harvest
659 first send
660 third trade fourth
661 third give card envoys
662 third ungive card envoys
663 fourth drop
664 third decline first
665 first done
666 third give wood
667 sixth give card blessing
668 fourth done
669 first bank grain flour
670 fourth done
671 sixth send
672 first trade sixth
673 third give grain
674 third drop
675 third trade fifth
676 third drop
677 third trade sixth
678 sixth bank grain flour
679 sixth bank grain flour
680 first ask card second-wind
681 first give wood
682 third drop
683 first drop
684 first done
685 sixth done
686 third bank grain wood
687 first done
688 first bank grain flour
689 first done
690 third done
691 third work blank
692 first bank grain flour
693 third at yaminites
694 third done
695 third done
696 first decline sixth
697 third bank grain metal
698 third done
699 second clockwise
700 second bank ore wood
701 second trade fourth
702 second ask card sutaeans
703 second ask card yaminites
704 second give card turukkaeans
705 second ungive card turukkaeans
706 second drop
707 second erect marduk
708 second no
709 second bank grain flour
710 second done
711 second bank grain wood
712 second done
713 second done
714 third done
715 third trade fourth
716 third drop
717 third campaign war
718 third against fifth
719 third pay metal
720 third yes
721 third trade second
722 third ask card turukkaeans
723 third drop
724 third trade sixth
725 third drop
726 third bank wood grain
727 third done
728 fourth trade fifth
729 fourth ask 25 grain
730 fourth give card envoys
731 fourth unask grain
732 fourth ask flour
733 fourth send
734 fourth bank grain ore
735 fourth bank ore metal
736 fourth withdraw
737 fourth done
738 fourth campaign war
739 fourth against fifth
740 fourth pay wood
741 fourth yes
742 fourth trade third
743 fourth ask card cedar-rafts
744 fourth unask card cedar-rafts
745 fourth ask card hanaeans
746 fourth give card sutaeans
747 fourth send
748 third trade sixth
749 third decline fourth
750 third drop
751 fourth done
752 fifth trade sixth
753 fifth ask 5 flour
754 fifth send
755 fifth bank grain metal
756 sixth decline fifth
757 fifth done
758 fifth trade second
759 fifth ask card deserters
760 fifth give card hanaeans
761 fifth ungive card hanaeans
762 fifth drop
763 fifth campaign alliance
764 fifth against second
765 fifth pay metal
766 fifth done
767 sixth trade fourth
768 sixth ask wood
769 sixth give flour
770 sixth ask card caravan
771 sixth ask 25 ore
772 sixth ungive flour
773 sixth ask grain
774 sixth drop
775 sixth bank grain ore
776 sixth trade fifth
777 sixth drop
778 sixth trade second
779 sixth ask card hanaeans
780 sixth drop
781 sixth done
782 sixth campaign alliance
783 sixth against first
784 sixth pay wood
785 sixth bank ore wood
786 sixth card gutians
787 sixth at lullubum
788 sixth at shusharra
789 sixth done
790 first done
791 first bank grain flour
792 first trade fifth
793 first ask ore
794 first drop
795 first trade third
796 first give flour
797 first give 5 grain
798 first send
799 third trade fourth
800 first card yaminites
801 third drop
802 first at mari
803 third unit foot
804 first trade sixth
805 first give card deserters
806 first drop
807 first done
808 first bank grain flour
809 first trade second
810 first drop
811 first unit chariot
812 first at larsa
813 first at ur
814 first unit foot
815 first at umma
816 first at uruk
817 first trade fifth
818 first drop
819 first trade fifth
820 first ask card siege-ladders
821 first unask card siege-ladders
822 first drop
823 first bank grain ore
824 first trade sixth
825 first ask card rich-vein
826 first unask card rich-vein
827 first drop
828 first unit blank
829 first at larsa
830 first at umma
831 first done
832 fifth mill 5
833 first at umma
834 second trade fifth
835 first trade fourth
836 fifth done
837 fourth trade first
838 first ask card yaminites
839 second ask card locusts
840 sixth at arbela
841 fifth done
842 fifth trade sixth
843 fifth give 5 flour
844 first send
845 fourth ask ore
846 sixth done
847 fourth decline first
848 fourth give flour
849 fourth drop
850 fifth drop
851 sixth trade fourth
852 sixth drop
853 sixth trade first
854 fifth trade first
855 fifth ask card yaminites
856 sixth drop
857 second unask card locusts
858 sixth mill 0
859 sixth trade fourth
860 second drop
861 fifth give card mercenaries
862 second mill 0
863 fourth mill 0
864 fifth drop
865 fourth trade second
866 first bank wood flour
867 fifth bank grain flour
868 fifth trade fourth
869 fifth drop
870 second done
871 fifth trade second
872 second bank grain flour
873 fifth drop
874 sixth ask 25 flour
875 fifth trade sixth
876 sixth unask 5 flour
877 second trade sixth
878 fifth give ore
879 first bank grain metal
880 first bank grain flour
881 first trade second
882 sixth send
883 second drop
884 first drop
885 first trade second
886 fifth ungive ore
887 first ask card siege-ladders
888 first drop
889 first done
890 fifth give card mercenaries
891 sixth withdraw
892 second work blank
893 fifth send
894 second at babylon
895 sixth done
896 fourth give wood
897 sixth trade fifth
898 sixth give wood
899 fourth send
900 first mill 0
901 sixth give wood
902 fourth done
903 second counter fourth
904 fourth trade second
905 fifth done
906 first trade sixth
907 sixth give card blessing
908 first give card blessing
909 first give card deserters
910 second send
911 fifth withdraw
912 fifth done
913 fourth give flour
914 fourth decline second
915 fourth give card siege-ladders
916 second bank grain flour
917 fourth give wood
918 fourth give card sutaeans
919 first send
920 second done
921 fourth ask 5 ore
922 second done
923 sixth decline first
924 first trade second
925 sixth drop
926 fourth unask ore
927 first drop
928 first trade fifth
929 sixth trade second
930 first give metal
931 first ungive metal
932 fourth ask card hanaeans
933 first ask 25 ore
934 fourth unask ore
935 fourth ungive flour
936 sixth give card blessing
937 sixth drop
938 sixth trade first
939 sixth give wood
940 first give metal
941 fourth unask ore
942 fourth drop
943 fourth done
944 sixth ungive wood
945 first give flour
946 fourth done
947 sixth ask card sutaeans
948 first give ore
949 sixth drop
950 first unask ore
951 first drop
952 first trade fifth
953 first give metal
954 first send
955 sixth work blank
956 first done
957 fifth decline first
958 first trade fifth
959 first drop
960 sixth at arbela
961 first trade second
962 first give metal
963 first ungive metal
964 sixth work blank
965 sixth at arbela
966 sixth trade fifth
967 sixth ask card envoys
968 sixth give card blessing
969 first give card blessing
970 first ask flour
971 first send
972 first withdraw
973 sixth unask card envoys
974 sixth drop
975 sixth done
976 sixth trade first
977 sixth give card blessing
978 sixth ask card rich-harvest
979 sixth drop
980 first trade second
981 sixth trade fourth
982 sixth ask 25 ore
983 sixth unask ore
984 first drop
985 sixth drop
986 first done
987 first done
988 sixth trade second
989 first trade second
990 sixth drop
991 first ask 25 wood
992 sixth done
993 first send
994 sixth done
995 first done
996 second bank grain wood
997 fourth counterclockwise
998 second decline first
999 fourth erect ishtar
1000 fourth no
1001 fourth done
1002 fourth card sutaeans
1003 fourth at rapiqum
1004 fourth done
1005 fourth trade fifth
1006 fourth give grain
1007 fourth send
1008 fourth done
1009 fifth counter fourth
1010 fourth trade fifth
1011 fifth unask grain
1012 fourth drop
1013 fifth ask 25 metal
1014 fifth send
1015 fourth counter fifth
1016 fourth give card gutians
1017 fourth drop
1018 fourth trade second
1019 fourth ask card cedar-rafts
1020 fourth drop
1021 fourth done
1022 second trade fifth
1023 second ask card envoys
1024 second ask card envoys
1025 second give card mercenaries
1026 second ask card blessing
1027 second ungive card mercenaries
1028 second unask card envoys
1029 second ask metal
1030 second drop
1031 second done
1032 second done
1033 second card turukkaeans
1034 second at lullubum
1035 second done
1036 second done
1037 first done
1038 first campaign war
1039 first against fourth
1040 first pay metal
1041 first trade fourth
1042 first ask wood
1043 first unask wood
1044 first ask card second-wind
1045 first give card blessing
1046 first give card deserters
1047 first unask card second-wind
1048 first drop
1049 first done
1050 sixth done
1051 sixth trade fourth
1052 sixth ask 5 grain
1053 sixth drop
1054 sixth done
1055 sixth done
1056 fifth trade second
1057 fifth give flour
1058 fifth give card hanaeans
1059 fifth send
1060 second counter fifth
1061 fifth trade sixth
1062 second give card forced-march
1063 fifth ask flour
1064 fifth ask 5 grain
1065 fifth send
1066 fifth done
1067 sixth counter fifth
1068 second send
1069 fifth done
1070 sixth drop
1071 fifth unit foot
1072 fifth at eshnunna
1073 fifth accept second
1074 fifth at meturan
1075 fifth unit blank
1076 fifth at eshnunna
1077 fifth at bagdad
1078 fifth unit blank
1079 fifth at eshnunna
1080 fifth at bagdad
1081 fifth card forced-march
1082 fifth trade fourth
1083 fifth ask card gutians
1084 fifth send
1085 fifth done
1086 second bank metal ore
1087 fifth trade second
1088 fourth trade second
1089 first at umma
1090 second mill 1
1091 fourth ask card spies
1092 sixth done
1093 first done
1094 sixth mill 0
1095 sixth done
1096 sixth trade fifth
1097 first bank metal grain
1098 fourth send
1099 fifth drop
1100 second counter fourth
1101 second ask card blessing
1102 fourth mill 0
1103 second ask card forced-march
1104 first trade second
1105 first ask card siege-ladders
1106 sixth ask card forced-march
1107 fourth trade second
1108 sixth ask 5 wood
1109 second ask card deserters
1110 fifth trade first
1111 sixth ask card turukkaeans
1112 sixth give card blessing
1113 first ask 5 metal
1114 fifth drop
1115 first unask 5 metal
1116 second drop
1117 sixth drop
1118 first send
1119 sixth done
1120 sixth done
1121 fifth at meturan
1122 second counter first
1123 first bank metal wood
1124 second ask card mercenaries
1125 fifth done
1126 fourth ask card cedar-rafts
1127 fourth unask card cedar-rafts
1128 fifth trade sixth
1129 fifth give grain
1130 fifth ask grain
1131 second ask card hanaeans
1132 second give 5 flour
1133 first trade fourth
1134 first ask card hanaeans
1135 fourth drop
1136 second give ore
1137 fourth bank metal flour
1138 first drop
1139 fourth done
1140 fourth work blank
1141 first mill 1
1142 fifth drop
1143 second send
1144 first counter second
1145 first ask ore
1146 fourth at qatna
1147 second done
1148 sixth done
1149 second done
1150 first send
1151 fifth mill 2
1152 fifth trade sixth
1153 fourth trade sixth
1154 first withdraw
1155 fourth drop
1156 first done
1157 second erect millstone
1158 fourth work blank
1159 fifth drop
1160 fourth at qatna
1161 second trade first
1162 fifth trade first
1163 second ask card deserters
1164 first done
1165 fifth drop
1166 first done
1167 fifth trade second
1168 first trade fifth
1169 fifth give card forced-march
1170 second drop
1171 first ask card forced-march
1172 first ask 25 wood
1173 fifth give flour
1174 first give card blessing
1175 fifth drop
1176 fourth trade first
1177 fifth trade fourth
1178 first ask card gutians
1179 fourth give card gutians
1180 fifth ask ore
1181 first send
1182 fourth ask 5 grain
1183 first done
1184 second done
1185 fifth send
1186 fourth ask grain
1187 fourth give card siege-ladders
1188 fifth counter first
1189 fifth unask card blessing
1190 fifth give metal
1191 fourth give grain
1192 fifth drop
1193 fourth drop
1194 fourth work blank
1195 fourth at qatna
1196 fifth done
1197 fifth trade fourth
1198 fourth trade first
1199 fifth drop
1200 fifth done
1201 fifth at eshnunna
1202 fifth done
1203 fourth ask card mercenaries
1204 fourth give card gutians
1205 fourth drop
1206 fifth trade first
1207 fifth give card hanaeans
1208 fourth trade second
1209 fifth send
1210 fourth drop
1211 fourth work blank
1212 fourth at qatna
1213 first counter fifth
1214 first unask card hanaeans
1215 fourth trade second
1216 first drop
1217 fourth drop
1218 fourth done
1219 fourth trade fifth
1220 fifth done
1221 fourth give card gutians
1222 fourth ask 5 grain
1223 fourth drop
1224 fourth trade second
1225 fourth give metal
1226 fourth ask wood
1227 fourth send
1228 second counter fourth
1229 fourth trade fifth
1230 second drop
1231 fourth give grain
1232 fourth ungive grain
1233 fourth ask card blessing
1234 fourth ask card second-wind
1235 fourth give grain
1236 fourth drop
1237 fourth done
1238 fourth trade sixth
1239 fourth drop
1240 fourth trade second
1241 fourth drop
1242 fourth trade first
1243 fourth ask card rich-vein
1244 fourth send
1245 fourth withdraw
1246 fourth done
1247 first counterclockwise
1248 first done
1249 first campaign war
1250 first against second
1251 first pay metal
1252 first trade second
1253 first give wood
1254 first ask 25 grain
1255 first drop
1256 first done
1257 sixth done
1258 sixth done
1259 sixth done
1260 fifth trade sixth
1261 fifth drop
1262 fifth trade first
1263 fifth drop
1264 fifth done
1265 fifth card siege-ladders
1266 fifth campaign war
1267 fifth against first
1268 fifth pay flour
1269 fifth done
1270 fourth trade first
1271 fourth give metal
1272 fourth send
1273 fourth withdraw
1274 fourth done
1275 fourth done
1276 fourth trade first
1277 fourth give card gutians
1278 fourth drop
1279 fourth trade second
1280 fourth ask card locusts
1281 fourth unask card locusts
1282 fourth give grain
1283 fourth ungive grain
1284 fourth ask 25 grain
1285 fourth drop
1286 fourth trade second
1287 fourth give grain
1288 fourth drop
1289 fourth card siege-ladders
1290 fourth trade fifth
1291 fourth ask card yaminites
1292 fourth unask card yaminites
1293 fourth give metal
1294 fourth drop
1295 fourth done
1296 second trade sixth
1297 second give ore
1298 second ungive ore
1299 second give flour
1300 second drop
1301 second trade fourth
1302 second drop
1303 second trade fourth
1304 second give card hanaeans
1305 second ungive card hanaeans
1306 second drop
1307 second trade sixth
1308 second drop
1309 second done
1310 second done
1311 second trade first
1312 second give ore
1313 second drop
1314 second unit foot
1315 second at babylon
1316 second at nippur
1317 second done
1318 fifth at meturan
1319 sixth done
1320 second done
1321 fifth done
1322 fourth mill 1
1323 fourth trade first
1324 fifth trade sixth
1325 second mill 0
1326 second done
1327 second trade fourth
1328 fourth drop
1329 fifth give wood
1330 second ask 5 ore
1331 fourth done
1332 fourth done
1333 fourth done
1334 fourth trade sixth
1335 fourth drop
1336 fifth send
1337 fourth trade second
1338 first done
1339 first mill 0
1340 fourth drop
1341 fifth withdraw
1342 second drop
1343 fifth mill 0
1344 first trade sixth
1345 second trade fourth
1346 fourth trade first
1347 fifth done
1348 sixth mill 0
1349 sixth trade fifth
1350 fifth work blank
1351 fourth drop
1352 first give wood
1353 first send
1354 fourth trade fifth
1355 first done
1356 first done
1357 sixth give wood
1358 fourth drop
1359 sixth ask card locusts
1360 fourth trade second
1361 second give card mercenaries
1362 sixth drop
1363 first withdraw
1364 sixth trade fifth
1365 fifth at meturan
1366 fifth done
1367 fourth drop
1368 sixth ask card locusts
1369 fifth done
1370 second send
1371 second withdraw
1372 second done
1373 second done
1374 fifth trade fourth
1375 second done
1376 sixth ask card forced-march
1377 fourth done
1378 first done
1379 sixth ask 25 flour
1380 sixth send
1381 sixth done
1382 fifth give ore
1383 first trade fourth
1384 sixth done
1385 first give card deserters
1386 first send
1387 fifth give card hanaeans
1388 fifth send
1389 fifth decline sixth
1390 fifth done
1391 first done
1392 fourth counter fifth
1393 fourth decline first
1394 fourth unask ore
1395 sixth trade first
1396 sixth ask 25 wood
1397 fourth unask card hanaeans
1398 fourth give card gutians
1399 sixth send
1400 sixth done
1401 first trade second
1402 fourth ask metal
1403 first decline sixth
1404 first ask flour
1405 first send
1406 sixth done
1407 fourth give metal
1408 sixth counterclockwise
1409 fourth ungive metal
1410 fourth ask 25 wood
1411 second decline first
1412 sixth done
1413 sixth campaign war
1414 sixth against second
1415 fourth give metal
1416 fourth ungive metal
1417 fourth ask 25 flour
1418 sixth pay wood
1419 fourth unask 5 flour
1420 fourth ask card locusts
1421 sixth trade fourth
1422 fourth ungive card gutians
1423 sixth ask card yaminites
1424 fourth ask card turukkaeans
1425 sixth ask card mercenaries
1426 fourth drop
1427 sixth unask card mercenaries
1428 sixth unask card yaminites
1429 sixth give metal
1430 sixth send
1431 fourth card gutians
1432 fourth at turukkaeans
1433 fourth counter sixth
1434 fourth give metal
1435 fourth ungive metal
1436 fourth give metal
1437 fourth ask 5 metal
1438 fourth ungive metal
1439 fourth give metal
1440 fourth ungive metal
1441 fourth drop
1442 fourth done
1443 sixth done
1444 fifth trade sixth
1445 fifth give card mercenaries
1446 fifth give card hanaeans
1447 fifth send
1448 fifth done
1449 fifth done
1450 fifth withdraw
1451 fifth trade sixth
1452 fifth give wood
1453 fifth drop
1454 fifth done
1455 fourth trade first
1456 fourth give metal
1457 fourth drop
1458 fourth done
1459 fourth done
1460 fourth done
1461 second done
1462 second trade fourth
1463 second drop
1464 second trade fifth
1465 second ask card hanaeans
1466 second drop
1467 second done
1468 second trade first
1469 second drop
1470 second card hanaeans
1471 second at qattunan
1472 second at shubatenlil
1473 second done
1474 first trade fourth
1475 first ask 25 grain
1476 first ask 25 wood
1477 first unask 25 grain
1478 first give ore
1479 first send
1480 fourth counter first
1481 first trade second
1482 fourth ask card locusts
1483 fourth send
1484 first decline fourth
1485 first give grain
1486 first drop
1487 first trade fourth
1488 first drop
1489 first done
1490 first card deserters
1491 first campaign alliance
1492 first against fourth
1493 first pay wood
1494 first done
1495 first done
1496 fifth done
1497 second trade fifth
1498 fifth bank grain metal
1499 second drop
1500 fourth trade first
1501 second at nippur
1502 second trade fifth
1503 second give card mercenaries
1504 fifth mill 3
1505 first bank grain metal
1506 second ask card hanaeans
1507 fourth drop
1508 second unask card hanaeans
1509 first mill 2
1510 first trade sixth
1511 second ask card deserters
1512 first give wood
1513 sixth at arbela
1514 fifth trade sixth
1515 fourth mill 5
1516 sixth done
1517 sixth bank grain ore
1518 second ungive card mercenaries
1519 sixth bank grain wood
1520 fifth give 5 grain
1521 first drop
1522 second unask card deserters
1523 fifth drop
1524 fourth trade sixth
1525 first bank grain ore
1526 first done
1527 first trade sixth
1528 fourth ask flour
1529 fifth bank grain wood
1530 fifth bank grain ore
1531 sixth bank wood ore
1532 fourth give 5 grain
1533 first drop
1534 sixth bank grain metal
1535 fourth give metal
1536 fifth trade sixth
1537 sixth bank grain flour
1538 first trade fourth
1539 sixth trade fourth
1540 second give card mercenaries
1541 fourth ungive 5 grain
1542 first ask card intrigue
1543 fifth drop
1544 sixth give 5 grain
1545 second drop
1546 second trade first
1547 sixth drop
1548 first unask card intrigue
1549 first ask card rich-harvest
1550 second drop
1551 first unask card rich-harvest
1552 sixth bank grain wood
1553 sixth mill 0
1554 first ask 5 flour
1555 fifth done
1556 sixth bank grain wood
1557 second done
1558 second bank grain flour
1559 sixth done
1560 first give grain
1561 first ungive grain
1562 fifth bank grain wood
1563 fourth ask card rich-harvest
1564 fourth drop
1565 fourth trade second
1566 fourth give metal
1567 first ask card second-wind
1568 second bank grain flour
1569 first ask 25 grain
1570 fourth give 5 flour
1571 sixth trade fourth
1572 fifth work blank
1573 fourth give 5 grain
1574 fifth at eshnunna
1575 fifth done
1576 fourth ungive flour
1577 fifth bank wood flour
1578 fifth trade first
1579 first give metal
1580 second bank grain wood
1581 second bank grain flour
1582 sixth drop
1583 fifth drop
1584 first ungive metal
1585 fourth ungive flour
1586 second bank grain ore
1587 first give card blessing
1588 fifth bank grain flour
1589 sixth work blank
1590 second trade first
1591 fourth drop
1592 second ask flour
1593 fifth trade second
1594 fourth done
1595 fifth give card hanaeans
1596 fifth ungive card hanaeans
1597 fifth drop
1598 fourth bank grain wood
1599 sixth at assur
1600 fourth work foot
1601 second drop
1602 first drop
1603 first bank grain flour
1604 fourth at qatna
1605 first trade second
1606 second mill 1
1607 sixth work blank
1608 fourth done
1609 second done
1610 sixth at arbela
1611 second done
1612 first drop
1613 fifth trade second
1614 fourth done
1615 sixth work blank
1616 first trade fourth
1617 fifth give ore
1618 fourth done
1619 second done
1620 first give flour
1621 sixth at assur
1622 sixth done
1623 first ask card cedar-rafts
1624 first give card blessing
1625 first send
1626 first bank ore metal
1627 first done
1628 fourth bank grain wood
1629 sixth trade fifth
1630 second done
1631 fourth trade second
1632 first at uruk
1633 fourth decline first
1634 sixth give card blessing
1635 fifth ask card envoys
1636 sixth ask 5 flour
1637 fifth give ore
1638 sixth send
1639 fifth ungive ore
1640 fourth ask ore
1641 fifth ungive ore
1642 fifth send
1643 fifth done
1644 first done
1645 second bank grain ore
1646 sixth withdraw
1647 fifth done
1648 second bank ore grain
1649 fourth give 5 grain
1650 first bank grain metal
1651 sixth trade first
1652 sixth give wood
1653 fourth drop
1654 sixth drop
1655 second trade fifth
1656 second decline fifth
1657 second give grain
1658 second ask card hanaeans
1659 second ungive grain
1660 sixth done
1661 second unask card hanaeans
1662 second drop
1663 first done
1664 sixth trade fifth
1665 sixth drop
1666 sixth done
1667 first clockwise
1668 first bank grain ore
1669 first done
1670 first done
1671 first trade fifth
1672 first drop
1673 first done
1674 second bank grain wood
1675 second bank wood grain
1676 second trade fourth
1677 second drop
1678 second done
1679 second done
1680 second bank grain metal
1681 second done
1682 fourth trade first
1683 fourth give 5 grain
1684 fourth give grain
1685 fourth give flour
1686 fourth ask card locusts
1687 fourth send
1688 first bank grain metal
1689 first counter fourth
1690 fourth trade first
1691 fourth give flour
1692 fourth ask card turukkaeans
1693 fourth unask card turukkaeans
1694 fourth send
1695 first drop
1696 fourth withdraw
1697 fourth done
1698 fourth campaign war
1699 fourth against sixth
1700 fourth pay wood
1701 fourth done
1702 fifth trade second
1703 fifth ask 25 wood
1704 fifth unask 25 wood
1705 fifth drop
1706 fifth done
1707 fifth done
1708 fifth trade second
1709 fifth give card forced-march
1710 fifth ungive card forced-march
1711 fifth drop
1712 fifth card forced-march
1713 fifth done
1714 sixth done
1715 sixth campaign alliance
1716 sixth against fifth
1717 sixth pay wood
1718 fifth yes
1719 sixth done
1720 sixth trade fourth
1721 fifth at meturan
1722 first trade fourth
1723 first ask metal
1724 second trade first
1725 fourth trade second
1726 sixth ask card second-wind
1727 second ask 5 flour
1728 first unask metal
1729 first ask 25 wood
1730 second give card mercenaries
1731 fourth give flour
1732 fourth ask 5 grain
1733 fifth done
1734 fourth ungive flour
1735 first give 5 grain
1736 sixth give metal
1737 fourth give 5 grain
1738 first give card blessing
1739 first unask 5 wood
1740 second drop
1741 fifth mill 0
1742 sixth ungive metal
1743 sixth give wood
1744 second bank grain wood
1745 fourth ungive grain
1746 second done
1747 fourth send
1748 first ask 5 grain
1749 first ungive card blessing
1750 fourth bank grain metal
1751 fifth done
1752 sixth ungive wood
1753 first unask grain
1754 fourth withdraw
1755 sixth send
1756 fourth decline sixth
1757 fourth mill 2
1758 second bank grain ore
1759 sixth trade fourth
1760 second mill 0
1761 fourth trade fifth
1762 first drop
1763 fourth ask card envoys
1764 fifth work blank
1765 second trade first
1766 sixth give metal
1767 sixth ask grain
1768 fifth at eshnunna
1769 second give ore
1770 second ask 25 grain
1771 fifth done
1772 second unask 5 grain
1773 fourth ask 5 ore
1774 fifth trade fourth
1775 first at umma
1776 sixth send
1777 second ask card envoys
1778 first bank grain flour
1779 fourth send
1780 sixth at arbela
1781 fourth withdraw
1782 first bank metal ore
1783 sixth withdraw
1784 fourth trade sixth
1785 fourth drop
1786 first trade sixth
1787 fifth ask 5 ore
1788 first give ore
1789 fifth unask ore
1790 fourth done
1791 second ask card caravan
1792 second ask card yaminites
1793 second send
1794 fourth trade second
1795 fourth give grain
1796 fifth send
1797 fifth done
1798 fifth done
1799 fourth decline fifth
1800 sixth trade fifth
1801 fourth ask 25 wood
1802 second done
1803 fourth send
1804 second done
1805 sixth give ore
1806 sixth drop
1807 sixth trade fourth
1808 first send
1809 fourth withdraw
1810 second withdraw
1811 first done
1812 second done
1813 second trade fourth
1814 sixth give wood
1815 first withdraw
1816 sixth ungive wood
1817 first trade fifth
1818 fourth trade first
1819 sixth give wood
1820 second drop
1821 fourth give grain
1822 sixth give ore
1823 first drop
1824 first mill 0
1825 sixth give card blessing
1826 fourth drop
1827 sixth drop
1828 fourth trade first
1829 second done
1830 first done
1831 fourth drop
1832 first done
1833 sixth trade second
1834 sixth give card blessing
1835 first trade fourth
1836 fourth trade fifth
1837 fourth ask 5 metal
1838 first give grain
1839 first send
1840 sixth send
1841 second accept sixth
1842 first withdraw
1843 fourth give metal
1844 sixth trade fourth
1845 first done
1846 fourth give grain
1847 fourth ask metal
1848 first trade second
1849 sixth drop
1850 first give wood
1851 first drop
1852 sixth done
1853 fourth unask metal
1854 sixth mill 0
1855 first trade sixth
1856 fourth unask 5 metal
1857 fourth drop
1858 sixth trade second
1859 fourth done
1860 fourth trade first
1861 sixth give ore
1862 sixth ask card turukkaeans
1863 first drop
1864 first trade sixth
1865 sixth drop
1866 fourth ask 5 ore
1867 sixth trade fifth
1868 first drop
1869 sixth give metal
1870 fourth send
1871 first counter fourth
1872 sixth send
1873 fourth done
1874 first ungive ore
1875 fifth decline sixth
1876 fourth trade sixth
1877 first send
1878 sixth done
1879 first withdraw
1880 fourth give grain
1881 sixth trade fifth
1882 fourth drop
1883 sixth give wood
1884 sixth drop
1885 sixth trade first
1886 fourth done
1887 first done
1888 sixth give ore
1889 sixth ungive ore
1890 sixth drop
1891 sixth trade second
1892 sixth drop
1893 sixth trade second
1894 sixth drop
1895 sixth trade first
1896 sixth drop
1897 sixth trade fourth
1898 sixth drop
1899 sixth done
1900 sixth trade first
1901 sixth drop
1902 sixth trade fifth
1903 sixth ask card turukkaeans
1904 sixth unask card turukkaeans
1905 sixth give ore
1906 sixth drop
1907 sixth done
1908 sixth done
1909 first clockwise
1910 first done
1911 first campaign war
1912 first against fourth
1913 first pay wood
1914 first trade sixth
1915 first drop
1916 first trade second
1917 first drop
1918 first done
1919 second trade first
1920 second give metal
1921 second give wood
1922 second drop
1923 second trade sixth
1924 second give card blessing
1925 second send
1926 sixth counter second
1927 sixth give wood
1928 second done
1929 second done
1930 second trade fourth
1931 second give card blessing
1932 sixth drop
1933 second give card mercenaries
1934 second ungive card blessing
1935 second send
1936 second done
1937 fourth accept second
1938 fourth done
1939 fourth campaign alliance
1940 fourth against first
1941 fourth pay metal
1942 first yes
1943 fourth trade fifth
1944 fourth give grain
1945 fourth send
1946 fifth accept fourth
1947 fourth done
1948 fifth trade fourth
1949 fifth give grain
1950 fifth ask 5 metal
1951 fifth send
1952 fourth trade first
1953 fifth withdraw
1954 fifth done
1955 fifth card hanaeans
1956 fifth at nineveh
1957 fourth drop
1958 fifth done
1959 fifth campaign break
1960 fifth pay wood
1961 fifth trade sixth
1962 fifth ask metal
1963 fifth give grain
1964 fifth give metal
1965 fifth send
1966 sixth counter fifth
1967 sixth ask card locusts
1968 sixth send
1969 fifth decline sixth
1970 fifth done
1971 sixth done
1972 sixth campaign break
1973 sixth pay wood
1974 sixth done
end 1974 1b57c838a2146f6a
