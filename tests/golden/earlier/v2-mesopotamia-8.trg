[Game "mesopotamia"]
[Rules "2"]
[Seats "8"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one"]
[Names "first, second, third, fourth, fifth, sixth, seventh, eighth"]
[SeedHash "fdfea1ea0fab9079f2833681d19392b977c6d13bdbf3288f0a984c126d5e7e53"]
[Seed "golden mesopotamia 8"]
[Box "standard 58dce2de"]
[Result "1 2 1 0 0 0 1 1"]

1 fourth mill 3
2 third mill 5
3 first mill 1
4 fourth trade second
5 seventh mill 3
6 eighth mill 3
7 eighth trade second
8 seventh done
9 fourth give wood
10 seventh bank wood grain
11 second mill 0
12 second bank wood grain
13 second done
14 fourth give card envoys
15 fourth drop
16 second trade first
17 eighth drop
18 third trade fifth
19 eighth card rich-vein
20 seventh erect forge
21 second drop
22 sixth mill 4
23 fourth card cedar-rafts
24 sixth trade third
25 second trade seventh
26 fourth bank ore wood
27 first card caravan
28 fourth bank grain flour
29 seventh bank ore metal
30 fifth mill 1
31 seventh done
32 sixth give metal
33 eighth work chariot
34 first done
35 third give card rich-harvest
36 second give card turukkaeans
37 fifth bank wood flour
38 fourth done
39 third give grain
40 first done
41 third drop
42 eighth work blank
43 third done
44 fourth trade seventh
45 sixth give wood
46 fourth ask card siege-ladders
47 second send
48 second withdraw
49 sixth ungive metal
50 fourth send
51 second done
52 seventh accept fourth
53 sixth ungive wood
54 third done
55 fifth bank metal grain
56 fourth trade sixth
57 eighth bank wood ore
58 fifth done
59 fourth ask metal
60 fourth ask card blessing
61 fourth drop
62 sixth ask card rich-vein
63 fourth erect forge
64 sixth drop
65 fifth done
66 eighth bank grain ore
67 eighth bank ore metal
68 fourth bank grain ore
69 eighth trade sixth
70 sixth card caravan
71 eighth ask card turukkaeans
72 eighth give metal
73 sixth bank wood grain
74 eighth ask card hanaeans
75 sixth trade fifth
76 sixth drop
77 eighth send
78 eighth withdraw
79 sixth done
80 fourth done
81 eighth trade seventh
82 sixth bank ore grain
83 eighth drop
84 eighth trade second
85 eighth give metal
86 eighth ungive metal
87 sixth bank metal wood
88 sixth done
89 eighth drop
90 eighth done
91 eighth trade second
92 eighth give flour
93 eighth send
94 second accept eighth
95 eighth bank grain flour
96 eighth done
97 first clockwise
98 first erect ishtar
99 first bank grain metal
100 first trade sixth
101 first ask card sutaeans
102 first unask card sutaeans
103 first ask card blessing
104 first give metal
105 first ask card sutaeans
106 first drop
107 first done
108 first campaign war
109 first against seventh
110 first pay wood
111 first unit foot
112 first at uruk
113 first unit foot
114 first at ur
115 first trade seventh
116 first ask card deserters
117 first drop
118 first trade eighth
119 first ask card gutians
120 first ask card gutians
121 first drop
122 first trade sixth
123 first give card envoys
124 first give ore
125 first give grain
126 first drop
127 first bank grain flour
128 first done
129 second bank metal flour
130 second bank grain ore
131 second trade first
132 second ask metal
133 second give card forced-march
134 second drop
135 second card cedar-rafts
136 second trade fourth
137 second drop
138 second done
139 second bank ore wood
140 second trade sixth
141 second ask wood
142 second give card forced-march
143 second send
144 sixth decline second
145 second trade fifth
146 second ask card envoys
147 second unask card envoys
148 second ask card spies
149 second unask card spies
150 second give card rich-vein
151 second ask card rich-vein
152 second give wood
153 second ungive card rich-vein
154 second ungive wood
155 second give card forced-march
156 second ungive card forced-march
157 second give grain
158 second send
159 fifth decline second
160 second bank ore flour
161 second trade third
162 second drop
163 second trade eighth
164 second give card turukkaeans
165 second give ore
166 second drop
167 second bank wood ore
168 second done
169 second trade fourth
170 second give grain
171 second ask card gutians
172 second send
173 second withdraw
174 second unit foot
175 second at sippar
176 second done
177 third trade eighth
178 third ask card locusts
179 third drop
180 third bank grain wood
181 third trade eighth
182 third drop
183 third erect ishtar
184 third bank wood metal
185 third bank ore flour
186 third bank metal flour
187 third trade sixth
188 third give card turukkaeans
189 third ungive card turukkaeans
190 third give card rich-harvest
191 third send
192 sixth decline third
193 third done
194 third trade sixth
195 third drop
196 third done
197 third done
198 fourth erect marduk
199 fourth bank wood flour
200 fourth trade third
201 fourth drop
202 fourth trade eighth
203 fourth drop
204 fourth bank ore wood
205 fourth trade eighth
206 fourth ask card rich-vein
207 fourth ask metal
208 fourth unask card rich-vein
209 fourth drop
210 fourth trade second
211 fourth give card siege-ladders
212 fourth drop
213 fourth trade third
214 fourth give card intrigue
215 fourth send
216 third decline fourth
217 fourth trade eighth
218 fourth give ore
219 fourth give card intrigue
220 fourth ungive ore
221 fourth ungive card intrigue
222 fourth ask card yaminites
223 fourth give card intrigue
224 fourth ungive card intrigue
225 fourth drop
226 fourth bank wood ore
227 fourth trade first
228 fourth give card envoys
229 fourth drop
230 fourth done
231 fourth done
232 fourth unit chariot
233 fourth at damascus
234 fourth done
235 fifth erect ishtar
236 fifth no
237 fifth done
238 fifth done
239 fifth trade eighth
240 fifth drop
241 fifth unit chariot
242 fifth at bagdad
243 fifth done
244 sixth trade third
245 sixth give card blessing
246 sixth give metal
247 sixth send
248 sixth withdraw
249 sixth done
250 sixth bank wood ore
251 sixth done
252 sixth done
253 seventh trade first
254 seventh give flour
255 seventh ungive flour
256 seventh ask card rich-vein
257 seventh give metal
258 seventh send
259 seventh done
260 first decline seventh
261 seventh bank metal flour
262 seventh trade third
263 seventh give card sutaeans
264 seventh drop
265 seventh trade third
266 seventh give grain
267 seventh give card intrigue
268 seventh drop
269 seventh card sutaeans
270 seventh at sippar
271 seventh bank grain metal
272 seventh bank grain metal
273 seventh campaign war
274 seventh against fifth
275 seventh pay flour
276 seventh done
277 eighth trade first
278 eighth give grain
279 eighth send
280 first counter eighth
281 first drop
282 eighth bank ore wood
283 eighth erect ishtar
284 eighth bank metal ore
285 eighth bank ore grain
286 eighth trade third
287 eighth ask card cedar-rafts
288 eighth drop
289 eighth done
290 eighth trade third
291 eighth ask card cedar-rafts
292 eighth drop
293 eighth campaign war
294 eighth against seventh
295 eighth bank ore grain
296 eighth unit blank
297 eighth at urua
298 eighth done
299 first mill 1
300 second mill 5
301 fifth mill 0
302 third mill 0
303 sixth mill 4
304 fifth done
305 first done
306 fifth card cedar-rafts
307 third done
308 seventh mill 0
309 eighth mill 2
310 seventh work smelt
311 sixth trade third
312 fifth trade second
313 fifth ask ore
314 second work chariot
315 fourth trade first
316 eighth card rich-harvest
317 fifth unask ore
318 seventh done
319 first bank ore grain
320 fourth give card intrigue
321 second done
322 third erect millstone
323 eighth trade sixth
324 second done
325 fourth give card blessing
326 fourth give wood
327 fourth drop
328 fifth drop
329 third done
330 fourth trade third
331 first done
332 seventh bank metal wood
333 eighth drop
334 fourth drop
335 sixth drop
336 sixth trade fourth
337 eighth bank grain flour
338 sixth ask card mercenaries
339 fifth trade third
340 fifth ask card second-wind
341 first card cedar-rafts
342 fifth give card blessing
343 seventh done
344 first done
345 eighth done
346 sixth unask card mercenaries
347 first bank wood grain
348 fifth ungive card blessing
349 fourth trade third
350 fifth unask card second-wind
351 sixth ask grain
352 first done
353 eighth work smelt
354 fifth drop
355 fifth bank ore wood
356 eighth work blank
357 eighth bank grain wood
358 eighth trade first
359 fifth done
360 fourth give card siege-ladders
361 eighth give card yaminites
362 sixth give grain
363 fourth ungive card siege-ladders
364 eighth ungive card yaminites
365 eighth ask flour
366 fourth drop
367 eighth ask card blessing
368 eighth ask card gutians
369 eighth drop
370 sixth ask card forced-march
371 sixth ask grain
372 fifth trade second
373 eighth work blank
374 fourth card locusts
375 fourth against fifth
376 sixth send
377 eighth work blank
378 fifth drop
379 sixth bank grain flour
380 sixth work blank
381 fifth bank grain ore
382 fifth done
383 fourth at damascus
384 fifth trade first
385 eighth done
386 sixth bank metal ore
387 fifth give card forced-march
388 eighth trade fifth
389 sixth done
390 fifth ungive card forced-march
391 sixth done
392 fourth done
393 eighth give card hanaeans
394 fourth decline sixth
395 fourth mill 1
396 eighth ask ore
397 fourth bank wood metal
398 fourth done
399 fourth done
400 fourth trade second
401 eighth ungive card hanaeans
402 eighth drop
403 fourth ask card siege-ladders
404 fourth drop
405 fourth done
406 eighth trade fifth
407 fifth drop
408 eighth ask card yaminites
409 eighth give card hanaeans
410 eighth ask metal
411 fifth trade seventh
412 eighth drop
413 fifth give ore
414 fifth send
415 seventh accept fifth
416 fifth trade eighth
417 fifth ask wood
418 eighth done
419 fifth drop
420 fifth bank wood ore
421 fifth trade fourth
422 fifth ask ore
423 fifth ask card siege-ladders
424 fifth send
425 fourth accept fifth
426 fifth trade second
427 fifth drop
428 fifth trade first
429 fifth give card deserters
430 fifth ungive card deserters
431 fifth give card deserters
432 fifth drop
433 fifth bank ore grain
434 fifth done
435 sixth counterclockwise
436 sixth bank ore grain
437 sixth done
438 sixth trade second
439 sixth drop
440 sixth campaign war
441 sixth against eighth
442 sixth pay metal
443 sixth done
444 fifth bank grain wood
445 fifth trade sixth
446 fifth give grain
447 fifth ask grain
448 fifth unask grain
449 fifth ask card spies
450 fifth ungive grain
451 fifth give wood
452 fifth ungive wood
453 fifth give flour
454 fifth unask card spies
455 fifth drop
456 fifth bank wood ore
457 fifth trade fourth
458 fifth drop
459 fifth done
460 fifth trade third
461 fifth drop
462 fifth done
463 fifth done
464 fourth trade sixth
465 fourth drop
466 fourth trade second
467 fourth ask flour
468 fourth send
469 second accept fourth
470 fourth done
471 fourth campaign war
472 fourth against third
473 fourth pay metal
474 fourth trade seventh
475 fourth ask card sutaeans
476 fourth give wood
477 fourth drop
478 fourth unit foot
479 fourth at byblos
480 fourth done
481 third done
482 third card spies
483 third against seventh
484 third card intrigue
485 third trade fifth
486 third ask card spies
487 third send
488 fifth decline third
489 third trade seventh
490 third drop
491 third done
492 third trade second
493 third ask card hanaeans
494 third send
495 second decline third
496 third done
497 second done
498 second done
499 second card forced-march
500 second trade fifth
501 second ask card envoys
502 second give flour
503 second ungive flour
504 second ask grain
505 second ask card yaminites
506 second ask card mercenaries
507 second give card yaminites
508 second unask grain
509 second give ore
510 second unask card yaminites
511 second ask card blessing
512 second give wood
513 second drop
514 second done
515 first done
516 first done
517 first done
518 eighth done
519 eighth campaign alliance
520 eighth against seventh
521 eighth pay metal
522 eighth trade fifth
523 eighth give card hanaeans
524 eighth ungive card hanaeans
525 eighth ask wood
526 eighth ask card sutaeans
527 eighth give flour
528 eighth ask grain
529 eighth send
530 fifth decline eighth
531 eighth done
532 seventh card locusts
533 seventh against fifth
534 seventh trade sixth
535 seventh give grain
536 seventh ungive grain
537 seventh give ore
538 seventh send
539 sixth accept seventh
540 seventh done
541 seventh campaign war
542 seventh against first
543 seventh pay wood
544 seventh trade first
545 seventh drop
546 seventh done
547 seventh mill 2
548 fifth mill 2
549 fourth done
550 second mill 4
551 eighth mill 5
552 sixth mill 0
553 sixth bank grain metal
554 fifth bank grain flour
555 seventh bank grain wood
556 fourth mill 5
557 eighth work foot
558 fourth done
559 fifth bank grain ore
560 seventh trade second
561 fourth done
562 sixth work smelt
563 fourth done
564 third mill 7
565 seventh give flour
566 first mill 4
567 eighth done
568 second done
569 third work smelt
570 seventh ask card caravan
571 second bank grain wood
572 seventh ask ore
573 third trade second
574 first done
575 eighth bank grain wood
576 seventh send
577 eighth trade fourth
578 first done
579 seventh withdraw
580 second trade sixth
581 third ask card rich-vein
582 eighth give flour
583 seventh bank grain wood
584 second drop
585 fifth trade sixth
586 second card rich-vein
587 first trade second
588 first ask card spies
589 eighth send
590 first ask metal
591 eighth done
592 fifth ask card envoys
593 sixth trade seventh
594 seventh bank grain flour
595 second done
596 first ask wood
597 sixth drop
598 fourth counter eighth
599 third unask card rich-vein
600 third drop
601 fourth drop
602 first unask card spies
603 sixth done
604 first drop
605 fifth drop
606 fifth bank ore wood
607 sixth done
608 third trade seventh
609 fifth trade eighth
610 first trade fifth
611 first drop
612 first trade fifth
613 seventh trade first
614 fifth give card deserters
615 fifth give card blessing
616 first drop
617 third drop
618 first bank grain wood
619 seventh give wood
620 fifth drop
621 seventh give grain
622 first bank grain metal
623 fifth bank grain ore
624 first bank wood metal
625 fifth trade second
626 fifth ask card gutians
627 fifth send
628 first done
629 seventh ask grain
630 second decline fifth
631 seventh give ore
632 third bank grain wood
633 first done
634 third card caravan
635 seventh give metal
636 seventh ask card deserters
637 fifth bank grain ore
638 seventh give grain
639 fifth done
640 fifth bank grain flour
641 fifth bank grain ore
642 fifth trade eighth
643 third work blank
644 third trade sixth
645 fifth ask card second-wind
646 third drop
647 third work blank
648 seventh unask grain
649 third done
650 fifth send
651 fifth bank ore grain
652 seventh send
653 eighth decline fifth
654 third bank metal grain
655 fifth trade first
656 first decline seventh
657 third bank grain flour
658 seventh bank grain flour
659 fifth ask card yaminites
660 fifth drop
661 seventh done
662 fifth bank grain wood
663 fifth bank grain ore
664 seventh bank grain metal
665 fifth trade sixth
666 fifth give grain
667 fifth ungive grain
668 fifth give ore
669 third done
670 fifth give card hanaeans
671 seventh done
672 seventh bank grain wood
673 seventh done
674 fifth give ore
675 fifth send
676 fifth withdraw
677 fifth trade seventh
678 fifth ask card rich-harvest
679 fifth send
680 fifth done
681 fifth done
682 fifth withdraw
683 fifth done
684 fourth counterclockwise
685 fourth bank grain flour
686 fourth bank grain ore
687 fourth trade sixth
688 fourth give ore
689 fourth ungive ore
690 fourth drop
691 fourth bank grain ore
692 fourth trade second
693 fourth ask card yaminites
694 fourth give grain
695 fourth unask card yaminites
696 fourth send
697 fourth withdraw
698 fourth done
699 fourth trade first
700 fourth drop
701 fourth bank grain wood
702 fourth bank grain metal
703 fourth done
704 fourth unit chariot
705 fourth at tadmor
706 fourth trade eighth
707 fourth drop
708 fourth unit chariot
709 fourth at yaminites
710 fourth done
711 third erect ishtar
712 third done
713 third bank grain wood
714 third done
715 third bank grain ore
716 third attack
717 third unit chariot
718 third at mari
719 third at mari
720 third unit chariot
721 third bank grain wood
722 third trade sixth
723 third ask card rich-harvest
724 third ask card rich-vein
725 third give ore
726 third ungive ore
727 third unask card rich-harvest
728 third send
729 sixth counter third
730 third unit blank
731 third at qattunan
732 sixth drop
733 third done
734 second trade seventh
735 second ask card cedar-rafts
736 second drop
737 second trade seventh
738 second give metal
739 second ungive metal
740 second give ore
741 second ungive ore
742 second give card turukkaeans
743 second drop
744 second bank wood grain
745 second trade first
746 second ask card yaminites
747 second send
748 first counter second
749 second done
750 first drop
751 second campaign alliance
752 second against first
753 first no
754 second done
755 first bank grain flour
756 first done
757 first campaign war
758 first against fourth
759 first pay metal
760 first no
761 first card mercenaries
762 first at ur
763 first done
764 eighth bank grain wood
765 eighth done
766 eighth card hanaeans
767 eighth at hatra
768 eighth at mankisum
769 eighth done
770 eighth unit blank
771 eighth at susa
772 eighth at sealand
773 eighth bank grain flour
774 eighth unit chariot
775 eighth at awan
776 eighth trade sixth
777 eighth drop
778 eighth unit chariot
779 eighth at ayapir
780 eighth done
781 seventh erect marduk
782 seventh bank grain metal
783 seventh bank grain flour
784 seventh bank metal flour
785 seventh done
786 seventh done
787 seventh done
788 sixth done
789 sixth campaign war
790 sixth against fourth
791 sixth pay metal
792 sixth trade eighth
793 sixth ask card gutians
794 sixth drop
795 sixth unit blank
796 sixth at emar
797 sixth trade second
798 sixth drop
799 sixth card sutaeans
800 sixth at sutaeans
801 sixth done
802 sixth trade second
803 sixth drop
804 sixth done
805 fifth erect marduk
806 fifth at bagdad
807 fifth no
808 fifth bank grain ore
809 fifth done
810 fifth trade eighth
811 fifth drop
812 fifth card hanaeans
813 fifth at arrapha
814 fifth done
815 fifth campaign war
816 fifth against second
817 fifth done
818 fourth at byblos
819 fifth mill 2
820 first mill 1
821 second mill 1
822 first bank metal wood
823 sixth mill 2
824 seventh done
825 first done
826 fourth bank metal grain
827 sixth work blank
828 fifth done
829 fourth at damascus
830 eighth bank grain metal
831 first trade fourth
832 eighth done
833 sixth done
834 sixth done
835 first give card envoys
836 seventh done
837 fifth work blank
838 eighth mill 2
839 second trade third
840 second give ore
841 fourth trade sixth
842 seventh done
843 seventh trade sixth
844 eighth bank grain ore
845 third mill 1
846 fourth give card intrigue
847 eighth trade sixth
848 second ungive ore
849 fourth ask card rich-vein
850 third card rich-harvest
851 fourth ungive card intrigue
852 fifth at eshnunna
853 first drop
854 fifth done
855 second give ore
856 fourth drop
857 seventh ask card spies
858 eighth ask card spies
859 second drop
860 third work foot
861 third bank grain flour
862 third done
863 seventh ask card mercenaries
864 eighth ask card mercenaries
865 fourth bank grain wood
866 first work blank
867 fifth trade fourth
868 third trade eighth
869 fourth done
870 first at larsa
871 eighth send
872 third ask card turukkaeans
873 sixth counter eighth
874 first done
875 eighth trade fifth
876 seventh send
877 fifth ask card caravan
878 eighth drop
879 first done
880 seventh withdraw
881 third give card rich-harvest
882 second trade third
883 second drop
884 first bank wood flour
885 fifth drop
886 fourth at damascus
887 third drop
888 eighth trade third
889 second bank grain ore
890 fourth mill 1
891 eighth give ore
892 third bank grain wood
893 eighth give card second-wind
894 first trade second
895 seventh trade fourth
896 seventh give ore
897 third done
898 fifth done
899 eighth drop
900 first ask flour
901 sixth ask card sutaeans
902 fourth bank wood flour
903 first ask card gutians
904 second done
905 second done
906 fourth trade eighth
907 eighth trade fourth
908 eighth ask card envoys
909 fifth done
910 fourth ask grain
911 seventh give metal
912 eighth drop
913 sixth give grain
914 seventh ask card mercenaries
915 sixth send
916 seventh drop
917 fourth give ore
918 fourth send
919 seventh trade third
920 first ask card sutaeans
921 seventh ask card sutaeans
922 fourth withdraw
923 seventh ask card spies
924 fourth done
925 first drop
926 eighth bank grain ore
927 seventh unask card spies
928 seventh unask card sutaeans
929 seventh drop
930 fourth done
931 fourth trade sixth
932 eighth done
933 fourth drop
934 first trade second
935 seventh done
936 first drop
937 eighth trade second
938 eighth decline sixth
939 eighth ask card cedar-rafts
940 first done
941 fourth trade sixth
942 eighth give ore
943 eighth unask card cedar-rafts
944 eighth ungive ore
945 fourth drop
946 fourth trade second
947 eighth ask wood
948 fourth drop
949 eighth ask card intrigue
950 fourth trade eighth
951 fourth drop
952 fourth done
953 fourth trade second
954 eighth send
955 eighth done
956 eighth done
957 fourth drop
958 eighth withdraw
959 eighth done
960 fourth trade first
961 fourth drop
962 fourth done
963 sixth clockwise
964 sixth trade first
965 sixth ask card forced-march
966 sixth give card gutians
967 sixth ungive card gutians
968 sixth send
969 first counter sixth
970 first drop
971 sixth trade fourth
972 sixth give ore
973 sixth give card gutians
974 sixth give wood
975 sixth give flour
976 sixth ungive ore
977 sixth give card blessing
978 sixth give card gutians
979 sixth ask card locusts
980 sixth unask card locusts
981 sixth drop
982 sixth trade eighth
983 sixth drop
984 sixth done
985 sixth campaign alliance
986 sixth against first
987 sixth pay flour
988 first yes
989 sixth done
990 seventh trade fifth
991 seventh give wood
992 seventh ask card siege-ladders
993 seventh unask card siege-ladders
994 seventh ungive wood
995 seventh drop
996 seventh trade fifth
997 seventh drop
998 seventh trade sixth
999 seventh drop
1000 seventh done
1001 seventh campaign alliance
1002 seventh against eighth
1003 eighth yes
1004 seventh trade fourth
1005 seventh drop
1006 seventh trade third
1007 seventh drop
1008 seventh done
1009 eighth trade third
1010 eighth drop
1011 eighth trade first
1012 eighth ask card deserters
1013 eighth send
1014 eighth done
1015 eighth campaign war
1016 eighth against fourth
1017 first decline eighth
1018 eighth pay metal
1019 eighth trade sixth
1020 eighth drop
1021 eighth trade sixth
1022 eighth drop
1023 eighth done
1024 first bank grain metal
1025 first bank metal flour
1026 first bank grain ore
1027 first done
1028 first done
1029 first unit blank
1030 first at ur
1031 first unit foot
1032 first at uruk
1033 first at larsa
1034 first trade third
1035 first ask card sutaeans
1036 first give wood
1037 first ungive wood
1038 first drop
1039 first trade seventh
1040 first ask card intrigue
1041 first send
1042 seventh decline first
1043 first bank grain ore
1044 first trade fourth
1045 first ask card hanaeans
1046 first unask card hanaeans
1047 first drop
1048 first bank grain metal
1049 first bank metal grain
1050 first bank grain wood
1051 first done
1052 second done
1053 second done
1054 second card yaminites
1055 second at mari
1056 second unit chariot
1057 second at kish
1058 second attack
1059 second done
1060 fourth done
1061 fourth trade second
1062 fourth drop
1063 fourth trade second
1064 fourth drop
1065 fourth card intrigue
1066 fourth against sixth
1067 fourth trade sixth
1068 fourth give card envoys
1069 fourth ungive card envoys
1070 fourth drop
1071 fourth trade seventh
1072 fourth give card blessing
1073 fourth send
1074 fourth campaign war
1075 seventh counter fourth
1076 seventh send
1077 fourth decline seventh
1078 fourth against fifth
1079 fourth done
1080 fifth trade fourth
1081 fifth ask card locusts
1082 fifth send
1083 fourth decline fifth
1084 fifth done
1085 fifth campaign alliance
1086 fifth against eighth
1087 eighth yes
1088 fifth trade sixth
1089 fifth ask wood
1090 fifth ask card yaminites
1091 fifth ask ore
1092 fifth send
1093 fifth withdraw
1094 fifth trade first
1095 fifth ask flour
1096 fifth unask flour
1097 fifth drop
1098 fifth trade eighth
1099 fifth drop
1100 fifth done
1101 first trade eighth
1102 first drop
1103 second mill 0
1104 seventh done
1105 sixth mill 0
1106 second bank metal wood
1107 seventh trade sixth
1108 fifth trade second
1109 sixth trade first
1110 second bank grain flour
1111 second done
1112 sixth give metal
1113 first bank ore flour
1114 seventh ask card envoys
1115 eighth trade first
1116 fourth trade sixth
1117 first bank metal flour
1118 eighth drop
1119 fourth drop
1120 first bank metal flour
1121 first done
1122 first work blank
1123 fourth trade second
1124 sixth ask ore
1125 second done
1126 seventh ask card hanaeans
1127 eighth trade fifth
1128 first at ur
1129 fourth drop
1130 seventh drop
1131 second done
1132 first done
1133 sixth unask ore
1134 second bank grain flour
1135 fourth done
1136 fourth mill 1
1137 second trade sixth
1138 first trade sixth
1139 first drop
1140 eighth ask card locusts
1141 fifth ask card second-wind
1142 fifth drop
1143 fifth done
1144 fourth done
1145 eighth drop
1146 fourth work blank
1147 sixth ungive metal
1148 second drop
1149 seventh done
1150 fourth at qatna
1151 first trade fourth
1152 fourth work blank
1153 sixth ask card spies
1154 first drop
1155 sixth send
1156 seventh done
1157 eighth at awan
1158 seventh done
1159 first decline sixth
1160 first done
1161 first done
1162 eighth bank wood ore
1163 sixth bank grain ore
1164 fourth at byblos
1165 sixth done
1166 fifth work blank
1167 second trade eighth
1168 eighth at ayapir
1169 eighth bank ore grain
1170 second ask card intrigue
1171 second send
1172 eighth counter second
1173 fourth trade seventh
1174 fourth drop
1175 sixth work blank
1176 eighth give card yaminites
1177 fourth bank metal grain
1178 fourth work blank
1179 sixth bank metal flour
1180 fourth at qatna
1181 sixth done
1182 second trade first
1183 sixth bank grain metal
1184 sixth done
1185 fourth done
1186 sixth trade fifth
1187 sixth ask card spies
1188 eighth give grain
1189 second give card turukkaeans
1190 sixth ask metal
1191 fifth done
1192 second ask card yaminites
1193 second unask card yaminites
1194 fourth trade second
1195 second ungive card turukkaeans
1196 fifth trade sixth
1197 fifth drop
1198 sixth ask card caravan
1199 fifth trade first
1200 fifth give card deserters
1201 fifth drop
1202 eighth give metal
1203 fifth trade fourth
1204 second drop
1205 fifth ask grain
1206 sixth unask card spies
1207 second done
1208 fifth send
1209 fifth done
1210 fifth done
1211 fourth drop
1212 eighth give flour
1213 eighth ask flour
1214 fourth trade second
1215 sixth give card blessing
1216 sixth send
1217 fifth decline sixth
1218 fourth ask card forced-march
1219 fourth unask card forced-march
1220 sixth done
1221 eighth ungive flour
1222 eighth drop
1223 fourth ask card hanaeans
1224 fourth send
1225 eighth trade first
1226 second decline fourth
1227 eighth drop
1228 fourth counter fifth
1229 fourth drop
1230 eighth done
1231 eighth at ayapir
1232 eighth mill 0
1233 fourth trade sixth
1234 eighth trade second
1235 eighth give card yaminites
1236 eighth give wood
1237 fourth drop
1238 eighth send
1239 second counter eighth
1240 eighth trade second
1241 second give metal
1242 second unask wood
1243 fourth trade seventh
1244 fourth give card envoys
1245 eighth drop
1246 fourth ungive card envoys
1247 eighth bank ore wood
1248 second give wood
1249 eighth trade seventh
1250 eighth drop
1251 second ask card spies
1252 eighth bank ore wood
1253 second unask card yaminites
1254 fourth ask card forced-march
1255 eighth trade fifth
1256 eighth ask flour
1257 fourth drop
1258 second unask card spies
1259 fourth done
1260 eighth drop
1261 fourth done
1262 eighth done
1263 eighth bank wood ore
1264 second ask card caravan
1265 eighth done
1266 second unask card caravan
1267 second give wood
1268 eighth done
1269 eighth trade sixth
1270 second ask card forced-march
1271 second unask card forced-march
1272 eighth drop
1273 eighth done
1274 second ungive wood
1275 second ask card envoys
1276 second give grain
1277 second give card turukkaeans
1278 second ask card gutians
1279 second unask card envoys
1280 second drop
1281 sixth clockwise
1282 sixth done
1283 sixth done
1284 sixth done
1285 seventh done
1286 seventh done
1287 seventh trade eighth
1288 seventh ask card blessing
1289 seventh drop
1290 seventh trade eighth
1291 seventh drop
1292 seventh trade sixth
1293 seventh drop
1294 seventh done
1295 eighth done
1296 eighth bank ore metal
1297 eighth card yaminites
1298 eighth at tuttul
1299 eighth at emar
1300 eighth trade first
1301 eighth give grain
1302 eighth drop
1303 eighth campaign break
1304 eighth against fifth
1305 eighth done
1306 first done
1307 first campaign war
1308 first against second
1309 first pay metal
1310 first yes
1311 first trade fourth
1312 first drop
1313 first trade seventh
1314 first ask grain
1315 first unask grain
1316 first give wood
1317 first ask wood
1318 first send
1319 first withdraw
1320 first trade seventh
1321 first ask card cedar-rafts
1322 first ask card envoys
1323 first drop
1324 first done
1325 second bank ore wood
1326 second done
1327 second done
1328 second attack
1329 second trade sixth
1330 second give card turukkaeans
1331 second ask card spies
1332 second unask card spies
1333 second drop
1334 second card turukkaeans
1335 second at lullubum
1336 second at simurrum
1337 second trade sixth
1338 second drop
1339 second bank grain metal
1340 second trade eighth
1341 second give wood
1342 second ungive wood
1343 second drop
1344 second done
1345 fourth trade seventh
1346 fourth give metal
1347 fourth send
1348 fourth withdraw
1349 fourth trade second
1350 fourth give metal
1351 fourth give wood
1352 fourth drop
1353 fourth done
1354 fourth trade eighth
1355 fourth give wood
1356 fourth drop
1357 fourth campaign war
1358 fourth against sixth
1359 fourth no
1360 fourth done
1361 eighth at awan
1362 sixth mill 4
1363 fourth trade eighth
1364 second mill 0
1365 sixth done
1366 second bank metal wood
1367 second bank ore wood
1368 eighth trade seventh
1369 fourth ask ore
1370 seventh done
1371 first done
1372 first done
1373 second bank wood ore
1374 seventh work blank
1375 seventh done
1376 first trade fourth
1377 eighth ask wood
1378 first ask card gutians
1379 first ask card sutaeans
1380 fourth drop
1381 eighth give grain
1382 second done
1383 sixth trade fourth
1384 first unask card sutaeans
1385 second work blank
1386 eighth ungive grain
1387 seventh done
1388 eighth drop
1389 seventh done
1390 first ask card siege-ladders
1391 fourth at byblos
1392 second at eshnunna
1393 first unask card siege-ladders
1394 eighth at ayapir
1395 fourth done
1396 sixth drop
1397 fourth mill 1
1398 fourth done
1399 eighth done
1400 second work blank
1401 second at babylon
1402 first give wood
1403 sixth bank grain ore
1404 fourth trade first
1405 fourth drop
1406 fourth work blank
1407 eighth at awan
1408 first drop
1409 second bank ore metal
1410 fourth at byblos
1411 fourth done
1412 second trade eighth
1413 fourth trade second
1414 eighth mill 1
1415 second ask wood
1416 fourth give card envoys
1417 sixth bank grain wood
1418 second send
1419 first done
1420 fourth drop
1421 sixth trade second
1422 sixth give grain
1423 fourth done
1424 sixth ask card deserters
1425 eighth trade sixth
1426 sixth send
1427 first trade seventh
1428 first give card mercenaries
1429 first ungive card mercenaries
1430 second done
1431 sixth done
1432 fourth trade eighth
1433 fourth give flour
1434 second decline sixth
1435 sixth done
1436 eighth give grain
1437 fourth drop
1438 fourth trade second
1439 eighth give card second-wind
1440 first give wood
1441 eighth decline second
1442 first ungive wood
1443 second done
1444 fourth give metal
1445 eighth drop
1446 second done
1447 first give metal
1448 eighth trade fourth
1449 fourth give grain
1450 fourth ask card intrigue
1451 eighth give grain
1452 eighth ask card caravan
1453 eighth unask card caravan
1454 first drop
1455 fourth give ore
1456 first done
1457 eighth ungive grain
1458 eighth ask card envoys
1459 fourth ungive grain
1460 eighth send
1461 eighth withdraw
1462 fourth unask card intrigue
1463 eighth trade first
1464 fourth drop
1465 eighth give ore
1466 eighth ungive ore
1467 eighth ask card hanaeans
1468 fourth trade eighth
1469 eighth give ore
1470 eighth ask card blessing
1471 eighth send
1472 fourth ask ore
1473 first decline eighth
1474 eighth trade second
1475 eighth give ore
1476 fourth send
1477 eighth decline fourth
1478 eighth ask card hanaeans
1479 fourth done
1480 eighth unask card hanaeans
1481 eighth send
1482 second decline eighth
1483 eighth trade second
1484 eighth give metal
1485 eighth give ore
1486 eighth ungive metal
1487 eighth ungive ore
1488 eighth give grain
1489 eighth ask card envoys
1490 eighth ungive grain
1491 eighth send
1492 second decline eighth
1493 eighth done
1494 eighth done
1495 eighth done
1496 eighth trade first
1497 eighth ask card turukkaeans
1498 eighth drop
1499 eighth done
1500 fourth counterclockwise
1501 fourth trade eighth
1502 fourth give grain
1503 fourth give metal
1504 fourth give card envoys
1505 fourth ungive card envoys
1506 fourth ask card intrigue
1507 fourth unask card intrigue
1508 fourth ungive grain
1509 fourth drop
1510 fourth trade eighth
1511 fourth ask card siege-ladders
1512 fourth give ore
1513 fourth send
1514 eighth decline fourth
1515 fourth done
1516 fourth campaign alliance
1517 fourth against second
1518 fourth no
1519 fourth done
1520 second trade first
1521 second ask card rich-vein
1522 second unask card rich-vein
1523 second drop
1524 second done
1525 second campaign alliance
1526 second against first
1527 second pay metal
1528 first yes
1529 second trade first
1530 second give metal
1531 second ask card envoys
1532 second ask card yaminites
1533 second drop
1534 second done
1535 first done
1536 first trade fourth
1537 first give flour
1538 first send
1539 fourth decline first
1540 first trade second
1541 first give wood
1542 first ungive wood
1543 first drop
1544 first campaign war
1545 first against fourth
1546 first done
1547 eighth done
1548 eighth campaign alliance
1549 eighth against second
1550 eighth pay metal
1551 second no
1552 eighth done
1553 seventh done
1554 seventh done
1555 seventh trade sixth
1556 seventh drop
1557 seventh done
1558 sixth done
1559 sixth campaign alliance
1560 sixth against fourth
1561 sixth pay flour
1562 fourth no
1563 sixth done
1564 eighth trade sixth
1565 fourth trade second
1566 first mill 0
1567 second mill 1
1568 eighth give metal
1569 fourth give wood
1570 seventh mill 5
1571 sixth mill 2
1572 second bank grain metal
1573 fourth ungive wood
1574 second bank grain flour
1575 eighth ungive metal
1576 fourth give grain
1577 seventh work blank
1578 second bank grain flour
1579 first bank grain metal
1580 first bank grain metal
1581 second done
1582 second work blank
1583 eighth drop
1584 fourth ungive grain
1585 second at babylon
1586 eighth at awan
1587 seventh bank grain wood
1588 sixth bank grain wood
1589 sixth done
1590 fourth give card envoys
1591 seventh done
1592 eighth done
1593 first done
1594 seventh done
1595 fourth ask card caravan
1596 sixth trade second
1597 first done
1598 fourth send
1599 sixth give wood
1600 fourth at damascus
1601 sixth ask grain
1602 eighth at awan
1603 fourth withdraw
1604 sixth give card gutians
1605 first trade seventh
1606 first drop
1607 first trade fourth
1608 sixth drop
1609 sixth done
1610 second trade seventh
1611 second drop
1612 first drop
1613 eighth mill 5
1614 sixth trade fourth
1615 first bank grain ore
1616 fourth trade seventh
1617 fourth drop
1618 seventh trade sixth
1619 first trade sixth
1620 sixth drop
1621 second bank grain metal
1622 sixth bank metal grain
1623 seventh ask card intrigue
1624 fourth at byblos
1625 fourth done
1626 first ask wood
1627 second done
1628 seventh ask metal
1629 second bank grain metal
1630 seventh send
1631 sixth decline seventh
1632 sixth trade first
1633 second done
1634 second done
1635 fourth at byblos
1636 eighth trade seventh
1637 seventh bank grain flour
1638 eighth give flour
1639 sixth ask card siege-ladders
1640 first unask wood
1641 eighth ask card intrigue
1642 eighth send
1643 eighth done
1644 first give card mercenaries
1645 seventh trade second
1646 sixth send
1647 seventh decline eighth
1648 seventh ask metal
1649 eighth trade sixth
1650 seventh send
1651 sixth done
1652 first send
1653 eighth drop
1654 seventh withdraw
1655 seventh trade first
1656 seventh ask card caravan
1657 first withdraw
1658 first decline sixth
1659 fourth mill 1
1660 first bank grain wood
1661 fourth bank grain flour
1662 fourth bank grain wood
1663 first trade eighth
1664 first give ore
1665 first give ore
1666 first send
1667 fourth trade first
1668 first done
1669 first done
1670 seventh send
1671 fourth ask card blessing
1672 seventh done
1673 first counter seventh
1674 eighth done
1675 first ask card yaminites
1676 first drop
1677 fourth ask card siege-ladders
1678 fourth give wood
1679 fourth ungive wood
1680 fourth give wood
1681 eighth done
1682 eighth bank grain flour
1683 fourth ungive wood
1684 fourth drop
1685 eighth done
1686 fourth bank grain flour
1687 fourth bank grain flour
1688 fourth done
1689 fourth trade seventh
1690 fourth drop
1691 fourth trade seventh
1692 fourth drop
1693 fourth bank wood flour
1694 fourth trade second
1695 fourth ask grain
1696 fourth give card envoys
1697 fourth drop
1698 fourth done
1699 fourth trade first
1700 fourth drop
1701 fourth trade second
1702 fourth ask grain
1703 fourth give wood
1704 fourth ask card locusts
1705 fourth drop
1706 fourth trade second
1707 fourth give grain
1708 fourth drop
1709 fourth done
1710 fourth bank grain metal
1711 fourth trade second
1712 fourth give ore
1713 fourth ungive ore
1714 fourth drop
1715 fourth done
1716 fourth counterclockwise
1717 fourth trade second
1718 fourth ask card rich-harvest
1719 fourth give ore
1720 fourth ask card siege-ladders
1721 fourth give metal
1722 fourth give card envoys
1723 fourth give grain
1724 fourth give metal
1725 fourth ask metal
1726 fourth unask card siege-ladders
1727 fourth drop
1728 fourth trade first
1729 fourth give wood
1730 fourth send
1731 first accept fourth
1732 fourth done
1733 fourth campaign war
1734 fourth against second
1735 fourth pay metal
1736 fourth no
1737 fourth unit blank
1738 fourth at qatna
1739 fourth at byblos
1740 fourth done
1741 second bank metal ore
1742 second trade sixth
1743 second ask card hanaeans
1744 second unask card hanaeans
1745 second give metal
1746 second ask card blessing
1747 second drop
1748 second trade first
1749 second ask card spies
1750 second drop
1751 second done
1752 second done
1753 second bank grain flour
1754 second bank grain metal
1755 second unit foot
1756 second at nippur
1757 second done
1758 first bank grain metal
1759 first bank grain wood
1760 first bank metal grain
1761 first trade fourth
1762 first drop
1763 first bank grain ore
1764 first bank ore grain
1765 first done
1766 first bank grain wood
1767 first trade eighth
1768 first drop
1769 first bank grain metal
1770 first bank wood ore
1771 first bank grain ore
1772 first trade sixth
1773 first ask card locusts
1774 first give wood
1775 first give card mercenaries
1776 first drop
1777 first trade seventh
1778 first ask card hanaeans
1779 first give wood
1780 first ask card forced-march
1781 first send
1782 first done
1783 seventh counter first
1784 first done
1785 seventh give grain
1786 seventh give card deserters
1787 seventh ungive card deserters
1788 seventh give card deserters
1789 seventh unask wood
1790 seventh drop
1791 eighth done
1792 eighth bank grain metal
1793 eighth bank wood metal
1794 eighth done
1795 eighth done
1796 seventh bank grain flour
1797 seventh erect ishtar
1798 seventh bank grain ore
1799 seventh done
1800 seventh trade eighth
1801 seventh drop
1802 seventh done
1803 seventh done
1804 sixth done
1805 sixth bank grain ore
1806 sixth done
1807 sixth done
1808 sixth mill 2
1809 seventh mill 0
1810 fourth done
1811 seventh done
1812 first mill 0
1813 eighth trade sixth
1814 fourth mill 1
1815 second trade seventh
1816 sixth trade second
1817 seventh done
1818 sixth give grain
1819 eighth give wood
1820 fourth trade first
1821 fourth drop
1822 first trade sixth
1823 seventh done
1824 sixth send
1825 eighth drop
1826 sixth withdraw
1827 fourth done
1828 eighth trade seventh
1829 fourth trade eighth
1830 eighth drop
1831 first drop
1832 sixth done
1833 sixth trade second
1834 eighth done
1835 first trade seventh
1836 second ask card deserters
1837 eighth at ayapir
1838 first ask flour
1839 second ask grain
1840 first unask flour
1841 first give card mercenaries
1842 sixth give card blessing
1843 first ask card envoys
1844 sixth ungive card blessing
1845 first ungive card mercenaries
1846 fourth ask card hanaeans
1847 sixth give ore
1848 sixth drop
1849 sixth bank ore metal
1850 fourth give flour
1851 second unask grain
1852 first give flour
1853 first drop
1854 second ask card deserters
1855 fourth send
1856 sixth bank grain metal
1857 sixth work blank
1858 eighth mill 2
1859 eighth trade sixth
1860 sixth done
1861 eighth drop
1862 second give flour
1863 fourth done
1864 second unask card deserters
1865 fourth done
1866 first done
1867 second give grain
1868 second send
1869 first trade seventh
1870 seventh accept second
1871 first drop
1872 second done
1873 eighth counter fourth
1874 eighth give ore
1875 eighth ungive ore
1876 sixth done
1877 second mill 7
1878 eighth drop
1879 fourth trade sixth
1880 eighth bank grain ore
1881 fourth give wood
1882 second done
1883 first done
1884 eighth trade sixth
1885 sixth bank grain ore
1886 sixth done
1887 fourth give metal
1888 fourth give grain
1889 first done
1890 fourth give card blessing
1891 second work blank
1892 second at babylon
1893 eighth drop
1894 eighth done
1895 second bank grain wood
1896 second work blank
1897 first trade second
1898 fourth send
1899 first give flour
1900 second at nippur
1901 fourth done
1902 first drop
1903 sixth counter fourth
1904 first done
1905 eighth trade first
1906 sixth send
1907 eighth ask card deserters
1908 second done
1909 eighth unask card deserters
1910 second bank grain wood
1911 eighth give wood
1912 second bank grain wood
1913 second trade sixth
1914 second ask card siege-ladders
1915 eighth ask card caravan
1916 second give metal
1917 second ungive metal
1918 eighth ungive wood
1919 eighth unask card caravan
1920 fourth decline sixth
1921 second unask card siege-ladders
1922 second ask card blessing
1923 second unask card blessing
1924 eighth drop
1925 second drop
1926 eighth done
1927 eighth trade second
1928 eighth drop
1929 second bank wood grain
1930 eighth done
1931 eighth done
1932 second trade eighth
1933 second give ore
1934 second give metal
1935 second ungive ore
1936 second ask metal
1937 second ungive metal
1938 second unask metal
1939 second ask card forced-march
1940 second ask card blessing
1941 second send
1942 eighth decline second
1943 second done
1944 second done
1945 sixth counterclockwise
1946 sixth bank grain wood
1947 sixth bank grain wood
1948 sixth bank wood metal
1949 sixth trade eighth
1950 sixth give card gutians
1951 sixth send
1952 sixth bank metal grain
1953 sixth withdraw
1954 sixth trade second
1955 sixth drop
1956 sixth done
1957 sixth done
1958 sixth card gutians
1959 sixth at awan
1960 sixth bank grain metal
1961 sixth done
1962 fourth trade second
1963 fourth drop
1964 fourth done
1965 fourth done
1966 fourth done
1967 second trade seventh
1968 second drop
1969 second trade sixth
1970 second ask card hanaeans
1971 second give metal
1972 second give metal
1973 second give flour
1974 second unask card hanaeans
1975 second ungive metal
1976 second ask metal
1977 second unask metal
1978 second give grain
1979 second give wood
1980 second drop
1981 second done
1982 second trade fourth
1983 second ask card yaminites
1984 second send
1985 fourth decline second
1986 second campaign war
1987 second against sixth
1988 second pay wood
1989 second trade sixth
1990 second ask card mercenaries
1991 second drop
1992 second done
1993 first done
1994 first campaign break
1995 first done
1996 eighth done
1997 eighth trade fourth
1998 eighth give card second-wind
1999 eighth ask card sutaeans
2000 eighth ask card yaminites
2001 eighth give flour
2002 eighth unask card sutaeans
2003 eighth give grain
2004 eighth unask card yaminites
2005 eighth give ore
2006 eighth drop
2007 eighth campaign alliance
2008 eighth against sixth
2009 eighth trade sixth
2010 eighth ask card cedar-rafts
2011 eighth unask card cedar-rafts
2012 eighth drop
2013 eighth done
2014 seventh trade second
2015 seventh give ore
2016 seventh drop
2017 seventh trade eighth
2018 seventh give card deserters
2019 seventh ungive card deserters
2020 seventh give wood
2021 seventh drop
2022 seventh done
2023 seventh trade second
2024 seventh drop
2025 seventh campaign break
2026 seventh trade second
2027 seventh ask card locusts
2028 seventh give card deserters
2029 seventh unask card locusts
2030 seventh ungive card deserters
2031 seventh drop
2032 seventh done
end 2032 f8ac98410e465384
