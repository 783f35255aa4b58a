[Game "mesopotamia"]
[Rules "2"]
[Seats "6"]
[Options "years=vote, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one"]
[Names "first, second, third, fourth, fifth, sixth"]
[SeedHash "0055117f0d8e79598af77e2c348df5863d0554618664d8a75061a015bb2cb31e"]
[Seed "golden mesopotamia 6"]
[Box "standard 58dce2de"]
[Result "0 0 1 0 0 0"]

1 third card yaminites
2 first mill 1
3 sixth mill 5
4 third mill 0
5 third bank ore metal
6 sixth bank grain wood
7 second mill 5
8 fifth mill 3
9 third done
10 fourth mill 3
11 sixth done
12 sixth card rich-vein
13 first trade third
14 sixth bank metal wood
15 second trade sixth
16 sixth done
17 second drop
18 third card rich-harvest
19 first drop
20 first trade fourth
21 third erect millstone
22 fourth work foot
23 fifth work smelt
24 second work smelt
25 third trade sixth
26 fifth card cedar-rafts
27 fourth trade fifth
28 third give card envoys
29 first give card forced-march
30 fifth trade first
31 fourth give flour
32 fifth drop
33 fourth send
34 fifth trade fourth
35 third send
36 second card cedar-rafts
37 fourth work blank
38 first drop
39 third withdraw
40 second bank wood grain
41 fourth card spies
42 fourth against sixth
43 fourth card blessing
44 fourth withdraw
45 fourth trade third
46 fourth ask card siege-ladders
47 second trade sixth
48 third bank wood ore
49 fourth send
50 third decline fourth
51 fifth ask flour
52 second give flour
53 third bank ore wood
54 fifth give metal
55 second ask card locusts
56 first bank wood metal
57 first bank grain wood
58 first card rich-harvest
59 second drop
60 fifth ask wood
61 first done
62 first trade fifth
63 first drop
64 fifth ungive metal
65 second bank wood ore
66 fourth trade first
67 second work blank
68 fourth ask card second-wind
69 fifth unask wood
70 fifth give wood
71 third bank metal flour
72 first done
73 fourth unask card second-wind
74 fifth unask flour
75 second done
76 third trade first
77 third ask card siege-ladders
78 second done
79 fifth send
80 third ask card blessing
81 fifth done
82 fifth erect millstone
83 fifth withdraw
84 third give card yaminites
85 fifth done
86 third ask card turukkaeans
87 third send
88 first decline third
89 fourth drop
90 fourth work blank
91 fourth work blank
92 fourth trade first
93 fourth drop
94 third trade sixth
95 fourth bank ore flour
96 third give ore
97 fourth done
98 third give card envoys
99 third give flour
100 fourth done
101 third send
102 sixth accept third
103 third trade sixth
104 third give card envoys
105 third give ore
106 third give card siege-ladders
107 third ask card second-wind
108 third ungive card envoys
109 third ask card caravan
110 third ask card rich-vein
111 third send
112 third bank grain metal
113 third done
114 sixth counter third
115 first counterclockwise
116 first done
117 first trade second
118 sixth unask ore
119 sixth ask wood
120 first ask card cedar-rafts
121 first ask card intrigue
122 sixth drop
123 first unask card intrigue
124 first unask card cedar-rafts
125 first ask metal
126 first drop
127 first campaign alliance
128 first against fifth
129 first pay flour
130 first unit chariot
131 first at umma
132 first bank ore grain
133 first bank wood flour
134 first unit foot
135 first at ur
136 first unit foot
137 first at umma
138 first unit chariot
139 first at lagash
140 first bank grain ore
141 first done
142 sixth erect marduk
143 sixth done
144 sixth bank wood flour
145 sixth campaign alliance
146 sixth against second
147 sixth pay wood
148 second yes
149 sixth bank ore flour
150 sixth bank ore grain
151 sixth done
152 fifth trade fourth
153 fifth give grain
154 fifth give card caravan
155 fifth give card rich-harvest
156 fifth ungive card rich-harvest
157 fifth send
158 fourth accept fifth
159 fifth done
160 fifth bank grain ore
161 fifth done
162 fifth unit chariot
163 fifth at ebla
164 fifth bank wood grain
165 fifth trade sixth
166 fifth drop
167 fifth trade sixth
168 fifth give grain
169 fifth give metal
170 fifth ungive grain
171 fifth give wood
172 fifth ask card hanaeans
173 fifth send
174 fifth bank wood flour
175 fifth bank grain metal
176 sixth decline fifth
177 fifth bank metal grain
178 fifth trade first
179 fifth drop
180 fifth unit foot
181 fifth at ebla
182 fifth bank metal ore
183 fifth bank metal grain
184 fifth unit chariot
185 fifth at tunip
186 fifth done
187 fourth trade fifth
188 fourth give wood
189 fourth give flour
190 fourth ask card siege-ladders
191 fourth unask card siege-ladders
192 fourth ask card rich-harvest
193 fourth drop
194 fourth erect marduk
195 fourth trade sixth
196 fourth give metal
197 fourth give flour
198 fourth ungive flour
199 fourth send
200 sixth accept fourth
201 fourth done
202 fourth done
203 fourth bank wood ore
204 fourth trade fifth
205 fourth drop
206 fourth unit blank
207 fourth at bagdad
208 fourth unit blank
209 fourth at meturan
210 fourth unit blank
211 fourth at bagdad
212 fourth done
213 third bank grain wood
214 third trade fifth
215 third ask card rich-vein
216 third drop
217 third erect ishtar
218 third trade fifth
219 third give card envoys
220 third ungive card envoys
221 third ask ore
222 third send
223 third done
224 fifth decline third
225 third bank grain metal
226 third campaign war
227 third against sixth
228 third pay wood
229 third trade sixth
230 third drop
231 third bank grain flour
232 third trade fourth
233 third ask card siege-ladders
234 third give card intrigue
235 third give grain
236 third unask card siege-ladders
237 third send
238 fourth accept third
239 third done
240 second done
241 second trade third
242 second ask card siege-ladders
243 second unask card siege-ladders
244 second drop
245 second campaign break
246 second pay wood
247 second done
248 first trade third
249 fifth done
250 third mill 3
251 second mill 1
252 third done
253 second trade first
254 first ask metal
255 fourth mill 5
256 second drop
257 fifth mill 0
258 fourth trade sixth
259 second work foot
260 sixth mill 3
261 third trade first
262 fourth give metal
263 third give card siege-ladders
264 third give card yaminites
265 third ungive card siege-ladders
266 fourth ask card rich-vein
267 fourth ask wood
268 fifth bank grain ore
269 fifth trade sixth
270 second trade first
271 second give metal
272 fifth ask card second-wind
273 fifth give metal
274 fifth ask flour
275 fifth give card blessing
276 fourth give card gutians
277 third ask card turukkaeans
278 fifth give wood
279 third ask card gutians
280 sixth card locusts
281 sixth against first
282 fifth send
283 second ask card locusts
284 second ungive metal
285 fourth give card blessing
286 third ungive card yaminites
287 fifth withdraw
288 fifth done
289 second drop
290 fifth work blank
291 second card rich-vein
292 fifth at ebla
293 third drop
294 second done
295 fifth trade fourth
296 first give flour
297 fifth give card rich-harvest
298 third trade fifth
299 third drop
300 fourth send
301 third trade fifth
302 fifth drop
303 first drop
304 fourth withdraw
305 first trade sixth
306 fourth card spies
307 fifth work smelt
308 sixth done
309 second done
310 third drop
311 fourth against first
312 first ask grain
313 fourth card hanaeans
314 third trade second
315 first give card rich-harvest
316 fourth work smelt
317 fifth bank metal wood
318 sixth erect millstone
319 third give card siege-ladders
320 fifth done
321 fourth bank grain ore
322 sixth bank ore flour
323 fourth bank metal ore
324 fourth work blank
325 fourth work blank
326 third give card siege-ladders
327 fourth done
328 fourth done
329 first ask grain
330 fifth done
331 first ask card hanaeans
332 first give ore
333 third ask card yaminites
334 first send
335 first card rich-harvest
336 first done
337 third unask card yaminites
338 sixth decline first
339 sixth trade fifth
340 sixth drop
341 fifth card rich-harvest
342 first mill 2
343 first done
344 fifth bank grain flour
345 third ungive card siege-ladders
346 fifth trade first
347 third ungive card siege-ladders
348 sixth trade first
349 fifth ask card intrigue
350 third give card siege-ladders
351 fifth give flour
352 first done
353 first bank grain ore
354 sixth give flour
355 fifth ask card blessing
356 fifth ungive flour
357 third ungive card siege-ladders
358 third give flour
359 third send
360 sixth send
361 fifth unask card intrigue
362 sixth done
363 third done
364 first counter sixth
365 first send
366 fifth ask card second-wind
367 second accept third
368 sixth accept first
369 first done
370 first bank metal flour
371 first bank metal ore
372 first bank ore wood
373 first trade second
374 fifth give wood
375 fifth send
376 fifth done
377 first decline fifth
378 first give grain
379 first give grain
380 first give grain
381 first ungive grain
382 first send
383 first done
384 second accept first
385 fifth counterclockwise
386 fifth trade first
387 fifth ask card blessing
388 fifth drop
389 fifth done
390 fifth bank grain flour
391 fifth done
392 fifth done
393 fourth trade sixth
394 fourth ask card envoys
395 fourth ask grain
396 fourth give ore
397 fourth ungive ore
398 fourth drop
399 fourth trade first
400 fourth drop
401 fourth trade third
402 fourth drop
403 fourth trade first
404 fourth drop
405 fourth trade fifth
406 fourth give card hanaeans
407 fourth ungive card hanaeans
408 fourth ask card spies
409 fourth drop
410 fourth done
411 fourth done
412 fourth unit foot
413 fourth at der
414 fourth done
415 third done
416 third campaign alliance
417 third against fourth
418 third no
419 fourth yes
420 third card siege-ladders
421 third done
422 second done
423 second campaign break
424 second pay wood
425 second done
426 first bank grain metal
427 first trade third
428 first give wood
429 first send
430 third counter first
431 first trade sixth
432 third unask wood
433 third give card envoys
434 first ask card turukkaeans
435 third drop
436 first drop
437 first trade second
438 first ask card spies
439 first unask card spies
440 first ask card rich-harvest
441 first give card deserters
442 first drop
443 first erect canal
444 first at umma
445 first trade second
446 first drop
447 first done
448 first campaign war
449 first against fifth
450 first done
451 sixth done
452 sixth done
453 sixth done
454 second mill 3
455 fourth mill 0
456 second trade third
457 fifth done
458 second drop
459 first trade third
460 fourth card caravan
461 fourth done
462 third mill 8
463 fifth mill 8
464 third work blank
465 second trade fourth
466 first ask card blessing
467 fourth work smelt
468 first drop
469 third done
470 fourth work blank
471 fourth at der
472 first trade fifth
473 sixth mill 7
474 first ask flour
475 second drop
476 fifth bank grain wood
477 third bank grain ore
478 sixth done
479 fourth bank metal flour
480 third done
481 sixth trade fourth
482 sixth ask card hanaeans
483 fourth done
484 fifth trade fourth
485 first ask flour
486 second bank grain wood
487 second bank grain flour
488 fourth bank metal flour
489 first drop
490 sixth ask card turukkaeans
491 fourth bank grain flour
492 sixth unask card hanaeans
493 fifth give flour
494 second bank metal wood
495 second work smelt
496 first done
497 sixth ask card turukkaeans
498 fifth ask grain
499 fourth done
500 first mill 3
501 first done
502 sixth send
503 sixth bank grain ore
504 second done
505 second done
506 first bank grain wood
507 fourth bank grain ore
508 first trade third
509 first give metal
510 first give wood
511 first ungive wood
512 first send
513 third decline first
514 fourth decline sixth
515 fifth give ore
516 fifth ask card intrigue
517 fifth give wood
518 sixth done
519 fourth bank grain ore
520 fourth done
521 first trade third
522 first ask card intrigue
523 first give metal
524 first drop
525 first trade fourth
526 first drop
527 first done
528 fifth drop
529 first trade sixth
530 first ask card sutaeans
531 first give card forced-march
532 first unask card sutaeans
533 first ungive card forced-march
534 first drop
535 fifth bank wood metal
536 first done
537 first trade sixth
538 first ask card second-wind
539 first unask card second-wind
540 fifth card intrigue
541 first drop
542 first bank grain ore
543 first trade fifth
544 fifth against third
545 fifth done
546 fifth bank grain ore
547 fifth bank grain wood
548 first give card forced-march
549 first drop
550 fifth at tunip
551 fifth trade fourth
552 first done
553 fifth give card blessing
554 fifth send
555 fourth counter fifth
556 fifth trade third
557 fifth give wood
558 fourth send
559 fifth decline fourth
560 fifth ask card spies
561 fifth give ore
562 fifth give card blessing
563 fifth give ore
564 fifth drop
565 fifth done
566 fifth trade sixth
567 fifth give grain
568 fifth ungive grain
569 fifth give ore
570 fifth ungive ore
571 fifth ask card cedar-rafts
572 fifth give flour
573 fifth give flour
574 fifth drop
575 fifth bank grain wood
576 fifth bank grain ore
577 fifth bank grain flour
578 fifth trade second
579 fifth give ore
580 fifth send
581 fifth bank grain metal
582 second decline fifth
583 fifth trade third
584 fifth drop
585 fifth trade sixth
586 fifth ask ore
587 fifth send
588 sixth counter fifth
589 sixth ask card spies
590 fifth done
591 sixth unask card spies
592 sixth give wood
593 sixth ask flour
594 sixth give wood
595 sixth give ore
596 sixth unask flour
597 sixth give card yaminites
598 sixth ask card cedar-rafts
599 sixth ask card sutaeans
600 sixth give metal
601 sixth ask card forced-march
602 sixth unask card forced-march
603 sixth give ore
604 sixth ungive ore
605 sixth send
606 first counterclockwise
607 first bank ore wood
608 first trade fourth
609 first drop
610 fifth decline sixth
611 first done
612 first trade second
613 first drop
614 first bank grain wood
615 first campaign war
616 first against fifth
617 first done
618 sixth done
619 sixth card yaminites
620 sixth at emar
621 sixth at ebla
622 sixth campaign alliance
623 sixth against second
624 second yes
625 sixth bank ore grain
626 sixth bank grain ore
627 sixth done
628 fifth done
629 fifth done
630 fifth unit foot
631 fifth at carchemish
632 fifth unit chariot
633 fifth at ugarit
634 fifth trade sixth
635 fifth ask card rich-vein
636 fifth ask card deserters
637 fifth send
638 sixth decline fifth
639 fifth unit chariot
640 fifth at tunip
641 fifth done
642 fourth bank grain ore
643 fourth trade fifth
644 fourth give wood
645 fourth send
646 fourth withdraw
647 fourth bank grain wood
648 fourth done
649 fourth bank grain metal
650 fourth trade second
651 fourth ask card rich-vein
652 fourth drop
653 fourth trade fifth
654 fourth give grain
655 fourth ungive grain
656 fourth give card blessing
657 fourth give card hanaeans
658 fourth drop
659 fourth bank grain metal
660 fourth bank grain wood
661 fourth bank ore grain
662 fourth bank metal ore
663 fourth trade fifth
664 fourth drop
665 fourth trade sixth
666 fourth give card mercenaries
667 fourth give ore
668 fourth give grain
669 fourth ask card spies
670 fourth ungive card mercenaries
671 fourth ungive grain
672 fourth send
673 fourth withdraw
674 fourth done
675 fourth trade fifth
676 fourth drop
677 fourth done
678 third bank grain ore
679 third trade fifth
680 third drop
681 third done
682 third trade fourth
683 third ask card locusts
684 third unask card locusts
685 third ask ore
686 third give grain
687 third ungive grain
688 third send
689 third card siege-ladders
690 fourth decline third
691 third bank grain wood
692 third done
693 third done
694 second card cedar-rafts
695 second bank wood ore
696 second done
697 second done
698 second unit blank
699 second at nippur
700 second unit foot
701 second at marad
702 second done
703 first done
704 fifth at ugarit
705 first mill 4
706 fourth mill 0
707 sixth mill 1
708 second trade fourth
709 sixth trade fourth
710 sixth ask card spies
711 sixth unask card spies
712 second give ore
713 first trade third
714 second ask wood
715 third mill 1
716 fifth trade sixth
717 second drop
718 second trade first
719 sixth ask card hanaeans
720 second drop
721 fifth ask wood
722 fourth card intrigue
723 sixth give metal
724 sixth ungive metal
725 second bank ore wood
726 first ask card caravan
727 sixth send
728 fourth accept sixth
729 third trade sixth
730 third drop
731 sixth work smelt
732 second done
733 second mill 4
734 third trade fifth
735 fourth against second
736 sixth done
737 fifth send
738 sixth trade fourth
739 fourth trade third
740 third drop
741 first unask card caravan
742 second done
743 fifth withdraw
744 first give wood
745 fifth done
746 fourth drop
747 sixth drop
748 fourth done
749 fifth mill 0
750 fourth work smelt
751 sixth bank grain flour
752 first send
753 sixth trade fourth
754 sixth drop
755 third accept first
756 first done
757 sixth trade fourth
758 third done
759 first bank grain flour
760 third trade first
761 fifth done
762 second done
763 second erect millstone
764 sixth give card mercenaries
765 sixth send
766 first bank grain flour
767 fifth work blank
768 fourth done
769 first work blank
770 third drop
771 fifth at tunip
772 fourth decline sixth
773 sixth done
774 second at marad
775 fifth done
776 third done
777 first at ur
778 second erect millstone
779 first trade sixth
780 second bank grain wood
781 second bank grain metal
782 first ask card spies
783 fifth done
784 fifth trade sixth
785 fourth trade fifth
786 fourth drop
787 fifth drop
788 first unask card spies
789 fifth trade second
790 first give metal
791 first ungive metal
792 fifth give wood
793 second trade sixth
794 fifth ask card second-wind
795 first ask card blessing
796 second ask card cedar-rafts
797 second give grain
798 first ask ore
799 fifth ask card second-wind
800 first drop
801 first bank grain ore
802 fourth trade third
803 fourth ask card caravan
804 first work blank
805 first at ur
806 first trade fifth
807 fifth unask card second-wind
808 fourth drop
809 second give metal
810 first drop
811 first work blank
812 first at umma
813 fourth done
814 fifth ask card envoys
815 fourth done
816 second give flour
817 fifth drop
818 first trade second
819 fifth done
820 second send
821 first drop
822 sixth counter second
823 sixth ask card cedar-rafts
824 second bank metal wood
825 second bank metal ore
826 first work blank
827 second bank grain wood
828 first at ur
829 sixth drop
830 second trade fifth
831 second ask card gutians
832 second unask card gutians
833 second drop
834 first done
835 second bank wood ore
836 second bank grain flour
837 first trade fifth
838 first drop
839 first trade third
840 second done
841 first give card forced-march
842 first ungive card forced-march
843 first give ore
844 first ungive ore
845 first drop
846 first trade second
847 first ask card spies
848 first send
849 first withdraw
850 first done
851 first done
852 first counterclockwise
853 first trade third
854 first drop
855 first trade sixth
856 first drop
857 first trade sixth
858 first drop
859 first done
860 first card forced-march
861 first done
862 first done
863 sixth done
864 sixth campaign alliance
865 sixth against second
866 sixth pay metal
867 sixth unit foot
868 sixth at arbela
869 sixth done
870 fifth trade fourth
871 fifth give flour
872 fifth send
873 fourth counter fifth
874 fifth done
875 fifth trade fourth
876 fifth ask card caravan
877 fifth drop
878 fifth campaign alliance
879 fifth against fourth
880 fourth ask flour
881 fifth pay metal
882 fifth done
883 fourth give card blessing
884 fourth ask card caravan
885 fourth drop
886 fourth done
887 fourth campaign alliance
888 fourth against fifth
889 fourth pay metal
890 fifth yes
891 fourth done
892 third trade first
893 third give card envoys
894 third send
895 first accept third
896 third trade first
897 third ask flour
898 third drop
899 third trade first
900 third ask card rich-harvest
901 third give flour
902 third send
903 first counter third
904 first ask flour
905 third trade second
906 third drop
907 third done
908 third card yaminites
909 first give card deserters
910 first give wood
911 first unask flour
912 third at halab
913 third trade sixth
914 first unask flour
915 first ungive card deserters
916 third ask metal
917 first ask flour
918 third give ore
919 third give ore
920 first unask flour
921 first give card envoys
922 first ask card siege-ladders
923 third ungive ore
924 first send
925 third drop
926 third counter first
927 third send
928 first accept third
929 third trade fourth
930 third give grain
931 third give card envoys
932 third send
933 fourth accept third
934 third trade fifth
935 third give ore
936 third give card envoys
937 third send
938 third campaign alliance
939 third against fifth
940 fifth decline third
941 third pay metal
942 third unit blank
943 third at byblos
944 third unit chariot
945 third at tadmor
946 third done
947 second trade fourth
948 second drop
949 second bank grain flour
950 second trade sixth
951 second give ore
952 second drop
953 second bank grain flour
954 second trade sixth
955 second drop
956 second done
957 second card forced-march
958 second trade fifth
959 second give card second-wind
960 second send
961 fifth accept second
962 second done
963 second trade third
964 second drop
965 second unit foot
966 second at marad
967 second at babylon
968 second unit chariot
969 second at marad
970 second done
971 sixth vote 1
972 first vote 1
973 fourth vote 3
974 third vote 3
975 second vote 3
976 fifth vote 1
977 fourth mill 2
978 third trade first
979 third give metal
980 third ungive metal
981 sixth trade first
982 fifth trade first
983 fourth trade first
984 fourth drop
985 third ask card gutians
986 fifth drop
987 fourth bank ore grain
988 first trade sixth
989 first ask card rich-vein
990 fourth done
991 sixth give grain
992 first send
993 fourth done
994 sixth send
995 third give flour
996 fourth trade sixth
997 fifth trade sixth
998 third drop
999 sixth at arbela
1000 fourth ask card blessing
1001 first withdraw
1002 second at marad
1003 first decline sixth
1004 fourth send
1005 first at umma
1006 fifth drop
1007 third bank metal ore
1008 fourth done
1009 first trade fourth
1010 fifth done
1011 first drop
1012 third bank ore wood
1013 first done
1014 sixth trade fifth
1015 sixth drop
1016 first done
1017 fourth done
1018 second done
1019 sixth trade first
1020 fifth trade third
1021 third trade fifth
1022 second trade fifth
1023 sixth decline fourth
1024 sixth drop
1025 fifth drop
1026 first trade fifth
1027 third give ore
1028 first drop
1029 third drop
1030 second give ore
1031 third trade fourth
1032 sixth done
1033 first trade sixth
1034 sixth mill 6
1035 third drop
1036 fifth trade sixth
1037 fifth give card blessing
1038 third trade fourth
1039 first drop
1040 second ask card intrigue
1041 sixth trade third
1042 first trade fourth
1043 sixth give grain
1044 second give wood
1045 third drop
1046 sixth give grain
1047 first ask grain
1048 sixth send
1049 third done
1050 second drop
1051 first send
1052 first done
1053 fifth ask card cedar-rafts
1054 sixth work blank
1055 third trade first
1056 second done
1057 first bank metal ore
1058 third decline sixth
1059 second trade first
1060 fifth drop
1061 third drop
1062 sixth at arbela
1063 second drop
1064 sixth done
1065 first done
1066 fourth counter first
1067 second done
1068 sixth done
1069 sixth done
1070 second done
1071 fifth done
1072 fourth ungive grain
1073 first done
1074 third work blank
1075 fifth work blank
1076 third at qatna
1077 third done
1078 fourth ask card hanaeans
1079 third trade fifth
1080 fourth drop
1081 fifth at tunip
1082 second done
1083 fifth work blank
1084 fifth at tunip
1085 fifth work blank
1086 fifth at carchemish
1087 fifth done
1088 third give metal
1089 fifth done
1090 third ungive metal
1091 third give ore
1092 third ungive ore
1093 third drop
1094 fifth done
1095 third done
1096 third done
1097 first clockwise
1098 first trade fifth
1099 first give card deserters
1100 first ask card rich-harvest
1101 first unask card rich-harvest
1102 first give ore
1103 first send
1104 fifth decline first
1105 first done
1106 first trade third
1107 first drop
1108 first bank metal grain
1109 first done
1110 first trade fourth
1111 first give grain
1112 first give wood
1113 first give wood
1114 first ask card intrigue
1115 first give ore
1116 first ask card envoys
1117 first unask card intrigue
1118 first drop
1119 first done
1120 second bank metal ore
1121 second done
1122 second campaign alliance
1123 second against fifth
1124 second pay metal
1125 fifth yes
1126 second done
1127 third bank wood grain
1128 third done
1129 third done
1130 third trade first
1131 third drop
1132 third done
1133 fourth trade sixth
1134 fourth drop
1135 fourth trade sixth
1136 fourth give card mercenaries
1137 fourth ask card yaminites
1138 fourth unask card yaminites
1139 fourth send
1140 sixth accept fourth
1141 fourth done
1142 fourth card gutians
1143 fourth at awan
1144 fourth at ayapir
1145 fourth done
1146 fourth trade first
1147 fourth give grain
1148 fourth give grain
1149 fourth ungive grain
1150 fourth give ore
1151 fourth ungive grain
1152 fourth ask card siege-ladders
1153 fourth give card blessing
1154 fourth ask flour
1155 fourth ask card deserters
1156 fourth give grain
1157 fourth unask card deserters
1158 fourth ungive card blessing
1159 fourth give metal
1160 fourth give flour
1161 fourth ask card hanaeans
1162 fourth drop
1163 fourth done
1164 fifth done
1165 fifth done
1166 fifth trade first
1167 fifth drop
1168 fifth trade fourth
1169 fifth ask card sutaeans
1170 fifth drop
1171 fifth done
1172 sixth bank grain metal
1173 sixth trade fifth
1174 sixth ask card envoys
1175 sixth drop
1176 sixth trade second
1177 sixth give metal
1178 sixth give flour
1179 sixth ungive flour
1180 sixth ungive metal
1181 sixth give wood
1182 sixth ask card mercenaries
1183 sixth send
1184 second counter sixth
1185 sixth done
1186 second drop
1187 sixth card hanaeans
1188 sixth at mari
1189 sixth done
1190 sixth done
1191 sixth bank grain flour
1192 sixth trade fifth
1193 sixth ask flour
1194 sixth ask card turukkaeans
1195 sixth unask card turukkaeans
1196 sixth give grain
1197 sixth ask card envoys
1198 sixth unask flour
1199 sixth send
1200 fifth decline sixth
1201 sixth unit chariot
1202 sixth at karana
1203 sixth trade second
1204 sixth drop
1205 sixth trade third
1206 sixth ask grain
1207 sixth give ore
1208 sixth give wood
1209 sixth unask grain
1210 sixth ungive ore
1211 sixth give card mercenaries
1212 sixth give ore
1213 sixth give flour
1214 sixth drop
1215 sixth trade first
1216 sixth drop
1217 sixth done
1218 fifth at tunip
1219 first at lagash
1220 third mill 1
1221 second at marad
1222 third done
1223 fifth bank wood ore
1224 first at umma
1225 fourth mill 0
1226 third work blank
1227 fourth trade fifth
1228 fourth ask metal
1229 third at qatna
1230 second bank ore wood
1231 second bank metal wood
1232 third work blank
1233 first trade third
1234 first drop
1235 sixth trade fifth
1236 first done
1237 sixth give wood
1238 fourth unask metal
1239 first at lagash
1240 second bank wood flour
1241 second trade first
1242 sixth drop
1243 fifth at ugarit
1244 second give flour
1245 second give ore
1246 first mill 1
1247 first trade fourth
1248 third at tadmor
1249 fifth trade first
1250 sixth trade fourth
1251 fifth ask card hanaeans
1252 first drop
1253 second send
1254 fourth drop
1255 sixth ask wood
1256 second withdraw
1257 fifth give card blessing
1258 sixth ask card spies
1259 fourth trade second
1260 second done
1261 sixth send
1262 third trade sixth
1263 second trade fifth
1264 second drop
1265 sixth done
1266 sixth mill 0
1267 first bank wood ore
1268 second trade fourth
1269 fourth drop
1270 sixth withdraw
1271 first bank ore wood
1272 fourth done
1273 first done
1274 third drop
1275 third trade fourth
1276 first trade fifth
1277 sixth done
1278 first drop
1279 first done
1280 third ask card siege-ladders
1281 fourth bank ore grain
1282 second give flour
1283 fifth unask card hanaeans
1284 fourth done
1285 second give flour
1286 first done
1287 sixth trade fifth
1288 fourth trade sixth
1289 sixth drop
1290 third unask card siege-ladders
1291 fourth drop
1292 first done
1293 fifth ungive card blessing
1294 fourth trade sixth
1295 fifth drop
1296 sixth done
1297 fifth done
1298 third ask card siege-ladders
1299 sixth trade first
1300 second give flour
1301 second send
1302 fourth drop
1303 second done
1304 third give card envoys
1305 fourth done
1306 fifth at tunip
1307 third send
1308 sixth give card mercenaries
1309 third work blank
1310 fourth trade third
1311 sixth ask card locusts
1312 fourth give grain
1313 fifth done
1314 fourth ask card caravan
1315 fifth bank ore wood
1316 sixth drop
1317 third at qatna
1318 second withdraw
1319 sixth trade third
1320 fourth ask card intrigue
1321 fourth send
1322 fourth done
1323 second work blank
1324 sixth ask card envoys
1325 fourth decline third
1326 sixth drop
1327 sixth done
1328 second at marad
1329 second done
1330 fifth done
1331 fifth done
1332 second done
1333 fifth trade second
1334 third work blank
1335 fifth give flour
1336 third at tadmor
1337 second trade third
1338 third trade fourth
1339 fifth drop
1340 third decline fourth
1341 second drop
1342 second done
1343 fifth done
1344 third ask metal
1345 third give flour
1346 third send
1347 third done
1348 fourth decline third
1349 third trade first
1350 third give grain
1351 third send
1352 first counter third
1353 first ask card locusts
1354 first send
1355 third decline first
1356 third trade fourth
1357 third ask card caravan
1358 third send
1359 third done
1360 third withdraw
1361 third trade fifth
1362 third give ore
1363 third send
1364 fifth accept third
1365 third done
1366 second clockwise
1367 second trade fifth
1368 second drop
1369 second trade fifth
1370 second ask card intrigue
1371 second give grain
1372 second drop
1373 second done
1374 second campaign war
1375 second against third
1376 second trade sixth
1377 second drop
1378 second trade sixth
1379 second give flour
1380 second ask flour
1381 second drop
1382 second done
1383 third trade fifth
1384 third give ore
1385 third give flour
1386 third give metal
1387 third ask card siege-ladders
1388 third give card envoys
1389 third ungive flour
1390 third unask card siege-ladders
1391 third ask card blessing
1392 third drop
1393 third trade sixth
1394 third give flour
1395 third drop
1396 third done
1397 third trade sixth
1398 third ask card envoys
1399 third unask card envoys
1400 third give card envoys
1401 third ungive card envoys
1402 third ask card mercenaries
1403 third send
1404 sixth counter third
1405 third done
1406 third done
1407 sixth send
1408 fourth trade second
1409 third decline sixth
1410 fourth give wood
1411 fourth ungive wood
1412 fourth drop
1413 fourth done
1414 fourth trade first
1415 fourth ask card forced-march
1416 fourth give flour
1417 fourth drop
1418 fourth trade fifth
1419 fourth give metal
1420 fourth send
1421 fifth accept fourth
1422 fourth campaign war
1423 fourth against third
1424 fourth pay metal
1425 fourth done
1426 fifth done
1427 fifth campaign war
1428 fifth against sixth
1429 fifth pay wood
1430 fifth done
1431 sixth trade fifth
1432 sixth drop
1433 sixth done
1434 sixth trade fourth
1435 sixth drop
1436 sixth done
1437 sixth card mercenaries
1438 sixth at arbela
1439 sixth done
1440 first done
1441 first trade third
1442 first ask ore
1443 first unask ore
1444 first give grain
1445 first ungive grain
1446 first ask card caravan
1447 first ask card turukkaeans
1448 first unask card caravan
1449 first give card deserters
1450 first ask flour
1451 first send
1452 first withdraw
1453 first done
1454 first done
1455 second at marad
1456 fifth at ugarit
1457 sixth at arbela
1458 fifth bank metal ore
1459 second trade fifth
1460 fourth mill 0
1461 second give flour
1462 fourth done
1463 second drop
1464 fourth trade third
1465 third mill 4
1466 fourth drop
1467 first done
1468 fourth trade first
1469 first mill 4
1470 fifth trade second
1471 fifth drop
1472 first bank grain ore
1473 fifth at tunip
1474 sixth done
1475 fourth give flour
1476 fifth done
1477 second done
1478 fourth send
1479 first accept fourth
1480 fifth at tunip
1481 first trade third
1482 third trade fifth
1483 fourth done
1484 second mill 5
1485 third ask card envoys
1486 fourth trade third
1487 first drop
1488 sixth mill 7
1489 first bank grain flour
1490 first trade second
1491 third drop
1492 first drop
1493 second done
1494 sixth trade third
1495 first bank grain flour
1496 sixth drop
1497 first done
1498 fourth drop
1499 first trade second
1500 sixth bank grain flour
1501 fourth bank grain ore
1502 sixth done
1503 sixth done
1504 third trade fifth
1505 sixth done
1506 third drop
1507 first drop
1508 second bank grain ore
1509 third trade fourth
1510 fourth bank grain flour
1511 first done
1512 first trade third
1513 fourth trade first
1514 fifth bank wood ore
1515 third ask card forced-march
1516 third ask card spies
1517 fifth done
1518 first give flour
1519 third send
1520 second bank grain metal
1521 fourth decline third
1522 fifth trade sixth
1523 third bank grain metal
1524 first ungive flour
1525 fifth ask card second-wind
1526 fourth give ore
1527 first drop
1528 second bank grain metal
1529 fourth give wood
1530 first trade fifth
1531 third done
1532 first ask card rich-vein
1533 fifth unask card second-wind
1534 fourth ungive ore
1535 first send
1536 first withdraw
1537 third bank grain metal
1538 fourth give ore
1539 fifth give flour
1540 second done
1541 fourth give ore
1542 first done
1543 fourth ungive ore
1544 second trade fourth
1545 fourth ask card siege-ladders
1546 second drop
1547 third trade first
1548 second bank grain wood
1549 second bank grain metal
1550 second done
1551 first bank grain flour
1552 fifth ask card yaminites
1553 third give ore
1554 first done
1555 third give flour
1556 fourth drop
1557 fifth send
1558 fourth done
1559 third give wood
1560 fifth done
1561 sixth counter fifth
1562 fourth trade second
1563 fifth done
1564 fifth done
1565 fourth ask flour
1566 sixth give card mercenaries
1567 sixth unask flour
1568 fourth send
1569 fourth bank grain wood
1570 second decline fourth
1571 third give ore
1572 third drop
1573 fourth bank grain flour
1574 fourth bank wood metal
1575 fourth bank grain ore
1576 sixth ungive card mercenaries
1577 fourth done
1578 third trade fifth
1579 sixth drop
1580 third give ore
1581 third drop
1582 third done
1583 third trade sixth
1584 third drop
1585 third trade fourth
1586 third drop
1587 third bank metal ore
1588 third trade second
1589 third drop
1590 third bank grain flour
1591 third trade first
1592 third drop
1593 third bank grain ore
1594 third trade second
1595 third ask card deserters
1596 third drop
1597 third done
1598 first counterclockwise
1599 first trade sixth
1600 first drop
1601 first done
1602 first bank grain flour
1603 first trade second
1604 first give grain
1605 first ungive grain
1606 first ask card turukkaeans
1607 first ask card forced-march
1608 first unask card turukkaeans
1609 first give ore
1610 first ungive ore
1611 first send
1612 first campaign war
1613 second decline first
1614 first against third
1615 first pay flour
1616 first trade fifth
1617 first ask grain
1618 first unask grain
1619 first ask card rich-harvest
1620 first send
1621 first done
1622 fifth counter first
1623 fifth ask flour
1624 fifth send
1625 first accept fifth
1626 sixth trade second
1627 sixth give metal
1628 sixth give grain
1629 sixth ask flour
1630 sixth drop
1631 sixth trade first
1632 sixth drop
1633 sixth bank grain flour
1634 sixth bank grain ore
1635 sixth done
1636 sixth done
1637 sixth bank grain wood
1638 sixth trade third
1639 sixth drop
1640 sixth done
1641 fifth done
1642 fifth done
1643 fifth trade sixth
1644 fifth ask flour
1645 fifth give wood
1646 fifth ungive wood
1647 fifth drop
1648 fifth attack
1649 fifth yes
1650 fifth done
1651 fourth done
1652 fourth campaign war
1653 fourth against second
1654 fourth pay flour
1655 fourth bank grain flour
1656 fourth trade first
1657 fourth ask wood
1658 fourth ask ore
1659 fourth give flour
1660 fourth unask ore
1661 fourth drop
1662 fourth trade first
1663 fourth drop
1664 fourth done
1665 third trade first
1666 third ask ore
1667 third give ore
1668 third send
1669 third withdraw
1670 third done
1671 third campaign alliance
1672 third against fourth
1673 third pay wood
1674 third yes
1675 fourth no
1676 third unit chariot
1677 third at yaminites
1678 third trade second
1679 third give flour
1680 third ask card locusts
1681 third drop
1682 third unit chariot
1683 third at tadmor
1684 third bank grain flour
1685 third unit foot
1686 third at damascus
1687 third bank grain wood
1688 third bank grain ore
1689 third bank ore flour
1690 third unit foot
1691 third at damascus
1692 third bank grain flour
1693 third done
1694 second trade sixth
1695 second ask card caravan
1696 second drop
1697 second trade third
1698 second give wood
1699 second ask card forced-march
1700 second unask card forced-march
1701 second give grain
1702 second ask flour
1703 second send
1704 second done
1705 third decline second
1706 second trade fifth
1707 second give flour
1708 second drop
1709 second trade sixth
1710 second give flour
1711 second drop
1712 second campaign break
1713 second pay wood
1714 second bank grain ore
1715 second bank metal ore
1716 second bank ore wood
1717 second done
1718 second trade first
1719 fourth mill 5
1720 sixth trade first
1721 second give metal
1722 fourth bank grain ore
1723 second ask card mercenaries
1724 fifth trade first
1725 second ungive metal
1726 fifth drop
1727 sixth give grain
1728 fourth trade first
1729 third trade fourth
1730 third drop
1731 sixth drop
1732 fifth at ugarit
1733 sixth done
1734 second send
1735 fourth drop
1736 fifth at tunip
1737 fifth done
1738 sixth mill 2
1739 fourth bank ore flour
1740 fourth bank grain metal
1741 second withdraw
1742 fourth trade third
1743 third done
1744 sixth bank grain metal
1745 fourth give flour
1746 fourth ungive flour
1747 fifth at tunip
1748 first bank grain ore
1749 third mill 2
1750 fifth trade fourth
1751 sixth trade fifth
1752 second trade fourth
1753 fifth give wood
1754 fifth ungive wood
1755 second drop
1756 fourth give grain
1757 fourth send
1758 fifth give flour
1759 fifth ask card siege-ladders
1760 sixth drop
1761 third counter fourth
1762 first bank grain metal
1763 fourth done
1764 third ask card deserters
1765 second at marad
1766 sixth done
1767 fourth trade fifth
1768 fourth drop
1769 fourth trade second
1770 second done
1771 first bank grain wood
1772 fourth give grain
1773 fifth unask card siege-ladders
1774 first bank grain flour
1775 second mill 0
1776 third drop
1777 fifth ask card yaminites
1778 second bank wood metal
1779 first at umma
1780 sixth done
1781 fifth ungive flour
1782 third trade first
1783 fourth ask card forced-march
1784 sixth trade fourth
1785 fourth send
1786 third ask card hanaeans
1787 fifth drop
1788 first done
1789 second decline fourth
1790 fifth done
1791 fifth done
1792 fourth done
1793 sixth ask card sutaeans
1794 second done
1795 fifth done
1796 sixth ask card siege-ladders
1797 fourth bank grain ore
1798 second done
1799 first mill 0
1800 first bank wood metal
1801 first done
1802 third send
1803 fourth done
1804 sixth ask card rich-vein
1805 second done
1806 first bank metal ore
1807 sixth send
1808 third withdraw
1809 sixth bank wood grain
1810 third done
1811 sixth done
1812 second done
1813 fourth counter sixth
1814 first trade fourth
1815 fourth ask card deserters
1816 fourth drop
1817 third trade sixth
1818 first drop
1819 third drop
1820 first trade sixth
1821 third done
1822 first give flour
1823 fifth trade fourth
1824 third trade second
1825 sixth bank grain metal
1826 third drop
1827 sixth trade third
1828 first ungive flour
1829 third done
1830 fifth give metal
1831 first drop
1832 sixth drop
1833 fifth drop
1834 fifth done
1835 first bank ore metal
1836 sixth trade first
1837 sixth ask card turukkaeans
1838 third trade sixth
1839 sixth drop
1840 sixth done
1841 third drop
1842 third trade first
1843 first work blank
1844 third drop
1845 third done
1846 first at umma
1847 first done
1848 first done
1849 first trade third
1850 first give flour
1851 first send
1852 third accept first
1853 first done
1854 first clockwise
1855 first trade fourth
1856 first drop
1857 first trade fourth
1858 first drop
1859 first trade fifth
1860 first give card deserters
1861 first drop
1862 first trade sixth
1863 first drop
1864 first done
1865 first trade sixth
1866 first give metal
1867 first drop
1868 first trade fifth
1869 first give card deserters
1870 first drop
1871 first trade third
1872 first give ore
1873 first ask card rich-vein
1874 first unask card rich-vein
1875 first give metal
1876 first ask card second-wind
1877 first send
1878 first campaign alliance
1879 third counter first
1880 first against second
1881 second yes
1882 first done
1883 third give metal
1884 third send
1885 second trade sixth
1886 second ask card blessing
1887 first decline third
1888 second ask card yaminites
1889 second send
1890 second done
1891 sixth decline second
1892 second done
1893 second trade fifth
1894 second ask card deserters
1895 second give grain
1896 second ungive grain
1897 second send
1898 second done
1899 third trade second
1900 fifth decline second
1901 third ask card sutaeans
1902 third send
1903 second decline third
1904 third done
1905 third trade first
1906 third give flour
1907 third ungive flour
1908 third ask card deserters
1909 third ask card locusts
1910 third give grain
1911 third unask card locusts
1912 third drop
1913 third trade first
1914 third give metal
1915 third drop
1916 third campaign alliance
1917 third against sixth
1918 third done
1919 fourth done
1920 fourth trade first
1921 fourth ask card deserters
1922 fourth send
1923 fourth withdraw
1924 fourth campaign break
1925 fourth pay metal
1926 fourth trade fifth
1927 fourth give grain
1928 fourth give flour
1929 fourth ask card turukkaeans
1930 fourth unask card turukkaeans
1931 fourth ungive flour
1932 fourth ungive grain
1933 fourth ask card intrigue
1934 fourth unask card intrigue
1935 fourth drop
1936 fourth unit blank
1937 fourth at bagdad
1938 fourth at rapiqum
1939 fourth unit foot
1940 fourth at der
1941 fourth at eshnunna
1942 fourth done
1943 fifth trade fourth
1944 fifth give card blessing
1945 fifth send
1946 fourth counter fifth
1947 fourth unask card blessing
1948 fourth give wood
1949 fourth ask card gutians
1950 fifth done
1951 fifth trade first
1952 fifth ask card deserters
1953 fourth unask card gutians
1954 fifth drop
1955 fifth done
1956 fourth send
1957 fifth done
1958 fifth accept fourth
1959 sixth done
1960 sixth campaign alliance
1961 sixth against fifth
1962 sixth trade second
1963 sixth give ore
1964 sixth ask card sutaeans
1965 sixth unask card sutaeans
1966 sixth drop
1967 sixth trade third
1968 sixth drop
1969 sixth done
end 1969 57f0577e14c97d7a
