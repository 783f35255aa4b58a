[Game "amyitis"]
[Rules "2"]
[Seats "4"]
[Options "procession=last-to-pass, supply=unlimited"]
[Names "blue, red, black, white"]
[SeedHash "72bdc9ba220fb7680f878cc7ac5718f2e2f937ce4b1a844f50a5f22257cd27ec"]
[Seed "golden amyitis 4"]
[Box "standard 10b3c54a"]
[Result "72 126 46 98"]

1 red recruit priest 1
2 red temple ishtar
3 black pass
4 white recruit farmer 1
5 white field lower
6 blue pass
7 red pass
8 white pass
9 white temple tammouz
10 red ishtar talent
11 white field upper
12 black recruit engineer 2
13 black water d1-d2
14 white caravan eshnunna
15 white plant d2
16 blue recruit merchant 4
17 red pass
18 black pass
19 white recruit engineer 3
20 white water c1-d1
21 blue pass
22 white pass
23 white temple marduk
24 red ishtar camel
25 white field upper
26 white recruit merchant 4
27 blue pass
28 red recruit merchant 3
29 black pass
30 white recruit farmer 3
31 white field lower
32 red pass
33 white recruit priest 2
34 white temple ishtar
35 white recruit engineer 1
36 white water d3-d4
37 white recruit priest 1
38 white temple marduk
39 white recruit priest 2
40 white temple ishtar
41 white pass
42 white temple tammouz
43 white ishtar camel
44 white field upper
45 white discard palm
46 white discard barley
47 blue recruit farmer 3
48 blue field upper
49 red recruit farmer 2
50 red field lower
51 black pass
52 white recruit priest 2
53 white temple marduk
54 blue pass
55 red recruit engineer 1
56 red water c4-d4
57 white pass
58 red pass
59 red temple tammouz
60 white ishtar camel
61 white field lower
62 red keep
63 white discard dates
64 red recruit priest 1
65 red temple tammouz
66 black recruit farmer 4
67 black field upper
68 white pass
69 blue recruit engineer 4
70 blue water c3-c4
71 red recruit merchant 4
72 black caravan susa
73 black court banker
74 blue recruit priest 3
75 blue temple ishtar
76 red pass
77 black recruit engineer 1
78 black water c2-d2
79 blue recruit farmer 3
80 blue field lower
81 black pass
82 blue caravan uruk
83 blue court banker
84 blue recruit engineer 3
85 blue water c2-c3
86 blue pass
87 blue temple marduk
88 blue ishtar camel
89 red field lower
90 white keep
91 black pass
92 white recruit merchant 3
93 blue pass
94 red caravan ninoua
95 red court palace
96 white recruit priest 2
97 white temple tammouz
98 red pass
99 white caravan babylon
100 white sell palm
101 white water c3-d3
102 white pass
103 white temple tammouz
104 blue ishtar camel
105 white field upper
106 red swap barley dates
107 white pass
108 blue pass
109 red pass
110 black pass
111 black temple marduk
112 blue ishtar talent
113 white field lower
114 white discard dates
115 blue recruit merchant 1
116 red recruit priest 3
117 red temple ishtar
118 black recruit farmer 3
119 black field lower
120 white pass
121 blue pass
122 red recruit priest 2
123 red temple marduk
124 black pass
125 red pass
126 red temple ishtar
127 red ishtar camel
128 white field upper
129 white discard palm
130 red recruit engineer 1
131 red water b3-b4
132 black recruit priest 4
133 black temple ishtar
134 white recruit engineer 3
135 white water a3-b3
136 blue recruit engineer 1
137 blue water b2-b3'
138 red recruit priest 2
139 red temple ishtar
140 black pass
141 white recruit priest 4
142 white temple tammouz
143 blue recruit engineer 2
144 blue water a2-b2'
145 red recruit priest 4
146 red temple marduk
147 white recruit farmer 3
148 white field upper
149 blue pass
150 red recruit merchant 2
151 white pass
152 red pass
153 red temple marduk
154 red ishtar camel
155 white field upper
156 white discard salt
157 white discard dates
158 black pass
159 white caravan susa
160 white court leader
161 blue pass
162 red pass
163 white pass
164 white temple ishtar
165 black ishtar talent
166 white field lower
167 white recruit engineer 4
168 white water c1-c2
169 blue pass
170 red caravan uruk
171 red court banker
172 black pass
173 white caravan mari
174 white plant c3
175 red recruit merchant 4
176 white pass
177 red pass
178 red temple tammouz
179 red ishtar camel
180 white field upper
181 blue pass
182 red recruit farmer 2
183 red field upper
184 black pass
185 white recruit engineer 1
186 white water a4-b4
187 red caravan ninoua
188 red court palace
189 white pass
190 red pass
191 red temple ishtar
192 white ishtar talent
193 red field upper
194 red pass
195 black pass
196 white pass
197 blue caravan susa
198 blue court leader
199 blue pass
200 blue temple marduk
201 white ishtar talent
202 red field upper
203 black pass
204 white recruit farmer 1
205 white field upper
206 blue pass
207 red caravan ur
208 red plant d1
209 red court banker
210 white pass
211 red recruit merchant 3
212 red pass
213 red temple tammouz
214 red ishtar camel
215 red field lower
216 white discard dates
217 white pass
218 blue pass
219 red caravan uruk
220 red court leader
221 black recruit merchant 3
222 red pass
223 black pass
224 black temple ishtar
225 red ishtar talent
226 red field lower
227 blue recruit priest 1
228 blue temple tammouz
229 red pass
230 black pass
231 white recruit merchant 4
232 blue pass
233 white caravan mari
234 white plant a3
235 white card dates
236 white pass
237 white temple ishtar
238 black ishtar camel
239 red field lower
240 red discard dates
241 red caravan babylon
242 red sell barley barley
243 red water b4-c4
244 black pass
245 white recruit farmer 2
246 white field lower
247 blue recruit merchant 2
248 red recruit engineer 3
249 red water a1-b1'
250 white pass
251 blue pass
252 red recruit priest 1
253 red temple ishtar
254 red pass
255 red temple marduk
256 black ishtar talent
257 blue field lower
258 black pass
259 white recruit farmer 1
260 white field lower
261 blue pass
262 red recruit farmer 4
263 red field lower
264 white pass
265 red recruit merchant 2
266 red caravan susa
267 red court banker
268 red recruit engineer 3
269 red water a2-a3
270 red pass
271 red temple marduk
272 white ishtar talent
273 blue field lower
274 white recruit priest 3
275 white temple marduk
276 blue pass
277 red recruit priest 1
278 red temple tammouz
279 black pass
280 white caravan palmyra
281 red recruit priest 4
282 red temple ishtar
283 white recruit merchant 4
284 red pass
285 white recruit engineer 1
286 white water b2-c2
287 white recruit merchant 2
288 white recruit engineer 4
289 white water b1-b2
290 white caravan babylon
291 white sell dates salt
292 white water a1-a2
293 white pass
294 white temple marduk
295 red ishtar talent
296 red field upper
297 blue pass
298 red recruit engineer 1
299 red water b1-b2'
300 black pass
301 white pass
302 red recruit engineer 2
303 red water a1-b1
304 red caravan uruk
305 red pass
306 red temple marduk
307 red ishtar camel
308 red field lower
309 red pass
310 black recruit priest 3
311 black temple ishtar
312 white pass
313 blue caravan palmyra
314 blue court palace
315 black caravan babylon
316 black water d2-d3
317 blue recruit merchant 2
318 black pass
319 blue recruit merchant 4
320 blue caravan uruk
321 blue pass
322 blue temple ishtar
323 black ishtar camel
324 red field upper
325 black pass
326 white recruit priest 4
327 white temple ishtar
328 blue recruit engineer 1
329 blue water b2-b3
330 red pass
331 white recruit farmer 1
332 white field lower
333 blue pass
334 white caravan palmyra
335 white recruit merchant 2
336 white recruit priest 3
337 white temple ishtar
338 white recruit farmer 4
339 white field lower
340 white recruit merchant 2
341 white caravan ninoua
342 white pass
343 white temple marduk
344 white ishtar talent
345 white pass
346 blue pass
347 red recruit merchant 3
348 black recruit priest 4
349 black temple tammouz
350 red caravan babylon
351 red sell barley salt
352 red water a3-a4
353 black pass
354 red recruit engineer 2
355 red water a2-b2
356 red pass
357 red temple marduk
358 white ishtar camel
359 black field lower
360 blue pass
361 red pass
362 black pass
363 white pass
364 white temple marduk
365 white ishtar camel
366 black field lower
367 red pass
368 black recruit farmer 2
369 black field lower
370 white recruit engineer 4
371 white water b2-c2'
372 blue recruit merchant 4
373 black pass
374 white pass
375 blue recruit farmer 4
376 blue field lower
377 blue recruit merchant 3
378 blue recruit engineer 1
379 blue water b1-c1
380 blue recruit farmer 3
381 blue field lower
382 blue caravan mari
383 blue plant c4
384 blue recruit farmer 3
385 blue field upper
386 blue caravan palmyra
387 blue recruit priest 2
388 blue temple tammouz
389 blue pass
390 blue temple marduk
391 blue field lower
392 black discard barley
393 black pass
394 white pass
395 blue pass
396 red recruit engineer 3
397 red water a1-a2'
398 red recruit farmer 2
399 red field upper
400 red caravan babylon
401 red sell barley salt
402 red water a2-a3'
403 red recruit priest 2
404 red temple tammouz
405 red pass
406 red temple tammouz
407 red field upper
408 blue keep
409 white pass
410 blue recruit engineer 1
411 blue water b3-c3
412 red recruit merchant 1
413 black pass
414 blue recruit farmer 2
415 blue field upper
416 red pass
417 blue pass
418 blue temple marduk
419 red field upper
420 blue discard wine
421 blue recruit farmer 1
422 blue field lower
423 red recruit farmer 2
424 red field lower
425 black recruit farmer 4
426 black field lower
427 white pass
428 blue recruit priest 3
429 blue temple tammouz
430 red recruit priest 2
431 red temple tammouz
432 black recruit merchant 1
433 blue recruit farmer 3
434 blue field upper
435 red pass
436 black pass
437 blue pass
438 blue temple ishtar
439 blue ishtar camel
440 blue field lower
441 red keep
442 blue discard palm
443 blue discard barley
444 blue discard palm
445 black discard salt
446 red pass
447 black recruit engineer 2
448 white recruit farmer 2
449 white field lower
450 blue pass
451 black recruit farmer 1
452 black field upper
453 white recruit priest 4
454 white temple tammouz
455 black pass
456 white pass
457 white temple ishtar
458 blue ishtar talent
459 red field upper
460 white swap barley palm
461 black discard barley
462 black recruit farmer 2
463 black field upper
464 white pass
465 blue pass
466 red recruit farmer 3
467 red field upper
468 black recruit merchant 1
469 red caravan eshnunna
470 red plant d4
471 black recruit priest 4
472 black temple tammouz
473 red recruit priest 3
474 red temple marduk
475 black caravan ur
476 black plant c1
477 black take dates
478 red pass
479 black recruit merchant 2
480 black pass
481 black temple marduk
482 blue ishtar talent
483 white field lower
484 black swap dates salt
485 white caravan babylon
486 white sell dates palm
487 blue recruit merchant 1
488 red pass
489 black pass
490 white pass
491 blue caravan ur
492 blue plant a4
493 blue pass
494 blue temple tammouz
495 blue ishtar talent
496 black field upper
497 blue keep
498 black discard palm
499 blue recruit farmer 3
500 blue field upper
501 red pass
502 black pass
503 white pass
504 blue recruit merchant 4
505 blue recruit merchant 1
506 blue recruit farmer 4
507 blue field lower
508 blue recruit merchant 4
509 blue caravan ninoua
510 blue recruit farmer 2
511 blue field lower
512 blue caravan babylon
513 blue sell dates
514 blue pass
515 blue temple marduk
516 white ishtar talent
517 black field lower
518 blue swap palm dates
519 black discard salt
520 red pass
521 black caravan eshnunna
522 black plant d3
523 white recruit priest 3
524 white temple tammouz
525 blue pass
526 black pass
527 white pass
528 white temple marduk
529 blue field upper
530 blue discard barley
531 black pass
532 white pass
533 blue recruit priest 2
534 blue temple marduk
535 red pass
536 blue recruit priest 2
537 blue temple marduk
538 blue pass
539 blue temple ishtar
540 blue ishtar camel
541 white field lower
542 white recruit farmer 4
543 white field lower
544 blue recruit priest 1
545 blue temple marduk
546 red pass
547 black pass
548 white pass
549 blue pass
550 blue temple marduk
551 blue ishtar talent
552 white field lower
553 blue pass
554 red pass
555 black recruit priest 1
556 black temple tammouz
557 white pass
558 black pass
559 black temple tammouz
560 blue ishtar camel
561 black field lower
562 red recruit merchant 4
563 black caravan ur
564 black plant b1
565 white pass
566 blue pass
567 red pass
568 black recruit farmer 2
569 black field upper
570 black pass
571 black temple tammouz
572 blue ishtar camel
573 black field lower
574 black recruit farmer 4
575 black field upper
576 white caravan khorsabad
577 white plant a1
578 blue caravan babylon
579 blue sell dates dates
580 red pass
581 black recruit merchant 4
582 white recruit farmer 1
583 white field lower
584 blue pass
585 black recruit priest 4
586 black temple ishtar
587 white pass
588 black recruit merchant 1
589 black pass
590 black temple marduk
591 black ishtar talent
592 black field upper
593 black discard wine
594 black discard palm
595 white pass
596 blue pass
597 red recruit merchant 4
598 black caravan eshnunna
599 black plant c2
600 red recruit merchant 1
601 black pass
602 red recruit priest 4
603 red temple tammouz
604 red recruit priest 3
605 red temple ishtar
606 red pass
607 red temple tammouz
608 black ishtar talent
609 red field upper
end 609 e81e7adef5ac8fb7
