[Game "mesopotamia"]
[Rules "3"]
[Seats "6"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one, attack=book, offers=free, bank-flour=neither, second-wind=attacker, smelting=all, may=must, absent-cores=empty, board=whole, interrupts=on"]
[Names "first, second, third, fourth, fifth, sixth"]
[SeedHash "0055117f0d8e79598af77e2c348df5863d0554618664d8a75061a015bb2cb31e"]
[Seed "golden mesopotamia 6"]
[Box "standard 58dce2de"]
[Result "0 0 0 0 0 0"]

1 third card gutians
2 first mill 1
3 sixth trade third
4 third mill 2
5 fourth card cedar-rafts
6 fifth mill 1
7 fifth bank wood ore
8 fifth done
9 third done
10 fourth bank metal ore
11 sixth give 5 ore
12 second bank grain metal
13 first card rich-harvest
14 fourth mill 4
15 fifth trade first
16 sixth ask card rich-harvest
17 fifth ask card locusts
18 third trade first
19 first trade sixth
20 second mill 4
21 sixth ask card locusts
22 sixth ungive 5 ore
23 fourth done
24 fifth ask 25 wood
25 first give 5 metal
26 second done
27 fifth drop
28 third ask 25 wood
29 fourth bank grain wood
30 sixth send
31 second bank wood grain
32 sixth withdraw
33 fourth work smelt
34 fifth bank metal ore
35 fourth at eshnunna
36 fourth bank wood grain
37 first ungive 5 metal
38 fourth trade second
39 first give card blessing
40 first ungive card blessing
41 second card rich-vein
42 third drop
43 fourth ask 25 ore
44 third trade fifth
45 sixth trade fourth
46 second trade fifth
47 third drop
48 third card cedar-rafts
49 fifth bank ore wood
50 fifth card spies
51 sixth ask 25 ore
52 sixth ask card caravan
53 fifth against sixth
54 fourth give ore
55 first drop
56 sixth unask 5 ore
57 fourth send
58 second ask card cedar-rafts
59 fifth card locusts
60 fifth trade first
61 fourth work blank
62 third bank grain wood
63 sixth ask card envoys
64 second give 5 ore
65 sixth give 5 ore
66 first done
67 fourth at eshnunna
68 sixth send
69 fifth give ore
70 fifth ask 5 wood
71 fourth counter sixth
72 sixth card rich-harvest
73 fourth unask 5 ore
74 fourth drop
75 fourth done
76 third bank ore wood
77 first done
78 third bank wood ore
79 fourth trade third
80 first done
81 sixth trade second
82 sixth drop
83 third bank ore wood
84 second give 5 metal
85 third trade fourth
86 second ungive ore
87 fifth send
88 fourth drop
89 sixth mill 1
90 first accept fifth
91 third drop
92 third bank grain wood
93 sixth trade fourth
94 third work blank
95 sixth drop
96 fifth work chariot
97 third at qatna
98 third bank wood grain
99 sixth bank grain ore
100 fifth at halab
101 sixth trade third
102 fourth erect forge
103 third work chariot
104 second give grain
105 second unask card cedar-rafts
106 second drop
107 fourth done
108 third at qatna
109 fifth done
110 second done
111 sixth give flour
112 third done
113 sixth ask card rich-vein
114 sixth ungive flour
115 third bank grain ore
116 fifth trade third
117 second done
118 fifth drop
119 third done
120 sixth send
121 fifth done
122 third decline sixth
123 sixth done
124 sixth done
125 sixth erect forge
126 sixth trade second
127 sixth drop
128 sixth trade fifth
129 sixth ask card rich-vein
130 sixth unask card rich-vein
131 sixth ask card hanaeans
132 sixth drop
133 sixth trade second
134 sixth give 5 ore
135 sixth send
136 sixth done
137 second decline sixth
138 sixth counterclockwise
139 sixth erect ishtar
140 sixth trade third
141 sixth give card gutians
142 sixth give 5 grain
143 sixth give wood
144 sixth send
145 third counter sixth
146 sixth bank grain wood
147 sixth bank grain metal
148 sixth done
149 third drop
150 sixth done
151 sixth done
152 fifth done
153 fifth campaign alliance
154 fifth against fourth
155 fifth pay wood
156 fourth no
157 fifth bank grain metal
158 fifth done
159 fourth trade fifth
160 fourth give grain
161 fourth give card siege-ladders
162 fourth give card sutaeans
163 fourth ungive card sutaeans
164 fourth send
165 fourth done
166 fifth bank grain wood
167 fifth accept fourth
168 fourth done
169 fourth unit chariot
170 fourth at eshnunna
171 fourth at der
172 fourth unit blank
173 fourth at eshnunna
174 fourth at meturan
175 fourth unit chariot
176 fourth at der
177 fourth at urua
178 fourth bank metal grain
179 fourth done
180 third erect ishtar
181 third bank wood metal
182 third bank metal ore
183 third done
184 third done
185 third unit foot
186 third at qatna
187 third at tadmor
188 third trade first
189 third drop
190 third done
191 second done
192 second trade fifth
193 second give 5 ore
194 second ask grain
195 second ask card locusts
196 second unask card locusts
197 second drop
198 second trade fifth
199 second ask card rich-harvest
200 second give card mercenaries
201 second ask card second-wind
202 second drop
203 second bank grain wood
204 second done
205 second trade third
206 second drop
207 second unit foot
208 second at babylon
209 second at marad
210 second trade fourth
211 second give ore
212 second ungive ore
213 second give 5 flour
214 second send
215 second unit foot
216 fourth trade fifth
217 second at babylon
218 fourth accept second
219 fourth ask card locusts
220 fourth drop
221 second bank ore wood
222 second bank wood ore
223 second done
224 first bank metal grain
225 first bank grain ore
226 first bank ore grain
227 first done
228 first trade second
229 first drop
230 first campaign alliance
231 first against fifth
232 first pay metal
233 fifth no
234 first bank ore wood
235 first bank grain metal
236 first unit chariot
237 first at larsa
238 first at ur
239 first trade second
240 first ask card envoys
241 first ask card deserters
242 first ask card yaminites
243 first give metal
244 first unask card yaminites
245 first unask card envoys
246 first ask card cedar-rafts
247 first drop
248 first unit chariot
249 first at ur
250 first at larsa
251 first done
252 third mill 0
253 second done
254 third done
255 second trade first
256 first bank grain ore
257 fourth trade second
258 sixth card caravan
259 fifth trade first
260 fourth drop
261 second drop
262 sixth trade third
263 fourth bank wood metal
264 fourth trade first
265 fourth give metal
266 third done
267 third done
268 third trade fifth
269 fourth ask 25 wood
270 fourth ask card turukkaeans
271 fifth drop
272 sixth give 5 ore
273 fifth card locusts
274 second mill 0
275 fifth against fourth
276 fifth mill 1
277 fifth bank grain ore
278 fifth done
279 fourth give card sutaeans
280 third give card intrigue
281 third drop
282 fifth bank ore metal
283 third trade first
284 sixth drop
285 first mill 1
286 third drop
287 second done
288 first bank grain metal
289 second trade fifth
290 fifth done
291 second drop
292 fifth done
293 second bank ore metal
294 fifth bank wood ore
295 third done
296 first card rich-harvest
297 first done
298 sixth mill 2
299 fourth unask 25 wood
300 fourth send
301 fifth trade sixth
302 fifth ask 5 wood
303 fifth drop
304 first counter fourth
305 fifth trade sixth
306 fifth give card siege-ladders
307 sixth bank ore wood
308 sixth trade second
309 first give ore
310 second work blank
311 second at marad
312 second done
313 fifth give wood
314 fifth drop
315 second bank ore metal
316 first give 5 grain
317 fourth mill 0
318 fifth bank wood ore
319 sixth give card gutians
320 second done
321 fifth trade first
322 second bank metal ore
323 sixth ungive card gutians
324 sixth ask card second-wind
325 fourth trade third
326 fourth ask 5 flour
327 fifth drop
328 fifth bank ore grain
329 first send
330 fourth give metal
331 fourth give flour
332 first work smelt
333 sixth unask card second-wind
334 fifth done
335 second done
336 fourth ask card deserters
337 first at larsa
338 sixth drop
339 sixth trade third
340 sixth ask wood
341 first bank metal ore
342 sixth ask 5 wood
343 first withdraw
344 first trade fourth
345 sixth send
346 fourth ask card turukkaeans
347 first give card yaminites
348 first ask grain
349 fourth ask card yaminites
350 third decline sixth
351 fourth drop
352 first unask grain
353 fourth trade fifth
354 first ungive card yaminites
355 sixth done
356 fourth ask card yaminites
357 first give grain
358 sixth done
359 fourth give card intrigue
360 first ungive grain
361 fourth drop
362 first give wood
363 fourth trade sixth
364 fourth give grain
365 first ungive wood
366 first drop
367 sixth bank metal grain
368 fourth ungive grain
369 first bank grain ore
370 first work blank
371 first at larsa
372 sixth bank wood metal
373 first trade third
374 first ask card forced-march
375 sixth done
376 first give metal
377 fourth drop
378 fourth trade sixth
379 first unask card forced-march
380 sixth trade first
381 sixth give metal
382 first drop
383 sixth send
384 first done
385 fourth give card intrigue
386 first done
387 first done
388 first bank grain ore
389 first trade sixth
390 first accept sixth
391 first give card yaminites
392 sixth trade fifth
393 sixth drop
394 first give card deserters
395 fourth give card sutaeans
396 sixth trade second
397 sixth give card blessing
398 first drop
399 sixth ask card envoys
400 fourth ask 5 metal
401 fourth unask metal
402 fourth give ore
403 fourth give wood
404 fourth unask metal
405 sixth drop
406 fourth give flour
407 fourth ungive flour
408 fourth ask 5 metal
409 sixth done
410 fourth ask card rich-harvest
411 fourth unask 5 metal
412 fourth ungive card sutaeans
413 fourth ask card yaminites
414 fourth drop
415 fourth bank metal ore
416 fourth done
417 fourth work smelt
418 fourth at eshnunna
419 fourth done
420 fourth done
421 fourth done
422 first counterclockwise
423 first bank ore grain
424 first trade second
425 first give card deserters
426 first ask card gutians
427 first drop
428 first done
429 first campaign alliance
430 first against fourth
431 first pay metal
432 first trade fourth
433 first drop
434 first trade third
435 first give 5 grain
436 first drop
437 first trade second
438 first ask card cedar-rafts
439 first drop
440 first done
441 sixth done
442 sixth done
443 sixth trade second
444 sixth give wood
445 sixth ask card locusts
446 sixth send
447 sixth withdraw
448 sixth trade first
449 sixth ask card intrigue
450 sixth ask card second-wind
451 sixth send
452 first bank grain wood
453 first counter sixth
454 sixth trade fourth
455 first drop
456 sixth drop
457 sixth trade first
458 sixth drop
459 sixth trade fourth
460 sixth drop
461 sixth trade third
462 sixth give card gutians
463 sixth drop
464 sixth done
465 fifth done
466 fifth done
467 fifth done
468 fourth done
469 fourth campaign alliance
470 fourth against first
471 fourth pay metal
472 fourth yes
473 first yes
474 fourth trade sixth
475 fourth drop
476 fourth trade third
477 fourth drop
478 fourth unit blank
479 fourth at meturan
480 fourth at mankisum
481 fourth unit chariot
482 fourth at urua
483 fourth at lagash
484 fourth trade first
485 fourth give wood
486 fourth ungive wood
487 fourth ask card intrigue
488 fourth ask card hanaeans
489 fourth send
490 fourth unit chariot
491 fourth at lagash
492 first decline fourth
493 fourth at urua
494 fourth done
495 third card intrigue
496 third against first
497 third trade fourth
498 third drop
499 third trade fourth
500 third drop
501 third done
502 third done
503 third done
504 second trade first
505 second ask card mercenaries
506 second send
507 first decline second
508 second done
509 second done
510 second trade first
511 second give wood
512 second drop
513 second done
514 first bank grain wood
515 fourth trade second
516 sixth mill 1
517 first trade fifth
518 second done
519 fourth give grain
520 fifth mill 1
521 fourth give card sutaeans
522 third mill 2
523 fifth bank grain ore
524 fourth drop
525 third done
526 sixth bank ore wood
527 sixth bank grain ore
528 fifth bank grain ore
529 fourth at lagash
530 fifth done
531 second mill 1
532 fifth trade second
533 second bank ore grain
534 first ask ore
535 sixth done
536 sixth trade third
537 sixth drop
538 sixth done
539 first drop
540 third done
541 sixth trade second
542 third done
543 first trade sixth
544 sixth give wood
545 third trade first
546 third give card gutians
547 sixth give wood
548 fourth bank wood metal
549 second done
550 sixth give 5 grain
551 fifth give metal
552 fourth done
553 fifth ask 5 flour
554 sixth ask card intrigue
555 fifth drop
556 fifth work smelt
557 third ask 25 wood
558 first drop
559 fourth bank grain wood
560 second bank grain ore
561 first bank grain wood
562 sixth ungive wood
563 third ungive card gutians
564 first trade sixth
565 second done
566 fifth at halab
567 sixth unask card intrigue
568 second bank metal grain
569 second trade sixth
570 fifth work blank
571 fifth at halab
572 fifth done
573 fifth bank metal ore
574 third give card gutians
575 fourth bank grain wood
576 first ask card caravan
577 third drop
578 first unask card caravan
579 first drop
580 first bank wood grain
581 sixth ungive wood
582 first trade sixth
583 fourth mill 4
584 fifth bank grain ore
585 first ask card forced-march
586 third trade second
587 second ask grain
588 second give card turukkaeans
589 fourth trade fifth
590 first ask 5 ore
591 first ask card yaminites
592 sixth drop
593 fourth ask 5 ore
594 first send
595 second ungive card turukkaeans
596 third drop
597 third done
598 sixth trade fourth
599 second send
600 fourth drop
601 fifth bank grain wood
602 first bank grain metal
603 second withdraw
604 fifth trade third
605 sixth drop
606 first bank metal grain
607 fifth drop
608 second bank grain wood
609 fourth trade sixth
610 first mill 2
611 fourth ask grain
612 fourth give card sutaeans
613 fourth drop
614 first bank grain ore
615 sixth done
616 fourth trade sixth
617 second bank grain metal
618 fifth trade first
619 fourth ask card second-wind
620 fourth ask card intrigue
621 first bank grain metal
622 fourth unask card intrigue
623 fifth ask card gutians
624 first bank grain ore
625 second trade first
626 second drop
627 second bank grain wood
628 second bank wood ore
629 first withdraw
630 second trade sixth
631 second ask wood
632 sixth trade first
633 second ask 25 ore
634 second drop
635 sixth ask card rich-harvest
636 second bank metal grain
637 fourth ask card cedar-rafts
638 second bank ore grain
639 fifth give wood
640 second done
641 fourth unask card second-wind
642 first bank grain wood
643 fourth unask card cedar-rafts
644 sixth unask card rich-harvest
645 first done
646 second trade fourth
647 second give card sutaeans
648 fourth ask 5 metal
649 fourth ask metal
650 first work blank
651 first at larsa
652 second give card turukkaeans
653 second ask card gutians
654 first bank grain wood
655 second ask ore
656 fifth ungive wood
657 fifth send
658 fourth drop
659 second ungive card sutaeans
660 fifth done
661 first work blank
662 second unask card gutians
663 second unask ore
664 second ungive card turukkaeans
665 fourth done
666 fifth bank grain ore
667 fourth done
668 sixth give grain
669 fifth done
670 second give card mercenaries
671 first counter fifth
672 fourth trade third
673 second give card forced-march
674 second ungive card mercenaries
675 fourth drop
676 second send
677 first give grain
678 second done
679 fourth done
680 first ask ore
681 sixth ask card yaminites
682 fourth bank grain metal
683 sixth send
684 first accept sixth
685 first give metal
686 sixth bank metal grain
687 sixth bank grain metal
688 sixth bank grain metal
689 sixth trade third
690 first drop
691 first at larsa
692 first done
693 first bank wood metal
694 fourth bank metal wood
695 first done
696 sixth ask grain
697 first trade fourth
698 fourth bank wood ore
699 sixth drop
700 first drop
701 sixth trade fifth
702 first trade third
703 sixth give grain
704 first ask 5 ore
705 first give card blessing
706 sixth send
707 sixth done
708 fifth bank ore metal
709 fourth decline second
710 fifth accept sixth
711 first drop
712 fourth done
713 first trade fourth
714 first give metal
715 first ungive metal
716 first ask metal
717 first unask metal
718 first drop
719 first bank grain metal
720 first done
721 second clockwise
722 second bank grain wood
723 second bank grain metal
724 second trade first
725 second give metal
726 second ungive metal
727 second ask grain
728 second ask card gutians
729 second send
730 first bank grain ore
731 first bank grain wood
732 second done
733 first counter second
734 first drop
735 second campaign war
736 second against fifth
737 second pay metal
738 second no
739 second card sutaeans
740 second at suhum
741 second at mari
742 second trade fourth
743 second ask card sutaeans
744 second ask card forced-march
745 second drop
746 second bank grain metal
747 second trade first
748 second drop
749 second done
750 third done
751 third done
752 third done
753 fourth trade sixth
754 fourth drop
755 fourth done
756 fourth card sutaeans
757 fourth at tuttul
758 fourth done
759 fourth trade fifth
760 fourth drop
761 fourth bank grain metal
762 fourth bank grain wood
763 fourth done
764 fourth done
765 fifth trade sixth
766 fifth give grain
767 fifth send
768 fifth withdraw
769 fifth done
770 fifth trade sixth
771 fifth ask 5 flour
772 fifth send
773 fifth bank grain wood
774 sixth counter fifth
775 sixth ask 5 metal
776 fifth done
777 fifth trade third
778 fifth ask card sutaeans
779 sixth give card yaminites
780 sixth give card gutians
781 fifth send
782 third decline fifth
783 fifth bank grain wood
784 fifth trade sixth
785 sixth give metal
786 fifth drop
787 fifth trade first
788 fifth give metal
789 sixth ask card caravan
790 fifth ask 25 ore
791 sixth ungive card gutians
792 fifth send
793 sixth ungive metal
794 sixth unask 5 metal
795 sixth give grain
796 fifth card hanaeans
797 sixth drop
798 first trade third
799 first drop
800 fifth at karana
801 first trade fourth
802 first give wood
803 fifth done
804 fifth bank wood ore
805 fifth bank grain metal
806 fifth withdraw
807 fifth trade first
808 first ask 5 metal
809 fifth ask card mercenaries
810 first ungive wood
811 first ask card hanaeans
812 fifth give card siege-ladders
813 first drop
814 fifth unask card mercenaries
815 fifth drop
816 fifth trade second
817 fifth give grain
818 fifth give card mercenaries
819 fifth ask 5 wood
820 fifth drop
821 fifth bank grain metal
822 fifth trade fourth
823 fifth drop
824 fifth trade first
825 fifth give grain
826 fifth ungive grain
827 fifth drop
828 fifth done
829 sixth done
830 sixth done
831 sixth trade fourth
832 sixth drop
833 sixth done
834 first bank metal wood
835 first done
836 first done
837 first done
838 fifth mill 4
839 third trade fifth
840 fifth bank metal grain
841 fifth trade sixth
842 fifth ask card rich-vein
843 fifth ask 25 grain
844 fourth trade third
845 fourth ask card siege-ladders
846 third ask 5 wood
847 fourth drop
848 second bank grain ore
849 fifth drop
850 sixth trade fifth
851 fourth trade third
852 fourth ask card envoys
853 third drop
854 third trade first
855 fifth done
856 sixth drop
857 fourth unask card envoys
858 sixth bank grain metal
859 first mill 0
860 fourth give 5 grain
861 first trade sixth
862 fifth trade second
863 third give card siege-ladders
864 first drop
865 fourth give 5 grain
866 sixth trade third
867 third ungive card siege-ladders
868 first bank ore grain
869 sixth drop
870 fourth ask 5 wood
871 fifth drop
872 fourth give ore
873 fourth drop
874 fourth done
875 fourth mill 2
876 second done
877 second trade fourth
878 sixth bank metal wood
879 third give wood
880 third ungive wood
881 fifth done
882 third drop
883 fifth trade first
884 fourth trade first
885 sixth bank grain wood
886 first done
887 third bank grain wood
888 first done
889 third mill 4
890 fifth drop
891 fourth give metal
892 second give ore
893 sixth bank grain ore
894 sixth mill 3
895 sixth done
896 third trade second
897 first trade fourth
898 fourth send
899 fourth bank grain wood
900 fifth trade fourth
901 fifth give flour
902 second ungive ore
903 third give ore
904 third give card envoys
905 sixth trade fifth
906 fourth bank grain metal
907 fifth send
908 fifth withdraw
909 second ask 25 ore
910 fourth done
911 first accept fourth
912 first ask flour
913 sixth give card blessing
914 third give 5 grain
915 first ask card mercenaries
916 sixth give wood
917 first unask flour
918 fourth work blank
919 sixth give card gutians
920 second give grain
921 first ask card forced-march
922 fourth at urua
923 sixth drop
924 fifth done
925 second give 5 grain
926 fourth done
927 sixth trade fifth
928 second send
929 second bank grain ore
930 fourth counter second
931 fourth send
932 first unask card mercenaries
933 sixth ask card yaminites
934 second mill 4
935 first give wood
936 second bank grain ore
937 first ask card turukkaeans
938 fourth withdraw
939 third give 5 grain
940 fourth trade third
941 fourth give grain
942 sixth give ore
943 fifth done
944 third send
945 third withdraw
946 sixth give card gutians
947 third trade first
948 second trade sixth
949 third ask card envoys
950 first drop
951 third give card forced-march
952 first trade sixth
953 third give card gutians
954 sixth drop
955 fourth drop
956 second give card mercenaries
957 sixth done
958 third send
959 second ask flour
960 sixth trade fifth
961 fourth done
962 first decline third
963 fourth bank grain ore
964 second drop
965 second trade fifth
966 third trade sixth
967 second give flour
968 fourth done
969 sixth ask card intrigue
970 first give card deserters
971 sixth send
972 second ask card gutians
973 first give card blessing
974 sixth bank wood metal
975 sixth done
976 first ask card yaminites
977 fifth decline sixth
978 second ask metal
979 sixth done
980 third give ore
981 first give wood
982 first ask card yaminites
983 second ask card blessing
984 third give grain
985 first drop
986 second send
987 first trade second
988 second withdraw
989 first ask card caravan
990 third drop
991 first send
992 second counter first
993 third bank grain wood
994 second give card mercenaries
995 first done
996 third trade fourth
997 third give grain
998 third send
999 second ask 5 ore
1000 third bank grain metal
1001 fourth trade first
1002 first trade sixth
1003 second ask 5 grain
1004 third bank grain metal
1005 fourth give wood
1006 third withdraw
1007 fourth ask card envoys
1008 third done
1009 second ask metal
1010 second give flour
1011 third done
1012 third trade fifth
1013 fourth send
1014 second send
1015 second done
1016 second bank ore wood
1017 first drop
1018 second work blank
1019 third give card envoys
1020 third give ore
1021 second at marad
1022 third ask card caravan
1023 second work blank
1024 second at babylon
1025 first done
1026 third unask card caravan
1027 first counter second
1028 first decline fourth
1029 second work blank
1030 first give card blessing
1031 second at marad
1032 third give wood
1033 second trade sixth
1034 third drop
1035 third trade second
1036 third give ore
1037 second ask flour
1038 second give wood
1039 second send
1040 first send
1041 third send
1042 second withdraw
1043 third bank wood grain
1044 second accept third
1045 third done
1046 second decline first
1047 third bank grain metal
1048 second done
1049 second trade sixth
1050 third done
1051 second drop
1052 second done
1053 second done
1054 third clockwise
1055 third trade fourth
1056 third drop
1057 third trade fifth
1058 third ask 25 metal
1059 third send
1060 third bank metal grain
1061 fifth trade third
1062 third withdraw
1063 fifth drop
1064 third done
1065 third bank grain wood
1066 third bank grain ore
1067 third trade sixth
1068 third ask card caravan
1069 third send
1070 sixth trade third
1071 sixth give card blessing
1072 third campaign war
1073 sixth ungive card blessing
1074 sixth drop
1075 third against first
1076 sixth counter third
1077 third pay wood
1078 third no
1079 sixth give card blessing
1080 sixth ask card spies
1081 third trade fifth
1082 third give grain
1083 third drop
1084 sixth ungive card blessing
1085 third card gutians
1086 sixth give wood
1087 sixth ask card siege-ladders
1088 third at der
1089 sixth ask card rich-harvest
1090 third bank grain ore
1091 sixth drop
1092 third done
1093 fourth trade third
1094 fourth drop
1095 fourth done
1096 fourth trade sixth
1097 fourth give grain
1098 fourth drop
1099 fourth campaign alliance
1100 fourth against first
1101 fourth pay metal
1102 fourth no
1103 fourth done
1104 fifth done
1105 fifth card siege-ladders
1106 fifth trade second
1107 fifth ask 25 ore
1108 fifth drop
1109 fifth done
1110 fifth unit foot
1111 fifth at halab
1112 fifth at emar
1113 fifth done
1114 sixth done
1115 sixth done
1116 sixth trade fifth
1117 sixth ask card gutians
1118 sixth drop
1119 sixth done
1120 first done
1121 first trade fourth
1122 first give card blessing
1123 first ask card second-wind
1124 first unask card second-wind
1125 first drop
1126 first campaign war
1127 first against second
1128 first pay wood
1129 first no
1130 first done
1131 second trade fifth
1132 second ask card rich-harvest
1133 second ask card rich-vein
1134 second send
1135 fifth counter second
1136 second trade first
1137 second give wood
1138 fifth ask card spies
1139 second ungive wood
1140 second give card forced-march
1141 second give card mercenaries
1142 second ungive card mercenaries
1143 second ungive card forced-march
1144 fifth send
1145 second give card mercenaries
1146 second send
1147 first decline second
1148 second done
1149 second campaign alliance
1150 second counter fifth
1151 second ask card siege-ladders
1152 second ask card cedar-rafts
1153 second drop
1154 second against third
1155 second pay metal
1156 second no
1157 third yes
1158 second trade fourth
1159 second ask card second-wind
1160 second drop
1161 second card turukkaeans
1162 second at nineveh
1163 second at turukkaeans
1164 second done
1165 fourth done
1166 fourth mill 1
1167 second at marad
1168 first bank metal ore
1169 third bank ore wood
1170 first bank metal wood
1171 fifth bank metal wood
1172 fourth card intrigue
1173 first trade fourth
1174 sixth mill 0
1175 second done
1176 first give metal
1177 second mill 0
1178 first ask card blessing
1179 second done
1180 third bank metal wood
1181 sixth done
1182 sixth trade second
1183 third mill 2
1184 third trade fifth
1185 sixth give ore
1186 first unask card blessing
1187 sixth ungive ore
1188 fifth mill 0
1189 fourth against second
1190 second done
1191 second trade fourth
1192 sixth drop
1193 first give card deserters
1194 first ungive metal
1195 second drop
1196 first send
1197 fourth done
1198 fifth trade fourth
1199 fifth drop
1200 sixth work blank
1201 third give wood
1202 fifth done
1203 first withdraw
1204 third ask card caravan
1205 fourth trade third
1206 fourth drop
1207 fifth work blank
1208 fourth done
1209 first trade fifth
1210 first give metal
1211 second done
1212 second bank wood metal
1213 first give card deserters
1214 sixth at assur
1215 fourth trade sixth
1216 second done
1217 fourth ask ore
1218 fourth ask card forced-march
1219 first ask card forced-march
1220 first ungive card deserters
1221 first drop
1222 first mill 1
1223 sixth done
1224 first trade sixth
1225 sixth trade third
1226 first give card blessing
1227 third ask card rich-harvest
1228 fourth send
1229 first give card deserters
1230 fifth at emar
1231 fifth done
1232 sixth drop
1233 first drop
1234 fourth withdraw
1235 third ungive wood
1236 sixth done
1237 fifth trade third
1238 fifth ask grain
1239 fourth done
1240 third give card siege-ladders
1241 third unask card rich-harvest
1242 sixth done
1243 first trade second
1244 third give wood
1245 fifth give ore
1246 fourth trade second
1247 first ask ore
1248 fourth give metal
1249 fifth ask metal
1250 fourth give metal
1251 first unask ore
1252 third give wood
1253 first drop
1254 fourth ask card sutaeans
1255 fifth give card mercenaries
1256 third send
1257 fourth unask card sutaeans
1258 fifth decline third
1259 fifth unask grain
1260 fourth drop
1261 third done
1262 third done
1263 third trade fifth
1264 third give wood
1265 first done
1266 third give metal
1267 fifth ask 5 metal
1268 first trade fifth
1269 third ungive wood
1270 third ungive metal
1271 first drop
1272 third drop
1273 third done
1274 third done
1275 first work blank
1276 first at larsa
1277 fifth send
1278 fourth done
1279 fifth withdraw
1280 first trade second
1281 first ask card rich-vein
1282 fifth trade third
1283 first ask 25 flour
1284 first drop
1285 first trade fifth
1286 first give metal
1287 fifth drop
1288 fifth trade sixth
1289 first drop
1290 fifth give card mercenaries
1291 fifth ask ore
1292 fifth give grain
1293 fifth ask card turukkaeans
1294 fifth ask 5 wood
1295 fifth drop
1296 fifth done
1297 fifth trade second
1298 first done
1299 fifth ask card spies
1300 fifth drop
1301 first trade second
1302 first give card blessing
1303 fifth done
1304 first ungive card blessing
1305 first ask card cedar-rafts
1306 first ask card mercenaries
1307 first drop
1308 first trade sixth
1309 first give metal
1310 first ungive metal
1311 first ask 5 ore
1312 first drop
1313 first trade second
1314 first drop
1315 first done
1316 first trade fifth
1317 first drop
1318 first trade sixth
1319 first ask 5 metal
1320 first give metal
1321 first ask card cedar-rafts
1322 first give ore
1323 first give card blessing
1324 first drop
1325 first done
1326 first counterclockwise
1327 first trade second
1328 first drop
1329 first trade third
1330 first drop
1331 first trade fifth
1332 first give wood
1333 first drop
1334 first done
1335 first campaign war
1336 first against fourth
1337 first pay metal
1338 first no
1339 first trade fourth
1340 first ask card intrigue
1341 first unask card intrigue
1342 first give card deserters
1343 first drop
1344 first done
1345 sixth trade fourth
1346 sixth ask card hanaeans
1347 sixth send
1348 fourth trade sixth
1349 fourth ask card deserters
1350 fourth ask card hanaeans
1351 sixth withdraw
1352 sixth done
1353 fourth ask card intrigue
1354 fourth drop
1355 sixth card yaminites
1356 sixth at ebla
1357 sixth at alalakh
1358 sixth done
1359 sixth done
1360 fifth done
1361 fifth trade first
1362 fifth give ore
1363 fifth drop
1364 fifth campaign alliance
1365 fifth against third
1366 fifth pay wood
1367 fifth no
1368 fifth card hanaeans
1369 fifth at hatra
1370 fifth done
1371 fifth trade third
1372 fifth ask card caravan
1373 fifth give ore
1374 fifth unask card caravan
1375 fifth drop
1376 fifth done
1377 fourth done
1378 fourth campaign alliance
1379 fourth against fifth
1380 fourth pay metal
1381 fourth trade first
1382 fourth ask card turukkaeans
1383 fourth unask card turukkaeans
1384 fourth ask card deserters
1385 fourth send
1386 fourth withdraw
1387 fourth done
1388 third done
1389 third trade fifth
1390 third drop
1391 third trade fifth
1392 third drop
1393 third card siege-ladders
1394 third trade second
1395 third ask ore
1396 third give card forced-march
1397 third ask 25 metal
1398 third ungive card forced-march
1399 third ask card locusts
1400 third give wood
1401 third give card envoys
1402 third ask card blessing
1403 third give card forced-march
1404 third ungive card envoys
1405 third ungive card forced-march
1406 third ask card blessing
1407 third drop
1408 third campaign war
1409 third against first
1410 third pay metal
1411 third trade sixth
1412 third ask 5 ore
1413 third drop
1414 third done
1415 second trade fourth
1416 second ask 5 flour
1417 second send
1418 fourth counter second
1419 second trade third
1420 second give ore
1421 second drop
1422 fourth ask card spies
1423 fourth ask grain
1424 fourth send
1425 second counter fourth
1426 second ask card hanaeans
1427 second give 5 metal
1428 second unask card hanaeans
1429 second drop
1430 second bank metal grain
1431 second done
1432 second done
1433 second done
1434 first trade fifth
1435 sixth trade first
1436 third trade fifth
1437 sixth give card blessing
1438 third drop
1439 fourth at lagash
1440 second at marad
1441 fourth done
1442 sixth drop
1443 sixth mill 0
1444 sixth done
1445 sixth trade fifth
1446 fifth mill 1
1447 third mill 0
1448 fourth trade sixth
1449 first drop
1450 fifth done
1451 second bank metal ore
1452 fourth ask wood
1453 first mill 0
1454 first trade third
1455 sixth give metal
1456 fourth ask card second-wind
1457 fourth give grain
1458 sixth send
1459 sixth withdraw
1460 first ask wood
1461 third trade fifth
1462 third give wood
1463 third ungive wood
1464 fourth unask card second-wind
1465 second trade fifth
1466 third ask 25 flour
1467 first ask card forced-march
1468 first drop
1469 fifth done
1470 sixth trade first
1471 first done
1472 fourth give metal
1473 second ask 5 ore
1474 fifth done
1475 sixth ask 5 wood
1476 fifth trade third
1477 second send
1478 fourth ask card yaminites
1479 second done
1480 fourth ungive grain
1481 second mill 1
1482 sixth unask 5 wood
1483 third unask 5 flour
1484 sixth give ore
1485 first work blank
1486 sixth give ore
1487 first at larsa
1488 first work blank
1489 fifth decline second
1490 sixth give card gutians
1491 fourth give grain
1492 fifth give ore
1493 second done
1494 fourth unask wood
1495 first at larsa
1496 fifth ungive ore
1497 first done
1498 fifth ask 5 grain
1499 second work blank
1500 first done
1501 third send
1502 first trade second
1503 fourth give wood
1504 first give ore
1505 third done
1506 sixth ungive ore
1507 fifth decline third
1508 second at marad
1509 first ask card sutaeans
1510 sixth drop
1511 first ungive ore
1512 fourth drop
1513 first send
1514 sixth trade third
1515 first withdraw
1516 second trade first
1517 fourth trade first
1518 second ask 5 ore
1519 sixth give ore
1520 third trade first
1521 first trade third
1522 fourth drop
1523 third drop
1524 sixth send
1525 first drop
1526 fifth give ore
1527 first done
1528 sixth withdraw
1529 sixth work blank
1530 fourth bank wood ore
1531 fourth mill 0
1532 sixth at assur
1533 second ask card caravan
1534 fifth give card mercenaries
1535 fifth unask 5 grain
1536 fifth ask 25 wood
1537 sixth trade third
1538 fourth trade third
1539 second ask card rich-vein
1540 sixth ask 25 grain
1541 fifth ungive card mercenaries
1542 second drop
1543 third work blank
1544 fifth ungive ore
1545 fifth unask wood
1546 second done
1547 sixth drop
1548 fourth ask card mercenaries
1549 third at tadmor
1550 second done
1551 fourth unask card mercenaries
1552 fifth give card mercenaries
1553 sixth done
1554 third done
1555 fifth give card mercenaries
1556 second done
1557 sixth done
1558 fourth drop
1559 sixth trade third
1560 fourth trade fifth
1561 fifth send
1562 fourth ask 25 grain
1563 fourth send
1564 fourth done
1565 third counter fifth
1566 sixth ask card rich-harvest
1567 fourth done
1568 third ask 5 flour
1569 third ungive wood
1570 fifth done
1571 fourth done
1572 third give card envoys
1573 fifth trade fourth
1574 sixth unask card rich-harvest
1575 fourth withdraw
1576 fifth give ore
1577 fifth ask 25 flour
1578 sixth ask metal
1579 third drop
1580 fourth bank ore metal
1581 sixth drop
1582 fifth send
1583 third trade sixth
1584 third give wood
1585 fourth done
1586 fourth decline fifth
1587 sixth trade fourth
1588 sixth ask card forced-march
1589 sixth send
1590 third send
1591 sixth decline third
1592 sixth withdraw
1593 third trade fifth
1594 sixth trade first
1595 third drop
1596 sixth drop
1597 third trade second
1598 third ask card intrigue
1599 sixth done
1600 third drop
1601 third trade first
1602 third drop
1603 third done
1604 third done
1605 fourth clockwise
1606 fourth trade sixth
1607 fourth drop
1608 fourth done
1609 fourth trade fifth
1610 fourth drop
1611 fourth trade fifth
1612 fourth drop
1613 fourth done
1614 fourth done
1615 fifth done
1616 fifth done
1617 fifth trade fourth
1618 fifth ask card rich-harvest
1619 fifth ask card locusts
1620 fifth unask card rich-harvest
1621 fifth give ore
1622 fifth ask 25 grain
1623 fifth ungive ore
1624 fifth unask grain
1625 fifth drop
1626 fifth done
1627 sixth done
1628 sixth trade second
1629 sixth give card blessing
1630 sixth ungive card blessing
1631 sixth ask 25 ore
1632 sixth send
1633 second trade fourth
1634 second decline sixth
1635 second ask metal
1636 second send
1637 fourth accept second
1638 sixth campaign alliance
1639 sixth against second
1640 sixth pay wood
1641 sixth no
1642 second yes
1643 sixth trade third
1644 sixth ask flour
1645 sixth send
1646 sixth done
1647 third trade fifth
1648 third drop
1649 third counter sixth
1650 third ask 5 flour
1651 third give card forced-march
1652 first done
1653 first done
1654 first trade sixth
1655 first ask metal
1656 first give card blessing
1657 first ask metal
1658 first send
1659 sixth card gutians
1660 third unask flour
1661 third ask card mercenaries
1662 sixth accept first
1663 third give wood
1664 sixth at gutians
1665 third ask card gutians
1666 third send
1667 sixth done
1668 sixth trade second
1669 sixth ask 5 ore
1670 first done
1671 second done
1672 sixth ask ore
1673 sixth decline third
1674 sixth give card blessing
1675 sixth give ore
1676 second done
1677 sixth unask ore
1678 second done
1679 third trade sixth
1680 sixth send
1681 second trade sixth
1682 second ask card forced-march
1683 second give metal
1684 third drop
1685 third trade fifth
1686 second unask card forced-march
1687 third ask 5 flour
1688 second send
1689 second withdraw
1690 second counter sixth
1691 second ungive ore
1692 third drop
1693 third done
1694 third trade fifth
1695 third give card forced-march
1696 second ungive ore
1697 second drop
1698 third drop
1699 third trade second
1700 third drop
1701 third card forced-march
1702 third campaign alliance
1703 third against sixth
1704 third pay wood
1705 sixth yes
1706 third trade sixth
1707 third ask card forced-march
1708 third send
1709 third withdraw
1710 third trade fourth
1711 third ask card turukkaeans
1712 third give wood
1713 third give card envoys
1714 third drop
1715 third done
1716 fifth trade fourth
1717 sixth bank grain metal
1718 fifth give 5 grain
1719 fourth trade second
1720 second trade third
1721 second drop
1722 fourth ask card gutians
1723 first mill 0
1724 fifth drop
1725 first done
1726 sixth bank grain metal
1727 fifth bank grain metal
1728 first trade fourth
1729 sixth bank grain metal
1730 fourth drop
1731 fourth at lagash
1732 fifth trade second
1733 second trade first
1734 fourth done
1735 first give ore
1736 fourth bank grain metal
1737 fifth give ore
1738 third bank grain wood
1739 sixth mill 1
1740 second ask flour
1741 sixth done
1742 fourth trade first
1743 third trade fourth
1744 third drop
1745 sixth done
1746 fifth ungive ore
1747 third mill 3
1748 third bank grain wood
1749 first drop
1750 second drop
1751 sixth bank metal wood
1752 third done
1753 fourth drop
1754 fourth bank grain wood
1755 third work blank
1756 fourth trade third
1757 third at qatna
1758 sixth bank grain ore
1759 fourth give metal
1760 fourth ungive metal
1761 fifth drop
1762 sixth bank grain ore
1763 third work blank
1764 fifth mill 4
1765 fifth trade fourth
1766 fourth drop
1767 sixth trade third
1768 fifth give card mercenaries
1769 fifth ask card gutians
1770 second trade third
1771 fourth mill 0
1772 fourth bank grain ore
1773 fifth give flour
1774 fifth drop
1775 third at tadmor
1776 fifth bank grain ore
1777 third bank wood grain
1778 second ask card spies
1779 second send
1780 third work blank
1781 third decline second
1782 fourth trade third
1783 fourth drop
1784 second done
1785 first trade sixth
1786 third at tadmor
1787 second mill 4
1788 fourth trade sixth
1789 sixth give grain
1790 third done
1791 fifth bank grain wood
1792 first ask 25 metal
1793 fifth done
1794 second done
1795 fourth give metal
1796 fourth give wood
1797 fifth work blank
1798 third bank grain ore
1799 fourth ask card intrigue
1800 sixth send
1801 fifth at halab
1802 third bank grain wood
1803 fifth work blank
1804 first drop
1805 second bank grain ore
1806 fifth at emar
1807 fifth done
1808 fourth ungive wood
1809 sixth bank ore grain
1810 second work blank
1811 fifth done
1812 sixth done
1813 fourth ask card deserters
1814 second at babylon
1815 first trade fourth
1816 fifth trade first
1817 first ask 5 grain
1818 first ask card spies
1819 third accept sixth
1820 fourth give grain
1821 fifth give card mercenaries
1822 second done
1823 sixth done
1824 third trade sixth
1825 fourth drop
1826 third ask grain
1827 third give wood
1828 second bank ore wood
1829 second trade fourth
1830 second give card mercenaries
1831 second ungive card mercenaries
1832 third give 5 grain
1833 third ask card envoys
1834 fourth bank grain wood
1835 fifth ask card rich-harvest
1836 third send
1837 sixth counter third
1838 fifth drop
1839 fifth bank grain wood
1840 first send
1841 second drop
1842 first done
1843 third bank grain metal
1844 sixth ungive grain
1845 second bank grain metal
1846 third done
1847 fourth counter first
1848 third done
1849 fifth done
1850 fourth ask wood
1851 sixth give wood
1852 sixth send
1853 third counter sixth
1854 third ungive wood
1855 first bank metal wood
1856 third send
1857 first trade fourth
1858 fourth unask wood
1859 second trade first
1860 sixth counter third
1861 fourth send
1862 second ask 25 ore
1863 fourth withdraw
1864 fourth trade second
1865 sixth ungive wood
1866 fourth give metal
1867 first give 5 grain
1868 second unask 5 ore
1869 second unask ore
1870 second send
1871 first send
1872 sixth send
1873 first withdraw
1874 fourth send
1875 third decline sixth
1876 first trade fourth
1877 fourth withdraw
1878 fourth done
1879 second bank grain ore
1880 first decline second
1881 fourth trade sixth
1882 second trade fourth
1883 fourth drop
1884 second drop
1885 second bank grain wood
1886 fourth trade second
1887 second done
1888 first drop
1889 fourth drop
1890 first trade fourth
1891 fourth work blank
1892 fourth at urua
1893 first ask 25 metal
1894 first unask 25 metal
1895 first ask card second-wind
1896 fourth work blank
1897 second trade fourth
1898 second ask card hanaeans
1899 fourth at eshnunna
1900 second drop
1901 fourth bank grain wood
1902 first drop
1903 second done
1904 first trade third
1905 first give ore
1906 fourth done
1907 fourth trade third
1908 fourth drop
1909 fourth bank wood metal
1910 first ungive ore
1911 fourth done
1912 fourth bank metal wood
1913 first give ore
1914 fourth trade fifth
1915 first drop
1916 fourth give ore
1917 first bank wood grain
1918 fourth ask 5 metal
1919 fourth give grain
1920 first done
1921 fourth drop
1922 fourth trade second
1923 first trade third
1924 first ask card gutians
1925 fourth give ore
1926 fourth ask card forced-march
1927 first send
1928 first done
1929 fourth give grain
1930 fourth drop
1931 fourth done
1932 third trade sixth
1933 second clockwise
1934 third decline first
1935 second done
1936 third ask 5 ore
1937 third drop
1938 second trade first
1939 second give 5 grain
1940 second ungive 5 grain
1941 second ask card hanaeans
1942 second give card forced-march
1943 second ask flour
1944 second ask card spies
1945 second drop
1946 second bank wood grain
1947 second bank grain ore
1948 second trade first
1949 second ask 5 wood
1950 second ask 5 flour
1951 second send
1952 first bank grain ore
1953 first trade third
1954 second card mercenaries
1955 second at marad
1956 first decline second
1957 first ask card deserters
1958 second trade sixth
1959 first unask card deserters
1960 first drop
1961 second ask 5 flour
1962 second drop
1963 second trade first
1964 second drop
1965 second done
1966 second bank grain ore
1967 second done
1968 third trade sixth
1969 third ask 5 ore
1970 third ask metal
1971 third unask 5 ore
1972 third ask wood
1973 third unask metal
1974 third drop
1975 third trade fourth
1976 third drop
1977 third done
1978 third campaign alliance
1979 third against fourth
1980 third pay metal
1981 third yes
1982 fourth yes
1983 third done
1984 fourth bank grain wood
1985 fourth done
1986 fourth done
1987 fourth trade fifth
1988 fourth drop
1989 fourth done
1990 fifth trade second
1991 fifth ask 25 grain
1992 fifth drop
1993 fifth trade third
1994 fifth drop
1995 fifth done
1996 fifth trade first
1997 fifth drop
1998 fifth campaign alliance
1999 fifth against third
2000 fifth pay wood
2001 third no
2002 fifth trade second
2003 fifth drop
2004 fifth trade sixth
2005 fifth drop
2006 fifth trade first
2007 fifth drop
2008 fifth done
2009 sixth done
2010 sixth done
2011 sixth done
2012 first trade fifth
2013 first ask card caravan
2014 first send
2015 first bank grain ore
2016 fifth counter first
2017 first done
2018 first bank ore metal
2019 first trade second
2020 first ask card deserters
2021 fifth give card mercenaries
2022 first give metal
2023 fifth ungive card mercenaries
2024 first ungive metal
2025 fifth ask 25 grain
2026 fifth give wood
2027 first send
2028 fifth ask card intrigue
2029 second trade first
2030 second drop
2031 second counter first
2032 first done
2033 second drop
2034 fifth give card mercenaries
2035 fifth send
2036 first trade fifth
2037 first ask grain
2038 first ask 5 flour
2039 first send
2040 first done
2041 fourth trade fifth
2042 sixth trade fourth
2043 fifth mill 1
2044 first trade second
2045 first give 5 grain
2046 sixth give wood
2047 third trade first
2048 sixth drop
2049 third drop
2050 fifth trade sixth
2051 third mill 1
2052 third trade second
2053 first give metal
2054 third drop
2055 third trade first
2056 fourth drop
2057 first give card deserters
2058 fourth done
2059 sixth trade first
2060 fourth bank wood grain
2061 first drop
2062 fifth give card mercenaries
2063 fifth send
2064 third give wood
2065 fifth withdraw
2066 first mill 1
2067 fifth trade third
2068 first bank grain ore
2069 fifth give wood
2070 fifth give metal
2071 second done
2072 sixth ask wood
2073 second mill 1
2074 sixth give grain
2075 second bank grain metal
2076 fourth trade fifth
2077 fourth ask wood
2078 second done
2079 fourth drop
2080 fourth trade sixth
2081 sixth unask wood
2082 third ask card deserters
2083 second done
2084 third unask card deserters
2085 first trade fifth
2086 second bank ore grain
2087 fourth give ore
2088 first ask card second-wind
2089 fifth give flour
2090 fourth ungive ore
2091 second trade fifth
2092 sixth send
2093 second drop
2094 sixth mill 0
2095 second bank grain wood
2096 second bank grain wood
2097 fifth ask 25 metal
2098 fifth give card mercenaries
2099 sixth done
2100 fourth ask ore
2101 second done
2102 sixth work blank
2103 second trade fourth
2104 second give wood
2105 second ungive wood
2106 third ask 25 grain
2107 second give metal
2108 fifth give card mercenaries
2109 second ungive metal
2110 first send
2111 third ungive wood
2112 fifth send
2113 second drop
2114 first decline sixth
2115 second done
2116 sixth at assur
2117 sixth trade third
2118 first bank grain ore
2119 third unask 5 grain
2120 sixth ask 5 wood
2121 fifth counter first
2122 third send
2123 fourth drop
2124 first counter third
2125 fifth give grain
2126 fourth trade fifth
2127 first drop
2128 third trade fifth
2129 fourth drop
2130 fifth ungive grain
2131 first trade fourth
2132 fourth mill 1
2133 first drop
2134 third drop
2135 fifth ask card spies
2136 fifth drop
2137 sixth drop
2138 fourth trade first
2139 fifth done
2140 fourth ask 5 flour
2141 fifth done
2142 first trade second
2143 sixth done
2144 sixth done
2145 sixth trade third
2146 fifth done
2147 first ask card sutaeans
2148 fifth done
2149 fourth send
2150 third done
2151 first ask 25 grain
2152 fourth withdraw
2153 fourth trade second
2154 sixth drop
2155 fourth ask 25 metal
2156 fourth send
2157 first send
2158 fourth withdraw
2159 sixth done
2160 second decline first
2161 fourth trade fifth
2162 fourth ask 5 flour
2163 third work blank
2164 fourth give ore
2165 third at qatna
2166 fourth send
2167 third done
2168 fourth done
2169 fourth withdraw
2170 fourth done
2171 third done
2172 third trade second
2173 first trade third
2174 first drop
2175 fourth done
2176 third ask card caravan
2177 first trade fifth
2178 fourth trade third
2179 first give flour
2180 third ask metal
2181 fourth ask card caravan
2182 third ask card mercenaries
2183 fourth drop
2184 third give ore
2185 first ungive flour
2186 fourth trade first
2187 first drop
2188 first done
2189 third give grain
2190 fourth give ore
2191 third send
2192 first done
2193 fourth ungive ore
2194 fourth drop
2195 third withdraw
2196 first bank grain metal
2197 fourth done
2198 first bank grain metal
2199 third done
2200 first bank grain ore
2201 first done
2202 first trade third
2203 first ask card intrigue
2204 first ask 25 wood
2205 first drop
2206 first trade second
2207 first give grain
2208 first give card deserters
2209 first ask card caravan
2210 first give ore
2211 first ask card rich-vein
2212 first ask grain
2213 first unask card caravan
2214 first give ore
2215 first give metal
2216 first drop
2217 first bank metal wood
2218 first done
2219 second clockwise
2220 second done
2221 second trade first
2222 second give card forced-march
2223 second drop
2224 second trade fifth
2225 second ask 5 metal
2226 second ask 5 metal
2227 second send
2228 second card forced-march
2229 fifth counter second
2230 fifth ask card yaminites
2231 fifth ask card rich-vein
2232 second done
2233 second trade sixth
2234 second give wood
2235 second drop
2236 fifth send
2237 second done
2238 third done
2239 second decline fifth
2240 third done
2241 third trade sixth
2242 third drop
2243 third trade fifth
2244 third ask card caravan
2245 third ask card blessing
2246 third drop
2247 third trade sixth
2248 third give ore
2249 third give wood
2250 third send
2251 third done
2252 fourth done
2253 sixth decline third
2254 fourth done
2255 fourth done
2256 fifth done
2257 fifth done
2258 fifth done
2259 sixth trade fifth
2260 sixth give ore
2261 sixth give wood
2262 sixth ask card intrigue
2263 sixth give card blessing
2264 sixth ask 5 wood
2265 sixth drop
2266 sixth done
2267 sixth trade fifth
2268 sixth drop
2269 sixth trade fourth
2270 sixth drop
2271 sixth campaign break
2272 sixth against second
2273 sixth pay wood
2274 sixth trade third
2275 sixth ask card mercenaries
2276 sixth unask card mercenaries
2277 sixth drop
2278 sixth done
2279 first bank ore wood
2280 first trade fourth
2281 first drop
2282 first trade sixth
2283 first ask 5 wood
2284 first unask 5 wood
2285 first give grain
2286 first ask 5 ore
2287 first give card deserters
2288 first unask 5 ore
2289 first ungive card deserters
2290 first ask card blessing
2291 first give card deserters
2292 first ask card intrigue
2293 first give grain
2294 first ask card siege-ladders
2295 first ask wood
2296 first give wood
2297 first unask card intrigue
2298 first drop
2299 first bank grain ore
2300 first done
2301 first trade fifth
2302 first give wood
2303 first ask wood
2304 first send
2305 fifth counter first
2306 fifth unask wood
2307 fifth ask 5 grain
2308 first done
2309 first done
end 2309 fe341d3dd223fddf
