[Game "amyitis"]
[Rules "2"]
[Seats "3"]
[Options "procession=right-of-start, supply=box"]
[Names "blue, red, black"]
[SeedHash "baefc2956922ddce2d27f5a17110139fae7bd90b8d6e4c156186e0a36d95bb57"]
[Seed "golden amyitis 3"]
[Box "standard 10b3c54a"]
[Result "95 110 71"]

1 blue pass
2 red pass
3 black recruit farmer 3
4 black field lower
5 black recruit merchant 1
6 black caravan susa
7 black court banker
8 black pass
9 black temple marduk
10 red recruit farmer 2
11 red field lower
12 black pass
13 blue pass
14 red recruit priest 2
15 red temple tammouz
16 red pass
17 blue temple tammouz
18 red field upper
19 black recruit priest 2
20 black temple marduk
21 blue pass
22 red recruit merchant 1
23 black recruit merchant 3
24 red pass
25 black recruit priest 3
26 black temple tammouz
27 black pass
28 red temple ishtar
29 red ishtar talent
30 red field upper
31 red discard salt
32 blue pass
33 red recruit merchant 3
34 black pass
35 red caravan uruk
36 red court leader
37 red caravan palmyra
38 red court palace
39 red recruit merchant 2
40 red pass
41 black temple tammouz
42 black field lower
43 red pass
44 black recruit engineer 3
45 black water b4-c4
46 blue pass
47 black recruit merchant 1
48 black recruit farmer 3
49 black field upper
50 black caravan ninoua
51 black court palace
52 black recruit farmer 1
53 black field lower
54 black recruit engineer 1
55 black water d2-d3
56 black recruit priest 2
57 black temple tammouz
58 black recruit priest 2
59 black temple tammouz
60 black recruit priest 2
61 black temple tammouz
62 black recruit merchant 3
63 black caravan babylon
64 black sell palm
65 black water b3-b4
66 black pass
67 blue temple tammouz
68 black field upper
69 black recruit priest 1
70 black temple ishtar
71 blue recruit farmer 3
72 blue field lower
73 red pass
74 black pass
75 blue caravan eshnunna
76 blue plant d2
77 blue pass
78 red temple ishtar
79 black field upper
80 black discard barley
81 blue recruit farmer 1
82 blue field lower
83 red pass
84 black pass
85 blue pass
86 black temple marduk
87 black field lower
88 blue keep
89 black discard wine
90 red recruit farmer 2
91 red field lower
92 black pass
93 blue caravan susa
94 blue court banker
95 red recruit engineer 3
96 red water c3-d3
97 blue pass
98 red recruit priest 3
99 red temple ishtar
100 red pass
101 blue temple ishtar
102 blue field upper
103 black recruit engineer 2
104 black water c2-c3
105 blue pass
106 red caravan ninoua
107 red court leader
108 black pass
109 red recruit priest 1
110 red temple ishtar
111 red pass
112 red temple ishtar
113 blue pass
114 red caravan babylon
115 red water b2-b3
116 black pass
117 red recruit engineer 1
118 red water b2-c2
119 red pass
120 black temple tammouz
121 black field lower
122 black discard dates
123 red pass
124 black recruit merchant 2
125 blue pass
126 black pass
127 blue temple tammouz
128 black field upper
129 blue keep
130 black discard dates
131 black caravan ur
132 black plant c3
133 blue recruit priest 3
134 blue temple tammouz
135 red recruit engineer 1
136 red water b1-c1
137 black pass
138 blue recruit merchant 1
139 red recruit priest 2
140 red temple marduk
141 blue pass
142 red recruit priest 1
143 red temple ishtar
144 red recruit engineer 2
145 red water c4-d4
146 red pass
147 red temple marduk
148 blue field upper
149 black swap palm dates
150 blue recruit engineer 1
151 blue water a4-b4
152 red recruit farmer 3
153 red field lower
154 black recruit priest 2
155 black temple marduk
156 blue recruit priest 3
157 blue temple tammouz
158 red caravan mari
159 red plant c4
160 red court palace
161 black recruit farmer 3
162 black field lower
163 blue recruit merchant 1
164 red pass
165 black recruit merchant 1
166 blue recruit engineer 2
167 blue water a2-a3'
168 black pass
169 blue recruit farmer 2
170 blue field lower
171 blue pass
172 black temple tammouz
173 red ishtar camel
174 blue field lower
175 black keep
176 blue discard salt
177 blue discard dates
178 red recruit engineer 1
179 red water b3-c3
180 black recruit engineer 3
181 black water a2-b2
182 blue recruit engineer 1
183 blue water a3-a4
184 red recruit merchant 1
185 black pass
186 blue pass
187 red recruit farmer 2
188 red field upper
189 red pass
190 blue temple marduk
191 red ishtar talent
192 blue field upper
193 black keep
194 blue discard barley
195 black recruit farmer 2
196 black field upper
197 blue recruit priest 1
198 blue temple marduk
199 red recruit priest 3
200 red temple ishtar
201 black recruit farmer 1
202 black field lower
203 blue pass
204 red caravan babylon
205 red water b2-c2'
206 black recruit engineer 2
207 black water b1-b2'
208 red pass
209 black pass
210 red temple tammouz
211 red ishtar camel
212 blue field upper
213 black swap barley palm
214 black discard salt
215 black discard palm
216 blue discard salt
217 blue pass
218 red pass
219 black pass
220 black temple ishtar
221 black field lower
222 black discard wine
223 red recruit engineer 3
224 red water b1-b2
225 black pass
226 blue recruit farmer 1
227 blue field upper
228 red pass
229 blue pass
230 blue temple ishtar
231 red field upper
232 blue discard palm
233 black pass
234 blue caravan susa
235 blue court banker
236 red pass
237 blue recruit merchant 1
238 blue recruit farmer 2
239 blue field lower
240 blue recruit priest 3
241 blue temple ishtar
242 blue recruit priest 1
243 blue temple tammouz
244 blue recruit priest 1
245 blue temple ishtar
246 blue pass
247 red temple marduk
248 blue field upper
249 blue discard wine
250 blue pass
251 red caravan babylon
252 red water a2-a3
253 black pass
254 red recruit priest 2
255 red temple tammouz
256 red pass
257 black temple ishtar
258 blue field upper
259 blue discard barley
260 red recruit farmer 2
261 red field lower
262 black recruit farmer 3
263 black field lower
264 blue recruit priest 1
265 blue temple marduk
266 red pass
267 black pass
268 blue caravan susa
269 blue court banker
270 blue recruit farmer 1
271 blue field lower
272 blue pass
273 blue temple ishtar
274 red field lower
275 black discard dates
276 black recruit farmer 3
277 black field lower
278 blue pass
279 red caravan mari
280 red plant d3
281 black pass
282 red recruit merchant 3
283 red pass
284 red temple tammouz
285 red field upper
286 black discard salt
287 blue pass
288 red recruit merchant 2
289 black caravan palmyra
290 red recruit farmer 2
291 red field upper
292 black recruit priest 2
293 black temple marduk
294 red recruit priest 1
295 red temple ishtar
296 black pass
297 red pass
298 black temple marduk
299 blue ishtar camel
300 red field lower
301 red recruit farmer 1
302 red field lower
303 black pass
304 blue caravan ninoua
305 red pass
306 blue pass
307 blue temple tammouz
308 red field upper
309 blue keep
310 red discard palm
311 black recruit engineer 2
312 black water a2-b2'
313 blue recruit merchant 1
314 red caravan babylon
315 red sell dates salt
316 red water a1-b1'
317 black recruit farmer 3
318 black field lower
319 blue pass
320 red pass
321 black pass
322 red temple ishtar
323 red field upper
324 blue keep
325 blue recruit priest 3
326 blue temple marduk
327 red caravan ninoua
328 black recruit priest 1
329 black temple ishtar
330 blue recruit merchant 2
331 red caravan babylon
332 red sell dates
333 red water a1-a2'
334 black pass
335 blue pass
336 red recruit engineer 3
337 red water d3-d4
338 red recruit farmer 2
339 red field upper
340 red recruit merchant 1
341 red pass
342 black temple tammouz
343 blue field lower
344 black keep
345 red pass
346 black pass
347 blue recruit engineer 1
348 blue water c1-c2
349 blue recruit priest 1
350 blue temple ishtar
351 blue pass
352 blue temple ishtar
353 blue field upper
354 black keep
355 blue discard palm
356 black recruit farmer 1
357 black field lower
358 blue caravan mari
359 blue plant c1
360 red recruit engineer 2
361 red water a3-b3
362 black recruit priest 2
363 black temple ishtar
364 blue recruit priest 3
365 blue temple tammouz
366 red pass
367 black caravan palmyra
368 blue pass
369 black recruit merchant 1
370 black recruit merchant 3
371 black recruit farmer 3
372 black field lower
373 black recruit merchant 2
374 black pass
375 red temple marduk
376 black field lower
377 blue swap palm dates
378 black discard salt
379 black discard dates
380 blue caravan babylon
381 blue water c2-d2
382 red recruit engineer 1
383 red water b1-c1'
384 black pass
385 blue recruit engineer 3
386 blue water a1-a2
387 red recruit priest 3
388 red temple marduk
389 blue pass
390 red recruit merchant 1
391 red recruit priest 1
392 red temple ishtar
393 red recruit priest 2
394 red temple ishtar
395 red recruit engineer 3
396 red water d1-d2
397 red recruit farmer 2
398 red field lower
399 red recruit priest 2
400 red temple ishtar
401 red caravan palmyra
402 red caravan babylon
403 red sell salt
404 red water a1-b1
405 red pass
406 black temple ishtar
407 blue field lower
408 red pass
409 black recruit priest 3
410 black temple tammouz
411 blue pass
412 black recruit priest 1
413 black temple tammouz
414 black pass
415 blue temple tammouz
416 black field lower
417 blue keep
418 black recruit farmer 3
419 black field lower
420 blue pass
421 red recruit priest 2
422 red temple ishtar
423 black pass
424 red recruit engineer 1
425 red water b2-b3'
426 red recruit priest 2
427 red temple ishtar
428 red recruit engineer 3
429 red pass
430 red temple marduk
431 black field upper
432 blue keep
433 black discard barley
434 black discard barley
435 blue recruit priest 3
436 blue temple tammouz
437 red recruit merchant 1
438 black recruit farmer 2
439 black field lower
440 blue pass
441 red pass
442 black recruit merchant 2
443 black recruit merchant 2
444 black pass
445 black temple tammouz
446 blue field lower
447 black swap salt dates
448 black discard dates
449 red pass
450 black caravan mari
451 black plant c2
452 blue recruit priest 2
453 blue temple tammouz
454 black recruit merchant 3
455 blue pass
456 black pass
457 blue temple tammouz
458 blue field lower
459 blue discard wine
460 black recruit merchant 3
461 blue pass
462 red caravan babylon
463 black pass
464 red pass
465 red temple marduk
466 blue field lower
467 blue discard palm
468 blue pass
469 red recruit merchant 2
470 black recruit priest 2
471 black temple tammouz
472 red pass
473 black recruit farmer 3
474 black field upper
475 black pass
476 black temple marduk
477 blue field upper
478 black swap dates palm
479 blue discard wine
480 red recruit farmer 3
481 red field lower
482 black pass
483 blue pass
484 red pass
485 blue temple marduk
486 black field upper
487 black pass
488 blue recruit priest 2
489 blue temple ishtar
490 red pass
491 blue pass
492 red temple ishtar
493 black field lower
494 black discard salt
495 blue pass
496 red pass
497 black recruit farmer 3
498 black field upper
499 black pass
500 black temple tammouz
501 black field lower
502 black discard salt
503 red pass
504 black recruit merchant 2
505 blue recruit priest 2
506 blue temple marduk
507 black pass
508 blue caravan mari
509 blue plant d4
510 blue recruit priest 1
511 blue temple ishtar
512 blue recruit merchant 3
513 blue recruit merchant 3
514 blue recruit farmer 1
515 blue field upper
516 blue caravan khorsabad
517 blue plant b4
518 blue recruit farmer 1
519 blue field upper
520 blue recruit priest 3
521 blue temple ishtar
522 blue caravan babylon
523 blue pass
524 blue temple ishtar
525 black field lower
526 black discard palm
527 black pass
528 blue pass
529 red recruit priest 1
530 red temple marduk
531 red pass
532 red temple marduk
533 black field upper
534 black discard wine
535 blue recruit priest 2
536 blue temple ishtar
537 red recruit priest 3
538 red temple tammouz
539 black caravan ur
540 black plant b3
541 blue recruit farmer 2
542 blue field upper
543 red recruit priest 2
544 red temple marduk
545 black pass
546 blue recruit merchant 3
547 red caravan babylon
548 blue pass
549 red recruit farmer 1
550 red field lower
551 red recruit farmer 1
552 red field upper
553 red pass
554 black temple marduk
555 red field upper
end 555 a7f4d450ce0c34bc
