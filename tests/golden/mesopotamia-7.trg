[Game "mesopotamia"]
[Rules "1"]
[Seats "7"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one"]
[Names "first, second, third, fourth, fifth, sixth, seventh"]
[SeedHash "408a10fe42f847bad2cc918a3bebd242a964bdacf1d1ffd52a9cbc87ebdfbbd8"]
[Seed "golden mesopotamia 7"]
[Box "standard 58dce2de"]
[Result "0 1 2 0 0 0 1"]

1 third mill 3
2 sixth mill 0
3 seventh mill 2
4 fifth mill 4
5 second mill 0
6 fourth card sutaeans
7 second done
8 first mill 1
9 sixth trade first
10 fifth trade fourth
11 first work smelt
12 fifth give wood
13 fourth mill 4
14 first trade fourth
15 fifth ungive wood
16 fifth drop
17 third done
18 fifth done
19 fourth trade fifth
20 seventh card rich-harvest
21 fifth bank metal wood
22 third erect forge
23 sixth give flour
24 fifth card spies
25 fourth ask card blessing
26 fourth unask card blessing
27 first drop
28 second card rich-harvest
29 fourth ask flour
30 sixth give card cedar-rafts
31 fifth against third
32 sixth ask card locusts
33 fourth drop
34 first done
35 fourth done
36 sixth drop
37 sixth trade seventh
38 seventh trade third
39 sixth ask card intrigue
40 third done
41 fourth erect forge
42 fifth card hanaeans
43 fourth erect forge
44 fifth trade fourth
45 first erect millstone
46 fifth drop
47 second trade sixth
48 fourth trade third
49 seventh ask card yaminites
50 second give ore
51 second ungive ore
52 first trade sixth
53 second ask card turukkaeans
54 first give card locusts
55 sixth unask card intrigue
56 second drop
57 fifth trade fourth
58 fifth ask metal
59 fifth send
60 second done
61 sixth give flour
62 fifth done
63 first drop
64 first bank wood flour
65 first done
66 seventh send
67 sixth ask card locusts
68 sixth unask card locusts
69 third counter seventh
70 seventh trade third
71 third give flour
72 sixth ask card rich-harvest
73 fourth decline fifth
74 fourth drop
75 fourth done
76 seventh give wood
77 seventh ask card sutaeans
78 sixth ungive flour
79 seventh ungive wood
80 third send
81 sixth drop
82 seventh accept third
83 sixth card caravan
84 seventh ask card spies
85 seventh send
86 sixth done
87 third decline seventh
88 sixth bank ore metal
89 seventh done
90 seventh done
91 sixth erect millstone
92 sixth bank wood ore
93 sixth done
94 third counterclockwise
95 third erect marduk
96 third yes
97 third trade sixth
98 third drop
99 third trade sixth
100 third give grain
101 third drop
102 third done
103 third bank grain wood
104 third campaign war
105 third against second
106 third pay metal
107 third unit foot
108 third at hanaeans
109 third done
110 second trade sixth
111 second drop
112 second trade first
113 second give metal
114 second give flour
115 second drop
116 second trade fourth
117 second drop
118 second trade sixth
119 second drop
120 second trade third
121 second give card second-wind
122 second ungive card second-wind
123 second ask ore
124 second unask ore
125 second drop
126 second bank ore grain
127 second erect marduk
128 second bank grain metal
129 second done
130 second bank metal ore
131 second bank ore flour
132 second bank grain flour
133 second trade fifth
134 second ask card forced-march
135 second drop
136 second campaign alliance
137 second against fourth
138 second pay metal
139 second trade seventh
140 second ask wood
141 second unask wood
142 second give ore
143 second give wood
144 second give wood
145 second drop
146 second bank grain ore
147 second done
148 first bank grain metal
149 first card locusts
150 first against second
151 first done
152 first campaign war
153 first against fourth
154 first pay metal
155 first done
156 seventh trade second
157 seventh give card mercenaries
158 seventh drop
159 seventh erect marduk
160 seventh done
161 seventh bank grain ore
162 seventh done
163 seventh trade second
164 seventh give card mercenaries
165 seventh drop
166 seventh done
167 sixth done
168 sixth done
169 sixth bank metal grain
170 sixth done
171 fifth erect ishtar
172 fifth done
173 fifth done
174 fifth unit foot
175 fifth at meturan
176 fifth unit chariot
177 fifth at mashkan
178 fifth bank wood ore
179 fifth done
180 fourth card spies
181 fourth against third
182 fourth card mercenaries
183 fourth erect marduk
184 fourth done
185 fourth campaign war
186 fourth against sixth
187 fourth trade first
188 fourth ask card gutians
189 fourth send
190 first decline fourth
191 fourth done
192 second mill 1
193 sixth mill 7
194 seventh mill 0
195 fourth mill 0
196 fifth at mashkan
197 fifth at meturan
198 third mill 4
199 fifth card cedar-rafts
200 fourth done
201 third done
202 sixth bank ore grain
203 sixth trade third
204 fourth bank ore wood
205 seventh done
206 third done
207 first mill 3
208 first trade fifth
209 fourth bank grain ore
210 second done
211 second bank wood flour
212 second bank grain flour
213 seventh bank ore wood
214 fifth bank ore metal
215 first give grain
216 fifth trade fourth
217 fifth ask card blessing
218 second card rich-vein
219 fifth unask card blessing
220 fourth done
221 fourth trade first
222 second trade first
223 seventh bank metal grain
224 fourth give card hanaeans
225 fifth drop
226 fourth send
227 first ask metal
228 first send
229 second ask card deserters
230 sixth ask card hanaeans
231 fourth withdraw
232 seventh bank wood grain
233 sixth ask card blessing
234 first done
235 fifth decline first
236 seventh bank ore wood
237 first card locusts
238 fifth bank ore flour
239 fourth bank ore grain
240 seventh trade sixth
241 fourth trade seventh
242 second unask card deserters
243 sixth send
244 second drop
245 first against sixth
246 seventh ask card cedar-rafts
247 second bank ore metal
248 seventh send
249 second trade third
250 second give ore
251 third decline sixth
252 second ask card gutians
253 sixth bank metal grain
254 seventh bank wood ore
255 fifth trade sixth
256 second unask card gutians
257 fourth give card siege-ladders
258 fourth drop
259 second drop
260 first bank grain wood
261 fifth ask card envoys
262 fifth send
263 first done
264 sixth counter seventh
265 second done
266 seventh bank grain ore
267 fourth card rich-vein
268 fifth withdraw
269 seventh done
270 fourth done
271 sixth give wood
272 fourth trade third
273 sixth send
274 fourth give wood
275 fifth bank wood grain
276 fifth trade first
277 fourth drop
278 seventh decline sixth
279 sixth work blank
280 sixth work blank
281 fourth bank ore grain
282 fourth done
283 sixth bank grain flour
284 sixth work blank
285 sixth work blank
286 fifth drop
287 sixth card cedar-rafts
288 sixth work foot
289 sixth done
290 sixth done
291 fifth done
292 fifth at meturan
293 fifth mill 4
294 fifth work chariot
295 fifth done
296 fifth done
297 fifth trade second
298 fifth give grain
299 fifth send
300 fifth withdraw
301 fifth done
302 first clockwise
303 first bank metal wood
304 first bank metal wood
305 first done
306 first bank wood grain
307 first campaign alliance
308 first against fourth
309 first pay flour
310 fourth no
311 first trade fifth
312 first ask card siege-ladders
313 first give card envoys
314 first drop
315 first unit foot
316 first at ur
317 first done
318 second bank ore metal
319 second done
320 second bank metal ore
321 second trade sixth
322 second give metal
323 second send
324 sixth decline second
325 second done
326 second done
327 third erect ishtar
328 third bank ore metal
329 third done
330 third campaign war
331 third against sixth
332 third pay wood
333 third done
334 fourth done
335 fourth trade seventh
336 fourth give metal
337 fourth send
338 fourth done
339 seventh decline fourth
340 fourth bank ore grain
341 fourth bank grain ore
342 fourth done
343 fifth bank grain wood
344 fifth done
345 fifth campaign alliance
346 fifth against first
347 fifth done
348 sixth bank wood ore
349 sixth trade second
350 sixth give metal
351 sixth give card deserters
352 sixth send
353 second accept sixth
354 sixth done
355 sixth done
356 sixth unit foot
357 sixth at carchemish
358 sixth trade third
359 sixth drop
360 sixth done
361 seventh trade fourth
362 seventh ask metal
363 seventh drop
364 seventh trade second
365 seventh drop
366 seventh bank grain metal
367 seventh done
368 seventh bank grain wood
369 seventh card forced-march
370 seventh trade second
371 seventh ask card sutaeans
372 seventh give flour
373 seventh send
374 seventh campaign alliance
375 second decline seventh
376 seventh against fifth
377 seventh pay flour
378 fifth no
379 seventh done
380 fourth mill 1
381 third mill 0
382 fourth bank grain flour
383 fifth bank wood grain
384 sixth mill 10
385 seventh mill 4
386 fourth card caravan
387 second mill 0
388 fourth trade second
389 fourth ask metal
390 second work smelt
391 first mill 10
392 seventh bank grain flour
393 fourth drop
394 fifth card caravan
395 third trade second
396 fourth bank metal flour
397 fourth trade fifth
398 second done
399 fifth trade fourth
400 second bank grain wood
401 seventh work foot
402 fourth give flour
403 second bank grain wood
404 third give card siege-ladders
405 fourth drop
406 first work blank
407 sixth card rich-harvest
408 first at larsa
409 first done
410 second done
411 fourth done
412 first bank grain metal
413 third ungive card siege-ladders
414 fifth give wood
415 sixth trade second
416 sixth ask card locusts
417 sixth ask card forced-march
418 fourth done
419 third ask card sutaeans
420 seventh bank grain metal
421 fifth ungive wood
422 first trade second
423 seventh bank grain wood
424 sixth drop
425 fourth trade seventh
426 fifth drop
427 fourth ask card siege-ladders
428 sixth work blank
429 fourth give card siege-ladders
430 third ask card locusts
431 seventh done
432 sixth at carchemish
433 seventh trade sixth
434 fourth drop
435 seventh give metal
436 third unask card locusts
437 fifth bank metal grain
438 third send
439 fifth trade first
440 first give grain
441 fifth ask card turukkaeans
442 first drop
443 fifth ask card deserters
444 fifth unask card turukkaeans
445 second counter third
446 second give grain
447 seventh ungive metal
448 fourth done
449 sixth work blank
450 fourth bank grain flour
451 first trade sixth
452 third trade seventh
453 fifth send
454 second ungive grain
455 first give grain
456 fourth done
457 second give flour
458 first drop
459 second send
460 seventh drop
461 seventh done
462 first trade seventh
463 first decline fifth
464 sixth at carchemish
465 first drop
466 third ask metal
467 fifth done
468 first bank metal grain
469 first bank grain wood
470 fifth mill 5
471 third give wood
472 first done
473 third unask metal
474 fifth done
475 fifth work blank
476 sixth trade fifth
477 first done
478 sixth give wood
479 fifth at eshnunna
480 sixth drop
481 sixth work smelt
482 third give grain
483 third drop
484 fifth work blank
485 third done
486 sixth trade seventh
487 third decline second
488 sixth give grain
489 sixth ask card hanaeans
490 sixth drop
491 sixth bank grain flour
492 third work smelt
493 third done
494 sixth done
495 fifth at mashkan
496 third trade second
497 fifth bank grain metal
498 fifth bank grain flour
499 fifth bank grain metal
500 third drop
501 fifth trade third
502 sixth trade first
503 fifth give card gutians
504 sixth give ore
505 fifth give wood
506 sixth ungive ore
507 sixth ask card sutaeans
508 fifth give wood
509 third bank grain flour
510 third bank metal wood
511 third bank grain ore
512 fifth drop
513 sixth unask card sutaeans
514 fifth work blank
515 fifth at mashkan
516 sixth give metal
517 sixth drop
518 sixth bank grain metal
519 third bank grain wood
520 sixth done
521 sixth done
522 third bank wood grain
523 fifth work blank
524 third bank grain ore
525 third bank grain metal
526 third bank grain metal
527 third bank grain wood
528 fifth at mashkan
529 fifth trade seventh
530 third at mari
531 fifth drop
532 third done
533 fifth work blank
534 fifth at eshnunna
535 third done
536 fifth trade second
537 fifth ask card blessing
538 fifth send
539 second accept fifth
540 fifth work blank
541 fifth at mashkan
542 fifth bank grain ore
543 fifth trade first
544 fifth ask card locusts
545 fifth give metal
546 fifth drop
547 fifth work smelt
548 fifth bank metal ore
549 fifth bank grain flour
550 fifth done
551 fifth bank grain wood
552 fifth bank grain flour
553 fifth done
554 fifth trade fourth
555 fifth give wood
556 fifth ungive wood
557 fifth give card blessing
558 fifth send
559 fifth withdraw
560 fifth done
561 fifth clockwise
562 fifth trade third
563 fifth ask flour
564 fifth give card gutians
565 fifth drop
566 fifth done
567 fifth trade fourth
568 fifth ask card second-wind
569 fifth ask wood
570 fifth ask card rich-harvest
571 fifth ask card siege-ladders
572 fifth send
573 fourth counter fifth
574 fourth ask card spies
575 fifth trade third
576 fifth drop
577 fifth done
578 fifth done
579 fourth unask card spies
580 fourth drop
581 sixth done
582 sixth done
583 sixth unit blank
584 sixth at halab
585 sixth at carchemish
586 sixth done
587 seventh erect ishtar
588 seventh done
589 seventh trade second
590 seventh drop
591 seventh bank grain ore
592 seventh bank grain ore
593 seventh card forced-march
594 seventh campaign war
595 seventh against fourth
596 seventh done
597 first bank grain ore
598 first done
599 first trade fifth
600 first ask card siege-ladders
601 first send
602 first card yaminites
603 first at emar
604 first at carchemish
605 first done
606 fifth decline first
607 first bank grain metal
608 first unit chariot
609 first at umma
610 first done
611 second bank wood metal
612 second bank metal grain
613 second done
614 second bank grain ore
615 second trade fourth
616 second drop
617 second bank grain wood
618 second trade fourth
619 second give grain
620 second send
621 fourth counter second
622 second campaign alliance
623 fourth ask metal
624 second against fifth
625 fourth give card sutaeans
626 fourth unask metal
627 fifth yes
628 second bank grain flour
629 fourth send
630 second accept fourth
631 second bank grain wood
632 second done
633 third trade sixth
634 third ask card deserters
635 third give card sutaeans
636 third ask wood
637 third ungive card sutaeans
638 third give card siege-ladders
639 third ask metal
640 third ungive card siege-ladders
641 third drop
642 third trade seventh
643 third give ore
644 third give ore
645 third send
646 third withdraw
647 third done
648 third bank grain metal
649 third trade second
650 third drop
651 third card siege-ladders
652 third campaign alliance
653 third against seventh
654 seventh no
655 third bank grain metal
656 third bank grain metal
657 third trade seventh
658 third drop
659 third trade fourth
660 third give metal
661 third send
662 fourth decline third
663 third bank metal ore
664 third done
665 fourth done
666 fourth trade third
667 fourth drop
668 fourth campaign alliance
669 fourth against seventh
670 fourth pay flour
671 seventh yes
672 fourth trade first
673 fourth give metal
674 fourth drop
675 fourth bank grain ore
676 fourth done
677 first at umma
678 third mill 1
679 seventh mill 1
680 first trade fourth
681 seventh done
682 sixth mill 1
683 second mill 4
684 first ask card gutians
685 fifth trade first
686 first give flour
687 seventh trade fifth
688 fifth give wood
689 seventh ask card deserters
690 first unask card gutians
691 third done
692 second done
693 first give grain
694 first drop
695 seventh send
696 seventh done
697 first done
698 third work smelt
699 sixth trade fourth
700 second trade third
701 third work blank
702 second give wood
703 third at hanaeans
704 seventh done
705 seventh withdraw
706 first mill 1
707 third done
708 sixth drop
709 fifth drop
710 seventh trade first
711 fourth mill 2
712 third bank metal grain
713 third trade fifth
714 second send
715 seventh give card mercenaries
716 first trade seventh
717 second done
718 third give wood
719 fourth trade second
720 fifth done
721 first drop
722 fifth trade third
723 third send
724 seventh ungive card mercenaries
725 fourth give grain
726 third decline second
727 fifth ask card gutians
728 fifth send
729 third done
730 sixth card rich-vein
731 third withdraw
732 first bank grain wood
733 fifth done
734 sixth done
735 sixth bank ore grain
736 first bank wood flour
737 fourth send
738 second accept fourth
739 fifth withdraw
740 third done
741 fourth trade first
742 sixth trade third
743 seventh give metal
744 first trade fourth
745 fourth ask card deserters
746 first ask card hanaeans
747 fifth done
748 fourth drop
749 fourth done
750 first drop
751 fifth done
752 fourth work blank
753 fourth done
754 seventh send
755 seventh bank ore metal
756 fifth trade first
757 first accept seventh
758 fourth trade third
759 fourth give card hanaeans
760 first done
761 seventh done
762 sixth drop
763 first card intrigue
764 fifth drop
765 first against second
766 sixth bank grain flour
767 fourth give flour
768 first done
769 fourth give ore
770 fifth done
771 first done
772 first trade sixth
773 first drop
774 first trade second
775 sixth done
776 fourth give metal
777 fourth drop
778 first give grain
779 fourth done
780 first ungive grain
781 fourth done
782 first drop
783 first trade second
784 first ask card mercenaries
785 first unask card mercenaries
786 first ask card cedar-rafts
787 first unask card cedar-rafts
788 first give metal
789 first ask metal
790 first give ore
791 first ungive ore
792 first ungive metal
793 first send
794 first done
795 second decline first
796 first clockwise
797 first done
798 first done
799 first done
800 second trade sixth
801 second give card second-wind
802 second send
803 second bank grain wood
804 sixth decline second
805 second trade fifth
806 second drop
807 second trade fifth
808 second drop
809 second trade first
810 second ask card yaminites
811 second drop
812 second done
813 second campaign war
814 second against fourth
815 second pay wood
816 second done
817 third trade fifth
818 third drop
819 third trade seventh
820 third drop
821 third trade fourth
822 third give card sutaeans
823 third drop
824 third trade fourth
825 third ask metal
826 third send
827 fourth counter third
828 fourth ask card locusts
829 third trade fifth
830 fourth ask card blessing
831 fourth ask card siege-ladders
832 fourth send
833 third give card sutaeans
834 third send
835 fifth accept third
836 third counter fourth
837 third give ore
838 third send
839 fourth decline third
840 third done
841 third trade fourth
842 third drop
843 third trade fifth
844 third give wood
845 third send
846 third done
847 fifth decline third
848 third done
849 fourth bank grain wood
850 fourth trade sixth
851 fourth give card hanaeans
852 fourth ungive card hanaeans
853 fourth drop
854 fourth trade third
855 fourth drop
856 fourth trade third
857 fourth drop
858 fourth done
859 fourth card hanaeans
860 fourth at suhum
861 fourth done
862 fourth done
863 fourth done
864 fifth trade seventh
865 fifth drop
866 fifth done
867 fifth done
868 fifth done
869 sixth bank ore metal
870 sixth trade first
871 sixth give card deserters
872 sixth ungive card deserters
873 sixth give ore
874 sixth drop
875 sixth done
876 sixth done
877 sixth bank grain flour
878 sixth done
879 seventh done
880 seventh done
881 seventh trade third
882 seventh drop
883 seventh done
884 sixth mill 3
885 fourth mill 3
886 sixth trade first
887 seventh mill 0
888 second done
889 fourth work smelt
890 third mill 1
891 first at umma
892 third bank metal grain
893 first trade fourth
894 fifth done
895 second trade fourth
896 third done
897 first ask card intrigue
898 first unask card intrigue
899 second drop
900 first give ore
901 fifth done
902 fourth work blank
903 third work blank
904 sixth ask card mercenaries
905 sixth drop
906 third at hanaeans
907 second trade seventh
908 second drop
909 fifth trade sixth
910 third trade second
911 fourth work blank
912 seventh done
913 fifth ask card blessing
914 seventh work blank
915 sixth work blank
916 first send
917 sixth work blank
918 third give grain
919 first withdraw
920 second done
921 first done
922 second trade fifth
923 third ask card mercenaries
924 seventh work blank
925 third ungive grain
926 third unask card mercenaries
927 first trade seventh
928 sixth trade second
929 seventh work blank
930 sixth give flour
931 third give ore
932 fifth ask card spies
933 sixth give metal
934 first drop
935 fourth work blank
936 second ask card blessing
937 first trade fourth
938 sixth ungive flour
939 fifth send
940 fourth bank grain flour
941 first drop
942 first trade sixth
943 sixth give flour
944 sixth give grain
945 seventh work blank
946 seventh work blank
947 fourth trade seventh
948 fifth done
949 fifth done
950 fourth ask card forced-march
951 sixth drop
952 fifth done
953 fourth drop
954 fourth work foot
955 seventh trade third
956 second drop
957 seventh give wood
958 third ungive ore
959 second bank metal ore
960 fourth done
961 seventh ask wood
962 second trade seventh
963 fourth done
964 first drop
965 second drop
966 seventh ask wood
967 seventh ungive wood
968 third drop
969 sixth trade second
970 seventh ask card locusts
971 fourth bank grain wood
972 first trade fourth
973 first ask card rich-harvest
974 second done
975 third work blank
976 first unask card rich-harvest
977 first give ore
978 fourth bank metal flour
979 third at hanaeans
980 first give metal
981 fourth done
982 seventh unask wood
983 sixth decline fifth
984 second trade first
985 third done
986 seventh unask wood
987 first ungive ore
988 first send
989 third trade second
990 seventh drop
991 first withdraw
992 seventh work blank
993 second drop
994 third give ore
995 second trade fourth
996 second give grain
997 first trade seventh
998 sixth give flour
999 sixth send
1000 second ask card locusts
1001 seventh done
1002 second ask wood
1003 sixth withdraw
1004 first ask card rich-harvest
1005 second ungive grain
1006 first give wood
1007 seventh trade second
1008 third give grain
1009 seventh drop
1010 third give metal
1011 first drop
1012 second send
1013 first bank metal ore
1014 sixth work blank
1015 first trade sixth
1016 fourth counter second
1017 fourth drop
1018 first drop
1019 seventh trade fifth
1020 seventh ask card siege-ladders
1021 sixth trade seventh
1022 second trade fourth
1023 seventh give card second-wind
1024 second give card second-wind
1025 first done
1026 seventh send
1027 third drop
1028 sixth ask card mercenaries
1029 third done
1030 second ask card cedar-rafts
1031 seventh done
1032 third done
1033 seventh withdraw
1034 second send
1035 second done
1036 seventh done
1037 first trade sixth
1038 sixth give card deserters
1039 sixth send
1040 seventh counter sixth
1041 fourth decline second
1042 first give ore
1043 seventh give metal
1044 first give ore
1045 first give card envoys
1046 seventh ungive card mercenaries
1047 sixth done
1048 sixth done
1049 first ask card sutaeans
1050 seventh drop
1051 first ask metal
1052 first ask card rich-vein
1053 first drop
1054 first trade fourth
1055 first ask card cedar-rafts
1056 first drop
1057 first trade third
1058 first ask card hanaeans
1059 first give wood
1060 first give grain
1061 first give grain
1062 first ungive grain
1063 first drop
1064 first trade fourth
1065 first ask grain
1066 first unask grain
1067 first drop
1068 first done
1069 first trade fifth
1070 first drop
1071 first done
1072 first done
1073 sixth clockwise
1074 sixth done
1075 sixth bank metal wood
1076 sixth bank grain metal
1077 sixth bank metal wood
1078 sixth done
1079 sixth trade fifth
1080 sixth drop
1081 sixth attack
1082 sixth unit chariot
1083 sixth at halab
1084 sixth at halab
1085 sixth unit chariot
1086 sixth unit foot
1087 sixth unit chariot
1088 sixth unit chariot
1089 sixth unit chariot
1090 sixth unit blank
1091 sixth at hashum
1092 sixth done
1093 seventh trade fourth
1094 seventh ask card caravan
1095 seventh ask card caravan
1096 seventh ask card turukkaeans
1097 seventh unask card caravan
1098 seventh ask card caravan
1099 seventh drop
1100 seventh trade fourth
1101 seventh drop
1102 seventh trade third
1103 seventh ask card gutians
1104 seventh ask card envoys
1105 seventh ask card spies
1106 seventh ask flour
1107 seventh send
1108 seventh done
1109 third decline seventh
1110 seventh done
1111 seventh done
1112 first done
1113 first done
1114 first done
1115 second trade sixth
1116 second give grain
1117 second give flour
1118 second send
1119 sixth decline second
1120 second trade sixth
1121 second give card deserters
1122 second ask ore
1123 second ask card hanaeans
1124 second send
1125 sixth counter second
1126 sixth send
1127 second trade seventh
1128 second accept sixth
1129 second drop
1130 second trade sixth
1131 second give wood
1132 second drop
1133 second trade third
1134 second ask ore
1135 second drop
1136 second done
1137 second campaign war
1138 second against third
1139 second pay metal
1140 second card sutaeans
1141 second at rapiqum
1142 second at sippar
1143 second done
1144 third trade first
1145 third drop
1146 third trade seventh
1147 third give ore
1148 third ask card spies
1149 third ungive ore
1150 third ask card forced-march
1151 third unask card spies
1152 third ask card caravan
1153 third send
1154 third withdraw
1155 third trade first
1156 third give flour
1157 third drop
1158 third done
1159 third done
1160 third trade second
1161 third drop
1162 third done
1163 fourth bank grain ore
1164 fourth done
1165 fourth bank grain flour
1166 fourth card mercenaries
1167 fourth done
1168 fourth done
1169 fifth done
1170 fifth done
1171 fifth done
1172 first at umma
1173 fifth at mashkan
1174 second done
1175 sixth mill 2
1176 third mill 0
1177 third done
1178 sixth done
1179 sixth done
1180 third work blank
1181 first done
1182 fourth mill 2
1183 first trade seventh
1184 first drop
1185 fifth at meturan
1186 seventh mill 2
1187 seventh trade fourth
1188 fourth work blank
1189 fourth done
1190 fourth trade second
1191 seventh give flour
1192 fifth trade third
1193 seventh drop
1194 second done
1195 first done
1196 fourth drop
1197 seventh trade fifth
1198 seventh ask card second-wind
1199 fifth give card gutians
1200 seventh send
1201 fifth drop
1202 second trade fourth
1203 seventh done
1204 fifth trade sixth
1205 seventh withdraw
1206 seventh done
1207 third at mari
1208 fifth drop
1209 fifth done
1210 first trade fourth
1211 fifth at mashkan
1212 third done
1213 second drop
1214 second done
1215 fourth trade fifth
1216 first ask wood
1217 seventh trade fourth
1218 first unask wood
1219 seventh drop
1220 fourth drop
1221 third trade fourth
1222 fourth done
1223 seventh trade sixth
1224 second done
1225 third ask card rich-harvest
1226 seventh drop
1227 seventh trade fifth
1228 fourth trade third
1229 first drop
1230 first trade fourth
1231 first drop
1232 fourth drop
1233 fourth trade second
1234 fourth ask ore
1235 seventh drop
1236 first done
1237 fifth bank wood ore
1238 first trade fifth
1239 fourth give card siege-ladders
1240 fourth ungive card siege-ladders
1241 seventh trade third
1242 third send
1243 seventh give card second-wind
1244 seventh ungive card second-wind
1245 third withdraw
1246 first ask card mercenaries
1247 fifth trade fourth
1248 first give wood
1249 seventh ask card second-wind
1250 fifth ask card rich-harvest
1251 third done
1252 fifth send
1253 seventh give card mercenaries
1254 third done
1255 first drop
1256 fifth withdraw
1257 first done
1258 first done
1259 fifth done
1260 seventh unask card second-wind
1261 seventh ask card spies
1262 fifth trade first
1263 seventh drop
1264 seventh done
1265 fourth ask card forced-march
1266 fifth give card blessing
1267 fourth ask card cedar-rafts
1268 fifth drop
1269 fourth unask card forced-march
1270 fifth trade sixth
1271 fifth drop
1272 seventh done
1273 fifth done
1274 fifth trade third
1275 fourth ask flour
1276 fourth drop
1277 fifth drop
1278 fourth trade third
1279 fourth ask card spies
1280 fourth unask card spies
1281 fourth ask card caravan
1282 fifth done
1283 fourth send
1284 third decline fourth
1285 fifth trade second
1286 fourth done
1287 fifth drop
1288 fifth done
1289 fourth clockwise
1290 fourth trade second
1291 fourth give wood
1292 fourth ungive wood
1293 fourth ask metal
1294 fourth give grain
1295 fourth ungive grain
1296 fourth send
1297 second counter fourth
1298 second ungive metal
1299 fourth done
1300 second ask card gutians
1301 fourth campaign alliance
1302 second send
1303 fourth decline second
1304 fourth against sixth
1305 fourth pay wood
1306 fourth unit chariot
1307 fourth at tunip
1308 fourth card siege-ladders
1309 fourth trade sixth
1310 fourth ask card rich-harvest
1311 fourth give metal
1312 fourth ungive metal
1313 fourth unask card rich-harvest
1314 fourth give metal
1315 fourth ungive metal
1316 fourth drop
1317 fourth unit chariot
1318 fourth at ugarit
1319 fourth trade third
1320 fourth ask card yaminites
1321 fourth unask card yaminites
1322 fourth ask ore
1323 fourth give wood
1324 fourth ungive wood
1325 fourth give grain
1326 fourth send
1327 fourth done
1328 fifth done
1329 third counter fourth
1330 third ask grain
1331 fifth card sutaeans
1332 fifth at babylon
1333 second unit foot
1334 third ask card cedar-rafts
1335 second unit chariot
1336 third ungive ore
1337 fifth campaign alliance
1338 fifth against seventh
1339 third ask card yaminites
1340 third give grain
1341 third give metal
1342 third drop
1343 fifth done
1344 sixth done
1345 sixth trade seventh
1346 sixth ask card caravan
1347 sixth give card deserters
1348 sixth ask card yaminites
1349 sixth ask ore
1350 sixth give grain
1351 sixth send
1352 seventh counter sixth
1353 seventh send
1354 sixth trade fifth
1355 sixth give grain
1356 sixth ungive grain
1357 sixth drop
1358 sixth campaign alliance
1359 sixth counter seventh
1360 sixth unask ore
1361 sixth drop
1362 sixth against third
1363 sixth pay wood
1364 sixth trade fourth
1365 sixth ask card intrigue
1366 sixth ask card gutians
1367 sixth give card deserters
1368 sixth drop
1369 sixth unit blank
1370 sixth at hashum
1371 sixth at halab
1372 sixth trade third
1373 sixth drop
1374 sixth trade fifth
1375 sixth ask card mercenaries
1376 sixth ask card envoys
1377 sixth drop
1378 sixth done
1379 seventh done
1380 seventh campaign break
1381 seventh trade third
1382 seventh drop
1383 seventh trade fifth
1384 seventh drop
1385 seventh trade first
1386 seventh give card mercenaries
1387 seventh send
1388 first accept seventh
1389 seventh done
1390 first trade fourth
1391 first give flour
1392 first drop
1393 first trade fifth
1394 first give metal
1395 first give card envoys
1396 first give flour
1397 first drop
1398 first done
1399 first card mercenaries
1400 first at ur
1401 first campaign war
1402 first against seventh
1403 first trade sixth
1404 first drop
1405 first done
1406 third trade seventh
1407 third drop
1408 third trade sixth
1409 third give ore
1410 third ungive ore
1411 third give wood
1412 third ungive wood
1413 third ask card cedar-rafts
1414 third give metal
1415 third drop
1416 third trade fourth
1417 third give wood
1418 third ungive wood
1419 third give ore
1420 third ask flour
1421 third unask flour
1422 third ask card turukkaeans
1423 third ungive ore
1424 third send
1425 fourth counter third
1426 fourth ask card rich-harvest
1427 fourth give flour
1428 fourth send
1429 third decline fourth
1430 third trade seventh
1431 third drop
1432 third trade sixth
1433 third drop
1434 third done
1435 third done
1436 third trade seventh
1437 third ask card yaminites
1438 third drop
1439 third done
1440 third mill 5
1441 seventh mill 3
1442 fifth trade fourth
1443 fifth ask card rich-harvest
1444 fourth at ugarit
1445 seventh done
1446 seventh bank grain ore
1447 third bank grain flour
1448 fifth give grain
1449 sixth mill 9
1450 fifth unask card rich-harvest
1451 sixth trade fourth
1452 seventh done
1453 third work blank
1454 fourth done
1455 fourth mill 5
1456 seventh trade fifth
1457 sixth ask card spies
1458 first trade seventh
1459 sixth unask card spies
1460 third at hanaeans
1461 fourth done
1462 first drop
1463 first at umma
1464 first trade fourth
1465 fifth ask card rich-vein
1466 first ask card caravan
1467 sixth drop
1468 first drop
1469 first trade fourth
1470 fourth trade fifth
1471 fourth drop
1472 third work blank
1473 sixth trade first
1474 third at hanaeans
1475 sixth ask card deserters
1476 fourth done
1477 seventh give wood
1478 first ask card mercenaries
1479 sixth drop
1480 third trade first
1481 fourth trade fifth
1482 seventh ask ore
1483 seventh unask ore
1484 fifth unask card rich-vein
1485 third ask card locusts
1486 third give metal
1487 third ask card hanaeans
1488 first drop
1489 fifth ungive grain
1490 fourth give wood
1491 seventh ask card blessing
1492 first done
1493 fourth ungive wood
1494 first mill 8
1495 fourth drop
1496 sixth trade fourth
1497 fourth bank grain flour
1498 first work blank
1499 fifth give card blessing
1500 first at larsa
1501 third ask card rich-harvest
1502 fifth give card hanaeans
1503 fourth bank grain ore
1504 first bank grain wood
1505 third ask card gutians
1506 seventh give flour
1507 seventh ask card rich-vein
1508 fifth send
1509 fifth done
1510 first done
1511 seventh send
1512 first done
1513 fifth mill 1
1514 sixth drop
1515 fourth trade seventh
1516 sixth bank grain wood
1517 seventh done
1518 third ungive metal
1519 fifth done
1520 sixth done
1521 fifth decline seventh
1522 first trade third
1523 fifth done
1524 third send
1525 sixth done
1526 fifth withdraw
1527 first ask card yaminites
1528 first send
1529 first bank grain ore
1530 third done
1531 fifth done
1532 third bank grain flour
1533 fifth bank grain flour
1534 third decline first
1535 fifth done
1536 first bank wood grain
1537 first counter third
1538 first drop
1539 first done
1540 third trade seventh
1541 third drop
1542 fourth ask card mercenaries
1543 third trade fourth
1544 third give wood
1545 fourth ask metal
1546 third send
1547 third withdraw
1548 third done
1549 third done
1550 fourth unask card mercenaries
1551 fourth ask card rich-harvest
1552 fourth ask grain
1553 fourth give grain
1554 fourth drop
1555 fourth bank grain wood
1556 fourth trade first
1557 fourth give grain
1558 fourth send
1559 first counter fourth
1560 fourth bank grain metal
1561 fourth bank wood flour
1562 first unask grain
1563 first give metal
1564 first send
1565 fourth bank grain flour
1566 fourth decline first
1567 fourth done
1568 fourth clockwise
1569 fourth done
1570 fourth done
1571 fourth bank grain metal
1572 fourth trade first
1573 fourth give flour
1574 fourth drop
1575 fourth trade first
1576 fourth give ore
1577 fourth ask card deserters
1578 fourth ungive ore
1579 fourth unask card deserters
1580 fourth ask card gutians
1581 fourth give flour
1582 fourth send
1583 first decline fourth
1584 fourth done
1585 fifth trade first
1586 fifth ask ore
1587 fifth drop
1588 fifth trade seventh
1589 fifth ask card sutaeans
1590 fifth unask card sutaeans
1591 fifth ask card spies
1592 fifth send
1593 seventh counter fifth
1594 fifth done
1595 fifth done
1596 seventh drop
1597 fifth trade first
1598 fifth give flour
1599 fifth drop
1600 fifth unit foot
1601 fifth at eshnunna
1602 fifth at meturan
1603 fifth card hanaeans
1604 fifth at rapiqum
1605 fifth done
1606 fifth trade third
1607 fifth ask card blessing
1608 fifth unask card blessing
1609 fifth drop
1610 fifth done
1611 sixth done
1612 sixth campaign war
1613 sixth against fifth
1614 sixth pay flour
1615 sixth trade fourth
1616 sixth ask grain
1617 sixth send
1618 fourth accept sixth
1619 sixth done
1620 seventh bank grain wood
1621 seventh done
1622 seventh done
1623 seventh done
1624 first bank ore wood
1625 first bank grain flour
1626 first trade fourth
1627 first drop
1628 first done
1629 first done
1630 first bank grain ore
1631 first done
1632 third bank grain wood
1633 third done
1634 third done
1635 third bank grain flour
1636 third trade sixth
1637 third ask card sutaeans
1638 third drop
1639 third trade first
1640 third ask card intrigue
1641 third unask card intrigue
1642 third ask card blessing
1643 third unask card blessing
1644 third give wood
1645 third give metal
1646 third give ore
1647 third ungive ore
1648 third ask card caravan
1649 third give metal
1650 third drop
1651 third unit chariot
1652 third at tuttul
1653 third trade fourth
1654 third give metal
1655 third ask card second-wind
1656 third ungive metal
1657 third send
1658 fourth counter third
1659 fourth give flour
1660 third unit blank
1661 fourth drop
1662 third at hanaeans
1663 third at mari
1664 third attack
1665 third done
1666 sixth mill 0
1667 third done
1668 third mill 2
1669 fifth trade fourth
1670 sixth trade third
1671 third trade sixth
1672 first done
1673 first mill 4
1674 first bank grain ore
1675 third ask ore
1676 sixth ask card turukkaeans
1677 seventh mill 3
1678 third send
1679 sixth drop
1680 fifth give wood
1681 fourth trade sixth
1682 third withdraw
1683 fifth ask card rich-vein
1684 fourth drop
1685 seventh trade first
1686 sixth trade fifth
1687 third trade first
1688 fifth unask card rich-vein
1689 seventh drop
1690 fifth ask card yaminites
1691 fifth give flour
1692 sixth ask card mercenaries
1693 third drop
1694 fourth trade fifth
1695 fifth drop
1696 fourth give flour
1697 seventh done
1698 first done
1699 fifth trade first
1700 fifth drop
1701 fourth drop
1702 fourth trade sixth
1703 fourth give metal
1704 seventh done
1705 fifth bank grain flour
1706 seventh bank grain ore
1707 seventh done
1708 fourth ask card envoys
1709 fourth ungive metal
1710 sixth send
1711 third done
1712 sixth bank grain flour
1713 first done
1714 first trade fourth
1715 first give flour
1716 third at mari
1717 first give grain
1718 first give flour
1719 third trade fifth
1720 first drop
1721 fourth unask card envoys
1722 fifth bank grain metal
1723 first done
1724 third ask ore
1725 first trade third
1726 fourth give ore
1727 fourth drop
1728 third ask card locusts
1729 sixth done
1730 fifth trade fourth
1731 first give ore
1732 first send
1733 first withdraw
1734 third send
1735 third done
1736 sixth bank grain ore
1737 first done
1738 third withdraw
1739 fifth decline sixth
1740 third done
1741 sixth done
1742 fifth give card gutians
1743 fifth drop
1744 fourth done
1745 fifth at mashkan
1746 fourth mill 1
1747 fifth bank grain wood
1748 fifth bank grain flour
1749 fifth done
1750 fourth trade seventh
1751 fourth give flour
1752 fourth send
1753 fourth withdraw
1754 fifth mill 4
1755 fifth done
1756 fourth trade sixth
1757 fifth done
1758 fourth ask card forced-march
1759 fifth trade sixth
1760 fifth drop
1761 fifth trade first
1762 fourth send
1763 sixth counter fourth
1764 fourth done
1765 fifth drop
1766 fifth trade first
1767 sixth ask card deserters
1768 sixth give flour
1769 fifth drop
1770 sixth drop
1771 fourth work smelt
1772 fourth done
1773 fourth trade seventh
1774 fifth done
1775 fourth ask card deserters
1776 fourth unask card deserters
1777 fourth ask card cedar-rafts
1778 fourth give ore
1779 fourth unask card cedar-rafts
1780 fourth drop
1781 fourth bank metal flour
1782 fourth done
1783 fourth trade third
1784 fourth ask card rich-vein
1785 fourth ask card locusts
1786 fourth unask card rich-vein
1787 fourth ask card intrigue
1788 fourth give grain
1789 fourth send
1790 third counter fourth
1791 third unask grain
1792 fourth trade fifth
1793 fourth ask card locusts
1794 fourth send
1795 fourth done
1796 third drop
1797 first clockwise
1798 first bank grain metal
1799 fifth counter fourth
1800 fifth give flour
1801 fifth give ore
1802 first trade fourth
1803 first drop
1804 fifth send
1805 first trade fifth
1806 first give grain
1807 first ask grain
1808 first ungive grain
1809 first drop
1810 fourth counter fifth
1811 first trade sixth
1812 fourth send
1813 fifth counter fourth
1814 fifth ask card blessing
1815 fifth send
1816 first ask card second-wind
1817 fourth decline fifth
1818 first ask card siege-ladders
1819 first give card envoys
1820 first unask card second-wind
1821 first drop
1822 first done
1823 first trade fifth
1824 first give card envoys
1825 first ask card siege-ladders
1826 first ask card mercenaries
1827 first unask card siege-ladders
1828 first ungive card envoys
1829 first send
1830 first withdraw
1831 first done
1832 first trade third
1833 first give wood
1834 first drop
1835 first done
1836 third done
1837 third campaign alliance
1838 third against fourth
1839 fourth yes
1840 third done
1841 fourth done
1842 fourth done
1843 fourth trade third
1844 fourth drop
1845 fourth trade seventh
1846 fourth ask card deserters
1847 fourth send
1848 seventh decline fourth
1849 fourth done
1850 fifth done
1851 fifth bank grain ore
1852 fifth campaign alliance
1853 fifth against seventh
1854 fifth pay wood
1855 fifth card gutians
1856 fifth at simurrum
1857 fifth done
1858 fifth bank ore wood
1859 fifth trade sixth
1860 fifth ask card rich-vein
1861 fifth send
1862 fifth done
1863 sixth decline fifth
1864 sixth done
1865 sixth bank grain metal
1866 sixth campaign war
1867 sixth against seventh
1868 sixth pay metal
1869 sixth unit blank
1870 sixth at ebla
1871 sixth unit blank
1872 sixth at alalakh
1873 sixth done
1874 seventh trade fourth
1875 seventh ask card rich-harvest
1876 seventh unask card rich-harvest
1877 seventh drop
1878 seventh done
1879 seventh trade sixth
1880 seventh give ore
1881 seventh give ore
1882 seventh ask card forced-march
1883 seventh unask card forced-march
1884 seventh give grain
1885 seventh ungive grain
1886 seventh ungive ore
1887 seventh ungive ore
1888 seventh ask metal
1889 seventh ask card cedar-rafts
1890 seventh ask card deserters
1891 seventh give card second-wind
1892 seventh drop
1893 seventh done
1894 seventh bank grain flour
1895 seventh done
end 1895 0db64aac0f5e17d2
