[Game "mesopotamia"]
[Rules "1"]
[Seats "6"]
[Options "years=vote, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one"]
[Names "first, second, third, fourth, fifth, sixth"]
[SeedHash "0055117f0d8e79598af77e2c348df5863d0554618664d8a75061a015bb2cb31e"]
[Seed "golden mesopotamia 6"]
[Box "standard 58dce2de"]
[Result "1 1 0 0 1 0"]

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
769 third vote 2
770 fifth vote 1
771 second vote 1
772 first vote 2
773 fourth vote 3
774 sixth vote 2
775 sixth mill 3
776 sixth work blank
777 fifth mill 0
778 first done
779 first mill 1
780 fourth done
781 first bank metal flour
782 third trade fourth
783 sixth bank grain metal
784 fifth done
785 first done
786 second done
787 sixth trade fourth
788 second mill 9
789 fourth work blank
790 fourth at der
791 first trade fifth
792 first drop
793 fifth bank grain ore
794 sixth give metal
795 third drop
796 second bank metal ore
797 first work blank
798 second done
799 sixth drop
800 sixth trade fifth
801 fourth work blank
802 fifth trade third
803 fifth give wood
804 fourth at der
805 third trade fifth
806 second bank metal ore
807 fourth trade sixth
808 fourth give card blessing
809 fifth ask card yaminites
810 fifth drop
811 sixth drop
812 fifth trade third
813 fourth ungive card blessing
814 third drop
815 third done
816 second done
817 third mill 1
818 fourth give flour
819 third trade second
820 sixth done
821 third give card sutaeans
822 first at ur
823 first bank metal ore
824 third give grain
825 third give card envoys
826 sixth trade second
827 fourth ask card locusts
828 fourth send
829 fourth done
830 fourth withdraw
831 fourth done
832 fourth done
833 second done
834 third ask card intrigue
835 fifth drop
836 first work blank
837 third unask card intrigue
838 fifth bank metal flour
839 fifth done
840 sixth give card mercenaries
841 third ask metal
842 sixth ask card sutaeans
843 third unask metal
844 first at ur
845 first bank ore wood
846 first work blank
847 first at umma
848 third give card intrigue
849 first work blank
850 third ask card envoys
851 first at ur
852 sixth ungive card mercenaries
853 third give metal
854 third send
855 sixth drop
856 second decline third
857 third bank metal flour
858 sixth done
859 first trade fifth
860 third trade fifth
861 third drop
862 third bank metal wood
863 first ask card rich-harvest
864 third done
865 first send
866 first work blank
867 fifth decline first
868 first at larsa
869 first trade third
870 first drop
871 first work blank
872 third done
873 first at larsa
874 first done
875 first done
876 first trade sixth
877 third trade first
878 first give card deserters
879 first send
880 first done
881 third drop
882 third card intrigue
883 sixth counter first
884 sixth drop
885 third against sixth
886 third done
887 third done
888 first clockwise
889 first done
890 first trade sixth
891 first ask grain
892 first send
893 sixth accept first
894 first done
895 first trade fourth
896 first drop
897 first trade fifth
898 first ask card turukkaeans
899 first ask card caravan
900 first unask card caravan
901 first ask card siege-ladders
902 first unask card turukkaeans
903 first drop
904 first card yaminites
905 first at tuttul
906 first done
907 first trade third
908 first drop
909 first done
910 second trade third
911 second ask flour
912 second unask flour
913 second ask card envoys
914 second give grain
915 second give card forced-march
916 second drop
917 second bank ore grain
918 second erect canal
919 second trade fifth
920 second ask wood
921 second give card forced-march
922 second drop
923 second done
924 second done
925 second trade third
926 second drop
927 second unit foot
928 second at nippur
929 second at babylon
930 second card forced-march
931 second trade first
932 second give ore
933 second drop
934 second unit foot
935 second at nippur
936 second unit blank
937 second at marad
938 second at babylon
939 second trade fifth
940 second give flour
941 second send
942 second done
943 fifth accept second
944 third trade fourth
945 third drop
946 third done
947 third trade second
948 third drop
949 third campaign alliance
950 third against fifth
951 third trade sixth
952 third ask card forced-march
953 third give metal
954 third ungive metal
955 third give grain
956 third give ore
957 third send
958 sixth decline third
959 third trade second
960 third ask card cedar-rafts
961 third give ore
962 third unask card cedar-rafts
963 third ungive ore
964 third drop
965 third done
966 fourth bank ore metal
967 fourth trade sixth
968 fourth ask card turukkaeans
969 fourth give card blessing
970 fourth ungive card blessing
971 fourth give flour
972 fourth give card second-wind
973 fourth unask card turukkaeans
974 fourth send
975 sixth counter fourth
976 fourth bank metal grain
977 fourth trade second
978 fourth ask card mercenaries
979 fourth unask card mercenaries
980 fourth ask card caravan
981 fourth give card mercenaries
982 sixth send
983 fourth decline sixth
984 fourth send
985 fourth bank ore flour
986 fourth done
987 second counter fourth
988 fourth done
989 fourth trade sixth
990 second give grain
991 second drop
992 fourth give flour
993 fourth ask card mercenaries
994 fourth ungive flour
995 fourth send
996 fourth withdraw
997 fourth card gutians
998 fourth at awan
999 fourth at ayapir
1000 fourth done
1001 fifth bank grain flour
1002 fifth done
1003 fifth trade third
1004 fifth give ore
1005 fifth ask card caravan
1006 fifth unask card caravan
1007 fifth drop
1008 fifth campaign war
1009 fifth against sixth
1010 fifth pay metal
1011 fifth unit foot
1012 fifth at halab
1013 fifth at carchemish
1014 fifth done
1015 sixth trade third
1016 sixth drop
1017 sixth done
1018 sixth trade fourth
1019 sixth ask metal
1020 sixth ask card envoys
1021 sixth give metal
1022 sixth give card blessing
1023 sixth give wood
1024 sixth send
1025 sixth card mercenaries
1026 fourth decline sixth
1027 sixth done
1028 sixth bank grain ore
1029 sixth trade first
1030 sixth ask card caravan
1031 sixth give ore
1032 sixth drop
1033 sixth trade first
1034 sixth drop
1035 sixth bank grain ore
1036 sixth trade first
1037 sixth drop
1038 sixth unit foot
1039 sixth at arbela
1040 sixth unit blank
1041 sixth at mankisum
1042 sixth done
1043 first at umma
1044 fifth mill 0
1045 second trade sixth
1046 first done
1047 second ask card mercenaries
1048 second ask card caravan
1049 fourth mill 1
1050 sixth trade fifth
1051 fifth trade second
1052 first mill 1
1053 third done
1054 sixth give metal
1055 sixth drop
1056 fourth done
1057 first done
1058 first trade third
1059 first ask card cedar-rafts
1060 third done
1061 second ask card envoys
1062 fifth give grain
1063 first unask card cedar-rafts
1064 second send
1065 sixth bank ore wood
1066 second withdraw
1067 second done
1068 fourth done
1069 fifth give card intrigue
1070 second mill 2
1071 third trade fourth
1072 first drop
1073 second trade fourth
1074 fourth done
1075 first trade third
1076 fourth trade sixth
1077 fifth ask card turukkaeans
1078 second give flour
1079 third ask card rich-harvest
1080 sixth at arbela
1081 fifth drop
1082 first ask grain
1083 sixth done
1084 third unask card rich-harvest
1085 third drop
1086 second give flour
1087 first drop
1088 sixth mill 4
1089 second ask card intrigue
1090 fifth trade first
1091 third done
1092 sixth trade fourth
1093 fourth drop
1094 sixth give metal
1095 fifth drop
1096 second ask card siege-ladders
1097 third done
1098 second ungive flour
1099 first done
1100 fourth done
1101 second ask card intrigue
1102 second send
1103 fifth trade second
1104 second done
1105 fifth give wood
1106 second done
1107 sixth give flour
1108 fourth counter second
1109 first trade third
1110 fifth drop
1111 fifth done
1112 fourth drop
1113 sixth give card blessing
1114 fifth at emar
1115 fifth work smelt
1116 second trade fifth
1117 first ask card deserters
1118 second ask card hanaeans
1119 fifth done
1120 third trade fourth
1121 third ask grain
1122 fifth trade sixth
1123 fifth ask card hanaeans
1124 first send
1125 first done
1126 first done
1127 second unask card hanaeans
1128 second ask metal
1129 fifth drop
1130 third give flour
1131 fifth trade sixth
1132 third give card sutaeans
1133 third decline first
1134 second drop
1135 fifth ask card intrigue
1136 second done
1137 sixth send
1138 third send
1139 second trade sixth
1140 fourth accept sixth
1141 second ask card hanaeans
1142 sixth trade second
1143 second give wood
1144 second ungive wood
1145 third done
1146 sixth give metal
1147 second drop
1148 sixth send
1149 sixth done
1150 fourth counter third
1151 second done
1152 fourth ask card intrigue
1153 fifth unask card intrigue
1154 fifth ask card envoys
1155 fifth drop
1156 sixth work blank
1157 sixth at arbela
1158 sixth done
1159 fifth done
1160 fourth ungive grain
1161 second accept sixth
1162 fifth trade third
1163 sixth done
1164 sixth trade third
1165 fifth give card blessing
1166 sixth ask card sutaeans
1167 sixth ask flour
1168 fifth ask grain
1169 fourth drop
1170 fifth drop
1171 fifth done
1172 sixth unask flour
1173 sixth drop
1174 sixth done
1175 second counterclockwise
1176 second trade fourth
1177 second give wood
1178 second ask card envoys
1179 second unask card envoys
1180 second drop
1181 second done
1182 second campaign war
1183 second against first
1184 second done
1185 first trade fifth
1186 first give ore
1187 first ask wood
1188 first send
1189 fifth decline first
1190 first done
1191 first campaign alliance
1192 first against second
1193 first pay wood
1194 first trade second
1195 first drop
1196 first done
1197 sixth trade first
1198 sixth give ore
1199 sixth ask card hanaeans
1200 sixth give ore
1201 sixth drop
1202 sixth trade first
1203 sixth give metal
1204 sixth drop
1205 sixth trade second
1206 sixth drop
1207 sixth trade first
1208 sixth drop
1209 sixth done
1210 sixth done
1211 sixth trade fourth
1212 sixth give card blessing
1213 sixth give flour
1214 sixth ungive flour
1215 sixth drop
1216 sixth trade first
1217 sixth drop
1218 sixth trade fifth
1219 sixth give metal
1220 sixth drop
1221 sixth trade second
1222 sixth give flour
1223 sixth ask ore
1224 sixth send
1225 second counter sixth
1226 sixth done
1227 second send
1228 fifth done
1229 fifth campaign war
1230 sixth decline second
1231 fifth against fourth
1232 fifth done
1233 fourth done
1234 fourth campaign war
1235 fourth against sixth
1236 fourth trade fifth
1237 fourth drop
1238 fourth done
1239 third done
1240 third done
1241 third card sutaeans
1242 third at sippar
1243 third at rapiqum
1244 third done
1245 second at nippur
1246 sixth at arbela
1247 fifth mill 0
1248 fifth bank grain flour
1249 second done
1250 first done
1251 third at damascus
1252 fourth mill 5
1253 fifth done
1254 second mill 8
1255 fourth done
1256 fifth work blank
1257 second done
1258 first mill 2
1259 sixth trade fifth
1260 fourth trade sixth
1261 sixth drop
1262 third trade first
1263 fourth drop
1264 first trade third
1265 third ask card siege-ladders
1266 sixth bank wood ore
1267 fifth at carchemish
1268 fifth trade third
1269 fifth give ore
1270 sixth trade second
1271 first give ore
1272 third drop
1273 first give grain
1274 second done
1275 sixth drop
1276 sixth trade third
1277 first give flour
1278 third done
1279 sixth ask grain
1280 sixth give card blessing
1281 fourth done
1282 second trade fourth
1283 fifth ungive ore
1284 fourth bank grain metal
1285 second ask card locusts
1286 second drop
1287 first give metal
1288 second bank grain metal
1289 third mill 2
1290 fifth ask card cedar-rafts
1291 sixth send
1292 sixth done
1293 second trade first
1294 fifth unask card cedar-rafts
1295 third trade fourth
1296 sixth mill 4
1297 third drop
1298 fourth done
1299 third decline sixth
1300 sixth bank grain ore
1301 fourth bank grain metal
1302 fourth done
1303 first drop
1304 fifth give card blessing
1305 first done
1306 second drop
1307 sixth trade second
1308 second done
1309 fifth ask card rich-harvest
1310 third trade sixth
1311 fifth drop
1312 third ask card yaminites
1313 sixth give ore
1314 third unask card yaminites
1315 fifth trade third
1316 sixth send
1317 first done
1318 first trade sixth
1319 fifth give card blessing
1320 fifth drop
1321 fifth done
1322 first give metal
1323 sixth bank grain flour
1324 second accept sixth
1325 sixth bank grain flour
1326 sixth done
1327 first give metal
1328 sixth trade fifth
1329 first send
1330 third drop
1331 sixth give metal
1332 fifth done
1333 fifth bank grain flour
1334 sixth drop
1335 sixth work smelt
1336 third done
1337 sixth work blank
1338 fifth trade fourth
1339 sixth at arbela
1340 third bank grain wood
1341 fifth give wood
1342 first bank grain flour
1343 third bank grain ore
1344 fifth ask card locusts
1345 sixth trade third
1346 third bank grain wood
1347 sixth drop
1348 third trade first
1349 first done
1350 third drop
1351 fifth send
1352 fifth withdraw
1353 third done
1354 sixth accept first
1355 first done
1356 sixth trade second
1357 sixth drop
1358 sixth bank grain metal
1359 third bank grain ore
1360 fifth trade second
1361 third trade sixth
1362 fifth ask card mercenaries
1363 fifth ask card turukkaeans
1364 sixth trade first
1365 third ask ore
1366 fifth send
1367 fifth bank grain flour
1368 second decline fifth
1369 third send
1370 fifth bank grain wood
1371 sixth drop
1372 fifth trade third
1373 third done
1374 sixth decline third
1375 fifth give metal
1376 sixth trade fifth
1377 sixth ask card deserters
1378 sixth send
1379 sixth bank grain wood
1380 third trade sixth
1381 sixth work blank
1382 sixth at arbela
1383 fifth send
1384 fifth bank grain wood
1385 sixth work blank
1386 sixth at assur
1387 third give flour
1388 sixth done
1389 fifth withdraw
1390 third give metal
1391 fifth bank grain ore
1392 sixth at assur
1393 fifth done
1394 third drop
1395 fifth counter sixth
1396 sixth done
1397 fifth give grain
1398 third bank grain metal
1399 sixth done
1400 third done
1401 fifth send
1402 sixth accept fifth
1403 first counterclockwise
1404 first bank grain wood
1405 first done
1406 first campaign war
1407 first against fifth
1408 first pay wood
1409 first trade fourth
1410 first drop
1411 first done
1412 sixth trade fifth
1413 sixth drop
1414 sixth done
1415 sixth trade fourth
1416 sixth drop
1417 sixth done
1418 sixth bank grain ore
1419 sixth done
1420 fifth done
1421 fifth done
1422 fifth unit foot
1423 fifth at carchemish
1424 fifth at hashum
1425 fifth done
1426 fourth trade second
1427 fourth ask card caravan
1428 fourth ask card turukkaeans
1429 fourth unask card caravan
1430 fourth give metal
1431 fourth give grain
1432 fourth give grain
1433 fourth ungive metal
1434 fourth give wood
1435 fourth ask card deserters
1436 fourth ungive wood
1437 fourth send
1438 fourth done
1439 fourth bank grain metal
1440 second decline fourth
1441 fourth bank grain metal
1442 fourth campaign alliance
1443 fourth against third
1444 fourth pay wood
1445 fourth done
1446 third bank grain flour
1447 third done
1448 third done
1449 third trade first
1450 third drop
1451 third done
1452 second done
1453 second campaign war
1454 second against third
1455 second pay wood
1456 second bank grain flour
1457 second attack
1458 second unit chariot
1459 second at kish
1460 second bank grain wood
1461 second done
1462 sixth done
1463 first mill 0
1464 first trade second
1465 third done
1466 sixth mill 1
1467 fifth trade first
1468 second trade fourth
1469 first ask ore
1470 sixth done
1471 second give metal
1472 sixth trade first
1473 sixth drop
1474 first unask ore
1475 fourth mill 1
1476 sixth done
1477 sixth done
1478 third mill 5
1479 first give ore
1480 sixth done
1481 fourth trade second
1482 fourth drop
1483 third trade fourth
1484 fourth bank grain ore
1485 first drop
1486 fifth give grain
1487 fifth ungive grain
1488 fifth drop
1489 fifth at hashum
1490 third ask card forced-march
1491 third ask card spies
1492 fifth done
1493 first done
1494 third send
1495 second send
1496 fourth accept second
1497 fifth trade sixth
1498 third bank wood grain
1499 first work blank
1500 fifth ask card second-wind
1501 fourth done
1502 first at larsa
1503 third bank grain wood
1504 first trade second
1505 fourth bank grain wood
1506 first give metal
1507 fifth drop
1508 third bank grain ore
1509 second done
1510 first give card deserters
1511 first ask card siege-ladders
1512 third bank ore grain
1513 third done
1514 second mill 2
1515 fourth done
1516 first give wood
1517 first unask card siege-ladders
1518 second done
1519 fourth trade third
1520 second trade fourth
1521 fifth done
1522 third withdraw
1523 second ask card forced-march
1524 second give wood
1525 fourth give card second-wind
1526 first send
1527 second ask metal
1528 third trade first
1529 second accept first
1530 first done
1531 first trade sixth
1532 fifth trade second
1533 second drop
1534 first give wood
1535 fifth ask flour
1536 fourth drop
1537 third give card envoys
1538 fifth ask card envoys
1539 second bank grain ore
1540 second bank grain ore
1541 fifth send
1542 fourth done
1543 fifth bank wood flour
1544 third send
1545 fifth work blank
1546 fifth at emar
1547 third withdraw
1548 first give ore
1549 first drop
1550 third at qatna
1551 fourth bank metal wood
1552 fourth bank grain ore
1553 fifth work blank
1554 third done
1555 first trade fifth
1556 fifth at hashum
1557 fifth work blank
1558 first ask card second-wind
1559 fifth at hashum
1560 fifth work blank
1561 first drop
1562 fifth at hashum
1563 second work blank
1564 second counter fifth
1565 third trade fifth
1566 fifth trade second
1567 fifth give card blessing
1568 second drop
1569 second at umma
1570 fifth drop
1571 first trade fourth
1572 fifth trade second
1573 first ask card yaminites
1574 second work blank
1575 third ask card caravan
1576 fourth trade sixth
1577 fourth drop
1578 first give ore
1579 fourth trade fifth
1580 second at kish
1581 fourth drop
1582 second done
1583 second bank grain ore
1584 fifth drop
1585 fifth work blank
1586 first give grain
1587 second done
1588 third send
1589 third done
1590 second trade fourth
1591 second ask metal
1592 fourth done
1593 fifth at emar
1594 second give grain
1595 first send
1596 fourth decline first
1597 fifth decline third
1598 fifth done
1599 second give wood
1600 second unask metal
1601 first bank grain flour
1602 fifth done
1603 first done
1604 second ask card mercenaries
1605 fifth done
1606 first bank grain ore
1607 second unask card mercenaries
1608 second give wood
1609 first bank grain wood
1610 first done
1611 second ungive grain
1612 second send
1613 second done
1614 fourth accept second
1615 first clockwise
1616 first trade fourth
1617 first ask grain
1618 first send
1619 fourth accept first
1620 first done
1621 first bank grain wood
1622 first trade fourth
1623 first drop
1624 first done
1625 first unit foot
1626 first at ur
1627 first at larsa
1628 first done
1629 second trade first
1630 second give grain
1631 second drop
1632 second done
1633 second done
1634 second trade third
1635 second give grain
1636 second send
1637 second bank grain metal
1638 second withdraw
1639 second card deserters
1640 second done
1641 third trade second
1642 third drop
1643 third done
1644 third done
1645 third trade sixth
1646 third drop
1647 third unit blank
1648 third at qatna
1649 third at tunip
1650 third trade first
1651 third give ore
1652 third drop
1653 third trade second
1654 third drop
1655 third done
1656 fourth trade second
1657 fourth drop
1658 fourth trade fifth
1659 fourth give card blessing
1660 fourth ungive card blessing
1661 fourth give card second-wind
1662 fourth give card blessing
1663 fourth drop
1664 fourth trade sixth
1665 fourth give metal
1666 fourth ask card locusts
1667 fourth drop
1668 fourth done
1669 fourth bank wood metal
1670 fourth card mercenaries
1671 fourth at bagdad
1672 fourth done
1673 fourth trade second
1674 fourth drop
1675 fourth trade sixth
1676 fourth give metal
1677 fourth ask card gutians
1678 fourth unask card gutians
1679 fourth give card blessing
1680 fourth ask card envoys
1681 fourth send
1682 sixth decline fourth
1683 fourth trade second
1684 fourth give card blessing
1685 fourth ungive card blessing
1686 fourth ask wood
1687 fourth give grain
1688 fourth ask flour
1689 fourth send
1690 second decline fourth
1691 fourth trade fifth
1692 fourth drop
1693 fourth done
1694 fifth done
1695 fifth campaign alliance
1696 fifth against first
1697 fifth pay flour
1698 first no
1699 fifth trade first
1700 fifth drop
1701 fifth trade sixth
1702 fifth ask card gutians
1703 fifth drop
1704 fifth done
1705 sixth trade first
1706 sixth give metal
1707 sixth ask card locusts
1708 sixth ungive metal
1709 sixth drop
1710 sixth done
1711 sixth trade first
1712 sixth ask card intrigue
1713 sixth unask card intrigue
1714 sixth drop
1715 sixth trade third
1716 sixth drop
1717 sixth done
1718 sixth trade first
1719 sixth give wood
1720 sixth ask card spies
1721 sixth ungive wood
1722 sixth drop
1723 sixth trade fifth
1724 sixth give wood
1725 sixth send
1726 sixth done
1727 sixth at arbela
1728 fourth mill 0
1729 fourth done
1730 fifth trade fourth
1731 sixth trade first
1732 third done
1733 fifth give wood
1734 fifth send
1735 sixth drop
1736 sixth trade fifth
1737 first mill 1
1738 second at nippur
1739 first done
1740 fourth work blank
1741 second bank ore metal
1742 sixth drop
1743 third mill 0
1744 third bank metal wood
1745 second trade fourth
1746 second ask wood
1747 third done
1748 third trade fifth
1749 fourth decline fifth
1750 sixth done
1751 first done
1752 fifth trade third
1753 fourth at bagdad
1754 first trade fifth
1755 fifth drop
1756 first ask flour
1757 second drop
1758 sixth mill 1
1759 fifth trade sixth
1760 fifth give wood
1761 third give flour
1762 third send
1763 third withdraw
1764 fourth trade second
1765 first unask flour
1766 first ask card siege-ladders
1767 third trade fifth
1768 fifth drop
1769 third ask card hanaeans
1770 fifth trade sixth
1771 fifth give grain
1772 first drop
1773 second bank metal grain
1774 fifth give grain
1775 fifth give metal
1776 fourth give card second-wind
1777 fourth send
1778 second decline fourth
1779 sixth trade fifth
1780 first bank grain wood
1781 third send
1782 second done
1783 first done
1784 fifth drop
1785 first bank wood ore
1786 first done
1787 fourth bank metal grain
1788 fifth done
1789 sixth give wood
1790 third done
1791 second mill 2
1792 fourth trade sixth
1793 fifth counter third
1794 fourth ask card blessing
1795 second trade fourth
1796 second ask card blessing
1797 third trade second
1798 sixth ask card yaminites
1799 second drop
1800 fourth unask card blessing
1801 second trade sixth
1802 fifth ask card gutians
1803 fourth ask card turukkaeans
1804 sixth ungive wood
1805 fourth drop
1806 sixth ask card cedar-rafts
1807 third drop
1808 sixth give metal
1809 sixth send
1810 third done
1811 third done
1812 sixth withdraw
1813 sixth done
1814 sixth trade second
1815 sixth ask card rich-vein
1816 fifth unask card gutians
1817 fourth bank grain metal
1818 fourth bank ore metal
1819 second ask flour
1820 fifth ask card locusts
1821 second drop
1822 sixth unask card rich-vein
1823 fifth give card blessing
1824 fifth drop
1825 fifth done
1826 fifth bank metal grain
1827 fourth trade first
1828 sixth ask card blessing
1829 sixth unask card blessing
1830 second done
1831 sixth ask card envoys
1832 fourth ask card spies
1833 fourth send
1834 fourth withdraw
1835 fourth bank ore grain
1836 fourth done
1837 fifth done
1838 second work blank
1839 sixth give metal
1840 second at kish
1841 sixth send
1842 second bank metal flour
1843 sixth withdraw
1844 fifth trade third
1845 fourth done
1846 fifth drop
1847 fourth done
1848 fifth done
1849 sixth trade fifth
1850 fifth trade fourth
1851 sixth ask card caravan
1852 sixth unask card caravan
1853 fifth drop
1854 fifth bank ore wood
1855 second work blank
1856 sixth drop
1857 second at kish
1858 sixth done
1859 sixth trade fifth
1860 sixth give ore
1861 sixth ungive ore
1862 second trade sixth
1863 second ask card rich-vein
1864 second send
1865 sixth ask flour
1866 fifth trade third
1867 fifth ask card intrigue
1868 second withdraw
1869 fifth drop
1870 sixth unask flour
1871 second done
1872 second done
1873 sixth give card blessing
1874 second done
1875 sixth give metal
1876 sixth drop
1877 sixth trade fifth
1878 sixth ask card blessing
1879 fifth done
1880 sixth ask card yaminites
1881 sixth send
1882 fifth decline sixth
1883 sixth done
1884 sixth done
1885 fourth counterclockwise
1886 fourth trade fifth
1887 fourth give grain
1888 fourth ungive grain
1889 fourth drop
1890 fourth done
1891 fourth done
1892 fourth trade first
1893 fourth drop
1894 fourth done
1895 third trade first
1896 third ask card siege-ladders
1897 third give metal
1898 third drop
1899 third done
1900 third trade first
1901 third ask card deserters
1902 third ask card locusts
1903 third give grain
1904 third unask card locusts
1905 third drop
1906 third trade first
1907 third give metal
1908 third drop
1909 third campaign alliance
1910 third against sixth
1911 third pay metal
1912 third yes
1913 sixth yes
1914 third trade sixth
1915 third drop
1916 third trade sixth
1917 third ask card second-wind
1918 third ask card hanaeans
1919 third give metal
1920 third ungive metal
1921 third give flour
1922 third ask card turukkaeans
1923 third unask card turukkaeans
1924 third ungive flour
1925 third ask card mercenaries
1926 third unask card second-wind
1927 third unask card hanaeans
1928 third drop
1929 third trade sixth
1930 third drop
1931 third trade first
1932 third drop
1933 third done
1934 second erect marduk
1935 second at nippur
1936 second trade sixth
1937 second ask card envoys
1938 second drop
1939 second done
1940 second trade sixth
1941 second drop
1942 second campaign war
1943 second against sixth
1944 second trade fourth
1945 second give wood
1946 second ask card rich-vein
1947 second unask card rich-vein
1948 second give metal
1949 second drop
1950 second trade first
1951 second drop
1952 second trade sixth
1953 second give flour
1954 second ungive flour
1955 second drop
1956 second done
1957 first done
1958 first trade third
1959 first give ore
1960 first ask card sutaeans
1961 first unask card sutaeans
1962 first drop
1963 first trade fourth
1964 first drop
1965 first done
1966 first trade second
1967 first drop
1968 first bank metal grain
1969 first done
1970 sixth done
1971 sixth trade fifth
1972 sixth ask card siege-ladders
1973 sixth ask wood
1974 sixth send
1975 sixth withdraw
1976 sixth campaign alliance
1977 sixth against fourth
1978 sixth pay metal
1979 fourth no
1980 sixth done
1981 fifth card intrigue
1982 fifth against sixth
1983 fifth bank ore wood
1984 fifth done
1985 fifth bank ore flour
1986 fifth done
1987 fifth attack
1988 fifth done
1989 third done
1990 second trade first
1991 first mill 1
1992 third mill 0
1993 second ask card rich-harvest
1994 third trade fourth
1995 first trade fifth
1996 first drop
1997 sixth at arbela
1998 third ask card hanaeans
1999 first bank metal ore
2000 fourth mill 1
2001 fifth done
2002 first bank ore wood
2003 sixth trade fourth
2004 first trade fifth
2005 fifth mill 0
2006 third send
2007 sixth give wood
2008 fifth done
2009 second send
2010 fourth decline third
2011 sixth give ore
2012 fourth trade fifth
2013 sixth ask card rich-harvest
2014 fifth done
2015 first give grain
2016 first send
2017 fifth accept first
2018 fourth give card second-wind
2019 fifth trade third
2020 sixth ask card caravan
2021 sixth unask card caravan
2022 first decline second
2023 fifth ask card blessing
2024 second done
2025 second trade sixth
2026 second ask card second-wind
2027 first trade fifth
2028 first give ore
2029 fourth give flour
2030 sixth drop
2031 first send
2032 second give wood
2033 sixth trade fifth
2034 first withdraw
2035 third done
2036 fifth drop
2037 fifth trade first
2038 first done
2039 third done
2040 first done
2041 sixth ask card yaminites
2042 sixth give flour
2043 sixth unask card yaminites
2044 second ungive wood
2045 sixth give grain
2046 second send
2047 fourth ask card deserters
2048 fourth unask card deserters
2049 second done
2050 fourth drop
2051 fourth trade sixth
2052 sixth send
2053 third trade second
2054 second done
2055 third ask card sutaeans
2056 first trade third
2057 fourth ask card second-wind
2058 first drop
2059 first trade sixth
2060 second done
2061 fourth ask card spies
2062 third ask card intrigue
2063 fourth send
2064 second withdraw
2065 first give metal
2066 sixth done
2067 fifth decline sixth
2068 fifth drop
2069 fifth done
2070 fourth withdraw
2071 second done
2072 fifth done
2073 fourth trade second
2074 first ask card hanaeans
2075 third send
2076 third withdraw
2077 third done
2078 third done
2079 first unask card hanaeans
2080 fourth give metal
2081 sixth mill 0
2082 sixth done
2083 sixth trade second
2084 sixth give ore
2085 sixth send
2086 fourth give ore
2087 second accept sixth
2088 fourth drop
2089 fourth trade fifth
2090 first ungive metal
2091 fourth ask card locusts
2092 first give wood
2093 fourth send
2094 first ask card second-wind
2095 sixth done
2096 fourth withdraw
2097 fourth trade fifth
2098 first ungive wood
2099 sixth trade third
2100 sixth drop
2101 fourth give wood
2102 first ask card envoys
2103 sixth trade fourth
2104 fourth ask card second-wind
2105 sixth ask card locusts
2106 sixth drop
2107 sixth trade fourth
2108 first send
2109 first withdraw
2110 fourth drop
2111 first trade second
2112 sixth give wood
2113 first drop
2114 sixth drop
2115 sixth trade fifth
2116 fourth trade fifth
2117 first done
2118 fourth give card second-wind
2119 fourth drop
2120 fourth trade fifth
2121 first done
2122 fourth drop
2123 fourth trade sixth
2124 sixth drop
2125 fourth ask card second-wind
2126 fourth send
2127 sixth counter fourth
2128 sixth drop
2129 fourth trade second
2130 sixth trade second
2131 fourth ask wood
2132 sixth give card blessing
2133 sixth send
2134 sixth withdraw
2135 sixth trade fifth
2136 fourth drop
2137 fourth done
2138 fourth done
2139 sixth give flour
2140 sixth send
2141 sixth done
2142 fourth trade fifth
2143 fifth accept sixth
2144 fourth give wood
2145 sixth done
2146 fourth send
2147 fourth withdraw
2148 fourth done
2149 fourth trade second
2150 fourth drop
2151 fourth trade second
2152 fourth drop
2153 fourth done
2154 third clockwise
2155 third done
2156 third done
2157 third trade first
2158 third drop
2159 third trade sixth
2160 third give grain
2161 third send
2162 sixth decline third
2163 third trade second
2164 third ask card siege-ladders
2165 third send
2166 third withdraw
2167 third done
2168 fourth done
2169 fourth done
2170 fourth done
2171 fifth done
2172 fifth trade sixth
2173 fifth drop
2174 fifth done
2175 fifth done
2176 sixth done
2177 sixth trade fourth
2178 sixth ask card caravan
2179 sixth unask card caravan
2180 sixth ask grain
2181 sixth send
2182 fourth decline sixth
2183 sixth trade second
2184 sixth give metal
2185 sixth give metal
2186 sixth ungive metal
2187 sixth drop
2188 sixth done
2189 sixth done
2190 first trade second
2191 first ask card siege-ladders
2192 first send
2193 first withdraw
2194 first done
2195 first done
2196 first trade fourth
2197 first drop
2198 first trade third
2199 first give grain
2200 first drop
2201 first trade second
2202 first ask card caravan
2203 first drop
2204 first done
2205 second done
2206 second done
2207 second trade fourth
2208 second drop
2209 second trade fourth
2210 second ask card gutians
2211 second unask card gutians
2212 second give wood
2213 second ask card forced-march
2214 second give ore
2215 second give ore
2216 second unask card forced-march
2217 second ungive ore
2218 second drop
2219 second trade fourth
2220 second give grain
2221 second give flour
2222 second ungive grain
2223 second send
2224 fourth decline second
2225 second trade sixth
2226 second drop
2227 second done
2228 first mill 4
2229 third trade fourth
2230 third drop
2231 first bank grain ore
2232 third at damascus
2233 sixth trade third
2234 second trade third
2235 first done
2236 sixth ask card gutians
2237 fifth at hashum
2238 sixth give ore
2239 third trade fifth
2240 fifth done
2241 first bank grain wood
2242 second ask card siege-ladders
2243 sixth drop
2244 third drop
2245 fourth mill 0
2246 fourth trade first
2247 first done
2248 fourth ask card intrigue
2249 fifth mill 5
2250 third trade fifth
2251 fourth drop
2252 third drop
2253 first trade fourth
2254 third trade first
2255 first ask card turukkaeans
2256 fourth trade sixth
2257 fourth give card second-wind
2258 fourth send
2259 fourth done
2260 sixth accept fourth
2261 third ask metal
2262 sixth trade fifth
2263 fifth trade fourth
2264 third unask metal
2265 first drop
2266 fifth ask card gutians
2267 second send
2268 fifth give grain
2269 first bank grain wood
2270 fourth bank grain metal
2271 sixth drop
2272 sixth trade third
2273 third give metal
2274 second withdraw
2275 fifth unask card gutians
2276 fifth give flour
2277 fourth done
2278 first done
2279 fourth trade sixth
2280 fourth give ore
2281 fourth send
2282 third send
2283 first bank grain flour
2284 fifth ungive flour
2285 second at umma
2286 fourth bank metal grain
2287 fifth send
2288 third withdraw
2289 sixth accept fourth
2290 first done
2291 sixth give card second-wind
2292 fifth bank grain metal
2293 fourth done
2294 third trade first
2295 fourth accept fifth
2296 sixth ungive card second-wind
2297 sixth ask card caravan
2298 third ask card hanaeans
2299 second done
2300 sixth drop
2301 third unask card hanaeans
2302 fifth bank wood flour
2303 second mill 0
2304 fifth bank grain wood
2305 third drop
2306 sixth at arbela
2307 second bank grain metal
2308 second bank grain metal
2309 second done
2310 sixth bank wood ore
2311 second trade sixth
2312 third trade fourth
2313 fourth bank grain flour
2314 fourth bank grain ore
2315 fifth done
2316 fifth bank grain flour
2317 sixth trade second
2318 third ask card envoys
2319 third send
2320 sixth ask card mercenaries
2321 fifth trade third
2322 third withdraw
2323 sixth give flour
2324 sixth unask card mercenaries
2325 fourth done
2326 third done
2327 sixth give metal
2328 second ask card cedar-rafts
2329 sixth ungive metal
2330 second send
2331 sixth ask wood
2332 second bank grain wood
2333 fifth drop
2334 third mill 1
2335 second withdraw
2336 third bank grain ore
2337 sixth unask wood
2338 fifth bank grain ore
2339 second bank grain metal
2340 second done
2341 second bank grain ore
2342 fifth bank grain metal
2343 fifth trade third
2344 fifth drop
2345 fifth done
2346 sixth ungive flour
2347 sixth give ore
2348 sixth ask card rich-harvest
2349 fifth bank grain ore
2350 second trade sixth
2351 second ask card hanaeans
2352 fifth at halab
2353 second send
2354 third done
2355 second bank ore metal
2356 second done
2357 fifth done
2358 sixth ask card deserters
2359 fifth trade third
2360 sixth send
2361 sixth decline second
2362 second done
2363 fifth ask card spies
2364 third bank grain flour
2365 third done
2366 fifth unask card spies
2367 third trade second
2368 third drop
2369 sixth withdraw
2370 third done
2371 fifth drop
2372 third done
2373 fifth done
2374 sixth trade fourth
2375 sixth drop
2376 sixth done
2377 sixth mill 1
2378 sixth done
2379 sixth done
2380 sixth trade first
2381 sixth give grain
2382 sixth ask card hanaeans
2383 sixth drop
2384 sixth done
2385 sixth bank grain flour
2386 sixth bank grain wood
2387 sixth bank grain metal
2388 sixth trade fourth
2389 sixth give flour
2390 sixth give wood
2391 sixth send
2392 fourth decline sixth
2393 sixth bank grain metal
2394 sixth trade first
2395 sixth drop
2396 sixth bank grain ore
2397 sixth trade first
2398 sixth give ore
2399 sixth ungive ore
2400 sixth drop
2401 sixth done
2402 third clockwise
2403 third bank grain wood
2404 third bank grain wood
2405 third bank grain flour
2406 third done
2407 third trade second
2408 third drop
2409 third bank wood flour
2410 third campaign war
2411 third against fourth
2412 third pay wood
2413 third bank grain wood
2414 third trade fifth
2415 third give metal
2416 third send
2417 fifth counter third
2418 fifth send
2419 third unit blank
2420 third decline fifth
2421 third at qatna
2422 third at damascus
2423 third done
2424 fourth trade sixth
2425 fourth ask card blessing
2426 fourth give card blessing
2427 fourth ungive card blessing
2428 fourth send
2429 fourth bank grain metal
2430 sixth decline fourth
2431 fourth done
2432 fourth trade first
2433 fourth ask card mercenaries
2434 fourth drop
2435 fourth campaign war
2436 fourth against second
2437 fourth pay flour
2438 fourth done
2439 fifth trade sixth
2440 fifth ask card spies
2441 fifth unask card spies
2442 fifth ask card rich-harvest
2443 fifth unask card rich-harvest
2444 fifth ask card forced-march
2445 fifth give grain
2446 fifth drop
2447 fifth done
2448 fifth trade second
2449 fifth ask card envoys
2450 fifth drop
2451 fifth trade first
2452 fifth give grain
2453 fifth ask card cedar-rafts
2454 fifth ask card sutaeans
2455 fifth ungive grain
2456 fifth drop
2457 fifth campaign war
2458 fifth against fourth
2459 fifth trade first
2460 fifth drop
2461 fifth trade third
2462 fifth ask card yaminites
2463 fifth send
2464 fifth withdraw
2465 fifth trade fourth
2466 fifth ask card mercenaries
2467 fifth unask card mercenaries
2468 fifth ask card hanaeans
2469 fifth unask card hanaeans
2470 fifth drop
2471 fifth trade fourth
2472 fifth ask wood
2473 fifth send
2474 fifth done
2475 sixth done
2476 sixth done
2477 fourth decline fifth
2478 sixth done
2479 first erect marduk
2480 first at larsa
2481 first trade third
2482 first drop
2483 first done
2484 first campaign war
2485 first against fourth
2486 first done
2487 second trade third
2488 second ask wood
2489 second ask card rich-vein
2490 second give wood
2491 second send
2492 second bank grain ore
2493 second bank grain ore
2494 second done
2495 second done
2496 second done
2497 third trade fifth
2498 fourth mill 4
2499 second trade third
2500 sixth at arbela
2501 third ask card siege-ladders
2502 fourth bank grain metal
2503 third drop
2504 fourth done
2505 fourth trade third
2506 fourth give metal
2507 fourth send
2508 fourth withdraw
2509 fourth trade fifth
2510 sixth done
2511 third bank grain metal
2512 third trade first
2513 first mill 5
2514 fifth trade third
2515 second give metal
2516 third ask card yaminites
2517 third ask card sutaeans
2518 second ungive metal
2519 second give ore
2520 fourth drop
2521 first bank grain ore
2522 sixth mill 2
2523 sixth trade fourth
2524 fourth done
2525 fifth drop
2526 third give metal
2527 first trade third
2528 sixth give metal
2529 sixth ungive metal
2530 third unask card yaminites
2531 fifth trade third
2532 third drop
2533 fourth trade fifth
2534 sixth drop
2535 second send
2536 second at nippur
2537 first drop
2538 second bank grain metal
2539 fourth drop
2540 fourth trade fifth
2541 fourth ask ore
2542 third counter second
2543 second at umma
2544 first trade fourth
2545 third give metal
2546 third ungive metal
2547 fifth give flour
2548 fifth ask card mercenaries
2549 second bank metal ore
2550 third drop
2551 fifth ask flour
2552 first ask card turukkaeans
2553 first send
2554 fifth ungive flour
2555 fourth ask card siege-ladders
2556 sixth done
2557 fifth send
2558 third at damascus
2559 fifth done
2560 second bank wood ore
2561 third bank grain wood
2562 first bank grain wood
2563 second done
2564 third trade fourth
2565 second at umma
2566 fourth ask card hanaeans
2567 third decline fifth
2568 sixth done
2569 first bank grain ore
2570 third ask card caravan
2571 third unask card caravan
2572 first withdraw
2573 first trade fourth
2574 fifth mill 0
2575 fifth done
2576 fifth trade second
2577 third ask card blessing
2578 fifth ask wood
2579 second bank ore wood
2580 fifth unask wood
2581 second done
2582 fifth give card blessing
2583 first drop
2584 fourth unask ore
2585 sixth trade fourth
2586 first bank ore flour
2587 sixth ask wood
2588 fifth give wood
2589 fourth unask card hanaeans
2590 third give metal
2591 second trade fourth
2592 first done
2593 first trade fifth
2594 first ask card deserters
2595 fifth give grain
2596 sixth send
2597 fourth give wood
2598 sixth bank metal ore
2599 second give ore
2600 sixth withdraw
2601 sixth trade fifth
2602 fifth give ore
2603 sixth ask card gutians
2604 fourth ungive wood
2605 fifth give metal
2606 third unask card blessing
2607 fifth drop
2608 sixth send
2609 fifth trade third
2610 third ungive metal
2611 second give ore
2612 first drop
2613 sixth bank ore flour
2614 third give metal
2615 second drop
2616 first trade second
2617 fourth ask wood
2618 third ask card caravan
2619 third ask wood
2620 fifth give wood
2621 fifth ungive wood
2622 third send
2623 sixth done
2624 fifth decline sixth
2625 third done
2626 first give ore
2627 sixth trade third
2628 fourth unask card siege-ladders
2629 second trade third
2630 first give grain
2631 first give flour
2632 third mill 4
2633 sixth ask card sutaeans
2634 sixth give card blessing
2635 third bank wood ore
2636 fifth drop
2637 fifth done
2638 fifth done
2639 third withdraw
2640 third done
2641 fourth unask wood
2642 fifth trade second
2643 first ask card yaminites
2644 second give wood
2645 second ungive wood
2646 third done
2647 fifth drop
2648 sixth unask card sutaeans
2649 fifth done
2650 first unask card yaminites
2651 sixth give wood
2652 fourth give metal
2653 first send
2654 third trade fourth
2655 sixth ungive card blessing
2656 sixth drop
2657 sixth trade fourth
2658 second accept first
2659 sixth give ore
2660 first done
2661 third give grain
2662 second give grain
2663 first done
2664 third drop
2665 third done
2666 second ask wood
2667 fourth ask grain
2668 fourth ask flour
2669 fourth ungive metal
2670 sixth ungive ore
2671 second send
2672 second withdraw
2673 sixth give wood
2674 fourth drop
2675 sixth send
2676 fourth decline sixth
2677 sixth trade fifth
2678 sixth ask card intrigue
2679 second done
2680 sixth send
2681 fourth trade fifth
2682 sixth withdraw
2683 second trade fourth
2684 second ask flour
2685 fourth ask card deserters
2686 fourth give metal
2687 second unask flour
2688 fourth drop
2689 sixth trade second
2690 fourth done
2691 fourth trade third
2692 second give ore
2693 sixth ask wood
2694 second ungive ore
2695 fourth give metal
2696 second drop
2697 fourth give wood
2698 fourth drop
2699 fourth done
2700 sixth send
2701 second accept sixth
2702 second trade first
2703 sixth trade first
2704 sixth give metal
2705 second give grain
2706 second send
2707 sixth give grain
2708 first accept second
2709 second done
2710 sixth drop
2711 sixth done
2712 second done
2713 third counterclockwise
2714 third trade fourth
2715 third ask metal
2716 third send
2717 fourth decline third
2718 third trade first
2719 third give grain
2720 third drop
2721 third done
2722 third done
2723 third unit blank
2724 third at tunip
2725 third at qatna
2726 third done
2727 second trade fifth
2728 second ask card siege-ladders
2729 second send
2730 fifth decline second
2731 second trade sixth
2732 second ask card envoys
2733 second drop
2734 second done
2735 second done
2736 second trade third
2737 second drop
2738 second trade fifth
2739 second drop
2740 second done
2741 first done
2742 first done
2743 first done
2744 sixth done
2745 sixth bank wood metal
2746 sixth done
2747 sixth done
2748 fifth trade third
2749 fifth give card blessing
2750 fifth ungive card blessing
2751 fifth ask card turukkaeans
2752 fifth ask card rich-vein
2753 fifth give card blessing
2754 fifth ungive card blessing
2755 fifth ask card deserters
2756 fifth send
2757 fifth done
2758 fifth withdraw
2759 fifth done
2760 fifth done
2761 fourth trade first
2762 fourth give metal
2763 fourth ask flour
2764 fourth unask flour
2765 fourth give metal
2766 fourth ungive metal
2767 fourth drop
2768 fourth trade sixth
2769 fourth drop
2770 fourth trade first
2771 fourth ask card forced-march
2772 fourth drop
2773 fourth trade fifth
2774 fourth give metal
2775 fourth ask card sutaeans
2776 fourth unask card sutaeans
2777 fourth give card blessing
2778 fourth send
2779 fourth done
2780 fifth decline fourth
2781 fourth campaign alliance
2782 fourth against sixth
2783 fourth pay metal
2784 sixth no
2785 fourth trade first
2786 fourth ask card siege-ladders
2787 fourth unask card siege-ladders
2788 fourth drop
2789 fourth trade first
2790 fourth ask card deserters
2791 fourth unask card deserters
2792 fourth drop
2793 fourth done
end 2793 efbb5f5e1284d381
