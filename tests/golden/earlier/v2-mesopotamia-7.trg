[Game "mesopotamia"]
[Rules "2"]
[Seats "7"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one"]
[Names "first, second, third, fourth, fifth, sixth, seventh"]
[SeedHash "408a10fe42f847bad2cc918a3bebd242a964bdacf1d1ffd52a9cbc87ebdfbbd8"]
[Seed "golden mesopotamia 7"]
[Box "standard 58dce2de"]
[Result "1 0 0 0 0 2 0"]

1 fourth card turukkaeans
2 sixth mill 0
3 seventh mill 2
4 fifth mill 4
5 second mill 0
6 fourth mill 0
7 second done
8 first mill 1
9 sixth trade first
10 fifth trade fourth
11 first work smelt
12 fifth give wood
13 fourth work smelt
14 fifth ask card cedar-rafts
15 seventh work smelt
16 fifth send
17 third mill 4
18 sixth give card caravan
19 first trade third
20 fourth decline fifth
21 seventh card rich-harvest
22 fifth bank metal wood
23 third work foot
24 sixth ask ore
25 fifth card spies
26 fourth card spies
27 fourth against sixth
28 first give card intrigue
29 fourth card rich-vein
30 second bank wood flour
31 first give card yaminites
32 third bank wood metal
33 fifth against first
34 seventh done
35 fourth done
36 sixth drop
37 sixth trade seventh
38 seventh trade third
39 sixth ask card intrigue
40 third done
41 third done
42 fifth card locusts
43 fourth erect forge
44 fifth trade fourth
45 first ask card second-wind
46 fifth drop
47 second bank metal grain
48 fourth trade fifth
49 fourth drop
50 second erect forge
51 second card rich-harvest
52 seventh give grain
53 fifth work chariot
54 fourth done
55 sixth drop
56 seventh drop
57 second trade sixth
58 seventh done
59 sixth bank wood grain
60 sixth done
61 sixth done
62 first ask card second-wind
63 first give ore
64 fifth done
65 first send
66 first card locusts
67 first against sixth
68 fifth done
69 second drop
70 second done
71 third counter first
72 third unask ore
73 first done
74 third send
75 first erect millstone
76 first counter third
77 first give card envoys
78 first drop
79 first bank grain wood
80 first trade third
81 first give card envoys
82 first ask card rich-vein
83 first ungive card envoys
84 first unask card rich-vein
85 first give card yaminites
86 first ungive card yaminites
87 first give flour
88 first send
89 third accept first
90 first bank wood ore
91 first trade second
92 first ask card spies
93 first send
94 second counter first
95 second ask card mercenaries
96 first trade third
97 first give grain
98 first drop
99 first trade sixth
100 second unask card mercenaries
101 first give grain
102 first drop
103 second give metal
104 first bank grain wood
105 second drop
106 first bank metal ore
107 first done
108 third counterclockwise
109 third done
110 third trade first
111 third give ore
112 third drop
113 third card mercenaries
114 third done
115 third bank grain flour
116 third trade sixth
117 third give card siege-ladders
118 third drop
119 third trade sixth
120 third drop
121 third unit chariot
122 third at suhum
123 third trade fourth
124 third drop
125 third done
126 second done
127 second campaign war
128 second against third
129 second bank ore wood
130 second trade third
131 second drop
132 second bank grain wood
133 second bank grain metal
134 second trade fourth
135 second ask card cedar-rafts
136 second send
137 fourth counter second
138 second done
139 fourth give wood
140 fourth give ore
141 fourth ungive wood
142 fourth send
143 second counter fourth
144 first bank grain flour
145 first trade second
146 second give flour
147 second give metal
148 first ask metal
149 second give card deserters
150 second ask card locusts
151 first give metal
152 first ungive metal
153 first ask card hanaeans
154 second drop
155 first unask card hanaeans
156 first unask metal
157 first ask flour
158 first give metal
159 first ungive metal
160 first send
161 second counter first
162 first bank metal flour
163 first erect ishtar
164 first done
165 first trade seventh
166 second send
167 first give card envoys
168 first drop
169 first done
170 first unit chariot
171 first at lagash
172 first trade sixth
173 first ask flour
174 first ask card siege-ladders
175 first give card yaminites
176 first ask card rich-harvest
177 first ungive card yaminites
178 first give wood
179 first ask card mercenaries
180 first accept second
181 first ask card envoys
182 first give ore
183 first ask card blessing
184 first ungive wood
185 first give card envoys
186 first send
187 first done
188 sixth decline first
189 seventh trade fourth
190 seventh drop
191 seventh trade third
192 seventh ask ore
193 seventh drop
194 seventh bank grain ore
195 seventh erect marduk
196 seventh trade sixth
197 seventh ask card mercenaries
198 seventh send
199 sixth decline seventh
200 seventh bank metal grain
201 seventh trade fifth
202 seventh give card second-wind
203 seventh send
204 fifth counter seventh
205 seventh bank wood metal
206 seventh bank metal wood
207 seventh done
208 seventh done
209 fifth unask card second-wind
210 fifth drop
211 seventh trade second
212 seventh give flour
213 seventh drop
214 seventh unit chariot
215 seventh at hatra
216 seventh trade fourth
217 seventh give grain
218 seventh send
219 seventh unit chariot
220 seventh at karana
221 fourth decline seventh
222 seventh bank metal ore
223 seventh unit foot
224 seventh at nineveh
225 seventh trade fourth
226 seventh ask card deserters
227 seventh give wood
228 seventh give wood
229 seventh ungive wood
230 seventh send
231 fourth counter seventh
232 fourth send
233 seventh done
234 seventh counter fourth
235 seventh send
236 fourth accept seventh
237 sixth card cedar-rafts
238 sixth bank metal grain
239 sixth erect ishtar
240 sixth trade seventh
241 sixth give ore
242 sixth give metal
243 sixth drop
244 sixth bank ore wood
245 sixth done
246 sixth done
247 sixth done
248 fifth bank ore grain
249 fifth done
250 fifth trade seventh
251 fifth ask card gutians
252 fifth give card caravan
253 fifth send
254 fifth campaign alliance
255 seventh decline fifth
256 fifth against fourth
257 fifth pay flour
258 fourth no
259 fifth done
260 fourth trade fifth
261 fourth give flour
262 fourth ungive flour
263 fourth drop
264 fourth trade first
265 fourth give metal
266 fourth ask wood
267 fourth send
268 first accept fourth
269 fourth trade sixth
270 fourth ask card gutians
271 fourth drop
272 fourth trade third
273 fourth ask card forced-march
274 fourth send
275 third decline fourth
276 fourth done
277 fourth trade seventh
278 fourth give wood
279 fourth send
280 fourth withdraw
281 fourth trade third
282 fourth give grain
283 fourth drop
284 fourth trade second
285 fourth give metal
286 fourth ungive metal
287 fourth give card caravan
288 fourth drop
289 fourth trade fifth
290 fourth drop
291 fourth done
292 fourth trade second
293 fourth give grain
294 fourth send
295 fourth withdraw
296 fourth done
297 second mill 5
298 fifth mill 0
299 third mill 2
300 third trade second
301 first done
302 third give card sutaeans
303 fourth mill 4
304 seventh at nineveh
305 third ungive card sutaeans
306 first done
307 second card rich-vein
308 second bank ore flour
309 sixth mill 0
310 sixth trade second
311 seventh trade fourth
312 first work blank
313 fourth done
314 third give flour
315 fifth card caravan
316 third ask card locusts
317 first at lagash
318 third ask grain
319 sixth drop
320 first done
321 fourth trade fifth
322 seventh ask card deserters
323 seventh send
324 fourth ask grain
325 seventh withdraw
326 seventh trade second
327 fifth work blank
328 seventh ask card second-wind
329 third send
330 fifth work blank
331 seventh ask card yaminites
332 fourth give grain
333 fourth send
334 second trade first
335 first trade sixth
336 first give flour
337 fourth withdraw
338 second ask wood
339 fourth trade sixth
340 sixth card rich-harvest
341 seventh unask card second-wind
342 third bank metal flour
343 third bank ore flour
344 fourth give ore
345 second ask wood
346 third withdraw
347 third done
348 third done
349 sixth done
350 first give grain
351 fourth ungive ore
352 third done
353 second give grain
354 second send
355 first ask card rich-vein
356 second withdraw
357 seventh give flour
358 seventh send
359 second done
360 fourth give grain
361 second trade first
362 sixth work smelt
363 fourth send
364 second drop
365 second done
366 sixth trade first
367 fifth done
368 seventh withdraw
369 seventh done
370 sixth drop
371 fifth trade third
372 sixth done
373 seventh mill 3
374 sixth done
375 fourth withdraw
376 fourth done
377 fifth ask metal
378 first unask card rich-vein
379 seventh done
380 first give ore
381 seventh done
382 fifth ask card siege-ladders
383 sixth done
384 first give card envoys
385 fifth ask card turukkaeans
386 first give metal
387 fifth give card cedar-rafts
388 first drop
389 seventh done
390 seventh done
391 first done
392 fifth send
393 third counter fifth
394 first done
395 third send
396 fifth done
397 fifth counter third
398 fifth unask metal
399 fifth unask card siege-ladders
400 fifth drop
401 second clockwise
402 second trade third
403 second drop
404 second trade fifth
405 second give ore
406 second send
407 second withdraw
408 second erect marduk
409 second trade sixth
410 second give card second-wind
411 second give card blessing
412 second drop
413 second done
414 second campaign alliance
415 second against sixth
416 second pay wood
417 sixth no
418 second trade third
419 second drop
420 second bank grain flour
421 second unit chariot
422 second at sippar
423 second unit chariot
424 second at bagdad
425 second done
426 third trade fourth
427 third ask card caravan
428 third unask card caravan
429 third ask card yaminites
430 third drop
431 third trade fourth
432 third drop
433 third done
434 third trade fifth
435 third give ore
436 third ungive ore
437 third give grain
438 third ask metal
439 third send
440 fifth counter third
441 third campaign war
442 fifth ungive metal
443 third against fourth
444 fifth give flour
445 third pay wood
446 fifth give grain
447 fifth send
448 third unit foot
449 third at suhum
450 third trade second
451 third ask flour
452 third give card blessing
453 third unask flour
454 third drop
455 third accept fifth
456 third card siege-ladders
457 third trade fifth
458 third ask card deserters
459 third give card blessing
460 third ask metal
461 third ask card envoys
462 third give ore
463 third drop
464 third trade sixth
465 third drop
466 third trade second
467 third drop
468 third unit foot
469 third at qattunan
470 third unit chariot
471 third at mari
472 third trade seventh
473 third give card hanaeans
474 third drop
475 third unit foot
476 third at suhum
477 third done
478 fourth card rich-vein
479 fourth done
480 fourth done
481 fourth done
482 fifth trade seventh
483 fifth drop
484 fifth done
485 fifth done
486 fifth trade first
487 fifth ask metal
488 fifth give metal
489 fifth ask card forced-march
490 fifth ask grain
491 fifth ask card turukkaeans
492 fifth drop
493 fifth trade sixth
494 fifth ask card locusts
495 fifth send
496 sixth decline fifth
497 fifth trade first
498 fifth drop
499 fifth done
500 sixth trade second
501 sixth give grain
502 sixth send
503 sixth withdraw
504 sixth trade third
505 sixth drop
506 sixth done
507 sixth campaign alliance
508 sixth against seventh
509 sixth pay wood
510 seventh no
511 sixth bank wood ore
512 sixth bank grain wood
513 sixth bank metal ore
514 sixth bank grain wood
515 sixth done
516 seventh trade third
517 seventh ask card intrigue
518 seventh ask card second-wind
519 seventh unask card second-wind
520 seventh unask card intrigue
521 seventh drop
522 seventh bank grain ore
523 seventh done
524 seventh campaign alliance
525 seventh against third
526 seventh pay metal
527 third no
528 seventh bank ore grain
529 seventh bank grain ore
530 seventh done
531 first trade fifth
532 first give card envoys
533 first ask card rich-vein
534 first unask card rich-vein
535 first ungive card envoys
536 first drop
537 first trade third
538 first drop
539 first trade fifth
540 first ask card envoys
541 first send
542 fifth decline first
543 first trade fifth
544 first drop
545 first trade second
546 first ask metal
547 first unask metal
548 first drop
549 first done
550 first trade sixth
551 first drop
552 first trade seventh
553 first give ore
554 first drop
555 first done
556 first card yaminites
557 first at mari
558 third unit chariot
559 first done
560 third trade fifth
561 fifth mill 3
562 fourth mill 1
563 second done
564 fourth card rich-vein
565 third drop
566 fourth bank ore grain
567 seventh trade third
568 seventh give wood
569 sixth mill 5
570 third at qattunan
571 fourth done
572 third done
573 third mill 3
574 fourth done
575 second mill 3
576 first done
577 seventh ungive wood
578 sixth trade first
579 sixth give flour
580 first mill 4
581 fifth done
582 seventh give ore
583 seventh send
584 seventh at nineveh
585 fourth trade second
586 fifth done
587 second bank grain wood
588 sixth give card deserters
589 fourth drop
590 sixth give ore
591 fourth done
592 fourth bank grain ore
593 fourth bank ore grain
594 seventh bank grain wood
595 fourth done
596 second bank ore wood
597 seventh bank wood ore
598 sixth ask card deserters
599 sixth drop
600 second trade fourth
601 first done
602 third done
603 sixth work smelt
604 second drop
605 second bank grain flour
606 third bank grain wood
607 seventh done
608 sixth card caravan
609 third accept seventh
610 third bank ore flour
611 sixth trade third
612 seventh mill 4
613 third work blank
614 first bank grain ore
615 third at suhum
616 seventh trade first
617 first trade seventh
618 seventh ask card cedar-rafts
619 seventh give card mercenaries
620 third done
621 first give card intrigue
622 sixth drop
623 seventh send
624 seventh done
625 second done
626 second done
627 first send
628 first bank grain metal
629 third trade seventh
630 third ask card sutaeans
631 sixth done
632 first withdraw
633 sixth done
634 sixth trade fourth
635 first done
636 seventh work blank
637 sixth drop
638 first decline seventh
639 second trade first
640 sixth done
641 first done
642 first done
643 second ask card blessing
644 seventh at nineveh
645 seventh work blank
646 third ask card blessing
647 second unask card blessing
648 third unask card sutaeans
649 seventh at assur
650 second give flour
651 third unask card blessing
652 seventh work blank
653 seventh at nineveh
654 third drop
655 third trade second
656 second give card deserters
657 seventh work blank
658 third ask card second-wind
659 third drop
660 third bank grain flour
661 seventh at karana
662 seventh done
663 seventh bank grain wood
664 second send
665 seventh trade second
666 seventh ask card spies
667 first decline second
668 third bank grain ore
669 seventh give wood
670 second trade third
671 third trade seventh
672 third ask card cedar-rafts
673 second drop
674 third ask card blessing
675 second bank grain flour
676 seventh unask card spies
677 seventh ungive wood
678 seventh give card mercenaries
679 third drop
680 seventh ungive card mercenaries
681 second bank grain metal
682 seventh ask card rich-harvest
683 seventh drop
684 second at sippar
685 second done
686 third trade sixth
687 third ask card rich-vein
688 second done
689 seventh bank grain flour
690 seventh trade fourth
691 third ask card forced-march
692 third unask card rich-vein
693 third give grain
694 third send
695 seventh drop
696 sixth counter third
697 third bank grain ore
698 sixth give ore
699 third done
700 third done
701 sixth send
702 seventh bank grain flour
703 seventh done
704 seventh bank grain ore
705 third counter sixth
706 third unask ore
707 seventh done
708 third give wood
709 third give grain
710 third ask card rich-vein
711 third give flour
712 third ask grain
713 third drop
714 fourth clockwise
715 fourth bank metal grain
716 fourth done
717 fourth trade second
718 fourth give ore
719 fourth send
720 second accept fourth
721 fourth bank ore grain
722 fourth done
723 fourth trade first
724 fourth ask card forced-march
725 fourth send
726 fourth done
727 first decline fourth
728 fifth card locusts
729 fifth against fourth
730 fifth done
731 fifth bank wood flour
732 fifth bank grain metal
733 fifth trade first
734 fifth ask card rich-harvest
735 fifth ask card rich-vein
736 fifth ask card cedar-rafts
737 fifth unask card rich-harvest
738 fifth ask card siege-ladders
739 fifth unask card siege-ladders
740 fifth give card cedar-rafts
741 fifth unask card rich-vein
742 fifth drop
743 fifth done
744 fifth unit chariot
745 fifth at mashkan
746 fifth trade first
747 fifth give wood
748 fifth ungive wood
749 fifth drop
750 fifth done
751 sixth bank grain metal
752 sixth erect marduk
753 sixth done
754 sixth trade seventh
755 sixth drop
756 sixth bank wood ore
757 sixth done
758 sixth trade second
759 sixth give flour
760 sixth give flour
761 sixth drop
762 sixth trade fifth
763 sixth give ore
764 sixth ask card spies
765 sixth send
766 sixth done
767 seventh trade first
768 fifth decline sixth
769 seventh give ore
770 seventh give wood
771 seventh drop
772 seventh done
773 seventh done
774 seventh bank grain flour
775 seventh done
776 first bank grain ore
777 first bank metal flour
778 first done
779 first trade third
780 first give flour
781 first send
782 first withdraw
783 first trade second
784 first ask card mercenaries
785 first unask card mercenaries
786 first ask card cedar-rafts
787 first unask card cedar-rafts
788 first give card intrigue
789 first give ore
790 first drop
791 first bank ore metal
792 first done
793 first trade fifth
794 first drop
795 first done
796 second trade sixth
797 second drop
798 second done
799 second campaign alliance
800 second against fourth
801 second trade third
802 second give wood
803 second send
804 third accept second
805 second bank ore grain
806 second done
807 third bank grain ore
808 third done
809 third trade fourth
810 third ask card turukkaeans
811 third ask card forced-march
812 third ask card rich-vein
813 third drop
814 third card sutaeans
815 third at tadmor
816 third at qatna
817 fourth unit chariot
818 fourth unit foot
819 fourth unit chariot
820 third trade sixth
821 third drop
822 third campaign war
823 third against second
824 third pay flour
825 third bank grain metal
826 third done
827 fifth trade seventh
828 first trade sixth
829 sixth mill 3
830 third done
831 fifth drop
832 third mill 2
833 third bank ore metal
834 seventh at nineveh
835 seventh bank wood metal
836 fifth card cedar-rafts
837 sixth bank grain metal
838 fifth trade seventh
839 second done
840 third trade second
841 third give metal
842 first give grain
843 third drop
844 third trade fifth
845 sixth trade seventh
846 sixth drop
847 fifth ask card siege-ladders
848 first drop
849 fifth give card gutians
850 first at lagash
851 fifth ungive card gutians
852 seventh done
853 fifth send
854 fifth bank wood metal
855 sixth done
856 third ask card siege-ladders
857 first bank grain ore
858 first trade fifth
859 seventh decline fifth
860 seventh done
861 sixth done
862 fifth at mashkan
863 seventh trade sixth
864 first ask card caravan
865 seventh drop
866 seventh work blank
867 first unask card caravan
868 third send
869 sixth done
870 second mill 3
871 seventh at karana
872 seventh trade second
873 seventh give card mercenaries
874 seventh give flour
875 second trade seventh
876 first give grain
877 first ungive grain
878 fifth counter third
879 first drop
880 seventh ask wood
881 second ask card gutians
882 second give wood
883 first trade second
884 third done
885 seventh unask wood
886 first give metal
887 seventh give metal
888 first drop
889 second ungive wood
890 second drop
891 third done
892 third bank grain metal
893 fifth give flour
894 fifth drop
895 fifth bank metal ore
896 fifth done
897 first done
898 third bank grain metal
899 first mill 6
900 seventh ask metal
901 third trade sixth
902 third ask card envoys
903 first done
904 third drop
905 fifth mill 3
906 third bank metal flour
907 fifth done
908 first at larsa
909 second trade third
910 first done
911 seventh ungive card mercenaries
912 fifth trade second
913 second ask card siege-ladders
914 second send
915 seventh ungive metal
916 fifth drop
917 second bank grain ore
918 third counter second
919 seventh ask card cedar-rafts
920 second bank grain ore
921 second done
922 seventh ask card blessing
923 fifth done
924 third give metal
925 first done
926 fifth done
927 second at sippar
928 third give card hanaeans
929 fifth done
930 third ungive card hanaeans
931 third ask card mercenaries
932 third drop
933 third done
934 third trade sixth
935 second trade third
936 third ask card envoys
937 second give wood
938 second ask card locusts
939 seventh ungive flour
940 third give wood
941 second unask card locusts
942 third ungive wood
943 seventh give wood
944 seventh drop
945 seventh done
946 seventh trade fifth
947 seventh drop
948 second give wood
949 second drop
950 second done
951 third ask card siege-ladders
952 seventh done
953 seventh trade sixth
954 second bank grain flour
955 third send
956 sixth counter third
957 third trade seventh
958 third ask card hanaeans
959 second trade third
960 third ask card cedar-rafts
961 sixth give grain
962 third unask card cedar-rafts
963 seventh give metal
964 sixth ungive grain
965 seventh send
966 third give wood
967 seventh done
968 sixth drop
969 sixth accept seventh
970 third drop
971 third done
972 second ask card hanaeans
973 second unask card hanaeans
974 second ask card hanaeans
975 second give wood
976 second ungive wood
977 second send
978 second withdraw
979 second trade fifth
980 second drop
981 second done
982 second done
983 second clockwise
984 second trade third
985 second give card deserters
986 second ungive card deserters
987 second give ore
988 second give card second-wind
989 second ask card siege-ladders
990 second drop
991 second trade seventh
992 second ask card sutaeans
993 second unask card sutaeans
994 second give card deserters
995 second ask flour
996 second give wood
997 second give flour
998 second unask flour
999 second ask card locusts
1000 second ungive card deserters
1001 second ungive flour
1002 second drop
1003 second done
1004 second done
1005 second done
1006 third done
1007 third done
1008 third done
1009 fifth trade second
1010 fifth ask card turukkaeans
1011 fifth send
1012 second counter fifth
1013 fifth trade sixth
1014 fifth drop
1015 fifth trade seventh
1016 second give card deserters
1017 fifth drop
1018 fifth bank wood ore
1019 second ungive card deserters
1020 second give metal
1021 fifth trade first
1022 second drop
1023 fifth ask card rich-vein
1024 fifth drop
1025 fifth bank grain ore
1026 fifth done
1027 fifth campaign war
1028 fifth against seventh
1029 fifth trade sixth
1030 fifth drop
1031 fifth trade seventh
1032 fifth drop
1033 fifth trade first
1034 fifth give card blessing
1035 fifth drop
1036 fifth trade sixth
1037 fifth give wood
1038 fifth give flour
1039 fifth drop
1040 fifth done
1041 sixth done
1042 sixth trade third
1043 sixth drop
1044 sixth done
1045 sixth bank grain metal
1046 sixth bank grain flour
1047 sixth done
1048 seventh trade fifth
1049 seventh drop
1050 seventh trade sixth
1051 seventh drop
1052 seventh done
1053 seventh done
1054 seventh trade fifth
1055 seventh give card second-wind
1056 seventh give card mercenaries
1057 seventh ask wood
1058 seventh drop
1059 seventh trade third
1060 seventh ask grain
1061 seventh unask grain
1062 seventh drop
1063 seventh done
1064 first trade sixth
1065 first drop
1066 first done
1067 first campaign alliance
1068 first against seventh
1069 first yes
1070 seventh no
1071 first trade fifth
1072 first give ore
1073 first ask card yaminites
1074 first ungive ore
1075 first ask card blessing
1076 first unask card blessing
1077 first give wood
1078 first ask card caravan
1079 first drop
1080 first done
1081 seventh trade first
1082 third at qattunan
1083 second trade first
1084 third bank wood ore
1085 sixth mill 2
1086 sixth trade third
1087 first trade fifth
1088 seventh ask card rich-harvest
1089 sixth ask card yaminites
1090 second ask wood
1091 second ask grain
1092 seventh send
1093 fifth trade seventh
1094 third done
1095 second unask wood
1096 third mill 0
1097 second drop
1098 sixth ask card turukkaeans
1099 sixth unask card turukkaeans
1100 third trade sixth
1101 seventh done
1102 third give ore
1103 third drop
1104 second trade fifth
1105 second drop
1106 second done
1107 fifth give wood
1108 third trade first
1109 second mill 0
1110 second trade first
1111 first give wood
1112 third drop
1113 first ungive wood
1114 sixth give card deserters
1115 third done
1116 third bank metal grain
1117 seventh withdraw
1118 sixth drop
1119 second give card second-wind
1120 first give card intrigue
1121 sixth bank metal wood
1122 sixth trade third
1123 fifth give grain
1124 third bank grain flour
1125 fifth drop
1126 second give grain
1127 second ungive grain
1128 sixth give ore
1129 third trade fifth
1130 sixth drop
1131 seventh trade second
1132 seventh drop
1133 seventh trade first
1134 seventh ask card envoys
1135 sixth trade seventh
1136 third ask card rich-vein
1137 sixth ask wood
1138 third give wood
1139 fifth done
1140 second ask card mercenaries
1141 first give wood
1142 second give grain
1143 sixth drop
1144 sixth work foot
1145 sixth bank grain metal
1146 second drop
1147 sixth done
1148 seventh ask card second-wind
1149 fifth mill 5
1150 third unask card rich-vein
1151 second bank metal grain
1152 first give grain
1153 seventh send
1154 first ungive card intrigue
1155 fifth trade sixth
1156 seventh done
1157 third give ore
1158 seventh work blank
1159 second trade third
1160 third send
1161 third withdraw
1162 sixth done
1163 third work blank
1164 third at mari
1165 first send
1166 second ask card intrigue
1167 sixth trade fifth
1168 second drop
1169 second trade first
1170 fifth ask card deserters
1171 second ask card intrigue
1172 first done
1173 first mill 1
1174 second drop
1175 first bank metal wood
1176 seventh at assur
1177 fifth unask card deserters
1178 third done
1179 second done
1180 second trade seventh
1181 second drop
1182 seventh done
1183 first decline seventh
1184 first done
1185 second trade sixth
1186 first done
1187 seventh done
1188 sixth ask card rich-harvest
1189 first withdraw
1190 second drop
1191 third trade second
1192 first trade fifth
1193 first give flour
1194 sixth give metal
1195 sixth ask card gutians
1196 first ask card spies
1197 first drop
1198 sixth ask card cedar-rafts
1199 third drop
1200 seventh trade fifth
1201 fifth ask card cedar-rafts
1202 fifth send
1203 fifth withdraw
1204 second trade first
1205 second drop
1206 seventh drop
1207 second done
1208 first done
1209 fifth bank ore wood
1210 sixth drop
1211 fifth done
1212 seventh trade sixth
1213 third trade seventh
1214 fifth done
1215 third drop
1216 fifth trade third
1217 sixth trade third
1218 first done
1219 fifth ask card blessing
1220 fifth drop
1221 seventh give ore
1222 second trade seventh
1223 third trade second
1224 fifth done
1225 third drop
1226 third trade first
1227 sixth ask card siege-ladders
1228 seventh give card mercenaries
1229 third drop
1230 seventh give ore
1231 sixth drop
1232 seventh give ore
1233 seventh ask card second-wind
1234 second ask card envoys
1235 seventh drop
1236 third done
1237 sixth bank grain wood
1238 sixth trade third
1239 seventh trade first
1240 third done
1241 second drop
1242 sixth drop
1243 sixth bank metal flour
1244 sixth bank metal grain
1245 seventh drop
1246 second done
1247 sixth bank grain metal
1248 second trade sixth
1249 sixth done
1250 seventh trade sixth
1251 seventh ask card yaminites
1252 seventh drop
1253 second drop
1254 second done
1255 seventh done
1256 seventh counterclockwise
1257 seventh done
1258 seventh trade fifth
1259 seventh ask card sutaeans
1260 seventh send
1261 seventh campaign alliance
1262 fifth decline seventh
1263 seventh against sixth
1264 seventh card forced-march
1265 seventh done
1266 sixth trade first
1267 sixth ask ore
1268 sixth drop
1269 sixth trade second
1270 sixth ask flour
1271 sixth drop
1272 sixth done
1273 sixth campaign alliance
1274 sixth against seventh
1275 sixth pay flour
1276 seventh no
1277 sixth trade seventh
1278 sixth drop
1279 sixth trade second
1280 sixth ask card cedar-rafts
1281 sixth unask card cedar-rafts
1282 sixth give flour
1283 sixth send
1284 second decline sixth
1285 sixth trade seventh
1286 sixth drop
1287 sixth done
1288 fifth done
1289 fifth bank grain metal
1290 fifth campaign war
1291 fifth against second
1292 fifth pay metal
1293 fifth done
1294 third done
1295 third done
1296 third unit blank
1297 third at suhum
1298 third at mari
1299 third card hanaeans
1300 third at hatra
1301 third trade sixth
1302 third give grain
1303 third give flour
1304 third ask card yaminites
1305 third drop
1306 third bank metal ore
1307 third done
1308 second done
1309 second campaign war
1310 second against third
1311 second done
1312 first trade sixth
1313 first give ore
1314 first ungive ore
1315 first ask card siege-ladders
1316 first send
1317 first withdraw
1318 first done
1319 first campaign war
1320 first against second
1321 first done
1322 second done
1323 first done
1324 third at qattunan
1325 second mill 2
1326 third done
1327 third done
1328 first mill 0
1329 sixth trade fifth
1330 first done
1331 sixth drop
1332 fifth at mashkan
1333 sixth trade first
1334 third trade second
1335 third give card blessing
1336 first work blank
1337 seventh at nineveh
1338 second trade first
1339 first at larsa
1340 second ask card gutians
1341 sixth drop
1342 third send
1343 second drop
1344 sixth trade third
1345 second accept third
1346 sixth give flour
1347 second done
1348 first done
1349 fifth trade seventh
1350 second trade third
1351 first done
1352 third done
1353 fifth drop
1354 third done
1355 seventh done
1356 second drop
1357 second done
1358 first done
1359 seventh done
1360 fifth done
1361 seventh done
1362 fifth mill 3
1363 second done
1364 third done
1365 sixth ungive flour
1366 fifth done
1367 second done
1368 fifth trade seventh
1369 sixth give wood
1370 seventh done
1371 seventh done
1372 sixth give card deserters
1373 sixth drop
1374 sixth trade second
1375 sixth drop
1376 fifth drop
1377 fifth trade sixth
1378 sixth done
1379 sixth done
1380 fifth drop
1381 fifth trade seventh
1382 fifth ask card intrigue
1383 sixth trade fifth
1384 sixth give flour
1385 sixth drop
1386 sixth done
1387 sixth done
1388 fifth send
1389 seventh counter fifth
1390 seventh drop
1391 fifth bank grain wood
1392 fifth done
1393 fifth done
1394 fifth trade sixth
1395 fifth drop
1396 fifth done
1397 third clockwise
1398 third trade second
1399 third give flour
1400 third drop
1401 third trade fifth
1402 third give metal
1403 third give flour
1404 third ungive metal
1405 third ask card intrigue
1406 third send
1407 third withdraw
1408 third trade sixth
1409 third ask card siege-ladders
1410 third send
1411 sixth counter third
1412 third done
1413 sixth ask card turukkaeans
1414 third trade seventh
1415 sixth give ore
1416 sixth ungive ore
1417 sixth ask card hanaeans
1418 third ask card sutaeans
1419 sixth ask card turukkaeans
1420 third send
1421 seventh decline third
1422 sixth unask card turukkaeans
1423 sixth ask card caravan
1424 sixth give wood
1425 sixth ungive wood
1426 third done
1427 third trade first
1428 sixth send
1429 third drop
1430 third trade seventh
1431 third decline sixth
1432 third drop
1433 third trade fifth
1434 third ask card gutians
1435 third ask card locusts
1436 third drop
1437 third trade first
1438 third ask card cedar-rafts
1439 third drop
1440 third trade sixth
1441 third drop
1442 third done
1443 fifth done
1444 fifth card gutians
1445 fifth at der
1446 fifth at lagash
1447 fifth campaign alliance
1448 fifth against sixth
1449 fifth pay wood
1450 fifth bank grain metal
1451 fifth trade second
1452 fifth drop
1453 fifth done
1454 sixth trade first
1455 sixth drop
1456 sixth trade second
1457 sixth drop
1458 sixth done
1459 sixth campaign alliance
1460 sixth against second
1461 sixth pay metal
1462 sixth done
1463 seventh done
1464 seventh card forced-march
1465 seventh done
1466 seventh done
1467 first trade fifth
1468 first ask card caravan
1469 first give wood
1470 first give metal
1471 first ask card envoys
1472 first ask card rich-vein
1473 first ungive metal
1474 first send
1475 first done
1476 fifth counter first
1477 first trade second
1478 first ask card mercenaries
1479 fifth ask card intrigue
1480 first unask card mercenaries
1481 fifth give card blessing
1482 fifth send
1483 first decline fifth
1484 first ask card locusts
1485 first give metal
1486 first ask card hanaeans
1487 first drop
1488 first done
1489 first done
1490 second done
1491 second campaign war
1492 second against seventh
1493 second trade third
1494 second ask card turukkaeans
1495 second give ore
1496 second unask card turukkaeans
1497 second give card deserters
1498 second ungive card deserters
1499 second send
1500 third decline second
1501 second done
1502 sixth mill 1
1503 third at qattunan
1504 second trade fifth
1505 sixth bank grain wood
1506 second ask wood
1507 second give flour
1508 second drop
1509 first mill 1
1510 fifth done
1511 sixth trade first
1512 third trade seventh
1513 sixth ask card rich-harvest
1514 seventh done
1515 second done
1516 fifth mill 0
1517 sixth ask card hanaeans
1518 fifth bank metal wood
1519 first trade second
1520 fifth done
1521 seventh mill 5
1522 seventh bank grain wood
1523 sixth ask metal
1524 fifth trade first
1525 seventh done
1526 first ask card caravan
1527 seventh done
1528 second mill 1
1529 first give metal
1530 first unask card caravan
1531 second trade first
1532 sixth drop
1533 third give flour
1534 fifth give metal
1535 first give flour
1536 second drop
1537 sixth trade third
1538 first drop
1539 first done
1540 sixth drop
1541 sixth trade seventh
1542 sixth drop
1543 seventh done
1544 fifth send
1545 sixth trade second
1546 first work blank
1547 second done
1548 seventh bank grain flour
1549 sixth give wood
1550 sixth ask card intrigue
1551 first done
1552 first done
1553 third ask card turukkaeans
1554 third ungive flour
1555 sixth send
1556 second done
1557 first done
1558 seventh trade sixth
1559 second counter sixth
1560 fifth withdraw
1561 second give grain
1562 second drop
1563 sixth done
1564 seventh ask card second-wind
1565 fifth work blank
1566 fifth at mashkan
1567 fifth trade first
1568 third send
1569 sixth bank grain metal
1570 third done
1571 seventh give ore
1572 third mill 2
1573 second done
1574 second trade third
1575 second give card deserters
1576 sixth bank grain metal
1577 second drop
1578 sixth work blank
1579 seventh give card mercenaries
1580 seventh ungive card mercenaries
1581 seventh drop
1582 third done
1583 second trade fifth
1584 sixth done
1585 seventh decline third
1586 fifth ask card yaminites
1587 fifth unask card yaminites
1588 second drop
1589 fifth drop
1590 second trade first
1591 sixth bank grain ore
1592 second drop
1593 seventh done
1594 fifth done
1595 second trade sixth
1596 fifth bank grain metal
1597 second ask card turukkaeans
1598 sixth bank grain metal
1599 sixth trade first
1600 sixth ask card forced-march
1601 third done
1602 third done
1603 fifth trade third
1604 fifth drop
1605 third done
1606 second drop
1607 sixth unask card forced-march
1608 second done
1609 fifth done
1610 sixth drop
1611 fifth done
1612 sixth done
1613 sixth bank metal flour
1614 sixth done
1615 third counterclockwise
1616 third trade first
1617 third give ore
1618 third give flour
1619 third ungive ore
1620 third ungive flour
1621 third give grain
1622 third send
1623 first decline third
1624 third bank grain wood
1625 third done
1626 third done
1627 third bank wood metal
1628 third done
1629 second done
1630 second done
1631 second bank grain wood
1632 second bank grain flour
1633 second unit chariot
1634 second at kish
1635 second trade seventh
1636 second give ore
1637 second ungive ore
1638 second ask card gutians
1639 second send
1640 second withdraw
1641 second unit chariot
1642 second at nippur
1643 second bank grain metal
1644 second trade first
1645 second drop
1646 second trade third
1647 second drop
1648 second done
1649 first trade second
1650 first drop
1651 first done
1652 first bank grain ore
1653 first bank ore wood
1654 first campaign war
1655 first against second
1656 first done
1657 seventh bank grain wood
1658 seventh done
1659 seventh trade second
1660 seventh give card second-wind
1661 seventh ask card turukkaeans
1662 seventh ungive card second-wind
1663 seventh give metal
1664 seventh ask card deserters
1665 seventh send
1666 second decline seventh
1667 seventh bank wood metal
1668 seventh trade second
1669 seventh give wood
1670 seventh ask card deserters
1671 seventh ungive wood
1672 seventh give flour
1673 seventh unask card deserters
1674 seventh drop
1675 seventh bank grain ore
1676 seventh bank ore wood
1677 seventh done
1678 seventh done
1679 sixth bank grain ore
1680 sixth trade first
1681 sixth ask card intrigue
1682 sixth send
1683 sixth bank grain wood
1684 sixth done
1685 sixth campaign war
1686 first decline sixth
1687 sixth against first
1688 sixth pay wood
1689 sixth done
1690 fifth bank grain metal
1691 fifth bank grain wood
1692 fifth done
1693 fifth trade second
1694 fifth ask card blessing
1695 fifth send
1696 fifth campaign alliance
1697 second decline fifth
1698 fifth against sixth
1699 fifth pay wood
1700 sixth no
1701 fifth trade sixth
1702 fifth give metal
1703 fifth ungive metal
1704 fifth give card blessing
1705 fifth drop
1706 fifth trade seventh
1707 fifth ask card turukkaeans
1708 fifth ask ore
1709 fifth drop
1710 fifth done
1711 seventh trade third
1712 first mill 0
1713 second done
1714 first done
1715 second mill 5
1716 second done
1717 first done
1718 second work blank
1719 third done
1720 third mill 3
1721 seventh ask card gutians
1722 third done
1723 third work blank
1724 first done
1725 seventh unask card gutians
1726 seventh ask card forced-march
1727 sixth mill 1
1728 second at nippur
1729 seventh send
1730 third counter seventh
1731 second bank grain flour
1732 fifth done
1733 sixth done
1734 seventh at nineveh
1735 second done
1736 sixth trade second
1737 first done
1738 second trade third
1739 fifth mill 4
1740 seventh trade first
1741 second give grain
1742 third drop
1743 third at qattunan
1744 third work blank
1745 fifth trade third
1746 third at suhum
1747 third trade fifth
1748 fifth ask card forced-march
1749 seventh drop
1750 second drop
1751 second bank grain flour
1752 fifth drop
1753 third give flour
1754 sixth give flour
1755 fifth done
1756 sixth drop
1757 second done
1758 seventh trade fifth
1759 sixth done
1760 seventh give metal
1761 fifth trade sixth
1762 fifth drop
1763 fifth done
1764 sixth done
1765 third give wood
1766 third give metal
1767 seventh give ore
1768 second trade fifth
1769 sixth trade first
1770 third send
1771 second give wood
1772 third done
1773 fifth bank wood ore
1774 third done
1775 sixth ask card spies
1776 fifth trade first
1777 third bank grain flour
1778 second ask card blessing
1779 sixth send
1780 second send
1781 fifth accept second
1782 seventh ungive ore
1783 fifth give wood
1784 third done
1785 fifth drop
1786 second trade fifth
1787 fifth bank ore flour
1788 second drop
1789 first decline sixth
1790 sixth done
1791 seventh give grain
1792 fifth at eshnunna
1793 fifth trade third
1794 fifth decline third
1795 fifth ask card turukkaeans
1796 second done
1797 seventh drop
1798 fifth ask wood
1799 seventh trade sixth
1800 seventh ask card deserters
1801 seventh ask card yaminites
1802 seventh give ore
1803 fifth unask wood
1804 fifth drop
1805 seventh unask card deserters
1806 fifth trade third
1807 seventh ungive ore
1808 fifth give ore
1809 fifth give flour
1810 seventh give wood
1811 fifth send
1812 third decline fifth
1813 seventh unask card yaminites
1814 seventh drop
1815 seventh trade third
1816 seventh drop
1817 fifth bank grain wood
1818 seventh done
1819 fifth done
1820 seventh mill 0
1821 seventh trade first
1822 fifth bank grain flour
1823 fifth trade third
1824 seventh give flour
1825 fifth give ore
1826 seventh ungive flour
1827 fifth send
1828 fifth bank grain metal
1829 seventh drop
1830 fifth withdraw
1831 fifth trade sixth
1832 fifth give grain
1833 fifth drop
1834 fifth done
1835 seventh done
1836 seventh done
1837 seventh trade first
1838 seventh give wood
1839 seventh drop
1840 seventh trade second
1841 seventh give grain
1842 seventh ask card spies
1843 seventh drop
1844 seventh done
1845 seventh done
1846 second counterclockwise
1847 second bank grain flour
1848 second done
1849 second done
1850 second bank grain wood
1851 second unit blank
1852 second at isin
1853 second unit foot
1854 second at marad
1855 second bank grain ore
1856 second trade first
1857 second give card deserters
1858 second drop
1859 second trade sixth
1860 second drop
1861 second bank ore wood
1862 second unit foot
1863 second at nippur
1864 second trade first
1865 second give card deserters
1866 second ungive card deserters
1867 second drop
1868 second done
1869 first bank grain wood
1870 first trade fifth
1871 first drop
1872 first trade fifth
1873 first ask card caravan
1874 first unask card caravan
1875 first drop
1876 first done
1877 first bank grain wood
1878 first trade fifth
1879 first drop
1880 first bank grain wood
1881 first bank wood grain
1882 first trade seventh
1883 first give ore
1884 first give ore
1885 first ask card forced-march
1886 first unask card forced-march
1887 first give grain
1888 first ungive grain
1889 first ungive ore
1890 first ungive ore
1891 first ask metal
1892 first ask card cedar-rafts
1893 first ask card deserters
1894 first give card intrigue
1895 first drop
1896 first done
1897 first bank grain flour
1898 first done
1899 seventh done
1900 seventh trade second
1901 seventh ask card sutaeans
1902 seventh ask card hanaeans
1903 seventh ask card siege-ladders
1904 seventh send
1905 seventh campaign war
1906 seventh against fifth
1907 second decline seventh
1908 seventh pay wood
1909 seventh trade sixth
1910 seventh ask card cedar-rafts
1911 seventh send
1912 sixth counter seventh
1913 sixth give wood
1914 sixth send
1915 seventh trade first
1916 seventh drop
1917 seventh counter sixth
1918 seventh unask wood
1919 seventh ask card mercenaries
1920 seventh unask card mercenaries
1921 seventh drop
1922 seventh done
1923 sixth trade seventh
1924 sixth ask ore
1925 sixth give flour
1926 sixth give wood
1927 sixth ask card caravan
1928 sixth drop
1929 sixth trade second
1930 sixth ask card gutians
1931 sixth drop
1932 sixth trade third
1933 sixth drop
1934 sixth done
1935 sixth bank grain wood
1936 sixth bank ore grain
1937 sixth campaign war
1938 sixth against fifth
1939 sixth pay metal
1940 sixth trade second
1941 sixth give wood
1942 sixth ask card envoys
1943 sixth ungive wood
1944 sixth send
1945 second decline sixth
1946 sixth done
1947 fifth done
1948 fifth campaign alliance
1949 fifth against seventh
1950 fifth pay flour
1951 fifth done
1952 third bank grain metal
1953 third done
1954 third done
1955 third unit foot
1956 third at mari
1957 third at hanaeans
1958 third bank grain ore
1959 third done
end 1959 6acc0b1a9950e00a
