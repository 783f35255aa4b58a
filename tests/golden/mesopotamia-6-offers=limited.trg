[Game "mesopotamia"]
[Rules "3"]
[Seats "6"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one, attack=book, offers=limited, bank-flour=take, second-wind=attacker, smelting=all, may=must, absent-cores=empty, board=whole, interrupts=on"]
[Names "first, second, third, fourth, fifth, sixth"]
[SeedHash "0055117f0d8e79598af77e2c348df5863d0554618664d8a75061a015bb2cb31e"]
[Seed "golden mesopotamia 6"]
[Box "standard 58dce2de"]
[Result "0 0 0 0 1 0"]

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
19 sixth ask card turukkaeans
20 sixth ask card mercenaries
21 fourth ask wood
22 fifth work smelt
23 second ask grain
24 sixth unask card mercenaries
25 third trade sixth
26 fourth unask wood
27 sixth send
28 second ungive card rich-vein
29 first ask card yaminites
30 first drop
31 fourth send
32 fifth at halab
33 third decline sixth
34 second unask grain
35 fourth withdraw
36 first done
37 third drop
38 second ask card rich-vein
39 fourth bank metal grain
40 fourth bank wood metal
41 third trade fifth
42 fourth mill 5
43 fourth bank metal flour
44 sixth trade third
45 third drop
46 fifth bank wood metal
47 fifth card spies
48 sixth ask card rich-harvest
49 sixth ask 5 ore
50 third done
51 first work smelt
52 fifth against third
53 third bank grain ore
54 second ask card gutians
55 fifth card cedar-rafts
56 fifth trade first
57 fourth done
58 third bank ore grain
59 sixth ask card locusts
60 third work smelt
61 sixth give 5 flour
62 first at larsa
63 fourth done
64 sixth send
65 fifth give ore
66 fifth ask 5 ore
67 sixth withdraw
68 sixth mill 5
69 second ask card second-wind
70 fourth bank ore wood
71 fifth ask card rich-harvest
72 sixth done
73 third at qatna
74 first done
75 third bank metal wood
76 fourth bank wood flour
77 first done
78 sixth work smelt
79 third bank metal flour
80 second give 5 flour
81 third trade fourth
82 second ungive flour
83 fifth send
84 fourth trade fifth
85 sixth at assur
86 first decline fifth
87 third drop
88 third bank grain metal
89 sixth trade fourth
90 third work blank
91 fifth work blank
92 third at qatna
93 third bank metal ore
94 sixth ask grain
95 fifth at halab
96 sixth unask grain
97 third work blank
98 third at qatna
99 second give grain
100 fifth done
101 sixth give 5 grain
102 fourth drop
103 second send
104 fifth erect millstone
105 second withdraw
106 sixth give ore
107 fifth done
108 third done
109 sixth ask card gutians
110 sixth ungive grain
111 third bank grain flour
112 fourth trade third
113 second mill 2
114 fourth drop
115 third done
116 sixth ask card deserters
117 sixth give card gutians
118 second done
119 fourth done
120 second bank metal grain
121 second trade sixth
122 sixth ungive grain
123 second ask card cedar-rafts
124 second ask card intrigue
125 sixth send
126 sixth withdraw
127 sixth card rich-harvest
128 sixth done
129 sixth done
130 second give card mercenaries
131 second give ore
132 second unask card intrigue
133 second ungive card mercenaries
134 second unask card cedar-rafts
135 second send
136 sixth trade third
137 sixth decline second
138 second done
139 second done
140 sixth drop
141 sixth counterclockwise
142 sixth erect marduk
143 sixth bank metal flour
144 sixth bank wood ore
145 sixth bank grain metal
146 sixth done
147 sixth done
148 sixth unit chariot
149 sixth at assur
150 sixth at hatra
151 sixth trade fourth
152 sixth drop
153 sixth unit chariot
154 sixth at hatra
155 sixth at suhum
156 sixth done
157 fifth bank grain flour
158 fifth bank grain ore
159 fifth trade third
160 fifth drop
161 fifth done
162 fifth trade first
163 fifth give card cedar-rafts
164 fifth give ore
165 fifth ask ore
166 fifth give card mercenaries
167 fifth send
168 fifth bank metal ore
169 fifth bank metal ore
170 fifth done
171 first counter fifth
172 first give card yaminites
173 first ungive card yaminites
174 first ungive ore
175 first unask card cedar-rafts
176 fifth bank ore wood
177 first drop
178 fifth bank metal flour
179 fifth done
180 fourth trade fifth
181 fourth give 5 flour
182 fourth send
183 fourth withdraw
184 fourth done
185 fourth bank wood flour
186 fourth trade third
187 fourth drop
188 fourth bank grain flour
189 fourth trade sixth
190 fourth give 5 flour
191 fourth give card envoys
192 fourth drop
193 fourth trade third
194 fourth give flour
195 fourth ask card siege-ladders
196 fourth unask card siege-ladders
197 fourth ask 5 flour
198 fourth unask 5 flour
199 fourth ungive flour
200 fourth drop
201 fourth done
202 fourth done
203 third trade first
204 third ask card gutians
205 third ask ore
206 third ask 5 wood
207 third ask metal
208 third ask card locusts
209 third send
210 third bank wood ore
211 third done
212 first trade third
213 third campaign war
214 third against sixth
215 first ask card blessing
216 first send
217 third counter first
218 third ask card siege-ladders
219 third unask card siege-ladders
220 third ask card siege-ladders
221 third drop
222 third pay wood
223 third no
224 third trade sixth
225 third ask card caravan
226 third send
227 third withdraw
228 third done
229 second bank ore metal
230 second done
231 second campaign alliance
232 second against fifth
233 second pay metal
234 second no
235 second card sutaeans
236 second at suhum
237 second trade fourth
238 second give card rich-vein
239 second give 5 wood
240 second give card mercenaries
241 second drop
242 second bank wood metal
243 second unit chariot
244 second at babylon
245 second at sippar
246 second unit chariot
247 second at sippar
248 second at kish
249 second unit foot
250 second at babylon
251 second at nippur
252 second unit foot
253 second at babylon
254 second at nippur
255 second bank grain wood
256 second done
257 first bank grain ore
258 first erect marduk
259 first trade sixth
260 first give card deserters
261 first ask card intrigue
262 first drop
263 first bank wood metal
264 first trade second
265 first give metal
266 first ungive metal
267 first give 5 flour
268 first ask card blessing
269 first unask card blessing
270 first drop
271 first done
272 first trade sixth
273 first drop
274 first done
275 first trade sixth
276 first give card blessing
277 first give 5 grain
278 first send
279 first bank metal flour
280 first bank grain flour
281 sixth trade third
282 sixth give 5 ore
283 sixth give 5 grain
284 first unit chariot
285 first at larsa
286 sixth give 5 flour
287 sixth decline first
288 first at umma
289 first done
290 sixth card caravan
291 third mill 0
292 second trade fourth
293 third trade sixth
294 second give flour
295 second drop
296 first done
297 fifth mill 0
298 third ask card mercenaries
299 third drop
300 fourth trade third
301 sixth bank metal ore
302 fifth trade sixth
303 second done
304 fourth drop
305 first trade fourth
306 fifth drop
307 first drop
308 first card rich-harvest
309 fourth mill 0
310 third done
311 first bank grain flour
312 third work smelt
313 second trade third
314 first mill 3
315 sixth trade third
316 second give card mercenaries
317 fourth trade sixth
318 second ungive card mercenaries
319 first trade fifth
320 fourth drop
321 second ask card caravan
322 fifth trade third
323 fifth drop
324 fifth card cedar-rafts
325 sixth ask 5 grain
326 fifth bank wood ore
327 third at qatna
328 sixth unask 5 grain
329 third done
330 fifth trade third
331 first give card yaminites
332 fifth drop
333 first give ore
334 first drop
335 first bank grain flour
336 second ask grain
337 first bank grain metal
338 second ask 5 grain
339 first trade third
340 sixth drop
341 sixth trade third
342 sixth ask ore
343 first drop
344 fifth done
345 second drop
346 third done
347 fourth trade sixth
348 sixth drop
349 fourth ask wood
350 first done
351 first work blank
352 first at umma
353 first work foot
354 fifth work smelt
355 second bank grain ore
356 fifth at halab
357 fourth unask wood
358 first at larsa
359 first work blank
360 first at larsa
361 fourth give card envoys
362 first work blank
363 fourth ungive card envoys
364 second card rich-vein
365 sixth trade third
366 second mill 0
367 second bank ore flour
368 sixth ask card cedar-rafts
369 fifth work blank
370 second trade first
371 second ask card yaminites
372 first at umma
373 first trade fourth
374 fourth drop
375 fifth at halab
376 fourth done
377 second ask ore
378 second send
379 fifth trade sixth
380 first accept second
381 sixth give 5 wood
382 first ask grain
383 sixth ask 5 metal
384 sixth drop
385 fifth give flour
386 fifth send
387 fifth done
388 fifth done
389 first give flour
390 second done
391 second trade third
392 first give 5 ore
393 fourth done
394 sixth mill 2
395 second drop
396 first send
397 fourth trade sixth
398 fourth give metal
399 sixth done
400 first done
401 fourth give flour
402 sixth accept fifth
403 sixth work foot
404 sixth at assur
405 second done
406 first done
407 sixth trade first
408 fourth give wood
409 second bank metal ore
410 fourth ungive wood
411 fourth ask 5 wood
412 fourth give 5 ore
413 sixth drop
414 second bank wood ore
415 first done
416 fourth ask grain
417 fourth decline first
418 sixth work blank
419 second done
420 second done
421 fourth unask grain
422 sixth at assur
423 sixth work blank
424 fourth give ore
425 sixth at assur
426 sixth bank metal grain
427 fourth send
428 fourth done
429 sixth done
430 sixth trade second
431 sixth drop
432 sixth trade fifth
433 sixth decline fourth
434 sixth drop
435 sixth trade first
436 sixth ask card gutians
437 sixth drop
438 sixth done
439 sixth done
440 first clockwise
441 first trade third
442 first give 5 grain
443 first ask card turukkaeans
444 first send
445 third counter first
446 third give card gutians
447 third drop
448 first done
449 first trade sixth
450 first give flour
451 first send
452 sixth bank grain metal
453 sixth bank grain wood
454 first withdraw
455 first trade fourth
456 first give 5 flour
457 first send
458 first campaign war
459 first against fifth
460 first pay metal
461 first bank grain metal
462 first withdraw
463 first done
464 second trade first
465 second give 5 flour
466 second give 5 grain
467 second send
468 first decline second
469 second bank ore grain
470 second trade fourth
471 second drop
472 second trade fourth
473 second ask card blessing
474 second ask card hanaeans
475 second drop
476 second trade first
477 second ask card sutaeans
478 second send
479 second done
480 first counter second
481 second done
482 second trade fifth
483 second ask card second-wind
484 first drop
485 second send
486 fifth decline second
487 second trade sixth
488 second drop
489 second bank ore flour
490 second trade sixth
491 second give metal
492 second ungive metal
493 second give card turukkaeans
494 second ungive card turukkaeans
495 second give 5 grain
496 second drop
497 second bank ore metal
498 second trade fourth
499 second ask ore
500 second ask card blessing
501 second ask card hanaeans
502 second give grain
503 second send
504 fourth counter second
505 second unit foot
506 second at nippur
507 fourth give metal
508 second at isin
509 fourth ungive ore
510 second done
511 third erect marduk
512 fourth drop
513 third no
514 third trade second
515 third give card siege-ladders
516 third give card intrigue
517 third ask card deserters
518 third unask card deserters
519 third ungive card intrigue
520 third send
521 third done
522 third card siege-ladders
523 third done
524 second decline third
525 third trade second
526 third give 5 metal
527 third ungive 5 metal
528 third give card forced-march
529 third give card envoys
530 third give grain
531 third ask 5 metal
532 third drop
533 third done
534 fourth trade first
535 fourth drop
536 fourth done
537 fourth campaign war
538 fourth against third
539 fourth pay wood
540 fourth no
541 fourth unit foot
542 fourth at eshnunna
543 fourth at bagdad
544 fourth card siege-ladders
545 fourth unit foot
546 fourth at eshnunna
547 fourth at der
548 fourth unit chariot
549 fourth at eshnunna
550 fourth at bagdad
551 fourth unit chariot
552 fourth at bagdad
553 fourth at meturan
554 fourth trade fifth
555 fourth give card envoys
556 fourth ask card spies
557 fourth unask card spies
558 fourth drop
559 fourth trade sixth
560 fourth give 5 flour
561 fourth send
562 fourth withdraw
563 fourth done
564 fifth done
565 fifth done
566 fifth done
567 sixth trade second
568 sixth give flour
569 sixth ungive flour
570 sixth give card gutians
571 sixth ask 5 metal
572 sixth unask 5 metal
573 sixth give metal
574 sixth give ore
575 sixth drop
576 sixth trade fourth
577 sixth ask 5 flour
578 sixth ask 5 grain
579 sixth give 5 wood
580 sixth drop
581 sixth done
582 sixth trade second
583 sixth ask card turukkaeans
584 sixth send
585 second decline sixth
586 sixth campaign war
587 sixth against fourth
588 sixth pay metal
589 sixth trade second
590 sixth drop
591 sixth done
592 third bank grain flour
593 third mill 4
594 sixth bank metal grain
595 first bank metal grain
596 fifth mill 1
597 third trade sixth
598 second at sippar
599 sixth trade first
600 sixth ask card forced-march
601 fifth done
602 second at nippur
603 fourth at meturan
604 third ask card second-wind
605 fourth done
606 third ask 5 wood
607 second trade first
608 second drop
609 second bank wood ore
610 second trade fifth
611 sixth give 5 metal
612 third ask 5 ore
613 fifth work blank
614 first done
615 second ask card hanaeans
616 sixth drop
617 fifth at halab
618 second send
619 third ask card intrigue
620 sixth bank grain ore
621 fourth bank grain wood
622 first trade third
623 second done
624 third unask ore
625 first ask card envoys
626 third unask card intrigue
627 fifth counter second
628 fifth ask 5 ore
629 first ask card sutaeans
630 second at nippur
631 first ask card siege-ladders
632 third send
633 second trade first
634 sixth mill 5
635 sixth card locusts
636 first drop
637 first mill 0
638 second give metal
639 second give wood
640 fifth ask card sutaeans
641 fifth give 5 grain
642 second ungive wood
643 fourth trade sixth
644 sixth counter third
645 third trade fourth
646 second send
647 fourth give card sutaeans
648 first bank grain ore
649 sixth ungive wood
650 fourth ask card forced-march
651 fifth give ore
652 third drop
653 third done
654 sixth send
655 second withdraw
656 first trade fifth
657 sixth against first
658 sixth bank grain ore
659 third work foot
660 fifth give 5 metal
661 second bank grain metal
662 second trade first
663 fourth ask card siege-ladders
664 fourth send
665 sixth counter fourth
666 second ask card mercenaries
667 first give grain
668 sixth ask card hanaeans
669 third at qatna
670 fifth ask flour
671 third done
672 first ask wood
673 third trade sixth
674 third give card forced-march
675 sixth drop
676 first give wood
677 fifth ask card deserters
678 sixth bank ore metal
679 fifth unask card deserters
680 fifth send
681 first drop
682 first done
683 second give grain
684 second ask card spies
685 third ask card intrigue
686 first work smelt
687 fifth bank grain flour
688 second send
689 third ask card cedar-rafts
690 sixth trade second
691 first counter second
692 sixth drop
693 sixth done
694 first give wood
695 fourth mill 0
696 fifth withdraw
697 sixth trade first
698 first drop
699 fifth trade sixth
700 third drop
701 third trade first
702 sixth ask 5 ore
703 third give card gutians
704 first at larsa
705 first bank grain metal
706 sixth ask card yaminites
707 fourth bank grain flour
708 third ungive card gutians
709 fourth trade third
710 fifth ask card forced-march
711 fourth ask ore
712 fourth ask metal
713 second mill 2
714 sixth send
715 third drop
716 fifth give ore
717 second done
718 second work blank
719 third trade first
720 fourth ask 5 ore
721 fifth drop
722 sixth bank grain wood
723 fourth drop
724 first done
725 first bank metal grain
726 second at isin
727 fifth trade third
728 second trade first
729 second drop
730 third drop
731 fourth trade fifth
732 sixth bank grain ore
733 second done
734 first counter sixth
735 second bank grain ore
736 third trade fifth
737 fourth drop
738 sixth bank grain ore
739 fourth done
740 second done
741 fifth ask wood
742 fourth trade second
743 sixth done
744 sixth at hatra
745 second bank grain ore
746 first send
747 first bank grain wood
748 first bank metal flour
749 sixth decline first
750 sixth done
751 second done
752 third ask card rich-vein
753 fourth drop
754 fifth send
755 first trade second
756 sixth bank ore flour
757 fourth trade fifth
758 fourth ask card turukkaeans
759 sixth trade first
760 fourth give ore
761 first drop
762 sixth drop
763 first done
764 fifth withdraw
765 sixth done
766 third unask card rich-vein
767 third ask card mercenaries
768 fifth trade first
769 first bank grain metal
770 fifth drop
771 fourth unask card turukkaeans
772 first done
773 fifth trade third
774 third unask card mercenaries
775 fourth give wood
776 fourth give 5 flour
777 fifth drop
778 fourth ungive flour
779 fourth ungive flour
780 fourth ungive wood
781 fourth drop
782 third ask grain
783 fifth trade second
784 fourth done
785 third ask 5 flour
786 fourth bank grain metal
787 fifth give wood
788 fourth bank grain ore
789 fifth ungive wood
790 fifth give 5 flour
791 third unask 5 flour
792 fifth give grain
793 fourth done
794 fifth drop
795 fifth work foot
796 fifth at halab
797 fourth trade first
798 fifth trade sixth
799 third unask grain
800 third ask wood
801 fifth drop
802 fourth drop
803 third ask card deserters
804 fourth trade sixth
805 fourth ask card mercenaries
806 fifth bank grain metal
807 fourth drop
808 fifth done
809 fifth bank grain wood
810 fourth done
811 third send
812 third withdraw
813 fifth done
814 fifth bank grain wood
815 third bank grain ore
816 fifth trade second
817 third done
818 fifth give 5 metal
819 fifth ask card second-wind
820 fifth drop
821 fifth bank grain metal
822 fifth trade fourth
823 fifth drop
824 fifth trade first
825 fifth give flour
826 fifth ungive flour
827 fifth drop
828 fifth done
829 second clockwise
830 second trade first
831 second give card turukkaeans
832 second give 5 metal
833 second drop
834 second trade third
835 second ask card envoys
836 second ask card rich-vein
837 second unask card rich-vein
838 second drop
839 second trade first
840 second drop
841 second trade fifth
842 second drop
843 second bank grain metal
844 second bank ore wood
845 second bank metal ore
846 second bank grain metal
847 second bank grain wood
848 second trade sixth
849 second give card mercenaries
850 second drop
851 second trade fourth
852 second ask card forced-march
853 second drop
854 second trade first
855 second give 5 flour
856 second send
857 second withdraw
858 second done
859 second bank grain ore
860 second campaign war
861 second against first
862 second pay metal
863 second no
864 second done
865 third trade second
866 third drop
867 third trade second
868 third give metal
869 third send
870 second decline third
871 third done
872 third done
873 third card forced-march
874 third done
875 fourth trade second
876 fourth drop
877 fourth bank ore flour
878 fourth done
879 fourth bank grain metal
880 fourth trade second
881 fourth ask card second-wind
882 fourth give 5 flour
883 fourth ask card yaminites
884 fourth unask card yaminites
885 fourth ungive flour
886 fourth drop
887 fourth campaign war
888 fourth against third
889 fourth pay metal
890 fourth no
891 fourth bank grain metal
892 fourth bank grain ore
893 fourth unit foot
894 fourth at bagdad
895 fourth at mashkan
896 fourth trade sixth
897 fourth ask card deserters
898 fourth drop
899 fourth trade second
900 fourth ask card mercenaries
901 fourth ask flour
902 fourth unask flour
903 fourth give 5 ore
904 fourth send
905 second decline fourth
906 fourth card sutaeans
907 fourth at hatra
908 fourth bank grain metal
909 fourth trade first
910 fourth give grain
911 fourth give ore
912 fourth send
913 fourth withdraw
914 fourth done
915 fifth bank metal ore
916 fifth done
917 fifth trade first
918 fifth ask flour
919 fifth drop
920 fifth trade first
921 fifth ask 5 grain
922 fifth unask grain
923 fifth give 5 ore
924 fifth give wood
925 fifth ungive ore
926 fifth ask card spies
927 fifth unask grain
928 fifth give 5 grain
929 fifth send
930 fifth done
931 first card deserters
932 first counter fifth
933 first send
934 fifth decline first
935 first at isin
936 fifth bank wood flour
937 fifth card hanaeans
938 fifth at suhum
939 fifth done
940 fifth done
941 sixth trade fifth
942 sixth give grain
943 sixth ask 5 grain
944 sixth send
945 fifth bank grain flour
946 sixth done
947 fifth decline sixth
948 sixth campaign war
949 sixth against third
950 sixth pay wood
951 sixth done
952 first done
953 first trade fourth
954 first give 5 flour
955 first send
956 first bank grain ore
957 first done
958 fourth decline first
959 first done
960 first trade fourth
961 fourth at meturan
962 sixth mill 0
963 second at nippur
964 second done
965 sixth done
966 first ask 5 metal
967 third bank grain flour
968 first give 5 wood
969 third bank grain flour
970 first unask metal
971 sixth done
972 first ask card turukkaeans
973 fifth trade first
974 second at nippur
975 fourth bank wood flour
976 fourth bank grain ore
977 second mill 3
978 fifth drop
979 fifth mill 0
980 sixth trade third
981 second trade third
982 sixth drop
983 sixth trade third
984 second drop
985 first give grain
986 third trade second
987 second trade fifth
988 third ask 5 flour
989 second ask metal
990 fourth bank metal ore
991 fifth trade fourth
992 third unask 5 flour
993 first unask metal
994 second drop
995 sixth drop
996 first give 5 metal
997 third give card gutians
998 fifth drop
999 fifth bank grain wood
1000 fifth trade second
1001 fourth trade third
1002 second bank wood grain
1003 fifth ask card spies
1004 first ask flour
1005 fourth ask card yaminites
1006 sixth done
1007 first send
1008 fourth decline first
1009 fourth drop
1010 third ungive card gutians
1011 fifth drop
1012 fourth bank grain flour
1013 first done
1014 fifth bank grain flour
1015 first trade second
1016 first give 5 flour
1017 fourth trade second
1018 first send
1019 third drop
1020 second accept first
1021 second trade third
1022 first bank grain wood
1023 first trade second
1024 second ask card caravan
1025 second give 5 grain
1026 fourth ask 5 ore
1027 fourth ask grain
1028 third bank grain metal
1029 third bank grain ore
1030 fourth ask card siege-ladders
1031 first drop
1032 fifth done
1033 first trade fourth
1034 fourth drop
1035 first give 5 wood
1036 first ask card rich-vein
1037 third mill 0
1038 second drop
1039 fourth at mashkan
1040 second done
1041 fifth bank grain flour
1042 fourth bank ore metal
1043 third trade fifth
1044 second trade sixth
1045 fourth trade sixth
1046 fifth work blank
1047 fourth give 5 grain
1048 fourth ask grain
1049 third give 5 ore
1050 fifth at halab
1051 fifth work smelt
1052 second ask card gutians
1053 third drop
1054 fourth give 5 wood
1055 fourth drop
1056 fourth trade fifth
1057 fourth ask 5 ore
1058 fifth at halab
1059 third trade fourth
1060 first drop
1061 second unask card gutians
1062 third give 5 wood
1063 fourth unask ore
1064 first mill 0
1065 fifth work blank
1066 fifth at halab
1067 first trade second
1068 fifth work blank
1069 third give 5 ore
1070 third ungive 5 ore
1071 first ask card intrigue
1072 fourth give grain
1073 first drop
1074 fifth at halab
1075 third send
1076 second give card turukkaeans
1077 first trade fourth
1078 third withdraw
1079 second send
1080 fifth trade third
1081 fifth give 5 wood
1082 first ask card yaminites
1083 sixth decline second
1084 fourth give flour
1085 fourth unask ore
1086 second done
1087 first give metal
1088 fifth drop
1089 second done
1090 fifth done
1091 fourth drop
1092 fifth done
1093 first give metal
1094 fifth done
1095 fourth trade sixth
1096 second done
1097 fourth drop
1098 fourth done
1099 first ask card mercenaries
1100 first drop
1101 fourth at meturan
1102 fourth trade sixth
1103 third trade sixth
1104 fourth ask wood
1105 first trade fourth
1106 third give 5 metal
1107 fourth drop
1108 fourth mill 0
1109 fourth trade fifth
1110 first ask flour
1111 first send
1112 fourth drop
1113 first withdraw
1114 fourth done
1115 first done
1116 first done
1117 fourth trade second
1118 first trade second
1119 fourth ask card intrigue
1120 third ungive 5 metal
1121 first give flour
1122 third give metal
1123 fourth give 5 wood
1124 first send
1125 fourth ask metal
1126 third ungive metal
1127 third ask card spies
1128 second counter first
1129 first trade third
1130 fourth unask card intrigue
1131 third ask grain
1132 second unask flour
1133 fourth drop
1134 third drop
1135 first ask 5 grain
1136 first ask metal
1137 third bank grain wood
1138 third trade first
1139 second give ore
1140 first drop
1141 first done
1142 fourth done
1143 first trade fifth
1144 fourth trade first
1145 second send
1146 first drop
1147 third give grain
1148 first trade third
1149 first decline second
1150 first ask card intrigue
1151 first drop
1152 fourth give wood
1153 fourth ungive wood
1154 fourth ask wood
1155 first done
1156 third drop
1157 third trade sixth
1158 third drop
1159 third bank grain wood
1160 fourth give card envoys
1161 third done
1162 third work blank
1163 third at qatna
1164 third done
1165 fourth ask card yaminites
1166 fourth ungive card envoys
1167 fourth send
1168 third done
1169 first trade fourth
1170 fourth withdraw
1171 fourth done
1172 fourth trade fifth
1173 first give 5 flour
1174 fourth drop
1175 first ungive flour
1176 first give flour
1177 fourth done
1178 third clockwise
1179 third done
1180 first ask card siege-ladders
1181 first give 5 wood
1182 first ask flour
1183 third card gutians
1184 first give flour
1185 third at simurrum
1186 first send
1187 third at lullubum
1188 fourth trade second
1189 third campaign alliance
1190 fourth ask flour
1191 third against second
1192 third pay wood
1193 second yes
1194 third unit foot
1195 fourth drop
1196 fourth decline first
1197 third at qatna
1198 third at tunip
1199 third trade fifth
1200 third ask card intrigue
1201 third unask card intrigue
1202 third ask card envoys
1203 third drop
1204 third unit foot
1205 third at qatna
1206 third at byblos
1207 third done
1208 fourth done
1209 fourth done
1210 fourth card intrigue
1211 fourth against third
1212 fourth trade first
1213 fourth give 5 metal
1214 fourth give card envoys
1215 fourth give metal
1216 fourth give grain
1217 fourth give 5 flour
1218 fourth ask 5 metal
1219 fourth unask 5 metal
1220 fourth give metal
1221 fourth ask card yaminites
1222 fourth drop
1223 fourth done
1224 fifth erect marduk
1225 fifth no
1226 fifth done
1227 fifth trade third
1228 fifth ask card blessing
1229 fifth ask card intrigue
1230 fifth drop
1231 fifth trade fourth
1232 fifth drop
1233 fifth card hanaeans
1234 fifth at hanaeans
1235 fifth done
1236 fifth done
1237 fifth done
1238 sixth done
1239 sixth trade first
1240 sixth ask card rich-vein
1241 sixth ask card blessing
1242 sixth send
1243 sixth done
1244 sixth attack
1245 sixth at hatra
1246 first decline sixth
1247 sixth at assur
1248 sixth unit foot
1249 sixth go
1250 sixth no
1251 sixth card gutians
1252 sixth at shusharra
1253 sixth at arbela
1254 sixth trade second
1255 sixth ask card yaminites
1256 sixth unask card yaminites
1257 sixth ask card yaminites
1258 sixth ask 5 metal
1259 sixth ask card envoys
1260 sixth ask flour
1261 sixth drop
1262 sixth trade first
1263 sixth drop
1264 sixth trade fifth
1265 sixth give 5 grain
1266 sixth drop
1267 sixth trade second
1268 sixth give metal
1269 sixth ask ore
1270 sixth send
1271 second counter sixth
1272 sixth trade third
1273 second drop
1274 sixth give grain
1275 sixth ungive grain
1276 sixth ask card envoys
1277 sixth unask card envoys
1278 sixth ask ore
1279 sixth ask card spies
1280 sixth ask wood
1281 sixth unask card spies
1282 sixth send
1283 third decline sixth
1284 sixth trade second
1285 sixth drop
1286 sixth done
1287 first done
1288 first campaign war
1289 first against second
1290 first pay wood
1291 first no
1292 first done
1293 second bank grain metal
1294 second trade fifth
1295 second give flour
1296 second give ore
1297 second ask card mercenaries
1298 second unask card mercenaries
1299 second ungive flour
1300 second drop
1301 second bank grain ore
1302 second done
1303 second done
1304 second trade fifth
1305 second ask card blessing
1306 second give card forced-march
1307 second give 5 flour
1308 second ask card rich-harvest
1309 second drop
1310 second bank ore wood
1311 second trade first
1312 second drop
1313 second done
1314 third at byblos
1315 first done
1316 second done
1317 sixth trade third
1318 third done
1319 second bank metal flour
1320 sixth give wood
1321 first trade second
1322 sixth send
1323 third bank metal ore
1324 fifth mill 2
1325 second bank metal wood
1326 third bank ore metal
1327 fifth done
1328 first give 5 grain
1329 second trade fourth
1330 third decline sixth
1331 third trade fifth
1332 fifth trade second
1333 fifth give ore
1334 sixth mill 0
1335 fifth ask card turukkaeans
1336 third ask 5 metal
1337 sixth trade fifth
1338 third unask metal
1339 fourth done
1340 third drop
1341 sixth ask card sutaeans
1342 fourth bank metal flour
1343 fourth mill 0
1344 first drop
1345 fourth done
1346 second drop
1347 second mill 0
1348 second done
1349 fifth drop
1350 sixth ask card rich-harvest
1351 sixth ask card blessing
1352 fifth trade second
1353 second work blank
1354 fifth ask card yaminites
1355 third mill 1
1356 second at kish
1357 third bank metal wood
1358 second trade first
1359 second give flour
1360 sixth drop
1361 first trade fifth
1362 fifth send
1363 first give grain
1364 second send
1365 first ungive grain
1366 fifth withdraw
1367 third done
1368 first ask ore
1369 first send
1370 fourth done
1371 second done
1372 fourth done
1373 third done
1374 third bank wood grain
1375 fourth trade third
1376 fourth give ore
1377 fifth trade second
1378 first accept second
1379 sixth done
1380 sixth work blank
1381 first bank metal flour
1382 fourth drop
1383 third done
1384 third done
1385 fourth trade second
1386 fourth drop
1387 sixth at assur
1388 fourth trade sixth
1389 second trade fifth
1390 fifth drop
1391 second drop
1392 first mill 0
1393 sixth done
1394 fourth drop
1395 fifth decline first
1396 second trade fifth
1397 sixth done
1398 first bank metal wood
1399 second drop
1400 fourth bank ore grain
1401 fifth done
1402 sixth done
1403 fifth trade fourth
1404 fourth done
1405 fifth ask 5 wood
1406 first done
1407 first work blank
1408 second trade fourth
1409 first at larsa
1410 fifth give ore
1411 second drop
1412 second trade fifth
1413 fifth send
1414 fourth decline fifth
1415 first done
1416 fifth trade fourth
1417 first trade fifth
1418 fifth drop
1419 second drop
1420 fifth trade sixth
1421 second trade first
1422 fifth drop
1423 fifth trade third
1424 fifth ask card turukkaeans
1425 second give card turukkaeans
1426 first ask card cedar-rafts
1427 first ask 5 metal
1428 fifth ask card hanaeans
1429 first give metal
1430 fifth give 5 flour
1431 second ungive card turukkaeans
1432 first give 5 flour
1433 second give ore
1434 fifth send
1435 second ask metal
1436 second give card mercenaries
1437 second unask metal
1438 first send
1439 third decline fifth
1440 first done
1441 fifth trade first
1442 fifth decline first
1443 first trade second
1444 second send
1445 first drop
1446 second done
1447 fifth ask card deserters
1448 second done
1449 first trade fifth
1450 first accept second
1451 first drop
1452 first trade sixth
1453 first drop
1454 fifth give card mercenaries
1455 fifth drop
1456 fifth done
1457 first trade fifth
1458 fifth trade first
1459 first give ore
1460 first ask card envoys
1461 first drop
1462 first trade third
1463 first ask 5 grain
1464 first give 5 flour
1465 first drop
1466 first trade second
1467 fifth drop
1468 fifth trade first
1469 first ask 5 grain
1470 first drop
1471 fifth ask card caravan
1472 fifth ask 5 ore
1473 fifth send
1474 fifth withdraw
1475 first done
1476 fifth done
1477 first clockwise
1478 first trade second
1479 first give card blessing
1480 first drop
1481 first trade sixth
1482 first drop
1483 first done
1484 first campaign war
1485 first against third
1486 first pay metal
1487 first no
1488 first trade fourth
1489 first ask card rich-harvest
1490 first give flour
1491 first unask card rich-harvest
1492 first give 5 ore
1493 first drop
1494 first done
1495 second done
1496 second trade first
1497 second drop
1498 second campaign alliance
1499 second against fifth
1500 second pay wood
1501 second no
1502 second trade third
1503 second drop
1504 second done
1505 third done
1506 third trade fifth
1507 third give 5 metal
1508 third give 5 grain
1509 third send
1510 third done
1511 third done
1512 fourth trade first
1513 fourth drop
1514 fifth trade third
1515 fourth trade sixth
1516 fourth give metal
1517 fourth send
1518 fourth withdraw
1519 fourth trade third
1520 fourth ask card gutians
1521 fourth give 5 flour
1522 fourth ungive 5 flour
1523 fifth give flour
1524 fifth accept third
1525 fourth send
1526 fourth withdraw
1527 fifth ask 5 flour
1528 fifth unask flour
1529 fourth trade first
1530 fourth give 5 ore
1531 fourth send
1532 fifth ask card intrigue
1533 fourth bank ore metal
1534 fourth bank ore flour
1535 fifth send
1536 fourth erect canal
1537 first accept fourth
1538 fourth at bagdad
1539 third decline fifth
1540 fourth no
1541 fourth trade sixth
1542 fourth give ore
1543 fourth drop
1544 fourth trade first
1545 fourth give 5 ore
1546 fourth ungive 5 ore
1547 fourth ask 5 grain
1548 fourth drop
1549 fourth trade second
1550 fourth give 5 grain
1551 fourth ask card deserters
1552 fourth drop
1553 fourth trade first
1554 fourth drop
1555 fourth trade third
1556 fourth give wood
1557 fourth ungive wood
1558 fourth give 5 grain
1559 fourth ask 5 ore
1560 fourth give 5 metal
1561 fourth unask ore
1562 fourth ungive 5 grain
1563 fourth ask card siege-ladders
1564 fourth drop
1565 fourth done
1566 fourth campaign alliance
1567 fourth against second
1568 fourth pay metal
1569 fourth yes
1570 second yes
1571 fourth done
1572 fifth trade first
1573 fifth give wood
1574 fifth drop
1575 fifth done
1576 fifth done
1577 fifth card mercenaries
1578 fifth at halab
1579 fifth done
1580 sixth trade second
1581 sixth ask card deserters
1582 sixth drop
1583 sixth done
1584 sixth campaign war
1585 sixth against first
1586 sixth pay metal
1587 sixth no
1588 sixth trade third
1589 sixth ask 5 grain
1590 sixth send
1591 sixth done
1592 fourth at mashkan
1593 fourth done
1594 fifth trade sixth
1595 third card intrigue
1596 third against fourth
1597 sixth trade first
1598 sixth give 5 ore
1599 second trade sixth
1600 fifth ask card envoys
1601 second give 5 wood
1602 fifth unask card envoys
1603 fifth give wood
1604 third at tunip
1605 fifth ungive wood
1606 fifth give ore
1607 third done
1608 sixth give wood
1609 fifth drop
1610 first at umma
1611 second ungive wood
1612 third trade sixth
1613 fourth trade sixth
1614 first done
1615 third ask 5 wood
1616 sixth send
1617 sixth withdraw
1618 fifth trade second
1619 sixth mill 0
1620 second ask card caravan
1621 first trade sixth
1622 fifth give 5 metal
1623 fourth give grain
1624 first give metal
1625 second unask card caravan
1626 fourth ask card siege-ladders
1627 second ask card intrigue
1628 second drop
1629 fifth drop
1630 third give wood
1631 first ungive metal
1632 second at nippur
1633 first give 5 metal
1634 fourth ask flour
1635 fourth send
1636 fourth mill 1
1637 third give 5 metal
1638 fourth withdraw
1639 second at sippar
1640 fifth mill 0
1641 second done
1642 fourth trade fifth
1643 fifth done
1644 first ask card hanaeans
1645 fourth ask 5 metal
1646 sixth done
1647 first send
1648 fourth send
1649 second at sippar
1650 sixth work blank
1651 second bank wood flour
1652 first mill 0
1653 third give 5 wood
1654 fourth done
1655 fifth done
1656 fifth decline fourth
1657 third give 5 flour
1658 fourth done
1659 second mill 0
1660 first bank wood metal
1661 sixth decline first
1662 fourth trade third
1663 fourth drop
1664 fifth trade first
1665 third ungive metal
1666 second done
1667 sixth at assur
1668 fourth done
1669 first done
1670 fifth drop
1671 second done
1672 fifth trade sixth
1673 sixth done
1674 second trade third
1675 first done
1676 fourth done
1677 second give 5 flour
1678 second send
1679 sixth done
1680 second done
1681 third give ore
1682 fifth give ore
1683 third ask card deserters
1684 second done
1685 first done
1686 sixth done
1687 fifth send
1688 sixth trade third
1689 fifth done
1690 first done
1691 fifth withdraw
1692 third ungive metal
1693 third accept second
1694 sixth ask card spies
1695 third give 5 metal
1696 third ungive ore
1697 sixth ask flour
1698 sixth ask card siege-ladders
1699 sixth ask card second-wind
1700 sixth send
1701 third unask 5 wood
1702 fifth trade third
1703 fifth give 5 grain
1704 fifth give metal
1705 fifth drop
1706 fifth done
1707 third ask card locusts
1708 third drop
1709 third trade sixth
1710 third decline sixth
1711 third give card envoys
1712 third ask card gutians
1713 third send
1714 third withdraw
1715 third mill 1
1716 third done
1717 third done
1718 third trade fourth
1719 third ask card spies
1720 third send
1721 fourth decline third
1722 third trade sixth
1723 third drop
1724 third trade second
1725 third give 5 metal
1726 third ask card forced-march
1727 third unask card forced-march
1728 third give grain
1729 third ask flour
1730 third send
1731 second trade fifth
1732 third withdraw
1733 second drop
1734 third done
1735 third done
1736 fourth counterclockwise
1737 fourth done
1738 fourth done
1739 fourth trade third
1740 fourth ask ore
1741 fourth unask ore
1742 fourth drop
1743 fourth trade first
1744 fourth give flour
1745 fourth give 5 metal
1746 fourth give metal
1747 fourth send
1748 fourth done
1749 third trade sixth
1750 first accept fourth
1751 third drop
1752 third done
1753 third campaign war
1754 third against sixth
1755 third pay wood
1756 third trade second
1757 third ask card deserters
1758 third drop
1759 third done
1760 second done
1761 second trade fourth
1762 second ask card locusts
1763 second ask card cedar-rafts
1764 second send
1765 fourth trade first
1766 fourth ask card rich-harvest
1767 second done
1768 second card forced-march
1769 fourth decline second
1770 second trade third
1771 fourth drop
1772 second ask card spies
1773 second unask card spies
1774 second give ore
1775 second send
1776 second withdraw
1777 second done
1778 first trade sixth
1779 first ask card cedar-rafts
1780 first give wood
1781 first unask card cedar-rafts
1782 first ask card hanaeans
1783 first ungive wood
1784 first ask card gutians
1785 first send
1786 sixth decline first
1787 first done
1788 first trade sixth
1789 first ask card rich-harvest
1790 first give 5 ore
1791 first send
1792 first campaign alliance
1793 first against second
1794 sixth counter first
1795 sixth ask card hanaeans
1796 sixth send
1797 first decline sixth
1798 first pay metal
1799 first no
1800 second no
1801 first trade sixth
1802 first ask card gutians
1803 first drop
1804 first done
1805 sixth trade first
1806 sixth give 5 ore
1807 sixth send
1808 first counter sixth
1809 first ask card cedar-rafts
1810 first send
1811 sixth trade third
1812 sixth drop
1813 sixth trade first
1814 sixth drop
1815 sixth decline first
1816 sixth done
1817 sixth trade fifth
1818 sixth ask flour
1819 sixth drop
1820 sixth done
1821 sixth trade third
1822 sixth drop
1823 sixth trade first
1824 sixth give card blessing
1825 sixth send
1826 sixth done
1827 first decline sixth
1828 fifth done
1829 fifth trade third
1830 fifth ask card envoys
1831 fifth ask card siege-ladders
1832 fifth drop
1833 fifth trade sixth
1834 fifth ask card cedar-rafts
1835 fifth ask 5 grain
1836 fifth give ore
1837 fifth ask card second-wind
1838 fifth drop
1839 fifth done
1840 fifth trade second
1841 fifth ask card rich-vein
1842 fifth unask card rich-vein
1843 fifth ask 5 grain
1844 fifth ask card forced-march
1845 fifth give 5 flour
1846 fifth drop
1847 fifth done
1848 fifth bank grain metal
1849 second at sippar
1850 third trade fourth
1851 fifth bank grain flour
1852 sixth bank grain metal
1853 fourth at mashkan
1854 sixth mill 3
1855 fourth trade fifth
1856 third ask grain
1857 second trade fifth
1858 third ask card gutians
1859 sixth done
1860 second ask card spies
1861 third ask card turukkaeans
1862 sixth done
1863 fifth mill 4
1864 third ask card forced-march
1865 first done
1866 fourth give 5 ore
1867 first bank grain wood
1868 fifth trade second
1869 first bank grain ore
1870 fourth send
1871 third unask card gutians
1872 second unask card spies
1873 fifth ask card envoys
1874 second give wood
1875 fourth done
1876 sixth bank grain wood
1877 fifth send
1878 fifth counter fourth
1879 sixth trade first
1880 fourth trade sixth
1881 fifth ask card siege-ladders
1882 fourth drop
1883 second send
1884 sixth drop
1885 second withdraw
1886 first trade fourth
1887 sixth trade second
1888 third drop
1889 fourth mill 2
1890 fifth give wood
1891 fifth ungive wood
1892 second done
1893 fourth trade third
1894 third at tunip
1895 fifth send
1896 third trade sixth
1897 fifth done
1898 third give 5 ore
1899 first ask 5 ore
1900 first give flour
1901 sixth give flour
1902 first ungive flour
1903 first send
1904 fifth bank grain wood
1905 fifth bank grain metal
1906 third give metal
1907 sixth drop
1908 third ungive ore
1909 fifth withdraw
1910 sixth trade fifth
1911 first mill 1
1912 sixth ask 5 flour
1913 sixth send
1914 fifth done
1915 first bank grain ore
1916 third send
1917 third at byblos
1918 first done
1919 second at sippar
1920 sixth accept third
1921 fifth at halab
1922 fifth trade first
1923 fourth ask card forced-march
1924 first withdraw
1925 third done
1926 fourth unask card forced-march
1927 first bank ore flour
1928 first done
1929 sixth done
1930 first at umma
1931 second trade first
1932 fifth ask card rich-harvest
1933 fourth ask card sutaeans
1934 fifth give flour
1935 first bank grain wood
1936 fourth send
1937 third counter fourth
1938 sixth bank grain ore
1939 fourth done
1940 fourth bank grain flour
1941 sixth done
1942 fifth ask wood
1943 first trade sixth
1944 fifth send
1945 second ask card mercenaries
1946 first decline fifth
1947 fourth trade fifth
1948 first drop
1949 fifth done
1950 fourth ask card sutaeans
1951 second send
1952 fourth send
1953 first bank grain flour
1954 second mill 2
1955 third ask card mercenaries
1956 fourth withdraw
1957 fourth bank grain ore
1958 fourth work blank
1959 fifth trade third
1960 first bank grain metal
1961 fourth at der
1962 fourth done
1963 fifth decline sixth
1964 fourth trade second
1965 fourth give ore
1966 first bank grain ore
1967 second done
1968 first decline second
1969 third send
1970 second done
1971 third at tunip
1972 fifth give card mercenaries
1973 third mill 1
1974 fifth give wood
1975 third bank grain flour
1976 fifth ask card spies
1977 third withdraw
1978 fourth ask 5 metal
1979 fourth give 5 flour
1980 fifth send
1981 fifth withdraw
1982 fourth give 5 grain
1983 fifth done
1984 third trade first
1985 first done
1986 second trade fifth
1987 fourth send
1988 second ask 5 grain
1989 second give flour
1990 first trade fifth
1991 second ask card sutaeans
1992 third drop
1993 third done
1994 fourth bank grain ore
1995 second decline fourth
1996 fourth bank grain flour
1997 second ask metal
1998 first drop
1999 first done
2000 second unask grain
2001 fourth bank grain flour
2002 third work blank
2003 third at byblos
2004 fourth bank ore flour
2005 third trade second
2006 second drop
2007 third ask card caravan
2008 fourth bank grain wood
2009 third unask card caravan
2010 fourth done
2011 third give ore
2012 second done
2013 second done
2014 fourth trade first
2015 third give 5 ore
2016 fourth ask card rich-harvest
2017 fourth send
2018 fourth withdraw
2019 third send
2020 third work blank
2021 second counter third
2022 second unask ore
2023 third at qatna
2024 third work blank
2025 second drop
2026 third at tunip
2027 fourth trade second
2028 third done
2029 fourth ask card second-wind
2030 fourth give 5 flour
2031 third trade fifth
2032 fourth send
2033 third ask card hanaeans
2034 second decline fourth
2035 fourth bank wood ore
2036 third give grain
2037 fourth bank grain metal
2038 fourth done
2039 third send
2040 third bank grain wood
2041 third withdraw
2042 third trade fourth
2043 third ask ore
2044 third unask ore
2045 third ask card rich-harvest
2046 third send
2047 fourth decline third
2048 third trade first
2049 third give 5 flour
2050 third drop
2051 third bank grain ore
2052 third bank wood grain
2053 third trade fourth
2054 third ask card forced-march
2055 third ask grain
2056 third ask card turukkaeans
2057 third unask card turukkaeans
2058 third send
2059 third done
2060 fourth decline third
2061 third done
2062 second clockwise
2063 second trade first
2064 second drop
2065 second done
2066 second trade sixth
2067 second give flour
2068 second drop
2069 second done
2070 second done
2071 third done
2072 third bank grain flour
2073 third done
2074 third done
2075 fourth done
2076 fourth campaign war
2077 fourth against second
2078 fourth pay metal
2079 fourth unit chariot
2080 fourth at meturan
2081 fourth at eshnunna
2082 fourth unit chariot
2083 fourth at eshnunna
2084 fourth at der
2085 fourth unit foot
2086 fourth at der
2087 fourth at mashkan
2088 fourth done
2089 fifth trade fourth
2090 fifth give 5 wood
2091 fifth give flour
2092 fifth send
2093 fifth withdraw
2094 fifth done
2095 fifth trade first
2096 fifth drop
2097 fifth trade fourth
2098 fifth give card mercenaries
2099 fifth ask metal
2100 fifth ask 5 metal
2101 fifth ungive card mercenaries
2102 fifth send
2103 fourth decline fifth
2104 fifth done
2105 fifth unit blank
2106 fifth at halab
2107 fifth at alalakh
2108 fifth done
2109 sixth trade first
2110 sixth drop
2111 sixth trade fifth
2112 sixth give wood
2113 sixth ungive wood
2114 sixth drop
2115 sixth bank grain wood
2116 sixth done
2117 sixth bank grain flour
2118 sixth trade fifth
2119 sixth drop
2120 sixth done
2121 sixth trade first
2122 sixth give wood
2123 sixth ask 5 flour
2124 sixth drop
2125 sixth unit foot
2126 sixth at assur
2127 sixth at mankisum
2128 sixth trade fourth
2129 sixth ask card second-wind
2130 sixth drop
2131 sixth trade first
2132 sixth give flour
2133 sixth send
2134 sixth done
2135 first counter sixth
2136 first drop
2137 first trade sixth
2138 first drop
2139 first erect marduk
2140 first at umma
2141 first no
2142 first trade fifth
2143 first give ore
2144 first drop
2145 first trade sixth
2146 first drop
2147 first trade fifth
2148 first ask 5 wood
2149 first drop
2150 first trade fifth
2151 first give 5 flour
2152 first send
2153 first done
2154 first withdraw
2155 first trade sixth
2156 first drop
2157 first trade fifth
2158 first drop
2159 first done
2160 first done
2161 third done
2162 third trade fifth
2163 fifth mill 2
2164 second bank grain flour
2165 fourth at meturan
2166 second done
2167 first trade fifth
2168 fifth done
2169 third ask card envoys
2170 fifth trade first
2171 sixth at mankisum
2172 third give ore
2173 second bank grain ore
2174 first drop
2175 third unask card envoys
2176 second trade sixth
2177 sixth bank wood ore
2178 first at umma
2179 second drop
2180 sixth trade first
2181 second trade first
2182 first done
2183 fourth done
2184 sixth give 5 grain
2185 third drop
2186 first mill 0
2187 fourth mill 1
2188 fourth trade third
2189 third mill 1
2190 third bank grain ore
2191 fourth drop
2192 fourth trade third
2193 fifth drop
2194 first trade fourth
2195 first drop
2196 second give 5 flour
2197 fourth drop
2198 fifth trade fourth
2199 third done
2200 fifth give 5 wood
2201 fifth ask card rich-vein
2202 third trade first
2203 first done
2204 sixth drop
2205 sixth done
2206 fifth give wood
2207 fifth ask card cedar-rafts
2208 fourth done
2209 fifth ungive 5 wood
2210 third give wood
2211 first work blank
2212 sixth mill 0
2213 fourth done
2214 sixth done
2215 first at umma
2216 first work blank
2217 second drop
2218 fourth done
2219 first at larsa
2220 first done
2221 fifth ask grain
2222 fourth trade third
2223 fourth ask card turukkaeans
2224 sixth done
2225 third send
2226 second bank grain ore
2227 fourth ask card turukkaeans
2228 third withdraw
2229 fifth send
2230 third bank grain ore
2231 second mill 0
2232 fourth drop
2233 first trade second
2234 sixth done
2235 fifth withdraw
2236 fifth done
2237 sixth trade first
2238 fifth done
2239 fourth done
2240 first drop
2241 third bank ore metal
2242 second bank grain metal
2243 fifth trade third
2244 third trade second
2245 third give 5 ore
2246 first trade fourth
2247 sixth give flour
2248 third send
2249 third withdraw
2250 second done
2251 first give 5 wood
2252 sixth give 5 ore
2253 first ask card turukkaeans
2254 sixth drop
2255 second done
2256 first ungive wood
2257 second done
2258 fifth give wood
2259 fifth give 5 flour
2260 fifth drop
2261 sixth trade first
2262 second done
2263 sixth drop
2264 fifth trade second
2265 first unask card turukkaeans
2266 fifth ask card mercenaries
2267 fifth ask card envoys
2268 third done
2269 third trade fourth
2270 sixth done
2271 third ask card second-wind
2272 fifth send
2273 first give 5 flour
2274 fifth done
2275 second decline fifth
2276 first send
2277 first withdraw
2278 first done
2279 third send
2280 fourth decline third
2281 third trade sixth
2282 third ask card spies
2283 third give card envoys
2284 third unask card spies
2285 first trade fourth
2286 third drop
2287 first drop
2288 third trade fifth
2289 first trade fifth
2290 third ask 5 grain
2291 third give 5 metal
2292 third ask card forced-march
2293 third give 5 wood
2294 first drop
2295 third ungive 5 wood
2296 third send
2297 first done
2298 fifth decline third
2299 third trade sixth
2300 third ask grain
2301 third ask card cedar-rafts
2302 third drop
2303 third done
2304 third done
2305 second clockwise
2306 second trade sixth
2307 second give card yaminites
2308 second send
2309 sixth counter second
2310 second done
2311 second bank grain ore
2312 sixth give 5 flour
2313 sixth ask card locusts
2314 sixth ungive 5 flour
2315 sixth unask card locusts
2316 sixth give flour
2317 sixth send
2318 second counter sixth
2319 second give flour
2320 second drop
2321 second card turukkaeans
2322 second at lullubum
2323 second at turukkaeans
2324 second bank grain wood
2325 second campaign war
2326 second against fourth
2327 second pay wood
2328 second done
2329 third trade fourth
2330 third give flour
2331 third send
2332 fourth decline third
2333 third trade first
2334 third give 5 wood
2335 third ask metal
2336 third unask metal
2337 third send
2338 third withdraw
2339 third done
2340 third campaign alliance
2341 third against second
2342 third pay metal
2343 third no
2344 second no
2345 third done
2346 fourth trade fifth
2347 fourth give 5 ore
2348 fourth ungive ore
2349 fourth give 5 flour
2350 fourth send
2351 fourth withdraw
2352 fourth done
2353 fourth done
2354 fourth trade sixth
2355 fourth drop
2356 fourth trade second
2357 fourth drop
2358 fourth trade second
2359 fourth ask card intrigue
2360 fourth unask card intrigue
2361 fourth give 5 flour
2362 fourth give metal
2363 fourth give wood
2364 fourth ask card second-wind
2365 fourth drop
2366 fourth trade sixth
2367 fourth ask ore
2368 fourth send
2369 sixth counter fourth
2370 sixth send
2371 fourth counter sixth
2372 fourth ask card intrigue
2373 fourth drop
2374 fourth done
2375 fifth done
2376 fifth trade first
2377 fifth give 5 grain
2378 fifth send
2379 first trade third
2380 fifth done
2381 fifth withdraw
2382 fifth trade third
2383 fifth drop
2384 fifth trade first
2385 first give wood
2386 fifth drop
2387 fifth done
2388 first give card blessing
2389 sixth trade fifth
2390 first drop
2391 sixth drop
2392 sixth trade fifth
2393 sixth give ore
2394 sixth ask card caravan
2395 sixth ungive ore
2396 sixth ask card intrigue
2397 sixth ask 5 wood
2398 sixth send
2399 fifth counter sixth
2400 fifth give card mercenaries
2401 fifth drop
2402 sixth trade second
2403 sixth drop
2404 sixth trade third
2405 sixth ask card hanaeans
2406 sixth unask card hanaeans
2407 sixth give 5 grain
2408 sixth ungive grain
2409 sixth send
2410 third decline sixth
2411 sixth trade third
2412 sixth drop
2413 sixth done
2414 sixth trade first
2415 sixth ask ore
2416 sixth unask ore
2417 sixth ask 5 wood
2418 sixth drop
2419 sixth campaign war
2420 sixth against first
2421 sixth pay metal
2422 sixth no
2423 sixth done
2424 first done
2425 first campaign alliance
2426 first against fifth
2427 first pay wood
2428 first no
2429 fifth no
2430 first trade fifth
2431 first ask card spies
2432 first ask 5 wood
2433 first drop
2434 first done
end 2434 765a52af9592e1d7
