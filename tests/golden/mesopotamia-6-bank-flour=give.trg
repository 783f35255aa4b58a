[Game "mesopotamia"]
[Rules "3"]
[Seats "6"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one, attack=book, offers=free, bank-flour=give, second-wind=attacker, smelting=all, may=must, absent-cores=empty, board=whole, interrupts=on"]
[Names "first, second, third, fourth, fifth, sixth"]
[SeedHash "0055117f0d8e79598af77e2c348df5863d0554618664d8a75061a015bb2cb31e"]
[Seed "golden mesopotamia 6"]
[Box "standard 58dce2de"]
[Result "0 0 0 1 1 0"]

1 third card gutians
2 first mill 1
3 sixth trade third
4 third mill 2
5 fourth card cedar-rafts
6 fifth mill 1
7 fifth bank grain wood
8 fourth bank grain wood
9 third trade fourth
10 fourth trade first
11 second bank ore grain
12 first card rich-harvest
13 fourth give card intrigue
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
27 fourth ungive card intrigue
28 sixth trade first
29 second ungive card rich-vein
30 first ask card rich-harvest
31 first drop
32 fourth send
33 fifth at halab
34 third drop
35 first bank metal wood
36 fourth bank ore wood
37 first done
38 third bank metal grain
39 third trade fourth
40 fifth card spies
41 fourth withdraw
42 third drop
43 sixth ask 25 ore
44 second send
45 third trade fourth
46 third drop
47 fifth against sixth
48 third bank flour ore
49 fourth accept second
50 third done
51 first work smelt
52 fifth card caravan
53 third bank grain ore
54 second card rich-vein
55 fifth done
56 fifth trade first
57 fourth mill 0
58 third card cedar-rafts
59 sixth ask card envoys
60 second mill 5
61 sixth give 5 ore
62 first at larsa
63 fourth trade first
64 sixth give 5 wood
65 fifth give 5 wood
66 first work blank
67 sixth unask 25 ore
68 sixth give metal
69 second bank flour wood
70 fourth ask card cedar-rafts
71 fourth drop
72 third bank ore metal
73 third done
74 fifth ask card cedar-rafts
75 third bank metal grain
76 fourth bank grain ore
77 sixth give card gutians
78 fifth drop
79 fifth done
80 third bank grain ore
81 first at larsa
82 third done
83 first trade sixth
84 second bank flour wood
85 first give flour
86 fourth trade first
87 second trade third
88 second ask card turukkaeans
89 sixth ungive metal
90 second send
91 third trade sixth
92 sixth give 5 grain
93 second bank flour grain
94 sixth unask card envoys
95 fourth drop
96 second withdraw
97 third drop
98 second done
99 sixth give grain
100 first give card blessing
101 first give 5 metal
102 first ask ore
103 first send
104 sixth ungive 5 wood
105 fourth done
106 first done
107 sixth give flour
108 second done
109 sixth accept first
110 fourth trade second
111 second trade sixth
112 second ask grain
113 fourth drop
114 first done
115 fourth done
116 second unask grain
117 fourth trade first
118 fourth give grain
119 second ask wood
120 fourth give card envoys
121 fourth give 5 wood
122 sixth ask card second-wind
123 second ask 5 ore
124 sixth ungive flour
125 sixth unask card second-wind
126 sixth drop
127 fourth ask card gutians
128 fourth give metal
129 fourth give ore
130 sixth mill 0
131 sixth card rich-harvest
132 second drop
133 fourth unask card gutians
134 second trade fifth
135 second ask grain
136 fourth send
137 fourth done
138 second drop
139 first bank grain wood
140 first bank wood grain
141 sixth trade second
142 sixth give metal
143 second bank grain wood
144 first counter fourth
145 sixth drop
146 second bank wood metal
147 sixth bank metal wood
148 sixth trade first
149 second done
150 first drop
151 second trade first
152 second drop
153 second bank ore wood
154 second trade third
155 second give wood
156 second send
157 sixth give 5 wood
158 sixth ungive 5 wood
159 second withdraw
160 second bank wood ore
161 sixth give wood
162 second done
163 sixth send
164 first bank grain wood
165 first decline sixth
166 sixth trade third
167 sixth give card gutians
168 sixth send
169 third bank wood ore
170 sixth done
171 sixth bank grain wood
172 sixth done
173 third counter sixth
174 sixth bank metal wood
175 sixth bank metal wood
176 sixth trade first
177 third drop
178 sixth drop
179 sixth done
180 sixth clockwise
181 sixth erect ishtar
182 sixth bank ore metal
183 sixth done
184 sixth done
185 sixth bank grain metal
186 sixth unit chariot
187 sixth at assur
188 sixth at mankisum
189 sixth trade third
190 sixth drop
191 sixth bank wood ore
192 sixth bank grain wood
193 sixth bank grain ore
194 sixth unit chariot
195 sixth at mankisum
196 sixth at bagdad
197 sixth trade fifth
198 sixth give wood
199 sixth give flour
200 sixth ask card spies
201 sixth unask card spies
202 sixth ask 25 ore
203 sixth drop
204 sixth unit foot
205 sixth at assur
206 sixth at karana
207 sixth done
208 first done
209 first bank wood grain
210 first done
211 first unit foot
212 first at larsa
213 first at umma
214 first trade fourth
215 first give ore
216 first ungive ore
217 first give card yaminites
218 first drop
219 first unit blank
220 first at larsa
221 first at ur
222 first bank grain metal
223 first bank metal grain
224 first bank grain wood
225 first trade second
226 first drop
227 first bank wood ore
228 first done
229 second trade third
230 second drop
231 second bank grain metal
232 second bank wood ore
233 second done
234 second trade first
235 second drop
236 second campaign alliance
237 second against fifth
238 second pay metal
239 fifth no
240 second bank metal wood
241 second trade fourth
242 second ask card siege-ladders
243 second unask card siege-ladders
244 second drop
245 second done
246 third trade first
247 third ask card envoys
248 third ask card deserters
249 third ask card yaminites
250 third give wood
251 third unask card yaminites
252 third unask card envoys
253 third ask card cedar-rafts
254 third drop
255 third done
256 third trade first
257 third drop
258 third campaign alliance
259 third against second
260 third pay flour
261 third bank ore grain
262 third done
263 fourth bank grain metal
264 fourth erect marduk
265 fourth trade sixth
266 fourth give card envoys
267 fourth ask card mercenaries
268 fourth unask card mercenaries
269 fourth give 5 metal
270 fourth ungive card envoys
271 fourth send
272 fourth withdraw
273 fourth trade third
274 fourth ask card spies
275 fourth unask card spies
276 fourth drop
277 fourth trade second
278 fourth give ore
279 fourth drop
280 fourth trade first
281 fourth drop
282 fourth trade first
283 fourth ask card yaminites
284 fourth unask card yaminites
285 fourth drop
286 fourth done
287 fourth done
288 fourth trade sixth
289 fourth give card sutaeans
290 fourth ask wood
291 fourth give card envoys
292 fourth ask 5 ore
293 fourth send
294 fourth done
295 fifth bank grain wood
296 sixth trade fifth
297 sixth drop
298 fifth erect marduk
299 fifth trade sixth
300 sixth bank grain metal
301 fifth drop
302 sixth decline fourth
303 fifth bank wood metal
304 fifth bank wood grain
305 fifth trade fourth
306 fifth drop
307 fifth trade first
308 fifth drop
309 fifth trade sixth
310 fifth ask card siege-ladders
311 fifth give grain
312 fifth ungive grain
313 fifth drop
314 fifth trade second
315 fifth give card hanaeans
316 fifth ungive card hanaeans
317 fifth give card hanaeans
318 fifth give grain
319 fifth ask card rich-harvest
320 fifth unask card rich-harvest
321 fifth drop
322 fifth trade second
323 fifth drop
324 fifth trade first
325 fifth ask card cedar-rafts
326 fifth drop
327 fifth trade third
328 fifth ask card cedar-rafts
329 fifth send
330 fifth bank grain metal
331 third counter fifth
332 third give card siege-ladders
333 third give ore
334 third give 5 wood
335 fifth done
336 third ungive wood
337 third give card forced-march
338 third ungive wood
339 third drop
340 fifth bank metal wood
341 fifth done
342 fifth unit chariot
343 fifth at halab
344 fifth at carchemish
345 fifth done
346 third mill 0
347 second bank ore grain
348 second trade first
349 fifth bank metal ore
350 first trade third
351 third trade fifth
352 third drop
353 second ask card yaminites
354 fourth trade fifth
355 first ask card blessing
356 sixth at mankisum
357 fourth ask card yaminites
358 second give grain
359 sixth done
360 third done
361 first ask card cedar-rafts
362 third bank ore grain
363 second ungive grain
364 fifth bank metal grain
365 first give ore
366 fourth give 5 metal
367 fourth send
368 fourth bank ore wood
369 fifth mill 0
370 third work blank
371 second unask card yaminites
372 fourth bank wood metal
373 third at qatna
374 second give card turukkaeans
375 sixth card locusts
376 second ask card sutaeans
377 second unask card sutaeans
378 fourth withdraw
379 fourth bank wood metal
380 fifth trade first
381 sixth against third
382 first send
383 fifth drop
384 fourth mill 0
385 fourth bank metal grain
386 fourth done
387 fourth done
388 first done
389 second ask card mercenaries
390 fifth done
391 sixth mill 0
392 first bank grain ore
393 first withdraw
394 third work blank
395 sixth done
396 third at qatna
397 first card rich-harvest
398 first bank ore metal
399 first trade second
400 first ask card yaminites
401 first send
402 fourth trade second
403 third trade second
404 first mill 0
405 second give ore
406 third drop
407 fifth trade first
408 third done
409 fifth give metal
410 fourth drop
411 second send
412 third bank grain ore
413 sixth trade fifth
414 third done
415 fourth done
416 third bank wood ore
417 first decline second
418 sixth give card blessing
419 fifth ask card mercenaries
420 second decline first
421 first trade fifth
422 second bank ore metal
423 fourth trade third
424 fourth ask card mercenaries
425 second trade first
426 first give 5 grain
427 fifth drop
428 sixth ask card gutians
429 fourth unask card mercenaries
430 second drop
431 second mill 0
432 second done
433 fourth ask card deserters
434 second bank metal grain
435 fifth trade third
436 fifth give wood
437 second done
438 first drop
439 fourth send
440 sixth drop
441 fifth ungive wood
442 first trade fifth
443 fourth done
444 sixth trade fifth
445 first drop
446 third bank wood ore
447 second bank grain ore
448 third trade fourth
449 sixth drop
450 fifth drop
451 third give card forced-march
452 fifth card caravan
453 second done
454 fifth done
455 first trade second
456 fifth bank metal wood
457 fifth done
458 third decline fourth
459 second done
460 first drop
461 sixth bank wood metal
462 fifth done
463 sixth trade first
464 sixth drop
465 sixth work blank
466 first trade second
467 third ask card siege-ladders
468 third ask card rich-vein
469 first drop
470 third unask card siege-ladders
471 first done
472 sixth at assur
473 first done
474 sixth work blank
475 first trade sixth
476 first ask card hanaeans
477 sixth at assur
478 sixth done
479 sixth bank metal grain
480 sixth bank ore metal
481 sixth trade third
482 first unask card hanaeans
483 first give grain
484 sixth drop
485 third drop
486 third bank ore grain
487 third trade second
488 third give card envoys
489 sixth bank wood metal
490 first send
491 third give card gutians
492 sixth decline first
493 sixth bank metal ore
494 third send
495 first trade second
496 sixth trade third
497 third done
498 sixth drop
499 sixth trade second
500 second accept third
501 sixth drop
502 first give grain
503 first send
504 first bank grain ore
505 sixth trade third
506 sixth ask grain
507 sixth send
508 third decline sixth
509 sixth done
510 first bank grain ore
511 first withdraw
512 sixth done
513 first trade second
514 first ask card mercenaries
515 first send
516 first bank grain ore
517 first done
518 second trade third
519 first withdraw
520 first trade fifth
521 first give ore
522 second give metal
523 second give card forced-march
524 second ungive metal
525 first give card deserters
526 first give ore
527 second give metal
528 first ungive card deserters
529 first send
530 first bank ore wood
531 second ungive card forced-march
532 fifth accept first
533 first trade fourth
534 second ask card sutaeans
535 second give card envoys
536 second unask card sutaeans
537 second ungive metal
538 first drop
539 first done
540 first clockwise
541 first done
542 second ungive card envoys
543 first done
544 first trade second
545 first drop
546 second give metal
547 first done
548 second give card turukkaeans
549 second ungive metal
550 second send
551 second done
552 second done
553 third accept second
554 second card forced-march
555 second trade sixth
556 second drop
557 second trade third
558 second drop
559 second trade sixth
560 second ask wood
561 second unask wood
562 second ask card locusts
563 second ask wood
564 second drop
565 second done
566 third done
567 third card turukkaeans
568 third at shusharra
569 third done
570 third trade first
571 third ask 5 ore
572 third unask 5 ore
573 third drop
574 third trade sixth
575 third give card siege-ladders
576 third ungive card siege-ladders
577 third ask grain
578 third ask card cedar-rafts
579 third give card intrigue
580 third unask grain
581 third ungive card intrigue
582 third give card siege-ladders
583 third send
584 third done
585 third done
586 fourth bank wood grain
587 sixth trade fourth
588 fourth done
589 fourth card sutaeans
590 sixth give wood
591 sixth send
592 sixth decline third
593 fourth counter sixth
594 fourth unask wood
595 fourth drop
596 fourth at suhum
597 fourth done
598 fourth trade fifth
599 fourth ask card rich-vein
600 fourth give wood
601 fourth unask card rich-vein
602 fourth give card envoys
603 fourth ask metal
604 fourth give card intrigue
605 fourth give wood
606 fourth unask metal
607 fourth give card siege-ladders
608 fourth ask card second-wind
609 fourth ungive card envoys
610 fourth unask card second-wind
611 fourth ask card blessing
612 fourth unask card blessing
613 fourth ask card forced-march
614 fourth send
615 fourth done
616 fifth decline fourth
617 fourth bank metal wood
618 fourth trade third
619 fourth drop
620 fourth done
621 fifth done
622 fifth trade sixth
623 fifth drop
624 fifth done
625 fifth trade second
626 fifth give wood
627 fifth send
628 second accept fifth
629 fifth trade third
630 fifth give wood
631 fifth ask 25 flour
632 fifth send
633 third trade second
634 third drop
635 third trade fourth
636 fifth withdraw
637 third drop
638 fifth done
639 sixth trade first
640 sixth give ore
641 sixth ungive ore
642 sixth ask card siege-ladders
643 sixth drop
644 sixth done
645 sixth campaign alliance
646 sixth against second
647 sixth pay wood
648 second no
649 sixth done
650 third bank grain ore
651 third trade first
652 sixth done
653 sixth bank grain metal
654 second mill 5
655 sixth bank grain metal
656 second trade fourth
657 first trade fifth
658 sixth trade first
659 first drop
660 first at umma
661 first done
662 third drop
663 second drop
664 fourth mill 2
665 fourth trade third
666 sixth drop
667 second bank flour grain
668 first mill 0
669 sixth mill 1
670 third bank grain ore
671 fifth bank grain ore
672 third mill 4
673 sixth trade third
674 first bank grain ore
675 third trade sixth
676 third give card forced-march
677 sixth drop
678 first done
679 fifth bank grain metal
680 sixth bank grain metal
681 fifth bank metal grain
682 fifth trade third
683 first trade second
684 first give wood
685 first give wood
686 third ungive card forced-march
687 sixth done
688 first drop
689 fifth give ore
690 fifth ask card intrigue
691 second trade sixth
692 second give card envoys
693 fourth drop
694 sixth work blank
695 first done
696 fourth done
697 fifth drop
698 sixth at karana
699 fifth bank grain ore
700 first trade second
701 fifth bank ore metal
702 third drop
703 third trade first
704 sixth bank grain wood
705 second ungive card envoys
706 sixth bank grain ore
707 first ask card gutians
708 sixth work blank
709 fourth bank grain ore
710 third ask card cedar-rafts
711 fourth bank wood ore
712 fourth bank grain metal
713 fourth done
714 second give metal
715 first unask card gutians
716 third unask card cedar-rafts
717 fifth mill 1
718 second give 25 grain
719 second ungive metal
720 sixth at assur
721 sixth done
722 second drop
723 sixth bank metal grain
724 fourth trade first
725 first give ore
726 first ungive ore
727 second done
728 fifth bank grain metal
729 second trade first
730 second drop
731 third drop
732 fourth drop
733 sixth trade third
734 second work blank
735 third done
736 second at babylon
737 third trade fifth
738 fifth trade sixth
739 second bank grain ore
740 fourth done
741 second work blank
742 fifth ask card gutians
743 fourth bank grain ore
744 sixth give card gutians
745 sixth ask card intrigue
746 second at babylon
747 first ask 5 grain
748 first send
749 first bank grain wood
750 fifth unask card gutians
751 sixth ask card sutaeans
752 second done
753 second accept first
754 sixth unask card intrigue
755 fourth done
756 sixth give 5 grain
757 fifth give card mercenaries
758 third drop
759 fifth ungive card mercenaries
760 third bank grain ore
761 third done
762 first trade fifth
763 sixth send
764 first give grain
765 fifth ask 25 metal
766 first drop
767 fifth ask card locusts
768 sixth withdraw
769 sixth trade second
770 fifth send
771 fifth done
772 fifth bank grain wood
773 sixth decline fifth
774 third bank grain ore
775 first done
776 fifth bank grain ore
777 third done
778 first bank wood grain
779 first trade sixth
780 sixth give card gutians
781 second done
782 second done
783 third trade fifth
784 sixth give wood
785 first drop
786 third ask wood
787 third give flour
788 fifth bank grain wood
789 fifth work blank
790 sixth send
791 second counter sixth
792 second drop
793 fifth at halab
794 fifth work blank
795 first trade third
796 third drop
797 third bank ore metal
798 first drop
799 third bank grain ore
800 third bank grain ore
801 first bank grain wood
802 sixth done
803 sixth bank grain wood
804 fifth at carchemish
805 fifth bank wood grain
806 first trade second
807 fifth trade fourth
808 sixth done
809 first ask flour
810 first drop
811 third done
812 fifth ask 25 grain
813 first bank grain wood
814 first bank grain wood
815 first done
816 fifth ask wood
817 fifth unask 25 grain
818 fifth drop
819 fifth bank grain ore
820 fifth trade third
821 fifth ask card hanaeans
822 fifth give grain
823 fifth ungive grain
824 fifth send
825 third decline fifth
826 fifth done
827 fifth trade third
828 fifth ask 5 ore
829 fifth drop
830 fifth done
831 fifth bank grain wood
832 fifth done
833 second clockwise
834 second done
835 second trade fourth
836 second drop
837 second trade fifth
838 second ask card siege-ladders
839 second send
840 fifth decline second
841 second card gutians
842 second at awan
843 second done
844 second campaign war
845 second against fifth
846 second pay wood
847 second bank ore metal
848 second trade sixth
849 second give card envoys
850 second send
851 sixth decline second
852 second done
853 third done
854 third card forced-march
855 third done
856 third done
857 fourth bank grain ore
858 fourth bank grain ore
859 fourth bank ore wood
860 fourth trade fifth
861 fourth ask grain
862 fourth send
863 fifth bank grain wood
864 fourth bank grain ore
865 fifth trade first
866 fourth done
867 fifth drop
868 fourth card siege-ladders
869 fifth decline fourth
870 fourth bank ore metal
871 fourth bank grain ore
872 fourth done
873 fourth done
874 fifth bank grain metal
875 fifth done
876 fifth campaign war
877 fifth against fourth
878 fifth pay metal
879 fifth no
880 fifth trade second
881 fifth ask card gutians
882 fifth unask card gutians
883 fifth ask metal
884 fifth unask metal
885 fifth drop
886 fifth done
887 sixth trade second
888 sixth ask wood
889 sixth send
890 sixth withdraw
891 sixth trade fourth
892 sixth ask 25 ore
893 sixth ask card siege-ladders
894 sixth send
895 fourth counter sixth
896 fourth drop
897 sixth trade first
898 sixth drop
899 sixth done
900 sixth done
901 sixth done
902 first done
903 first done
904 first trade second
905 first drop
906 first card yaminites
907 first at ebla
908 first done
909 first trade second
910 first ask ore
911 first drop
912 first trade second
913 first ask 25 ore
914 first give ore
915 first send
916 first bank grain metal
917 first done
918 third trade second
919 fourth trade sixth
920 first bank grain ore
921 fourth ask card blessing
922 fourth give grain
923 sixth done
924 fifth mill 0
925 sixth trade fourth
926 fifth trade third
927 sixth drop
928 sixth mill 1
929 third drop
930 second trade sixth
931 third bank grain wood
932 first at umma
933 first trade fourth
934 first ask 25 metal
935 third mill 2
936 fifth drop
937 fourth send
938 second give 5 grain
939 fifth done
940 third trade fifth
941 second ungive grain
942 fifth trade sixth
943 fourth mill 5
944 fifth ask card hanaeans
945 fifth drop
946 second send
947 first ask card caravan
948 second withdraw
949 third drop
950 first give wood
951 first drop
952 sixth decline fourth
953 third done
954 fourth trade fifth
955 fourth ask card second-wind
956 third work smelt
957 sixth done
958 sixth trade third
959 fifth trade sixth
960 first trade third
961 first give grain
962 fourth unask card second-wind
963 second bank grain wood
964 fifth drop
965 fourth give metal
966 sixth give ore
967 first give 5 grain
968 second bank grain ore
969 third at qatna
970 fifth done
971 first ask 5 flour
972 fifth done
973 fourth give metal
974 sixth drop
975 first ask card caravan
976 fifth done
977 fourth give 5 grain
978 sixth work blank
979 third done
980 second bank grain wood
981 third trade second
982 first drop
983 third give metal
984 fourth drop
985 third ungive metal
986 first done
987 third drop
988 second trade fifth
989 third bank grain metal
990 fourth done
991 third trade fifth
992 sixth at assur
993 third ask card hanaeans
994 fourth work blank
995 sixth done
996 first mill 4
997 third give wood
998 sixth trade fifth
999 fourth at eshnunna
1000 fourth trade third
1001 second ask card caravan
1002 sixth ask card hanaeans
1003 third give card intrigue
1004 third ungive wood
1005 fourth drop
1006 sixth drop
1007 fourth done
1008 sixth trade third
1009 third ungive card intrigue
1010 fourth bank grain ore
1011 first trade sixth
1012 first ask 25 metal
1013 fourth done
1014 first give 5 grain
1015 first unask 5 metal
1016 fourth done
1017 sixth drop
1018 third give metal
1019 sixth trade second
1020 second give 5 grain
1021 sixth drop
1022 third drop
1023 second ask card gutians
1024 first send
1025 sixth counter first
1026 first bank wood metal
1027 third bank metal ore
1028 second unask card gutians
1029 third done
1030 first bank grain metal
1031 third trade fifth
1032 second give grain
1033 first trade fourth
1034 third give grain
1035 second drop
1036 sixth ask card mercenaries
1037 second mill 3
1038 third give card siege-ladders
1039 third ask card spies
1040 sixth ask 25 grain
1041 sixth send
1042 sixth withdraw
1043 sixth trade third
1044 first ask wood
1045 first unask wood
1046 second done
1047 third drop
1048 first ask ore
1049 sixth drop
1050 sixth trade fourth
1051 sixth ask 25 grain
1052 second bank wood metal
1053 third done
1054 first unask ore
1055 second done
1056 sixth unask 25 grain
1057 first give flour
1058 first drop
1059 sixth ask 25 metal
1060 first done
1061 second done
1062 first bank grain ore
1063 sixth unask metal
1064 sixth unask metal
1065 second trade fifth
1066 first done
1067 sixth ask card forced-march
1068 second ask 5 ore
1069 first done
1070 second give metal
1071 sixth unask card forced-march
1072 sixth drop
1073 first bank grain metal
1074 sixth trade third
1075 sixth give grain
1076 second ungive metal
1077 sixth give card blessing
1078 first done
1079 sixth ask card rich-harvest
1080 second send
1081 second withdraw
1082 second done
1083 sixth send
1084 sixth withdraw
1085 sixth done
1086 sixth done
1087 second counterclockwise
1088 second done
1089 second campaign alliance
1090 second against fifth
1091 second pay metal
1092 second no
1093 fifth yes
1094 second bank grain metal
1095 second trade third
1096 second drop
1097 second done
1098 first done
1099 first bank ore metal
1100 first trade sixth
1101 first drop
1102 first campaign alliance
1103 first against second
1104 first pay metal
1105 first no
1106 second yes
1107 first done
1108 sixth done
1109 sixth campaign war
1110 sixth against third
1111 sixth pay wood
1112 sixth no
1113 sixth trade third
1114 sixth ask card gutians
1115 sixth send
1116 sixth done
1117 third decline sixth
1118 fifth done
1119 fifth done
1120 fifth trade second
1121 fifth ask card blessing
1122 fifth unask card blessing
1123 fifth give metal
1124 fifth drop
1125 fifth trade second
1126 fifth drop
1127 fifth card hanaeans
1128 fifth at mari
1129 fifth done
1130 fifth done
1131 fourth card intrigue
1132 fourth against first
1133 fourth erect marduk
1134 fourth done
1135 fourth trade third
1136 fourth ask card forced-march
1137 fourth drop
1138 fourth done
1139 fourth trade first
1140 fourth give card envoys
1141 fourth give flour
1142 fourth send
1143 first accept fourth
1144 fourth done
1145 third trade sixth
1146 third drop
1147 third trade sixth
1148 third give wood
1149 third ungive wood
1150 third ask metal
1151 third send
1152 sixth trade fourth
1153 third done
1154 sixth drop
1155 sixth card gutians
1156 sixth counter third
1157 sixth give grain
1158 sixth ask grain
1159 sixth ungive grain
1160 sixth give grain
1161 sixth ungive grain
1162 sixth give wood
1163 sixth ungive wood
1164 sixth unask grain
1165 sixth give ore
1166 sixth give wood
1167 sixth send
1168 third accept sixth
1169 sixth at susa
1170 sixth done
1171 third done
1172 third card siege-ladders
1173 third done
1174 first done
1175 second mill 1
1176 first trade fifth
1177 second bank metal grain
1178 fifth bank metal wood
1179 fourth bank metal wood
1180 fifth trade third
1181 sixth at mankisum
1182 third card intrigue
1183 fifth drop
1184 first give 5 metal
1185 sixth trade second
1186 third against fifth
1187 fourth trade fifth
1188 sixth drop
1189 fifth bank wood metal
1190 sixth trade fourth
1191 second trade fifth
1192 first send
1193 first mill 1
1194 second give ore
1195 second send
1196 first withdraw
1197 third bank metal ore
1198 fifth trade first
1199 sixth ask card intrigue
1200 fourth give metal
1201 second withdraw
1202 first bank metal grain
1203 first done
1204 first done
1205 first trade fifth
1206 sixth drop
1207 third trade first
1208 fourth drop
1209 third give ore
1210 sixth done
1211 second bank metal wood
1212 fourth trade first
1213 first drop
1214 third ungive ore
1215 first done
1216 second done
1217 sixth trade fourth
1218 fourth drop
1219 second done
1220 first trade fifth
1221 fourth trade fifth
1222 fourth give metal
1223 first ask card gutians
1224 first drop
1225 fourth drop
1226 fifth drop
1227 sixth drop
1228 first bank metal wood
1229 first trade third
1230 first ask 25 wood
1231 fourth mill 0
1232 third drop
1233 sixth mill 0
1234 fourth done
1235 first unask 25 wood
1236 fourth work blank
1237 third mill 1
1238 first ask card mercenaries
1239 sixth done
1240 third done
1241 fifth trade third
1242 first send
1243 fourth at eshnunna
1244 third trade second
1245 fourth trade fifth
1246 fourth ask card hanaeans
1247 third drop
1248 second bank grain ore
1249 second trade sixth
1250 second ask 25 flour
1251 second give card envoys
1252 second give metal
1253 sixth trade fifth
1254 first done
1255 second send
1256 fourth send
1257 fifth ask card deserters
1258 fourth withdraw
1259 third trade first
1260 sixth give card blessing
1261 sixth ask card rich-vein
1262 third ask card turukkaeans
1263 third give wood
1264 fourth done
1265 sixth send
1266 second withdraw
1267 sixth work blank
1268 sixth at karana
1269 sixth withdraw
1270 third decline first
1271 second done
1272 fourth trade third
1273 fourth give ore
1274 fifth give ore
1275 third drop
1276 third work blank
1277 fourth send
1278 fourth done
1279 fifth ungive ore
1280 third at qatna
1281 second done
1282 fifth ask 5 grain
1283 fifth send
1284 fourth withdraw
1285 sixth trade fourth
1286 fourth done
1287 third bank ore wood
1288 sixth ask card spies
1289 sixth unask card spies
1290 sixth ask card hanaeans
1291 third done
1292 third bank metal ore
1293 fifth withdraw
1294 fifth trade sixth
1295 third done
1296 third trade fifth
1297 third ask card rich-harvest
1298 third ask card hanaeans
1299 third give ore
1300 fifth drop
1301 fifth mill 0
1302 sixth unask card hanaeans
1303 fifth done
1304 sixth drop
1305 fifth work blank
1306 sixth trade third
1307 sixth ask 25 grain
1308 sixth unask 25 grain
1309 third ask 5 metal
1310 third give wood
1311 fifth at carchemish
1312 third give wood
1313 third give wood
1314 sixth drop
1315 sixth trade third
1316 third ungive ore
1317 fifth trade second
1318 sixth give metal
1319 third drop
1320 sixth send
1321 fifth give card hanaeans
1322 sixth done
1323 fifth send
1324 third trade sixth
1325 third decline sixth
1326 second trade fifth
1327 third ask card blessing
1328 fifth withdraw
1329 fifth trade fourth
1330 sixth done
1331 third give wood
1332 fifth ask card envoys
1333 fifth unask card envoys
1334 fifth drop
1335 sixth done
1336 third send
1337 fifth done
1338 sixth decline third
1339 second ask card hanaeans
1340 fifth trade fourth
1341 second give metal
1342 fifth give metal
1343 fifth ungive metal
1344 second give card sutaeans
1345 fifth drop
1346 fifth done
1347 fifth done
1348 second ungive card sutaeans
1349 second send
1350 third bank wood grain
1351 fifth accept second
1352 third trade fifth
1353 third give grain
1354 third give ore
1355 third ungive ore
1356 third send
1357 third done
1358 fifth counter third
1359 first clockwise
1360 fifth send
1361 first bank metal grain
1362 first done
1363 third counter fifth
1364 first trade third
1365 first drop
1366 third give ore
1367 third ungive ore
1368 third ask ore
1369 third send
1370 fifth bank metal grain
1371 first campaign alliance
1372 fifth accept third
1373 first against fifth
1374 first pay metal
1375 first no
1376 first trade second
1377 first drop
1378 first bank grain wood
1379 first bank wood metal
1380 first trade fifth
1381 first ask card deserters
1382 first send
1383 fifth decline first
1384 first done
1385 second done
1386 second trade fifth
1387 second drop
1388 second trade fifth
1389 second drop
1390 second card hanaeans
1391 second at tuttul
1392 second done
1393 second campaign alliance
1394 second against fifth
1395 second pay metal
1396 fifth no
1397 second trade first
1398 second ask card blessing
1399 second unask card blessing
1400 second give ore
1401 second send
1402 second withdraw
1403 second trade fourth
1404 second give wood
1405 second drop
1406 second done
1407 third trade fifth
1408 third drop
1409 third trade first
1410 third drop
1411 third trade fourth
1412 third give ore
1413 third send
1414 third done
1415 third done
1416 third withdraw
1417 third trade second
1418 third ask 5 flour
1419 third ask card deserters
1420 third unask flour
1421 third give ore
1422 third drop
1423 third done
1424 fourth done
1425 fourth campaign alliance
1426 fourth against second
1427 fourth pay metal
1428 second no
1429 fourth trade third
1430 fourth drop
1431 fourth trade fifth
1432 fourth give grain
1433 fourth ungive grain
1434 fourth ask 25 metal
1435 fourth ask card yaminites
1436 fourth unask card yaminites
1437 fourth unask metal
1438 fourth send
1439 fifth counter fourth
1440 fourth done
1441 fifth ask 5 grain
1442 fifth give grain
1443 fifth give ore
1444 fifth drop
1445 fifth trade second
1446 fifth ask flour
1447 fifth send
1448 second trade fifth
1449 second drop
1450 fifth withdraw
1451 fifth trade second
1452 fifth ask 25 ore
1453 fifth ask card caravan
1454 fifth unask 25 ore
1455 fifth give card mercenaries
1456 fifth ask ore
1457 fifth send
1458 second counter fifth
1459 second ungive ore
1460 fifth done
1461 second unask card mercenaries
1462 second give card sutaeans
1463 fifth trade third
1464 second send
1465 fifth drop
1466 fifth trade second
1467 fifth ask card mercenaries
1468 fifth drop
1469 fifth accept second
1470 fifth card sutaeans
1471 fifth at rapiqum
1472 fifth at sippar
1473 fifth done
1474 fifth done
1475 sixth trade first
1476 sixth drop
1477 sixth done
1478 sixth done
1479 sixth done
1480 fourth mill 0
1481 fourth done
1482 fourth done
1483 third trade fifth
1484 second trade third
1485 first at umma
1486 third drop
1487 fifth trade first
1488 sixth at mankisum
1489 fourth done
1490 first done
1491 third mill 0
1492 sixth done
1493 fifth drop
1494 second drop
1495 third done
1496 first trade sixth
1497 first give wood
1498 first send
1499 first withdraw
1500 first trade fourth
1501 first ask card rich-vein
1502 second mill 0
1503 sixth mill 0
1504 third trade fifth
1505 sixth done
1506 third drop
1507 first send
1508 fourth trade third
1509 sixth trade fourth
1510 fourth give wood
1511 first withdraw
1512 sixth drop
1513 first trade third
1514 sixth trade fifth
1515 sixth give card blessing
1516 third trade fourth
1517 third ask card intrigue
1518 third ask card sutaeans
1519 fifth trade first
1520 first give card deserters
1521 fourth send
1522 fourth withdraw
1523 fourth done
1524 third drop
1525 first ask card rich-vein
1526 sixth send
1527 fifth give ore
1528 first send
1529 second trade fourth
1530 fifth decline sixth
1531 sixth done
1532 third work blank
1533 first bank metal wood
1534 sixth trade third
1535 fifth ungive ore
1536 first withdraw
1537 first mill 0
1538 third at qatna
1539 first trade sixth
1540 first give wood
1541 first ungive wood
1542 first ask metal
1543 first drop
1544 fifth give grain
1545 second drop
1546 fifth ask card spies
1547 second trade fourth
1548 sixth give ore
1549 third trade fifth
1550 second ask card envoys
1551 second give card envoys
1552 first trade second
1553 fifth ask card rich-harvest
1554 second give wood
1555 sixth give metal
1556 fifth give grain
1557 second ask ore
1558 sixth drop
1559 second ungive wood
1560 first give card envoys
1561 sixth trade first
1562 fifth send
1563 third give ore
1564 second send
1565 second done
1566 second withdraw
1567 fifth withdraw
1568 sixth give card blessing
1569 third ungive ore
1570 fifth trade sixth
1571 third ask 25 ore
1572 first ungive card envoys
1573 first give card deserters
1574 first drop
1575 third unask ore
1576 fifth ask 25 ore
1577 fifth unask ore
1578 sixth ungive card blessing
1579 third give ore
1580 first trade sixth
1581 fifth drop
1582 third give ore
1583 fifth trade sixth
1584 third ungive ore
1585 sixth give card blessing
1586 sixth ungive card blessing
1587 second trade fourth
1588 second drop
1589 third ask 5 flour
1590 sixth drop
1591 sixth done
1592 sixth done
1593 third give ore
1594 first drop
1595 second done
1596 second done
1597 first trade fifth
1598 fifth drop
1599 first give wood
1600 third send
1601 second trade sixth
1602 fifth counter third
1603 first send
1604 third trade first
1605 second drop
1606 first done
1607 first done
1608 fifth drop
1609 third ask card rich-harvest
1610 third ask card locusts
1611 second trade first
1612 third give ore
1613 second give card envoys
1614 first done
1615 fifth accept first
1616 fifth trade fourth
1617 second send
1618 first counter second
1619 fifth ask card forced-march
1620 fifth give ore
1621 third ungive ore
1622 fifth unask card forced-march
1623 fifth drop
1624 first give card deserters
1625 second trade fifth
1626 second ask metal
1627 first unask card envoys
1628 first ask card turukkaeans
1629 third ask card turukkaeans
1630 second send
1631 first give card envoys
1632 third give ore
1633 second done
1634 third send
1635 first ungive card deserters
1636 third work blank
1637 third at qatna
1638 third done
1639 fifth counter second
1640 fifth ask 25 ore
1641 fifth drop
1642 third withdraw
1643 fifth trade first
1644 third done
1645 first send
1646 first withdraw
1647 third done
1648 first done
1649 fifth give grain
1650 fifth drop
1651 fifth trade second
1652 fifth drop
1653 fifth mill 2
1654 fifth trade second
1655 fifth give flour
1656 fifth send
1657 second decline fifth
1658 fifth trade third
1659 fifth drop
1660 fifth done
1661 fifth done
1662 fifth done
1663 fifth done
1664 third clockwise
1665 third done
1666 third trade fourth
1667 third give ore
1668 third give ore
1669 third ungive ore
1670 third ask card hanaeans
1671 third send
1672 fourth counter third
1673 third done
1674 third done
1675 fourth unask ore
1676 fourth drop
1677 fourth done
1678 fourth campaign war
1679 fourth against fifth
1680 fourth pay wood
1681 fourth done
1682 fifth done
1683 fifth trade first
1684 fifth give ore
1685 fifth send
1686 fifth done
1687 first accept fifth
1688 fifth done
1689 sixth trade fourth
1690 sixth ask card siege-ladders
1691 sixth unask card siege-ladders
1692 sixth ask wood
1693 sixth unask wood
1694 sixth drop
1695 sixth done
1696 sixth trade fifth
1697 sixth drop
1698 sixth trade fifth
1699 sixth drop
1700 sixth trade fourth
1701 sixth ask metal
1702 sixth unask metal
1703 sixth ask card turukkaeans
1704 sixth give grain
1705 sixth ask metal
1706 sixth send
1707 fourth trade fifth
1708 sixth withdraw
1709 sixth trade second
1710 sixth ask card gutians
1711 fourth drop
1712 sixth drop
1713 sixth campaign alliance
1714 sixth against first
1715 sixth pay metal
1716 first no
1717 sixth trade first
1718 sixth drop
1719 sixth trade fifth
1720 sixth ask card cedar-rafts
1721 sixth drop
1722 sixth done
1723 first trade second
1724 first give card envoys
1725 first ungive card envoys
1726 first ask 5 grain
1727 first ask card turukkaeans
1728 first drop
1729 first done
1730 first campaign war
1731 first against sixth
1732 first pay wood
1733 first no
1734 first trade fifth
1735 first drop
1736 first done
1737 second done
1738 second trade fourth
1739 second ask card blessing
1740 second drop
1741 second trade fourth
1742 second give ore
1743 second ungive ore
1744 second give card envoys
1745 second ungive card envoys
1746 second give card mercenaries
1747 second ungive card mercenaries
1748 second ask 25 wood
1749 second unask 25 wood
1750 second drop
1751 second done
1752 second done
1753 fourth bank grain ore
1754 fifth mill 1
1755 fifth trade third
1756 third trade sixth
1757 sixth at mankisum
1758 fifth ask flour
1759 third ask 5 grain
1760 second bank grain metal
1761 second bank grain ore
1762 third ask card gutians
1763 third send
1764 fourth trade third
1765 fourth drop
1766 second mill 0
1767 first trade sixth
1768 third bank grain metal
1769 second done
1770 fifth drop
1771 first ask metal
1772 second trade first
1773 third withdraw
1774 fifth bank grain ore
1775 second ask 5 flour
1776 first unask metal
1777 sixth done
1778 fifth done
1779 third bank grain ore
1780 fourth bank grain wood
1781 sixth trade fourth
1782 fourth trade sixth
1783 sixth give wood
1784 third mill 4
1785 fifth work blank
1786 first drop
1787 second unask flour
1788 fifth at halab
1789 fifth done
1790 fourth give 5 grain
1791 sixth send
1792 second drop
1793 sixth bank wood ore
1794 first at umma
1795 third bank ore wood
1796 second work blank
1797 first done
1798 fifth trade first
1799 first bank grain metal
1800 first mill 2
1801 third bank flour metal
1802 fifth ask 5 grain
1803 first done
1804 fifth ask ore
1805 fourth accept sixth
1806 third trade fourth
1807 sixth trade fourth
1808 sixth drop
1809 third ask grain
1810 sixth bank grain ore
1811 third ask 5 grain
1812 sixth mill 4
1813 sixth bank ore grain
1814 first work blank
1815 third unask grain
1816 sixth trade fourth
1817 third unask 5 grain
1818 fourth ask card second-wind
1819 second at babylon
1820 sixth drop
1821 fifth ask card intrigue
1822 fifth give card mercenaries
1823 fifth send
1824 second work blank
1825 second at babylon
1826 fourth unask card second-wind
1827 fifth bank grain ore
1828 fourth send
1829 second trade fifth
1830 fifth bank grain metal
1831 first at umma
1832 fifth withdraw
1833 second ask card envoys
1834 first trade second
1835 sixth trade fourth
1836 fifth done
1837 fifth bank grain metal
1838 second unask card envoys
1839 third drop
1840 fifth bank grain ore
1841 sixth drop
1842 fourth bank ore metal
1843 sixth decline fourth
1844 sixth done
1845 fourth trade fifth
1846 third bank grain ore
1847 second ask 25 ore
1848 third trade second
1849 third drop
1850 fourth give wood
1851 sixth bank grain ore
1852 third trade first
1853 second drop
1854 third ask card siege-ladders
1855 third give flour
1856 fourth send
1857 fourth mill 3
1858 sixth bank grain wood
1859 sixth done
1860 third drop
1861 fourth bank flour grain
1862 third trade fourth
1863 fifth bank ore grain
1864 third ask card rich-harvest
1865 sixth done
1866 third send
1867 first drop
1868 fifth accept fourth
1869 fifth bank grain wood
1870 sixth bank grain wood
1871 sixth done
1872 fifth trade sixth
1873 fifth drop
1874 third bank grain wood
1875 fifth bank wood grain
1876 fourth bank grain wood
1877 fifth done
1878 fourth bank grain ore
1879 third done
1880 second trade first
1881 third withdraw
1882 third trade second
1883 fourth done
1884 first trade fourth
1885 third ask card hanaeans
1886 fourth work blank
1887 second drop
1888 third give grain
1889 fourth at eshnunna
1890 first drop
1891 first done
1892 fourth done
1893 third send
1894 fourth trade fifth
1895 third work blank
1896 second counter third
1897 third at qatna
1898 fourth ask metal
1899 second ask 25 grain
1900 fourth ask 25 wood
1901 first bank grain ore
1902 fourth ask card caravan
1903 fourth drop
1904 third trade fifth
1905 first done
1906 second send
1907 fourth bank grain wood
1908 second work blank
1909 first bank grain ore
1910 third give wood
1911 third ask card forced-march
1912 second at babylon
1913 first done
1914 third give grain
1915 third drop
1916 fourth trade third
1917 second work blank
1918 second at babylon
1919 third counter second
1920 second trade first
1921 second give wood
1922 third send
1923 fourth drop
1924 third done
1925 second decline third
1926 second drop
1927 third trade sixth
1928 second trade first
1929 second drop
1930 second done
1931 second bank ore grain
1932 fourth trade first
1933 third ask 5 ore
1934 fourth drop
1935 fourth bank grain ore
1936 fourth trade sixth
1937 second bank grain metal
1938 third ask card deserters
1939 fourth ask ore
1940 fourth send
1941 third give ore
1942 second done
1943 fourth withdraw
1944 third unask 5 ore
1945 third ungive ore
1946 fourth trade second
1947 third ask card envoys
1948 fourth drop
1949 third give ore
1950 fourth trade fifth
1951 third send
1952 second trade sixth
1953 second drop
1954 second bank grain wood
1955 third withdraw
1956 second done
1957 third done
1958 third done
1959 fourth ask 5 ore
1960 fourth ask metal
1961 fourth unask 5 ore
1962 fourth ask wood
1963 fourth unask metal
1964 fourth drop
1965 fourth trade third
1966 fourth drop
1967 fourth done
1968 fourth trade first
1969 fourth drop
1970 fourth trade fifth
1971 fourth ask card turukkaeans
1972 fourth unask card turukkaeans
1973 fourth give ore
1974 fourth drop
1975 fourth done
1976 second clockwise
1977 second done
1978 second campaign war
1979 second against fifth
1980 second pay metal
1981 second no
1982 second bank grain metal
1983 second done
1984 third done
1985 third trade first
1986 third drop
1987 third campaign alliance
1988 third against fourth
1989 third pay wood
1990 third trade fourth
1991 third drop
1992 third done
1993 fourth trade sixth
1994 fourth drop
1995 fourth trade first
1996 fourth drop
1997 fourth done
1998 fourth done
1999 fourth done
2000 fifth done
2001 fifth trade third
2002 fifth drop
2003 fifth trade sixth
2004 fifth give metal
2005 fifth ask card turukkaeans
2006 fifth ungive metal
2007 fifth unask card turukkaeans
2008 fifth give grain
2009 fifth ungive grain
2010 fifth drop
2011 fifth campaign war
2012 fifth against first
2013 fifth pay metal
2014 fifth trade third
2015 fifth drop
2016 fifth trade fourth
2017 fifth ask 25 ore
2018 fifth give metal
2019 fifth unask 5 ore
2020 fifth send
2021 fourth trade fifth
2022 fifth withdraw
2023 fourth ask 25 ore
2024 fifth done
2025 sixth done
2026 fourth drop
2027 sixth trade first
2028 sixth ask flour
2029 sixth unask flour
2030 sixth ask card rich-vein
2031 sixth drop
2032 sixth done
2033 sixth done
2034 first trade fourth
2035 first ask card yaminites
2036 first unask card yaminites
2037 first drop
2038 first bank grain wood
2039 first trade third
2040 first give ore
2041 first drop
2042 first bank grain ore
2043 first trade fifth
2044 first give metal
2045 first give ore
2046 first give card deserters
2047 first ungive ore
2048 first drop
2049 first trade fifth
2050 first give card deserters
2051 first drop
2052 first done
2053 first bank grain wood
2054 first trade second
2055 first drop
2056 first campaign alliance
2057 first against second
2058 first pay metal
2059 first yes
2060 second yes
2061 first bank wood grain
2062 first trade second
2063 first give ore
2064 first drop
2065 first bank ore metal
2066 first done
2067 third mill 0
2068 second bank grain metal
2069 fourth mill 0
2070 sixth trade second
2071 fourth trade fifth
2072 first bank grain ore
2073 third done
2074 second bank grain metal
2075 sixth ask card siege-ladders
2076 sixth send
2077 sixth withdraw
2078 sixth trade first
2079 first done
2080 sixth give card blessing
2081 fifth trade sixth
2082 fifth give card mercenaries
2083 sixth ask card siege-ladders
2084 fourth ask ore
2085 second trade third
2086 third trade first
2087 second ask card intrigue
2088 second give wood
2089 second ungive wood
2090 third ask 25 grain
2091 second ask card turukkaeans
2092 fifth give card mercenaries
2093 second ask card second-wind
2094 first trade third
2095 third ask 5 flour
2096 fifth drop
2097 second drop
2098 first drop
2099 second trade first
2100 third drop
2101 fourth drop
2102 first trade third
2103 second ask 5 wood
2104 fifth trade fourth
2105 fourth trade second
2106 second send
2107 third done
2108 sixth send
2109 sixth withdraw
2110 first drop
2111 fourth give wood
2112 first trade fourth
2113 fourth ask card blessing
2114 sixth trade second
2115 second mill 4
2116 third trade sixth
2117 second bank grain ore
2118 fifth give grain
2119 sixth drop
2120 fourth ask card spies
2121 fourth send
2122 fifth drop
2123 sixth bank grain metal
2124 first decline second
2125 first ask 25 ore
2126 fourth withdraw
2127 fourth done
2128 fifth mill 1
2129 fifth done
2130 fifth work blank
2131 fourth done
2132 first unask ore
2133 sixth at mankisum
2134 third ask 5 flour
2135 second done
2136 first drop
2137 second bank metal ore
2138 fifth at carchemish
2139 first trade fifth
2140 second bank grain wood
2141 fifth done
2142 fourth trade fifth
2143 fifth done
2144 fourth drop
2145 fourth trade second
2146 fifth done
2147 second bank wood grain
2148 fourth ask card blessing
2149 sixth bank wood ore
2150 fourth send
2151 sixth trade second
2152 first drop
2153 second trade third
2154 third give ore
2155 third drop
2156 sixth give ore
2157 third done
2158 fourth withdraw
2159 first mill 0
2160 sixth send
2161 first trade fifth
2162 sixth withdraw
2163 fourth trade third
2164 first give ore
2165 fourth give ore
2166 sixth trade third
2167 fourth ungive ore
2168 sixth drop
2169 third done
2170 second give card mercenaries
2171 second send
2172 second done
2173 second done
2174 first give ore
2175 fourth ask card rich-vein
2176 first give grain
2177 fourth ask 5 wood
2178 fourth send
2179 third accept second
2180 third decline fourth
2181 sixth done
2182 fourth trade sixth
2183 first give card deserters
2184 sixth trade first
2185 sixth give ore
2186 sixth ungive ore
2187 sixth ask wood
2188 second done
2189 sixth unask wood
2190 first ungive card deserters
2191 first drop
2192 sixth drop
2193 fourth drop
2194 fourth trade sixth
2195 fourth give metal
2196 sixth mill 1
2197 fourth give wood
2198 first trade fifth
2199 sixth done
2200 fourth ungive metal
2201 sixth done
2202 first ask 25 metal
2203 fourth give metal
2204 sixth done
2205 sixth trade fourth
2206 sixth give ore
2207 first send
2208 first done
2209 fifth trade fourth
2210 sixth ask 25 flour
2211 sixth ask card rich-harvest
2212 sixth ask 5 wood
2213 first done
2214 fourth send
2215 fifth drop
2216 sixth send
2217 fourth withdraw
2218 first withdraw
2219 first trade second
2220 sixth done
2221 fourth done
2222 first drop
2223 first done
2224 fourth done
2225 first trade fourth
2226 fourth counter sixth
2227 first ask card envoys
2228 fourth ask card rich-vein
2229 fourth drop
2230 first unask card envoys
2231 first ask card envoys
2232 first give metal
2233 first give ore
2234 first unask card envoys
2235 first ungive ore
2236 first drop
2237 first trade fourth
2238 first give grain
2239 first give ore
2240 first ungive grain
2241 first send
2242 fourth counter first
2243 fourth send
2244 first done
2245 first trade fifth
2246 second counterclockwise
2247 first give card deserters
2248 first ungive card deserters
2249 second trade third
2250 first give ore
2251 first accept fourth
2252 second drop
2253 first give metal
2254 second trade fifth
2255 first give grain
2256 second ask card turukkaeans
2257 second unask card turukkaeans
2258 second drop
2259 second trade first
2260 second drop
2261 first ungive metal
2262 first send
2263 second trade fifth
2264 fifth counter first
2265 fifth send
2266 second ask 25 flour
2267 first trade fifth
2268 second send
2269 first accept fifth
2270 second withdraw
2271 second trade fourth
2272 second ask card yaminites
2273 second unask card yaminites
2274 second give card envoys
2275 first drop
2276 second ask 25 grain
2277 second send
2278 second done
2279 fourth counter second
2280 fourth drop
2281 second campaign alliance
2282 second against sixth
2283 second pay flour
2284 second no
2285 second done
2286 first trade sixth
2287 first give metal
2288 first send
2289 sixth counter first
2290 first done
2291 first campaign alliance
2292 sixth give metal
2293 sixth ask 25 flour
2294 first against sixth
2295 sixth drop
2296 first pay metal
2297 sixth yes
2298 first done
2299 sixth done
2300 sixth done
2301 sixth done
2302 fifth trade sixth
2303 fifth ask card mercenaries
2304 fifth ask card caravan
2305 fifth ask card cedar-rafts
2306 fifth send
2307 sixth trade fifth
2308 fifth done
2309 sixth decline fifth
2310 fifth trade fourth
2311 sixth give metal
2312 sixth give card blessing
2313 sixth give ore
2314 fifth drop
2315 sixth give ore
2316 sixth give card blessing
2317 sixth ungive metal
2318 sixth drop
2319 fifth done
2320 fifth trade first
2321 fifth give ore
2322 fifth ungive ore
2323 fifth drop
2324 fifth trade third
2325 fifth drop
2326 fifth done
2327 fourth bank ore metal
2328 fourth trade second
2329 fourth give wood
2330 fourth send
2331 fourth withdraw
2332 fourth done
2333 fourth campaign war
2334 fourth against fifth
2335 fourth pay wood
2336 fourth trade second
2337 fourth drop
2338 fourth trade second
2339 fourth ask 25 grain
2340 fourth unask grain
2341 fourth send
2342 second trade fourth
2343 second drop
2344 fourth withdraw
2345 fourth trade sixth
2346 fourth drop
2347 fourth done
2348 third done
2349 third done
2350 third card mercenaries
2351 third at qatna
2352 third done
end 2352 3caa27a36a96d16f
