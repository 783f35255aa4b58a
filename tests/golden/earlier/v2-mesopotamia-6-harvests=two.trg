[Game "mesopotamia"]
[Rules "2"]
[Seats "6"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=two"]
[Names "first, second, third, fourth, fifth, sixth"]
[SeedHash "0055117f0d8e79598af77e2c348df5863d0554618664d8a75061a015bb2cb31e"]
[Seed "golden mesopotamia 6"]
[Box "standard 58dce2de"]
[Result "0 1 1 2 2 1"]

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
250 third mill 7
251 second mill 1
252 third work blank
253 second trade first
254 first ask metal
255 fourth mill 5
256 second drop
257 fifth mill 1
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
317 fifth bank metal ore
318 sixth erect millstone
319 third give card siege-ladders
320 fifth done
321 fourth bank grain ore
322 sixth bank grain wood
323 fourth bank metal grain
324 fourth trade fifth
325 fourth ask card siege-ladders
326 third give card siege-ladders
327 fourth give metal
328 fourth send
329 first drop
330 third give card envoys
331 sixth bank grain flour
332 fifth done
333 third give grain
334 fourth work blank
335 third give wood
336 third give card yaminites
337 fourth withdraw
338 first card rich-harvest
339 fifth card intrigue
340 fourth done
341 fourth trade fifth
342 sixth trade fifth
343 sixth give card yaminites
344 fourth ask wood
345 first at umma
346 first at lagash
347 sixth ungive card yaminites
348 first trade sixth
349 third ask card envoys
350 fifth against second
351 third ask metal
352 fifth trade fourth
353 first ask card siege-ladders
354 third give metal
355 fourth give ore
356 first give card forced-march
357 first give ore
358 first unask card siege-ladders
359 third ask card gutians
360 fourth ungive ore
361 third ask card rich-vein
362 sixth ask card sutaeans
363 first give flour
364 fifth give wood
365 fifth drop
366 fifth bank grain ore
367 sixth give flour
368 fourth ask flour
369 third drop
370 first send
371 fourth ask card second-wind
372 third done
373 third trade second
374 third give flour
375 third send
376 fourth drop
377 fourth bank grain flour
378 sixth ungive flour
379 first withdraw
380 fifth trade fourth
381 fourth done
382 fifth ask grain
383 fifth ask grain
384 fifth give grain
385 first done
386 second accept third
387 third bank grain ore
388 first at umma
389 first mill 4
390 sixth give card mercenaries
391 fifth drop
392 third trade first
393 sixth ungive card mercenaries
394 fifth done
395 third give card yaminites
396 sixth give card mercenaries
397 sixth give grain
398 third give grain
399 third drop
400 third trade second
401 third drop
402 sixth drop
403 first done
404 first done
405 third trade fifth
406 sixth trade fourth
407 first bank grain ore
408 third drop
409 third bank grain metal
410 first trade fourth
411 third bank grain ore
412 sixth ask card intrigue
413 sixth unask card intrigue
414 third bank grain flour
415 first ask card deserters
416 third done
417 sixth drop
418 sixth done
419 first give grain
420 first ungive grain
421 first send
422 fourth counter first
423 first trade second
424 first give wood
425 fourth drop
426 first send
427 second accept first
428 first done
429 first done
430 fifth counterclockwise
431 fifth trade third
432 fifth drop
433 fifth trade second
434 fifth give card blessing
435 fifth drop
436 fifth trade first
437 fifth ask card gutians
438 fifth drop
439 fifth done
440 fifth campaign war
441 fifth against sixth
442 fifth bank grain ore
443 fifth done
444 fourth bank grain metal
445 fourth trade sixth
446 fourth ask card caravan
447 fourth unask card caravan
448 fourth ask card spies
449 fourth unask card spies
450 fourth ask card rich-harvest
451 fourth give flour
452 fourth drop
453 fourth trade fifth
454 fourth drop
455 fourth trade first
456 fourth drop
457 fourth trade first
458 fourth drop
459 fourth trade sixth
460 fourth give card caravan
461 fourth send
462 fourth withdraw
463 fourth done
464 fourth campaign alliance
465 fourth against third
466 fourth pay metal
467 fourth unit foot
468 fourth at mashkan
469 fourth unit blank
470 fourth at meturan
471 fourth at eshnunna
472 fourth trade first
473 fourth ask card locusts
474 fourth drop
475 fourth unit blank
476 fourth at eshnunna
477 fourth at der
478 fourth unit foot
479 fourth at mashkan
480 fourth bank grain ore
481 fourth bank grain ore
482 fourth done
483 third bank metal grain
484 third done
485 third trade fifth
486 third ask card second-wind
487 third give flour
488 third unask card second-wind
489 third ungive flour
490 third drop
491 third card yaminites
492 third at tadmor
493 third done
494 third campaign war
495 third against fifth
496 third attack
497 third at tadmor
498 third unit chariot
499 third at qatna
500 third go
501 third unit chariot
502 third unit foot
503 third at damascus
504 third bank grain wood
505 third done
506 second erect marduk
507 second bank grain flour
508 second done
509 second trade third
510 second give card second-wind
511 second give ore
512 second ask card intrigue
513 second drop
514 second campaign alliance
515 second against first
516 second pay flour
517 first yes
518 second done
519 first done
520 first campaign break
521 first pay metal
522 first trade fourth
523 first drop
524 first trade fifth
525 first ask card siege-ladders
526 first drop
527 first done
528 sixth trade fourth
529 sixth give metal
530 sixth give metal
531 sixth give grain
532 sixth ask card spies
533 sixth drop
534 sixth done
535 sixth done
536 sixth bank grain metal
537 sixth done
538 fourth card caravan
539 third done
540 sixth mill 7
541 fourth trade sixth
542 second mill 2
543 sixth done
544 third trade second
545 third drop
546 fourth drop
547 third done
548 second card cedar-rafts
549 fifth done
550 fourth bank metal grain
551 second bank grain metal
552 first bank ore grain
553 sixth done
554 third work smelt
555 first at umma
556 third trade second
557 fifth mill 7
558 second work blank
559 fourth at mashkan
560 fourth trade third
561 first trade second
562 fourth drop
563 fifth card rich-harvest
564 fifth work blank
565 fourth trade first
566 third ask card forced-march
567 second done
568 fifth at halab
569 third give ore
570 fourth drop
571 fourth done
572 second bank grain ore
573 first ask card sutaeans
574 third drop
575 second bank grain flour
576 second done
577 fifth trade first
578 third work blank
579 third trade first
580 first send
581 fourth mill 3
582 second decline first
583 first bank grain wood
584 fourth done
585 fourth trade second
586 fifth ask card turukkaeans
587 third ask card second-wind
588 first bank metal grain
589 third drop
590 fifth drop
591 fourth ask ore
592 fifth trade fourth
593 fifth drop
594 fifth bank grain flour
595 first bank wood grain
596 fifth done
597 first trade fourth
598 fourth give card hanaeans
599 first drop
600 first bank grain ore
601 fifth bank ore wood
602 first trade fourth
603 fourth send
604 third done
605 first ask card siege-ladders
606 third trade fourth
607 fourth withdraw
608 first unask card siege-ladders
609 third drop
610 third done
611 fifth bank grain ore
612 fourth trade first
613 fourth give card blessing
614 third trade first
615 first give flour
616 fifth done
617 fourth drop
618 third ask card mercenaries
619 fourth work blank
620 third send
621 fifth done
622 first ungive flour
623 third withdraw
624 first ask card envoys
625 third trade fifth
626 fourth at mashkan
627 first ask card sutaeans
628 first unask card sutaeans
629 first ask card siege-ladders
630 third ask card turukkaeans
631 first drop
632 fourth done
633 third give card siege-ladders
634 fourth trade fifth
635 first done
636 first at lagash
637 first mill 2
638 fourth give ore
639 fourth give card mercenaries
640 first done
641 third drop
642 third trade second
643 third give metal
644 first bank grain flour
645 first done
646 third send
647 third done
648 second counter third
649 second ask card sutaeans
650 fourth send
651 second unask metal
652 fifth counter fourth
653 first trade fifth
654 first ask card yaminites
655 first drop
656 second unask card sutaeans
657 second drop
658 fourth done
659 fourth trade third
660 fifth drop
661 first bank grain wood
662 first done
663 first done
664 fourth give card blessing
665 fourth give card hanaeans
666 fourth drop
667 fourth bank grain metal
668 fourth trade sixth
669 fourth give card gutians
670 fourth give grain
671 fourth drop
672 fourth trade fifth
673 fourth drop
674 fourth trade sixth
675 fourth give card mercenaries
676 fourth give ore
677 fourth give grain
678 fourth ask card spies
679 fourth ungive card mercenaries
680 fourth ungive grain
681 fourth send
682 fourth withdraw
683 fourth done
684 first counterclockwise
685 first done
686 first card forced-march
687 first done
688 first trade second
689 first drop
690 first bank grain metal
691 first done
692 sixth erect ishtar
693 sixth trade third
694 sixth give ore
695 sixth ungive ore
696 sixth ask flour
697 sixth unask flour
698 sixth drop
699 sixth bank ore metal
700 sixth done
701 sixth done
702 sixth card yaminites
703 sixth at sutaeans
704 sixth done
705 sixth unit foot
706 sixth at nineveh
707 sixth trade second
708 sixth drop
709 sixth trade fifth
710 sixth give grain
711 sixth give flour
712 sixth ungive grain
713 sixth drop
714 sixth unit chariot
715 sixth at karana
716 sixth bank grain wood
717 sixth trade third
718 sixth give grain
719 sixth give wood
720 sixth ungive wood
721 sixth ask card locusts
722 sixth unask card locusts
723 sixth ungive grain
724 sixth drop
725 sixth unit foot
726 sixth at arbela
727 sixth unit chariot
728 sixth at nineveh
729 sixth bank grain ore
730 sixth bank ore wood
731 sixth trade second
732 sixth ask card intrigue
733 sixth drop
734 sixth done
735 fifth done
736 fifth bank grain wood
737 fifth campaign alliance
738 fifth against sixth
739 fifth pay wood
740 sixth no
741 fifth attack
742 fifth unit foot
743 fifth at ebla
744 fifth at emar
745 fifth unit blank
746 fifth at ebla
747 fifth at ugarit
748 fifth done
749 fourth bank metal wood
750 fourth done
751 fourth bank ore wood
752 fourth bank wood ore
753 fourth done
754 fourth trade fifth
755 fourth give wood
756 fourth ask card envoys
757 fourth ask card second-wind
758 fourth send
759 fifth decline fourth
760 fourth done
761 third done
762 third done
763 third trade fifth
764 third ask ore
765 third give flour
766 third ask card intrigue
767 third send
768 fifth counter third
769 third trade second
770 third drop
771 third trade fourth
772 third give ore
773 third ungive ore
774 third give card siege-ladders
775 third ask card turukkaeans
776 third drop
777 third card siege-ladders
778 third trade second
779 third ask card spies
780 fifth give flour
781 fifth ask card locusts
782 fifth unask card locusts
783 fifth send
784 third drop
785 third decline fifth
786 third trade second
787 third give metal
788 third ungive metal
789 third give wood
790 third drop
791 third done
792 second erect ishtar
793 second done
794 second campaign alliance
795 second against sixth
796 second pay flour
797 second unit chariot
798 second at sippar
799 second done
800 first done
801 second done
802 sixth trade fourth
803 fourth at mashkan
804 sixth drop
805 second mill 3
806 sixth done
807 first mill 3
808 first trade sixth
809 fifth trade first
810 fifth drop
811 first drop
812 fourth bank grain metal
813 second bank metal wood
814 first done
815 second done
816 sixth mill 7
817 fifth at tunip
818 fifth trade sixth
819 fifth ask card gutians
820 fifth ask card cedar-rafts
821 fourth trade fifth
822 third at damascus
823 second bank metal wood
824 fourth ask card cedar-rafts
825 fourth ask card cedar-rafts
826 fifth unask card gutians
827 fifth drop
828 sixth trade fifth
829 sixth ask card envoys
830 third trade fourth
831 third ask card cedar-rafts
832 third unask card cedar-rafts
833 fifth done
834 sixth drop
835 fourth unask card cedar-rafts
836 sixth trade fourth
837 first done
838 fourth ask card intrigue
839 first trade sixth
840 fifth mill 4
841 second trade fourth
842 first drop
843 fourth give card hanaeans
844 third ask metal
845 first bank grain ore
846 sixth drop
847 fourth drop
848 fifth bank grain ore
849 fourth done
850 fourth mill 3
851 first trade sixth
852 first ask ore
853 third ask flour
854 fifth trade first
855 second drop
856 sixth bank grain metal
857 first ask card siege-ladders
858 sixth work chariot
859 fifth give wood
860 third unask metal
861 fifth ask flour
862 fourth done
863 third give wood
864 sixth work blank
865 third unask flour
866 first drop
867 third ungive wood
868 fourth done
869 second done
870 sixth at assur
871 sixth work blank
872 sixth at nineveh
873 third drop
874 first bank metal wood
875 third trade fifth
876 first bank ore grain
877 fifth send
878 fourth done
879 second done
880 fourth card intrigue
881 fourth against second
882 fifth withdraw
883 fifth bank grain wood
884 sixth trade fifth
885 fourth bank grain ore
886 fifth bank wood ore
887 third give grain
888 fifth trade third
889 first bank grain flour
890 first trade fourth
891 first drop
892 first done
893 first trade third
894 first ask card blessing
895 first send
896 first withdraw
897 fifth give grain
898 sixth give grain
899 third ungive grain
900 first trade fifth
901 sixth drop
902 sixth done
903 third give metal
904 fifth give flour
905 fifth drop
906 sixth done
907 fourth done
908 fifth bank grain ore
909 first ask card rich-harvest
910 fifth trade first
911 third give wood
912 first give ore
913 third ungive metal
914 first ask card spies
915 third send
916 fifth give metal
917 sixth trade third
918 sixth give grain
919 first give wood
920 third withdraw
921 sixth drop
922 fifth send
923 sixth bank grain flour
924 third trade fourth
925 fifth done
926 fifth done
927 first drop
928 first trade sixth
929 first accept fifth
930 third give card envoys
931 first ask card siege-ladders
932 sixth done
933 fifth done
934 first drop
935 first trade sixth
936 third ask card second-wind
937 third give flour
938 fifth bank grain wood
939 fifth bank ore flour
940 fifth trade second
941 first give metal
942 first ungive metal
943 third ask metal
944 first ask card blessing
945 third unask card second-wind
946 first unask card blessing
947 first drop
948 fifth ask card blessing
949 fifth unask card blessing
950 fifth give grain
951 first done
952 fifth send
953 third drop
954 third done
955 fifth done
956 second accept fifth
957 third done
958 third work blank
959 third done
960 third done
961 third done
962 first clockwise
963 first trade sixth
964 first give metal
965 first send
966 sixth counter first
967 first done
968 sixth drop
969 first done
970 first unit foot
971 first at umma
972 first at larsa
973 first done
974 second done
975 second card forced-march
976 second done
977 second trade fifth
978 second ask card forced-march
979 second give metal
980 second ungive metal
981 second give grain
982 second give ore
983 second send
984 fifth decline second
985 second bank grain metal
986 second bank metal ore
987 second bank grain flour
988 second bank grain wood
989 second trade first
990 second ask card intrigue
991 second send
992 second bank ore grain
993 second withdraw
994 second done
995 third trade first
996 third drop
997 third done
998 third trade second
999 third drop
1000 third card siege-ladders
1001 third campaign war
1002 third against first
1003 third pay metal
1004 third done
1005 fourth trade second
1006 fourth drop
1007 fourth bank grain ore
1008 fourth bank ore flour
1009 fourth bank grain wood
1010 fourth trade second
1011 fourth give card blessing
1012 fourth drop
1013 fourth done
1014 fourth trade sixth
1015 fourth give grain
1016 fourth ask card rich-vein
1017 fourth give flour
1018 fourth drop
1019 fourth campaign alliance
1020 fourth against fifth
1021 fourth pay metal
1022 fifth no
1023 fourth unit blank
1024 fourth at der
1025 fourth at gutians
1026 fourth bank grain wood
1027 fourth done
1028 fifth trade sixth
1029 fifth ask card rich-vein
1030 fifth ask card sutaeans
1031 fifth unask card rich-vein
1032 fifth send
1033 sixth decline fifth
1034 fifth trade fourth
1035 fifth ask card blessing
1036 fifth ask card forced-march
1037 fifth give card blessing
1038 fifth ask card siege-ladders
1039 fifth ungive card blessing
1040 fifth unask card blessing
1041 fifth give flour
1042 fifth send
1043 fifth withdraw
1044 fifth done
1045 fifth trade second
1046 fifth give card blessing
1047 fifth ask card envoys
1048 fifth give metal
1049 fifth give grain
1050 fifth send
1051 second counter fifth
1052 fifth done
1053 second send
1054 fifth attack
1055 fifth done
1056 fifth decline second
1057 sixth trade first
1058 sixth give card mercenaries
1059 sixth give metal
1060 sixth give metal
1061 sixth ask card yaminites
1062 sixth unask card yaminites
1063 sixth ungive metal
1064 sixth give ore
1065 sixth send
1066 first counter sixth
1067 first give grain
1068 first send
1069 sixth decline first
1070 sixth done
1071 sixth campaign alliance
1072 sixth against fifth
1073 sixth unit blank
1074 sixth at nineveh
1075 sixth at arbela
1076 sixth trade fourth
1077 sixth give card mercenaries
1078 sixth ask card mercenaries
1079 sixth unask card mercenaries
1080 sixth give grain
1081 sixth give wood
1082 sixth ungive grain
1083 sixth drop
1084 sixth bank grain ore
1085 sixth done
1086 first bank grain ore
1087 second trade first
1088 fourth trade second
1089 sixth trade second
1090 second give metal
1091 second ungive metal
1092 second ask card blessing
1093 fourth drop
1094 fourth done
1095 second send
1096 fifth at damascus
1097 first bank grain ore
1098 fifth trade fourth
1099 fourth mill 0
1100 second bank ore grain
1101 fifth drop
1102 fourth trade second
1103 first bank grain flour
1104 second done
1105 fourth ask card siege-ladders
1106 sixth give flour
1107 first at lagash
1108 sixth ungive flour
1109 sixth give ore
1110 sixth drop
1111 first bank grain flour
1112 fourth send
1113 fifth done
1114 fifth mill 3
1115 fourth bank wood grain
1116 first done
1117 second mill 0
1118 sixth done
1119 fifth trade second
1120 sixth mill 2
1121 fourth withdraw
1122 sixth done
1123 second done
1124 fifth drop
1125 sixth work blank
1126 sixth at arbela
1127 first mill 3
1128 fifth trade fourth
1129 first trade fourth
1130 sixth done
1131 first decline second
1132 sixth done
1133 sixth trade first
1134 second trade fifth
1135 second give metal
1136 fifth give metal
1137 fifth ungive metal
1138 second send
1139 first ask card deserters
1140 fourth bank grain metal
1141 first send
1142 sixth ask card rich-harvest
1143 second done
1144 fourth done
1145 second done
1146 first done
1147 second done
1148 first bank wood flour
1149 fifth ask ore
1150 fourth bank metal flour
1151 fourth done
1152 fifth give wood
1153 fifth send
1154 first done
1155 sixth send
1156 fourth counter first
1157 first decline sixth
1158 first done
1159 fifth bank grain metal
1160 fourth give flour
1161 first done
1162 fourth drop
1163 fourth decline fifth
1164 fifth done
1165 sixth bank grain wood
1166 sixth trade fourth
1167 sixth ask grain
1168 fifth counter second
1169 fifth drop
1170 fourth done
1171 fourth bank grain metal
1172 fifth trade fourth
1173 fifth drop
1174 sixth unask grain
1175 fifth work blank
1176 fourth bank grain wood
1177 fourth done
1178 fifth at damascus
1179 fifth work blank
1180 fifth at damascus
1181 fifth bank metal ore
1182 sixth drop
1183 fifth bank grain metal
1184 sixth done
1185 fifth work blank
1186 fifth at emar
1187 fifth trade first
1188 fifth drop
1189 fifth trade second
1190 fifth drop
1191 fifth trade fourth
1192 fifth give card blessing
1193 fifth ungive card blessing
1194 fifth drop
1195 fifth done
1196 fifth bank grain ore
1197 fifth done
1198 fifth done
1199 first counterclockwise
1200 first trade fourth
1201 first drop
1202 first done
1203 first bank metal wood
1204 first done
1205 first bank grain metal
1206 first unit chariot
1207 first at urua
1208 first done
1209 sixth trade second
1210 sixth ask card rich-vein
1211 sixth give flour
1212 sixth send
1213 second decline sixth
1214 sixth trade fourth
1215 sixth ask card locusts
1216 sixth unask card locusts
1217 sixth give ore
1218 sixth ask card hanaeans
1219 sixth give ore
1220 sixth drop
1221 sixth trade fourth
1222 sixth ask metal
1223 sixth ask card rich-vein
1224 sixth unask card rich-vein
1225 sixth send
1226 sixth bank grain flour
1227 sixth bank grain ore
1228 fourth decline sixth
1229 sixth bank grain ore
1230 sixth trade second
1231 sixth drop
1232 sixth erect canal
1233 sixth at nineveh
1234 sixth trade fifth
1235 sixth drop
1236 sixth trade fifth
1237 sixth give ore
1238 sixth ungive ore
1239 sixth drop
1240 sixth trade fourth
1241 sixth give flour
1242 sixth give card mercenaries
1243 sixth give metal
1244 sixth give ore
1245 sixth drop
1246 sixth trade first
1247 sixth drop
1248 sixth done
1249 sixth bank ore metal
1250 sixth trade fourth
1251 sixth give flour
1252 sixth give wood
1253 sixth ungive wood
1254 sixth ungive flour
1255 sixth drop
1256 sixth campaign alliance
1257 sixth against second
1258 sixth done
1259 fifth done
1260 fifth bank ore flour
1261 fifth campaign war
1262 fifth against sixth
1263 fifth pay metal
1264 fifth done
1265 fourth erect ishtar
1266 fourth at eshnunna
1267 fourth yes
1268 fourth done
1269 fourth done
1270 fourth bank grain wood
1271 fourth bank grain metal
1272 fourth done
1273 second trade sixth
1274 second ask card locusts
1275 second ask card hanaeans
1276 second ask grain
1277 second unask card locusts
1278 second send
1279 sixth decline second
1280 second trade fourth
1281 second drop
1282 second bank metal wood
1283 second bank wood flour
1284 second trade fifth
1285 second ask card spies
1286 second ask ore
1287 second unask card spies
1288 second give grain
1289 second ungive grain
1290 second drop
1291 second bank grain ore
1292 second erect ishtar
1293 second at sippar
1294 second trade first
1295 second give ore
1296 second drop
1297 second trade fourth
1298 second ask card turukkaeans
1299 second unask card turukkaeans
1300 second give grain
1301 second ungive grain
1302 second ask card caravan
1303 second unask card caravan
1304 second drop
1305 second done
1306 second bank ore grain
1307 second bank wood flour
1308 second bank grain flour
1309 second done
1310 second trade fifth
1311 second ask card deserters
1312 second send
1313 fifth decline second
1314 second done
1315 second done
1316 sixth trade second
1317 sixth drop
1318 second mill 3
1319 sixth trade fourth
1320 second trade fourth
1321 sixth ask card blessing
1322 second give ore
1323 second drop
1324 second bank grain ore
1325 fourth at mashkan
1326 sixth drop
1327 fourth bank grain wood
1328 second done
1329 first done
1330 first mill 4
1331 fifth at tunip
1332 first done
1333 fifth trade first
1334 second done
1335 fifth ask grain
1336 fifth give flour
1337 first done
1338 fifth unask grain
1339 fifth ungive flour
1340 sixth done
1341 first bank metal grain
1342 first bank grain metal
1343 fourth done
1344 sixth mill 7
1345 second done
1346 fourth mill 3
1347 fourth trade second
1348 fifth drop
1349 sixth done
1350 fourth ask card caravan
1351 sixth bank grain flour
1352 first bank grain flour
1353 fourth unask card caravan
1354 fifth bank wood metal
1355 sixth bank grain ore
1356 sixth trade fifth
1357 fifth at damascus
1358 first done
1359 first trade fourth
1360 first ask card rich-vein
1361 sixth ask card locusts
1362 fifth done
1363 sixth send
1364 first give ore
1365 sixth work blank
1366 fifth decline sixth
1367 sixth at nineveh
1368 fourth give card blessing
1369 sixth trade fifth
1370 fifth at damascus
1371 sixth give flour
1372 fifth mill 6
1373 sixth ask card siege-ladders
1374 fifth done
1375 fourth give ore
1376 sixth send
1377 fifth bank grain wood
1378 fifth bank grain metal
1379 fifth work blank
1380 first send
1381 sixth done
1382 sixth withdraw
1383 sixth trade fifth
1384 fifth at halab
1385 first withdraw
1386 fifth trade fourth
1387 sixth ask card mercenaries
1388 first bank grain metal
1389 sixth drop
1390 fourth ungive ore
1391 first done
1392 sixth done
1393 fifth ask card locusts
1394 fifth ask grain
1395 fifth send
1396 fourth drop
1397 fourth trade first
1398 sixth done
1399 fourth decline fifth
1400 fourth drop
1401 fifth bank grain flour
1402 fourth done
1403 fourth done
1404 fourth done
1405 fourth bank wood ore
1406 fifth done
1407 fifth trade second
1408 fifth drop
1409 fifth bank grain flour
1410 fourth done
1411 fifth done
1412 fifth erect forge
1413 fifth at damascus
1414 fifth trade sixth
1415 fifth give ore
1416 fifth drop
1417 fifth trade second
1418 fifth give ore
1419 fifth send
1420 second accept fifth
1421 fifth done
1422 first clockwise
1423 first erect marduk
1424 first at larsa
1425 first done
1426 first trade second
1427 first drop
1428 first bank grain flour
1429 first bank grain wood
1430 first trade sixth
1431 first give ore
1432 first ask card deserters
1433 first give card deserters
1434 first ungive ore
1435 first send
1436 first done
1437 first withdraw
1438 first bank grain wood
1439 first trade fourth
1440 first drop
1441 first bank metal flour
1442 first trade sixth
1443 first ask metal
1444 first ask wood
1445 first ask card hanaeans
1446 first drop
1447 first bank grain metal
1448 first bank grain wood
1449 first done
1450 second trade first
1451 second give wood
1452 second drop
1453 second trade fourth
1454 second give card second-wind
1455 second drop
1456 second done
1457 second done
1458 second unit chariot
1459 second at babylon
1460 second done
1461 fourth done
1462 fourth trade sixth
1463 fourth give wood
1464 fourth give ore
1465 fourth ask card envoys
1466 fourth send
1467 fourth card hanaeans
1468 sixth decline fourth
1469 fourth at qattunan
1470 fourth at harran
1471 fourth done
1472 fourth trade first
1473 fourth drop
1474 fourth done
1475 fifth trade first
1476 fifth give grain
1477 fifth ask grain
1478 fifth give card blessing
1479 fifth give metal
1480 fifth ungive card blessing
1481 fifth unask grain
1482 fifth ask card spies
1483 fifth drop
1484 fifth bank grain flour
1485 fifth trade sixth
1486 fifth ask card rich-vein
1487 fifth unask card rich-vein
1488 fifth ask metal
1489 fifth drop
1490 fifth done
1491 fifth done
1492 fifth bank grain metal
1493 fifth unit foot
1494 fifth at emar
1495 fifth at halab
1496 fifth trade second
1497 fifth ask card second-wind
1498 fifth ask card rich-vein
1499 fifth unask card rich-vein
1500 fifth ask card gutians
1501 fifth send
1502 second counter fifth
1503 fifth done
1504 second send
1505 fifth counter second
1506 sixth done
1507 fifth send
1508 sixth trade second
1509 second counter fifth
1510 sixth drop
1511 second give ore
1512 sixth bank grain wood
1513 second ask card locusts
1514 second ungive ore
1515 second ask card mercenaries
1516 second ungive card second-wind
1517 second drop
1518 sixth campaign alliance
1519 sixth against fifth
1520 sixth pay flour
1521 sixth bank grain flour
1522 sixth bank grain wood
1523 sixth trade fourth
1524 sixth give wood
1525 sixth give metal
1526 sixth send
1527 fourth accept sixth
1528 sixth done
1529 fifth done
1530 second bank grain flour
1531 sixth trade second
1532 second at sippar
1533 first bank grain flour
1534 fifth mill 1
1535 first at lagash
1536 sixth ask card hanaeans
1537 second bank grain ore
1538 sixth send
1539 fifth done
1540 sixth bank grain ore
1541 fourth trade sixth
1542 sixth at arbela
1543 sixth withdraw
1544 fourth drop
1545 first done
1546 first trade sixth
1547 fourth bank grain flour
1548 fifth trade sixth
1549 fifth ask card sutaeans
1550 sixth bank wood metal
1551 fourth done
1552 first drop
1553 sixth at nineveh
1554 fourth mill 2
1555 fifth drop
1556 sixth trade first
1557 first trade fourth
1558 sixth drop
1559 second done
1560 second mill 2
1561 fourth bank grain ore
1562 sixth done
1563 sixth at nineveh
1564 fourth done
1565 first drop
1566 sixth mill 0
1567 fifth done
1568 second done
1569 fifth trade sixth
1570 sixth done
1571 first bank wood metal
1572 fifth give card blessing
1573 fifth drop
1574 sixth trade fifth
1575 second done
1576 second bank grain ore
1577 sixth drop
1578 sixth work blank
1579 first done
1580 second done
1581 fourth trade fifth
1582 fourth give card gutians
1583 second trade fifth
1584 sixth at nineveh
1585 first work blank
1586 second drop
1587 second bank grain flour
1588 first at urua
1589 fifth trade first
1590 fifth drop
1591 fifth done
1592 fourth give wood
1593 fifth trade sixth
1594 second bank grain flour
1595 sixth trade second
1596 fourth ungive wood
1597 fifth ask card siege-ladders
1598 fifth drop
1599 first done
1600 second bank ore metal
1601 second trade first
1602 sixth drop
1603 fifth trade first
1604 second drop
1605 fourth ask card locusts
1606 second erect millstone
1607 second at babylon
1608 sixth work blank
1609 first trade fourth
1610 second trade first
1611 fourth send
1612 second ask grain
1613 fifth decline fourth
1614 fourth work blank
1615 fifth give metal
1616 fifth ask card envoys
1617 fifth unask card envoys
1618 fourth at eshnunna
1619 sixth at assur
1620 fourth done
1621 second drop
1622 first drop
1623 first trade second
1624 fourth done
1625 first drop
1626 second done
1627 fifth drop
1628 fifth done
1629 sixth done
1630 first done
1631 first done
1632 fourth trade second
1633 sixth trade second
1634 sixth give grain
1635 sixth ask grain
1636 fourth ask metal
1637 fourth unask metal
1638 sixth ungive grain
1639 sixth give flour
1640 fourth ask card yaminites
1641 fourth send
1642 sixth send
1643 second decline sixth
1644 second decline fourth
1645 fourth trade first
1646 sixth trade first
1647 fourth give wood
1648 fourth drop
1649 sixth drop
1650 fourth done
1651 sixth done
1652 sixth done
1653 first counterclockwise
1654 first done
1655 first campaign war
1656 first against sixth
1657 first pay metal
1658 first done
1659 sixth done
1660 sixth trade first
1661 sixth give flour
1662 sixth send
1663 sixth done
1664 first accept sixth
1665 sixth done
1666 fifth trade sixth
1667 fifth ask card intrigue
1668 fifth give ore
1669 fifth give metal
1670 fifth ask card gutians
1671 fifth unask card gutians
1672 fifth give ore
1673 fifth drop
1674 fifth trade second
1675 fifth ask card blessing
1676 fifth ask card forced-march
1677 fifth drop
1678 fifth trade first
1679 fifth give metal
1680 fifth give metal
1681 fifth give metal
1682 fifth ungive metal
1683 fifth drop
1684 fifth trade second
1685 fifth ask card cedar-rafts
1686 fifth ask card spies
1687 fifth ask card caravan
1688 fifth send
1689 second decline fifth
1690 fifth done
1691 fifth campaign war
1692 fifth against fourth
1693 fifth trade fourth
1694 fifth ask card locusts
1695 fifth send
1696 fourth decline fifth
1697 fifth trade first
1698 fifth give flour
1699 fifth send
1700 fifth done
1701 fourth bank grain flour
1702 first accept fifth
1703 fourth trade first
1704 fourth ask card intrigue
1705 fourth unask card intrigue
1706 fourth drop
1707 fourth trade fifth
1708 fourth drop
1709 fourth done
1710 fourth bank grain flour
1711 fourth campaign alliance
1712 fourth against second
1713 fourth pay metal
1714 fourth bank grain metal
1715 fourth trade sixth
1716 fourth drop
1717 fourth done
1718 second done
1719 second done
1720 second bank grain wood
1721 second done
1722 second bank grain ore
1723 sixth trade fifth
1724 fifth trade second
1725 fourth done
1726 second at sippar
1727 fifth give grain
1728 fifth send
1729 sixth give flour
1730 sixth ask card siege-ladders
1731 sixth drop
1732 fourth mill 0
1733 fourth bank grain wood
1734 second accept fifth
1735 second bank grain ore
1736 fourth done
1737 fourth bank grain wood
1738 fifth trade fourth
1739 fifth drop
1740 second done
1741 first trade fifth
1742 fifth at tunip
1743 first drop
1744 sixth trade second
1745 first at lagash
1746 second mill 10
1747 first at umma
1748 sixth ask card yaminites
1749 second bank ore metal
1750 first bank wood metal
1751 first trade fourth
1752 first ask card turukkaeans
1753 first send
1754 fourth decline first
1755 sixth drop
1756 fourth bank grain ore
1757 sixth trade second
1758 first done
1759 second bank grain flour
1760 sixth give grain
1761 sixth give metal
1762 fifth done
1763 fifth mill 2
1764 sixth ungive metal
1765 sixth give ore
1766 second bank grain wood
1767 fourth done
1768 second done
1769 fourth trade first
1770 first at umma
1771 first mill 2
1772 fourth ask card blessing
1773 sixth ask card mercenaries
1774 first done
1775 sixth ungive grain
1776 fifth trade first
1777 fourth unask card blessing
1778 sixth unask card mercenaries
1779 fifth drop
1780 fourth give card gutians
1781 second trade fourth
1782 sixth ask card yaminites
1783 first work blank
1784 fourth ungive card gutians
1785 sixth unask card yaminites
1786 fourth ask card deserters
1787 fourth drop
1788 second ask card cedar-rafts
1789 first at urua
1790 second drop
1791 sixth give metal
1792 sixth drop
1793 second at babylon
1794 second done
1795 fifth bank grain ore
1796 sixth at nineveh
1797 fifth bank grain metal
1798 second trade sixth
1799 fifth trade fourth
1800 fourth done
1801 fifth drop
1802 second ask card intrigue
1803 fourth done
1804 first bank grain wood
1805 first bank grain wood
1806 fifth done
1807 first bank grain metal
1808 fifth done
1809 fifth bank grain metal
1810 second give metal
1811 sixth trade fourth
1812 sixth give flour
1813 fifth bank grain metal
1814 second ask card spies
1815 second unask card intrigue
1816 fifth trade fourth
1817 second ask card blessing
1818 first work blank
1819 fifth ask card sutaeans
1820 fifth give flour
1821 sixth send
1822 fifth give metal
1823 fifth send
1824 first at urua
1825 second unask card blessing
1826 fifth bank metal flour
1827 sixth done
1828 fourth decline fifth
1829 second give ore
1830 fifth done
1831 fifth trade sixth
1832 sixth at arbela
1833 sixth mill 10
1834 first trade fourth
1835 fourth decline sixth
1836 second unask card spies
1837 first give wood
1838 sixth trade second
1839 first ask card spies
1840 second ask card rich-vein
1841 second unask card rich-vein
1842 fifth drop
1843 fifth trade second
1844 sixth give card mercenaries
1845 second give metal
1846 fifth ask card second-wind
1847 first send
1848 second ask card rich-vein
1849 sixth drop
1850 fourth counter first
1851 sixth done
1852 first done
1853 second drop
1854 first done
1855 first trade sixth
1856 fourth drop
1857 sixth trade fourth
1858 fifth give flour
1859 second bank grain ore
1860 second trade sixth
1861 sixth drop
1862 second give card second-wind
1863 sixth trade second
1864 first ask grain
1865 sixth give ore
1866 sixth drop
1867 fifth unask card second-wind
1868 first give card deserters
1869 first ask card deserters
1870 sixth trade fourth
1871 second ask card cedar-rafts
1872 second give metal
1873 second ask flour
1874 sixth drop
1875 fifth ungive flour
1876 sixth bank grain flour
1877 first unask card deserters
1878 first give metal
1879 first drop
1880 first done
1881 second send
1882 sixth decline second
1883 fifth ask card mercenaries
1884 second trade first
1885 second give metal
1886 fifth send
1887 sixth trade fourth
1888 sixth give card mercenaries
1889 fifth done
1890 second drop
1891 sixth ungive card mercenaries
1892 second done
1893 second decline fifth
1894 sixth ask card mercenaries
1895 sixth send
1896 sixth withdraw
1897 sixth bank grain flour
1898 sixth trade fifth
1899 sixth give card mercenaries
1900 sixth give metal
1901 sixth ungive metal
1902 sixth give flour
1903 sixth ask card turukkaeans
1904 sixth unask card turukkaeans
1905 sixth ungive card mercenaries
1906 sixth ungive flour
1907 sixth ask card intrigue
1908 sixth unask card intrigue
1909 sixth drop
1910 sixth trade fifth
1911 sixth drop
1912 sixth done
1913 sixth bank grain ore
1914 sixth done
1915 first clockwise
1916 first done
1917 first bank metal ore
1918 first campaign alliance
1919 first against fourth
1920 first trade second
1921 first ask metal
1922 first drop
1923 first bank ore grain
1924 first trade fifth
1925 first drop
1926 first bank grain wood
1927 first bank grain wood
1928 first trade sixth
1929 first give ore
1930 first send
1931 first done
1932 second done
1933 sixth counter first
1934 second campaign alliance
1935 second against first
1936 sixth send
1937 second pay wood
1938 first decline sixth
1939 first no
1940 second unit chariot
1941 second at nippur
1942 second bank grain flour
1943 second bank grain flour
1944 second bank grain flour
1945 second done
1946 fourth bank grain metal
1947 fourth bank grain wood
1948 fourth bank ore flour
1949 fourth erect marduk
1950 fourth at eshnunna
1951 fourth no
1952 fourth done
1953 fourth card gutians
1954 fourth at simurrum
1955 fourth done
1956 fourth trade first
1957 fourth give wood
1958 fourth ask card rich-harvest
1959 fourth unask card rich-harvest
1960 fourth ungive wood
1961 fourth ask card cedar-rafts
1962 fourth ask wood
1963 fourth give ore
1964 fourth unask wood
1965 fourth ask card hanaeans
1966 fourth ungive ore
1967 fourth ask card deserters
1968 fourth ask grain
1969 fourth unask card cedar-rafts
1970 fourth send
1971 first counter fourth
1972 fourth trade fifth
1973 fourth ask card hanaeans
1974 first ask card siege-ladders
1975 fourth unask card hanaeans
1976 first give grain
1977 fourth ask card intrigue
1978 fourth send
1979 fourth withdraw
1980 first ask card envoys
1981 fourth done
1982 first send
1983 fourth decline first
1984 fourth bank grain flour
1985 fourth bank grain wood
1986 fourth trade fifth
1987 fourth drop
1988 fourth done
1989 fifth done
1990 fifth bank grain metal
1991 fifth done
1992 fifth bank grain wood
1993 fifth done
1994 sixth bank ore metal
1995 sixth done
1996 sixth card mercenaries
1997 sixth at assur
1998 sixth bank grain wood
1999 sixth done
2000 sixth done
end 2000 7a96b62d66fff694
