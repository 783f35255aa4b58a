[Game "mesopotamia"]
[Rules "3"]
[Seats "6"]
[Options "years=vote, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one, attack=book, offers=free, bank-flour=take, second-wind=attacker, smelting=all, may=must, absent-cores=empty, board=whole, interrupts=on"]
[Names "first, second, third, fourth, fifth, sixth"]
[SeedHash "0055117f0d8e79598af77e2c348df5863d0554618664d8a75061a015bb2cb31e"]
[Seed "golden mesopotamia 6"]
[Box "standard 58dce2de"]
[Result "0 1 0 0 1 1"]

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
1233 second vote 2
1234 third vote 2
1235 first vote 3
1236 fourth vote 1
1237 fifth vote 1
1238 first trade fourth
1239 first ask 25 wood
1240 fifth trade third
1241 first unask 5 wood
1242 fifth ask card caravan
1243 fifth drop
1244 fifth at alalakh
1245 second done
1246 second bank metal ore
1247 fourth trade third
1248 third done
1249 fourth give grain
1250 second trade third
1251 second give ore
1252 fourth send
1253 fifth done
1254 fourth done
1255 second give 5 flour
1256 third mill 0
1257 fourth withdraw
1258 fourth trade fifth
1259 fifth trade second
1260 fourth give card deserters
1261 fourth send
1262 first give flour
1263 third bank metal ore
1264 third trade fourth
1265 first send
1266 first mill 0
1267 fifth drop
1268 second ungive ore
1269 fourth decline first
1270 third drop
1271 second ungive flour
1272 fifth decline fourth
1273 fourth mill 0
1274 second give flour
1275 first done
1276 fifth trade fourth
1277 fifth drop
1278 third trade fourth
1279 first trade third
1280 first drop
1281 third ask card blessing
1282 fourth trade third
1283 fifth trade third
1284 fifth give wood
1285 fourth give grain
1286 second ask card spies
1287 fifth ask flour
1288 first done
1289 first bank metal wood
1290 third unask card blessing
1291 first done
1292 second drop
1293 third give ore
1294 fourth give wood
1295 second trade third
1296 second ask 25 ore
1297 third ungive ore
1298 fifth ungive wood
1299 first done
1300 third ask card blessing
1301 fourth drop
1302 fourth trade fifth
1303 third drop
1304 third trade first
1305 fourth drop
1306 fourth trade third
1307 fourth drop
1308 fourth done
1309 second send
1310 fifth unask flour
1311 fifth ask 25 wood
1312 fourth work blank
1313 fifth give card mercenaries
1314 fourth at mashkan
1315 second mill 0
1316 third ask 25 wood
1317 third ask card hanaeans
1318 fifth send
1319 third send
1320 fifth withdraw
1321 second withdraw
1322 fifth trade second
1323 third done
1324 second trade fifth
1325 third withdraw
1326 third done
1327 second give card forced-march
1328 fifth give card hanaeans
1329 fifth send
1330 second give flour
1331 fifth withdraw
1332 third done
1333 fifth trade first
1334 fifth give metal
1335 second give metal
1336 fifth send
1337 fourth done
1338 fifth mill 0
1339 first decline fifth
1340 second ask card caravan
1341 fourth done
1342 fourth trade second
1343 third trade second
1344 third give card siege-ladders
1345 third ask card rich-vein
1346 fifth trade first
1347 fourth drop
1348 fifth drop
1349 fourth done
1350 third drop
1351 second ask card turukkaeans
1352 third trade fourth
1353 fifth trade fourth
1354 third drop
1355 third bank metal wood
1356 third trade second
1357 fifth give ore
1358 second drop
1359 fifth ungive ore
1360 third drop
1361 third trade second
1362 second trade fifth
1363 fifth give card mercenaries
1364 second give ore
1365 fifth drop
1366 second ungive ore
1367 third give card envoys
1368 fifth done
1369 fifth done
1370 fifth trade fourth
1371 third ungive card envoys
1372 third drop
1373 second give ore
1374 second send
1375 third trade fourth
1376 second done
1377 fifth give metal
1378 third drop
1379 third trade fifth
1380 fifth decline second
1381 third ask card cedar-rafts
1382 second done
1383 fifth drop
1384 third give card envoys
1385 fifth trade fourth
1386 third drop
1387 fifth ask card envoys
1388 third done
1389 fifth unask card envoys
1390 fifth ask card hanaeans
1391 fifth ask 5 grain
1392 second done
1393 second done
1394 fifth drop
1395 fifth trade third
1396 fifth give ore
1397 fifth send
1398 third accept fifth
1399 fifth done
1400 fifth done
1401 first clockwise
1402 first bank metal grain
1403 first done
1404 first done
1405 first done
1406 second trade fifth
1407 second give ore
1408 second send
1409 fifth decline second
1410 second done
1411 second campaign break
1412 second pay metal
1413 second no
1414 second trade third
1415 second ask grain
1416 second send
1417 third trade first
1418 second attack
1419 third decline second
1420 second at sippar
1421 second at babylon
1422 second unit chariot
1423 second at babylon
1424 second unit foot
1425 second at babylon
1426 third give card siege-ladders
1427 third send
1428 first trade fourth
1429 first decline third
1430 second unit foot
1431 first ask 25 flour
1432 second go
1433 first ask card forced-march
1434 first drop
1435 second unit foot
1436 second unit chariot
1437 second unit chariot
1438 second unit chariot
1439 second no
1440 second card forced-march
1441 second unit blank
1442 second at babylon
1443 second at kish
1444 second done
1445 third trade second
1446 third drop
1447 third bank ore metal
1448 third done
1449 third card siege-ladders
1450 third done
1451 third done
1452 fourth done
1453 fourth trade first
1454 fourth ask card sutaeans
1455 fourth drop
1456 fourth done
1457 fourth trade fifth
1458 fourth give card deserters
1459 fourth drop
1460 fourth done
1461 fifth trade fourth
1462 fifth ask card forced-march
1463 fifth ask card rich-vein
1464 fifth send
1465 fourth counter fifth
1466 fourth ask grain
1467 fifth done
1468 fourth unask grain
1469 fourth drop
1470 fifth done
1471 fifth card hanaeans
1472 fifth at karana
1473 fifth done
1474 fifth trade third
1475 fifth drop
1476 fifth trade first
1477 fifth ask card second-wind
1478 fifth send
1479 first decline fifth
1480 fifth done
1481 first mill 2
1482 fourth trade second
1483 fourth drop
1484 third trade fourth
1485 fourth at mashkan
1486 first done
1487 first trade third
1488 fourth trade first
1489 fifth at alalakh
1490 third ask card intrigue
1491 third ask card sutaeans
1492 fifth trade first
1493 first give card yaminites
1494 fourth ask card turukkaeans
1495 fourth unask card turukkaeans
1496 fourth give card intrigue
1497 fifth drop
1498 third drop
1499 first ask card rich-vein
1500 fifth trade fourth
1501 fourth give wood
1502 first send
1503 second at marad
1504 fourth give grain
1505 fourth ask card second-wind
1506 first done
1507 fifth drop
1508 third decline first
1509 second trade first
1510 fourth drop
1511 first done
1512 third at tunip
1513 first trade second
1514 second give grain
1515 second send
1516 third done
1517 fifth done
1518 second done
1519 third bank wood ore
1520 third mill 0
1521 third done
1522 third trade fifth
1523 second withdraw
1524 second mill 1
1525 first ask metal
1526 fourth bank wood flour
1527 second done
1528 fifth mill 0
1529 fourth done
1530 second work smelt
1531 fifth trade second
1532 second at babylon
1533 first drop
1534 first trade fifth
1535 third give card envoys
1536 fifth give metal
1537 fifth ask card deserters
1538 second work blank
1539 fifth unask card deserters
1540 fourth mill 2
1541 first drop
1542 second at sippar
1543 fourth trade third
1544 fifth send
1545 third drop
1546 first done
1547 second decline fifth
1548 fourth ask flour
1549 fifth trade fourth
1550 fifth ask card forced-march
1551 fourth send
1552 second work blank
1553 fifth drop
1554 fourth withdraw
1555 fourth trade fifth
1556 fourth give flour
1557 third trade fourth
1558 third give card envoys
1559 fourth ungive flour
1560 fourth ask 5 flour
1561 third drop
1562 third trade second
1563 third ask card sutaeans
1564 fourth give card deserters
1565 third give metal
1566 third ungive metal
1567 second at sippar
1568 fifth trade first
1569 second done
1570 fifth drop
1571 third send
1572 fifth done
1573 fifth done
1574 second counter third
1575 fifth done
1576 second give metal
1577 third work blank
1578 fifth trade third
1579 third at tadmor
1580 third trade second
1581 fourth give metal
1582 second ungive metal
1583 third ask ore
1584 second ask 25 grain
1585 fourth give metal
1586 fourth unask flour
1587 fifth ask card sutaeans
1588 fifth send
1589 third send
1590 third decline fifth
1591 third withdraw
1592 fourth unask flour
1593 second give wood
1594 third trade fifth
1595 third ask metal
1596 second unask 25 grain
1597 fifth done
1598 fourth ungive card deserters
1599 fourth ungive metal
1600 second send
1601 second done
1602 third give card envoys
1603 third unask metal
1604 fourth give card deserters
1605 fourth ask card deserters
1606 third give metal
1607 third ungive card envoys
1608 second done
1609 third send
1610 fifth decline third
1611 fourth drop
1612 fourth trade fifth
1613 fourth give card deserters
1614 third trade second
1615 third give card envoys
1616 fourth give metal
1617 third ungive card envoys
1618 third give card envoys
1619 third ask metal
1620 third drop
1621 fourth ungive card deserters
1622 third done
1623 third decline second
1624 third done
1625 third trade fifth
1626 third ask card gutians
1627 third drop
1628 fourth give metal
1629 fourth give flour
1630 fourth ungive metal
1631 third done
1632 fourth ungive flour
1633 fourth ungive metal
1634 fourth drop
1635 fourth done
1636 fourth done
1637 fourth done
1638 fourth trade first
1639 fourth give card deserters
1640 fourth drop
1641 fourth trade second
1642 fourth drop
1643 fourth done
1644 fourth clockwise
1645 fourth trade fifth
1646 fourth give card deserters
1647 fourth ungive card deserters
1648 fourth give card deserters
1649 fourth give metal
1650 fourth drop
1651 fourth done
1652 fourth campaign war
1653 fourth against third
1654 fourth pay metal
1655 fourth no
1656 fourth done
1657 fifth done
1658 fifth trade third
1659 fifth give wood
1660 fifth give wood
1661 fifth give metal
1662 fifth ask card cedar-rafts
1663 fifth unask card cedar-rafts
1664 fifth give metal
1665 fifth drop
1666 fifth trade second
1667 fifth ask 5 ore
1668 fifth unask ore
1669 fifth unask ore
1670 fifth send
1671 fifth done
1672 fifth card mercenaries
1673 fifth at halab
1674 second counter fifth
1675 fifth trade second
1676 fifth ask card gutians
1677 second drop
1678 fifth drop
1679 fifth trade second
1680 fifth give ore
1681 fifth give wood
1682 fifth ask card spies
1683 fifth ask wood
1684 fifth drop
1685 fifth trade third
1686 fifth ask wood
1687 fifth ask card hanaeans
1688 fifth give card mercenaries
1689 fifth give ore
1690 fifth unask card hanaeans
1691 fifth send
1692 third decline fifth
1693 fifth done
1694 first done
1695 first trade second
1696 first drop
1697 first card yaminites
1698 first at mari
1699 first done
1700 first campaign war
1701 first against second
1702 first pay wood
1703 first trade fifth
1704 first ask 5 flour
1705 first ask 5 ore
1706 first unask 5 flour
1707 first give card blessing
1708 first ungive card blessing
1709 first send
1710 fifth counter first
1711 fifth give card mercenaries
1712 first trade third
1713 fifth send
1714 first decline fifth
1715 first give metal
1716 first send
1717 first withdraw
1718 first done
1719 second trade fourth
1720 second drop
1721 second trade fourth
1722 second give wood
1723 second ungive wood
1724 second ask card siege-ladders
1725 second unask card siege-ladders
1726 second ask card locusts
1727 second ask card forced-march
1728 second give metal
1729 second unask card locusts
1730 second give card sutaeans
1731 second send
1732 second withdraw
1733 second trade first
1734 second drop
1735 second done
1736 second trade first
1737 second ask card sutaeans
1738 second drop
1739 second card sutaeans
1740 second at suhum
1741 second at hanaeans
1742 second campaign break
1743 second pay metal
1744 second done
1745 third done
1746 third trade first
1747 third ask card forced-march
1748 third send
1749 first counter third
1750 third trade first
1751 third drop
1752 third campaign war
1753 first give metal
1754 first give card blessing
1755 first give metal
1756 third against second
1757 third pay metal
1758 third no
1759 first ask 25 metal
1760 first ungive card blessing
1761 first unask 25 metal
1762 third trade fifth
1763 third ask grain
1764 third give card envoys
1765 first send
1766 third ungive card envoys
1767 third unask grain
1768 third give card envoys
1769 third ungive card envoys
1770 third drop
1771 third accept first
1772 third done
1773 fifth done
1774 fifth trade second
1775 second trade third
1776 first mill 1
1777 third at tunip
1778 second drop
1779 second at marad
1780 third done
1781 fourth trade third
1782 third mill 2
1783 fourth drop
1784 second at sippar
1785 first bank grain flour
1786 third bank grain flour
1787 fifth ask 5 ore
1788 third done
1789 first bank grain metal
1790 fifth unask ore
1791 third bank grain wood
1792 third trade second
1793 first bank grain wood
1794 fourth at mashkan
1795 first done
1796 fourth trade second
1797 third drop
1798 fourth give card deserters
1799 third done
1800 first work blank
1801 third bank grain ore
1802 third done
1803 fourth send
1804 fourth done
1805 fourth withdraw
1806 first at uruk
1807 second bank wood metal
1808 fourth bank grain metal
1809 fifth ask card forced-march
1810 third bank grain ore
1811 second done
1812 fourth mill 0
1813 fourth trade fifth
1814 fifth send
1815 fifth withdraw
1816 first bank grain ore
1817 third bank ore metal
1818 second at sippar
1819 fifth trade first
1820 second trade fifth
1821 second give 5 grain
1822 fifth drop
1823 third trade second
1824 fourth give wood
1825 fifth mill 2
1826 fifth done
1827 second ungive grain
1828 fourth ask card caravan
1829 fourth drop
1830 fifth trade second
1831 third drop
1832 third bank grain flour
1833 fifth give card mercenaries
1834 first done
1835 second give grain
1836 second send
1837 fourth trade third
1838 fifth ungive card mercenaries
1839 fifth accept second
1840 third trade first
1841 second trade third
1842 third give flour
1843 fifth drop
1844 fourth drop
1845 second give 25 grain
1846 fourth done
1847 fourth done
1848 second ask 25 grain
1849 fifth bank grain metal
1850 fourth bank grain flour
1851 first trade second
1852 second unask 5 grain
1853 fourth bank grain ore
1854 second send
1855 first ask card gutians
1856 third give card envoys
1857 fifth bank grain metal
1858 second mill 3
1859 third give grain
1860 third ask metal
1861 first send
1862 third give metal
1863 fifth bank grain ore
1864 fifth done
1865 fourth trade fifth
1866 second counter first
1867 first done
1868 fourth ask 5 flour
1869 fifth bank grain metal
1870 fifth done
1871 second ask card second-wind
1872 fifth trade fourth
1873 fourth unask flour
1874 first done
1875 third give wood
1876 third ask 5 flour
1877 second send
1878 fourth drop
1879 fourth done
1880 fifth give metal
1881 fourth bank grain ore
1882 second withdraw
1883 second trade fifth
1884 fifth ungive metal
1885 third give metal
1886 third ask card locusts
1887 fourth bank grain wood
1888 fifth give wood
1889 fourth trade second
1890 fifth ungive wood
1891 third ask card hanaeans
1892 third send
1893 fourth ask 5 flour
1894 fifth give card mercenaries
1895 fifth drop
1896 fifth bank grain flour
1897 fourth ask 25 grain
1898 second give grain
1899 third done
1900 second ungive grain
1901 fifth trade first
1902 fourth send
1903 second give 5 grain
1904 fourth withdraw
1905 second drop
1906 fourth bank grain flour
1907 second trade first
1908 fourth erect millstone
1909 first decline third
1910 fifth give metal
1911 fourth at mashkan
1912 fourth trade third
1913 fifth send
1914 first accept fifth
1915 fourth drop
1916 fifth done
1917 second give flour
1918 fourth trade second
1919 second drop
1920 second done
1921 second trade fifth
1922 second ask card siege-ladders
1923 fourth drop
1924 fourth done
1925 second send
1926 second bank grain wood
1927 fifth bank grain ore
1928 fifth bank grain flour
1929 fifth bank ore flour
1930 fifth trade fourth
1931 second withdraw
1932 fifth give flour
1933 fifth ungive flour
1934 fifth ask 5 ore
1935 second work blank
1936 fifth send
1937 fourth decline fifth
1938 second at marad
1939 second bank grain flour
1940 second done
1941 second at babylon
1942 second trade fifth
1943 second drop
1944 second trade fifth
1945 second ask card caravan
1946 second send
1947 second bank grain ore
1948 fifth counter second
1949 second done
1950 second bank grain ore
1951 fifth give flour
1952 fifth ungive flour
1953 second trade first
1954 second drop
1955 fifth ask card siege-ladders
1956 second done
1957 fifth unask card siege-ladders
1958 fifth give card mercenaries
1959 third counterclockwise
1960 fifth ungive card mercenaries
1961 third done
1962 fifth ask card locusts
1963 fifth drop
1964 third done
1965 third bank metal wood
1966 third trade fifth
1967 third give wood
1968 third give flour
1969 third drop
1970 third trade first
1971 third ask flour
1972 third unask flour
1973 third ask card rich-vein
1974 third drop
1975 third done
1976 second done
1977 second bank grain metal
1978 second done
1979 second trade fourth
1980 second drop
1981 second bank grain metal
1982 second trade third
1983 second give grain
1984 second drop
1985 second bank grain flour
1986 second trade first
1987 second ask 5 metal
1988 second ask 5 flour
1989 second send
1990 first bank grain metal
1991 first counter second
1992 second unit blank
1993 second at kish
1994 first ungive metal
1995 second at bagdad
1996 first drop
1997 second trade fifth
1998 second drop
1999 second trade fifth
2000 second give grain
2001 second give ore
2002 second send
2003 fifth accept second
2004 second bank metal grain
2005 second done
2006 first trade fifth
2007 first ask 5 wood
2008 first unask 5 wood
2009 first give ore
2010 first ask 5 wood
2011 first give card blessing
2012 first unask 5 wood
2013 first give wood
2014 first ask card second-wind
2015 first ungive wood
2016 first drop
2017 first trade fifth
2018 first drop
2019 first trade fifth
2020 first give ore
2021 first ungive ore
2022 first drop
2023 first trade third
2024 first ask ore
2025 first ask card spies
2026 first give ore
2027 first ask card second-wind
2028 first ask card mercenaries
2029 first unask card second-wind
2030 first unask ore
2031 first ungive ore
2032 first ask card second-wind
2033 first send
2034 third trade fifth
2035 third ask card forced-march
2036 first withdraw
2037 first trade second
2038 third drop
2039 first drop
2040 first bank grain wood
2041 first bank metal wood
2042 first bank wood ore
2043 first done
2044 first bank grain metal
2045 first done
2046 first done
2047 fifth erect ishtar
2048 fifth at halab
2049 fifth no
2050 fifth trade fourth
2051 fifth give grain
2052 fifth ask card turukkaeans
2053 fifth give card mercenaries
2054 fifth ungive card mercenaries
2055 fifth ask card spies
2056 fifth send
2057 fifth withdraw
2058 fifth done
2059 fifth done
2060 fifth trade fourth
2061 fifth ask card sutaeans
2062 fifth drop
2063 fifth unit blank
2064 fifth at carchemish
2065 fifth at tuttul
2066 fifth done
2067 fourth trade second
2068 fourth ask 5 flour
2069 fourth ask card turukkaeans
2070 fourth drop
2071 fourth trade third
2072 fourth give card deserters
2073 fourth ask 5 wood
2074 fourth send
2075 fourth withdraw
2076 fourth done
2077 fourth trade fifth
2078 fourth drop
2079 fourth done
2080 fourth trade fifth
2081 fourth drop
2082 fourth trade fifth
2083 fourth drop
2084 fourth done
2085 second trade third
2086 second ask grain
2087 second unask grain
2088 fifth done
2089 third done
2090 fourth at mashkan
2091 first mill 0
2092 fifth trade first
2093 first trade fifth
2094 fifth ask card yaminites
2095 fourth trade third
2096 first give ore
2097 fourth give ore
2098 fifth unask card yaminites
2099 fourth ungive ore
2100 fifth drop
2101 third mill 1
2102 second give grain
2103 fourth give wood
2104 fifth mill 0
2105 second give ore
2106 first give ore
2107 fourth ask card rich-vein
2108 first give grain
2109 fourth ungive wood
2110 fourth send
2111 third bank wood flour
2112 third decline fourth
2113 fourth done
2114 third trade first
2115 first drop
2116 third give card envoys
2117 second ask 25 ore
2118 second drop
2119 fourth trade first
2120 second trade third
2121 fifth trade third
2122 fifth drop
2123 first done
2124 fifth done
2125 fourth drop
2126 third drop
2127 fifth work blank
2128 third done
2129 third done
2130 first trade fifth
2131 first give card blessing
2132 second give grain
2133 first give ore
2134 fifth at yaminites
2135 fourth mill 0
2136 fifth trade fourth
2137 fifth give ore
2138 first send
2139 first done
2140 fifth ask flour
2141 fourth trade third
2142 fourth ask card locusts
2143 second send
2144 fourth give wood
2145 third trade fifth
2146 second at sippar
2147 first withdraw
2148 third give card envoys
2149 second done
2150 fifth give grain
2151 fourth give card intrigue
2152 fifth drop
2153 fourth send
2154 fifth done
2155 first trade second
2156 fifth done
2157 fourth done
2158 first drop
2159 third drop
2160 second at marad
2161 fourth work blank
2162 third accept second
2163 third trade first
2164 third drop
2165 first trade fifth
2166 first ask card intrigue
2167 fourth at mashkan
2168 second mill 0
2169 fifth done
2170 third decline fourth
2171 second done
2172 first ask ore
2173 second done
2174 fourth done
2175 fourth done
2176 fourth trade third
2177 first ask wood
2178 first send
2179 third trade second
2180 first withdraw
2181 third ask 5 grain
2182 third ask card second-wind
2183 first done
2184 fourth ask 5 metal
2185 first done
2186 third send
2187 fourth ask card sutaeans
2188 second counter third
2189 second ask card blessing
2190 fourth drop
2191 third done
2192 third done
2193 second give ore
2194 second unask card blessing
2195 second ask 25 grain
2196 fourth trade fifth
2197 fourth drop
2198 second drop
2199 fourth trade first
2200 second trade fourth
2201 fourth drop
2202 second drop
2203 fourth trade fifth
2204 second trade fifth
2205 fourth ask 25 ore
2206 second drop
2207 fourth unask 25 ore
2208 fourth give ore
2209 fourth ask card siege-ladders
2210 fourth ask wood
2211 second done
2212 fourth unask card siege-ladders
2213 fourth drop
2214 fourth trade first
2215 fourth give card intrigue
2216 fourth drop
2217 second done
2218 fourth trade first
2219 fourth drop
2220 fourth trade second
2221 fourth ask 5 ore
2222 fourth unask 5 ore
2223 fourth give wood
2224 fourth drop
2225 fourth done
2226 first counterclockwise
2227 first trade third
2228 first ask card cedar-rafts
2229 first drop
2230 first done
2231 first trade fifth
2232 first drop
2233 first done
2234 first trade second
2235 first ask card gutians
2236 first unask card gutians
2237 first ask card mercenaries
2238 first ask card caravan
2239 first ask card cedar-rafts
2240 first send
2241 second trade third
2242 first withdraw
2243 second give ore
2244 second send
2245 third decline second
2246 first trade second
2247 first give card blessing
2248 first give metal
2249 first send
2250 second counter first
2251 second unask metal
2252 second ask 25 ore
2253 second send
2254 first trade third
2255 first ask 5 flour
2256 first drop
2257 first counter second
2258 first drop
2259 first done
2260 fifth trade third
2261 fifth drop
2262 fifth done
2263 fifth done
2264 fifth trade fourth
2265 fifth drop
2266 fifth trade second
2267 fifth ask card gutians
2268 fifth send
2269 fifth withdraw
2270 fifth done
2271 fourth done
2272 fourth campaign break
2273 fourth pay wood
2274 fourth no
2275 fourth done
2276 third done
2277 third trade fifth
2278 third drop
2279 third trade second
2280 third give grain
2281 third ask 25 grain
2282 third ungive grain
2283 third unask 5 grain
2284 third unask grain
2285 third drop
2286 third done
2287 third done
2288 second done
2289 second campaign alliance
2290 second against first
2291 second pay wood
2292 first no
2293 second trade fourth
2294 second drop
2295 second done
2296 fifth trade fourth
2297 first mill 0
2298 third at byblos
2299 second at marad
2300 second done
2301 third trade fourth
2302 third drop
2303 fifth give ore
2304 fifth drop
2305 fourth at mashkan
2306 first done
2307 third trade second
2308 second at sippar
2309 second trade third
2310 second drop
2311 fourth trade second
2312 fifth done
2313 first bank metal grain
2314 fifth bank metal flour
2315 fourth give ore
2316 first done
2317 third drop
2318 fourth ungive ore
2319 third at ugarit
2320 first trade fifth
2321 fifth mill 0
2322 fifth done
2323 fourth drop
2324 second bank metal wood
2325 third at tunip
2326 first drop
2327 fifth trade first
2328 second trade first
2329 fifth ask 5 flour
2330 first trade second
2331 third trade second
2332 first ask 25 metal
2333 third drop
2334 first send
2335 fourth trade first
2336 third trade first
2337 fourth give card deserters
2338 first withdraw
2339 second drop
2340 fifth give ore
2341 second trade fifth
2342 fifth send
2343 first bank metal ore
2344 fourth give wood
2345 fifth done
2346 third give wood
2347 second give metal
2348 fourth ungive card deserters
2349 third ungive wood
2350 fifth withdraw
2351 second ask card yaminites
2352 second ask card caravan
2353 fifth trade third
2354 second ask 5 wood
2355 fourth send
2356 fourth done
2357 second unask card caravan
2358 third drop
2359 third bank wood ore
2360 fourth mill 0
2361 third trade fifth
2362 third give ore
2363 fourth withdraw
2364 first bank grain wood
2365 fifth drop
2366 fourth trade first
2367 third ask card intrigue
2368 fifth trade fourth
2369 fifth give ore
2370 fourth ask 5 wood
2371 fourth give metal
2372 first bank ore wood
2373 fifth drop
2374 first done
2375 fourth unask 5 wood
2376 fifth done
2377 fourth ask card turukkaeans
2378 second drop
2379 second mill 0
2380 first trade fifth
2381 fourth send
2382 third drop
2383 third trade first
2384 third ask 5 ore
2385 third unask ore
2386 fourth withdraw
2387 first give metal
2388 fourth done
2389 fourth work blank
2390 fifth done
2391 second trade fifth
2392 first give metal
2393 first give card blessing
2394 first ask card forced-march
2395 third ask 25 grain
2396 second drop
2397 second trade fourth
2398 fourth at eshnunna
2399 fourth work blank
2400 fourth at eshnunna
2401 third unask grain
2402 fourth done
2403 fourth trade fifth
2404 fourth drop
2405 fourth trade fifth
2406 third send
2407 third withdraw
2408 third trade second
2409 fourth ask card blessing
2410 third drop
2411 third trade fifth
2412 first ask card gutians
2413 fourth send
2414 fourth done
2415 third drop
2416 third trade first
2417 fifth trade first
2418 fourth done
2419 first unask card gutians
2420 second give wood
2421 fifth give grain
2422 fifth decline fourth
2423 third drop
2424 third done
2425 first ungive card blessing
2426 first ungive metal
2427 fifth ungive grain
2428 second ungive wood
2429 third at tunip
2430 second drop
2431 first send
2432 fifth give wood
2433 first done
2434 fifth give card mercenaries
2435 second done
2436 second trade first
2437 second give ore
2438 second ask 5 flour
2439 fifth send
2440 fifth counter first
2441 fifth send
2442 third trade second
2443 second ask card locusts
2444 second unask card locusts
2445 third drop
2446 second send
2447 second done
2448 second withdraw
2449 second done
2450 second trade fourth
2451 second ask card hanaeans
2452 second unask card hanaeans
2453 third mill 1
2454 second ask card intrigue
2455 second send
2456 first trade fourth
2457 second done
2458 third bank metal flour
2459 third done
2460 first ask card deserters
2461 first ask card rich-vein
2462 third done
2463 third done
2464 fourth decline second
2465 third done
2466 fourth counterclockwise
2467 fourth done
2468 first send
2469 fourth trade fifth
2470 fourth drop
2471 fourth decline first
2472 fourth trade third
2473 first counter fifth
2474 first ungive metal
2475 first drop
2476 fourth drop
2477 fourth campaign alliance
2478 fourth against fifth
2479 fourth pay metal
2480 fourth no
2481 fifth yes
2482 fourth trade first
2483 fourth ask card gutians
2484 fourth drop
2485 fourth trade fifth
2486 fourth ask card forced-march
2487 fourth drop
2488 fourth done
2489 third trade first
2490 third drop
2491 third done
2492 third campaign alliance
2493 third against fifth
2494 third pay metal
2495 third no
2496 fifth no
2497 third trade first
2498 third ask card second-wind
2499 third drop
2500 third trade fourth
2501 third give ore
2502 third ask card mercenaries
2503 third unask card mercenaries
2504 third ungive ore
2505 third give card envoys
2506 third drop
2507 third trade first
2508 third give card envoys
2509 third ask 25 wood
2510 third ungive card envoys
2511 third unask 5 wood
2512 third ask card rich-harvest
2513 third drop
2514 third done
2515 second done
2516 second trade fourth
2517 second drop
2518 second trade fifth
2519 second ask card mercenaries
2520 second ask metal
2521 second unask metal
2522 second give metal
2523 second send
2524 fifth trade second
2525 second done
2526 fifth give card mercenaries
2527 fifth drop
2528 second withdraw
2529 second done
2530 first done
2531 first trade fourth
2532 first ask card cedar-rafts
2533 first send
2534 first withdraw
2535 first campaign war
2536 first against fifth
2537 first pay wood
2538 first no
2539 first done
2540 fifth done
2541 fifth campaign alliance
2542 fifth against third
2543 fifth pay wood
2544 fifth no
2545 third no
2546 fifth trade second
2547 fifth drop
2548 fifth trade fourth
2549 fifth drop
2550 fifth done
2551 second trade third
2552 first mill 0
2553 fifth at alalakh
2554 fourth at mashkan
2555 second ask card forced-march
2556 first done
2557 first done
2558 third at byblos
2559 third done
2560 third at byblos
2561 fifth done
2562 third mill 0
2563 third trade first
2564 third give ore
2565 fourth trade first
2566 fifth trade second
2567 first trade third
2568 second give wood
2569 second ungive wood
2570 third drop
2571 third done
2572 first drop
2573 fourth give card deserters
2574 second drop
2575 fifth ask card sutaeans
2576 fourth give card intrigue
2577 fifth give wood
2578 fourth ungive card deserters
2579 fifth ask 25 wood
2580 third trade fifth
2581 second at sippar
2582 fifth ungive wood
2583 first done
2584 third give ore
2585 second done
2586 first done
2587 third drop
2588 third done
2589 second at sippar
2590 fourth ungive card intrigue
2591 fourth ask metal
2592 fifth ask card deserters
2593 third trade second
2594 third drop
2595 fourth give metal
2596 fifth drop
2597 fifth trade fourth
2598 fifth give card mercenaries
2599 fifth ask card gutians
2600 second trade fifth
2601 second give metal
2602 fifth unask card gutians
2603 fourth ungive metal
2604 fourth ask 5 wood
2605 second ask 5 metal
2606 fifth send
2607 fifth mill 1
2608 second unask metal
2609 fifth done
2610 third done
2611 fourth unask metal
2612 second ask 25 ore
2613 third done
2614 fourth send
2615 fifth done
2616 fifth done
2617 fifth withdraw
2618 first counter fourth
2619 fifth trade first
2620 fourth done
2621 fifth give wood
2622 first ask card hanaeans
2623 fifth ungive wood
2624 first give card blessing
2625 fifth drop
2626 first ungive wood
2627 fifth done
2628 first ungive card blessing
2629 second give metal
2630 second ungive metal
2631 first unask card hanaeans
2632 first ask card locusts
2633 fourth mill 0
2634 first send
2635 fourth decline first
2636 fourth trade fifth
2637 second ask card sutaeans
2638 second ask 5 wood
2639 second send
2640 fifth decline second
2641 second mill 0
2642 fourth drop
2643 second bank wood metal
2644 fourth trade first
2645 second bank metal grain
2646 fourth ask card cedar-rafts
2647 fourth unask card cedar-rafts
2648 fourth drop
2649 fourth done
2650 fourth trade fifth
2651 fourth ask card yaminites
2652 fourth unask card yaminites
2653 fourth give ore
2654 second trade fourth
2655 second give ore
2656 fourth drop
2657 fourth done
2658 second ungive ore
2659 second drop
2660 fourth done
2661 second trade first
2662 fourth trade second
2663 fourth give wood
2664 fourth ungive wood
2665 fourth drop
2666 second give ore
2667 fourth trade third
2668 second ask card caravan
2669 second give grain
2670 fourth ask card second-wind
2671 fourth give metal
2672 fourth unask card second-wind
2673 second send
2674 second withdraw
2675 second done
2676 fourth ask 25 grain
2677 second trade first
2678 second drop
2679 second work blank
2680 second at babylon
2681 fourth give card deserters
2682 second done
2683 fourth give ore
2684 fourth ungive ore
2685 fourth send
2686 fourth done
2687 third counter fourth
2688 third ask 5 metal
2689 second done
2690 third give card envoys
2691 second done
2692 third drop
2693 first counterclockwise
2694 first done
2695 first trade second
2696 first give card blessing
2697 first send
2698 first done
2699 second counter first
2700 first trade third
2701 first ask flour
2702 first drop
2703 first trade third
2704 first ask metal
2705 second send
2706 first unask metal
2707 first drop
2708 first done
2709 fifth trade third
2710 fifth give card mercenaries
2711 fifth give wood
2712 fifth ungive card mercenaries
2713 fifth drop
2714 fifth trade first
2715 fifth give wood
2716 fifth ask 5 flour
2717 fifth ungive wood
2718 first accept second
2719 fifth send
2720 first counter fifth
2721 fifth done
2722 fifth campaign alliance
2723 fifth against second
2724 first drop
2725 fifth pay wood
2726 fifth no
2727 second no
2728 fifth done
2729 fourth done
2730 fourth done
2731 fourth trade second
2732 fourth give ore
2733 fourth give ore
2734 fourth ask card blessing
2735 fourth drop
2736 fourth trade third
2737 fourth drop
2738 fourth done
2739 third done
2740 third trade second
2741 third give wood
2742 third ask 5 ore
2743 third give card envoys
2744 third unask ore
2745 third unask ore
2746 third ungive card envoys
2747 third send
2748 third campaign alliance
2749 second trade fourth
2750 second give ore
2751 third against first
2752 second ask 25 wood
2753 third pay wood
2754 second ask card deserters
2755 third yes
2756 first no
2757 third withdraw
2758 third done
2759 second ask card envoys
2760 second send
2761 fourth decline second
2762 second trade fifth
2763 second give grain
2764 second ask 5 grain
2765 second ungive grain
2766 second send
2767 second withdraw
2768 second trade fifth
2769 second give grain
2770 second drop
2771 second done
2772 second trade third
2773 second ask grain
2774 second give ore
2775 second send
2776 second withdraw
2777 second done
2778 second done
2779 third trade fourth
2780 third give ore
2781 fifth at alalakh
2782 first bank grain metal
2783 fourth trade first
2784 fifth trade second
2785 second done
2786 fourth drop
2787 third ask card rich-vein
2788 second trade fifth
2789 second give ore
2790 third unask card rich-vein
2791 fifth give ore
2792 first mill 1
2793 first done
2794 fifth give wood
2795 third send
2796 third withdraw
2797 fourth trade first
2798 third at ugarit
2799 fifth give card mercenaries
2800 first done
2801 first bank metal wood
2802 second ask card forced-march
2803 fifth ask card gutians
2804 second ask card rich-vein
2805 first trade fifth
2806 second give card blessing
2807 fourth give metal
2808 fifth drop
2809 fifth done
2810 first give wood
2811 first drop
2812 third done
2813 fifth trade second
2814 first trade second
2815 third at ugarit
2816 second send
2817 fourth ask card intrigue
2818 fourth unask card intrigue
2819 fifth ask card gutians
2820 fourth give ore
2821 second withdraw
2822 fourth send
2823 third trade second
2824 fourth done
2825 second bank grain ore
2826 fourth bank grain wood
2827 third ask wood
2828 second bank grain ore
2829 fourth mill 4
2830 fourth withdraw
2831 third give ore
2832 fourth done
2833 fifth unask card gutians
2834 fourth work blank
2835 third ungive ore
2836 first give grain
2837 second trade fifth
2838 fourth at eshnunna
2839 first send
2840 third send
2841 fourth bank wood metal
2842 third bank grain metal
2843 fourth bank grain wood
2844 fifth give grain
2845 third withdraw
2846 fourth done
2847 second decline first
2848 second ask card siege-ladders
2849 fifth ungive grain
2850 third trade fourth
2851 fifth give grain
2852 third ask wood
2853 second send
2854 first bank grain ore
2855 fourth done
2856 first bank grain flour
2857 first bank grain wood
2858 second withdraw
2859 third give ore
2860 third drop
2861 third mill 0
2862 second trade first
2863 fourth trade second
2864 third bank grain flour
2865 fourth drop
2866 third bank grain metal
2867 fourth bank grain ore
2868 third done
2869 second ask card siege-ladders
2870 fourth bank ore wood
2871 third bank grain wood
2872 first trade third
2873 third done
2874 fifth ungive grain
2875 third done
2876 second ask card second-wind
2877 fourth bank grain metal
2878 first ask 25 ore
2879 fifth ask card spies
2880 second give grain
2881 fourth done
2882 third bank grain ore
2883 first unask 25 ore
2884 third bank grain flour
2885 third trade fifth
2886 fifth unask card spies
2887 first give wood
2888 fifth give card mercenaries
2889 third drop
2890 third bank grain wood
2891 second send
2892 first send
2893 second bank grain wood
2894 fifth drop
2895 first withdraw
2896 first done
2897 third done
2898 fifth bank grain wood
2899 second withdraw
2900 second mill 0
2901 second done
2902 second trade first
2903 fifth bank grain metal
2904 fifth bank grain flour
2905 second give wood
2906 first trade second
2907 first drop
2908 second drop
2909 fifth trade first
2910 second trade first
2911 first done
2912 fifth drop
2913 fifth trade third
2914 fifth give 5 grain
2915 second drop
2916 second done
2917 second done
2918 fifth give grain
2919 fifth send
2920 second done
2921 fifth bank grain flour
2922 third trade second
2923 third decline fifth
2924 third ask 25 wood
2925 fifth bank grain flour
2926 fifth bank grain wood
2927 third drop
2928 fifth mill 0
2929 fifth trade second
2930 fifth give metal
2931 fifth ungive metal
2932 fifth drop
2933 fifth trade third
2934 fifth drop
2935 fifth trade second
2936 fifth give card mercenaries
2937 fifth drop
2938 fifth bank wood flour
2939 fifth trade second
2940 fifth ask 25 ore
2941 fifth unask 25 ore
2942 fifth give metal
2943 fifth ask card rich-harvest
2944 fifth ask card gutians
2945 fifth drop
2946 fifth trade fourth
2947 fifth ask card sutaeans
2948 fifth send
2949 fifth done
2950 fourth decline fifth
2951 fifth done
2952 fifth trade fourth
2953 fifth drop
2954 fifth trade second
2955 fifth give card mercenaries
2956 fifth ungive card mercenaries
2957 fifth drop
2958 fifth done
2959 fifth done
2960 third clockwise
2961 third bank wood grain
2962 third done
2963 third campaign alliance
2964 third against first
2965 third pay metal
2966 third done
2967 fourth done
2968 fourth trade fifth
2969 fourth give card deserters
2970 fourth ask card forced-march
2971 fourth ungive card deserters
2972 fourth send
2973 fourth withdraw
2974 fourth trade first
2975 fourth ask metal
2976 fourth unask metal
2977 fourth drop
2978 fourth campaign alliance
2979 fourth against first
2980 fourth pay metal
2981 first no
2982 fourth bank grain metal
2983 fourth bank metal flour
2984 fourth unit foot
2985 fourth at eshnunna
2986 fourth at bagdad
2987 fourth trade second
2988 fourth give grain
2989 fourth send
2990 second bank ore grain
2991 fourth withdraw
2992 fourth done
2993 fifth trade third
2994 fifth drop
2995 fifth trade first
2996 fifth ask card second-wind
2997 fifth unask card second-wind
2998 fifth drop
2999 fifth done
3000 fifth trade second
3001 fifth ask card sutaeans
3002 fifth drop
3003 fifth campaign break
3004 fifth pay metal
3005 fifth done
3006 first bank wood flour
3007 first trade third
3008 first drop
3009 first bank grain metal
3010 first trade third
3011 first give flour
3012 first drop
3013 first done
3014 first campaign war
3015 first against fifth
3016 first pay flour
3017 first bank grain ore
3018 first done
3019 second done
3020 second trade third
3021 second give wood
3022 second ungive wood
3023 second give wood
3024 second send
3025 third accept second
3026 second done
3027 second trade fifth
3028 second drop
3029 second bank grain flour
3030 second bank grain metal
3031 second done
3032 fourth done
3033 fourth trade third
3034 first mill 1
3035 second bank grain flour
3036 third trade fourth
3037 fifth trade second
3038 fifth ask card hanaeans
3039 first bank grain metal
3040 first trade fourth
3041 second trade fourth
3042 second give flour
3043 second drop
3044 second at sippar
3045 second done
3046 second trade fourth
3047 first drop
3048 fourth ask wood
3049 fourth give wood
3050 fifth unask card hanaeans
3051 fifth ask card rich-vein
3052 fourth ungive wood
3053 fourth drop
3054 fifth give ore
3055 first trade fifth
3056 first give grain
3057 second drop
3058 third give grain
3059 third drop
3060 fourth trade second
3061 second mill 1
3062 second trade first
3063 second give card blessing
3064 fourth drop
3065 third at ugarit
3066 first ask card blessing
3067 third at tunip
3068 second send
3069 fourth trade fifth
3070 third at byblos
3071 second withdraw
3072 second done
3073 second bank grain wood
3074 first unask card blessing
3075 second work blank
3076 third trade second
3077 third drop
3078 second at marad
3079 fifth ask metal
3080 first ungive grain
3081 second bank grain wood
3082 fourth ask card blessing
3083 second work blank
3084 fifth unask card rich-vein
3085 third bank grain wood
3086 third trade first
3087 second at sippar
3088 first drop
3089 third drop
3090 second bank wood grain
3091 fifth ungive ore
3092 second trade third
3093 fourth send
3094 fourth mill 4
3095 fourth withdraw
3096 first done
3097 fourth done
3098 fourth trade third
3099 fifth unask metal
3100 first trade second
3101 fourth give card intrigue
3102 second ask card yaminites
3103 second unask card yaminites
3104 first ask 5 flour
3105 second give metal
3106 fifth ask card forced-march
3107 second send
3108 second withdraw
3109 fifth unask card forced-march
3110 first drop
3111 second done
3112 first done
3113 first done
3114 first trade fourth
3115 fifth ask card spies
3116 second trade third
3117 first ask card gutians
3118 fifth drop
3119 second ask 25 flour
3120 fifth trade third
3121 second give metal
3122 first drop
3123 first trade third
3124 fourth drop
3125 fourth done
3126 first ask card yaminites
3127 first unask card yaminites
3128 third done
3129 second unask 25 flour
3130 second drop
3131 third at byblos
3132 fifth ask flour
3133 fourth done
3134 fifth send
3135 second done
3136 fourth trade first
3137 third counter fifth
3138 first ask 5 grain
3139 first drop
3140 first trade third
3141 third ask ore
3142 second done
3143 third unask ore
3144 fourth ask card deserters
3145 first give grain
3146 fourth send
3147 fifth at alalakh
3148 third drop
3149 fourth done
3150 third mill 5
3151 third done
3152 fifth trade third
3153 third done
3154 fifth drop
3155 fifth done
3156 third done
3157 first ask card caravan
3158 first send
3159 third bank wood grain
3160 first counter fourth
3161 third bank grain flour
3162 first give metal
3163 first send
3164 first done
3165 fourth counter first
3166 fifth mill 0
3167 fifth done
3168 third done
3169 fourth send
3170 first counter fourth
3171 fifth trade second
3172 first ask 5 wood
3173 fifth ask card hanaeans
3174 first send
3175 fifth give wood
3176 fifth ungive wood
3177 fifth drop
3178 fourth trade second
3179 fourth give card intrigue
3180 fifth done
3181 fifth done
3182 fifth trade first
3183 fourth send
3184 second counter fourth
3185 fifth drop
3186 fifth trade fourth
3187 fourth decline first
3188 fifth ask 25 ore
3189 fifth drop
3190 second give card blessing
3191 fifth done
3192 first clockwise
3193 second give metal
3194 second give grain
3195 first done
3196 first trade third
3197 first give metal
3198 first ungive metal
3199 second unask card intrigue
3200 first ask card mercenaries
3201 second send
3202 first drop
3203 fourth accept second
3204 first campaign alliance
3205 first against second
3206 first pay metal
3207 first done
3208 second trade fifth
3209 second give grain
3210 second ungive grain
3211 second drop
3212 second done
3213 second done
3214 second trade fifth
3215 second drop
3216 second trade fifth
3217 second ask 5 ore
3218 second send
3219 second withdraw
3220 second done
3221 third erect ishtar
3222 third at qatna
3223 third done
3224 third trade fourth
3225 third give ore
3226 third ask card second-wind
3227 third ungive ore
3228 third give ore
3229 third ungive ore
3230 third ask card caravan
3231 third ask card hanaeans
3232 third give wood
3233 third give ore
3234 third give ore
3235 third ungive wood
3236 third unask card caravan
3237 third send
3238 fourth trade fifth
3239 fourth ask metal
3240 fourth send
3241 fifth trade second
3242 third withdraw
3243 fifth ask card envoys
3244 fifth unask card envoys
3245 fifth drop
3246 fifth counter fourth
3247 third trade fourth
3248 third ask card envoys
3249 fifth drop
3250 third send
3251 fourth decline third
3252 third trade first
3253 third give ore
3254 third give ore
3255 third send
3256 third withdraw
3257 third trade second
3258 third ask card envoys
3259 third give wood
3260 third unask card envoys
3261 third drop
3262 third campaign war
3263 third against first
3264 third pay wood
3265 third trade fourth
3266 third ask 25 grain
3267 third unask 25 grain
3268 third drop
3269 third trade fifth
3270 third drop
3271 third trade second
3272 third ask card sutaeans
3273 third ask 25 flour
3274 third unask card sutaeans
3275 third give ore
3276 third ask card turukkaeans
3277 third give ore
3278 third ask 5 ore
3279 third send
3280 second trade fifth
3281 third withdraw
3282 third trade second
3283 second drop
3284 third drop
3285 third done
3286 fourth done
3287 fourth trade fifth
3288 fourth give grain
3289 fourth ask 25 grain
3290 fourth ungive grain
3291 fourth send
3292 fourth done
3293 fifth trade first
3294 fifth drop
3295 fifth counter fourth
3296 fourth trade first
3297 fifth drop
3298 fourth give metal
3299 fourth drop
3300 fourth done
3301 fifth done
3302 fifth done
3303 fifth trade third
3304 fifth give ore
3305 fifth give wood
3306 fifth send
3307 third decline fifth
3308 fifth done
end 3308 4b1e67a7ad1d4315
