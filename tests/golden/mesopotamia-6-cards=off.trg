[Game "mesopotamia"]
[Rules "1"]
[Seats "6"]
[Options "years=2, cards=off, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one"]
[Names "first, second, third, fourth, fifth, sixth"]
[SeedHash "0055117f0d8e79598af77e2c348df5863d0554618664d8a75061a015bb2cb31e"]
[Seed "golden mesopotamia 6"]
[Box "standard 58dce2de"]
[Result "1 0 0 0 0 0"]

1 fifth mill 3
2 third mill 0
3 second mill 5
4 third bank grain flour
5 third trade second
6 sixth mill 4
7 fifth done
8 fifth bank grain metal
9 fourth mill 0
10 third ask ore
11 fourth done
12 sixth bank grain wood
13 first mill 5
14 third send
15 fifth done
16 second accept third
17 third bank grain wood
18 first work smelt
19 sixth bank metal flour
20 second trade fifth
21 second give wood
22 second drop
23 second work smelt
24 third bank metal wood
25 fourth trade third
26 second trade first
27 second ask wood
28 fourth give metal
29 second give wood
30 fourth send
31 first trade fifth
32 third decline fourth
33 first give ore
34 fourth trade second
35 first give wood
36 first ask wood
37 third work chariot
38 sixth trade third
39 sixth ask metal
40 fourth drop
41 third trade fifth
42 fourth erect millstone
43 fourth bank wood ore
44 third ask flour
45 sixth send
46 third decline sixth
47 fourth trade second
48 third drop
49 sixth trade first
50 second give wood
51 sixth give ore
52 third trade sixth
53 first ungive ore
54 third drop
55 fourth drop
56 first unask wood
57 first ask ore
58 second drop
59 sixth ask flour
60 first drop
61 first done
62 fourth trade first
63 first erect forge
64 second bank wood ore
65 fourth ask grain
66 second work blank
67 fourth send
68 sixth ask metal
69 sixth give ore
70 third bank ore flour
71 first done
72 third bank ore wood
73 fourth bank ore flour
74 first counter fourth
75 second work blank
76 second bank metal flour
77 first give flour
78 fourth bank grain ore
79 second done
80 sixth ungive ore
81 fourth trade first
82 second done
83 first ungive grain
84 third bank grain metal
85 sixth ungive ore
86 third trade second
87 fourth give wood
88 first drop
89 third ask metal
90 sixth send
91 sixth work foot
92 fourth ask flour
93 third ask flour
94 sixth done
95 first accept sixth
96 third give wood
97 third drop
98 sixth done
99 third trade second
100 fourth give metal
101 third drop
102 third trade first
103 third drop
104 third done
105 fourth ask metal
106 third done
107 fourth send
108 fourth withdraw
109 fourth trade sixth
110 fourth ask ore
111 fourth ask grain
112 fourth unask ore
113 fourth unask grain
114 fourth give ore
115 fourth send
116 sixth decline fourth
117 fourth done
118 first counterclockwise
119 first trade sixth
120 first drop
121 first bank grain metal
122 first done
123 first done
124 first done
125 sixth erect ishtar
126 sixth bank wood grain
127 sixth done
128 sixth trade first
129 sixth ask ore
130 sixth ask ore
131 sixth drop
132 sixth done
133 sixth done
134 fifth done
135 fifth trade second
136 fifth drop
137 fifth bank metal ore
138 fifth bank grain metal
139 fifth campaign alliance
140 fifth against sixth
141 fifth pay flour
142 fifth unit chariot
143 fifth at alalakh
144 fifth unit foot
145 fifth at hashum
146 fifth unit chariot
147 fifth at hashum
148 fifth bank ore flour
149 fifth done
150 fourth bank metal ore
151 fourth bank grain flour
152 fourth bank grain ore
153 fourth trade third
154 fourth drop
155 fourth done
156 fourth trade first
157 fourth give metal
158 fourth give flour
159 fourth ask grain
160 fourth give metal
161 fourth send
162 fourth bank ore metal
163 fourth bank ore metal
164 fourth withdraw
165 fourth trade sixth
166 fourth drop
167 fourth done
168 fourth done
169 third erect marduk
170 third done
171 third bank wood flour
172 third trade first
173 third ask wood
174 third unask wood
175 third drop
176 third campaign war
177 third against fifth
178 third pay wood
179 third done
180 second bank metal grain
181 second bank metal ore
182 second done
183 second bank grain flour
184 second done
185 second done
186 fourth mill 0
187 sixth mill 2
188 first mill 1
189 sixth bank ore metal
190 fourth trade sixth
191 sixth trade first
192 sixth give ore
193 fourth ask ore
194 third mill 0
195 first trade third
196 second mill 0
197 first ask flour
198 fifth done
199 fourth unask ore
200 second done
201 second done
202 first give flour
203 sixth ask metal
204 fifth mill 1
205 fourth drop
206 third done
207 third trade second
208 fifth done
209 fifth bank wood flour
210 sixth ungive ore
211 first unask flour
212 fifth done
213 fourth trade fifth
214 fourth ask metal
215 fourth unask metal
216 sixth give metal
217 sixth ungive metal
218 fourth drop
219 third give metal
220 sixth ask ore
221 sixth send
222 fourth done
223 fifth trade first
224 first drop
225 fifth ask grain
226 first counter sixth
227 fourth done
228 fifth drop
229 fifth done
230 fourth done
231 sixth trade third
232 fifth bank ore grain
233 sixth ask metal
234 fourth done
235 fifth done
236 sixth ask grain
237 first give metal
238 sixth give wood
239 third send
240 sixth ungive wood
241 third done
242 second accept third
243 third trade second
244 third ask ore
245 first ask ore
246 first drop
247 sixth ask flour
248 third drop
249 sixth send
250 sixth done
251 first work blank
252 first trade fourth
253 sixth done
254 first give flour
255 third trade sixth
256 third ask wood
257 first give ore
258 first send
259 fourth accept first
260 third give metal
261 first work blank
262 first bank wood ore
263 third drop
264 first trade third
265 first ask flour
266 third decline sixth
267 third trade fourth
268 third ask ore
269 third unask ore
270 third drop
271 third done
272 first give flour
273 third trade sixth
274 first ungive flour
275 first drop
276 third ask grain
277 third unask grain
278 third drop
279 third done
280 first done
281 first trade sixth
282 first give ore
283 first ungive ore
284 first give wood
285 first ask flour
286 first unask flour
287 first ungive wood
288 first ask flour
289 first ask wood
290 first unask wood
291 first ask grain
292 first drop
293 first done
294 fourth counterclockwise
295 fourth trade third
296 fourth ask wood
297 fourth unask wood
298 fourth drop
299 fourth done
300 fourth done
301 fourth done
302 third done
303 third campaign alliance
304 third against second
305 second yes
306 third trade fifth
307 third give metal
308 third give grain
309 third ask flour
310 third unask flour
311 third drop
312 third done
313 second bank grain flour
314 second trade sixth
315 second drop
316 second done
317 second campaign break
318 second pay wood
319 second unit foot
320 second at sippar
321 second done
322 first done
323 first done
324 first trade second
325 first give grain
326 first ask flour
327 first ungive grain
328 first give ore
329 first give grain
330 first send
331 second accept first
332 first done
333 sixth trade fourth
334 sixth drop
335 sixth done
336 sixth campaign alliance
337 sixth against fifth
338 sixth pay flour
339 sixth unit chariot
340 sixth at hatra
341 sixth done
342 fifth done
343 fifth campaign alliance
344 fifth against first
345 fifth pay flour
346 first yes
347 fifth bank metal grain
348 fifth trade third
349 fifth give flour
350 fifth ask wood
351 fifth ungive flour
352 fifth ask metal
353 fifth drop
354 fifth trade third
355 fifth drop
356 fifth trade second
357 fifth give ore
358 fifth send
359 fifth done
360 second done
361 sixth mill 5
362 second mill 1
363 first mill 3
364 fifth done
365 sixth done
366 fourth mill 10
367 first bank grain flour
368 fifth mill 4
369 sixth trade fourth
370 second done
371 fourth done
372 second done
373 first done
374 first done
375 third mill 4
376 third trade second
377 second done
378 third give wood
379 sixth give ore
380 fourth trade second
381 third drop
382 fifth trade second
383 fifth give flour
384 sixth give ore
385 third done
386 fifth give grain
387 sixth drop
388 sixth at hatra
389 sixth trade second
390 third done
391 fourth give flour
392 fifth send
393 second decline fifth
394 fifth trade second
395 fifth ask ore
396 fourth drop
397 fifth unask ore
398 sixth drop
399 fourth bank grain wood
400 third done
401 fifth ask grain
402 fifth unask grain
403 sixth trade third
404 fourth at eshnunna
405 fourth done
406 fourth bank grain ore
407 fifth drop
408 fifth bank grain ore
409 fourth trade first
410 fourth give wood
411 sixth drop
412 sixth done
413 fifth trade third
414 fifth give wood
415 sixth bank grain ore
416 fourth give flour
417 fourth ask metal
418 fifth ungive wood
419 sixth bank grain ore
420 sixth trade fourth
421 sixth ask wood
422 fourth unask metal
423 fourth drop
424 fourth trade first
425 fifth ask ore
426 sixth unask wood
427 sixth drop
428 fourth drop
429 fifth ask metal
430 sixth bank grain flour
431 sixth trade fourth
432 fifth ask ore
433 fourth bank grain ore
434 fifth unask metal
435 sixth drop
436 fifth drop
437 fifth trade first
438 fifth ask ore
439 fifth ask flour
440 fifth send
441 first decline fifth
442 sixth bank ore flour
443 sixth bank grain flour
444 sixth done
445 fourth trade second
446 fourth ask grain
447 fourth send
448 fifth trade third
449 second counter fourth
450 fifth ask grain
451 fifth ask wood
452 second ask grain
453 fifth give metal
454 second ungive grain
455 second unask grain
456 fifth drop
457 fourth bank grain ore
458 second give wood
459 second drop
460 fifth done
461 fourth trade second
462 fifth work blank
463 fifth at halab
464 fifth done
465 fifth done
466 fourth drop
467 fourth bank ore wood
468 fourth done
469 fifth bank grain flour
470 fifth bank grain ore
471 fifth bank grain ore
472 fifth done
473 second counterclockwise
474 second done
475 second trade fifth
476 second ask flour
477 second drop
478 second trade fourth
479 second give metal
480 second drop
481 second bank grain metal
482 second trade sixth
483 second give flour
484 second ungive flour
485 second give metal
486 second ask ore
487 second give wood
488 second send
489 sixth decline second
490 second bank grain wood
491 second done
492 second trade third
493 second drop
494 second done
495 first bank metal wood
496 first done
497 first campaign alliance
498 first against second
499 first pay wood
500 second yes
501 first unit foot
502 first at ur
503 first done
504 sixth trade second
505 sixth give grain
506 sixth ungive grain
507 sixth ask grain
508 sixth drop
509 sixth bank grain flour
510 sixth bank grain ore
511 sixth trade third
512 sixth ask wood
513 sixth unask wood
514 sixth drop
515 sixth trade third
516 sixth drop
517 sixth bank grain metal
518 sixth trade second
519 sixth give grain
520 sixth drop
521 sixth done
522 sixth done
523 sixth done
524 fifth bank grain ore
525 fifth erect marduk
526 fifth at hashum
527 fifth done
528 fifth campaign war
529 fifth against third
530 fifth bank grain flour
531 fifth unit foot
532 fifth at hashum
533 fifth at amedi
534 fifth trade first
535 fifth ask metal
536 fifth unask metal
537 fifth drop
538 fifth trade first
539 fifth give ore
540 fifth drop
541 fifth bank ore grain
542 fifth bank grain flour
543 fifth bank grain metal
544 fifth trade third
545 fifth give grain
546 fifth drop
547 fifth unit blank
548 fifth at alalakh
549 fifth bank grain wood
550 fifth done
551 fourth done
552 fourth bank grain metal
553 fourth trade second
554 fourth ask grain
555 fourth unask grain
556 fourth give ore
557 fourth give ore
558 fourth ask metal
559 fourth unask metal
560 fourth ungive ore
561 fourth give metal
562 fourth ask flour
563 fourth ask grain
564 fourth give ore
565 fourth send
566 second accept fourth
567 fourth done
568 fourth unit chariot
569 fourth at der
570 fourth done
571 third bank grain ore
572 third done
573 third trade second
574 third ask ore
575 third send
576 second decline third
577 third campaign break
578 third trade sixth
579 third ask grain
580 third send
581 sixth counter third
582 sixth ask wood
583 third done
584 sixth unask wood
585 sixth give wood
586 sixth ask grain
587 sixth give wood
588 sixth give ore
589 sixth unask grain
590 sixth give ore
591 sixth drop
592 third mill 2
593 first mill 2
594 third bank grain metal
595 fourth work foot
596 first bank grain metal
597 second done
598 fifth trade first
599 second mill 2
600 second bank ore wood
601 sixth mill 5
602 third done
603 third done
604 second work blank
605 second at sippar
606 fifth give flour
607 fourth work blank
608 second bank grain metal
609 fourth at der
610 first work blank
611 second done
612 sixth work smelt
613 first at ur
614 third bank grain metal
615 fifth ungive flour
616 second done
617 sixth bank metal flour
618 first work blank
619 third bank grain metal
620 second trade first
621 sixth done
622 fourth done
623 first at larsa
624 second give flour
625 second give ore
626 fifth give flour
627 fifth give metal
628 second ungive ore
629 fourth done
630 fifth ask flour
631 fourth done
632 first bank grain ore
633 second give flour
634 third bank metal flour
635 third done
636 third trade fourth
637 second ungive flour
638 fifth ungive metal
639 first trade sixth
640 first give metal
641 first ask flour
642 first send
643 sixth trade third
644 third give grain
645 fifth ungive flour
646 fifth drop
647 sixth ask flour
648 fifth at amedi
649 first done
650 second ask metal
651 first withdraw
652 first bank grain flour
653 sixth unask flour
654 third ungive grain
655 sixth drop
656 second unask metal
657 first done
658 sixth trade fourth
659 fifth at hashum
660 fifth bank wood grain
661 fifth done
662 second ungive flour
663 first done
664 fifth at amedi
665 third give wood
666 fifth mill 1
667 fifth trade second
668 third give wood
669 sixth drop
670 third give grain
671 second ask metal
672 third give wood
673 sixth done
674 second give grain
675 fifth ask wood
676 third ask ore
677 fifth give ore
678 third ungive wood
679 second drop
680 second done
681 third drop
682 third trade fourth
683 third ask ore
684 fifth unask wood
685 fifth ask metal
686 fifth give metal
687 third give flour
688 third ask metal
689 fifth ask grain
690 third ungive flour
691 third drop
692 third done
693 fifth drop
694 fifth done
695 fifth work blank
696 fifth at amedi
697 fifth done
698 fifth done
699 fifth trade third
700 fifth drop
701 fifth done
702 first counterclockwise
703 first trade fourth
704 first give grain
705 first give wood
706 first ungive wood
707 first ask wood
708 first unask wood
709 first ungive grain
710 first drop
711 first done
712 first campaign break
713 first against second
714 first pay metal
715 first bank metal flour
716 first unit blank
717 first at ur
718 first at lagash
719 first trade sixth
720 first drop
721 first done
722 sixth done
723 sixth trade fourth
724 sixth ask grain
725 sixth drop
726 sixth done
727 sixth unit chariot
728 sixth at hanaeans
729 sixth done
730 fifth done
731 fifth trade sixth
732 fifth give grain
733 fifth send
734 fifth withdraw
735 fifth done
736 fifth done
737 fourth trade fifth
738 fourth give metal
739 fourth drop
740 fourth trade fifth
741 fourth give grain
742 fourth send
743 fourth withdraw
744 fourth done
745 fourth done
746 fourth done
747 third done
748 third trade second
749 third drop
750 third campaign alliance
751 third against fifth
752 fifth yes
753 third trade fourth
754 third drop
755 third trade fifth
756 third drop
757 third done
758 second trade sixth
759 second give ore
760 second ungive ore
761 second give flour
762 second ask wood
763 second drop
764 second bank grain wood
765 second bank grain metal
766 second bank wood metal
767 second done
768 second bank metal flour
769 second trade fourth
770 second ask wood
771 second give ore
772 second unask wood
773 second give flour
774 second give flour
775 second send
776 second withdraw
777 second done
778 second trade sixth
779 second give grain
780 second ungive grain
781 second ask metal
782 second drop
783 second bank grain ore
784 second trade fourth
785 second ask wood
786 second send
787 second done
788 fifth done
789 sixth mill 1
790 second bank grain wood
791 second done
792 sixth done
793 first mill 1
794 first trade sixth
795 fifth mill 2
796 sixth trade first
797 sixth give metal
798 third mill 0
799 fifth bank metal flour
800 first give wood
801 sixth ungive metal
802 fifth trade first
803 fifth give wood
804 third trade fifth
805 fifth send
806 fifth bank ore wood
807 third drop
808 fifth bank ore wood
809 fourth bank metal wood
810 fourth done
811 third bank metal wood
812 fifth bank ore flour
813 fifth withdraw
814 second mill 1
815 fifth trade fourth
816 sixth ask metal
817 third trade fourth
818 fifth ask ore
819 fifth give wood
820 fifth give flour
821 sixth drop
822 fourth bank ore wood
823 sixth trade fourth
824 first give ore
825 fourth work blank
826 sixth drop
827 third give ore
828 first drop
829 fourth at der
830 third ask grain
831 first bank metal grain
832 sixth done
833 third send
834 fifth drop
835 fourth done
836 fourth decline third
837 first trade sixth
838 first ask grain
839 third done
840 fifth trade first
841 second trade fourth
842 third trade fourth
843 first ask ore
844 second ask wood
845 first drop
846 third drop
847 fifth ask grain
848 fourth trade first
849 fourth ask grain
850 fifth ask flour
851 third work blank
852 first trade sixth
853 fourth unask grain
854 fifth drop
855 fourth give metal
856 second ask grain
857 third done
858 fourth ungive metal
859 third done
860 third trade fifth
861 fourth give metal
862 third drop
863 fourth drop
864 second ask flour
865 fourth bank ore flour
866 second unask grain
867 fourth trade sixth
868 fourth ask metal
869 fifth bank ore wood
870 fifth bank wood metal
871 second send
872 fourth ask flour
873 first ask ore
874 first send
875 sixth decline first
876 first trade fifth
877 first give wood
878 second withdraw
879 second done
880 first send
881 first withdraw
882 fourth ask grain
883 fifth done
884 second work blank
885 first trade fifth
886 fifth trade sixth
887 first give flour
888 first send
889 first done
890 fifth ask wood
891 first work blank
892 first at ur
893 fourth drop
894 first bank metal wood
895 third done
896 first done
897 fourth done
898 second at sippar
899 second trade sixth
900 first bank metal grain
901 fifth send
902 fifth done
903 first done
904 fifth withdraw
905 fifth trade fourth
906 first withdraw
907 first done
908 fourth trade first
909 fifth give ore
910 second drop
911 second bank metal ore
912 second bank metal grain
913 fourth drop
914 second done
915 fourth trade sixth
916 fourth give flour
917 fifth give wood
918 fifth drop
919 second trade first
920 fifth trade fourth
921 second ask metal
922 second ask ore
923 second drop
924 fourth drop
925 second done
926 second done
927 fifth ask grain
928 fourth trade fifth
929 fifth send
930 fifth done
931 fourth decline fifth
932 fourth drop
933 fourth done
934 fifth bank ore wood
935 fifth trade sixth
936 fifth ask flour
937 fifth ask flour
938 fifth give flour
939 fifth give ore
940 fifth ask wood
941 fifth give grain
942 fifth unask flour
943 fifth unask flour
944 fifth drop
945 fifth trade third
946 fifth give metal
947 fifth send
948 fifth withdraw
949 fifth done
950 second clockwise
951 second trade third
952 second drop
953 second trade third
954 second give grain
955 second ask wood
956 second ungive grain
957 second unask wood
958 second give metal
959 second drop
960 second trade fourth
961 second give metal
962 second ungive metal
963 second give grain
964 second give ore
965 second drop
966 second done
967 second campaign alliance
968 second against sixth
969 sixth yes
970 second trade fourth
971 second drop
972 second done
973 third done
974 third campaign break
975 third pay wood
976 third done
977 fourth trade sixth
978 fourth give grain
979 fourth give grain
980 fourth send
981 fourth done
982 fourth campaign alliance
983 fourth against sixth
984 sixth counter fourth
985 fourth pay wood
986 sixth give ore
987 fourth done
988 sixth give wood
989 sixth unask grain
990 sixth give ore
991 sixth send
992 fifth trade sixth
993 fourth counter sixth
994 fifth give wood
995 fifth drop
996 fifth done
997 fifth campaign war
998 fourth give grain
999 fourth drop
1000 fifth against second
1001 fifth pay wood
1002 fifth done
1003 sixth trade fifth
1004 sixth drop
1005 sixth trade third
1006 sixth drop
1007 sixth trade fifth
1008 sixth ask wood
1009 sixth send
1010 fifth counter sixth
1011 sixth done
1012 fifth drop
1013 sixth trade third
1014 sixth give ore
1015 sixth ask wood
1016 sixth unask wood
1017 sixth drop
1018 sixth campaign war
1019 sixth against fourth
1020 sixth pay metal
1021 sixth done
1022 first trade sixth
1023 first ask grain
1024 first unask grain
1025 first give grain
1026 first drop
1027 first done
1028 first done
1029 first trade second
1030 first give ore
1031 first send
1032 first done
1033 fifth done
1034 third mill 1
1035 first mill 0
1036 fourth done
1037 sixth work blank
1038 fifth done
1039 fourth done
1040 third done
1041 third done
1042 sixth at hanaeans
1043 first done
1044 fourth trade second
1045 fifth done
1046 sixth done
1047 sixth done
1048 second done
1049 fifth done
1050 fourth drop
1051 fifth done
1052 first done
1053 second mill 1
1054 fourth done
1055 second done
1056 first done
1057 fourth done
1058 third trade fourth
1059 third drop
1060 third trade sixth
1061 third ask flour
1062 first trade fourth
1063 second done
1064 third ask metal
1065 third drop
1066 second done
1067 first give metal
1068 first drop
1069 first done
1070 third done
1071 second done
1072 third done
1073 third clockwise
1074 third trade fifth
1075 third drop
1076 third done
1077 third done
1078 third done
1079 fourth trade third
1080 fourth drop
1081 fourth trade third
1082 fourth drop
1083 fourth done
1084 fourth campaign war
1085 fourth against second
1086 fourth done
1087 fifth trade second
1088 fifth drop
1089 fifth trade first
1090 fifth give ore
1091 fifth send
1092 first accept fifth
1093 fifth done
1094 fifth trade second
1095 fifth drop
1096 fifth campaign alliance
1097 fifth against fourth
1098 fifth done
1099 sixth done
1100 sixth campaign break
1101 sixth pay flour
1102 sixth done
1103 first done
1104 first trade fourth
1105 first ask flour
1106 first drop
1107 first done
1108 first done
1109 second done
1110 second campaign war
1111 second against third
1112 second done
1113 first mill 5
1114 fifth done
1115 sixth mill 4
1116 fifth mill 1
1117 fourth mill 2
1118 second at sippar
1119 first trade fifth
1120 second trade third
1121 fourth done
1122 third mill 2
1123 third bank grain flour
1124 fourth trade sixth
1125 fourth ask flour
1126 first ask ore
1127 sixth done
1128 second give flour
1129 first give ore
1130 second give ore
1131 first ask wood
1132 third done
1133 second ask ore
1134 fifth trade second
1135 first drop
1136 third done
1137 third bank grain flour
1138 first done
1139 fourth ask flour
1140 fifth drop
1141 first bank grain metal
1142 first done
1143 third done
1144 sixth trade second
1145 first done
1146 third done
1147 fourth give metal
1148 fourth unask flour
1149 sixth drop
1150 sixth trade fifth
1151 fifth trade fourth
1152 second ask flour
1153 fifth drop
1154 second give metal
1155 fourth ask ore
1156 fifth bank grain metal
1157 sixth drop
1158 fifth trade sixth
1159 sixth bank grain ore
1160 sixth done
1161 fourth give flour
1162 fourth ungive flour
1163 fifth give flour
1164 fourth drop
1165 second send
1166 fourth trade third
1167 third accept second
1168 fourth ask grain
1169 fifth ask flour
1170 fifth ungive flour
1171 fourth ask grain
1172 second trade first
1173 fifth drop
1174 fifth done
1175 fifth trade sixth
1176 second ask grain
1177 fourth drop
1178 fourth done
1179 fifth give ore
1180 second unask grain
1181 fourth done
1182 fifth send
1183 fourth bank grain flour
1184 fourth trade sixth
1185 fifth work blank
1186 fourth drop
1187 sixth decline fifth
1188 second drop
1189 fifth at amedi
1190 fifth trade fourth
1191 fifth ask metal
1192 fourth done
1193 second trade third
1194 second drop
1195 fifth drop
1196 second done
1197 fifth done
1198 second mill 4
1199 fifth done
1200 fifth trade third
1201 second done
1202 second trade sixth
1203 fifth give ore
1204 fifth ask grain
1205 fifth give ore
1206 second ask flour
1207 second give ore
1208 second drop
1209 fifth drop
1210 second bank grain flour
1211 fifth done
1212 second bank grain ore
1213 second trade fifth
1214 second ask grain
1215 second drop
1216 second done
1217 second done
1218 second counterclockwise
1219 second done
1220 second campaign alliance
1221 second against first
1222 second pay wood
1223 second trade third
1224 second ask wood
1225 second ask metal
1226 second drop
1227 second bank grain wood
1228 second unit foot
1229 second at babylon
1230 second at nippur
1231 second bank ore grain
1232 second trade sixth
1233 second drop
1234 second done
1235 first done
1236 first trade fourth
1237 first give flour
1238 first give wood
1239 first ungive wood
1240 first ungive flour
1241 first drop
1242 first bank grain ore
1243 first trade third
1244 first drop
1245 first bank grain flour
1246 first trade fourth
1247 first ask ore
1248 first drop
1249 first trade second
1250 first ask metal
1251 first give grain
1252 first ask ore
1253 first ask wood
1254 first give wood
1255 first drop
1256 first done
1257 first unit foot
1258 first at ur
1259 first at larsa
1260 first done
1261 sixth done
1262 sixth campaign alliance
1263 sixth against first
1264 first no
1265 sixth trade first
1266 sixth drop
1267 sixth bank grain ore
1268 sixth trade second
1269 sixth ask ore
1270 sixth unask ore
1271 sixth drop
1272 sixth bank grain wood
1273 sixth done
1274 fifth bank grain metal
1275 fifth done
1276 fifth done
1277 fifth trade third
1278 fifth give grain
1279 fifth ask flour
1280 fifth drop
1281 fifth trade first
1282 fifth give ore
1283 fifth drop
1284 fifth trade second
1285 fifth ask ore
1286 fifth unask ore
1287 fifth give grain
1288 fifth ungive grain
1289 fifth ask wood
1290 fifth unask wood
1291 fifth drop
1292 fifth done
1293 fourth trade third
1294 fourth ask ore
1295 fourth drop
1296 fourth trade first
1297 fourth give metal
1298 fourth drop
1299 fourth done
1300 fourth bank grain wood
1301 fourth trade first
1302 fourth ask grain
1303 fourth ask wood
1304 fourth ask wood
1305 fourth drop
1306 fourth done
1307 fourth unit chariot
1308 fourth at urua
1309 fourth unit chariot
1310 fourth at sealand
1311 fourth done
1312 third trade fourth
1313 third ask metal
1314 third ask grain
1315 third give grain
1316 third give metal
1317 third unask grain
1318 third give flour
1319 third send
1320 third done
1321 fourth counter third
1322 third trade first
1323 third give grain
1324 fourth unask flour
1325 third send
1326 first counter third
1327 third done
1328 third done
1329 fourth ask grain
1330 fourth send
1331 third accept fourth
1332 first ask grain
1333 first ask flour
1334 first send
1335 first mill 5
1336 second trade sixth
1337 fourth mill 0
1338 fifth done
1339 sixth mill 1
1340 third mill 2
1341 sixth trade third
1342 fifth mill 3
1343 third work blank
1344 fourth bank grain metal
1345 third work blank
1346 first done
1347 fifth done
1348 third trade fifth
1349 fifth bank grain ore
1350 second drop
1351 fourth trade first
1352 fifth done
1353 third drop
1354 second at sippar
1355 third done
1356 sixth give ore
1357 fifth done
1358 sixth drop
1359 fourth ask ore
1360 second bank grain wood
1361 first done
1362 first bank ore metal
1363 third bank grain metal
1364 first trade sixth
1365 first give grain
1366 second trade sixth
1367 sixth done
1368 third trade fifth
1369 sixth at hatra
1370 third drop
1371 second give grain
1372 fifth trade third
1373 fourth give metal
1374 sixth trade fifth
1375 fifth ask metal
1376 sixth ask ore
1377 fifth unask metal
1378 first drop
1379 sixth unask ore
1380 fifth ask ore
1381 fourth give metal
1382 second send
1383 second at nippur
1384 first done
1385 sixth give metal
1386 fifth unask ore
1387 third done
1388 fifth give flour
1389 sixth drop
1390 third bank grain flour
1391 sixth work smelt
1392 sixth work blank
1393 fifth give wood
1394 third bank grain metal
1395 second done
1396 fourth drop
1397 second at nippur
1398 second mill 0
1399 fifth send
1400 second bank wood flour
1401 fifth withdraw
1402 sixth decline second
1403 fifth bank grain flour
1404 third done
1405 sixth at hanaeans
1406 fifth done
1407 sixth done
1408 sixth trade fifth
1409 sixth give wood
1410 fourth bank grain flour
1411 fourth bank grain flour
1412 sixth ask wood
1413 second done
1414 fourth bank grain wood
1415 fourth trade first
1416 second done
1417 second bank grain ore
1418 sixth give flour
1419 fourth give flour
1420 fourth give grain
1421 sixth unask wood
1422 sixth ungive flour
1423 fourth give ore
1424 sixth ask metal
1425 fourth give grain
1426 fourth ungive ore
1427 second bank grain wood
1428 sixth ask flour
1429 fourth send
1430 sixth send
1431 first counter fourth
1432 second done
1433 sixth done
1434 sixth done
1435 second bank grain wood
1436 first unask grain
1437 fourth bank grain ore
1438 second trade fourth
1439 fifth counter sixth
1440 fourth done
1441 fifth unask wood
1442 first ask flour
1443 second ask flour
1444 second ask wood
1445 second send
1446 fourth bank grain metal
1447 fifth give grain
1448 first unask flour
1449 first give grain
1450 second withdraw
1451 first unask grain
1452 fifth give grain
1453 fourth trade first
1454 second trade third
1455 first ungive grain
1456 second ask metal
1457 first give metal
1458 first send
1459 fourth give wood
1460 second unask metal
1461 fourth ungive wood
1462 second give flour
1463 fourth drop
1464 fifth ask grain
1465 fifth ask grain
1466 fourth done
1467 second give grain
1468 fourth counter first
1469 second ungive grain
1470 fifth drop
1471 second send
1472 second bank wood grain
1473 fourth send
1474 first accept fourth
1475 third counter second
1476 second trade first
1477 fourth trade third
1478 second ask ore
1479 second give metal
1480 fourth give flour
1481 third send
1482 second ask grain
1483 second decline third
1484 second unask grain
1485 fourth ask metal
1486 fourth give grain
1487 second drop
1488 second done
1489 fourth send
1490 fourth bank grain metal
1491 fourth bank metal flour
1492 third counter fourth
1493 third give flour
1494 fourth trade fifth
1495 third unask flour
1496 fourth ask flour
1497 fourth unask flour
1498 third ungive metal
1499 fourth ask metal
1500 third ask grain
1501 fourth ask ore
1502 fourth send
1503 fifth accept fourth
1504 fourth done
1505 third unask grain
1506 fourth trade second
1507 third drop
1508 fourth drop
1509 fourth done
1510 first counterclockwise
1511 first bank grain flour
1512 first erect marduk
1513 first at larsa
1514 first done
1515 first trade third
1516 first give ore
1517 first ask ore
1518 first drop
1519 first done
1520 first trade fifth
1521 first ask ore
1522 first give wood
1523 first give metal
1524 first unask ore
1525 first ungive metal
1526 first drop
1527 first bank grain flour
1528 first done
1529 sixth trade fifth
1530 sixth drop
1531 sixth trade fifth
1532 sixth drop
1533 sixth trade fifth
1534 sixth give metal
1535 sixth ask grain
1536 sixth drop
1537 sixth done
1538 sixth campaign war
1539 sixth against first
1540 sixth pay metal
1541 sixth bank grain wood
1542 sixth bank grain wood
1543 sixth bank grain metal
1544 sixth done
1545 fifth trade third
1546 fifth give metal
1547 fifth send
1548 fifth done
1549 fifth campaign alliance
1550 fifth against sixth
1551 fifth pay metal
1552 sixth yes
1553 fifth withdraw
1554 fifth done
1555 fourth trade sixth
1556 fourth drop
1557 fourth trade third
1558 fourth drop
1559 fourth erect ishtar
1560 fourth at eshnunna
1561 fourth done
1562 fourth trade sixth
1563 fourth drop
1564 fourth trade sixth
1565 fourth give metal
1566 fourth ungive metal
1567 fourth ask metal
1568 fourth drop
1569 fourth done
1570 fourth trade fifth
1571 fourth drop
1572 fourth done
1573 third bank grain metal
1574 third trade first
1575 third drop
1576 third done
1577 third campaign alliance
1578 third against sixth
1579 third pay flour
1580 sixth yes
1581 third bank grain ore
1582 third done
1583 second done
1584 second done
1585 second trade first
1586 second drop
1587 second done
end 1587 eb357c13bc8ddc3f
