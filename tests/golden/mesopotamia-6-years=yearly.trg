[Game "mesopotamia"]
[Rules "3"]
[Seats "6"]
[Options "years=yearly, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one, attack=book, offers=free, bank-flour=take, second-wind=attacker, smelting=all, may=must, absent-cores=empty, board=whole, interrupts=on"]
[Names "first, second, third, fourth, fifth, sixth"]
[SeedHash "0055117f0d8e79598af77e2c348df5863d0554618664d8a75061a015bb2cb31e"]
[Seed "golden mesopotamia 6"]
[Box "standard 58dce2de"]
[Result "0 0 0 1 0 1"]

1 third card gutians
2 first mill 1
3 sixth trade third
4 third mill 2
5 fourth card cedar-rafts
6 fifth mill 1
7 fifth bank grain metal
8 fourth bank grain metal
9 third trade fourth
10 fourth trade first
11 second bank grain wood
12 first card rich-harvest
13 fourth give card intrigue
14 fifth done
15 second trade fourth
16 third drop
17 first trade sixth
18 second give card rich-vein
19 sixth ask card locusts
20 sixth ask 5 grain
21 fourth ask card gutians
22 fifth work smelt
23 second ask flour
24 sixth unask 5 grain
25 sixth drop
26 third trade sixth
27 fourth ungive card intrigue
28 sixth trade first
29 second ungive card rich-vein
30 first ask card rich-harvest
31 first drop
32 fourth send
33 fifth at halab
34 third drop
35 first bank metal grain
36 fourth bank ore flour
37 first done
38 third bank ore metal
39 third trade fourth
40 fifth card spies
41 fourth withdraw
42 third drop
43 sixth ask 25 ore
44 second send
45 third trade fourth
46 third drop
47 fifth against sixth
48 third bank wood ore
49 fourth accept second
50 third done
51 first work smelt
52 fifth card caravan
53 third bank metal flour
54 first at larsa
55 third trade first
56 fourth trade fifth
57 first trade third
58 first ask card blessing
59 second card rich-vein
60 second mill 5
61 sixth give 5 ore
62 first give 5 wood
63 fourth ask wood
64 sixth give 5 wood
65 fifth work blank
66 second trade fourth
67 sixth unask 5 ore
68 sixth give metal
69 second ask 25 flour
70 fourth send
71 fourth withdraw
72 third ask card caravan
73 third give flour
74 fifth at halab
75 third unask card caravan
76 fourth bank grain flour
77 sixth give card gutians
78 fifth work blank
79 sixth ungive wood
80 third give grain
81 sixth ungive card gutians
82 third give ore
83 sixth drop
84 fourth trade second
85 fourth drop
86 sixth mill 1
87 first ask 25 wood
88 first ungive wood
89 second unask 25 flour
90 second drop
91 second done
92 fourth trade second
93 third ungive ore
94 fifth at halab
95 second bank metal ore
96 fifth trade first
97 fourth drop
98 sixth card locusts
99 third ungive grain
100 second work blank
101 first give grain
102 first unask wood
103 first drop
104 sixth against fifth
105 first done
106 fourth mill 4
107 sixth bank grain metal
108 fourth done
109 second at babylon
110 first erect forge
111 sixth done
112 sixth bank metal grain
113 fourth work foot
114 sixth work chariot
115 fifth give card hanaeans
116 fifth ungive card hanaeans
117 fifth drop
118 third ask card yaminites
119 second done
120 sixth at assur
121 sixth done
122 second done
123 fourth at eshnunna
124 first bank metal grain
125 first trade sixth
126 sixth bank grain wood
127 third ungive flour
128 sixth done
129 fifth trade sixth
130 fifth ask card rich-vein
131 third unask card yaminites
132 third ask card hanaeans
133 third drop
134 first drop
135 first done
136 fourth trade sixth
137 fifth drop
138 third bank grain metal
139 fourth give card siege-ladders
140 fourth ungive card siege-ladders
141 third card cedar-rafts
142 fifth bank grain wood
143 third bank ore flour
144 third trade sixth
145 fifth work blank
146 third ask 5 ore
147 third ask 25 wood
148 third drop
149 fourth ask 5 grain
150 fourth give card sutaeans
151 third done
152 fifth at halab
153 fifth done
154 fifth done
155 fourth unask grain
156 third erect forge
157 third erect millstone
158 fourth send
159 sixth counter fourth
160 fourth work blank
161 sixth ungive grain
162 sixth ask wood
163 fourth at eshnunna
164 sixth give card blessing
165 sixth unask card sutaeans
166 third done
167 fourth trade sixth
168 sixth give card gutians
169 fourth give card siege-ladders
170 sixth drop
171 fourth drop
172 fourth trade third
173 fourth give 5 wood
174 fourth ask wood
175 fourth give card envoys
176 fourth send
177 fourth bank wood grain
178 fourth bank wood grain
179 fourth done
180 third counter fourth
181 fourth erect forge
182 fourth done
183 sixth clockwise
184 sixth done
185 sixth bank grain wood
186 third send
187 fourth decline third
188 sixth campaign war
189 sixth against fourth
190 sixth pay wood
191 sixth trade first
192 sixth drop
193 sixth unit foot
194 sixth at assur
195 sixth at arbela
196 sixth done
197 first bank grain flour
198 first done
199 first done
200 first done
201 second bank ore grain
202 second bank wood metal
203 second bank wood grain
204 second trade first
205 second ask 25 ore
206 second unask 5 ore
207 second give grain
208 second ungive grain
209 second give flour
210 second ungive flour
211 second send
212 second done
213 second campaign alliance
214 first bank grain flour
215 first decline second
216 second against fifth
217 second pay flour
218 fifth yes
219 second trade third
220 second ask card cedar-rafts
221 second drop
222 second trade third
223 second drop
224 second bank ore flour
225 second bank ore metal
226 second bank ore flour
227 second done
228 third bank grain metal
229 third done
230 third trade second
231 third drop
232 third campaign alliance
233 third against fifth
234 third pay wood
235 third unit chariot
236 third at qatna
237 third at byblos
238 third trade first
239 third drop
240 third unit foot
241 third at qatna
242 third at tadmor
243 third unit chariot
244 third at byblos
245 third at ugarit
246 third done
247 fourth trade fifth
248 fourth ask 25 flour
249 fourth ask card blessing
250 fourth give metal
251 fourth ungive metal
252 fourth ask card spies
253 fourth unask card spies
254 fourth unask card blessing
255 fourth drop
256 fourth bank metal grain
257 fourth trade first
258 fourth drop
259 fourth trade sixth
260 fourth drop
261 fourth bank grain ore
262 fourth done
263 fourth bank ore flour
264 fourth done
265 fourth unit foot
266 fourth at eshnunna
267 fourth at mashkan
268 fourth trade sixth
269 fourth give card intrigue
270 fourth ungive card intrigue
271 fourth drop
272 fourth unit foot
273 fourth at eshnunna
274 fourth at mashkan
275 fourth unit blank
276 fourth at eshnunna
277 fourth at meturan
278 fourth trade sixth
279 fourth drop
280 fourth trade second
281 fourth give flour
282 fourth drop
283 fourth trade first
284 fourth drop
285 fourth trade first
286 fourth ask card yaminites
287 fourth unask card yaminites
288 fourth drop
289 fourth done
290 fifth done
291 fifth done
292 fifth unit foot
293 fifth at halab
294 fifth at alalakh
295 fifth trade sixth
296 fifth give wood
297 fifth drop
298 fifth unit chariot
299 fifth at halab
300 fifth at alalakh
301 fifth unit blank
302 fifth at halab
303 fifth at carchemish
304 fifth trade fourth
305 fifth drop
306 fifth trade third
307 fifth ask card rich-harvest
308 fifth give 5 wood
309 fifth drop
310 fifth trade third
311 fifth give 5 metal
312 fifth give wood
313 fifth send
314 third decline fifth
315 fifth done
316 first bank wood metal
317 sixth trade first
318 second bank grain metal
319 first mill 3
320 sixth drop
321 second mill 1
322 fourth trade sixth
323 second bank metal flour
324 first trade fifth
325 sixth done
326 third card intrigue
327 fifth card caravan
328 sixth bank wood flour
329 third against fifth
330 fourth drop
331 fourth at mashkan
332 first drop
333 third done
334 third mill 0
335 sixth mill 0
336 first bank grain flour
337 fourth done
338 second done
339 third done
340 second done
341 sixth done
342 sixth bank ore grain
343 first bank grain metal
344 fourth mill 0
345 third done
346 third trade sixth
347 sixth done
348 third give grain
349 second trade first
350 second drop
351 fifth bank wood flour
352 first card rich-harvest
353 sixth card rich-harvest
354 sixth done
355 third give card gutians
356 fifth trade first
357 third ask card rich-harvest
358 first bank metal grain
359 sixth done
360 first done
361 first bank grain flour
362 fourth done
363 third ask card locusts
364 second done
365 fourth trade sixth
366 fourth give wood
367 first work blank
368 first at larsa
369 fifth ask card gutians
370 first work blank
371 third give metal
372 fourth ungive wood
373 fourth drop
374 third unask card rich-harvest
375 first at larsa
376 third ungive grain
377 first work blank
378 third unask card locusts
379 fifth send
380 first decline fifth
381 fourth trade fifth
382 fifth at alalakh
383 fifth bank metal grain
384 fifth done
385 fifth mill 0
386 first at larsa
387 third ungive metal
388 third send
389 first done
390 first done
391 third withdraw
392 fifth done
393 fifth trade third
394 fifth drop
395 fifth bank metal flour
396 third trade first
397 fourth drop
398 fifth done
399 fourth done
400 fourth done
401 fifth at alalakh
402 fifth bank metal ore
403 third give grain
404 third give metal
405 fourth trade sixth
406 fifth trade fourth
407 third ask wood
408 fourth drop
409 fourth trade third
410 third send
411 fourth ask card yaminites
412 fifth drop
413 third withdraw
414 third done
415 fourth unask card yaminites
416 fourth ask card deserters
417 fifth trade third
418 third done
419 fourth give card envoys
420 fourth unask card deserters
421 fifth drop
422 fifth bank metal wood
423 fourth drop
424 fourth done
425 fifth done
426 fifth bank wood flour
427 fifth done
428 first clockwise
429 first bank grain metal
430 first done
431 first trade fourth
432 first ask card second-wind
433 first drop
434 first done
435 first bank grain metal
436 first unit foot
437 first at larsa
438 first at ur
439 first bank metal flour
440 first done
441 second trade fourth
442 second drop
443 second done
444 second card mercenaries
445 second at babylon
446 second campaign war
447 second against first
448 second pay flour
449 second done
450 third done
451 third campaign alliance
452 third against fourth
453 third pay wood
454 third done
455 fourth trade first
456 fourth ask card mercenaries
457 fourth send
458 fourth done
459 fourth withdraw
460 fourth campaign alliance
461 fourth against second
462 fourth pay wood
463 fourth yes
464 second yes
465 fourth done
466 fifth done
467 fifth trade third
468 fifth ask 25 ore
469 fifth ask card yaminites
470 fifth unask ore
471 fifth send
472 fifth campaign alliance
473 fifth against sixth
474 fifth pay metal
475 third decline fifth
476 sixth no
477 fifth unit chariot
478 fifth at alalakh
479 fifth at ebla
480 fifth unit chariot
481 fifth at ebla
482 fifth at yaminites
483 fifth trade sixth
484 fifth give ore
485 fifth ungive ore
486 fifth give card hanaeans
487 fifth ungive card hanaeans
488 fifth give card mercenaries
489 fifth drop
490 fifth trade third
491 fifth drop
492 fifth trade first
493 fifth drop
494 fifth done
495 sixth trade first
496 sixth ask card mercenaries
497 sixth send
498 first decline sixth
499 sixth done
500 sixth done
501 sixth trade fourth
502 sixth drop
503 sixth done
504 fifth at alalakh
505 first bank grain flour
506 third trade fifth
507 sixth at arbela
508 second mill 4
509 fourth done
510 second bank grain flour
511 first trade second
512 second bank grain flour
513 fourth bank grain ore
514 third drop
515 second bank grain ore
516 third done
517 sixth bank grain metal
518 sixth bank grain flour
519 fifth trade first
520 fourth bank grain wood
521 fifth give card hanaeans
522 second done
523 fifth send
524 second trade sixth
525 fifth done
526 fourth mill 5
527 first give 25 grain
528 sixth trade first
529 sixth give flour
530 first drop
531 third trade first
532 first counter fifth
533 third give metal
534 first drop
535 fourth bank grain flour
536 third ungive metal
537 sixth give wood
538 fourth bank grain ore
539 first bank grain flour
540 sixth drop
541 third ask card mercenaries
542 third drop
543 fourth trade third
544 third trade first
545 fifth mill 1
546 third drop
547 fifth done
548 fourth ask 25 metal
549 second ask wood
550 first bank grain metal
551 sixth done
552 third bank grain ore
553 first trade sixth
554 second drop
555 sixth bank grain ore
556 fifth trade fourth
557 sixth mill 1
558 fourth send
559 sixth trade fifth
560 second trade sixth
561 third mill 8
562 first ask card envoys
563 fifth ask card hanaeans
564 fifth ask 25 ore
565 fourth withdraw
566 third bank grain metal
567 sixth give flour
568 third trade first
569 first unask card envoys
570 third ask card deserters
571 fourth done
572 second drop
573 first give 5 grain
574 second bank grain ore
575 second bank grain flour
576 second done
577 fourth trade first
578 second bank grain flour
579 second trade first
580 sixth drop
581 fourth ask 5 ore
582 first send
583 second ask card sutaeans
584 third ask card intrigue
585 first bank grain metal
586 fourth ask 5 wood
587 fourth unask wood
588 fourth send
589 third unask card deserters
590 fifth ask 25 flour
591 fifth unask 5 ore
592 fifth unask 5 flour
593 first decline fourth
594 fourth trade second
595 fourth drop
596 sixth decline first
597 first bank grain metal
598 fourth done
599 first trade fourth
600 sixth bank grain flour
601 third give 5 grain
602 first give card deserters
603 sixth trade second
604 fourth bank grain wood
605 sixth give card gutians
606 third send
607 third done
608 first send
609 third bank grain metal
610 fourth accept first
611 first trade third
612 second drop
613 second trade sixth
614 first ask 5 metal
615 third work blank
616 fourth trade first
617 sixth ungive card gutians
618 fifth drop
619 third at tadmor
620 fifth done
621 second ask card mercenaries
622 sixth drop
623 fifth bank grain ore
624 second send
625 third work blank
626 second bank grain wood
627 fourth give 5 grain
628 second done
629 first unask 5 metal
630 first give card yaminites
631 fourth ask 25 flour
632 sixth trade fifth
633 third at ugarit
634 third work blank
635 third at ugarit
636 fourth ask 5 metal
637 fourth ungive grain
638 first decline third
639 fifth done
640 first ask flour
641 third work blank
642 third at qatna
643 sixth ask card forced-march
644 sixth give 5 grain
645 third work blank
646 fifth trade sixth
647 sixth decline second
648 fourth send
649 third at ugarit
650 fifth give wood
651 first ask card sutaeans
652 third bank metal wood
653 third bank grain flour
654 third bank grain metal
655 fourth done
656 fifth send
657 fourth done
658 first give 5 flour
659 sixth ungive 5 grain
660 third done
661 third bank grain metal
662 third done
663 third bank grain wood
664 fifth withdraw
665 third trade fifth
666 first give grain
667 third give wood
668 sixth give card gutians
669 first ask ore
670 fifth done
671 first decline fourth
672 sixth send
673 third send
674 first give metal
675 fifth decline sixth
676 sixth trade fourth
677 sixth drop
678 first drop
679 first mill 1
680 third done
681 first bank metal flour
682 first trade second
683 first give 5 grain
684 fifth counter third
685 first drop
686 fifth ask card second-wind
687 first trade fifth
688 sixth trade fifth
689 first drop
690 sixth give grain
691 first bank grain wood
692 first done
693 sixth ungive grain
694 first done
695 sixth ask card blessing
696 sixth unask card blessing
697 sixth give card gutians
698 fifth ask card spies
699 first trade fourth
700 first give wood
701 first ungive wood
702 fifth unask wood
703 fifth unask card spies
704 fifth drop
705 sixth ungive card gutians
706 sixth give card blessing
707 first give flour
708 first ask 5 wood
709 sixth ungive card blessing
710 first ungive flour
711 first drop
712 first done
713 sixth drop
714 sixth done
715 sixth trade fourth
716 first done
717 sixth give ore
718 sixth ungive ore
719 sixth drop
720 sixth work blank
721 sixth at arbela
722 sixth trade fourth
723 sixth drop
724 sixth work blank
725 sixth at assur
726 sixth bank grain metal
727 sixth trade fourth
728 sixth drop
729 sixth trade first
730 sixth give ore
731 sixth drop
732 sixth trade fourth
733 sixth drop
734 sixth work blank
735 sixth at assur
736 sixth trade fifth
737 sixth give wood
738 sixth give metal
739 sixth drop
740 sixth done
741 sixth done
742 sixth trade third
743 sixth ask 5 flour
744 sixth give card gutians
745 sixth send
746 third decline sixth
747 sixth bank ore flour
748 sixth trade fifth
749 sixth give 5 grain
750 sixth give flour
751 sixth drop
752 sixth done
753 second counterclockwise
754 second trade sixth
755 second ask card gutians
756 second drop
757 second bank grain wood
758 second trade first
759 second ask 25 wood
760 second drop
761 second trade fifth
762 second give grain
763 second send
764 second withdraw
765 second done
766 second done
767 second unit foot
768 second at babylon
769 second at marad
770 second done
771 first trade fifth
772 first ask wood
773 first give flour
774 first ask card caravan
775 first ask 25 ore
776 first ungive flour
777 first ask grain
778 first drop
779 first bank grain ore
780 first trade sixth
781 first drop
782 first trade third
783 first ask card hanaeans
784 first drop
785 first done
786 first campaign alliance
787 first against second
788 first pay wood
789 first no
790 second no
791 first done
792 sixth trade fourth
793 sixth give flour
794 sixth give metal
795 sixth send
796 fourth counter sixth
797 sixth trade first
798 sixth drop
799 sixth erect marduk
800 fourth give wood
801 fourth drop
802 sixth at assur
803 sixth yes
804 sixth bank grain wood
805 sixth trade third
806 sixth drop
807 sixth done
808 sixth campaign alliance
809 sixth against fourth
810 sixth pay wood
811 fourth yes
812 sixth trade third
813 sixth ask 5 ore
814 sixth drop
815 sixth done
816 fifth bank grain metal
817 fifth trade third
818 fifth give ore
819 fifth ungive ore
820 fifth drop
821 fifth trade fourth
822 fifth drop
823 fifth bank grain ore
824 fifth bank ore wood
825 fifth bank wood ore
826 fifth bank grain metal
827 fifth bank grain wood
828 fifth trade sixth
829 fifth give card hanaeans
830 fifth drop
831 fifth trade third
832 fifth ask card envoys
833 fifth drop
834 fifth trade first
835 fifth give card mercenaries
836 fifth send
837 fifth withdraw
838 fifth done
839 fifth bank grain ore
840 fifth trade sixth
841 fifth ask card deserters
842 fifth give card mercenaries
843 fifth unask card deserters
844 fifth ungive card mercenaries
845 fifth give metal
846 fifth ungive metal
847 fifth drop
848 fifth bank grain flour
849 fifth bank grain wood
850 fifth done
851 fifth done
852 fourth done
853 fourth card siege-ladders
854 fourth done
855 fourth unit chariot
856 fourth at eshnunna
857 fourth at mashkan
858 fourth done
859 third done
860 third card forced-march
861 third done
862 third unit blank
863 third at ugarit
864 third at tunip
865 third bank grain flour
866 third unit blank
867 third at tunip
868 third at qatna
869 third unit chariot
870 third at ugarit
871 third at tunip
872 third done
873 fourth bank grain ore
874 sixth at arbela
875 first trade fifth
876 sixth bank grain wood
877 fourth trade sixth
878 fourth drop
879 fifth bank grain wood
880 second at marad
881 fourth at mashkan
882 first ask card intrigue
883 first send
884 sixth done
885 first withdraw
886 first mill 4
887 sixth mill 0
888 sixth done
889 third trade first
890 fourth done
891 sixth done
892 second done
893 first done
894 fourth mill 5
895 fourth trade sixth
896 fifth trade sixth
897 first work smelt
898 first at larsa
899 first work blank
900 fifth give wood
901 first at ur
902 first trade sixth
903 third ask card yaminites
904 first ask 25 ore
905 sixth bank grain ore
906 second mill 2
907 first give metal
908 second done
909 first ask card turukkaeans
910 fourth drop
911 third give wood
912 fourth trade third
913 fourth give flour
914 sixth done
915 fifth ungive wood
916 sixth bank wood metal
917 fifth ask card caravan
918 sixth trade fourth
919 sixth drop
920 fourth ask card sutaeans
921 second bank wood ore
922 third give card siege-ladders
923 second bank ore grain
924 sixth trade third
925 first ask 25 metal
926 third give metal
927 fifth give metal
928 fifth give flour
929 first send
930 third ask 5 ore
931 second done
932 fifth drop
933 first bank grain flour
934 fifth trade second
935 fourth unask card sutaeans
936 second trade third
937 fifth ask card blessing
938 sixth ask card hanaeans
939 first work blank
940 sixth ask 25 ore
941 fourth ask card hanaeans
942 second ask 25 ore
943 fourth unask card hanaeans
944 third ungive metal
945 sixth give card gutians
946 sixth send
947 fifth drop
948 fifth at alalakh
949 second give card turukkaeans
950 third unask ore
951 third drop
952 fourth ungive flour
953 sixth bank metal flour
954 first at larsa
955 third done
956 third decline sixth
957 first done
958 fourth drop
959 first withdraw
960 sixth done
961 first trade fourth
962 fifth trade first
963 second ungive card turukkaeans
964 fourth trade third
965 fifth ask card locusts
966 first give flour
967 fourth drop
968 fifth ask ore
969 fourth bank ore wood
970 second send
971 third trade sixth
972 fourth done
973 first ask card turukkaeans
974 second withdraw
975 third give card envoys
976 fourth done
977 third drop
978 fifth send
979 third trade first
980 fourth trade second
981 second done
982 first give card blessing
983 third give metal
984 fifth withdraw
985 fifth bank wood metal
986 fifth trade second
987 fourth drop
988 third ungive metal
989 third drop
990 first ask ore
991 fourth bank wood flour
992 second trade first
993 fifth drop
994 fourth done
995 fifth bank metal grain
996 third trade sixth
997 fifth trade fourth
998 fourth trade first
999 first drop
1000 third drop
1001 first done
1002 first done
1003 fifth ask card deserters
1004 second drop
1005 second trade first
1006 third trade sixth
1007 fourth drop
1008 third give wood
1009 fifth give ore
1010 second give card sutaeans
1011 third give card gutians
1012 fifth unask card deserters
1013 third give metal
1014 fourth trade third
1015 fifth drop
1016 fifth done
1017 second drop
1018 second trade first
1019 fourth ask 5 metal
1020 third give flour
1021 second drop
1022 fourth give grain
1023 third ask 5 flour
1024 third ungive metal
1025 third unask 5 flour
1026 second trade fourth
1027 fourth ask 5 wood
1028 third send
1029 fifth trade sixth
1030 fifth ask 5 metal
1031 second ask 5 metal
1032 fourth give wood
1033 second drop
1034 fourth send
1035 third withdraw
1036 fourth withdraw
1037 fifth give card mercenaries
1038 fifth drop
1039 fifth bank grain wood
1040 fifth trade sixth
1041 fifth give ore
1042 fourth done
1043 second trade sixth
1044 fifth send
1045 second ask card spies
1046 second give flour
1047 second send
1048 sixth trade first
1049 second withdraw
1050 sixth ask card intrigue
1051 second trade third
1052 fifth mill 1
1053 sixth give grain
1054 second drop
1055 third trade fourth
1056 sixth give flour
1057 third ask wood
1058 fifth withdraw
1059 third ask 25 flour
1060 second trade fourth
1061 third give metal
1062 third drop
1063 second drop
1064 second done
1065 fifth trade second
1066 sixth give card gutians
1067 sixth give ore
1068 sixth ask card deserters
1069 third mill 0
1070 sixth ungive card gutians
1071 fifth drop
1072 sixth ask wood
1073 third done
1074 sixth send
1075 first decline sixth
1076 third done
1077 third done
1078 third trade fifth
1079 third drop
1080 fifth trade sixth
1081 fifth drop
1082 fifth done
1083 fifth work blank
1084 third trade second
1085 fifth at halab
1086 third ask metal
1087 third send
1088 fifth work blank
1089 second decline third
1090 third trade second
1091 third drop
1092 third done
1093 fifth at alalakh
1094 fifth done
1095 fifth done
1096 fifth done
1097 second clockwise
1098 second done
1099 second trade fourth
1100 second drop
1101 second trade fourth
1102 second drop
1103 second done
1104 second trade fifth
1105 second ask card rich-harvest
1106 second ask card rich-vein
1107 second send
1108 fifth trade first
1109 fifth give wood
1110 second card turukkaeans
1111 fifth ask flour
1112 second at arbela
1113 second withdraw
1114 second trade third
1115 fifth drop
1116 second ask flour
1117 second send
1118 third card gutians
1119 third counter second
1120 third ask card blessing
1121 third give ore
1122 third ungive ore
1123 third drop
1124 third at simurrum
1125 third done
1126 second trade third
1127 second give flour
1128 second send
1129 second done
1130 third trade fifth
1131 third decline second
1132 third ask card second-wind
1133 third drop
1134 third trade sixth
1135 third drop
1136 third done
1137 third campaign alliance
1138 third against fifth
1139 third pay wood
1140 third trade second
1141 third give ore
1142 third send
1143 third withdraw
1144 third trade sixth
1145 third ask card mercenaries
1146 third send
1147 third done
1148 fourth done
1149 fourth card sutaeans
1150 fourth at sippar
1151 sixth counter third
1152 fourth done
1153 sixth ask card rich-harvest
1154 fourth trade sixth
1155 fourth ask metal
1156 sixth unask card rich-harvest
1157 fourth give grain
1158 sixth ask card rich-harvest
1159 fourth send
1160 fourth campaign war
1161 sixth give flour
1162 fourth against first
1163 sixth drop
1164 fourth pay flour
1165 fourth done
1166 fifth done
1167 fifth trade first
1168 sixth counter fourth
1169 sixth send
1170 fifth give card hanaeans
1171 fourth trade first
1172 fifth ask card envoys
1173 fifth ungive card hanaeans
1174 fifth send
1175 fifth card hanaeans
1176 fourth ask 25 grain
1177 first decline fifth
1178 fourth ask card spies
1179 fourth give wood
1180 fourth decline sixth
1181 fourth send
1182 fifth at karana
1183 first trade fourth
1184 fifth at assur
1185 sixth unit foot
1186 first drop
1187 first trade fifth
1188 first give grain
1189 first decline fourth
1190 first ask flour
1191 fifth trade fourth
1192 fifth give wood
1193 first ask card rich-harvest
1194 fifth send
1195 first give card blessing
1196 fourth accept fifth
1197 first ungive card blessing
1198 first give metal
1199 fifth campaign war
1200 first ungive grain
1201 first give card blessing
1202 fifth against fourth
1203 fifth pay wood
1204 first ask card gutians
1205 first send
1206 fifth done
1207 first done
1208 first campaign alliance
1209 fifth counter first
1210 first against fourth
1211 fifth ask wood
1212 fifth give card mercenaries
1213 fifth give card hanaeans
1214 fifth unask metal
1215 fifth give card mercenaries
1216 first pay flour
1217 first no
1218 fourth yes
1219 fifth give ore
1220 first trade third
1221 first ask 5 flour
1222 first send
1223 third decline first
1224 fifth send
1225 first unit chariot
1226 first at larsa
1227 first decline fifth
1228 first at uruk
1229 first unit blank
1230 first at larsa
1231 first at lagash
1232 first done
1233 second yes
1234 third yes
1235 first yes
1236 fifth yes
1237 fourth yes
1238 third done
1239 fifth trade third
1240 first trade fourth
1241 third trade fourth
1242 third drop
1243 fifth ask card intrigue
1244 second done
1245 second bank metal ore
1246 fourth trade third
1247 third mill 0
1248 fourth give grain
1249 second trade third
1250 second give ore
1251 fourth send
1252 fifth drop
1253 fifth at alalakh
1254 second drop
1255 second mill 1
1256 first give card yaminites
1257 third bank metal wood
1258 third accept fourth
1259 second trade first
1260 fourth at mashkan
1261 second give flour
1262 second ask card cedar-rafts
1263 third bank metal ore
1264 first drop
1265 first mill 0
1266 fifth trade first
1267 second ungive flour
1268 fourth bank wood metal
1269 third done
1270 second ask 25 metal
1271 fourth done
1272 fifth give wood
1273 second give ore
1274 first done
1275 fifth send
1276 fifth done
1277 third done
1278 fifth mill 0
1279 fifth done
1280 fourth bank metal wood
1281 third trade fifth
1282 third drop
1283 third trade second
1284 first work blank
1285 third drop
1286 first at larsa
1287 second give card forced-march
1288 fifth work blank
1289 third done
1290 second ask card second-wind
1291 first counter fifth
1292 first give card blessing
1293 first unask wood
1294 fifth at alalakh
1295 second drop
1296 fourth trade third
1297 second trade third
1298 fifth trade first
1299 first send
1300 fourth ask card rich-vein
1301 fifth accept first
1302 fifth ask 25 ore
1303 second drop
1304 second done
1305 fifth unask 5 ore
1306 third trade fourth
1307 fifth unask 5 ore
1308 fifth give card hanaeans
1309 first bank metal ore
1310 fifth ungive card hanaeans
1311 second work blank
1312 fifth unask 5 ore
1313 second at babylon
1314 fifth unask 5 ore
1315 first done
1316 fifth give metal
1317 fifth drop
1318 fifth done
1319 first bank metal ore
1320 second work smelt
1321 fifth trade second
1322 second at babylon
1323 fifth ask card rich-harvest
1324 third give wood
1325 second bank metal wood
1326 third send
1327 second trade first
1328 second give flour
1329 fifth send
1330 fourth drop
1331 fourth mill 0
1332 first done
1333 fifth withdraw
1334 second give 5 flour
1335 third withdraw
1336 first trade second
1337 second give wood
1338 fourth trade fifth
1339 fifth done
1340 second ask card deserters
1341 fourth give card intrigue
1342 third done
1343 fourth ungive card intrigue
1344 fifth trade fourth
1345 second ask card second-wind
1346 second ungive wood
1347 second drop
1348 fourth drop
1349 fifth give wood
1350 second work blank
1351 fourth done
1352 fourth trade first
1353 second at babylon
1354 fourth drop
1355 fifth send
1356 second work blank
1357 fifth withdraw
1358 second at babylon
1359 first drop
1360 second trade first
1361 fourth trade fifth
1362 fifth trade second
1363 second drop
1364 fifth drop
1365 first done
1366 fifth trade second
1367 fifth drop
1368 fifth trade third
1369 second work blank
1370 fourth drop
1371 second at marad
1372 fourth work blank
1373 fourth at mashkan
1374 second work blank
1375 fourth work blank
1376 fourth at mashkan
1377 fifth drop
1378 second at babylon
1379 fourth trade first
1380 fourth ask 25 flour
1381 fifth trade third
1382 fourth drop
1383 second done
1384 fifth drop
1385 fourth done
1386 fifth trade fourth
1387 fourth trade third
1388 fifth ask 25 ore
1389 second done
1390 fifth unask 25 ore
1391 fourth ask 5 flour
1392 second trade third
1393 fourth drop
1394 second drop
1395 second done
1396 fourth done
1397 fifth ask card locusts
1398 fourth done
1399 fifth ask card forced-march
1400 fifth ask card spies
1401 fifth drop
1402 fifth done
1403 first clockwise
1404 first trade second
1405 first give metal
1406 first give card yaminites
1407 first give ore
1408 first send
1409 second trade fourth
1410 second accept first
1411 second drop
1412 first trade second
1413 first give grain
1414 first give metal
1415 first ungive grain
1416 first ask card turukkaeans
1417 first ask grain
1418 first unask grain
1419 first send
1420 first done
1421 second counter first
1422 first done
1423 first done
1424 second give metal
1425 second ungive metal
1426 second give ore
1427 second ungive ore
1428 second send
1429 second withdraw
1430 second erect marduk
1431 second at babylon
1432 second no
1433 second done
1434 second card yaminites
1435 second at tuttul
1436 second done
1437 second done
1438 second unit chariot
1439 second at babylon
1440 second at kish
1441 second unit blank
1442 second at marad
1443 second at nippur
1444 second trade fourth
1445 second give ore
1446 second send
1447 second unit blank
1448 second at babylon
1449 fourth decline second
1450 second at nippur
1451 second attack
1452 second at sippar
1453 second at babylon
1454 second unit foot
1455 second at kish
1456 second unit chariot
1457 second at babylon
1458 second unit foot
1459 second go
1460 second unit foot
1461 second unit foot
1462 second unit chariot
1463 second trade third
1464 second give card sutaeans
1465 second send
1466 second withdraw
1467 second done
1468 third done
1469 third done
1470 third done
1471 fourth trade third
1472 fourth ask card sutaeans
1473 fourth give wood
1474 fourth unask card sutaeans
1475 fourth send
1476 fourth done
1477 fourth done
1478 fourth done
1479 fifth trade first
1480 third decline fourth
1481 fifth drop
1482 fifth trade second
1483 fifth drop
1484 fifth trade first
1485 fifth drop
1486 fifth done
1487 fifth done
1488 fifth card mercenaries
1489 fifth at halab
1490 fifth trade first
1491 fifth give card hanaeans
1492 fifth send
1493 fifth withdraw
1494 fifth done
1495 third trade fourth
1496 first mill 1
1497 fifth at alalakh
1498 fourth done
1499 first trade third
1500 third ask 25 grain
1501 first drop
1502 fourth trade second
1503 first done
1504 fifth trade third
1505 fourth give wood
1506 first trade second
1507 first drop
1508 third unask 5 grain
1509 fourth give card deserters
1510 fifth give wood
1511 second done
1512 fourth give card intrigue
1513 first done
1514 fourth ungive wood
1515 second trade fifth
1516 third unask grain
1517 fourth ungive card deserters
1518 second ask 25 grain
1519 second send
1520 second mill 0
1521 first trade second
1522 fourth ungive card intrigue
1523 second done
1524 fifth give wood
1525 fourth give grain
1526 second withdraw
1527 fifth drop
1528 second done
1529 first give metal
1530 first send
1531 third give card envoys
1532 second trade fourth
1533 second ask card blessing
1534 second drop
1535 fourth send
1536 fifth done
1537 second accept fourth
1538 fourth trade third
1539 fifth trade first
1540 third send
1541 first done
1542 first withdraw
1543 third done
1544 third withdraw
1545 third mill 1
1546 fourth ask card hanaeans
1547 fourth give card intrigue
1548 fourth send
1549 fifth ask card rich-vein
1550 first trade fifth
1551 fifth send
1552 first give ore
1553 fifth withdraw
1554 second trade third
1555 fifth mill 0
1556 third counter fourth
1557 fifth done
1558 fifth done
1559 third give card envoys
1560 fifth trade first
1561 third send
1562 first send
1563 second drop
1564 first withdraw
1565 fifth ask 25 ore
1566 fifth give ore
1567 first trade fifth
1568 fourth trade fifth
1569 fifth unask 25 ore
1570 fourth ask card hanaeans
1571 fourth decline third
1572 third done
1573 fifth send
1574 first give ore
1575 second done
1576 third work blank
1577 third at tunip
1578 second trade third
1579 third done
1580 first ungive ore
1581 second ask ore
1582 first ask 25 grain
1583 third done
1584 fifth withdraw
1585 second send
1586 first drop
1587 fourth send
1588 fourth mill 0
1589 third trade second
1590 fourth withdraw
1591 fourth done
1592 first trade third
1593 fourth work blank
1594 fourth at mashkan
1595 fourth trade fifth
1596 first give ore
1597 third ask card turukkaeans
1598 second withdraw
1599 first give metal
1600 third give card envoys
1601 fifth done
1602 fifth done
1603 third ask card blessing
1604 first drop
1605 second trade third
1606 first trade second
1607 fourth drop
1608 third drop
1609 fourth trade fifth
1610 third trade fifth
1611 third give card siege-ladders
1612 second give ore
1613 second give card forced-march
1614 third give wood
1615 first ask metal
1616 second give grain
1617 second ungive grain
1618 third drop
1619 third done
1620 fourth give wood
1621 first drop
1622 second ungive ore
1623 first done
1624 fourth drop
1625 second ungive card forced-march
1626 second drop
1627 fourth done
1628 fourth done
1629 fourth done
1630 second done
1631 fourth clockwise
1632 fourth done
1633 fourth trade second
1634 fourth give card deserters
1635 fourth give wood
1636 fourth drop
1637 fourth campaign break
1638 fourth against first
1639 fourth pay wood
1640 fourth no
1641 fourth done
1642 fifth done
1643 fifth card hanaeans
1644 fifth at arrapha
1645 fifth at assur
1646 fifth campaign war
1647 fifth against third
1648 fifth pay wood
1649 fifth trade second
1650 fifth give card mercenaries
1651 fifth ungive card mercenaries
1652 fifth drop
1653 fifth trade fourth
1654 fifth ask card sutaeans
1655 fifth unask card sutaeans
1656 fifth give card blessing
1657 fifth send
1658 fifth done
1659 fourth decline fifth
1660 first done
1661 first trade fifth
1662 first drop
1663 first done
1664 first trade third
1665 first drop
1666 first trade fifth
1667 first ask metal
1668 first unask metal
1669 first ask card turukkaeans
1670 first give ore
1671 first ask metal
1672 first send
1673 first done
1674 fifth counter first
1675 fifth drop
1676 second trade third
1677 second drop
1678 second done
1679 second trade third
1680 second give grain
1681 second give ore
1682 second give card forced-march
1683 second give card sutaeans
1684 second send
1685 third decline second
1686 second done
1687 second trade first
1688 second give card forced-march
1689 second ask card mercenaries
1690 second unask card mercenaries
1691 second ask card cedar-rafts
1692 second send
1693 first trade fifth
1694 first give ore
1695 second withdraw
1696 second trade fourth
1697 second drop
1698 first drop
1699 second trade first
1700 second give card forced-march
1701 second send
1702 second done
1703 third trade second
1704 third ask card blessing
1705 third send
1706 first counter second
1707 third withdraw
1708 first give metal
1709 first unask card forced-march
1710 first send
1711 third trade fourth
1712 second decline first
1713 third drop
1714 third trade second
1715 third drop
1716 third done
1717 third trade first
1718 third ask 25 flour
1719 third drop
1720 third card siege-ladders
1721 third campaign war
1722 third against fourth
1723 third pay wood
1724 third done
1725 second at sippar
1726 second at marad
1727 fourth at mashkan
1728 fourth done
1729 first mill 0
1730 fifth trade third
1731 fourth bank grain ore
1732 first trade fifth
1733 fifth drop
1734 first ask metal
1735 second trade first
1736 third trade second
1737 fifth at alalakh
1738 second ask 5 flour
1739 first unask metal
1740 first ask 25 wood
1741 second give wood
1742 third give wood
1743 third ask 5 grain
1744 fourth trade first
1745 third ask card mercenaries
1746 fifth done
1747 first drop
1748 second drop
1749 first trade second
1750 first drop
1751 fourth ask card forced-march
1752 fourth send
1753 second done
1754 fifth mill 2
1755 second at marad
1756 third ungive wood
1757 second mill 0
1758 third drop
1759 first trade fifth
1760 first ask card spies
1761 third at byblos
1762 fifth bank grain wood
1763 first give ore
1764 fifth done
1765 fourth withdraw
1766 third trade fourth
1767 fifth trade fourth
1768 fifth ask card locusts
1769 fourth trade first
1770 third give wood
1771 second bank grain ore
1772 fifth unask card locusts
1773 first send
1774 third ask card rich-vein
1775 first withdraw
1776 third ask card envoys
1777 fourth ask card second-wind
1778 second bank grain flour
1779 fifth give card blessing
1780 second trade fourth
1781 fifth give card mercenaries
1782 fifth drop
1783 second drop
1784 first done
1785 third unask card envoys
1786 second trade fifth
1787 second ask 25 flour
1788 third ungive wood
1789 fourth drop
1790 third give ore
1791 fourth trade second
1792 second unask 25 flour
1793 third give wood
1794 first trade fourth
1795 fourth drop
1796 fifth bank wood ore
1797 third ungive wood
1798 first ask card caravan
1799 fifth bank grain ore
1800 third ask 5 flour
1801 third send
1802 first send
1803 fourth trade fifth
1804 first done
1805 fourth drop
1806 third withdraw
1807 fourth bank grain metal
1808 third done
1809 first done
1810 third bank grain ore
1811 third mill 2
1812 fourth decline first
1813 fourth mill 3
1814 fourth trade second
1815 first bank grain ore
1816 fourth ask 25 ore
1817 third trade fourth
1818 fifth done
1819 third ask card rich-harvest
1820 second give card sutaeans
1821 fourth give flour
1822 fourth send
1823 fifth bank ore grain
1824 fifth trade third
1825 first bank grain ore
1826 third send
1827 second send
1828 fifth give ore
1829 fifth accept second
1830 second done
1831 fifth ungive ore
1832 fifth give card mercenaries
1833 first bank grain ore
1834 third withdraw
1835 fourth done
1836 first bank ore grain
1837 third bank grain ore
1838 fifth send
1839 third decline fifth
1840 third bank grain flour
1841 fifth done
1842 first done
1843 third trade first
1844 second bank grain wood
1845 second decline fourth
1846 fourth trade fifth
1847 fourth ask grain
1848 third drop
1849 fourth ask card rich-harvest
1850 fifth bank grain flour
1851 third done
1852 fifth done
1853 third done
1854 second bank wood metal
1855 fourth unask card rich-harvest
1856 third bank grain flour
1857 second trade first
1858 second ask 5 wood
1859 fourth send
1860 third done
1861 second send
1862 third done
1863 fourth bank grain ore
1864 second bank grain metal
1865 first bank grain metal
1866 fourth done
1867 fifth bank grain metal
1868 first trade fourth
1869 second withdraw
1870 second bank grain wood
1871 fifth trade first
1872 first give 5 grain
1873 fifth accept fourth
1874 fifth ask flour
1875 fourth done
1876 second trade fifth
1877 fifth unask flour
1878 first give metal
1879 second give 5 grain
1880 fifth give ore
1881 fifth give card sutaeans
1882 fifth send
1883 fourth bank grain flour
1884 fourth bank grain flour
1885 second send
1886 second done
1887 first accept fifth
1888 fifth trade first
1889 second done
1890 second bank grain metal
1891 fourth trade fifth
1892 fifth ask 25 grain
1893 fourth drop
1894 fifth decline second
1895 fourth done
1896 first ungive 5 grain
1897 second bank metal wood
1898 fifth send
1899 first drop
1900 first counter fifth
1901 second done
1902 first ask card rich-harvest
1903 first ungive grain
1904 first unask card rich-harvest
1905 third counterclockwise
1906 first drop
1907 third bank grain wood
1908 third trade first
1909 third ask card yaminites
1910 third drop
1911 third bank wood grain
1912 third trade fourth
1913 third drop
1914 third bank ore wood
1915 third trade fifth
1916 third drop
1917 third done
1918 third campaign war
1919 third against second
1920 third pay wood
1921 third yes
1922 third done
1923 second done
1924 second campaign break
1925 second pay wood
1926 second card forced-march
1927 second bank grain ore
1928 second bank ore wood
1929 second trade first
1930 second ask card yaminites
1931 second drop
1932 second done
1933 first bank grain flour
1934 first done
1935 first done
1936 first trade fifth
1937 first ask 5 ore
1938 first ask card caravan
1939 first send
1940 fifth decline first
1941 first unit blank
1942 first at larsa
1943 first at uruk
1944 first card sutaeans
1945 first at sippar
1946 first done
1947 fifth bank grain metal
1948 fifth trade second
1949 fifth ask card forced-march
1950 fifth drop
1951 fifth done
1952 fifth card mercenaries
1953 fifth at halab
1954 fifth done
1955 fifth done
1956 fourth erect ishtar
1957 fourth at mashkan
1958 fourth no
1959 fourth trade first
1960 fourth give card deserters
1961 fourth drop
1962 fourth trade second
1963 fourth ask card spies
1964 fourth unask card spies
1965 fourth give grain
1966 fourth send
1967 fourth done
1968 fourth withdraw
1969 fourth campaign war
1970 fourth against fifth
1971 fourth pay flour
1972 fourth done
1973 third done
1974 third trade fifth
1975 fourth trade third
1976 fourth drop
1977 fourth done
1978 first mill 3
1979 second bank grain metal
1980 fourth mill 1
1981 third drop
1982 fifth trade fourth
1983 fifth ask wood
1984 third trade fifth
1985 second done
1986 second bank grain ore
1987 third ask metal
1988 fourth trade first
1989 first bank grain wood
1990 first done
1991 first bank grain wood
1992 second mill 4
1993 third drop
1994 fifth send
1995 third mill 2
1996 fourth drop
1997 first done
1998 fifth withdraw
1999 third done
2000 first done
2001 fourth done
2002 second trade first
2003 second give ore
2004 first done
2005 fifth done
2006 fourth work blank
2007 fifth mill 0
2008 second ungive ore
2009 fifth trade third
2010 fifth give flour
2011 fourth at mashkan
2012 third trade fourth
2013 fifth ungive flour
2014 fifth give flour
2015 fifth send
2016 fourth done
2017 third decline fifth
2018 third ask card mercenaries
2019 fourth done
2020 fifth trade second
2021 fifth drop
2022 second give wood
2023 third send
2024 second drop
2025 third withdraw
2026 second done
2027 fourth trade first
2028 third trade fourth
2029 third give ore
2030 third ask 25 flour
2031 fourth ask 25 grain
2032 third ask card turukkaeans
2033 second done
2034 third ungive ore
2035 third unask card turukkaeans
2036 fifth trade second
2037 third give ore
2038 third ungive ore
2039 fifth ask card cedar-rafts
2040 second trade third
2041 third unask 5 flour
2042 fifth send
2043 fifth done
2044 fifth withdraw
2045 second give wood
2046 fourth send
2047 first counter fourth
2048 fourth trade first
2049 fifth done
2050 third send
2051 third withdraw
2052 second give wood
2053 third trade second
2054 fourth give card intrigue
2055 first ungive grain
2056 fourth ungive card intrigue
2057 fourth drop
2058 fifth trade third
2059 fourth done
2060 second give metal
2061 fifth ask 5 ore
2062 first ask card sutaeans
2063 first drop
2064 fifth send
2065 fifth withdraw
2066 fifth trade fourth
2067 second ungive metal
2068 third give ore
2069 fifth give card blessing
2070 third drop
2071 second ungive wood
2072 fifth give grain
2073 third trade fifth
2074 second ask 5 wood
2075 second unask wood
2076 fifth send
2077 fourth counter fifth
2078 second unask wood
2079 fifth trade second
2080 third ask card turukkaeans
2081 fifth give card blessing
2082 fifth drop
2083 fifth trade fourth
2084 fifth drop
2085 fourth ask card yaminites
2086 fifth done
2087 third unask card turukkaeans
2088 third ask 25 grain
2089 second drop
2090 fourth give card deserters
2091 fifth trade second
2092 second done
2093 fifth drop
2094 second trade fifth
2095 fourth give card intrigue
2096 fourth unask grain
2097 third ask 5 grain
2098 third give ore
2099 fourth unask card yaminites
2100 third drop
2101 fourth give ore
2102 third done
2103 fifth done
2104 fourth give ore
2105 second drop
2106 third done
2107 fourth ask 5 metal
2108 third trade first
2109 second done
2110 third ask 5 wood
2111 fourth unask card blessing
2112 third ask card caravan
2113 fourth ask 25 ore
2114 third send
2115 third done
2116 fourth drop
2117 second clockwise
2118 first trade fifth
2119 first drop
2120 second done
2121 first counter third
2122 second trade first
2123 first ungive wood
2124 first give wood
2125 first ask card caravan
2126 second give metal
2127 first ask card rich-vein
2128 first ask grain
2129 second send
2130 first accept second
2131 first drop
2132 second done
2133 second done
2134 third done
2135 third done
2136 third trade first
2137 third give ore
2138 third ungive ore
2139 third ask 25 flour
2140 third unask 25 flour
2141 third ask card blessing
2142 third give ore
2143 third ask 25 ore
2144 third unask 5 ore
2145 third drop
2146 third trade second
2147 third give ore
2148 third ungive ore
2149 third give ore
2150 third send
2151 second trade fourth
2152 second decline third
2153 second ask grain
2154 second give wood
2155 third trade fourth
2156 second ask card envoys
2157 third ask card rich-vein
2158 third unask card rich-vein
2159 third give ore
2160 third send
2161 second ask 5 metal
2162 second ask card intrigue
2163 third done
2164 second give ore
2165 second send
2166 fourth accept third
2167 fourth done
2168 fourth bank ore grain
2169 fourth done
2170 fourth trade third
2171 fourth give card deserters
2172 fourth drop
2173 fourth done
2174 fourth trade fifth
2175 fifth trade third
2176 fourth give card deserters
2177 fourth ungive card deserters
2178 fifth drop
2179 fourth ask wood
2180 fourth decline second
2181 fifth trade fourth
2182 fourth give card deserters
2183 fifth ask 5 wood
2184 fourth give grain
2185 fifth send
2186 fifth withdraw
2187 fifth done
2188 fifth done
2189 fourth ungive grain
2190 fourth ungive card deserters
2191 fourth unask wood
2192 fifth trade fourth
2193 fifth drop
2194 fourth drop
2195 fifth trade first
2196 fifth ask card locusts
2197 fifth drop
2198 fifth trade fourth
2199 fifth ask card mercenaries
2200 fifth send
2201 fifth withdraw
2202 fifth trade third
2203 fifth give grain
2204 fifth give card blessing
2205 fifth send
2206 third trade fourth
2207 fifth withdraw
2208 fifth trade third
2209 fifth give card blessing
2210 third drop
2211 fifth drop
2212 fifth trade second
2213 fifth give grain
2214 fifth send
2215 second decline fifth
2216 fifth trade third
2217 fifth give grain
2218 fifth ungive grain
2219 fifth give card blessing
2220 fifth send
2221 fifth withdraw
2222 fifth trade third
2223 fifth drop
2224 fifth done
2225 first trade fifth
2226 first drop
2227 first done
2228 first bank metal grain
2229 first campaign alliance
2230 first against fifth
2231 first pay wood
2232 fifth yes
2233 first done
2234 second no
2235 fourth yes
2236 first no
2237 fifth yes
2238 third no
end 2238 ddc10ac83b635df8
