[Game "mesopotamia"]
[Rules "3"]
[Seats "6"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one, attack=book, offers=free, bank-flour=take, second-wind=attacker, smelting=choose, may=must, absent-cores=empty, board=whole, interrupts=on"]
[Names "first, second, third, fourth, fifth, sixth"]
[SeedHash "0055117f0d8e79598af77e2c348df5863d0554618664d8a75061a015bb2cb31e"]
[Seed "golden mesopotamia 6"]
[Box "standard 58dce2de"]
[Result "0 1 2 0 2 0"]

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
40 fifth smelt 4
41 fourth withdraw
42 third drop
43 sixth ask 25 ore
44 second send
45 third trade fourth
46 third drop
47 fifth bank wood metal
48 fifth card spies
49 sixth send
50 sixth card caravan
51 fifth against sixth
52 fourth mill 1
53 first decline sixth
54 sixth trade third
55 third trade sixth
56 first work foot
57 third drop
58 fourth decline second
59 first at larsa
60 first bank ore flour
61 second card rich-vein
62 second mill 5
63 sixth give 5 ore
64 first done
65 fourth trade first
66 sixth give 5 wood
67 fifth card gutians
68 second trade fourth
69 sixth send
70 sixth mill 5
71 second give card forced-march
72 fourth ask 5 wood
73 fifth bank metal wood
74 sixth withdraw
75 third bank metal grain
76 third done
77 fifth bank metal grain
78 third bank metal ore
79 fourth unask wood
80 sixth done
81 fifth work blank
82 sixth work chariot
83 third done
84 sixth at assur
85 third done
86 first bank grain metal
87 fifth at halab
88 second give card sutaeans
89 sixth done
90 sixth erect forge
91 fourth ask 25 metal
92 sixth bank grain wood
93 second drop
94 fifth work blank
95 second trade sixth
96 first trade third
97 fourth send
98 first decline fourth
99 second drop
100 fourth trade second
101 second done
102 fifth at halab
103 first give card rich-harvest
104 first give 5 grain
105 first ask ore
106 first send
107 fourth give 5 wood
108 fifth bank grain ore
109 fourth give 5 metal
110 fifth done
111 sixth trade first
112 first erect forge
113 sixth give card locusts
114 sixth ungive card locusts
115 fourth ungive wood
116 sixth drop
117 third decline first
118 fourth drop
119 sixth done
120 fourth bank wood metal
121 first done
122 fourth trade third
123 fourth drop
124 fourth done
125 second bank ore flour
126 fourth done
127 fourth done
128 second work foot
129 fifth erect forge
130 fifth trade fourth
131 fifth ask card rich-vein
132 second at babylon
133 second trade first
134 second drop
135 second work blank
136 second at babylon
137 fifth drop
138 second trade third
139 fifth done
140 second ask card envoys
141 second unask card envoys
142 second give grain
143 second ungive grain
144 second drop
145 second work blank
146 second at babylon
147 second trade fourth
148 second drop
149 second done
150 second done
151 sixth clockwise
152 sixth done
153 sixth bank ore metal
154 sixth campaign alliance
155 sixth against fourth
156 sixth pay wood
157 sixth trade second
158 sixth drop
159 sixth bank metal grain
160 sixth done
161 first bank grain wood
162 first done
163 first done
164 first done
165 second erect ishtar
166 second trade fifth
167 second drop
168 second bank metal flour
169 second done
170 second done
171 second trade third
172 second ask card intrigue
173 second drop
174 second bank wood metal
175 second unit blank
176 second at babylon
177 second at sippar
178 second unit blank
179 second at babylon
180 second at sippar
181 second bank ore flour
182 second done
183 third card cedar-rafts
184 third bank wood ore
185 third bank ore metal
186 third done
187 third done
188 third bank grain wood
189 third trade sixth
190 third drop
191 third bank wood ore
192 third done
193 fourth bank grain flour
194 fourth done
195 fourth done
196 fourth done
197 fifth bank grain flour
198 fifth bank metal ore
199 fifth bank ore wood
200 fifth done
201 fifth campaign war
202 fifth against first
203 fifth pay flour
204 fifth unit blank
205 fifth at halab
206 fifth at emar
207 fifth trade fourth
208 fifth give card hanaeans
209 fifth ask card turukkaeans
210 fifth give wood
211 fifth unask card turukkaeans
212 fifth send
213 fifth done
214 fifth mill 0
215 sixth card locusts
216 second trade fourth
217 fourth trade third
218 fifth done
219 sixth against fourth
220 second ask card yaminites
221 sixth mill 2
222 third bank wood grain
223 fourth ask card locusts
224 third trade sixth
225 third drop
226 fourth drop
227 third bank grain wood
228 second give card forced-march
229 fifth done
230 fifth trade fourth
231 third mill 3
232 fourth bank metal grain
233 first mill 3
234 fourth trade first
235 sixth done
236 third done
237 fourth drop
238 fourth trade sixth
239 first done
240 sixth done
241 fifth drop
242 fourth ask grain
243 fifth trade fourth
244 third done
245 third done
246 sixth done
247 first done
248 first trade fifth
249 fourth send
250 second ungive card forced-march
251 first give grain
252 second unask card yaminites
253 second ask 25 flour
254 fourth mill 1
255 fourth done
256 sixth accept fourth
257 fifth drop
258 fifth done
259 first give wood
260 first drop
261 fourth work blank
262 second give metal
263 fourth at eshnunna
264 second send
265 first bank grain ore
266 fifth done
267 fourth trade sixth
268 fourth decline second
269 second trade sixth
270 first card rich-harvest
271 fourth drop
272 second ask 5 flour
273 fourth done
274 first done
275 second send
276 second withdraw
277 fourth bank wood ore
278 fourth bank wood grain
279 fourth bank grain metal
280 fourth trade second
281 fourth drop
282 second mill 0
283 second trade fourth
284 fourth trade first
285 second drop
286 second trade first
287 fourth ask card yaminites
288 fourth unask card yaminites
289 fourth drop
290 fourth done
291 second give 5 ore
292 second give grain
293 second ask card deserters
294 second give card forced-march
295 second send
296 second done
297 second done
298 first counter second
299 first unask ore
300 second done
301 first unask card forced-march
302 first ask wood
303 first send
304 first clockwise
305 first bank ore flour
306 second decline first
307 first bank wood ore
308 first trade fifth
309 first drop
310 first trade second
311 first drop
312 first trade sixth
313 first ask card siege-ladders
314 first give grain
315 first ungive grain
316 first drop
317 first trade third
318 first give card yaminites
319 first ungive card yaminites
320 first give card yaminites
321 first give grain
322 first ask card rich-harvest
323 first unask card rich-harvest
324 first drop
325 first trade third
326 first drop
327 first trade second
328 first ask card cedar-rafts
329 first drop
330 first trade fourth
331 first ask card cedar-rafts
332 first send
333 fourth decline first
334 first trade fifth
335 first give flour
336 first drop
337 first trade second
338 first give 5 grain
339 first give card yaminites
340 first ungive grain
341 first give ore
342 first ungive grain
343 first drop
344 first trade fourth
345 first give grain
346 first drop
347 first done
348 first done
349 first trade sixth
350 first drop
351 first unit foot
352 first at larsa
353 first at lagash
354 first done
355 second trade fourth
356 second give wood
357 second send
358 second bank ore metal
359 second done
360 fourth counter second
361 second done
362 second done
363 third erect marduk
364 third no
365 fourth ask card second-wind
366 third trade sixth
367 fourth ask metal
368 third give card envoys
369 third drop
370 fourth send
371 second counter fourth
372 second ask card rich-harvest
373 second ungive wood
374 second unask card rich-harvest
375 third done
376 second give card sutaeans
377 second ungive metal
378 second give ore
379 third campaign war
380 second send
381 third against fourth
382 third pay wood
383 fourth trade first
384 fourth accept second
385 fourth give flour
386 fourth give flour
387 third yes
388 third done
389 fourth send
390 first bank grain metal
391 first bank grain wood
392 first accept fourth
393 fourth trade first
394 fourth ask card second-wind
395 fourth give card sutaeans
396 fourth give card envoys
397 fourth send
398 first decline fourth
399 fourth bank ore flour
400 fourth trade second
401 fourth drop
402 fourth done
403 fourth campaign alliance
404 fourth against fifth
405 fourth pay metal
406 fourth no
407 fourth bank metal ore
408 fourth card siege-ladders
409 fourth done
410 fifth done
411 fifth done
412 fifth card gutians
413 fifth at lullubum
414 fifth at gutians
415 fifth trade first
416 fifth drop
417 fifth trade second
418 fifth drop
419 fifth trade second
420 fifth drop
421 fifth done
422 sixth done
423 sixth campaign alliance
424 sixth against second
425 sixth pay flour
426 second no
427 sixth done
428 first trade fourth
429 fifth mill 3
430 second mill 4
431 second done
432 fourth bank grain metal
433 sixth bank grain ore
434 sixth card rich-harvest
435 fifth bank grain wood
436 second trade sixth
437 fourth trade first
438 fifth trade fourth
439 third trade second
440 third give 5 grain
441 second ask card locusts
442 third drop
443 fourth drop
444 third trade first
445 third ask card intrigue
446 third ask card second-wind
447 third send
448 first give flour
449 sixth bank ore flour
450 sixth bank grain flour
451 sixth mill 5
452 third withdraw
453 sixth done
454 fourth trade first
455 fifth give 5 grain
456 fourth ask 25 metal
457 third mill 4
458 third trade fifth
459 first drop
460 fifth ungive 5 grain
461 first done
462 second ask 25 grain
463 second unask card locusts
464 sixth done
465 fourth ask flour
466 second drop
467 fifth give card hanaeans
468 second done
469 fifth ask 5 flour
470 second trade sixth
471 second ask card hanaeans
472 fifth give wood
473 fifth give card mercenaries
474 fifth ungive card mercenaries
475 third give card forced-march
476 second drop
477 first bank grain wood
478 second done
479 sixth trade third
480 fourth give card intrigue
481 fifth ungive card hanaeans
482 fifth ungive wood
483 first trade fifth
484 first ask metal
485 fourth give ore
486 sixth ask 5 wood
487 fifth unask 5 flour
488 third give flour
489 fifth ask card intrigue
490 fourth ungive card intrigue
491 sixth drop
492 sixth bank grain ore
493 fourth ungive ore
494 fifth drop
495 first ask metal
496 third send
497 third bank grain flour
498 fourth unask 5 metal
499 first drop
500 sixth done
501 fourth unask 5 metal
502 first trade fourth
503 third bank grain flour
504 third withdraw
505 fifth trade second
506 third trade first
507 first give card blessing
508 third ask 25 grain
509 fourth give card envoys
510 first ask wood
511 fifth ask metal
512 third ask 5 grain
513 first send
514 third ask card sutaeans
515 fifth ask card hanaeans
516 fourth give card intrigue
517 fifth ask card siege-ladders
518 third give 5 flour
519 fifth ask card hanaeans
520 third unask grain
521 first withdraw
522 third unask grain
523 fifth unask metal
524 fourth send
525 third unask card sutaeans
526 fourth mill 2
527 fourth bank grain metal
528 first counter fourth
529 first unask card intrigue
530 fifth drop
531 fifth done
532 third send
533 third done
534 third done
535 first ungive flour
536 fifth bank grain ore
537 first ask ore
538 first send
539 first counter third
540 fourth done
541 first drop
542 fifth bank grain flour
543 fourth work smelt
544 first bank grain wood
545 fifth work smelt
546 fourth at eshnunna
547 fourth smelt 1
548 fourth bank metal ore
549 fourth bank grain flour
550 third done
551 fifth at halab
552 fifth smelt 1
553 fourth work blank
554 first mill 2
555 fourth at eshnunna
556 fourth trade second
557 first trade sixth
558 first drop
559 fifth bank grain metal
560 fifth trade fourth
561 fifth give flour
562 fourth ask card rich-harvest
563 fifth drop
564 fourth drop
565 fifth done
566 fourth bank grain metal
567 first trade third
568 fourth trade first
569 fourth ask card envoys
570 fifth at halab
571 fourth drop
572 first drop
573 first bank wood ore
574 fifth done
575 first trade sixth
576 fourth work blank
577 first give card blessing
578 first ungive card blessing
579 first ask grain
580 first give card deserters
581 fourth at eshnunna
582 first ungive card deserters
583 first drop
584 fifth trade first
585 fourth trade fifth
586 first bank grain ore
587 first bank grain ore
588 fourth drop
589 fourth done
590 fifth ask 5 ore
591 first trade fifth
592 fourth bank grain ore
593 fourth bank grain ore
594 fourth bank grain metal
595 fifth ask 25 flour
596 fifth unask 25 flour
597 fifth unask 5 ore
598 first ask 25 grain
599 fourth trade fifth
600 fifth give card hanaeans
601 fifth ungive card hanaeans
602 first unask 5 grain
603 fourth give card sutaeans
604 first drop
605 fifth ask metal
606 fourth give flour
607 first bank grain wood
608 fourth send
609 fifth give 5 grain
610 fourth bank metal grain
611 first bank grain metal
612 fourth done
613 fifth drop
614 fifth accept fourth
615 first done
616 first work smelt
617 first at larsa
618 fifth bank grain ore
619 fifth bank grain flour
620 fifth done
621 first smelt 1
622 first work blank
623 first at lagash
624 first work blank
625 first at larsa
626 first work blank
627 first at larsa
628 first work smelt
629 first at larsa
630 first smelt 2
631 first bank metal wood
632 first work blank
633 first at larsa
634 first work blank
635 first at lagash
636 first bank grain ore
637 first done
638 first done
639 first done
640 fourth clockwise
641 fourth done
642 fourth campaign alliance
643 fourth against second
644 fourth pay flour
645 fourth no
646 second yes
647 fourth bank grain ore
648 fourth done
649 fifth trade second
650 fifth drop
651 fifth bank grain metal
652 fifth erect marduk
653 fifth no
654 fifth done
655 fifth done
656 fifth card sutaeans
657 fifth at rapiqum
658 fifth at bagdad
659 fifth trade second
660 fifth ask 25 metal
661 fifth drop
662 fifth trade fourth
663 fifth give grain
664 fifth ungive grain
665 fifth give card hanaeans
666 fifth ungive card hanaeans
667 fifth give wood
668 fifth ask card locusts
669 fifth unask card locusts
670 fifth give ore
671 fifth send
672 fifth withdraw
673 fifth done
674 sixth done
675 sixth done
676 sixth bank grain metal
677 sixth done
678 first trade fourth
679 first give card yaminites
680 first ask card second-wind
681 first send
682 first withdraw
683 first done
684 first bank grain ore
685 first trade fifth
686 first drop
687 first done
688 first bank ore grain
689 first done
690 second erect ishtar
691 second no
692 second bank grain ore
693 second done
694 second done
695 second card forced-march
696 second trade fourth
697 second ask card sutaeans
698 second ask card yaminites
699 second give card turukkaeans
700 second ungive card turukkaeans
701 second drop
702 second unit foot
703 second at babylon
704 second at nippur
705 second unit blank
706 second at sippar
707 second at babylon
708 second done
709 third bank grain ore
710 third card intrigue
711 third against fourth
712 third done
713 third trade fifth
714 third drop
715 third campaign alliance
716 third against sixth
717 third pay flour
718 sixth no
719 third unit chariot
720 third at qatna
721 third at byblos
722 third trade second
723 third ask card deserters
724 third send
725 third unit chariot
726 second bank grain wood
727 third at byblos
728 second bank grain metal
729 third at qatna
730 second trade first
731 second ask 25 grain
732 third withdraw
733 third done
734 fifth mill 4
735 fourth mill 5
736 third trade fifth
737 third ask card locusts
738 sixth trade third
739 first bank grain flour
740 second done
741 fifth trade second
742 first done
743 fourth bank ore grain
744 sixth drop
745 fourth done
746 fifth drop
747 fifth trade second
748 fourth work blank
749 sixth bank grain flour
750 first bank grain metal
751 sixth trade fourth
752 sixth drop
753 third send
754 first mill 1
755 sixth trade fourth
756 third at byblos
757 first bank metal grain
758 third bank grain ore
759 fifth give card mercenaries
760 second mill 3
761 second done
762 sixth give 5 flour
763 sixth send
764 first bank grain flour
765 fifth send
766 fourth at eshnunna
767 first done
768 third withdraw
769 fifth done
770 fourth accept sixth
771 sixth mill 4
772 fifth work blank
773 second accept fifth
774 sixth bank metal grain
775 first work blank
776 second done
777 second trade third
778 second ask card hanaeans
779 sixth trade fifth
780 second unask card hanaeans
781 second ask card gutians
782 sixth drop
783 third trade fifth
784 first at lagash
785 third drop
786 fourth work blank
787 fifth at halab
788 fifth done
789 third trade fifth
790 fourth at eshnunna
791 first done
792 first done
793 fourth done
794 sixth trade third
795 fourth done
796 sixth give wood
797 sixth ungive wood
798 first done
799 second send
800 sixth give 5 flour
801 sixth give wood
802 third drop
803 fifth bank grain metal
804 second bank grain flour
805 second done
806 second withdraw
807 sixth send
808 fifth trade sixth
809 sixth done
810 sixth withdraw
811 fifth give wood
812 sixth done
813 fifth give ore
814 sixth trade third
815 third trade fourth
816 fifth give metal
817 third give grain
818 second trade sixth
819 fifth send
820 third drop
821 sixth drop
822 sixth decline fifth
823 fifth at halab
824 third bank ore flour
825 sixth trade fifth
826 sixth give card blessing
827 fifth done
828 sixth drop
829 fifth trade third
830 fifth ask card blessing
831 fifth drop
832 second give flour
833 sixth trade fourth
834 sixth ask card hanaeans
835 second ask 5 wood
836 third trade first
837 third ask card deserters
838 fifth done
839 third give card forced-march
840 third ungive card forced-march
841 second ask card yaminites
842 sixth ask 5 grain
843 sixth unask 5 grain
844 third drop
845 third done
846 third trade fifth
847 third give 5 flour
848 second unask wood
849 third ungive flour
850 sixth drop
851 second drop
852 sixth trade third
853 second done
854 third send
855 sixth ask card rich-vein
856 sixth drop
857 sixth trade first
858 fifth trade fourth
859 fifth give card mercenaries
860 sixth drop
861 third bank grain wood
862 sixth done
863 fifth ungive card mercenaries
864 fifth accept third
865 fifth give ore
866 third trade fourth
867 third drop
868 fifth ungive ore
869 fifth drop
870 third bank grain metal
871 third bank grain flour
872 third bank grain metal
873 third trade first
874 third give metal
875 third ask card mercenaries
876 third ask wood
877 third drop
878 third bank grain wood
879 third trade fifth
880 third ask card gutians
881 third send
882 third mill 0
883 fifth counter third
884 third bank wood grain
885 third trade first
886 fifth give ore
887 third drop
888 third done
889 third work smelt
890 third at qatna
891 third smelt 1
892 third work blank
893 fifth give card mercenaries
894 fifth drop
895 third at qatna
896 third trade first
897 third drop
898 third done
899 third done
900 third bank metal grain
901 third trade fifth
902 third drop
903 third done
904 fourth counterclockwise
905 fourth done
906 fourth campaign war
907 fourth against first
908 fourth pay flour
909 fourth yes
910 fourth done
911 third trade fifth
912 third ask 25 ore
913 third send
914 third done
915 fifth decline third
916 third card gutians
917 third at lullubum
918 third done
919 third trade sixth
920 third give grain
921 third ask card blessing
922 third ungive grain
923 third drop
924 third trade first
925 third give card forced-march
926 third give grain
927 third ungive card forced-march
928 third drop
929 third done
930 third done
931 second bank grain flour
932 second trade fifth
933 second ask card second-wind
934 second ask flour
935 second send
936 second erect marduk
937 second at babylon
938 fifth decline second
939 second no
940 second done
941 second done
942 second card turukkaeans
943 second at shusharra
944 second done
945 second trade sixth
946 second give metal
947 second ungive metal
948 second ask card caravan
949 second ask 5 metal
950 second send
951 sixth counter second
952 second unit foot
953 sixth drop
954 second at babylon
955 second at kish
956 second trade sixth
957 second ask card rich-harvest
958 second give grain
959 second ask card turukkaeans
960 second drop
961 second bank grain ore
962 second done
963 first trade sixth
964 first ask card envoys
965 first give card blessing
966 first ask metal
967 first give wood
968 first give card yaminites
969 first send
970 sixth counter first
971 sixth drop
972 first done
973 first card yaminites
974 first at ebla
975 first done
976 first trade second
977 first ask wood
978 first drop
979 first campaign war
980 first against fourth
981 first pay wood
982 first trade second
983 first drop
984 first done
985 sixth trade second
986 sixth drop
987 sixth trade first
988 sixth ask 25 wood
989 sixth ask card rich-harvest
990 sixth send
991 first decline sixth
992 sixth trade fifth
993 sixth give card blessing
994 sixth send
995 fifth trade third
996 sixth withdraw
997 sixth done
998 fifth ask card hanaeans
999 sixth trade first
1000 sixth give card blessing
1001 sixth ungive card blessing
1002 fifth give flour
1003 fifth drop
1004 sixth give grain
1005 sixth ask 5 flour
1006 sixth ungive grain
1007 sixth send
1008 first decline sixth
1009 sixth campaign war
1010 sixth against fifth
1011 sixth pay wood
1012 sixth trade fourth
1013 sixth ask 5 metal
1014 sixth give ore
1015 sixth drop
1016 sixth trade third
1017 sixth give ore
1018 sixth ask wood
1019 sixth give card blessing
1020 sixth drop
1021 sixth unit chariot
1022 sixth at assur
1023 sixth at karana
1024 sixth done
1025 fifth trade sixth
1026 fifth ask grain
1027 fifth unask grain
1028 fifth give flour
1029 fifth drop
1030 fifth done
1031 fifth done
1032 fifth attack
1033 fifth at ebla
1034 fifth at halab
1035 fifth unit foot
1036 fifth at halab
1037 fifth unit foot
1038 fifth at halab
1039 fifth unit chariot
1040 fifth go
1041 fifth unit chariot
1042 fifth unit foot
1043 fifth unit chariot
1044 fifth unit foot
1045 fifth trade fourth
1046 fifth give card mercenaries
1047 fifth send
1048 fourth accept fifth
1049 fifth done
1050 fifth mill 0
1051 fourth mill 0
1052 first done
1053 second at nippur
1054 fourth trade sixth
1055 second done
1056 fifth trade first
1057 sixth mill 0
1058 second bank ore metal
1059 second trade third
1060 fifth ask card envoys
1061 fifth drop
1062 sixth trade fifth
1063 fifth bank metal flour
1064 first bank metal ore
1065 third done
1066 sixth give metal
1067 sixth drop
1068 fourth give card intrigue
1069 first mill 0
1070 first trade fourth
1071 second give card mercenaries
1072 fifth trade sixth
1073 second ungive card mercenaries
1074 second drop
1075 first give wood
1076 sixth done
1077 sixth work smelt
1078 sixth at assur
1079 second trade fifth
1080 second give grain
1081 fourth ask card rich-harvest
1082 fifth give card hanaeans
1083 second send
1084 sixth smelt 1
1085 first ask card turukkaeans
1086 fourth ungive card intrigue
1087 sixth done
1088 first ask card gutians
1089 fourth send
1090 third mill 0
1091 second bank metal grain
1092 fourth done
1093 fifth accept second
1094 first ask grain
1095 sixth trade first
1096 third bank metal wood
1097 third done
1098 first ungive wood
1099 fifth ask grain
1100 fifth ask card envoys
1101 sixth decline fourth
1102 third done
1103 sixth ask 25 flour
1104 fourth trade first
1105 sixth ask 25 ore
1106 fifth drop
1107 second bank metal flour
1108 third done
1109 second mill 1
1110 first drop
1111 first bank metal flour
1112 fifth trade second
1113 third done
1114 sixth send
1115 second done
1116 sixth done
1117 second done
1118 second bank grain wood
1119 sixth withdraw
1120 fourth drop
1121 sixth done
1122 first trade sixth
1123 second trade first
1124 fifth drop
1125 second ask card cedar-rafts
1126 second ask 25 ore
1127 fifth done
1128 fifth done
1129 second send
1130 first drop
1131 fourth work blank
1132 first counter second
1133 fifth trade second
1134 first send
1135 first done
1136 first done
1137 first withdraw
1138 first trade second
1139 fourth at eshnunna
1140 first give wood
1141 fourth trade second
1142 first drop
1143 fourth give card sutaeans
1144 fourth ungive card sutaeans
1145 first done
1146 fifth ask card rich-harvest
1147 second trade sixth
1148 first done
1149 fifth unask card rich-harvest
1150 second give wood
1151 second drop
1152 fifth drop
1153 second done
1154 second done
1155 fourth give card intrigue
1156 fifth done
1157 fourth drop
1158 fifth trade sixth
1159 fifth drop
1160 fourth work smelt
1161 fifth done
1162 fourth at eshnunna
1163 fourth smelt 2
1164 fourth trade third
1165 fourth drop
1166 fourth trade sixth
1167 fourth ask card second-wind
1168 fourth give card sutaeans
1169 fourth give flour
1170 fourth ungive flour
1171 fourth ask 5 wood
1172 fourth give card intrigue
1173 fourth unask card second-wind
1174 fourth send
1175 fourth withdraw
1176 fourth bank metal grain
1177 fourth done
1178 fourth trade second
1179 fourth give card mercenaries
1180 fourth give card intrigue
1181 fourth give grain
1182 fourth drop
1183 fourth done
1184 first counterclockwise
1185 first done
1186 first campaign war
1187 first against second
1188 first pay metal
1189 first done
1190 sixth done
1191 sixth trade third
1192 sixth ask card turukkaeans
1193 sixth give card blessing
1194 sixth give metal
1195 sixth drop
1196 sixth campaign alliance
1197 sixth against third
1198 sixth pay metal
1199 sixth done
1200 fifth done
1201 fifth trade second
1202 fifth ask 25 wood
1203 fifth give grain
1204 fifth send
1205 second bank grain wood
1206 second decline fifth
1207 fifth trade fourth
1208 fifth give ore
1209 fifth ask card sutaeans
1210 fifth ungive ore
1211 fifth unask card sutaeans
1212 fifth drop
1213 fifth done
1214 fifth card hanaeans
1215 fifth at shubatenlil
1216 fifth at harran
1217 fifth trade fourth
1218 fifth ask 25 wood
1219 fifth ask card forced-march
1220 fifth ask card second-wind
1221 fifth drop
1222 fifth trade second
1223 fifth drop
1224 fifth done
1225 fourth done
1226 fourth card sutaeans
1227 fourth at meturan
1228 fourth done
1229 fourth done
1230 fourth done
1231 third done
1232 third campaign alliance
1233 third against fifth
1234 third pay wood
1235 third trade sixth
1236 third ask flour
1237 third drop
1238 third done
1239 second bank wood ore
1240 second trade fourth
1241 second give metal
1242 second drop
1243 second trade third
1244 second give metal
1245 second send
1246 second withdraw
1247 second trade third
1248 second drop
1249 second done
1250 second done
1251 second trade sixth
1252 second drop
1253 second done
1254 fourth trade second
1255 first done
1256 third at byblos
1257 third trade first
1258 fifth trade first
1259 second done
1260 first mill 0
1261 third ask card blessing
1262 fourth ask flour
1263 second mill 0
1264 fifth ask card mercenaries
1265 fourth drop
1266 second done
1267 second done
1268 third drop
1269 fourth mill 1
1270 sixth trade first
1271 fourth done
1272 fifth ask card cedar-rafts
1273 fourth trade fifth
1274 third trade sixth
1275 fourth drop
1276 fifth give ore
1277 sixth ask card forced-march
1278 first done
1279 third drop
1280 first done
1281 second done
1282 sixth drop
1283 sixth trade third
1284 first done
1285 third done
1286 sixth ask grain
1287 sixth give card blessing
1288 fourth done
1289 second trade sixth
1290 second drop
1291 fourth trade third
1292 second trade sixth
1293 second drop
1294 first done
1295 third trade fourth
1296 fourth drop
1297 fourth trade sixth
1298 sixth ungive card blessing
1299 sixth give grain
1300 second trade sixth
1301 fourth ask card envoys
1302 fourth unask card envoys
1303 fourth drop
1304 fifth give card hanaeans
1305 fourth trade third
1306 third ask 5 metal
1307 sixth ask 5 ore
1308 third send
1309 sixth drop
1310 fifth give grain
1311 third mill 0
1312 sixth mill 0
1313 third done
1314 sixth trade second
1315 fifth ask card caravan
1316 third done
1317 third withdraw
1318 fourth give metal
1319 third trade sixth
1320 sixth ask card cedar-rafts
1321 fifth send
1322 sixth give grain
1323 first trade sixth
1324 fourth give card intrigue
1325 fifth withdraw
1326 first give ore
1327 second ask 5 wood
1328 first ungive ore
1329 fifth trade fourth
1330 third give card forced-march
1331 first give ore
1332 first send
1333 fifth drop
1334 fifth mill 0
1335 sixth unask card cedar-rafts
1336 second send
1337 second withdraw
1338 fourth give flour
1339 sixth ask 25 flour
1340 third ask card second-wind
1341 third give card siege-ladders
1342 third drop
1343 fourth send
1344 second trade third
1345 fifth trade third
1346 second drop
1347 fourth done
1348 fifth drop
1349 fifth trade sixth
1350 sixth accept first
1351 third decline fourth
1352 sixth ask card cedar-rafts
1353 third done
1354 second done
1355 sixth give metal
1356 sixth send
1357 sixth withdraw
1358 third trade fifth
1359 sixth done
1360 third ask 25 grain
1361 third ask card intrigue
1362 fifth give ore
1363 sixth done
1364 sixth done
1365 sixth trade fourth
1366 fifth ask card gutians
1367 fifth send
1368 third ask card intrigue
1369 third send
1370 fifth decline third
1371 third done
1372 fifth done
1373 fifth work blank
1374 sixth drop
1375 sixth decline fifth
1376 fifth at ebla
1377 sixth done
1378 fifth trade sixth
1379 fifth ask 5 ore
1380 fifth drop
1381 fifth done
1382 fifth trade sixth
1383 fifth ask 5 flour
1384 fifth send
1385 sixth counter fifth
1386 fifth done
1387 fifth done
1388 fourth counterclockwise
1389 sixth drop
1390 fourth done
1391 fourth done
1392 fourth unit chariot
1393 fourth at eshnunna
1394 fourth at der
1395 fourth trade first
1396 fourth ask card intrigue
1397 fourth give metal
1398 fourth drop
1399 fourth trade fifth
1400 fourth give card intrigue
1401 fourth send
1402 fifth card hanaeans
1403 fifth counter fourth
1404 fifth unask card intrigue
1405 fifth give grain
1406 fifth ungive grain
1407 fifth ask 25 metal
1408 fifth ask card yaminites
1409 fifth unask card yaminites
1410 fifth unask metal
1411 fifth send
1412 fifth at shubatenlil
1413 fourth counter fifth
1414 fifth at harran
1415 fourth give grain
1416 fourth ungive metal
1417 fourth give metal
1418 fourth ask card second-wind
1419 fourth ungive grain
1420 fourth ungive metal
1421 fourth send
1422 fifth counter fourth
1423 fifth ask grain
1424 fourth unit chariot
1425 fourth at der
1426 fifth ask card caravan
1427 fifth unask card caravan
1428 fifth give grain
1429 fourth at urua
1430 fourth done
1431 third done
1432 fifth unask grain
1433 fifth ungive grain
1434 fifth drop
1435 third card siege-ladders
1436 third trade fourth
1437 third ask 5 metal
1438 third unask metal
1439 third ask card turukkaeans
1440 third ask card mercenaries
1441 third drop
1442 third trade fourth
1443 third ask card rich-vein
1444 third give grain
1445 third ask 5 grain
1446 third give grain
1447 third send
1448 third campaign alliance
1449 fourth trade first
1450 fourth decline third
1451 third against first
1452 third pay metal
1453 fourth ask wood
1454 third trade first
1455 third ask wood
1456 third unask wood
1457 fourth ask card rich-vein
1458 third give grain
1459 fourth unask card rich-vein
1460 fourth give card mercenaries
1461 third send
1462 third done
1463 fourth give metal
1464 fourth give grain
1465 fourth ask card second-wind
1466 fourth drop
1467 first counter third
1468 first unask grain
1469 first give wood
1470 first send
1471 second trade first
1472 third trade fifth
1473 third ask card sutaeans
1474 third accept first
1475 second ask 5 ore
1476 second give metal
1477 second give card mercenaries
1478 second unask ore
1479 third unask card sutaeans
1480 third give card forced-march
1481 second send
1482 third drop
1483 first counter second
1484 second done
1485 second campaign war
1486 second against third
1487 first drop
1488 second pay metal
1489 second trade fifth
1490 second ask card blessing
1491 second send
1492 fifth decline second
1493 second done
1494 first trade fifth
1495 first give card deserters
1496 first give card blessing
1497 first drop
1498 first trade fourth
1499 first ask card sutaeans
1500 first drop
1501 first trade third
1502 first drop
1503 first done
1504 first trade fourth
1505 first give card deserters
1506 first drop
1507 first done
1508 first trade second
1509 first ask wood
1510 first send
1511 first done
1512 sixth trade third
1513 second counter first
1514 sixth drop
1515 second ask 25 grain
1516 second send
1517 first trade sixth
1518 sixth done
1519 first decline second
1520 first ask card hanaeans
1521 sixth trade first
1522 first send
1523 sixth ask card caravan
1524 sixth decline first
1525 sixth ask card deserters
1526 sixth give metal
1527 sixth unask card caravan
1528 sixth give card blessing
1529 sixth drop
1530 sixth done
1531 sixth done
1532 fifth trade first
1533 fifth drop
1534 fifth trade fourth
1535 fifth drop
1536 fifth trade first
1537 fifth drop
1538 fifth done
1539 fifth trade third
1540 fifth give ore
1541 fifth send
1542 fifth done
1543 fifth withdraw
1544 fifth done
1545 fifth bank grain metal
1546 third done
1547 fourth trade fifth
1548 sixth trade fifth
1549 third mill 5
1550 first trade third
1551 sixth drop
1552 sixth mill 1
1553 fifth bank grain ore
1554 fifth mill 2
1555 third bank grain ore
1556 fifth done
1557 fifth work blank
1558 third done
1559 sixth trade first
1560 sixth ask 25 metal
1561 fifth at ebla
1562 fourth give metal
1563 sixth ask card hanaeans
1564 third trade sixth
1565 fourth drop
1566 fifth done
1567 first give card blessing
1568 sixth send
1569 sixth bank grain wood
1570 fifth trade fourth
1571 second trade sixth
1572 first send
1573 third decline first
1574 sixth withdraw
1575 fifth ask flour
1576 first done
1577 second give card mercenaries
1578 third ask card locusts
1579 third ask card envoys
1580 sixth done
1581 fifth drop
1582 third give ore
1583 first mill 4
1584 second ask 25 grain
1585 first done
1586 fifth bank grain metal
1587 first bank grain metal
1588 fourth trade second
1589 sixth trade third
1590 first trade fifth
1591 fourth ask card forced-march
1592 fourth give 5 grain
1593 fifth done
1594 second ask 25 flour
1595 fourth ask 5 grain
1596 fifth trade first
1597 first give card deserters
1598 second ungive card mercenaries
1599 sixth give wood
1600 first drop
1601 fourth drop
1602 first done
1603 third drop
1604 fifth give ore
1605 fourth trade second
1606 first done
1607 third done
1608 sixth drop
1609 second drop
1610 third trade fourth
1611 second at nippur
1612 fourth ask card gutians
1613 third give 5 grain
1614 first bank grain flour
1615 fourth send
1616 sixth trade fourth
1617 sixth drop
1618 third send
1619 fifth ask ore
1620 third done
1621 second trade first
1622 sixth bank grain flour
1623 fourth decline third
1624 third done
1625 first trade second
1626 second give ore
1627 sixth bank grain flour
1628 fourth mill 2
1629 second give wood
1630 sixth work blank
1631 second ungive ore
1632 first drop
1633 fifth send
1634 sixth at karana
1635 second give card mercenaries
1636 fourth done
1637 fifth done
1638 fourth done
1639 second give card mercenaries
1640 first bank grain ore
1641 sixth work blank
1642 sixth at karana
1643 first trade fourth
1644 first give card deserters
1645 first drop
1646 first accept fifth
1647 first done
1648 fourth done
1649 sixth bank grain wood
1650 sixth work blank
1651 sixth at assur
1652 second drop
1653 second trade fourth
1654 sixth work blank
1655 sixth at karana
1656 second decline fourth
1657 fourth bank grain wood
1658 second ask card envoys
1659 second ask 5 wood
1660 sixth work blank
1661 second ask card gutians
1662 fourth trade first
1663 sixth at assur
1664 second drop
1665 fourth ask 25 flour
1666 second trade first
1667 second ask card second-wind
1668 sixth done
1669 sixth trade third
1670 fourth ask card rich-vein
1671 sixth give 5 grain
1672 second unask card second-wind
1673 second ask wood
1674 fourth unask 25 flour
1675 fourth give card mercenaries
1676 second unask wood
1677 sixth drop
1678 sixth at karana
1679 sixth trade second
1680 sixth drop
1681 fourth drop
1682 second ask metal
1683 sixth done
1684 fourth done
1685 second send
1686 first decline second
1687 second trade sixth
1688 sixth done
1689 second drop
1690 second trade sixth
1691 second drop
1692 second done
1693 second mill 4
1694 second bank grain wood
1695 second done
1696 second done
1697 second bank grain metal
1698 second trade fourth
1699 second give 5 grain
1700 second ask card spies
1701 second send
1702 fourth decline second
1703 second done
1704 second done
1705 first clockwise
1706 first bank grain metal
1707 first done
1708 first done
1709 first trade sixth
1710 first drop
1711 first trade second
1712 first drop
1713 first bank grain flour
1714 first unit blank
1715 first at larsa
1716 first at umma
1717 first trade third
1718 first drop
1719 first unit chariot
1720 first at larsa
1721 first at uruk
1722 first trade fourth
1723 first give grain
1724 first ungive grain
1725 first give card deserters
1726 first ungive card deserters
1727 first give metal
1728 first ask card rich-harvest
1729 first unask card rich-harvest
1730 first drop
1731 first unit chariot
1732 first at uruk
1733 first at isin
1734 first trade second
1735 first drop
1736 first trade sixth
1737 first ask card blessing
1738 first unask card blessing
1739 first give card deserters
1740 first ask 5 metal
1741 first unask metal
1742 first unask metal
1743 first ungive card deserters
1744 first ask card forced-march
1745 first give grain
1746 first unask card forced-march
1747 first give card blessing
1748 first send
1749 first bank grain flour
1750 first withdraw
1751 first unit foot
1752 first at larsa
1753 first at ur
1754 first trade second
1755 first drop
1756 first trade fourth
1757 first ask card spies
1758 first send
1759 first withdraw
1760 first done
1761 second trade sixth
1762 second give 5 grain
1763 second give card mercenaries
1764 second give card mercenaries
1765 second send
1766 second withdraw
1767 second done
1768 second trade sixth
1769 second ask card deserters
1770 second send
1771 second campaign alliance
1772 second against fourth
1773 second pay wood
1774 sixth bank grain ore
1775 sixth decline second
1776 second bank grain flour
1777 second unit blank
1778 second at sippar
1779 second at bagdad
1780 second trade sixth
1781 second ask 5 ore
1782 second unask ore
1783 second ask 5 grain
1784 second drop
1785 second done
1786 third bank grain metal
1787 third trade fourth
1788 third ask 5 metal
1789 third drop
1790 third bank grain flour
1791 third erect ishtar
1792 third at qatna
1793 third no
1794 third done
1795 third bank grain ore
1796 third campaign war
1797 third against second
1798 third pay wood
1799 third done
1800 fourth trade sixth
1801 fourth give wood
1802 fourth give card intrigue
1803 fourth ask 5 grain
1804 fourth send
1805 sixth decline fourth
1806 fourth done
1807 fourth bank grain flour
1808 fourth bank grain wood
1809 fourth campaign alliance
1810 fourth against fifth
1811 fourth pay flour
1812 fifth no
1813 fourth trade second
1814 fourth drop
1815 fourth done
1816 fifth done
1817 fifth campaign alliance
1818 fifth against second
1819 fifth pay metal
1820 second no
1821 fifth done
1822 sixth trade second
1823 sixth ask card rich-harvest
1824 sixth send
1825 sixth withdraw
1826 sixth done
1827 sixth campaign alliance
1828 sixth against fourth
1829 sixth pay wood
1830 sixth trade fifth
1831 sixth drop
1832 sixth trade fifth
1833 sixth ask 5 flour
1834 sixth ask 25 grain
1835 sixth drop
1836 sixth trade second
1837 sixth drop
1838 sixth bank grain ore
1839 sixth done
1840 fifth mill 2
1841 fifth done
1842 second at nippur
1843 fourth trade third
1844 third trade first
1845 fifth trade second
1846 third drop
1847 sixth bank ore metal
1848 first trade second
1849 fourth give grain
1850 first drop
1851 sixth mill 0
1852 second bank grain flour
1853 sixth trade third
1854 fifth ask 25 grain
1855 fifth send
1856 third done
1857 sixth drop
1858 third mill 1
1859 fifth withdraw
1860 sixth done
1861 second trade fifth
1862 sixth trade fourth
1863 second drop
1864 fourth give card mercenaries
1865 second bank grain wood
1866 fifth bank grain metal
1867 fourth send
1868 first trade second
1869 second bank wood metal
1870 sixth ask card spies
1871 fifth work blank
1872 fifth at ebla
1873 fourth mill 2
1874 first ask card locusts
1875 third trade second
1876 fourth bank grain flour
1877 first unask card locusts
1878 first give card deserters
1879 sixth give card blessing
1880 first ask 25 metal
1881 third ask 25 metal
1882 sixth drop
1883 fifth trade sixth
1884 second bank grain wood
1885 fourth done
1886 first give card blessing
1887 fourth bank grain wood
1888 sixth trade fourth
1889 third drop
1890 sixth ask card deserters
1891 fourth done
1892 fourth bank wood grain
1893 sixth give metal
1894 fifth ask card turukkaeans
1895 first drop
1896 second bank grain wood
1897 sixth drop
1898 fourth withdraw
1899 sixth trade fourth
1900 sixth ask wood
1901 fifth unask card turukkaeans
1902 third trade fifth
1903 second done
1904 first trade fifth
1905 fourth done
1906 second mill 1
1907 second bank grain metal
1908 third ask 5 flour
1909 fifth ask card gutians
1910 fourth trade second
1911 fourth give card mercenaries
1912 sixth drop
1913 third give flour
1914 fifth unask card gutians
1915 fourth drop
1916 fifth give metal
1917 sixth trade fifth
1918 fifth drop
1919 fifth bank grain flour
1920 fourth done
1921 second done
1922 third ungive flour
1923 second work blank
1924 fifth done
1925 fifth done
1926 sixth give card blessing
1927 third drop
1928 second at babylon
1929 third done
1930 sixth give metal
1931 third work blank
1932 sixth send
1933 sixth done
1934 third at qatna
1935 fifth counter sixth
1936 sixth trade fifth
1937 fifth send
1938 third trade second
1939 fifth withdraw
1940 first give ore
1941 second trade fifth
1942 sixth give metal
1943 sixth ask card turukkaeans
1944 first give grain
1945 sixth drop
1946 fifth done
1947 second ask 25 ore
1948 third give grain
1949 sixth trade second
1950 second unask 5 ore
1951 third give card forced-march
1952 second unask ore
1953 first drop
1954 first done
1955 first trade sixth
1956 first drop
1957 first trade third
1958 first ask card deserters
1959 sixth ask card spies
1960 sixth ask card turukkaeans
1961 third send
1962 sixth send
1963 third done
1964 first unask card deserters
1965 second give ore
1966 sixth done
1967 first drop
1968 first mill 0
1969 sixth withdraw
1970 third withdraw
1971 second ungive ore
1972 second unask ore
1973 second ask card turukkaeans
1974 first trade sixth
1975 second send
1976 first ask card deserters
1977 third done
1978 first ask 5 metal
1979 third done
1980 second bank metal wood
1981 fifth decline second
1982 first send
1983 sixth counter first
1984 sixth give card blessing
1985 second work blank
1986 second at babylon
1987 second trade sixth
1988 first done
1989 second ask card blessing
1990 sixth drop
1991 second send
1992 first trade fifth
1993 first drop
1994 sixth counter second
1995 sixth ungive card blessing
1996 second done
1997 second done
1998 second bank wood metal
1999 second trade fifth
2000 sixth drop
2001 second give grain
2002 first done
2003 sixth done
2004 second send
2005 fifth decline second
2006 second trade sixth
2007 second give metal
2008 second drop
2009 first done
2010 first trade sixth
2011 first ask 5 wood
2012 first send
2013 first done
2014 sixth trade second
2015 sixth give card blessing
2016 sixth ask card sutaeans
2017 sixth send
2018 sixth counter first
2019 sixth give card blessing
2020 sixth drop
2021 second done
2022 first counterclockwise
2023 first done
2024 first trade fifth
2025 first drop
2026 first trade fifth
2027 first give ore
2028 first give grain
2029 first send
2030 fifth decline first
2031 first campaign alliance
2032 first against third
2033 first pay metal
2034 third no
2035 first trade third
2036 first give card deserters
2037 first send
2038 first withdraw
2039 first trade fifth
2040 first drop
2041 first trade sixth
2042 first drop
2043 first trade third
2044 first give card deserters
2045 first send
2046 third trade first
2047 first withdraw
2048 third drop
2049 first done
2050 sixth trade fifth
2051 sixth give metal
2052 sixth send
2053 fifth decline sixth
2054 sixth done
2055 sixth done
2056 sixth trade fourth
2057 sixth give metal
2058 sixth drop
2059 sixth done
2060 fifth done
2061 fifth campaign war
2062 fifth against first
2063 fifth pay flour
2064 fifth trade fourth
2065 fifth give metal
2066 fifth ungive metal
2067 fifth drop
2068 fifth trade fourth
2069 fifth give metal
2070 fifth ask grain
2071 fifth drop
2072 fifth done
2073 fourth trade fifth
2074 fourth drop
2075 fourth trade fifth
2076 fourth drop
2077 fourth done
2078 fourth trade third
2079 fourth drop
2080 fourth done
2081 fourth trade fifth
2082 fourth ask 25 grain
2083 fourth drop
2084 fourth trade first
2085 fourth give grain
2086 fourth send
2087 fourth done
2088 first trade sixth
2089 first decline fourth
2090 first drop
2091 third trade fifth
2092 third give grain
2093 third give card forced-march
2094 third drop
2095 third trade fifth
2096 third give card forced-march
2097 third give grain
2098 third send
2099 fifth trade third
2100 fifth ask 5 wood
2101 third withdraw
2102 fifth send
2103 third counter fifth
2104 third ask card second-wind
2105 third unask card second-wind
2106 third give card forced-march
2107 third send
2108 fifth decline third
2109 third done
2110 third done
2111 third trade second
2112 third ask grain
2113 third unask grain
2114 third drop
2115 third done
2116 second trade third
2117 second drop
2118 second trade sixth
2119 second give metal
2120 second drop
2121 second trade sixth
2122 second ask card sutaeans
2123 second ask 5 grain
2124 second give metal
2125 second unask grain
2126 second drop
2127 second done
2128 second done
2129 second done
end 2129 14c12650bb4f5d34
