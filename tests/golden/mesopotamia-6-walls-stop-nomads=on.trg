[Game "mesopotamia"]
[Rules "1"]
[Seats "6"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=on, harvests=one"]
[Names "first, second, third, fourth, fifth, sixth"]
[SeedHash "0055117f0d8e79598af77e2c348df5863d0554618664d8a75061a015bb2cb31e"]
[Seed "golden mesopotamia 6"]
[Box "standard 58dce2de"]
[Result "0 0 0 0 1 0"]

1 fifth mill 3
2 third card sutaeans
3 second mill 5
4 third mill 0
5 third bank ore metal
6 sixth mill 4
7 fifth done
8 fifth trade third
9 sixth trade first
10 fourth mill 0
11 third bank metal grain
12 fourth done
13 sixth drop
14 first mill 4
15 second card cedar-rafts
16 second done
17 second trade fourth
18 third trade first
19 first trade sixth
20 second give wood
21 third drop
22 fourth bank ore wood
23 second drop
24 sixth trade first
25 second erect forge
26 sixth ask card cedar-rafts
27 sixth drop
28 third bank wood grain
29 fourth card spies
30 sixth bank grain ore
31 second trade sixth
32 sixth bank grain wood
33 fourth against first
34 fifth drop
35 fourth card hanaeans
36 fifth bank wood metal
37 third bank grain ore
38 second drop
39 fourth trade second
40 first give flour
41 third trade fourth
42 second bank wood ore
43 third drop
44 fourth ask card locusts
45 fourth unask card locusts
46 sixth bank metal wood
47 second trade fifth
48 third bank ore flour
49 third work blank
50 fourth drop
51 third bank metal wood
52 sixth work chariot
53 fifth done
54 first ungive flour
55 sixth trade first
56 third card rich-harvest
57 sixth give metal
58 second ask card locusts
59 first ask card rich-vein
60 fourth done
61 second give card forced-march
62 third work blank
63 third work blank
64 first give grain
65 sixth send
66 first ask card locusts
67 first ask card locusts
68 third trade fifth
69 first ask card hanaeans
70 sixth bank wood metal
71 sixth withdraw
72 sixth trade first
73 third ask card turukkaeans
74 third give flour
75 third ask card gutians
76 sixth ask card second-wind
77 third give flour
78 second send
79 sixth give ore
80 third ask flour
81 first drop
82 fifth counter second
83 second done
84 third unask card turukkaeans
85 sixth drop
86 third give card sutaeans
87 first work foot
88 third ask card blessing
89 third send
90 third work blank
91 sixth work blank
92 third done
93 third bank wood ore
94 sixth done
95 third withdraw
96 fifth unask card forced-march
97 third done
98 fifth give grain
99 first done
100 first done
101 sixth done
102 fifth send
103 second accept fifth
104 first clockwise
105 first done
106 first done
107 first card rich-harvest
108 first unit foot
109 first at ur
110 first bank grain metal
111 first bank metal wood
112 first unit foot
113 first at umma
114 first bank grain metal
115 first done
116 second trade first
117 second ask ore
118 second ask wood
119 second send
120 first counter second
121 second trade fourth
122 second give wood
123 first ungive wood
124 first ungive ore
125 first drop
126 second ungive wood
127 second ask card rich-vein
128 second ask card envoys
129 second ask card second-wind
130 second unask card rich-vein
131 second unask card second-wind
132 second unask card envoys
133 second give wood
134 second give card second-wind
135 second give metal
136 second send
137 second done
138 fourth decline second
139 second done
140 second done
141 third trade sixth
142 third drop
143 third trade first
144 third ask card forced-march
145 third ask card sutaeans
146 third ask card envoys
147 third send
148 first decline third
149 third trade fourth
150 third ask card envoys
151 third give wood
152 third give grain
153 third drop
154 third done
155 third done
156 third done
157 fourth erect ishtar
158 fourth trade fifth
159 fourth drop
160 fourth bank metal flour
161 fourth done
162 fourth done
163 fourth trade second
164 fourth ask card forced-march
165 fourth drop
166 fourth bank wood metal
167 fourth unit foot
168 fourth at bagdad
169 fourth bank grain flour
170 fourth bank grain ore
171 fourth bank grain flour
172 fourth bank ore metal
173 fourth unit foot
174 fourth at bagdad
175 fourth unit chariot
176 fourth at der
177 fourth done
178 fifth done
179 fifth card rich-harvest
180 fifth trade sixth
181 fifth drop
182 fifth bank ore metal
183 fifth done
184 fifth bank grain flour
185 fifth done
186 sixth done
187 sixth trade first
188 sixth drop
189 sixth done
190 sixth card rich-vein
191 sixth trade fifth
192 sixth drop
193 sixth trade fourth
194 sixth ask card yaminites
195 sixth give card blessing
196 sixth ask card yaminites
197 sixth drop
198 sixth bank ore flour
199 sixth done
200 third mill 1
201 first card rich-harvest
202 second mill 0
203 first at umma
204 fourth mill 1
205 fourth bank metal wood
206 second work smelt
207 second work blank
208 second trade fourth
209 fourth bank wood flour
210 fifth mill 5
211 first bank ore wood
212 fourth trade first
213 sixth done
214 third trade fourth
215 fourth ask card turukkaeans
216 third drop
217 fifth done
218 sixth card locusts
219 third trade second
220 first bank wood flour
221 second ask card caravan
222 fourth send
223 first decline fourth
224 fourth done
225 fifth done
226 fourth done
227 sixth against third
228 second ask card rich-harvest
229 sixth done
230 first done
231 second drop
232 third ask card siege-ladders
233 first mill 3
234 third ask card rich-harvest
235 third give grain
236 second done
237 first trade second
238 fourth card spies
239 fourth against second
240 third ungive grain
241 second done
242 third send
243 third withdraw
244 first ask card spies
245 fourth card second-wind
246 fourth done
247 first send
248 fourth done
249 third done
250 third trade second
251 third give card intrigue
252 third drop
253 second decline first
254 first done
255 third done
256 first trade second
257 first ask metal
258 first drop
259 first trade fifth
260 first give metal
261 first ungive metal
262 first ask card turukkaeans
263 first give metal
264 first ungive metal
265 first send
266 first withdraw
267 first trade fourth
268 first ask card siege-ladders
269 first unask card siege-ladders
270 first drop
271 first trade third
272 first give grain
273 first drop
274 first trade second
275 first drop
276 first trade second
277 first ask metal
278 first unask metal
279 first drop
280 first done
281 first done
282 fourth clockwise
283 fourth done
284 fourth trade first
285 fourth ask card hanaeans
286 fourth send
287 first decline fourth
288 fourth trade second
289 fourth give card blessing
290 fourth ungive card blessing
291 fourth give flour
292 fourth drop
293 fourth done
294 fourth trade third
295 fourth ask card gutians
296 fourth send
297 fourth withdraw
298 fourth done
299 fifth trade fourth
300 fifth drop
301 fifth trade sixth
302 fifth give flour
303 fifth ungive flour
304 fifth drop
305 fifth card cedar-rafts
306 fifth done
307 fifth bank metal wood
308 fifth campaign war
309 fifth against first
310 fifth pay flour
311 fifth trade fourth
312 fifth drop
313 fifth unit foot
314 fifth at emar
315 fifth bank wood flour
316 fifth done
317 sixth bank ore metal
318 sixth bank ore wood
319 sixth bank wood metal
320 sixth done
321 sixth bank ore flour
322 sixth bank metal grain
323 sixth trade first
324 sixth give card yaminites
325 sixth send
326 first accept sixth
327 sixth campaign alliance
328 sixth against first
329 sixth trade first
330 sixth drop
331 sixth done
332 first bank grain metal
333 first bank grain flour
334 first bank wood flour
335 first done
336 first campaign alliance
337 first against second
338 first pay wood
339 second no
340 first bank metal ore
341 first done
342 second done
343 second done
344 second unit foot
345 second at nippur
346 second done
347 third done
348 third bank grain flour
349 third card siege-ladders
350 third campaign alliance
351 third against sixth
352 third unit foot
353 third at damascus
354 third trade fifth
355 third ask card forced-march
356 third drop
357 third bank grain ore
358 third done
359 first trade fourth
360 sixth mill 5
361 second bank grain wood
362 first ask card blessing
363 second at nippur
364 second done
365 fourth mill 3
366 sixth done
367 fourth trade sixth
368 sixth done
369 third done
370 fifth mill 3
371 second mill 3
372 fourth give card mercenaries
373 second done
374 first give flour
375 first give ore
376 second work smelt
377 fourth ask ore
378 first send
379 first done
380 first mill 5
381 second work blank
382 fifth bank metal grain
383 second at nippur
384 second bank grain flour
385 third mill 4
386 first done
387 first done
388 fifth done
389 fifth at emar
390 fourth unask ore
391 second done
392 first done
393 fifth trade first
394 fourth give wood
395 third bank grain wood
396 fourth ungive card mercenaries
397 fourth ask metal
398 fifth drop
399 third bank grain wood
400 second at babylon
401 fifth bank grain flour
402 fifth bank grain wood
403 fourth unask metal
404 fifth done
405 fifth card caravan
406 third trade sixth
407 fourth send
408 third give card intrigue
409 second done
410 sixth counter fourth
411 third ask card rich-harvest
412 fourth trade second
413 sixth send
414 third give metal
415 second bank metal ore
416 fourth ask card sutaeans
417 fourth decline first
418 fifth bank wood flour
419 third unask card rich-harvest
420 second card rich-vein
421 second bank wood flour
422 fourth decline sixth
423 third drop
424 second trade fifth
425 fifth done
426 fourth send
427 fourth withdraw
428 third work blank
429 second ask card sutaeans
430 third at damascus
431 fourth trade sixth
432 fourth give card mercenaries
433 fourth drop
434 third done
435 third trade fourth
436 third give metal
437 third send
438 second give card forced-march
439 second drop
440 third withdraw
441 second trade third
442 fourth bank grain flour
443 fourth done
444 third trade first
445 fourth done
446 third drop
447 second drop
448 fourth bank grain flour
449 fourth trade second
450 fourth give wood
451 second trade first
452 third done
453 third done
454 second drop
455 fourth send
456 second bank metal flour
457 second accept fourth
458 fourth done
459 second erect millstone
460 second at babylon
461 second trade first
462 fourth trade first
463 second drop
464 second trade fourth
465 second drop
466 second bank ore wood
467 second done
468 fourth ask card intrigue
469 fourth send
470 first counter fourth
471 first ask grain
472 fourth trade first
473 fourth give card hanaeans
474 first ask card intrigue
475 fourth drop
476 fourth bank grain wood
477 first give flour
478 fourth bank grain metal
479 fourth done
480 first send
481 second counterclockwise
482 fourth counter first
483 second done
484 second trade third
485 second ask grain
486 fourth ask card envoys
487 fourth give card blessing
488 fourth send
489 second unask grain
490 first counter fourth
491 second give flour
492 first drop
493 second ungive flour
494 second give metal
495 second ask card second-wind
496 second give ore
497 second ungive ore
498 second unask card second-wind
499 second ungive metal
500 second drop
501 second campaign alliance
502 second against first
503 second done
504 first trade third
505 first give flour
506 first ungive flour
507 first ask grain
508 first drop
509 first bank grain ore
510 first bank grain metal
511 first trade fourth
512 first ask card rich-vein
513 first unask card rich-vein
514 first drop
515 first trade fourth
516 first drop
517 first bank ore flour
518 first trade third
519 first give flour
520 first drop
521 first done
522 first done
523 first done
524 sixth trade third
525 sixth drop
526 sixth done
527 sixth done
528 sixth bank grain ore
529 sixth done
530 fifth bank grain flour
531 fifth erect marduk
532 fifth at halab
533 fifth trade second
534 fifth ask card envoys
535 fifth drop
536 fifth bank grain ore
537 fifth trade third
538 fifth drop
539 fifth trade first
540 fifth give card blessing
541 fifth ask card rich-vein
542 fifth drop
543 fifth bank grain wood
544 fifth done
545 fifth bank grain wood
546 fifth bank ore wood
547 fifth done
548 fifth bank grain metal
549 fifth trade second
550 fifth ask card second-wind
551 fifth drop
552 fifth bank wood metal
553 fifth done
554 fourth bank grain flour
555 fourth trade fifth
556 fourth ask card turukkaeans
557 fourth ask ore
558 fourth drop
559 fourth bank grain flour
560 fourth trade second
561 fourth give card second-wind
562 fourth ask card locusts
563 fourth give flour
564 fourth ungive card second-wind
565 fourth ungive flour
566 fourth ask metal
567 fourth send
568 second decline fourth
569 fourth done
570 fourth bank grain wood
571 fourth done
572 fourth done
573 third bank grain ore
574 third done
575 third bank grain metal
576 third bank ore grain
577 third bank grain wood
578 third card siege-ladders
579 third campaign war
580 third against fifth
581 third pay wood
582 third trade second
583 third drop
584 third done
585 third at damascus
586 third done
587 sixth mill 0
588 third mill 0
589 first bank grain ore
590 fourth trade fifth
591 sixth done
592 third trade second
593 third give card sutaeans
594 first trade fourth
595 third ungive card sutaeans
596 fourth ask wood
597 first ask card sutaeans
598 second trade first
599 second drop
600 second bank ore grain
601 second card cedar-rafts
602 sixth done
603 second at nippur
604 first drop
605 second done
606 second mill 9
607 third drop
608 second trade fifth
609 third done
610 second ask card rich-harvest
611 fourth give card second-wind
612 second ask wood
613 first bank grain metal
614 first done
615 third bank wood metal
616 fifth mill 4
617 second give flour
618 second ungive flour
619 second give flour
620 third work blank
621 third at qatna
622 first mill 3
623 first trade sixth
624 fourth give metal
625 first give ore
626 second ungive flour
627 third done
628 fifth done
629 second ask card second-wind
630 fourth drop
631 third trade second
632 fourth done
633 first ask metal
634 second give card forced-march
635 second unask card second-wind
636 second unask wood
637 second ungive card forced-march
638 third give ore
639 fourth work blank
640 third give card intrigue
641 fifth done
642 fourth at der
643 second give wood
644 first send
645 third ask wood
646 first bank metal flour
647 third unask wood
648 sixth decline first
649 fourth work blank
650 first done
651 second ask card deserters
652 first trade fourth
653 first ask flour
654 third give ore
655 second ask card caravan
656 third ungive card intrigue
657 third give grain
658 third drop
659 fourth at der
660 fourth work blank
661 first send
662 first done
663 first done
664 third trade second
665 first done
666 fourth decline first
667 second send
668 fourth at bagdad
669 second withdraw
670 fourth done
671 second done
672 third give grain
673 fourth trade second
674 fourth drop
675 second done
676 fourth trade sixth
677 third ask card turukkaeans
678 fourth give card hanaeans
679 third ungive grain
680 second trade fourth
681 second give ore
682 second ungive ore
683 third unask card turukkaeans
684 third ask card gutians
685 third drop
686 fourth send
687 sixth decline fourth
688 third done
689 second give ore
690 fourth trade third
691 third done
692 second ungive ore
693 second give flour
694 fourth ask card blessing
695 second send
696 second withdraw
697 fourth send
698 second done
699 third decline fourth
700 fourth done
701 fourth trade second
702 fourth give ore
703 fourth ask card spies
704 fourth unask card spies
705 fourth ungive ore
706 fourth ask metal
707 fourth ask card siege-ladders
708 fourth unask card siege-ladders
709 fourth drop
710 fourth done
711 first counterclockwise
712 first done
713 first card forced-march
714 first done
715 first trade third
716 first give grain
717 first drop
718 first trade third
719 first ask card intrigue
720 first drop
721 first done
722 sixth done
723 sixth bank grain wood
724 sixth trade first
725 sixth drop
726 sixth campaign war
727 sixth against third
728 sixth pay wood
729 sixth bank grain flour
730 sixth done
731 fifth done
732 fifth trade fourth
733 fifth drop
734 fifth campaign war
735 fifth against fourth
736 fifth pay metal
737 fifth done
738 fourth trade sixth
739 fourth ask card deserters
740 fourth give grain
741 fourth drop
742 fourth done
743 fourth card hanaeans
744 fourth at suhum
745 fourth at sutaeans
746 fourth campaign alliance
747 fourth against second
748 fourth pay metal
749 fourth done
750 third trade first
751 third give metal
752 third ask card intrigue
753 third send
754 third withdraw
755 third done
756 third done
757 third done
758 second done
759 second campaign alliance
760 second against sixth
761 second pay flour
762 sixth yes
763 second unit blank
764 second at babylon
765 second at marad
766 second bank wood metal
767 second bank grain metal
768 second done
769 third trade fifth
770 fourth done
771 second trade first
772 second drop
773 fourth done
774 sixth mill 2
775 fourth trade first
776 fourth drop
777 fourth trade second
778 first done
779 second done
780 third ask metal
781 sixth trade first
782 third ask card gutians
783 sixth ask card gutians
784 sixth unask card gutians
785 fifth mill 3
786 first mill 0
787 second mill 6
788 sixth drop
789 fourth give card blessing
790 fifth card intrigue
791 second done
792 sixth done
793 first bank metal wood
794 first trade sixth
795 fifth against sixth
796 first drop
797 fourth ungive card blessing
798 second bank metal flour
799 first done
800 second done
801 sixth trade third
802 sixth ask card caravan
803 fourth give card blessing
804 fourth drop
805 third drop
806 fifth trade fourth
807 fourth bank ore wood
808 fourth done
809 third at damascus
810 fifth ask card yaminites
811 fifth drop
812 second erect millstone
813 fifth trade third
814 fourth bank wood flour
815 third trade fourth
816 fifth give wood
817 fifth give flour
818 sixth drop
819 fourth bank ore wood
820 sixth bank grain wood
821 first done
822 fourth done
823 sixth trade fifth
824 second at nippur
825 third give ore
826 fifth give card blessing
827 third ask card turukkaeans
828 first done
829 first trade third
830 fifth ask card locusts
831 fifth send
832 fifth done
833 fifth withdraw
834 fifth done
835 sixth give ore
836 second done
837 first drop
838 sixth ask card envoys
839 third give ore
840 third drop
841 third done
842 third mill 1
843 first bank metal grain
844 sixth unask card envoys
845 first done
846 sixth send
847 third trade sixth
848 fifth decline sixth
849 sixth bank grain flour
850 sixth done
851 third drop
852 third trade second
853 third drop
854 third bank metal flour
855 third bank metal ore
856 third trade first
857 third ask card rich-vein
858 third send
859 first decline third
860 third trade second
861 third ask ore
862 third send
863 third withdraw
864 third trade fifth
865 third ask card rich-harvest
866 third ask card sutaeans
867 third send
868 third withdraw
869 third trade first
870 third give ore
871 third give metal
872 third ask card blessing
873 third unask card blessing
874 third give card intrigue
875 third give wood
876 third give flour
877 third send
878 third withdraw
879 third done
880 third trade first
881 third drop
882 third done
883 third done
884 third trade sixth
885 third give wood
886 third ask card intrigue
887 third ungive wood
888 third give wood
889 third ungive wood
890 third unask card intrigue
891 third drop
892 third done
893 first counterclockwise
894 first done
895 first campaign war
896 first against sixth
897 first pay wood
898 first card yaminites
899 first at tadmor
900 first at qatna
901 third unit chariot
902 first trade second
903 first drop
904 first trade sixth
905 first ask card caravan
906 first ask flour
907 first unask card caravan
908 first ask card sutaeans
909 first drop
910 first trade second
911 first give metal
912 first give flour
913 first ungive metal
914 first drop
915 first done
916 sixth erect ishtar
917 sixth no
918 sixth bank grain wood
919 sixth bank grain ore
920 sixth done
921 sixth trade fifth
922 sixth drop
923 sixth done
924 sixth trade third
925 sixth give ore
926 sixth send
927 third counter sixth
928 third give flour
929 third ask metal
930 sixth bank grain metal
931 third give flour
932 sixth unit blank
933 third give card intrigue
934 third drop
935 sixth at nineveh
936 sixth done
937 fifth done
938 fifth trade third
939 fifth give flour
940 fifth drop
941 fifth done
942 fifth unit foot
943 fifth at halab
944 fifth at emar
945 fifth done
946 fourth done
947 fourth card gutians
948 fourth at awan
949 fourth at ayapir
950 fourth campaign war
951 fourth against second
952 fourth pay wood
953 fourth done
954 third done
955 third trade fifth
956 third ask card rich-vein
957 third unask card rich-vein
958 third ask card cedar-rafts
959 third give card sutaeans
960 third unask card cedar-rafts
961 third ask card envoys
962 third drop
963 third campaign alliance
964 third against fourth
965 third no
966 fourth no
967 third done
968 second done
969 second done
970 second bank grain wood
971 second done
972 fifth mill 2
973 sixth done
974 fourth trade second
975 sixth done
976 fourth ask card blessing
977 first at umma
978 second at nippur
979 first trade fifth
980 fourth ask grain
981 third at damascus
982 third trade sixth
983 second trade third
984 third give wood
985 fifth done
986 first drop
987 third send
988 first done
989 sixth accept third
990 first mill 0
991 sixth trade fourth
992 second give flour
993 second send
994 sixth give card blessing
995 fourth unask card blessing
996 third decline second
997 sixth send
998 fourth decline sixth
999 fourth send
1000 fourth withdraw
1001 first trade second
1002 sixth done
1003 fifth bank metal flour
1004 second trade fourth
1005 sixth trade fifth
1006 first ask flour
1007 sixth drop
1008 sixth done
1009 third trade fifth
1010 third drop
1011 second ask card spies
1012 third done
1013 second unask card spies
1014 third done
1015 third trade first
1016 first ask flour
1017 fifth trade sixth
1018 fourth done
1019 first unask flour
1020 fifth ask card sutaeans
1021 third give card sutaeans
1022 second drop
1023 first send
1024 first done
1025 fifth ask card cedar-rafts
1026 second accept first
1027 fourth done
1028 second trade first
1029 third ungive card sutaeans
1030 fifth drop
1031 second ask ore
1032 fifth trade third
1033 fifth give card blessing
1034 first work blank
1035 third drop
1036 fourth done
1037 fourth trade third
1038 second drop
1039 fourth drop
1040 first at umma
1041 fifth ask wood
1042 first trade fourth
1043 fifth give metal
1044 fourth done
1045 first give grain
1046 second done
1047 fifth unask wood
1048 second mill 0
1049 second done
1050 third work blank
1051 second trade fifth
1052 third trade sixth
1053 fifth drop
1054 fifth done
1055 second ask card turukkaeans
1056 first drop
1057 third give card envoys
1058 third drop
1059 second give metal
1060 first done
1061 first trade fourth
1062 first give metal
1063 third work blank
1064 second ungive metal
1065 third trade first
1066 first give ore
1067 third drop
1068 first send
1069 third trade fifth
1070 second drop
1071 second done
1072 fourth accept first
1073 third give metal
1074 second trade fifth
1075 second give card forced-march
1076 second ask card rich-harvest
1077 second unask card rich-harvest
1078 third ask flour
1079 second ask card mercenaries
1080 second send
1081 third ungive metal
1082 second withdraw
1083 second done
1084 third ask grain
1085 second done
1086 first trade fourth
1087 third unask grain
1088 first give flour
1089 first drop
1090 first done
1091 third give card sutaeans
1092 first trade fifth
1093 third ungive card sutaeans
1094 first ask card locusts
1095 first ask card gutians
1096 third unask flour
1097 first ask card yaminites
1098 first give wood
1099 first give metal
1100 first send
1101 fifth decline first
1102 first done
1103 third give metal
1104 third drop
1105 third done
1106 third done
1107 third trade first
1108 third drop
1109 third done
1110 second clockwise
1111 second done
1112 second card forced-march
1113 second campaign war
1114 second against sixth
1115 second pay metal
1116 second done
1117 third trade fourth
1118 third ask grain
1119 third drop
1120 third trade second
1121 third ask card envoys
1122 third give metal
1123 third give metal
1124 third give card sutaeans
1125 third give ore
1126 third ask card locusts
1127 third ungive ore
1128 third ask card siege-ladders
1129 third give card envoys
1130 third ask flour
1131 third ask card deserters
1132 third give grain
1133 third unask card siege-ladders
1134 third send
1135 second counter third
1136 second ungive flour
1137 third done
1138 second give grain
1139 second ungive grain
1140 second drop
1141 third trade fifth
1142 third ask ore
1143 third drop
1144 third trade sixth
1145 third drop
1146 third card sutaeans
1147 third at sippar
1148 third at kish
1149 third trade fourth
1150 third drop
1151 third done
1152 third done
1153 fourth done
1154 fourth done
1155 fourth card mercenaries
1156 fourth at eshnunna
1157 fourth done
1158 fifth trade third
1159 fifth give card blessing
1160 fifth ungive card blessing
1161 fifth drop
1162 fifth done
1163 fifth done
1164 fifth trade sixth
1165 fifth give card blessing
1166 fifth give grain
1167 fifth drop
1168 fifth trade first
1169 fifth drop
1170 fifth done
1171 sixth trade second
1172 sixth drop
1173 sixth done
1174 sixth campaign alliance
1175 sixth against second
1176 sixth pay metal
1177 sixth trade fourth
1178 sixth drop
1179 sixth done
1180 first trade fifth
1181 first ask card rich-harvest
1182 first unask card rich-harvest
1183 first give grain
1184 first send
1185 first done
1186 fifth counter first
1187 first done
1188 fifth give flour
1189 fifth send
1190 first counter fifth
1191 first drop
1192 first done
1193 fifth mill 2
1194 first at umma
1195 third done
1196 second trade third
1197 first trade second
1198 sixth mill 4
1199 fifth bank grain metal
1200 first ask metal
1201 fourth mill 4
1202 second ask card mercenaries
1203 sixth work blank
1204 sixth trade fourth
1205 fourth done
1206 fifth bank grain wood
1207 second send
1208 second at nippur
1209 third counter second
1210 first ask grain
1211 sixth drop
1212 sixth done
1213 first give wood
1214 fourth bank grain wood
1215 first drop
1216 sixth done
1217 third drop
1218 second bank wood grain
1219 sixth trade first
1220 fifth work blank
1221 second done
1222 second mill 10
1223 first trade sixth
1224 fifth at emar
1225 sixth ask card forced-march
1226 sixth drop
1227 third done
1228 fifth bank grain wood
1229 first drop
1230 second trade fourth
1231 fourth bank grain metal
1232 second give metal
1233 first done
1234 sixth bank grain ore
1235 second ungive metal
1236 sixth bank ore metal
1237 third trade sixth
1238 second drop
1239 sixth bank grain ore
1240 fifth trade second
1241 first mill 0
1242 first bank grain metal
1243 second trade fourth
1244 fourth bank grain ore
1245 sixth trade fourth
1246 first bank grain wood
1247 fourth work blank
1248 first done
1249 third drop
1250 third trade fourth
1251 first trade second
1252 second give wood
1253 sixth ask grain
1254 second ungive wood
1255 fourth at eshnunna
1256 third drop
1257 second give flour
1258 fifth ask card hanaeans
1259 fourth work blank
1260 second give flour
1261 first give ore
1262 sixth drop
1263 fourth at eshnunna
1264 sixth bank grain flour
1265 fourth work blank
1266 fifth ask card gutians
1267 fourth at der
1268 fourth bank grain metal
1269 sixth trade fourth
1270 sixth ask card rich-vein
1271 first ask card spies
1272 fourth done
1273 second ask card siege-ladders
1274 fifth unask card hanaeans
1275 first give flour
1276 first unask card spies
1277 sixth unask card rich-vein
1278 first give flour
1279 third trade second
1280 sixth give card mercenaries
1281 third give card envoys
1282 first send
1283 third ask card cedar-rafts
1284 third send
1285 sixth ask card rich-harvest
1286 fourth bank grain wood
1287 third withdraw
1288 fifth unask card gutians
1289 first withdraw
1290 fourth bank metal grain
1291 fifth drop
1292 third trade fifth
1293 fifth trade second
1294 fifth give flour
1295 sixth drop
1296 fifth ask card caravan
1297 third ask card forced-march
1298 third unask card forced-march
1299 third drop
1300 fourth done
1301 third trade fifth
1302 sixth bank grain ore
1303 fourth bank grain metal
1304 fourth done
1305 first bank wood ore
1306 first done
1307 sixth done
1308 second send
1309 second done
1310 fifth drop
1311 second bank grain ore
1312 fifth bank grain wood
1313 second bank grain ore
1314 fifth trade second
1315 third give ore
1316 second withdraw
1317 fifth ask card second-wind
1318 fifth ask card blessing
1319 first done
1320 first trade sixth
1321 fifth give card blessing
1322 fifth send
1323 fifth done
1324 first give metal
1325 fifth done
1326 first drop
1327 second trade first
1328 second give flour
1329 first done
1330 third send
1331 fifth decline third
1332 second drop
1333 third done
1334 third done
1335 third trade first
1336 third drop
1337 third done
1338 second bank grain flour
1339 second bank grain wood
1340 second counter fifth
1341 second give ore
1342 second unask card blessing
1343 second give wood
1344 second ask card blessing
1345 second ungive wood
1346 second ask card intrigue
1347 second send
1348 fifth counter second
1349 fifth ungive card blessing
1350 fifth unask ore
1351 second done
1352 second trade third
1353 second ask card rich-vein
1354 fifth ask card locusts
1355 fifth ask wood
1356 fifth send
1357 second give ore
1358 second ungive ore
1359 second unask card rich-vein
1360 second give ore
1361 second ungive ore
1362 second decline fifth
1363 second ask card cedar-rafts
1364 second give flour
1365 second give metal
1366 second ask card siege-ladders
1367 second give wood
1368 second ungive wood
1369 second ungive metal
1370 second ask card siege-ladders
1371 second drop
1372 second bank ore grain
1373 second done
1374 first counterclockwise
1375 first trade fifth
1376 first ask card envoys
1377 first unask card envoys
1378 first give card deserters
1379 first ungive card deserters
1380 first ask card mercenaries
1381 first send
1382 fifth decline first
1383 first done
1384 first campaign alliance
1385 first against fourth
1386 first done
1387 sixth trade second
1388 sixth drop
1389 sixth bank grain flour
1390 sixth done
1391 sixth trade first
1392 sixth ask card forced-march
1393 sixth give flour
1394 sixth drop
1395 sixth trade second
1396 sixth ask metal
1397 sixth send
1398 second decline sixth
1399 sixth campaign war
1400 sixth against fourth
1401 sixth pay flour
1402 sixth trade first
1403 sixth drop
1404 sixth done
1405 fifth erect canal
1406 fifth no
1407 fifth trade sixth
1408 fifth drop
1409 fifth done
1410 fifth trade fourth
1411 fifth drop
1412 fifth done
1413 fifth bank grain ore
1414 fifth unit chariot
1415 fifth at hashum
1416 fifth done
1417 fourth trade second
1418 fourth ask ore
1419 fourth unask ore
1420 fourth give grain
1421 fourth ungive grain
1422 fourth ask card caravan
1423 fourth ask card turukkaeans
1424 fourth unask card caravan
1425 fourth give card second-wind
1426 fourth ask flour
1427 fourth send
1428 second decline fourth
1429 fourth bank grain wood
1430 fourth bank grain wood
1431 fourth bank grain metal
1432 fourth trade third
1433 fourth drop
1434 fourth done
1435 fourth trade third
1436 fourth give card blessing
1437 fourth ask card deserters
1438 fourth ask card hanaeans
1439 fourth unask card deserters
1440 fourth ungive card blessing
1441 fourth give grain
1442 fourth ask card mercenaries
1443 fourth give card blessing
1444 fourth send
1445 third decline fourth
1446 fourth trade first
1447 fourth drop
1448 fourth done
1449 fourth done
1450 third done
1451 third done
1452 third done
1453 second done
1454 second trade fifth
1455 second ask card sutaeans
1456 second ask card gutians
1457 second send
1458 second bank grain flour
1459 fifth decline second
1460 second done
1461 second done
1462 sixth mill 1
1463 fifth done
1464 sixth trade third
1465 first bank grain flour
1466 sixth drop
1467 first at umma
1468 fourth trade third
1469 first trade fifth
1470 first drop
1471 first bank grain metal
1472 second trade first
1473 fourth drop
1474 second ask card spies
1475 sixth trade first
1476 first bank grain flour
1477 first trade fifth
1478 sixth give metal
1479 fifth mill 2
1480 sixth ask card envoys
1481 sixth drop
1482 fourth done
1483 fifth done
1484 first drop
1485 sixth trade fifth
1486 sixth give wood
1487 third trade fourth
1488 third ask card forced-march
1489 third ask card spies
1490 fifth at halab
1491 sixth give card blessing
1492 first done
1493 fourth bank wood flour
1494 fourth trade fifth
1495 fourth give wood
1496 fifth at halab
1497 fifth at emar
1498 second unask card spies
1499 fourth send
1500 third give wood
1501 fifth trade second
1502 third ask card second-wind
1503 first mill 5
1504 fourth withdraw
1505 first done
1506 fifth drop
1507 third unask card forced-march
1508 sixth ungive wood
1509 fourth done
1510 sixth give ore
1511 third ask card second-wind
1512 first bank grain flour
1513 second give grain
1514 second send
1515 third give card intrigue
1516 first decline second
1517 fourth done
1518 second trade fourth
1519 fourth trade third
1520 second drop
1521 third send
1522 second at nippur
1523 second trade fourth
1524 second give wood
1525 fourth give metal
1526 first trade fourth
1527 second ungive wood
1528 third withdraw
1529 second ask grain
1530 first give ore
1531 sixth give card mercenaries
1532 fifth trade fourth
1533 sixth ungive ore
1534 sixth drop
1535 sixth done
1536 fifth drop
1537 first send
1538 third done
1539 sixth trade second
1540 fifth work smelt
1541 second unask grain
1542 fifth trade fourth
1543 fourth give wood
1544 first bank grain ore
1545 third trade fifth
1546 fifth ask card turukkaeans
1547 fifth send
1548 third drop
1549 first done
1550 first withdraw
1551 third trade first
1552 fourth ask card intrigue
1553 fourth decline fifth
1554 third give wood
1555 third send
1556 first accept third
1557 sixth ask card locusts
1558 fourth drop
1559 third done
1560 fourth trade sixth
1561 third done
1562 fifth work blank
1563 sixth ask wood
1564 fifth at emar
1565 fifth done
1566 third trade sixth
1567 fifth done
1568 sixth ask card caravan
1569 second give ore
1570 first trade sixth
1571 third drop
1572 sixth unask card locusts
1573 fifth trade second
1574 first ask card yaminites
1575 second ungive ore
1576 third trade sixth
1577 fourth drop
1578 fifth give grain
1579 first unask card yaminites
1580 sixth send
1581 sixth bank grain wood
1582 fifth send
1583 sixth withdraw
1584 fourth done
1585 sixth done
1586 sixth bank wood grain
1587 first give grain
1588 second ask card mercenaries
1589 third ask card turukkaeans
1590 third ask card forced-march
1591 second accept fifth
1592 sixth done
1593 first ask metal
1594 second drop
1595 second bank grain flour
1596 first ungive grain
1597 third give metal
1598 third unask card turukkaeans
1599 fifth bank metal grain
1600 fifth trade fourth
1601 second trade first
1602 second ask wood
1603 second send
1604 third unask card forced-march
1605 first give ore
1606 second withdraw
1607 second trade first
1608 first unask metal
1609 first ungive ore
1610 third ungive metal
1611 second ask card intrigue
1612 second give grain
1613 fifth ask flour
1614 fifth drop
1615 second send
1616 third drop
1617 second withdraw
1618 fifth trade second
1619 third done
1620 fifth give metal
1621 fifth ask card envoys
1622 fifth unask card envoys
1623 third trade sixth
1624 fifth drop
1625 first ask card yaminites
1626 second done
1627 first unask card yaminites
1628 fifth done
1629 first give grain
1630 third drop
1631 first give grain
1632 third trade sixth
1633 third give ore
1634 first ask card blessing
1635 first give flour
1636 third ungive ore
1637 first give flour
1638 first drop
1639 third ask card caravan
1640 third send
1641 third done
1642 sixth counter third
1643 first trade third
1644 second done
1645 second done
1646 first give card deserters
1647 second done
1648 first send
1649 first withdraw
1650 first trade sixth
1651 sixth give card blessing
1652 sixth ungive card blessing
1653 first drop
1654 first trade second
1655 sixth ask ore
1656 first give ore
1657 first drop
1658 sixth drop
1659 first done
1660 first clockwise
1661 first erect ishtar
1662 first at umma
1663 first bank ore grain
1664 first trade fourth
1665 first drop
1666 first trade fourth
1667 first give wood
1668 first drop
1669 first done
1670 first trade sixth
1671 first drop
1672 first done
1673 first trade fifth
1674 first ask ore
1675 first unask ore
1676 first give wood
1677 first ask card deserters
1678 first ask card intrigue
1679 first give ore
1680 first give metal
1681 first ask card gutians
1682 first unask card intrigue
1683 first unask card gutians
1684 first ask card envoys
1685 first send
1686 fifth decline first
1687 first trade third
1688 first give wood
1689 first ask card forced-march
1690 first unask card forced-march
1691 first give grain
1692 first ask flour
1693 first send
1694 first done
1695 third counter first
1696 second trade fifth
1697 third send
1698 first decline third
1699 second ask card mercenaries
1700 second give flour
1701 second send
1702 second done
1703 fifth counter second
1704 fifth give card blessing
1705 fifth drop
1706 second campaign war
1707 second against first
1708 second pay wood
1709 second trade first
1710 second give flour
1711 second send
1712 second unit foot
1713 second at nippur
1714 first accept second
1715 second at isin
1716 second done
1717 third trade sixth
1718 third drop
1719 third done
1720 third done
1721 third trade first
1722 third give wood
1723 third ask card spies
1724 third ungive wood
1725 third drop
1726 third trade sixth
1727 third give wood
1728 third send
1729 sixth accept third
1730 third done
1731 fourth done
1732 fourth campaign war
1733 fourth against third
1734 fourth pay wood
1735 fourth trade fifth
1736 fourth drop
1737 fourth unit foot
1738 fourth at eshnunna
1739 fourth at der
1740 fourth done
1741 fifth trade third
1742 fifth ask card cedar-rafts
1743 fifth give ore
1744 fifth unask card cedar-rafts
1745 fifth ask card hanaeans
1746 fifth ungive ore
1747 fifth ask card gutians
1748 fifth send
1749 fifth withdraw
1750 fifth done
1751 fifth trade sixth
1752 fifth ask card rich-harvest
1753 fifth give wood
1754 fifth send
1755 fifth campaign alliance
1756 fifth against first
1757 sixth decline fifth
1758 fifth done
1759 sixth done
1760 sixth trade first
1761 sixth drop
1762 sixth campaign war
1763 sixth against third
1764 sixth trade fourth
1765 sixth ask card gutians
1766 sixth drop
1767 sixth done
end 1767 09934695f114a38c
