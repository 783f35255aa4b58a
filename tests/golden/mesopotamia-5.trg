[Game "mesopotamia"]
[Rules "3"]
[Seats "5"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one, attack=book, offers=free, bank-flour=take, second-wind=attacker, smelting=all, may=must, absent-cores=empty, board=whole, interrupts=on"]
[Names "first, second, third, fourth, fifth"]
[SeedHash "5e103ba63bf87b6adc9b65a0919f8008e05fc477977424f01ba817a1ac1dcc6a"]
[Seed "golden mesopotamia 5"]
[Box "standard 58dce2de"]
[Result "0 0 0 0 1"]

1 second card turukkaeans
2 fifth mill 3
3 second trade first
4 second give card sutaeans
5 fourth card rich-vein
6 fifth done
7 first card cedar-rafts
8 third card locusts
9 second give ore
10 fifth trade fourth
11 second ungive ore
12 first mill 1
13 second ask card caravan
14 third against second
15 second drop
16 fourth bank grain flour
17 third bank ore flour
18 second bank grain metal
19 third bank wood flour
20 fifth give card blessing
21 third mill 2
22 third bank metal wood
23 third done
24 fourth trade second
25 first bank grain flour
26 third trade first
27 fifth send
28 fourth decline fifth
29 fourth give 5 ore
30 second trade third
31 first done
32 third drop
33 fifth card locusts
34 first bank metal flour
35 first trade second
36 second ask 25 metal
37 fifth against second
38 third bank grain ore
39 third bank ore grain
40 second give 5 flour
41 second drop
42 fourth ungive ore
43 first drop
44 first work chariot
45 third trade fifth
46 second mill 0
47 fourth ask card deserters
48 second trade third
49 fourth give ore
50 fourth ask card turukkaeans
51 first at larsa
52 second ask card forced-march
53 fifth trade fourth
54 third ask card cedar-rafts
55 third send
56 second give card gutians
57 fifth ask 25 ore
58 third work foot
59 fourth ask 25 metal
60 fifth drop
61 first bank wood metal
62 fifth counter third
63 third at eshnunna
64 fourth ask card caravan
65 third work blank
66 fourth send
67 third at eshnunna
68 third bank grain metal
69 third bank grain wood
70 third work blank
71 third at eshnunna
72 fifth give metal
73 third trade fourth
74 first trade third
75 fifth drop
76 third drop
77 first give ore
78 fifth trade second
79 second decline fourth
80 first send
81 second give ore
82 first bank grain metal
83 fourth mill 4
84 first withdraw
85 third trade first
86 fifth give metal
87 third give card second-wind
88 fourth bank wood flour
89 first bank grain flour
90 fifth drop
91 first bank wood flour
92 fifth bank metal wood
93 second unask card forced-march
94 fifth bank ore wood
95 second ungive card gutians
96 fifth trade second
97 second drop
98 third give card gutians
99 first bank ore flour
100 third drop
101 fourth bank grain wood
102 fourth bank metal wood
103 fourth bank ore metal
104 fifth drop
105 third trade fourth
106 fourth done
107 third ask card caravan
108 second bank ore grain
109 first trade fifth
110 second bank metal grain
111 second bank grain flour
112 fourth bank ore wood
113 fourth done
114 fourth bank ore metal
115 third unask card caravan
116 fifth trade first
117 first give card deserters
118 third drop
119 fifth ask 25 wood
120 first send
121 third work blank
122 first work blank
123 first at larsa
124 fourth trade fifth
125 fourth ask 5 flour
126 second bank wood metal
127 first work blank
128 fourth drop
129 fourth bank metal ore
130 second bank metal wood
131 third at eshnunna
132 fifth drop
133 first at larsa
134 first done
135 third trade first
136 fourth trade fifth
137 first done
138 third drop
139 third bank wood metal
140 third work blank
141 fifth counter first
142 second trade third
143 second drop
144 fifth give wood
145 second trade first
146 fifth send
147 first counter fifth
148 third at eshnunna
149 third bank metal grain
150 second drop
151 second trade fourth
152 fifth work chariot
153 first send
154 fourth ask 25 wood
155 third done
156 fifth counter first
157 third done
158 second drop
159 second done
160 second trade fifth
161 fourth unask wood
162 fifth give card blessing
163 fifth unask card deserters
164 second ask card second-wind
165 fifth give flour
166 fifth send
167 second drop
168 fourth ask card caravan
169 fourth drop
170 fifth at assur
171 fourth trade third
172 fifth bank grain flour
173 second work foot
174 first trade second
175 first ask card mercenaries
176 second at qatna
177 fifth bank grain flour
178 fifth withdraw
179 fifth bank wood metal
180 fifth done
181 second trade third
182 first unask card mercenaries
183 fifth done
184 first ask card forced-march
185 second drop
186 first send
187 fourth ask card envoys
188 second done
189 fourth ask card yaminites
190 fourth unask card envoys
191 second trade first
192 second give card sutaeans
193 second drop
194 fourth unask card yaminites
195 fourth ask card caravan
196 second counter first
197 second give card sutaeans
198 second drop
199 fourth give card blessing
200 second trade fifth
201 second give flour
202 fourth give ore
203 second send
204 fourth give wood
205 fifth trade fourth
206 fourth give flour
207 fourth unask card caravan
208 fourth give flour
209 second done
210 fourth drop
211 fourth bank ore flour
212 fourth trade second
213 fourth drop
214 fourth bank wood ore
215 fifth accept second
216 fourth done
217 fifth give card blessing
218 first clockwise
219 fifth give wood
220 fifth ask card gutians
221 first trade second
222 fifth ungive wood
223 fifth send
224 fourth trade fifth
225 first give wood
226 fourth drop
227 first send
228 second trade fourth
229 fourth trade first
230 second ask flour
231 fourth give card second-wind
232 second give card mercenaries
233 fourth ask card envoys
234 first erect marduk
235 first withdraw
236 fourth ungive card second-wind
237 first done
238 first done
239 first unit chariot
240 second send
241 first at larsa
242 fourth ask card intrigue
243 fourth give metal
244 first at lagash
245 first trade third
246 fourth accept second
247 first ask card envoys
248 fourth ungive metal
249 fourth ask 5 wood
250 first ask 25 flour
251 fourth drop
252 first ask 5 ore
253 first ask grain
254 first drop
255 fourth counter fifth
256 fourth send
257 first unit foot
258 fifth decline fourth
259 first at larsa
260 first at umma
261 first done
262 second trade fifth
263 second give wood
264 second give card gutians
265 second ask 25 flour
266 second send
267 second withdraw
268 second done
269 second card turukkaeans
270 second at lullubum
271 second at shusharra
272 second trade third
273 second ask flour
274 second unask flour
275 second give flour
276 second drop
277 second done
278 second done
279 third trade fourth
280 third ask 25 wood
281 third give flour
282 third send
283 fourth trade fifth
284 fourth ask 25 wood
285 third withdraw
286 fourth give 5 flour
287 fourth ungive flour
288 third trade fourth
289 fourth send
290 third give card caravan
291 fifth trade second
292 third drop
293 fifth ask 5 metal
294 fifth drop
295 fifth decline fourth
296 third trade second
297 third give flour
298 third ask card siege-ladders
299 third ungive flour
300 third unask card siege-ladders
301 third ask card gutians
302 third unask card gutians
303 third drop
304 third trade first
305 third give card caravan
306 third give grain
307 third ungive card caravan
308 third drop
309 third done
310 third done
311 third done
312 fourth done
313 fourth done
314 fourth unit foot
315 fourth at halab
316 fourth at hashum
317 fourth trade first
318 fourth drop
319 fourth done
320 fifth trade second
321 fifth ask card turukkaeans
322 fifth send
323 second decline fifth
324 fifth done
325 fifth done
326 fifth unit foot
327 fifth at assur
328 fifth at hatra
329 fifth done
330 fourth at hashum
331 first done
332 third mill 0
333 third trade fifth
334 fourth trade first
335 first mill 0
336 fourth give card blessing
337 fifth mill 1
338 fifth trade fourth
339 fifth give flour
340 second trade fifth
341 fifth drop
342 second give card sutaeans
343 fourth send
344 first card caravan
345 second ungive card sutaeans
346 fourth done
347 second ask 5 ore
348 second unask ore
349 fourth bank wood ore
350 first counter fourth
351 second send
352 first send
353 fourth trade second
354 first withdraw
355 third drop
356 second withdraw
357 first bank metal grain
358 first done
359 first work blank
360 third card caravan
361 second trade first
362 third done
363 fourth ask card locusts
364 third trade fifth
365 second drop
366 third give card siege-ladders
367 first at larsa
368 second trade first
369 first done
370 fourth ask 25 metal
371 fifth done
372 first done
373 fourth unask metal
374 fifth card rich-harvest
375 fourth give ore
376 third drop
377 fifth trade fourth
378 third work blank
379 fourth give card yaminites
380 fifth drop
381 first trade fourth
382 fourth ungive card yaminites
383 third at eshnunna
384 first drop
385 fifth trade first
386 first done
387 fourth ungive ore
388 fourth unask card locusts
389 fifth give flour
390 fourth unask metal
391 fourth send
392 third bank metal wood
393 third trade second
394 second drop
395 second counter fourth
396 fifth give grain
397 fifth give card forced-march
398 fifth drop
399 second drop
400 second mill 0
401 fifth bank grain flour
402 fourth mill 0
403 fourth trade fifth
404 fourth ask grain
405 fourth drop
406 fifth trade second
407 third ask card envoys
408 third send
409 third work blank
410 fifth ask 25 wood
411 fifth ask card mercenaries
412 third at eshnunna
413 fifth drop
414 second trade fifth
415 fourth trade second
416 third done
417 fourth ask card caravan
418 second ask card rich-vein
419 fifth bank grain metal
420 fifth trade first
421 second decline third
422 fourth give ore
423 fourth send
424 second drop
425 third trade fourth
426 second counter fourth
427 second unask ore
428 fourth trade fifth
429 fifth give flour
430 fourth give metal
431 second give card intrigue
432 fifth give wood
433 fifth give ore
434 fifth give card yaminites
435 fourth give card blessing
436 fourth ask wood
437 fifth send
438 second ask card yaminites
439 fifth withdraw
440 second drop
441 fifth done
442 fourth send
443 fifth done
444 third ask card siege-ladders
445 third unask card siege-ladders
446 third ask metal
447 fifth trade fourth
448 fourth withdraw
449 fourth trade fifth
450 fifth drop
451 third drop
452 fifth trade first
453 fifth give ore
454 third done
455 fifth send
456 fifth withdraw
457 fifth erect forge
458 fourth drop
459 fifth at assur
460 fifth done
461 second trade fifth
462 fourth trade third
463 second ask card gutians
464 fourth ask 5 ore
465 fourth ask card caravan
466 second give flour
467 fourth ask card locusts
468 fourth unask 5 ore
469 fourth unask card locusts
470 second ungive flour
471 second drop
472 fourth unask card caravan
473 second done
474 second trade third
475 second give card mercenaries
476 second send
477 third counter second
478 fourth ask grain
479 second trade third
480 fourth give card second-wind
481 third drop
482 second drop
483 fourth send
484 fourth done
485 fourth done
486 third trade fifth
487 second done
488 second done
489 third accept fourth
490 third drop
491 second trade third
492 second drop
493 second done
494 fourth done
495 fourth done
496 fifth clockwise
497 fifth done
498 fifth trade fourth
499 fifth give flour
500 fifth ungive flour
501 fifth ask 5 wood
502 fifth send
503 fifth campaign alliance
504 fifth against second
505 fifth pay flour
506 fourth trade third
507 fifth done
508 first trade second
509 fourth drop
510 fourth trade first
511 first drop
512 first done
513 fourth give metal
514 first campaign alliance
515 first against fifth
516 fourth drop
517 fourth counter fifth
518 fourth ask 5 wood
519 first pay metal
520 fourth give card blessing
521 first trade third
522 first drop
523 first done
524 fourth ask card envoys
525 fourth give ore
526 second done
527 second trade fifth
528 second ask card locusts
529 second send
530 fifth decline second
531 second card sutaeans
532 fourth give metal
533 fourth unask wood
534 second at tadmor
535 second at sutaeans
536 fourth drop
537 second campaign alliance
538 second against first
539 second pay wood
540 second trade fourth
541 second drop
542 second trade fifth
543 second drop
544 second done
545 third trade fourth
546 third ask card blessing
547 third drop
548 third done
549 third trade fourth
550 third drop
551 third done
552 third trade fourth
553 third ask card second-wind
554 third send
555 fourth trade third
556 fourth decline third
557 third done
558 fourth ask card sutaeans
559 fourth send
560 fourth withdraw
561 fourth trade fifth
562 fourth give flour
563 fourth ask card cedar-rafts
564 fourth ungive flour
565 fourth send
566 fifth trade second
567 fifth decline fourth
568 fifth ask ore
569 fourth done
570 fourth trade first
571 fourth drop
572 fourth card yaminites
573 fifth ask grain
574 fourth at ebla
575 fourth at ugarit
576 fourth done
577 fifth unask grain
578 fifth send
579 second trade third
580 second drop
581 second trade first
582 fourth unit chariot
583 fourth at halab
584 fourth at hashum
585 second ask 25 ore
586 second decline fifth
587 fourth done
588 fifth mill 3
589 fifth done
590 fourth done
591 first trade third
592 first drop
593 second bank grain metal
594 second trade fifth
595 first done
596 fifth trade third
597 third bank grain ore
598 fifth ask 5 wood
599 second drop
600 fifth drop
601 second mill 4
602 third mill 1
603 second done
604 fifth work blank
605 second work smelt
606 first trade third
607 fourth trade third
608 third done
609 fifth at assur
610 third trade first
611 third give card siege-ladders
612 second at qatna
613 fourth ask 25 flour
614 fifth bank grain ore
615 second trade third
616 first drop
617 fourth ask card caravan
618 fifth done
619 third ask card cedar-rafts
620 fourth unask flour
621 third ungive card siege-ladders
622 fifth done
623 fifth done
624 fourth send
625 first trade fifth
626 fourth mill 3
627 fourth withdraw
628 fourth trade first
629 second drop
630 third drop
631 third trade second
632 fourth drop
633 first ask card second-wind
634 fourth bank grain wood
635 second trade fifth
636 fourth bank grain ore
637 second ask card second-wind
638 second give flour
639 fourth trade fifth
640 first ask grain
641 fourth drop
642 first give grain
643 fourth bank grain metal
644 first give card deserters
645 fourth trade third
646 second ungive flour
647 fourth drop
648 first send
649 first withdraw
650 second ask card rich-vein
651 third ask card second-wind
652 second send
653 fifth counter second
654 second bank metal ore
655 third ask card blessing
656 fourth done
657 first card rich-harvest
658 third unask card second-wind
659 third ask card caravan
660 first trade fifth
661 third give card siege-ladders
662 fifth drop
663 first give 25 grain
664 first give card deserters
665 third ask card second-wind
666 third ungive card siege-ladders
667 first send
668 fourth done
669 third drop
670 first mill 0
671 third bank grain wood
672 second work blank
673 fifth accept first
674 first trade fifth
675 first ask 25 flour
676 third trade first
677 third drop
678 second at qatna
679 first drop
680 fourth trade second
681 fourth drop
682 second work blank
683 first done
684 fourth done
685 third work smelt
686 fourth bank grain wood
687 second at qatna
688 third at eshnunna
689 first trade fourth
690 fourth done
691 first drop
692 first done
693 third trade second
694 first trade third
695 third give 5 grain
696 third send
697 first ask 25 ore
698 third done
699 first unask 5 ore
700 first send
701 first withdraw
702 third bank grain ore
703 first trade fourth
704 second decline third
705 third bank grain metal
706 second work blank
707 second at qatna
708 third bank grain wood
709 second work blank
710 third done
711 first give ore
712 second at qatna
713 second work blank
714 first send
715 fourth bank ore metal
716 second at qatna
717 first withdraw
718 second bank grain wood
719 second work blank
720 first trade fourth
721 first give card envoys
722 second at qatna
723 second done
724 second trade third
725 second give card intrigue
726 second ungive card intrigue
727 first give ore
728 first drop
729 second drop
730 first done
731 second trade first
732 first done
733 second drop
734 second trade third
735 second drop
736 second trade fifth
737 second ask card rich-vein
738 second unask card rich-vein
739 second drop
740 second trade third
741 second give flour
742 second drop
743 second trade first
744 second give 5 grain
745 second give 5 grain
746 second ask card rich-vein
747 second send
748 first decline second
749 second bank grain metal
750 second at qatna
751 second done
752 second done
753 fourth clockwise
754 fourth done
755 fourth trade fifth
756 fourth ask card yaminites
757 fourth ask 25 ore
758 fourth drop
759 fourth campaign war
760 fourth against first
761 fourth pay wood
762 fourth no
763 fourth trade fifth
764 fourth ask card spies
765 fourth send
766 fourth done
767 fifth bank ore flour
768 fifth decline fourth
769 fifth bank grain wood
770 fifth done
771 fifth done
772 fifth unit chariot
773 fifth at assur
774 fifth at hatra
775 fifth done
776 first done
777 first done
778 first done
779 second bank grain ore
780 second done
781 second bank grain wood
782 second done
783 second bank grain ore
784 second done
785 third done
786 third done
787 third done
788 fourth bank grain ore
789 first done
790 fourth bank metal grain
791 second bank ore wood
792 fifth mill 1
793 second mill 1
794 first trade fifth
795 first drop
796 fifth bank grain ore
797 first mill 0
798 fifth trade fourth
799 second done
800 third mill 1
801 fifth give card forced-march
802 third done
803 fifth ungive card forced-march
804 fourth at hashum
805 second bank grain flour
806 second trade fourth
807 third work smelt
808 fourth done
809 fifth give card yaminites
810 third at eshnunna
811 fourth mill 5
812 fourth done
813 second drop
814 third trade fourth
815 second trade fifth
816 first done
817 third ask card second-wind
818 third give card siege-ladders
819 first trade fifth
820 fifth ungive card yaminites
821 third unask card second-wind
822 fourth done
823 fifth ask card deserters
824 fourth bank grain flour
825 first ask card intrigue
826 fourth trade third
827 second give wood
828 second ask card turukkaeans
829 first ask card sutaeans
830 second ask wood
831 second send
832 fifth decline second
833 fourth give card mercenaries
834 third send
835 fourth ask card sutaeans
836 second done
837 second trade third
838 third bank metal ore
839 fourth drop
840 fourth counter third
841 third trade fourth
842 first drop
843 second drop
844 first trade fifth
845 first drop
846 second done
847 fifth ask flour
848 fourth send
849 third drop
850 second trade fifth
851 fifth give card yaminites
852 second ask card hanaeans
853 fourth withdraw
854 fifth ask card rich-vein
855 second ask card siege-ladders
856 second ask card rich-vein
857 fourth trade fifth
858 second ask 5 ore
859 fifth give ore
860 second unask 5 ore
861 second give wood
862 second drop
863 fifth send
864 second trade fifth
865 third trade second
866 first trade fifth
867 third drop
868 first drop
869 fourth ask card spies
870 fourth send
871 fifth bank grain metal
872 first done
873 first done
874 fourth counter fifth
875 second drop
876 fourth unask ore
877 fourth unask card yaminites
878 third done
879 first done
880 fourth ask wood
881 fifth trade fourth
882 third bank wood grain
883 fifth give card yaminites
884 fifth send
885 third trade fourth
886 third give card siege-ladders
887 second bank wood ore
888 fourth ask card rich-vein
889 fourth send
890 fourth withdraw
891 fifth done
892 fourth trade first
893 fourth drop
894 third ungive card siege-ladders
895 third ask 5 flour
896 third ask card locusts
897 fifth work smelt
898 fifth at assur
899 fourth decline fifth
900 second bank grain metal
901 third send
902 second trade fourth
903 third withdraw
904 second give ore
905 fourth trade first
906 second ungive ore
907 second give grain
908 fourth drop
909 fifth bank grain metal
910 fifth trade first
911 fourth done
912 third trade fourth
913 second ungive grain
914 second give ore
915 third drop
916 fifth drop
917 second send
918 third trade second
919 fourth trade second
920 fifth work blank
921 fifth at assur
922 third give card second-wind
923 third drop
924 third trade fifth
925 third give ore
926 fourth accept second
927 second trade fourth
928 fifth bank grain flour
929 second drop
930 third ungive ore
931 fifth bank grain wood
932 third give ore
933 fourth give card mercenaries
934 fifth done
935 third give card gutians
936 fourth drop
937 third send
938 second trade fourth
939 third withdraw
940 second give card mercenaries
941 third done
942 third trade fifth
943 fifth at assur
944 fifth trade third
945 second ungive card mercenaries
946 fourth trade first
947 second drop
948 fourth ask card sutaeans
949 second done
950 fourth unask card sutaeans
951 third give card siege-ladders
952 third ask 25 metal
953 third unask metal
954 third give grain
955 fifth give card deserters
956 fourth ask card locusts
957 third give card second-wind
958 fifth drop
959 third send
960 third withdraw
961 fifth trade second
962 fourth unask card locusts
963 fourth give card blessing
964 third trade second
965 fifth ask card mercenaries
966 fifth ask 25 metal
967 fourth ungive card blessing
968 fourth ask 5 ore
969 fourth unask 5 ore
970 fourth drop
971 fifth unask card mercenaries
972 fourth done
973 third ask card blessing
974 fifth unask 25 metal
975 fifth drop
976 fifth trade fourth
977 fifth ask card mercenaries
978 fifth send
979 third give ore
980 fourth counter fifth
981 third send
982 third done
983 second decline third
984 fifth bank grain ore
985 fifth bank grain ore
986 fourth ungive card mercenaries
987 fourth drop
988 fifth bank grain flour
989 fifth done
990 fifth done
991 second clockwise
992 second done
993 second done
994 second card gutians
995 second at der
996 second at lagash
997 second unit foot
998 second at qatna
999 second at byblos
1000 second trade fifth
1001 second ask 5 grain
1002 second give card intrigue
1003 second drop
1004 second done
1005 third trade fifth
1006 third drop
1007 third trade first
1008 third give card second-wind
1009 third give ore
1010 third drop
1011 third trade first
1012 third give card gutians
1013 third give card siege-ladders
1014 third send
1015 third done
1016 third card siege-ladders
1017 third done
1018 third done
1019 first decline third
1020 fourth trade first
1021 fourth give card mercenaries
1022 fourth send
1023 first counter fourth
1024 first unask card mercenaries
1025 first drop
1026 fourth trade third
1027 fourth drop
1028 fourth done
1029 fourth campaign alliance
1030 fourth against second
1031 fourth pay wood
1032 fourth no
1033 second yes
1034 fourth done
1035 fifth erect ishtar
1036 fifth at assur
1037 fifth yes
1038 fifth done
1039 fifth done
1040 fifth trade first
1041 fifth ask card caravan
1042 fifth send
1043 first decline fifth
1044 fifth done
1045 first trade third
1046 first drop
1047 first done
1048 first done
1049 first done
1050 fourth done
1051 first done
1052 fourth trade first
1053 fourth drop
1054 fifth trade first
1055 first trade fifth
1056 fifth drop
1057 fifth bank grain metal
1058 fifth trade second
1059 second trade fourth
1060 second ask card spies
1061 fourth bank metal grain
1062 fifth drop
1063 fourth trade second
1064 fourth give metal
1065 third mill 0
1066 fifth bank grain flour
1067 first drop
1068 fourth ask card turukkaeans
1069 third done
1070 third trade second
1071 fifth mill 2
1072 fifth done
1073 second give card mercenaries
1074 fourth drop
1075 fourth bank ore flour
1076 fourth mill 0
1077 second ask card second-wind
1078 fifth trade third
1079 first bank metal grain
1080 fourth trade second
1081 first mill 0
1082 first trade second
1083 second ungive card mercenaries
1084 fifth give card forced-march
1085 third give 5 metal
1086 first give grain
1087 third give grain
1088 second drop
1089 third ungive metal
1090 first ask card envoys
1091 fifth ask 5 metal
1092 third give card second-wind
1093 fourth give ore
1094 fifth drop
1095 fifth work blank
1096 third send
1097 fourth send
1098 second decline fourth
1099 second at byblos
1100 second decline third
1101 first drop
1102 fifth at hatra
1103 fifth done
1104 first trade fifth
1105 first give grain
1106 third bank metal ore
1107 first give metal
1108 first send
1109 second done
1110 fifth decline first
1111 fourth trade third
1112 second trade first
1113 third trade second
1114 fifth trade second
1115 third give card second-wind
1116 fifth drop
1117 fifth bank metal flour
1118 third ungive card second-wind
1119 fifth done
1120 third drop
1121 fourth give flour
1122 fifth trade fourth
1123 first trade second
1124 second give wood
1125 fourth ungive flour
1126 first drop
1127 first trade second
1128 third trade fifth
1129 first drop
1130 fifth give flour
1131 fourth give card blessing
1132 second give card intrigue
1133 second ask 25 flour
1134 first done
1135 first trade fourth
1136 second send
1137 second mill 1
1138 first drop
1139 first counter second
1140 first give card envoys
1141 fourth ask card siege-ladders
1142 second trade fourth
1143 fifth drop
1144 first ungive card envoys
1145 fourth give wood
1146 first unask wood
1147 first drop
1148 first trade fourth
1149 second give card intrigue
1150 fourth drop
1151 second ungive card intrigue
1152 first ask grain
1153 first drop
1154 fourth trade fifth
1155 fourth ask 25 grain
1156 fifth done
1157 third give metal
1158 third ungive metal
1159 third drop
1160 fourth drop
1161 third done
1162 second give wood
1163 third trade fifth
1164 fourth trade first
1165 second drop
1166 fourth ask card hanaeans
1167 second done
1168 third give card second-wind
1169 first trade fourth
1170 fourth ask card envoys
1171 first ask card mercenaries
1172 third drop
1173 third done
1174 second done
1175 fourth give ore
1176 third done
1177 fourth ask card locusts
1178 first drop
1179 first done
1180 second done
1181 second done
1182 first done
1183 first done
1184 fourth unask card hanaeans
1185 fourth give card blessing
1186 fourth unask card locusts
1187 fourth ask card yaminites
1188 fourth give 5 ore
1189 fourth unask card yaminites
1190 fourth send
1191 first trade fourth
1192 fourth done
1193 first decline fourth
1194 first ask card cedar-rafts
1195 fourth done
1196 first unask card cedar-rafts
1197 first drop
1198 fourth bank ore grain
1199 fourth bank ore grain
1200 fourth done
1201 fourth bank grain flour
1202 fourth done
1203 third clockwise
1204 third trade fifth
1205 third drop
1206 third trade second
1207 third ask 25 flour
1208 third give card second-wind
1209 third send
1210 third done
1211 second counter third
1212 second send
1213 third decline second
1214 third campaign war
1215 third against fourth
1216 third pay metal
1217 third no
1218 third done
1219 fourth bank ore flour
1220 fourth done
1221 fourth trade fifth
1222 fourth drop
1223 fourth done
1224 fourth card mercenaries
1225 fourth at halab
1226 fourth trade second
1227 fourth give card blessing
1228 fourth send
1229 second accept fourth
1230 fourth trade fifth
1231 fourth drop
1232 fourth trade second
1233 fourth drop
1234 fourth done
1235 fifth bank grain flour
1236 fifth done
1237 fifth trade fourth
1238 fifth ask wood
1239 fifth ask card rich-vein
1240 fifth drop
1241 fifth card yaminites
1242 fifth at ebla
1243 fifth done
1244 fifth campaign war
1245 fifth against third
1246 fifth pay metal
1247 fifth done
1248 first trade fifth
1249 first ask card siege-ladders
1250 first send
1251 fifth bank grain wood
1252 fifth decline first
1253 first done
1254 first trade third
1255 first give grain
1256 first drop
1257 first done
1258 first done
1259 second bank metal grain
1260 second done
1261 second card mercenaries
1262 second at qatna
1263 second campaign break
1264 second pay metal
1265 second done
1266 second done
1267 first at umma
1268 second mill 1
1269 first trade fourth
1270 fourth done
1271 third mill 1
1272 third trade second
1273 first drop
1274 third give metal
1275 second done
1276 first done
1277 fifth bank metal grain
1278 first trade fourth
1279 second done
1280 fifth bank grain metal
1281 fifth trade fourth
1282 fifth give ore
1283 second done
1284 fifth ungive ore
1285 fifth give grain
1286 second trade first
1287 first give grain
1288 fifth drop
1289 second give wood
1290 third send
1291 fifth mill 1
1292 fifth bank grain ore
1293 second give card intrigue
1294 first ask 5 flour
1295 fifth trade first
1296 first send
1297 second ask card hanaeans
1298 third withdraw
1299 fifth drop
1300 fourth mill 0
1301 second unask card hanaeans
1302 second drop
1303 fourth done
1304 first mill 1
1305 second trade fifth
1306 fifth trade first
1307 first done
1308 fourth work blank
1309 third done
1310 second give wood
1311 second ask wood
1312 third trade fifth
1313 fifth give metal
1314 fifth give flour
1315 fifth ask card yaminites
1316 third drop
1317 third done
1318 fifth ungive flour
1319 second send
1320 fourth counter first
1321 first done
1322 first done
1323 fourth give card mercenaries
1324 fifth drop
1325 first done
1326 second done
1327 third done
1328 fifth decline second
1329 third done
1330 fourth ask card hanaeans
1331 fourth drop
1332 fifth done
1333 fifth work blank
1334 fourth at halab
1335 fifth at assur
1336 fourth work blank
1337 fourth at hashum
1338 fifth trade second
1339 fourth work blank
1340 fourth at halab
1341 fifth ask 25 ore
1342 fourth trade fifth
1343 fifth ask card envoys
1344 fifth drop
1345 fifth trade third
1346 fourth ask 25 metal
1347 fourth send
1348 fourth withdraw
1349 fourth done
1350 fourth done
1351 fourth done
1352 fifth drop
1353 fifth done
1354 fifth trade second
1355 fifth drop
1356 fifth bank ore wood
1357 fifth trade third
1358 fifth give metal
1359 fifth ungive metal
1360 fifth give card forced-march
1361 fifth give wood
1362 fifth ask ore
1363 fifth ask card sutaeans
1364 fifth drop
1365 fifth trade fourth
1366 fifth drop
1367 fifth done
1368 fifth done
1369 second counterclockwise
1370 second done
1371 second campaign war
1372 second against fifth
1373 second pay wood
1374 second no
1375 second done
1376 first trade second
1377 first drop
1378 first done
1379 first trade third
1380 first drop
1381 first done
1382 first done
1383 fifth trade fourth
1384 fifth drop
1385 fifth trade fourth
1386 fifth ask card intrigue
1387 fifth unask card intrigue
1388 fifth ask grain
1389 fifth ask card blessing
1390 fifth give card deserters
1391 fifth ungive card deserters
1392 fifth send
1393 fourth counter fifth
1394 fifth done
1395 fifth card forced-march
1396 fourth ask card deserters
1397 fifth campaign war
1398 fifth against first
1399 fifth pay metal
1400 fifth done
1401 fourth drop
1402 fourth trade second
1403 fourth give wood
1404 fourth drop
1405 fourth trade second
1406 fourth drop
1407 fourth trade fifth
1408 fourth give card mercenaries
1409 fourth send
1410 fourth done
1411 fifth decline fourth
1412 fourth trade second
1413 fourth drop
1414 fourth trade fifth
1415 fourth ask card cedar-rafts
1416 fourth give wood
1417 fourth give card mercenaries
1418 fourth drop
1419 fourth campaign break
1420 fourth pay wood
1421 fourth no
1422 fourth trade first
1423 fourth drop
1424 fourth trade second
1425 fourth give card mercenaries
1426 fourth send
1427 second accept fourth
1428 fourth trade fifth
1429 fourth ask card envoys
1430 fourth send
1431 fourth withdraw
1432 fourth trade second
1433 fourth ask card sutaeans
1434 fourth ask card sutaeans
1435 fourth unask card sutaeans
1436 fourth unask card sutaeans
1437 fourth ask card forced-march
1438 fourth send
1439 second counter fourth
1440 second drop
1441 fourth trade first
1442 fourth ask 5 wood
1443 fourth unask 5 wood
1444 fourth drop
1445 fourth trade third
1446 fourth ask 25 ore
1447 fourth unask 5 ore
1448 fourth unask 5 ore
1449 fourth ask card rich-vein
1450 fourth ask 5 ore
1451 fourth drop
1452 fourth done
1453 third done
1454 third done
1455 third done
1456 fourth at hashum
1457 first at umma
1458 fifth trade first
1459 fourth trade third
1460 first done
1461 second done
1462 third mill 3
1463 fifth give grain
1464 third trade fourth
1465 fifth ungive grain
1466 fifth drop
1467 fourth ask flour
1468 second trade first
1469 third drop
1470 first bank grain flour
1471 first mill 5
1472 third bank grain wood
1473 fourth drop
1474 third trade fifth
1475 fourth trade first
1476 fifth mill 2
1477 third give ore
1478 third drop
1479 first trade third
1480 fifth trade second
1481 first ask card rich-harvest
1482 fourth ask card siege-ladders
1483 second drop
1484 fourth send
1485 second trade fifth
1486 second drop
1487 fifth ask card blessing
1488 fifth send
1489 fourth withdraw
1490 third bank grain wood
1491 fourth done
1492 fifth withdraw
1493 first drop
1494 fourth mill 0
1495 first done
1496 first bank grain metal
1497 fifth trade second
1498 second bank grain ore
1499 second trade fifth
1500 first done
1501 first trade fifth
1502 second ask card rich-vein
1503 first ask 5 wood
1504 fourth done
1505 third trade first
1506 fourth work blank
1507 third drop
1508 fourth at halab
1509 fifth ask card envoys
1510 fourth done
1511 third bank grain flour
1512 second ask 5 flour
1513 first give card envoys
1514 third bank grain wood
1515 second ask card caravan
1516 fifth ask grain
1517 fourth trade fifth
1518 fifth give grain
1519 third bank grain ore
1520 fourth drop
1521 fourth bank grain wood
1522 second drop
1523 third trade first
1524 second trade first
1525 second drop
1526 fourth done
1527 fifth ungive grain
1528 third drop
1529 fifth drop
1530 fifth bank grain metal
1531 fifth done
1532 first give grain
1533 fourth bank grain metal
1534 second bank grain metal
1535 first give wood
1536 third trade fifth
1537 fifth bank grain wood
1538 second mill 2
1539 fourth done
1540 second done
1541 second trade third
1542 second give card blessing
1543 first give wood
1544 first unask wood
1545 third ask card locusts
1546 second send
1547 second bank grain flour
1548 second done
1549 first send
1550 third drop
1551 second withdraw
1552 first withdraw
1553 fifth bank wood flour
1554 third bank ore metal
1555 third bank wood ore
1556 third trade fifth
1557 second trade first
1558 second give flour
1559 second send
1560 first accept second
1561 third ask flour
1562 second trade third
1563 first at umma
1564 second give grain
1565 first bank grain ore
1566 fifth work blank
1567 first bank grain ore
1568 second ungive grain
1569 third drop
1570 second give 5 grain
1571 first at larsa
1572 second give ore
1573 second give card intrigue
1574 first done
1575 first bank ore grain
1576 third trade first
1577 first bank grain ore
1578 first done
1579 second give grain
1580 second drop
1581 fifth at assur
1582 third give card gutians
1583 third ungive card gutians
1584 second bank grain flour
1585 second done
1586 third drop
1587 third done
1588 second trade fifth
1589 fifth done
1590 fifth done
1591 second give grain
1592 second drop
1593 third trade second
1594 fifth bank grain ore
1595 fifth trade third
1596 second bank grain wood
1597 third give card gutians
1598 second trade third
1599 third ungive card gutians
1600 third ask 25 flour
1601 second ask ore
1602 third drop
1603 third done
1604 second drop
1605 fifth drop
1606 second trade fifth
1607 fifth done
1608 second give ore
1609 third done
1610 third trade second
1611 third give card gutians
1612 second give flour
1613 third ask card rich-vein
1614 third drop
1615 second drop
1616 third trade fifth
1617 second bank grain flour
1618 second bank grain flour
1619 third drop
1620 third done
1621 second trade third
1622 second give grain
1623 second ungive grain
1624 second drop
1625 second trade fourth
1626 second drop
1627 second done
1628 second clockwise
1629 second done
1630 second campaign war
1631 second against fifth
1632 second pay wood
1633 second no
1634 second done
1635 third done
1636 third done
1637 third card gutians
1638 third at sealand
1639 third at ur
1640 third done
1641 fourth bank grain ore
1642 fourth trade third
1643 fourth ask 5 ore
1644 fourth send
1645 third trade first
1646 fourth bank grain flour
1647 fourth bank grain flour
1648 third ask card mercenaries
1649 third drop
1650 third decline fourth
1651 fourth trade fifth
1652 fourth ask card rich-harvest
1653 fourth send
1654 fourth bank grain wood
1655 fifth decline fourth
1656 fourth bank grain wood
1657 fourth bank wood grain
1658 fourth done
1659 fourth trade third
1660 fourth give wood
1661 fourth ask card forced-march
1662 fourth ungive wood
1663 fourth give flour
1664 fourth unask card forced-march
1665 fourth give ore
1666 fourth ask 5 wood
1667 fourth drop
1668 fourth trade first
1669 fourth ask 5 metal
1670 fourth send
1671 fourth done
1672 first decline fourth
1673 fourth done
1674 fifth bank grain metal
1675 fifth trade third
1676 fifth give flour
1677 fifth drop
1678 fifth bank grain wood
1679 fifth bank grain wood
1680 fifth bank grain wood
1681 fifth trade first
1682 fifth give flour
1683 fifth ungive flour
1684 fifth drop
1685 fifth bank wood flour
1686 fifth trade fourth
1687 fifth give metal
1688 fifth ungive metal
1689 fifth drop
1690 fifth done
1691 fifth done
1692 fifth done
1693 first bank grain flour
1694 first trade fourth
1695 first give card envoys
1696 first give 5 grain
1697 first ungive grain
1698 first send
1699 fourth trade fifth
1700 first done
1701 first campaign war
1702 first against fifth
1703 first pay metal
1704 fourth drop
1705 first yes
1706 fourth trade fifth
1707 first attack
1708 first at ur
1709 fourth decline first
1710 fourth drop
1711 first at larsa
1712 first unit foot
1713 first go
1714 first bank grain metal
1715 first done
1716 third mill 1
1717 fifth trade third
1718 second done
1719 fifth give card deserters
1720 third done
1721 third done
1722 second trade third
1723 second give flour
1724 second ungive flour
1725 second ask card yaminites
1726 fifth drop
1727 first at umma
1728 third trade fifth
1729 fourth at hashum
1730 fourth trade first
1731 fifth trade fourth
1732 second send
1733 third drop
1734 third trade first
1735 third decline second
1736 third drop
1737 third trade second
1738 fourth give flour
1739 fifth ask card turukkaeans
1740 fourth send
1741 third give ore
1742 second trade fourth
1743 second give metal
1744 second send
1745 fourth decline second
1746 first trade fifth
1747 fourth done
1748 first accept fourth
1749 fourth trade second
1750 first give ore
1751 first ask card yaminites
1752 second trade fourth
1753 third give metal
1754 second drop
1755 second mill 1
1756 third send
1757 first drop
1758 third withdraw
1759 first done
1760 first mill 0
1761 third trade fifth
1762 fifth ask 5 wood
1763 fourth ask card spies
1764 third drop
1765 first done
1766 fourth ask card gutians
1767 second done
1768 third trade second
1769 fourth give wood
1770 fifth drop
1771 fifth trade second
1772 third ask card caravan
1773 second done
1774 first at umma
1775 fourth drop
1776 fourth trade first
1777 first bank grain flour
1778 first work blank
1779 third drop
1780 first at umma
1781 fourth give 5 grain
1782 first done
1783 third done
1784 first at umma
1785 third trade fifth
1786 second done
1787 fifth drop
1788 fifth trade fourth
1789 first trade third
1790 second trade third
1791 third ask metal
1792 fifth ask ore
1793 fifth ask card intrigue
1794 first give ore
1795 second give ore
1796 first ungive ore
1797 third ask card locusts
1798 second drop
1799 fifth drop
1800 fourth give 5 grain
1801 first drop
1802 third give metal
1803 fifth mill 2
1804 fourth ungive 5 grain
1805 first done
1806 fourth ask card rich-harvest
1807 first done
1808 fourth unask card rich-harvest
1809 fifth trade second
1810 fifth ask card yaminites
1811 third send
1812 fourth ungive grain
1813 fourth give grain
1814 third done
1815 second done
1816 fifth decline third
1817 fifth drop
1818 fifth trade third
1819 fourth send
1820 fourth withdraw
1821 fourth trade second
1822 fourth ask 5 wood
1823 fourth ask 25 wood
1824 fourth drop
1825 fifth drop
1826 fifth trade second
1827 fourth mill 0
1828 fifth ask card cedar-rafts
1829 fourth done
1830 fifth drop
1831 fifth done
1832 fifth work blank
1833 fifth at hatra
1834 fifth done
1835 fifth done
1836 fourth done
1837 fourth trade second
1838 fourth drop
1839 fourth done
1840 fourth trade fifth
1841 fourth drop
1842 fifth trade third
1843 fourth trade second
1844 fifth drop
1845 fourth drop
1846 fifth done
1847 fourth done
1848 second counterclockwise
1849 second done
1850 second done
1851 second trade fourth
1852 second ask card intrigue
1853 second unask card intrigue
1854 second ask ore
1855 second ask 25 flour
1856 second ask card locusts
1857 second unask card locusts
1858 second give card blessing
1859 second ask card gutians
1860 second drop
1861 second trade first
1862 second drop
1863 second done
1864 first done
1865 first trade second
1866 first drop
1867 first done
1868 first done
1869 fifth done
1870 fifth campaign alliance
1871 fifth against fourth
1872 fifth pay metal
1873 fourth no
1874 fifth trade fourth
1875 fifth drop
1876 fifth done
1877 fourth bank grain wood
1878 fourth trade fifth
1879 fourth ask metal
1880 fourth drop
1881 fourth done
1882 fourth trade fifth
1883 fourth drop
1884 fourth trade third
1885 fourth ask 5 grain
1886 fourth ask flour
1887 fourth ask card forced-march
1888 fourth give wood
1889 fourth unask 5 grain
1890 fourth ungive wood
1891 fourth drop
1892 fourth bank grain ore
1893 fourth bank grain metal
1894 fourth trade first
1895 fourth drop
1896 fourth campaign alliance
1897 fourth against second
1898 fourth pay metal
1899 fourth trade fifth
1900 fourth give metal
1901 fourth ask 5 ore
1902 fourth unask ore
1903 fourth ungive metal
1904 fourth give wood
1905 fourth ungive wood
1906 fourth drop
1907 fourth bank wood metal
1908 fourth done
1909 third trade first
1910 third give metal
1911 third send
1912 third done
1913 first trade third
1914 first ask card deserters
1915 third campaign war
1916 third against second
1917 first decline third
1918 third pay metal
1919 third no
1920 third trade fourth
1921 third drop
1922 third trade first
1923 third give metal
1924 first send
1925 third give card second-wind
1926 third give card second-wind
1927 third give ore
1928 third drop
1929 third counter first
1930 third drop
1931 third done
end 1931 b5d81b3e214e73c2
