[Game "mesopotamia"]
[Rules "3"]
[Seats "4"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one, attack=book, offers=free, bank-flour=take, second-wind=attacker, smelting=all, may=must, absent-cores=empty, board=whole, interrupts=on"]
[Names "first, second, third, fourth"]
[SeedHash "ba956a9a6c2fca8a3c9c6726ea3a6e51fbae2a9d90fa8f4c2eccaf37084f4319"]
[Seed "golden mesopotamia 4"]
[Box "standard 58dce2de"]
[Result "1 0 0 1"]

1 second bank grain wood
2 fourth trade first
3 first mill 0
4 fourth drop
5 first card rich-vein
6 third card rich-harvest
7 third mill 0
8 third bank ore metal
9 second bank metal flour
10 third done
11 fourth card rich-harvest
12 second trade third
13 first trade third
14 first ask card locusts
15 second ask 5 metal
16 third trade second
17 second ask card locusts
18 third give flour
19 first send
20 fourth trade second
21 second ask wood
22 fourth give 5 flour
23 fourth ask card siege-ladders
24 third send
25 second unask metal
26 first withdraw
27 third work smelt
28 third at eshnunna
29 fourth give grain
30 third done
31 third done
32 second unask metal
33 fourth unask card siege-ladders
34 second drop
35 second bank grain metal
36 second trade fourth
37 first bank grain flour
38 second give card cedar-rafts
39 first bank metal wood
40 second drop
41 second card locusts
42 first done
43 first done
44 fourth ungive 5 flour
45 first trade fourth
46 first ask ore
47 first drop
48 second accept third
49 first erect millstone
50 second against first
51 first bank ore wood
52 first trade third
53 first ask card mercenaries
54 first give card hanaeans
55 second mill 4
56 first ask 5 ore
57 second done
58 first unask 5 ore
59 first send
60 first bank ore metal
61 first bank grain wood
62 second bank metal grain
63 fourth ask 5 ore
64 second bank wood flour
65 fourth unask ore
66 third trade first
67 fourth send
68 third give metal
69 fourth withdraw
70 fourth bank ore metal
71 first done
72 second bank ore flour
73 third send
74 first withdraw
75 fourth trade second
76 fourth ask 25 wood
77 second done
78 first counter third
79 second trade third
80 fourth ask ore
81 second give 5 flour
82 first unask metal
83 first give 5 ore
84 second send
85 third decline second
86 second bank wood grain
87 first give card deserters
88 fourth send
89 fourth bank grain ore
90 fourth mill 5
91 second counter fourth
92 first drop
93 fourth done
94 second ask 25 ore
95 fourth bank grain flour
96 second give card mercenaries
97 second send
98 fourth counter second
99 second done
100 fourth ask card second-wind
101 fourth drop
102 fourth bank wood ore
103 fourth trade third
104 fourth ask card turukkaeans
105 fourth drop
106 fourth work blank
107 fourth at assur
108 fourth bank grain wood
109 fourth done
110 fourth erect millstone
111 fourth bank ore metal
112 fourth done
113 fourth counterclockwise
114 fourth erect ishtar
115 fourth done
116 fourth campaign war
117 fourth against second
118 fourth pay metal
119 fourth bank metal wood
120 fourth trade second
121 fourth ask 5 wood
122 fourth drop
123 fourth done
124 third trade second
125 third give 5 grain
126 third send
127 third done
128 third campaign war
129 second accept third
130 third against first
131 third pay metal
132 third done
133 second done
134 second bank grain flour
135 second bank grain flour
136 second trade fourth
137 second drop
138 second done
139 second trade first
140 second drop
141 second done
142 first done
143 first campaign war
144 first against third
145 first pay metal
146 first trade second
147 first drop
148 first unit foot
149 first at babylon
150 first at nippur
151 first trade fourth
152 first ask 5 grain
153 first ask 25 wood
154 first give 5 wood
155 first ask 5 ore
156 first drop
157 first trade fourth
158 first ask card intrigue
159 first ask card envoys
160 first give card intrigue
161 first ungive card intrigue
162 first give 5 wood
163 first give wood
164 first ask card gutians
165 first give card intrigue
166 first give card hanaeans
167 first send
168 first done
169 second mill 1
170 second trade fourth
171 third bank metal ore
172 fourth mill 0
173 fourth card rich-vein
174 third bank grain wood
175 fourth bank ore flour
176 second give card mercenaries
177 fourth bank ore metal
178 fourth trade second
179 second ungive card mercenaries
180 first done
181 third bank wood ore
182 second drop
183 first mill 0
184 second card cedar-rafts
185 fourth give card forced-march
186 first bank ore wood
187 second done
188 first done
189 third card rich-harvest
190 second done
191 second bank wood grain
192 third trade second
193 third give ore
194 second done
195 first done
196 fourth send
197 second accept fourth
198 third drop
199 fourth trade second
200 third trade second
201 first done
202 first bank wood flour
203 third give card gutians
204 fourth give card mercenaries
205 third ungive card gutians
206 first done
207 third drop
208 third mill 0
209 third bank wood metal
210 fourth drop
211 third bank metal ore
212 third done
213 fourth trade second
214 third trade fourth
215 third ask flour
216 fourth give flour
217 fourth ask metal
218 third send
219 third work smelt
220 fourth give grain
221 fourth accept third
222 third at eshnunna
223 third bank grain wood
224 fourth drop
225 fourth done
226 fourth work blank
227 fourth at assur
228 fourth trade first
229 fourth ask card yaminites
230 third work blank
231 third at eshnunna
232 fourth give card mercenaries
233 third work blank
234 fourth send
235 third at eshnunna
236 first decline fourth
237 third work blank
238 fourth done
239 fourth trade first
240 third at eshnunna
241 fourth give ore
242 third work blank
243 third at eshnunna
244 third done
245 fourth give grain
246 fourth ungive grain
247 third done
248 third bank grain metal
249 third trade second
250 fourth ask card gutians
251 third drop
252 third done
253 fourth send
254 fourth withdraw
255 fourth trade first
256 fourth give metal
257 fourth drop
258 fourth trade second
259 fourth ask card forced-march
260 fourth unask card forced-march
261 fourth drop
262 fourth trade second
263 fourth ask card hanaeans
264 fourth unask card hanaeans
265 fourth ask card hanaeans
266 fourth give wood
267 fourth give grain
268 fourth ungive grain
269 fourth drop
270 fourth done
271 second counterclockwise
272 second done
273 second done
274 second unit foot
275 second at mari
276 second at yaminites
277 second trade first
278 second ask card blessing
279 second send
280 second unit chariot
281 first decline second
282 second at mari
283 second at suhum
284 second done
285 first bank wood metal
286 first erect ishtar
287 first at babylon
288 first no
289 first trade third
290 first give card intrigue
291 first send
292 first withdraw
293 first done
294 first trade third
295 first ask 5 ore
296 first send
297 third decline first
298 first done
299 first card hanaeans
300 first at mari
301 first trade third
302 first ask 25 metal
303 first send
304 first done
305 fourth trade third
306 fourth give grain
307 third trade second
308 third drop
309 fourth drop
310 fourth done
311 third counter first
312 third ungive 5 metal
313 third drop
314 fourth done
315 fourth trade first
316 fourth give wood
317 fourth ask card spies
318 fourth send
319 first counter fourth
320 first drop
321 fourth done
322 third done
323 third campaign alliance
324 third against fourth
325 third pay flour
326 third done
327 fourth trade third
328 first done
329 first mill 10
330 fourth drop
331 fourth bank grain wood
332 second trade third
333 third mill 2
334 fourth bank grain metal
335 first done
336 second drop
337 second trade first
338 second drop
339 first bank grain flour
340 first trade fourth
341 first drop
342 third bank grain wood
343 second mill 2
344 fourth bank grain metal
345 first done
346 third card rich-vein
347 third trade fourth
348 second bank grain ore
349 second done
350 first done
351 fourth bank grain metal
352 second bank ore metal
353 fourth bank metal flour
354 first bank grain wood
355 third ask card turukkaeans
356 first trade fourth
357 third send
358 fourth mill 4
359 third withdraw
360 third trade first
361 second trade fourth
362 second drop
363 fourth card cedar-rafts
364 third give 25 grain
365 second trade fourth
366 second give card blessing
367 fourth bank wood ore
368 third ask 5 metal
369 second give 25 grain
370 first drop
371 first trade third
372 third ask metal
373 second ask metal
374 fourth bank wood flour
375 second ask 5 wood
376 third unask metal
377 fourth trade first
378 second unask wood
379 third ungive 25 grain
380 fourth drop
381 third drop
382 second ungive 5 grain
383 second give 5 grain
384 first drop
385 second give card mercenaries
386 fourth bank grain wood
387 second give grain
388 second unask wood
389 fourth done
390 third trade fourth
391 fourth work smelt
392 third ask card rich-vein
393 third send
394 first trade fourth
395 second unask wood
396 first give flour
397 first send
398 fourth at assur
399 fourth counter third
400 fourth decline first
401 fourth drop
402 third bank ore grain
403 first bank grain ore
404 third trade fourth
405 fourth bank metal wood
406 third give card gutians
407 fourth bank grain metal
408 second ungive card mercenaries
409 third drop
410 third bank ore wood
411 third trade second
412 second send
413 second withdraw
414 third drop
415 third bank grain wood
416 second trade first
417 fourth work blank
418 third trade first
419 second ask 5 flour
420 third ask card gutians
421 first trade fourth
422 first ask card blessing
423 second unask 5 flour
424 first unask card blessing
425 fourth at assur
426 second give 25 grain
427 third send
428 third bank wood ore
429 second ungive grain
430 fourth work blank
431 second drop
432 third done
433 third work smelt
434 third at eshnunna
435 first drop
436 second trade first
437 third work blank
438 first counter third
439 first give ore
440 second drop
441 second bank grain ore
442 first ask card envoys
443 third at eshnunna
444 second done
445 third bank metal grain
446 first send
447 fourth at assur
448 third done
449 first withdraw
450 first bank ore metal
451 fourth trade third
452 fourth ask ore
453 second at suhum
454 third trade second
455 fourth give metal
456 second bank grain ore
457 fourth ask card hanaeans
458 second trade third
459 third drop
460 fourth give flour
461 first trade fourth
462 first drop
463 second ask card hanaeans
464 second ask card forced-march
465 second ask wood
466 third done
467 second unask wood
468 first bank grain wood
469 fourth ask 25 wood
470 fourth ungive flour
471 fourth unask 5 wood
472 fourth drop
473 third trade second
474 second unask card hanaeans
475 fourth work blank
476 fourth at assur
477 second unask card forced-march
478 second ask card rich-harvest
479 fourth done
480 second drop
481 third ask 5 flour
482 first trade second
483 second done
484 fourth done
485 first give 5 flour
486 second done
487 first drop
488 third drop
489 third done
490 first done
491 first clockwise
492 first erect marduk
493 first at nippur
494 first no
495 first done
496 first done
497 first card yaminites
498 first at tadmor
499 first at qatna
500 first unit chariot
501 first at babylon
502 first at nippur
503 first trade third
504 first give card intrigue
505 first ask card caravan
506 first unask card caravan
507 first send
508 first unit foot
509 first at nippur
510 first at kish
511 third decline first
512 first trade second
513 first give card intrigue
514 first send
515 first done
516 second done
517 second card forced-march
518 second accept first
519 second trade first
520 second give card blessing
521 second drop
522 second bank grain metal
523 second campaign alliance
524 second against fourth
525 second pay flour
526 fourth yes
527 second trade fourth
528 second give card mercenaries
529 second send
530 second unit foot
531 second at mari
532 fourth accept second
533 second at qattunan
534 second done
535 third bank metal wood
536 third done
537 third campaign war
538 third against fourth
539 third pay wood
540 third done
541 fourth erect ishtar
542 fourth bank grain metal
543 fourth trade first
544 fourth drop
545 fourth trade third
546 fourth drop
547 fourth trade third
548 fourth give grain
549 fourth ask metal
550 fourth drop
551 fourth trade third
552 fourth ask 5 wood
553 fourth give grain
554 fourth ungive grain
555 fourth ask 25 flour
556 fourth unask 5 flour
557 fourth ask metal
558 fourth drop
559 fourth done
560 fourth done
561 fourth trade second
562 fourth drop
563 fourth unit blank
564 fourth at assur
565 fourth at karana
566 fourth unit chariot
567 fourth at assur
568 fourth at nineveh
569 fourth trade first
570 fourth give grain
571 fourth send
572 fourth withdraw
573 fourth unit foot
574 fourth at assur
575 fourth at mankisum
576 fourth trade second
577 fourth give card mercenaries
578 fourth ungive card mercenaries
579 fourth give flour
580 fourth send
581 fourth unit chariot
582 fourth at nineveh
583 fourth at amedi
584 second accept fourth
585 fourth done
586 fourth done
587 fourth trade first
588 fourth drop
589 second bank grain flour
590 third trade first
591 fourth mill 0
592 first at nippur
593 third drop
594 third trade fourth
595 third ask card rich-vein
596 third give card siege-ladders
597 first done
598 fourth done
599 third drop
600 fourth done
601 third mill 1
602 second done
603 first mill 0
604 second mill 3
605 third done
606 third done
607 first done
608 first trade fourth
609 fourth done
610 first drop
611 third bank grain ore
612 second done
613 fourth trade second
614 first trade second
615 fourth drop
616 fourth done
617 second trade fourth
618 second ask card siege-ladders
619 third done
620 second ask card rich-vein
621 first give grain
622 third trade first
623 third drop
624 second unask card siege-ladders
625 third bank grain metal
626 third done
627 first send
628 first withdraw
629 second ask card gutians
630 first trade third
631 first drop
632 second unask card gutians
633 first work blank
634 second drop
635 first at kish
636 first done
637 second trade first
638 second ask card turukkaeans
639 second ask 5 ore
640 first done
641 first done
642 second drop
643 second done
644 second bank grain flour
645 second done
646 second done
647 second clockwise
648 second trade fourth
649 second give ore
650 second ask metal
651 second ask card intrigue
652 second unask card intrigue
653 second send
654 second bank grain flour
655 second bank grain wood
656 second withdraw
657 second done
658 second card hanaeans
659 second at shubatenlil
660 second at hanaeans
661 second done
662 second unit chariot
663 second at suhum
664 second at hatra
665 second unit foot
666 second at qattunan
667 second at hanaeans
668 second unit chariot
669 second at hatra
670 second at karana
671 second done
672 third done
673 third trade fourth
674 third give metal
675 third drop
676 third trade first
677 third drop
678 third trade first
679 third give card gutians
680 third ungive card gutians
681 third drop
682 third campaign war
683 third against second
684 third pay wood
685 third no
686 third bank grain flour
687 third bank grain wood
688 third trade second
689 third ask card sutaeans
690 third drop
691 third card siege-ladders
692 third done
693 fourth trade third
694 fourth give metal
695 fourth ask card spies
696 fourth give wood
697 fourth send
698 third bank grain wood
699 third counter fourth
700 fourth done
701 third give card gutians
702 third send
703 fourth done
704 fourth trade third
705 fourth drop
706 fourth done
707 first done
708 fourth decline third
709 first done
710 first trade second
711 first drop
712 first done
713 first done
714 first trade fourth
715 second done
716 third mill 2
717 second trade fourth
718 first ask ore
719 third trade fourth
720 third give ore
721 fourth done
722 third drop
723 second ask card hanaeans
724 first drop
725 third done
726 fourth trade third
727 first trade fourth
728 fourth drop
729 first ask card second-wind
730 fourth trade first
731 third trade second
732 third give card gutians
733 third send
734 second accept third
735 fourth drop
736 second ask card siege-ladders
737 second give grain
738 first give grain
739 third work blank
740 third at eshnunna
741 third bank metal flour
742 fourth bank metal wood
743 third trade first
744 first give wood
745 fourth mill 0
746 fourth trade third
747 fourth ask card envoys
748 fourth unask card envoys
749 second give wood
750 fourth give wood
751 first give grain
752 first give wood
753 fourth drop
754 third drop
755 first drop
756 third done
757 first trade third
758 fourth done
759 third done
760 first give card deserters
761 third done
762 second ask card sutaeans
763 first ask card yaminites
764 second give ore
765 fourth trade first
766 first unask card yaminites
767 first ungive card deserters
768 fourth give 5 ore
769 fourth give metal
770 second give grain
771 first ask ore
772 fourth ask card forced-march
773 fourth ask flour
774 second ungive ore
775 fourth give 5 ore
776 fourth unask card forced-march
777 first unask ore
778 first drop
779 first trade second
780 fourth ask card blessing
781 second ask card blessing
782 second drop
783 fourth ungive metal
784 second trade first
785 second ask card blessing
786 second drop
787 fourth ask wood
788 fourth send
789 first drop
790 first bank metal ore
791 second mill 0
792 first trade fourth
793 fourth withdraw
794 second done
795 fourth done
796 fourth done
797 second at suhum
798 second bank metal flour
799 first drop
800 fourth done
801 first mill 0
802 first trade fourth
803 first drop
804 second work blank
805 second at yaminites
806 first trade third
807 first give wood
808 second trade first
809 second ask grain
810 second ask card gutians
811 second unask card gutians
812 first send
813 first done
814 second give card gutians
815 second send
816 second work blank
817 second at yaminites
818 third trade fourth
819 second done
820 third decline first
821 third give grain
822 first work blank
823 second at mari
824 second withdraw
825 second trade first
826 third send
827 second give card blessing
828 second drop
829 fourth decline third
830 second trade third
831 second drop
832 first at kish
833 first done
834 second trade fourth
835 second drop
836 first trade second
837 second trade first
838 first ask card mercenaries
839 second drop
840 first ask card locusts
841 first unask card locusts
842 second done
843 second trade fourth
844 first unask card mercenaries
845 first give wood
846 first send
847 second drop
848 second decline first
849 first trade fourth
850 second trade first
851 second give card intrigue
852 second ask wood
853 second unask wood
854 second ungive card intrigue
855 second drop
856 first ask 5 grain
857 first send
858 fourth decline first
859 first done
860 first trade fourth
861 first ask flour
862 first ask card yaminites
863 second done
864 first ask 5 flour
865 first give grain
866 first drop
867 first trade third
868 first give card deserters
869 first drop
870 first trade third
871 first drop
872 first done
873 third counterclockwise
874 third erect ishtar
875 third done
876 third bank metal wood
877 third trade second
878 third drop
879 third done
880 third done
881 second trade first
882 second give card blessing
883 second send
884 first decline second
885 second done
886 second done
887 second card gutians
888 second at awan
889 second at susa
890 second done
891 first trade third
892 first drop
893 first done
894 first campaign war
895 first against third
896 first pay metal
897 first no
898 first done
899 fourth bank metal grain
900 fourth done
901 fourth campaign war
902 fourth against first
903 fourth pay wood
904 fourth no
905 fourth trade third
906 fourth give grain
907 fourth send
908 fourth bank ore metal
909 fourth done
910 third mill 2
911 fourth at nineveh
912 fourth at amedi
913 first trade fourth
914 first ask card cedar-rafts
915 fourth bank wood grain
916 second at qattunan
917 second done
918 third bank grain ore
919 first ask card cedar-rafts
920 second mill 0
921 third trade second
922 fourth done
923 second done
924 third give ore
925 first drop
926 fourth at nineveh
927 first trade third
928 fourth trade third
929 third send
930 third withdraw
931 first ask card sutaeans
932 first ask card rich-harvest
933 second work blank
934 first give ore
935 fourth drop
936 third bank grain ore
937 first drop
938 first at nippur
939 third bank ore grain
940 first bank wood metal
941 third trade fourth
942 fourth trade first
943 second at hanaeans
944 second trade third
945 first done
946 fourth drop
947 third ask 25 metal
948 fourth trade second
949 third unask metal
950 second give metal
951 second ask card envoys
952 first mill 2
953 second unask card envoys
954 first trade fourth
955 first drop
956 third give grain
957 first done
958 second ask card rich-harvest
959 first trade fourth
960 third ask card forced-march
961 second ask card mercenaries
962 second ungive metal
963 first ask card siege-ladders
964 second unask card rich-harvest
965 third give wood
966 third unask card forced-march
967 second unask card mercenaries
968 first give ore
969 second give ore
970 third ungive wood
971 fourth ask card envoys
972 first drop
973 third give flour
974 third send
975 second send
976 fourth send
977 fourth counter third
978 second work blank
979 third accept second
980 fourth give grain
981 first work blank
982 first at babylon
983 first work blank
984 third trade second
985 first at babylon
986 fourth ungive metal
987 second at karana
988 fourth send
989 first done
990 second done
991 first trade third
992 second done
993 first ask 5 ore
994 first send
995 fourth bank grain wood
996 second trade third
997 second give grain
998 first withdraw
999 second give ore
1000 fourth mill 0
1001 second send
1002 first done
1003 fourth done
1004 first trade second
1005 first give ore
1006 second withdraw
1007 fourth withdraw
1008 second trade fourth
1009 fourth bank ore grain
1010 second give ore
1011 first ask card turukkaeans
1012 fourth work blank
1013 third drop
1014 second give card blessing
1015 first ungive ore
1016 third trade first
1017 first ask card deserters
1018 first give card deserters
1019 third drop
1020 first ask metal
1021 fourth at assur
1022 third trade second
1023 first give metal
1024 third drop
1025 fourth done
1026 first ungive metal
1027 third trade fourth
1028 third ask card sutaeans
1029 first ungive card deserters
1030 third drop
1031 fourth bank ore metal
1032 fourth trade third
1033 second ungive card blessing
1034 first drop
1035 fourth drop
1036 second give wood
1037 second give metal
1038 fourth trade first
1039 first done
1040 second ungive metal
1041 second give card blessing
1042 fourth drop
1043 third done
1044 second drop
1045 second trade fourth
1046 third done
1047 third done
1048 fourth done
1049 fourth trade first
1050 third done
1051 fourth ask 5 wood
1052 fourth ask card rich-harvest
1053 second give grain
1054 second ask 5 flour
1055 second send
1056 second done
1057 fourth drop
1058 fourth done
1059 third counterclockwise
1060 third trade second
1061 third drop
1062 third trade second
1063 third drop
1064 third done
1065 fourth card mercenaries
1066 fourth counter second
1067 fourth ask card envoys
1068 fourth ask 25 flour
1069 fourth give ore
1070 fourth ask card rich-vein
1071 fourth drop
1072 fourth at amedi
1073 third done
1074 third done
1075 second done
1076 second done
1077 second done
1078 first done
1079 first trade third
1080 first drop
1081 first trade second
1082 first ask card yaminites
1083 first give metal
1084 first give ore
1085 first ungive metal
1086 first ungive ore
1087 first drop
1088 first trade third
1089 first drop
1090 first done
1091 first done
1092 fourth trade first
1093 fourth give grain
1094 fourth give wood
1095 fourth give ore
1096 fourth drop
1097 fourth done
1098 fourth done
1099 fourth done
1100 first at nippur
1101 fourth trade third
1102 fourth ask card mercenaries
1103 second at qattunan
1104 fourth ask 25 grain
1105 first trade fourth
1106 third bank grain metal
1107 fourth drop
1108 first give card deserters
1109 first send
1110 fourth counter first
1111 second done
1112 fourth unask card deserters
1113 third trade second
1114 first trade fourth
1115 first ask card turukkaeans
1116 fourth give wood
1117 fourth drop
1118 fourth trade first
1119 fourth drop
1120 third give 5 grain
1121 third ask 5 metal
1122 second trade third
1123 first unask card turukkaeans
1124 first drop
1125 first trade second
1126 third ungive 5 grain
1127 third send
1128 second give grain
1129 second give card blessing
1130 third mill 1
1131 fourth at amedi
1132 fourth done
1133 third withdraw
1134 second ungive grain
1135 fourth trade third
1136 second send
1137 third bank grain metal
1138 third decline second
1139 first drop
1140 first trade second
1141 third trade first
1142 first drop
1143 fourth ask 25 flour
1144 third drop
1145 first trade fourth
1146 first give wood
1147 fourth drop
1148 first ask ore
1149 first ungive wood
1150 first unask ore
1151 first give wood
1152 second mill 3
1153 first give metal
1154 fourth mill 3
1155 fourth bank grain metal
1156 first send
1157 first withdraw
1158 fourth done
1159 first done
1160 fourth bank grain wood
1161 first trade second
1162 first drop
1163 fourth trade first
1164 third bank grain ore
1165 second trade first
1166 fourth drop
1167 first trade third
1168 second give 5 grain
1169 third done
1170 first drop
1171 fourth work blank
1172 second send
1173 first trade second
1174 first drop
1175 first bank grain wood
1176 second withdraw
1177 third trade first
1178 third ask 5 flour
1179 third send
1180 third bank grain flour
1181 second trade third
1182 second give card intrigue
1183 first counter third
1184 second send
1185 first drop
1186 third done
1187 first trade fourth
1188 fourth at mankisum
1189 first drop
1190 fourth bank wood ore
1191 first trade second
1192 third at eshnunna
1193 second bank grain wood
1194 first drop
1195 first bank grain metal
1196 third accept second
1197 fourth trade second
1198 third bank grain wood
1199 third bank grain flour
1200 second trade first
1201 third done
1202 third bank grain flour
1203 third bank grain flour
1204 first bank metal wood
1205 second give ore
1206 fourth drop
1207 second ask card intrigue
1208 fourth trade third
1209 second give wood
1210 third done
1211 second drop
1212 fourth ask card second-wind
1213 first mill 10
1214 fourth unask card second-wind
1215 second bank grain wood
1216 second done
1217 second trade fourth
1218 first bank wood metal
1219 second ask card siege-ladders
1220 first trade third
1221 fourth drop
1222 first ask metal
1223 fourth trade second
1224 fourth drop
1225 fourth done
1226 fourth trade first
1227 second ask card blessing
1228 fourth ask card rich-vein
1229 first send
1230 second send
1231 first withdraw
1232 first bank grain flour
1233 fourth unask card rich-vein
1234 second bank wood flour
1235 fourth ask card second-wind
1236 fourth decline second
1237 fourth drop
1238 first bank grain flour
1239 first done
1240 second work blank
1241 first bank grain flour
1242 first done
1243 first trade second
1244 second at yaminites
1245 first give 5 flour
1246 fourth done
1247 second bank grain flour
1248 fourth trade first
1249 fourth drop
1250 first ungive 5 flour
1251 first give flour
1252 fourth trade second
1253 first ungive flour
1254 first drop
1255 fourth drop
1256 second done
1257 first bank grain ore
1258 second trade third
1259 fourth done
1260 first done
1261 second drop
1262 second done
1263 first done
1264 second trade third
1265 second drop
1266 second bank grain flour
1267 second trade fourth
1268 second ask card yaminites
1269 second unask card yaminites
1270 second ask flour
1271 second drop
1272 second bank grain wood
1273 second trade third
1274 second give wood
1275 second ungive wood
1276 second give flour
1277 second drop
1278 second trade third
1279 second drop
1280 second done
1281 second counterclockwise
1282 second done
1283 second done
1284 second done
1285 first trade second
1286 first ask 25 flour
1287 first unask 25 flour
1288 first ask 25 wood
1289 first drop
1290 first trade second
1291 first drop
1292 first done
1293 first done
1294 first trade fourth
1295 first ask card yaminites
1296 first give metal
1297 first send
1298 fourth counter first
1299 fourth unask metal
1300 first trade second
1301 fourth drop
1302 first ask 25 flour
1303 first give ore
1304 first ask grain
1305 first unask grain
1306 first unask flour
1307 first drop
1308 first trade third
1309 first drop
1310 first trade second
1311 first give metal
1312 first ask 25 metal
1313 first send
1314 second counter first
1315 first done
1316 fourth bank grain metal
1317 second unask metal
1318 fourth bank grain flour
1319 fourth trade third
1320 fourth give 5 grain
1321 fourth send
1322 third accept fourth
1323 second send
1324 first counter second
1325 fourth done
1326 fourth card mercenaries
1327 first ask 25 metal
1328 fourth at mankisum
1329 fourth campaign alliance
1330 fourth against first
1331 first drop
1332 fourth pay flour
1333 first yes
1334 fourth done
1335 third card intrigue
1336 third against first
1337 third done
1338 third campaign alliance
1339 third against first
1340 third pay flour
1341 third trade first
1342 third drop
1343 third bank grain ore
1344 third trade second
1345 third ask card turukkaeans
1346 third unask card turukkaeans
1347 third ask card caravan
1348 third send
1349 third bank ore grain
1350 third bank grain ore
1351 third withdraw
1352 third unit chariot
1353 third at eshnunna
1354 third at bagdad
1355 third unit blank
1356 third at eshnunna
1357 third at meturan
1358 third unit chariot
1359 third at bagdad
1360 third at meturan
1361 third done
1362 second done
1363 first at nippur
1364 second trade third
1365 third done
1366 first done
1367 fourth trade third
1368 fourth ask card cedar-rafts
1369 second ask 25 ore
1370 fourth drop
1371 third mill 0
1372 second ask card envoys
1373 first mill 1
1374 first done
1375 first work blank
1376 second send
1377 fourth at nineveh
1378 first at babylon
1379 third done
1380 second withdraw
1381 second trade third
1382 third done
1383 third done
1384 fourth trade first
1385 first work blank
1386 third trade second
1387 fourth ask card rich-vein
1388 third ask card forced-march
1389 fourth give ore
1390 third send
1391 third done
1392 second drop
1393 fourth give ore
1394 first at babylon
1395 second counter third
1396 first trade third
1397 second drop
1398 first ask card siege-ladders
1399 first send
1400 fourth drop
1401 first done
1402 fourth trade first
1403 first done
1404 fourth ask card locusts
1405 third trade first
1406 fourth unask card locusts
1407 second mill 0
1408 fourth give wood
1409 third drop
1410 third counter first
1411 second trade third
1412 third ask 25 flour
1413 second drop
1414 second trade fourth
1415 third drop
1416 second ask 25 metal
1417 second ask 25 metal
1418 first trade fourth
1419 second ask card yaminites
1420 second unask 5 metal
1421 fourth give ore
1422 second send
1423 first give ore
1424 first drop
1425 fourth send
1426 first counter fourth
1427 second withdraw
1428 fourth done
1429 second done
1430 fourth at nineveh
1431 second trade third
1432 fourth mill 0
1433 second ask card siege-ladders
1434 first give card deserters
1435 second give ore
1436 first give wood
1437 first ask 5 wood
1438 fourth bank grain ore
1439 first send
1440 second give grain
1441 second give metal
1442 fourth counter first
1443 second give wood
1444 fourth drop
1445 second unask card siege-ladders
1446 second drop
1447 second work blank
1448 fourth bank grain flour
1449 first done
1450 second at karana
1451 fourth done
1452 fourth bank ore flour
1453 second trade third
1454 fourth done
1455 fourth trade first
1456 fourth ask 25 ore
1457 second ask card sutaeans
1458 fourth ask card intrigue
1459 fourth ask 5 metal
1460 fourth unask 25 ore
1461 fourth give flour
1462 second drop
1463 fourth ask ore
1464 fourth send
1465 fourth bank grain metal
1466 first decline fourth
1467 fourth done
1468 second trade fourth
1469 second drop
1470 fourth done
1471 second done
1472 second trade first
1473 second give wood
1474 second ask card gutians
1475 second unask card gutians
1476 second send
1477 second done
1478 first counter second
1479 first ask grain
1480 first give wood
1481 first ungive wood
1482 second trade fourth
1483 second ask card mercenaries
1484 second ask 5 wood
1485 first give ore
1486 first send
1487 second ask 5 flour
1488 second drop
1489 second done
1490 second clockwise
1491 second accept first
1492 second done
1493 second done
1494 second trade fourth
1495 second drop
1496 second done
1497 third trade second
1498 third drop
1499 third done
1500 third trade first
1501 third drop
1502 third campaign alliance
1503 third against fourth
1504 third pay wood
1505 fourth yes
1506 third done
1507 fourth erect canal
1508 fourth at nineveh
1509 fourth trade third
1510 fourth give grain
1511 fourth send
1512 third decline fourth
1513 fourth trade first
1514 fourth drop
1515 fourth trade third
1516 fourth drop
1517 fourth done
1518 fourth done
1519 fourth done
1520 first trade third
1521 first drop
1522 first trade third
1523 first ask 5 ore
1524 first send
1525 first done
1526 third decline first
1527 first trade third
1528 first ask 5 flour
1529 first give grain
1530 first drop
1531 first done
1532 first done
end 1532 470ea6c24ab7b26f
