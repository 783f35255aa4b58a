[Game "mesopotamia"]
[Rules "3"]
[Seats "7"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one, attack=book, offers=free, bank-flour=take, second-wind=attacker, smelting=all, may=must, absent-cores=empty, board=whole, interrupts=on"]
[Names "first, second, third, fourth, fifth, sixth, seventh"]
[SeedHash "408a10fe42f847bad2cc918a3bebd242a964bdacf1d1ffd52a9cbc87ebdfbbd8"]
[Seed "golden mesopotamia 7"]
[Box "standard 58dce2de"]
[Result "0 1 1 0 1 0 1"]

1 fourth card gutians
2 sixth mill 0
3 seventh mill 2
4 fifth mill 4
5 second mill 0
6 fourth trade first
7 second done
8 first mill 1
9 sixth done
10 first card rich-harvest
11 fifth card cedar-rafts
12 fourth give metal
13 fifth bank ore flour
14 first trade sixth
15 sixth work chariot
16 first drop
17 fifth done
18 fourth drop
19 seventh bank wood ore
20 fifth trade third
21 third card rich-harvest
22 sixth at halab
23 fifth ask 25 wood
24 fourth bank wood ore
25 third trade first
26 first trade fifth
27 second card rich-harvest
28 fourth trade first
29 sixth done
30 third drop
31 fifth send
32 first give wood
33 fourth drop
34 first ask 5 wood
35 third decline fifth
36 first unask 5 wood
37 second done
38 first ungive wood
39 second erect millstone
40 fourth trade first
41 second bank wood grain
42 fifth bank grain metal
43 seventh trade fifth
44 third trade fifth
45 third drop
46 second done
47 third mill 1
48 seventh give grain
49 fifth work chariot
50 fourth give ore
51 fifth at eshnunna
52 third trade sixth
53 sixth done
54 seventh send
55 fifth trade first
56 fifth accept seventh
57 third give metal
58 fifth give flour
59 fourth drop
60 first give 5 grain
61 third drop
62 fourth mill 0
63 third trade fifth
64 third drop
65 fourth bank ore wood
66 first give 5 wood
67 fifth send
68 fifth bank grain ore
69 third done
70 fourth trade seventh
71 third done
72 seventh bank grain metal
73 seventh done
74 first accept fifth
75 seventh card rich-vein
76 fourth give card rich-vein
77 seventh bank metal ore
78 third erect forge
79 fifth work blank
80 seventh trade third
81 first give card hanaeans
82 fifth at eshnunna
83 seventh ask 5 wood
84 fourth ungive card rich-vein
85 third done
86 seventh ask card intrigue
87 fourth ask grain
88 seventh unask 5 wood
89 first give card caravan
90 fourth send
91 seventh decline fourth
92 first send
93 seventh give ore
94 fourth card rich-vein
95 fourth trade fifth
96 fourth drop
97 fifth work blank
98 first done
99 fourth bank ore metal
100 fourth done
101 fourth bank ore wood
102 fifth decline first
103 fourth done
104 seventh drop
105 fourth erect forge
106 seventh work smelt
107 fourth done
108 fifth at eshnunna
109 fifth trade first
110 seventh at assur
111 first bank grain ore
112 first trade sixth
113 first give card mercenaries
114 fifth drop
115 seventh bank ore wood
116 seventh trade fifth
117 first drop
118 seventh give card mercenaries
119 first trade second
120 fifth trade third
121 first drop
122 fifth give metal
123 seventh ungive card mercenaries
124 first bank ore grain
125 fifth ungive metal
126 first done
127 fifth give metal
128 first trade sixth
129 fifth ask 5 ore
130 first ask card envoys
131 first unask card envoys
132 fifth send
133 seventh drop
134 seventh bank metal flour
135 first give metal
136 first give wood
137 fifth done
138 fifth erect millstone
139 fifth withdraw
140 seventh trade sixth
141 fifth done
142 first ungive wood
143 first ask flour
144 first ask card sutaeans
145 first give wood
146 first unask flour
147 seventh drop
148 seventh work blank
149 first give ore
150 seventh at assur
151 first ask card locusts
152 first ask 5 wood
153 first ask card spies
154 first ask ore
155 first give card caravan
156 first send
157 first withdraw
158 seventh trade fifth
159 seventh drop
160 first erect millstone
161 first erect millstone
162 seventh done
163 first done
164 seventh erect forge
165 seventh trade fourth
166 seventh drop
167 seventh done
168 second clockwise
169 second done
170 second bank metal grain
171 second done
172 second done
173 third done
174 third done
175 third unit foot
176 third at mari
177 third at tuttul
178 third bank grain flour
179 third bank ore wood
180 third unit chariot
181 third at mari
182 third at suhum
183 third unit chariot
184 third at suhum
185 third at hatra
186 third bank metal wood
187 third trade first
188 third ask card rich-vein
189 third send
190 first bank ore wood
191 third done
192 first trade third
193 fourth bank ore metal
194 first decline third
195 first drop
196 fourth trade second
197 fourth ask card locusts
198 fourth give card blessing
199 fourth unask card locusts
200 fourth ask 25 ore
201 fourth drop
202 fourth bank metal wood
203 fourth trade second
204 fourth give card blessing
205 fourth ungive card blessing
206 fourth drop
207 fourth bank grain wood
208 fourth done
209 fourth bank wood flour
210 fourth bank grain flour
211 fourth campaign war
212 fourth against first
213 fourth pay metal
214 fourth trade third
215 fourth ask card spies
216 fourth unask card spies
217 fourth give card gutians
218 fourth send
219 third bank wood grain
220 fourth bank grain flour
221 fourth unit foot
222 fourth at qatna
223 third accept fourth
224 fourth at byblos
225 fourth unit chariot
226 fourth at qatna
227 fourth at damascus
228 fourth trade first
229 fourth drop
230 fourth trade second
231 fourth ask metal
232 fourth ask 25 flour
233 fourth unask 5 flour
234 fourth unask 5 flour
235 fourth send
236 fourth unit chariot
237 second trade seventh
238 second give card mercenaries
239 fourth at damascus
240 fourth at byblos
241 second drop
242 second bank grain metal
243 fourth withdraw
244 fourth done
245 fifth erect marduk
246 fifth bank wood ore
247 fifth bank ore metal
248 fifth done
249 fifth trade third
250 fifth drop
251 fifth campaign alliance
252 fifth against seventh
253 fifth pay metal
254 fifth done
255 sixth trade fifth
256 sixth give ore
257 sixth drop
258 sixth card cedar-rafts
259 sixth done
260 sixth trade first
261 sixth give metal
262 sixth drop
263 sixth campaign war
264 sixth against first
265 sixth pay metal
266 sixth bank grain wood
267 sixth done
268 seventh bank ore flour
269 seventh trade fifth
270 seventh drop
271 seventh trade sixth
272 seventh give grain
273 seventh send
274 sixth accept seventh
275 seventh bank grain wood
276 seventh done
277 seventh bank metal wood
278 seventh done
279 seventh unit chariot
280 seventh at assur
281 seventh at nineveh
282 seventh bank wood grain
283 seventh trade second
284 seventh ask 5 ore
285 seventh drop
286 seventh done
287 first trade third
288 first give grain
289 first send
290 third bank grain flour
291 first bank grain ore
292 first withdraw
293 first bank grain wood
294 first bank wood metal
295 first done
296 first bank grain flour
297 first trade second
298 first ask card spies
299 first send
300 first withdraw
301 first trade third
302 first ask 25 flour
303 first send
304 third bank grain wood
305 first withdraw
306 first bank grain ore
307 first trade fourth
308 first ask card intrigue
309 first unask card intrigue
310 first ask grain
311 first give metal
312 first unask grain
313 first ask 5 metal
314 first ungive metal
315 first give card hanaeans
316 first send
317 fourth decline first
318 first trade second
319 first ask card forced-march
320 first send
321 first campaign war
322 first against second
323 first pay flour
324 first done
325 fourth trade second
326 second card cedar-rafts
327 fourth drop
328 sixth trade seventh
329 seventh done
330 third card locusts
331 third against fourth
332 sixth ask card mercenaries
333 fourth at byblos
334 second mill 2
335 third at tuttul
336 first card caravan
337 second trade sixth
338 second drop
339 sixth send
340 first mill 1
341 seventh trade fourth
342 third done
343 second done
344 second work smelt
345 third trade second
346 fourth card locusts
347 first trade sixth
348 sixth withdraw
349 second at babylon
350 third give grain
351 second bank grain flour
352 fifth mill 0
353 seventh ask 5 ore
354 sixth bank grain metal
355 fifth trade first
356 second done
357 fifth ask wood
358 fourth against fifth
359 sixth trade second
360 sixth drop
361 sixth mill 3
362 sixth bank metal ore
363 third ask 5 ore
364 first ask card spies
365 fourth at damascus
366 seventh unask ore
367 fourth trade fifth
368 second done
369 second bank grain ore
370 seventh give card hanaeans
371 fifth unask wood
372 seventh ask card gutians
373 first give card siege-ladders
374 second trade fifth
375 first send
376 sixth counter first
377 second ask card caravan
378 second drop
379 first done
380 fourth give wood
381 second done
382 fourth give card turukkaeans
383 seventh ungive card hanaeans
384 seventh drop
385 seventh mill 1
386 sixth ask 25 flour
387 third send
388 first trade sixth
389 second counter third
390 first give metal
391 sixth ask ore
392 fifth drop
393 sixth unask flour
394 fourth drop
395 fifth trade seventh
396 fourth bank wood flour
397 fourth trade seventh
398 third bank wood metal
399 second give grain
400 fifth ask 25 grain
401 second unask grain
402 seventh done
403 fourth give flour
404 second ask 5 metal
405 third mill 3
406 fifth drop
407 first ungive metal
408 sixth unask flour
409 first drop
410 sixth ask flour
411 seventh done
412 second ungive ore
413 third done
414 first bank metal ore
415 second ask card cedar-rafts
416 seventh trade second
417 third trade second
418 fifth trade sixth
419 fifth give card siege-ladders
420 third give wood
421 second unask metal
422 sixth unask card siege-ladders
423 fourth ungive flour
424 first done
425 seventh ask 25 wood
426 fifth give metal
427 fifth send
428 third send
429 fifth done
430 third done
431 second ask metal
432 third withdraw
433 third trade sixth
434 sixth unask 5 flour
435 first trade second
436 second ungive grain
437 fifth withdraw
438 fourth drop
439 first give card siege-ladders
440 second drop
441 first give ore
442 sixth unask ore
443 first drop
444 sixth ask 5 ore
445 sixth unask ore
446 third ask 25 flour
447 third ask grain
448 third ask 5 wood
449 first done
450 seventh unask 5 wood
451 fourth done
452 seventh drop
453 sixth drop
454 sixth trade seventh
455 fifth done
456 first done
457 seventh done
458 fourth at byblos
459 third give grain
460 seventh done
461 sixth give 5 ore
462 sixth drop
463 fifth done
464 third drop
465 third bank grain wood
466 sixth done
467 fourth mill 0
468 fifth done
469 third trade seventh
470 sixth bank ore grain
471 fourth trade seventh
472 sixth bank ore grain
473 sixth work blank
474 sixth at halab
475 fourth give metal
476 third drop
477 third trade fourth
478 sixth work blank
479 sixth at halab
480 sixth done
481 fourth ungive metal
482 third ask wood
483 sixth done
484 third give ore
485 third send
486 fourth ask flour
487 third done
488 third done
489 fourth drop
490 fourth done
491 fourth work blank
492 fourth at qatna
493 fourth done
494 fourth done
495 fourth trade third
496 fourth drop
497 fourth done
498 fourth decline third
499 fourth counterclockwise
500 fourth done
501 fourth campaign alliance
502 fourth against seventh
503 fourth pay metal
504 seventh yes
505 fourth done
506 third done
507 third done
508 third trade sixth
509 third drop
510 third trade second
511 third ask card forced-march
512 third give card envoys
513 third drop
514 third done
515 second done
516 second bank grain wood
517 second bank metal ore
518 second trade seventh
519 second ask card gutians
520 second unask card gutians
521 second ask card envoys
522 second send
523 seventh trade second
524 seventh decline second
525 second bank metal grain
526 second campaign alliance
527 seventh drop
528 second against fourth
529 second pay flour
530 fourth yes
531 second done
532 first trade fourth
533 first ask card mercenaries
534 first give card hanaeans
535 first unask card mercenaries
536 first give card mercenaries
537 first ask 25 metal
538 first ungive card hanaeans
539 first unask 25 metal
540 first give metal
541 first drop
542 first trade seventh
543 first drop
544 first bank ore wood
545 first trade seventh
546 first ask card rich-harvest
547 first ask card rich-vein
548 first send
549 first withdraw
550 first done
551 first done
552 first done
553 seventh trade first
554 seventh drop
555 seventh done
556 seventh card gutians
557 seventh at urua
558 seventh at awan
559 seventh trade third
560 seventh ask metal
561 seventh give card hanaeans
562 seventh drop
563 seventh done
564 seventh trade fifth
565 seventh ask 25 grain
566 seventh ask card gutians
567 seventh ask 25 flour
568 seventh ask card spies
569 seventh send
570 fifth counter seventh
571 fifth ask 5 grain
572 seventh trade sixth
573 fifth send
574 seventh drop
575 seventh decline fifth
576 seventh trade fifth
577 seventh drop
578 seventh trade fourth
579 seventh give card mercenaries
580 seventh ask 25 wood
581 seventh drop
582 seventh done
583 sixth bank grain ore
584 sixth done
585 sixth card sutaeans
586 sixth at rapiqum
587 sixth at bagdad
588 sixth campaign alliance
589 sixth against fifth
590 sixth pay wood
591 fifth yes
592 sixth trade first
593 sixth ask card turukkaeans
594 sixth ask 25 ore
595 sixth drop
596 sixth bank wood metal
597 sixth trade third
598 sixth ask 5 metal
599 sixth give ore
600 sixth drop
601 sixth trade first
602 sixth give card yaminites
603 sixth send
604 first accept sixth
605 sixth bank wood grain
606 sixth trade fourth
607 sixth ask 5 metal
608 sixth send
609 fourth decline sixth
610 sixth trade fourth
611 sixth drop
612 sixth done
613 fifth card intrigue
614 fifth against second
615 fifth done
616 fifth trade sixth
617 fifth ask card locusts
618 fifth give ore
619 fifth unask card locusts
620 fifth drop
621 fifth done
622 fifth done
623 sixth mill 0
624 fourth done
625 third at tuttul
626 fifth trade third
627 seventh at nineveh
628 fourth mill 2
629 first bank grain flour
630 fourth trade sixth
631 first mill 13
632 fifth drop
633 fourth give grain
634 sixth bank grain ore
635 fourth send
636 first trade third
637 second mill 6
638 first give flour
639 seventh done
640 seventh mill 1
641 fourth done
642 sixth decline fourth
643 fourth work blank
644 third card rich-harvest
645 third trade sixth
646 sixth bank grain wood
647 sixth bank grain flour
648 sixth done
649 first give flour
650 fourth at byblos
651 sixth work blank
652 fifth mill 5
653 third drop
654 fourth work blank
655 seventh done
656 sixth at halab
657 fourth at byblos
658 third trade fourth
659 third ask metal
660 fifth trade seventh
661 seventh bank grain flour
662 seventh work blank
663 fifth ask card rich-harvest
664 fourth trade seventh
665 fourth drop
666 seventh at nineveh
667 sixth done
668 third unask metal
669 second done
670 seventh work blank
671 third drop
672 third trade first
673 fifth drop
674 seventh at assur
675 seventh work blank
676 fifth done
677 fourth work blank
678 fifth done
679 fourth at byblos
680 seventh at assur
681 fourth bank grain metal
682 fourth work blank
683 second work smelt
684 second at babylon
685 fifth bank grain wood
686 seventh work blank
687 first send
688 seventh at nineveh
689 sixth bank grain flour
690 second card intrigue
691 third drop
692 first done
693 seventh trade fifth
694 fifth at eshnunna
695 seventh ask 5 metal
696 first work foot
697 third done
698 second against seventh
699 first at larsa
700 first withdraw
701 seventh send
702 seventh done
703 first trade second
704 third bank grain wood
705 sixth done
706 second trade third
707 third mill 5
708 second give grain
709 third bank grain flour
710 fifth done
711 third trade seventh
712 sixth trade fourth
713 first give metal
714 third give metal
715 sixth drop
716 fifth counter seventh
717 seventh trade first
718 fourth at byblos
719 third send
720 third bank wood ore
721 second send
722 seventh ask grain
723 fourth work blank
724 second work blank
725 fifth ask card gutians
726 seventh send
727 fourth at qatna
728 fourth bank grain metal
729 seventh bank grain wood
730 first accept seventh
731 second at babylon
732 sixth done
733 seventh accept third
734 fourth done
735 fourth bank grain ore
736 second done
737 fifth unask card gutians
738 second bank wood metal
739 first ask 25 grain
740 fourth done
741 fifth give wood
742 fifth send
743 first ask card mercenaries
744 third accept second
745 second at babylon
746 fourth bank grain wood
747 second done
748 second trade first
749 fourth trade third
750 fifth done
751 first send
752 second drop
753 first work blank
754 third trade second
755 second bank grain ore
756 second bank grain flour
757 first at larsa
758 second bank grain ore
759 seventh decline fifth
760 seventh bank grain ore
761 first done
762 first withdraw
763 third drop
764 first done
765 fourth give card blessing
766 third done
767 seventh bank grain flour
768 second trade fourth
769 seventh done
770 seventh bank grain ore
771 first trade seventh
772 second ask 5 grain
773 seventh done
774 first drop
775 fourth drop
776 second give metal
777 first done
778 second give wood
779 third done
780 second drop
781 third done
782 fourth done
783 second bank grain flour
784 second done
785 third bank ore wood
786 third done
787 seventh counterclockwise
788 seventh erect marduk
789 seventh at assur
790 seventh no
791 seventh bank grain flour
792 seventh bank ore wood
793 seventh trade sixth
794 seventh drop
795 seventh done
796 seventh card hanaeans
797 seventh at karana
798 seventh done
799 seventh campaign alliance
800 seventh against second
801 seventh pay wood
802 seventh done
803 sixth bank grain flour
804 sixth bank grain flour
805 sixth trade second
806 sixth ask card yaminites
807 sixth unask card yaminites
808 sixth give wood
809 sixth send
810 sixth done
811 sixth bank grain metal
812 sixth campaign war
813 second counter sixth
814 sixth against fourth
815 second drop
816 sixth pay wood
817 sixth no
818 sixth unit chariot
819 sixth at halab
820 sixth at carchemish
821 sixth unit chariot
822 sixth at carchemish
823 sixth at hashum
824 sixth done
825 fifth trade third
826 fifth drop
827 fifth bank grain metal
828 fifth erect marduk
829 fifth no
830 fifth trade second
831 fifth drop
832 fifth bank grain ore
833 fifth done
834 fifth done
835 fifth card siege-ladders
836 fifth trade sixth
837 fifth ask 5 wood
838 fifth unask 5 wood
839 fifth ask 5 flour
840 fifth unask flour
841 fifth send
842 sixth bank grain metal
843 fifth bank grain wood
844 fifth done
845 sixth trade third
846 fourth bank grain flour
847 fourth done
848 sixth drop
849 sixth counter fifth
850 sixth send
851 fourth card turukkaeans
852 fourth at arbela
853 fourth at arrapha
854 fifth counter sixth
855 fourth campaign war
856 fifth send
857 fourth against third
858 sixth trade first
859 sixth decline fifth
860 fourth pay wood
861 sixth drop
862 fourth trade third
863 fourth drop
864 fourth done
865 third bank grain flour
866 third done
867 third done
868 third done
869 second erect marduk
870 second trade sixth
871 second drop
872 second bank grain flour
873 second done
874 second done
875 second trade fifth
876 second drop
877 second trade first
878 second give card mercenaries
879 second ungive card mercenaries
880 second give ore
881 second drop
882 second done
883 first done
884 first trade sixth
885 first ask metal
886 first ask card second-wind
887 first ask card siege-ladders
888 first give 5 flour
889 first unask card second-wind
890 first unask metal
891 first drop
892 first trade fourth
893 first drop
894 first campaign alliance
895 first against fourth
896 first pay flour
897 first no
898 first card siege-ladders
899 first unit chariot
900 first at larsa
901 first at umma
902 first unit chariot
903 first at umma
904 first at mashkan
905 first unit foot
906 first at larsa
907 first at uruk
908 first unit foot
909 first at larsa
910 first at umma
911 first unit blank
912 first at larsa
913 first at umma
914 first trade third
915 first drop
916 first done
917 fifth bank grain wood
918 first trade seventh
919 fifth mill 2
920 first ask card sutaeans
921 sixth at hashum
922 third at tuttul
923 first drop
924 seventh trade third
925 second mill 1
926 first done
927 second trade fourth
928 third trade fifth
929 seventh drop
930 third give grain
931 third ask 5 ore
932 first trade third
933 seventh at nineveh
934 sixth done
935 third give wood
936 fifth done
937 fourth done
938 fourth mill 1
939 second ask ore
940 fifth work smelt
941 fifth at eshnunna
942 sixth trade third
943 fourth trade first
944 first drop
945 first mill 0
946 sixth give grain
947 seventh trade second
948 seventh ask card sutaeans
949 fourth drop
950 sixth drop
951 third send
952 third withdraw
953 third trade sixth
954 first done
955 sixth trade second
956 fourth done
957 sixth drop
958 second drop
959 seventh ask card rich-vein
960 second done
961 third ask 5 ore
962 first done
963 second done
964 sixth bank metal flour
965 sixth mill 0
966 fifth trade fourth
967 second trade seventh
968 third ask card turukkaeans
969 fifth drop
970 third give card caravan
971 fourth done
972 fifth work blank
973 seventh ask card yaminites
974 sixth trade first
975 third ungive card caravan
976 first done
977 third ask card yaminites
978 sixth ask 5 wood
979 first done
980 fifth at eshnunna
981 fourth done
982 second give card yaminites
983 fifth done
984 seventh drop
985 second send
986 fifth done
987 second withdraw
988 seventh trade sixth
989 sixth unask wood
990 second done
991 third send
992 fifth trade second
993 seventh drop
994 third bank wood flour
995 sixth ask card spies
996 fifth give wood
997 fourth trade third
998 fourth give ore
999 third withdraw
1000 fourth send
1001 sixth ask card locusts
1002 seventh done
1003 fourth done
1004 seventh trade first
1005 third counter fourth
1006 seventh give ore
1007 sixth give grain
1008 seventh ungive ore
1009 third give card envoys
1010 seventh ask wood
1011 seventh give ore
1012 fifth send
1013 second counter fifth
1014 seventh ungive ore
1015 second drop
1016 seventh send
1017 sixth send
1018 first counter seventh
1019 seventh trade fifth
1020 seventh ask card blessing
1021 sixth done
1022 fifth done
1023 third drop
1024 first ask card blessing
1025 seventh unask card blessing
1026 seventh ask card rich-vein
1027 first ask card siege-ladders
1028 third done
1029 sixth withdraw
1030 third bank grain wood
1031 third trade second
1032 first drop
1033 sixth trade first
1034 sixth give card second-wind
1035 seventh drop
1036 seventh mill 0
1037 seventh trade fifth
1038 third give card caravan
1039 sixth give ore
1040 sixth drop
1041 sixth done
1042 sixth done
1043 seventh drop
1044 sixth trade first
1045 seventh done
1046 third drop
1047 seventh done
1048 third bank grain metal
1049 seventh done
1050 third card caravan
1051 seventh trade sixth
1052 sixth give card second-wind
1053 sixth give wood
1054 seventh ask card yaminites
1055 third trade second
1056 sixth ask card mercenaries
1057 seventh send
1058 seventh withdraw
1059 third ask card yaminites
1060 third unask card yaminites
1061 third drop
1062 seventh trade second
1063 seventh ask card cedar-rafts
1064 sixth give grain
1065 sixth ungive wood
1066 seventh send
1067 second trade third
1068 seventh withdraw
1069 seventh trade second
1070 second ask card intrigue
1071 third bank grain metal
1072 second ask card forced-march
1073 sixth drop
1074 sixth trade fourth
1075 sixth ask grain
1076 sixth drop
1077 sixth done
1078 second send
1079 third bank metal grain
1080 seventh ask wood
1081 seventh unask wood
1082 third counter second
1083 third ask card hanaeans
1084 seventh ask card rich-harvest
1085 third give metal
1086 seventh unask card rich-harvest
1087 seventh drop
1088 seventh done
1089 third unask card hanaeans
1090 third ungive metal
1091 third give flour
1092 third send
1093 third bank grain metal
1094 second trade third
1095 third withdraw
1096 third trade sixth
1097 third give flour
1098 second drop
1099 third drop
1100 third bank metal ore
1101 third bank grain metal
1102 third bank grain metal
1103 third mill 1
1104 third done
1105 third work blank
1106 third at tuttul
1107 third done
1108 third done
1109 third done
1110 first clockwise
1111 first done
1112 first campaign war
1113 first against seventh
1114 first pay metal
1115 first no
1116 first done
1117 second trade fourth
1118 second give flour
1119 second drop
1120 second trade sixth
1121 second give flour
1122 second ungive flour
1123 second drop
1124 second trade fifth
1125 second drop
1126 second done
1127 second done
1128 second card yaminites
1129 second at emar
1130 second at tuttul
1131 second done
1132 third done
1133 third done
1134 third done
1135 fourth done
1136 fourth done
1137 fourth card sutaeans
1138 fourth at meturan
1139 fourth at eshnunna
1140 fifth unit foot
1141 fifth unit chariot
1142 fifth unit foot
1143 fifth unit chariot
1144 fifth unit chariot
1145 fifth unit chariot
1146 fourth done
1147 fifth trade fourth
1148 fifth ask 25 ore
1149 fifth drop
1150 fifth trade second
1151 fifth ask card sutaeans
1152 fifth give card forced-march
1153 fifth ask card envoys
1154 fifth ask metal
1155 fifth drop
1156 fifth trade second
1157 fifth give wood
1158 fifth give metal
1159 fifth ungive wood
1160 fifth drop
1161 fifth done
1162 fifth done
1163 fifth trade seventh
1164 fifth ask ore
1165 fifth ask grain
1166 fifth ask 25 metal
1167 fifth drop
1168 fifth trade first
1169 fifth ask wood
1170 fifth give card forced-march
1171 fifth send
1172 first trade third
1173 first give card yaminites
1174 fifth done
1175 first ask wood
1176 sixth done
1177 sixth card turukkaeans
1178 first ask 25 metal
1179 first ungive card yaminites
1180 sixth at simurrum
1181 first decline fifth
1182 sixth at arrapha
1183 sixth campaign break
1184 sixth pay wood
1185 first send
1186 sixth done
1187 third counter first
1188 seventh done
1189 third give card envoys
1190 third give card gutians
1191 seventh trade sixth
1192 seventh drop
1193 seventh trade first
1194 seventh drop
1195 seventh trade fifth
1196 seventh give card mercenaries
1197 seventh ungive card mercenaries
1198 seventh drop
1199 seventh done
1200 seventh trade fourth
1201 seventh drop
1202 third ungive metal
1203 seventh done
1204 seventh at nineveh
1205 sixth done
1206 seventh trade fourth
1207 second trade seventh
1208 seventh give wood
1209 fourth at damascus
1210 first at umma
1211 sixth bank ore wood
1212 first at mashkan
1213 sixth trade fifth
1214 third bank metal grain
1215 third bank metal ore
1216 fourth trade first
1217 fourth drop
1218 sixth give card second-wind
1219 second give ore
1220 third trade sixth
1221 sixth ask card blessing
1222 fifth bank metal wood
1223 third give card gutians
1224 second give 5 metal
1225 third give card envoys
1226 second ask card cedar-rafts
1227 third ungive card gutians
1228 third send
1229 fifth trade fourth
1230 seventh give ore
1231 second unask card cedar-rafts
1232 fifth ask ore
1233 sixth decline third
1234 third mill 1
1235 fourth at byblos
1236 third done
1237 seventh drop
1238 fifth ask card blessing
1239 first done
1240 seventh done
1241 seventh bank wood metal
1242 fourth trade fifth
1243 sixth give grain
1244 fifth drop
1245 fourth drop
1246 fourth trade second
1247 first at mashkan
1248 fourth give ore
1249 sixth ungive grain
1250 fourth drop
1251 sixth ungive card second-wind
1252 seventh trade fourth
1253 first mill 0
1254 seventh give card mercenaries
1255 seventh give ore
1256 fourth done
1257 fifth bank wood grain
1258 seventh ungive card mercenaries
1259 fourth at damascus
1260 seventh drop
1261 fourth mill 0
1262 third work blank
1263 fifth mill 1
1264 fifth trade sixth
1265 third at mari
1266 fourth bank metal ore
1267 fifth ask 25 metal
1268 fourth trade first
1269 third work blank
1270 seventh trade fourth
1271 seventh drop
1272 third at hatra
1273 first done
1274 fourth drop
1275 sixth drop
1276 third work blank
1277 fourth trade sixth
1278 sixth mill 2
1279 third at hatra
1280 fourth drop
1281 first bank metal flour
1282 seventh trade third
1283 second ungive 5 metal
1284 fifth send
1285 sixth decline fifth
1286 second give ore
1287 fourth trade first
1288 first done
1289 seventh drop
1290 second give metal
1291 fourth give wood
1292 seventh mill 0
1293 second ungive ore
1294 fourth give metal
1295 seventh done
1296 fourth ungive wood
1297 sixth bank ore wood
1298 second give ore
1299 first done
1300 third done
1301 sixth trade seventh
1302 second ask card rich-vein
1303 third done
1304 seventh trade second
1305 fourth give wood
1306 fourth ungive wood
1307 second drop
1308 second bank metal flour
1309 sixth give wood
1310 third trade first
1311 first trade second
1312 sixth ungive wood
1313 third ask card spies
1314 first ask card sutaeans
1315 second bank metal ore
1316 seventh ask card sutaeans
1317 second mill 0
1318 third ask card locusts
1319 first drop
1320 first trade third
1321 second trade fourth
1322 first give wood
1323 third send
1324 second ask card blessing
1325 second give ore
1326 seventh give card mercenaries
1327 fifth trade first
1328 sixth drop
1329 seventh ask 5 flour
1330 fourth give ore
1331 first drop
1332 fourth ungive metal
1333 fifth ask wood
1334 third done
1335 second drop
1336 fourth give card blessing
1337 fourth ungive card blessing
1338 first done
1339 first trade fifth
1340 fourth drop
1341 fourth bank metal flour
1342 second trade sixth
1343 first drop
1344 second ask 5 flour
1345 sixth done
1346 second drop
1347 first trade second
1348 first decline third
1349 seventh drop
1350 first give flour
1351 fourth done
1352 fifth drop
1353 fourth done
1354 seventh trade second
1355 second done
1356 second done
1357 first give wood
1358 sixth work blank
1359 fourth done
1360 sixth at halab
1361 fourth trade fifth
1362 first give wood
1363 second trade sixth
1364 seventh give ore
1365 fourth give ore
1366 second give card mercenaries
1367 seventh give metal
1368 fifth done
1369 sixth bank ore flour
1370 sixth done
1371 seventh give card mercenaries
1372 fifth done
1373 sixth at carchemish
1374 seventh send
1375 fourth ask metal
1376 seventh work blank
1377 fifth trade seventh
1378 sixth bank ore grain
1379 first ask card second-wind
1380 second ask 25 grain
1381 sixth done
1382 sixth done
1383 fifth drop
1384 fifth trade first
1385 second drop
1386 fourth give wood
1387 fifth drop
1388 first unask card second-wind
1389 fifth trade fourth
1390 second trade sixth
1391 second give card mercenaries
1392 fifth ask ore
1393 fourth ask card sutaeans
1394 fourth ungive wood
1395 fifth drop
1396 first ungive flour
1397 fifth done
1398 fourth ask card turukkaeans
1399 fourth ungive ore
1400 fourth drop
1401 fourth trade third
1402 seventh at assur
1403 fifth done
1404 second give ore
1405 seventh withdraw
1406 first drop
1407 second ask 5 ore
1408 second send
1409 seventh trade third
1410 sixth decline second
1411 seventh drop
1412 seventh trade fourth
1413 fourth drop
1414 second trade first
1415 seventh ask 5 wood
1416 fourth done
1417 second ask 25 flour
1418 second give card mercenaries
1419 second ask 25 metal
1420 second ungive card mercenaries
1421 seventh ask card caravan
1422 second send
1423 seventh give card mercenaries
1424 seventh ungive card mercenaries
1425 seventh unask 5 wood
1426 second bank ore flour
1427 seventh send
1428 fourth trade second
1429 first trade fourth
1430 second withdraw
1431 fourth decline seventh
1432 second trade fourth
1433 seventh done
1434 seventh trade first
1435 fourth ask 5 flour
1436 fourth send
1437 second give flour
1438 seventh ask 25 metal
1439 second decline fourth
1440 second ungive flour
1441 second drop
1442 seventh drop
1443 first ask 5 flour
1444 second trade sixth
1445 second drop
1446 second trade first
1447 first drop
1448 seventh trade third
1449 second give flour
1450 seventh drop
1451 seventh done
1452 second send
1453 seventh trade fourth
1454 second withdraw
1455 seventh give card mercenaries
1456 second trade seventh
1457 seventh ask card deserters
1458 seventh drop
1459 seventh done
1460 second drop
1461 second done
1462 sixth clockwise
1463 sixth done
1464 sixth trade seventh
1465 sixth ask card gutians
1466 sixth drop
1467 sixth trade fifth
1468 sixth drop
1469 sixth campaign alliance
1470 sixth against third
1471 sixth pay metal
1472 sixth no
1473 third yes
1474 sixth done
1475 seventh done
1476 seventh trade second
1477 seventh drop
1478 seventh campaign alliance
1479 seventh against fifth
1480 seventh pay metal
1481 seventh no
1482 seventh done
1483 first done
1484 first trade third
1485 first ask card intrigue
1486 first give card mercenaries
1487 first send
1488 third counter first
1489 first card hanaeans
1490 first at hatra
1491 third ask wood
1492 first campaign alliance
1493 first against third
1494 third give card envoys
1495 first pay wood
1496 first unit foot
1497 third send
1498 first decline third
1499 first at larsa
1500 first at umma
1501 first trade second
1502 first give wood
1503 first send
1504 first withdraw
1505 first done
1506 second trade third
1507 second ask flour
1508 second unask flour
1509 second give card mercenaries
1510 second ask grain
1511 second ask 5 grain
1512 second give flour
1513 second ungive flour
1514 second unask 5 grain
1515 second ungive card mercenaries
1516 second ask card deserters
1517 second send
1518 second done
1519 third counter second
1520 second trade seventh
1521 second ask card forced-march
1522 third drop
1523 second send
1524 second campaign war
1525 second against third
1526 second pay flour
1527 second no
1528 second done
1529 seventh trade fourth
1530 third done
1531 seventh drop
1532 third trade first
1533 seventh trade sixth
1534 third give metal
1535 third drop
1536 third trade first
1537 third give card envoys
1538 third drop
1539 third card gutians
1540 seventh give card mercenaries
1541 third at susa
1542 seventh ask card yaminites
1543 third at sealand
1544 third trade sixth
1545 seventh drop
1546 third drop
1547 third done
1548 seventh decline second
1549 third done
1550 fourth done
1551 fourth done
1552 fourth done
1553 fifth trade sixth
1554 fifth drop
1555 fifth done
1556 fifth card forced-march
1557 fifth trade fourth
1558 fifth drop
1559 fifth trade third
1560 fifth ask 5 grain
1561 fifth ask 5 wood
1562 fifth send
1563 fifth done
1564 fifth done
1565 second trade fourth
1566 first done
1567 seventh done
1568 first mill 1
1569 fourth trade third
1570 third mill 0
1571 fourth give ore
1572 fifth mill 2
1573 sixth trade second
1574 fourth drop
1575 sixth give grain
1576 third done
1577 fourth trade first
1578 second drop
1579 fifth done
1580 seventh trade second
1581 third work blank
1582 first done
1583 fifth trade seventh
1584 sixth drop
1585 sixth done
1586 sixth trade third
1587 first done
1588 fifth ask wood
1589 third at mari
1590 fifth ask 25 ore
1591 sixth drop
1592 seventh ask card siege-ladders
1593 first trade fourth
1594 fourth ask card siege-ladders
1595 fourth give wood
1596 third work blank
1597 first ask card second-wind
1598 first ask card spies
1599 sixth trade third
1600 fifth ask card mercenaries
1601 first give wood
1602 seventh drop
1603 sixth ask card siege-ladders
1604 first ask 25 flour
1605 first ungive wood
1606 third at mari
1607 first give card yaminites
1608 first unask card second-wind
1609 third work blank
1610 second trade seventh
1611 third at mari
1612 second drop
1613 seventh mill 0
1614 third work blank
1615 second mill 0
1616 seventh trade third
1617 second trade fourth
1618 seventh give ore
1619 first drop
1620 seventh ask card rich-harvest
1621 third at mari
1622 fourth unask card siege-ladders
1623 first trade sixth
1624 sixth send
1625 fourth give wood
1626 fourth ungive wood
1627 fourth send
1628 first ask wood
1629 third trade fifth
1630 fourth done
1631 fifth ask wood
1632 fifth unask 5 ore
1633 sixth mill 1
1634 first give card yaminites
1635 fifth ask card rich-harvest
1636 fifth unask 5 ore
1637 seventh ask card deserters
1638 first ask 25 flour
1639 third decline sixth
1640 seventh drop
1641 first decline fourth
1642 first ask card cedar-rafts
1643 sixth trade first
1644 first drop
1645 fourth trade second
1646 fifth ask 25 metal
1647 first trade seventh
1648 sixth give card second-wind
1649 sixth ask 25 ore
1650 sixth send
1651 sixth withdraw
1652 fourth ask ore
1653 seventh trade sixth
1654 sixth done
1655 first drop
1656 sixth done
1657 second ask card caravan
1658 fourth ask card mercenaries
1659 third drop
1660 fifth unask metal
1661 fourth give card blessing
1662 second ask card blessing
1663 fourth ask wood
1664 fourth unask card mercenaries
1665 seventh drop
1666 sixth done
1667 second send
1668 third work blank
1669 second withdraw
1670 fourth ask card intrigue
1671 fourth drop
1672 fifth give card deserters
1673 second done
1674 fifth ungive card deserters
1675 fourth trade second
1676 third at mari
1677 third trade second
1678 second trade third
1679 fifth give card deserters
1680 second ask 5 metal
1681 second ask 5 wood
1682 seventh trade third
1683 fifth unask 5 metal
1684 second give card mercenaries
1685 first done
1686 seventh give ore
1687 third give wood
1688 seventh ungive ore
1689 fourth give card blessing
1690 fourth ungive card blessing
1691 fourth give wood
1692 sixth trade fifth
1693 fifth unask card mercenaries
1694 first trade sixth
1695 fourth ungive wood
1696 sixth give card second-wind
1697 third drop
1698 sixth give wood
1699 fifth send
1700 sixth ask grain
1701 fourth ask card intrigue
1702 sixth drop
1703 fourth unask card intrigue
1704 fourth give ore
1705 fifth work blank
1706 second unask 5 metal
1707 sixth trade fourth
1708 sixth ask card blessing
1709 second unask wood
1710 third done
1711 fifth at eshnunna
1712 fifth work blank
1713 fourth drop
1714 third trade fourth
1715 sixth send
1716 second send
1717 sixth done
1718 third give wood
1719 fifth at eshnunna
1720 seventh ask card blessing
1721 third decline second
1722 second done
1723 seventh drop
1724 second done
1725 seventh decline fifth
1726 first give wood
1727 first ask grain
1728 second done
1729 fourth trade first
1730 first ungive wood
1731 first ask card turukkaeans
1732 fifth work blank
1733 seventh trade third
1734 fourth accept sixth
1735 fourth ask metal
1736 first unask grain
1737 fourth give ore
1738 seventh give card mercenaries
1739 fourth ungive ore
1740 fourth drop
1741 third ungive wood
1742 third drop
1743 fifth at eshnunna
1744 third trade first
1745 fifth done
1746 seventh ask card mercenaries
1747 fifth trade second
1748 seventh give card mercenaries
1749 fifth drop
1750 third give metal
1751 seventh ask card hanaeans
1752 fifth done
1753 seventh unask card mercenaries
1754 first give wood
1755 first ask 25 metal
1756 fourth mill 0
1757 seventh ask card siege-ladders
1758 third ask card rich-vein
1759 third ungive metal
1760 third send
1761 fourth trade third
1762 seventh drop
1763 first decline third
1764 first unask metal
1765 fourth drop
1766 third done
1767 fifth done
1768 fourth done
1769 seventh trade first
1770 first drop
1771 seventh ask 25 flour
1772 first trade seventh
1773 third trade fourth
1774 seventh send
1775 seventh withdraw
1776 first ask card sutaeans
1777 fourth done
1778 third give card envoys
1779 first unask card sutaeans
1780 fourth trade sixth
1781 first give card yaminites
1782 first give wood
1783 fourth drop
1784 first ungive card yaminites
1785 third drop
1786 third done
1787 fourth trade seventh
1788 fourth ask card yaminites
1789 first send
1790 first withdraw
1791 fourth ask card siege-ladders
1792 seventh trade fourth
1793 fourth ask card gutians
1794 seventh give metal
1795 first trade third
1796 first ask 25 metal
1797 fourth ask card envoys
1798 fourth ask card intrigue
1799 seventh ungive metal
1800 first give wood
1801 seventh ask grain
1802 fourth drop
1803 first unask metal
1804 fourth trade third
1805 fourth ask card spies
1806 fourth send
1807 first ask grain
1808 seventh drop
1809 first drop
1810 third decline fourth
1811 seventh trade fourth
1812 fourth trade second
1813 first trade seventh
1814 first ask card siege-ladders
1815 fourth give ore
1816 seventh ask card intrigue
1817 fourth send
1818 fourth withdraw
1819 first give wood
1820 fourth done
1821 first give card yaminites
1822 seventh give metal
1823 seventh give ore
1824 fourth trade third
1825 fourth ask card locusts
1826 seventh drop
1827 fourth unask card locusts
1828 seventh trade fifth
1829 first send
1830 fourth ask 5 ore
1831 first done
1832 fourth unask 5 ore
1833 fourth drop
1834 seventh decline first
1835 fourth trade first
1836 fourth drop
1837 seventh give ore
1838 fourth done
1839 seventh ungive ore
1840 seventh ask card mercenaries
1841 seventh unask card mercenaries
1842 seventh ask 25 metal
1843 seventh ask 5 grain
1844 seventh ask flour
1845 seventh drop
1846 seventh done
1847 seventh done
1848 seventh done
1849 seventh trade first
1850 seventh give card mercenaries
1851 seventh drop
1852 seventh trade second
1853 seventh give ore
1854 seventh ask card forced-march
1855 seventh send
1856 second counter seventh
1857 second drop
1858 seventh done
1859 sixth counterclockwise
1860 sixth trade first
1861 sixth give wood
1862 sixth ungive wood
1863 sixth give card blessing
1864 sixth drop
1865 sixth done
1866 sixth done
1867 sixth trade third
1868 sixth give card blessing
1869 sixth send
1870 third accept sixth
1871 sixth trade second
1872 sixth ask 5 wood
1873 sixth send
1874 sixth done
1875 second counter sixth
1876 second ask card spies
1877 fifth done
1878 second unask card spies
1879 fifth trade seventh
1880 fifth drop
1881 fifth done
1882 fifth trade sixth
1883 fifth give card deserters
1884 second drop
1885 fifth send
1886 sixth accept fifth
1887 fifth trade seventh
1888 fifth drop
1889 fifth done
1890 fourth trade fifth
1891 fourth ask 25 wood
1892 fourth unask 25 wood
1893 fourth drop
1894 fourth trade third
1895 fourth drop
1896 fourth trade fifth
1897 fourth ask grain
1898 fourth unask grain
1899 fourth give wood
1900 fourth give ore
1901 fourth give ore
1902 fourth ask card second-wind
1903 fourth give wood
1904 fourth ungive ore
1905 fourth send
1906 fourth withdraw
1907 fourth trade seventh
1908 fourth ask card sutaeans
1909 fourth drop
1910 fourth done
1911 fourth done
1912 fourth done
1913 third done
1914 third done
1915 third trade seventh
1916 third ask card yaminites
1917 third unask card yaminites
1918 third ask 5 wood
1919 third send
1920 third done
1921 second trade seventh
1922 second give card mercenaries
1923 seventh counter third
1924 seventh ask flour
1925 seventh send
1926 second ungive card mercenaries
1927 second drop
1928 second done
1929 third decline seventh
1930 second trade fourth
1931 second drop
1932 second trade third
1933 second ask grain
1934 second give card mercenaries
1935 second unask grain
1936 second ask 25 ore
1937 second unask 5 ore
1938 second drop
1939 second trade seventh
1940 second ask card gutians
1941 second send
1942 second withdraw
1943 second done
1944 second done
1945 first trade third
1946 first drop
1947 first trade third
1948 first drop
1949 first trade fifth
1950 first give wood
1951 first give card yaminites
1952 first give card mercenaries
1953 first send
1954 fifth counter first
1955 first done
1956 first trade sixth
1957 fifth ask card caravan
1958 fifth unask card yaminites
1959 first drop
1960 fifth send
1961 first campaign war
1962 first decline fifth
1963 first against third
1964 first pay wood
1965 first no
1966 first card yaminites
1967 first at qattunan
1968 first at harran
1969 first trade third
1970 first drop
1971 first done
1972 seventh trade fourth
1973 seventh drop
1974 seventh trade fifth
1975 seventh give metal
1976 seventh ask 5 grain
1977 seventh ungive metal
1978 seventh unask 5 grain
1979 seventh ask flour
1980 seventh ask 25 grain
1981 seventh unask 25 grain
1982 seventh drop
1983 seventh done
1984 seventh done
1985 seventh trade sixth
1986 seventh drop
1987 seventh done
1988 fifth mill 3
1989 fifth trade seventh
1990 first done
1991 sixth at hashum
1992 second trade sixth
1993 sixth trade first
1994 third mill 3
1995 first bank grain metal
1996 fifth drop
1997 fifth bank grain metal
1998 sixth drop
1999 first trade third
2000 second give grain
2001 second give card mercenaries
2002 fifth trade sixth
2003 third trade fifth
2004 fourth trade first
2005 first drop
2006 first trade fourth
2007 fifth give 5 grain
2008 third drop
2009 first give 5 grain
2010 fifth drop
2011 second ask card blessing
2012 fifth done
2013 third bank grain ore
2014 second ungive grain
2015 second give grain
2016 second ask 25 metal
2017 fifth done
2018 fourth ask grain
2019 sixth done
2020 fourth ask card rich-harvest
2021 seventh done
2022 seventh bank grain ore
2023 seventh mill 3
2024 fifth bank grain wood
2025 third bank grain flour
2026 second drop
2027 fourth drop
2028 first drop
2029 second mill 4
2030 first bank grain flour
2031 third trade first
2032 fourth at byblos
2033 fifth bank grain ore
2034 sixth mill 1
2035 third ask card envoys
2036 first trade sixth
2037 fourth at damascus
2038 fourth done
2039 seventh trade first
2040 third drop
2041 third done
2042 fifth trade seventh
2043 sixth done
2044 second done
2045 fourth at damascus
2046 first give card mercenaries
2047 first ask 5 flour
2048 first ask 5 ore
2049 first send
2050 third bank grain wood
2051 third trade seventh
2052 third give grain
2053 fourth bank wood ore
2054 first mill 1
2055 first done
2056 third give wood
2057 fifth drop
2058 third ungive grain
2059 sixth trade fifth
2060 seventh ask card caravan
2061 first withdraw
2062 second done
2063 fourth mill 5
2064 sixth give 25 grain
2065 second trade seventh
2066 first done
2067 seventh unask card caravan
2068 first done
2069 third ungive wood
2070 fourth trade third
2071 second ask 5 wood
2072 second give flour
2073 first trade seventh
2074 fourth give 5 flour
2075 second drop
2076 sixth give grain
2077 seventh ask card sutaeans
2078 sixth ungive grain
2079 second done
2080 first ask card envoys
2081 seventh drop
2082 sixth drop
2083 third drop
2084 fourth ask card gutians
2085 third bank grain wood
2086 fifth bank grain ore
2087 fifth done
2088 fourth drop
2089 first drop
2090 third done
2091 seventh bank grain wood
2092 second trade sixth
2093 fifth bank grain metal
2094 third bank wood metal
2095 first bank grain wood
2096 third trade seventh
2097 second drop
2098 seventh bank grain metal
2099 fourth bank grain ore
2100 seventh bank grain ore
2101 seventh done
2102 sixth bank wood flour
2103 sixth done
2104 fifth done
2105 third ask ore
2106 fourth trade sixth
2107 seventh bank grain wood
2108 third unask ore
2109 first trade seventh
2110 seventh done
2111 first ask card mercenaries
2112 third ask ore
2113 seventh done
2114 fourth ask card caravan
2115 fourth ask card envoys
2116 second trade third
2117 seventh done
2118 third give 5 grain
2119 second ask ore
2120 second give 5 grain
2121 fourth ask card turukkaeans
2122 third send
2123 first unask card mercenaries
2124 sixth bank grain metal
2125 first ask 5 grain
2126 second unask ore
2127 seventh accept third
2128 third bank grain metal
2129 first drop
2130 second give flour
2131 third done
2132 second ungive flour
2133 sixth trade third
2134 first done
2135 second drop
2136 second done
2137 fourth unask card caravan
2138 fourth give flour
2139 third bank ore metal
2140 third trade fifth
2141 third ask card rich-harvest
2142 fourth drop
2143 sixth drop
2144 fourth bank ore wood
2145 fourth done
2146 sixth bank grain wood
2147 third drop
2148 sixth trade fifth
2149 fourth done
2150 fourth trade fifth
2151 third bank metal wood
2152 third trade first
2153 third give grain
2154 third ask grain
2155 fourth ask 25 metal
2156 fourth unask 25 metal
2157 fourth drop
2158 sixth give grain
2159 sixth drop
2160 third ask card caravan
2161 sixth at halab
2162 fourth bank grain metal
2163 sixth trade fifth
2164 sixth ask card caravan
2165 third send
2166 first decline third
2167 third bank grain flour
2168 fourth done
2169 third bank grain ore
2170 fourth done
2171 third trade fourth
2172 sixth unask card caravan
2173 third drop
2174 third trade seventh
2175 third give metal
2176 third ask 5 flour
2177 third unask 5 flour
2178 third drop
2179 third done
2180 sixth drop
2181 sixth trade fifth
2182 sixth ask card gutians
2183 sixth drop
2184 sixth bank grain metal
2185 sixth trade second
2186 sixth drop
2187 sixth trade second
2188 sixth ask 5 wood
2189 sixth give grain
2190 sixth send
2191 second decline sixth
2192 sixth trade first
2193 sixth drop
2194 sixth done
2195 sixth done
2196 fourth counterclockwise
2197 fourth bank grain metal
2198 fourth done
2199 fourth done
2200 fourth trade third
2201 fourth drop
2202 fourth bank grain metal
2203 fourth done
2204 third erect marduk
2205 third at mari
2206 third no
2207 third done
2208 third done
2209 third trade first
2210 third give ore
2211 third ask 25 grain
2212 third send
2213 first decline third
2214 third done
2215 second trade seventh
2216 second give flour
2217 second ungive flour
2218 second give flour
2219 second drop
2220 second bank grain metal
2221 second bank grain metal
2222 second trade sixth
2223 second ask 5 metal
2224 second unask 5 metal
2225 second drop
2226 second bank grain flour
2227 second bank grain wood
2228 second done
2229 second trade third
2230 second ask card second-wind
2231 second send
2232 second done
2233 second unit chariot
2234 second at babylon
2235 second at kish
2236 third trade seventh
2237 second withdraw
2238 third drop
2239 second card mercenaries
2240 second at babylon
2241 second trade fourth
2242 second ask card hanaeans
2243 second drop
2244 second done
2245 first bank grain metal
2246 first bank grain wood
2247 first trade second
2248 first ask card second-wind
2249 first ask 5 ore
2250 first ask grain
2251 first unask grain
2252 first send
2253 first done
2254 first card mercenaries
2255 second counter first
2256 first at mashkan
2257 first trade sixth
2258 second drop
2259 first ask card siege-ladders
2260 first send
2261 first withdraw
2262 first trade third
2263 first give wood
2264 first give grain
2265 first send
2266 first campaign alliance
2267 third counter first
2268 first against seventh
2269 first pay wood
2270 third send
2271 first accept third
2272 first done
2273 seventh done
2274 seventh trade sixth
2275 seventh give grain
2276 seventh ask flour
2277 seventh drop
2278 seventh trade sixth
2279 seventh give grain
2280 seventh ask 25 ore
2281 seventh unask ore
2282 seventh ungive grain
2283 seventh unask 5 ore
2284 seventh send
2285 sixth bank grain wood
2286 seventh campaign alliance
2287 seventh against fifth
2288 seventh pay metal
2289 sixth counter seventh
2290 seventh no
2291 sixth ask card sutaeans
2292 sixth drop
2293 seventh trade fourth
2294 seventh give grain
2295 seventh ask 25 metal
2296 seventh unask 5 metal
2297 seventh unask metal
2298 seventh give ore
2299 seventh drop
2300 seventh trade second
2301 seventh give metal
2302 seventh send
2303 second decline seventh
2304 seventh trade sixth
2305 seventh ask metal
2306 seventh give wood
2307 seventh send
2308 seventh withdraw
2309 seventh done
2310 sixth bank grain wood
2311 sixth bank grain metal
2312 sixth done
2313 sixth campaign break
2314 sixth against fifth
2315 sixth pay metal
2316 sixth no
2317 sixth bank grain metal
2318 sixth done
2319 fifth done
2320 fifth bank grain metal
2321 fifth trade fourth
2322 fifth drop
2323 fifth done
2324 fifth trade seventh
2325 fifth give ore
2326 fifth send
2327 fifth bank metal grain
2328 seventh counter fifth
2329 seventh ask 5 grain
2330 fifth trade third
2331 seventh give grain
2332 fifth drop
2333 fifth bank grain metal
2334 seventh unask ore
2335 seventh send
2336 fifth trade second
2337 fifth ask 25 wood
2338 fifth send
2339 second counter fifth
2340 second drop
2341 fifth decline seventh
2342 fifth trade second
2343 fifth give wood
2344 fifth send
2345 second counter fifth
2346 second give grain
2347 fifth trade second
2348 second send
2349 fifth accept second
2350 fifth ask card caravan
2351 fifth give ore
2352 fifth give metal
2353 fifth drop
2354 fifth trade second
2355 fifth ask card spies
2356 fifth ask card mercenaries
2357 fifth drop
2358 fifth done
2359 fifth trade first
2360 fifth ask 25 metal
2361 first done
2362 third trade seventh
2363 third ask 25 wood
2364 fourth trade fifth
2365 fourth drop
2366 first mill 0
2367 second mill 0
2368 second done
2369 sixth bank grain ore
2370 third send
2371 seventh done
2372 seventh mill 1
2373 fourth done
2374 fourth mill 0
2375 fourth trade fifth
2376 fifth give ore
2377 second done
2378 fifth unask metal
2379 third withdraw
2380 fourth ask metal
2381 sixth done
2382 first trade third
2383 second trade first
2384 first give grain
2385 seventh bank grain wood
2386 sixth bank grain metal
2387 seventh done
2388 fifth ask grain
2389 fourth unask metal
2390 fifth give ore
2391 fifth send
2392 first drop
2393 fourth drop
2394 fourth trade fifth
2395 seventh trade fifth
2396 first done
2397 seventh ask ore
2398 fifth withdraw
2399 sixth mill 1
2400 second ask 25 grain
2401 fourth give metal
2402 sixth trade fifth
2403 first work blank
2404 fifth mill 2
2405 fourth drop
2406 fourth bank grain metal
2407 fifth trade third
2408 sixth drop
2409 sixth bank metal grain
2410 second unask 25 grain
2411 sixth done
2412 first at umma
2413 second drop
2414 seventh ask 25 wood
2415 fifth ask card turukkaeans
2416 seventh give ore
2417 fourth trade fifth
2418 third mill 1
2419 second trade fourth
2420 first trade fourth
2421 seventh unask ore
2422 first give grain
2423 fourth drop
2424 third trade first
2425 second ask card gutians
2426 third drop
2427 fifth give ore
2428 fifth ungive ore
2429 seventh give ore
2430 second unask card gutians
2431 first ungive grain
2432 first give grain
2433 sixth trade third
2434 seventh ungive ore
2435 third trade seventh
2436 second drop
2437 third ask card siege-ladders
2438 second trade third
2439 second drop
2440 sixth give ore
2441 seventh ask grain
2442 third unask card siege-ladders
2443 sixth ask 25 grain
2444 seventh send
2445 fourth done
2446 third ask card siege-ladders
2447 second done
2448 seventh done
2449 sixth unask grain
2450 second done
2451 seventh done
2452 seventh bank grain ore
2453 first drop
2454 third ask 5 metal
2455 seventh bank ore wood
2456 sixth ask card gutians
2457 fifth give ore
2458 fifth ask card caravan
2459 seventh done
2460 fifth ask 5 wood
2461 fourth done
2462 fourth bank grain ore
2463 first work blank
2464 sixth unask card gutians
2465 fourth bank metal grain
2466 fifth give flour
2467 sixth drop
2468 sixth work blank
2469 first at umma
2470 fourth bank grain flour
2471 sixth at hashum
2472 third unask card siege-ladders
2473 sixth done
2474 fourth trade fifth
2475 fourth drop
2476 sixth done
2477 fourth done
2478 first work blank
2479 fourth done
2480 first at umma
2481 third give grain
2482 third ask 5 grain
2483 third unask 5 grain
2484 sixth trade third
2485 sixth give ore
2486 first work blank
2487 sixth send
2488 sixth done
2489 fifth send
2490 third send
2491 fifth counter seventh
2492 first at mashkan
2493 third done
2494 first work blank
2495 first at uruk
2496 seventh decline third
2497 fifth send
2498 first done
2499 third done
2500 third counter sixth
2501 fifth done
2502 fifth withdraw
2503 first done
2504 first trade fourth
2505 first drop
2506 fifth trade third
2507 third send
2508 fifth give metal
2509 third done
2510 fifth ungive metal
2511 first done
2512 fifth drop
2513 sixth accept third
2514 fifth work blank
2515 fifth at eshnunna
2516 fifth trade fourth
2517 fifth ask 25 ore
2518 third trade seventh
2519 third ask card deserters
2520 fifth drop
2521 fifth trade fourth
2522 third give card blessing
2523 third send
2524 seventh decline third
2525 third bank ore flour
2526 fifth give metal
2527 third trade fifth
2528 third drop
2529 fifth ungive metal
2530 third trade sixth
2531 fifth drop
2532 third ask 5 flour
2533 fifth done
2534 fifth trade seventh
2535 third drop
2536 third trade seventh
2537 fifth give metal
2538 third give wood
2539 fifth drop
2540 fifth trade third
2541 fifth ask grain
2542 third ask card second-wind
2543 fifth ask 5 metal
2544 fifth unask grain
2545 fifth unask metal
2546 fifth ask card deserters
2547 fifth give metal
2548 fifth give ore
2549 fifth ask card sutaeans
2550 fifth unask card sutaeans
2551 fifth send
2552 fifth withdraw
2553 third unask card second-wind
2554 fifth done
2555 fifth done
2556 third ungive wood
2557 third drop
2558 third trade fourth
2559 third ask metal
2560 third ask 5 metal
2561 third ask ore
2562 third give grain
2563 third ask card yaminites
2564 third ungive grain
2565 third drop
2566 third done
2567 first counterclockwise
2568 first trade fourth
2569 first give grain
2570 first drop
2571 first done
2572 first done
2573 first done
2574 seventh trade sixth
2575 seventh ask card sutaeans
2576 seventh give grain
2577 seventh drop
2578 seventh bank wood grain
2579 seventh bank grain flour
2580 seventh erect marduk
2581 seventh at nineveh
2582 seventh no
2583 seventh done
2584 seventh trade fourth
2585 seventh ask flour
2586 seventh drop
2587 seventh trade second
2588 seventh give grain
2589 seventh ungive grain
2590 seventh give card mercenaries
2591 seventh ungive card mercenaries
2592 seventh ask metal
2593 seventh send
2594 seventh done
2595 seventh done
2596 sixth done
2597 sixth campaign alliance
2598 second trade fifth
2599 sixth against seventh
2600 second ask card gutians
2601 second give wood
2602 second ask card second-wind
2603 second give wood
2604 second give grain
2605 sixth pay wood
2606 sixth no
2607 second drop
2608 sixth done
2609 fifth done
2610 second counter seventh
2611 fifth done
2612 fifth done
2613 fourth done
2614 fourth done
2615 fourth trade seventh
2616 fourth give metal
2617 second drop
2618 fourth ungive metal
2619 fourth ask card locusts
2620 fourth send
2621 seventh counter fourth
2622 seventh ask 5 wood
2623 fourth done
2624 third done
2625 third done
2626 seventh unask wood
2627 third trade second
2628 seventh unask wood
2629 seventh send
2630 third give wood
2631 third ask 25 grain
2632 third give card blessing
2633 third give card envoys
2634 fourth counter seventh
2635 third drop
2636 fourth send
2637 third trade second
2638 seventh decline fourth
2639 third give card envoys
2640 third drop
2641 third unit foot
2642 third at mari
2643 third at suhum
2644 third done
2645 second done
2646 second trade fourth
2647 second drop
2648 second trade third
2649 second ask 5 wood
2650 second drop
2651 second campaign alliance
2652 second against third
2653 second pay wood
2654 third no
2655 second done
end 2655 bc2bbdb5a2acd023
