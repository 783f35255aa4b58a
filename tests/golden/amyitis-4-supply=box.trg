[Game "amyitis"]
[Rules "2"]
[Seats "4"]
[Options "procession=right-of-start, supply=box"]
[Names "blue, red, black, white"]
[SeedHash "72bdc9ba220fb7680f878cc7ac5718f2e2f937ce4b1a844f50a5f22257cd27ec"]
[Seed "golden amyitis 4"]
[Box "standard 10b3c54a"]
[Result "78 52 130 52"]

1 red recruit priest 1
2 red temple ishtar
3 black pass
4 white recruit farmer 1
5 white field lower
6 blue pass
7 red pass
8 white pass
9 blue temple tammouz
10 red ishtar talent
11 blue field upper
12 black recruit engineer 2
13 black water d1-d2
14 white recruit priest 2
15 white temple tammouz
16 blue recruit farmer 3
17 blue field lower
18 red pass
19 black recruit merchant 4
20 white recruit farmer 2
21 white field upper
22 blue pass
23 black pass
24 white recruit priest 1
25 white temple ishtar
26 white pass
27 red temple ishtar
28 red ishtar camel
29 blue field upper
30 white swap barley dates
31 blue discard dates
32 white recruit merchant 4
33 blue recruit merchant 4
34 red recruit merchant 2
35 black recruit merchant 3
36 white recruit farmer 3
37 white field upper
38 blue pass
39 red recruit priest 3
40 red temple ishtar
41 black pass
42 white pass
43 red pass
44 black temple marduk
45 red ishtar talent
46 blue field lower
47 white keep
48 white discard dates
49 blue discard salt
50 blue caravan susa
51 blue court banker
52 red pass
53 black pass
54 white recruit priest 2
55 white temple ishtar
56 blue pass
57 white recruit farmer 3
58 white field upper
59 white recruit merchant 1
60 white caravan mari
61 white plant d2
62 white recruit merchant 4
63 white recruit engineer 2
64 white water d3-d4
65 white caravan palmyra
66 white court palace
67 white recruit engineer 1
68 white water d2-d3
69 white pass
70 white temple ishtar
71 white field upper
72 red recruit engineer 4
73 red water c2-c3
74 black pass
75 white caravan ninoua
76 white court leader
77 blue recruit priest 3
78 blue temple tammouz
79 red recruit merchant 2
80 white recruit priest 1
81 white temple ishtar
82 blue pass
83 red recruit merchant 4
84 white pass
85 red recruit engineer 3
86 red water b2-c2
87 red pass
88 blue temple marduk
89 blue field upper
90 black recruit merchant 1
91 white recruit engineer 4
92 white water b1-c1
93 blue recruit merchant 3
94 red pass
95 black recruit farmer 3
96 black field lower
97 white recruit priest 2
98 white temple tammouz
99 blue pass
100 black caravan babylon
101 black water c4-d4
102 white pass
103 black pass
104 red temple tammouz
105 blue field upper
106 white keep
107 blue discard barley
108 white pass
109 blue pass
110 red pass
111 black pass
112 black temple marduk
113 white field lower
114 blue caravan eshnunna
115 blue plant d4
116 red pass
117 black recruit engineer 4
118 black water a4-b4
119 white pass
120 blue recruit farmer 4
121 blue field lower
122 black pass
123 blue pass
124 white temple ishtar
125 white field lower
126 white discard dates
127 red pass
128 black recruit merchant 1
129 white recruit priest 2
130 white temple tammouz
131 blue recruit engineer 2
132 blue water a3-a4
133 black recruit merchant 2
134 white recruit engineer 3
135 white water b2-b3
136 blue recruit priest 4
137 blue temple marduk
138 black pass
139 white caravan susa
140 white court leader
141 white card barley
142 blue pass
143 white pass
144 blue temple tammouz
145 white field upper
146 blue keep
147 black recruit farmer 4
148 black field upper
149 white caravan khorsabad
150 white plant c4
151 blue pass
152 red pass
153 black recruit farmer 1
154 black field lower
155 white pass
156 black recruit priest 3
157 black temple ishtar
158 black pass
159 red temple tammouz
160 white field lower
161 blue keep
162 white caravan uruk
163 blue recruit merchant 4
164 red pass
165 black recruit merchant 1
166 white caravan palmyra
167 white court palace
168 blue pass
169 black recruit farmer 3
170 black field lower
171 white pass
172 black caravan babylon
173 black sell salt wine
174 black water a3-b3
175 black pass
176 black temple tammouz
177 white field upper
178 blue keep
179 blue pass
180 red pass
181 black recruit priest 4
182 black temple tammouz
183 white pass
184 black recruit farmer 1
185 black field lower
186 black pass
187 white temple ishtar
188 black field lower
189 black discard barley
190 red recruit merchant 4
191 black recruit priest 2
192 black temple ishtar
193 white pass
194 blue recruit merchant 1
195 red pass
196 black recruit priest 4
197 black temple ishtar
198 blue pass
199 black pass
200 blue temple tammouz
201 black field upper
202 blue swap barley salt
203 black discard wine
204 black recruit farmer 3
205 black field upper
206 white pass
207 blue pass
208 red pass
209 black pass
210 red temple tammouz
211 black field upper
212 blue swap salt dates
213 black discard barley
214 black discard dates
215 white recruit engineer 3
216 white water b2-c2'
217 blue recruit priest 3
218 blue temple marduk
219 red recruit priest 2
220 red temple tammouz
221 black pass
222 white pass
223 blue pass
224 red recruit farmer 4
225 red field lower
226 red pass
227 black temple ishtar
228 red field upper
229 blue swap palm dates
230 blue pass
231 red caravan eshnunna
232 red plant c2
233 black caravan ur
234 black plant d1
235 black court banker
236 white recruit merchant 4
237 red pass
238 black caravan uruk
239 black court banker
240 white pass
241 black pass
242 white temple ishtar
243 red field upper
244 red pass
245 black recruit engineer 3
246 black water a2-b2
247 white pass
248 blue recruit engineer 4
249 blue water c1-c2
250 black recruit farmer 2
251 black field lower
252 blue recruit merchant 2
253 black caravan palmyra
254 black court banker
255 blue pass
256 black pass
257 blue temple marduk
258 red field upper
259 black pass
260 white recruit farmer 4
261 white field lower
262 blue recruit merchant 1
263 red pass
264 white pass
265 blue recruit engineer 2
266 blue water b3-b4
267 blue recruit priest 4
268 blue temple ishtar
269 blue recruit farmer 1
270 blue field lower
271 blue caravan babylon
272 blue sell dates
273 blue water b3-c3
274 blue pass
275 red temple ishtar
276 white recruit merchant 3
277 blue recruit merchant 2
278 red caravan palmyra
279 black pass
280 white caravan babylon
281 white sell salt wine
282 white water a1-b1'
283 blue recruit priest 2
284 blue temple tammouz
285 red pass
286 white pass
287 blue recruit priest 4
288 blue temple ishtar
289 blue recruit merchant 4
290 blue pass
291 black temple ishtar
292 blue field upper
293 blue discard dates
294 blue caravan susa
295 blue court banker
296 red pass
297 black pass
298 white pass
299 blue recruit merchant 3
300 blue pass
301 white temple ishtar
302 blue field upper
303 red recruit farmer 4
304 red field upper
305 black pass
306 white pass
307 blue recruit farmer 3
308 blue field upper
309 red pass
310 blue pass
311 blue temple marduk
312 blue field upper
313 blue discard palm
314 blue discard salt
315 black pass
316 white recruit priest 1
317 white temple ishtar
318 blue caravan uruk
319 red recruit merchant 3
320 white pass
321 blue pass
322 red caravan palmyra
323 red pass
324 red temple tammouz
325 red field upper
326 white pass
327 blue pass
328 red pass
329 black recruit engineer 2
330 black water c1-d1
331 black recruit engineer 3
332 black water a1-a2'
333 black recruit farmer 2
334 black field upper
335 black pass
336 black temple tammouz
337 red field upper
338 black swap dates barley
339 red discard wine
340 blue caravan babylon
341 blue water c3-d3
342 red recruit engineer 4
343 red water a2-a3'
344 black caravan susa
345 white recruit merchant 4
346 blue recruit priest 2
347 blue temple tammouz
348 red pass
349 black recruit engineer 2
350 black water c3-c4
351 white pass
352 blue pass
353 black recruit priest 3
354 black temple marduk
355 black pass
356 white temple tammouz
357 red field lower
358 red discard dates
359 red recruit farmer 4
360 red field lower
361 black recruit engineer 4
362 black water b1-b2
363 white recruit priest 2
364 white temple tammouz
365 blue recruit farmer 2
366 blue field upper
367 red pass
368 black pass
369 white pass
370 blue recruit merchant 3
371 blue pass
372 blue temple marduk
373 white field lower
374 blue swap salt barley
375 red discard salt
376 black recruit merchant 3
377 white pass
378 blue recruit priest 1
379 blue temple ishtar
380 red recruit merchant 2
381 black recruit engineer 3
382 black water b1-b2'
383 blue pass
384 red recruit engineer 4
385 red water b1-c1'
386 black recruit priest 4
387 black temple tammouz
388 red recruit farmer 1
389 red field lower
390 black pass
391 red recruit priest 4
392 red temple marduk
393 red recruit engineer 3
394 red water a2-a3
395 red recruit farmer 2
396 red field lower
397 red pass
398 red temple tammouz
399 white field lower
400 red discard salt
401 red discard wine
402 white pass
403 blue recruit merchant 1
404 red recruit engineer 1
405 red water b4-c4
406 black recruit priest 4
407 black temple ishtar
408 blue recruit merchant 2
409 red recruit priest 2
410 red temple tammouz
411 black pass
412 blue caravan babylon
413 blue water b2-b3'
414 red pass
415 blue recruit farmer 3
416 blue field lower
417 blue recruit priest 3
418 blue temple tammouz
419 blue pass
420 black temple ishtar
421 red field upper
422 blue keep
423 red discard palm
424 blue recruit farmer 2
425 blue field lower
426 red recruit farmer 1
427 red field lower
428 black recruit priest 2
429 black temple tammouz
430 white caravan ur
431 white plant c1
432 white take salt
433 blue pass
434 red recruit farmer 4
435 red field lower
436 black recruit merchant 2
437 white recruit merchant 1
438 red recruit priest 3
439 red temple ishtar
440 black pass
441 white pass
442 red pass
443 white temple ishtar
444 black ishtar camel
445 blue field lower
446 blue discard salt
447 red discard wine
448 red pass
449 black recruit priest 4
450 black temple marduk
451 white pass
452 blue recruit engineer 2
453 blue water a1-b1
454 black pass
455 blue pass
456 blue temple ishtar
457 black field upper
458 black recruit engineer 3
459 black water a1-a2
460 white pass
461 blue pass
462 red pass
463 black pass
464 red temple marduk
465 black field upper
466 white recruit engineer 2
467 blue recruit farmer 2
468 blue field lower
469 red pass
470 black recruit farmer 4
471 black field upper
472 white recruit priest 1
473 white temple marduk
474 blue recruit priest 3
475 blue temple tammouz
476 black caravan mari
477 black plant a2
478 black take wine
479 white pass
480 blue recruit priest 3
481 blue temple ishtar
482 black recruit priest 4
483 black temple marduk
484 blue pass
485 black caravan eshnunna
486 black plant a4
487 black caravan uruk
488 black pass
489 black temple ishtar
490 blue field upper
491 blue discard salt
492 blue discard palm
493 blue recruit farmer 4
494 blue field upper
495 red caravan mari
496 red plant c3
497 black caravan babylon
498 white caravan ninoua
499 blue recruit priest 2
500 blue temple ishtar
501 red pass
502 black pass
503 white recruit priest 3
504 white temple ishtar
505 blue pass
506 white pass
507 white temple marduk
508 blue field lower
509 blue discard dates
510 blue discard salt
511 red recruit priest 4
512 red temple tammouz
513 black pass
514 white pass
515 blue recruit merchant 3
516 red caravan babylon
517 blue caravan ur
518 blue plant b4
519 red recruit merchant 2
520 blue recruit priest 1
521 blue temple tammouz
522 red recruit farmer 3
523 red field upper
524 blue pass
525 red pass
526 blue temple marduk
527 red field lower
528 blue swap palm salt
529 black pass
530 white pass
531 blue pass
532 red pass
533 red temple ishtar
534 red field upper
535 blue keep
536 red discard wine
537 white pass
538 blue pass
539 red recruit farmer 1
540 red field lower
541 black recruit farmer 3
542 black field upper
543 red pass
544 black caravan palmyra
545 black pass
546 black temple marduk
547 blue field upper
548 red discard dates
549 blue caravan eshnunna
550 blue plant a1
551 red recruit priest 4
552 red temple tammouz
553 black recruit merchant 1
554 white pass
555 blue recruit farmer 3
556 blue field lower
557 red recruit farmer 3
558 red field lower
559 black recruit priest 2
560 black temple tammouz
561 blue pass
562 red recruit farmer 4
563 red field lower
564 black pass
565 red recruit priest 1
566 red temple tammouz
567 red pass
568 white temple tammouz
569 red field lower
570 red discard palm
571 red discard wine
572 red discard salt
573 red pass
574 black recruit farmer 2
575 black field upper
576 white pass
577 blue pass
578 black caravan palmyra
579 black recruit merchant 3
580 black recruit farmer 3
581 black field lower
582 black pass
583 blue temple ishtar
584 black field lower
585 red swap barley dates
586 black pass
587 white recruit merchant 4
588 blue pass
589 red recruit farmer 1
590 red field lower
591 white recruit farmer 2
592 white field lower
593 red recruit merchant 1
594 white pass
595 red recruit priest 3
596 red temple marduk
597 red recruit priest 4
598 red temple tammouz
599 red caravan babylon
600 red sell dates
601 red caravan eshnunna
602 red plant d3
603 red recruit merchant 3
604 red pass
605 red temple tammouz
606 red field upper
607 white keep
end 607 628707e1158ab357
