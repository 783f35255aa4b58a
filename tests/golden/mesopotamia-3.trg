[Game "mesopotamia"]
[Rules "3"]
[Seats "3"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one, attack=book, offers=free, bank-flour=take, second-wind=attacker, smelting=all, may=must, absent-cores=empty, board=whole, interrupts=on"]
[Names "first, second, third"]
[SeedHash "29fbb38e684e651e03debe17243a9448cf3a60b137adcfa95757a0442e3523b9"]
[Seed "golden mesopotamia 3"]
[Box "standard 58dce2de"]
[Result "1 1 1"]

1 first card cedar-rafts
2 third trade first
3 third give 5 wood
4 second bank ore wood
5 first trade third
6 third drop
7 second card rich-harvest
8 third card locusts
9 third against first
10 first drop
11 second mill 2
12 second trade third
13 third bank wood grain
14 third trade second
15 first bank grain wood
16 first mill 1
17 first bank wood ore
18 second drop
19 second trade third
20 third ask 5 ore
21 third ask card intrigue
22 third give wood
23 third drop
24 third bank metal grain
25 third trade first
26 third drop
27 third trade second
28 second give flour
29 second send
30 second done
31 first done
32 second withdraw
33 first done
34 third drop
35 third bank grain wood
36 first bank ore grain
37 first done
38 second trade third
39 third mill 5
40 second ask card envoys
41 third done
42 third trade second
43 second drop
44 third drop
45 third trade second
46 third drop
47 second trade third
48 second ask card gutians
49 second unask card gutians
50 third bank wood flour
51 third trade first
52 second drop
53 third ask 25 grain
54 third drop
55 second bank grain metal
56 third bank ore grain
57 third trade first
58 second work chariot
59 second at mari
60 third give card deserters
61 second done
62 third ask 5 wood
63 second done
64 third send
65 third work smelt
66 first counter third
67 third at assur
68 third done
69 first unask card deserters
70 third bank metal flour
71 third bank grain wood
72 third done
73 first ungive wood
74 third counterclockwise
75 first send
76 third erect marduk
77 third done
78 third done
79 third decline first
80 third unit foot
81 third at assur
82 third at mankisum
83 third unit foot
84 third at assur
85 third at hatra
86 third trade first
87 third give 5 flour
88 third ungive flour
89 third drop
90 third unit chariot
91 third at assur
92 third at mankisum
93 third done
94 second done
95 second done
96 second bank grain metal
97 second done
98 first trade third
99 first ask card mercenaries
100 first send
101 first done
102 first campaign alliance
103 third counter first
104 first against second
105 third send
106 first counter third
107 first ask card deserters
108 first drop
109 first pay metal
110 first done
111 second bank grain ore
112 second mill 5
113 third trade second
114 third give card second-wind
115 second done
116 second work foot
117 second at mari
118 third give 5 flour
119 second work blank
120 second at mari
121 first trade third
122 third ask card sutaeans
123 first drop
124 first mill 2
125 first bank wood flour
126 first done
127 first work blank
128 third drop
129 second card caravan
130 second trade first
131 second drop
132 second work blank
133 third trade second
134 first at babylon
135 first done
136 third ask 25 wood
137 second at mari
138 second work blank
139 third drop
140 first trade third
141 third trade second
142 third drop
143 first ask flour
144 second at mari
145 first ask card blessing
146 first unask card blessing
147 first send
148 third decline first
149 second done
150 third done
151 third mill 1
152 first erect forge
153 first bank ore flour
154 first card rich-vein
155 first done
156 second done
157 third trade first
158 third give grain
159 third ask ore
160 third unask ore
161 third give card mercenaries
162 third send
163 third done
164 third work blank
165 third at hatra
166 first decline third
167 third trade second
168 third drop
169 third work blank
170 third at hatra
171 third trade second
172 third give card second-wind
173 third drop
174 third done
175 third done
176 third trade second
177 third drop
178 third trade second
179 third drop
180 third done
181 first clockwise
182 first trade second
183 first give 5 ore
184 first ungive 5 ore
185 first ask 5 wood
186 first unask 5 wood
187 first give card sutaeans
188 first give card turukkaeans
189 first ask card mercenaries
190 first drop
191 first erect ishtar
192 first trade second
193 first give card sutaeans
194 first ungive card sutaeans
195 first ask 5 grain
196 first drop
197 first trade third
198 first give wood
199 first give 5 ore
200 first send
201 third accept first
202 first done
203 first trade third
204 first give card sutaeans
205 first drop
206 first campaign alliance
207 first against second
208 first pay metal
209 first trade second
210 first drop
211 first trade third
212 first give ore
213 first ungive ore
214 first give flour
215 first give card sutaeans
216 first send
217 third counter first
218 third ask 25 ore
219 third give card second-wind
220 third drop
221 first done
222 second bank metal flour
223 second trade third
224 second give flour
225 second ask card blessing
226 second unask card blessing
227 second ungive flour
228 second drop
229 second done
230 second campaign war
231 second against first
232 second pay metal
233 second trade first
234 second give wood
235 second send
236 first accept second
237 second trade third
238 second give metal
239 second ask card yaminites
240 second drop
241 second trade third
242 second give card hanaeans
243 second give metal
244 second ask card sutaeans
245 second drop
246 second done
247 third trade first
248 third give 5 ore
249 third send
250 first decline third
251 third bank ore wood
252 third done
253 third trade first
254 third give card deserters
255 third drop
256 third trade first
257 third drop
258 third card gutians
259 third at urua
260 third at der
261 third trade second
262 third give flour
263 third give card mercenaries
264 third give wood
265 third drop
266 third campaign war
267 third against first
268 third pay wood
269 third unit blank
270 third at hatra
271 third at mankisum
272 third done
273 third done
274 first bank grain ore
275 first trade third
276 third mill 3
277 first drop
278 first mill 4
279 first done
280 second mill 0
281 second trade first
282 third trade first
283 third ask card spies
284 second drop
285 first card rich-vein
286 second card cedar-rafts
287 third give 5 grain
288 second trade first
289 second ask card mercenaries
290 second give 5 wood
291 third drop
292 second drop
293 third trade first
294 first bank grain flour
295 second done
296 second done
297 first bank grain metal
298 third give wood
299 third drop
300 third trade second
301 second done
302 third ask 25 flour
303 first bank grain flour
304 first done
305 first bank ore grain
306 third give wood
307 first bank ore wood
308 third give ore
309 third drop
310 third done
311 third bank grain wood
312 third done
313 first bank grain metal
314 third trade second
315 first erect millstone
316 third ask 25 wood
317 first trade third
318 third give card mercenaries
319 third unask 5 wood
320 first drop
321 first done
322 third ask metal
323 third ask 25 grain
324 third unask 5 wood
325 third ungive card mercenaries
326 third give wood
327 third ask metal
328 third unask wood
329 third ungive wood
330 third unask wood
331 third give card mercenaries
332 third drop
333 third done
334 third trade first
335 third give ore
336 third give card mercenaries
337 third send
338 third bank grain ore
339 third done
340 first trade third
341 second counterclockwise
342 second bank wood ore
343 second erect ishtar
344 first decline third
345 second bank grain wood
346 second trade third
347 first ask card yaminites
348 second give card hanaeans
349 second give wood
350 first unask card yaminites
351 second send
352 second bank grain metal
353 third decline second
354 second done
355 first give card sutaeans
356 second trade third
357 first ask 5 ore
358 second ask card sutaeans
359 second ask card mercenaries
360 first drop
361 second give metal
362 second unask card mercenaries
363 second unask card sutaeans
364 second drop
365 second campaign war
366 second against first
367 second pay wood
368 second done
369 first done
370 first done
371 first done
372 third bank grain ore
373 third bank grain metal
374 third bank grain ore
375 third done
376 third campaign war
377 third against first
378 third pay metal
379 third no
380 third trade second
381 third drop
382 third done
383 third trade second
384 second trade third
385 second give card hanaeans
386 second send
387 third drop
388 second mill 2
389 second done
390 first mill 0
391 third counter second
392 first done
393 first work blank
394 third unask card hanaeans
395 second trade third
396 first at babylon
397 second drop
398 third ask card spies
399 third drop
400 third bank ore metal
401 second bank grain metal
402 first trade second
403 third at mankisum
404 second trade third
405 second give wood
406 second drop
407 third trade second
408 third give grain
409 second trade third
410 first give card sutaeans
411 second give grain
412 second drop
413 first drop
414 first work blank
415 third drop
416 first at babylon
417 third bank wood metal
418 second bank metal ore
419 third done
420 first work smelt
421 first at babylon
422 third mill 0
423 first done
424 second bank grain wood
425 first done
426 third trade second
427 third give card mercenaries
428 second done
429 first trade second
430 second bank wood grain
431 first give metal
432 third give card deserters
433 first ask 5 grain
434 first unask grain
435 second bank grain metal
436 second done
437 third ungive card deserters
438 second done
439 first unask grain
440 first give card sutaeans
441 third send
442 third withdraw
443 first ask card mercenaries
444 third done
445 first send
446 third done
447 first withdraw
448 third trade second
449 first done
450 third drop
451 third trade second
452 third ask metal
453 third unask metal
454 third give ore
455 third send
456 third done
457 second bank ore flour
458 third done
459 second counterclockwise
460 second accept third
461 second bank ore grain
462 second bank grain flour
463 second trade first
464 second give metal
465 second ungive metal
466 second ask card deserters
467 second unask card deserters
468 second drop
469 second trade first
470 second ask card blessing
471 second give card siege-ladders
472 second unask card blessing
473 second ungive card siege-ladders
474 second give card hanaeans
475 second ungive card hanaeans
476 second give grain
477 second ask card turukkaeans
478 second give metal
479 second ask 25 flour
480 second unask 5 flour
481 second give card siege-ladders
482 second drop
483 second trade third
484 second drop
485 second trade third
486 second ask card spies
487 second send
488 second done
489 second withdraw
490 second card hanaeans
491 second at hatra
492 second trade first
493 second drop
494 second done
495 second unit blank
496 second at mari
497 second at yaminites
498 second trade third
499 second ask card cedar-rafts
500 second ask card rich-vein
501 second ask card yaminites
502 second unask card rich-vein
503 second unask card cedar-rafts
504 second unask card yaminites
505 second give metal
506 second ask card hanaeans
507 second drop
508 second unit chariot
509 second at mari
510 second at suhum
511 second attack
512 second at hatra
513 second at suhum
514 second unit chariot
515 second go
516 second bank grain flour
517 second unit blank
518 second at mari
519 second at hanaeans
520 second done
521 first trade third
522 first give metal
523 first drop
524 first done
525 first campaign alliance
526 first against third
527 first pay metal
528 first no
529 third no
530 first done
531 third trade first
532 third give card mercenaries
533 third drop
534 third done
535 third campaign alliance
536 third against first
537 third pay metal
538 third no
539 first yes
540 third done
541 first trade third
542 first give 5 metal
543 third trade second
544 third drop
545 third trade first
546 third drop
547 third at mankisum
548 first send
549 second trade first
550 second drop
551 second trade first
552 first bank metal ore
553 first mill 0
554 first bank metal flour
555 third decline first
556 first done
557 third done
558 third trade second
559 first done
560 third ask card locusts
561 second ask card locusts
562 second ask card locusts
563 third drop
564 second give grain
565 third mill 0
566 first done
567 third trade first
568 third give ore
569 third ask 25 metal
570 third give card mercenaries
571 first trade third
572 first ask card intrigue
573 third unask 5 metal
574 second ask flour
575 second ask 25 ore
576 third drop
577 second drop
578 first unask card intrigue
579 third bank metal wood
580 second bank grain wood
581 third bank metal grain
582 third done
583 third work blank
584 second mill 2
585 first drop
586 third at mankisum
587 second bank metal flour
588 second bank grain flour
589 second trade third
590 second drop
591 second trade first
592 first done
593 second drop
594 second trade third
595 third work blank
596 third at mankisum
597 third done
598 second give card siege-ladders
599 second ask 5 flour
600 second give grain
601 second ask card gutians
602 third trade first
603 second ungive card siege-ladders
604 third ask 5 wood
605 second ask flour
606 third unask 5 wood
607 second give wood
608 second give flour
609 third give ore
610 third ungive ore
611 third drop
612 second send
613 third done
614 second done
615 second bank metal ore
616 second work smelt
617 third trade first
618 second at mari
619 third give card deserters
620 third ungive card deserters
621 second work blank
622 third drop
623 second at mari
624 third trade second
625 second withdraw
626 second done
627 third drop
628 second trade first
629 second ask wood
630 third trade second
631 second send
632 third ask card forced-march
633 second done
634 first decline second
635 third send
636 third withdraw
637 third trade first
638 third ask 25 ore
639 third give card mercenaries
640 second trade first
641 second drop
642 second done
643 third give wood
644 third ungive card mercenaries
645 third send
646 third done
647 second counterclockwise
648 first decline third
649 second done
650 second campaign alliance
651 second against third
652 second pay metal
653 second no
654 second card siege-ladders
655 second trade first
656 second drop
657 second trade first
658 second ask 25 wood
659 second send
660 second withdraw
661 second done
662 first trade second
663 first ask card intrigue
664 first ask card caravan
665 first give ore
666 first drop
667 first trade third
668 first give card turukkaeans
669 first give card sutaeans
670 first give ore
671 first drop
672 first trade second
673 first ask 5 wood
674 first ask card mercenaries
675 first ask card rich-vein
676 first ask card mercenaries
677 first send
678 second decline first
679 first done
680 first card turukkaeans
681 first at shusharra
682 first at turukkaeans
683 first trade third
684 first give ore
685 first give card sutaeans
686 first ungive ore
687 first send
688 third trade first
689 third decline first
690 third drop
691 first done
692 first trade second
693 first ask 5 grain
694 first send
695 second trade third
696 second give wood
697 first withdraw
698 second ask card yaminites
699 first done
700 third done
701 third done
702 third done
703 second mill 1
704 third at mankisum
705 third done
706 third trade second
707 third give card second-wind
708 second trade third
709 second drop
710 first trade second
711 first drop
712 second trade first
713 first trade third
714 first ask card rich-vein
715 second drop
716 first ask 5 grain
717 third give ore
718 third drop
719 second trade third
720 third trade second
721 third drop
722 first unask 5 grain
723 first unask card rich-vein
724 third bank wood flour
725 first drop
726 third mill 2
727 third done
728 second drop
729 second done
730 third done
731 third trade first
732 third drop
733 second trade third
734 first mill 0
735 first trade third
736 second drop
737 first drop
738 first done
739 first trade third
740 first drop
741 second done
742 second trade third
743 second drop
744 first work blank
745 first at babylon
746 third done
747 third done
748 second trade first
749 second ask metal
750 first trade second
751 first give ore
752 first ask card spies
753 first send
754 first work blank
755 first at babylon
756 first work blank
757 first at babylon
758 first done
759 first done
760 first done
761 second send
762 first withdraw
763 second withdraw
764 second done
765 second done
766 second clockwise
767 second done
768 second done
769 second trade first
770 second give wood
771 second drop
772 second done
773 third done
774 third done
775 third done
776 first done
777 first done
778 first done
779 first bank grain metal
780 second trade third
781 second give grain
782 second drop
783 first bank grain metal
784 first mill 2
785 second mill 0
786 second trade third
787 third done
788 third bank grain flour
789 second ask card turukkaeans
790 third bank grain ore
791 third trade first
792 second drop
793 third drop
794 first bank grain metal
795 first trade second
796 second trade first
797 second ask wood
798 third trade second
799 third give flour
800 first drop
801 second unask wood
802 first trade second
803 first give card sutaeans
804 second ask 5 ore
805 third send
806 third withdraw
807 second drop
808 second done
809 first give metal
810 third bank grain metal
811 third bank grain metal
812 first ungive card sutaeans
813 third trade second
814 first give card sutaeans
815 second trade first
816 third ask card locusts
817 first drop
818 third unask card locusts
819 first trade second
820 third give grain
821 second ask 25 wood
822 second drop
823 second done
824 first ask 5 ore
825 second done
826 first ask card blessing
827 first drop
828 third ask flour
829 second bank grain flour
830 third send
831 second trade first
832 first bank grain flour
833 second give grain
834 first bank metal wood
835 first bank grain wood
836 first bank grain flour
837 second send
838 third bank grain ore
839 first accept second
840 first done
841 first done
842 third bank ore flour
843 second decline third
844 second done
845 third mill 3
846 first bank grain ore
847 third done
848 third bank grain flour
849 first trade second
850 third work blank
851 first give flour
852 third at mankisum
853 third done
854 first ungive flour
855 first drop
856 third bank grain ore
857 first done
858 first done
859 third done
860 third trade first
861 third ask card locusts
862 third unask card locusts
863 third ask card locusts
864 third drop
865 third trade first
866 third drop
867 third trade second
868 third drop
869 third trade first
870 third drop
871 third done
872 second clockwise
873 second erect ishtar
874 second at suhum
875 second trade first
876 second ask 25 wood
877 second drop
878 second bank grain wood
879 second bank grain ore
880 second bank grain flour
881 second trade first
882 second ask card rich-vein
883 second unask card rich-vein
884 second ask wood
885 second give wood
886 second send
887 first counter second
888 second bank grain wood
889 first unask wood
890 first send
891 second counter first
892 second unask wood
893 second drop
894 second done
895 second trade first
896 second ask 25 wood
897 second ask card sutaeans
898 second drop
899 second done
900 second trade third
901 second drop
902 second bank grain ore
903 second done
904 third trade second
905 third ask card blessing
906 third give card deserters
907 third ask 25 wood
908 third unask 25 wood
909 third unask card blessing
910 third drop
911 third done
912 third card mercenaries
913 third at mankisum
914 third done
915 third done
916 first trade third
917 first drop
918 first trade third
919 first drop
920 first done
921 first card sutaeans
922 first at suhum
923 first campaign break
924 first pay flour
925 first trade second
926 first drop
927 first done
928 third trade first
929 second mill 1
930 first mill 2
931 first trade third
932 second done
933 third ask card spies
934 third unask card spies
935 second bank grain ore
936 second bank ore flour
937 second trade third
938 second drop
939 first give flour
940 second trade third
941 second drop
942 second work blank
943 second at mari
944 first give flour
945 first give wood
946 second work blank
947 third drop
948 first give ore
949 second at mari
950 third trade second
951 first drop
952 second trade first
953 third ask card rich-harvest
954 first done
955 first trade third
956 second drop
957 third send
958 second counter third
959 second give grain
960 second give wood
961 first give wood
962 first send
963 second give flour
964 third accept first
965 third at mankisum
966 first trade second
967 first drop
968 third trade second
969 first done
970 third drop
971 second ask wood
972 second send
973 third done
974 second withdraw
975 third trade second
976 third drop
977 second trade third
978 third mill 0
979 first done
980 third done
981 third done
982 first trade second
983 third done
984 first drop
985 third done
986 first trade third
987 second ask card rich-harvest
988 second give wood
989 second unask card rich-harvest
990 first ask 25 flour
991 first give wood
992 second give grain
993 second ask card hanaeans
994 first send
995 first withdraw
996 second ask 5 metal
997 second drop
998 first trade third
999 second trade third
1000 first give wood
1001 first give ore
1002 second ask card rich-vein
1003 second ask card hanaeans
1004 second drop
1005 second trade first
1006 first ungive ore
1007 second ask 5 wood
1008 first ask 25 wood
1009 second unask wood
1010 first ask grain
1011 second give grain
1012 first unask 5 wood
1013 first drop
1014 first done
1015 second drop
1016 second done
1017 second trade first
1018 second drop
1019 second trade first
1020 second give grain
1021 second drop
1022 second done
1023 second trade first
1024 second ask card second-wind
1025 second unask card second-wind
1026 second ask card cedar-rafts
1027 second send
1028 first decline second
1029 second trade first
1030 second ask card mercenaries
1031 second give flour
1032 second drop
1033 second trade first
1034 second ask card siege-ladders
1035 second drop
1036 second done
1037 second counterclockwise
1038 second trade first
1039 second ask card caravan
1040 second send
1041 second done
1042 first counter second
1043 first give wood
1044 first ungive wood
1045 first drop
1046 second done
1047 second attack
1048 second at suhum
1049 second at mari
1050 second unit chariot
1051 second go
1052 second done
1053 first done
1054 first trade second
1055 first ask card cedar-rafts
1056 first drop
1057 first campaign alliance
1058 first pay wood
1059 second yes
1060 first done
1061 third trade second
1062 third ask card siege-ladders
1063 third drop
1064 third trade first
1065 third ask card forced-march
1066 third ask 25 flour
1067 third give wood
1068 third unask 5 flour
1069 third ask card caravan
1070 third give card deserters
1071 third ask card blessing
1072 third unask 5 flour
1073 third drop
1074 third trade first
1075 third drop
1076 third done
1077 third campaign break
1078 third pay wood
1079 third no
1080 third done
end 1080 a3b6c4e4dc66dd31
