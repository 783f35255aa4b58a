[Game "mesopotamia"]
[Rules "2"]
[Seats "4"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one"]
[Names "first, second, third, fourth"]
[SeedHash "ba956a9a6c2fca8a3c9c6726ea3a6e51fbae2a9d90fa8f4c2eccaf37084f4319"]
[Seed "golden mesopotamia 4"]
[Box "standard 58dce2de"]
[Result "1 3 1 1"]

1 second mill 0
2 fourth mill 1
3 first mill 0
4 fourth trade second
5 first work chariot
6 third mill 0
7 third work smelt
8 third card rich-vein
9 second card cedar-rafts
10 third done
11 fourth drop
12 second work blank
13 third done
14 first bank metal flour
15 fourth work blank
16 second bank wood flour
17 second work foot
18 second bank grain ore
19 first done
20 fourth card cedar-rafts
21 fourth trade third
22 second work blank
23 first bank grain wood
24 fourth drop
25 second work blank
26 second bank ore metal
27 second done
28 fourth work chariot
29 fourth work blank
30 second erect millstone
31 second done
32 fourth done
33 fourth done
34 first bank grain metal
35 first trade fourth
36 first ask card locusts
37 first send
38 first bank ore metal
39 first bank grain flour
40 fourth decline first
41 first bank wood ore
42 first trade second
43 first give card gutians
44 first give grain
45 first give ore
46 first drop
47 first trade second
48 first give flour
49 first send
50 second accept first
51 first bank ore wood
52 first done
53 third clockwise
54 third trade first
55 third give wood
56 third ungive wood
57 third ask card gutians
58 third unask card gutians
59 third drop
60 third done
61 third done
62 third unit chariot
63 third at meturan
64 third unit chariot
65 third at simurrum
66 third bank ore metal
67 third trade fourth
68 third ask card intrigue
69 third ask card spies
70 third drop
71 third trade first
72 third give ore
73 third drop
74 third trade second
75 third drop
76 third unit foot
77 third at mashkan
78 third done
79 fourth bank ore grain
80 fourth bank grain ore
81 fourth bank metal wood
82 fourth done
83 fourth campaign war
84 fourth against second
85 fourth pay flour
86 fourth trade second
87 fourth ask card spies
88 fourth give metal
89 fourth unask card spies
90 fourth drop
91 fourth done
92 first erect ishtar
93 first no
94 first done
95 first done
96 first trade second
97 first ask card turukkaeans
98 first ask card sutaeans
99 first give card sutaeans
100 first send
101 second counter first
102 first card gutians
103 second ask card deserters
104 first at awan
105 first at urua
106 first trade fourth
107 first give card mercenaries
108 first ungive card mercenaries
109 second ask card turukkaeans
110 first drop
111 first trade second
112 first give card blessing
113 first give flour
114 second ask card locusts
115 second send
116 first decline second
117 first ask card yaminites
118 first send
119 second counter first
120 second send
121 first decline second
122 first trade third
123 first drop
124 first done
125 second bank grain metal
126 second trade first
127 second drop
128 second erect marduk
129 second done
130 second trade fourth
131 second give card blessing
132 second ask metal
133 second give card forced-march
134 second give ore
135 second drop
136 second campaign war
137 second against third
138 second pay wood
139 second done
140 fourth mill 3
141 second mill 2
142 fourth trade third
143 third trade second
144 second trade first
145 fourth give wood
146 first mill 0
147 first done
148 first done
149 first trade fourth
150 second ask card blessing
151 fourth ask card sutaeans
152 second give card rich-harvest
153 third ask card envoys
154 fourth send
155 second ungive card rich-harvest
156 fourth card rich-harvest
157 second unask card blessing
158 first drop
159 fourth bank grain ore
160 second drop
161 fourth work smelt
162 second done
163 second card rich-harvest
164 first done
165 third drop
166 first done
167 fourth work blank
168 third at simurrum
169 fourth bank metal grain
170 third counter fourth
171 second work blank
172 third give card envoys
173 fourth bank wood grain
174 second trade third
175 second give grain
176 third ungive card envoys
177 third send
178 third at meturan
179 third done
180 third at simurrum
181 fourth decline third
182 fourth bank grain ore
183 second drop
184 fourth work blank
185 fourth work blank
186 second bank grain flour
187 third mill 1
188 second work blank
189 second done
190 third trade fourth
191 fourth work blank
192 fourth done
193 second at mari
194 second trade third
195 fourth bank wood flour
196 second give metal
197 second give ore
198 fourth done
199 third give metal
200 second send
201 third drop
202 third accept second
203 second done
204 second bank grain ore
205 third done
206 second trade fourth
207 third trade second
208 second give metal
209 third give card envoys
210 second give grain
211 second ungive metal
212 third drop
213 second ask card blessing
214 third work blank
215 third at eshnunna
216 third done
217 second unask card blessing
218 third done
219 third bank grain ore
220 second send
221 fourth counter second
222 second trade first
223 fourth unask grain
224 fourth drop
225 third bank ore wood
226 second drop
227 second done
228 third bank wood metal
229 third trade fourth
230 third give card hanaeans
231 third ungive card hanaeans
232 third drop
233 third trade first
234 third ask metal
235 third drop
236 third done
237 fourth counterclockwise
238 fourth erect marduk
239 fourth trade first
240 fourth ask card gutians
241 fourth send
242 first decline fourth
243 fourth done
244 fourth bank grain flour
245 fourth trade third
246 fourth ask flour
247 fourth ask card intrigue
248 fourth ask card hanaeans
249 fourth give grain
250 fourth ask card rich-vein
251 fourth give flour
252 fourth drop
253 fourth done
254 fourth unit chariot
255 fourth at arrapha
256 fourth bank grain metal
257 fourth trade third
258 fourth drop
259 fourth done
260 third trade fourth
261 third ask card caravan
262 third ask card rich-vein
263 third drop
264 third trade second
265 third ask card envoys
266 third drop
267 third trade fourth
268 third ask card sutaeans
269 third ask card forced-march
270 third unask card sutaeans
271 third drop
272 third bank wood ore
273 third bank grain ore
274 third bank metal ore
275 third done
276 third card hanaeans
277 third at suhum
278 third done
279 third trade second
280 third drop
281 third bank metal grain
282 third bank grain flour
283 third campaign alliance
284 third against second
285 third pay wood
286 third unit chariot
287 third at der
288 third attack
289 third bank ore wood
290 third bank metal wood
291 third bank metal ore
292 third bank wood ore
293 third done
294 second done
295 second trade third
296 second ask card forced-march
297 second unask card forced-march
298 second ask card mercenaries
299 second send
300 third accept second
301 second bank ore grain
302 second done
303 second bank grain ore
304 second trade third
305 second drop
306 second done
307 first trade fourth
308 first give ore
309 first ask wood
310 first send
311 first withdraw
312 first trade fourth
313 first drop
314 first done
315 first trade fourth
316 first give grain
317 first ungive grain
318 first ask card forced-march
319 first drop
320 first done
321 first card sutaeans
322 first at rapiqum
323 first done
324 first done
325 second mill 0
326 fourth mill 2
327 third trade fourth
328 second trade third
329 first mill 2
330 first done
331 first trade second
332 second drop
333 first ask card blessing
334 fourth bank grain flour
335 first ask card blessing
336 fourth trade third
337 fourth drop
338 second done
339 second trade fourth
340 fourth trade second
341 fourth give wood
342 third drop
343 third trade fourth
344 third drop
345 first ask card rich-vein
346 second give card mercenaries
347 second ask card locusts
348 second send
349 first unask card rich-vein
350 first drop
351 first done
352 third at mashkan
353 first bank grain wood
354 third bank ore grain
355 first bank grain metal
356 second withdraw
357 second trade first
358 second give card forced-march
359 first done
360 fourth drop
361 second drop
362 third trade fourth
363 fourth trade second
364 third drop
365 fourth ask card gutians
366 third done
367 third at meturan
368 fourth give wood
369 third mill 4
370 third trade first
371 second trade fourth
372 second drop
373 fourth ungive wood
374 third give card deserters
375 second trade fourth
376 second give card deserters
377 fourth unask card gutians
378 third ungive card deserters
379 second give grain
380 second give card blessing
381 third ask flour
382 second ask flour
383 fourth ask card siege-ladders
384 second ask card second-wind
385 third send
386 fourth ask wood
387 fourth send
388 second drop
389 third bank grain flour
390 second work blank
391 second done
392 first trade fourth
393 second done
394 fourth bank grain wood
395 second done
396 second counter fourth
397 fourth done
398 third withdraw
399 second give card forced-march
400 third bank grain metal
401 fourth card rich-vein
402 second send
403 fourth done
404 fourth done
405 third trade second
406 third drop
407 third bank grain wood
408 fourth counter second
409 fourth ask card intrigue
410 third trade first
411 third ask card gutians
412 fourth give metal
413 fourth send
414 third drop
415 third trade second
416 third give ore
417 fourth bank ore flour
418 second decline fourth
419 fourth bank grain ore
420 third send
421 third withdraw
422 fourth done
423 first ask card turukkaeans
424 third trade first
425 third ask card hanaeans
426 first send
427 fourth counter first
428 first bank grain flour
429 first bank grain wood
430 third unask card hanaeans
431 first trade fourth
432 first ask card siege-ladders
433 first unask card siege-ladders
434 first ask card rich-vein
435 fourth give wood
436 third drop
437 fourth drop
438 first ask card blessing
439 third bank grain ore
440 third bank grain ore
441 first ask card blessing
442 third done
443 first drop
444 third work blank
445 third at mashkan
446 third trade fourth
447 first done
448 third give metal
449 third ask card blessing
450 third drop
451 third bank grain ore
452 third work blank
453 third at eshnunna
454 third done
455 third trade second
456 third ask wood
457 third drop
458 third trade second
459 third give wood
460 third drop
461 third done
462 third trade second
463 third drop
464 third bank ore metal
465 third bank metal wood
466 third done
467 third counterclockwise
468 third bank grain flour
469 third done
470 third bank wood metal
471 third done
472 third unit foot
473 third at mashkan
474 third at der
475 third done
476 second done
477 second campaign alliance
478 second against first
479 second card forced-march
480 second trade fourth
481 second ask card mercenaries
482 second unask card mercenaries
483 second give card deserters
484 second send
485 fourth decline second
486 second bank grain ore
487 second done
488 first bank wood ore
489 first bank grain wood
490 first bank grain ore
491 first done
492 first trade fourth
493 first drop
494 first bank grain flour
495 first campaign alliance
496 first against third
497 first pay flour
498 third no
499 first done
500 fourth bank ore metal
501 fourth done
502 fourth campaign war
503 fourth against second
504 fourth pay flour
505 fourth done
506 third at simurrum
507 third done
508 third at simurrum
509 first mill 1
510 fourth mill 4
511 second mill 10
512 third mill 1
513 third done
514 fourth trade third
515 first done
516 fourth drop
517 third done
518 second bank grain metal
519 fourth trade first
520 second trade first
521 second ask card hanaeans
522 second unask card hanaeans
523 second ask card locusts
524 fourth drop
525 second give grain
526 first done
527 fourth done
528 second ask card deserters
529 first done
530 second drop
531 first trade fourth
532 third trade first
533 fourth work smelt
534 fourth trade first
535 second bank grain metal
536 fourth drop
537 first give card blessing
538 first ungive card blessing
539 second trade fourth
540 second ask card second-wind
541 fourth trade second
542 first ask wood
543 fourth drop
544 second ask card hanaeans
545 first send
546 fourth counter first
547 third give grain
548 third send
549 first accept third
550 fourth drop
551 second drop
552 fourth done
553 third trade fourth
554 fourth trade second
555 fourth drop
556 second work smelt
557 second bank grain metal
558 third drop
559 first trade second
560 third trade fourth
561 second trade fourth
562 fourth trade second
563 second give card deserters
564 second ask metal
565 third ask flour
566 fourth drop
567 third send
568 fourth counter third
569 second give card mercenaries
570 first give flour
571 third done
572 fourth drop
573 third trade second
574 second send
575 second withdraw
576 first give flour
577 third give wood
578 first ungive flour
579 second trade first
580 fourth bank metal grain
581 first send
582 third ungive wood
583 third ask card envoys
584 first done
585 fourth done
586 second decline first
587 second give grain
588 fourth trade first
589 fourth ask card turukkaeans
590 third ask card envoys
591 fourth drop
592 third give metal
593 second ask card gutians
594 third give card deserters
595 second drop
596 second done
597 third ungive metal
598 second done
599 third send
600 third withdraw
601 third trade fourth
602 second bank metal ore
603 fourth trade first
604 third give card envoys
605 second done
606 fourth give wood
607 fourth drop
608 fourth done
609 third ask card gutians
610 third ungive card envoys
611 third ask card rich-vein
612 third give ore
613 third ask card rich-vein
614 third drop
615 third trade second
616 third give wood
617 third drop
618 third trade first
619 third drop
620 third trade first
621 third ask wood
622 third drop
623 third trade first
624 third give card deserters
625 third give metal
626 third ungive card deserters
627 third drop
628 third done
629 third clockwise
630 third trade fourth
631 third drop
632 third trade first
633 third give wood
634 third send
635 third done
636 third withdraw
637 third done
638 third trade fourth
639 third ask card sutaeans
640 third ask card rich-harvest
641 third unask card sutaeans
642 third ask card spies
643 third drop
644 third done
645 fourth bank grain ore
646 fourth trade third
647 fourth ask card rich-vein
648 fourth drop
649 fourth bank grain ore
650 fourth trade third
651 fourth drop
652 fourth done
653 fourth done
654 fourth card siege-ladders
655 fourth done
656 first done
657 first trade second
658 first ask card cedar-rafts
659 first unask card cedar-rafts
660 first give card blessing
661 first ask ore
662 first give ore
663 first ask metal
664 first drop
665 first done
666 first done
667 second bank grain metal
668 second trade third
669 second drop
670 second done
671 second done
672 second attack
673 second unit chariot
674 second at mari
675 second at mari
676 second at mari
677 second unit chariot
678 second unit chariot
679 second unit foot
680 second unit foot
681 second card mercenaries
682 second at mari
683 second bank grain wood
684 second unit foot
685 second at qattunan
686 second done
687 third done
688 fourth mill 2
689 second done
690 third bank metal grain
691 first mill 0
692 first done
693 first work blank
694 fourth trade third
695 second mill 2
696 second bank metal flour
697 second trade first
698 fourth give wood
699 second ask card gutians
700 third trade first
701 second ask card locusts
702 third ask card caravan
703 third send
704 first counter third
705 second drop
706 first drop
707 third trade fourth
708 first work blank
709 fourth send
710 fourth bank metal grain
711 first trade fourth
712 second bank metal ore
713 second done
714 third drop
715 first give card mercenaries
716 first ungive card mercenaries
717 second done
718 second done
719 first drop
720 first trade third
721 fourth withdraw
722 first drop
723 first work blank
724 third done
725 first work blank
726 third done
727 first done
728 first trade fourth
729 third trade second
730 third give flour
731 second trade third
732 fourth done
733 first ask grain
734 second drop
735 first ask card envoys
736 first drop
737 first done
738 second trade first
739 first bank metal grain
740 third drop
741 first done
742 second drop
743 third trade first
744 second trade fourth
745 second give card deserters
746 fourth done
747 second give card blessing
748 third drop
749 fourth trade third
750 fourth ask card spies
751 second give ore
752 second send
753 third bank metal wood
754 third done
755 third trade second
756 second done
757 third drop
758 third done
759 fourth drop
760 fourth counter second
761 fourth unask card blessing
762 fourth send
763 second accept fourth
764 fourth bank metal wood
765 fourth bank wood metal
766 fourth bank grain ore
767 fourth done
768 fourth done
769 third counterclockwise
770 third trade second
771 third ask wood
772 third unask wood
773 third ask flour
774 third give card deserters
775 third give card envoys
776 third send
777 third bank ore flour
778 second decline third
779 third trade first
780 third drop
781 third done
782 third done
783 third done
784 second done
785 second campaign alliance
786 second against first
787 second done
788 first done
789 first campaign alliance
790 first against fourth
791 first pay wood
792 first done
793 fourth bank ore grain
794 fourth done
795 fourth campaign alliance
796 fourth against third
797 fourth trade first
798 fourth give grain
799 fourth ungive grain
800 fourth drop
801 fourth trade second
802 fourth drop
803 fourth trade second
804 fourth ask card gutians
805 fourth send
806 fourth done
807 second trade fourth
808 third bank ore grain
809 second ask card deserters
810 first mill 0
811 second drop
812 first bank metal flour
813 third done
814 second trade fourth
815 second ask metal
816 second unask metal
817 second give card blessing
818 fourth mill 0
819 second ask ore
820 second ungive card blessing
821 fourth trade third
822 second send
823 fourth decline second
824 third mill 0
825 first trade third
826 fourth give wood
827 third bank ore grain
828 third done
829 fourth ask card gutians
830 first ask card turukkaeans
831 first give grain
832 fourth give ore
833 third work blank
834 second done
835 fourth send
836 fourth done
837 second done
838 first ungive grain
839 fourth done
840 fourth withdraw
841 third at eshnunna
842 fourth trade second
843 first send
844 fourth give metal
845 third trade second
846 third ask grain
847 second done
848 third send
849 second done
850 first withdraw
851 first done
852 second counter third
853 second ungive grain
854 second ask card gutians
855 third done
856 fourth send
857 third done
858 second send
859 fourth withdraw
860 third counter second
861 fourth trade third
862 third drop
863 third trade second
864 fourth give wood
865 third give wood
866 third ungive wood
867 third ask card turukkaeans
868 third unask card turukkaeans
869 third drop
870 second trade fourth
871 fourth drop
872 fourth trade third
873 third trade fourth
874 second drop
875 first trade third
876 first drop
877 second trade first
878 second drop
879 first trade third
880 first drop
881 first done
882 fourth give card blessing
883 first trade fourth
884 second trade third
885 third drop
886 second drop
887 first ask card gutians
888 fourth ungive card blessing
889 fourth give wood
890 second trade third
891 second ask card yaminites
892 third trade fourth
893 second give flour
894 second ask card second-wind
895 first send
896 second send
897 fourth drop
898 third ask wood
899 second done
900 first done
901 fourth decline first
902 fourth trade third
903 first trade fourth
904 third send
905 third withdraw
906 first ask card siege-ladders
907 third counter second
908 first drop
909 fourth drop
910 first trade second
911 first drop
912 fourth trade second
913 third unask flour
914 first done
915 fourth ask card yaminites
916 third ask card rich-harvest
917 fourth drop
918 fourth trade third
919 fourth give card blessing
920 third ask card deserters
921 fourth ungive card blessing
922 third drop
923 fourth give wood
924 third done
925 fourth ask card cedar-rafts
926 fourth unask card cedar-rafts
927 fourth send
928 third accept fourth
929 fourth trade second
930 fourth drop
931 fourth done
932 fourth done
933 third clockwise
934 third trade first
935 third drop
936 third bank ore grain
937 third bank grain metal
938 third trade fourth
939 third give grain
940 third ask card deserters
941 third give flour
942 third ungive grain
943 third drop
944 third trade fourth
945 third drop
946 third done
947 third done
948 third done
949 fourth done
950 fourth trade third
951 fourth ask card blessing
952 fourth unask card blessing
953 fourth ask ore
954 fourth ask card caravan
955 fourth drop
956 fourth trade third
957 fourth give flour
958 fourth give card blessing
959 fourth ask card locusts
960 fourth give card deserters
961 fourth give ore
962 fourth ask card gutians
963 fourth give ore
964 fourth ask card blessing
965 fourth send
966 third decline fourth
967 fourth done
968 fourth done
969 first done
970 first trade third
971 first ask card gutians
972 first drop
973 first campaign alliance
974 first against second
975 second yes
976 first done
977 second done
978 second done
979 second trade first
980 second drop
981 second trade third
982 second give ore
983 second drop
984 second trade fourth
985 second ask card sutaeans
986 second unask card sutaeans
987 second give metal
988 second send
989 second withdraw
990 second done
991 second done
992 third done
993 fourth mill 2
994 first mill 2
995 first trade second
996 third mill 1
997 fourth trade third
998 fourth ask card second-wind
999 first ask card rich-vein
1000 first ask card mercenaries
1001 second mill 5
1002 fourth send
1003 first give ore
1004 first give card blessing
1005 third decline fourth
1006 third done
1007 third bank grain flour
1008 third bank grain wood
1009 second bank grain ore
1010 first ungive card blessing
1011 second done
1012 third work blank
1013 first send
1014 third at eshnunna
1015 first withdraw
1016 first bank grain wood
1017 first trade fourth
1018 fourth trade second
1019 fourth ask card yaminites
1020 second trade third
1021 fourth ask grain
1022 first give card blessing
1023 fourth give flour
1024 first ask card mercenaries
1025 second give flour
1026 fourth ungive flour
1027 first give metal
1028 first unask card mercenaries
1029 fourth give wood
1030 first give grain
1031 second ask card yaminites
1032 fourth unask grain
1033 second send
1034 fourth ask ore
1035 second done
1036 first ask wood
1037 fourth ungive wood
1038 third decline second
1039 second done
1040 second trade first
1041 third trade first
1042 first drop
1043 second give grain
1044 third drop
1045 first done
1046 fourth ask card siege-ladders
1047 third trade second
1048 first done
1049 third drop
1050 fourth drop
1051 fourth done
1052 second ask card forced-march
1053 third bank grain ore
1054 first bank grain wood
1055 third done
1056 fourth bank grain wood
1057 fourth trade first
1058 second send
1059 first counter second
1060 fourth drop
1061 second done
1062 first give flour
1063 third trade first
1064 first give card mercenaries
1065 third give card deserters
1066 first unask grain
1067 first send
1068 fourth done
1069 second counter first
1070 first trade third
1071 third ask wood
1072 fourth done
1073 second give card blessing
1074 fourth done
1075 first drop
1076 second unask card mercenaries
1077 second ask card yaminites
1078 third send
1079 first done
1080 second ungive card blessing
1081 third withdraw
1082 first trade second
1083 third trade fourth
1084 first ask flour
1085 third give flour
1086 second ask metal
1087 third drop
1088 second drop
1089 first give ore
1090 third at der
1091 first give wood
1092 first ask ore
1093 third bank grain wood
1094 third done
1095 first drop
1096 third bank grain flour
1097 first trade second
1098 third trade second
1099 third drop
1100 third trade first
1101 third drop
1102 first give wood
1103 third trade fourth
1104 first give ore
1105 first ungive ore
1106 first give card mercenaries
1107 first give metal
1108 third drop
1109 first give wood
1110 third trade first
1111 first ungive card mercenaries
1112 first drop
1113 third give flour
1114 first bank grain flour
1115 first done
1116 third send
1117 first counter third
1118 first drop
1119 third trade second
1120 third drop
1121 third done
1122 third clockwise
1123 third bank grain metal
1124 third erect marduk
1125 third at der
1126 third done
1127 third trade first
1128 third give grain
1129 third ungive grain
1130 third drop
1131 third done
1132 third trade fourth
1133 third ask card hanaeans
1134 third send
1135 fourth decline third
1136 third trade fourth
1137 third ask card cedar-rafts
1138 third send
1139 third done
1140 fourth decline third
1141 fourth trade second
1142 fourth give card blessing
1143 fourth drop
1144 fourth done
1145 fourth done
1146 fourth bank grain ore
1147 fourth done
1148 first trade fourth
1149 first ask card caravan
1150 first drop
1151 first bank grain flour
1152 first trade fourth
1153 first ask card locusts
1154 first drop
1155 first trade third
1156 first give card mercenaries
1157 first give ore
1158 first ask card hanaeans
1159 first ask card second-wind
1160 first ungive ore
1161 first ask flour
1162 first ask wood
1163 first ungive card mercenaries
1164 first give wood
1165 first drop
1166 first done
1167 first campaign break
1168 first pay flour
1169 first bank grain wood
1170 first unit blank
1171 first at kish
1172 first trade second
1173 first drop
1174 first bank wood metal
1175 first trade second
1176 first drop
1177 first done
1178 second trade first
1179 second ask flour
1180 second ask card cedar-rafts
1181 second give card blessing
1182 second drop
1183 second done
1184 second done
1185 second done
1186 fourth mill 1
1187 fourth bank grain metal
1188 first mill 1
1189 first trade third
1190 fourth done
1191 first give grain
1192 fourth bank grain wood
1193 first drop
1194 first trade fourth
1195 fourth bank grain ore
1196 third at mashkan
1197 second done
1198 fourth done
1199 second mill 7
1200 third at simurrum
1201 first drop
1202 fourth done
1203 second bank grain flour
1204 first trade second
1205 first drop
1206 third done
1207 fourth done
1208 second done
1209 second trade third
1210 second drop
1211 second trade fourth
1212 third at mashkan
1213 third bank wood flour
1214 first trade second
1215 third done
1216 third work blank
1217 first drop
1218 third at eshnunna
1219 third trade fourth
1220 third give card deserters
1221 third drop
1222 second give grain
1223 third done
1224 second drop
1225 first done
1226 first done
1227 second trade first
1228 third trade first
1229 second drop
1230 third ask card mercenaries
1231 third ask card mercenaries
1232 third send
1233 second trade third
1234 second give card blessing
1235 first done
1236 first decline third
1237 third trade first
1238 second ungive card blessing
1239 first trade third
1240 first give ore
1241 second drop
1242 first ask card forced-march
1243 second done
1244 second trade first
1245 first ask card intrigue
1246 first drop
1247 third give grain
1248 first trade second
1249 second ask card spies
1250 third ungive grain
1251 first drop
1252 second send
1253 second withdraw
1254 second done
1255 third drop
1256 first trade fourth
1257 first drop
1258 third done
1259 first trade second
1260 third trade fourth
1261 third give card envoys
1262 third ask wood
1263 third send
1264 fourth accept third
1265 first ask flour
1266 third trade second
1267 third ask card intrigue
1268 first ask card rich-vein
1269 first drop
1270 first trade second
1271 first give flour
1272 third ask wood
1273 first ask card envoys
1274 first give grain
1275 first ungive grain
1276 third give card deserters
1277 first give card blessing
1278 first give ore
1279 third drop
1280 first send
1281 first done
1282 second decline first
1283 third done
1284 fourth clockwise
1285 fourth bank grain ore
1286 fourth done
1287 fourth bank ore metal
1288 fourth done
1289 fourth done
1290 first trade third
1291 first give flour
1292 first ask card cedar-rafts
1293 first send
1294 first withdraw
1295 first done
1296 first campaign alliance
1297 first against fourth
1298 first trade fourth
1299 first drop
1300 first done
1301 second trade fourth
1302 second drop
1303 second done
1304 second trade third
1305 second give grain
1306 second ungive grain
1307 second drop
1308 second done
1309 second attack
1310 second unit chariot
1311 second at suhum
1312 second unit chariot
1313 second unit foot
1314 second unit chariot
1315 second unit foot
1316 second trade fourth
1317 second drop
1318 second done
1319 third done
1320 third campaign alliance
1321 third against fourth
1322 fourth no
1323 third done
end 1323 f75efa5673f71454
