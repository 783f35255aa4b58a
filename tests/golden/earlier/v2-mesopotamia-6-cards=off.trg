[Game "mesopotamia"]
[Rules "2"]
[Seats "6"]
[Options "years=2, cards=off, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one"]
[Names "first, second, third, fourth, fifth, sixth"]
[SeedHash "0055117f0d8e79598af77e2c348df5863d0554618664d8a75061a015bb2cb31e"]
[Seed "golden mesopotamia 6"]
[Box "standard 58dce2de"]
[Result "0 0 0 0 0 0"]

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
904 fifth counter first
905 fifth drop
906 fourth trade sixth
907 first trade fourth
908 first give wood
909 fourth ask ore
910 first ungive wood
911 first drop
912 first trade sixth
913 fourth give ore
914 first ask wood
915 first ask grain
916 first unask wood
917 fifth done
918 first drop
919 first trade second
920 fifth done
921 second give flour
922 fourth ask flour
923 fourth unask ore
924 fourth send
925 first give metal
926 first ungive metal
927 sixth decline fourth
928 first ask metal
929 second send
930 fourth done
931 sixth accept second
932 second done
933 first ask grain
934 second bank metal wood
935 first unask grain
936 second done
937 first ask grain
938 first ask ore
939 first unask ore
940 second trade first
941 first give ore
942 second drop
943 first unask grain
944 first drop
945 first trade fourth
946 first give metal
947 first send
948 fourth decline first
949 first done
950 second trade fourth
951 second give metal
952 second ungive metal
953 second drop
954 second done
955 second clockwise
956 second trade third
957 second drop
958 second bank metal ore
959 second done
960 second trade sixth
961 second ask ore
962 second give metal
963 second ungive metal
964 second give grain
965 second give ore
966 second send
967 sixth decline second
968 second bank wood flour
969 second campaign war
970 second against first
971 second trade third
972 second drop
973 second done
974 third trade sixth
975 third ask ore
976 third drop
977 third trade first
978 third drop
979 third trade first
980 third drop
981 third done
982 third campaign alliance
983 third against first
984 third pay metal
985 third trade second
986 third give metal
987 third give ore
988 third ungive metal
989 third give wood
990 third send
991 second accept third
992 third trade fourth
993 third drop
994 third done
995 fourth trade sixth
996 fourth ask grain
997 fourth unask grain
998 fourth give grain
999 fourth ask wood
1000 fourth give grain
1001 fourth drop
1002 fourth done
1003 fourth done
1004 fourth trade first
1005 fourth ask ore
1006 fourth send
1007 fourth withdraw
1008 fourth trade sixth
1009 fourth ask metal
1010 fourth send
1011 sixth accept fourth
1012 fourth trade sixth
1013 fourth ask wood
1014 fourth ask flour
1015 fourth unask wood
1016 fourth send
1017 sixth counter fourth
1018 sixth ask metal
1019 sixth ask wood
1020 sixth ungive flour
1021 sixth give flour
1022 fourth unit blank
1023 sixth ask grain
1024 sixth drop
1025 fourth at mashkan
1026 fourth trade sixth
1027 fourth drop
1028 fourth done
1029 fifth trade fourth
1030 fifth ask grain
1031 fifth ask ore
1032 fifth send
1033 fourth decline fifth
1034 fifth trade second
1035 fifth ask metal
1036 fifth ask flour
1037 fifth give ore
1038 fifth ask wood
1039 fifth ungive ore
1040 fifth drop
1041 fifth trade second
1042 fifth ask flour
1043 fifth give metal
1044 fifth give metal
1045 fifth drop
1046 fifth trade first
1047 fifth drop
1048 fifth trade second
1049 fifth give grain
1050 fifth drop
1051 fifth bank ore flour
1052 fifth done
1053 fifth done
1054 fifth unit chariot
1055 fifth at halab
1056 fifth trade second
1057 fifth give ore
1058 fifth ungive ore
1059 fifth ask wood
1060 fifth drop
1061 fifth done
1062 sixth trade third
1063 sixth drop
1064 sixth trade fifth
1065 sixth ask grain
1066 sixth give grain
1067 sixth give wood
1068 sixth ungive grain
1069 sixth send
1070 fifth counter sixth
1071 fifth drop
1072 sixth done
1073 sixth done
1074 sixth trade third
1075 sixth give wood
1076 sixth ungive wood
1077 sixth ask flour
1078 sixth drop
1079 sixth unit chariot
1080 sixth at suhum
1081 sixth done
1082 first trade third
1083 first give ore
1084 first send
1085 third decline first
1086 first done
1087 first campaign war
1088 first against sixth
1089 first done
1090 first mill 0
1091 third mill 1
1092 third done
1093 first done
1094 fifth done
1095 fifth done
1096 sixth trade first
1097 third done
1098 sixth ask metal
1099 fourth done
1100 fourth trade first
1101 second bank ore metal
1102 third done
1103 second done
1104 first trade sixth
1105 first give metal
1106 sixth ask wood
1107 third done
1108 second done
1109 second done
1110 fifth trade first
1111 sixth ask flour
1112 sixth give grain
1113 second trade fifth
1114 sixth ask grain
1115 fourth drop
1116 sixth drop
1117 sixth done
1118 fifth drop
1119 sixth at hatra
1120 sixth trade first
1121 second ask ore
1122 second ask metal
1123 fifth done
1124 fifth done
1125 second send
1126 first ask metal
1127 fourth work blank
1128 first unask metal
1129 sixth ask metal
1130 second done
1131 fourth at eshnunna
1132 second done
1133 first give ore
1134 fourth done
1135 first ask wood
1136 fifth trade first
1137 fourth trade third
1138 fourth give wood
1139 fourth ask grain
1140 fifth drop
1141 first give grain
1142 sixth send
1143 fourth send
1144 first unask wood
1145 first ungive grain
1146 fourth done
1147 third decline fourth
1148 first ungive ore
1149 fourth done
1150 sixth work blank
1151 fifth done
1152 sixth at assur
1153 sixth withdraw
1154 sixth work blank
1155 fifth accept second
1156 first give grain
1157 sixth at assur
1158 sixth work blank
1159 sixth at assur
1160 sixth trade fifth
1161 sixth ask flour
1162 sixth give metal
1163 sixth give flour
1164 sixth ungive flour
1165 first ungive metal
1166 first give wood
1167 first ask metal
1168 sixth send
1169 first drop
1170 fifth counter sixth
1171 sixth work blank
1172 sixth at suhum
1173 fifth ungive flour
1174 first trade sixth
1175 sixth work blank
1176 sixth at suhum
1177 first drop
1178 sixth trade second
1179 fifth give metal
1180 sixth drop
1181 fifth give flour
1182 sixth done
1183 first work blank
1184 fifth give grain
1185 sixth trade third
1186 sixth give metal
1187 first at ur
1188 first done
1189 sixth ask metal
1190 fifth drop
1191 first done
1192 first trade fifth
1193 sixth unask metal
1194 first ask grain
1195 sixth ungive metal
1196 first send
1197 sixth drop
1198 sixth done
1199 fifth decline first
1200 first trade sixth
1201 sixth done
1202 first drop
1203 first done
1204 third counterclockwise
1205 third trade fourth
1206 third ask grain
1207 third give ore
1208 third drop
1209 third trade first
1210 third drop
1211 third done
1212 third trade second
1213 third ask metal
1214 third send
1215 third withdraw
1216 third trade second
1217 third ask flour
1218 third unask flour
1219 third ask flour
1220 third ask grain
1221 third drop
1222 third done
1223 third trade fifth
1224 third drop
1225 third done
1226 second done
1227 second trade sixth
1228 second drop
1229 second done
1230 second done
1231 first done
1232 first done
1233 first trade fourth
1234 first drop
1235 first done
1236 sixth done
1237 sixth campaign war
1238 sixth against second
1239 sixth done
1240 fifth trade second
1241 fifth give ore
1242 fifth send
1243 second counter fifth
1244 fifth done
1245 second give ore
1246 second give metal
1247 fifth done
1248 fifth trade sixth
1249 fifth drop
1250 fifth done
1251 second unask ore
1252 second give flour
1253 second ask ore
1254 second send
1255 fourth trade first
1256 fourth give wood
1257 fifth accept second
1258 fourth ask metal
1259 fourth unask metal
1260 fourth ungive wood
1261 fourth drop
1262 fourth trade sixth
1263 fourth give flour
1264 fourth ungive flour
1265 fourth ask wood
1266 fourth send
1267 sixth counter fourth
1268 sixth drop
1269 fourth done
1270 fourth campaign war
1271 fourth against sixth
1272 fourth pay metal
1273 fourth trade second
1274 fourth give ore
1275 fourth drop
1276 fourth done
1277 second done
1278 sixth mill 5
1279 sixth bank grain metal
1280 first mill 1
1281 third mill 5
1282 first trade fourth
1283 first drop
1284 sixth trade first
1285 third work blank
1286 fifth done
1287 fourth mill 4
1288 second mill 4
1289 second bank grain flour
1290 first bank grain ore
1291 fourth bank grain metal
1292 fifth mill 2
1293 fifth bank grain wood
1294 sixth give wood
1295 first done
1296 fifth bank grain metal
1297 third bank grain metal
1298 sixth ask wood
1299 third bank grain flour
1300 fourth done
1301 third trade fourth
1302 second trade fifth
1303 fifth bank grain wood
1304 second ask grain
1305 fifth trade third
1306 fourth done
1307 second drop
1308 second work blank
1309 second at sippar
1310 fifth drop
1311 sixth ungive wood
1312 sixth ask wood
1313 third drop
1314 second bank grain ore
1315 fifth bank grain ore
1316 third work blank
1317 second bank grain wood
1318 third trade fifth
1319 second done
1320 first done
1321 first trade fifth
1322 fifth trade fourth
1323 fourth done
1324 first give metal
1325 sixth send
1326 second done
1327 fifth ask grain
1328 fifth give flour
1329 first give metal
1330 fifth unask grain
1331 fifth ungive flour
1332 sixth work blank
1333 first send
1334 first withdraw
1335 third give metal
1336 sixth at assur
1337 second done
1338 third give metal
1339 third ungive metal
1340 sixth bank grain flour
1341 fifth drop
1342 sixth withdraw
1343 fifth done
1344 fifth done
1345 fifth trade second
1346 fifth drop
1347 sixth bank grain metal
1348 third send
1349 sixth bank grain metal
1350 third done
1351 first trade second
1352 third withdraw
1353 fifth trade sixth
1354 sixth bank metal flour
1355 third done
1356 sixth trade first
1357 first give ore
1358 sixth give flour
1359 fifth ask grain
1360 sixth give ore
1361 third done
1362 fifth send
1363 first ask wood
1364 fifth done
1365 fifth done
1366 sixth ask ore
1367 sixth ungive flour
1368 first drop
1369 first bank grain flour
1370 sixth drop
1371 sixth trade third
1372 sixth ask flour
1373 first trade sixth
1374 sixth send
1375 third counter sixth
1376 sixth decline fifth
1377 third send
1378 sixth accept third
1379 first drop
1380 sixth trade fourth
1381 sixth ask grain
1382 sixth ask metal
1383 first done
1384 first done
1385 sixth drop
1386 sixth bank grain metal
1387 sixth done
1388 sixth bank grain ore
1389 sixth done
1390 sixth done
1391 second clockwise
1392 second done
1393 second bank grain flour
1394 second campaign war
1395 second against sixth
1396 second pay flour
1397 second done
1398 third trade sixth
1399 third give ore
1400 third send
1401 sixth counter third
1402 sixth unask ore
1403 third done
1404 sixth give metal
1405 sixth ungive metal
1406 third bank grain ore
1407 sixth ask grain
1408 sixth send
1409 third accept sixth
1410 third campaign break
1411 third pay metal
1412 third done
1413 fourth done
1414 fourth done
1415 fourth done
1416 fifth done
1417 fifth campaign war
1418 fifth against fourth
1419 fifth pay wood
1420 fifth bank grain flour
1421 fifth unit foot
1422 fifth at halab
1423 fifth at carchemish
1424 fifth trade fourth
1425 fifth give flour
1426 fifth give wood
1427 fifth drop
1428 fifth done
1429 sixth trade fourth
1430 sixth ask flour
1431 sixth send
1432 fourth counter sixth
1433 sixth trade second
1434 sixth ask metal
1435 sixth give flour
1436 fourth ungive flour
1437 fourth give flour
1438 fourth send
1439 sixth send
1440 sixth done
1441 second decline sixth
1442 sixth done
1443 sixth decline fourth
1444 sixth unit blank
1445 sixth at suhum
1446 sixth at hanaeans
1447 sixth done
1448 first done
1449 first trade fifth
1450 first give metal
1451 first drop
1452 first done
1453 first trade fifth
1454 first ask flour
1455 first ask ore
1456 first send
1457 first bank grain flour
1458 fifth decline first
1459 first done
1460 third mill 0
1461 sixth mill 0
1462 fifth trade first
1463 second trade fourth
1464 first mill 0
1465 sixth done
1466 second give metal
1467 sixth work smelt
1468 sixth trade first
1469 sixth drop
1470 first bank grain metal
1471 second give metal
1472 sixth done
1473 third trade fifth
1474 sixth done
1475 third drop
1476 first trade fifth
1477 sixth done
1478 fifth give ore
1479 third trade fifth
1480 fourth mill 1
1481 fifth give wood
1482 first give wood
1483 second send
1484 fifth ask ore
1485 third ask ore
1486 third ask wood
1487 first drop
1488 first done
1489 third send
1490 second withdraw
1491 fourth bank grain ore
1492 fifth send
1493 fifth withdraw
1494 second bank grain wood
1495 fourth trade fifth
1496 first bank grain flour
1497 fifth decline third
1498 second bank wood grain
1499 fourth give wood
1500 first trade fifth
1501 third done
1502 first ask wood
1503 fifth at alalakh
1504 fourth ungive wood
1505 first send
1506 first withdraw
1507 third bank grain metal
1508 fourth give ore
1509 fifth done
1510 second done
1511 fourth give ore
1512 first done
1513 fourth ungive ore
1514 second mill 3
1515 third bank grain ore
1516 fourth ask wood
1517 first done
1518 fifth mill 0
1519 fourth ask flour
1520 first trade fifth
1521 first ask grain
1522 fourth ask flour
1523 second done
1524 fifth done
1525 fourth give grain
1526 second bank grain flour
1527 fifth trade fourth
1528 second done
1529 first give wood
1530 fifth ask grain
1531 fourth send
1532 third done
1533 second trade third
1534 second ask flour
1535 fifth send
1536 fourth done
1537 fifth withdraw
1538 third bank grain wood
1539 fifth trade third
1540 fifth decline fourth
1541 third trade second
1542 first give ore
1543 first send
1544 third ask grain
1545 fourth bank grain wood
1546 fourth bank grain metal
1547 fifth drop
1548 third give metal
1549 first withdraw
1550 fifth work blank
1551 third give ore
1552 fourth trade sixth
1553 third give grain
1554 fifth at carchemish
1555 fifth trade third
1556 second ask wood
1557 third ungive metal
1558 first bank grain metal
1559 fourth drop
1560 fifth give flour
1561 fifth ungive flour
1562 third give wood
1563 fifth ask grain
1564 third send
1565 first bank grain ore
1566 second decline third
1567 first bank ore metal
1568 fifth send
1569 fifth done
1570 first bank metal ore
1571 fourth work blank
1572 fifth withdraw
1573 second drop
1574 fourth at der
1575 fifth done
1576 fifth trade first
1577 first done
1578 third done
1579 fourth trade third
1580 fourth give ore
1581 third trade fourth
1582 third ask grain
1583 fourth give flour
1584 third ask metal
1585 second done
1586 fifth ask ore
1587 third send
1588 fourth accept third
1589 fifth send
1590 first counter fifth
1591 fifth trade second
1592 fifth give wood
1593 third bank grain ore
1594 third bank ore wood
1595 fourth send
1596 first give ore
1597 third accept fourth
1598 third bank grain flour
1599 first send
1600 third done
1601 fifth accept first
1602 fourth work blank
1603 fourth at eshnunna
1604 fifth ask grain
1605 fifth drop
1606 fourth done
1607 fifth done
1608 fourth bank wood metal
1609 fourth bank grain ore
1610 fourth bank grain flour
1611 fourth trade fifth
1612 fourth drop
1613 fourth trade sixth
1614 fourth ask metal
1615 fourth drop
1616 fourth bank grain ore
1617 fourth done
1618 fourth trade third
1619 fourth ask wood
1620 fourth unask wood
1621 fourth give wood
1622 fourth ungive wood
1623 fourth drop
1624 fourth bank grain metal
1625 fourth trade second
1626 fourth give wood
1627 fourth send
1628 second accept fourth
1629 fourth trade fifth
1630 fourth drop
1631 fourth done
1632 first counterclockwise
1633 first bank grain flour
1634 first trade third
1635 first give grain
1636 first give flour
1637 first send
1638 first withdraw
1639 first done
1640 first done
1641 first trade second
1642 first ask metal
1643 first give grain
1644 first give wood
1645 first send
1646 second counter first
1647 first trade third
1648 first give wood
1649 first give flour
1650 second drop
1651 first send
1652 first unit blank
1653 third decline first
1654 first at ur
1655 first at uruk
1656 first done
1657 sixth done
1658 sixth trade first
1659 sixth give flour
1660 sixth send
1661 sixth done
1662 first accept sixth
1663 sixth done
1664 fifth trade fourth
1665 fifth ask flour
1666 fifth unask flour
1667 fifth ask grain
1668 fifth unask grain
1669 fifth drop
1670 fifth done
1671 fifth trade sixth
1672 fifth drop
1673 fifth trade sixth
1674 fifth drop
1675 fifth trade fourth
1676 fifth ask grain
1677 fifth unask grain
1678 fifth ask flour
1679 fifth give grain
1680 fifth ask grain
1681 fifth send
1682 fourth decline fifth
1683 fifth trade fourth
1684 fifth drop
1685 fifth campaign war
1686 fifth against sixth
1687 fifth pay metal
1688 fifth trade sixth
1689 fifth give flour
1690 fifth drop
1691 fifth done
1692 fourth bank metal grain
1693 fourth done
1694 fourth bank ore wood
1695 fourth campaign war
1696 fourth against second
1697 fourth pay flour
1698 fourth done
1699 third erect ishtar
1700 third done
1701 third campaign war
1702 third against second
1703 third pay metal
1704 third trade first
1705 third drop
1706 third trade sixth
1707 third drop
1708 third done
1709 second trade fourth
1710 second drop
1711 second done
1712 second trade fourth
1713 second ask metal
1714 second send
1715 fourth decline second
1716 second trade fourth
1717 second give grain
1718 second ungive grain
1719 second give metal
1720 second ask wood
1721 second drop
1722 second campaign alliance
1723 second against sixth
1724 second pay flour
1725 second done
end 1725 5c145bed4a008a28
