[Game "amyitis"]
[Rules "1"]
[Seats "4"]
[Options "procession=right-of-start"]
[Names "blue, red, black, white"]
[SeedHash "72bdc9ba220fb7680f878cc7ac5718f2e2f937ce4b1a844f50a5f22257cd27ec"]
[Seed "golden amyitis 4"]
[Box "standard 10b3c54a"]
[Result "54 76 39 117"]

1 red recruit engineer 1
2 red water d2-d3
3 black pass
4 white recruit farmer 1
5 white field lower
6 blue pass
7 red pass
8 white pass
9 blue temple tammouz
10 blue field lower
11 black pass
12 white recruit merchant 2
13 blue recruit farmer 1
14 blue field upper
15 red recruit farmer 3
16 red field upper
17 white recruit farmer 3
18 white field upper
19 blue caravan eshnunna
20 blue plant d2
21 blue take palm
22 red recruit engineer 2
23 red water c3-d3
24 white caravan susa
25 white court banker
26 blue recruit farmer 4
27 blue field lower
28 red recruit engineer 3
29 red water b4-c4
30 white recruit merchant 2
31 blue recruit engineer 1
32 blue water b3-c3
33 red recruit priest 4
34 red temple ishtar
35 white pass
36 blue pass
37 red caravan ur
38 red plant c4
39 red court leader
40 red pass
41 red temple ishtar
42 red ishtar camel
43 blue field lower
44 blue discard palm
45 blue discard palm
46 white recruit priest 2
47 white temple marduk
48 blue pass
49 red recruit merchant 1
50 black pass
51 white pass
52 red recruit priest 3
53 red temple marduk
54 red pass
55 black temple tammouz
56 red ishtar camel
57 blue field upper
58 blue discard dates
59 blue recruit farmer 4
60 blue field upper
61 red recruit merchant 2
62 black pass
63 white pass
64 blue recruit farmer 1
65 blue field lower
66 red recruit farmer 3
67 red field upper
68 blue recruit engineer 1
69 blue water c2-c3
70 red pass
71 blue recruit engineer 3
72 blue water b2-b3'
73 blue pass
74 white temple ishtar
75 red ishtar camel
76 blue field upper
77 blue discard wine
78 blue discard wine
79 blue discard salt
80 red pass
81 black recruit engineer 3
82 black water a4-b4
83 white caravan mari
84 white plant a4
85 blue recruit priest 2
86 blue temple marduk
87 black recruit farmer 3
88 black field upper
89 white pass
90 blue recruit priest 1
91 blue temple marduk
92 black pass
93 blue pass
94 blue temple tammouz
95 red ishtar talent
96 black field lower
97 blue keep
98 black pass
99 white recruit engineer 2
100 white water a2-a3'
101 blue pass
102 red recruit farmer 2
103 red field upper
104 white recruit priest 1
105 white temple tammouz
106 red caravan babylon
107 red sell dates salt
108 red water a3-b3
109 white recruit priest 4
110 white temple tammouz
111 red recruit farmer 3
112 red field lower
113 white recruit farmer 3
114 white field lower
115 red recruit merchant 2
116 white recruit merchant 4
117 red caravan uruk
118 red court leader
119 red card salt
120 white recruit farmer 1
121 white field upper
122 red pass
123 white pass
124 red temple ishtar
125 white ishtar camel
126 white field lower
127 blue keep
128 white discard wine
129 white caravan palmyra
130 white court banker
131 blue pass
132 red pass
133 black recruit merchant 3
134 white recruit merchant 1
135 black recruit priest 4
136 black temple marduk
137 white pass
138 black recruit priest 1
139 black temple marduk
140 black pass
141 black temple ishtar
142 white ishtar talent
143 white field lower
144 blue pass
145 red recruit merchant 3
146 black recruit priest 1
147 black temple tammouz
148 white recruit farmer 4
149 white field lower
150 red caravan babylon
151 red water d1-d2
152 black pass
153 white caravan eshnunna
154 white plant d1
155 red recruit merchant 4
156 white caravan susa
157 red pass
158 white recruit farmer 3
159 white field upper
160 white pass
161 white temple tammouz
162 red ishtar talent
163 black field upper
164 white swap salt barley
165 black discard barley
166 red recruit merchant 1
167 black pass
168 white recruit farmer 3
169 white field lower
170 blue recruit merchant 2
171 red pass
172 white recruit priest 2
173 white temple ishtar
174 blue pass
175 white recruit priest 4
176 white temple ishtar
177 white pass
178 blue temple tammouz
179 white ishtar talent
180 black field upper
181 white keep
182 black discard barley
183 black recruit farmer 4
184 black field upper
185 white pass
186 blue pass
187 red pass
188 black recruit engineer 3
189 black water c3-c4
190 black caravan mari
191 black plant b3
192 black recruit farmer 2
193 black field lower
194 black recruit merchant 3
195 black caravan palmyra
196 black court palace
197 black pass
198 red temple ishtar
199 white ishtar talent
200 black field lower
201 white keep
202 white recruit priest 3
203 white temple tammouz
204 blue recruit farmer 1
205 blue field upper
206 red recruit priest 1
207 red temple ishtar
208 black pass
209 white pass
210 blue recruit farmer 3
211 blue field upper
212 red recruit priest 2
213 red temple tammouz
214 blue pass
215 red recruit priest 4
216 red temple tammouz
217 red recruit engineer 4
218 red water a2-b2'
219 red pass
220 black temple tammouz
221 red ishtar talent
222 red field upper
223 white swap dates salt
224 blue discard wine
225 blue discard palm
226 blue recruit farmer 4
227 blue field lower
228 red pass
229 black recruit engineer 1
230 black water a2-a3
231 white pass
232 blue caravan khorsabad
233 blue plant d3
234 black pass
235 blue recruit merchant 3
236 blue pass
237 white temple tammouz
238 red ishtar camel
239 red field upper
240 black swap palm dates
241 red caravan mari
242 red plant a3
243 black pass
244 white recruit merchant 2
245 blue pass
246 red pass
247 white recruit engineer 4
248 white water a1-b1
249 white recruit farmer 2
250 white field lower
251 white recruit farmer 3
252 white field lower
253 white caravan ninoua
254 white court leader
255 white pass
256 blue temple marduk
257 red ishtar camel
258 red field upper
259 black swap salt palm
260 black recruit priest 2
261 black temple marduk
262 white recruit priest 1
263 white temple ishtar
264 blue pass
265 red recruit engineer 1
266 red water b3-b4
267 black pass
268 white recruit farmer 2
269 white field lower
270 red caravan khorsabad
271 red plant b4
272 white recruit priest 4
273 white temple ishtar
274 red pass
275 white recruit priest 3
276 white temple marduk
277 white recruit engineer 3
278 white water d3-d4
279 white recruit farmer 4
280 white field upper
281 white recruit engineer 1
282 white water b2-c2
283 white pass
284 red temple marduk
285 white ishtar camel
286 black field lower
287 white swap salt palm
288 black discard palm
289 white discard palm
290 white discard wine
291 white caravan babylon
292 white sell barley palm
293 white water b1-c1'
294 blue caravan eshnunna
295 blue plant c3
296 blue take barley
297 red recruit farmer 2
298 red field lower
299 black recruit merchant 4
300 white pass
301 blue pass
302 red recruit merchant 4
303 black pass
304 red pass
305 black temple ishtar
306 white ishtar talent
307 white field upper
308 blue pass
309 red pass
310 black pass
311 white pass
312 white temple tammouz
313 white ishtar camel
314 white field lower
315 red caravan ninoua
316 black pass
317 white pass
318 blue recruit engineer 3
319 blue water c1-d1
320 red recruit farmer 1
321 red field lower
322 blue pass
323 red pass
324 blue temple tammouz
325 black ishtar camel
326 white field upper
327 blue keep
328 white discard dates
329 black pass
330 white recruit priest 4
331 white temple ishtar
332 blue recruit farmer 2
333 blue field upper
334 red pass
335 white recruit priest 3
336 white temple ishtar
337 blue recruit merchant 1
338 white recruit farmer 3
339 white field lower
340 blue caravan babylon
341 blue sell barley barley
342 blue water a1-a2'
343 white caravan ur
344 white plant a2
345 blue recruit farmer 4
346 blue field upper
347 white recruit farmer 3
348 white field lower
349 blue pass
350 white pass
351 red temple marduk
352 white ishtar talent
353 white field lower
354 blue keep
355 white discard wine
356 white recruit engineer 1
357 white water a1-a2
358 blue recruit engineer 3
359 blue water b2-c2'
360 red recruit engineer 1
361 red water b2-b3
362 black recruit merchant 3
363 white recruit farmer 4
364 white field upper
365 blue recruit merchant 3
366 red pass
367 black caravan palmyra
368 black court palace
369 white recruit merchant 2
370 blue pass
371 black recruit priest 2
372 black temple tammouz
373 white recruit engineer 4
374 white water b1-c1
375 black recruit farmer 2
376 black field upper
377 white recruit priest 4
378 white temple tammouz
379 black pass
380 white recruit merchant 1
381 white caravan khorsabad
382 white plant d4
383 white pass
384 black temple tammouz
385 white ishtar camel
386 black field lower
387 white swap barley dates
388 black discard dates
389 blue pass
390 red recruit priest 4
391 red temple marduk
392 black recruit merchant 4
393 white caravan babylon
394 white sell dates salt
395 white water c2-d2
396 red recruit engineer 3
397 red water a1-b1'
398 black caravan susa
399 black court leader
400 white pass
401 red recruit merchant 2
402 black pass
403 red recruit merchant 1
404 red caravan uruk
405 red recruit priest 3
406 red temple tammouz
407 red recruit priest 1
408 red temple marduk
409 red recruit merchant 3
410 red pass
411 white temple tammouz
412 white ishtar camel
413 white field upper
414 black keep
415 red recruit engineer 1
416 red water c1-c2
417 black recruit priest 1
418 black temple tammouz
419 white caravan babylon
420 white sell palm
421 white water a2-b2
422 blue pass
423 red pass
424 black recruit merchant 3
425 white pass
426 black recruit merchant 4
427 black recruit merchant 1
428 black recruit priest 4
429 black temple tammouz
430 black pass
431 blue temple tammouz
432 black field lower
433 white swap palm salt
434 black recruit farmer 1
435 black field lower
436 white recruit merchant 4
437 blue recruit farmer 2
438 blue field lower
439 red pass
440 black recruit engineer 4
441 black water b1-b2
442 white pass
443 blue pass
444 black pass
445 red temple ishtar
446 red ishtar camel
447 black field lower
448 blue keep
449 black discard salt
450 black discard dates
451 white recruit farmer 4
452 white field lower
453 blue pass
454 red recruit priest 2
455 red temple marduk
456 black pass
457 white pass
458 red recruit farmer 1
459 red field upper
460 red recruit priest 3
461 red temple tammouz
462 red pass
463 black temple marduk
464 red ishtar camel
465 blue field lower
466 red keep
467 blue discard palm
468 blue pass
469 red pass
470 black pass
471 white recruit merchant 1
472 white pass
473 white temple marduk
474 red ishtar camel
475 red field lower
476 red recruit merchant 3
477 black recruit engineer 4
478 white recruit farmer 4
479 white field lower
480 blue pass
481 red caravan ninoua
482 black pass
483 white recruit merchant 1
484 red pass
485 white recruit merchant 4
486 white pass
487 blue temple marduk
488 red ishtar talent
489 red field lower
490 black caravan uruk
491 white pass
492 blue pass
493 red pass
494 black recruit farmer 3
495 black field lower
496 black recruit priest 1
497 black temple marduk
498 black recruit priest 2
499 black temple tammouz
500 black pass
501 red temple tammouz
502 black field upper
503 red swap barley salt
504 black discard salt
505 white recruit merchant 4
506 blue recruit farmer 1
507 blue field lower
508 red pass
509 black pass
510 white recruit priest 4
511 white temple ishtar
512 blue recruit farmer 3
513 blue field lower
514 white recruit merchant 3
515 blue pass
516 white pass
517 black temple tammouz
518 white ishtar talent
519 black field upper
520 red keep
521 blue discard salt
522 black discard barley
523 blue recruit priest 2
524 blue temple tammouz
525 red pass
526 black pass
527 white recruit farmer 1
528 white field lower
529 blue recruit merchant 3
530 white pass
531 blue pass
532 white temple ishtar
533 white ishtar talent
534 red field upper
535 black keep
536 red caravan babylon
537 red sell wine
538 black pass
539 white caravan eshnunna
540 white plant b2
541 blue recruit farmer 3
542 blue field lower
543 red recruit merchant 4
544 white pass
545 blue recruit farmer 1
546 blue field upper
547 red pass
548 blue recruit merchant 4
549 blue caravan ur
550 blue plant c2
551 blue recruit priest 2
552 blue temple tammouz
553 blue recruit farmer 1
554 blue field lower
555 blue pass
556 blue temple marduk
557 white ishtar talent
558 blue field lower
559 blue discard dates
560 blue discard barley
561 blue discard wine
end 561 02521fce60750e0d
