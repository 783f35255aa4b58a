[Game "mesopotamia"]
[Rules "3"]
[Seats "6"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=two, attack=book, offers=free, bank-flour=take, second-wind=attacker, smelting=all, may=must, absent-cores=empty, board=whole, interrupts=on"]
[Names "first, second, third, fourth, fifth, sixth"]
[SeedHash "0055117f0d8e79598af77e2c348df5863d0554618664d8a75061a015bb2cb31e"]
[Seed "golden mesopotamia 6"]
[Box "standard 58dce2de"]
[Result "0 1 0 0 1 0"]

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
321 second mill 3
322 fourth trade sixth
323 second bank grain wood
324 first trade fifth
325 sixth done
326 third card intrigue
327 fifth card caravan
328 sixth bank wood flour
329 third against fifth
330 fourth ask card envoys
331 fourth unask card envoys
332 first drop
333 third done
334 third trade first
335 first done
336 first trade fourth
337 first ask ore
338 second done
339 first unask ore
340 second work foot
341 fifth at alalakh
342 sixth bank ore metal
343 first give card rich-harvest
344 fifth trade second
345 fourth give card intrigue
346 fourth ungive card intrigue
347 fifth drop
348 third drop
349 sixth mill 5
350 third bank grain ore
351 first ask card locusts
352 first ask grain
353 fifth trade third
354 third mill 8
355 second at babylon
356 third trade first
357 second bank grain ore
358 fourth drop
359 first unask card locusts
360 sixth card rich-harvest
361 fourth at mashkan
362 second done
363 sixth done
364 third give card siege-ladders
365 first ask card cedar-rafts
366 third ungive card siege-ladders
367 second done
368 sixth bank grain ore
369 first give card yaminites
370 fifth give 5 metal
371 fifth drop
372 fifth bank metal ore
373 sixth done
374 fourth done
375 third drop
376 first ungive card rich-harvest
377 fourth trade second
378 fifth done
379 fourth drop
380 third done
381 first ask 25 flour
382 sixth at arbela
383 sixth done
384 fifth trade sixth
385 first drop
386 fourth mill 4
387 fourth trade fifth
388 fifth give ore
389 fifth send
390 fifth mill 0
391 fifth done
392 first done
393 third work smelt
394 sixth bank ore wood
395 third at qatna
396 sixth decline fifth
397 first done
398 third bank grain ore
399 fourth drop
400 sixth bank grain ore
401 fifth done
402 sixth done
403 fifth done
404 third bank grain flour
405 third trade sixth
406 third ask card gutians
407 fourth trade fifth
408 fifth trade second
409 third ask grain
410 third give ore
411 fourth drop
412 fifth drop
413 third ask wood
414 fourth trade second
415 fourth ask card blessing
416 third send
417 fifth bank grain ore
418 sixth counter third
419 fourth unask card blessing
420 third work foot
421 sixth ask grain
422 sixth ask card deserters
423 fifth done
424 fourth give grain
425 sixth unask grain
426 fourth ungive grain
427 sixth ask 25 ore
428 fourth give card sutaeans
429 sixth give grain
430 third at qatna
431 third trade fourth
432 fourth ask 25 flour
433 third give flour
434 third give card gutians
435 fourth unask 25 flour
436 third ungive card gutians
437 third drop
438 sixth ask card deserters
439 fourth ask ore
440 sixth ungive grain
441 sixth give card blessing
442 fourth unask ore
443 sixth ungive wood
444 third trade fifth
445 third ask 25 metal
446 fourth drop
447 sixth send
448 fourth trade second
449 fourth give 5 grain
450 third unask 5 metal
451 fourth drop
452 fourth trade sixth
453 third unask metal
454 fourth ask card intrigue
455 fourth ask card second-wind
456 fourth send
457 third give flour
458 sixth counter fourth
459 sixth ask card sutaeans
460 sixth ask card caravan
461 sixth give card blessing
462 third drop
463 fourth trade first
464 sixth give 5 grain
465 fourth ask 25 metal
466 fourth give 5 flour
467 fourth drop
468 third work blank
469 fourth done
470 fourth work blank
471 fourth at eshnunna
472 third at qatna
473 fourth work blank
474 third work blank
475 fourth at mashkan
476 third at qatna
477 third work blank
478 third at qatna
479 sixth give card gutians
480 sixth ungive card blessing
481 third bank grain ore
482 sixth drop
483 third bank grain wood
484 third work blank
485 fourth bank grain flour
486 fourth trade second
487 fourth ask card rich-harvest
488 fourth give card intrigue
489 third at ugarit
490 fourth give flour
491 fourth send
492 third bank grain wood
493 second bank grain ore
494 third work blank
495 third at qatna
496 fourth withdraw
497 third work blank
498 fourth trade sixth
499 fourth give card sutaeans
500 third at qatna
501 third done
502 third trade fourth
503 fourth ungive card sutaeans
504 fourth drop
505 fourth bank grain metal
506 third drop
507 third at ugarit
508 third done
509 third done
510 fourth done
511 fourth bank grain wood
512 fourth done
513 fourth done
514 first counterclockwise
515 first card rich-harvest
516 first trade fifth
517 first give flour
518 first ungive flour
519 first give card blessing
520 first ask card siege-ladders
521 first give card deserters
522 first ask card hanaeans
523 first unask card hanaeans
524 first send
525 first bank grain ore
526 fifth decline first
527 first trade fourth
528 first ask 25 metal
529 first unask metal
530 first unask 5 metal
531 first give card blessing
532 first ungive card blessing
533 first drop
534 first done
535 first trade third
536 first ask card deserters
537 first send
538 first done
539 third counter first
540 first unit foot
541 first at larsa
542 first at lagash
543 first done
544 third ask card intrigue
545 third unask card intrigue
546 third drop
547 sixth bank grain wood
548 sixth done
549 sixth done
550 sixth trade second
551 sixth drop
552 sixth trade third
553 sixth drop
554 sixth done
555 fifth trade first
556 fifth ask card cedar-rafts
557 fifth unask card cedar-rafts
558 fifth ask card rich-vein
559 fifth send
560 fifth done
561 first bank metal flour
562 first counter fifth
563 first give 5 grain
564 fifth campaign alliance
565 fifth against first
566 first send
567 fifth pay metal
568 fifth decline first
569 first no
570 fifth done
571 fourth done
572 fourth card siege-ladders
573 fourth trade first
574 fourth give card sutaeans
575 fourth give wood
576 fourth ask card gutians
577 fourth ask grain
578 fourth give metal
579 fourth send
580 first trade fifth
581 first ask card yaminites
582 first send
583 fourth done
584 first withdraw
585 first decline fourth
586 fourth done
587 third trade second
588 third ask card caravan
589 third send
590 second decline third
591 third done
592 third trade sixth
593 third ask wood
594 third send
595 sixth trade fourth
596 sixth decline third
597 third campaign war
598 sixth give metal
599 third against fourth
600 third pay flour
601 third done
602 second bank metal wood
603 sixth give 5 grain
604 sixth ask card second-wind
605 sixth ungive metal
606 second trade fourth
607 sixth ask card blessing
608 sixth unask card second-wind
609 second ask card forced-march
610 second drop
611 second done
612 sixth ask card gutians
613 sixth unask card gutians
614 sixth ungive grain
615 sixth give card gutians
616 second campaign alliance
617 sixth ungive grain
618 sixth send
619 second against fifth
620 fourth trade third
621 second pay metal
622 fourth give wood
623 second no
624 fourth decline sixth
625 second done
626 sixth bank grain metal
627 fourth bank grain ore
628 first at lagash
629 second trade fourth
630 second give ore
631 third at byblos
632 third done
633 sixth done
634 fourth done
635 first done
636 second ungive ore
637 second give card sutaeans
638 fifth at alalakh
639 fifth done
640 second ask 5 wood
641 fourth trade sixth
642 sixth trade second
643 third trade second
644 fourth give card envoys
645 first bank grain flour
646 second drop
647 sixth give metal
648 fourth ask card envoys
649 fifth mill 5
650 second bank grain metal
651 third give wood
652 sixth send
653 second counter sixth
654 first trade fifth
655 sixth trade first
656 first drop
657 first bank grain ore
658 first trade second
659 fifth done
660 sixth ask card gutians
661 sixth give wood
662 second unask metal
663 fifth bank wood metal
664 fifth work blank
665 fourth unask card envoys
666 first give wood
667 second ask 5 metal
668 first drop
669 first bank grain flour
670 fifth at halab
671 third ungive wood
672 fifth bank grain wood
673 fourth drop
674 first mill 2
675 fifth bank metal ore
676 sixth unask card gutians
677 fifth trade fourth
678 fifth drop
679 first trade fifth
680 first give ore
681 second give grain
682 second ask card envoys
683 second drop
684 second mill 4
685 third drop
686 second trade fourth
687 second drop
688 first drop
689 sixth drop
690 sixth mill 5
691 first done
692 third trade second
693 first trade third
694 sixth trade fourth
695 first give flour
696 fifth trade sixth
697 third drop
698 third mill 0
699 third done
700 first ask card hanaeans
701 first ask card gutians
702 sixth give metal
703 fourth bank grain flour
704 third at qatna
705 fourth trade third
706 fifth ask card intrigue
707 fourth ask card sutaeans
708 fourth ask card yaminites
709 second done
710 sixth send
711 third at ugarit
712 second done
713 fifth ask card second-wind
714 second trade fourth
715 sixth done
716 second drop
717 sixth bank grain wood
718 fourth decline sixth
719 first give flour
720 first ungive flour
721 second done
722 sixth trade third
723 third trade first
724 third drop
725 fourth send
726 fifth unask card second-wind
727 third done
728 first send
729 third decline first
730 fourth withdraw
731 fifth drop
732 fourth mill 3
733 first trade third
734 third done
735 third trade fifth
736 third drop
737 fifth work blank
738 third trade second
739 first ask 5 grain
740 first send
741 first bank grain metal
742 sixth give metal
743 first work smelt
744 first at larsa
745 sixth ask 5 wood
746 fifth at halab
747 first done
748 third drop
749 fifth bank metal ore
750 fourth trade first
751 fourth give ore
752 first withdraw
753 first done
754 fifth trade sixth
755 first trade sixth
756 first ask card gutians
757 fourth drop
758 sixth send
759 fifth ask 5 flour
760 fifth give grain
761 fifth send
762 sixth withdraw
763 fourth trade first
764 first give wood
765 fifth bank ore metal
766 fourth give wood
767 first ask 5 wood
768 first send
769 fifth work blank
770 fifth at halab
771 fourth ungive wood
772 sixth trade first
773 fourth give 5 flour
774 fifth done
775 first done
776 fourth ask card locusts
777 fifth at alalakh
778 sixth decline first
779 fourth send
780 third done
781 first bank metal flour
782 fourth done
783 fourth done
784 fourth at mashkan
785 sixth ask card envoys
786 fourth done
787 fourth done
788 sixth decline fifth
789 first trade fifth
790 fifth trade sixth
791 fifth ask 5 grain
792 sixth unask card envoys
793 fifth drop
794 sixth give wood
795 sixth send
796 fifth done
797 first accept sixth
798 first give card yaminites
799 first drop
800 sixth trade fourth
801 fifth bank wood ore
802 sixth give card gutians
803 sixth drop
804 fifth trade second
805 first bank grain flour
806 first bank grain wood
807 fifth ask card hanaeans
808 sixth trade fifth
809 fifth give card hanaeans
810 first decline fourth
811 sixth drop
812 sixth trade first
813 sixth give ore
814 fifth ask card sutaeans
815 sixth send
816 first counter sixth
817 sixth trade fourth
818 first give card yaminites
819 sixth give card blessing
820 fifth give 5 grain
821 fifth give grain
822 sixth drop
823 first drop
824 sixth work blank
825 fifth send
826 fifth done
827 second trade sixth
828 second give 5 flour
829 sixth at arbela
830 second drop
831 sixth work smelt
832 sixth at assur
833 sixth trade fourth
834 second decline fifth
835 sixth ask 5 metal
836 sixth drop
837 sixth work blank
838 sixth at arbela
839 sixth bank metal ore
840 sixth work blank
841 sixth at assur
842 sixth work blank
843 sixth at assur
844 sixth work blank
845 sixth at assur
846 sixth done
847 sixth done
848 sixth trade third
849 sixth give ore
850 sixth give card blessing
851 sixth send
852 sixth done
853 second clockwise
854 third counter sixth
855 second erect marduk
856 third ask ore
857 second no
858 third unask ore
859 second trade third
860 third drop
861 second ask 25 wood
862 second drop
863 second trade sixth
864 second drop
865 second done
866 second card turukkaeans
867 second at lullubum
868 second done
869 second done
870 second done
871 third done
872 third campaign war
873 third against first
874 third pay wood
875 third yes
876 third trade fifth
877 third give wood
878 third send
879 third done
880 fourth trade fifth
881 fifth decline third
882 fourth drop
883 fourth trade second
884 fourth ask 5 flour
885 fourth ask ore
886 fourth unask flour
887 fourth give card intrigue
888 fourth send
889 second counter fourth
890 second send
891 fourth trade first
892 fourth give card sutaeans
893 fourth decline second
894 fourth send
895 first counter fourth
896 first ask card forced-march
897 fourth done
898 fourth done
899 first give card yaminites
900 fourth done
901 fifth trade second
902 first ask card rich-vein
903 first unask card rich-vein
904 fifth ask card yaminites
905 first ungive card yaminites
906 fifth give metal
907 first drop
908 fifth ask card second-wind
909 fifth ungive metal
910 fifth ask 5 grain
911 fifth unask grain
912 fifth send
913 fifth done
914 second trade sixth
915 second decline fifth
916 fifth trade fourth
917 fifth drop
918 second ask card caravan
919 second ask card blessing
920 fifth card hanaeans
921 second unask card caravan
922 fifth at karana
923 fifth done
924 second send
925 fifth done
926 sixth accept second
927 fifth done
928 sixth done
929 sixth trade second
930 sixth ask metal
931 sixth unask metal
932 sixth ask 25 metal
933 sixth give ore
934 sixth give wood
935 sixth unask 5 metal
936 sixth ungive wood
937 sixth unask 5 metal
938 sixth ask card gutians
939 sixth drop
940 sixth card gutians
941 sixth at simurrum
942 sixth at gutians
943 sixth done
944 sixth trade second
945 sixth drop
946 sixth done
947 first bank grain ore
948 first bank wood flour
949 first done
950 first bank grain flour
951 first bank grain flour
952 first card yaminites
953 first at tadmor
954 first done
955 first unit chariot
956 first at larsa
957 first at umma
958 first trade third
959 first drop
960 first done
961 sixth trade fourth
962 sixth drop
963 third done
964 first done
965 third trade second
966 second trade fifth
967 third ask card forced-march
968 fourth done
969 sixth at arbela
970 fifth trade third
971 third unask card forced-march
972 fourth trade second
973 second drop
974 sixth trade second
975 first mill 4
976 third give wood
977 fifth drop
978 fifth trade fourth
979 fifth drop
980 fourth drop
981 third ungive wood
982 third drop
983 sixth give wood
984 first bank grain metal
985 second trade third
986 sixth send
987 fifth done
988 sixth done
989 fifth bank metal grain
990 third bank grain wood
991 fourth bank grain flour
992 first trade sixth
993 first ask 25 metal
994 fourth mill 0
995 sixth mill 0
996 first send
997 fourth done
998 sixth decline first
999 third trade first
1000 second accept sixth
1001 sixth trade second
1002 sixth give grain
1003 fourth at mashkan
1004 third drop
1005 second ask card gutians
1006 first trade fifth
1007 fourth trade second
1008 first ask card envoys
1009 fifth trade third
1010 third bank grain ore
1011 fourth give card intrigue
1012 first drop
1013 fifth give 5 grain
1014 first trade sixth
1015 third bank ore metal
1016 fifth ungive grain
1017 first drop
1018 sixth ask 25 wood
1019 sixth ask ore
1020 first done
1021 fourth ask card mercenaries
1022 second ask 5 grain
1023 fifth ask grain
1024 fourth ungive card intrigue
1025 third trade fifth
1026 second send
1027 fourth drop
1028 fourth trade first
1029 fourth ask card spies
1030 first bank grain flour
1031 sixth send
1032 third decline second
1033 second bank grain metal
1034 third drop
1035 fifth give 25 grain
1036 first trade sixth
1037 sixth withdraw
1038 fourth unask card spies
1039 fourth ask 25 grain
1040 second bank grain metal
1041 first drop
1042 second bank grain wood
1043 third mill 7
1044 sixth bank grain flour
1045 first work smelt
1046 fifth ask 25 ore
1047 fifth give grain
1048 first at larsa
1049 fifth unask ore
1050 third done
1051 second trade fourth
1052 first trade fifth
1053 first give grain
1054 fifth ungive 25 grain
1055 sixth done
1056 third bank grain flour
1057 second give card forced-march
1058 first ask card envoys
1059 third done
1060 fourth give 25 grain
1061 third trade second
1062 sixth at arbela
1063 second ungive card forced-march
1064 sixth trade first
1065 first drop
1066 fourth drop
1067 second drop
1068 fourth done
1069 sixth give ore
1070 second mill 5
1071 third drop
1072 fourth bank grain ore
1073 fifth ungive grain
1074 first done
1075 fifth send
1076 first bank grain wood
1077 fifth mill 1
1078 second trade sixth
1079 first at lagash
1080 second ask 5 grain
1081 second ask 5 flour
1082 third counter fifth
1083 sixth drop
1084 sixth trade second
1085 first bank grain metal
1086 third give card forced-march
1087 sixth drop
1088 sixth work blank
1089 sixth at arbela
1090 first trade second
1091 first drop
1092 first trade third
1093 first ask card spies
1094 sixth work smelt
1095 second ask wood
1096 first give metal
1097 sixth at assur
1098 sixth bank grain flour
1099 sixth bank grain wood
1100 second drop
1101 second done
1102 fourth done
1103 fifth done
1104 fourth trade third
1105 sixth bank wood grain
1106 first drop
1107 second trade fourth
1108 fourth drop
1109 fifth bank grain flour
1110 third ungive card forced-march
1111 fourth trade sixth
1112 third ask card rich-harvest
1113 first done
1114 third unask grain
1115 third send
1116 first trade second
1117 sixth done
1118 third at qatna
1119 third done
1120 first give grain
1121 fifth bank grain flour
1122 fifth bank grain metal
1123 sixth trade fifth
1124 fourth give card intrigue
1125 first ask 5 wood
1126 fourth send
1127 sixth ask 25 ore
1128 fifth done
1129 third withdraw
1130 first give flour
1131 second give grain
1132 fifth done
1133 fourth withdraw
1134 fifth bank grain metal
1135 third done
1136 sixth send
1137 second ungive grain
1138 sixth done
1139 second drop
1140 first ungive flour
1141 fifth decline sixth
1142 first ask card second-wind
1143 sixth trade fifth
1144 first send
1145 first withdraw
1146 sixth give 5 grain
1147 sixth drop
1148 second trade fourth
1149 second give card mercenaries
1150 fifth done
1151 sixth done
1152 first trade third
1153 first ask 5 metal
1154 second ungive card mercenaries
1155 first send
1156 fourth bank grain ore
1157 first withdraw
1158 fourth done
1159 first done
1160 second give card sutaeans
1161 second give wood
1162 second ask card blessing
1163 second give metal
1164 second ask card rich-harvest
1165 second drop
1166 second done
1167 second trade first
1168 second give card forced-march
1169 second ask card turukkaeans
1170 second give card mercenaries
1171 second give metal
1172 second ask card deserters
1173 second drop
1174 second done
1175 third clockwise
1176 third done
1177 third trade first
1178 third drop
1179 third card siege-ladders
1180 third done
1181 third attack
1182 third at tadmor
1183 third at qatna
1184 third unit foot
1185 third go
1186 third trade second
1187 third give card gutians
1188 third give flour
1189 third ungive flour
1190 third ask 5 wood
1191 third give flour
1192 third unask 5 wood
1193 third give card forced-march
1194 third ask 25 ore
1195 third drop
1196 third unit foot
1197 third at qatna
1198 third at tunip
1199 third done
1200 fourth trade sixth
1201 fourth ask flour
1202 fourth drop
1203 fourth done
1204 fourth card sutaeans
1205 fourth at rapiqum
1206 fourth done
1207 fourth campaign war
1208 fourth against sixth
1209 fourth pay wood
1210 fourth trade third
1211 fourth ask card turukkaeans
1212 fourth give 5 grain
1213 fourth give card intrigue
1214 fourth drop
1215 fourth bank grain flour
1216 fourth done
1217 fifth done
1218 fifth trade sixth
1219 fifth drop
1220 fifth done
1221 fifth unit foot
1222 fifth at halab
1223 fifth at ebla
1224 fifth unit blank
1225 fifth at halab
1226 fifth at carchemish
1227 fifth bank grain flour
1228 fifth done
1229 sixth bank grain ore
1230 sixth done
1231 sixth done
1232 sixth done
1233 first trade third
1234 first ask 5 flour
1235 first send
1236 third decline first
1237 first trade third
1238 first ask card second-wind
1239 first unask card second-wind
1240 first ask card rich-harvest
1241 first ask grain
1242 first drop
1243 first done
1244 first campaign war
1245 first against third
1246 first pay flour
1247 first no
1248 first trade sixth
1249 first drop
1250 first done
1251 second done
1252 second bank grain metal
1253 second card forced-march
1254 second bank grain flour
1255 second bank grain wood
1256 second done
1257 second bank metal wood
1258 second bank grain metal
1259 second trade first
1260 second drop
1261 second unit foot
1262 second at babylon
1263 second at kish
1264 second trade third
1265 second drop
1266 second bank grain flour
1267 second trade fourth
1268 second ask card rich-vein
1269 second drop
1270 second trade first
1271 second ask 25 grain
1272 second give grain
1273 second ask card cedar-rafts
1274 second ask card envoys
1275 second send
1276 first trade second
1277 second done
1278 second bank wood ore
1279 third at tunip
1280 sixth done
1281 second mill 1
1282 second bank ore wood
1283 second done
1284 second done
1285 third trade sixth
1286 fourth trade sixth
1287 sixth trade first
1288 third drop
1289 first at lagash
1290 first trade third
1291 third at byblos
1292 sixth ask card cedar-rafts
1293 fifth bank metal wood
1294 sixth unask card cedar-rafts
1295 third trade second
1296 first give metal
1297 third drop
1298 first give grain
1299 second done
1300 sixth drop
1301 sixth trade third
1302 third done
1303 second bank metal flour
1304 sixth give ore
1305 first give card blessing
1306 fourth give ore
1307 second bank metal flour
1308 sixth ungive ore
1309 fourth ask card second-wind
1310 third at byblos
1311 first give wood
1312 second trade fourth
1313 third trade fifth
1314 third drop
1315 fifth trade second
1316 fifth give ore
1317 sixth drop
1318 fifth ask card envoys
1319 third bank wood flour
1320 sixth bank grain metal
1321 third trade first
1322 fourth give card envoys
1323 third drop
1324 sixth bank grain metal
1325 fourth unask card second-wind
1326 fourth ungive card envoys
1327 first drop
1328 fourth give grain
1329 second drop
1330 second done
1331 third mill 1
1332 sixth trade third
1333 third bank metal flour
1334 sixth ask card deserters
1335 third trade second
1336 sixth send
1337 fourth ungive ore
1338 third drop
1339 fourth send
1340 third done
1341 first done
1342 first trade fifth
1343 sixth counter fourth
1344 fifth give flour
1345 first give wood
1346 sixth send
1347 third done
1348 fifth ask flour
1349 fifth give metal
1350 first give card deserters
1351 fifth unask flour
1352 fifth ungive flour
1353 sixth mill 1
1354 first send
1355 first bank metal ore
1356 fourth done
1357 sixth bank metal wood
1358 third done
1359 third done
1360 fourth counter sixth
1361 fifth decline first
1362 first bank metal flour
1363 sixth trade third
1364 first trade second
1365 fifth drop
1366 fourth ask card turukkaeans
1367 fifth bank wood ore
1368 sixth ask card deserters
1369 sixth send
1370 fourth ask card rich-harvest
1371 first give card blessing
1372 first give wood
1373 third counter sixth
1374 fourth send
1375 fifth bank grain metal
1376 third drop
1377 sixth done
1378 first ask 25 grain
1379 fourth withdraw
1380 fifth bank grain flour
1381 sixth done
1382 fourth mill 5
1383 sixth trade fourth
1384 fifth at alalakh
1385 sixth give ore
1386 fifth done
1387 sixth ask card blessing
1388 fifth mill 5
1389 first ungive wood
1390 fourth bank grain flour
1391 fifth bank metal wood
1392 sixth drop
1393 fifth bank ore grain
1394 fourth done
1395 fifth bank grain flour
1396 sixth trade fifth
1397 sixth ask 5 ore
1398 fifth trade third
1399 sixth give wood
1400 fourth bank ore flour
1401 sixth ask 5 flour
1402 first ungive card blessing
1403 sixth send
1404 fourth work blank
1405 first give flour
1406 first unask 5 grain
1407 fifth drop
1408 first unask 5 grain
1409 fourth at mashkan
1410 fourth bank grain flour
1411 fourth done
1412 sixth withdraw
1413 fourth bank grain metal
1414 first give flour
1415 fifth trade second
1416 first send
1417 second trade fifth
1418 first bank metal wood
1419 sixth trade first
1420 fourth bank metal wood
1421 second drop
1422 fifth ask grain
1423 second trade third
1424 fifth give 5 flour
1425 sixth ask card rich-harvest
1426 sixth give wood
1427 first withdraw
1428 sixth unask card rich-harvest
1429 first trade fifth
1430 sixth give metal
1431 sixth ungive metal
1432 second ask 5 metal
1433 fifth unask grain
1434 first give flour
1435 first ask card second-wind
1436 first ungive flour
1437 second ask 5 metal
1438 first give card blessing
1439 fifth ungive flour
1440 first unask card second-wind
1441 fourth trade third
1442 fifth ask grain
1443 first ungive card blessing
1444 sixth ungive wood
1445 fifth send
1446 second unask 5 metal
1447 fourth ask 25 flour
1448 first drop
1449 second give card blessing
1450 first mill 0
1451 sixth give ore
1452 second ungive card blessing
1453 first trade third
1454 fourth send
1455 second decline fifth
1456 fifth bank grain metal
1457 sixth ask card gutians
1458 fourth bank grain wood
1459 third trade second
1460 second ask 5 ore
1461 second ask card deserters
1462 fifth done
1463 sixth ask card cedar-rafts
1464 third drop
1465 sixth give metal
1466 first ask 5 grain
1467 sixth give wood
1468 first drop
1469 fifth trade second
1470 first trade third
1471 fifth ask card hanaeans
1472 sixth ungive wood
1473 third decline fourth
1474 second drop
1475 first give card blessing
1476 fourth done
1477 sixth give wood
1478 sixth ungive wood
1479 first send
1480 sixth ungive metal
1481 sixth unask card cedar-rafts
1482 third decline first
1483 first done
1484 fifth send
1485 first at larsa
1486 fifth done
1487 first at larsa
1488 fourth trade first
1489 first at larsa
1490 sixth drop
1491 second counter fifth
1492 fourth give wood
1493 first trade sixth
1494 first give ore
1495 first send
1496 first withdraw
1497 first trade fourth
1498 first ask card rich-vein
1499 second drop
1500 sixth done
1501 fifth trade first
1502 first unask card rich-vein
1503 first drop
1504 fourth send
1505 fifth drop
1506 sixth trade first
1507 first decline fourth
1508 first done
1509 sixth drop
1510 fifth bank grain metal
1511 fifth bank metal grain
1512 fourth trade sixth
1513 first trade second
1514 first give wood
1515 sixth trade second
1516 sixth ask 25 grain
1517 sixth ask 25 wood
1518 fifth bank grain metal
1519 first ungive wood
1520 sixth send
1521 first ask metal
1522 sixth withdraw
1523 fifth bank grain wood
1524 first drop
1525 sixth trade second
1526 first done
1527 fifth bank wood ore
1528 fourth drop
1529 first trade second
1530 first drop
1531 fifth bank grain metal
1532 sixth give metal
1533 first done
1534 fourth done
1535 fifth trade first
1536 fifth drop
1537 sixth ungive metal
1538 fifth trade fourth
1539 sixth ask card second-wind
1540 sixth unask card second-wind
1541 fifth ask 25 grain
1542 fifth send
1543 fourth bank grain wood
1544 fourth counter fifth
1545 fifth trade second
1546 fourth give card envoys
1547 sixth give ore
1548 fifth give grain
1549 fourth ungive card envoys
1550 sixth drop
1551 sixth done
1552 fourth drop
1553 fifth drop
1554 fifth trade sixth
1555 fifth ask grain
1556 fifth ask 25 wood
1557 fifth ask card forced-march
1558 fifth ask 25 flour
1559 fifth send
1560 fifth withdraw
1561 fifth trade fourth
1562 fifth ask 25 ore
1563 fifth unask 25 ore
1564 fifth give grain
1565 fifth give card mercenaries
1566 fifth ask card rich-vein
1567 fifth unask card rich-vein
1568 fifth send
1569 fourth counter fifth
1570 fifth trade first
1571 fifth give card mercenaries
1572 fifth drop
1573 fifth trade first
1574 fifth ask 25 grain
1575 fifth give card mercenaries
1576 fourth drop
1577 fifth drop
1578 fifth trade second
1579 fifth ask card intrigue
1580 fifth drop
1581 fifth done
1582 fifth trade first
1583 fifth drop
1584 fifth done
1585 first clockwise
1586 first done
1587 first trade fifth
1588 first drop
1589 first done
1590 first trade third
1591 first drop
1592 first done
1593 second done
1594 second campaign war
1595 second against first
1596 second pay flour
1597 second no
1598 second card sutaeans
1599 second at suhum
1600 second at rapiqum
1601 second done
1602 third done
1603 third done
1604 third card gutians
1605 third at urua
1606 third at der
1607 third trade fifth
1608 third give metal
1609 third drop
1610 third done
1611 fourth bank wood ore
1612 fourth done
1613 fourth campaign alliance
1614 fourth against second
1615 fourth pay flour
1616 fourth no
1617 second yes
1618 fourth unit foot
1619 fourth at mashkan
1620 fourth at bagdad
1621 fourth trade sixth
1622 fourth give flour
1623 fourth drop
1624 fourth attack
1625 fourth at der
1626 fourth at mashkan
1627 fourth unit foot
1628 fourth go
1629 fourth no
1630 fourth trade sixth
1631 fourth give card envoys
1632 fourth ask card mercenaries
1633 fourth give card intrigue
1634 fourth drop
1635 fourth done
1636 fifth done
1637 fifth campaign alliance
1638 fifth against sixth
1639 fifth pay flour
1640 fifth no
1641 fifth unit chariot
1642 fifth at alalakh
1643 fifth at ebla
1644 fifth trade sixth
1645 fifth ask card gutians
1646 fifth drop
1647 fifth done
1648 sixth done
1649 sixth done
1650 sixth done
1651 first done
1652 fourth done
1653 sixth at arbela
1654 sixth trade first
1655 third trade fourth
1656 first mill 4
1657 first trade second
1658 sixth give metal
1659 fourth mill 0
1660 first ask card hanaeans
1661 fifth at alalakh
1662 fifth trade second
1663 first drop
1664 second mill 4
1665 second done
1666 third drop
1667 fourth trade fifth
1668 fourth give card envoys
1669 sixth ask card intrigue
1670 third trade fifth
1671 second trade fourth
1672 first done
1673 fifth drop
1674 fifth trade second
1675 second give 5 grain
1676 fifth give card hanaeans
1677 third give grain
1678 fifth ungive card hanaeans
1679 fourth send
1680 third give metal
1681 third ask 25 metal
1682 first work blank
1683 third give card forced-march
1684 third ask card sutaeans
1685 third drop
1686 first at larsa
1687 third at byblos
1688 fifth accept fourth
1689 sixth give wood
1690 first bank grain metal
1691 sixth drop
1692 fifth drop
1693 fourth trade sixth
1694 sixth done
1695 fourth drop
1696 second ask metal
1697 fifth done
1698 third done
1699 second unask metal
1700 first trade fourth
1701 first ask 5 metal
1702 second give card mercenaries
1703 fifth trade fourth
1704 sixth bank grain wood
1705 fifth give card mercenaries
1706 fourth trade second
1707 second ungive grain
1708 fifth drop
1709 fourth ask card gutians
1710 first ask card hanaeans
1711 fifth trade first
1712 first ask 5 grain
1713 sixth bank wood flour
1714 fifth ask card caravan
1715 first unask card hanaeans
1716 third at byblos
1717 fourth unask card gutians
1718 fifth drop
1719 second give card blessing
1720 first drop
1721 first work blank
1722 fourth ask card blessing
1723 fifth mill 1
1724 third bank grain flour
1725 second ungive card mercenaries
1726 fifth trade first
1727 sixth mill 0
1728 fourth give ore
1729 sixth bank grain metal
1730 sixth trade third
1731 sixth drop
1732 fifth ask card forced-march
1733 sixth trade first
1734 third mill 7
1735 third bank grain flour
1736 fifth send
1737 fifth withdraw
1738 sixth ask card blessing
1739 second send
1740 fifth bank grain wood
1741 fourth drop
1742 fifth bank grain wood
1743 sixth unask card blessing
1744 first at umma
1745 fourth bank grain wood
1746 first work blank
1747 second bank grain wood
1748 sixth ask flour
1749 third done
1750 fifth done
1751 fourth counter second
1752 sixth unask flour
1753 fifth trade second
1754 second work blank
1755 fourth give grain
1756 fourth unask grain
1757 fifth give wood
1758 fifth ask card blessing
1759 sixth drop
1760 third trade fourth
1761 first at lagash
1762 fourth ungive grain
1763 third give wood
1764 second at babylon
1765 sixth done
1766 fourth send
1767 sixth bank grain wood
1768 sixth done
1769 first done
1770 fifth send
1771 fourth bank grain ore
1772 first trade fifth
1773 fifth withdraw
1774 first ask metal
1775 second accept fourth
1776 sixth done
1777 fifth trade sixth
1778 fifth give card hanaeans
1779 second work blank
1780 fourth done
1781 fourth done
1782 fifth ask ore
1783 third ask grain
1784 fourth bank grain metal
1785 sixth trade fourth
1786 fourth trade sixth
1787 sixth give metal
1788 third ungive wood
1789 first give card deserters
1790 sixth drop
1791 second at babylon
1792 fifth give grain
1793 fifth give wood
1794 fourth give card blessing
1795 fourth send
1796 second work blank
1797 fifth give metal
1798 sixth bank grain metal
1799 fourth bank grain ore
1800 second at babylon
1801 first drop
1802 fifth send
1803 first bank grain wood
1804 first done
1805 third send
1806 fourth done
1807 fifth done
1808 first bank grain ore
1809 third withdraw
1810 sixth decline fifth
1811 sixth decline fourth
1812 third bank grain flour
1813 sixth bank grain ore
1814 third trade second
1815 fourth trade second
1816 fifth trade third
1817 second done
1818 third ask card rich-vein
1819 first trade sixth
1820 fourth ask card rich-vein
1821 third send
1822 sixth trade second
1823 second trade sixth
1824 first drop
1825 fifth drop
1826 fifth bank grain flour
1827 fourth drop
1828 second ask card yaminites
1829 second ask card intrigue
1830 fourth bank grain metal
1831 fifth trade second
1832 fourth bank ore grain
1833 second decline third
1834 fourth trade third
1835 third done
1836 fourth drop
1837 second unask card intrigue
1838 first bank grain flour
1839 sixth ask 5 grain
1840 fifth give wood
1841 fifth send
1842 second unask card yaminites
1843 third bank grain metal
1844 first trade fourth
1845 third trade fourth
1846 fifth at ebla
1847 first ask 5 ore
1848 sixth send
1849 fourth done
1850 third ask card caravan
1851 second drop
1852 fifth done
1853 third ask card locusts
1854 first ask card forced-march
1855 third unask card caravan
1856 third give flour
1857 fifth bank grain flour
1858 fifth done
1859 sixth withdraw
1860 first unask 5 ore
1861 second accept fifth
1862 sixth bank metal flour
1863 second done
1864 third send
1865 second done
1866 sixth done
1867 fourth counter third
1868 fourth send
1869 third decline fourth
1870 third at tunip
1871 third trade sixth
1872 third give card forced-march
1873 first drop
1874 first trade fifth
1875 first give card deserters
1876 third drop
1877 third trade second
1878 third give metal
1879 first ungive card deserters
1880 third ungive metal
1881 first ask card caravan
1882 third ask card hanaeans
1883 third ask card locusts
1884 first unask card caravan
1885 first drop
1886 third give grain
1887 first trade third
1888 first give flour
1889 third give card forced-march
1890 third send
1891 second counter third
1892 second give flour
1893 third trade second
1894 second ungive flour
1895 third drop
1896 second drop
1897 first ungive flour
1898 third done
1899 third done
1900 first ask 25 grain
1901 first unask 5 grain
1902 first give grain
1903 first ungive grain
1904 first send
1905 first done
1906 third counter first
1907 fifth clockwise
1908 fifth bank grain ore
1909 third send
1910 first bank wood flour
1911 fifth done
1912 fifth done
1913 first trade sixth
1914 fifth unit blank
1915 first decline third
1916 fifth at carchemish
1917 first drop
1918 fifth at hashum
1919 fifth trade fourth
1920 fifth ask flour
1921 fifth ask 25 flour
1922 fifth drop
1923 fifth bank grain flour
1924 fifth done
1925 sixth done
1926 sixth bank grain wood
1927 sixth trade fourth
1928 sixth drop
1929 sixth done
1930 sixth attack
1931 sixth at karana
1932 sixth at assur
1933 sixth unit foot
1934 sixth go
1935 sixth bank grain metal
1936 sixth bank grain wood
1937 sixth done
1938 first trade third
1939 first give ore
1940 first ask card hanaeans
1941 first send
1942 third counter first
1943 first trade sixth
1944 first drop
1945 first bank grain ore
1946 third ask card gutians
1947 first bank ore flour
1948 first done
1949 first campaign alliance
1950 third send
1951 first counter third
1952 first ask card second-wind
1953 first drop
1954 first against second
1955 first pay metal
1956 second no
1957 first attack
1958 first at der
1959 first at lagash
1960 first unit foot
1961 first go
1962 first no
1963 first done
1964 second trade fifth
1965 second drop
1966 second trade third
1967 second give grain
1968 second drop
1969 second trade third
1970 second give wood
1971 second ask card siege-ladders
1972 second unask card siege-ladders
1973 second drop
1974 second bank wood flour
1975 second trade third
1976 second give 5 flour
1977 second drop
1978 second done
1979 second trade sixth
1980 second drop
1981 second bank grain ore
1982 second bank grain ore
1983 second bank grain metal
1984 second campaign alliance
1985 second against sixth
1986 second pay metal
1987 second done
1988 third bank grain flour
1989 third done
1990 third campaign alliance
1991 third against first
1992 third pay metal
1993 first no
1994 third bank grain ore
1995 third bank grain ore
1996 third trade sixth
1997 third give flour
1998 third give ore
1999 third send
2000 third card forced-march
2001 sixth trade fifth
2002 third done
2003 sixth drop
2004 fourth done
2005 sixth accept third
2006 fourth done
2007 fourth trade fifth
2008 fourth drop
2009 fourth bank grain ore
2010 fourth bank grain metal
2011 fourth bank metal ore
2012 fourth done
2013 fourth trade sixth
2014 third trade first
2015 fourth ask card caravan
2016 first at umma
2017 first trade third
2018 fifth trade first
2019 fifth ask card deserters
2020 fourth give card intrigue
2021 third give ore
2022 first ask 25 flour
2023 fifth send
2024 sixth bank wood metal
2025 fifth withdraw
2026 fourth give 5 grain
2027 first give grain
2028 fourth drop
2029 fifth at alalakh
2030 fourth done
2031 third ask 5 flour
2032 fifth trade first
2033 third ask 5 grain
2034 sixth at arbela
2035 first ungive grain
2036 fifth give metal
2037 fourth mill 3
2038 sixth bank ore grain
2039 first unask 5 flour
2040 first ask 5 flour
2041 first send
2042 second mill 4
2043 sixth trade fifth
2044 first withdraw
2045 sixth ask card spies
2046 second trade fifth
2047 fifth drop
2048 fifth trade first
2049 first done
2050 third give flour
2051 first mill 0
2052 sixth send
2053 sixth done
2054 sixth withdraw
2055 second give flour
2056 sixth mill 0
2057 second send
2058 fourth bank grain wood
2059 fourth trade first
2060 second done
2061 fourth drop
2062 fourth trade sixth
2063 sixth trade second
2064 third ask card deserters
2065 second work blank
2066 third unask flour
2067 first trade third
2068 fourth ask 25 grain
2069 first drop
2070 first trade sixth
2071 second at babylon
2072 fourth ask card spies
2073 second withdraw
2074 sixth drop
2075 second trade first
2076 first give card deserters
2077 sixth done
2078 fifth drop
2079 fifth done
2080 sixth done
2081 third send
2082 second drop
2083 third withdraw
2084 second bank grain metal
2085 second done
2086 second at kish
2087 third bank grain wood
2088 second done
2089 fifth mill 0
2090 second done
2091 fifth done
2092 third at byblos
2093 sixth trade second
2094 sixth give grain
2095 sixth ask card deserters
2096 first ungive card deserters
2097 fifth trade first
2098 fourth ask card gutians
2099 fourth send
2100 fifth ask 25 ore
2101 third done
2102 fourth withdraw
2103 first drop
2104 fifth ask flour
2105 fourth trade fifth
2106 first done
2107 fourth ask card blessing
2108 fourth send
2109 third at byblos
2110 fourth done
2111 first trade second
2112 third trade fifth
2113 fourth work blank
2114 sixth unask card deserters
2115 fourth at bagdad
2116 fifth ask wood
2117 fourth work blank
2118 fifth give card hanaeans
2119 first drop
2120 sixth give wood
2121 sixth drop
2122 sixth trade fifth
2123 fifth decline fourth
2124 fifth give metal
2125 first work blank
2126 fifth send
2127 fourth at eshnunna
2128 third give wood
2129 third give wood
2130 first at umma
2131 sixth drop
2132 fifth done
2133 fifth done
2134 sixth done
2135 fifth withdraw
2136 sixth done
2137 fifth done
2138 third ungive wood
2139 third ungive wood
2140 first trade fifth
2141 third drop
2142 fourth trade third
2143 third trade sixth
2144 first drop
2145 first done
2146 first done
2147 third give flour
2148 third send
2149 third withdraw
2150 third trade fourth
2151 first done
2152 third drop
2153 third mill 0
2154 fourth drop
2155 third trade sixth
2156 fourth trade first
2157 third give ore
2158 third give wood
2159 fourth ask card gutians
2160 third drop
2161 fourth give wood
2162 third done
2163 fourth give ore
2164 third done
2165 third trade first
2166 third drop
2167 fourth ask card rich-vein
2168 third done
2169 fourth ungive wood
2170 fourth drop
2171 fourth trade second
2172 third trade fourth
2173 third ask grain
2174 fourth ask card cedar-rafts
2175 third give wood
2176 fourth give card blessing
2177 fourth ask card forced-march
2178 fourth drop
2179 fourth trade third
2180 third ungive wood
2181 fourth drop
2182 third give ore
2183 third drop
2184 third trade sixth
2185 third ask card caravan
2186 fourth done
2187 third unask card caravan
2188 third ask grain
2189 fourth trade first
2190 third send
2191 third done
2192 fourth ask 25 metal
2193 sixth trade fourth
2194 fourth ask 5 metal
2195 sixth decline third
2196 fourth give card intrigue
2197 fourth give grain
2198 sixth drop
2199 fourth unask 5 metal
2200 fourth unask 5 metal
2201 fourth drop
2202 fourth trade fifth
2203 fourth give wood
2204 fourth send
2205 fifth decline fourth
2206 fourth trade third
2207 fourth give ore
2208 fourth send
2209 third counter fourth
2210 third send
2211 fourth counter third
2212 fourth drop
2213 fourth done
2214 fourth done
2215 third counterclockwise
2216 third trade second
2217 third ask 25 grain
2218 third unask 5 grain
2219 third ask card blessing
2220 third drop
2221 third trade sixth
2222 third give wood
2223 third give wood
2224 third send
2225 third done
2226 third withdraw
2227 third campaign war
2228 third against first
2229 third pay wood
2230 third done
2231 second bank grain ore
2232 second bank ore grain
2233 second trade sixth
2234 second drop
2235 second done
2236 second campaign war
2237 second against fifth
2238 second pay flour
2239 second unit chariot
2240 second at babylon
2241 second at kish
2242 second trade fifth
2243 second drop
2244 second trade first
2245 second ask 5 wood
2246 second drop
2247 second done
2248 first done
2249 first trade sixth
2250 first ask card mercenaries
2251 first unask card mercenaries
2252 first drop
2253 first done
2254 first trade sixth
2255 first drop
2256 first trade fifth
2257 first ask 5 wood
2258 first unask 5 wood
2259 first give grain
2260 first ask 5 ore
2261 first give card blessing
2262 first unask 5 ore
2263 first ungive card blessing
2264 first ask card blessing
2265 first give card blessing
2266 first ask card intrigue
2267 first give wood
2268 first give card deserters
2269 first unask card intrigue
2270 first ungive card deserters
2271 first unask card blessing
2272 first drop
2273 first trade second
2274 first give card blessing
2275 first drop
2276 first done
2277 sixth trade first
2278 sixth drop
2279 sixth trade second
2280 sixth ask 5 ore
2281 sixth unask 5 ore
2282 sixth give grain
2283 sixth drop
2284 sixth done
2285 sixth campaign war
2286 sixth against second
2287 sixth pay wood
2288 sixth trade first
2289 sixth drop
2290 sixth trade fourth
2291 sixth ask grain
2292 sixth ask card caravan
2293 sixth unask card caravan
2294 sixth drop
2295 sixth trade fifth
2296 sixth ask card mercenaries
2297 sixth ask card caravan
2298 sixth ask card cedar-rafts
2299 sixth send
2300 sixth done
2301 fifth counter sixth
2302 fifth ask card hanaeans
2303 fifth unask card hanaeans
2304 fifth ungive card mercenaries
2305 fifth ask flour
2306 fifth ask 25 flour
2307 fifth give card mercenaries
2308 fifth ungive card mercenaries
2309 fifth send
2310 sixth decline fifth
2311 fifth done
2312 fifth trade first
2313 fifth give metal
2314 fifth ungive metal
2315 fifth drop
2316 fifth trade third
2317 fifth drop
2318 fifth done
2319 fifth card hanaeans
2320 fifth at hatra
2321 fifth done
2322 fifth trade first
2323 fifth drop
2324 fifth trade first
2325 fifth give card mercenaries
2326 fifth ask wood
2327 fifth ungive card mercenaries
2328 fifth ask card locusts
2329 fifth drop
2330 fifth done
2331 fourth trade fifth
2332 fourth drop
2333 fourth done
2334 fourth trade third
2335 fourth give wood
2336 fourth ask wood
2337 fourth unask wood
2338 fourth drop
2339 fourth trade second
2340 fourth give grain
2341 fourth ungive grain
2342 fourth give wood
2343 fourth ask 25 flour
2344 fourth ask card forced-march
2345 fourth drop
2346 fourth done
2347 fourth done
2348 fourth trade first
2349 second mill 3
2350 fifth trade first
2351 fourth ask card yaminites
2352 first done
2353 second bank grain wood
2354 third at tunip
2355 third trade fourth
2356 fourth drop
2357 fourth trade fifth
2358 first mill 1
2359 sixth trade third
2360 third drop
2361 third done
2362 second done
2363 sixth drop
2364 third trade sixth
2365 second work blank
2366 fifth drop
2367 fourth ask 25 grain
2368 first done
2369 third drop
2370 second at babylon
2371 second trade sixth
2372 second give 5 grain
2373 second send
2374 second withdraw
2375 fifth trade first
2376 first bank grain flour
2377 fifth ask card turukkaeans
2378 sixth at arbela
2379 first done
2380 fourth unask 25 grain
2381 first bank grain ore
2382 first bank grain metal
2383 second done
2384 fifth ask card gutians
2385 fifth give wood
2386 fourth drop
2387 second bank grain wood
2388 third bank grain metal
2389 first trade sixth
2390 fifth ask wood
2391 second bank grain flour
2392 fifth unask card gutians
2393 first drop
2394 third trade second
2395 first bank grain metal
2396 fifth give ore
2397 fourth trade third
2398 fourth ask wood
2399 third drop
2400 fourth ask card envoys
2401 first at larsa
2402 sixth trade fifth
2403 first done
2404 fifth unask card turukkaeans
2405 fifth send
2406 first bank grain wood
2407 fourth give card intrigue
2408 sixth drop
2409 fifth done
2410 first accept fifth
2411 first bank grain wood
2412 second bank grain metal
2413 second bank grain metal
2414 fifth mill 5
2415 second bank grain flour
2416 second bank grain metal
2417 sixth trade third
2418 sixth drop
2419 third bank grain wood
2420 fourth ungive card intrigue
2421 first bank grain ore
2422 fourth unask card envoys
2423 fifth bank grain metal
2424 fourth unask wood
2425 second done
2426 fourth ask card locusts
2427 second trade fifth
2428 sixth trade second
2429 first bank grain wood
2430 fifth trade sixth
2431 second ask card spies
2432 first trade fourth
2433 third trade fourth
2434 fifth ask 5 flour
2435 fifth give ore
2436 fourth unask card locusts
2437 fourth give ore
2438 first ask 5 ore
2439 fifth send
2440 first drop
2441 third ask 5 metal
2442 fifth bank grain ore
2443 sixth ask 25 ore
2444 third ask card forced-march
2445 sixth send
2446 second ask grain
2447 fifth withdraw
2448 fourth send
2449 third accept fourth
2450 third unask 5 metal
2451 fifth done
2452 fourth at mashkan
2453 third ask 5 flour
2454 third ask card hanaeans
2455 first done
2456 second give wood
2457 fourth trade second
2458 sixth done
2459 third drop
2460 sixth bank grain flour
2461 second decline sixth
2462 second give metal
2463 sixth trade first
2464 fourth give wood
2465 third trade fifth
2466 third drop
2467 third bank wood flour
2468 sixth drop
2469 second drop
2470 fifth bank grain flour
2471 fifth trade second
2472 fifth drop
2473 fourth give card intrigue
2474 third mill 7
2475 fifth trade fourth
2476 fifth drop
2477 fifth trade fourth
2478 fifth drop
2479 fifth bank grain metal
2480 fourth send
2481 fourth done
2482 fourth bank wood grain
2483 sixth mill 2
2484 fourth bank grain flour
2485 fourth mill 3
2486 fifth bank metal wood
2487 second accept fourth
2488 fourth trade first
2489 fourth drop
2490 second erect forge
2491 fifth trade sixth
2492 second at babylon
2493 fifth give flour
2494 second trade first
2495 sixth trade first
2496 fifth ungive flour
2497 second ask card hanaeans
2498 third done
2499 sixth drop
2500 sixth done
2501 fourth bank grain ore
2502 fifth give card envoys
2503 third trade first
2504 fourth done
2505 third drop
2506 second drop
2507 sixth trade fourth
2508 second trade first
2509 third bank grain flour
2510 second give flour
2511 third trade first
2512 second ungive flour
2513 third ask 5 flour
2514 fifth send
2515 sixth ask 5 grain
2516 third ask 25 flour
2517 fourth bank grain metal
2518 fifth bank wood flour
2519 fourth trade second
2520 fifth done
2521 fifth bank grain metal
2522 fifth done
2523 fifth bank grain metal
2524 fifth bank grain flour
2525 fifth bank grain wood
2526 third send
2527 third withdraw
2528 fourth ask wood
2529 second give metal
2530 third done
2531 fourth send
2532 fourth done
2533 third trade second
2534 third give flour
2535 fourth bank grain ore
2536 second ask card rich-harvest
2537 third drop
2538 fifth withdraw
2539 second send
2540 third trade first
2541 fourth done
2542 sixth ask 25 ore
2543 sixth ask card rich-vein
2544 third ask card rich-vein
2545 fifth trade third
2546 sixth drop
2547 fourth withdraw
2548 fourth trade third
2549 second withdraw
2550 third ask 5 wood
2551 second trade third
2552 sixth bank grain ore
2553 fifth drop
2554 fifth trade fourth
2555 fifth ask wood
2556 fourth ask card rich-harvest
2557 third give grain
2558 sixth bank grain metal
2559 second ask card caravan
2560 third give 5 grain
2561 second ask card cedar-rafts
2562 fifth ask 5 metal
2563 third ask 25 metal
2564 fifth drop
2565 second give metal
2566 fourth give card intrigue
2567 second send
2568 second withdraw
2569 fourth drop
2570 sixth trade first
2571 sixth ask 5 ore
2572 fourth done
2573 third unask wood
2574 sixth send
2575 second trade first
2576 third unask wood
2577 second drop
2578 third ask card intrigue
2579 second done
2580 sixth done
2581 fifth trade sixth
2582 third drop
2583 first bank ore grain
2584 third bank grain metal
2585 fifth ask 5 metal
2586 first decline sixth
2587 sixth bank grain wood
2588 third trade first
2589 fifth drop
2590 third ask card cedar-rafts
2591 sixth trade third
2592 third ask card intrigue
2593 sixth ask card intrigue
2594 sixth give ore
2595 third ask card siege-ladders
2596 sixth give wood
2597 fifth trade second
2598 sixth send
2599 third send
2600 sixth done
2601 sixth withdraw
2602 third bank grain flour
2603 sixth done
2604 third done
2605 first bank wood flour
2606 third done
2607 fifth drop
2608 first counter third
2609 fifth done
2610 third clockwise
2611 third trade sixth
2612 third drop
2613 third trade fourth
2614 third ask card turukkaeans
2615 first drop
2616 third unask card turukkaeans
2617 third drop
2618 third done
2619 third bank grain ore
2620 third campaign alliance
2621 third against sixth
2622 third pay flour
2623 sixth yes
2624 third bank grain flour
2625 third done
2626 fourth card intrigue
2627 fourth against sixth
2628 fourth trade first
2629 fourth drop
2630 fourth trade sixth
2631 fourth drop
2632 fourth trade fifth
2633 fourth ask card mercenaries
2634 fourth give grain
2635 fourth drop
2636 fourth bank ore grain
2637 fourth done
2638 fourth done
2639 fourth done
2640 fifth erect ishtar
2641 fifth at ebla
2642 fifth no
2643 fifth done
2644 fifth trade sixth
2645 fifth give ore
2646 fifth give ore
2647 fifth ungive ore
2648 fifth give card mercenaries
2649 fifth ungive ore
2650 fifth ask card turukkaeans
2651 fifth send
2652 fifth done
2653 fifth unit blank
2654 fifth at halab
2655 fifth at emar
2656 sixth trade fifth
2657 fifth withdraw
2658 fifth unit foot
2659 sixth drop
2660 fifth at ebla
2661 fifth at halab
2662 fifth trade second
2663 fifth ask card deserters
2664 fifth give grain
2665 fifth ask card mercenaries
2666 fifth drop
2667 fifth done
2668 sixth done
2669 sixth campaign alliance
2670 sixth against third
2671 sixth pay wood
2672 third no
2673 sixth bank grain wood
2674 sixth trade second
2675 sixth give 5 grain
2676 sixth give metal
2677 sixth ungive 5 grain
2678 sixth drop
2679 sixth bank metal wood
2680 sixth done
2681 first trade third
2682 first drop
2683 first done
2684 first trade fifth
2685 first ask card forced-march
2686 first unask card forced-march
2687 first give metal
2688 first send
2689 first withdraw
2690 first done
2691 first trade third
2692 first drop
2693 first bank grain metal
2694 first unit foot
2695 first at larsa
2696 first at umma
2697 first done
2698 second done
2699 second trade fifth
2700 second ask card turukkaeans
2701 second drop
2702 second campaign alliance
2703 second against first
2704 second pay metal
2705 first no
2706 second done
end 2706 edd0573a40e5eb10
