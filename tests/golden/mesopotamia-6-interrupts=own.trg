[Game "mesopotamia"]
[Rules "3"]
[Seats "6"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one, attack=book, offers=free, bank-flour=take, second-wind=attacker, smelting=all, may=must, absent-cores=empty, board=whole, interrupts=own"]
[Names "first, second, third, fourth, fifth, sixth"]
[SeedHash "0055117f0d8e79598af77e2c348df5863d0554618664d8a75061a015bb2cb31e"]
[Seed "golden mesopotamia 6"]
[Box "standard 58dce2de"]
[Result "0 0 0 0 0 1"]

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
1108 fifth counter second
1109 second card sutaeans
1110 second at suhum
1111 fifth ask card spies
1112 second done
1113 second done
1114 third done
1115 fifth give card hanaeans
1116 third card siege-ladders
1117 fifth unask card spies
1118 third campaign alliance
1119 third against fourth
1120 fifth give ore
1121 third pay metal
1122 fourth yes
1123 fifth ungive card hanaeans
1124 third trade second
1125 third drop
1126 third done
1127 fifth drop
1128 fourth done
1129 fourth campaign break
1130 fourth against second
1131 fourth pay flour
1132 fourth no
1133 fourth trade first
1134 fourth drop
1135 fourth card sutaeans
1136 fourth at hanaeans
1137 fourth done
1138 fourth done
1139 fifth trade second
1140 fifth ask 5 metal
1141 fifth unask 5 metal
1142 fifth ask 25 wood
1143 fifth drop
1144 fifth done
1145 fifth card hanaeans
1146 fifth at suhum
1147 fifth done
1148 fifth done
1149 fifth done
1150 sixth done
1151 sixth card gutians
1152 sixth at awan
1153 sixth at gutians
1154 sixth campaign break
1155 sixth pay flour
1156 sixth trade second
1157 sixth drop
1158 sixth trade fifth
1159 sixth give grain
1160 sixth ask card deserters
1161 sixth drop
1162 sixth done
1163 first done
1164 first done
1165 first trade second
1166 first drop
1167 first card yaminites
1168 first at tuttul
1169 first done
1170 first trade fifth
1171 first ask card spies
1172 first send
1173 fifth counter first
1174 fifth drop
1175 first done
1176 first bank metal wood
1177 first mill 1
1178 second done
1179 second bank metal grain
1180 first trade sixth
1181 second trade fifth
1182 third trade second
1183 first drop
1184 third ask ore
1185 sixth at arbela
1186 fifth done
1187 third ask grain
1188 second drop
1189 first trade sixth
1190 first drop
1191 first trade fifth
1192 sixth done
1193 sixth mill 1
1194 fifth trade third
1195 first give 5 metal
1196 second trade third
1197 third send
1198 first give 5 flour
1199 third withdraw
1200 fourth done
1201 fifth drop
1202 second give card forced-march
1203 second ungive card forced-march
1204 fourth mill 0
1205 sixth done
1206 first send
1207 sixth work blank
1208 fourth done
1209 first bank metal flour
1210 first done
1211 sixth at assur
1212 sixth trade second
1213 first work foot
1214 sixth give ore
1215 third trade fifth
1216 first at larsa
1217 fifth accept first
1218 sixth give wood
1219 sixth give metal
1220 first work blank
1221 third give wood
1222 first at larsa
1223 third ungive wood
1224 first trade second
1225 sixth ungive wood
1226 fifth trade third
1227 first ask card hanaeans
1228 fourth done
1229 third ask card gutians
1230 fourth trade fifth
1231 fourth give wood
1232 fifth drop
1233 second give card turukkaeans
1234 second ask card locusts
1235 fifth mill 0
1236 fourth ungive wood
1237 sixth ungive ore
1238 sixth ungive metal
1239 second give grain
1240 fifth trade third
1241 sixth ask flour
1242 sixth send
1243 second send
1244 second decline sixth
1245 sixth trade first
1246 fifth drop
1247 sixth drop
1248 second mill 0
1249 second done
1250 first send
1251 first withdraw
1252 sixth trade third
1253 third drop
1254 sixth drop
1255 fifth trade second
1256 first done
1257 fourth ask 5 wood
1258 sixth work blank
1259 second done
1260 first done
1261 sixth at assur
1262 second done
1263 sixth work blank
1264 third counter second
1265 fifth ask 25 grain
1266 second trade third
1267 first trade second
1268 first ask card rich-vein
1269 second ask card rich-vein
1270 fourth drop
1271 sixth at arbela
1272 first send
1273 fourth done
1274 first done
1275 fourth trade third
1276 sixth trade first
1277 sixth ask card hanaeans
1278 third give card envoys
1279 fourth give metal
1280 third unask card turukkaeans
1281 fourth send
1282 sixth give ore
1283 third ungive card envoys
1284 third send
1285 third at ugarit
1286 third done
1287 fourth withdraw
1288 sixth drop
1289 fourth trade first
1290 fifth drop
1291 second drop
1292 fourth ask card blessing
1293 fifth trade sixth
1294 fourth drop
1295 fourth done
1296 sixth done
1297 third bank wood flour
1298 fifth give ore
1299 second trade first
1300 sixth trade third
1301 fifth give ore
1302 third bank metal flour
1303 second drop
1304 second decline first
1305 fifth ungive ore
1306 third mill 0
1307 sixth ask card second-wind
1308 fifth drop
1309 fifth done
1310 sixth ask 5 ore
1311 fifth work blank
1312 fifth at alalakh
1313 sixth ask card sutaeans
1314 third done
1315 fifth trade third
1316 fifth drop
1317 fifth trade sixth
1318 second decline third
1319 sixth unask 5 ore
1320 fifth give card hanaeans
1321 sixth drop
1322 sixth done
1323 second trade fifth
1324 second give flour
1325 second ungive flour
1326 third done
1327 sixth trade second
1328 sixth drop
1329 fifth ask card gutians
1330 fifth ask 25 ore
1331 third trade second
1332 fifth ask card locusts
1333 sixth trade fourth
1334 sixth give wood
1335 second give grain
1336 second drop
1337 second trade sixth
1338 sixth send
1339 second give flour
1340 fifth send
1341 second ungive flour
1342 sixth decline fifth
1343 fourth trade fifth
1344 second give grain
1345 second send
1346 fifth done
1347 third give metal
1348 fifth done
1349 fourth give wood
1350 fourth ask ore
1351 fifth trade fourth
1352 third ungive metal
1353 third give card envoys
1354 third ask card rich-vein
1355 fifth ask metal
1356 fourth ask 25 ore
1357 sixth decline second
1358 second done
1359 third ask card intrigue
1360 fourth drop
1361 sixth withdraw
1362 sixth done
1363 fifth send
1364 fourth accept fifth
1365 third give card gutians
1366 third send
1367 fifth done
1368 third withdraw
1369 third done
1370 third done
1371 first counterclockwise
1372 first done
1373 first done
1374 first trade sixth
1375 first give card blessing
1376 first send
1377 first withdraw
1378 first done
1379 sixth trade fourth
1380 sixth ask card cedar-rafts
1381 sixth drop
1382 sixth done
1383 sixth trade first
1384 sixth ask 25 flour
1385 sixth unask 5 flour
1386 sixth ask card rich-harvest
1387 sixth drop
1388 sixth done
1389 sixth trade fourth
1390 sixth drop
1391 sixth trade first
1392 sixth drop
1393 sixth trade third
1394 sixth give metal
1395 sixth send
1396 third accept sixth
1397 sixth done
1398 fifth bank metal wood
1399 fifth trade third
1400 fifth give card mercenaries
1401 fifth ask card forced-march
1402 fifth ask card spies
1403 fifth send
1404 third trade fifth
1405 fifth withdraw
1406 third ask card intrigue
1407 third give metal
1408 fifth trade second
1409 third send
1410 fifth give card mercenaries
1411 fifth send
1412 fifth done
1413 fifth bank wood flour
1414 fifth counter third
1415 fifth unask metal
1416 fifth give ore
1417 fifth give card mercenaries
1418 fifth ungive ore
1419 fifth ungive card mercenaries
1420 fifth ask grain
1421 fifth send
1422 fifth campaign alliance
1423 third decline fifth
1424 fifth against first
1425 fifth pay flour
1426 fifth no
1427 fifth done
1428 fourth done
1429 fourth done
1430 fourth done
1431 third done
1432 third bank metal ore
1433 third done
1434 third trade second
1435 third ask card caravan
1436 third unask card caravan
1437 third ask 25 flour
1438 third ask card forced-march
1439 third drop
1440 third done
1441 second done
1442 second done
1443 second card forced-march
1444 second done
1445 fifth at alalakh
1446 sixth at arbela
1447 fourth at mashkan
1448 third done
1449 second done
1450 second mill 0
1451 fifth done
1452 sixth trade third
1453 third trade fifth
1454 sixth give ore
1455 first trade fifth
1456 sixth give wood
1457 first drop
1458 fifth mill 0
1459 fourth done
1460 first mill 0
1461 fourth mill 0
1462 fifth done
1463 second done
1464 fourth trade first
1465 first trade second
1466 fifth done
1467 first drop
1468 third drop
1469 fourth give wood
1470 second done
1471 third trade fifth
1472 fifth trade first
1473 sixth ask card hanaeans
1474 fourth give card deserters
1475 first done
1476 third drop
1477 first done
1478 fifth drop
1479 second trade fourth
1480 first trade second
1481 sixth send
1482 first give metal
1483 fourth ask flour
1484 sixth withdraw
1485 sixth trade first
1486 fourth ask card second-wind
1487 sixth give wood
1488 sixth give ore
1489 third trade first
1490 first give card blessing
1491 first drop
1492 fourth send
1493 third drop
1494 sixth send
1495 first done
1496 sixth done
1497 fifth done
1498 fifth done
1499 third trade fourth
1500 third ask card mercenaries
1501 sixth mill 0
1502 first done
1503 third send
1504 second ask card blessing
1505 fourth counter third
1506 sixth withdraw
1507 fourth give metal
1508 fourth drop
1509 sixth trade first
1510 fourth done
1511 third trade fourth
1512 sixth give ore
1513 sixth ask card second-wind
1514 second give card turukkaeans
1515 fourth work blank
1516 third drop
1517 second unask card blessing
1518 second give flour
1519 fourth at eshnunna
1520 second ask flour
1521 third mill 0
1522 third trade first
1523 fourth done
1524 second unask flour
1525 third give card envoys
1526 fourth trade third
1527 fourth give card deserters
1528 fourth drop
1529 third ungive card envoys
1530 third ask card envoys
1531 third give card envoys
1532 sixth give wood
1533 second send
1534 third ask card hanaeans
1535 fourth counter second
1536 third unask card hanaeans
1537 second done
1538 second trade third
1539 third drop
1540 second give metal
1541 second send
1542 fourth give card intrigue
1543 third trade sixth
1544 fourth ask card forced-march
1545 fourth ask 25 flour
1546 sixth unask card second-wind
1547 second withdraw
1548 fourth ungive card intrigue
1549 fourth unask 25 flour
1550 sixth give wood
1551 third give ore
1552 fourth give card intrigue
1553 sixth send
1554 first counter sixth
1555 fourth ungive card intrigue
1556 second trade fifth
1557 third give card gutians
1558 first send
1559 fourth unask flour
1560 fourth send
1561 fourth done
1562 third drop
1563 third done
1564 third trade first
1565 fourth withdraw
1566 third drop
1567 third trade second
1568 third ask card sutaeans
1569 fourth done
1570 sixth counter first
1571 second ask card rich-harvest
1572 second ask card hanaeans
1573 third send
1574 sixth drop
1575 second give metal
1576 third withdraw
1577 second drop
1578 sixth trade fifth
1579 sixth ask card mercenaries
1580 sixth drop
1581 third done
1582 sixth done
1583 sixth trade first
1584 second done
1585 third done
1586 sixth ask card locusts
1587 sixth ask card envoys
1588 third trade sixth
1589 third ask card hanaeans
1590 sixth give ore
1591 third ask 25 grain
1592 third give ore
1593 sixth ask ore
1594 sixth send
1595 third drop
1596 sixth withdraw
1597 third trade fifth
1598 sixth done
1599 third drop
1600 sixth done
1601 sixth trade third
1602 sixth drop
1603 third done
1604 sixth trade fourth
1605 sixth ask metal
1606 sixth send
1607 fourth accept sixth
1608 sixth done
1609 fourth counterclockwise
1610 fourth done
1611 fourth done
1612 fourth done
1613 third trade second
1614 third give card gutians
1615 third ask card spies
1616 third drop
1617 third done
1618 third trade fourth
1619 third ask 25 ore
1620 third send
1621 fourth trade third
1622 third done
1623 third done
1624 second trade sixth
1625 second ask metal
1626 second give grain
1627 second give grain
1628 fourth give card deserters
1629 second ask card rich-harvest
1630 second ungive grain
1631 fourth ask wood
1632 second give flour
1633 fourth send
1634 fourth counter third
1635 fourth give grain
1636 fourth ask flour
1637 second unask metal
1638 second ask card gutians
1639 fourth ungive grain
1640 fourth give wood
1641 second unask card gutians
1642 second drop
1643 second trade first
1644 fourth drop
1645 second give grain
1646 second give card turukkaeans
1647 second give grain
1648 second ask card hanaeans
1649 second send
1650 second done
1651 first trade third
1652 first give metal
1653 second campaign war
1654 second against first
1655 second pay metal
1656 second no
1657 second card turukkaeans
1658 first drop
1659 first counter second
1660 first ask card gutians
1661 second at shusharra
1662 first ask card cedar-rafts
1663 second at turukkaeans
1664 first unask grain
1665 first unask card gutians
1666 first ask 5 wood
1667 second unit foot
1668 second at babylon
1669 second at nippur
1670 second done
1671 first drop
1672 first done
1673 first campaign war
1674 first against fifth
1675 first pay metal
1676 first no
1677 first done
1678 sixth done
1679 sixth campaign war
1680 sixth against fifth
1681 sixth pay wood
1682 sixth done
1683 fifth trade fourth
1684 fifth drop
1685 fifth trade sixth
1686 fifth give wood
1687 fifth drop
1688 fifth trade sixth
1689 fifth give wood
1690 fifth drop
1691 fifth done
1692 fifth card hanaeans
1693 fifth at hatra
1694 fifth at karana
1695 fifth campaign war
1696 fifth against second
1697 fifth pay wood
1698 fifth done
1699 second at marad
1700 third trade second
1701 second at nippur
1702 fifth trade first
1703 second done
1704 fifth drop
1705 sixth done
1706 fourth trade first
1707 third drop
1708 third trade sixth
1709 third drop
1710 fifth at alalakh
1711 sixth trade first
1712 third done
1713 third bank grain flour
1714 fifth trade second
1715 fifth drop
1716 sixth ask card blessing
1717 second at marad
1718 fifth trade fourth
1719 fourth drop
1720 second trade fifth
1721 fourth trade third
1722 third mill 1
1723 sixth send
1724 fourth give wood
1725 fourth ungive wood
1726 fifth drop
1727 sixth bank grain flour
1728 third done
1729 fifth done
1730 fourth drop
1731 sixth withdraw
1732 fifth mill 4
1733 fifth done
1734 second drop
1735 fourth done
1736 fourth bank grain ore
1737 fifth done
1738 fifth trade third
1739 third bank grain metal
1740 fifth ask flour
1741 third bank grain wood
1742 second bank grain metal
1743 second bank grain ore
1744 third work blank
1745 third at tadmor
1746 sixth trade fourth
1747 fourth trade third
1748 fourth drop
1749 second mill 0
1750 first trade sixth
1751 third bank grain wood
1752 second done
1753 fifth drop
1754 first ask metal
1755 second trade first
1756 third trade sixth
1757 fifth done
1758 second give metal
1759 fourth mill 2
1760 fourth trade first
1761 fourth drop
1762 first unask metal
1763 first ask card spies
1764 third drop
1765 fourth trade sixth
1766 sixth give ore
1767 third done
1768 first give 5 grain
1769 sixth drop
1770 second ask card yaminites
1771 fifth done
1772 sixth mill 3
1773 fourth give card intrigue
1774 fourth send
1775 second send
1776 fourth withdraw
1777 third trade second
1778 third ask card envoys
1779 second work blank
1780 first give 5 grain
1781 third drop
1782 first ask 5 grain
1783 first ungive 5 grain
1784 third bank grain metal
1785 fourth done
1786 sixth done
1787 first unask 5 grain
1788 first ask card caravan
1789 sixth trade fourth
1790 sixth ask card locusts
1791 fourth done
1792 first ask card forced-march
1793 fourth trade second
1794 sixth unask card locusts
1795 first send
1796 third trade fourth
1797 first counter second
1798 third ask card envoys
1799 fourth ask card second-wind
1800 second at marad
1801 first drop
1802 sixth drop
1803 sixth bank grain flour
1804 fourth drop
1805 second work blank
1806 second at babylon
1807 fourth bank grain ore
1808 sixth bank grain ore
1809 fourth bank grain metal
1810 second trade fifth
1811 sixth bank grain metal
1812 first mill 3
1813 sixth trade second
1814 second ask card envoys
1815 first bank grain flour
1816 third send
1817 sixth ask 5 ore
1818 third done
1819 first bank grain metal
1820 sixth unask ore
1821 third withdraw
1822 third done
1823 sixth send
1824 fourth bank grain flour
1825 second unask card envoys
1826 fourth at eshnunna
1827 second decline sixth
1828 fourth trade third
1829 second ask card yaminites
1830 second drop
1831 fourth ask card siege-ladders
1832 fourth give ore
1833 sixth bank grain flour
1834 sixth done
1835 sixth trade second
1836 first bank grain ore
1837 sixth ask 25 ore
1838 fourth drop
1839 second work blank
1840 fourth trade second
1841 second at babylon
1842 sixth give flour
1843 sixth send
1844 sixth withdraw
1845 fourth drop
1846 sixth trade fifth
1847 second bank grain wood
1848 sixth give wood
1849 second done
1850 sixth ungive wood
1851 fourth trade sixth
1852 second bank grain wood
1853 sixth give metal
1854 first bank grain ore
1855 sixth ungive metal
1856 first bank grain metal
1857 fourth ask card hanaeans
1858 sixth give metal
1859 second trade fourth
1860 fourth give card intrigue
1861 first bank grain flour
1862 first done
1863 first done
1864 sixth give wood
1865 fourth send
1866 sixth drop
1867 fourth bank grain flour
1868 second drop
1869 fourth done
1870 sixth decline fourth
1871 second done
1872 sixth done
1873 sixth done
1874 first bank grain wood
1875 fourth bank grain metal
1876 second bank grain flour
1877 first done
1878 second bank wood ore
1879 second trade third
1880 first done
1881 fourth done
1882 second ask card locusts
1883 second ask card deserters
1884 second unask card deserters
1885 second unask card locusts
1886 second give metal
1887 second ask card yaminites
1888 second send
1889 second withdraw
1890 second bank grain wood
1891 second done
1892 second clockwise
1893 second trade fifth
1894 second ask flour
1895 second ask 25 flour
1896 second drop
1897 second bank grain flour
1898 second done
1899 second done
1900 second bank grain wood
1901 second trade fifth
1902 second drop
1903 second done
1904 third trade fifth
1905 third give ore
1906 third give card envoys
1907 third send
1908 third done
1909 third campaign break
1910 fifth accept third
1911 third pay metal
1912 third trade fourth
1913 third ask card deserters
1914 third drop
1915 third done
1916 fourth erect ishtar
1917 fourth at mashkan
1918 fourth no
1919 fourth trade second
1920 fourth give card deserters
1921 fourth ask card turukkaeans
1922 fourth give card intrigue
1923 fourth ungive card intrigue
1924 fourth ask metal
1925 fourth unask metal
1926 fourth send
1927 fourth withdraw
1928 fourth done
1929 fourth trade first
1930 fourth drop
1931 fourth trade third
1932 fourth give card deserters
1933 fourth drop
1934 fourth trade first
1935 fourth drop
1936 fourth trade sixth
1937 fourth give ore
1938 fourth ungive ore
1939 fourth drop
1940 fourth done
1941 fourth done
1942 fifth bank grain wood
1943 fifth done
1944 fifth bank grain metal
1945 fifth trade fourth
1946 fifth drop
1947 fifth trade third
1948 fifth drop
1949 fifth done
1950 fifth trade first
1951 fifth drop
1952 fifth bank grain ore
1953 fifth done
1954 sixth done
1955 sixth trade fifth
1956 sixth ask card spies
1957 sixth ask card turukkaeans
1958 sixth send
1959 sixth withdraw
1960 sixth campaign alliance
1961 sixth against third
1962 sixth pay flour
1963 sixth trade second
1964 sixth give wood
1965 sixth drop
1966 sixth trade third
1967 sixth drop
1968 sixth trade fifth
1969 sixth give wood
1970 sixth ask card turukkaeans
1971 sixth ungive wood
1972 sixth unask card turukkaeans
1973 sixth give flour
1974 sixth ungive flour
1975 sixth drop
1976 sixth unit chariot
1977 sixth at assur
1978 sixth at arbela
1979 sixth unit chariot
1980 sixth at arbela
1981 sixth at turukkaeans
1982 sixth trade fourth
1983 sixth give metal
1984 sixth send
1985 sixth done
1986 first trade fifth
1987 fourth counter sixth
1988 fourth send
1989 first ask 25 flour
1990 first ask grain
1991 sixth accept fourth
1992 first send
1993 first done
1994 fifth counter first
1995 fifth send
1996 first done
1997 first done
1998 sixth done
1999 third at ugarit
2000 sixth trade third
2001 sixth ask 5 flour
2002 fifth bank grain ore
2003 third bank wood metal
2004 sixth ask flour
2005 first mill 0
2006 fifth at alalakh
2007 fourth done
2008 sixth send
2009 first trade fifth
2010 first give card blessing
2011 first send
2012 second done
2013 fifth done
2014 sixth withdraw
2015 second trade fifth
2016 fifth decline first
2017 fifth trade fourth
2018 first done
2019 fifth drop
2020 third done
2021 first done
2022 sixth trade second
2023 sixth give ore
2024 sixth send
2025 second ask card second-wind
2026 sixth mill 0
2027 second send
2028 fourth trade fifth
2029 fourth ask wood
2030 second mill 1
2031 fourth drop
2032 fourth trade sixth
2033 sixth withdraw
2034 third trade second
2035 second done
2036 third ask card siege-ladders
2037 first trade third
2038 fourth ask 25 grain
2039 first drop
2040 first trade sixth
2041 second done
2042 fourth ask card spies
2043 second withdraw
2044 sixth trade fourth
2045 second trade fifth
2046 sixth give ore
2047 second ask card siege-ladders
2048 fourth drop
2049 fifth trade first
2050 fifth drop
2051 sixth ungive ore
2052 third drop
2053 second ask card spies
2054 sixth ask grain
2055 second unask card spies
2056 second give metal
2057 second ungive metal
2058 third trade fifth
2059 second ask card turukkaeans
2060 fifth mill 2
2061 second ask card second-wind
2062 first ask card siege-ladders
2063 third give card gutians
2064 fifth trade fourth
2065 second drop
2066 first drop
2067 second trade first
2068 third drop
2069 fourth trade first
2070 third mill 0
2071 third trade sixth
2072 fourth ask 5 flour
2073 fourth ask card mercenaries
2074 fourth unask card mercenaries
2075 fifth give flour
2076 sixth drop
2077 sixth trade second
2078 first trade fifth
2079 fourth give ore
2080 second ask 25 grain
2081 third drop
2082 sixth ask card second-wind
2083 second give 5 grain
2084 third trade sixth
2085 second unask grain
2086 fifth give ore
2087 sixth drop
2088 fourth ask card spies
2089 fourth send
2090 fifth drop
2091 sixth trade fourth
2092 first decline fourth
2093 first ask 25 ore
2094 fourth trade first
2095 fourth give ore
2096 fifth done
2097 fifth trade second
2098 sixth drop
2099 fifth ask card locusts
2100 fourth give metal
2101 first unask ore
2102 sixth trade fifth
2103 second ask card caravan
2104 fourth ungive ore
2105 sixth give ore
2106 fifth give metal
2107 fourth drop
2108 sixth send
2109 third ask card turukkaeans
2110 fourth mill 0
2111 fourth trade fifth
2112 fifth ask ore
2113 fourth drop
2114 fourth trade second
2115 fifth ask card caravan
2116 second unask grain
2117 sixth withdraw
2118 fifth ask 5 flour
2119 third send
2120 fifth give 5 ore
2121 third done
2122 sixth counter third
2123 fifth ungive ore
2124 third done
2125 third trade sixth
2126 first ask card locusts
2127 first send
2128 third give grain
2129 fifth ungive ore
2130 fifth unask 5 flour
2131 first done
2132 fourth drop
2133 first withdraw
2134 third give ore
2135 second unask grain
2136 first trade fourth
2137 fourth done
2138 sixth drop
2139 third give metal
2140 second ungive grain
2141 sixth trade first
2142 second send
2143 first ask card yaminites
2144 fourth done
2145 sixth give metal
2146 third drop
2147 first give metal
2148 fourth done
2149 fourth trade third
2150 third done
2151 third trade second
2152 fourth drop
2153 fourth trade third
2154 fifth drop
2155 first drop
2156 third give card gutians
2157 second done
2158 sixth ungive metal
2159 fourth ask wood
2160 second withdraw
2161 sixth drop
2162 fifth bank ore flour
2163 first done
2164 sixth done
2165 fifth trade first
2166 fourth drop
2167 sixth trade first
2168 fourth done
2169 fifth give metal
2170 second bank wood metal
2171 second done
2172 third give metal
2173 third give grain
2174 fifth drop
2175 third send
2176 third withdraw
2177 sixth give ore
2178 third trade first
2179 third give metal
2180 sixth ask flour
2181 fifth bank wood ore
2182 fifth bank ore metal
2183 sixth ungive ore
2184 fifth trade first
2185 third ask card gutians
2186 fifth drop
2187 fifth trade first
2188 sixth drop
2189 fifth ask card second-wind
2190 third ungive metal
2191 fifth drop
2192 third send
2193 third withdraw
2194 sixth done
2195 third trade first
2196 sixth done
2197 fifth done
2198 third drop
2199 sixth trade fourth
2200 sixth ask card rich-harvest
2201 fifth trade fourth
2202 fifth ask card caravan
2203 sixth unask card rich-harvest
2204 sixth ask card mercenaries
2205 sixth give metal
2206 fifth drop
2207 third trade fifth
2208 third ask card intrigue
2209 fifth done
2210 sixth ungive metal
2211 third drop
2212 sixth give metal
2213 fifth done
2214 third done
2215 sixth give ore
2216 sixth send
2217 sixth done
2218 fourth trade fifth
2219 fourth drop
2220 second clockwise
2221 second bank metal grain
2222 fourth decline sixth
2223 second bank grain ore
2224 second bank ore metal
2225 second done
2226 second campaign alliance
2227 second against sixth
2228 second pay metal
2229 second bank grain wood
2230 second done
2231 third trade fifth
2232 third ask card blessing
2233 third unask card blessing
2234 third ask card hanaeans
2235 third drop
2236 third done
2237 third trade sixth
2238 third drop
2239 third trade fifth
2240 third ask 5 wood
2241 third unask 5 wood
2242 third give grain
2243 third ask 5 ore
2244 third give card gutians
2245 third unask 5 ore
2246 third send
2247 fifth decline third
2248 third trade fourth
2249 third drop
2250 third done
2251 third done
2252 fourth done
2253 fourth campaign break
2254 fourth pay metal
2255 fourth trade third
2256 fourth ask card siege-ladders
2257 fourth drop
2258 fourth done
2259 fifth done
2260 fifth campaign war
2261 fifth against second
2262 fifth pay metal
2263 fifth no
2264 fifth done
2265 sixth done
2266 sixth campaign war
2267 sixth against third
2268 sixth pay metal
2269 sixth trade third
2270 sixth drop
2271 sixth done
2272 first trade fifth
2273 first ask grain
2274 first ask card caravan
2275 first unask card caravan
2276 first drop
2277 first trade sixth
2278 first ask card mercenaries
2279 first ask card caravan
2280 first ask card cedar-rafts
2281 first send
2282 sixth trade fifth
2283 first done
2284 sixth decline first
2285 first trade fifth
2286 sixth give wood
2287 sixth give ore
2288 sixth give ore
2289 first drop
2290 sixth ungive ore
2291 sixth ask card caravan
2292 sixth give ore
2293 sixth drop
2294 first done
2295 first trade second
2296 first give metal
2297 first ungive metal
2298 first drop
2299 first trade fourth
2300 first drop
2301 first done
end 2301 e837ad575aa83eb2
