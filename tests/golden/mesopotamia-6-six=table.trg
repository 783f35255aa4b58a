[Game "mesopotamia"]
[Rules "1"]
[Seats "6"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=table, walls-stop-nomads=off, harvests=one"]
[Names "first, second, third, fourth, fifth, sixth"]
[SeedHash "0055117f0d8e79598af77e2c348df5863d0554618664d8a75061a015bb2cb31e"]
[Seed "golden mesopotamia 6"]
[Box "standard 58dce2de"]
[Result "0 1 2 1 0 1"]

1 fifth mill 3
2 third mill 0
3 second mill 5
4 third card rich-harvest
5 third trade second
6 sixth mill 4
7 fifth done
8 fifth trade third
9 sixth trade first
10 fourth card sutaeans
11 third ask card gutians
12 fourth mill 1
13 sixth drop
14 first mill 4
15 second card cedar-rafts
16 second done
17 second trade fourth
18 third drop
19 first trade sixth
20 second give wood
21 third work blank
22 fourth work foot
23 fifth give card intrigue
24 first give ore
25 first ask card cedar-rafts
26 sixth trade fifth
27 third bank wood grain
28 fifth send
29 second send
30 second withdraw
31 first unask card cedar-rafts
32 first drop
33 fourth bank grain metal
34 fifth bank wood metal
35 third decline fifth
36 first work chariot
37 fourth bank ore flour
38 first done
39 third bank grain wood
40 third trade fourth
41 fifth card cedar-rafts
42 fourth trade fifth
43 third drop
44 sixth ask card rich-harvest
45 second trade fifth
46 third trade fourth
47 third drop
48 fifth trade sixth
49 third bank wood grain
50 fourth drop
51 third done
52 first erect forge
53 fifth drop
54 sixth unask card rich-harvest
55 fourth trade first
56 second give wood
57 fifth done
58 sixth ask ore
59 fourth give flour
60 third bank grain metal
61 second drop
62 second done
63 first done
64 fourth give grain
65 sixth drop
66 sixth done
67 sixth card locusts
68 fourth give ore
69 third bank ore wood
70 fourth send
71 sixth against third
72 fourth card spies
73 first accept fourth
74 fourth against fifth
75 fourth card intrigue
76 third trade first
77 third drop
78 sixth done
79 fourth bank grain flour
80 third trade second
81 fourth bank metal flour
82 third drop
83 fourth work blank
84 fourth done
85 third bank grain flour
86 third trade second
87 third ask card blessing
88 third drop
89 third done
90 fourth erect millstone
91 fourth done
92 first counterclockwise
93 first done
94 first campaign war
95 first against third
96 first pay metal
97 first done
98 sixth trade first
99 sixth drop
100 sixth done
101 sixth trade second
102 sixth give card rich-vein
103 sixth drop
104 sixth trade first
105 sixth drop
106 sixth done
107 sixth bank wood ore
108 sixth unit foot
109 sixth at nineveh
110 sixth done
111 fifth bank grain wood
112 fifth done
113 fifth trade first
114 fifth give grain
115 fifth ask ore
116 fifth give card blessing
117 fifth give card rich-harvest
118 fifth ungive grain
119 fifth ungive card rich-harvest
120 fifth drop
121 fifth trade third
122 fifth give wood
123 fifth ungive wood
124 fifth give flour
125 fifth drop
126 fifth campaign war
127 fifth against sixth
128 fifth pay wood
129 fifth unit chariot
130 fifth at der
131 fifth bank ore grain
132 fifth bank wood flour
133 fifth unit foot
134 fifth at mashkan
135 fifth unit foot
136 fifth at der
137 fifth unit chariot
138 fifth at eshnunna
139 fifth bank wood ore
140 fifth bank grain metal
141 fifth done
142 fourth done
143 fourth done
144 fourth done
145 third erect marduk
146 third bank metal wood
147 third trade sixth
148 third ask card hanaeans
149 third ask card forced-march
150 third give wood
151 third give grain
152 third drop
153 third done
154 third done
155 third done
156 second erect ishtar
157 second trade fifth
158 second drop
159 second bank metal wood
160 second done
161 second done
162 second trade third
163 second ask card forced-march
164 second drop
165 second bank ore wood
166 second unit foot
167 second at kish
168 second bank grain flour
169 second bank wood flour
170 second bank wood grain
171 second bank wood flour
172 second unit foot
173 second at kish
174 second unit chariot
175 second at marad
176 second done
177 fourth mill 2
178 fifth at mashkan
179 third mill 0
180 fourth card spies
181 sixth card rich-vein
182 fourth against first
183 fifth trade second
184 third done
185 sixth done
186 sixth mill 0
187 fourth card hanaeans
188 second card cedar-rafts
189 first mill 2
190 sixth bank ore flour
191 fourth work smelt
192 sixth done
193 fourth work blank
194 third work smelt
195 first trade sixth
196 fourth done
197 third done
198 third done
199 first ask card gutians
200 fourth done
201 third done
202 second done
203 second mill 3
204 sixth trade fourth
205 fifth drop
206 second work blank
207 first ask card intrigue
208 second at kish
209 fifth trade sixth
210 fifth drop
211 second done
212 second trade sixth
213 first give card forced-march
214 fifth trade third
215 sixth ask card turukkaeans
216 fifth drop
217 first unask card gutians
218 fifth bank metal wood
219 second give card rich-vein
220 second ungive card rich-vein
221 sixth unask card turukkaeans
222 sixth ask card rich-harvest
223 first give wood
224 first unask card intrigue
225 first give card rich-harvest
226 fifth bank ore metal
227 second ask card cedar-rafts
228 first send
229 first card rich-harvest
230 fifth bank metal wood
231 fifth done
232 sixth unask card rich-harvest
233 sixth drop
234 first work smelt
235 first done
236 first withdraw
237 sixth bank ore wood
238 second ask card siege-ladders
239 second give metal
240 first done
241 fifth mill 1
242 fifth bank wood flour
243 fifth trade third
244 second drop
245 sixth at nineveh
246 fifth drop
247 sixth bank metal ore
248 second done
249 second trade sixth
250 sixth done
251 sixth trade fifth
252 fifth card rich-harvest
253 fifth done
254 second ask card hanaeans
255 sixth drop
256 second drop
257 second bank wood grain
258 fifth work blank
259 sixth bank ore wood
260 second trade sixth
261 sixth done
262 second drop
263 fifth at der
264 fifth done
265 second done
266 fifth trade fourth
267 fifth give card caravan
268 fifth ungive card caravan
269 fifth ask card siege-ladders
270 fifth unask card siege-ladders
271 fifth drop
272 fifth trade second
273 fifth give grain
274 fifth drop
275 fifth trade first
276 fifth drop
277 fifth trade first
278 fifth ask metal
279 fifth unask metal
280 fifth drop
281 fifth done
282 fifth done
283 fifth clockwise
284 fifth trade second
285 fifth give metal
286 fifth drop
287 fifth done
288 fifth done
289 fifth trade sixth
290 fifth drop
291 fifth done
292 sixth trade third
293 sixth ask card caravan
294 sixth ask ore
295 sixth drop
296 sixth done
297 sixth bank ore flour
298 sixth trade third
299 sixth ask card caravan
300 sixth unask card caravan
301 sixth drop
302 sixth done
303 sixth done
304 first erect marduk
305 first done
306 first trade third
307 first ask card envoys
308 first give grain
309 first give wood
310 first drop
311 first trade third
312 first give card rich-harvest
313 first ask wood
314 first ungive card rich-harvest
315 first unask wood
316 first drop
317 first done
318 first bank grain ore
319 first unit chariot
320 first at lagash
321 first trade fourth
322 first ask card hanaeans
323 first drop
324 first done
325 second trade first
326 second drop
327 second done
328 second campaign alliance
329 second against first
330 second pay flour
331 second done
332 third trade first
333 third drop
334 third done
335 third bank grain metal
336 third card siege-ladders
337 third bank metal wood
338 third trade fourth
339 third give grain
340 third ask metal
341 third drop
342 third campaign alliance
343 third against fifth
344 third pay metal
345 third done
346 fourth done
347 fourth trade second
348 fourth ask card gutians
349 fourth ask grain
350 fourth give grain
351 fourth give card gutians
352 fourth ungive card gutians
353 fourth drop
354 fourth done
355 fourth trade sixth
356 fourth give grain
357 fourth ungive grain
358 fourth drop
359 fourth unit chariot
360 fourth at byblos
361 fourth done
362 second card rich-vein
363 fourth at byblos
364 sixth at nineveh
365 second done
366 sixth done
367 second mill 0
368 second bank grain wood
369 fourth trade sixth
370 first bank metal wood
371 sixth mill 5
372 first card rich-harvest
373 fifth card caravan
374 fourth give flour
375 fourth send
376 fourth done
377 fourth mill 0
378 first done
379 second done
380 fifth at mashkan
381 sixth work smelt
382 first mill 0
383 first trade fifth
384 first ask card envoys
385 sixth work blank
386 sixth at nineveh
387 third mill 4
388 fifth bank grain ore
389 second trade first
390 third done
391 first unask card envoys
392 first ask card locusts
393 first send
394 third trade second
395 first done
396 second give flour
397 third drop
398 fifth counter first
399 first bank grain flour
400 third at mari
401 fourth withdraw
402 second drop
403 third bank grain flour
404 sixth trade fifth
405 third done
406 fourth done
407 third bank grain metal
408 first trade fourth
409 sixth give wood
410 second work blank
411 first give card deserters
412 sixth send
413 fourth work blank
414 fifth drop
415 third done
416 sixth done
417 second at kish
418 second trade fourth
419 fourth at byblos
420 second give card second-wind
421 first ask flour
422 fourth trade third
423 second ask card locusts
424 fourth give card mercenaries
425 fifth counter sixth
426 sixth at nineveh
427 second give wood
428 second give wood
429 first ungive card deserters
430 fourth ungive card mercenaries
431 sixth done
432 sixth bank wood metal
433 second unask card locusts
434 sixth done
435 fourth drop
436 fourth work blank
437 second ask card turukkaeans
438 fourth at byblos
439 second ask card blessing
440 first unask flour
441 fourth bank grain metal
442 second ask card rich-harvest
443 first give card deserters
444 first give card forced-march
445 fifth unask wood
446 first ask card envoys
447 fourth done
448 first unask card envoys
449 first send
450 fourth done
451 fifth give wood
452 second send
453 fourth done
454 fifth ungive wood
455 fifth give card blessing
456 fourth accept first
457 fifth send
458 first work blank
459 sixth accept fifth
460 second done
461 second bank grain metal
462 second bank grain ore
463 first at larsa
464 second withdraw
465 first bank grain ore
466 fifth trade third
467 first bank ore wood
468 first work blank
469 fifth drop
470 second trade first
471 second ask card sutaeans
472 second send
473 second done
474 fifth done
475 first decline second
476 first at lagash
477 second bank ore wood
478 first done
479 second bank wood metal
480 second bank grain wood
481 second trade sixth
482 second drop
483 first bank grain ore
484 fifth mill 5
485 fifth trade fourth
486 fifth drop
487 first at larsa
488 first bank grain ore
489 first bank grain flour
490 fifth bank metal grain
491 fifth bank grain flour
492 fifth bank grain ore
493 second bank ore flour
494 fifth done
495 first bank grain flour
496 first trade third
497 fifth trade second
498 first drop
499 fifth drop
500 first bank grain ore
501 second bank ore grain
502 first bank grain ore
503 first done
504 second done
505 first trade fifth
506 first drop
507 first done
508 fifth work smelt
509 fifth done
510 fifth trade second
511 fifth give grain
512 fifth ungive grain
513 fifth ask grain
514 fifth drop
515 fifth bank grain ore
516 fifth bank grain metal
517 fifth trade third
518 fifth ask card rich-vein
519 fifth unask card rich-vein
520 fifth drop
521 fifth trade third
522 fifth drop
523 fifth bank metal flour
524 fifth at eshnunna
525 fifth done
526 fifth done
527 first clockwise
528 first done
529 first trade fourth
530 first drop
531 first done
532 first done
533 second bank grain metal
534 second done
535 second bank grain flour
536 second campaign alliance
537 second against fifth
538 second pay flour
539 second done
540 third trade second
541 third drop
542 third bank grain metal
543 third erect marduk
544 third trade second
545 third drop
546 third bank grain ore
547 third done
548 third card siege-ladders
549 third bank grain wood
550 third done
551 third trade fourth
552 third drop
553 third trade second
554 third ask card second-wind
555 third drop
556 third trade fourth
557 third drop
558 third trade fourth
559 third give wood
560 third send
561 third bank grain metal
562 fourth counter third
563 third bank grain flour
564 third bank grain flour
565 fourth send
566 third done
567 third counter fourth
568 third give metal
569 third ask card blessing
570 third ungive wood
571 third ungive metal
572 fourth bank wood ore
573 third ask card deserters
574 third ask card cedar-rafts
575 third drop
576 fourth bank grain wood
577 fourth bank grain ore
578 fourth bank grain flour
579 fourth erect ishtar
580 fourth at byblos
581 fourth yes
582 fourth bank grain ore
583 fourth bank grain ore
584 fourth bank ore flour
585 fourth trade sixth
586 fourth drop
587 fourth done
588 fourth campaign war
589 fourth against third
590 fourth pay metal
591 fourth unit foot
592 fourth at tadmor
593 fourth done
594 fifth trade first
595 fifth ask card spies
596 fifth send
597 fifth withdraw
598 fifth bank grain ore
599 fifth done
600 fifth trade third
601 fifth ask card siege-ladders
602 fifth send
603 third counter fifth
604 third drop
605 fifth done
606 fifth bank grain ore
607 fifth bank grain flour
608 fifth unit blank
609 fifth at mashkan
610 fifth done
611 sixth done
612 sixth trade second
613 sixth ask card mercenaries
614 sixth ask card intrigue
615 sixth ask card mercenaries
616 sixth send
617 second decline sixth
618 sixth card mercenaries
619 sixth at nineveh
620 sixth bank grain wood
621 sixth campaign alliance
622 sixth against second
623 second yes
624 sixth bank grain metal
625 sixth bank grain ore
626 sixth trade first
627 sixth ask flour
628 sixth give flour
629 sixth ungive flour
630 sixth ask flour
631 sixth drop
632 sixth trade first
633 sixth give flour
634 sixth send
635 sixth withdraw
636 sixth bank grain ore
637 sixth done
638 first at lagash
639 sixth at nineveh
640 fourth at byblos
641 fifth done
642 third mill 1
643 second at marad
644 fourth done
645 first trade fifth
646 sixth trade first
647 first drop
648 first bank grain wood
649 first trade second
650 fifth mill 2
651 sixth ask wood
652 sixth give metal
653 second bank metal wood
654 fifth bank ore flour
655 second bank wood ore
656 first give grain
657 sixth ungive metal
658 third trade first
659 fifth trade first
660 third give wood
661 sixth unask wood
662 third ungive wood
663 fifth drop
664 second bank grain metal
665 first give ore
666 fifth trade fourth
667 sixth ask card mercenaries
668 fifth ask card deserters
669 fifth drop
670 first send
671 first done
672 first mill 1
673 third drop
674 second counter first
675 second give wood
676 third done
677 fifth trade third
678 second send
679 first decline second
680 sixth drop
681 sixth done
682 first done
683 fourth done
684 fifth drop
685 sixth mill 5
686 fifth trade first
687 first done
688 fifth ask card blessing
689 third card intrigue
690 sixth bank grain metal
691 second bank grain flour
692 sixth bank grain flour
693 first bank grain metal
694 sixth work smelt
695 fourth card intrigue
696 third against sixth
697 fourth trade third
698 fifth send
699 fourth ask ore
700 fourth ask metal
701 second done
702 sixth trade third
703 third done
704 second mill 0
705 sixth give card blessing
706 second done
707 fourth give card hanaeans
708 second trade third
709 fourth ungive card hanaeans
710 sixth give grain
711 first done
712 second drop
713 second done
714 sixth send
715 second trade first
716 second drop
717 third counter sixth
718 fourth send
719 second done
720 third give wood
721 second done
722 third drop
723 fifth done
724 third decline fourth
725 sixth work blank
726 fourth trade fifth
727 fourth ask card second-wind
728 fourth give card gutians
729 fourth ungive card gutians
730 fifth done
731 sixth at assur
732 sixth work blank
733 fifth withdraw
734 fourth give ore
735 first done
736 fifth trade fourth
737 fifth ask flour
738 sixth at assur
739 sixth trade second
740 sixth ask card intrigue
741 fifth send
742 fifth withdraw
743 fourth ask metal
744 fourth give card forced-march
745 fifth done
746 fourth send
747 fifth counter fourth
748 sixth drop
749 fifth ungive metal
750 sixth trade fifth
751 sixth give metal
752 fifth send
753 fourth done
754 sixth ask card envoys
755 sixth unask card envoys
756 fifth withdraw
757 fourth done
758 sixth send
759 fourth trade first
760 fifth done
761 fifth accept sixth
762 sixth work blank
763 sixth at assur
764 sixth work blank
765 sixth at nineveh
766 fourth drop
767 fourth trade first
768 fourth give metal
769 sixth bank metal grain
770 fourth ask card rich-harvest
771 sixth work blank
772 fourth drop
773 fourth trade sixth
774 fourth give card sutaeans
775 fourth ask card spies
776 fourth send
777 fourth done
778 sixth counter fourth
779 sixth drop
780 sixth at assur
781 sixth done
782 sixth trade fourth
783 sixth give metal
784 sixth drop
785 sixth bank grain metal
786 sixth bank grain flour
787 sixth bank grain wood
788 sixth trade second
789 sixth give metal
790 sixth ungive metal
791 sixth give wood
792 sixth drop
793 sixth trade first
794 sixth drop
795 sixth done
796 first clockwise
797 first trade fifth
798 first ask metal
799 first give ore
800 first ask card envoys
801 first ask card spies
802 first ask card caravan
803 first unask metal
804 first give flour
805 first drop
806 first bank ore metal
807 first trade sixth
808 first give grain
809 first give wood
810 first give metal
811 first give wood
812 first drop
813 first trade third
814 first ask card envoys
815 first ask card rich-vein
816 first unask card rich-vein
817 first drop
818 first trade second
819 first drop
820 first trade fifth
821 first drop
822 first bank wood flour
823 first trade fifth
824 first ask card mercenaries
825 first unask card mercenaries
826 first ask card cedar-rafts
827 first ask card cedar-rafts
828 first ask card rich-vein
829 first drop
830 first trade fifth
831 first ask card siege-ladders
832 first unask card siege-ladders
833 first give wood
834 first send
835 fifth counter first
836 fifth give grain
837 fifth unask wood
838 first done
839 first trade fourth
840 first drop
841 fifth give ore
842 fifth ask metal
843 first campaign alliance
844 first against fourth
845 fifth send
846 first pay flour
847 fourth no
848 first counter fifth
849 first give ore
850 first give wood
851 first ungive wood
852 first drop
853 first done
854 second done
855 second card forced-march
856 second trade fourth
857 second ask card rich-vein
858 second send
859 second withdraw
860 second campaign war
861 second against fifth
862 second pay wood
863 second done
864 third done
865 third done
866 third done
867 fourth done
868 fourth trade third
869 fourth ask flour
870 fourth unask flour
871 fourth drop
872 fourth done
873 fourth trade second
874 fourth ask ore
875 fourth send
876 fourth withdraw
877 fourth trade fifth
878 fourth ask card rich-harvest
879 fourth ask card sutaeans
880 fourth send
881 fourth withdraw
882 fourth trade first
883 fourth give ore
884 fourth give metal
885 fourth ask card blessing
886 fourth unask card blessing
887 fourth give card gutians
888 fourth give card mercenaries
889 fourth give ore
890 fourth send
891 fourth withdraw
892 fourth done
893 fifth trade first
894 fifth drop
895 fifth done
896 fifth done
897 fifth trade sixth
898 fifth give ore
899 fifth ask card intrigue
900 fifth ungive ore
901 fifth give ore
902 fifth ungive ore
903 fifth unask card intrigue
904 fifth drop
905 fifth done
906 sixth trade third
907 sixth give grain
908 sixth give wood
909 sixth send
910 sixth withdraw
911 sixth trade fourth
912 sixth ask card turukkaeans
913 sixth ask card caravan
914 sixth unask card caravan
915 sixth ask card siege-ladders
916 sixth unask card turukkaeans
917 sixth drop
918 sixth erect canal
919 sixth no
920 sixth done
921 sixth card yaminites
922 sixth at mari
923 third unit chariot
924 third unit foot
925 third unit foot
926 third unit foot
927 third unit foot
928 sixth done
929 sixth trade second
930 sixth ask card forced-march
931 sixth ask card rich-harvest
932 sixth send
933 second counter sixth
934 second drop
935 sixth trade fifth
936 sixth drop
937 sixth done
938 first at lagash
939 fourth done
940 sixth trade first
941 fourth done
942 sixth give flour
943 first done
944 third mill 1
945 third bank metal grain
946 first mill 1
947 fourth done
948 fourth done
949 sixth drop
950 first bank metal ore
951 fifth trade first
952 second at marad
953 fourth trade third
954 fifth ask card spies
955 third done
956 second trade sixth
957 sixth trade third
958 fifth ask flour
959 sixth ask card turukkaeans
960 second drop
961 sixth send
962 third work blank
963 first done
964 third counter sixth
965 second trade fourth
966 third give metal
967 first trade fourth
968 fifth send
969 third ask card siege-ladders
970 first decline fifth
971 second drop
972 sixth trade second
973 first give wood
974 third give ore
975 fifth trade third
976 fifth ask card rich-harvest
977 fifth drop
978 fourth drop
979 third ungive metal
980 third send
981 sixth give ore
982 first send
983 second done
984 sixth give wood
985 fifth done
986 sixth give metal
987 fifth mill 1
988 third work blank
989 fourth trade first
990 first done
991 fifth bank ore flour
992 first withdraw
993 first done
994 fourth ask card hanaeans
995 first trade fifth
996 fifth done
997 sixth give flour
998 fourth drop
999 sixth decline third
1000 sixth ungive flour
1001 fourth bank metal grain
1002 third trade first
1003 second mill 2
1004 sixth ungive ore
1005 fifth trade fourth
1006 fourth done
1007 third ask card caravan
1008 third unask card caravan
1009 sixth ungive wood
1010 second bank metal grain
1011 sixth ask card locusts
1012 first ask ore
1013 sixth ask card forced-march
1014 fifth drop
1015 first give grain
1016 third drop
1017 first give flour
1018 third work smelt
1019 second done
1020 fifth bank ore grain
1021 fifth bank metal ore
1022 third trade fifth
1023 second trade sixth
1024 fifth work blank
1025 fifth at mashkan
1026 fifth work blank
1027 first ask ore
1028 sixth give ore
1029 sixth ask card hanaeans
1030 second ask card gutians
1031 third drop
1032 fifth at der
1033 fifth trade sixth
1034 sixth drop
1035 fifth ask card blessing
1036 fifth send
1037 sixth accept fifth
1038 third trade fourth
1039 first drop
1040 second unask card gutians
1041 third give metal
1042 third drop
1043 first done
1044 fifth trade fourth
1045 second give grain
1046 fifth give wood
1047 sixth done
1048 second ask wood
1049 fifth give metal
1050 sixth done
1051 second send
1052 third work blank
1053 sixth at assur
1054 third work blank
1055 fifth ask card turukkaeans
1056 third done
1057 second withdraw
1058 third done
1059 third trade first
1060 sixth at assur
1061 sixth at nineveh
1062 third drop
1063 sixth at assur
1064 third done
1065 second bank metal grain
1066 fifth unask card turukkaeans
1067 sixth done
1068 second done
1069 sixth done
1070 fifth send
1071 fourth accept fifth
1072 sixth done
1073 second trade fifth
1074 second drop
1075 fifth work blank
1076 fifth at mashkan
1077 second trade fourth
1078 fifth done
1079 second ask card spies
1080 fifth trade first
1081 fifth give grain
1082 fifth give wood
1083 fifth ungive grain
1084 fifth drop
1085 second unask card spies
1086 second drop
1087 second done
1088 second done
1089 fifth trade fourth
1090 fifth drop
1091 fifth done
1092 fifth done
1093 first clockwise
1094 first trade fifth
1095 first give ore
1096 first send
1097 fifth counter first
1098 fifth give ore
1099 first bank metal wood
1100 fifth ask card yaminites
1101 first done
1102 fifth unask ore
1103 fifth send
1104 first bank metal grain
1105 first done
1106 first counter fifth
1107 first ask grain
1108 first give wood
1109 first drop
1110 first trade sixth
1111 first give ore
1112 first ask card envoys
1113 first unask card envoys
1114 first ungive ore
1115 first give ore
1116 first ask grain
1117 first ungive ore
1118 first give wood
1119 first give metal
1120 first send
1121 first withdraw
1122 first trade third
1123 first give metal
1124 first drop
1125 first done
1126 second trade fifth
1127 second give ore
1128 second drop
1129 second done
1130 second trade first
1131 second drop
1132 second campaign war
1133 second against fifth
1134 second pay wood
1135 second done
1136 third trade second
1137 third ask card deserters
1138 third unask card deserters
1139 third ask card blessing
1140 third drop
1141 third done
1142 third trade fourth
1143 third give flour
1144 third ungive flour
1145 third ask wood
1146 third unask wood
1147 third drop
1148 third done
1149 third trade sixth
1150 third give card envoys
1151 third ungive card envoys
1152 third ask card deserters
1153 third give grain
1154 third unask card deserters
1155 third drop
1156 third trade sixth
1157 third give flour
1158 third ask card hanaeans
1159 third drop
1160 third done
1161 fourth done
1162 fourth done
1163 fourth card sutaeans
1164 fourth at rapiqum
1165 fourth at sippar
1166 fourth done
1167 fifth done
1168 fifth done
1169 fifth trade fourth
1170 fifth ask card envoys
1171 fifth drop
1172 fifth trade second
1173 fifth give metal
1174 fifth give flour
1175 fifth ungive flour
1176 fifth ungive metal
1177 fifth give wood
1178 fifth ask card mercenaries
1179 fifth send
1180 second counter fifth
1181 fifth done
1182 second drop
1183 sixth trade second
1184 sixth give wood
1185 sixth give card blessing
1186 sixth give grain
1187 sixth drop
1188 sixth done
1189 sixth campaign alliance
1190 sixth against third
1191 sixth pay wood
1192 third yes
1193 sixth trade second
1194 sixth give flour
1195 sixth ungive flour
1196 sixth drop
1197 sixth trade second
1198 sixth drop
1199 sixth done
1200 fourth trade third
1201 fourth ask grain
1202 third mill 1
1203 second done
1204 fourth drop
1205 fifth trade first
1206 sixth trade second
1207 first at lagash
1208 sixth give grain
1209 third trade first
1210 second mill 2
1211 third drop
1212 sixth give metal
1213 sixth give wood
1214 fifth ask ore
1215 third trade fourth
1216 first bank wood grain
1217 third give ore
1218 second done
1219 third give card envoys
1220 first trade fourth
1221 first ask metal
1222 fourth done
1223 third send
1224 fourth counter third
1225 fourth give wood
1226 fifth drop
1227 second done
1228 second done
1229 fifth done
1230 fourth ungive wood
1231 sixth ungive grain
1232 sixth ungive metal
1233 second done
1234 sixth send
1235 sixth at nineveh
1236 sixth withdraw
1237 third trade sixth
1238 third give metal
1239 first drop
1240 sixth done
1241 third ungive metal
1242 third give card envoys
1243 fourth give card forced-march
1244 sixth trade first
1245 fourth unask card envoys
1246 fourth send
1247 sixth ask card cedar-rafts
1248 fourth mill 0
1249 first done
1250 fourth withdraw
1251 fourth done
1252 fifth mill 0
1253 third send
1254 third done
1255 fifth trade third
1256 sixth decline third
1257 sixth unask card cedar-rafts
1258 third trade fifth
1259 third give card envoys
1260 fourth done
1261 fifth ask wood
1262 fifth unask wood
1263 sixth ask card intrigue
1264 third send
1265 fifth accept third
1266 third done
1267 third trade fourth
1268 fourth trade sixth
1269 fourth give card deserters
1270 fifth drop
1271 third give wood
1272 fourth give ore
1273 third ask card mercenaries
1274 fourth send
1275 sixth give flour
1276 third ungive wood
1277 third send
1278 third done
1279 third done
1280 fifth trade fourth
1281 first mill 2
1282 fifth give metal
1283 fourth done
1284 fifth send
1285 sixth send
1286 sixth accept fourth
1287 fifth withdraw
1288 first trade fourth
1289 fifth trade first
1290 first give flour
1291 first send
1292 fifth ask metal
1293 first done
1294 fourth done
1295 first done
1296 first withdraw
1297 fifth drop
1298 fourth decline third
1299 fifth done
1300 sixth done
1301 first done
1302 first counter sixth
1303 fifth trade fourth
1304 fifth drop
1305 sixth trade second
1306 sixth give card blessing
1307 first give wood
1308 fifth trade third
1309 fifth ask card forced-march
1310 sixth ungive card blessing
1311 fifth drop
1312 fifth done
1313 fifth trade third
1314 first unask flour
1315 sixth ask card deserters
1316 first send
1317 sixth accept first
1318 fifth give card blessing
1319 first done
1320 fifth drop
1321 fifth done
1322 sixth drop
1323 fifth trade second
1324 sixth done
1325 sixth done
1326 fifth ask card sutaeans
1327 sixth done
1328 fifth unask card sutaeans
1329 fifth give card envoys
1330 fifth ask ore
1331 fifth drop
1332 fifth trade sixth
1333 fifth ask metal
1334 fifth give flour
1335 fifth send
1336 fifth done
1337 sixth decline fifth
1338 second counterclockwise
1339 second done
1340 second campaign war
1341 second against third
1342 second done
1343 first trade fourth
1344 first ask card turukkaeans
1345 first give metal
1346 first unask card turukkaeans
1347 first drop
1348 first done
1349 first done
1350 first trade second
1351 first drop
1352 first trade fourth
1353 first drop
1354 first done
1355 sixth done
1356 sixth trade fourth
1357 sixth ask card spies
1358 sixth send
1359 sixth campaign break
1360 fourth decline sixth
1361 sixth pay metal
1362 sixth trade fifth
1363 sixth ask card locusts
1364 sixth ask wood
1365 sixth send
1366 fifth decline sixth
1367 sixth done
1368 fifth trade first
1369 fifth drop
1370 fifth done
1371 fifth campaign war
1372 fifth against fourth
1373 fifth yes
1374 fifth done
1375 fourth trade third
1376 fourth give grain
1377 fourth give ore
1378 fourth drop
1379 fourth trade fifth
1380 fourth ask card forced-march
1381 fourth ask card yaminites
1382 fourth drop
1383 fourth done
1384 fourth trade fifth
1385 fourth drop
1386 fourth trade first
1387 fourth drop
1388 fourth trade third
1389 fourth give card gutians
1390 fourth send
1391 third counter fourth
1392 third give grain
1393 third send
1394 fourth trade third
1395 fourth ask grain
1396 fourth send
1397 third decline fourth
1398 fourth done
1399 fourth decline third
1400 fourth trade fifth
1401 fourth drop
1402 fourth card hanaeans
1403 fourth at karana
1404 fourth done
1405 fourth done
1406 third trade fifth
1407 third give ore
1408 third send
1409 fifth counter third
1410 fifth unask ore
1411 third done
1412 fifth give metal
1413 fifth ungive metal
1414 third campaign war
1415 third against fourth
1416 third pay wood
1417 third done
1418 fifth give ore
1419 fifth send
1420 sixth trade first
1421 first done
1422 first mill 5
1423 second trade first
1424 second ask card sutaeans
1425 second send
1426 first counter second
1427 second trade third
1428 first ask ore
1429 third mill 3
1430 third done
1431 third done
1432 fourth at byblos
1433 second ask card rich-harvest
1434 third bank grain wood
1435 first ask card sutaeans
1436 first drop
1437 fifth done
1438 sixth drop
1439 first work blank
1440 fourth done
1441 second unask card rich-harvest
1442 fifth mill 1
1443 sixth at nineveh
1444 fifth trade third
1445 sixth trade second
1446 fourth mill 7
1447 third done
1448 second give metal
1449 second ungive metal
1450 sixth give metal
1451 fourth bank grain metal
1452 fourth trade first
1453 first at lagash
1454 fifth drop
1455 first done
1456 sixth ungive metal
1457 fifth trade second
1458 sixth ask metal
1459 first trade fourth
1460 fifth give flour
1461 sixth ask grain
1462 second drop
1463 second at marad
1464 first give metal
1465 first drop
1466 fifth give wood
1467 second trade sixth
1468 fifth send
1469 fourth give flour
1470 second drop
1471 fifth withdraw
1472 first trade fourth
1473 first ask grain
1474 fifth done
1475 first unask grain
1476 first drop
1477 second done
1478 fifth bank grain flour
1479 fourth give grain
1480 first done
1481 fifth bank grain flour
1482 fifth done
1483 first bank grain metal
1484 second mill 3
1485 first done
1486 sixth give grain
1487 fifth trade first
1488 second trade fifth
1489 fourth send
1490 fourth bank grain wood
1491 fifth give card blessing
1492 first counter fourth
1493 sixth give grain
1494 sixth ungive grain
1495 sixth drop
1496 sixth trade third
1497 fourth bank wood flour
1498 fourth work blank
1499 sixth ask card intrigue
1500 first give flour
1501 fourth at byblos
1502 second ask card siege-ladders
1503 fifth send
1504 sixth drop
1505 fourth bank grain flour
1506 second unask card siege-ladders
1507 fifth withdraw
1508 first ask flour
1509 sixth trade second
1510 fourth bank grain wood
1511 first send
1512 sixth ask card yaminites
1513 second give metal
1514 fifth bank grain wood
1515 fourth decline first
1516 second send
1517 second withdraw
1518 fifth bank grain metal
1519 sixth give ore
1520 second done
1521 second work blank
1522 second at kish
1523 second done
1524 fourth work blank
1525 fifth trade third
1526 fifth give card blessing
1527 sixth ask card cedar-rafts
1528 second done
1529 sixth ungive ore
1530 fifth ask flour
1531 sixth give metal
1532 second bank grain metal
1533 fourth at qatna
1534 fifth send
1535 third counter fifth
1536 second done
1537 third drop
1538 sixth ungive metal
1539 sixth drop
1540 sixth done
1541 sixth mill 0
1542 fifth trade third
1543 fourth trade sixth
1544 fourth drop
1545 sixth bank grain ore
1546 fourth bank grain ore
1547 sixth bank grain wood
1548 fifth give wood
1549 fourth trade sixth
1550 fifth ungive wood
1551 fifth ask card rich-vein
1552 fifth unask card rich-vein
1553 fourth ask card caravan
1554 fourth give flour
1555 fifth give wood
1556 fifth ask card gutians
1557 fourth unask card caravan
1558 sixth bank wood ore
1559 fifth ungive wood
1560 fifth unask card gutians
1561 fifth give card blessing
1562 fifth drop
1563 sixth trade third
1564 fifth done
1565 fifth trade fourth
1566 sixth drop
1567 fourth give ore
1568 sixth trade fifth
1569 fifth drop
1570 fourth drop
1571 fourth trade first
1572 fifth bank grain wood
1573 sixth drop
1574 sixth done
1575 sixth done
1576 fifth done
1577 fourth drop
1578 fourth done
1579 fourth at tadmor
1580 fourth done
1581 sixth trade fourth
1582 sixth drop
1583 fourth done
1584 sixth trade fourth
1585 sixth drop
1586 sixth trade fourth
1587 sixth drop
1588 sixth done
1589 sixth trade fifth
1590 sixth drop
1591 sixth done
1592 first clockwise
1593 first bank grain wood
1594 first bank grain ore
1595 first trade third
1596 first drop
1597 first done
1598 first campaign alliance
1599 first against second
1600 first pay wood
1601 first done
1602 second bank grain ore
1603 second bank grain flour
1604 second trade fifth
1605 second ask grain
1606 second unask grain
1607 second ask card rich-harvest
1608 second send
1609 second done
1610 second withdraw
1611 second trade first
1612 second ask card envoys
1613 second give flour
1614 second ask card envoys
1615 second send
1616 first counter second
1617 first give wood
1618 second bank grain flour
1619 second campaign alliance
1620 first ask card cedar-rafts
1621 second against fourth
1622 first unask card cedar-rafts
1623 first ask card hanaeans
1624 first unask flour
1625 second pay wood
1626 second bank grain wood
1627 second attack
1628 second go
1629 second yes
1630 first send
1631 second counter first
1632 second send
1633 second done
1634 first decline second
1635 third done
1636 third bank grain ore
1637 third campaign alliance
1638 third against fifth
1639 third pay metal
1640 fifth yes
1641 third trade sixth
1642 third ask wood
1643 third drop
1644 third done
1645 fourth done
1646 fourth campaign war
1647 fourth against sixth
1648 fourth pay flour
1649 fourth bank grain ore
1650 fourth bank grain ore
1651 fourth done
1652 fifth done
1653 fifth done
1654 fifth trade first
1655 fifth give ore
1656 fifth drop
1657 fifth trade second
1658 fifth drop
1659 fifth unit blank
1660 fifth at mashkan
1661 fifth at eshnunna
1662 fifth trade first
1663 fifth drop
1664 fifth bank grain wood
1665 fifth trade third
1666 fifth give wood
1667 fifth drop
1668 fifth unit foot
1669 fifth at mashkan
1670 fifth at nippur
1671 fifth bank wood metal
1672 fifth done
1673 sixth done
1674 sixth trade first
1675 sixth drop
1676 sixth bank grain wood
1677 sixth campaign alliance
1678 sixth against first
1679 first yes
1680 sixth trade fifth
1681 sixth ask card spies
1682 sixth send
1683 sixth bank ore wood
1684 fifth counter sixth
1685 sixth bank grain wood
1686 fifth ask flour
1687 fifth unask flour
1688 fifth ask wood
1689 sixth done
1690 fifth unask wood
1691 fifth drop
1692 second done
1693 fifth trade fourth
1694 fourth at byblos
1695 fourth trade second
1696 second mill 1
1697 fifth drop
1698 fourth ask card locusts
1699 second done
1700 first done
1701 second trade fourth
1702 third mill 2
1703 first mill 5
1704 third bank grain wood
1705 fifth bank grain wood
1706 third done
1707 second drop
1708 fourth give card mercenaries
1709 first work blank
1710 fourth unask card locusts
1711 fifth at nippur
1712 third trade sixth
1713 sixth done
1714 second trade sixth
1715 fifth done
1716 first at larsa
1717 third drop
1718 third bank grain flour
1719 fifth mill 4
1720 second drop
1721 third done
1722 third at mari
1723 fifth bank grain ore
1724 fifth done
1725 sixth mill 1
1726 fourth send
1727 fourth bank ore flour
1728 second accept fourth
1729 fourth trade third
1730 third done
1731 sixth bank grain ore
1732 fourth give flour
1733 fourth ungive flour
1734 fifth trade fourth
1735 sixth bank grain flour
1736 third done
1737 sixth done
1738 fifth drop
1739 fourth drop
1740 sixth trade second
1741 second work blank
1742 fifth done
1743 fifth trade second
1744 sixth give flour
1745 sixth ask card siege-ladders
1746 sixth drop
1747 fourth trade third
1748 first bank ore flour
1749 fifth give metal
1750 fourth give metal
1751 second at kish
1752 second bank grain wood
1753 fifth send
1754 fifth done
1755 first done
1756 sixth trade third
1757 fifth withdraw
1758 first trade fifth
1759 sixth drop
1760 first ask flour
1761 second trade fifth
1762 first unask flour
1763 sixth bank grain ore
1764 second ask card mercenaries
1765 first ask card rich-harvest
1766 first send
1767 first bank grain metal
1768 first withdraw
1769 fourth send
1770 fifth done
1771 third accept fourth
1772 first done
1773 second unask card mercenaries
1774 first done
1775 fourth bank grain ore
1776 sixth bank grain wood
1777 second give wood
1778 second send
1779 fifth counter second
1780 fifth send
1781 second work blank
1782 second at marad
1783 fourth done
1784 fourth trade first
1785 second trade fourth
1786 fourth drop
1787 fourth done
1788 sixth done
1789 second accept fifth
1790 fourth trade sixth
1791 sixth trade fourth
1792 sixth drop
1793 fourth ask card blessing
1794 second drop
1795 second work blank
1796 fourth ask card cedar-rafts
1797 sixth bank grain wood
1798 second at sippar
1799 fourth unask card cedar-rafts
1800 sixth trade fourth
1801 fourth unask card blessing
1802 fourth ask card envoys
1803 sixth give flour
1804 fourth drop
1805 sixth drop
1806 sixth trade second
1807 sixth ask card caravan
1808 second trade sixth
1809 sixth ask card yaminites
1810 sixth ask metal
1811 second give ore
1812 fourth trade second
1813 sixth send
1814 fourth ask card gutians
1815 second decline sixth
1816 fourth drop
1817 fourth done
1818 fourth done
1819 fourth trade first
1820 fourth give card gutians
1821 fourth send
1822 fourth withdraw
1823 second ask ore
1824 fourth trade sixth
1825 fourth give card gutians
1826 fourth ungive card gutians
1827 fourth drop
1828 sixth done
1829 fourth trade third
1830 fourth give flour
1831 fourth send
1832 third decline fourth
1833 fourth done
1834 sixth done
1835 second ungive ore
1836 second unask ore
1837 second give flour
1838 second send
1839 sixth accept second
1840 second done
1841 second done
1842 second trade fourth
1843 second drop
1844 second trade fourth
1845 second drop
1846 second trade fifth
1847 second give card mercenaries
1848 second drop
1849 second trade sixth
1850 second drop
1851 second done
1852 first counterclockwise
1853 first done
1854 first trade fifth
1855 first give ore
1856 first ask card rich-vein
1857 first unask card rich-vein
1858 first drop
1859 first trade third
1860 first give flour
1861 first send
1862 third decline first
1863 first done
1864 first trade fourth
1865 first give wood
1866 first send
1867 first done
1868 fourth accept first
1869 sixth done
1870 sixth bank wood metal
1871 sixth bank grain metal
1872 sixth done
1873 sixth done
1874 fifth bank wood grain
1875 fifth done
1876 fifth campaign war
1877 fifth against first
1878 fifth done
1879 fourth trade third
1880 fourth ask flour
1881 fourth give flour
1882 fourth unask flour
1883 fourth drop
1884 fourth done
1885 fourth campaign war
1886 fourth against sixth
1887 fourth card gutians
1888 fourth at lullubum
1889 fourth done
1890 fourth done
1891 third done
1892 third done
1893 third done
1894 second trade fifth
1895 second drop
1896 second done
1897 second campaign war
1898 second against sixth
1899 second pay metal
1900 second done
end 1900 b8984c11d51fe137
