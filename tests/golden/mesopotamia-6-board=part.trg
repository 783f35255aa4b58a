[Game "mesopotamia"]
[Rules "3"]
[Seats "6"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one, attack=book, offers=free, bank-flour=take, second-wind=attacker, smelting=all, may=must, absent-cores=empty, board=part, interrupts=on"]
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
1124 third at lullubum
1125 third at gutians
1126 second trade third
1127 second drop
1128 second done
1129 third done
1130 third trade sixth
1131 third drop
1132 third campaign war
1133 third against fourth
1134 third pay metal
1135 third trade sixth
1136 third drop
1137 third done
1138 fourth trade second
1139 fourth ask 5 grain
1140 fourth send
1141 second decline fourth
1142 fourth done
1143 fourth trade third
1144 fourth ask flour
1145 fourth drop
1146 fourth trade second
1147 fourth ask card intrigue
1148 fourth ask card siege-ladders
1149 fourth ask grain
1150 fourth unask grain
1151 fourth unask card siege-ladders
1152 fourth drop
1153 fourth done
1154 fourth card sutaeans
1155 fourth at rapiqum
1156 fourth at sutaeans
1157 fourth trade first
1158 fourth give card deserters
1159 fourth ask card turukkaeans
1160 fourth give card intrigue
1161 fourth give grain
1162 fourth ask card deserters
1163 fourth drop
1164 fourth done
1165 fifth done
1166 fifth done
1167 fifth card hanaeans
1168 fifth at karana
1169 fifth at assur
1170 sixth unit chariot
1171 sixth unit foot
1172 fifth done
1173 first trade fifth
1174 first ask card cedar-rafts
1175 first drop
1176 first done
1177 first trade fifth
1178 first give metal
1179 first give flour
1180 first send
1181 first campaign war
1182 fifth decline first
1183 first against fourth
1184 first pay metal
1185 first no
1186 first unit foot
1187 first at larsa
1188 first at ur
1189 first unit chariot
1190 first at larsa
1191 first at uruk
1192 first card yaminites
1193 first at ebla
1194 first done
1195 third trade second
1196 fourth done
1197 fifth trade third
1198 second done
1199 third ask 5 ore
1200 second mill 0
1201 fifth give ore
1202 fourth trade third
1203 fourth ask grain
1204 third give wood
1205 second done
1206 fourth drop
1207 fifth drop
1208 second done
1209 first trade third
1210 first ask 25 wood
1211 fourth mill 0
1212 third send
1213 second done
1214 first drop
1215 first bank metal wood
1216 third done
1217 first bank metal grain
1218 third mill 0
1219 first trade second
1220 first drop
1221 third done
1222 first trade third
1223 fifth done
1224 fourth done
1225 fourth work blank
1226 first ask 25 wood
1227 fifth trade second
1228 second decline third
1229 second bank metal flour
1230 third trade second
1231 first ask grain
1232 second done
1233 first give card blessing
1234 fifth ask 5 metal
1235 first drop
1236 third give wood
1237 third ungive wood
1238 first mill 2
1239 third drop
1240 third work blank
1241 third at tadmor
1242 fourth at eshnunna
1243 fourth done
1244 fourth trade third
1245 first trade fourth
1246 third done
1247 third bank metal ore
1248 fifth unask 5 metal
1249 third done
1250 first drop
1251 third trade second
1252 third give wood
1253 fifth ask card cedar-rafts
1254 third drop
1255 fifth ask 5 ore
1256 third done
1257 first done
1258 fourth give card deserters
1259 fourth send
1260 third counter fourth
1261 fifth send
1262 second trade first
1263 second drop
1264 third unask card deserters
1265 first trade fifth
1266 first give metal
1267 fifth withdraw
1268 third give wood
1269 fifth trade fourth
1270 fourth done
1271 third ungive wood
1272 third ask card rich-harvest
1273 third ask card hanaeans
1274 third give metal
1275 fourth trade fifth
1276 first ask card intrigue
1277 first unask card intrigue
1278 first drop
1279 fourth ask card blessing
1280 fifth ask card spies
1281 fifth unask card spies
1282 fourth send
1283 first done
1284 fourth withdraw
1285 first done
1286 first trade fifth
1287 fourth trade first
1288 first give wood
1289 third drop
1290 fifth ask grain
1291 fifth give card hanaeans
1292 first ask card siege-ladders
1293 fifth unask grain
1294 fifth ask 25 ore
1295 fourth ask card second-wind
1296 fourth drop
1297 fifth unask ore
1298 first unask card siege-ladders
1299 fourth trade third
1300 fifth drop
1301 fourth drop
1302 fifth trade second
1303 fifth give metal
1304 fifth give card mercenaries
1305 fourth trade third
1306 fourth ask card intrigue
1307 fifth ask card cedar-rafts
1308 fifth give card hanaeans
1309 first send
1310 fifth decline first
1311 first trade fifth
1312 fifth ask 5 ore
1313 first ask card hanaeans
1314 fifth drop
1315 fourth give grain
1316 first drop
1317 first done
1318 fourth give card deserters
1319 fifth mill 0
1320 fourth drop
1321 fourth done
1322 fifth trade second
1323 fifth give wood
1324 fifth ask 25 ore
1325 fifth unask 5 ore
1326 fifth drop
1327 fifth done
1328 fifth done
1329 fifth trade first
1330 fifth give metal
1331 fifth drop
1332 fifth done
1333 fifth trade third
1334 fifth ask card hanaeans
1335 fifth give ore
1336 fifth unask card hanaeans
1337 fifth send
1338 third accept fifth
1339 fifth trade third
1340 fifth ask card caravan
1341 fifth give card hanaeans
1342 fifth unask card caravan
1343 fifth drop
1344 fifth done
1345 first clockwise
1346 first trade second
1347 first drop
1348 first trade fourth
1349 first drop
1350 first done
1351 first trade third
1352 first drop
1353 first campaign war
1354 first against fifth
1355 first pay wood
1356 first no
1357 first done
1358 second trade fifth
1359 second drop
1360 second done
1361 second done
1362 second card forced-march
1363 second trade third
1364 second ask ore
1365 second give metal
1366 second ungive metal
1367 second send
1368 second unit blank
1369 third bank ore flour
1370 third trade fifth
1371 third drop
1372 third trade first
1373 second at babylon
1374 third give wood
1375 third decline second
1376 third ask card envoys
1377 third ungive wood
1378 second at marad
1379 second unit blank
1380 third drop
1381 second at marad
1382 second at isin
1383 second trade fourth
1384 second drop
1385 second unit foot
1386 second at marad
1387 second at babylon
1388 second done
1389 third done
1390 third trade fourth
1391 third give flour
1392 third send
1393 third campaign alliance
1394 fourth trade second
1395 third against fifth
1396 fourth give card intrigue
1397 third pay metal
1398 third yes
1399 fifth yes
1400 fourth decline third
1401 third trade first
1402 fourth send
1403 second decline fourth
1404 third drop
1405 third attack
1406 third at ebla
1407 third at tunip
1408 third unit chariot
1409 third go
1410 third done
1411 fourth done
1412 fourth done
1413 fourth done
1414 fifth trade fourth
1415 fifth drop
1416 fifth done
1417 fifth card hanaeans
1418 fifth at arrapha
1419 fifth done
1420 fifth done
1421 fifth done
1422 fourth done
1423 third at tunip
1424 first mill 0
1425 second trade third
1426 fourth card intrigue
1427 second ask 25 flour
1428 third trade fifth
1429 first done
1430 first trade second
1431 fifth done
1432 fifth mill 0
1433 second send
1434 first ask card rich-harvest
1435 third decline second
1436 second trade fourth
1437 fifth trade third
1438 third give wood
1439 fourth against fifth
1440 first ask card forced-march
1441 second ask card forced-march
1442 second ask card turukkaeans
1443 fourth trade third
1444 third ask 25 flour
1445 first give metal
1446 third unask 25 flour
1447 first ungive metal
1448 fifth drop
1449 fifth done
1450 fourth drop
1451 fifth work blank
1452 first drop
1453 fourth mill 0
1454 fifth at yaminites
1455 second drop
1456 second at marad
1457 first done
1458 first done
1459 first done
1460 fifth trade second
1461 fourth done
1462 third ask card intrigue
1463 fifth drop
1464 second trade first
1465 fifth done
1466 second give grain
1467 fourth trade first
1468 second ungive grain
1469 second give wood
1470 fourth give wood
1471 second drop
1472 second done
1473 fifth trade first
1474 fifth give wood
1475 second trade fourth
1476 third drop
1477 fifth give metal
1478 fourth send
1479 first decline fourth
1480 second drop
1481 third trade second
1482 fourth trade third
1483 fifth send
1484 first trade second
1485 first decline fifth
1486 fourth drop
1487 fifth trade third
1488 third ask card intrigue
1489 third ask card sutaeans
1490 fifth ask flour
1491 first give card blessing
1492 fourth work blank
1493 fourth at eshnunna
1494 fourth done
1495 third drop
1496 first ask card rich-vein
1497 fifth send
1498 fourth done
1499 first send
1500 third bank wood ore
1501 fifth done
1502 fifth withdraw
1503 second mill 1
1504 fourth trade fifth
1505 third trade second
1506 second counter first
1507 second give wood
1508 fourth ask 5 wood
1509 second ask flour
1510 third give ore
1511 third send
1512 fourth give grain
1513 second decline third
1514 third done
1515 fifth trade third
1516 third trade fourth
1517 second ungive wood
1518 fifth give card mercenaries
1519 fourth ungive grain
1520 fifth give card mercenaries
1521 second send
1522 second done
1523 third drop
1524 second work foot
1525 first trade fourth
1526 first decline second
1527 second at babylon
1528 first drop
1529 second work blank
1530 fourth give metal
1531 third trade second
1532 third ask card siege-ladders
1533 fifth send
1534 second at babylon
1535 third unask card siege-ladders
1536 fifth withdraw
1537 fifth done
1538 fourth ungive metal
1539 second work blank
1540 fourth send
1541 fourth done
1542 third drop
1543 third trade second
1544 fifth decline fourth
1545 third give metal
1546 second at babylon
1547 third ask grain
1548 third unask grain
1549 third give ore
1550 second trade fourth
1551 second give card sutaeans
1552 second drop
1553 third give card siege-ladders
1554 second trade third
1555 second drop
1556 second work blank
1557 third ungive card siege-ladders
1558 third drop
1559 second at babylon
1560 second trade third
1561 second ask 5 metal
1562 third trade first
1563 second give card sutaeans
1564 third drop
1565 second drop
1566 third trade second
1567 second work blank
1568 third drop
1569 second at babylon
1570 second done
1571 second done
1572 third trade fourth
1573 third give metal
1574 second trade third
1575 third give card siege-ladders
1576 second give metal
1577 second send
1578 second done
1579 third give ore
1580 third drop
1581 third accept second
1582 third trade fifth
1583 third ask flour
1584 third unask flour
1585 third ask 25 ore
1586 third send
1587 third mill 0
1588 third withdraw
1589 third trade first
1590 third ask 5 metal
1591 third ask card turukkaeans
1592 third ask card turukkaeans
1593 third send
1594 first trade fifth
1595 third done
1596 first ask ore
1597 third withdraw
1598 third done
1599 third done
1600 first give card blessing
1601 first ungive card blessing
1602 third trade fifth
1603 third ask 5 wood
1604 third drop
1605 first unask ore
1606 first give metal
1607 first give card blessing
1608 third done
1609 first ask grain
1610 first ask metal
1611 first drop
1612 fourth counterclockwise
1613 fourth done
1614 fourth trade second
1615 fourth give grain
1616 fourth give metal
1617 fourth drop
1618 fourth campaign alliance
1619 fourth against fifth
1620 fourth pay metal
1621 fourth done
1622 third done
1623 third done
1624 third done
1625 second done
1626 second trade third
1627 second ask card locusts
1628 second ask card hanaeans
1629 second drop
1630 second card sutaeans
1631 second at sippar
1632 second done
1633 second trade third
1634 second ask card mercenaries
1635 second unask card mercenaries
1636 second drop
1637 second trade fifth
1638 second drop
1639 second trade fifth
1640 second drop
1641 second done
1642 second trade third
1643 second ask card blessing
1644 second send
1645 second withdraw
1646 second trade first
1647 second ask card siege-ladders
1648 second unask card siege-ladders
1649 second drop
1650 second done
1651 first done
1652 first done
1653 first trade fourth
1654 first ask ore
1655 first give card blessing
1656 first drop
1657 first trade third
1658 first ask 5 ore
1659 first unask ore
1660 first unask ore
1661 first send
1662 third counter first
1663 first trade fourth
1664 first ask 5 metal
1665 first give card blessing
1666 third send
1667 first accept third
1668 first ask card forced-march
1669 first send
1670 fourth decline first
1671 first done
1672 fifth done
1673 fifth card mercenaries
1674 fifth at halab
1675 fifth trade third
1676 fifth ask card rich-vein
1677 fifth unask card rich-vein
1678 fifth give card mercenaries
1679 fifth send
1680 fifth done
1681 third counter fifth
1682 fifth done
1683 third at byblos
1684 first mill 1
1685 fourth trade first
1686 first done
1687 first bank grain metal
1688 third trade fourth
1689 fifth done
1690 fifth mill 5
1691 first bank grain ore
1692 fourth ask 5 ore
1693 first trade third
1694 fifth trade second
1695 third drop
1696 second at marad
1697 fifth ask 5 ore
1698 fourth drop
1699 second trade fifth
1700 third at ugarit
1701 first drop
1702 second ask metal
1703 second send
1704 third trade fifth
1705 third give wood
1706 second withdraw
1707 fifth drop
1708 fourth trade second
1709 third drop
1710 fifth trade second
1711 second done
1712 fourth give grain
1713 fourth send
1714 fifth give flour
1715 fifth ask card blessing
1716 fifth drop
1717 third trade fourth
1718 first bank grain metal
1719 fourth done
1720 third give wood
1721 second trade third
1722 second drop
1723 fourth bank grain metal
1724 fourth withdraw
1725 second mill 0
1726 first bank metal wood
1727 fourth mill 0
1728 fifth bank grain ore
1729 first bank grain flour
1730 second trade fifth
1731 first bank grain ore
1732 fifth bank grain ore
1733 second ask 5 flour
1734 first bank ore wood
1735 first trade third
1736 first ask card caravan
1737 first send
1738 third decline first
1739 fourth trade first
1740 third ask card mercenaries
1741 fifth trade second
1742 first done
1743 second unask flour
1744 fifth give grain
1745 fifth give wood
1746 fourth give card deserters
1747 fourth ask card gutians
1748 fifth ungive wood
1749 fifth give ore
1750 second unask flour
1751 third ungive wood
1752 second give grain
1753 third drop
1754 first bank grain wood
1755 first done
1756 third at tunip
1757 fourth give grain
1758 fifth ungive grain
1759 first bank grain ore
1760 third trade fourth
1761 fifth send
1762 third ask grain
1763 third give wood
1764 second accept fifth
1765 fifth trade third
1766 second give 25 grain
1767 second ask card rich-vein
1768 third give card siege-ladders
1769 fifth ask card caravan
1770 third ask 5 metal
1771 third drop
1772 second ask card sutaeans
1773 fifth ask card second-wind
1774 fifth unask card second-wind
1775 fourth send
1776 second drop
1777 first bank wood flour
1778 third bank wood metal
1779 second trade fifth
1780 second ask 25 flour
1781 third done
1782 fourth withdraw
1783 third at ugarit
1784 fourth trade second
1785 second unask 25 flour
1786 third mill 7
1787 first trade fifth
1788 fifth give card mercenaries
1789 third trade fifth
1790 third give metal
1791 first ask card caravan
1792 fifth ungive card mercenaries
1793 third ask 5 flour
1794 third send
1795 first send
1796 fourth ask 5 ore
1797 first done
1798 fifth unask card caravan
1799 fourth ask 5 wood
1800 third bank metal grain
1801 third bank grain flour
1802 third withdraw
1803 fourth unask wood
1804 fourth give metal
1805 fifth decline first
1806 fifth give 5 flour
1807 fifth send
1808 second ask card rich-harvest
1809 fifth bank grain wood
1810 fourth drop
1811 third bank grain metal
1812 fourth trade second
1813 third done
1814 fifth done
1815 fifth withdraw
1816 fifth trade third
1817 fourth drop
1818 fifth drop
1819 fourth bank grain wood
1820 third bank grain ore
1821 second ask 25 grain
1822 third done
1823 third bank grain ore
1824 fifth done
1825 second unask card rich-harvest
1826 fifth done
1827 second send
1828 fourth bank grain flour
1829 fifth bank wood grain
1830 third trade fourth
1831 second withdraw
1832 fifth done
1833 second trade third
1834 fourth done
1835 second ask card yaminites
1836 fourth trade third
1837 fourth ask 25 grain
1838 fourth send
1839 third give ore
1840 fourth work blank
1841 second ask 5 wood
1842 third decline fourth
1843 second ask 25 grain
1844 fourth at mashkan
1845 fourth done
1846 second send
1847 third send
1848 third counter second
1849 second done
1850 second trade fifth
1851 fourth bank grain metal
1852 fourth done
1853 fourth trade second
1854 second ask card gutians
1855 third give metal
1856 fourth drop
1857 third ungive metal
1858 third ask wood
1859 second unask card gutians
1860 second give 5 grain
1861 fourth done
1862 second ungive 5 grain
1863 second drop
1864 second trade fifth
1865 third ask card yaminites
1866 second give 5 grain
1867 third send
1868 third withdraw
1869 third done
1870 second drop
1871 third trade first
1872 second done
1873 second done
1874 second bank grain wood
1875 second bank grain wood
1876 third drop
1877 third done
1878 second bank wood metal
1879 second done
1880 second clockwise
1881 second done
1882 second done
1883 second bank grain metal
1884 second bank grain wood
1885 second done
1886 third done
1887 third card siege-ladders
1888 third done
1889 third trade fifth
1890 third drop
1891 third trade first
1892 third drop
1893 third done
1894 fourth bank grain wood
1895 fourth done
1896 fourth trade first
1897 fourth drop
1898 fourth campaign war
1899 fourth against third
1900 fourth pay metal
1901 fourth bank grain ore
1902 fourth trade first
1903 fourth ask card locusts
1904 fourth drop
1905 fourth trade first
1906 fourth ask 5 metal
1907 fourth send
1908 fourth withdraw
1909 fourth done
1910 fifth bank grain metal
1911 fifth done
1912 fifth done
1913 fifth trade second
1914 fifth drop
1915 fifth done
1916 first trade fifth
1917 first ask card siege-ladders
1918 first send
1919 first done
1920 fifth trade second
1921 fifth decline first
1922 first trade third
1923 fifth give card mercenaries
1924 first drop
1925 first done
1926 first unit blank
1927 first at larsa
1928 fifth ask flour
1929 fifth ask 5 metal
1930 fifth unask 5 metal
1931 fifth drop
1932 first at umma
1933 first trade fifth
1934 first ask card caravan
1935 first ask metal
1936 first give flour
1937 first ungive flour
1938 first give grain
1939 first drop
1940 first done
1941 third at byblos
1942 fifth at alalakh
1943 fourth at mashkan
1944 fourth done
1945 fifth done
1946 second at marad
1947 third trade second
1948 fourth mill 0
1949 third give metal
1950 second trade first
1951 first mill 1
1952 third ungive metal
1953 second ask 25 flour
1954 third ask card intrigue
1955 first trade second
1956 fourth trade fifth
1957 fifth trade third
1958 fourth give grain
1959 third unask card intrigue
1960 third drop
1961 fifth give grain
1962 first ask 5 ore
1963 fifth ask 5 wood
1964 first send
1965 fifth ask ore
1966 third trade fifth
1967 first done
1968 fifth ask card deserters
1969 fourth give wood
1970 third give wood
1971 first work blank
1972 fifth unask 5 wood
1973 third send
1974 fourth give card deserters
1975 first at ur
1976 fourth ungive card deserters
1977 third at tunip
1978 first withdraw
1979 third withdraw
1980 fifth ask wood
1981 third at ugarit
1982 second give grain
1983 second ask card second-wind
1984 third bank wood grain
1985 fourth send
1986 first trade fifth
1987 first give card blessing
1988 fourth done
1989 fourth work blank
1990 fifth drop
1991 fifth decline fourth
1992 third done
1993 fifth trade fourth
1994 first give grain
1995 fifth drop
1996 third at tunip
1997 first drop
1998 fifth mill 2
1999 fourth at mashkan
2000 second drop
2001 first done
2002 second trade first
2003 first done
2004 second ask card envoys
2005 fourth trade fifth
2006 first done
2007 third trade fifth
2008 fifth trade fourth
2009 third ask card spies
2010 third ask card forced-march
2011 fifth ask 5 wood
2012 third give metal
2013 fifth ask 25 ore
2014 fifth send
2015 fourth give metal
2016 third send
2017 third withdraw
2018 fourth ungive metal
2019 fifth withdraw
2020 fifth done
2021 third trade second
2022 fifth trade first
2023 third drop
2024 fifth ask ore
2025 third mill 1
2026 fifth give metal
2027 fourth ask card second-wind
2028 second unask card envoys
2029 third trade fourth
2030 fourth send
2031 third give metal
2032 second drop
2033 third ungive metal
2034 fifth drop
2035 fourth work blank
2036 fifth trade second
2037 second trade fourth
2038 third drop
2039 fourth at eshnunna
2040 fourth done
2041 third done
2042 fifth decline fourth
2043 fifth ask card forced-march
2044 third trade fourth
2045 fourth trade first
2046 second drop
2047 fifth ask flour
2048 fourth ask 5 wood
2049 second trade first
2050 third ask 25 grain
2051 fourth unask 5 wood
2052 third ask metal
2053 fourth ask card turukkaeans
2054 fifth give ore
2055 third drop
2056 fifth ask card spies
2057 fifth send
2058 fourth unask card turukkaeans
2059 second decline fifth
2060 second ask 25 ore
2061 fifth trade first
2062 fifth give ore
2063 second drop
2064 third trade fifth
2065 fourth ask ore
2066 third give metal
2067 second trade fifth
2068 third ask card caravan
2069 fifth ungive ore
2070 third give ore
2071 third unask card caravan
2072 fifth give wood
2073 fifth ungive wood
2074 second drop
2075 fifth drop
2076 fifth done
2077 fifth done
2078 fifth done
2079 third ungive metal
2080 second trade fifth
2081 third drop
2082 fourth send
2083 fourth bank wood grain
2084 third done
2085 fourth done
2086 second ask grain
2087 second unask grain
2088 first accept fourth
2089 second ask 25 grain
2090 third done
2091 fourth done
2092 third done
2093 second send
2094 second withdraw
2095 second bank grain flour
2096 second done
2097 second mill 4
2098 second bank grain wood
2099 second done
2100 second done
2101 second at babylon
2102 second done
2103 second done
2104 second counterclockwise
2105 second trade third
2106 second ask card rich-vein
2107 second give ore
2108 second ungive ore
2109 second send
2110 third trade second
2111 third drop
2112 third counter second
2113 third ask card cedar-rafts
2114 second done
2115 third give metal
2116 second campaign war
2117 third drop
2118 second against third
2119 second pay metal
2120 second trade fourth
2121 second give ore
2122 second drop
2123 second bank grain flour
2124 second trade fourth
2125 second give ore
2126 second ask card rich-vein
2127 second ask grain
2128 second unask grain
2129 second unask card rich-vein
2130 second ungive ore
2131 second ask 25 metal
2132 second give wood
2133 second ungive wood
2134 second drop
2135 second done
2136 first done
2137 first trade second
2138 first ask card spies
2139 first send
2140 first withdraw
2141 first done
2142 first done
2143 fifth trade third
2144 fifth drop
2145 fifth trade second
2146 fifth give ore
2147 fifth drop
2148 fifth trade first
2149 fifth ask card cedar-rafts
2150 fifth drop
2151 fifth trade first
2152 fifth give card mercenaries
2153 fifth give ore
2154 fifth ask 25 ore
2155 fifth drop
2156 fifth trade fourth
2157 fifth ask card caravan
2158 fifth ask card blessing
2159 fifth drop
2160 fifth trade second
2161 fifth ask 5 metal
2162 fifth unask 5 metal
2163 fifth give metal
2164 fifth give ore
2165 fifth drop
2166 fifth trade first
2167 fifth drop
2168 fifth done
2169 fifth trade second
2170 fifth drop
2171 fifth done
2172 fifth done
2173 fourth trade third
2174 fourth give ore
2175 fourth give wood
2176 fourth ask card intrigue
2177 fourth give card deserters
2178 fourth ask 5 wood
2179 fourth drop
2180 fourth trade second
2181 fourth give card deserters
2182 fourth send
2183 fourth done
2184 fourth bank grain wood
2185 fourth withdraw
2186 fourth done
2187 fourth done
2188 third trade fourth
2189 third ask card envoys
2190 third send
2191 third done
2192 fourth decline third
2193 third campaign war
2194 third against fourth
2195 third pay metal
2196 third trade first
2197 third ask card locusts
2198 third drop
2199 third trade fifth
2200 third ask card mercenaries
2201 third send
2202 fifth counter third
2203 fifth ungive card mercenaries
2204 fifth give ore
2205 fifth ask card siege-ladders
2206 fifth ask wood
2207 third done
end 2207 def2c081becfe12f
