[Game "mesopotamia"]
[Rules "2"]
[Seats "6"]
[Options "years=3, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one"]
[Names "first, second, third, fourth, fifth, sixth"]
[SeedHash "0055117f0d8e79598af77e2c348df5863d0554618664d8a75061a015bb2cb31e"]
[Seed "golden mesopotamia 6"]
[Box "standard 58dce2de"]
[Result "1 0 1 0 0 1"]

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
971 sixth at arbela
972 first trade fourth
973 first ask card locusts
974 fifth at tunip
975 fourth mill 1
976 fifth trade third
977 second at marad
978 fifth ask card spies
979 first unask card locusts
980 fourth bank ore flour
981 sixth done
982 sixth mill 9
983 fifth give metal
984 sixth done
985 fifth ask card turukkaeans
986 third bank wood metal
987 fourth bank ore grain
988 first drop
989 third trade fifth
990 first done
991 first done
992 fourth trade second
993 first trade sixth
994 first ask card blessing
995 first ask card second-wind
996 fifth drop
997 sixth at arbela
998 first send
999 sixth done
1000 sixth done
1001 third drop
1002 first withdraw
1003 fourth give grain
1004 third bank metal ore
1005 third bank ore flour
1006 fourth ungive grain
1007 first bank metal grain
1008 fourth give wood
1009 third trade sixth
1010 second done
1011 first bank metal ore
1012 first done
1013 third ask card yaminites
1014 second done
1015 fourth drop
1016 first trade fourth
1017 third unask card yaminites
1018 second trade sixth
1019 fourth trade sixth
1020 fifth trade fourth
1021 fourth give card blessing
1022 fourth ungive card blessing
1023 third give card envoys
1024 fifth give ore
1025 fifth ask card hanaeans
1026 second ask card gutians
1027 third drop
1028 fourth give card blessing
1029 fifth drop
1030 fourth ungive card blessing
1031 fourth ask card blessing
1032 fifth trade second
1033 third trade first
1034 second ask card siege-ladders
1035 fifth drop
1036 third give metal
1037 third drop
1038 first give grain
1039 fifth bank wood metal
1040 fifth done
1041 first ask grain
1042 fifth bank metal flour
1043 third done
1044 second unask card gutians
1045 fourth send
1046 first give wood
1047 second drop
1048 third work blank
1049 first ungive grain
1050 fourth done
1051 sixth counter fourth
1052 fifth done
1053 fourth done
1054 third at qatna
1055 third done
1056 sixth give card mercenaries
1057 sixth send
1058 first drop
1059 fourth accept sixth
1060 fifth done
1061 first done
1062 fifth done
1063 first trade sixth
1064 first ask card mercenaries
1065 second work smelt
1066 first give flour
1067 fifth done
1068 fourth trade sixth
1069 second work blank
1070 first drop
1071 first done
1072 third done
1073 fourth ask card forced-march
1074 fourth drop
1075 fourth trade sixth
1076 fourth ask wood
1077 second at marad
1078 third done
1079 second trade sixth
1080 fourth send
1081 fourth done
1082 sixth counter fourth
1083 sixth ask card hanaeans
1084 second ask card cedar-rafts
1085 fourth done
1086 second ask card envoys
1087 second give grain
1088 sixth drop
1089 second drop
1090 second bank metal wood
1091 second trade third
1092 second give metal
1093 second ungive metal
1094 second ask card blessing
1095 second send
1096 second bank metal flour
1097 third counter second
1098 second bank metal grain
1099 third give metal
1100 third drop
1101 second done
1102 second trade fourth
1103 second drop
1104 second done
1105 second done
1106 first counterclockwise
1107 first trade sixth
1108 first give grain
1109 first give wood
1110 first give wood
1111 first ask card intrigue
1112 first give ore
1113 first ask card envoys
1114 first unask card intrigue
1115 first drop
1116 first done
1117 first campaign war
1118 first against third
1119 first done
1120 sixth done
1121 sixth trade third
1122 sixth ask card intrigue
1123 sixth drop
1124 sixth campaign alliance
1125 sixth against fifth
1126 fifth yes
1127 sixth done
1128 fifth trade sixth
1129 fifth give card blessing
1130 fifth ask card cedar-rafts
1131 fifth send
1132 fifth withdraw
1133 fifth trade sixth
1134 fifth give metal
1135 fifth ungive metal
1136 fifth ask flour
1137 fifth send
1138 sixth accept fifth
1139 fifth done
1140 fifth campaign break
1141 fifth against sixth
1142 fifth trade fourth
1143 fifth give metal
1144 fifth give card blessing
1145 fifth ungive metal
1146 fifth give grain
1147 fifth ungive grain
1148 fifth give ore
1149 fifth ungive ore
1150 fifth ungive card blessing
1151 fifth give card second-wind
1152 fifth ungive card second-wind
1153 fifth ask card deserters
1154 fifth give card blessing
1155 fifth unask card deserters
1156 fifth ask card cedar-rafts
1157 fifth give metal
1158 fifth give flour
1159 fifth ask card hanaeans
1160 fifth drop
1161 fifth done
1162 fourth done
1163 fourth done
1164 fourth card gutians
1165 fourth at awan
1166 fourth at gutians
1167 fourth done
1168 third done
1169 third done
1170 third trade fifth
1171 third ask card envoys
1172 third drop
1173 third trade second
1174 third give metal
1175 third give flour
1176 third ungive flour
1177 third ungive metal
1178 third give wood
1179 third ask card mercenaries
1180 third send
1181 second counter third
1182 third done
1183 second drop
1184 second trade third
1185 second give wood
1186 second give wood
1187 second give grain
1188 second drop
1189 second done
1190 second campaign alliance
1191 second against fourth
1192 second pay wood
1193 second done
1194 fifth at tunip
1195 sixth at arbela
1196 first done
1197 second done
1198 sixth bank grain wood
1199 fourth mill 0
1200 sixth done
1201 first mill 1
1202 sixth mill 1
1203 fourth done
1204 first trade third
1205 first drop
1206 fourth done
1207 sixth trade second
1208 first trade second
1209 sixth give grain
1210 third trade first
1211 second mill 1
1212 sixth ungive grain
1213 fourth done
1214 first ask card locusts
1215 fourth trade first
1216 third give ore
1217 first unask card locusts
1218 sixth give grain
1219 third give card envoys
1220 first drop
1221 sixth ask ore
1222 fourth give metal
1223 second done
1224 fourth ungive metal
1225 sixth unask ore
1226 fourth give ore
1227 fifth trade third
1228 second done
1229 second done
1230 fifth give card blessing
1231 third send
1232 first trade second
1233 sixth ungive grain
1234 second done
1235 sixth ask card gutians
1236 fifth give card second-wind
1237 fifth ask card hanaeans
1238 fourth drop
1239 third withdraw
1240 sixth give wood
1241 sixth ungive wood
1242 third done
1243 third done
1244 first ask card caravan
1245 sixth drop
1246 first unask card caravan
1247 sixth work blank
1248 sixth at arbela
1249 sixth work blank
1250 first drop
1251 third trade fourth
1252 fifth drop
1253 fourth done
1254 sixth at assur
1255 third drop
1256 third done
1257 fifth trade fourth
1258 sixth work blank
1259 fifth drop
1260 third trade second
1261 first trade second
1262 first ask card gutians
1263 third ask card gutians
1264 sixth at assur
1265 sixth done
1266 sixth trade second
1267 first give flour
1268 fifth at ugarit
1269 fifth trade first
1270 sixth drop
1271 third give card envoys
1272 fifth give flour
1273 third ungive card envoys
1274 fifth send
1275 first ask card hanaeans
1276 third drop
1277 third trade sixth
1278 third give flour
1279 first unask card hanaeans
1280 third ask card blessing
1281 sixth trade fifth
1282 first drop
1283 first decline fifth
1284 first done
1285 sixth ask card spies
1286 sixth unask card spies
1287 sixth drop
1288 first work blank
1289 third give flour
1290 fifth trade sixth
1291 fifth give grain
1292 first at ur
1293 sixth trade third
1294 fifth give card blessing
1295 first done
1296 third drop
1297 fifth give card second-wind
1298 first trade second
1299 fifth ungive card blessing
1300 fifth drop
1301 third trade fifth
1302 fifth done
1303 third drop
1304 first give metal
1305 third trade fourth
1306 fifth at tunip
1307 sixth drop
1308 third drop
1309 third done
1310 sixth trade third
1311 fifth trade third
1312 sixth ask card gutians
1313 sixth give metal
1314 first send
1315 sixth drop
1316 second decline first
1317 sixth trade fourth
1318 first trade second
1319 sixth drop
1320 fifth give card blessing
1321 first give wood
1322 first ungive wood
1323 sixth done
1324 first ask card caravan
1325 sixth trade second
1326 fifth ask card blessing
1327 sixth ask card blessing
1328 first ask card forced-march
1329 first drop
1330 first trade third
1331 fifth ask card spies
1332 fifth send
1333 fifth withdraw
1334 first drop
1335 first done
1336 sixth drop
1337 first trade sixth
1338 sixth trade fourth
1339 first give grain
1340 first send
1341 first done
1342 sixth accept first
1343 fifth trade first
1344 fifth give grain
1345 sixth ask card mercenaries
1346 fifth send
1347 first counter fifth
1348 fifth done
1349 fifth done
1350 fifth trade first
1351 fifth drop
1352 fifth done
1353 sixth ask card sutaeans
1354 first send
1355 fifth accept first
1356 sixth give ore
1357 fifth trade sixth
1358 sixth ask grain
1359 fifth ask card blessing
1360 fifth ask card forced-march
1361 fifth unask card blessing
1362 sixth unask card sutaeans
1363 fifth send
1364 sixth ask card gutians
1365 fifth done
1366 sixth decline fifth
1367 sixth send
1368 sixth withdraw
1369 sixth done
1370 second counterclockwise
1371 second done
1372 second done
1373 second trade first
1374 second drop
1375 second done
1376 first trade fifth
1377 first give ore
1378 first give flour
1379 first give metal
1380 first ask card siege-ladders
1381 first give card deserters
1382 first ungive flour
1383 first unask card siege-ladders
1384 first ask card blessing
1385 first drop
1386 first trade sixth
1387 first give flour
1388 first drop
1389 first done
1390 first trade fifth
1391 first drop
1392 first done
1393 first done
1394 sixth trade fourth
1395 sixth ask wood
1396 sixth drop
1397 sixth done
1398 sixth done
1399 sixth trade fourth
1400 sixth drop
1401 sixth done
1402 fifth done
1403 fifth done
1404 fifth done
1405 fourth trade fifth
1406 fourth drop
1407 fourth trade first
1408 fourth give ore
1409 fourth give wood
1410 fourth ungive ore
1411 fourth give metal
1412 fourth drop
1413 fourth trade third
1414 fourth drop
1415 fourth trade fifth
1416 fourth give flour
1417 fourth ungive flour
1418 fourth ask card intrigue
1419 fourth ask card cedar-rafts
1420 fourth give card mercenaries
1421 fourth drop
1422 fourth trade first
1423 fourth ask card envoys
1424 fourth unask card envoys
1425 fourth give card blessing
1426 fourth send
1427 fourth done
1428 first accept fourth
1429 fourth campaign war
1430 fourth against sixth
1431 fourth pay wood
1432 fourth done
1433 third done
1434 third done
1435 third trade fourth
1436 third give ore
1437 third drop
1438 third trade sixth
1439 third give ore
1440 third ask card deserters
1441 third give card envoys
1442 third ungive ore
1443 third send
1444 third done
1445 second at marad
1446 first at lagash
1447 third mill 9
1448 fifth trade sixth
1449 fifth give flour
1450 sixth at arbela
1451 fifth ask card intrigue
1452 third work blank
1453 fourth mill 2
1454 first done
1455 second trade third
1456 second give wood
1457 second send
1458 third decline second
1459 fourth trade first
1460 first mill 2
1461 fourth drop
1462 first done
1463 fifth drop
1464 first trade third
1465 fifth at ugarit
1466 sixth done
1467 fourth done
1468 fifth at tunip
1469 second done
1470 fourth bank grain flour
1471 first ask metal
1472 fifth done
1473 first drop
1474 third at tadmor
1475 second mill 5
1476 first work blank
1477 third trade sixth
1478 third give card envoys
1479 third give metal
1480 first at ur
1481 first trade second
1482 third drop
1483 first drop
1484 second done
1485 sixth mill 4
1486 first bank grain flour
1487 sixth done
1488 second done
1489 sixth bank grain flour
1490 sixth trade fourth
1491 first trade fourth
1492 first ask card gutians
1493 second trade first
1494 fourth trade first
1495 second ask card spies
1496 sixth ask card intrigue
1497 first give ore
1498 sixth give grain
1499 sixth unask card intrigue
1500 fourth drop
1501 third bank grain wood
1502 fourth done
1503 fifth at ugarit
1504 first send
1505 sixth send
1506 fifth bank wood ore
1507 third bank grain metal
1508 third work blank
1509 fifth bank ore grain
1510 first done
1511 fourth trade second
1512 fourth drop
1513 fourth at der
1514 third at qatna
1515 second unask card spies
1516 fourth counter sixth
1517 first bank grain flour
1518 fifth trade second
1519 third bank metal wood
1520 first withdraw
1521 sixth bank wood grain
1522 second give grain
1523 fourth drop
1524 third trade second
1525 sixth done
1526 fourth trade first
1527 first trade second
1528 third ask card siege-ladders
1529 fourth give ore
1530 fifth give flour
1531 second give flour
1532 fourth give ore
1533 first give card deserters
1534 fifth give metal
1535 second ungive grain
1536 sixth bank grain wood
1537 third unask card siege-ladders
1538 sixth trade fourth
1539 third drop
1540 second ask card caravan
1541 fourth ungive ore
1542 third work blank
1543 fifth send
1544 fourth give metal
1545 third at qatna
1546 first ungive card deserters
1547 second accept fifth
1548 first give ore
1549 sixth give card hanaeans
1550 fifth trade second
1551 second drop
1552 sixth give grain
1553 fifth drop
1554 first send
1555 third done
1556 sixth ungive card hanaeans
1557 second bank grain metal
1558 second decline first
1559 fourth send
1560 fifth done
1561 second bank grain wood
1562 fourth withdraw
1563 third trade fifth
1564 first bank grain ore
1565 first done
1566 first trade fifth
1567 third ask grain
1568 fourth bank grain wood
1569 fourth bank grain ore
1570 fifth work blank
1571 third give metal
1572 first drop
1573 fifth at tunip
1574 third give ore
1575 fourth trade fifth
1576 sixth drop
1577 first trade second
1578 fifth done
1579 sixth done
1580 fifth trade second
1581 fifth give card blessing
1582 third ask card mercenaries
1583 fifth drop
1584 fifth done
1585 fifth done
1586 third give wood
1587 third drop
1588 third trade sixth
1589 second done
1590 first give card deserters
1591 first give ore
1592 third drop
1593 fourth drop
1594 fourth done
1595 first ask card mercenaries
1596 fourth bank grain ore
1597 fourth bank grain wood
1598 fourth trade fifth
1599 first drop
1600 third done
1601 fourth give card mercenaries
1602 fourth drop
1603 fourth bank grain flour
1604 first done
1605 third done
1606 fourth bank grain metal
1607 fourth done
1608 first counterclockwise
1609 first done
1610 first campaign alliance
1611 first against second
1612 first pay wood
1613 first done
1614 sixth bank grain ore
1615 sixth bank grain flour
1616 sixth bank grain wood
1617 sixth bank grain flour
1618 sixth bank grain ore
1619 sixth trade fourth
1620 sixth ask card rich-vein
1621 sixth give grain
1622 sixth ungive grain
1623 sixth ask card second-wind
1624 sixth drop
1625 sixth trade first
1626 sixth drop
1627 sixth done
1628 sixth trade second
1629 sixth give wood
1630 sixth ask flour
1631 sixth drop
1632 sixth done
1633 sixth unit chariot
1634 sixth at arbela
1635 sixth card hanaeans
1636 sixth at suhum
1637 sixth at hatra
1638 sixth trade fifth
1639 sixth ask card second-wind
1640 sixth drop
1641 sixth attack
1642 sixth done
1643 fifth trade first
1644 fifth drop
1645 fifth done
1646 fifth trade first
1647 fifth give card blessing
1648 fifth drop
1649 fifth campaign alliance
1650 fifth against first
1651 fifth done
1652 fourth done
1653 fourth campaign war
1654 fourth against third
1655 fourth pay flour
1656 fourth trade third
1657 fourth drop
1658 fourth done
1659 third done
1660 third done
1661 third unit foot
1662 third at byblos
1663 third unit blank
1664 third at byblos
1665 third at qatna
1666 third done
1667 second trade first
1668 second give ore
1669 second drop
1670 second trade third
1671 second drop
1672 second erect canal
1673 second done
1674 second campaign war
1675 second against first
1676 second trade fourth
1677 second ask card blessing
1678 second ask card mercenaries
1679 second give flour
1680 second send
1681 fourth accept second
1682 second bank grain flour
1683 second unit foot
1684 second at marad
1685 second done
1686 first at umma
1687 second done
1688 fifth at tunip
1689 fourth mill 2
1690 sixth done
1691 third bank grain flour
1692 fourth done
1693 third trade fifth
1694 sixth mill 1
1695 first bank ore grain
1696 sixth trade fifth
1697 sixth drop
1698 fourth trade sixth
1699 sixth done
1700 fourth drop
1701 second mill 0
1702 fifth done
1703 third give metal
1704 second bank grain flour
1705 first trade fourth
1706 first ask card locusts
1707 fourth done
1708 fourth trade fifth
1709 sixth at arbela
1710 fifth at tunip
1711 fourth drop
1712 second trade third
1713 second drop
1714 fourth bank grain ore
1715 first ask metal
1716 fifth done
1717 second bank grain metal
1718 third drop
1719 third done
1720 sixth work blank
1721 fourth trade third
1722 fourth ask ore
1723 fifth trade second
1724 second trade first
1725 fourth give card mercenaries
1726 sixth at hatra
1727 second give metal
1728 fourth unask ore
1729 second ask card mercenaries
1730 fifth drop
1731 second ungive metal
1732 fifth trade first
1733 sixth done
1734 fourth give ore
1735 sixth trade third
1736 sixth drop
1737 sixth done
1738 fifth give card second-wind
1739 sixth done
1740 second send
1741 fourth give wood
1742 fourth ungive card mercenaries
1743 fifth drop
1744 third mill 2
1745 fourth send
1746 fourth bank ore flour
1747 second withdraw
1748 fourth bank grain metal
1749 first give card deserters
1750 fourth at der
1751 first ask card mercenaries
1752 second bank grain wood
1753 third counter fourth
1754 third ask card turukkaeans
1755 fifth done
1756 fourth done
1757 fifth done
1758 second done
1759 fourth done
1760 fifth trade second
1761 first ask card locusts
1762 third unask card turukkaeans
1763 third unask wood
1764 first unask card mercenaries
1765 fifth give metal
1766 third ask card deserters
1767 second work blank
1768 second at marad
1769 fifth send
1770 fifth done
1771 first give grain
1772 third drop
1773 second accept fifth
1774 first send
1775 second done
1776 first at lagash
1777 first bank grain ore
1778 third work blank
1779 third at qatna
1780 third bank grain flour
1781 fourth decline first
1782 second trade first
1783 second ask card forced-march
1784 third trade fifth
1785 second drop
1786 second trade third
1787 third drop
1788 first done
1789 first at lagash
1790 third done
1791 third done
1792 second give metal
1793 third bank grain ore
1794 first mill 5
1795 second drop
1796 second done
1797 second trade third
1798 first done
1799 first trade fourth
1800 third trade first
1801 first ask card mercenaries
1802 first ask card siege-ladders
1803 second ask card blessing
1804 third ask card mercenaries
1805 first give wood
1806 first send
1807 first bank grain flour
1808 third unask card mercenaries
1809 fourth counter first
1810 first trade fourth
1811 first ask card blessing
1812 second send
1813 third ask flour
1814 second withdraw
1815 third give card envoys
1816 fourth unask wood
1817 third ungive card envoys
1818 second done
1819 fourth give card mercenaries
1820 fourth ask card cedar-rafts
1821 fourth ask card cedar-rafts
1822 third drop
1823 third trade sixth
1824 first ask card spies
1825 first give flour
1826 first ask card second-wind
1827 third drop
1828 fourth unask card cedar-rafts
1829 third bank grain metal
1830 first drop
1831 third trade fourth
1832 first done
1833 fourth send
1834 first trade fourth
1835 first decline fourth
1836 third ask card locusts
1837 first drop
1838 third unask card locusts
1839 third give ore
1840 third drop
1841 first trade fourth
1842 third trade fourth
1843 first drop
1844 third ask card blessing
1845 third unask card blessing
1846 first done
1847 third ask card envoys
1848 first bank grain ore
1849 third ask card gutians
1850 third ask card turukkaeans
1851 first done
1852 third unask card gutians
1853 third give flour
1854 third unask card turukkaeans
1855 third give metal
1856 third send
1857 third withdraw
1858 third trade fifth
1859 third drop
1860 third done
1861 first clockwise
1862 first bank grain wood
1863 first done
1864 first trade fifth
1865 first drop
1866 first bank grain metal
1867 first bank wood ore
1868 first bank grain wood
1869 first campaign war
1870 first against fifth
1871 first pay wood
1872 first bank ore grain
1873 first done
1874 second trade third
1875 second give metal
1876 second ask card second-wind
1877 second send
1878 second withdraw
1879 second trade first
1880 second ask metal
1881 second give flour
1882 second give flour
1883 second give metal
1884 second send
1885 second withdraw
1886 second done
1887 second campaign alliance
1888 second against fifth
1889 second pay metal
1890 fifth no
1891 second trade first
1892 second give ore
1893 second drop
1894 second trade fifth
1895 second give grain
1896 second send
1897 fifth decline second
1898 second done
1899 third done
1900 third campaign war
1901 third against second
1902 third pay flour
1903 third no
1904 third done
1905 fourth trade first
1906 fourth drop
1907 fourth done
1908 fourth trade fifth
1909 fourth drop
1910 fourth done
1911 fourth card mercenaries
1912 fourth at eshnunna
1913 fourth done
1914 fifth trade fourth
1915 fifth drop
1916 fifth done
1917 fifth done
1918 fifth trade fourth
1919 fifth ask card second-wind
1920 fifth drop
1921 fifth done
1922 sixth trade fourth
1923 sixth give flour
1924 sixth give metal
1925 sixth ungive flour
1926 sixth give flour
1927 sixth ask card turukkaeans
1928 sixth unask card turukkaeans
1929 sixth ungive metal
1930 sixth ungive flour
1931 sixth ask card intrigue
1932 sixth unask card intrigue
1933 sixth drop
1934 sixth trade fifth
1935 sixth drop
1936 sixth trade first
1937 sixth drop
1938 sixth done
1939 sixth campaign alliance
1940 sixth against second
1941 second no
1942 sixth trade fifth
1943 sixth give wood
1944 sixth send
1945 fifth counter sixth
1946 fifth unask wood
1947 fifth give wood
1948 fifth ask card gutians
1949 sixth done
1950 fifth send
1951 fourth mill 1
1952 first at lagash
1953 fifth at tunip
1954 fourth done
1955 fifth done
1956 sixth at arbela
1957 first done
1958 second trade fifth
1959 fourth trade second
1960 second drop
1961 second done
1962 first at umma
1963 sixth done
1964 second mill 1
1965 third done
1966 fourth ask card hanaeans
1967 fifth at tunip
1968 fourth unask card hanaeans
1969 sixth done
1970 first mill 1
1971 fifth done
1972 fifth work blank
1973 fourth drop
1974 fifth at carchemish
1975 third mill 0
1976 third done
1977 third bank metal wood
1978 sixth trade second
1979 second trade fourth
1980 fourth bank ore wood
1981 sixth ask card siege-ladders
1982 third done
1983 fifth done
1984 first done
1985 second ask card yaminites
1986 first done
1987 sixth give wood
1988 second give wood
1989 fourth bank ore wood
1990 sixth send
1991 fourth bank wood flour
1992 second unask card yaminites
1993 third trade sixth
1994 second ungive wood
1995 fifth done
1996 third drop
1997 fourth done
1998 third done
1999 second give grain
2000 sixth done
2001 third trade second
2002 first done
2003 fourth trade fifth
2004 third give card envoys
2005 fourth give card mercenaries
2006 sixth withdraw
2007 fifth trade third
2008 fourth ask flour
2009 third ungive card envoys
2010 third drop
2011 fifth give grain
2012 first bank metal wood
2013 sixth trade fourth
2014 first bank metal wood
2015 fifth ask flour
2016 third trade fifth
2017 first trade third
2018 fifth send
2019 fifth withdraw
2020 fourth give metal
2021 third give card envoys
2022 first ask card rich-harvest
2023 fifth trade fourth
2024 sixth ask card rich-harvest
2025 fifth drop
2026 fourth give wood
2027 first give grain
2028 fourth drop
2029 fifth trade third
2030 fourth done
2031 third ungive card envoys
2032 fifth ask ore
2033 third ask card locusts
2034 fourth done
2035 first ungive grain
2036 sixth ask card siege-ladders
2037 fifth give metal
2038 fifth give grain
2039 third send
2040 second send
2041 fourth decline second
2042 first drop
2043 sixth give wood
2044 fifth drop
2045 third done
2046 fifth counter third
2047 first done
2048 fifth give metal
2049 second trade first
2050 sixth send
2051 sixth done
2052 fourth counter sixth
2053 fourth ask card yaminites
2054 second give flour
2055 sixth done
2056 fourth send
2057 fifth give flour
2058 second ungive flour
2059 sixth counter fourth
2060 fifth drop
2061 second ask card siege-ladders
2062 second ask card sutaeans
2063 fifth trade fourth
2064 second give metal
2065 second unask card siege-ladders
2066 fifth give wood
2067 fifth give ore
2068 sixth ungive wood
2069 second unask card sutaeans
2070 sixth ask card sutaeans
2071 sixth send
2072 fifth send
2073 fifth withdraw
2074 second ungive metal
2075 fifth done
2076 fourth decline sixth
2077 second ask card gutians
2078 second ask card blessing
2079 second unask card blessing
2080 second ask card forced-march
2081 second ask metal
2082 second ask wood
2083 second unask card gutians
2084 second ask card sutaeans
2085 second drop
2086 second done
2087 second trade third
2088 second give metal
2089 second ungive metal
2090 second drop
2091 second done
2092 second bank metal ore
2093 second trade third
2094 second ask card second-wind
2095 second send
2096 third decline second
2097 second trade fourth
2098 second give wood
2099 second send
2100 second withdraw
2101 second done
2102 second trade fifth
2103 second drop
2104 second done
2105 fourth counterclockwise
2106 fourth trade first
2107 fourth give card mercenaries
2108 fourth send
2109 fourth withdraw
2110 fourth trade fifth
2111 fourth ask wood
2112 fourth unask wood
2113 fourth drop
2114 fourth trade first
2115 fourth drop
2116 fourth done
2117 fourth card mercenaries
2118 fourth at eshnunna
2119 fourth done
2120 fourth unit chariot
2121 fourth at bagdad
2122 fourth done
2123 third bank wood ore
2124 third done
2125 third done
2126 third trade fifth
2127 third ask card locusts
2128 third give metal
2129 third unask card locusts
2130 third drop
2131 third done
2132 second trade fifth
2133 second drop
2134 second trade fifth
2135 second drop
2136 second done
2137 second trade third
2138 second ask grain
2139 second unask grain
2140 second drop
2141 second done
2142 second trade third
2143 second drop
2144 second trade sixth
2145 second give ore
2146 second drop
2147 second done
2148 first done
2149 first trade third
2150 first drop
2151 first trade third
2152 first drop
2153 first done
2154 first done
2155 sixth done
2156 sixth done
2157 sixth trade first
2158 sixth drop
2159 sixth trade fifth
2160 sixth give grain
2161 sixth send
2162 sixth withdraw
2163 sixth trade second
2164 sixth ask card siege-ladders
2165 sixth send
2166 sixth withdraw
2167 sixth done
2168 fifth done
2169 fifth done
2170 fifth trade fourth
2171 fifth give flour
2172 fifth drop
2173 fifth done
2174 second trade first
2175 sixth trade fifth
2176 second drop
2177 fourth done
2178 fifth at tunip
2179 first bank wood flour
2180 third at byblos
2181 third done
2182 fourth done
2183 fourth done
2184 sixth give grain
2185 first at umma
2186 first trade sixth
2187 first give wood
2188 fourth trade sixth
2189 first ungive wood
2190 fourth give grain
2191 first drop
2192 fifth bank wood grain
2193 fourth send
2194 fourth withdraw
2195 sixth ungive grain
2196 third mill 0
2197 second at marad
2198 fourth done
2199 third done
2200 third trade second
2201 second done
2202 fifth trade first
2203 first trade second
2204 sixth drop
2205 fifth drop
2206 sixth done
2207 first drop
2208 first done
2209 fifth done
2210 first at umma
2211 fifth at ugarit
2212 third ask card envoys
2213 fifth trade third
2214 third unask card envoys
2215 third give wood
2216 first trade fourth
2217 sixth done
2218 third send
2219 third withdraw
2220 second done
2221 first give card deserters
2222 sixth done
2223 third trade sixth
2224 sixth done
2225 first drop
2226 first done
2227 second done
2228 fifth give ore
2229 fifth give metal
2230 fifth drop
2231 sixth trade first
2232 second done
2233 fifth trade third
2234 third drop
2235 first trade third
2236 third trade fifth
2237 sixth drop
2238 second trade third
2239 first give card deserters
2240 sixth done
2241 third drop
2242 first give ore
2243 third trade fifth
2244 second give grain
2245 fifth ask wood
2246 third ask card spies
2247 third unask card spies
2248 fifth unask wood
2249 fifth drop
2250 first ungive ore
2251 fifth trade sixth
2252 second ask card second-wind
2253 fifth ask card blessing
2254 fifth unask card blessing
2255 first ungive card deserters
2256 fifth give grain
2257 fifth ask card deserters
2258 fifth give card second-wind
2259 fifth unask card deserters
2260 fifth ungive card second-wind
2261 fifth ask card siege-ladders
2262 fifth give card blessing
2263 fifth ask card forced-march
2264 fifth give wood
2265 first drop
2266 third give metal
2267 third drop
2268 first done
2269 fifth unask card siege-ladders
2270 third trade sixth
2271 third ask grain
2272 fifth ungive card blessing
2273 fifth send
2274 sixth counter fifth
2275 second unask card second-wind
2276 third give flour
2277 sixth unask wood
2278 sixth send
2279 third unask grain
2280 third ask card mercenaries
2281 second give flour
2282 first done
2283 second send
2284 fifth accept sixth
2285 fifth done
2286 fifth work blank
2287 third give grain
2288 third give card envoys
2289 fifth at carchemish
2290 third give grain
2291 second withdraw
2292 first trade fifth
2293 second trade sixth
2294 third drop
2295 fifth trade second
2296 third done
2297 second drop
2298 second done
2299 fifth give metal
2300 third trade first
2301 fifth ungive metal
2302 third ask card mercenaries
2303 first drop
2304 fifth ask card mercenaries
2305 first trade fourth
2306 fifth give ore
2307 third give flour
2308 first drop
2309 third give wood
2310 fifth ungive ore
2311 third drop
2312 third done
2313 third done
2314 first trade fifth
2315 fifth give wood
2316 fifth ungive wood
2317 fifth ask card blessing
2318 fifth unask card blessing
2319 fifth send
2320 first drop
2321 second decline fifth
2322 fifth work blank
2323 first trade third
2324 first give card blessing
2325 fifth at tunip
2326 first send
2327 fifth done
2328 first withdraw
2329 fifth trade second
2330 first trade fifth
2331 fifth drop
2332 first ask wood
2333 first give flour
2334 fifth done
2335 fifth trade third
2336 fifth give grain
2337 fifth ask metal
2338 first ask card spies
2339 first ask ore
2340 fifth unask metal
2341 fifth drop
2342 fifth done
2343 first give card blessing
2344 first drop
2345 first trade second
2346 first ask card turukkaeans
2347 first drop
2348 first done
2349 second counterclockwise
2350 second bank wood flour
2351 second trade sixth
2352 second give flour
2353 second drop
2354 second trade first
2355 second give wood
2356 second ungive wood
2357 second ask card deserters
2358 second unask card deserters
2359 second drop
2360 second trade first
2361 second give ore
2362 second ungive ore
2363 second give flour
2364 second ask card intrigue
2365 second ask card intrigue
2366 second send
2367 first counter second
2368 second trade first
2369 first drop
2370 second drop
2371 second done
2372 second trade sixth
2373 second give wood
2374 second send
2375 second withdraw
2376 second done
2377 second trade fifth
2378 second drop
2379 second done
2380 first trade fourth
2381 first ask card hanaeans
2382 first unask card hanaeans
2383 first give card deserters
2384 first drop
2385 first done
2386 first done
2387 first done
2388 sixth trade first
2389 sixth drop
2390 sixth done
2391 sixth trade fourth
2392 sixth give grain
2393 sixth ungive grain
2394 sixth drop
2395 sixth trade first
2396 sixth drop
2397 sixth campaign alliance
2398 sixth against fourth
2399 sixth pay metal
2400 fourth yes
2401 sixth done
2402 fifth trade sixth
2403 fifth give flour
2404 fifth send
2405 sixth counter fifth
2406 fifth trade first
2407 sixth ask metal
2408 sixth send
2409 fifth drop
2410 fifth decline sixth
2411 fifth trade sixth
2412 fifth give ore
2413 fifth drop
2414 fifth done
2415 fifth campaign break
2416 fifth trade first
2417 fifth give metal
2418 fifth ask card locusts
2419 fifth ask card mercenaries
2420 fifth unask card mercenaries
2421 fifth ask card rich-harvest
2422 fifth ask card yaminites
2423 fifth unask card locusts
2424 fifth ungive metal
2425 fifth drop
2426 fifth trade third
2427 fifth drop
2428 fifth done
2429 fourth done
2430 fourth trade fifth
2431 fourth give flour
2432 fourth send
2433 fifth accept fourth
2434 fourth trade fifth
2435 fourth drop
2436 fourth trade third
2437 fourth give card blessing
2438 fourth ask card sutaeans
2439 fourth give wood
2440 fourth unask card sutaeans
2441 fourth ask card spies
2442 fourth ask card siege-ladders
2443 fourth ask card rich-harvest
2444 fourth ask card forced-march
2445 fourth unask card rich-harvest
2446 fourth give grain
2447 fourth drop
2448 fourth done
2449 fourth done
2450 third done
2451 third trade first
2452 third give grain
2453 third ask card cedar-rafts
2454 third ask card sutaeans
2455 third ungive grain
2456 third drop
2457 third campaign war
2458 third against fifth
2459 third pay metal
2460 third yes
2461 third trade first
2462 third give flour
2463 third send
2464 third withdraw
2465 third trade sixth
2466 third ask card mercenaries
2467 third unask card mercenaries
2468 third ask card hanaeans
2469 third unask card hanaeans
2470 third drop
2471 third trade fifth
2472 third ask wood
2473 third send
2474 fifth decline third
2475 third done
2476 fifth at ugarit
2477 sixth trade second
2478 first at umma
2479 fifth done
2480 fourth mill 1
2481 first trade second
2482 fifth at tunip
2483 sixth drop
2484 fifth trade first
2485 third done
2486 first give wood
2487 fifth drop
2488 fifth done
2489 sixth at arbela
2490 second at marad
2491 sixth done
2492 third mill 5
2493 second trade first
2494 fifth work blank
2495 first ask metal
2496 second ask card blessing
2497 first drop
2498 second ask card yaminites
2499 fifth at carchemish
2500 second give flour
2501 third trade fifth
2502 sixth mill 6
2503 fifth trade sixth
2504 second drop
2505 sixth work blank
2506 fourth bank grain metal
2507 third ask card turukkaeans
2508 sixth at arbela
2509 fifth give metal
2510 first trade fifth
2511 fourth bank grain wood
2512 second trade fifth
2513 fourth bank grain wood
2514 third give metal
2515 third drop
2516 sixth work blank
2517 third bank grain metal
2518 third bank grain flour
2519 first give card deserters
2520 fifth drop
2521 second give metal
2522 third bank grain ore
2523 third done
2524 second ungive metal
2525 second give ore
2526 fourth trade second
2527 first ungive card deserters
2528 sixth at arbela
2529 sixth trade fourth
2530 fourth give grain
2531 fifth trade third
2532 sixth give metal
2533 first drop
2534 sixth ungive metal
2535 sixth give ore
2536 third trade fourth
2537 fifth drop
2538 third drop
2539 fourth drop
2540 fourth trade third
2541 second send
2542 second done
2543 first trade third
2544 fifth accept second
2545 fourth drop
2546 fourth bank grain wood
2547 fourth bank grain ore
2548 third bank grain wood
2549 second mill 0
2550 fifth trade third
2551 first ask card turukkaeans
2552 second done
2553 second bank grain wood
2554 second trade third
2555 third trade sixth
2556 third give grain
2557 third ask ore
2558 fourth trade first
2559 fifth give grain
2560 fourth give ore
2561 sixth ungive ore
2562 fifth send
2563 third unask ore
2564 fifth done
2565 second ask card mercenaries
2566 third ungive grain
2567 first unask card turukkaeans
2568 second ask card cedar-rafts
2569 third drop
2570 third at qatna
2571 sixth give metal
2572 second ask card forced-march
2573 fourth drop
2574 sixth ungive metal
2575 first ask card hanaeans
2576 third trade sixth
2577 third drop
2578 first drop
2579 first trade sixth
2580 second ask card rich-vein
2581 first ask card cedar-rafts
2582 fourth done
2583 third counter fifth
2584 second ask card forced-march
2585 fifth trade sixth
2586 third drop
2587 second ask card hanaeans
2588 fifth give card second-wind
2589 first drop
2590 fourth trade third
2591 second drop
2592 first trade third
2593 sixth ask wood
2594 fifth give wood
2595 fourth drop
2596 second bank grain flour
2597 fourth done
2598 third done
2599 first give ore
2600 fourth done
2601 fourth trade first
2602 sixth give metal
2603 third bank grain flour
2604 fifth send
2605 second work blank
2606 sixth send
2607 third trade fourth
2608 third ask wood
2609 fifth done
2610 fourth drop
2611 second at marad
2612 first drop
2613 third unask wood
2614 third give grain
2615 third give wood
2616 first trade third
2617 third give metal
2618 second bank grain flour
2619 third give metal
2620 second work blank
2621 third drop
2622 third done
2623 sixth decline fifth
2624 sixth done
2625 sixth withdraw
2626 first drop
2627 sixth bank grain wood
2628 fourth done
2629 first done
2630 sixth trade third
2631 sixth ask card gutians
2632 second at babylon
2633 first at lagash
2634 first mill 1
2635 fifth trade sixth
2636 fifth give card second-wind
2637 first bank grain wood
2638 fifth drop
2639 first bank grain metal
2640 second bank grain metal
2641 first bank grain metal
2642 second trade fourth
2643 first trade fifth
2644 second give ore
2645 second ungive ore
2646 second give flour
2647 fifth done
2648 sixth drop
2649 sixth bank grain ore
2650 sixth done
2651 first ask card sutaeans
2652 sixth done
2653 first send
2654 second drop
2655 fifth counter first
2656 second work blank
2657 fifth drop
2658 second at babylon
2659 second bank grain wood
2660 second done
2661 first bank grain wood
2662 first trade third
2663 first give grain
2664 first give card blessing
2665 first drop
2666 first done
2667 first bank grain metal
2668 second bank grain flour
2669 second bank grain flour
2670 second at babylon
2671 first bank grain metal
2672 first trade second
2673 second done
2674 second erect millstone
2675 second bank grain wood
2676 first drop
2677 second done
2678 first trade fifth
2679 first give metal
2680 first send
2681 fifth accept first
2682 first done
2683 first bank metal ore
2684 first bank grain flour
2685 first done
2686 first bank grain metal
2687 first done
2688 second clockwise
2689 second trade third
2690 second ask card blessing
2691 second ask card sutaeans
2692 second send
2693 second withdraw
2694 second trade first
2695 second drop
2696 second done
2697 second campaign war
2698 second against first
2699 second pay flour
2700 second done
2701 third trade second
2702 third give grain
2703 third send
2704 second accept third
2705 third done
2706 third bank ore wood
2707 third done
2708 third unit foot
2709 third at qatna
2710 third at damascus
2711 third trade first
2712 third give metal
2713 third send
2714 third withdraw
2715 third bank grain flour
2716 third done
2717 fourth trade fifth
2718 fourth drop
2719 fourth trade third
2720 fourth give flour
2721 fourth ungive flour
2722 fourth ask card turukkaeans
2723 fourth give grain
2724 fourth give wood
2725 fourth unask card turukkaeans
2726 fourth ask card locusts
2727 fourth unask card locusts
2728 fourth give card blessing
2729 fourth send
2730 fourth bank wood grain
2731 fourth bank grain ore
2732 fourth done
2733 third counter fourth
2734 fourth done
2735 fourth trade sixth
2736 fourth ask card sutaeans
2737 fourth give card blessing
2738 third give grain
2739 third send
2740 fourth ask grain
2741 fourth decline third
2742 fourth ungive card blessing
2743 fourth ask card intrigue
2744 fourth send
2745 fourth withdraw
2746 fourth done
2747 fifth trade third
2748 fifth drop
2749 fifth done
2750 fifth campaign war
2751 fifth against first
2752 fifth pay wood
2753 fifth done
2754 sixth bank wood ore
2755 sixth bank grain wood
2756 sixth bank ore metal
2757 sixth trade fifth
2758 sixth drop
2759 sixth trade fifth
2760 sixth drop
2761 sixth bank grain metal
2762 sixth trade second
2763 sixth give ore
2764 sixth ungive ore
2765 sixth give grain
2766 sixth ungive grain
2767 sixth drop
2768 sixth trade fourth
2769 sixth drop
2770 sixth trade first
2771 sixth ask card forced-march
2772 sixth drop
2773 sixth trade fourth
2774 sixth give metal
2775 sixth ask card sutaeans
2776 sixth unask card sutaeans
2777 sixth give ore
2778 sixth drop
2779 sixth done
2780 sixth campaign break
2781 sixth pay metal
2782 sixth trade fifth
2783 sixth drop
2784 sixth done
2785 first erect ishtar
2786 first at umma
2787 first yes
2788 first done
2789 first trade second
2790 first ask card deserters
2791 first unask card deserters
2792 first drop
2793 first trade third
2794 first ask card caravan
2795 first send
2796 first withdraw
2797 first campaign war
2798 first against third
2799 first pay metal
2800 first bank wood metal
2801 first done
2802 sixth trade third
2803 second done
2804 third done
2805 sixth ask card deserters
2806 sixth give wood
2807 first trade fourth
2808 first drop
2809 second mill 0
2810 fourth trade sixth
2811 third mill 3
2812 second done
2813 third done
2814 sixth give wood
2815 sixth unask card deserters
2816 second done
2817 sixth send
2818 first bank grain metal
2819 third counter sixth
2820 sixth done
2821 sixth mill 1
2822 second done
2823 second done
2824 first done
2825 sixth done
2826 first mill 0
2827 fourth ask card locusts
2828 first done
2829 sixth done
2830 first trade sixth
2831 first ask card deserters
2832 sixth done
2833 sixth trade second
2834 sixth give ore
2835 fourth ask card locusts
2836 third give ore
2837 first drop
2838 fifth at tunip
2839 first trade third
2840 fourth drop
2841 fourth done
2842 fourth done
2843 first give grain
2844 fifth at ugarit
2845 fifth trade third
2846 third drop
2847 third bank grain metal
2848 sixth ask card locusts
2849 first drop
2850 fifth drop
2851 sixth give metal
2852 fifth trade second
2853 third trade fourth
2854 fifth drop
2855 third drop
2856 fifth trade fourth
2857 third trade sixth
2858 first done
2859 fifth give grain
2860 third drop
2861 sixth send
2862 fourth done
2863 third trade second
2864 second counter sixth
2865 fifth drop
2866 first bank metal flour
2867 fifth done
2868 fourth trade second
2869 first trade third
2870 second give wood
2871 first ask card blessing
2872 third ask ore
2873 third drop
2874 fourth give metal
2875 third trade sixth
2876 first drop
2877 second ungive wood
2878 fourth send
2879 sixth trade second
2880 sixth ask card sutaeans
2881 sixth send
2882 second decline fourth
2883 third ask flour
2884 fifth at ugarit
2885 first done
2886 first done
2887 sixth done
2888 fourth trade third
2889 fourth drop
2890 fifth done
2891 fifth done
2892 second decline sixth
2893 second unask ore
2894 fourth trade second
2895 fourth drop
2896 third ask card yaminites
2897 fourth trade first
2898 fifth done
2899 third send
2900 third done
2901 fourth give grain
2902 fourth give wood
2903 third withdraw
2904 fourth drop
2905 second drop
2906 fourth done
2907 third done
2908 fifth trade fourth
2909 fifth drop
2910 third done
2911 fifth done
2912 second counterclockwise
2913 second trade third
2914 second give flour
2915 second send
2916 third decline second
2917 second trade first
2918 second ask card hanaeans
2919 second give ore
2920 second drop
2921 second done
2922 second done
2923 second trade fifth
2924 second give ore
2925 second give grain
2926 second give flour
2927 second send
2928 fifth accept second
2929 second trade fifth
2930 second ask card siege-ladders
2931 second unask card siege-ladders
2932 second drop
2933 second trade sixth
2934 second give ore
2935 second send
2936 sixth accept second
2937 second trade third
2938 second ask card spies
2939 second drop
2940 second done
2941 first trade second
2942 first ask card blessing
2943 first give metal
2944 first unask card blessing
2945 first give ore
2946 first give metal
2947 first ungive metal
2948 first give flour
2949 first ungive ore
2950 first give flour
2951 first send
2952 second decline first
2953 first trade second
2954 first ask card cedar-rafts
2955 first send
2956 first bank grain flour
2957 second decline first
2958 first bank grain metal
2959 first bank grain metal
2960 first done
2961 first done
2962 first done
2963 sixth trade second
2964 sixth give metal
2965 sixth ask metal
2966 sixth unask metal
2967 sixth ungive metal
2968 sixth ask wood
2969 sixth drop
2970 sixth done
2971 sixth trade third
2972 sixth give ore
2973 sixth send
2974 third accept sixth
2975 sixth trade fourth
2976 sixth ask card forced-march
2977 sixth unask card forced-march
2978 sixth drop
2979 sixth done
2980 sixth done
2981 fifth trade sixth
2982 fifth give ore
2983 fifth give grain
2984 fifth ask flour
2985 fifth drop
2986 fifth trade sixth
2987 fifth ask ore
2988 fifth unask ore
2989 fifth ask card rich-harvest
2990 fifth drop
2991 fifth trade first
2992 fifth give ore
2993 fifth drop
2994 fifth done
2995 fifth trade sixth
2996 fifth ask card spies
2997 fifth drop
2998 fifth done
2999 fifth done
3000 fourth trade first
3001 fourth drop
3002 fourth done
3003 fourth done
3004 fourth done
3005 third trade sixth
3006 third give grain
3007 third ask card gutians
3008 third drop
3009 third done
3010 third trade first
3011 third drop
3012 third trade sixth
3013 third drop
3014 third campaign alliance
3015 third against second
3016 third pay metal
3017 third done
end 3017 865c2c5708934f80
