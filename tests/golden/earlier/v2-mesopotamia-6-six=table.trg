[Game "mesopotamia"]
[Rules "2"]
[Seats "6"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=table, walls-stop-nomads=off, harvests=one"]
[Names "first, second, third, fourth, fifth, sixth"]
[SeedHash "0055117f0d8e79598af77e2c348df5863d0554618664d8a75061a015bb2cb31e"]
[Seed "golden mesopotamia 6"]
[Box "standard 58dce2de"]
[Result "1 0 1 1 0 0"]

1 fourth card yaminites
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
28 third give card intrigue
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
84 third give card siege-ladders
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
98 third give card intrigue
99 third give card siege-ladders
100 third ask card locusts
101 third give wood
102 third unask card locusts
103 fourth done
104 third drop
105 third trade fifth
106 third give ore
107 third give card envoys
108 third ask card second-wind
109 third ungive ore
110 third send
111 fifth counter third
112 third bank grain metal
113 third done
114 fifth unask card envoys
115 fifth ask wood
116 fifth give card rich-harvest
117 fifth ungive card rich-harvest
118 fifth unask wood
119 fifth give ore
120 fifth send
121 first counterclockwise
122 third decline fifth
123 first bank grain ore
124 first trade second
125 first drop
126 first erect marduk
127 first trade fifth
128 first ask card rich-vein
129 first ask card envoys
130 first ask card second-wind
131 first unask card rich-vein
132 first unask card second-wind
133 first unask card envoys
134 first give wood
135 first give card forced-march
136 first give metal
137 first send
138 first withdraw
139 first bank ore flour
140 first bank metal ore
141 first bank grain metal
142 first done
143 first done
144 first unit chariot
145 first at uruk
146 first unit foot
147 first at umma
148 first unit chariot
149 first at ur
150 first bank grain ore
151 first done
152 sixth trade fourth
153 sixth give grain
154 sixth give card mercenaries
155 sixth give card yaminites
156 sixth ungive grain
157 sixth send
158 fourth counter sixth
159 fourth send
160 sixth erect ishtar
161 sixth done
162 sixth trade second
163 sixth accept fourth
164 sixth drop
165 sixth bank wood metal
166 sixth campaign alliance
167 sixth against second
168 sixth pay flour
169 second no
170 sixth bank ore grain
171 sixth bank wood metal
172 sixth unit foot
173 sixth at nineveh
174 sixth bank grain metal
175 sixth unit chariot
176 sixth at mankisum
177 sixth trade first
178 sixth drop
179 sixth unit foot
180 sixth at arrapha
181 sixth bank metal grain
182 sixth bank ore grain
183 sixth unit chariot
184 sixth at arrapha
185 sixth done
186 fifth trade fourth
187 fifth give wood
188 fifth give flour
189 fifth ask card siege-ladders
190 fifth unask card siege-ladders
191 fifth ask card rich-harvest
192 fifth drop
193 fifth erect marduk
194 fifth trade sixth
195 fifth give metal
196 fifth give flour
197 fifth ungive flour
198 fifth send
199 sixth accept fifth
200 fifth done
201 fifth done
202 fifth bank metal ore
203 fifth trade fourth
204 fifth drop
205 fifth unit foot
206 fifth at der
207 fifth bank metal wood
208 fifth unit foot
209 fifth at bagdad
210 fifth trade first
211 fifth ask card siege-ladders
212 fifth unask card siege-ladders
213 fifth ask card siege-ladders
214 fifth drop
215 fifth trade sixth
216 fifth ask card turukkaeans
217 fifth ask metal
218 fifth drop
219 fifth trade fourth
220 fifth ask ore
221 fifth send
222 fourth accept fifth
223 fifth bank grain flour
224 fifth bank wood flour
225 fifth unit chariot
226 fifth at mashkan
227 fifth bank grain wood
228 fifth bank wood metal
229 fifth trade first
230 fifth ask card turukkaeans
231 fifth send
232 first decline fifth
233 fifth done
234 fourth done
235 fourth bank metal wood
236 fourth campaign war
237 fourth against second
238 fourth pay metal
239 fourth unit chariot
240 fourth at byblos
241 fourth bank grain wood
242 fourth unit foot
243 fourth at damascus
244 fourth done
245 third erect marduk
246 third bank grain ore
247 third done
248 third bank grain ore
249 third campaign alliance
250 third against first
251 third trade second
252 third drop
253 third done
254 second erect marduk
255 second bank metal grain
256 second trade first
257 second give metal
258 second ungive metal
259 second give card forced-march
260 second ungive card forced-march
261 second ask card rich-vein
262 second unask card rich-vein
263 second drop
264 second trade third
265 second give flour
266 second drop
267 second trade first
268 second drop
269 second trade first
270 second ask metal
271 second unask metal
272 second drop
273 second done
274 second done
275 second done
276 third mill 3
277 first bank grain flour
278 fifth card caravan
279 second mill 3
280 fifth done
281 second trade sixth
282 second drop
283 third work blank
284 second trade fourth
285 third bank grain ore
286 second give ore
287 fifth mill 0
288 first done
289 third bank ore wood
290 fourth card spies
291 fourth against third
292 sixth bank ore wood
293 fifth trade sixth
294 second give flour
295 fourth card siege-ladders
296 fifth drop
297 third trade sixth
298 sixth at mankisum
299 sixth done
300 second ungive ore
301 sixth mill 2
302 first bank ore metal
303 first done
304 first card rich-harvest
305 sixth trade fifth
306 first work blank
307 second give grain
308 fourth bank grain wood
309 second send
310 fourth accept second
311 third drop
312 first at ur
313 sixth drop
314 second card cedar-rafts
315 fifth trade first
316 fifth ask card yaminites
317 sixth card locusts
318 third work blank
319 fourth bank wood metal
320 third done
321 fifth send
322 first work blank
323 fifth withdraw
324 first at larsa
325 first bank grain flour
326 fourth done
327 second done
328 third done
329 second done
330 first bank metal ore
331 first done
332 fourth mill 0
333 sixth against first
334 sixth trade fifth
335 sixth drop
336 fifth bank metal flour
337 first at uruk
338 first done
339 fifth trade first
340 fourth bank wood metal
341 fifth drop
342 fourth trade first
343 sixth trade first
344 fifth trade second
345 first bank ore metal
346 first done
347 fourth drop
348 fourth trade first
349 fifth give ore
350 fifth ask card blessing
351 fifth ungive ore
352 fourth ask card rich-vein
353 sixth ask card sutaeans
354 fourth give metal
355 fifth give card intrigue
356 sixth send
357 fifth ask card rich-vein
358 first decline sixth
359 fourth give metal
360 sixth trade first
361 fifth ungive card intrigue
362 sixth give metal
363 fourth give card yaminites
364 sixth ungive metal
365 fourth ungive metal
366 fourth unask card rich-vein
367 fifth drop
368 fifth trade sixth
369 sixth give grain
370 fifth give card rich-harvest
371 sixth send
372 fourth give card gutians
373 sixth done
374 fourth give card mercenaries
375 first accept sixth
376 fourth give ore
377 fourth ungive card mercenaries
378 fourth send
379 first accept fourth
380 fourth done
381 fourth work blank
382 sixth done
383 sixth trade third
384 sixth drop
385 sixth trade first
386 fourth at qatna
387 fifth drop
388 sixth give grain
389 fifth done
390 fifth trade first
391 fifth drop
392 fifth trade fourth
393 sixth ungive grain
394 fourth done
395 fourth done
396 sixth ask card caravan
397 sixth send
398 fifth give wood
399 fourth trade fifth
400 fifth ungive wood
401 fifth ask metal
402 sixth withdraw
403 fifth send
404 fourth drop
405 fifth done
406 fifth done
407 fourth trade fifth
408 fourth give card siege-ladders
409 fourth send
410 fifth counter fourth
411 fifth unask card siege-ladders
412 fourth done
413 fifth drop
414 fifth done
415 sixth trade second
416 sixth give flour
417 sixth ungive flour
418 sixth ask card turukkaeans
419 sixth ask card locusts
420 sixth give wood
421 sixth drop
422 sixth trade second
423 sixth drop
424 sixth done
425 sixth trade third
426 sixth drop
427 sixth trade fourth
428 sixth ask card rich-vein
429 sixth drop
430 sixth trade second
431 sixth give metal
432 sixth ask card turukkaeans
433 sixth send
434 sixth done
435 second counter sixth
436 fourth counterclockwise
437 second unask metal
438 second give flour
439 second send
440 sixth accept second
441 fourth done
442 fourth campaign alliance
443 fourth against third
444 fourth pay wood
445 third yes
446 fourth trade first
447 fourth ask card hanaeans
448 fourth send
449 fourth done
450 third trade second
451 first accept fourth
452 third ask card sutaeans
453 third give metal
454 third ungive metal
455 third give grain
456 third send
457 second counter third
458 third done
459 second unask grain
460 second give flour
461 third card siege-ladders
462 third campaign alliance
463 third against second
464 third done
465 second send
466 third accept second
467 second trade fifth
468 second ask card sutaeans
469 second drop
470 second trade fourth
471 second give card second-wind
472 second drop
473 second bank grain metal
474 second trade sixth
475 second give metal
476 second ungive metal
477 second give card second-wind
478 second ungive card second-wind
479 second give card second-wind
480 second ungive card second-wind
481 second drop
482 second erect ishtar
483 second done
484 second campaign alliance
485 second against first
486 second pay metal
487 first no
488 second done
489 first trade fifth
490 first give ore
491 first give card deserters
492 first ungive ore
493 first drop
494 first done
495 first campaign war
496 first against third
497 first pay metal
498 first done
499 sixth done
500 sixth campaign alliance
501 sixth against second
502 sixth pay flour
503 second yes
504 sixth trade third
505 sixth drop
506 sixth done
507 fifth trade fourth
508 fifth ask card yaminites
509 fifth ask card caravan
510 fifth ask card sutaeans
511 fifth drop
512 fifth trade first
513 fifth give card blessing
514 fifth give card rich-harvest
515 fifth ask flour
516 fifth unask flour
517 fifth drop
518 fifth done
519 fifth trade sixth
520 fifth ask card forced-march
521 fifth unask card forced-march
522 fifth drop
523 fifth campaign war
524 fifth against third
525 fifth pay wood
526 fifth done
527 fifth card intrigue
528 sixth trade third
529 third mill 9
530 second mill 2
531 sixth drop
532 fifth against sixth
533 fourth at byblos
534 third done
535 third bank grain ore
536 fourth at damascus
537 second done
538 fifth done
539 fifth mill 8
540 fifth trade fourth
541 sixth done
542 fourth trade second
543 sixth mill 3
544 fifth ask card spies
545 first trade second
546 fourth drop
547 fifth unask card spies
548 fifth drop
549 fourth trade first
550 third bank grain metal
551 sixth done
552 third trade first
553 first drop
554 first at umma
555 sixth work blank
556 first trade third
557 fifth bank grain flour
558 first ask card sutaeans
559 third drop
560 second bank wood ore
561 first ask metal
562 third bank grain wood
563 first ask card deserters
564 first ask card cedar-rafts
565 first drop
566 fourth ask card deserters
567 first trade third
568 second trade first
569 third trade second
570 third give ore
571 fifth bank grain wood
572 second drop
573 fourth unask card deserters
574 fourth ask card spies
575 first ask card gutians
576 second card rich-vein
577 fifth bank grain metal
578 fourth give card yaminites
579 fourth unask card spies
580 sixth at arrapha
581 sixth bank grain flour
582 first unask card gutians
583 fourth give wood
584 first drop
585 sixth bank grain flour
586 third give wood
587 first done
588 sixth work blank
589 fourth send
590 sixth at arrapha
591 fifth work blank
592 second bank grain flour
593 fourth withdraw
594 third ask card second-wind
595 fourth done
596 third ungive ore
597 fifth at mashkan
598 fifth done
599 fourth at byblos
600 third unask card second-wind
601 sixth bank grain ore
602 fifth at eshnunna
603 first mill 1
604 second trade third
605 sixth done
606 fifth done
607 fourth mill 2
608 second drop
609 second trade fifth
610 fourth done
611 second give grain
612 third ask grain
613 first bank grain metal
614 third unask grain
615 fifth done
616 second ungive grain
617 third ungive wood
618 second ask card gutians
619 fourth bank grain ore
620 sixth done
621 second send
622 sixth trade first
623 second done
624 third give flour
625 first bank grain ore
626 third drop
627 fifth decline second
628 sixth ask card envoys
629 third bank grain metal
630 third bank grain ore
631 sixth give ore
632 first done
633 third bank grain wood
634 third bank grain flour
635 third erect millstone
636 fourth work blank
637 sixth unask card envoys
638 fourth at damascus
639 sixth drop
640 first trade second
641 fourth work blank
642 first drop
643 fourth at qatna
644 first trade third
645 fourth bank grain metal
646 third done
647 fourth done
648 first drop
649 first bank grain wood
650 first bank grain flour
651 fourth done
652 first bank grain metal
653 fourth trade sixth
654 fourth give card yaminites
655 sixth bank grain flour
656 first bank wood grain
657 fourth send
658 fourth withdraw
659 fourth trade sixth
660 sixth bank grain ore
661 sixth trade first
662 first work blank
663 first at larsa
664 fourth drop
665 first done
666 first trade fourth
667 sixth give flour
668 sixth ask card forced-march
669 first drop
670 first trade fifth
671 sixth drop
672 sixth erect forge
673 first give wood
674 fourth done
675 sixth at arrapha
676 first give flour
677 sixth trade third
678 sixth ask card locusts
679 first ask card siege-ladders
680 first ask ore
681 sixth give grain
682 sixth ungive grain
683 first unask card siege-ladders
684 first ask card forced-march
685 sixth send
686 sixth bank ore flour
687 third counter sixth
688 third give grain
689 first give wood
690 sixth bank grain metal
691 third give wood
692 first ungive flour
693 first send
694 third ungive wood
695 fifth decline first
696 first trade third
697 sixth bank grain wood
698 third drop
699 first give flour
700 first ungive flour
701 first give metal
702 sixth bank grain ore
703 sixth done
704 first ask card spies
705 first unask card spies
706 first ungive metal
707 first ask metal
708 first ask card siege-ladders
709 first unask card siege-ladders
710 first drop
711 first done
712 first trade fifth
713 first give metal
714 first ungive metal
715 first give flour
716 first ungive flour
717 first ask card yaminites
718 first send
719 first bank grain wood
720 first bank metal ore
721 first withdraw
722 first done
723 second clockwise
724 second trade fifth
725 second give card forced-march
726 second drop
727 second erect ishtar
728 second bank ore grain
729 second bank metal ore
730 second done
731 second campaign alliance
732 second against first
733 second pay metal
734 second done
735 third done
736 third trade sixth
737 third ask card mercenaries
738 third send
739 third campaign war
740 sixth counter third
741 sixth ask flour
742 third against second
743 sixth unask flour
744 sixth give ore
745 third no
746 third trade sixth
747 third ask card hanaeans
748 third send
749 third unit blank
750 third at yaminites
751 sixth give ore
752 third withdraw
753 third unit foot
754 third at hanaeans
755 sixth ask card intrigue
756 sixth send
757 third accept sixth
758 third unit blank
759 third at yaminites
760 third bank ore grain
761 third unit foot
762 third at yaminites
763 third done
764 fourth bank grain flour
765 fourth erect ishtar
766 fourth at byblos
767 fourth yes
768 fourth done
769 fourth bank grain metal
770 fourth trade third
771 fourth ask card caravan
772 fourth give card hanaeans
773 fourth unask card caravan
774 fourth give metal
775 fourth give metal
776 fourth send
777 third counter fourth
778 fourth trade first
779 fourth drop
780 fourth campaign alliance
781 third give flour
782 third drop
783 fourth against first
784 fourth pay wood
785 first no
786 fourth trade third
787 fourth drop
788 fourth done
789 fifth done
790 fifth trade fourth
791 fifth drop
792 fifth campaign alliance
793 fifth against sixth
794 fifth pay wood
795 sixth yes
796 fifth done
797 sixth card intrigue
798 sixth against fourth
799 sixth erect canal
800 sixth at arrapha
801 sixth trade first
802 sixth drop
803 sixth done
804 sixth bank grain ore
805 sixth campaign break
806 sixth trade fourth
807 sixth ask card siege-ladders
808 sixth send
809 fourth counter sixth
810 fourth drop
811 sixth trade third
812 sixth ask card forced-march
813 sixth drop
814 sixth done
815 first trade sixth
816 first ask card siege-ladders
817 first send
818 first done
819 sixth decline first
820 first card yaminites
821 first at tadmor
822 first at sutaeans
823 first bank ore metal
824 first done
825 first trade third
826 first drop
827 first trade third
828 first give metal
829 first send
830 first withdraw
831 first done
832 second mill 4
833 fifth done
834 sixth at nineveh
835 sixth at mankisum
836 second bank grain metal
837 fourth done
838 third mill 2
839 third done
840 fifth mill 6
841 third done
842 second bank ore wood
843 sixth done
844 sixth at nineveh
845 second bank ore wood
846 first at umma
847 second done
848 first done
849 second bank wood grain
850 second done
851 fifth card rich-harvest
852 first mill 1
853 fifth bank grain flour
854 fourth mill 1
855 sixth trade second
856 fourth bank grain flour
857 sixth drop
858 sixth trade fourth
859 sixth drop
860 fifth bank grain ore
861 sixth trade fourth
862 fourth done
863 sixth drop
864 first trade second
865 first drop
866 first trade second
867 fourth done
868 fourth done
869 first ask wood
870 first give card deserters
871 fourth done
872 first ask card sutaeans
873 fifth done
874 sixth trade fifth
875 first ask card yaminites
876 first ungive card deserters
877 first ask card spies
878 fifth work blank
879 first unask wood
880 fifth at bagdad
881 sixth give grain
882 fifth trade third
883 sixth give flour
884 first drop
885 first trade third
886 first give grain
887 fifth drop
888 fifth done
889 first send
890 fifth bank ore grain
891 first done
892 third decline first
893 fifth trade fourth
894 fifth drop
895 sixth drop
896 fifth bank grain flour
897 first trade sixth
898 fifth trade third
899 first drop
900 fifth give card blessing
901 sixth trade first
902 fifth drop
903 first work blank
904 fifth done
905 first at ur
906 fifth trade second
907 first trade second
908 sixth drop
909 first drop
910 first trade sixth
911 fifth give metal
912 fifth give flour
913 sixth trade second
914 sixth ask card siege-ladders
915 sixth drop
916 first give card forced-march
917 first ask card spies
918 fifth send
919 first ask card rich-harvest
920 sixth trade fourth
921 second decline fifth
922 first drop
923 sixth ask card blessing
924 sixth unask card blessing
925 sixth give grain
926 first done
927 fifth trade second
928 fifth drop
929 fifth done
930 first done
931 first done
932 sixth ask card gutians
933 sixth send
934 fourth decline sixth
935 sixth done
936 sixth done
937 sixth done
938 sixth done
939 first clockwise
940 first trade fourth
941 first give metal
942 first drop
943 first done
944 first campaign alliance
945 first against fourth
946 first pay metal
947 fourth yes
948 first done
949 second card forced-march
950 second done
951 second trade sixth
952 second ask card forced-march
953 second give metal
954 second ungive metal
955 second give grain
956 second give ore
957 second send
958 sixth decline second
959 second bank grain ore
960 second bank grain metal
961 second bank grain flour
962 second bank grain ore
963 second trade fifth
964 second drop
965 second trade first
966 second drop
967 second unit chariot
968 second at sippar
969 second done
970 third trade first
971 third drop
972 third done
973 third trade second
974 third drop
975 third trade first
976 third ask card rich-vein
977 third ask card intrigue
978 third give metal
979 third drop
980 third done
981 third done
982 fourth trade fifth
983 fourth give wood
984 fourth drop
985 fourth trade sixth
986 fourth ask card hanaeans
987 fourth give card mercenaries
988 fourth send
989 sixth decline fourth
990 fourth trade sixth
991 fourth give grain
992 fourth ask card rich-vein
993 fourth give flour
994 fourth drop
995 fourth done
996 fourth campaign break
997 fourth trade first
998 fourth ask card envoys
999 fourth unask card envoys
1000 fourth drop
1001 fourth card siege-ladders
1002 fourth trade fifth
1003 fourth ask card deserters
1004 fourth give wood
1005 fourth drop
1006 fourth trade second
1007 fourth ask card gutians
1008 fourth drop
1009 fourth done
1010 fifth trade third
1011 fifth ask card forced-march
1012 fifth ask card forced-march
1013 fifth give card blessing
1014 fifth ask card mercenaries
1015 fifth ungive card blessing
1016 fifth unask card forced-march
1017 fifth ask flour
1018 fifth drop
1019 fifth done
1020 fifth done
1021 fifth unit foot
1022 fifth at der
1023 fifth at urua
1024 fifth done
1025 sixth done
1026 sixth campaign break
1027 sixth done
1028 fourth done
1029 sixth at nineveh
1030 fifth trade sixth
1031 second done
1032 first trade fifth
1033 third done
1034 third done
1035 sixth done
1036 first give card forced-march
1037 fourth mill 0
1038 fifth give metal
1039 sixth at mankisum
1040 sixth done
1041 second mill 2
1042 third done
1043 fourth trade second
1044 fifth ungive metal
1045 first give card deserters
1046 second work smelt
1047 fourth ask card caravan
1048 second work blank
1049 fifth drop
1050 sixth done
1051 second at sippar
1052 second work blank
1053 third trade sixth
1054 fourth drop
1055 second at sippar
1056 third ask grain
1057 sixth trade second
1058 fourth trade sixth
1059 fourth ask grain
1060 fourth give flour
1061 sixth drop
1062 first drop
1063 second done
1064 fifth at mashkan
1065 third ask wood
1066 sixth done
1067 first at umma
1068 second trade fifth
1069 first trade fourth
1070 sixth trade second
1071 fifth trade second
1072 second give metal
1073 second ungive metal
1074 sixth give metal
1075 sixth ask card intrigue
1076 fourth ask metal
1077 sixth ask wood
1078 fourth ask card second-wind
1079 sixth ungive metal
1080 first ask wood
1081 fourth unask card second-wind
1082 fifth ask card turukkaeans
1083 second give flour
1084 third unask wood
1085 sixth ask card turukkaeans
1086 fifth ask grain
1087 third give card envoys
1088 second give ore
1089 third ungive card envoys
1090 fifth give flour
1091 first ask metal
1092 fifth ungive flour
1093 fifth ask card forced-march
1094 sixth drop
1095 first unask metal
1096 third send
1097 fourth drop
1098 sixth trade fourth
1099 fifth give flour
1100 third withdraw
1101 first give metal
1102 second ungive flour
1103 fifth send
1104 first unask wood
1105 fifth withdraw
1106 third done
1107 sixth ask wood
1108 second ungive ore
1109 sixth give wood
1110 second give card second-wind
1111 sixth give grain
1112 second send
1113 sixth ask ore
1114 fourth trade second
1115 sixth drop
1116 sixth done
1117 fifth counter second
1118 first send
1119 second free first
1120 second done
1121 fifth give metal
1122 fifth ungive metal
1123 second bank metal flour
1124 first bank wood metal
1125 fourth drop
1126 first withdraw
1127 fifth send
1128 first trade fourth
1129 first give ore
1130 first ungive ore
1131 first ask wood
1132 first unask wood
1133 fourth trade third
1134 second done
1135 fourth ask card locusts
1136 second accept fifth
1137 fourth give card blessing
1138 fourth ungive card blessing
1139 fifth done
1140 first ask card deserters
1141 fifth done
1142 fifth done
1143 fourth drop
1144 first ask flour
1145 fourth done
1146 fifth trade second
1147 first give flour
1148 first ungive flour
1149 fifth give grain
1150 fifth send
1151 fifth done
1152 fifth bank metal flour
1153 fifth done
1154 first unask flour
1155 first give card forced-march
1156 first ungive card forced-march
1157 second decline fifth
1158 fourth trade sixth
1159 fourth drop
1160 fourth bank metal flour
1161 fourth done
1162 fourth done
1163 fourth done
1164 first ask card second-wind
1165 first give ore
1166 first unask card second-wind
1167 first give card gutians
1168 first unask card deserters
1169 first ungive ore
1170 first ungive card gutians
1171 first give card deserters
1172 first drop
1173 first done
1174 first bank metal grain
1175 first trade sixth
1176 first ask flour
1177 first ask card turukkaeans
1178 first unask card turukkaeans
1179 first give flour
1180 first ask card envoys
1181 first unask flour
1182 first send
1183 first done
1184 sixth counter first
1185 first work blank
1186 first at umma
1187 sixth send
1188 first trade second
1189 first give wood
1190 first give ore
1191 first decline sixth
1192 first ungive ore
1193 first give ore
1194 first ask card rich-vein
1195 first give metal
1196 first send
1197 first done
1198 first withdraw
1199 first bank metal wood
1200 first done
1201 first trade second
1202 first give metal
1203 first ask flour
1204 first send
1205 second accept first
1206 first trade third
1207 first ask card mercenaries
1208 first send
1209 second demand first
1210 second send
1211 first withdraw
1212 first trade sixth
1213 first ask card rich-harvest
1214 first give ore
1215 first drop
1216 first done
1217 first counterclockwise
1218 first done
1219 first campaign war
1220 first against fifth
1221 first pay wood
1222 first attack
1223 first done
1224 sixth trade first
1225 sixth drop
1226 sixth trade third
1227 sixth ask card locusts
1228 sixth drop
1229 sixth done
1230 sixth done
1231 sixth trade third
1232 sixth give flour
1233 sixth give wood
1234 sixth ungive wood
1235 sixth ungive flour
1236 sixth drop
1237 sixth trade fifth
1238 sixth drop
1239 sixth done
1240 fifth done
1241 fifth done
1242 fifth unit blank
1243 fifth at eshnunna
1244 fifth trade fourth
1245 fifth ask card rich-harvest
1246 fifth ask metal
1247 fifth ask card siege-ladders
1248 fifth unask card siege-ladders
1249 fifth give wood
1250 fifth drop
1251 fifth done
1252 fourth done
1253 fourth trade third
1254 fourth ask card blessing
1255 fourth ask card hanaeans
1256 fourth drop
1257 fourth trade sixth
1258 fourth give metal
1259 fourth ungive metal
1260 fourth ask card blessing
1261 fourth send
1262 sixth counter fourth
1263 sixth drop
1264 fourth campaign war
1265 fourth against fifth
1266 fourth pay metal
1267 fourth done
1268 third done
1269 third campaign war
1270 third against first
1271 third yes
1272 third trade fourth
1273 third give grain
1274 third ask card blessing
1275 third drop
1276 third done
1277 second done
1278 second bank metal flour
1279 second trade fifth
1280 second give ore
1281 second drop
1282 second done
1283 second trade fourth
1284 second drop
1285 second trade sixth
1286 second drop
1287 second unit blank
1288 second at sippar
1289 second at rapiqum
1290 second trade fourth
1291 second drop
1292 second done
1293 third trade fourth
1294 second trade fifth
1295 fifth bank ore wood
1296 second ask metal
1297 fifth trade third
1298 fourth done
1299 second drop
1300 second at sippar
1301 second done
1302 fifth drop
1303 sixth done
1304 sixth done
1305 sixth done
1306 third give wood
1307 fourth mill 1
1308 second bank metal flour
1309 sixth trade fifth
1310 fifth bank ore metal
1311 fourth trade second
1312 sixth give flour
1313 first done
1314 first mill 1
1315 fourth give flour
1316 first done
1317 fifth trade first
1318 second done
1319 fourth ask grain
1320 fourth give ore
1321 first done
1322 fourth unask grain
1323 sixth send
1324 second trade third
1325 fourth give card mercenaries
1326 third give ore
1327 third ask flour
1328 fourth drop
1329 fourth done
1330 fifth ask card sutaeans
1331 first trade third
1332 sixth done
1333 sixth withdraw
1334 first ask card envoys
1335 second ask card caravan
1336 fourth trade first
1337 fifth give ore
1338 sixth done
1339 third send
1340 third withdraw
1341 fourth ask card spies
1342 fifth ungive ore
1343 fourth send
1344 third done
1345 first give grain
1346 fifth ask card cedar-rafts
1347 first ask card rich-vein
1348 fifth send
1349 fifth withdraw
1350 second demand fourth
1351 fifth done
1352 first ask card cedar-rafts
1353 fifth work blank
1354 second send
1355 first unask card envoys
1356 first ask card rich-vein
1357 second ask card intrigue
1358 fifth at urua
1359 fourth withdraw
1360 third trade fifth
1361 first ungive grain
1362 first send
1363 third ask card gutians
1364 first done
1365 first done
1366 second drop
1367 fifth trade sixth
1368 fourth trade third
1369 fourth give metal
1370 second demand first
1371 fifth give metal
1372 fifth drop
1373 fifth trade fourth
1374 fourth drop
1375 fifth give card second-wind
1376 third unask card gutians
1377 fifth ungive card second-wind
1378 second send
1379 fifth drop
1380 third ask card hanaeans
1381 second done
1382 second trade fifth
1383 fourth trade second
1384 second ask card mercenaries
1385 third ask card cedar-rafts
1386 third ask card siege-ladders
1387 second drop
1388 second done
1389 fifth trade first
1390 third unask card siege-ladders
1391 second done
1392 fourth drop
1393 fifth give wood
1394 fourth done
1395 fourth done
1396 fourth trade first
1397 fourth ask card rich-harvest
1398 fifth ungive wood
1399 fifth ask card deserters
1400 fourth give metal
1401 third ask card mercenaries
1402 third send
1403 fifth ask card cedar-rafts
1404 third done
1405 fifth decline third
1406 fifth drop
1407 fourth give card hanaeans
1408 fourth drop
1409 fifth work blank
1410 third trade fourth
1411 fourth trade fifth
1412 fifth at bagdad
1413 third ask ore
1414 fourth drop
1415 fifth done
1416 fourth done
1417 fifth done
1418 fifth done
1419 third send
1420 fourth counter third
1421 fourth ask grain
1422 third decline first
1423 third trade fifth
1424 fourth ungive ore
1425 fourth unask grain
1426 fourth give metal
1427 third give wood
1428 third drop
1429 third done
1430 third trade fifth
1431 third ask card yaminites
1432 fourth send
1433 third accept fourth
1434 third drop
1435 third done
1436 third counterclockwise
1437 third done
1438 third campaign alliance
1439 third against sixth
1440 third trade fourth
1441 third ask card gutians
1442 third give grain
1443 third ask card mercenaries
1444 third give grain
1445 third send
1446 third withdraw
1447 third done
1448 second trade first
1449 second drop
1450 second done
1451 second campaign war
1452 second against fifth
1453 second pay wood
1454 second done
1455 first trade third
1456 first give flour
1457 first ask card forced-march
1458 first send
1459 first withdraw
1460 first done
1461 first done
1462 first trade second
1463 first drop
1464 first trade second
1465 first drop
1466 first done
1467 sixth done
1468 sixth done
1469 sixth done
1470 fifth trade first
1471 fifth ask card yaminites
1472 fifth send
1473 first counter fifth
1474 first give card gutians
1475 first give card deserters
1476 fifth done
1477 first ungive card deserters
1478 fifth campaign alliance
1479 first drop
1480 fifth against sixth
1481 fifth pay metal
1482 fifth trade third
1483 fifth ask card turukkaeans
1484 fifth drop
1485 fifth done
1486 fourth trade fifth
1487 fourth give card yaminites
1488 fourth send
1489 fourth withdraw
1490 fourth done
1491 fourth trade fifth
1492 fourth drop
1493 fourth card hanaeans
1494 fourth at karana
1495 fourth at assur
1496 fourth trade third
1497 fourth give flour
1498 fourth drop
1499 fourth trade second
1500 fourth drop
1501 fourth done
1502 fourth trade third
1503 fourth ask flour
1504 fourth drop
1505 fourth done
1506 second at sippar
1507 third mill 2
1508 sixth trade first
1509 fourth done
1510 second trade fifth
1511 third bank grain ore
1512 sixth drop
1513 third trade first
1514 second ask card caravan
1515 fourth mill 3
1516 third give grain
1517 fifth mill 1
1518 fourth done
1519 third ungive grain
1520 first at umma
1521 second send
1522 first done
1523 sixth done
1524 sixth done
1525 sixth work blank
1526 first mill 0
1527 fourth trade fifth
1528 third give wood
1529 second done
1530 second mill 2
1531 second withdraw
1532 fourth ask flour
1533 fifth done
1534 second bank grain wood
1535 fourth drop
1536 third drop
1537 first bank grain ore
1538 first done
1539 first trade fourth
1540 third done
1541 third trade fifth
1542 third give wood
1543 third send
1544 first ask flour
1545 sixth at arrapha
1546 sixth bank grain metal
1547 first unask flour
1548 fifth trade sixth
1549 third done
1550 fifth ask card blessing
1551 fifth drop
1552 sixth work blank
1553 fifth bank grain ore
1554 fifth done
1555 third bank grain ore
1556 fifth bank grain ore
1557 fifth bank grain ore
1558 third done
1559 sixth at arrapha
1560 fifth decline third
1561 first ask card yaminites
1562 second trade third
1563 first unask card yaminites
1564 fifth bank ore wood
1565 fifth done
1566 first ask card mercenaries
1567 sixth trade second
1568 sixth ask card locusts
1569 fourth trade fifth
1570 second drop
1571 fourth give wood
1572 fifth done
1573 sixth send
1574 first give grain
1575 second bank grain wood
1576 third bank ore grain
1577 third done
1578 second trade sixth
1579 second drop
1580 fourth give ore
1581 second bank wood metal
1582 first give metal
1583 sixth bank grain flour
1584 sixth withdraw
1585 sixth trade second
1586 sixth ask ore
1587 sixth send
1588 second decline sixth
1589 second bank grain ore
1590 second bank grain wood
1591 fourth send
1592 first give card gutians
1593 second bank grain wood
1594 second bank grain flour
1595 sixth trade fifth
1596 first unask card mercenaries
1597 first ungive card gutians
1598 second bank grain ore
1599 sixth give flour
1600 fifth counter fourth
1601 first give card deserters
1602 fourth done
1603 sixth ungive flour
1604 sixth give ore
1605 sixth ask card hanaeans
1606 fourth done
1607 fifth ask card siege-ladders
1608 second done
1609 first send
1610 fourth counter first
1611 fifth drop
1612 fourth send
1613 fourth done
1614 first work blank
1615 sixth ungive ore
1616 sixth unask card hanaeans
1617 second trade first
1618 second give flour
1619 first at larsa
1620 first done
1621 sixth drop
1622 second ungive flour
1623 sixth done
1624 first decline fourth
1625 second give grain
1626 first done
1627 sixth at arrapha
1628 sixth trade fifth
1629 sixth give ore
1630 first done
1631 sixth give wood
1632 second send
1633 first decline second
1634 sixth ungive ore
1635 sixth give flour
1636 second work blank
1637 second at babylon
1638 sixth give ore
1639 sixth give grain
1640 second trade first
1641 second ask card mercenaries
1642 second give grain
1643 sixth give wood
1644 sixth drop
1645 sixth done
1646 second ungive grain
1647 second give flour
1648 sixth done
1649 second unask card mercenaries
1650 second ask card forced-march
1651 second drop
1652 second work blank
1653 second at sippar
1654 second trade sixth
1655 second give flour
1656 second ask card locusts
1657 second drop
1658 second done
1659 second trade fifth
1660 second ask ore
1661 second unask ore
1662 second give wood
1663 second ask card deserters
1664 second ask card intrigue
1665 second give ore
1666 second give metal
1667 second ask card gutians
1668 second unask card intrigue
1669 second unask card gutians
1670 second ask card envoys
1671 second send
1672 fifth decline second
1673 second trade third
1674 second give wood
1675 second ask card forced-march
1676 second unask card forced-march
1677 second give grain
1678 second ask flour
1679 second send
1680 second done
1681 third counter second
1682 second trade fifth
1683 second give flour
1684 second drop
1685 third unask grain
1686 second done
1687 third give flour
1688 third drop
1689 second counterclockwise
1690 second trade fourth
1691 second ask card locusts
1692 second send
1693 second done
1694 second campaign alliance
1695 fourth decline second
1696 second against fifth
1697 second pay metal
1698 second trade sixth
1699 second give flour
1700 second drop
1701 second done
1702 first bank grain metal
1703 first trade sixth
1704 first drop
1705 first trade third
1706 first ask wood
1707 first unask wood
1708 first drop
1709 first trade sixth
1710 first drop
1711 first done
1712 first trade fourth
1713 first ask card locusts
1714 first ask card cedar-rafts
1715 first send
1716 fourth decline first
1717 first campaign war
1718 first against fifth
1719 first pay wood
1720 first done
1721 sixth trade fifth
1722 sixth drop
1723 sixth done
1724 sixth trade fifth
1725 sixth give flour
1726 sixth send
1727 fifth decline sixth
1728 sixth trade first
1729 sixth drop
1730 sixth trade fifth
1731 sixth ask card cedar-rafts
1732 sixth give ore
1733 sixth unask card cedar-rafts
1734 sixth ask card hanaeans
1735 sixth ungive ore
1736 sixth ask card gutians
1737 sixth send
1738 sixth campaign alliance
1739 fifth decline sixth
1740 sixth against fourth
1741 sixth pay metal
1742 sixth done
1743 fifth done
1744 fifth done
1745 fifth trade third
1746 fifth give ore
1747 fifth give ore
1748 fifth give metal
1749 fifth give ore
1750 fifth give metal
1751 fifth ask card blessing
1752 fifth unask card blessing
1753 fifth ask card hanaeans
1754 fifth give grain
1755 fifth ungive metal
1756 fifth give wood
1757 fifth give wood
1758 fifth unask card hanaeans
1759 fifth send
1760 third accept fifth
1761 fifth trade first
1762 fifth drop
1763 fifth bank wood flour
1764 fifth unit foot
1765 fifth at urua
1766 fifth at der
1767 fifth done
1768 fourth bank grain wood
1769 fourth bank grain flour
1770 fourth trade second
1771 fourth give card mercenaries
1772 fourth ungive card mercenaries
1773 fourth drop
1774 fourth bank grain flour
1775 fourth done
1776 fourth bank grain ore
1777 fourth campaign alliance
1778 fourth against third
1779 fourth pay wood
1780 third no
1781 fourth card yaminites
1782 fourth at sippar
1783 fourth unit blank
1784 fourth at damascus
1785 fourth at tadmor
1786 fourth done
1787 third bank grain wood
1788 third trade second
1789 third give metal
1790 third ask card hanaeans
1791 third unask card hanaeans
1792 third give flour
1793 third drop
1794 third bank grain metal
1795 third bank grain flour
1796 third erect marduk
1797 third trade fourth
1798 third ask ore
1799 third unask ore
1800 third drop
1801 third trade fourth
1802 third drop
1803 third trade fifth
1804 third ask grain
1805 third unask grain
1806 third drop
1807 third done
1808 third campaign war
1809 third against first
1810 third done
1811 third mill 1
1812 first at mashkan
1813 fourth done
1814 first trade fifth
1815 fifth mill 0
1816 third done
1817 fourth mill 2
1818 sixth at mankisum
1819 second mill 1
1820 fifth trade second
1821 sixth done
1822 third work blank
1823 first drop
1824 fifth ask card cedar-rafts
1825 fourth trade third
1826 fifth unask card cedar-rafts
1827 fourth drop
1828 third at yaminites
1829 fifth ask card hanaeans
1830 fourth done
1831 second trade third
1832 first bank grain ore
1833 third trade second
1834 fourth done
1835 fifth give ore
1836 fifth ungive ore
1837 second drop
1838 first trade fourth
1839 third ask card intrigue
1840 first drop
1841 second trade sixth
1842 fifth drop
1843 sixth trade third
1844 first done
1845 first mill 0
1846 sixth give grain
1847 first done
1848 first trade fifth
1849 sixth ask card locusts
1850 third send
1851 fifth bank grain metal
1852 sixth give flour
1853 sixth send
1854 third work blank
1855 fifth trade fourth
1856 fourth trade sixth
1857 fifth give flour
1858 second decline third
1859 second drop
1860 fourth give metal
1861 second trade fifth
1862 fifth ask card siege-ladders
1863 fourth send
1864 first drop
1865 second ask card second-wind
1866 sixth decline fourth
1867 fifth ungive flour
1868 fifth ask ore
1869 fourth done
1870 first bank grain metal
1871 third at hanaeans
1872 fourth bank grain flour
1873 first bank metal flour
1874 first done
1875 sixth done
1876 first done
1877 second drop
1878 fifth drop
1879 fourth bank grain wood
1880 second done
1881 first bank grain wood
1882 fourth bank grain wood
1883 third counter sixth
1884 sixth work blank
1885 fourth done
1886 fifth bank grain flour
1887 first done
1888 third give wood
1889 sixth at arrapha
1890 sixth trade first
1891 sixth ask card deserters
1892 sixth send
1893 sixth work blank
1894 third unask flour
1895 second done
1896 first counter sixth
1897 fifth done
1898 second done
1899 second trade fourth
1900 third unask grain
1901 sixth at nineveh
1902 fifth bank grain ore
1903 fifth work blank
1904 sixth done
1905 first ask card locusts
1906 third send
1907 sixth decline third
1908 sixth done
1909 first unask card locusts
1910 fifth at bagdad
1911 first ungive card deserters
1912 second give flour
1913 first ask card cedar-rafts
1914 first unask card cedar-rafts
1915 sixth done
1916 first ask card gutians
1917 second ungive flour
1918 third work blank
1919 second drop
1920 third at mari
1921 first drop
1922 fifth bank grain flour
1923 third work blank
1924 second trade sixth
1925 fifth trade sixth
1926 third at mari
1927 second ask card locusts
1928 second send
1929 second done
1930 third done
1931 fifth drop
1932 third done
1933 third done
1934 sixth counter second
1935 sixth give ore
1936 sixth ask card sutaeans
1937 fifth trade fourth
1938 fifth drop
1939 sixth unask card sutaeans
1940 fifth work blank
1941 fifth at der
1942 fifth work blank
1943 fifth at bagdad
1944 sixth give ore
1945 fifth done
1946 fifth trade sixth
1947 sixth ask card siege-ladders
1948 sixth drop
1949 fifth drop
1950 fifth bank grain wood
1951 fifth bank grain metal
1952 fifth trade second
1953 fifth ask flour
1954 fifth give flour
1955 fifth ungive flour
1956 fifth send
1957 second decline fifth
1958 fifth at der
1959 fifth trade sixth
1960 fifth give metal
1961 fifth ask card cedar-rafts
1962 fifth ungive metal
1963 fifth give ore
1964 fifth unask card cedar-rafts
1965 fifth ask card hanaeans
1966 fifth ungive ore
1967 fifth ask card deserters
1968 fifth ask grain
1969 fifth unask card hanaeans
1970 fifth send
1971 fifth withdraw
1972 fifth trade sixth
1973 fifth ask card rich-harvest
1974 fifth give ore
1975 fifth unask card rich-harvest
1976 fifth drop
1977 fifth done
1978 fifth trade fourth
1979 fifth ask card rich-harvest
1980 fifth give card blessing
1981 fifth drop
1982 fifth done
1983 second clockwise
1984 second campaign war
1985 second against fourth
1986 second pay wood
1987 second trade sixth
1988 second ask flour
1989 second give grain
1990 second drop
1991 second trade fifth
1992 second drop
1993 second trade sixth
1994 second drop
1995 second trade fourth
1996 second drop
1997 second done
1998 third done
1999 third done
2000 third done
2001 fourth bank grain flour
2002 fourth trade first
2003 fourth ask card yaminites
2004 fourth drop
2005 fourth trade fifth
2006 fourth give wood
2007 fourth drop
2008 fourth done
2009 fourth trade sixth
2010 fourth ask flour
2011 fourth give wood
2012 fourth send
2013 sixth decline fourth
2014 fourth trade fifth
2015 fourth give flour
2016 fourth give grain
2017 fourth send
2018 fifth decline fourth
2019 fourth campaign alliance
2020 fourth against second
2021 fourth pay wood
2022 second no
2023 fourth unit foot
2024 fourth at damascus
2025 fourth at qatna
2026 fourth trade fifth
2027 fourth ask card second-wind
2028 fourth give wood
2029 fourth give ore
2030 fourth send
2031 fourth unit foot
2032 fifth accept fourth
2033 fourth at byblos
2034 fourth done
2035 fifth trade second
2036 fifth drop
2037 fifth done
2038 fifth campaign alliance
2039 fifth against third
2040 fifth pay metal
2041 fifth trade second
2042 fifth ask card hanaeans
2043 fifth send
2044 fifth withdraw
2045 fifth done
2046 sixth done
2047 sixth campaign alliance
2048 sixth against fourth
2049 fourth yes
2050 sixth trade second
2051 sixth ask card rich-vein
2052 sixth send
2053 second counter sixth
2054 second ask card second-wind
2055 sixth trade fourth
2056 sixth give flour
2057 sixth ask card gutians
2058 second give wood
2059 sixth drop
2060 second give ore
2061 sixth trade first
2062 second ungive wood
2063 sixth ask card blessing
2064 sixth send
2065 first decline sixth
2066 sixth done
2067 second send
2068 first trade sixth
2069 sixth counter second
2070 sixth send
2071 second counter sixth
2072 second give metal
2073 first give card gutians
2074 second send
2075 first send
2076 first withdraw
2077 sixth counter second
2078 sixth drop
2079 first bank grain flour
2080 first done
2081 first bank grain ore
2082 first card forced-march
2083 first campaign alliance
2084 first against third
2085 first pay wood
2086 third no
2087 first trade sixth
2088 first drop
2089 first bank ore metal
2090 first done
end 2090 c01d9d7ea00c7f86
