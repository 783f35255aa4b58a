[Game "mesopotamia"]
[Rules "2"]
[Seats "5"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one"]
[Names "first, second, third, fourth, fifth"]
[SeedHash "5e103ba63bf87b6adc9b65a0919f8008e05fc477977424f01ba817a1ac1dcc6a"]
[Seed "golden mesopotamia 5"]
[Box "standard 58dce2de"]
[Result "0 1 1 0 1"]

1 second card sutaeans
2 fourth mill 5
3 first mill 0
4 third mill 1
5 fourth trade first
6 fifth mill 0
7 second mill 2
8 second bank ore flour
9 first work blank
10 second work smelt
11 first work foot
12 second work blank
13 third work foot
14 second work blank
15 third done
16 fourth give ore
17 third done
18 fourth drop
19 fourth done
20 fourth card locusts
21 fourth against fifth
22 fifth work smelt
23 fourth done
24 second done
25 second bank wood flour
26 first bank grain ore
27 fifth work blank
28 first work blank
29 second trade fourth
30 fifth card caravan
31 first trade fourth
32 second give card siege-ladders
33 first give card sutaeans
34 fifth bank grain metal
35 second ungive card siege-ladders
36 second drop
37 second erect forge
38 fifth work blank
39 second card rich-vein
40 first drop
41 first work blank
42 second bank metal ore
43 second done
44 first bank metal ore
45 first work blank
46 fifth done
47 fifth bank metal ore
48 first bank ore grain
49 first bank wood flour
50 first trade fifth
51 fifth bank wood metal
52 fifth bank metal wood
53 fifth erect forge
54 fifth trade second
55 fifth ask card sutaeans
56 first ask card gutians
57 fifth give card yaminites
58 first unask card gutians
59 fifth unask card sutaeans
60 fifth ungive card yaminites
61 first ask card cedar-rafts
62 fifth ask card intrigue
63 fifth send
64 fifth withdraw
65 fifth bank metal ore
66 fifth bank metal flour
67 fifth trade third
68 first drop
69 first card rich-harvest
70 fifth drop
71 fifth done
72 first bank grain flour
73 first work blank
74 first work blank
75 first bank grain wood
76 first done
77 first bank grain metal
78 first erect forge
79 first bank ore flour
80 first trade second
81 first give card sutaeans
82 first ungive card sutaeans
83 first ask metal
84 first give card rich-harvest
85 first give wood
86 first send
87 second accept first
88 first trade fourth
89 first give ore
90 first drop
91 first done
92 fifth clockwise
93 fifth erect marduk
94 fifth trade fourth
95 fifth give card intrigue
96 fifth send
97 fifth done
98 fifth withdraw
99 fifth done
100 fifth trade third
101 fifth ask grain
102 fifth drop
103 fifth trade first
104 fifth ask grain
105 fifth drop
106 fifth trade first
107 fifth ask card gutians
108 fifth unask card gutians
109 fifth drop
110 fifth done
111 first bank grain metal
112 first done
113 first campaign alliance
114 first against fourth
115 first pay flour
116 first unit chariot
117 first at umma
118 first trade third
119 first ask ore
120 first give card gutians
121 first drop
122 first done
123 second trade fifth
124 second drop
125 second trade first
126 second drop
127 second done
128 second bank ore metal
129 second trade fifth
130 second give flour
131 second drop
132 second bank metal wood
133 second campaign alliance
134 second against third
135 second pay flour
136 third no
137 second done
138 third trade second
139 third ask ore
140 third drop
141 third card cedar-rafts
142 third erect ishtar
143 third trade fourth
144 third ask ore
145 third unask ore
146 third give card mercenaries
147 third send
148 third withdraw
149 third done
150 third done
151 third trade fifth
152 third ask metal
153 third drop
154 third unit chariot
155 third at mashkan
156 third unit chariot
157 third at kish
158 third bank metal wood
159 third bank grain metal
160 third trade fourth
161 third ask card rich-vein
162 third drop
163 third bank grain ore
164 third done
165 fourth erect marduk
166 fourth bank wood metal
167 fourth done
168 fourth bank metal flour
169 fourth bank ore wood
170 fourth done
171 fourth unit foot
172 fourth at hashum
173 fourth bank grain flour
174 fourth done
175 second mill 3
176 first card rich-harvest
177 third done
178 fourth trade second
179 first bank grain metal
180 fourth drop
181 second done
182 first at umma
183 fifth mill 2
184 third mill 1
185 fourth card spies
186 first trade fifth
187 second card rich-vein
188 second done
189 fourth against fifth
190 first ask card intrigue
191 fifth done
192 first drop
193 first trade second
194 third trade first
195 fifth done
196 first ask card mercenaries
197 first give wood
198 fifth trade third
199 first give metal
200 third drop
201 third card rich-harvest
202 fourth card yaminites
203 third trade first
204 third drop
205 fifth drop
206 fifth trade fourth
207 third trade first
208 fourth trade fifth
209 third drop
210 third bank ore wood
211 first ask card mercenaries
212 fourth give ore
213 first unask card mercenaries
214 first unask card mercenaries
215 fourth give card cedar-rafts
216 third done
217 fourth ask metal
218 first send
219 fourth send
220 third work blank
221 fourth done
222 first withdraw
223 fourth mill 1
224 third at kish
225 fourth done
226 fourth at hashum
227 fourth done
228 first done
229 first mill 2
230 fifth drop
231 third trade second
232 fourth done
233 third give ore
234 fifth trade first
235 third drop
236 fifth ask card second-wind
237 third trade first
238 third ask card second-wind
239 first bank grain wood
240 first trade second
241 fifth ask card cedar-rafts
242 third send
243 first ask card deserters
244 fifth give metal
245 first give metal
246 third bank ore metal
247 third work blank
248 third at eshnunna
249 fifth send
250 first drop
251 first done
252 third bank grain metal
253 first work smelt
254 third done
255 first accept third
256 fifth decline fourth
257 third bank wood ore
258 third trade first
259 first decline fifth
260 first trade third
261 third give card mercenaries
262 fifth done
263 fifth trade fourth
264 fifth drop
265 third drop
266 fifth done
267 third trade first
268 first ask card turukkaeans
269 first give grain
270 third drop
271 third done
272 first give grain
273 first drop
274 third trade second
275 third drop
276 first done
277 third bank grain flour
278 third bank metal ore
279 first trade fourth
280 third bank wood grain
281 third done
282 first ask card turukkaeans
283 first drop
284 first done
285 first done
286 first counterclockwise
287 first bank metal flour
288 first trade fourth
289 first drop
290 first trade second
291 first give ore
292 first send
293 second counter first
294 second give grain
295 second ungive grain
296 second ask card second-wind
297 second ask card spies
298 second give grain
299 first done
300 first campaign alliance
301 second send
302 first counter second
303 first drop
304 first against second
305 first pay wood
306 second yes
307 first done
308 fifth card intrigue
309 fifth against first
310 fifth trade fourth
311 fifth drop
312 fifth trade first
313 fifth ask card siege-ladders
314 fifth unask card siege-ladders
315 fifth ask card rich-harvest
316 fifth drop
317 fifth trade third
318 fifth drop
319 fifth done
320 fifth trade first
321 fifth ask metal
322 fifth send
323 fifth done
324 fifth withdraw
325 fifth done
326 fourth done
327 fourth trade fifth
328 fourth drop
329 fourth done
330 fourth done
331 third bank wood metal
332 third done
333 third trade first
334 third give card second-wind
335 third send
336 first accept third
337 third bank grain ore
338 third done
339 third trade fifth
340 third ask wood
341 third unask wood
342 third drop
343 third trade first
344 third drop
345 third trade second
346 third drop
347 third unit blank
348 third at eshnunna
349 third at meturan
350 third done
351 second done
352 second bank ore flour
353 second campaign war
354 second against third
355 second pay wood
356 second bank ore wood
357 second unit blank
358 second at tunip
359 second trade third
360 second ask card intrigue
361 second give grain
362 second unask card intrigue
363 second ask flour
364 second give card siege-ladders
365 second give wood
366 second unask flour
367 second ask card caravan
368 second drop
369 second bank grain metal
370 second trade first
371 second drop
372 second bank ore metal
373 second done
374 third done
375 first trade third
376 fifth mill 0
377 first drop
378 first at umma
379 third mill 2
380 third bank grain metal
381 first trade fourth
382 first drop
383 fourth at hashum
384 third trade fifth
385 second mill 4
386 first trade second
387 first ask flour
388 fifth bank grain flour
389 first drop
390 first trade fifth
391 fifth trade second
392 fifth drop
393 first drop
394 first done
395 third drop
396 third done
397 third bank ore wood
398 third bank grain flour
399 third trade fifth
400 fourth done
401 third ask card locusts
402 second trade first
403 second ask ore
404 fourth mill 4
405 fifth trade fourth
406 second ask wood
407 fourth work blank
408 fifth ask card caravan
409 third give ore
410 fourth at hashum
411 fifth drop
412 fifth done
413 fourth trade third
414 third ask card locusts
415 first mill 2
416 fourth ask card rich-vein
417 third unask card locusts
418 first trade second
419 third give flour
420 third send
421 first drop
422 second unask wood
423 first bank grain metal
424 first bank grain flour
425 third bank grain wood
426 fourth give flour
427 third done
428 first done
429 first bank grain wood
430 first done
431 first trade fourth
432 first drop
433 third done
434 fourth give ore
435 second give card blessing
436 first done
437 fourth give wood
438 third withdraw
439 fourth give metal
440 fifth work blank
441 second ask card forced-march
442 fifth done
443 third done
444 fourth unask card rich-vein
445 fourth ungive metal
446 fifth bank grain wood
447 first done
448 fourth give card cedar-rafts
449 second ask card yaminites
450 second drop
451 fifth bank grain metal
452 fifth bank grain ore
453 fifth bank grain ore
454 fourth drop
455 fifth bank grain flour
456 fifth done
457 second bank grain wood
458 fifth bank ore grain
459 fifth bank grain flour
460 fourth work blank
461 fourth at hashum
462 fourth work foot
463 fifth done
464 second trade third
465 fourth bank grain metal
466 fourth trade fifth
467 fourth drop
468 second give card deserters
469 second drop
470 fourth card cedar-rafts
471 second done
472 second erect forge
473 second trade third
474 fourth done
475 fourth trade second
476 fourth give flour
477 second drop
478 fourth send
479 second counter fourth
480 fourth trade fifth
481 second unask flour
482 second ask flour
483 fourth give flour
484 second give ore
485 fourth send
486 fourth bank grain ore
487 second drop
488 fifth counter fourth
489 second trade fifth
490 fifth ask ore
491 fifth unask flour
492 second drop
493 second done
494 fifth give grain
495 fifth give ore
496 fourth trade fifth
497 fifth ungive grain
498 fifth drop
499 fourth give metal
500 fourth ungive metal
501 fourth ask card second-wind
502 fourth unask card second-wind
503 fourth ask card deserters
504 fourth ask card hanaeans
505 fourth drop
506 fourth done
507 fourth trade first
508 fourth ask wood
509 fourth ask grain
510 fourth send
511 first counter fourth
512 fourth trade first
513 fourth give ore
514 first give card sutaeans
515 fourth ask card caravan
516 fourth ask card locusts
517 fourth ungive ore
518 fourth drop
519 first ungive wood
520 fourth done
521 first ungive grain
522 first give grain
523 first send
524 fourth decline first
525 first clockwise
526 first done
527 first campaign war
528 first against fifth
529 first pay metal
530 first bank grain ore
531 first done
532 second bank grain flour
533 second bank grain wood
534 second bank grain ore
535 second trade first
536 second ask metal
537 second unask metal
538 second drop
539 second bank grain metal
540 second trade fourth
541 second drop
542 second erect ishtar
543 second yes
544 second bank grain metal
545 second bank grain metal
546 second trade first
547 second give card deserters
548 second ungive card deserters
549 second drop
550 second done
551 second bank grain wood
552 second done
553 second bank grain ore
554 second trade fifth
555 second give ore
556 second send
557 second done
558 fifth decline second
559 third trade fifth
560 third ask wood
561 third drop
562 third bank grain ore
563 third trade first
564 third ask card gutians
565 third drop
566 third trade first
567 third ask flour
568 third ask card intrigue
569 third ask card spies
570 third drop
571 third bank grain flour
572 third bank grain metal
573 third done
574 third bank grain flour
575 third bank metal flour
576 third done
577 third done
578 fourth done
579 fourth campaign alliance
580 fourth against second
581 fourth pay wood
582 fourth bank ore metal
583 fourth bank wood grain
584 fourth bank grain ore
585 fourth trade fifth
586 fourth ask card rich-harvest
587 fourth give card hanaeans
588 fourth unask card rich-harvest
589 fourth send
590 fifth accept fourth
591 fourth done
592 fifth bank grain metal
593 fifth trade fourth
594 fifth drop
595 fifth trade fourth
596 fifth ask card gutians
597 fifth drop
598 fifth done
599 fifth campaign alliance
600 fifth against second
601 fifth pay metal
602 second no
603 fifth unit foot
604 fifth at arbela
605 fifth card hanaeans
606 fifth at mari
607 fifth at yaminites
608 fifth trade first
609 fifth give wood
610 fifth drop
611 fifth unit chariot
612 fifth at hatra
613 fifth unit chariot
614 fifth at karana
615 fifth trade first
616 fifth ask card spies
617 fifth unask card spies
618 fifth give card deserters
619 fifth ungive card deserters
620 fifth give wood
621 fifth ask card mercenaries
622 fifth ask ore
623 fifth unask card mercenaries
624 fifth unask ore
625 fifth send
626 first counter fifth
627 fifth done
628 first drop
629 fourth at hashum
630 third done
631 fourth bank grain ore
632 fourth bank grain wood
633 fourth trade second
634 second mill 0
635 second done
636 fourth drop
637 fifth trade first
638 second done
639 fifth drop
640 first done
641 fourth bank grain metal
642 first mill 2
643 fourth trade third
644 second done
645 fifth at arbela
646 first trade fourth
647 first ask flour
648 second done
649 fourth ask card yaminites
650 third mill 0
651 fifth trade second
652 fourth send
653 third decline fourth
654 first unask flour
655 third done
656 fourth done
657 third work blank
658 fifth ask metal
659 fourth mill 1
660 first give card second-wind
661 fourth done
662 fourth at halab
663 first send
664 fifth give grain
665 fourth counter first
666 first done
667 fourth drop
668 third at eshnunna
669 fourth at halab
670 fifth unask metal
671 fifth send
672 fourth at hashum
673 fifth done
674 fourth done
675 fifth mill 1
676 fifth done
677 fifth withdraw
678 third done
679 first done
680 fifth done
681 fourth trade second
682 fourth ask card gutians
683 third done
684 fifth trade first
685 fourth give wood
686 fourth drop
687 first trade fifth
688 first drop
689 first done
690 third done
691 first trade second
692 fifth ask card sutaeans
693 first ask card envoys
694 fourth trade second
695 fourth give card yaminites
696 fourth send
697 fifth unask card sutaeans
698 fifth ask card intrigue
699 fourth withdraw
700 first drop
701 fifth unask card intrigue
702 fifth drop
703 fifth trade third
704 fourth done
705 fourth trade fifth
706 fourth drop
707 fourth bank grain wood
708 fifth give card blessing
709 fifth give ore
710 first done
711 fifth drop
712 fourth bank metal wood
713 fifth done
714 fourth trade first
715 fifth trade second
716 fifth give metal
717 fifth ask card turukkaeans
718 fifth ask card sutaeans
719 fourth give card yaminites
720 fifth ask card yaminites
721 fourth send
722 fourth done
723 first counter fourth
724 fifth drop
725 fifth done
726 first unask card yaminites
727 first give card gutians
728 first drop
729 first counterclockwise
730 first trade fourth
731 first drop
732 first trade third
733 first ask card spies
734 first drop
735 first done
736 first trade fifth
737 first ask card spies
738 first unask card spies
739 first ask card intrigue
740 first send
741 fifth decline first
742 first trade second
743 first drop
744 first campaign war
745 first against third
746 first card gutians
747 first at awan
748 first at susa
749 first trade fourth
750 first drop
751 first trade second
752 first ask ore
753 first send
754 second counter first
755 first done
756 second drop
757 fifth done
758 fifth trade fourth
759 fifth drop
760 fifth trade second
761 fifth drop
762 fifth trade first
763 fifth give metal
764 fifth ask card caravan
765 fifth drop
766 fifth campaign alliance
767 fifth against fourth
768 fifth pay metal
769 fifth done
770 fourth bank wood ore
771 fourth done
772 fourth bank ore grain
773 fourth done
774 fourth trade second
775 fourth give metal
776 fourth ask card mercenaries
777 fourth send
778 second decline fourth
779 fourth card hanaeans
780 fourth at tuttul
781 fourth done
782 fourth done
783 third done
784 third campaign war
785 third against second
786 third yes
787 third done
788 second trade fourth
789 second give card deserters
790 second drop
791 second done
792 second card sutaeans
793 second at rapiqum
794 second at suhum
795 second bank ore wood
796 second done
797 second done
798 fifth at arbela
799 first trade fourth
800 fifth bank wood flour
801 first give grain
802 fifth trade second
803 second mill 1
804 second bank metal grain
805 third at mashkan
806 third trade second
807 fourth trade second
808 fourth give ore
809 first ungive grain
810 third give grain
811 fourth give grain
812 fifth give ore
813 third ask flour
814 fourth ungive ore
815 second bank metal flour
816 fifth ungive ore
817 third drop
818 fourth give grain
819 third trade fifth
820 second trade first
821 fifth give card deserters
822 fourth drop
823 fifth drop
824 third ask card spies
825 fourth at hashum
826 fifth trade fourth
827 second ask card gutians
828 first give ore
829 third send
830 fifth drop
831 first ask wood
832 third done
833 second give flour
834 third mill 0
835 fifth decline third
836 fourth done
837 third bank metal wood
838 fourth mill 0
839 second ungive flour
840 second drop
841 third bank wood flour
842 fourth bank metal ore
843 fourth trade second
844 third trade first
845 fifth trade second
846 fourth give card yaminites
847 fifth drop
848 first send
849 second done
850 fifth done
851 fourth send
852 third ask card sutaeans
853 second counter fourth
854 fifth done
855 second send
856 fourth counter second
857 fifth bank metal flour
858 fifth trade third
859 second trade third
860 second give card siege-ladders
861 second ungive card siege-ladders
862 fourth accept first
863 second give metal
864 fifth give card blessing
865 second ungive metal
866 fifth ask grain
867 third ask card spies
868 fourth drop
869 second drop
870 third ask ore
871 fourth bank ore flour
872 first at umma
873 second trade fourth
874 fourth bank ore grain
875 fifth ask card blessing
876 third give card blessing
877 second give grain
878 first trade fourth
879 fourth bank ore flour
880 second send
881 fourth done
882 fourth bank ore metal
883 second work blank
884 second done
885 third send
886 fourth decline second
887 second trade first
888 fifth send
889 second ask card deserters
890 fourth work blank
891 third accept fifth
892 second send
893 third withdraw
894 second withdraw
895 third trade fourth
896 second done
897 second trade fourth
898 second give ore
899 third give flour
900 third send
901 third withdraw
902 second drop
903 fourth at halab
904 fourth done
905 fifth trade third
906 fourth trade first
907 first ask card caravan
908 third done
909 second done
910 fourth give wood
911 fourth send
912 third work blank
913 fifth give card blessing
914 first ask card caravan
915 first give grain
916 first drop
917 fifth drop
918 fourth bank metal wood
919 first trade second
920 third at eshnunna
921 fourth withdraw
922 third done
923 third trade second
924 fourth bank wood ore
925 first ask card sutaeans
926 third ask wood
927 fourth done
928 fifth trade second
929 third drop
930 fifth drop
931 third done
932 fourth done
933 fifth work blank
934 first ask card locusts
935 fifth at arbela
936 third done
937 fifth work blank
938 first give card sutaeans
939 first drop
940 first done
941 fifth at assur
942 first mill 1
943 first bank wood metal
944 first bank metal flour
945 first trade third
946 fifth trade fourth
947 first ask card intrigue
948 first drop
949 fifth ask card yaminites
950 fifth give card blessing
951 first done
952 first trade fifth
953 first ask card deserters
954 fifth ask card sutaeans
955 fifth drop
956 first unask card deserters
957 fifth trade fourth
958 first give wood
959 fifth ask card forced-march
960 first give flour
961 fifth send
962 first give grain
963 fourth decline fifth
964 first ask metal
965 first give grain
966 first ask card gutians
967 fifth work blank
968 first unask card gutians
969 first send
970 first bank metal ore
971 first withdraw
972 fifth at assur
973 first trade third
974 fifth done
975 fifth trade third
976 fifth ask card locusts
977 fifth unask card locusts
978 fifth ask card rich-vein
979 first drop
980 first trade third
981 fifth give ore
982 fifth send
983 third counter fifth
984 fifth trade fourth
985 fifth drop
986 third ask card spies
987 third send
988 first give flour
989 fifth counter third
990 first drop
991 first done
992 first trade third
993 fifth ask card blessing
994 first ask card mercenaries
995 first ask card siege-ladders
996 first drop
997 fifth unask card blessing
998 first trade second
999 first drop
1000 first trade fourth
1001 first give card second-wind
1002 fifth ungive ore
1003 fifth drop
1004 fifth done
1005 first give flour
1006 first ungive card second-wind
1007 first send
1008 first withdraw
1009 first trade third
1010 first give metal
1011 fifth done
1012 first drop
1013 first trade second
1014 first ask ore
1015 first send
1016 second counter first
1017 second drop
1018 first done
1019 first done
1020 fourth clockwise
1021 fourth done
1022 fourth card yaminites
1023 fourth at ebla
1024 fourth at tunip
1025 fourth done
1026 fourth trade fifth
1027 fourth drop
1028 fourth trade first
1029 fourth give ore
1030 fourth ask card mercenaries
1031 fourth send
1032 first decline fourth
1033 fourth done
1034 fifth trade first
1035 fifth ask ore
1036 fifth give ore
1037 fifth ask card rich-vein
1038 fifth give flour
1039 fifth ask card siege-ladders
1040 fifth give card deserters
1041 fifth ungive flour
1042 fifth ask flour
1043 fifth ask ore
1044 fifth give ore
1045 fifth give flour
1046 fifth drop
1047 fifth done
1048 fifth done
1049 fifth done
1050 first done
1051 first card sutaeans
1052 first at hatra
1053 first campaign alliance
1054 first against fifth
1055 fifth yes
1056 first done
1057 second done
1058 second card siege-ladders
1059 second campaign alliance
1060 second against fifth
1061 second pay metal
1062 second done
1063 third trade fourth
1064 third give card mercenaries
1065 third drop
1066 third done
1067 third card mercenaries
1068 third at kish
1069 third trade second
1070 third drop
1071 third done
1072 third done
1073 fifth at arbela
1074 first trade fourth
1075 fourth at hashum
1076 third done
1077 third done
1078 third trade first
1079 fourth done
1080 third ask card intrigue
1081 fourth mill 1
1082 fifth done
1083 second mill 0
1084 second done
1085 third give ore
1086 first ask card intrigue
1087 second done
1088 second done
1089 first ask card siege-ladders
1090 first drop
1091 third ask grain
1092 first done
1093 third give grain
1094 second trade fourth
1095 second ask flour
1096 third ask card locusts
1097 second send
1098 first mill 0
1099 second done
1100 fifth mill 1
1101 fifth trade fourth
1102 fourth trade third
1103 third ungive ore
1104 third unask card locusts
1105 first done
1106 fifth drop
1107 fourth give metal
1108 fifth done
1109 first trade fourth
1110 fourth give grain
1111 fifth done
1112 third ungive grain
1113 first drop
1114 fifth trade second
1115 first trade fourth
1116 third drop
1117 fourth give wood
1118 fourth drop
1119 fourth accept second
1120 fifth drop
1121 fifth trade first
1122 fifth give card deserters
1123 first drop
1124 first trade second
1125 third done
1126 fifth ask card rich-harvest
1127 first drop
1128 first trade second
1129 fourth trade fifth
1130 first drop
1131 first done
1132 first trade third
1133 first ask card sutaeans
1134 fourth drop
1135 first drop
1136 third done
1137 third done
1138 first trade second
1139 fourth done
1140 fifth drop
1141 first give metal
1142 fifth trade second
1143 first ungive metal
1144 fifth drop
1145 first ask card blessing
1146 fourth work blank
1147 fifth done
1148 fifth done
1149 fourth at hashum
1150 first give wood
1151 fourth trade first
1152 first ask card spies
1153 fourth give metal
1154 first give wood
1155 fourth send
1156 fourth work blank
1157 first give wood
1158 fourth at hashum
1159 fourth done
1160 fourth done
1161 fourth withdraw
1162 fourth done
1163 first send
1164 second counter first
1165 first done
1166 second unask wood
1167 first done
1168 second give wood
1169 second drop
1170 fourth clockwise
1171 fourth trade second
1172 fourth drop
1173 fourth done
1174 fourth done
1175 fourth done
1176 fifth done
1177 fifth trade third
1178 fifth drop
1179 fifth done
1180 fifth done
1181 first done
1182 first done
1183 first done
1184 second trade third
1185 second give metal
1186 second send
1187 third decline second
1188 second done
1189 second trade third
1190 second drop
1191 second done
1192 second done
1193 third done
1194 third trade fifth
1195 third drop
1196 third trade first
1197 third drop
1198 third trade first
1199 third ask card envoys
1200 third send
1201 first decline third
1202 third trade second
1203 third give flour
1204 third give card blessing
1205 third drop
1206 third done
1207 third done
1208 third at mashkan
1209 first trade fifth
1210 fifth done
1211 second mill 4
1212 second done
1213 fourth at hashum
1214 fourth trade second
1215 third trade fourth
1216 third give card blessing
1217 first ask flour
1218 first send
1219 second bank grain metal
1220 third ask card second-wind
1221 second at qatna
1222 fifth decline first
1223 first trade fourth
1224 fifth mill 0
1225 fifth trade third
1226 second trade fourth
1227 fourth drop
1228 first give wood
1229 third drop
1230 second give metal
1231 second send
1232 first send
1233 second withdraw
1234 fifth drop
1235 fifth done
1236 fifth done
1237 fourth accept first
1238 fifth done
1239 third done
1240 first trade fourth
1241 fourth trade first
1242 third mill 1
1243 second bank grain wood
1244 fifth done
1245 third done
1246 third work blank
1247 second trade first
1248 first drop
1249 third at kish
1250 third trade first
1251 fourth drop
1252 first done
1253 third ask metal
1254 third ask card intrigue
1255 third send
1256 fourth done
1257 fourth mill 5
1258 first mill 1
1259 third work blank
1260 second give grain
1261 second drop
1262 fourth done
1263 third at kish
1264 fourth bank grain flour
1265 first done
1266 second trade fourth
1267 first trade fifth
1268 second drop
1269 fourth bank grain wood
1270 second trade third
1271 second give wood
1272 second ungive wood
1273 second give metal
1274 fourth done
1275 third done
1276 third bank grain flour
1277 first drop
1278 third bank grain wood
1279 second give wood
1280 third withdraw
1281 second send
1282 second done
1283 first bank grain metal
1284 third done
1285 third bank grain flour
1286 second withdraw
1287 third trade fifth
1288 second trade third
1289 second drop
1290 third drop
1291 second trade third
1292 first done
1293 first done
1294 first trade second
1295 second give flour
1296 third bank grain wood
1297 first give wood
1298 fourth done
1299 second give grain
1300 second send
1301 first drop
1302 third counter second
1303 first done
1304 third unask flour
1305 third give ore
1306 second bank grain wood
1307 second trade first
1308 third drop
1309 third done
1310 second drop
1311 second trade fifth
1312 second give flour
1313 second send
1314 fifth decline second
1315 second done
1316 first clockwise
1317 first bank grain wood
1318 first trade third
1319 first drop
1320 first trade fourth
1321 first drop
1322 first bank grain ore
1323 first trade third
1324 first give wood
1325 first send
1326 first done
1327 first campaign alliance
1328 third accept first
1329 first against second
1330 first bank grain flour
1331 first unit foot
1332 first at umma
1333 first trade second
1334 first give flour
1335 first give card second-wind
1336 first send
1337 second counter first
1338 first trade fifth
1339 first drop
1340 first trade fourth
1341 second ask metal
1342 second drop
1343 first ask card turukkaeans
1344 first send
1345 first bank grain metal
1346 first done
1347 fourth counter first
1348 second trade fifth
1349 fourth give ore
1350 fourth drop
1351 second drop
1352 second done
1353 second trade first
1354 second drop
1355 second campaign war
1356 second against fifth
1357 second pay flour
1358 second trade fourth
1359 second give metal
1360 second drop
1361 second done
1362 third trade fifth
1363 third ask card forced-march
1364 third give flour
1365 third ungive flour
1366 third ask card deserters
1367 third give ore
1368 third ask card envoys
1369 third give ore
1370 third send
1371 fifth decline third
1372 third trade fifth
1373 third ask card intrigue
1374 third send
1375 third withdraw
1376 third bank wood metal
1377 third erect marduk
1378 third at eshnunna
1379 third no
1380 third done
1381 third done
1382 third done
1383 fourth trade first
1384 fourth drop
1385 fourth done
1386 fourth campaign alliance
1387 fourth against first
1388 fourth pay flour
1389 fourth trade third
1390 fourth drop
1391 fourth trade first
1392 fourth drop
1393 fourth bank wood metal
1394 fourth trade third
1395 fourth give ore
1396 fourth give ore
1397 fourth ask card envoys
1398 fourth give wood
1399 fourth unask card envoys
1400 fourth send
1401 third counter fourth
1402 fourth trade first
1403 fourth drop
1404 fourth done
1405 third ask card caravan
1406 third send
1407 fifth done
1408 fifth campaign alliance
1409 fifth against second
1410 fourth decline third
1411 fifth pay metal
1412 fifth done
1413 fifth at arbela
1414 fourth at hashum
1415 fifth done
1416 third trade second
1417 second mill 3
1418 fourth bank grain flour
1419 second bank wood flour
1420 fifth mill 5
1421 third ask card cedar-rafts
1422 second done
1423 fourth trade fifth
1424 first trade fourth
1425 fifth bank grain flour
1426 second bank grain metal
1427 second trade first
1428 fifth done
1429 fourth ask card deserters
1430 fourth unask card deserters
1431 second give metal
1432 third give grain
1433 first give metal
1434 second send
1435 second done
1436 third drop
1437 second withdraw
1438 third bank grain wood
1439 fifth trade third
1440 first drop
1441 fourth ask card rich-vein
1442 first at umma
1443 fifth drop
1444 first trade fourth
1445 second bank grain flour
1446 fifth done
1447 fifth done
1448 fifth trade fourth
1449 second trade fifth
1450 third done
1451 third mill 2
1452 second drop
1453 third done
1454 fifth drop
1455 second trade fifth
1456 first drop
1457 fifth done
1458 first bank grain metal
1459 second drop
1460 third trade second
1461 third ask card forced-march
1462 first done
1463 fourth ask card deserters
1464 first done
1465 first done
1466 second done
1467 fourth send
1468 fifth counter fourth
1469 first done
1470 fourth bank grain flour
1471 fifth ungive card deserters
1472 first trade fifth
1473 third give ore
1474 third send
1475 fourth bank grain metal
1476 first drop
1477 second decline third
1478 fourth bank grain ore
1479 fifth drop
1480 first trade fourth
1481 fourth trade second
1482 fourth ask card cedar-rafts
1483 fourth unask card cedar-rafts
1484 third done
1485 fourth give ore
1486 fourth ask ore
1487 third done
1488 first drop
1489 third trade fifth
1490 fourth unask ore
1491 fourth send
1492 third give card blessing
1493 first trade fourth
1494 second accept fourth
1495 fourth done
1496 fourth mill 4
1497 fourth work blank
1498 third ask card rich-harvest
1499 third send
1500 third done
1501 fifth counter third
1502 first drop
1503 first done
1504 fifth drop
1505 fourth at hashum
1506 fourth trade third
1507 fourth drop
1508 fourth trade second
1509 fourth drop
1510 fourth trade first
1511 fourth give grain
1512 fourth give wood
1513 fourth give wood
1514 fourth ask card caravan
1515 fourth ungive wood
1516 fourth ungive wood
1517 fourth send
1518 first decline fourth
1519 fourth done
1520 fourth done
1521 fourth trade fifth
1522 fourth drop
1523 fourth trade first
1524 fourth drop
1525 fourth bank grain ore
1526 fourth done
1527 fourth counterclockwise
1528 fourth trade third
1529 fourth ask grain
1530 fourth ask card mercenaries
1531 fourth give ore
1532 fourth unask grain
1533 fourth ask card rich-vein
1534 fourth give metal
1535 fourth send
1536 third counter fourth
1537 third send
1538 fourth accept third
1539 fourth trade third
1540 fourth drop
1541 fourth trade first
1542 fourth drop
1543 fourth done
1544 fourth done
1545 fourth trade third
1546 fourth ask card rich-vein
1547 fourth unask card rich-vein
1548 fourth give metal
1549 fourth ask card hanaeans
1550 fourth ask grain
1551 fourth send
1552 fourth withdraw
1553 fourth trade second
1554 fourth ask card second-wind
1555 fourth give flour
1556 fourth give flour
1557 fourth drop
1558 fourth done
1559 third trade first
1560 third ask card turukkaeans
1561 third send
1562 first counter third
1563 first give metal
1564 first drop
1565 third done
1566 third done
1567 third trade fourth
1568 third ask card siege-ladders
1569 third drop
1570 third trade fourth
1571 third ask card hanaeans
1572 third ask ore
1573 third ask card mercenaries
1574 third give wood
1575 third drop
1576 third done
1577 second done
1578 second campaign alliance
1579 second against fourth
1580 second pay flour
1581 second done
1582 first done
1583 first campaign war
1584 first against second
1585 first pay wood
1586 first done
1587 fifth done
1588 fifth done
1589 fifth bank grain metal
1590 fifth bank grain flour
1591 fifth bank grain ore
1592 fifth unit blank
1593 fifth at assur
1594 fifth at karana
1595 fifth trade first
1596 fifth ask wood
1597 fifth unask wood
1598 fifth ask card rich-vein
1599 fifth give flour
1600 fifth unask card rich-vein
1601 fifth ungive flour
1602 fifth drop
1603 fifth bank grain ore
1604 fifth done
end 1604 6887089f4499812d
