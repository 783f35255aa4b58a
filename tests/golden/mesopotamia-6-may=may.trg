[Game "mesopotamia"]
[Rules "3"]
[Seats "6"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one, attack=book, offers=free, bank-flour=take, second-wind=attacker, smelting=all, may=may, absent-cores=empty, board=whole, interrupts=on"]
[Names "first, second, third, fourth, fifth, sixth"]
[SeedHash "0055117f0d8e79598af77e2c348df5863d0554618664d8a75061a015bb2cb31e"]
[Seed "golden mesopotamia 6"]
[Box "standard 58dce2de"]
[Result "0 0 0 2 2 0"]

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
804 sixth no
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
887 sixth mill 5
888 first trade third
889 first ask card yaminites
890 fourth done
891 sixth done
892 second done
893 first ask card forced-march
894 fourth mill 5
895 fourth trade sixth
896 fifth trade sixth
897 first ask card rich-harvest
898 first send
899 first done
900 fifth give wood
901 first work blank
902 first at ur
903 fourth drop
904 first bank grain wood
905 sixth work blank
906 second mill 2
907 first done
908 second done
909 first withdraw
910 fourth trade sixth
911 first trade second
912 fourth ask card blessing
913 fourth give flour
914 sixth at assur
915 fifth ungive wood
916 sixth work blank
917 fifth ask card caravan
918 sixth at assur
919 fourth ask card sutaeans
920 second bank wood ore
921 third done
922 third mill 0
923 first ask 25 metal
924 third done
925 fifth give metal
926 fifth give flour
927 first drop
928 third work blank
929 second work smelt
930 fifth drop
931 first trade second
932 fifth trade second
933 fourth unask card sutaeans
934 second at babylon
935 fifth ask card blessing
936 sixth trade second
937 first give wood
938 first ungive wood
939 fourth ask card hanaeans
940 second trade fifth
941 fourth unask card hanaeans
942 third at qatna
943 sixth give card gutians
944 sixth drop
945 fifth drop
946 fifth at alalakh
947 second give card turukkaeans
948 third trade second
949 third drop
950 fourth ungive flour
951 sixth done
952 first give card blessing
953 second ungive card turukkaeans
954 third trade fourth
955 fifth done
956 first ungive card blessing
957 fifth mill 0
958 fourth give wood
959 sixth trade first
960 third ask card yaminites
961 second ask card sutaeans
962 fourth send
963 fifth bank wood grain
964 first give flour
965 fourth withdraw
966 fifth done
967 sixth ask card locusts
968 second ask 5 ore
969 sixth drop
970 third ask 5 flour
971 first give grain
972 third drop
973 second send
974 third done
975 first send
976 fifth trade sixth
977 sixth trade third
978 third trade first
979 fourth trade second
980 second accept first
981 sixth drop
982 first done
983 first trade sixth
984 fifth drop
985 fourth drop
986 fourth trade fifth
987 third give card gutians
988 third drop
989 sixth done
990 first ask card caravan
991 second work blank
992 sixth done
993 fourth drop
994 fourth trade third
995 third trade fourth
996 fifth decline second
997 fourth ask ore
998 first drop
999 third drop
1000 first done
1001 second at marad
1002 fifth trade second
1003 second trade sixth
1004 second ask card sutaeans
1005 third trade sixth
1006 fourth ask card rich-harvest
1007 second send
1008 second bank metal grain
1009 third ask card gutians
1010 second withdraw
1011 fifth ask card siege-ladders
1012 second work blank
1013 fourth unask card rich-harvest
1014 third send
1015 fourth give card sutaeans
1016 sixth trade fourth
1017 second at marad
1018 fifth drop
1019 second done
1020 fourth send
1021 second done
1022 fourth bank ore wood
1023 third withdraw
1024 fifth bank grain flour
1025 fifth work blank
1026 fourth withdraw
1027 third trade sixth
1028 fifth at alalakh
1029 sixth ask 5 grain
1030 fifth done
1031 fifth at halab
1032 fourth done
1033 fourth bank wood flour
1034 third ask card cedar-rafts
1035 fourth trade first
1036 fifth done
1037 sixth drop
1038 fifth trade fourth
1039 fifth ask 25 grain
1040 third unask card cedar-rafts
1041 second done
1042 fourth drop
1043 fourth done
1044 fifth unask 25 grain
1045 third give metal
1046 third drop
1047 fifth ask 25 metal
1048 third done
1049 fourth done
1050 third trade first
1051 fifth unask metal
1052 fifth unask metal
1053 fourth trade first
1054 third give card siege-ladders
1055 third drop
1056 fourth ask 5 ore
1057 third done
1058 fifth give metal
1059 fifth ask card siege-ladders
1060 fourth send
1061 fifth drop
1062 fourth done
1063 fifth done
1064 first counter fourth
1065 first give card blessing
1066 third counterclockwise
1067 first send
1068 third done
1069 third done
1070 third card siege-ladders
1071 third done
1072 second done
1073 second done
1074 fourth counter first
1075 second unit blank
1076 second at babylon
1077 second at marad
1078 second unit blank
1079 fourth unask card blessing
1080 fourth drop
1081 second at marad
1082 second at isin
1083 second unit chariot
1084 second at babylon
1085 second at nippur
1086 second done
1087 first done
1088 first campaign war
1089 first against sixth
1090 first pay flour
1091 first no
1092 first done
1093 sixth done
1094 sixth campaign alliance
1095 sixth against second
1096 sixth pay wood
1097 sixth no
1098 second no
1099 sixth card gutians
1100 sixth at der
1101 sixth done
1102 sixth trade third
1103 sixth give grain
1104 sixth ask 25 flour
1105 sixth ask 25 metal
1106 sixth give metal
1107 sixth drop
1108 sixth trade third
1109 sixth ask flour
1110 sixth give grain
1111 sixth send
1112 third counter sixth
1113 sixth trade first
1114 sixth give metal
1115 sixth send
1116 sixth done
1117 third drop
1118 first decline sixth
1119 fifth done
1120 fifth campaign alliance
1121 fifth against first
1122 fifth pay metal
1123 fifth no
1124 fifth trade fourth
1125 fifth give ore
1126 fifth drop
1127 fifth done
1128 fourth done
1129 fourth card sutaeans
1130 fourth at sippar
1131 fourth done
1132 fourth trade first
1133 fourth drop
1134 fourth campaign break
1135 fourth against sixth
1136 fourth pay wood
1137 fourth unit chariot
1138 fourth at mashkan
1139 fourth at eshnunna
1140 fourth attack
1141 fourth at der
1142 fourth at eshnunna
1143 fourth unit chariot
1144 fourth go
1145 fourth yes
1146 fourth trade second
1147 fourth ask card hanaeans
1148 fourth drop
1149 fourth done
1150 third at byblos
1151 sixth done
1152 sixth trade second
1153 third done
1154 third bank metal flour
1155 first mill 0
1156 fourth trade second
1157 second trade sixth
1158 sixth give grain
1159 fourth drop
1160 first done
1161 third mill 0
1162 sixth ungive grain
1163 first done
1164 second give card forced-march
1165 second give card turukkaeans
1166 second send
1167 fifth at alalakh
1168 fourth trade sixth
1169 sixth drop
1170 first bank metal flour
1171 third trade sixth
1172 first done
1173 sixth accept second
1174 third drop
1175 third bank wood grain
1176 fourth drop
1177 fifth trade sixth
1178 sixth trade fourth
1179 fourth done
1180 first bank metal wood
1181 first done
1182 third done
1183 third bank metal grain
1184 second trade sixth
1185 third trade fifth
1186 fourth trade second
1187 second drop
1188 fourth ask ore
1189 fourth ask card forced-march
1190 second at nippur
1191 second done
1192 second trade sixth
1193 second drop
1194 second trade fifth
1195 sixth give wood
1196 second ask 25 flour
1197 fourth give ore
1198 third ask card rich-harvest
1199 fourth drop
1200 fourth mill 0
1201 sixth send
1202 third send
1203 third withdraw
1204 second drop
1205 fourth accept sixth
1206 third done
1207 sixth mill 0
1208 fifth ask card locusts
1209 fifth send
1210 fourth done
1211 third done
1212 fifth done
1213 third done
1214 second trade third
1215 second ask 25 wood
1216 sixth done
1217 fifth withdraw
1218 second send
1219 sixth bank metal grain
1220 fourth trade third
1221 second bank metal grain
1222 fourth give metal
1223 third counter second
1224 second bank grain flour
1225 second trade fourth
1226 second ask card hanaeans
1227 fifth mill 0
1228 fourth send
1229 fifth trade fourth
1230 fifth give metal
1231 sixth bank grain ore
1232 third accept fourth
1233 third ask 25 metal
1234 third unask 5 metal
1235 third give ore
1236 second ask 25 metal
1237 sixth done
1238 second give 5 flour
1239 fifth ask 5 metal
1240 second drop
1241 third ungive ore
1242 sixth done
1243 fifth give card mercenaries
1244 sixth done
1245 fourth work blank
1246 third ask ore
1247 fourth at eshnunna
1248 fourth done
1249 fourth trade sixth
1250 fourth ask flour
1251 fifth send
1252 third give grain
1253 third unask metal
1254 fifth withdraw
1255 third ungive grain
1256 second mill 0
1257 fifth done
1258 third unask 5 metal
1259 fifth work blank
1260 third drop
1261 fifth at yaminites
1262 fifth work blank
1263 second trade first
1264 second ask card rich-vein
1265 second send
1266 fifth at alalakh
1267 second withdraw
1268 fourth send
1269 fourth done
1270 fourth bank ore metal
1271 fifth trade sixth
1272 fifth give card hanaeans
1273 sixth counter fourth
1274 fourth done
1275 second done
1276 fifth send
1277 fifth withdraw
1278 second done
1279 sixth ask card mercenaries
1280 fifth done
1281 second done
1282 second done
1283 sixth send
1284 fifth trade first
1285 fifth drop
1286 fourth trade third
1287 fifth trade fourth
1288 fifth drop
1289 fifth trade sixth
1290 fourth drop
1291 fourth bank ore flour
1292 fifth ask card cedar-rafts
1293 fourth bank ore grain
1294 fourth bank grain wood
1295 fifth unask card cedar-rafts
1296 fourth trade second
1297 fifth drop
1298 fourth drop
1299 fourth counter sixth
1300 fourth ask card siege-ladders
1301 fifth done
1302 fifth trade third
1303 fourth unask card siege-ladders
1304 fifth give grain
1305 fifth ungive grain
1306 fifth ask 25 grain
1307 fifth drop
1308 fifth done
1309 first clockwise
1310 fourth ask card envoys
1311 fourth unask card envoys
1312 fourth drop
1313 first done
1314 first trade fourth
1315 first ask 5 metal
1316 first send
1317 fourth trade sixth
1318 fourth decline first
1319 first campaign alliance
1320 first against sixth
1321 first pay flour
1322 fourth drop
1323 first no
1324 first trade third
1325 first ask card second-wind
1326 first ask card locusts
1327 first unask card second-wind
1328 first drop
1329 first card yaminites
1330 first at tuttul
1331 first done
1332 first trade sixth
1333 first ask card hanaeans
1334 first give metal
1335 first send
1336 first done
1337 sixth decline first
1338 second erect marduk
1339 second at nippur
1340 second no
1341 second no
1342 second done
1343 second trade fourth
1344 second ask card caravan
1345 second give metal
1346 second unask card caravan
1347 second drop
1348 second done
1349 second unit chariot
1350 second at nippur
1351 second at kish
1352 second attack
1353 second at sippar
1354 second at kish
1355 second unit chariot
1356 second go
1357 second no
1358 second card sutaeans
1359 second at rapiqum
1360 second done
1361 second trade fifth
1362 second drop
1363 second trade fifth
1364 second drop
1365 second trade sixth
1366 second give metal
1367 second send
1368 sixth card turukkaeans
1369 sixth accept second
1370 sixth at shusharra
1371 sixth at turukkaeans
1372 second done
1373 third done
1374 third card gutians
1375 third at awan
1376 third done
1377 third campaign alliance
1378 third against fifth
1379 third pay metal
1380 third done
1381 fourth trade sixth
1382 fourth ask flour
1383 fourth send
1384 sixth counter fourth
1385 sixth drop
1386 fourth done
1387 fourth trade third
1388 fourth ask 5 flour
1389 fourth send
1390 fourth withdraw
1391 fourth trade second
1392 fourth give flour
1393 fourth drop
1394 fourth campaign break
1395 fourth against second
1396 fourth pay flour
1397 fourth no
1398 fourth done
1399 fifth done
1400 fifth done
1401 fifth card hanaeans
1402 fifth at karana
1403 fifth done
1404 fifth done
1405 sixth trade fourth
1406 sixth give metal
1407 sixth send
1408 sixth withdraw
1409 sixth done
1410 sixth done
1411 sixth trade fifth
1412 sixth drop
1413 sixth done
1414 sixth trade fifth
1415 fifth done
1416 third done
1417 fourth trade sixth
1418 first trade sixth
1419 second done
1420 third trade fifth
1421 fourth drop
1422 first give metal
1423 first ask card second-wind
1424 sixth give ore
1425 fourth done
1426 fourth mill 0
1427 sixth send
1428 sixth withdraw
1429 first unask card second-wind
1430 third drop
1431 fourth trade first
1432 first ask card deserters
1433 fifth mill 1
1434 fourth drop
1435 second trade fifth
1436 third trade sixth
1437 fourth done
1438 second ask ore
1439 fifth done
1440 sixth trade first
1441 first ungive metal
1442 fourth done
1443 second send
1444 fifth counter second
1445 second trade sixth
1446 fourth trade third
1447 second drop
1448 fourth ask card yaminites
1449 second mill 0
1450 fourth ask card mercenaries
1451 second done
1452 sixth ask card cedar-rafts
1453 third ask 25 flour
1454 sixth give ore
1455 first unask card deserters
1456 sixth give metal
1457 first drop
1458 fifth ungive ore
1459 fourth ask 25 flour
1460 first mill 0
1461 fourth give metal
1462 fifth give ore
1463 second trade sixth
1464 second ask 5 metal
1465 fourth give ore
1466 fourth give metal
1467 fourth give card intrigue
1468 second send
1469 fourth ungive metal
1470 second done
1471 third unask 25 flour
1472 fourth send
1473 first trade second
1474 fourth done
1475 first give ore
1476 third give grain
1477 sixth ask card second-wind
1478 fifth give metal
1479 sixth unask card cedar-rafts
1480 first ask card sutaeans
1481 sixth send
1482 first ungive ore
1483 fourth withdraw
1484 sixth decline second
1485 sixth withdraw
1486 first send
1487 second done
1488 sixth done
1489 third send
1490 first withdraw
1491 first trade third
1492 fourth done
1493 third withdraw
1494 first drop
1495 sixth mill 0
1496 first done
1497 sixth done
1498 third trade fourth
1499 third ask card mercenaries
1500 sixth done
1501 first done
1502 third send
1503 second trade fourth
1504 fourth decline third
1505 sixth trade third
1506 sixth ask ore
1507 second drop
1508 fifth send
1509 third mill 2
1510 sixth unask ore
1511 third trade fifth
1512 first done
1513 third give flour
1514 first trade sixth
1515 sixth ask card intrigue
1516 fifth done
1517 first ask wood
1518 first give wood
1519 third ask 5 wood
1520 first ask flour
1521 second trade first
1522 second decline fifth
1523 third give flour
1524 sixth give metal
1525 second ask card deserters
1526 third unask 5 wood
1527 third ungive flour
1528 third drop
1529 second send
1530 second withdraw
1531 second done
1532 first unask flour
1533 sixth ask card rich-harvest
1534 third done
1535 first ungive wood
1536 first give metal
1537 fifth done
1538 third done
1539 first give card blessing
1540 fifth done
1541 sixth unask card intrigue
1542 first drop
1543 sixth drop
1544 sixth trade second
1545 first trade third
1546 sixth ask 5 grain
1547 third done
1548 sixth drop
1549 first ask 5 ore
1550 third trade fourth
1551 sixth trade first
1552 third drop
1553 first give wood
1554 first send
1555 third decline first
1556 third trade fifth
1557 third ask card forced-march
1558 sixth ask 5 flour
1559 third give card envoys
1560 first trade sixth
1561 third drop
1562 third done
1563 sixth drop
1564 sixth done
1565 first drop
1566 first done
1567 sixth done
1568 fifth counterclockwise
1569 fifth done
1570 fifth card hanaeans
1571 fifth at nineveh
1572 fifth done
1573 fifth done
1574 fifth trade fourth
1575 fifth drop
1576 fifth done
1577 fourth trade fifth
1578 fourth drop
1579 fourth trade second
1580 fourth ask card turukkaeans
1581 fourth drop
1582 fourth trade first
1583 fourth give ore
1584 fourth ungive ore
1585 fourth ask card locusts
1586 fourth ask card envoys
1587 fourth unask card locusts
1588 fourth give wood
1589 fourth ungive wood
1590 fourth send
1591 first trade sixth
1592 fourth withdraw
1593 fourth trade fifth
1594 first drop
1595 fourth give card intrigue
1596 fourth send
1597 fourth withdraw
1598 fourth trade second
1599 fourth ask 25 ore
1600 fourth send
1601 second trade fourth
1602 second drop
1603 second decline fourth
1604 fourth trade fifth
1605 fourth give metal
1606 fourth ungive metal
1607 fourth ask card deserters
1608 fourth give card intrigue
1609 fourth ungive card intrigue
1610 fourth drop
1611 fourth done
1612 fourth done
1613 fourth trade fifth
1614 fourth ask card mercenaries
1615 fourth send
1616 fifth counter fourth
1617 fifth send
1618 fourth decline fifth
1619 fourth done
1620 third done
1621 third done
1622 third trade sixth
1623 third ask metal
1624 third give ore
1625 third ungive ore
1626 third drop
1627 third done
1628 second done
1629 second trade third
1630 second ask ore
1631 second drop
1632 second trade third
1633 second drop
1634 second done
1635 second done
1636 first trade third
1637 first drop
1638 first done
1639 first done
1640 first done
1641 sixth trade third
1642 sixth give card forced-march
1643 sixth drop
1644 sixth trade fourth
1645 sixth give ore
1646 sixth give card forced-march
1647 sixth drop
1648 sixth done
1649 sixth campaign war
1650 sixth against second
1651 sixth pay metal
1652 sixth card forced-march
1653 sixth trade third
1654 sixth drop
1655 sixth trade third
1656 sixth give ore
1657 sixth send
1658 third accept sixth
1659 sixth trade second
1660 sixth drop
1661 sixth trade first
1662 sixth ask card siege-ladders
1663 sixth unask card siege-ladders
1664 sixth drop
1665 sixth done
1666 sixth done
1667 third trade fourth
1668 first bank grain flour
1669 third ask 5 grain
1670 fourth trade first
1671 fourth give wood
1672 third drop
1673 fifth trade sixth
1674 second at marad
1675 fifth drop
1676 fifth trade third
1677 fourth send
1678 third done
1679 third bank grain flour
1680 fourth done
1681 sixth trade first
1682 first accept fourth
1683 first bank wood ore
1684 second done
1685 fifth drop
1686 sixth ask 25 grain
1687 fifth done
1688 fourth trade second
1689 second trade third
1690 second drop
1691 fourth ask card gutians
1692 first mill 0
1693 fifth trade first
1694 first done
1695 sixth unask 5 grain
1696 fifth ask card caravan
1697 first bank grain metal
1698 third bank grain metal
1699 fourth unask card gutians
1700 fifth drop
1701 second trade first
1702 fourth give card intrigue
1703 sixth drop
1704 first work blank
1705 fourth send
1706 fifth mill 1
1707 third bank grain flour
1708 second ask 25 ore
1709 fifth trade first
1710 sixth mill 0
1711 fourth withdraw
1712 third trade fourth
1713 third drop
1714 sixth trade fifth
1715 first at larsa
1716 sixth drop
1717 third mill 7
1718 third trade first
1719 fifth ask card forced-march
1720 fifth drop
1721 sixth bank grain metal
1722 second send
1723 fifth bank grain wood
1724 fourth trade third
1725 second withdraw
1726 fourth drop
1727 third give grain
1728 sixth bank grain ore
1729 fourth mill 1
1730 fourth done
1731 fifth trade fourth
1732 sixth bank grain flour
1733 third ungive grain
1734 fifth give wood
1735 fifth send
1736 sixth trade fifth
1737 second trade fourth
1738 fifth done
1739 second give wood
1740 fourth done
1741 fourth accept fifth
1742 fifth done
1743 fifth trade third
1744 third drop
1745 third trade first
1746 third ask 5 grain
1747 second send
1748 second bank grain ore
1749 third ask card gutians
1750 third send
1751 fourth counter second
1752 fourth ask card forced-march
1753 first done
1754 fifth drop
1755 fourth send
1756 first counter third
1757 fifth trade second
1758 first ask metal
1759 second counter fourth
1760 sixth give ore
1761 fifth drop
1762 fifth bank grain ore
1763 second ask 5 flour
1764 first ask 25 flour
1765 sixth give 5 grain
1766 fifth done
1767 third trade first
1768 fourth bank grain metal
1769 sixth send
1770 fifth counter sixth
1771 third ask card mercenaries
1772 fifth drop
1773 first give 5 grain
1774 sixth trade first
1775 second drop
1776 first send
1777 first withdraw
1778 fourth bank grain metal
1779 sixth ask 5 flour
1780 second mill 4
1781 second trade fifth
1782 fifth done
1783 second ask 5 wood
1784 third ask card deserters
1785 second give grain
1786 third drop
1787 first bank grain wood
1788 first done
1789 third trade sixth
1790 third ask ore
1791 first trade third
1792 sixth ask ore
1793 fourth trade first
1794 third unask ore
1795 sixth send
1796 fourth drop
1797 third give ore
1798 second unask wood
1799 sixth withdraw
1800 second give 5 grain
1801 second ask card rich-vein
1802 third give 5 flour
1803 sixth bank grain metal
1804 third ask 5 metal
1805 third drop
1806 second ask card sutaeans
1807 sixth done
1808 sixth bank grain flour
1809 fourth trade sixth
1810 second ungive grain
1811 first give ore
1812 third trade fifth
1813 second send
1814 second bank grain wood
1815 third give 5 flour
1816 sixth trade fourth
1817 fifth decline second
1818 first ungive ore
1819 sixth drop
1820 second bank grain metal
1821 first ask metal
1822 third send
1823 fifth accept third
1824 third done
1825 first unask metal
1826 sixth bank grain flour
1827 third trade fifth
1828 third drop
1829 first ask 5 ore
1830 fourth ask 5 ore
1831 first ask card spies
1832 fourth unask ore
1833 third done
1834 second bank grain metal
1835 second bank grain flour
1836 second trade third
1837 third trade second
1838 third give ore
1839 fourth send
1840 fourth done
1841 fourth withdraw
1842 first unask 5 ore
1843 second ask 25 ore
1844 fourth bank metal flour
1845 sixth done
1846 third ask card rich-harvest
1847 second give ore
1848 fourth done
1849 sixth trade fifth
1850 sixth drop
1851 third drop
1852 sixth done
1853 sixth trade second
1854 sixth give metal
1855 first ask 25 grain
1856 second give 5 flour
1857 third done
1858 second unask ore
1859 third done
1860 sixth ungive metal
1861 first ask ore
1862 second drop
1863 second bank grain flour
1864 sixth drop
1865 first unask 25 grain
1866 sixth done
1867 second done
1868 second done
1869 first ask card sutaeans
1870 first ask 25 ore
1871 first send
1872 third decline first
1873 second trade fourth
1874 second drop
1875 first trade sixth
1876 first ask card deserters
1877 first drop
1878 second trade sixth
1879 first done
1880 second drop
1881 second trade first
1882 second give wood
1883 second ask 25 grain
1884 second ask 5 metal
1885 second give grain
1886 second ungive wood
1887 second drop
1888 second trade third
1889 second drop
1890 second bank grain ore
1891 second done
1892 second bank grain ore
1893 second bank ore metal
1894 second done
1895 second clockwise
1896 second trade first
1897 second give grain
1898 second ungive grain
1899 second ask 5 metal
1900 second ask card yaminites
1901 second give metal
1902 second unask card yaminites
1903 second ask flour
1904 second ungive metal
1905 second drop
1906 second bank metal grain
1907 second done
1908 second done
1909 second bank grain wood
1910 second bank wood metal
1911 second trade fifth
1912 second drop
1913 second trade fifth
1914 second give metal
1915 second ungive metal
1916 second give metal
1917 second ungive metal
1918 second ask card locusts
1919 second send
1920 fifth bank ore wood
1921 fifth bank grain wood
1922 second withdraw
1923 second done
1924 third trade fifth
1925 third drop
1926 third trade first
1927 third drop
1928 third done
1929 third campaign alliance
1930 third against second
1931 third pay metal
1932 third no
1933 second yes
1934 third done
1935 fourth card intrigue
1936 fourth against second
1937 fourth bank grain metal
1938 fourth bank grain metal
1939 fourth trade third
1940 fourth give metal
1941 fourth drop
1942 fourth trade first
1943 fourth drop
1944 fourth bank grain flour
1945 fourth erect marduk
1946 fourth at eshnunna
1947 fourth yes
1948 fourth done
1949 fourth trade fifth
1950 fourth drop
1951 fourth done
1952 fourth unit foot
1953 fourth at eshnunna
1954 fourth at meturan
1955 fourth trade first
1956 fourth ask card yaminites
1957 fourth drop
1958 fourth done
1959 fifth trade sixth
1960 fifth drop
1961 fifth bank grain metal
1962 fifth bank grain wood
1963 fifth bank wood flour
1964 fifth erect marduk
1965 fifth at alalakh
1966 fifth no
1967 fifth yes
1968 fifth trade first
1969 fifth give flour
1970 fifth ungive flour
1971 fifth drop
1972 fifth done
1973 fifth card mercenaries
1974 fifth at alalakh
1975 fifth done
1976 fifth attack
1977 fifth at tuttul
1978 fifth at yaminites
1979 fifth unit chariot
1980 fifth go
1981 fifth yes
1982 fifth unit blank
1983 fifth at halab
1984 fifth at carchemish
1985 fifth unit foot
1986 fifth at alalakh
1987 fifth at hashum
1988 fifth done
1989 sixth trade fourth
1990 sixth drop
1991 sixth done
1992 sixth campaign war
1993 sixth against first
1994 sixth pay metal
1995 sixth attack
1996 sixth at nineveh
1997 sixth at arbela
1998 sixth unit foot
1999 sixth at assur
2000 sixth unit chariot
2001 sixth go
2002 sixth unit foot
2003 sixth unit chariot
2004 sixth unit chariot
2005 sixth done
2006 first trade fourth
2007 first drop
2008 first bank grain metal
2009 first trade third
2010 first give ore
2011 first drop
2012 first bank grain flour
2013 first trade second
2014 first ask 5 metal
2015 first ask 5 flour
2016 first send
2017 first done
2018 first withdraw
2019 first campaign war
2020 first against second
2021 first pay wood
2022 first no
2023 first done
2024 fifth trade first
2025 sixth at arbela
2026 sixth done
2027 sixth trade first
2028 second done
2029 sixth give ore
2030 second trade third
2031 fourth at meturan
2032 fourth at mashkan
2033 second give metal
2034 fourth trade fifth
2035 fourth ask 5 wood
2036 second send
2037 second mill 0
2038 fourth unask 5 wood
2039 second done
2040 second work blank
2041 fourth give card deserters
2042 third done
2043 fifth give card mercenaries
2044 first mill 3
2045 second at babylon
2046 sixth send
2047 sixth withdraw
2048 sixth trade first
2049 first done
2050 sixth give metal
2051 fifth drop
2052 fifth trade first
2053 fifth drop
2054 sixth ungive metal
2055 third counter second
2056 second trade third
2057 third send
2058 second drop
2059 second done
2060 second trade fifth
2061 third withdraw
2062 second give metal
2063 fifth done
2064 second ask card yaminites
2065 fourth ask card spies
2066 second send
2067 second done
2068 fifth decline second
2069 sixth give metal
2070 fifth trade fourth
2071 fifth drop
2072 first bank grain wood
2073 second trade fifth
2074 fifth trade fourth
2075 fourth unask card spies
2076 second ask card caravan
2077 third mill 0
2078 sixth drop
2079 sixth trade second
2080 first bank metal wood
2081 fourth give grain
2082 second unask card caravan
2083 third trade fifth
2084 second give metal
2085 fifth ask card rich-vein
2086 sixth drop
2087 fourth give grain
2088 second send
2089 third ask 25 grain
2090 fifth send
2091 sixth trade fourth
2092 first trade third
2093 first ask 25 ore
2094 fourth decline fifth
2095 first send
2096 sixth give wood
2097 first withdraw
2098 sixth drop
2099 fifth decline second
2100 fourth give ore
2101 first bank grain flour
2102 sixth trade fifth
2103 second trade fourth
2104 fourth ungive grain
2105 sixth give ore
2106 fifth mill 0
2107 fourth drop
2108 sixth send
2109 third send
2110 fourth trade sixth
2111 first trade fourth
2112 fourth drop
2113 fourth trade sixth
2114 second give metal
2115 sixth mill 0
2116 fourth give card deserters
2117 second send
2118 fourth give wood
2119 fourth drop
2120 fifth decline sixth
2121 fourth accept second
2122 fifth decline third
2123 first drop
2124 second done
2125 fourth done
2126 fourth at mashkan
2127 third trade first
2128 fifth trade third
2129 third give card envoys
2130 third give ore
2131 sixth done
2132 fourth bank wood grain
2133 first trade fifth
2134 sixth trade fifth
2135 sixth ask card cedar-rafts
2136 first give ore
2137 fifth give grain
2138 sixth unask card cedar-rafts
2139 fifth ungive grain
2140 sixth drop
2141 fourth mill 2
2142 third ungive ore
2143 fifth give grain
2144 sixth done
2145 third give ore
2146 first give ore
2147 fifth ask card rich-vein
2148 first give flour
2149 fifth ungive grain
2150 fifth send
2151 fourth done
2152 fourth bank metal flour
2153 fifth done
2154 fourth work blank
2155 first drop
2156 fourth at der
2157 fifth done
2158 sixth trade second
2159 sixth drop
2160 fifth withdraw
2161 third drop
2162 sixth trade fifth
2163 fourth trade first
2164 first done
2165 sixth drop
2166 first trade sixth
2167 first ask card caravan
2168 sixth trade first
2169 fourth drop
2170 fourth work blank
2171 fourth at meturan
2172 fifth done
2173 fifth done
2174 third done
2175 sixth drop
2176 first send
2177 third trade fifth
2178 first done
2179 sixth done
2180 first withdraw
2181 first trade fifth
2182 fourth work blank
2183 fourth at meturan
2184 fourth work blank
2185 third ask card gutians
2186 sixth done
2187 third give card envoys
2188 fourth at meturan
2189 third ask card mercenaries
2190 first give card blessing
2191 fourth done
2192 third give grain
2193 third send
2194 first drop
2195 first trade second
2196 third done
2197 first give flour
2198 fourth trade fifth
2199 fourth drop
2200 fourth trade fifth
2201 fourth ask card caravan
2202 fourth ask card blessing
2203 third done
2204 fourth drop
2205 first ask 5 metal
2206 first ask card intrigue
2207 fifth trade second
2208 third done
2209 fifth give grain
2210 fourth trade sixth
2211 fifth give grain
2212 fifth ungive grain
2213 first ungive flour
2214 fifth decline third
2215 first drop
2216 fourth give ore
2217 fourth give flour
2218 fourth drop
2219 fifth drop
2220 first done
2221 fourth trade sixth
2222 fourth drop
2223 fourth done
2224 fourth done
2225 second counterclockwise
2226 second done
2227 second done
2228 second trade first
2229 second drop
2230 second trade sixth
2231 second ask card sutaeans
2232 second drop
2233 second trade sixth
2234 second drop
2235 second trade first
2236 second ask card yaminites
2237 second ask 5 wood
2238 second unask 5 wood
2239 second drop
2240 second trade fourth
2241 second ask card envoys
2242 second drop
2243 second trade fourth
2244 second drop
2245 second trade fifth
2246 second ask 25 ore
2247 second send
2248 fifth trade sixth
2249 fifth drop
2250 fifth trade sixth
2251 second withdraw
2252 second trade fourth
2253 second ask card yaminites
2254 fifth ask 25 ore
2255 fifth unask 25 ore
2256 fifth drop
2257 second ask 25 ore
2258 second drop
2259 second done
2260 first done
2261 first done
2262 first trade sixth
2263 first give wood
2264 first send
2265 sixth counter first
2266 first done
2267 sixth send
2268 sixth done
2269 sixth campaign war
2270 sixth against third
2271 sixth pay wood
2272 sixth done
2273 fifth done
2274 fifth done
2275 first trade third
2276 fifth done
2277 fourth done
2278 fourth trade sixth
2279 fourth drop
2280 fourth done
2281 first decline sixth
2282 first give wood
2283 first send
2284 fourth done
2285 third decline first
2286 third done
2287 third trade first
2288 third ask card hanaeans
2289 third unask card hanaeans
2290 third give card envoys
2291 third ungive card envoys
2292 third ask card caravan
2293 third send
2294 third withdraw
2295 third done
2296 third trade first
2297 third give grain
2298 third ungive grain
2299 third drop
2300 third trade fourth
2301 third drop
2302 third done
end 2302 5acce83451d84a92
