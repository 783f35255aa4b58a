[Game "mesopotamia"]
[Rules "2"]
[Seats "3"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one"]
[Names "first, second, third"]
[SeedHash "29fbb38e684e651e03debe17243a9448cf3a60b137adcfa95757a0442e3523b9"]
[Seed "golden mesopotamia 3"]
[Box "standard 58dce2de"]
[Result "1 1 0"]

1 first mill 2
2 third mill 5
3 third done
4 second mill 4
5 first work blank
6 third trade second
7 second work foot
8 third give card second-wind
9 second done
10 first trade second
11 second done
12 third drop
13 third bank wood ore
14 first ask metal
15 first ask card rich-harvest
16 first unask card rich-harvest
17 third bank metal grain
18 third trade second
19 third drop
20 third done
21 first unask metal
22 first drop
23 first done
24 first bank grain metal
25 first done
26 second clockwise
27 second bank grain wood
28 second trade first
29 second drop
30 second trade first
31 second ask grain
32 second give card envoys
33 second ask card deserters
34 second send
35 first decline second
36 second card cedar-rafts
37 second trade third
38 second drop
39 second trade first
40 second ask card gutians
41 second drop
42 second trade third
43 second ask card locusts
44 second give card sutaeans
45 second ungive card sutaeans
46 second send
47 second done
48 third counter second
49 third give card gutians
50 second bank metal wood
51 third ungive card gutians
52 second done
53 third drop
54 second unit chariot
55 second at suhum
56 second bank ore flour
57 second trade first
58 second ask card blessing
59 second drop
60 second unit foot
61 second at qattunan
62 second bank wood flour
63 second bank grain metal
64 second bank wood ore
65 second bank wood ore
66 second trade third
67 second ask wood
68 second give card locusts
69 second send
70 second withdraw
71 second unit foot
72 second at hanaeans
73 second done
74 third trade first
75 third ask card blessing
76 third ask card rich-vein
77 third ask card intrigue
78 third drop
79 third trade first
80 third give wood
81 third give card gutians
82 third ungive wood
83 third ask card yaminites
84 third ask grain
85 third drop
86 third card cedar-rafts
87 third trade first
88 third ask grain
89 third ask flour
90 third give flour
91 third give flour
92 third ask card sutaeans
93 third give card gutians
94 third drop
95 third bank ore grain
96 third bank ore metal
97 third erect marduk
98 third done
99 third bank wood metal
100 third done
101 third bank metal wood
102 third trade second
103 third give metal
104 third drop
105 third trade first
106 third give grain
107 third ask card cedar-rafts
108 third give card deserters
109 third drop
110 third bank grain ore
111 third trade first
112 third ask flour
113 third drop
114 third unit foot
115 third at mankisum
116 third trade second
117 third give grain
118 third give card second-wind
119 third drop
120 third unit foot
121 third at karana
122 third trade second
123 third ask card locusts
124 third unask card locusts
125 third ask card rich-vein
126 third send
127 third withdraw
128 third unit chariot
129 third at karana
130 third trade first
131 third ask card hanaeans
132 third drop
133 third bank wood grain
134 third bank grain metal
135 third unit chariot
136 third at shubatenlil
137 third done
138 first card spies
139 first against third
140 first card gutians
141 first done
142 first trade second
143 first drop
144 first bank ore wood
145 first bank grain metal
146 first done
147 first done
148 first mill 0
149 third done
150 first card rich-harvest
151 first bank metal wood
152 third mill 0
153 first bank metal flour
154 second bank ore wood
155 first work blank
156 third trade second
157 first bank grain ore
158 second done
159 first trade third
160 first drop
161 third ask card second-wind
162 second trade third
163 first bank wood ore
164 third drop
165 third trade second
166 first bank wood ore
167 third drop
168 third done
169 second drop
170 first done
171 second trade third
172 third work blank
173 second ask card turukkaeans
174 first trade second
175 first drop
176 third at karana
177 first bank ore grain
178 second give ore
179 first bank grain metal
180 first trade third
181 second unask card turukkaeans
182 third done
183 second give ore
184 second drop
185 third done
186 first drop
187 third trade second
188 third give ore
189 second done
190 third ungive ore
191 second card locusts
192 first bank grain wood
193 second against third
194 third ask card rich-vein
195 third unask card rich-vein
196 first trade second
197 third drop
198 first drop
199 second done
200 first done
201 second trade first
202 third done
203 second give grain
204 second ask card locusts
205 second send
206 second done
207 second withdraw
208 second done
209 second counterclockwise
210 second done
211 second campaign war
212 second against third
213 second pay metal
214 second trade third
215 second drop
216 second trade third
217 second ask card second-wind
218 second send
219 third accept second
220 second trade third
221 second drop
222 second done
223 first erect marduk
224 first done
225 first done
226 first trade second
227 first give flour
228 first send
229 first done
230 third trade second
231 third give card turukkaeans
232 second accept first
233 third send
234 second accept third
235 third trade second
236 third give ore
237 third ask metal
238 third drop
239 third trade second
240 third give wood
241 third give ore
242 third ask ore
243 third drop
244 third done
245 third done
246 third trade first
247 third give flour
248 third ungive flour
249 third ask card siege-ladders
250 third send
251 third done
252 first mill 0
253 third at shubatenlil
254 third trade second
255 first trade third
256 third ask card sutaeans
257 second trade third
258 first ask card spies
259 second ask card gutians
260 first drop
261 second give ore
262 first trade second
263 second give flour
264 second ungive flour
265 third give metal
266 second drop
267 second done
268 first ask metal
269 second mill 0
270 second done
271 first give ore
272 third ungive metal
273 first ungive ore
274 first ask card cedar-rafts
275 third send
276 third done
277 first drop
278 first done
279 first work blank
280 first done
281 second bank grain flour
282 third mill 5
283 third bank grain wood
284 third withdraw
285 first bank grain wood
286 second work blank
287 third done
288 second at mari
289 second work blank
290 first trade third
291 second at hanaeans
292 first ask flour
293 second work blank
294 second at mari
295 first unask flour
296 third work blank
297 third at shubatenlil
298 third trade second
299 first drop
300 second bank grain wood
301 third give ore
302 first done
303 first trade second
304 second trade first
305 third send
306 first drop
307 second accept third
308 first bank grain wood
309 third work blank
310 first done
311 third at karana
312 second give ore
313 third bank grain wood
314 third work blank
315 third at karana
316 second ask card turukkaeans
317 third done
318 third bank wood grain
319 second send
320 first accept second
321 second work blank
322 second at qattunan
323 third bank grain flour
324 third done
325 second card caravan
326 third done
327 second bank metal grain
328 second trade third
329 second ask flour
330 second send
331 second work blank
332 third counter second
333 second at suhum
334 second done
335 third give metal
336 third drop
337 second at mari
338 second done
339 second bank grain metal
340 second bank grain metal
341 second bank grain metal
342 second trade third
343 second drop
344 second bank grain wood
345 second trade third
346 second ask card caravan
347 second send
348 third counter second
349 third drop
350 second done
351 third clockwise
352 third done
353 third card deserters
354 third at hanaeans
355 third bank grain wood
356 third done
357 third attack
358 third at hanaeans
359 third at karana
360 third trade first
361 third drop
362 third bank grain wood
363 third trade second
364 third give flour
365 third ungive flour
366 third drop
367 third trade first
368 third ask flour
369 third ask card turukkaeans
370 third ask wood
371 third drop
372 third trade first
373 third ask card sutaeans
374 third unask card sutaeans
375 third give flour
376 third ungive flour
377 third drop
378 third done
379 first bank grain wood
380 first bank wood grain
381 first done
382 first done
383 first trade third
384 first ask wood
385 first send
386 third counter first
387 third ungive wood
388 third give flour
389 first done
390 third give wood
391 third ungive flour
392 third drop
393 second done
394 second bank grain metal
395 second bank metal wood
396 second bank wood flour
397 second bank grain metal
398 second campaign alliance
399 second against third
400 second pay metal
401 second trade first
402 second ask card cedar-rafts
403 second drop
404 second done
405 second trade third
406 first mill 3
407 second give flour
408 second drop
409 first trade second
410 second trade third
411 third trade second
412 first ask card siege-ladders
413 third ask card mercenaries
414 second ask card envoys
415 third give wood
416 second ask card forced-march
417 first give card gutians
418 first send
419 first done
420 second send
421 first done
422 third drop
423 third decline second
424 third done
425 second counter first
426 third trade first
427 second ask card turukkaeans
428 second drop
429 first done
430 third give ore
431 third give metal
432 second at qattunan
433 second trade first
434 third drop
435 third trade first
436 second give card second-wind
437 third give grain
438 third send
439 third done
440 third work blank
441 second ask card envoys
442 second give grain
443 third at hanaeans
444 third done
445 first accept third
446 third trade second
447 third drop
448 second send
449 second done
450 third trade second
451 third drop
452 second mill 1
453 second done
454 first decline second
455 third done
456 second work blank
457 second at mari
458 second work blank
459 second at mari
460 third done
461 second trade third
462 second give card sutaeans
463 second ask card yaminites
464 second unask card yaminites
465 second ask card rich-harvest
466 second ask card intrigue
467 second send
468 second withdraw
469 second trade third
470 second give flour
471 second send
472 second withdraw
473 second done
474 second trade third
475 second give flour
476 second ask card blessing
477 second send
478 second withdraw
479 second trade first
480 second ask card rich-harvest
481 second drop
482 second done
483 second trade third
484 second give card turukkaeans
485 second send
486 third counter second
487 second done
488 third give ore
489 third ask card blessing
490 third ungive ore
491 third ask card deserters
492 third give grain
493 third drop
494 second clockwise
495 second done
496 second campaign war
497 second pay wood
498 second yes
499 second done
500 third trade second
501 third ask card siege-ladders
502 third unask card siege-ladders
503 third give ore
504 third ask metal
505 third drop
506 third done
507 third done
508 third done
509 first bank grain metal
510 first bank ore metal
511 first bank metal grain
512 first trade third
513 first give grain
514 first ungive grain
515 first give ore
516 first ask card gutians
517 first drop
518 first done
519 first done
520 first bank grain ore
521 first trade third
522 first ask wood
523 first drop
524 first done
525 third done
526 third bank metal wood
527 second done
528 first mill 2
529 third bank metal ore
530 first done
531 third trade second
532 second done
533 first trade second
534 third ask card intrigue
535 third unask card intrigue
536 second bank metal flour
537 first ask card hanaeans
538 first ask card deserters
539 second done
540 second done
541 second done
542 third give wood
543 third ungive wood
544 third drop
545 third trade first
546 third drop
547 first ask card second-wind
548 first unask card second-wind
549 first send
550 second decline first
551 third trade second
552 first done
553 first bank metal flour
554 third give grain
555 first at babylon
556 first trade second
557 first ask card intrigue
558 third ask card rich-harvest
559 third ask card turukkaeans
560 first unask card intrigue
561 third drop
562 first drop
563 first done
564 third trade first
565 first done
566 third ask ore
567 third send
568 third withdraw
569 third bank wood metal
570 third done
571 third work blank
572 third at mankisum
573 third done
574 third trade second
575 third drop
576 third done
577 third done
578 third counterclockwise
579 third trade second
580 third ask card caravan
581 third send
582 second counter third
583 third trade second
584 second give metal
585 second drop
586 third drop
587 third trade second
588 third drop
589 third trade second
590 third drop
591 third done
592 third campaign alliance
593 third against first
594 third done
595 second erect marduk
596 second at mari
597 second trade first
598 second drop
599 second trade third
600 second give wood
601 second give metal
602 second ungive metal
603 second ungive wood
604 second drop
605 second done
606 second card sutaeans
607 second at tadmor
608 second at qatna
609 second campaign alliance
610 second against first
611 first no
612 second done
613 first trade second
614 first give wood
615 first give flour
616 first send
617 first withdraw
618 first done
619 first card gutians
620 first at der
621 first at gutians
622 first campaign war
623 first done
624 second trade third
625 first trade second
626 first give ore
627 second ask card mercenaries
628 third done
629 second send
630 third decline second
631 third trade second
632 third ask card cedar-rafts
633 second done
634 first ask card sutaeans
635 first send
636 third ask card sutaeans
637 third unask card cedar-rafts
638 first withdraw
639 first trade second
640 third give metal
641 first give card forced-march
642 third unask card sutaeans
643 third send
644 second decline third
645 first give card blessing
646 first ask metal
647 second done
648 first ask flour
649 third trade first
650 first send
651 second counter first
652 second drop
653 first done
654 third ask wood
655 third unask wood
656 third drop
657 third trade first
658 third drop
659 third trade first
660 first done
661 second trade first
662 third drop
663 second ask card siege-ladders
664 first trade third
665 first give metal
666 third trade second
667 second drop
668 first give card forced-march
669 second done
670 second done
671 third drop
672 third trade second
673 third give ore
674 first give metal
675 second trade first
676 first ask card spies
677 first send
678 first done
679 third ungive ore
680 third give ore
681 second drop
682 third decline first
683 first trade third
684 second trade first
685 third ask card turukkaeans
686 first drop
687 third send
688 second decline third
689 second give grain
690 first done
691 second ask grain
692 second give metal
693 second ask metal
694 second ask card caravan
695 second unask card caravan
696 second give card second-wind
697 second drop
698 second trade first
699 third trade second
700 second ask card deserters
701 third give metal
702 third give wood
703 second unask card deserters
704 third ask metal
705 second give card second-wind
706 second send
707 second withdraw
708 second trade first
709 third ask card sutaeans
710 third drop
711 third done
712 third done
713 third trade second
714 second give ore
715 second ungive ore
716 third ask card hanaeans
717 second drop
718 third ask card mercenaries
719 third send
720 second trade third
721 second ask card intrigue
722 third withdraw
723 third trade second
724 second unask card intrigue
725 third ask card locusts
726 third ask card hanaeans
727 third ask card envoys
728 second drop
729 third drop
730 third done
731 second done
732 third trade second
733 third give wood
734 third ask card sutaeans
735 third drop
736 third done
737 third clockwise
738 third done
739 third trade second
740 third drop
741 third trade second
742 third drop
743 third done
744 third done
745 first trade second
746 first drop
747 first done
748 first done
749 first done
750 second done
751 second campaign alliance
752 second against third
753 second done
754 first mill 3
755 first done
756 first trade second
757 third trade second
758 third give flour
759 second done
760 third ask ore
761 second mill 1
762 first give card forced-march
763 second bank grain wood
764 third give flour
765 third ask card intrigue
766 second done
767 first drop
768 second done
769 first done
770 third ask card spies
771 first trade third
772 first ask ore
773 second done
774 first give metal
775 third drop
776 first drop
777 first done
778 third done
779 second done
780 third mill 0
781 third done
782 third bank grain metal
783 third trade second
784 third give grain
785 third drop
786 third bank grain metal
787 third done
788 third done
789 third trade second
790 third ask card spies
791 third give ore
792 third ungive ore
793 third give ore
794 third send
795 second counter third
796 second drop
797 third trade first
798 third ask ore
799 third ask card hanaeans
800 third drop
801 third trade second
802 third give wood
803 third ungive wood
804 third ask card blessing
805 third drop
806 third trade second
807 third drop
808 third done
809 third clockwise
810 third bank grain wood
811 third done
812 third trade first
813 third drop
814 third campaign war
815 third against second
816 third pay metal
817 third trade first
818 third ask card deserters
819 third drop
820 third done
821 first bank grain wood
822 first done
823 first campaign war
824 first against third
825 first bank grain metal
826 first bank grain wood
827 first done
828 second trade first
829 second give grain
830 second ask card caravan
831 second give metal
832 second give metal
833 second ask card second-wind
834 second drop
835 second done
836 second done
837 second card turukkaeans
838 second at shusharra
839 second done
840 second done
841 first mill 5
842 third at shubatenlil
843 first bank grain ore
844 second bank grain metal
845 first work blank
846 first bank grain ore
847 second at qattunan
848 first trade third
849 third trade second
850 third give metal
851 first give grain
852 first drop
853 second bank grain ore
854 first work blank
855 third ungive metal
856 second trade third
857 first done
858 second drop
859 first bank ore grain
860 first bank grain wood
861 second bank grain metal
862 second trade third
863 third give ore
864 third ungive ore
865 third ask card yaminites
866 third send
867 third at mankisum
868 first trade second
869 third bank grain metal
870 second ask flour
871 second give card second-wind
872 third bank grain flour
873 first ask card siege-ladders
874 second ask card locusts
875 second drop
876 first unask card siege-ladders
877 third withdraw
878 third bank wood flour
879 second trade first
880 second give card second-wind
881 third done
882 third at mankisum
883 third mill 3
884 second ungive card second-wind
885 second give ore
886 second give grain
887 first drop
888 first at babylon
889 third trade first
890 second ask card locusts
891 second drop
892 second done
893 second mill 2
894 third ask card sutaeans
895 second done
896 third give flour
897 first done
898 second done
899 second trade third
900 first done
901 third send
902 first decline third
903 third trade first
904 third ask card intrigue
905 third ask card forced-march
906 second ask grain
907 third send
908 second unask grain
909 first counter third
910 third done
911 second ask card second-wind
912 second give wood
913 second ask flour
914 second unask card second-wind
915 first ungive card forced-march
916 first ask card hanaeans
917 third trade first
918 third give grain
919 third send
920 second drop
921 third withdraw
922 second bank grain flour
923 third trade first
924 first drop
925 second at mari
926 second done
927 third ask card siege-ladders
928 third ask grain
929 second trade first
930 third drop
931 third done
932 second ask metal
933 second ask card locusts
934 second drop
935 third trade second
936 second trade third
937 third drop
938 second ask card siege-ladders
939 second unask card siege-ladders
940 second ask card locusts
941 third trade second
942 second give grain
943 third drop
944 third trade second
945 third ask card siege-ladders
946 second drop
947 second done
948 third give ore
949 third unask card siege-ladders
950 third give grain
951 third ask card caravan
952 third ask card blessing
953 third ungive ore
954 third ask card hanaeans
955 third drop
956 third done
957 third trade second
958 third drop
959 third done
960 third counterclockwise
961 third done
962 third campaign alliance
963 third against first
964 first yes
965 third done
966 second trade third
967 second drop
968 second done
969 second card turukkaeans
970 second at arbela
971 second at turukkaeans
972 second campaign war
973 second against third
974 second pay wood
975 second done
976 first bank grain ore
977 first done
978 first campaign break
979 first pay flour
980 first trade second
981 first give grain
982 first drop
983 first trade second
984 first ask card envoys
985 first unask card envoys
986 first give card forced-march
987 first send
988 first card forced-march
989 first done
end 989 05578615afa59bb5
