[Game "mesopotamia"]
[Rules "3"]
[Seats "6"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one, attack=book, offers=free, bank-flour=take, second-wind=both, smelting=all, may=must, absent-cores=empty, board=whole, interrupts=on"]
[Names "first, second, third, fourth, fifth, sixth"]
[SeedHash "0055117f0d8e79598af77e2c348df5863d0554618664d8a75061a015bb2cb31e"]
[Seed "golden mesopotamia 6"]
[Box "standard 58dce2de"]
[Result "1 0 0 1 0 1"]

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
1113 fifth send
1114 sixth no
1115 second withdraw
1116 first accept fifth
1117 second trade fifth
1118 second ask flour
1119 second send
1120 second unit chariot
1121 fifth card hanaeans
1122 fifth accept second
1123 fifth at suhum
1124 fifth done
1125 second unit blank
1126 second at babylon
1127 second at kish
1128 second trade first
1129 second give 5 flour
1130 second give flour
1131 second send
1132 first accept second
1133 second trade third
1134 second ask card forced-march
1135 second send
1136 second unit chariot
1137 second at babylon
1138 third card gutians
1139 third at urua
1140 third counter second
1141 third ask 5 metal
1142 third unask 5 metal
1143 third ask 25 wood
1144 third drop
1145 third done
1146 second trade fourth
1147 second give flour
1148 second ungive flour
1149 second ask card gutians
1150 second unask card gutians
1151 second drop
1152 second done
1153 third trade sixth
1154 third give card envoys
1155 third ungive card envoys
1156 third ask 5 metal
1157 third give ore
1158 third unask metal
1159 third send
1160 third withdraw
1161 third done
1162 third done
1163 third done
1164 fourth done
1165 fourth campaign alliance
1166 fourth against third
1167 fourth pay wood
1168 fourth no
1169 fourth card sutaeans
1170 fourth at sippar
1171 fourth at kish
1172 fourth attack
1173 fourth at kish
1174 fourth at mashkan
1175 fourth unit chariot
1176 fourth go
1177 fourth done
1178 fifth done
1179 fifth campaign alliance
1180 fifth against third
1181 fifth pay wood
1182 third no
1183 fifth done
1184 sixth done
1185 sixth campaign alliance
1186 sixth against first
1187 sixth pay flour
1188 sixth no
1189 first no
1190 sixth done
1191 first erect marduk
1192 first at ur
1193 first yes
1194 first done
1195 first done
1196 first done
1197 sixth trade fourth
1198 fourth trade second
1199 second trade first
1200 fifth done
1201 sixth ask 25 flour
1202 sixth unask 5 flour
1203 fourth give card deserters
1204 first bank metal flour
1205 first trade third
1206 fourth drop
1207 fifth mill 0
1208 first ask card sutaeans
1209 sixth ask grain
1210 third trade fifth
1211 first ask card spies
1212 fifth trade second
1213 sixth give card gutians
1214 sixth give metal
1215 fifth ask card sutaeans
1216 third drop
1217 third done
1218 first unask card sutaeans
1219 third mill 0
1220 first unask card spies
1221 sixth give ore
1222 sixth ask card sutaeans
1223 fourth done
1224 second drop
1225 third bank metal flour
1226 fourth trade fifth
1227 fourth give card deserters
1228 fifth drop
1229 second done
1230 second mill 1
1231 fifth done
1232 fourth ask wood
1233 sixth ungive ore
1234 sixth drop
1235 sixth mill 0
1236 first drop
1237 fifth work blank
1238 sixth trade first
1239 sixth ask card mercenaries
1240 second bank metal flour
1241 second trade first
1242 sixth drop
1243 fifth at alalakh
1244 sixth trade second
1245 second give metal
1246 first trade fourth
1247 first ask 25 wood
1248 fifth trade first
1249 sixth ask card envoys
1250 sixth drop
1251 third trade sixth
1252 first drop
1253 fifth ask card deserters
1254 first trade second
1255 second send
1256 fourth drop
1257 sixth trade second
1258 second withdraw
1259 fifth give metal
1260 sixth ask card turukkaeans
1261 second done
1262 sixth send
1263 third drop
1264 fifth ask 25 grain
1265 second counter sixth
1266 sixth done
1267 sixth work blank
1268 first ask card rich-vein
1269 second ask card rich-vein
1270 fourth trade second
1271 sixth at assur
1272 fourth ask 25 grain
1273 second give flour
1274 second ask card cedar-rafts
1275 sixth work blank
1276 fifth ask grain
1277 fifth unask grain
1278 second give card forced-march
1279 fifth drop
1280 first ask card deserters
1281 third bank metal ore
1282 fourth unask 25 grain
1283 fifth done
1284 second ungive card forced-march
1285 second unask card rich-vein
1286 second ungive flour
1287 second give metal
1288 third trade fifth
1289 fifth done
1290 sixth at assur
1291 fourth drop
1292 first drop
1293 third ask card blessing
1294 sixth work blank
1295 fifth trade sixth
1296 fourth trade sixth
1297 first bank metal wood
1298 second give metal
1299 third unask card blessing
1300 first mill 0
1301 second give card sutaeans
1302 sixth at assur
1303 third give flour
1304 second ask card second-wind
1305 sixth done
1306 first done
1307 first work foot
1308 fifth ask card second-wind
1309 sixth done
1310 fourth ask card second-wind
1311 third drop
1312 fifth unask card second-wind
1313 first at larsa
1314 fourth unask card second-wind
1315 fifth drop
1316 third trade sixth
1317 sixth trade second
1318 fifth done
1319 first trade fourth
1320 sixth ask card locusts
1321 third ask card intrigue
1322 sixth unask card locusts
1323 sixth give card gutians
1324 first ask card blessing
1325 sixth send
1326 second decline sixth
1327 sixth trade fourth
1328 second unask card second-wind
1329 sixth drop
1330 fourth give grain
1331 second send
1332 second withdraw
1333 sixth done
1334 first send
1335 second work blank
1336 third ask card gutians
1337 third ask 25 ore
1338 second at babylon
1339 third ask card locusts
1340 fourth ask 25 grain
1341 fourth ungive grain
1342 second done
1343 fourth give card intrigue
1344 fourth ungive card intrigue
1345 first done
1346 fourth drop
1347 first done
1348 third send
1349 first withdraw
1350 second done
1351 fourth trade fifth
1352 sixth trade fourth
1353 second done
1354 sixth give card gutians
1355 fourth give card deserters
1356 fourth ungive card deserters
1357 sixth drop
1358 sixth trade second
1359 third done
1360 sixth ask card mercenaries
1361 fourth drop
1362 sixth give metal
1363 third work blank
1364 fourth mill 2
1365 first trade second
1366 third at tadmor
1367 third withdraw
1368 sixth unask card mercenaries
1369 third trade fifth
1370 sixth ask card cedar-rafts
1371 third drop
1372 first give card yaminites
1373 first drop
1374 first trade sixth
1375 sixth unask card cedar-rafts
1376 third done
1377 sixth drop
1378 fourth done
1379 third trade second
1380 fourth trade second
1381 fourth ask card blessing
1382 first ask wood
1383 third drop
1384 first drop
1385 third trade fourth
1386 first trade sixth
1387 third give wood
1388 third give card envoys
1389 third ask card blessing
1390 third give card siege-ladders
1391 fourth drop
1392 first drop
1393 first trade sixth
1394 fourth done
1395 third drop
1396 fourth trade third
1397 third trade second
1398 first give card yaminites
1399 fourth ask 25 flour
1400 first send
1401 sixth counter first
1402 fourth drop
1403 sixth give ore
1404 fourth trade sixth
1405 sixth ask 5 flour
1406 first trade third
1407 sixth send
1408 first ask card mercenaries
1409 first give grain
1410 fourth give card deserters
1411 third ask card locusts
1412 first decline sixth
1413 third send
1414 second counter third
1415 second ask card hanaeans
1416 second give metal
1417 fourth send
1418 sixth accept fourth
1419 third done
1420 second ask card turukkaeans
1421 first send
1422 second give card forced-march
1423 first withdraw
1424 third done
1425 second unask card hanaeans
1426 fourth trade third
1427 second ask grain
1428 first done
1429 fourth give card intrigue
1430 fourth ask card yaminites
1431 second drop
1432 fourth drop
1433 fourth done
1434 fourth done
1435 second clockwise
1436 second trade fifth
1437 second drop
1438 second done
1439 second card sutaeans
1440 second at rapiqum
1441 second done
1442 second done
1443 second trade third
1444 second ask wood
1445 second unask wood
1446 second give flour
1447 second ungive flour
1448 second ask card caravan
1449 second unask card caravan
1450 second ask 25 flour
1451 second ask card forced-march
1452 second drop
1453 second done
1454 third done
1455 third done
1456 third card siege-ladders
1457 third done
1458 fourth trade third
1459 fourth ask 5 metal
1460 fourth unask metal
1461 fourth ask card turukkaeans
1462 fourth ask card mercenaries
1463 fourth drop
1464 fourth trade third
1465 fourth ask 25 flour
1466 fourth give metal
1467 fourth unask 25 flour
1468 fourth give metal
1469 fourth drop
1470 fourth trade second
1471 fourth give metal
1472 fourth send
1473 second accept fourth
1474 fourth done
1475 fourth campaign alliance
1476 fourth against first
1477 fourth pay metal
1478 fourth no
1479 fourth done
1480 fifth done
1481 fifth card mercenaries
1482 fifth at ebla
1483 fifth done
1484 fifth trade first
1485 fifth drop
1486 fifth done
1487 sixth done
1488 sixth trade third
1489 sixth ask card sutaeans
1490 sixth give ore
1491 sixth unask card sutaeans
1492 sixth send
1493 sixth done
1494 sixth done
1495 third trade second
1496 third accept sixth
1497 first trade second
1498 first drop
1499 first trade sixth
1500 first ask card cedar-rafts
1501 third ask card hanaeans
1502 first drop
1503 first done
1504 third drop
1505 first card yaminites
1506 first at emar
1507 first done
1508 first done
1509 first unit chariot
1510 first at larsa
1511 first at uruk
1512 first unit blank
1513 first at larsa
1514 first at umma
1515 first done
1516 first trade third
1517 third bank ore wood
1518 first drop
1519 sixth trade third
1520 second done
1521 fourth trade sixth
1522 third bank wood metal
1523 second trade third
1524 sixth give card deserters
1525 sixth give grain
1526 sixth give card gutians
1527 third at tunip
1528 first trade sixth
1529 first give grain
1530 first ungive grain
1531 first ask metal
1532 first drop
1533 fourth ask card turukkaeans
1534 second drop
1535 fourth unask card turukkaeans
1536 second trade fifth
1537 third trade first
1538 second ask 25 grain
1539 second send
1540 second mill 0
1541 first trade second
1542 fourth give card intrigue
1543 second done
1544 fifth done
1545 fourth ask wood
1546 second bank metal grain
1547 sixth drop
1548 sixth mill 0
1549 sixth done
1550 first drop
1551 first trade sixth
1552 fourth ungive card intrigue
1553 sixth trade second
1554 sixth drop
1555 fifth decline second
1556 second work blank
1557 fifth trade fourth
1558 fourth ask 25 metal
1559 first drop
1560 second at marad
1561 fourth drop
1562 third drop
1563 first trade sixth
1564 second done
1565 third done
1566 third trade first
1567 fourth at mashkan
1568 fourth trade second
1569 fifth ask 5 flour
1570 third give wood
1571 first drop
1572 fifth send
1573 third give card envoys
1574 fourth decline fifth
1575 first mill 0
1576 sixth trade fifth
1577 third ungive wood
1578 fifth trade second
1579 fifth give card hanaeans
1580 third send
1581 fifth ask card forced-march
1582 fifth ask card forced-march
1583 third mill 0
1584 sixth drop
1585 sixth work blank
1586 first decline third
1587 second done
1588 third trade sixth
1589 fourth drop
1590 fifth give ore
1591 first trade fifth
1592 sixth at assur
1593 sixth trade fifth
1594 fourth trade second
1595 sixth drop
1596 fourth give card intrigue
1597 fifth give ore
1598 fifth unask card forced-march
1599 first give grain
1600 second done
1601 fourth send
1602 third give wood
1603 sixth done
1604 fifth send
1605 third give card envoys
1606 first ungive grain
1607 second counter fourth
1608 first give flour
1609 third give metal
1610 fifth withdraw
1611 sixth done
1612 third ungive card envoys
1613 fourth trade fifth
1614 second send
1615 sixth done
1616 third ask 25 flour
1617 fifth trade fourth
1618 first give grain
1619 fourth ask 25 ore
1620 fifth drop
1621 fifth mill 0
1622 fifth trade first
1623 third drop
1624 fourth accept second
1625 third done
1626 third done
1627 fifth ask metal
1628 fifth drop
1629 third done
1630 fourth ask card blessing
1631 first drop
1632 third trade second
1633 first trade second
1634 fifth trade third
1635 fifth ask 25 ore
1636 fourth send
1637 fourth done
1638 third give metal
1639 third give card envoys
1640 first ask flour
1641 fourth mill 0
1642 first drop
1643 third give wood
1644 fourth done
1645 third send
1646 first done
1647 fourth done
1648 second card intrigue
1649 fourth withdraw
1650 third done
1651 fifth unask ore
1652 second counter third
1653 second unask metal
1654 fifth ask card sutaeans
1655 fifth give ore
1656 second send
1657 first trade fifth
1658 fifth ungive ore
1659 first ask card cedar-rafts
1660 first give grain
1661 fifth give card mercenaries
1662 first send
1663 first done
1664 third trade sixth
1665 fourth trade sixth
1666 fourth drop
1667 first done
1668 second against fourth
1669 third drop
1670 fifth drop
1671 fifth done
1672 fourth trade third
1673 fifth trade fourth
1674 fourth give wood
1675 fifth ask card blessing
1676 third accept second
1677 fourth ungive wood
1678 first done
1679 fifth send
1680 fourth drop
1681 fourth decline fifth
1682 fourth done
1683 fifth counter first
1684 fifth ask card sutaeans
1685 fifth drop
1686 fourth trade first
1687 fifth trade sixth
1688 fifth ask ore
1689 fifth give card hanaeans
1690 fifth drop
1691 fourth ask card forced-march
1692 fifth trade fourth
1693 fourth unask card forced-march
1694 fourth ask card envoys
1695 fourth send
1696 fourth done
1697 fifth ask metal
1698 fifth drop
1699 first trade fifth
1700 fifth trade fourth
1701 first decline fourth
1702 first give grain
1703 first ask 25 flour
1704 fifth drop
1705 first ask card hanaeans
1706 first ungive grain
1707 fifth trade third
1708 fifth ask wood
1709 fifth unask wood
1710 fifth drop
1711 fifth trade first
1712 first ask card hanaeans
1713 fifth give card mercenaries
1714 fifth give ore
1715 first send
1716 fifth drop
1717 fifth decline first
1718 fifth done
1719 fifth done
1720 fifth trade first
1721 fifth drop
1722 fifth trade sixth
1723 fifth drop
1724 fifth done
1725 third counterclockwise
1726 third done
1727 third trade sixth
1728 third drop
1729 third done
1730 third trade fifth
1731 third drop
1732 third trade fifth
1733 third ask ore
1734 third send
1735 fifth card hanaeans
1736 fifth accept third
1737 fifth at sutaeans
1738 fifth done
1739 third trade fifth
1740 third drop
1741 third done
1742 second done
1743 second done
1744 second done
1745 first trade fourth
1746 first ask card blessing
1747 first unask card blessing
1748 first give grain
1749 first ask 5 metal
1750 first unask metal
1751 first unask metal
1752 first send
1753 fourth counter first
1754 first done
1755 first trade fifth
1756 fourth ask metal
1757 fourth drop
1758 first ask metal
1759 first drop
1760 first trade sixth
1761 first drop
1762 first done
1763 first done
1764 sixth done
1765 sixth done
1766 sixth done
1767 fifth trade fourth
1768 fifth drop
1769 fifth trade second
1770 fifth give ore
1771 fifth ask card intrigue
1772 fifth send
1773 second counter fifth
1774 fifth trade second
1775 fifth drop
1776 second ask card gutians
1777 fifth done
1778 second unask card gutians
1779 fifth done
1780 second give grain
1781 fifth done
1782 fourth trade first
1783 second ask card spies
1784 fourth drop
1785 fourth done
1786 second send
1787 fourth campaign war
1788 fourth against fifth
1789 fifth counter second
1790 fifth unask grain
1791 fourth pay wood
1792 fifth ask 5 grain
1793 fourth trade second
1794 fourth ask card blessing
1795 fifth unask grain
1796 fifth unask grain
1797 fifth give card mercenaries
1798 fourth unask card blessing
1799 fourth ask card second-wind
1800 fifth drop
1801 fourth unask card second-wind
1802 fourth ask card forced-march
1803 fourth send
1804 fourth done
1805 second at marad
1806 third done
1807 fourth trade third
1808 third mill 2
1809 fourth ask card second-wind
1810 third trade fourth
1811 first bank grain flour
1812 sixth bank grain wood
1813 fifth done
1814 fifth bank grain metal
1815 second trade first
1816 third drop
1817 fifth bank grain flour
1818 sixth bank grain metal
1819 fourth send
1820 sixth mill 3
1821 fourth withdraw
1822 third bank grain flour
1823 second ask 25 ore
1824 third trade second
1825 third drop
1826 fourth done
1827 sixth bank grain ore
1828 third trade first
1829 second drop
1830 third ask card siege-ladders
1831 third give flour
1832 fourth bank grain flour
1833 fourth mill 3
1834 sixth bank grain ore
1835 first bank grain ore
1836 fourth bank grain wood
1837 third drop
1838 fifth mill 1
1839 third bank grain ore
1840 sixth done
1841 third bank grain flour
1842 first trade fifth
1843 fifth bank grain wood
1844 fifth bank grain metal
1845 sixth trade first
1846 fourth trade sixth
1847 fifth trade second
1848 third bank grain wood
1849 second trade third
1850 sixth drop
1851 second drop
1852 sixth trade second
1853 first drop
1854 sixth drop
1855 third trade second
1856 fourth give wood
1857 fifth give ore
1858 fifth ungive ore
1859 second done
1860 fourth ask card caravan
1861 fourth drop
1862 fifth drop
1863 second bank grain ore
1864 sixth bank grain metal
1865 first trade second
1866 fourth done
1867 first drop
1868 sixth done
1869 second bank grain flour
1870 sixth bank metal ore
1871 fifth bank grain wood
1872 fifth trade sixth
1873 third ask grain
1874 second trade sixth
1875 second ask card deserters
1876 second drop
1877 fourth done
1878 second trade fifth
1879 sixth trade fourth
1880 second drop
1881 fourth done
1882 second bank grain wood
1883 fifth ask card spies
1884 fourth bank grain flour
1885 first trade second
1886 second bank wood metal
1887 sixth ask card spies
1888 fifth ask card deserters
1889 fifth ask wood
1890 fourth done
1891 first ask card locusts
1892 third ask card deserters
1893 fifth unask wood
1894 first unask card locusts
1895 first give 5 grain
1896 first ask card yaminites
1897 second trade fourth
1898 second drop
1899 sixth drop
1900 fifth send
1901 second trade first
1902 first give 5 grain
1903 fifth withdraw
1904 sixth bank ore metal
1905 sixth done
1906 second ask card second-wind
1907 sixth trade fourth
1908 third drop
1909 first give ore
1910 second give 5 grain
1911 sixth drop
1912 second ask 5 flour
1913 first unask card yaminites
1914 fifth trade fourth
1915 first drop
1916 sixth done
1917 fifth ask card siege-ladders
1918 second drop
1919 first trade fifth
1920 fifth ask ore
1921 second mill 1
1922 second bank grain metal
1923 third bank grain wood
1924 fifth ask 25 grain
1925 third done
1926 second bank grain ore
1927 third done
1928 third trade fifth
1929 fifth drop
1930 first drop
1931 first bank grain ore
1932 fifth done
1933 first bank grain ore
1934 second done
1935 first bank grain ore
1936 third drop
1937 second work blank
1938 fifth trade sixth
1939 second at babylon
1940 third trade first
1941 second done
1942 third ask card hanaeans
1943 third unask card hanaeans
1944 fifth ask 5 metal
1945 first bank ore wood
1946 third drop
1947 fifth give metal
1948 second bank grain metal
1949 first mill 1
1950 second done
1951 fifth send
1952 second trade third
1953 second give grain
1954 first trade fifth
1955 fifth done
1956 second ask 25 ore
1957 third done
1958 fifth withdraw
1959 second ask 25 grain
1960 third done
1961 second give 5 grain
1962 fifth done
1963 fifth done
1964 second give card forced-march
1965 first drop
1966 first bank grain ore
1967 first bank grain ore
1968 second ask card spies
1969 second drop
1970 first trade fourth
1971 second bank metal wood
1972 second bank grain metal
1973 first drop
1974 first bank grain flour
1975 first done
1976 second done
1977 first trade second
1978 first give wood
1979 first send
1980 second decline first
1981 first trade third
1982 first drop
1983 first work blank
1984 first at uruk
1985 first bank ore grain
1986 first trade third
1987 first give grain
1988 first ungive grain
1989 first drop
1990 first done
1991 first trade fifth
1992 first give wood
1993 first send
1994 fifth decline first
1995 first done
1996 first trade fourth
1997 first drop
1998 first done
1999 second counterclockwise
2000 second bank grain wood
2001 second done
2002 second done
2003 second bank grain ore
2004 second done
2005 first done
2006 first campaign war
2007 first against fifth
2008 first pay wood
2009 first done
2010 sixth done
2011 sixth trade first
2012 sixth ask card locusts
2013 sixth drop
2014 sixth card gutians
2015 sixth at lagash
2016 sixth done
2017 sixth campaign war
2018 sixth against fourth
2019 sixth pay wood
2020 sixth done
2021 fifth done
2022 fifth campaign alliance
2023 fifth against sixth
2024 fifth pay wood
2025 sixth no
2026 fifth done
2027 fourth trade sixth
2028 fourth ask ore
2029 fourth give grain
2030 fourth drop
2031 fourth trade first
2032 fourth drop
2033 fourth done
2034 fourth done
2035 fourth trade second
2036 fourth ask 5 metal
2037 fourth send
2038 second bank grain wood
2039 fourth withdraw
2040 fourth trade second
2041 fourth ask card deserters
2042 fourth ask 25 flour
2043 fourth send
2044 second counter fourth
2045 fourth trade fifth
2046 second drop
2047 fourth ask card second-wind
2048 fourth ask 5 ore
2049 fourth unask ore
2050 fourth send
2051 fourth withdraw
2052 fourth unit chariot
2053 fourth at kish
2054 fourth at mashkan
2055 fourth bank grain flour
2056 fourth unit chariot
2057 fourth at mashkan
2058 fourth at nippur
2059 fourth bank grain ore
2060 fourth unit blank
2061 fourth at meturan
2062 fourth at arrapha
2063 fourth done
2064 third done
2065 third campaign alliance
2066 third against second
2067 third pay wood
2068 second yes
2069 third trade sixth
2070 third give metal
2071 third ungive metal
2072 third drop
2073 third trade fifth
2074 third give wood
2075 third ask grain
2076 third drop
2077 third done
2078 sixth trade fourth
2079 fourth done
2080 second bank wood metal
2081 third trade fourth
2082 sixth ask card second-wind
2083 second done
2084 third drop
2085 fourth mill 0
2086 second trade sixth
2087 fifth at alalakh
2088 third at tunip
2089 fifth trade sixth
2090 fifth drop
2091 sixth unask card second-wind
2092 first trade third
2093 first ask 25 ore
2094 fourth trade first
2095 fourth give ore
2096 fifth done
2097 fifth mill 2
2098 sixth drop
2099 fifth trade third
2100 fourth give wood
2101 first unask ore
2102 sixth trade fifth
2103 second ask card caravan
2104 fourth ask card mercenaries
2105 sixth give grain
2106 fifth give ore
2107 fourth drop
2108 sixth send
2109 third at ugarit
2110 fourth done
2111 fourth trade third
2112 fourth drop
2113 first send
2114 fourth work blank
2115 fifth ungive ore
2116 second send
2117 sixth counter second
2118 fifth ask 5 flour
2119 third trade fifth
2120 fifth give card mercenaries
2121 third ask card yaminites
2122 sixth drop
2123 second trade third
2124 second ask grain
2125 second unask grain
2126 fifth give ore
2127 third give wood
2128 fourth at nippur
2129 first mill 0
2130 fifth unask flour
2131 first withdraw
2132 sixth trade first
2133 sixth ask 25 wood
2134 sixth drop
2135 third give ore
2136 second ask card deserters
2137 first trade fourth
2138 fourth done
2139 sixth trade third
2140 first ask card rich-harvest
2141 second drop
2142 sixth drop
2143 first ask wood
2144 first ask card yaminites
2145 fourth done
2146 sixth mill 1
2147 third send
2148 first give grain
2149 fourth done
2150 fifth drop
2151 third bank wood flour
2152 second bank ore metal
2153 second bank metal grain
2154 fifth decline third
2155 sixth done
2156 sixth trade third
2157 first drop
2158 second mill 1
2159 second trade fifth
2160 third done
2161 sixth give card deserters
2162 sixth ungive card deserters
2163 first done
2164 sixth drop
2165 first trade sixth
2166 first ask card caravan
2167 sixth trade first
2168 third at tunip
2169 third mill 1
2170 first unask card caravan
2171 first give grain
2172 second give card envoys
2173 second give flour
2174 fifth trade first
2175 fifth drop
2176 second drop
2177 fifth done
2178 first drop
2179 first done
2180 sixth ask flour
2181 fifth trade third
2182 fifth ask card locusts
2183 second trade fourth
2184 fifth give metal
2185 third done
2186 second ask card cedar-rafts
2187 first trade fourth
2188 third done
2189 second give card forced-march
2190 sixth give metal
2191 fifth give metal
2192 fifth send
2193 sixth ungive metal
2194 first drop
2195 first done
2196 fifth done
2197 first trade fourth
2198 fifth withdraw
2199 third trade fifth
2200 third ask card caravan
2201 third ask card blessing
2202 second send
2203 third unask card caravan
2204 first ask 5 metal
2205 first unask 5 metal
2206 fourth trade second
2207 sixth ask card hanaeans
2208 first drop
2209 fifth done
2210 third drop
2211 second done
2212 first done
2213 third done
2214 fifth done
2215 sixth give card deserters
2216 sixth send
2217 sixth withdraw
2218 third done
2219 fourth drop
2220 fourth counter second
2221 second work blank
2222 fourth send
2223 sixth done
2224 second accept fourth
2225 sixth trade fifth
2226 sixth give metal
2227 sixth give card deserters
2228 sixth ask card sutaeans
2229 second at marad
2230 second work blank
2231 sixth unask card sutaeans
2232 sixth send
2233 fifth trade first
2234 second at marad
2235 fifth decline sixth
2236 sixth trade fourth
2237 sixth ask 5 flour
2238 sixth drop
2239 fifth drop
2240 second trade fourth
2241 sixth trade first
2242 second give card envoys
2243 sixth drop
2244 second drop
2245 sixth trade second
2246 sixth drop
2247 sixth trade fourth
2248 second trade sixth
2249 sixth ask card intrigue
2250 sixth give metal
2251 sixth give card deserters
2252 sixth unask card intrigue
2253 second ask card intrigue
2254 sixth drop
2255 sixth trade fifth
2256 sixth ask flour
2257 sixth ask 25 grain
2258 sixth drop
2259 second give card envoys
2260 second unask card intrigue
2261 second send
2262 sixth trade third
2263 sixth accept second
2264 sixth ask card siege-ladders
2265 second done
2266 second trade third
2267 sixth give card deserters
2268 sixth ungive card deserters
2269 second drop
2270 sixth send
2271 second done
2272 sixth done
2273 third counter sixth
2274 third give ore
2275 second trade first
2276 sixth trade fourth
2277 second drop
2278 sixth drop
2279 sixth done
2280 second done
2281 third drop
2282 second counterclockwise
2283 second trade fourth
2284 second ask metal
2285 second send
2286 second done
2287 fourth trade third
2288 fourth give wood
2289 fourth give ore
2290 second withdraw
2291 second done
2292 fourth give card forced-march
2293 second trade fourth
2294 second drop
2295 fourth drop
2296 second trade third
2297 second drop
2298 second trade sixth
2299 second drop
2300 second done
2301 first done
2302 first trade fourth
2303 first drop
2304 first done
2305 first done
2306 sixth trade fifth
2307 sixth drop
2308 sixth done
2309 sixth trade third
2310 sixth drop
2311 sixth trade fifth
2312 sixth drop
2313 sixth card deserters
2314 sixth trade first
2315 sixth ask card deserters
2316 sixth send
2317 sixth campaign alliance
2318 first decline sixth
2319 sixth against third
2320 sixth pay metal
2321 sixth trade third
2322 sixth drop
2323 sixth done
2324 fifth done
2325 fifth trade fourth
2326 fifth ask 5 metal
2327 fifth send
2328 fifth campaign alliance
2329 fourth decline fifth
2330 fifth against second
2331 fifth pay metal
2332 second yes
2333 fifth trade fourth
2334 fifth give metal
2335 fifth ungive metal
2336 fifth ask 5 ore
2337 fifth unask 5 ore
2338 fifth drop
2339 fifth trade first
2340 fifth give wood
2341 fifth ungive wood
2342 fifth give metal
2343 fifth ask card envoys
2344 fifth drop
2345 fifth done
2346 fourth trade sixth
2347 fourth give ore
2348 fourth ask 25 wood
2349 fourth ungive ore
2350 fourth ask card forced-march
2351 fourth drop
2352 fourth trade second
2353 fourth drop
2354 fourth trade first
2355 fourth give card forced-march
2356 fourth ask card yaminites
2357 fourth give wood
2358 fourth drop
2359 fourth done
2360 fourth card forced-march
2361 fourth trade fifth
2362 fourth give ore
2363 fourth send
2364 fourth campaign war
2365 fifth decline fourth
2366 fourth against sixth
2367 fourth pay wood
2368 fourth done
2369 third done
2370 third trade second
2371 third ask 25 metal
2372 third drop
2373 third campaign war
2374 third against fifth
2375 third pay metal
2376 third done
end 2376 c26c039713b5c046
