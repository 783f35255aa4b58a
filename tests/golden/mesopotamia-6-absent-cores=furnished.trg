[Game "mesopotamia"]
[Rules "3"]
[Seats "6"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one, attack=book, offers=free, bank-flour=take, second-wind=attacker, smelting=all, may=must, absent-cores=furnished, board=whole, interrupts=on"]
[Names "first, second, third, fourth, fifth, sixth"]
[SeedHash "0055117f0d8e79598af77e2c348df5863d0554618664d8a75061a015bb2cb31e"]
[Seed "golden mesopotamia 6"]
[Box "standard 58dce2de"]
[Result "0 0 1 0 0 1"]

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
1233 second done
1234 fifth done
1235 fourth done
1236 fifth mill 0
1237 second mill 0
1238 second done
1239 first bank metal ore
1240 first trade fourth
1241 third trade fourth
1242 third drop
1243 fifth trade third
1244 second done
1245 second bank metal ore
1246 fourth trade third
1247 second done
1248 first drop
1249 second trade third
1250 second give ore
1251 fourth ask card cedar-rafts
1252 fifth drop
1253 fifth trade fourth
1254 second drop
1255 second done
1256 first mill 1
1257 fourth ask 5 grain
1258 fourth send
1259 third decline fourth
1260 fifth ask 25 grain
1261 third done
1262 third bank metal ore
1263 fourth trade third
1264 first trade fifth
1265 first give flour
1266 fourth give metal
1267 third bank metal wood
1268 fourth send
1269 first ungive flour
1270 third counter fourth
1271 third send
1272 third mill 0
1273 third done
1274 fourth counter third
1275 fifth drop
1276 fourth ask card sutaeans
1277 fifth done
1278 third work blank
1279 fourth drop
1280 fourth trade fifth
1281 fourth drop
1282 fourth trade second
1283 first give metal
1284 fourth drop
1285 first give flour
1286 third at tunip
1287 fifth trade third
1288 fourth mill 0
1289 third trade second
1290 first ask grain
1291 first drop
1292 first bank metal flour
1293 fourth done
1294 fifth ask card locusts
1295 third ask card mercenaries
1296 fourth done
1297 fifth ask 5 ore
1298 fourth trade fifth
1299 fourth drop
1300 fifth ask card sutaeans
1301 third give card siege-ladders
1302 fourth trade third
1303 fourth drop
1304 fourth trade first
1305 fifth give card mercenaries
1306 fourth drop
1307 fourth done
1308 fifth send
1309 fifth done
1310 first trade fifth
1311 first give ore
1312 first ungive ore
1313 third ask card hanaeans
1314 fifth withdraw
1315 fifth done
1316 third ask card intrigue
1317 third send
1318 second decline third
1319 fourth done
1320 fifth trade third
1321 third trade second
1322 fifth give metal
1323 first give card blessing
1324 third give card envoys
1325 fifth send
1326 first give flour
1327 first send
1328 first done
1329 fifth accept first
1330 third give wood
1331 first done
1332 first trade fifth
1333 third accept fifth
1334 fifth trade second
1335 first drop
1336 third give card siege-ladders
1337 third give metal
1338 third ask ore
1339 third send
1340 fifth give metal
1341 second accept third
1342 third done
1343 third trade fifth
1344 third give wood
1345 fifth ungive metal
1346 fifth ask card caravan
1347 first done
1348 fifth give metal
1349 third drop
1350 third trade fourth
1351 fifth unask card caravan
1352 third drop
1353 third bank ore wood
1354 third trade second
1355 fifth give ore
1356 first done
1357 third ask 25 wood
1358 fifth send
1359 fifth done
1360 third send
1361 second bank metal ore
1362 third done
1363 third withdraw
1364 third done
1365 first clockwise
1366 second counter fifth
1367 first trade fifth
1368 first give card yaminites
1369 first send
1370 second unask metal
1371 first done
1372 fifth card hanaeans
1373 fifth at nineveh
1374 fifth decline first
1375 fifth at amedi
1376 second ask card rich-harvest
1377 first card yaminites
1378 first at ebla
1379 second send
1380 fifth counter second
1381 fifth give card mercenaries
1382 first trade fourth
1383 fifth drop
1384 first ask card hanaeans
1385 first ask 5 grain
1386 first ask card siege-ladders
1387 first give ore
1388 first send
1389 fourth decline first
1390 first done
1391 first trade third
1392 first drop
1393 first trade second
1394 first give card blessing
1395 first send
1396 first done
1397 second done
1398 second card siege-ladders
1399 second counter first
1400 second ask flour
1401 second give card envoys
1402 second drop
1403 second campaign break
1404 second pay wood
1405 second trade fourth
1406 second give flour
1407 second send
1408 fourth decline second
1409 second done
1410 third trade fourth
1411 third ask 5 grain
1412 third unask grain
1413 third ask card intrigue
1414 third send
1415 third done
1416 third done
1417 third done
1418 fourth trade second
1419 fourth give grain
1420 fourth ungive grain
1421 fourth decline third
1422 fourth drop
1423 fourth trade first
1424 fourth ask card deserters
1425 fourth send
1426 fourth done
1427 fourth campaign break
1428 fourth against first
1429 first trade second
1430 first give card blessing
1431 first give ore
1432 fourth pay metal
1433 fourth done
1434 fifth done
1435 fifth trade fourth
1436 fifth drop
1437 first send
1438 second decline first
1439 first trade third
1440 fifth done
1441 first ask 5 ore
1442 fifth trade third
1443 fifth ask card hanaeans
1444 first give metal
1445 fifth give ore
1446 first send
1447 fifth drop
1448 first decline fourth
1449 fifth done
1450 fifth at alalakh
1451 first mill 0
1452 first done
1453 second at marad
1454 first done
1455 first done
1456 first done
1457 fifth trade second
1458 fourth done
1459 third at tunip
1460 fifth drop
1461 second trade first
1462 fifth done
1463 second give grain
1464 fourth mill 0
1465 third at ugarit
1466 third trade fourth
1467 second ask card sutaeans
1468 second give ore
1469 second unask card sutaeans
1470 second send
1471 third give wood
1472 third ungive wood
1473 fourth done
1474 third drop
1475 first trade fourth
1476 first give card blessing
1477 fourth trade second
1478 fourth drop
1479 third bank wood metal
1480 fourth done
1481 fifth mill 0
1482 first drop
1483 fourth done
1484 third at byblos
1485 third trade second
1486 fifth done
1487 first trade third
1488 third ask 5 flour
1489 second withdraw
1490 fourth trade second
1491 fifth trade third
1492 third drop
1493 first give metal
1494 fifth ask 25 grain
1495 fourth give wood
1496 first drop
1497 third trade fourth
1498 fifth give ore
1499 fifth ask card second-wind
1500 second done
1501 fourth ask 5 metal
1502 third drop
1503 second trade first
1504 second drop
1505 fourth ask card blessing
1506 fifth give wood
1507 second mill 0
1508 second done
1509 second work smelt
1510 second at babylon
1511 third done
1512 fourth unask card blessing
1513 fourth ungive wood
1514 fourth drop
1515 third at byblos
1516 fifth ungive wood
1517 fourth done
1518 fifth unask grain
1519 third mill 0
1520 third done
1521 second work blank
1522 second at babylon
1523 second done
1524 fifth give card mercenaries
1525 fifth ungive ore
1526 fifth send
1527 fifth done
1528 fifth withdraw
1529 third trade fourth
1530 second trade third
1531 fifth done
1532 second give metal
1533 second drop
1534 third ask metal
1535 fifth done
1536 second at marad
1537 third drop
1538 third trade first
1539 third drop
1540 second done
1541 second trade fourth
1542 third done
1543 third trade fifth
1544 third give wood
1545 third ask card hanaeans
1546 third give wood
1547 third drop
1548 third done
1549 third trade fourth
1550 second drop
1551 second trade third
1552 second drop
1553 second done
1554 third ask card gutians
1555 third ask card siege-ladders
1556 third unask card gutians
1557 third give wood
1558 third give wood
1559 third ungive wood
1560 third ask 5 metal
1561 third drop
1562 third done
1563 fourth counterclockwise
1564 fourth trade fifth
1565 fourth give card intrigue
1566 fourth send
1567 fifth trade second
1568 fifth give ore
1569 fourth done
1570 fourth campaign break
1571 fifth ask card spies
1572 fourth pay metal
1573 fifth ask card intrigue
1574 fourth withdraw
1575 fourth done
1576 fifth give ore
1577 third trade fourth
1578 third ask 25 metal
1579 fifth unask card intrigue
1580 fifth ask card sutaeans
1581 fifth unask card spies
1582 third send
1583 fifth send
1584 third done
1585 third campaign war
1586 third against first
1587 second accept fifth
1588 fourth decline third
1589 third pay metal
1590 third trade first
1591 third drop
1592 third done
1593 second trade third
1594 second give card envoys
1595 second give card forced-march
1596 second drop
1597 second done
1598 second done
1599 second card forced-march
1600 second trade third
1601 second ask grain
1602 second send
1603 third decline second
1604 second trade fifth
1605 second give ore
1606 second ungive ore
1607 second give card envoys
1608 second give ore
1609 second ask metal
1610 second give grain
1611 second give ore
1612 second drop
1613 second done
1614 first done
1615 first campaign alliance
1616 first against second
1617 first pay metal
1618 first trade third
1619 first drop
1620 first done
1621 fifth done
1622 fifth campaign war
1623 fifth against fourth
1624 fifth pay metal
1625 fifth done
1626 fourth trade second
1627 fifth at alalakh
1628 third trade fourth
1629 first mill 4
1630 first trade second
1631 first ask 5 grain
1632 first give grain
1633 third give wood
1634 fifth trade fourth
1635 second done
1636 second mill 4
1637 second done
1638 third ungive wood
1639 fourth ask grain
1640 fourth unask grain
1641 third drop
1642 second trade fourth
1643 first ungive grain
1644 fifth drop
1645 fifth trade second
1646 second give card envoys
1647 fifth give card mercenaries
1648 third done
1649 fifth ungive card mercenaries
1650 fourth ask flour
1651 third at ugarit
1652 third mill 8
1653 first ask 5 wood
1654 third bank grain ore
1655 third trade second
1656 first unask 5 grain
1657 first send
1658 third ask 5 grain
1659 fourth give card intrigue
1660 first bank grain metal
1661 fifth ask card mercenaries
1662 fourth send
1663 fifth unask card mercenaries
1664 fourth done
1665 first withdraw
1666 third unask grain
1667 fourth mill 3
1668 first done
1669 third give wood
1670 fifth ask card deserters
1671 first trade fifth
1672 fourth bank grain ore
1673 fourth bank grain ore
1674 second decline fourth
1675 second drop
1676 fourth bank grain ore
1677 first give grain
1678 fifth drop
1679 first ungive grain
1680 third ask card cedar-rafts
1681 third give 5 flour
1682 third drop
1683 third bank grain metal
1684 fourth bank grain ore
1685 fifth done
1686 first ask flour
1687 fifth bank grain flour
1688 second work blank
1689 fourth bank grain metal
1690 second at marad
1691 fifth trade first
1692 second work blank
1693 fifth drop
1694 first give card blessing
1695 first unask flour
1696 third trade fourth
1697 fifth mill 4
1698 third drop
1699 first ungive card blessing
1700 fourth bank ore wood
1701 first drop
1702 second at marad
1703 third done
1704 fourth trade third
1705 fourth ask card blessing
1706 second trade fifth
1707 third bank grain flour
1708 first trade third
1709 fourth give flour
1710 fourth ungive flour
1711 fifth trade fourth
1712 third done
1713 second ask card rich-harvest
1714 fifth drop
1715 fourth drop
1716 third trade first
1717 fifth trade second
1718 second ask card second-wind
1719 fourth done
1720 fourth trade second
1721 fifth give flour
1722 fifth ask card blessing
1723 fifth drop
1724 third drop
1725 first ask card intrigue
1726 fourth give wood
1727 third done
1728 second unask card second-wind
1729 second unask card rich-harvest
1730 fourth send
1731 fourth work blank
1732 first give grain
1733 fifth trade third
1734 fourth at mashkan
1735 first send
1736 fifth drop
1737 first bank grain flour
1738 second decline fourth
1739 first bank grain ore
1740 fifth bank grain ore
1741 second ask 5 flour
1742 first bank grain wood
1743 first withdraw
1744 first bank grain metal
1745 first trade fourth
1746 third trade fifth
1747 fifth trade first
1748 third ask card mercenaries
1749 fifth drop
1750 first give wood
1751 fifth done
1752 third give wood
1753 first give card blessing
1754 first send
1755 second send
1756 second work smelt
1757 fourth counter first
1758 third drop
1759 third trade fourth
1760 second at babylon
1761 first done
1762 fifth decline second
1763 first bank metal ore
1764 first done
1765 third ask 25 wood
1766 third send
1767 first trade third
1768 fifth work blank
1769 fourth decline third
1770 third trade fifth
1771 fifth at halab
1772 fourth give card intrigue
1773 third give ore
1774 second trade third
1775 fifth trade third
1776 second give 25 grain
1777 second ask card rich-vein
1778 third give wood
1779 third ask card envoys
1780 fourth unask wood
1781 second ask card sutaeans
1782 fifth give card sutaeans
1783 second send
1784 fifth give wood
1785 fifth drop
1786 second work blank
1787 second at marad
1788 fourth unask card blessing
1789 fifth bank grain ore
1790 fourth send
1791 second withdraw
1792 fifth bank grain metal
1793 first ask 5 grain
1794 fifth done
1795 third drop
1796 first send
1797 third counter first
1798 fifth at alalakh
1799 third ungive grain
1800 first trade fourth
1801 fifth trade first
1802 third ask 5 flour
1803 third drop
1804 first accept fourth
1805 fourth bank wood metal
1806 first give ore
1807 fourth work blank
1808 third done
1809 second bank grain metal
1810 second bank grain ore
1811 second work blank
1812 fourth at eshnunna
1813 first ungive ore
1814 fifth give card sutaeans
1815 first ask 5 flour
1816 second at marad
1817 second bank metal wood
1818 fifth ungive card sutaeans
1819 second done
1820 fourth trade second
1821 second done
1822 fourth give grain
1823 fifth ask 25 wood
1824 fourth drop
1825 fifth unask 25 wood
1826 fifth ask grain
1827 fourth trade second
1828 fourth ask 25 wood
1829 fifth send
1830 fourth ask card hanaeans
1831 first drop
1832 fifth done
1833 fifth withdraw
1834 fourth drop
1835 fourth done
1836 fifth done
1837 first trade third
1838 first give wood
1839 fourth trade fifth
1840 first drop
1841 first bank grain metal
1842 fourth ask flour
1843 first trade second
1844 first give card intrigue
1845 first give grain
1846 first send
1847 fourth send
1848 fourth withdraw
1849 fourth trade third
1850 fourth give ore
1851 fourth drop
1852 second trade third
1853 fourth trade fifth
1854 fourth drop
1855 first card intrigue
1856 fourth trade second
1857 fourth give card deserters
1858 first against second
1859 second accept first
1860 second ask 5 metal
1861 first done
1862 second send
1863 fourth ungive card deserters
1864 third counter second
1865 third send
1866 fourth give card deserters
1867 fourth ungive card deserters
1868 second decline third
1869 fourth give metal
1870 fourth give grain
1871 fourth give metal
1872 fourth ungive metal
1873 fourth drop
1874 fourth trade fifth
1875 fourth give grain
1876 fourth give card deserters
1877 fourth send
1878 fifth decline fourth
1879 fourth done
1880 fourth trade fifth
1881 fourth drop
1882 fourth done
1883 second clockwise
1884 second bank grain wood
1885 second bank grain wood
1886 second trade fifth
1887 second give 5 grain
1888 second drop
1889 second bank wood metal
1890 second done
1891 second trade fifth
1892 second give ore
1893 second ungive ore
1894 second ask card cedar-rafts
1895 second send
1896 second withdraw
1897 second trade third
1898 second drop
1899 second done
1900 second bank grain wood
1901 second trade first
1902 second drop
1903 second bank grain ore
1904 second done
1905 third erect marduk
1906 third at qatna
1907 third trade first
1908 third drop
1909 third done
1910 third campaign alliance
1911 third against fourth
1912 third pay flour
1913 fourth no
1914 third done
1915 fourth done
1916 fourth campaign alliance
1917 fourth against third
1918 fourth pay metal
1919 fourth done
1920 fifth done
1921 fifth campaign alliance
1922 fifth against second
1923 fifth pay wood
1924 second yes
1925 fifth card sutaeans
1926 fifth at bagdad
1927 fifth at meturan
1928 fifth done
1929 first erect canal
1930 first at uruk
1931 first trade second
1932 first ask card yaminites
1933 first drop
1934 first done
1935 first bank ore grain
1936 first done
1937 first done
1938 second trade fourth
1939 third trade fifth
1940 second give 5 grain
1941 third ask 25 grain
1942 fifth trade fourth
1943 fourth at mashkan
1944 first trade third
1945 fifth give ore
1946 first give grain
1947 second send
1948 first give card blessing
1949 first drop
1950 first trade fifth
1951 third send
1952 fourth decline second
1953 second trade third
1954 third withdraw
1955 second give card envoys
1956 fifth ungive ore
1957 third trade second
1958 fourth done
1959 third give ore
1960 second drop
1961 first drop
1962 fourth trade second
1963 first mill 2
1964 fourth ask 25 grain
1965 third give wood
1966 first trade fifth
1967 fifth ask card intrigue
1968 fourth ask metal
1969 third ask 5 metal
1970 third send
1971 fifth ask card hanaeans
1972 first ask 5 ore
1973 fifth unask card intrigue
1974 first send
1975 fifth unask card hanaeans
1976 third withdraw
1977 first done
1978 fifth drop
1979 fourth give wood
1980 third done
1981 third trade fifth
1982 fourth drop
1983 fourth mill 1
1984 first withdraw
1985 first done
1986 second bank grain metal
1987 fourth done
1988 third drop
1989 fifth trade fourth
1990 fifth ask wood
1991 third trade fifth
1992 second done
1993 second bank grain ore
1994 third ask metal
1995 fourth trade fifth
1996 first done
1997 fourth give ore
1998 fourth give card deserters
1999 fourth ungive ore
2000 fifth unask wood
2001 fifth ask 5 ore
2002 third ask 25 ore
2003 fifth drop
2004 fifth trade fourth
2005 first done
2006 fourth ungive card deserters
2007 fifth give card mercenaries
2008 second trade first
2009 fifth ask card sutaeans
2010 third send
2011 third mill 0
2012 second give ore
2013 fifth ask 5 ore
2014 fourth ask 5 metal
2015 fifth decline third
2016 third done
2017 fifth send
2018 fifth at alalakh
2019 third trade fourth
2020 third give grain
2021 fifth withdraw
2022 third give wood
2023 third send
2024 fifth done
2025 second ask card second-wind
2026 second ungive ore
2027 third withdraw
2028 fifth trade fourth
2029 third trade first
2030 second ask 5 flour
2031 third ask card rich-vein
2032 second drop
2033 third send
2034 fifth give ore
2035 second bank ore wood
2036 first trade fourth
2037 third done
2038 third done
2039 fourth unask 5 metal
2040 fourth give ore
2041 second trade first
2042 fifth ungive ore
2043 second give card envoys
2044 second ungive card envoys
2045 fourth drop
2046 second drop
2047 first drop
2048 first decline third
2049 fifth drop
2050 second bank grain ore
2051 third trade fifth
2052 fifth trade fourth
2053 fifth give ore
2054 fifth ask card rich-vein
2055 second mill 0
2056 fifth ungive ore
2057 fourth work blank
2058 second done
2059 fourth at eshnunna
2060 fourth trade fifth
2061 third give grain
2062 fourth ask card turukkaeans
2063 fifth give grain
2064 third drop
2065 fifth ask card spies
2066 fifth send
2067 fourth decline fifth
2068 fifth mill 1
2069 third done
2070 fourth send
2071 second at babylon
2072 fifth done
2073 fifth counter fourth
2074 fifth drop
2075 fifth trade third
2076 fourth done
2077 second at babylon
2078 fifth ask card rich-harvest
2079 fourth trade fifth
2080 second at babylon
2081 second trade first
2082 second ask card blessing
2083 fifth send
2084 fourth ask card turukkaeans
2085 fifth done
2086 fifth withdraw
2087 fifth done
2088 fourth ask 5 metal
2089 fourth ask card forced-march
2090 fourth ask 5 ore
2091 second send
2092 fourth drop
2093 fourth trade fifth
2094 first decline second
2095 second trade fifth
2096 second drop
2097 second work smelt
2098 second at babylon
2099 fifth done
2100 fourth give wood
2101 fourth ask card mercenaries
2102 second trade third
2103 second drop
2104 second done
2105 fourth drop
2106 second trade fifth
2107 fourth trade first
2108 second give wood
2109 second give card envoys
2110 fourth ask 25 grain
2111 second ungive card envoys
2112 fourth give metal
2113 second ungive wood
2114 fourth give ore
2115 second give metal
2116 second send
2117 second withdraw
2118 fourth ask card rich-vein
2119 second done
2120 fourth ungive metal
2121 fourth drop
2122 fourth trade second
2123 second bank metal ore
2124 second trade first
2125 fourth ask card cedar-rafts
2126 second give card envoys
2127 fourth unask card cedar-rafts
2128 fourth give ore
2129 fourth ungive ore
2130 fourth ask wood
2131 second drop
2132 fourth drop
2133 second done
2134 fourth done
2135 fourth done
2136 second counterclockwise
2137 second done
2138 second done
2139 second trade fifth
2140 second give wood
2141 second give card envoys
2142 second give ore
2143 second drop
2144 second trade first
2145 second drop
2146 second done
2147 first trade second
2148 first give card blessing
2149 first give grain
2150 first send
2151 second decline first
2152 first trade fifth
2153 first give card blessing
2154 first send
2155 fifth decline first
2156 first trade fourth
2157 first give grain
2158 first send
2159 first withdraw
2160 first trade fourth
2161 first drop
2162 first trade second
2163 first give card blessing
2164 first give grain
2165 first send
2166 second accept first
2167 first trade fourth
2168 first drop
2169 first trade third
2170 first drop
2171 first done
2172 first done
2173 first trade third
2174 first ask card hanaeans
2175 first ask 25 metal
2176 first send
2177 first done
2178 third trade second
2179 third ask card hanaeans
2180 third send
2181 third decline first
2182 fifth trade third
2183 fifth give ore
2184 second trade fifth
2185 fifth ask card intrigue
2186 second give card envoys
2187 second ungive card envoys
2188 fifth drop
2189 second ask wood
2190 second decline third
2191 fifth trade fourth
2192 second give wood
2193 fifth ask 5 wood
2194 second give grain
2195 fifth send
2196 fourth decline fifth
2197 fifth done
2198 fifth done
2199 second give wood
2200 second unask wood
2201 second ask 25 grain
2202 fifth trade fourth
2203 fifth drop
2204 second drop
2205 fifth trade first
2206 fifth ask card locusts
2207 fifth drop
2208 fifth trade fourth
2209 fifth ask card mercenaries
2210 fifth send
2211 fifth withdraw
2212 fifth trade third
2213 fifth give grain
2214 fifth ask card siege-ladders
2215 fifth ask wood
2216 fifth give wood
2217 fifth unask card siege-ladders
2218 fifth drop
2219 fifth trade first
2220 fifth give card mercenaries
2221 fifth drop
2222 fifth done
2223 fourth trade first
2224 fourth drop
2225 fourth trade second
2226 fourth ask 5 ore
2227 fourth unask 5 ore
2228 fourth give ore
2229 fourth drop
2230 fourth done
2231 fourth campaign war
2232 fourth against second
2233 fourth pay wood
2234 fourth trade first
2235 fourth drop
2236 fourth trade fifth
2237 fourth ask grain
2238 fourth ask card caravan
2239 fourth unask card caravan
2240 fourth drop
2241 fourth trade second
2242 fourth give grain
2243 fourth drop
2244 fourth done
2245 third trade fourth
2246 third give wood
2247 third give ore
2248 third send
2249 third withdraw
2250 third trade fourth
2251 third ask card envoys
2252 third ask card deserters
2253 third unask card deserters
2254 third send
2255 fourth decline third
2256 third trade second
2257 third give ore
2258 third send
2259 third done
2260 third withdraw
2261 third campaign war
2262 third against fourth
2263 third pay wood
2264 third done
end 2264 be5dc0860ec406d1
