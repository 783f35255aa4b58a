[Game "mesopotamia"]
[Rules "1"]
[Seats "5"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one"]
[Names "first, second, third, fourth, fifth"]
[SeedHash "5e103ba63bf87b6adc9b65a0919f8008e05fc477977424f01ba817a1ac1dcc6a"]
[Seed "golden mesopotamia 5"]
[Box "standard 58dce2de"]
[Result "0 0 1 0 0"]

1 fifth mill 5
2 third mill 3
3 second card yaminites
4 first mill 3
5 second mill 4
6 first trade third
7 first drop
8 fourth mill 1
9 fourth work smelt
10 second trade fifth
11 second give grain
12 first work foot
13 second ungive grain
14 third work foot
15 second drop
16 fourth card cedar-rafts
17 third bank ore flour
18 second card rich-vein
19 third card rich-harvest
20 fifth card caravan
21 third bank metal grain
22 fourth bank grain metal
23 fourth trade second
24 first card rich-harvest
25 third trade first
26 fifth trade third
27 fourth drop
28 fourth done
29 fifth give flour
30 second trade fourth
31 fifth ask card rich-vein
32 third ask metal
33 fifth drop
34 third give card cedar-rafts
35 first work blank
36 fifth bank ore grain
37 third unask metal
38 third ungive card cedar-rafts
39 second give ore
40 third ask card sutaeans
41 first done
42 first erect millstone
43 third send
44 second give grain
45 fourth bank grain wood
46 second drop
47 fourth done
48 fifth bank grain metal
49 first counter third
50 third work blank
51 second trade fifth
52 third trade fourth
53 third ask card mercenaries
54 second give card siege-ladders
55 second send
56 second done
57 third drop
58 first ungive card sutaeans
59 third bank wood grain
60 fifth bank wood metal
61 third bank grain ore
62 first ask card cedar-rafts
63 third bank ore grain
64 fifth bank metal flour
65 third bank grain metal
66 fifth bank grain metal
67 fifth bank metal ore
68 second erect forge
69 third trade fourth
70 first send
71 fifth bank metal grain
72 first erect forge
73 fifth accept second
74 second erect forge
75 fifth work foot
76 first done
77 third ask card rich-harvest
78 second trade first
79 third send
80 fifth done
81 third decline first
82 second ask card mercenaries
83 fourth counter third
84 fourth give wood
85 second unask card mercenaries
86 fourth ask wood
87 fifth bank ore metal
88 fifth done
89 fourth unask wood
90 second give flour
91 third done
92 second ask card caravan
93 fourth drop
94 third trade fifth
95 third ask card yaminites
96 third unask card yaminites
97 third ask card sutaeans
98 third unask card sutaeans
99 third ask grain
100 third unask grain
101 third give card envoys
102 second give card rich-vein
103 second ask flour
104 second unask flour
105 third drop
106 second unask card caravan
107 second send
108 first counter second
109 second bank ore wood
110 third trade first
111 first ask card turukkaeans
112 second trade fourth
113 third ask card blessing
114 third give card envoys
115 second ask card intrigue
116 third send
117 first give wood
118 third bank grain flour
119 third withdraw
120 first unask card turukkaeans
121 third trade fifth
122 second send
123 second bank ore wood
124 first ask grain
125 fourth counter second
126 third give ore
127 fourth drop
128 second trade third
129 second drop
130 first drop
131 third give flour
132 second bank wood metal
133 third give card cedar-rafts
134 third give flour
135 second done
136 third ask card spies
137 third ungive flour
138 third unask card spies
139 third drop
140 third trade first
141 third drop
142 third done
143 fifth clockwise
144 fifth done
145 fifth campaign war
146 fifth against second
147 fifth pay wood
148 fifth trade second
149 fifth give card intrigue
150 fifth ungive card intrigue
151 fifth give card yaminites
152 fifth send
153 second counter fifth
154 fifth done
155 second give card blessing
156 second ask card mercenaries
157 second unask card mercenaries
158 second send
159 fifth accept second
160 first trade third
161 first give card second-wind
162 first ask card spies
163 first ungive card second-wind
164 first unask card spies
165 first ask wood
166 first unask wood
167 first drop
168 first trade third
169 first give flour
170 first give ore
171 first ungive flour
172 first send
173 first bank ore wood
174 third counter first
175 third send
176 first bank grain ore
177 first done
178 first counter third
179 first drop
180 first bank grain metal
181 first campaign alliance
182 first against fourth
183 first pay metal
184 first trade fifth
185 first give flour
186 first ask card second-wind
187 first drop
188 first done
189 second trade first
190 second drop
191 second done
192 second bank grain ore
193 second campaign alliance
194 second against first
195 second pay flour
196 first yes
197 second unit foot
198 second at tunip
199 second done
200 third trade first
201 third drop
202 third trade first
203 third ask card deserters
204 third unask card deserters
205 third give ore
206 third ungive ore
207 third ask metal
208 third drop
209 third erect marduk
210 third trade fourth
211 third ask card caravan
212 third drop
213 third bank grain wood
214 third trade first
215 third ask card rich-harvest
216 third unask card rich-harvest
217 third give ore
218 third send
219 first decline third
220 third done
221 third done
222 third unit foot
223 third at meturan
224 third bank grain flour
225 third done
226 fourth erect marduk
227 fourth trade fifth
228 fourth give card locusts
229 fourth ungive card locusts
230 fourth give ore
231 fourth send
232 fifth accept fourth
233 fourth done
234 fourth campaign war
235 fourth against first
236 fourth pay flour
237 fourth unit chariot
238 fourth at alalakh
239 fourth done
240 fifth mill 0
241 fourth bank metal ore
242 first mill 5
243 fourth at alalakh
244 fifth trade second
245 fourth done
246 fifth ask card rich-harvest
247 fifth give flour
248 second bank grain flour
249 second done
250 fifth ungive flour
251 third trade fifth
252 second card rich-vein
253 second bank ore metal
254 second bank metal flour
255 second trade first
256 fifth send
257 third give ore
258 second decline fifth
259 first done
260 fourth mill 2
261 second ask card rich-harvest
262 fourth done
263 fourth done
264 fifth work blank
265 first bank ore grain
266 fifth card intrigue
267 fifth against second
268 fourth done
269 fourth bank metal grain
270 fifth done
271 third give grain
272 first bank grain wood
273 third give wood
274 second give grain
275 first trade fourth
276 third drop
277 fourth done
278 second ask card cedar-rafts
279 fifth trade first
280 fifth ask card sutaeans
281 second drop
282 fifth unask card sutaeans
283 third at meturan
284 second bank ore metal
285 third trade first
286 second done
287 second work smelt
288 fifth ask card yaminites
289 fifth send
290 third ask card gutians
291 first drop
292 fifth done
293 first trade third
294 second work blank
295 third give card mercenaries
296 third give grain
297 second at qatna
298 second work blank
299 third unask card gutians
300 third drop
301 first give metal
302 third done
303 first ask wood
304 second at tunip
305 third mill 0
306 third done
307 first decline fifth
308 first ungive metal
309 second work blank
310 third done
311 second at tunip
312 first give card sutaeans
313 first drop
314 second trade fourth
315 third done
316 second give grain
317 second ask card blessing
318 first card rich-harvest
319 first bank grain wood
320 first trade second
321 second unask card blessing
322 first drop
323 first done
324 second ask card intrigue
325 second ungive grain
326 second drop
327 second work blank
328 second at tunip
329 second work smelt
330 second work blank
331 second at tunip
332 second trade first
333 second give flour
334 second give metal
335 second ask card locusts
336 second send
337 first decline second
338 second done
339 second bank metal wood
340 second bank metal grain
341 second trade third
342 second give metal
343 second ask card hanaeans
344 second unask card hanaeans
345 second ungive metal
346 second ask grain
347 second ask card second-wind
348 second give card yaminites
349 second give metal
350 second ungive metal
351 second unask card second-wind
352 second ungive card yaminites
353 second unask grain
354 second give card deserters
355 second give ore
356 second ask card forced-march
357 second ungive card deserters
358 second ask metal
359 second drop
360 second trade fourth
361 second drop
362 second done
363 second done
364 second clockwise
365 second done
366 second campaign alliance
367 second against first
368 second pay wood
369 first yes
370 second trade first
371 second ask card caravan
372 second drop
373 second trade third
374 second drop
375 second done
376 third card cedar-rafts
377 third erect ishtar
378 third at meturan
379 third trade second
380 third give grain
381 third give card mercenaries
382 third ask card forced-march
383 third ask card rich-harvest
384 third drop
385 third bank wood grain
386 third trade second
387 third drop
388 third done
389 third trade fourth
390 third give card blessing
391 third drop
392 third done
393 third trade fifth
394 third drop
395 third done
396 fourth trade third
397 fourth drop
398 fourth trade third
399 fourth ask card turukkaeans
400 fourth give card hanaeans
401 fourth unask card turukkaeans
402 fourth ask card gutians
403 fourth send
404 fourth done
405 fourth done
406 fourth withdraw
407 fourth card locusts
408 fourth against third
409 fourth done
410 fifth trade second
411 fifth drop
412 fifth trade third
413 fifth drop
414 fifth trade fourth
415 fifth drop
416 fifth done
417 fifth campaign alliance
418 fifth against second
419 fifth pay flour
420 fifth trade third
421 fifth ask card forced-march
422 fifth unask card forced-march
423 fifth drop
424 fifth unit foot
425 fifth at mankisum
426 fifth done
427 first done
428 first done
429 first done
430 first mill 5
431 first trade fifth
432 first give metal
433 first drop
434 first trade fifth
435 first ask card turukkaeans
436 fifth at mankisum
437 first ask card rich-vein
438 second at tunip
439 second trade first
440 second ask flour
441 fourth card spies
442 fifth trade third
443 second unask flour
444 fourth against first
445 second drop
446 fourth card gutians
447 second done
448 second mill 5
449 fourth bank wood metal
450 second trade first
451 third trade fourth
452 third drop
453 fifth drop
454 second give ore
455 fifth trade fourth
456 fifth drop
457 fifth trade first
458 third done
459 third mill 2
460 second ask card envoys
461 second drop
462 first send
463 third bank grain metal
464 fourth trade third
465 fifth drop
466 second trade first
467 fifth counter first
468 third done
469 fifth give card blessing
470 first work blank
471 second drop
472 fourth drop
473 fourth trade second
474 third done
475 second done
476 fourth drop
477 second done
478 fifth drop
479 first bank grain flour
480 second bank grain flour
481 fourth done
482 second done
483 fifth trade fourth
484 fifth ask card rich-vein
485 first done
486 third done
487 third done
488 first done
489 fourth mill 1
490 fifth give grain
491 fifth give wood
492 fourth trade fifth
493 fifth ungive grain
494 fifth drop
495 fourth give metal
496 fifth done
497 fourth ask card second-wind
498 fourth drop
499 fourth done
500 fifth mill 5
501 fourth work blank
502 fifth done
503 fourth at halab
504 fifth bank grain ore
505 fifth at mankisum
506 fourth trade first
507 fourth drop
508 fifth trade first
509 fifth give card siege-ladders
510 fourth done
511 fifth ungive card siege-ladders
512 fifth drop
513 fourth bank metal ore
514 fifth done
515 fifth bank grain flour
516 fourth trade fifth
517 fourth give card hanaeans
518 fifth done
519 fourth send
520 fifth decline fourth
521 fourth trade first
522 fourth drop
523 fourth bank wood metal
524 fourth bank metal grain
525 fourth bank wood grain
526 fourth trade first
527 fourth ask ore
528 fourth give metal
529 fourth unask ore
530 fourth ask card envoys
531 fourth give ore
532 fourth ask card intrigue
533 fourth unask card intrigue
534 fourth unask card envoys
535 fourth send
536 first decline fourth
537 fourth bank grain metal
538 fourth trade fifth
539 fourth drop
540 fourth bank grain flour
541 fourth done
542 fourth done
543 first counterclockwise
544 first done
545 first card sutaeans
546 first at sippar
547 first at bagdad
548 first trade third
549 first ask card second-wind
550 first ask card spies
551 first drop
552 first trade second
553 first ask card rich-harvest
554 first drop
555 first trade fourth
556 first ask card envoys
557 first send
558 fourth counter first
559 first trade fourth
560 fourth give flour
561 fourth give card hanaeans
562 fourth ask card gutians
563 first drop
564 fourth send
565 first bank wood ore
566 first campaign alliance
567 first against fifth
568 fifth yes
569 first done
570 fifth trade third
571 first decline fourth
572 fifth ask flour
573 fifth send
574 third decline fifth
575 fifth done
576 fifth done
577 fifth unit foot
578 fifth at mankisum
579 fifth at hatra
580 fifth card siege-ladders
581 fifth bank grain metal
582 fifth trade second
583 fifth drop
584 fifth bank grain wood
585 fifth done
586 fourth done
587 fourth done
588 fourth trade second
589 fourth drop
590 fourth bank grain metal
591 fourth trade first
592 fourth drop
593 fourth bank grain metal
594 fourth unit blank
595 fourth at alalakh
596 fourth trade second
597 fourth give wood
598 fourth give flour
599 fourth ungive wood
600 fourth ask card blessing
601 fourth ungive flour
602 fourth drop
603 fourth bank metal grain
604 fourth done
605 third trade first
606 third drop
607 third bank grain flour
608 third erect canal
609 third no
610 third trade fourth
611 third give card blessing
612 third give wood
613 third send
614 fourth accept third
615 third trade second
616 third ask card gutians
617 third unask card gutians
618 third drop
619 third trade second
620 third ask card second-wind
621 third give metal
622 third unask card second-wind
623 third send
624 third withdraw
625 third trade fourth
626 third drop
627 third bank grain ore
628 third trade second
629 third ask card yaminites
630 third send
631 second decline third
632 third bank grain ore
633 third bank grain ore
634 third done
635 third trade fifth
636 third drop
637 third bank grain metal
638 third done
639 third bank grain metal
640 third done
641 second bank grain ore
642 second trade fifth
643 second give card deserters
644 second give metal
645 second ungive metal
646 second ungive card deserters
647 second drop
648 second done
649 second campaign break
650 second pay flour
651 second bank grain flour
652 second done
653 second bank grain metal
654 second bank grain ore
655 third done
656 third mill 2
657 fifth bank grain flour
658 second done
659 fourth bank grain ore
660 fifth at mankisum
661 third done
662 fourth trade fifth
663 first mill 4
664 fifth trade fourth
665 first done
666 third bank ore wood
667 second mill 2
668 fifth ask card gutians
669 first bank grain wood
670 fifth give metal
671 fourth ask card blessing
672 fourth give wood
673 fifth give flour
674 fourth give flour
675 fifth ungive metal
676 fifth ungive flour
677 fifth drop
678 second work smelt
679 first done
680 fifth done
681 fourth send
682 fourth withdraw
683 third done
684 fifth mill 0
685 fourth done
686 fifth done
687 second work blank
688 third trade second
689 third ask card yaminites
690 second at qatna
691 third send
692 third withdraw
693 fourth mill 0
694 fifth at mankisum
695 fifth bank grain metal
696 third done
697 fourth bank grain flour
698 fourth bank ore flour
699 third done
700 fifth trade third
701 fifth ask card deserters
702 fourth done
703 fifth give ore
704 second done
705 fifth unask card deserters
706 fifth give metal
707 second bank grain wood
708 fourth done
709 fourth bank grain ore
710 fourth done
711 fourth bank grain metal
712 fourth bank grain ore
713 second done
714 fourth done
715 fifth ask card turukkaeans
716 second bank grain metal
717 fifth send
718 fifth work blank
719 second bank metal wood
720 third decline fifth
721 second bank grain metal
722 second trade fourth
723 fifth at assur
724 fifth trade first
725 second drop
726 fifth ask card spies
727 second trade fifth
728 second give wood
729 fifth unask card spies
730 fifth ask card spies
731 fifth unask card spies
732 second ask card intrigue
733 fifth ask card locusts
734 second ask ore
735 second give wood
736 second send
737 second bank metal ore
738 fifth send
739 second withdraw
740 second trade fourth
741 first decline fifth
742 fifth work smelt
743 fifth bank metal flour
744 second give metal
745 second ungive metal
746 second give card yaminites
747 fifth trade first
748 fifth drop
749 second drop
750 second trade fifth
751 fifth work blank
752 second give wood
753 fifth at hatra
754 second ungive wood
755 fifth done
756 fifth done
757 second ask card caravan
758 fifth trade fourth
759 fifth give ore
760 fifth send
761 second give wood
762 fifth done
763 fourth accept fifth
764 second drop
765 second bank wood ore
766 second done
767 first clockwise
768 first done
769 first trade fourth
770 first give wood
771 first ungive wood
772 first drop
773 first done
774 first unit blank
775 first at uruk
776 first unit chariot
777 first at ur
778 first bank grain wood
779 first trade second
780 first drop
781 first unit blank
782 first at ur
783 first done
784 second done
785 second done
786 second card yaminites
787 second at tuttul
788 second at emar
789 second trade fifth
790 second give flour
791 second ungive flour
792 second drop
793 second trade fifth
794 second give flour
795 second drop
796 second done
797 third done
798 third card mercenaries
799 third at meturan
800 third campaign alliance
801 third against fourth
802 third done
803 fourth done
804 fourth done
805 fourth card gutians
806 fourth at urua
807 fourth at sealand
808 fourth done
809 fifth trade third
810 fifth drop
811 fifth done
812 fifth campaign alliance
813 fifth against fourth
814 fifth pay wood
815 fifth trade first
816 fifth ask card spies
817 fifth send
818 fifth withdraw
819 fifth unit chariot
820 fifth at nineveh
821 fifth unit chariot
822 fifth at assur
823 fifth done
824 second trade first
825 second give flour
826 third trade first
827 second drop
828 fifth trade third
829 fourth done
830 third ask card second-wind
831 fourth mill 0
832 second done
833 second trade third
834 third send
835 fourth bank metal wood
836 fourth trade second
837 third withdraw
838 first mill 1
839 fourth give card hanaeans
840 fifth drop
841 first trade fourth
842 second give wood
843 fourth drop
844 first ask card rich-harvest
845 first unask card rich-harvest
846 second ungive wood
847 fifth done
848 second ask metal
849 fourth trade third
850 fifth mill 2
851 second drop
852 second trade third
853 second give card yaminites
854 second ungive card yaminites
855 fourth drop
856 second give metal
857 fifth done
858 second ask card caravan
859 second give card deserters
860 third done
861 fifth done
862 fourth bank metal ore
863 first drop
864 third trade second
865 first trade third
866 fourth done
867 fourth trade first
868 fifth done
869 first give grain
870 first give card second-wind
871 third ask card second-wind
872 second ungive card deserters
873 fourth ask ore
874 fourth send
875 third ask card rich-harvest
876 first decline fourth
877 first ask card siege-ladders
878 fifth trade first
879 fourth trade second
880 fourth give wood
881 fifth drop
882 second ask card deserters
883 fourth ungive wood
884 third unask card second-wind
885 second unask card deserters
886 third drop
887 fifth bank metal flour
888 fifth bank metal ore
889 third bank metal ore
890 second drop
891 fourth give card blessing
892 fourth drop
893 second done
894 third done
895 third work blank
896 third at eshnunna
897 second trade fourth
898 fourth work blank
899 fourth at halab
900 fifth trade fourth
901 first drop
902 third trade fourth
903 second ask card hanaeans
904 first trade fifth
905 third give wood
906 third send
907 second unask card hanaeans
908 fourth done
909 second drop
910 first give grain
911 third withdraw
912 fourth trade third
913 fifth drop
914 fourth ask flour
915 third trade first
916 second done
917 fifth trade first
918 second done
919 second bank metal flour
920 fifth ask card mercenaries
921 third give metal
922 second done
923 third ask card yaminites
924 third drop
925 third done
926 fifth drop
927 third done
928 fourth drop
929 fourth trade fifth
930 third done
931 fifth trade fourth
932 fourth give card hanaeans
933 fourth drop
934 fourth bank ore grain
935 first give card second-wind
936 first ungive grain
937 fourth bank wood flour
938 first ask card hanaeans
939 fourth done
940 fourth done
941 first give flour
942 fifth drop
943 first unask card hanaeans
944 first send
945 first bank metal grain
946 first done
947 first withdraw
948 fifth trade fourth
949 first work blank
950 fifth give card deserters
951 fifth ungive card deserters
952 fifth drop
953 first at ur
954 fifth done
955 first bank grain wood
956 first work smelt
957 first trade third
958 first drop
959 first done
960 first done
961 first bank wood ore
962 first done
963 fifth counterclockwise
964 fifth done
965 fifth trade second
966 fifth ask card locusts
967 fifth unask card locusts
968 fifth ask card sutaeans
969 fifth ask card locusts
970 fifth drop
971 fifth campaign break
972 fifth pay wood
973 fifth trade third
974 fifth drop
975 fifth done
976 fourth trade first
977 fourth ask card caravan
978 fourth unask card caravan
979 fourth drop
980 fourth trade third
981 fourth drop
982 fourth trade first
983 fourth give ore
984 fourth send
985 fourth done
986 first accept fourth
987 fourth card hanaeans
988 fourth at shubatenlil
989 fourth done
990 fourth trade first
991 fourth ask card forced-march
992 fourth drop
993 fourth done
994 fourth attack
995 fourth done
996 third done
997 third trade fifth
998 third ask metal
999 third ask flour
1000 third send
1001 fifth counter third
1002 fifth drop
1003 third trade fourth
1004 third give flour
1005 third drop
1006 third campaign war
1007 third against fifth
1008 third no
1009 third done
1010 second trade fourth
1011 second ask card intrigue
1012 second give flour
1013 second send
1014 second done
1015 second done
1016 second card yaminites
1017 fourth counter second
1018 fourth unask flour
1019 fourth drop
1020 second at ebla
1021 second at ugarit
1022 second attack
1023 second trade first
1024 second give card deserters
1025 second drop
1026 second trade first
1027 second give metal
1028 second send
1029 first decline second
1030 second trade fourth
1031 second drop
1032 second trade fourth
1033 second drop
1034 second done
1035 first bank metal flour
1036 first trade third
1037 first ask card siege-ladders
1038 first give ore
1039 first give grain
1040 first ungive grain
1041 first ungive ore
1042 first ask card hanaeans
1043 first give metal
1044 first give card second-wind
1045 first send
1046 first done
1047 first withdraw
1048 first campaign war
1049 first against fourth
1050 first done
1051 fourth at alalakh
1052 fifth at nineveh
1053 fifth at mankisum
1054 second trade first
1055 second drop
1056 fifth trade first
1057 first trade third
1058 fifth drop
1059 fifth done
1060 first ask metal
1061 second done
1062 first send
1063 fifth at mankisum
1064 fourth done
1065 fifth done
1066 second trade third
1067 fourth mill 1
1068 third counter first
1069 fifth trade second
1070 fourth done
1071 second give ore
1072 first done
1073 first done
1074 fourth work blank
1075 third ungive metal
1076 third drop
1077 fifth give ore
1078 fifth give metal
1079 second give ore
1080 fourth at alalakh
1081 fourth trade second
1082 fourth give flour
1083 second ungive ore
1084 fifth drop
1085 third done
1086 first trade third
1087 first drop
1088 second give ore
1089 first done
1090 first done
1091 fourth give card hanaeans
1092 second ungive ore
1093 fourth give grain
1094 third trade fourth
1095 third ask flour
1096 fourth ask card locusts
1097 third send
1098 second drop
1099 third done
1100 third work blank
1101 fifth trade fourth
1102 fifth ask card forced-march
1103 third at eshnunna
1104 third work blank
1105 fifth unask card forced-march
1106 second done
1107 second trade first
1108 fifth ask card envoys
1109 second give grain
1110 fourth ask card blessing
1111 fourth give grain
1112 fifth give metal
1113 third at eshnunna
1114 second drop
1115 fifth send
1116 third withdraw
1117 fourth send
1118 third trade second
1119 fourth done
1120 fourth decline fifth
1121 fourth withdraw
1122 third ask card forced-march
1123 second trade first
1124 second drop
1125 second trade first
1126 third give ore
1127 fifth trade second
1128 fifth give card deserters
1129 second give wood
1130 fourth done
1131 fifth drop
1132 second drop
1133 second done
1134 second trade third
1135 second ask card sutaeans
1136 fourth trade first
1137 second ask grain
1138 fourth give wood
1139 third drop
1140 second send
1141 fourth give grain
1142 third done
1143 fifth trade fourth
1144 third trade second
1145 fourth drop
1146 second withdraw
1147 fifth give wood
1148 second trade third
1149 second drop
1150 second trade third
1151 second drop
1152 second done
1153 fourth done
1154 second done
1155 fifth drop
1156 fifth work blank
1157 third give wood
1158 fifth at hatra
1159 fifth done
1160 fifth done
1161 fifth trade first
1162 fifth drop
1163 third ask card locusts
1164 fifth trade fourth
1165 fifth drop
1166 third send
1167 third withdraw
1168 third done
1169 fifth done
1170 third trade second
1171 third drop
1172 third done
1173 fifth counterclockwise
1174 fifth done
1175 fifth trade first
1176 fifth drop
1177 fifth card deserters
1178 fifth done
1179 fifth done
1180 fourth done
1181 fourth campaign war
1182 fourth against fifth
1183 fourth done
1184 third trade second
1185 third give metal
1186 third send
1187 third withdraw
1188 third done
1189 third trade second
1190 third drop
1191 third done
1192 third done
1193 second done
1194 second trade fourth
1195 second drop
1196 second done
1197 second done
1198 first trade second
1199 first ask card envoys
1200 first send
1201 first done
1202 first withdraw
1203 first done
1204 first done
1205 fifth at mankisum
1206 fifth at nineveh
1207 third done
1208 third mill 3
1209 first mill 9
1210 first trade third
1211 third trade second
1212 fifth done
1213 fourth at alalakh
1214 fourth trade second
1215 third drop
1216 third bank grain ore
1217 first ask flour
1218 first send
1219 second at tunip
1220 third bank grain wood
1221 second done
1222 fifth at nineveh
1223 first bank grain metal
1224 first bank grain ore
1225 fifth mill 3
1226 third done
1227 fifth bank grain wood
1228 second mill 3
1229 second bank grain wood
1230 first withdraw
1231 second trade fifth
1232 fifth trade fourth
1233 fifth give wood
1234 third work blank
1235 fourth drop
1236 first done
1237 third at eshnunna
1238 first trade fourth
1239 fourth trade first
1240 third done
1241 second ask card mercenaries
1242 fifth give flour
1243 third done
1244 third done
1245 second drop
1246 first drop
1247 fourth drop
1248 first bank grain wood
1249 first at ur
1250 first done
1251 fourth trade first
1252 fourth give card hanaeans
1253 fourth send
1254 fifth give card blessing
1255 second bank grain metal
1256 first trade third
1257 fourth done
1258 second done
1259 second trade first
1260 fifth give wood
1261 second ask grain
1262 first accept fourth
1263 first give grain
1264 first ungive grain
1265 first ask card second-wind
1266 second drop
1267 fifth ask card blessing
1268 fifth ungive card blessing
1269 second trade third
1270 second drop
1271 second done
1272 first send
1273 second trade first
1274 third decline first
1275 fourth mill 0
1276 first trade second
1277 fourth bank grain wood
1278 second give wood
1279 fourth trade third
1280 second send
1281 second done
1282 first accept second
1283 fourth give wood
1284 fourth ask card sutaeans
1285 first drop
1286 fourth ask card blessing
1287 fifth send
1288 second trade third
1289 first trade third
1290 second drop
1291 first give metal
1292 first give flour
1293 first drop
1294 second done
1295 fourth decline fifth
1296 fifth done
1297 fifth trade second
1298 first trade second
1299 first ask card mercenaries
1300 fifth drop
1301 first drop
1302 fifth work blank
1303 first trade fifth
1304 fourth drop
1305 fourth done
1306 first ask card rich-harvest
1307 first drop
1308 fourth done
1309 first done
1310 fourth bank grain wood
1311 fourth done
1312 fourth trade fifth
1313 fourth ask card turukkaeans
1314 fourth give flour
1315 fourth give flour
1316 fourth send
1317 fifth decline fourth
1318 fourth bank grain ore
1319 fourth trade third
1320 fourth drop
1321 fourth bank grain metal
1322 fourth trade second
1323 fourth give wood
1324 fifth at hatra
1325 fourth give card blessing
1326 fourth give wood
1327 fourth ungive card blessing
1328 fourth send
1329 fourth done
1330 fifth done
1331 second accept fourth
1332 fifth trade fourth
1333 fifth drop
1334 fifth done
1335 fifth done
1336 second clockwise
1337 second done
1338 second trade first
1339 second drop
1340 second done
1341 second trade first
1342 second ask card turukkaeans
1343 second ask card yaminites
1344 second drop
1345 second done
1346 third bank grain wood
1347 third trade fifth
1348 third give ore
1349 third drop
1350 third trade fifth
1351 third give metal
1352 third send
1353 third withdraw
1354 third done
1355 third done
1356 third done
1357 fourth trade third
1358 fourth give metal
1359 fourth drop
1360 fourth trade first
1361 fourth ask card cedar-rafts
1362 fourth send
1363 fourth bank grain flour
1364 first decline fourth
1365 fourth done
1366 fourth done
1367 fourth done
1368 fifth done
1369 fifth done
1370 fifth bank wood ore
1371 fifth trade fourth
1372 fifth drop
1373 fifth trade first
1374 fifth drop
1375 fifth bank grain wood
1376 fifth done
1377 first trade second
1378 first drop
1379 first done
1380 first done
1381 first trade second
1382 first ask card rich-vein
1383 first give wood
1384 first give card second-wind
1385 first send
1386 second decline first
1387 first attack
1388 first no
1389 first card hanaeans
1390 first at qattunan
1391 first done
1392 first unit blank
1393 first at uruk
1394 first at isin
1395 first unit foot
1396 first at ur
1397 first trade third
1398 first drop
1399 first done
1400 third done
1401 fourth bank grain ore
1402 second bank grain wood
1403 fifth bank wood ore
1404 fifth bank ore wood
1405 first done
1406 second done
1407 first done
1408 fifth at nineveh
1409 fourth at alalakh
1410 second mill 2
1411 fifth done
1412 fourth trade second
1413 third mill 2
1414 third bank grain ore
1415 second trade fifth
1416 fourth ask card forced-march
1417 fifth at mankisum
1418 third bank ore grain
1419 third bank grain ore
1420 first trade fifth
1421 fourth give metal
1422 third trade fourth
1423 first give ore
1424 third drop
1425 first drop
1426 second ask card siege-ladders
1427 fourth unask card forced-march
1428 fourth ungive metal
1429 fourth ask flour
1430 first done
1431 fourth ask card second-wind
1432 third trade second
1433 second unask card siege-ladders
1434 second give wood
1435 second ask card forced-march
1436 fifth mill 4
1437 third give card envoys
1438 fifth bank grain wood
1439 third drop
1440 second unask card forced-march
1441 first trade third
1442 fourth drop
1443 fifth done
1444 fifth done
1445 fifth trade fourth
1446 second drop
1447 third done
1448 third work blank
1449 fifth drop
1450 third at eshnunna
1451 fifth trade fourth
1452 second trade fifth
1453 first drop
1454 fifth give grain
1455 first trade fourth
1456 second drop
1457 third trade fifth
1458 second bank metal flour
1459 third give flour
1460 fifth drop
1461 fourth done
1462 first drop
1463 fourth mill 0
1464 third ungive flour
1465 fourth trade fifth
1466 fifth bank wood ore
1467 fourth drop
1468 first done
1469 fourth bank grain flour
1470 fifth bank grain ore
1471 second bank wood ore
1472 third give ore
1473 third drop
1474 fifth bank grain metal
1475 second trade third
1476 third done
1477 fourth bank grain ore
1478 fifth trade first
1479 second ask card spies
1480 fourth trade second
1481 fifth drop
1482 fifth bank grain flour
1483 third trade first
1484 fourth drop
1485 second unask card spies
1486 second give card deserters
1487 fourth bank ore wood
1488 fifth trade fourth
1489 fourth trade fifth
1490 fifth ask grain
1491 second ungive card deserters
1492 third give ore
1493 second give wood
1494 third drop
1495 second ask card blessing
1496 third bank grain metal
1497 third done
1498 fifth send
1499 third trade second
1500 third drop
1501 fourth decline fifth
1502 third trade fourth
1503 fourth drop
1504 fifth trade fourth
1505 fifth drop
1506 fourth trade fifth
1507 second send
1508 fifth done
1509 second done
1510 second withdraw
1511 fourth drop
1512 third ask wood
1513 third drop
1514 second trade first
1515 third done
1516 fourth done
1517 fifth bank grain flour
1518 fourth trade fifth
1519 second drop
1520 fourth drop
1521 fourth work blank
1522 fourth at alalakh
1523 second done
1524 fourth trade first
1525 fifth trade third
1526 fourth give flour
1527 second bank grain flour
1528 second trade fourth
1529 fourth send
1530 second ask card rich-vein
1531 second give metal
1532 fifth drop
1533 first decline fourth
1534 second unask card rich-vein
1535 fourth trade fifth
1536 second drop
1537 fourth drop
1538 second trade first
1539 second drop
1540 fourth done
1541 fifth done
1542 fourth trade fifth
1543 fourth drop
1544 fourth trade first
1545 fourth give grain
1546 second bank ore wood
1547 fourth ungive grain
1548 fourth give grain
1549 fourth send
1550 second trade third
1551 first decline fourth
1552 second give flour
1553 second give card deserters
1554 second ungive flour
1555 second give grain
1556 second send
1557 third decline second
1558 second bank grain ore
1559 second bank grain flour
1560 second done
1561 second trade fourth
1562 second give wood
1563 fourth done
1564 second send
1565 fourth trade third
1566 second withdraw
1567 fourth ask card turukkaeans
1568 fourth ask card locusts
1569 second done
1570 fourth ask card mercenaries
1571 fourth give wood
1572 fourth drop
1573 fourth done
1574 fifth clockwise
1575 fifth done
1576 fifth trade first
1577 fifth drop
1578 fifth done
1579 fifth trade third
1580 fifth drop
1581 fifth done
1582 first done
1583 first done
1584 first done
1585 second done
1586 second done
1587 second unit chariot
1588 second at tunip
1589 second trade third
1590 second give wood
1591 second give card deserters
1592 second give grain
1593 second drop
1594 second trade third
1595 second ask card hanaeans
1596 second send
1597 second unit blank
1598 second at tunip
1599 third decline second
1600 second at byblos
1601 second trade third
1602 second give flour
1603 second ungive flour
1604 second ask wood
1605 second ask card blessing
1606 second give metal
1607 second ask card hanaeans
1608 second drop
1609 second attack
1610 second trade fifth
1611 second ask flour
1612 second drop
1613 second done
1614 third done
1615 third trade fifth
1616 third give card envoys
1617 third ask card blessing
1618 third ungive card envoys
1619 third send
1620 third campaign alliance
1621 third against first
1622 fifth accept third
1623 third pay metal
1624 third no
1625 first yes
1626 third done
1627 fourth bank wood ore
1628 fourth done
1629 fourth trade second
1630 fourth give wood
1631 fourth send
1632 fourth campaign alliance
1633 fourth against third
1634 fourth withdraw
1635 fourth done
end 1635 4824b1c82ec61885
