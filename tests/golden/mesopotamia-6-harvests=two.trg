[Game "mesopotamia"]
[Rules "1"]
[Seats "6"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=two"]
[Names "first, second, third, fourth, fifth, sixth"]
[SeedHash "0055117f0d8e79598af77e2c348df5863d0554618664d8a75061a015bb2cb31e"]
[Seed "golden mesopotamia 6"]
[Box "standard 58dce2de"]
[Result "1 0 1 1 2 1"]

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
204 fourth mill 4
205 fifth mill 3
206 third trade second
207 second trade first
208 second drop
209 fourth card spies
210 fourth against sixth
211 fifth work foot
212 sixth mill 3
213 second bank grain wood
214 sixth done
215 third ask card envoys
216 third send
217 third bank grain metal
218 fifth done
219 sixth card locusts
220 third withdraw
221 first bank ore flour
222 third trade fifth
223 third give card envoys
224 fourth card yaminites
225 first trade second
226 fourth bank grain flour
227 sixth against fifth
228 fifth bank metal flour
229 second work blank
230 fifth done
231 sixth trade first
232 first ask card envoys
233 second trade sixth
234 third drop
235 fourth bank grain flour
236 sixth ask card deserters
237 third work blank
238 third done
239 sixth ask grain
240 first give metal
241 first send
242 fourth bank metal wood
243 second ask card siege-ladders
244 second give metal
245 first done
246 fourth done
247 fourth bank grain metal
248 third trade fourth
249 second drop
250 sixth ask card hanaeans
251 fourth done
252 first mill 5
253 first done
254 sixth give wood
255 sixth send
256 third drop
257 fourth at bagdad
258 second card rich-vein
259 sixth withdraw
260 second decline first
261 first bank grain ore
262 fourth trade second
263 second trade sixth
264 sixth trade fifth
265 fourth give card yaminites
266 sixth drop
267 second drop
268 third bank grain metal
269 fourth give card mercenaries
270 second work chariot
271 second trade fourth
272 first bank metal wood
273 third bank grain wood
274 third trade fifth
275 third give wood
276 second drop
277 sixth done
278 second done
279 third send
280 second trade fourth
281 first trade second
282 fourth send
283 third bank grain ore
284 third withdraw
285 third done
286 fourth bank grain flour
287 fourth withdraw
288 first drop
289 first bank wood flour
290 first done
291 second give card forced-march
292 second ask card caravan
293 second unask card caravan
294 first done
295 second ungive card forced-march
296 fourth done
297 fourth bank grain ore
298 second give ore
299 fourth done
300 second drop
301 second bank ore wood
302 second bank wood grain
303 second bank ore metal
304 second trade fifth
305 second drop
306 second trade first
307 second drop
308 second trade sixth
309 second ask card caravan
310 second give flour
311 second ungive flour
312 second ask card cedar-rafts
313 second unask card cedar-rafts
314 second give card second-wind
315 second ungive card second-wind
316 second ask card rich-harvest
317 second give grain
318 second drop
319 second done
320 fourth counterclockwise
321 fourth trade second
322 fourth drop
323 fourth trade first
324 fourth ask card caravan
325 fourth drop
326 fourth done
327 fourth bank grain metal
328 fourth trade third
329 fourth ask card hanaeans
330 fourth drop
331 fourth done
332 fourth done
333 third erect marduk
334 third done
335 third campaign alliance
336 third against fourth
337 third yes
338 fourth yes
339 third trade fifth
340 third give card sutaeans
341 third send
342 fifth decline third
343 third bank grain wood
344 third trade fourth
345 third give grain
346 third ask metal
347 third drop
348 third bank grain flour
349 third bank grain wood
350 third done
351 second done
352 second done
353 second trade third
354 second ask card gutians
355 second ask grain
356 second give grain
357 second give card cedar-rafts
358 second ungive card cedar-rafts
359 second drop
360 second done
361 first trade sixth
362 first give grain
363 first ungive grain
364 first drop
365 first bank ore flour
366 first trade second
367 first ask card yaminites
368 first ask card blessing
369 first give metal
370 first drop
371 first bank grain wood
372 first bank grain metal
373 first erect marduk
374 first at ur
375 first bank grain flour
376 first bank grain flour
377 first bank grain flour
378 first trade fifth
379 first give grain
380 first send
381 fifth accept first
382 first done
383 first done
384 first unit foot
385 first at umma
386 first at larsa
387 first done
388 sixth done
389 sixth campaign alliance
390 sixth against second
391 sixth pay flour
392 sixth done
393 fifth trade first
394 fifth ask metal
395 fifth send
396 fifth withdraw
397 fifth bank grain metal
398 fifth erect marduk
399 fifth yes
400 fifth trade fourth
401 fifth give card cedar-rafts
402 fifth ungive card cedar-rafts
403 fifth ask card spies
404 fifth ask card cedar-rafts
405 fifth unask card spies
406 fifth send
407 fourth counter fifth
408 fourth give card hanaeans
409 fifth bank grain flour
410 fifth bank grain wood
411 fifth done
412 fifth done
413 fifth unit chariot
414 fourth send
415 fifth decline fourth
416 fifth at emar
417 fifth trade second
418 fifth ask card envoys
419 fifth unask card envoys
420 fifth give metal
421 fifth ungive metal
422 fifth ask card turukkaeans
423 fifth ask card locusts
424 fifth give card intrigue
425 fifth send
426 fifth unit foot
427 second decline fifth
428 fifth at carchemish
429 fifth unit foot
430 fifth at hashum
431 fifth trade sixth
432 fifth drop
433 fifth bank grain wood
434 fifth unit chariot
435 fifth at halab
436 fifth unit foot
437 fifth at emar
438 fifth bank metal ore
439 fifth done
440 third mill 4
441 first done
442 sixth mill 5
443 fourth mill 5
444 fourth done
445 sixth bank grain flour
446 sixth work blank
447 first mill 5
448 sixth done
449 sixth bank ore grain
450 fifth trade third
451 first bank wood metal
452 first trade third
453 fifth give wood
454 first drop
455 fourth done
456 fourth done
457 second mill 3
458 fifth ungive wood
459 second trade third
460 sixth done
461 second drop
462 first trade third
463 fifth give ore
464 fifth give grain
465 third done
466 third done
467 first drop
468 first work blank
469 first at larsa
470 fifth ask card forced-march
471 fifth give card caravan
472 second work blank
473 second work blank
474 first trade fifth
475 fifth give metal
476 first ask flour
477 first drop
478 fifth unask card forced-march
479 second bank grain metal
480 fifth give wood
481 first work blank
482 fifth ask card siege-ladders
483 first at ur
484 fifth unask card siege-ladders
485 second work blank
486 fifth send
487 first done
488 second bank grain wood
489 second bank grain flour
490 third decline fifth
491 first trade fifth
492 fifth at hashum
493 second card cedar-rafts
494 fifth bank ore wood
495 second done
496 fifth card intrigue
497 second trade third
498 first drop
499 fifth against third
500 second drop
501 second bank metal grain
502 first at ur
503 first done
504 second done
505 first trade second
506 fifth done
507 first drop
508 first done
509 fifth mill 1
510 fifth trade second
511 fifth give wood
512 fifth ungive wood
513 fifth ask grain
514 fifth drop
515 fifth bank wood grain
516 fifth trade second
517 fifth drop
518 fifth trade sixth
519 fifth ask ore
520 fifth unask ore
521 fifth give wood
522 fifth give metal
523 fifth send
524 sixth accept fifth
525 fifth trade second
526 fifth ask card intrigue
527 fifth give metal
528 fifth drop
529 fifth trade third
530 fifth drop
531 fifth done
532 fifth trade first
533 fifth drop
534 fifth done
535 fifth done
536 fifth done
537 second clockwise
538 second bank ore wood
539 second done
540 second done
541 second unit chariot
542 second at sippar
543 second done
544 third bank grain ore
545 third trade fifth
546 third ask card rich-vein
547 third unask card rich-vein
548 third ask card gutians
549 third send
550 fifth decline third
551 third trade first
552 third drop
553 third trade fifth
554 third give card siege-ladders
555 third ask card spies
556 third unask card spies
557 third drop
558 third trade fourth
559 third give metal
560 third send
561 fourth decline third
562 third done
563 third done
564 third card siege-ladders
565 third trade first
566 third give wood
567 third give card siege-ladders
568 third ask card blessing
569 third ungive card siege-ladders
570 third ungive wood
571 third send
572 first decline third
573 third unit blank
574 third at damascus
575 third trade first
576 third give metal
577 third give card sutaeans
578 third ask flour
579 third send
580 third unit blank
581 third at tadmor
582 first decline third
583 third bank ore grain
584 third trade second
585 third drop
586 third bank grain flour
587 third unit chariot
588 third at damascus
589 third trade sixth
590 third give wood
591 third send
592 sixth accept third
593 third done
594 fourth trade first
595 fourth ask card spies
596 fourth send
597 fourth withdraw
598 fourth bank grain ore
599 fourth done
600 fourth trade third
601 fourth ask card siege-ladders
602 fourth send
603 third decline fourth
604 fourth done
605 fourth done
606 fifth done
607 fifth trade first
608 fifth give card caravan
609 fifth ungive card caravan
610 fifth give flour
611 fifth ungive flour
612 fifth drop
613 fifth campaign war
614 fifth against third
615 fifth trade fourth
616 fifth give wood
617 fifth ungive wood
618 fifth ask card blessing
619 fifth give grain
620 fifth drop
621 fifth trade sixth
622 fifth drop
623 fifth done
624 sixth bank grain metal
625 sixth erect ishtar
626 sixth no
627 sixth trade first
628 sixth drop
629 sixth done
630 sixth campaign alliance
631 sixth against second
632 sixth pay metal
633 second yes
634 sixth unit foot
635 sixth at karana
636 sixth bank ore flour
637 sixth trade second
638 sixth give ore
639 sixth ungive ore
640 sixth ask card rich-harvest
641 sixth unask card rich-harvest
642 sixth ask card spies
643 sixth unask card spies
644 sixth drop
645 sixth unit blank
646 sixth at karana
647 sixth done
648 first done
649 first done
650 first card forced-march
651 first trade second
652 first give ore
653 first drop
654 first done
655 fourth mill 0
656 first trade third
657 second bank ore metal
658 first drop
659 first at umma
660 fifth card cedar-rafts
661 third at damascus
662 fifth bank wood flour
663 fourth trade sixth
664 third done
665 third mill 3
666 sixth mill 3
667 fifth at hashum
668 fifth trade first
669 sixth trade first
670 first done
671 first mill 1
672 third bank grain ore
673 sixth give flour
674 first trade fourth
675 fifth give flour
676 fifth ask card forced-march
677 second at sippar
678 fifth unask card forced-march
679 sixth ungive flour
680 first give ore
681 fourth give grain
682 fifth send
683 sixth drop
684 first give card deserters
685 first drop
686 fifth withdraw
687 third done
688 third work blank
689 first trade fourth
690 first give ore
691 second trade third
692 second ask card gutians
693 first ask card forced-march
694 third at damascus
695 fifth trade third
696 fourth send
697 fourth done
698 second give ore
699 sixth counter fourth
700 third card intrigue
701 fifth give flour
702 second give wood
703 second ungive ore
704 sixth unask grain
705 sixth give metal
706 second send
707 sixth ask card rich-harvest
708 fourth at bagdad
709 first give grain
710 second withdraw
711 second done
712 fifth send
713 second mill 0
714 second trade fifth
715 third counter fifth
716 sixth unask card rich-harvest
717 second give grain
718 third give wood
719 second ungive grain
720 second ask card locusts
721 fourth trade sixth
722 sixth drop
723 sixth bank grain metal
724 fourth give card yaminites
725 second ask card caravan
726 second drop
727 second bank wood metal
728 second trade first
729 fourth ask card forced-march
730 second ask card yaminites
731 first unask card forced-march
732 first send
733 first bank grain metal
734 sixth work blank
735 second give card second-wind
736 second give grain
737 second unask card yaminites
738 sixth at karana
739 fourth give flour
740 fifth done
741 second ask card intrigue
742 fourth accept first
743 third ask card intrigue
744 fifth mill 0
745 third give flour
746 first trade fifth
747 fifth trade second
748 first give wood
749 fifth give metal
750 fourth send
751 sixth counter fourth
752 fourth work blank
753 fifth drop
754 fifth trade second
755 fourth at der
756 sixth send
757 first send
758 sixth withdraw
759 third unask flour
760 first done
761 sixth trade third
762 second ask ore
763 third drop
764 third against second
765 fifth decline first
766 fourth work blank
767 fourth at bagdad
768 third work smelt
769 fifth ask ore
770 third done
771 second unask ore
772 second give flour
773 third bank grain metal
774 fifth ask card turukkaeans
775 fourth trade second
776 sixth give wood
777 fifth ask card envoys
778 second send
779 sixth ask card envoys
780 fifth give grain
781 third done
782 sixth drop
783 fifth ungive grain
784 sixth work smelt
785 third trade first
786 sixth trade fifth
787 second bank grain wood
788 second bank grain metal
789 sixth drop
790 third drop
791 first at ur
792 third trade sixth
793 third ask card mercenaries
794 sixth bank metal grain
795 fourth drop
796 sixth done
797 fifth send
798 fourth work blank
799 second decline fifth
800 second withdraw
801 fourth at bagdad
802 sixth trade third
803 fourth done
804 sixth drop
805 fourth trade second
806 first done
807 second done
808 third send
809 sixth decline third
810 first bank grain ore
811 third trade fifth
812 third drop
813 third trade first
814 fourth give flour
815 first done
816 sixth trade fourth
817 fourth ungive flour
818 sixth drop
819 second done
820 sixth done
821 first bank grain wood
822 first trade sixth
823 fifth trade first
824 fifth drop
825 first drop
826 fourth ask card envoys
827 third give wood
828 third ask grain
829 second trade third
830 second drop
831 fifth done
832 sixth bank grain wood
833 second trade fifth
834 fifth trade third
835 fifth give wood
836 fourth send
837 third unask grain
838 second drop
839 fourth bank grain wood
840 second counter fourth
841 second drop
842 sixth trade fifth
843 fourth trade fifth
844 sixth ask card rich-harvest
845 third ask card siege-ladders
846 fifth ask card siege-ladders
847 fifth give wood
848 fifth give flour
849 sixth drop
850 fourth ask card deserters
851 sixth bank wood ore
852 first done
853 fifth ungive flour
854 sixth trade fifth
855 third ask card hanaeans
856 fourth give card mercenaries
857 third unask card hanaeans
858 fourth ungive card mercenaries
859 second done
860 second trade third
861 fifth drop
862 sixth ask card locusts
863 third unask card siege-ladders
864 third send
865 fourth give card mercenaries
866 first decline third
867 fourth ask flour
868 sixth drop
869 third trade fourth
870 fourth drop
871 second give ore
872 third ask card caravan
873 second drop
874 fourth trade sixth
875 sixth bank grain metal
876 second bank wood grain
877 second trade fifth
878 fourth give card blessing
879 third ask card forced-march
880 fifth done
881 sixth trade fifth
882 fifth bank grain ore
883 sixth drop
884 fifth done
885 third ask ore
886 fourth give ore
887 fifth trade second
888 fourth ask card envoys
889 third give ore
890 fourth unask card envoys
891 second ask card turukkaeans
892 sixth trade third
893 fifth drop
894 third ungive ore
895 fifth bank grain ore
896 third unask ore
897 fifth trade fourth
898 sixth ask card rich-harvest
899 fifth drop
900 sixth send
901 fifth done
902 sixth bank grain ore
903 third give metal
904 fourth give card gutians
905 second give wood
906 fourth give card mercenaries
907 second ungive wood
908 second ask ore
909 fourth give metal
910 third decline sixth
911 second send
912 second withdraw
913 second done
914 fourth give card hanaeans
915 fourth drop
916 sixth done
917 third give metal
918 fourth done
919 fourth trade second
920 third ungive metal
921 third unask card caravan
922 fourth drop
923 third ask card rich-harvest
924 fourth trade first
925 third give wood
926 third give ore
927 third ungive ore
928 third ask card spies
929 third unask card spies
930 third ask grain
931 fourth ask card cedar-rafts
932 fourth send
933 first decline fourth
934 third unask card rich-harvest
935 fourth bank wood metal
936 fourth trade fifth
937 third unask card forced-march
938 third ungive wood
939 fourth ask metal
940 third ask flour
941 fourth give card hanaeans
942 fourth give wood
943 third unask grain
944 third give card siege-ladders
945 third ask card siege-ladders
946 fourth ungive wood
947 third send
948 third withdraw
949 third trade sixth
950 fourth ask card second-wind
951 fourth give metal
952 fourth ungive card hanaeans
953 fourth drop
954 third give metal
955 third ungive metal
956 fourth bank grain flour
957 third ask card blessing
958 fourth bank grain wood
959 third unask card blessing
960 third drop
961 fourth trade sixth
962 fourth drop
963 third done
964 fourth bank grain metal
965 fourth done
966 second counterclockwise
967 second trade third
968 second give grain
969 second ask metal
970 second ask card siege-ladders
971 second give grain
972 second unask metal
973 second unask card siege-ladders
974 second drop
975 second bank metal grain
976 second done
977 second bank wood flour
978 second card forced-march
979 second campaign war
980 second against first
981 second bank grain ore
982 second trade fifth
983 second ask card yaminites
984 second give grain
985 second ask card locusts
986 second ungive grain
987 second unask card yaminites
988 second give metal
989 second send
990 fifth counter second
991 fifth give metal
992 second done
993 fifth give grain
994 fifth give ore
995 fifth send
996 second decline fifth
997 first bank grain ore
998 first bank grain metal
999 first bank grain flour
1000 first bank grain ore
1001 first trade second
1002 first ask card intrigue
1003 first send
1004 second counter first
1005 second ask card turukkaeans
1006 first done
1007 second drop
1008 first done
1009 first done
1010 sixth bank grain ore
1011 sixth trade fourth
1012 sixth ask card blessing
1013 sixth ask card second-wind
1014 sixth ask card intrigue
1015 sixth give metal
1016 sixth drop
1017 sixth done
1018 sixth campaign alliance
1019 sixth against fourth
1020 sixth pay metal
1021 sixth bank ore grain
1022 sixth unit blank
1023 sixth at assur
1024 sixth at arrapha
1025 sixth bank grain flour
1026 sixth done
1027 fifth bank grain ore
1028 fifth done
1029 fifth bank grain flour
1030 fifth campaign war
1031 fifth against second
1032 fifth pay wood
1033 fifth done
1034 fourth bank metal flour
1035 fourth done
1036 fourth bank grain wood
1037 fourth bank grain flour
1038 fourth bank grain metal
1039 fourth card hanaeans
1040 fourth at mari
1041 fourth done
1042 fourth bank grain metal
1043 fourth trade first
1044 fourth drop
1045 fourth bank grain wood
1046 fourth bank wood metal
1047 fourth bank metal flour
1048 fourth campaign alliance
1049 fourth against third
1050 fourth trade third
1051 fourth give ore
1052 fourth drop
1053 fourth bank grain flour
1054 fourth done
1055 third trade fifth
1056 third ask metal
1057 third ask card envoys
1058 third give metal
1059 third give card siege-ladders
1060 third give wood
1061 third send
1062 fifth counter third
1063 third done
1064 fifth give ore
1065 fifth ask card caravan
1066 third campaign war
1067 third against fourth
1068 third pay wood
1069 third trade fourth
1070 third drop
1071 third done
1072 fifth drop
1073 second done
1074 sixth mill 0
1075 sixth done
1076 second mill 5
1077 third done
1078 fourth mill 0
1079 first done
1080 second work smelt
1081 fourth bank ore flour
1082 second work blank
1083 sixth work blank
1084 second at sippar
1085 second work blank
1086 third mill 5
1087 fifth bank ore metal
1088 second at sippar
1089 third bank grain flour
1090 sixth at assur
1091 fourth trade sixth
1092 fourth ask grain
1093 fourth give flour
1094 sixth trade first
1095 fifth card caravan
1096 first mill 2
1097 sixth drop
1098 third work foot
1099 sixth done
1100 first bank ore wood
1101 second trade fifth
1102 first trade fourth
1103 sixth bank grain ore
1104 fifth trade second
1105 second give metal
1106 second ungive metal
1107 sixth done
1108 sixth bank grain wood
1109 third done
1110 second ask card siege-ladders
1111 fourth drop
1112 fifth ask flour
1113 third done
1114 fourth trade sixth
1115 third bank grain wood
1116 first give ore
1117 third bank grain metal
1118 third trade second
1119 first ask grain
1120 sixth done
1121 third ask card second-wind
1122 third drop
1123 second give flour
1124 first send
1125 first withdraw
1126 third trade sixth
1127 fifth send
1128 third give ore
1129 fourth ask card mercenaries
1130 first trade third
1131 fourth drop
1132 second send
1133 third give grain
1134 second bank grain metal
1135 first drop
1136 first bank metal ore
1137 fifth bank grain metal
1138 third ungive grain
1139 fifth withdraw
1140 second done
1141 fifth done
1142 second withdraw
1143 first done
1144 fourth trade third
1145 first bank metal wood
1146 fifth mill 4
1147 second done
1148 fifth done
1149 fourth drop
1150 second bank metal grain
1151 second done
1152 fifth done
1153 fifth done
1154 third send
1155 first bank wood ore
1156 fourth bank ore metal
1157 first trade sixth
1158 fifth trade fourth
1159 fifth give grain
1160 fifth ask card blessing
1161 first give flour
1162 first ungive flour
1163 first ask wood
1164 first unask wood
1165 fourth trade third
1166 third done
1167 fifth ask card locusts
1168 fourth give metal
1169 fifth give wood
1170 fifth ask card deserters
1171 first give grain
1172 sixth decline third
1173 first drop
1174 first trade sixth
1175 fourth give metal
1176 first ask card hanaeans
1177 fifth ask card envoys
1178 fifth ungive grain
1179 first drop
1180 first work blank
1181 fifth ungive wood
1182 fifth send
1183 fourth give card gutians
1184 fifth bank ore wood
1185 fifth withdraw
1186 fifth bank grain flour
1187 fourth ungive card gutians
1188 fifth trade first
1189 first at ur
1190 first bank metal ore
1191 fourth send
1192 fifth drop
1193 fourth withdraw
1194 fourth done
1195 first trade fifth
1196 first give ore
1197 first give card deserters
1198 first ungive card deserters
1199 fifth done
1200 first ask card mercenaries
1201 fourth work blank
1202 fourth at der
1203 first drop
1204 first work blank
1205 fourth work blank
1206 first at larsa
1207 first done
1208 fourth at der
1209 first bank ore wood
1210 fourth done
1211 first trade third
1212 fourth trade fifth
1213 fourth give flour
1214 fourth ask card envoys
1215 first ask flour
1216 first drop
1217 first done
1218 fourth unask card envoys
1219 first done
1220 fourth give card gutians
1221 fourth ask card rich-harvest
1222 fourth give wood
1223 fourth ask wood
1224 fourth send
1225 fifth decline fourth
1226 fourth done
1227 fourth trade second
1228 fourth ask card rich-vein
1229 fourth give metal
1230 fourth send
1231 second decline fourth
1232 fourth trade sixth
1233 fourth give card yaminites
1234 fourth ungive card yaminites
1235 fourth give card yaminites
1236 fourth ungive card yaminites
1237 fourth give wood
1238 fourth give card blessing
1239 fourth ask ore
1240 fourth give card gutians
1241 fourth send
1242 sixth decline fourth
1243 fourth trade fifth
1244 fourth ask metal
1245 fourth drop
1246 fourth done
1247 second clockwise
1248 second bank metal wood
1249 second done
1250 second campaign alliance
1251 second against first
1252 second pay wood
1253 first yes
1254 second unit chariot
1255 second at sippar
1256 second at kish
1257 second unit chariot
1258 second at nippur
1259 second done
1260 third done
1261 third trade fourth
1262 third drop
1263 third trade fourth
1264 third give card sutaeans
1265 third ask card mercenaries
1266 third unask card mercenaries
1267 third ask card yaminites
1268 third give wood
1269 third drop
1270 third campaign alliance
1271 third against fifth
1272 third pay wood
1273 fifth no
1274 third trade fifth
1275 third give card sutaeans
1276 third give grain
1277 third ask wood
1278 third ask card second-wind
1279 third drop
1280 third done
1281 fourth bank metal flour
1282 fourth done
1283 fourth card gutians
1284 fourth at simurrum
1285 fourth done
1286 fourth trade sixth
1287 fourth give ore
1288 fourth ask card mercenaries
1289 fourth unask card mercenaries
1290 fourth ungive ore
1291 fourth drop
1292 fourth campaign alliance
1293 fourth against first
1294 first yes
1295 fourth trade fifth
1296 fourth ask card blessing
1297 fourth give card blessing
1298 fourth give wood
1299 fourth ask card rich-harvest
1300 fourth drop
1301 fourth trade sixth
1302 fourth drop
1303 fourth trade fifth
1304 fourth give ore
1305 fourth ask card locusts
1306 fourth give grain
1307 fourth ungive grain
1308 fourth drop
1309 fourth done
1310 fifth erect ishtar
1311 fifth at carchemish
1312 fifth trade first
1313 fifth give ore
1314 fifth drop
1315 fifth trade second
1316 fifth ask card turukkaeans
1317 fifth unask card turukkaeans
1318 fifth give grain
1319 fifth ungive grain
1320 fifth ask card caravan
1321 fifth unask card caravan
1322 fifth drop
1323 fifth done
1324 fifth bank ore grain
1325 fifth bank metal flour
1326 fifth bank grain ore
1327 fifth done
1328 fifth trade third
1329 fifth ask card deserters
1330 fifth send
1331 fifth done
1332 sixth done
1333 third decline fifth
1334 sixth trade second
1335 sixth give metal
1336 sixth ungive metal
1337 sixth drop
1338 sixth campaign war
1339 sixth against second
1340 sixth pay wood
1341 sixth bank grain wood
1342 sixth trade fourth
1343 sixth drop
1344 sixth done
1345 first done
1346 first campaign alliance
1347 first against third
1348 third no
1349 first done
1350 fourth mill 0
1351 fourth done
1352 first done
1353 fourth trade sixth
1354 first mill 1
1355 second at sippar
1356 first bank grain metal
1357 first bank grain metal
1358 third done
1359 fifth bank ore wood
1360 second at nippur
1361 second done
1362 second at sippar
1363 sixth mill 3
1364 first bank grain ore
1365 fourth drop
1366 third mill 4
1367 first bank grain flour
1368 second mill 4
1369 second bank grain metal
1370 fifth trade fourth
1371 third trade sixth
1372 second bank grain wood
1373 fourth bank grain metal
1374 sixth done
1375 first done
1376 fifth give wood
1377 first bank grain wood
1378 fourth bank grain ore
1379 second trade fifth
1380 fourth done
1381 first bank grain wood
1382 second drop
1383 sixth bank grain metal
1384 first trade second
1385 third drop
1386 second trade sixth
1387 fourth bank ore metal
1388 third done
1389 fifth send
1390 second ask ore
1391 fourth accept fifth
1392 third bank grain ore
1393 sixth done
1394 sixth trade first
1395 second send
1396 third bank metal wood
1397 sixth decline second
1398 third bank metal grain
1399 second done
1400 fifth bank metal wood
1401 first ask card intrigue
1402 fourth trade sixth
1403 fourth ask card envoys
1404 fourth unask card envoys
1405 fourth give metal
1406 sixth ask card blessing
1407 third trade fifth
1408 third ask metal
1409 fourth ungive metal
1410 fifth at hashum
1411 sixth ask card hanaeans
1412 first give flour
1413 fifth done
1414 fourth ask card locusts
1415 third ask grain
1416 fourth send
1417 second trade sixth
1418 second give ore
1419 first send
1420 first work blank
1421 sixth send
1422 fifth mill 2
1423 third give grain
1424 second ask card spies
1425 second drop
1426 fifth bank grain wood
1427 first decline sixth
1428 fourth bank grain metal
1429 first at ur
1430 fourth withdraw
1431 fifth bank wood flour
1432 fourth bank grain flour
1433 second bank grain metal
1434 fourth done
1435 sixth trade third
1436 sixth give card blessing
1437 fifth done
1438 sixth ungive card blessing
1439 sixth drop
1440 third give ore
1441 fourth trade sixth
1442 first bank grain wood
1443 first work blank
1444 fourth ask card mercenaries
1445 sixth trade first
1446 first at larsa
1447 first bank grain wood
1448 sixth give flour
1449 fourth ask card yaminites
1450 fourth give flour
1451 sixth send
1452 sixth withdraw
1453 first bank wood grain
1454 third drop
1455 fourth ask grain
1456 first withdraw
1457 fifth work blank
1458 fourth send
1459 second bank metal wood
1460 third bank grain wood
1461 first done
1462 first done
1463 first done
1464 third bank grain wood
1465 second bank grain wood
1466 fourth bank grain metal
1467 third trade fourth
1468 sixth decline fourth
1469 fourth done
1470 sixth bank metal grain
1471 second done
1472 third ask card sutaeans
1473 third ask card caravan
1474 third send
1475 fourth counter third
1476 fifth at emar
1477 second bank wood ore
1478 second done
1479 sixth trade fifth
1480 third trade second
1481 second bank grain ore
1482 sixth ask metal
1483 second trade fourth
1484 fifth done
1485 sixth ask grain
1486 third drop
1487 third bank wood metal
1488 second give metal
1489 second drop
1490 fifth done
1491 fourth drop
1492 sixth ask card gutians
1493 third done
1494 fifth bank grain wood
1495 fifth done
1496 sixth give metal
1497 second bank grain flour
1498 second trade first
1499 third trade first
1500 second drop
1501 second trade first
1502 second drop
1503 third give card siege-ladders
1504 third give card sutaeans
1505 sixth give grain
1506 second done
1507 sixth give card mercenaries
1508 sixth give card blessing
1509 sixth give metal
1510 sixth ungive grain
1511 sixth drop
1512 third ungive card siege-ladders
1513 third give ore
1514 third give card siege-ladders
1515 sixth trade second
1516 sixth drop
1517 sixth trade third
1518 sixth ask metal
1519 third drop
1520 third done
1521 sixth drop
1522 sixth trade third
1523 sixth ask card forced-march
1524 sixth ask card spies
1525 sixth drop
1526 sixth done
1527 sixth bank grain wood
1528 sixth bank grain metal
1529 sixth bank grain ore
1530 sixth bank grain metal
1531 sixth done
1532 fourth counterclockwise
1533 fourth bank grain flour
1534 fourth erect ishtar
1535 fourth at bagdad
1536 fourth no
1537 fourth done
1538 fourth trade sixth
1539 fourth ask card deserters
1540 fourth ask card blessing
1541 fourth send
1542 fourth done
1543 sixth counter fourth
1544 fourth attack
1545 fourth card yaminites
1546 fourth at tuttul
1547 sixth give grain
1548 fourth at emar
1549 fourth done
1550 sixth ask card siege-ladders
1551 sixth drop
1552 third trade first
1553 third ask card caravan
1554 third ask card second-wind
1555 third ask flour
1556 third give metal
1557 third unask card second-wind
1558 third ungive metal
1559 third drop
1560 third bank grain flour
1561 third done
1562 third trade sixth
1563 third drop
1564 third trade second
1565 third give wood
1566 third give metal
1567 third ask grain
1568 third drop
1569 third campaign alliance
1570 third against sixth
1571 third pay metal
1572 third trade first
1573 third give ore
1574 third send
1575 third withdraw
1576 third card sutaeans
1577 third at suhum
1578 third at hatra
1579 third done
1580 second trade fifth
1581 second ask card sutaeans
1582 second send
1583 second bank grain flour
1584 fifth counter second
1585 fifth give ore
1586 fifth drop
1587 second done
1588 second bank grain ore
1589 second bank grain metal
1590 second bank ore flour
1591 second campaign war
1592 second against fourth
1593 second pay flour
1594 second done
1595 first done
1596 first done
1597 first trade fifth
1598 first drop
1599 first done
1600 sixth bank grain wood
1601 sixth trade fourth
1602 sixth drop
1603 sixth trade fifth
1604 sixth ask wood
1605 sixth drop
1606 sixth trade fourth
1607 sixth give grain
1608 sixth ungive grain
1609 sixth ask card deserters
1610 sixth unask card deserters
1611 sixth drop
1612 sixth trade fifth
1613 sixth ask metal
1614 sixth give flour
1615 sixth ungive flour
1616 sixth give flour
1617 sixth ask flour
1618 sixth send
1619 sixth withdraw
1620 sixth bank grain ore
1621 sixth bank ore metal
1622 sixth bank grain flour
1623 sixth erect marduk
1624 sixth at karana
1625 sixth no
1626 sixth done
1627 sixth bank grain wood
1628 sixth bank wood grain
1629 sixth bank grain wood
1630 sixth done
1631 sixth done
1632 fifth bank grain ore
1633 fifth done
1634 fifth done
1635 fifth done
1636 third bank grain ore
1637 third done
1638 fourth at simurrum
1639 second done
1640 first at umma
1641 sixth trade fourth
1642 fourth trade sixth
1643 fourth ask card second-wind
1644 sixth drop
1645 fifth bank grain flour
1646 third mill 1
1647 second mill 0
1648 sixth trade first
1649 fourth drop
1650 third done
1651 first trade second
1652 second done
1653 fifth bank grain flour
1654 third work smelt
1655 sixth give grain
1656 second trade third
1657 fourth done
1658 second give card second-wind
1659 second send
1660 fifth at hashum
1661 second done
1662 sixth ask grain
1663 fifth done
1664 first give ore
1665 second bank grain ore
1666 first send
1667 second bank grain wood
1668 second done
1669 sixth send
1670 sixth withdraw
1671 third counter second
1672 first done
1673 fifth mill 5
1674 first mill 1
1675 first done
1676 third give wood
1677 fourth mill 4
1678 fourth trade second
1679 first withdraw
1680 second done
1681 first trade third
1682 fourth drop
1683 fifth trade fourth
1684 first ask card intrigue
1685 fourth bank metal flour
1686 fifth give metal
1687 fourth done
1688 sixth trade fifth
1689 third send
1690 second accept third
1691 fourth done
1692 third done
1693 fifth send
1694 first unask card intrigue
1695 third bank grain ore
1696 sixth give flour
1697 sixth send
1698 fifth work blank
1699 third done
1700 sixth withdraw
1701 fifth at carchemish
1702 fourth counter fifth
1703 fifth done
1704 first ask card turukkaeans
1705 sixth trade fifth
1706 sixth give card blessing
1707 fifth trade sixth
1708 third trade fourth
1709 fifth drop
1710 third ask flour
1711 sixth give ore
1712 fourth give metal
1713 third send
1714 first send
1715 first bank wood metal
1716 third done
1717 sixth send
1718 fifth decline sixth
1719 fifth bank grain metal
1720 third decline first
1721 fourth unask metal
1722 fourth give flour
1723 first trade sixth
1724 first give flour
1725 sixth trade third
1726 fifth bank grain ore
1727 fifth trade third
1728 fifth ask card locusts
1729 fifth send
1730 first drop
1731 third decline fifth
1732 first trade sixth
1733 sixth give card blessing
1734 fourth ungive metal
1735 sixth ungive card blessing
1736 fourth ask card mercenaries
1737 first give flour
1738 sixth drop
1739 first give metal
1740 first ask card spies
1741 fifth bank wood grain
1742 first send
1743 fourth drop
1744 fifth done
1745 fifth bank grain flour
1746 sixth trade fifth
1747 fourth trade third
1748 fourth decline third
1749 fifth trade fourth
1750 fifth give wood
1751 sixth decline first
1752 fifth give grain
1753 sixth give metal
1754 first done
1755 fourth ask card caravan
1756 sixth ask grain
1757 fifth ungive wood
1758 fourth drop
1759 sixth drop
1760 fifth drop
1761 fourth done
1762 fourth bank grain flour
1763 first bank metal wood
1764 fourth done
1765 sixth trade third
1766 sixth drop
1767 fifth trade first
1768 fifth ask card mercenaries
1769 first trade fourth
1770 first ask wood
1771 fifth ask card intrigue
1772 first unask wood
1773 sixth trade fourth
1774 sixth ask card deserters
1775 sixth ask card sutaeans
1776 first give grain
1777 sixth drop
1778 fifth send
1779 first drop
1780 sixth done
1781 fifth done
1782 sixth trade first
1783 sixth drop
1784 sixth done
1785 sixth trade first
1786 sixth ask card intrigue
1787 first counter fifth
1788 first ask card turukkaeans
1789 first send
1790 fifth counter first
1791 sixth drop
1792 fifth ask card hanaeans
1793 sixth done
1794 first done
1795 sixth trade first
1796 sixth give grain
1797 sixth give metal
1798 fifth ask card blessing
1799 fifth send
1800 first trade fifth
1801 first drop
1802 sixth send
1803 first trade third
1804 first give card deserters
1805 sixth done
1806 first decline sixth
1807 first ask card siege-ladders
1808 first unask card siege-ladders
1809 first give grain
1810 first drop
1811 first counter fifth
1812 first drop
1813 first trade fourth
1814 first drop
1815 first done
1816 second counterclockwise
1817 second done
1818 second bank wood grain
1819 second done
1820 second bank grain metal
1821 second bank grain ore
1822 second bank grain flour
1823 second unit blank
1824 second at sippar
1825 second at kish
1826 second done
1827 first trade fifth
1828 first drop
1829 first trade fifth
1830 first give card deserters
1831 first send
1832 fifth accept first
1833 first done
1834 first campaign alliance
1835 first against sixth
1836 first done
1837 sixth trade third
1838 sixth ask ore
1839 sixth unask ore
1840 sixth drop
1841 sixth done
1842 sixth card mercenaries
1843 sixth at karana
1844 sixth campaign alliance
1845 sixth against fourth
1846 fourth yes
1847 sixth done
1848 fifth trade second
1849 fifth drop
1850 fifth done
1851 fifth done
1852 fifth unit chariot
1853 fifth at ebla
1854 fifth trade fourth
1855 fifth give ore
1856 fifth send
1857 fifth attack
1858 fourth accept fifth
1859 fifth done
1860 fourth trade fifth
1861 fourth give card mercenaries
1862 fourth drop
1863 fourth trade sixth
1864 fourth drop
1865 fourth done
1866 fourth trade sixth
1867 fourth give metal
1868 fourth drop
1869 fourth trade fifth
1870 fourth give card mercenaries
1871 fourth drop
1872 fourth trade second
1873 fourth give card blessing
1874 fourth drop
1875 fourth trade second
1876 fourth give card mercenaries
1877 fourth give metal
1878 fourth ask card second-wind
1879 fourth send
1880 second decline fourth
1881 fourth campaign alliance
1882 fourth against second
1883 fourth pay flour
1884 second yes
1885 fourth done
1886 third trade fourth
1887 third drop
1888 third bank grain flour
1889 third trade sixth
1890 third ask card hanaeans
1891 third drop
1892 third trade sixth
1893 third give flour
1894 third send
1895 third bank grain flour
1896 sixth accept third
1897 third trade fourth
1898 third ask card deserters
1899 third give card siege-ladders
1900 third ask card deserters
1901 third drop
1902 third trade second
1903 third drop
1904 third bank grain ore
1905 third done
1906 third card siege-ladders
1907 third campaign war
1908 third against fourth
1909 third pay flour
1910 third done
1911 first done
1912 second done
1913 fourth at simurrum
1914 second mill 0
1915 first mill 3
1916 fourth trade sixth
1917 fourth ask card caravan
1918 first trade fourth
1919 second bank grain ore
1920 fifth trade fourth
1921 fourth unask card caravan
1922 sixth mill 0
1923 fifth ask wood
1924 first drop
1925 second bank ore metal
1926 sixth trade first
1927 fourth ask card deserters
1928 sixth drop
1929 sixth bank grain flour
1930 fifth unask wood
1931 third at damascus
1932 second done
1933 first trade fifth
1934 fourth ask flour
1935 second done
1936 second bank metal grain
1937 third trade fifth
1938 fifth ask wood
1939 fourth unask flour
1940 fourth ask card forced-march
1941 sixth trade second
1942 third give flour
1943 fifth unask wood
1944 fourth drop
1945 fifth give wood
1946 sixth drop
1947 fifth send
1948 fourth trade fifth
1949 second done
1950 third ungive flour
1951 second done
1952 fifth withdraw
1953 fourth drop
1954 sixth done
1955 sixth done
1956 fourth done
1957 sixth done
1958 fourth mill 1
1959 sixth done
1960 fourth bank grain flour
1961 fourth trade third
1962 first ask card gutians
1963 fifth done
1964 fifth mill 4
1965 fifth bank grain flour
1966 fourth drop
1967 fifth trade third
1968 first give flour
1969 third give wood
1970 fifth ask card locusts
1971 third ungive wood
1972 third give grain
1973 first send
1974 fifth decline first
1975 fourth done
1976 fifth unask card locusts
1977 third send
1978 third done
1979 fifth drop
1980 third mill 0
1981 first trade fourth
1982 first give wood
1983 fourth done
1984 first drop
1985 first bank grain ore
1986 first bank grain ore
1987 fifth trade third
1988 fifth ask wood
1989 fourth bank grain wood
1990 fifth accept third
1991 fourth bank grain ore
1992 third trade first
1993 fourth done
1994 first done
1995 third give grain
1996 fifth give wood
1997 third give wood
1998 fifth ask card rich-harvest
1999 fourth bank wood metal
2000 third ungive wood
2001 third ask card cedar-rafts
2002 third ungive grain
2003 third give ore
2004 third unask card cedar-rafts
2005 first bank grain wood
2006 fourth done
2007 first trade third
2008 third ask card intrigue
2009 first give flour
2010 third unask card intrigue
2011 third ask metal
2012 fifth unask wood
2013 fifth drop
2014 fifth bank grain metal
2015 third unask metal
2016 first ask card siege-ladders
2017 third ask card caravan
2018 third send
2019 first decline third
2020 third bank grain metal
2021 fifth bank grain flour
2022 third bank metal grain
2023 first ask card envoys
2024 fifth bank grain flour
2025 fifth done
2026 fifth bank grain ore
2027 third done
2028 third done
2029 third bank grain wood
2030 third trade fourth
2031 third drop
2032 third done
2033 first give metal
2034 fifth work blank
2035 third bank grain flour
2036 fifth at hashum
2037 fifth bank grain wood
2038 fifth bank grain flour
2039 third bank grain wood
2040 fifth done
2041 first ungive metal
2042 fifth done
2043 third done
2044 fifth done
2045 first unask card siege-ladders
2046 first drop
2047 first bank ore wood
2048 first done
2049 first trade sixth
2050 first drop
2051 first done
2052 first trade sixth
2053 first give grain
2054 first drop
2055 first done
2056 second clockwise
2057 second done
2058 second trade fifth
2059 second give flour
2060 second give grain
2061 second send
2062 fifth decline second
2063 second bank grain flour
2064 second done
2065 second trade fifth
2066 second drop
2067 second bank grain metal
2068 second unit foot
2069 second at marad
2070 second done
2071 third bank wood metal
2072 third done
2073 third bank grain ore
2074 third campaign war
2075 third against second
2076 third pay metal
2077 third trade first
2078 third give metal
2079 third send
2080 first counter third
2081 first send
2082 third unit blank
2083 third decline first
2084 third at tadmor
2085 third at sutaeans
2086 third done
2087 fourth bank grain metal
2088 fourth done
2089 fourth trade first
2090 fourth give flour
2091 fourth send
2092 fourth campaign break
2093 fourth against sixth
2094 first accept fourth
2095 fourth trade first
2096 fourth drop
2097 fourth trade sixth
2098 fourth give ore
2099 fourth ungive ore
2100 fourth drop
2101 fourth bank grain wood
2102 fourth done
2103 fifth erect canal
2104 fifth done
2105 fifth done
2106 fifth trade fourth
2107 fifth drop
2108 fifth trade fourth
2109 fifth drop
2110 fifth done
2111 sixth trade third
2112 sixth drop
2113 sixth done
2114 sixth trade fifth
2115 sixth ask card gutians
2116 sixth send
2117 sixth withdraw
2118 sixth done
2119 sixth done
2120 first bank grain wood
2121 first bank grain ore
2122 first trade second
2123 first drop
2124 first trade fifth
2125 first ask flour
2126 first give ore
2127 first drop
2128 first bank wood ore
2129 first done
2130 first done
2131 first trade sixth
2132 first drop
2133 first trade fifth
2134 first ask card cedar-rafts
2135 first drop
2136 first trade fifth
2137 first give metal
2138 first send
2139 first done
end 2139 dc6dedfcea6bab24
