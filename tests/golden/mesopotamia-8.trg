[Game "mesopotamia"]
[Rules "3"]
[Seats "8"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one, attack=book, offers=free, bank-flour=take, second-wind=attacker, smelting=all, may=must, absent-cores=empty, board=whole, interrupts=on"]
[Names "first, second, third, fourth, fifth, sixth, seventh, eighth"]
[SeedHash "fdfea1ea0fab9079f2833681d19392b977c6d13bdbf3288f0a984c126d5e7e53"]
[Seed "golden mesopotamia 8"]
[Box "standard 58dce2de"]
[Result "0 1 2 1 1 0 0 5"]

1 fourth bank wood grain
2 third card spies
3 second card rich-harvest
4 fourth trade seventh
5 first trade fifth
6 eighth trade fourth
7 fourth ask card sutaeans
8 eighth give 5 metal
9 first drop
10 seventh trade fourth
11 second trade fourth
12 second give card gutians
13 seventh give 5 grain
14 first bank ore wood
15 second send
16 third against sixth
17 first trade seventh
18 fourth ask 25 grain
19 eighth ask card spies
20 seventh ungive grain
21 second withdraw
22 sixth trade fifth
23 fourth unask card sutaeans
24 sixth drop
25 second trade seventh
26 fourth unask grain
27 first ask card intrigue
28 fourth unask grain
29 seventh ask 5 grain
30 fifth trade second
31 seventh give ore
32 first ask card forced-march
33 fifth give grain
34 seventh ask card forced-march
35 seventh ungive grain
36 seventh send
37 seventh withdraw
38 second ask card hanaeans
39 first give 5 grain
40 second drop
41 third card mercenaries
42 second mill 0
43 third bank wood grain
44 second trade fourth
45 sixth bank metal wood
46 first drop
47 fourth give 5 grain
48 first card cedar-rafts
49 sixth trade fourth
50 second give metal
51 fourth unask 5 grain
52 third bank grain ore
53 second drop
54 third trade fifth
55 second trade fifth
56 seventh bank wood ore
57 fourth give metal
58 first bank grain ore
59 second give 5 ore
60 first trade sixth
61 first drop
62 seventh mill 5
63 fourth send
64 sixth drop
65 fourth mill 2
66 fifth give 5 ore
67 sixth trade second
68 fifth give 5 grain
69 seventh counter fourth
70 sixth drop
71 sixth bank wood ore
72 second ungive 5 ore
73 sixth trade fifth
74 fifth ungive 5 grain
75 seventh send
76 sixth drop
77 seventh card caravan
78 second ask card forced-march
79 second send
80 seventh done
81 fifth ask 25 metal
82 fifth ask 5 ore
83 fourth bank grain wood
84 fourth counter seventh
85 fourth ungive 5 grain
86 fourth ask 25 ore
87 second done
88 second work blank
89 first mill 0
90 fourth drop
91 second at babylon
92 eighth drop
93 second work chariot
94 second at babylon
95 second work blank
96 second at babylon
97 sixth card cedar-rafts
98 sixth bank grain ore
99 second bank wood flour
100 third give wood
101 seventh work blank
102 second done
103 second bank grain metal
104 sixth trade second
105 second done
106 sixth drop
107 eighth card rich-vein
108 fourth card rich-vein
109 first trade seventh
110 first give 5 metal
111 third ungive wood
112 third ask card siege-ladders
113 third ask 5 wood
114 first send
115 fifth decline second
116 sixth trade seventh
117 fourth trade sixth
118 seventh counter first
119 seventh drop
120 fourth ask 25 flour
121 eighth mill 2
122 fifth drop
123 eighth done
124 eighth work blank
125 seventh at assur
126 fourth send
127 first bank metal flour
128 fourth bank grain flour
129 sixth ask grain
130 first done
131 sixth ask 5 metal
132 sixth decline fourth
133 fourth trade first
134 sixth unask metal
135 first bank wood ore
136 first trade eighth
137 third ask 25 flour
138 fourth drop
139 fourth bank metal wood
140 seventh done
141 seventh bank grain flour
142 first give card intrigue
143 fourth bank ore flour
144 fifth card locusts
145 third unask flour
146 eighth at susa
147 sixth unask metal
148 eighth bank metal flour
149 fifth against fourth
150 seventh done
151 eighth trade third
152 third drop
153 fourth trade sixth
154 eighth ask card blessing
155 fifth trade fourth
156 third trade sixth
157 eighth drop
158 third drop
159 first drop
160 third mill 5
161 fifth ask card mercenaries
162 first done
163 fifth ask card envoys
164 fourth give grain
165 eighth done
166 sixth unask metal
167 first done
168 fifth unask card mercenaries
169 sixth ask grain
170 third trade sixth
171 fourth send
172 third ask 25 metal
173 fourth done
174 fifth drop
175 third unask 5 metal
176 fourth done
177 third send
178 fourth erect forge
179 sixth decline fourth
180 fifth bank metal grain
181 eighth done
182 fourth trade seventh
183 fourth give flour
184 sixth ask card envoys
185 fourth give card rich-vein
186 fifth trade eighth
187 sixth send
188 seventh trade fifth
189 fourth send
190 fourth withdraw
191 seventh ask card rich-harvest
192 fourth bank ore flour
193 fifth drop
194 seventh unask card rich-harvest
195 sixth withdraw
196 fourth trade sixth
197 sixth mill 2
198 sixth trade eighth
199 fifth mill 0
200 sixth decline third
201 seventh give card cedar-rafts
202 fifth trade seventh
203 fourth give grain
204 seventh drop
205 fifth drop
206 third trade second
207 third give card turukkaeans
208 fifth done
209 fourth ungive grain
210 third ungive card turukkaeans
211 sixth drop
212 sixth trade second
213 sixth drop
214 third ask 25 grain
215 fourth drop
216 sixth bank wood grain
217 sixth trade second
218 third drop
219 fifth bank wood flour
220 sixth drop
221 sixth trade second
222 fifth work chariot
223 fifth at eshnunna
224 fifth done
225 sixth ask card caravan
226 fourth bank ore grain
227 third trade eighth
228 fifth done
229 fourth done
230 third give 5 ore
231 sixth unask card caravan
232 third send
233 sixth give 5 grain
234 sixth ask card yaminites
235 eighth counter third
236 eighth give 5 flour
237 third bank metal wood
238 sixth ask card intrigue
239 third done
240 sixth unask card intrigue
241 third work smelt
242 sixth ungive 5 grain
243 sixth unask card yaminites
244 eighth give card envoys
245 sixth drop
246 third at mari
247 third trade second
248 sixth trade fifth
249 eighth ungive flour
250 eighth give card mercenaries
251 sixth give ore
252 eighth ask 5 ore
253 eighth ask card gutians
254 third ask grain
255 eighth give ore
256 third give ore
257 eighth ungive card envoys
258 sixth drop
259 third unask grain
260 third send
261 eighth unask card gutians
262 eighth drop
263 third done
264 second counter third
265 sixth trade fourth
266 second unask ore
267 second drop
268 third trade first
269 third give 5 metal
270 third ask card gutians
271 third ask card spies
272 sixth give metal
273 third send
274 third done
275 first trade second
276 first decline third
277 first drop
278 sixth give card sutaeans
279 sixth drop
280 sixth trade third
281 sixth give grain
282 sixth give 5 grain
283 sixth drop
284 sixth bank wood grain
285 sixth done
286 sixth work foot
287 sixth at halab
288 sixth bank grain metal
289 sixth trade fourth
290 sixth drop
291 sixth bank grain flour
292 sixth bank ore grain
293 sixth done
294 sixth trade fourth
295 sixth give card second-wind
296 sixth ask metal
297 sixth unask metal
298 sixth drop
299 sixth bank ore metal
300 sixth trade eighth
301 sixth ask card hanaeans
302 sixth drop
303 sixth bank metal wood
304 sixth done
305 second counterclockwise
306 second done
307 second done
308 second trade fifth
309 second ask card intrigue
310 second send
311 second bank grain metal
312 second unit foot
313 second at babylon
314 second at sippar
315 fifth bank grain metal
316 fifth bank ore flour
317 second withdraw
318 second trade sixth
319 second drop
320 second bank ore grain
321 second trade fourth
322 second drop
323 second bank grain flour
324 second trade fifth
325 second ask card second-wind
326 second unask card second-wind
327 second ask 5 ore
328 second unask 5 ore
329 second give metal
330 second ungive metal
331 second ask card caravan
332 second unask card caravan
333 second ask metal
334 second give card forced-march
335 second drop
336 second done
337 first erect marduk
338 first bank wood metal
339 first done
340 first done
341 first bank ore flour
342 first trade sixth
343 first give grain
344 first ungive grain
345 first give flour
346 first drop
347 first done
348 eighth trade sixth
349 eighth ask 5 grain
350 eighth send
351 eighth bank ore metal
352 eighth withdraw
353 eighth trade fourth
354 eighth drop
355 eighth bank grain metal
356 eighth erect marduk
357 eighth done
358 eighth trade third
359 eighth give wood
360 eighth ask 25 ore
361 eighth send
362 eighth bank metal flour
363 third counter eighth
364 third drop
365 eighth campaign war
366 eighth against seventh
367 eighth pay flour
368 eighth trade fourth
369 eighth drop
370 eighth bank ore metal
371 eighth done
372 seventh trade first
373 seventh ask 5 wood
374 seventh send
375 first bank grain ore
376 seventh erect ishtar
377 seventh done
378 seventh done
379 first counter seventh
380 seventh unit chariot
381 seventh at assur
382 seventh at arrapha
383 seventh bank ore grain
384 first ungive wood
385 seventh unit foot
386 seventh at assur
387 first send
388 seventh counter first
389 seventh ask 5 ore
390 seventh unask ore
391 seventh drop
392 seventh at arbela
393 seventh unit foot
394 seventh at assur
395 seventh at karana
396 seventh trade second
397 seventh drop
398 seventh trade second
399 seventh ask 5 metal
400 seventh drop
401 seventh trade second
402 seventh ask card rich-vein
403 seventh send
404 second counter seventh
405 seventh unit blank
406 second give card gutians
407 seventh at assur
408 second drop
409 seventh at arrapha
410 seventh bank grain flour
411 seventh trade second
412 seventh drop
413 seventh bank ore metal
414 seventh bank metal grain
415 seventh done
416 sixth trade third
417 sixth drop
418 sixth trade second
419 sixth give card sutaeans
420 sixth ungive card sutaeans
421 sixth drop
422 sixth done
423 sixth trade second
424 sixth ask card siege-ladders
425 sixth give card sutaeans
426 sixth give card envoys
427 sixth unask card siege-ladders
428 sixth drop
429 sixth campaign alliance
430 sixth against third
431 sixth pay wood
432 sixth done
433 fifth bank grain wood
434 fifth erect marduk
435 fifth bank grain wood
436 fifth trade sixth
437 fifth drop
438 fifth done
439 fifth campaign alliance
440 fifth against sixth
441 fifth pay flour
442 fifth done
443 fourth done
444 fourth done
445 fourth done
446 third bank grain ore
447 third erect marduk
448 third done
449 third campaign war
450 third against fifth
451 third pay wood
452 third trade fifth
453 third give card blessing
454 third ask grain
455 third unask grain
456 third send
457 third bank metal wood
458 third unit chariot
459 third at mari
460 third at yaminites
461 fifth trade eighth
462 third done
463 fifth card locusts
464 third bank metal ore
465 fourth trade seventh
466 seventh bank metal ore
467 eighth mill 5
468 third bank ore metal
469 fifth against seventh
470 fifth trade seventh
471 second at sippar
472 third trade fifth
473 fifth drop
474 second trade third
475 eighth trade first
476 third ask card hanaeans
477 fourth give wood
478 seventh at arbela
479 eighth give card mercenaries
480 first bank wood grain
481 first bank grain wood
482 fifth trade third
483 third give flour
484 fifth give card blessing
485 fifth ask card envoys
486 second drop
487 fifth drop
488 first mill 2
489 seventh done
490 fourth ungive wood
491 eighth ungive card mercenaries
492 first trade sixth
493 second trade fifth
494 first ask card yaminites
495 seventh mill 0
496 sixth trade fourth
497 fourth drop
498 second give card siege-ladders
499 fourth card rich-vein
500 second ungive card siege-ladders
501 seventh card cedar-rafts
502 third give metal
503 fourth mill 2
504 third ungive flour
505 eighth ask metal
506 fifth mill 1
507 sixth ask 5 ore
508 seventh bank wood ore
509 second give grain
510 fourth trade first
511 third ungive metal
512 first ask card rich-harvest
513 fourth give 5 flour
514 seventh done
515 first unask card yaminites
516 seventh done
517 fifth trade second
518 sixth unask 5 ore
519 first drop
520 fourth drop
521 second send
522 fourth bank ore grain
523 first trade eighth
524 eighth give 5 ore
525 first give 5 flour
526 first ungive flour
527 sixth drop
528 sixth mill 2
529 fourth bank ore flour
530 sixth trade fifth
531 eighth give wood
532 second bank metal ore
533 third unask card hanaeans
534 seventh done
535 third give metal
536 third ask flour
537 sixth drop
538 second withdraw
539 fifth drop
540 third give card gutians
541 fifth trade third
542 seventh trade third
543 seventh drop
544 second done
545 fourth done
546 first ask card rich-harvest
547 seventh done
548 first unask card rich-harvest
549 second mill 5
550 first send
551 second done
552 first withdraw
553 sixth done
554 first done
555 fifth drop
556 second done
557 fifth trade third
558 third ungive card gutians
559 second done
560 first trade fifth
561 fifth drop
562 fourth trade third
563 first give card yaminites
564 sixth trade third
565 third ask card intrigue
566 sixth give card envoys
567 fifth trade third
568 eighth unask metal
569 third drop
570 second done
571 first ungive card yaminites
572 fifth give card hanaeans
573 fifth ask card deserters
574 first ask card spies
575 third mill 0
576 third done
577 fifth unask card deserters
578 third done
579 sixth drop
580 first ask wood
581 eighth ask card blessing
582 third done
583 eighth ungive wood
584 sixth trade eighth
585 fifth give ore
586 eighth ungive ore
587 first drop
588 sixth drop
589 eighth ask 5 ore
590 first trade eighth
591 eighth send
592 fourth drop
593 fourth work blank
594 fifth drop
595 first drop
596 fourth at qatna
597 eighth card rich-harvest
598 eighth withdraw
599 first trade second
600 first ask 25 flour
601 fifth done
602 first send
603 fourth trade third
604 eighth trade fourth
605 eighth ask metal
606 second trade sixth
607 eighth send
608 second ask 5 metal
609 fourth give ore
610 eighth bank grain metal
611 second decline first
612 fourth drop
613 first work blank
614 fifth done
615 first at larsa
616 sixth trade third
617 fourth decline eighth
618 fifth done
619 second drop
620 eighth done
621 first trade sixth
622 eighth trade first
623 sixth ask 25 wood
624 first drop
625 first trade fourth
626 first drop
627 eighth drop
628 eighth work blank
629 first work smelt
630 sixth ask 25 wood
631 fifth trade fourth
632 first at larsa
633 sixth ask card intrigue
634 fifth drop
635 eighth at susa
636 fifth done
637 sixth unask 5 wood
638 eighth done
639 fourth done
640 first work blank
641 sixth send
642 fourth done
643 eighth done
644 first at larsa
645 third counter sixth
646 third ask 5 metal
647 third unask metal
648 sixth done
649 third ungive wood
650 third ask flour
651 third ask card deserters
652 third unask flour
653 first bank metal grain
654 sixth trade fifth
655 third ask 25 grain
656 first trade fourth
657 first drop
658 sixth drop
659 sixth trade seventh
660 first done
661 sixth ask card cedar-rafts
662 third drop
663 first trade sixth
664 sixth drop
665 sixth trade third
666 first ask 25 wood
667 sixth ask 25 metal
668 sixth give flour
669 first unask wood
670 sixth give card sutaeans
671 first send
672 first withdraw
673 first done
674 sixth unask 5 metal
675 sixth drop
676 sixth trade third
677 sixth drop
678 sixth done
679 sixth counterclockwise
680 sixth done
681 sixth card sutaeans
682 sixth at tadmor
683 sixth at qatna
684 fourth unit chariot
685 fourth unit chariot
686 fourth unit foot
687 fourth unit foot
688 sixth campaign alliance
689 sixth against fourth
690 sixth pay flour
691 sixth done
692 fifth done
693 fifth trade eighth
694 fifth drop
695 fifth done
696 fifth trade third
697 fifth ask wood
698 fifth send
699 fifth withdraw
700 fifth trade second
701 fifth give card turukkaeans
702 fifth ungive card turukkaeans
703 fifth drop
704 fifth done
705 fourth trade eighth
706 fourth give 5 flour
707 fourth ask 25 flour
708 fourth unask 5 flour
709 fourth ungive flour
710 fourth give card deserters
711 fourth give flour
712 fourth give wood
713 fourth drop
714 fourth trade first
715 fourth give card deserters
716 fourth send
717 fourth done
718 first trade eighth
719 fourth done
720 fourth unit foot
721 fourth at qatna
722 fourth at tadmor
723 fourth done
724 first decline fourth
725 third erect marduk
726 first drop
727 third yes
728 third done
729 third trade fourth
730 third give card mercenaries
731 third ungive card mercenaries
732 third ask card cedar-rafts
733 third send
734 fourth counter third
735 fourth drop
736 third campaign alliance
737 third against first
738 third pay flour
739 first no
740 third done
741 second bank ore metal
742 second erect canal
743 second no
744 second bank grain metal
745 second bank metal grain
746 second trade seventh
747 second ask wood
748 second send
749 second withdraw
750 second trade fifth
751 second ask metal
752 second ask card sutaeans
753 second unask card sutaeans
754 second unask metal
755 second drop
756 second done
757 second trade first
758 second give card gutians
759 second send
760 first accept second
761 second card forced-march
762 second trade fifth
763 second give flour
764 second send
765 fifth trade sixth
766 fifth give wood
767 fifth accept second
768 fifth send
769 sixth decline fifth
770 second done
771 second done
772 first done
773 first card sutaeans
774 first at tadmor
775 first campaign alliance
776 first against fourth
777 first pay metal
778 first unit chariot
779 first at larsa
780 first at uruk
781 first unit foot
782 first at larsa
783 first at ur
784 first done
785 eighth erect ishtar
786 eighth trade fifth
787 eighth drop
788 eighth bank wood metal
789 eighth done
790 eighth trade fourth
791 eighth drop
792 eighth campaign alliance
793 eighth against sixth
794 eighth pay metal
795 eighth unit chariot
796 eighth at susa
797 eighth at urua
798 eighth done
799 seventh done
800 seventh campaign alliance
801 seventh against first
802 seventh pay wood
803 seventh done
804 seventh at arbela
805 third bank grain ore
806 second trade first
807 second ask card gutians
808 first trade fourth
809 sixth bank grain flour
810 third trade sixth
811 seventh trade eighth
812 seventh give wood
813 third ask card mercenaries
814 third drop
815 fifth mill 3
816 fourth mill 1
817 eighth mill 5
818 fourth done
819 first drop
820 seventh drop
821 fourth work smelt
822 third bank grain wood
823 fifth done
824 third mill 1
825 second ask card sutaeans
826 third bank grain metal
827 eighth trade second
828 sixth mill 4
829 fourth at qatna
830 fourth bank grain wood
831 first bank grain ore
832 second ask card rich-harvest
833 first bank grain wood
834 sixth bank grain metal
835 seventh done
836 first mill 5
837 eighth give card rich-harvest
838 fifth bank grain ore
839 fifth bank grain metal
840 fifth work smelt
841 sixth trade fourth
842 sixth drop
843 first bank grain metal
844 eighth give ore
845 sixth done
846 sixth work blank
847 second ask flour
848 first trade eighth
849 seventh mill 5
850 fourth bank grain metal
851 eighth ungive ore
852 fourth bank metal ore
853 third done
854 seventh trade second
855 fifth at eshnunna
856 eighth ask 5 grain
857 fourth work smelt
858 eighth ask 25 metal
859 fifth bank metal ore
860 eighth unask grain
861 first ask metal
862 fourth at qatna
863 fourth work blank
864 eighth send
865 sixth at halab
866 sixth bank grain ore
867 fifth bank grain metal
868 first unask metal
869 first drop
870 seventh give card deserters
871 eighth bank grain wood
872 second ask card gutians
873 seventh send
874 seventh done
875 first done
876 eighth bank grain metal
877 seventh bank wood flour
878 eighth card rich-harvest
879 first trade sixth
880 eighth withdraw
881 eighth bank ore grain
882 sixth trade seventh
883 fourth at qatna
884 seventh withdraw
885 eighth done
886 seventh done
887 third done
888 first ask card rich-vein
889 first ask 5 wood
890 fifth work blank
891 eighth bank grain flour
892 fifth at eshnunna
893 fifth trade fourth
894 third bank grain ore
895 eighth trade fourth
896 second give card siege-ladders
897 first send
898 seventh bank grain flour
899 sixth ask grain
900 fourth trade second
901 sixth drop
902 second unask flour
903 eighth give card mercenaries
904 sixth decline first
905 first work blank
906 third trade first
907 seventh done
908 first at uruk
909 eighth drop
910 fifth drop
911 fourth drop
912 third ask grain
913 eighth done
914 fifth bank grain flour
915 second unask card gutians
916 seventh bank grain flour
917 fifth trade second
918 second ask card second-wind
919 fifth ask 5 grain
920 fifth give metal
921 third unask grain
922 third give card yaminites
923 second ungive card siege-ladders
924 fourth done
925 first done
926 fourth done
927 third drop
928 third bank grain wood
929 sixth bank grain metal
930 second give card hanaeans
931 second drop
932 sixth trade seventh
933 sixth give card second-wind
934 eighth trade second
935 sixth drop
936 eighth give 5 flour
937 first trade fourth
938 eighth give flour
939 second trade sixth
940 second drop
941 second trade fifth
942 sixth done
943 sixth done
944 seventh bank grain ore
945 fifth send
946 first ask 25 flour
947 fifth done
948 second drop
949 eighth drop
950 first send
951 fourth decline first
952 eighth done
953 third trade eighth
954 second counter fifth
955 eighth bank grain ore
956 seventh bank grain ore
957 second drop
958 seventh done
959 second trade fifth
960 fifth at eshnunna
961 third drop
962 third bank grain ore
963 eighth trade third
964 second ask card turukkaeans
965 first bank grain wood
966 first trade seventh
967 second drop
968 fifth trade first
969 second done
970 third done
971 fifth ask card intrigue
972 eighth drop
973 first drop
974 third done
975 eighth bank grain metal
976 eighth done
977 fifth send
978 fifth bank grain wood
979 first trade sixth
980 second mill 5
981 first give card yaminites
982 first ask 25 flour
983 first ungive card yaminites
984 first decline fifth
985 fifth trade first
986 fifth drop
987 second trade third
988 second give flour
989 fifth done
990 fifth done
991 first ask card mercenaries
992 second ungive flour
993 second give grain
994 second ungive grain
995 first ask grain
996 second give 5 flour
997 first unask 25 flour
998 second drop
999 first drop
1000 second bank grain wood
1001 second bank grain flour
1002 first done
1003 second done
1004 first trade eighth
1005 second work blank
1006 first drop
1007 first done
1008 second at babylon
1009 second done
1010 second done
1011 second bank grain ore
1012 second trade fourth
1013 second ask card rich-harvest
1014 second unask card rich-harvest
1015 second ask card spies
1016 second ask card gutians
1017 second drop
1018 second done
1019 fourth clockwise
1020 fourth trade first
1021 fourth drop
1022 fourth bank grain wood
1023 fourth erect marduk
1024 fourth no
1025 fourth bank grain flour
1026 fourth trade fifth
1027 fourth drop
1028 fourth done
1029 fourth card forced-march
1030 fourth trade seventh
1031 fourth give card deserters
1032 fourth give flour
1033 fourth drop
1034 fourth campaign alliance
1035 fourth against second
1036 fourth pay flour
1037 fourth unit chariot
1038 fourth at qatna
1039 fourth at damascus
1040 fourth unit chariot
1041 fourth at damascus
1042 fourth at qatna
1043 fourth done
1044 fifth trade seventh
1045 fifth ask grain
1046 fifth give card turukkaeans
1047 fifth ask card blessing
1048 fifth send
1049 fifth withdraw
1050 fifth trade second
1051 fifth ask card intrigue
1052 fifth send
1053 fifth erect marduk
1054 fifth no
1055 fifth done
1056 second trade eighth
1057 second give card siege-ladders
1058 fifth done
1059 second drop
1060 fifth card hanaeans
1061 fifth at mari
1062 second bank grain metal
1063 fifth bank grain ore
1064 fifth bank grain ore
1065 fifth done
1066 second bank grain ore
1067 sixth trade fifth
1068 second decline fifth
1069 sixth ask card forced-march
1070 sixth drop
1071 sixth trade fourth
1072 sixth ask 5 ore
1073 sixth drop
1074 sixth bank grain ore
1075 sixth bank grain flour
1076 sixth trade eighth
1077 sixth drop
1078 sixth done
1079 sixth bank ore grain
1080 sixth bank grain metal
1081 sixth bank metal wood
1082 sixth campaign war
1083 sixth against second
1084 sixth pay flour
1085 sixth no
1086 sixth unit blank
1087 sixth at halab
1088 sixth at emar
1089 sixth trade second
1090 sixth give wood
1091 sixth ask card caravan
1092 sixth give card envoys
1093 sixth give card second-wind
1094 sixth ask card gutians
1095 sixth ungive wood
1096 sixth ask card sutaeans
1097 sixth unask card sutaeans
1098 sixth send
1099 sixth withdraw
1100 sixth unit foot
1101 sixth at halab
1102 sixth at alalakh
1103 sixth trade eighth
1104 sixth drop
1105 sixth unit foot
1106 sixth at halab
1107 sixth at emar
1108 sixth trade fifth
1109 sixth give card envoys
1110 sixth send
1111 fifth trade sixth
1112 fifth ask card mercenaries
1113 sixth withdraw
1114 sixth done
1115 fifth send
1116 seventh trade fifth
1117 sixth decline fifth
1118 seventh ask grain
1119 seventh unask grain
1120 seventh give metal
1121 seventh send
1122 seventh withdraw
1123 seventh done
1124 seventh bank grain metal
1125 seventh trade fifth
1126 seventh give metal
1127 seventh ask card rich-harvest
1128 seventh ungive metal
1129 seventh ask 25 grain
1130 seventh ask card deserters
1131 seventh give ore
1132 seventh unask card rich-harvest
1133 seventh unask card deserters
1134 seventh give metal
1135 seventh give card deserters
1136 seventh ask 5 metal
1137 seventh unask 5 metal
1138 seventh unask 25 grain
1139 seventh give ore
1140 seventh ask card blessing
1141 seventh ungive card deserters
1142 seventh send
1143 seventh campaign alliance
1144 fifth bank ore metal
1145 seventh against first
1146 seventh pay metal
1147 fifth trade seventh
1148 seventh no
1149 seventh unit blank
1150 fifth give card turukkaeans
1151 fifth accept seventh
1152 fifth give ore
1153 seventh at arrapha
1154 seventh at arbela
1155 fifth drop
1156 seventh bank grain wood
1157 seventh trade first
1158 seventh give card intrigue
1159 seventh give card blessing
1160 seventh send
1161 first decline seventh
1162 seventh trade fifth
1163 seventh give card deserters
1164 seventh send
1165 seventh withdraw
1166 seventh trade fifth
1167 seventh drop
1168 seventh done
1169 eighth erect ishtar
1170 eighth at urua
1171 eighth bank ore flour
1172 eighth done
1173 eighth trade first
1174 eighth give card envoys
1175 eighth send
1176 eighth withdraw
1177 eighth campaign alliance
1178 eighth against seventh
1179 eighth pay metal
1180 eighth done
1181 first trade sixth
1182 first give card gutians
1183 first ask metal
1184 first ask metal
1185 first unask metal
1186 first ask metal
1187 first ask card intrigue
1188 first ungive card gutians
1189 first send
1190 sixth counter first
1191 first trade fifth
1192 first ask card caravan
1193 first drop
1194 sixth ask 5 wood
1195 sixth give wood
1196 sixth unask wood
1197 sixth ask metal
1198 first trade eighth
1199 sixth ungive wood
1200 sixth ask 25 wood
1201 first give wood
1202 first send
1203 sixth send
1204 first counter sixth
1205 first give ore
1206 first ask card hanaeans
1207 first send
1208 first withdraw
1209 first done
1210 first done
1211 first bank grain wood
1212 first trade fourth
1213 first drop
1214 first card yaminites
1215 first at emar
1216 first trade seventh
1217 first give wood
1218 first ungive wood
1219 first drop
1220 first trade seventh
1221 first drop
1222 first done
1223 second done
1224 second trade seventh
1225 second give flour
1226 second send
1227 second bank grain flour
1228 seventh trade sixth
1229 second campaign war
1230 seventh ask card gutians
1231 second against first
1232 second pay flour
1233 seventh ask 25 flour
1234 seventh drop
1235 second no
1236 seventh counter second
1237 seventh ask wood
1238 seventh ask card rich-vein
1239 seventh send
1240 second done
1241 eighth bank grain metal
1242 seventh trade fifth
1243 seventh ask ore
1244 fifth trade first
1245 fifth give card turukkaeans
1246 eighth mill 2
1247 sixth trade fourth
1248 fifth drop
1249 second at sippar
1250 second trade seventh
1251 sixth drop
1252 eighth bank grain flour
1253 seventh unask ore
1254 first trade seventh
1255 first give card intrigue
1256 fourth done
1257 sixth at alalakh
1258 second ask card forced-march
1259 fourth bank grain flour
1260 fifth mill 1
1261 eighth trade sixth
1262 eighth drop
1263 fifth done
1264 seventh ask card second-wind
1265 seventh send
1266 seventh at arbela
1267 first give card gutians
1268 second give card hanaeans
1269 second ungive card hanaeans
1270 first send
1271 first withdraw
1272 fifth counter seventh
1273 second send
1274 fourth trade first
1275 first mill 5
1276 sixth done
1277 fifth drop
1278 sixth mill 0
1279 seventh counter second
1280 first trade eighth
1281 eighth bank grain wood
1282 seventh drop
1283 fourth drop
1284 sixth done
1285 fifth trade fourth
1286 seventh done
1287 fourth trade seventh
1288 first drop
1289 first done
1290 fifth give metal
1291 eighth trade fifth
1292 fifth ask card yaminites
1293 sixth trade fourth
1294 fifth send
1295 fourth decline fifth
1296 fourth ask card caravan
1297 seventh mill 0
1298 first done
1299 eighth drop
1300 fifth work blank
1301 seventh done
1302 second trade first
1303 eighth done
1304 seventh trade first
1305 fifth at eshnunna
1306 fifth trade first
1307 first done
1308 seventh drop
1309 sixth give card envoys
1310 second drop
1311 first trade sixth
1312 fifth give card turukkaeans
1313 second done
1314 sixth send
1315 fifth give metal
1316 fourth unask card caravan
1317 first drop
1318 fourth ask card blessing
1319 sixth work blank
1320 fourth decline sixth
1321 seventh done
1322 eighth done
1323 sixth at halab
1324 seventh done
1325 first done
1326 seventh trade sixth
1327 seventh drop
1328 sixth done
1329 fifth drop
1330 second mill 2
1331 fifth work blank
1332 eighth trade fifth
1333 fifth at eshnunna
1334 eighth give metal
1335 eighth ask 25 flour
1336 sixth done
1337 eighth ask card second-wind
1338 second done
1339 sixth done
1340 second work blank
1341 eighth give metal
1342 fourth unask card blessing
1343 fourth drop
1344 second at babylon
1345 fifth done
1346 second done
1347 fifth trade sixth
1348 fourth mill 3
1349 second trade first
1350 second ask card cedar-rafts
1351 eighth drop
1352 seventh done
1353 fourth bank grain flour
1354 second drop
1355 eighth done
1356 eighth trade fifth
1357 fourth done
1358 fourth work blank
1359 eighth drop
1360 fourth at qatna
1361 fifth give metal
1362 second trade eighth
1363 fifth ungive metal
1364 fifth drop
1365 fourth bank grain ore
1366 eighth trade first
1367 fourth work blank
1368 eighth give card envoys
1369 fourth at qatna
1370 second drop
1371 fourth done
1372 fifth done
1373 second done
1374 fifth trade eighth
1375 fifth drop
1376 fifth done
1377 second trade fourth
1378 second ask card rich-vein
1379 second ask card siege-ladders
1380 fourth trade seventh
1381 eighth ask card hanaeans
1382 second ask card siege-ladders
1383 eighth send
1384 eighth withdraw
1385 second unask card siege-ladders
1386 second ask card sutaeans
1387 eighth done
1388 second ask metal
1389 second unask metal
1390 second unask card siege-ladders
1391 fourth give flour
1392 second send
1393 fourth ask 25 metal
1394 fourth ungive flour
1395 second done
1396 fourth decline second
1397 fourth send
1398 fourth withdraw
1399 fourth bank grain metal
1400 fourth at damascus
1401 fourth done
1402 fourth trade eighth
1403 fourth ask card hanaeans
1404 fourth drop
1405 fourth trade sixth
1406 fourth ask card turukkaeans
1407 fourth drop
1408 fourth trade sixth
1409 fourth ask card envoys
1410 fourth ask 25 flour
1411 fourth give card blessing
1412 fourth ask 25 metal
1413 fourth unask metal
1414 fourth drop
1415 fourth bank grain ore
1416 fourth done
1417 seventh clockwise
1418 seventh done
1419 seventh campaign war
1420 seventh against fifth
1421 seventh pay metal
1422 seventh no
1423 seventh trade fourth
1424 seventh drop
1425 seventh trade sixth
1426 seventh give card deserters
1427 seventh send
1428 sixth trade fourth
1429 seventh done
1430 eighth trade seventh
1431 sixth drop
1432 eighth drop
1433 sixth accept seventh
1434 eighth bank grain wood
1435 eighth erect ishtar
1436 eighth no
1437 eighth bank grain metal
1438 eighth trade first
1439 eighth give card mercenaries
1440 eighth send
1441 first trade fourth
1442 first give card siege-ladders
1443 first send
1444 eighth done
1445 first accept eighth
1446 fourth counter first
1447 eighth bank grain flour
1448 fourth send
1449 first card gutians
1450 first decline fourth
1451 first at der
1452 first done
1453 eighth trade sixth
1454 eighth give metal
1455 eighth ask card sutaeans
1456 eighth ungive metal
1457 eighth give card envoys
1458 eighth drop
1459 eighth campaign alliance
1460 eighth against first
1461 eighth pay metal
1462 eighth no
1463 first yes
1464 eighth unit foot
1465 eighth at susa
1466 eighth at awan
1467 eighth trade fifth
1468 eighth give metal
1469 eighth ask card spies
1470 eighth ungive metal
1471 eighth unask card spies
1472 eighth give wood
1473 eighth ask card caravan
1474 eighth send
1475 fifth trade first
1476 eighth attack
1477 eighth at der
1478 eighth at urua
1479 eighth unit chariot
1480 fifth decline eighth
1481 fifth ask 25 grain
1482 fifth unask 5 grain
1483 fifth drop
1484 eighth go
1485 eighth unit foot
1486 eighth at susa
1487 eighth at urua
1488 eighth unit blank
1489 eighth at susa
1490 eighth at ayapir
1491 eighth unit blank
1492 eighth at susa
1493 eighth at awan
1494 eighth trade first
1495 eighth give wood
1496 eighth ask 25 flour
1497 eighth ungive wood
1498 eighth give wood
1499 eighth drop
1500 eighth done
1501 first trade seventh
1502 first ask ore
1503 first ask card siege-ladders
1504 first drop
1505 first bank wood metal
1506 first bank grain metal
1507 first bank metal flour
1508 first bank grain ore
1509 first trade fourth
1510 first give card siege-ladders
1511 first send
1512 first done
1513 fourth decline first
1514 first trade seventh
1515 first ask grain
1516 first send
1517 seventh decline first
1518 first campaign alliance
1519 first against fifth
1520 first pay wood
1521 first done
1522 second done
1523 second trade eighth
1524 second give wood
1525 second send
1526 eighth decline second
1527 second trade eighth
1528 second drop
1529 second trade fifth
1530 second give card hanaeans
1531 second drop
1532 second campaign alliance
1533 second against sixth
1534 second pay metal
1535 second no
1536 second done
1537 fourth trade seventh
1538 fourth ask card spies
1539 fourth drop
1540 fourth done
1541 fourth done
1542 fourth trade first
1543 fourth give wood
1544 fourth send
1545 first decline fourth
1546 fourth done
1547 fifth done
1548 fifth done
1549 fifth card turukkaeans
1550 fifth at shusharra
1551 fifth done
1552 fifth trade first
1553 fifth give metal
1554 fifth ask card caravan
1555 fifth give ore
1556 fifth send
1557 fifth done
1558 sixth trade seventh
1559 first trade eighth
1560 first give ore
1561 first give ore
1562 sixth ask card yaminites
1563 first decline fifth
1564 first ask card mercenaries
1565 sixth drop
1566 sixth done
1567 first unask card mercenaries
1568 first send
1569 sixth done
1570 eighth accept first
1571 sixth done
1572 seventh card intrigue
1573 fifth trade seventh
1574 fourth done
1575 fifth give ore
1576 seventh against first
1577 fourth trade second
1578 sixth trade fourth
1579 second done
1580 seventh at arbela
1581 sixth drop
1582 fifth send
1583 second bank metal grain
1584 fourth ask card second-wind
1585 seventh decline fifth
1586 second mill 1
1587 eighth done
1588 second done
1589 fourth ask 5 wood
1590 sixth done
1591 sixth mill 0
1592 fourth drop
1593 fifth mill 0
1594 eighth bank ore metal
1595 fifth bank metal grain
1596 seventh bank wood grain
1597 fourth trade first
1598 fifth done
1599 seventh trade first
1600 seventh ask flour
1601 seventh ask 5 grain
1602 seventh unask flour
1603 first mill 0
1604 seventh send
1605 second trade first
1606 first counter seventh
1607 seventh trade eighth
1608 fifth trade fourth
1609 first ask card forced-march
1610 fourth drop
1611 fourth trade eighth
1612 fifth drop
1613 eighth mill 0
1614 fifth trade eighth
1615 sixth done
1616 fourth drop
1617 fifth ask card rich-vein
1618 sixth work blank
1619 fifth send
1620 first drop
1621 first bank metal flour
1622 second give card siege-ladders
1623 second drop
1624 first done
1625 eighth counter fifth
1626 sixth at halab
1627 fifth work blank
1628 eighth ask card hanaeans
1629 second done
1630 second done
1631 second trade fourth
1632 eighth drop
1633 fifth at eshnunna
1634 second drop
1635 fifth work blank
1636 fourth trade sixth
1637 sixth trade fourth
1638 eighth trade sixth
1639 sixth drop
1640 sixth done
1641 first work blank
1642 fourth give wood
1643 fifth at eshnunna
1644 eighth ask 25 ore
1645 eighth send
1646 eighth done
1647 fifth work blank
1648 first at larsa
1649 fifth at eshnunna
1650 second done
1651 sixth done
1652 sixth done
1653 sixth trade fifth
1654 fifth done
1655 fourth give card deserters
1656 eighth withdraw
1657 sixth give card envoys
1658 fourth send
1659 first done
1660 fifth done
1661 fifth done
1662 first done
1663 eighth done
1664 eighth done
1665 first bank metal ore
1666 seventh ask card deserters
1667 sixth accept fourth
1668 first done
1669 seventh ask metal
1670 seventh give card blessing
1671 sixth ask 25 metal
1672 eighth done
1673 sixth drop
1674 fourth trade second
1675 fourth drop
1676 fourth mill 0
1677 fourth trade fifth
1678 seventh unask metal
1679 fourth give card blessing
1680 fourth drop
1681 seventh give card mercenaries
1682 fourth trade second
1683 seventh give grain
1684 seventh give grain
1685 fourth ask 25 flour
1686 seventh unask card deserters
1687 seventh ungive card mercenaries
1688 seventh ask 25 metal
1689 fourth give wood
1690 seventh drop
1691 seventh done
1692 seventh mill 1
1693 fourth drop
1694 seventh trade first
1695 seventh drop
1696 fourth trade second
1697 seventh trade eighth
1698 fourth ask 5 ore
1699 fourth ask card sutaeans
1700 fourth unask 5 ore
1701 fourth send
1702 seventh give grain
1703 second trade fourth
1704 seventh send
1705 second give ore
1706 seventh withdraw
1707 seventh trade second
1708 second give wood
1709 fourth withdraw
1710 seventh ask card rich-vein
1711 seventh unask card rich-vein
1712 second ask 5 metal
1713 fourth trade seventh
1714 second give card hanaeans
1715 second send
1716 seventh ask card deserters
1717 fourth drop
1718 seventh unask card deserters
1719 fourth decline second
1720 fourth trade fifth
1721 fourth give wood
1722 fourth send
1723 fifth trade first
1724 fifth drop
1725 seventh give metal
1726 fifth trade sixth
1727 fourth withdraw
1728 fifth give grain
1729 fourth trade second
1730 fifth give metal
1731 fifth send
1732 seventh ask card hanaeans
1733 fourth ask card rich-vein
1734 sixth bank wood metal
1735 seventh send
1736 seventh withdraw
1737 seventh done
1738 seventh done
1739 sixth trade seventh
1740 seventh trade sixth
1741 fourth give card blessing
1742 sixth accept fifth
1743 seventh ask 25 wood
1744 sixth ask card mercenaries
1745 sixth unask card mercenaries
1746 fourth give metal
1747 fourth ask card gutians
1748 seventh send
1749 seventh done
1750 sixth decline seventh
1751 fourth ungive metal
1752 seventh trade first
1753 fourth give metal
1754 fourth ask card rich-vein
1755 sixth drop
1756 fourth ungive card blessing
1757 seventh give grain
1758 fourth unask card rich-vein
1759 seventh ask 5 flour
1760 seventh ungive grain
1761 seventh unask flour
1762 fourth drop
1763 seventh send
1764 first decline seventh
1765 seventh done
1766 fourth bank metal ore
1767 fourth done
1768 fourth at qatna
1769 fourth at qatna
1770 fourth at damascus
1771 fourth work smelt
1772 fourth at qatna
1773 fourth done
1774 fourth trade second
1775 fourth drop
1776 fourth done
1777 fourth bank metal grain
1778 fourth trade fifth
1779 fourth drop
1780 fourth done
1781 fourth counterclockwise
1782 fourth done
1783 fourth done
1784 fourth done
1785 second trade eighth
1786 second give ore
1787 second give card hanaeans
1788 second give metal
1789 second ask card envoys
1790 second ask card caravan
1791 second ungive card hanaeans
1792 second unask card caravan
1793 second drop
1794 second trade first
1795 second give wood
1796 second ask card deserters
1797 second ungive wood
1798 second drop
1799 second done
1800 second campaign alliance
1801 second against first
1802 second pay wood
1803 second no
1804 first no
1805 second card hanaeans
1806 second at suhum
1807 second done
1808 second trade first
1809 second give card siege-ladders
1810 second ungive card siege-ladders
1811 second give card siege-ladders
1812 second send
1813 first decline second
1814 second done
1815 first trade second
1816 first drop
1817 first trade fifth
1818 first ask 25 ore
1819 first give card intrigue
1820 first ungive card intrigue
1821 first give card siege-ladders
1822 first send
1823 fifth trade eighth
1824 fifth decline first
1825 fifth ask 25 grain
1826 first done
1827 first card siege-ladders
1828 first campaign war
1829 first against second
1830 fifth give ore
1831 first pay metal
1832 fifth give ore
1833 first trade second
1834 first drop
1835 fifth unask 25 grain
1836 fifth ungive ore
1837 first trade fifth
1838 first drop
1839 first trade sixth
1840 first ask card caravan
1841 fifth ask card sutaeans
1842 first ask card cedar-rafts
1843 first give ore
1844 first drop
1845 first done
1846 eighth bank ore flour
1847 eighth bank metal flour
1848 eighth done
1849 fifth ask card cedar-rafts
1850 eighth trade seventh
1851 fifth ungive ore
1852 eighth give flour
1853 fifth unask card sutaeans
1854 eighth ungive flour
1855 eighth ask card gutians
1856 eighth give flour
1857 fifth ask grain
1858 fifth ask 5 wood
1859 fifth drop
1860 eighth unask card gutians
1861 eighth ungive flour
1862 eighth drop
1863 eighth bank ore flour
1864 eighth trade first
1865 eighth give 5 ore
1866 eighth send
1867 eighth bank ore metal
1868 eighth campaign war
1869 first accept eighth
1870 eighth against fourth
1871 eighth pay metal
1872 eighth no
1873 eighth unit blank
1874 eighth at awan
1875 eighth at gutians
1876 eighth done
1877 seventh trade eighth
1878 seventh give card blessing
1879 seventh drop
1880 seventh done
1881 seventh trade eighth
1882 seventh ask ore
1883 seventh ask card caravan
1884 seventh ask card rich-harvest
1885 seventh give card mercenaries
1886 seventh unask card rich-harvest
1887 seventh give grain
1888 seventh ungive card mercenaries
1889 seventh ask 25 wood
1890 seventh give ore
1891 seventh send
1892 seventh done
1893 eighth bank ore wood
1894 eighth trade seventh
1895 eighth decline seventh
1896 seventh trade sixth
1897 eighth give ore
1898 eighth send
1899 seventh accept eighth
1900 seventh drop
1901 seventh bank ore metal
1902 seventh done
1903 sixth done
1904 sixth campaign war
1905 sixth against fifth
1906 sixth pay metal
1907 sixth no
1908 sixth trade second
1909 sixth ask 25 ore
1910 sixth drop
1911 sixth bank metal grain
1912 sixth trade fourth
1913 sixth drop
1914 sixth done
1915 fifth trade second
1916 fifth ask card hanaeans
1917 fifth send
1918 second trade fifth
1919 second give card siege-ladders
1920 fifth done
1921 second decline fifth
1922 second give ore
1923 second ask card spies
1924 fifth trade fourth
1925 fifth ask card gutians
1926 fifth send
1927 fourth trade first
1928 fourth ask 5 grain
1929 fifth withdraw
1930 fifth done
1931 fourth unask grain
1932 fourth send
1933 second ungive ore
1934 second drop
1935 first bank ore grain
1936 first counter fourth
1937 first send
1938 fourth decline first
1939 fifth trade eighth
1940 fifth give ore
1941 fifth give ore
1942 fifth ungive ore
1943 fifth ungive ore
1944 fifth drop
1945 fifth trade second
1946 fifth ask card spies
1947 fifth ask flour
1948 fifth unask flour
1949 fifth drop
1950 fifth trade seventh
1951 fifth give ore
1952 fifth drop
1953 fifth done
1954 seventh trade sixth
1955 eighth trade second
1956 eighth ask card rich-vein
1957 eighth send
1958 second trade first
1959 fifth mill 0
1960 fifth done
1961 second decline eighth
1962 seventh give grain
1963 second ask 25 ore
1964 fourth done
1965 fifth trade first
1966 first mill 1
1967 eighth done
1968 eighth trade second
1969 second unask ore
1970 eighth drop
1971 sixth at alalakh
1972 second send
1973 sixth trade seventh
1974 fifth give ore
1975 fifth ask 5 ore
1976 first done
1977 seventh send
1978 sixth ask card spies
1979 seventh at arbela
1980 fourth trade sixth
1981 sixth ask wood
1982 second withdraw
1983 fifth send
1984 seventh done
1985 eighth trade fourth
1986 seventh mill 0
1987 first decline fifth
1988 sixth decline seventh
1989 eighth give flour
1990 seventh trade eighth
1991 sixth send
1992 seventh decline sixth
1993 second at sippar
1994 second done
1995 second trade sixth
1996 second give ore
1997 first work blank
1998 sixth done
1999 first at ur
2000 sixth trade eighth
2001 sixth give card second-wind
2002 first bank ore wood
2003 sixth drop
2004 sixth mill 1
2005 eighth send
2006 fourth decline eighth
2007 fourth drop
2008 sixth done
2009 second give metal
2010 eighth mill 0
2011 second ungive ore
2012 fourth mill 1
2013 sixth work blank
2014 sixth at halab
2015 seventh ask card rich-vein
2016 fourth done
2017 sixth done
2018 fourth done
2019 fifth done
2020 seventh drop
2021 fourth trade sixth
2022 second send
2023 eighth done
2024 sixth accept second
2025 eighth trade sixth
2026 sixth done
2027 sixth trade fourth
2028 fourth give wood
2029 sixth drop
2030 sixth trade first
2031 fourth drop
2032 second mill 0
2033 second trade sixth
2034 fifth done
2035 fourth done
2036 fourth trade eighth
2037 seventh done
2038 second ask card hanaeans
2039 fourth give metal
2040 fifth done
2041 seventh work blank
2042 sixth give card deserters
2043 eighth give ore
2044 eighth drop
2045 fourth send
2046 second ask card deserters
2047 fourth done
2048 second give wood
2049 sixth send
2050 second unask card hanaeans
2051 eighth trade fifth
2052 eighth ask wood
2053 first done
2054 sixth withdraw
2055 seventh at karana
2056 sixth trade second
2057 seventh trade second
2058 first done
2059 sixth drop
2060 first done
2061 sixth trade second
2062 eighth drop
2063 seventh drop
2064 second send
2065 seventh done
2066 sixth decline second
2067 eighth decline fourth
2068 sixth drop
2069 seventh done
2070 seventh trade eighth
2071 second done
2072 second work blank
2073 seventh drop
2074 seventh trade sixth
2075 sixth done
2076 second at sippar
2077 seventh drop
2078 eighth work blank
2079 eighth at der
2080 eighth done
2081 seventh done
2082 eighth trade second
2083 eighth ask card caravan
2084 second work blank
2085 eighth send
2086 eighth withdraw
2087 eighth done
2088 second at babylon
2089 second trade eighth
2090 second drop
2091 eighth trade sixth
2092 second done
2093 second done
2094 second trade fourth
2095 second give ore
2096 eighth give card envoys
2097 second drop
2098 second trade first
2099 second drop
2100 eighth ungive card envoys
2101 eighth drop
2102 eighth trade seventh
2103 second done
2104 eighth give wood
2105 eighth send
2106 eighth withdraw
2107 eighth trade first
2108 eighth give wood
2109 eighth ungive wood
2110 eighth drop
2111 eighth trade sixth
2112 eighth ask card second-wind
2113 eighth ask card forced-march
2114 eighth unask card second-wind
2115 eighth unask card forced-march
2116 eighth drop
2117 eighth done
2118 fourth counterclockwise
2119 fourth done
2120 fourth done
2121 fourth trade seventh
2122 fourth give card blessing
2123 fourth drop
2124 fourth trade seventh
2125 fourth give card blessing
2126 fourth send
2127 fourth done
2128 second done
2129 second campaign war
2130 seventh counter fourth
2131 second against first
2132 seventh ask card rich-harvest
2133 seventh give card blessing
2134 seventh ask card yaminites
2135 second pay metal
2136 second no
2137 seventh ungive card blessing
2138 second done
2139 first done
2140 first done
2141 first done
2142 eighth trade first
2143 eighth ask card locusts
2144 eighth ask card rich-vein
2145 eighth unask card locusts
2146 seventh give card blessing
2147 seventh drop
2148 eighth drop
2149 eighth trade fifth
2150 eighth ask card mercenaries
2151 eighth give card envoys
2152 eighth ungive card envoys
2153 eighth unask card mercenaries
2154 eighth ask card forced-march
2155 eighth unask card forced-march
2156 eighth drop
2157 eighth done
2158 eighth done
2159 eighth done
2160 seventh trade second
2161 seventh give card mercenaries
2162 seventh ungive card mercenaries
2163 seventh ask grain
2164 seventh send
2165 second trade sixth
2166 seventh done
2167 second ask card forced-march
2168 seventh campaign alliance
2169 seventh against first
2170 seventh pay metal
2171 second give wood
2172 seventh no
2173 first yes
2174 second give wood
2175 second give card siege-ladders
2176 seventh withdraw
2177 seventh done
2178 sixth trade seventh
2179 second drop
2180 sixth drop
2181 sixth done
2182 sixth campaign alliance
2183 sixth against second
2184 sixth pay wood
2185 sixth yes
2186 second yes
2187 sixth trade first
2188 sixth give card second-wind
2189 sixth send
2190 sixth done
2191 first accept sixth
2192 fifth trade seventh
2193 fifth give ore
2194 fifth send
2195 seventh accept fifth
2196 fifth trade second
2197 fifth drop
2198 fifth done
2199 fifth done
2200 fifth done
2201 eighth done
2202 first trade sixth
2203 first ask 5 wood
2204 sixth at alalakh
2205 eighth mill 0
2206 sixth trade first
2207 second at sippar
2208 eighth trade second
2209 seventh at arbela
2210 second done
2211 second mill 4
2212 sixth ask 5 metal
2213 seventh trade eighth
2214 eighth ask 5 grain
2215 eighth unask grain
2216 fifth mill 0
2217 fifth trade fourth
2218 fourth done
2219 first drop
2220 fifth drop
2221 seventh ask card mercenaries
2222 fourth mill 1
2223 first bank grain wood
2224 eighth send
2225 first mill 0
2226 eighth bank grain wood
2227 sixth drop
2228 fifth trade fourth
2229 second bank grain metal
2230 fifth drop
2231 second decline eighth
2232 second trade seventh
2233 fourth bank grain wood
2234 first bank grain wood
2235 second ask card forced-march
2236 eighth bank grain flour
2237 fourth done
2238 eighth bank wood grain
2239 first done
2240 fourth bank grain flour
2241 second ask 5 metal
2242 seventh unask card mercenaries
2243 sixth trade first
2244 eighth done
2245 sixth ask card siege-ladders
2246 sixth unask card siege-ladders
2247 eighth done
2248 eighth bank grain ore
2249 fourth trade fifth
2250 eighth bank grain ore
2251 first bank wood flour
2252 first done
2253 eighth done
2254 second unask metal
2255 fifth bank grain ore
2256 seventh ask card hanaeans
2257 eighth trade sixth
2258 eighth give ore
2259 seventh unask card hanaeans
2260 first bank grain metal
2261 first trade second
2262 sixth ask card sutaeans
2263 seventh give ore
2264 eighth ungive ore
2265 first give metal
2266 first drop
2267 fourth ask 25 wood
2268 seventh drop
2269 fifth bank grain metal
2270 seventh trade second
2271 second ask card forced-march
2272 first bank grain flour
2273 second send
2274 second withdraw
2275 fifth trade fourth
2276 fourth drop
2277 first bank grain metal
2278 seventh give card blessing
2279 sixth give grain
2280 seventh drop
2281 second bank wood grain
2282 second done
2283 sixth send
2284 fifth give grain
2285 sixth done
2286 seventh done
2287 fifth give grain
2288 fifth ungive grain
2289 second trade fifth
2290 sixth withdraw
2291 first done
2292 seventh bank grain ore
2293 fifth drop
2294 seventh trade second
2295 fifth bank grain metal
2296 eighth ask card hanaeans
2297 seventh ask card turukkaeans
2298 sixth mill 0
2299 eighth give card envoys
2300 fifth done
2301 seventh give ore
2302 fifth done
2303 sixth trade fifth
2304 second ask card cedar-rafts
2305 second send
2306 fourth work blank
2307 second withdraw
2308 fourth at qatna
2309 seventh ungive ore
2310 seventh unask card turukkaeans
2311 sixth drop
2312 sixth trade fourth
2313 second trade fifth
2314 sixth give 5 grain
2315 eighth ungive card envoys
2316 first card intrigue
2317 fifth bank grain ore
2318 seventh ask card blessing
2319 second drop
2320 second trade fourth
2321 fourth done
2322 fifth done
2323 sixth drop
2324 fifth done
2325 sixth bank grain wood
2326 second ask card siege-ladders
2327 seventh give metal
2328 first against second
2329 second send
2330 fourth trade first
2331 second done
2332 sixth bank grain flour
2333 fourth give 5 grain
2334 seventh ungive metal
2335 eighth send
2336 eighth withdraw
2337 first done
2338 second bank grain metal
2339 second done
2340 fourth send
2341 fourth at damascus
2342 second done
2343 seventh drop
2344 seventh trade eighth
2345 fourth counter second
2346 eighth trade first
2347 sixth trade first
2348 eighth drop
2349 seventh drop
2350 eighth bank grain metal
2351 sixth ask card spies
2352 fourth ask 5 grain
2353 seventh mill 2
2354 eighth trade second
2355 seventh trade first
2356 seventh drop
2357 seventh trade fourth
2358 fourth unask grain
2359 fourth give grain
2360 sixth unask card spies
2361 fourth unask grain
2362 fourth send
2363 seventh give wood
2364 second decline fourth
2365 seventh ungive wood
2366 seventh give card blessing
2367 sixth give 5 grain
2368 seventh drop
2369 seventh bank grain ore
2370 eighth drop
2371 eighth bank ore wood
2372 eighth bank grain flour
2373 seventh trade fourth
2374 eighth trade first
2375 sixth give flour
2376 fourth bank grain flour
2377 seventh ask 5 metal
2378 eighth ask card gutians
2379 seventh ask card spies
2380 fourth done
2381 fourth bank grain wood
2382 seventh give flour
2383 fourth done
2384 sixth give wood
2385 seventh give metal
2386 eighth ask grain
2387 seventh unask metal
2388 eighth give card envoys
2389 sixth ask card second-wind
2390 seventh ask grain
2391 eighth drop
2392 sixth give wood
2393 seventh give wood
2394 sixth send
2395 first decline sixth
2396 seventh drop
2397 sixth bank grain wood
2398 seventh done
2399 sixth trade eighth
2400 eighth trade first
2401 seventh trade eighth
2402 seventh give metal
2403 sixth give grain
2404 seventh ungive metal
2405 sixth ask 25 flour
2406 sixth drop
2407 sixth done
2408 eighth give flour
2409 eighth send
2410 first accept eighth
2411 seventh ask card sutaeans
2412 seventh give wood
2413 seventh ungive wood
2414 eighth trade second
2415 eighth give card envoys
2416 sixth bank grain metal
2417 seventh give card blessing
2418 eighth give grain
2419 eighth ungive grain
2420 sixth bank wood flour
2421 eighth ask 25 flour
2422 seventh give grain
2423 eighth unask flour
2424 eighth ask card turukkaeans
2425 seventh drop
2426 eighth send
2427 seventh work blank
2428 sixth trade eighth
2429 eighth withdraw
2430 seventh at arrapha
2431 eighth done
2432 seventh work blank
2433 seventh at karana
2434 sixth drop
2435 sixth work blank
2436 seventh bank ore wood
2437 sixth at halab
2438 seventh trade fifth
2439 seventh ask card gutians
2440 sixth bank grain ore
2441 sixth bank grain metal
2442 seventh ask card locusts
2443 seventh give grain
2444 seventh drop
2445 sixth bank metal wood
2446 seventh trade second
2447 sixth done
2448 sixth done
2449 seventh drop
2450 seventh bank wood flour
2451 seventh bank grain ore
2452 sixth trade second
2453 seventh trade eighth
2454 seventh give flour
2455 seventh give metal
2456 seventh send
2457 seventh work blank
2458 sixth give wood
2459 seventh at arbela
2460 sixth drop
2461 sixth done
2462 seventh done
2463 eighth decline seventh
2464 seventh done
2465 seventh done
2466 fourth counterclockwise
2467 fourth trade seventh
2468 fourth give grain
2469 fourth send
2470 fourth withdraw
2471 fourth bank grain flour
2472 fourth trade first
2473 fourth give wood
2474 fourth ask flour
2475 fourth unask flour
2476 fourth ungive wood
2477 fourth drop
2478 fourth done
2479 fourth done
2480 fourth trade eighth
2481 fourth ask flour
2482 fourth unask flour
2483 fourth ask 25 metal
2484 fourth unask 25 metal
2485 fourth drop
2486 fourth attack
2487 fourth at tadmor
2488 fourth at qatna
2489 fourth unit chariot
2490 fourth go
2491 fourth done
2492 second bank grain wood
2493 second done
2494 second done
2495 second bank grain wood
2496 second card siege-ladders
2497 second done
2498 first done
2499 first done
2500 first unit blank
2501 first at ur
2502 first at larsa
2503 first done
2504 eighth trade sixth
2505 eighth give card envoys
2506 eighth drop
2507 eighth trade sixth
2508 eighth give metal
2509 eighth send
2510 eighth withdraw
2511 eighth done
2512 eighth done
2513 eighth trade fourth
2514 eighth drop
2515 eighth done
2516 seventh trade eighth
2517 seventh drop
2518 seventh done
2519 seventh trade second
2520 seventh give card mercenaries
2521 seventh ungive card mercenaries
2522 seventh ask card yaminites
2523 seventh send
2524 second counter seventh
2525 seventh campaign war
2526 seventh against fifth
2527 seventh pay metal
2528 seventh no
2529 second drop
2530 seventh trade fifth
2531 seventh drop
2532 seventh attack
2533 seventh at shusharra
2534 seventh at arbela
2535 seventh unit foot
2536 seventh go
2537 seventh no
2538 seventh trade fourth
2539 seventh give 5 grain
2540 seventh give card blessing
2541 seventh ask flour
2542 seventh ungive grain
2543 seventh unask flour
2544 seventh ungive card blessing
2545 seventh send
2546 seventh withdraw
2547 seventh bank grain metal
2548 seventh trade fifth
2549 seventh ask card envoys
2550 seventh drop
2551 seventh trade eighth
2552 seventh ask 5 ore
2553 seventh give grain
2554 seventh unask ore
2555 seventh give ore
2556 seventh drop
2557 seventh bank grain ore
2558 seventh trade sixth
2559 seventh ask card rich-harvest
2560 seventh send
2561 sixth decline seventh
2562 seventh done
2563 sixth trade first
2564 sixth give card deserters
2565 sixth give card deserters
2566 sixth ask card spies
2567 sixth unask card spies
2568 sixth send
2569 first trade second
2570 sixth done
2571 sixth withdraw
2572 sixth trade fourth
2573 first ask grain
2574 sixth ask card rich-vein
2575 first send
2576 sixth ask card rich-harvest
2577 second accept first
2578 sixth ask card blessing
2579 sixth give card deserters
2580 sixth send
2581 sixth campaign war
2582 sixth against fourth
2583 sixth pay flour
2584 sixth withdraw
2585 sixth trade seventh
2586 sixth give grain
2587 sixth ask card sutaeans
2588 sixth ungive grain
2589 sixth give ore
2590 sixth ask card deserters
2591 sixth unask card sutaeans
2592 sixth ungive ore
2593 sixth drop
2594 sixth done
2595 fifth done
2596 fifth done
2597 fifth trade eighth
2598 fifth give metal
2599 fifth send
2600 eighth counter fifth
2601 eighth give wood
2602 eighth send
2603 fifth trade sixth
2604 fifth drop
2605 fifth accept eighth
2606 fifth bank grain wood
2607 fifth trade fourth
2608 fifth drop
2609 fifth trade seventh
2610 fifth drop
2611 fifth bank ore grain
2612 fifth trade fourth
2613 fifth drop
2614 fifth trade second
2615 fifth ask card gutians
2616 fifth drop
2617 fifth done
2618 eighth done
2619 first bank grain metal
2620 fifth trade first
2621 sixth done
2622 seventh done
2623 fourth done
2624 second trade first
2625 sixth trade fourth
2626 fifth drop
2627 fourth mill 1
2628 eighth trade second
2629 eighth drop
2630 seventh mill 2
2631 second give 5 grain
2632 fifth trade seventh
2633 sixth ask card deserters
2634 first mill 3
2635 eighth mill 1
2636 fourth done
2637 seventh trade second
2638 eighth trade seventh
2639 sixth send
2640 fourth done
2641 first done
2642 first work blank
2643 second drop
2644 fifth drop
2645 first at ur
2646 fifth bank grain flour
2647 eighth ask 5 flour
2648 fifth mill 3
2649 eighth give card envoys
2650 first bank grain flour
2651 fifth done
2652 seventh give metal
2653 eighth drop
2654 fifth bank grain wood
2655 sixth withdraw
2656 eighth done
2657 seventh give ore
2658 fourth trade seventh
2659 fourth drop
2660 fifth bank wood metal
2661 first bank metal ore
2662 second trade first
2663 sixth mill 1
2664 first trade sixth
2665 first ask flour
2666 seventh ungive ore
2667 fourth trade second
2668 seventh ask 5 metal
2669 sixth trade first
2670 eighth work blank
2671 fifth bank grain wood
2672 fourth ask card deserters
2673 sixth give card deserters
2674 fifth trade fourth
2675 first drop
2676 sixth ask card rich-harvest
2677 fourth drop
2678 seventh give card mercenaries
2679 second give ore
2680 eighth at urua
2681 second send
2682 fourth trade first
2683 seventh send
2684 fourth drop
2685 fourth trade second
2686 first accept second
2687 eighth work blank
2688 sixth unask card rich-harvest
2689 seventh done
2690 eighth at awan
2691 eighth trade sixth
2692 second decline seventh
2693 seventh work blank
2694 second bank grain wood
2695 second at sippar
2696 seventh at karana
2697 fifth drop
2698 fifth done
2699 fifth done
2700 fourth give grain
2701 fourth ask 5 ore
2702 fifth done
2703 fourth unask 5 ore
2704 sixth ask wood
2705 sixth give ore
2706 seventh trade sixth
2707 fourth drop
2708 sixth unask wood
2709 fourth done
2710 fourth trade seventh
2711 fourth ask 5 ore
2712 sixth drop
2713 seventh drop
2714 fourth unask 5 ore
2715 eighth drop
2716 fourth give wood
2717 fourth ask card mercenaries
2718 second done
2719 seventh done
2720 eighth trade second
2721 fourth ungive wood
2722 eighth ask card turukkaeans
2723 first done
2724 fourth drop
2725 eighth drop
2726 first trade fifth
2727 seventh done
2728 fourth trade fifth
2729 seventh trade fifth
2730 fourth give card blessing
2731 sixth done
2732 seventh give ore
2733 sixth done
2734 eighth done
2735 sixth trade seventh
2736 second mill 2
2737 first give card mercenaries
2738 eighth trade second
2739 seventh drop
2740 first ungive card mercenaries
2741 seventh trade fourth
2742 first give card second-wind
2743 seventh drop
2744 first ungive card second-wind
2745 second done
2746 first give ore
2747 eighth drop
2748 fourth ask 25 grain
2749 first give card mercenaries
2750 sixth drop
2751 fourth ungive card blessing
2752 fourth drop
2753 first give grain
2754 sixth trade seventh
2755 second trade eighth
2756 eighth trade first
2757 seventh done
2758 sixth drop
2759 eighth give metal
2760 fourth trade second
2761 eighth ask 5 ore
2762 sixth trade fifth
2763 second drop
2764 first send
2765 fifth bank grain flour
2766 eighth ask card mercenaries
2767 eighth ask card spies
2768 fifth counter first
2769 sixth ask 5 grain
2770 eighth unask ore
2771 first done
2772 first done
2773 fourth ask 25 ore
2774 sixth unask grain
2775 second bank wood metal
2776 sixth send
2777 eighth drop
2778 second bank metal wood
2779 eighth done
2780 second bank grain ore
2781 eighth trade seventh
2782 eighth ask card caravan
2783 sixth done
2784 sixth done
2785 eighth drop
2786 fourth ask card rich-harvest
2787 fifth decline sixth
2788 second trade eighth
2789 eighth done
2790 fifth give wood
2791 fifth send
2792 first trade seventh
2793 fourth unask 25 ore
2794 first drop
2795 first accept fifth
2796 fourth drop
2797 fourth done
2798 second drop
2799 second done
2800 second bank grain ore
2801 second trade seventh
2802 second give 5 grain
2803 second ungive 5 grain
2804 second give wood
2805 second give wood
2806 second send
2807 seventh trade eighth
2808 seventh accept second
2809 second done
2810 seventh ask 25 grain
2811 second done
2812 sixth clockwise
2813 seventh drop
2814 sixth done
2815 sixth done
2816 sixth done
2817 seventh done
2818 seventh done
2819 seventh trade fifth
2820 seventh give card blessing
2821 seventh ask card turukkaeans
2822 seventh unask card turukkaeans
2823 seventh ungive card blessing
2824 seventh ask 5 ore
2825 seventh ask 25 metal
2826 seventh drop
2827 seventh done
2828 eighth done
2829 eighth trade sixth
2830 eighth drop
2831 eighth trade sixth
2832 eighth ask ore
2833 eighth drop
2834 eighth done
2835 eighth trade seventh
2836 eighth ask wood
2837 eighth give card envoys
2838 eighth send
2839 seventh counter eighth
2840 seventh send
2841 eighth decline seventh
2842 eighth trade second
2843 eighth give metal
2844 eighth send
2845 second trade fourth
2846 eighth withdraw
2847 eighth trade first
2848 second give grain
2849 second ask flour
2850 second drop
2851 eighth give metal
2852 eighth send
2853 first accept eighth
2854 eighth trade fifth
2855 eighth ask card sutaeans
2856 eighth unask card sutaeans
2857 eighth give metal
2858 eighth ask grain
2859 eighth drop
2860 eighth trade fifth
2861 eighth drop
2862 eighth trade fifth
2863 eighth give card envoys
2864 eighth give metal
2865 eighth drop
2866 eighth done
2867 first erect canal
2868 first at uruk
2869 first done
2870 first done
2871 first done
2872 second bank grain metal
2873 second trade first
2874 second ask card hanaeans
2875 second send
2876 second done
2877 second campaign war
2878 first decline second
2879 second against eighth
2880 second pay metal
2881 second trade sixth
2882 second drop
2883 second done
2884 fourth trade first
2885 fourth ask card intrigue
2886 fourth unask card intrigue
2887 fourth drop
2888 fourth trade second
2889 fourth give wood
2890 fourth ask grain
2891 fourth ungive wood
2892 fourth send
2893 fourth withdraw
2894 fourth done
2895 fourth campaign alliance
2896 fourth against seventh
2897 fourth pay wood
2898 fourth no
2899 fourth done
2900 fifth done
2901 fifth trade fourth
2902 fifth give metal
2903 fifth give metal
2904 fifth give card mercenaries
2905 fifth give ore
2906 fifth drop
2907 fifth campaign war
2908 fifth against eighth
2909 fifth pay metal
2910 fifth unit blank
2911 fifth at eshnunna
2912 fifth at bagdad
2913 fifth unit chariot
2914 fifth at eshnunna
2915 fifth at mashkan
2916 fifth unit chariot
2917 fifth at mashkan
2918 fifth at umma
2919 fifth done
end 2919 1d21ce3a64e78d3a
