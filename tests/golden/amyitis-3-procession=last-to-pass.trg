[Game "amyitis"]
[Rules "2"]
[Seats "3"]
[Options "procession=last-to-pass, supply=unlimited"]
[Names "blue, red, black"]
[SeedHash "baefc2956922ddce2d27f5a17110139fae7bd90b8d6e4c156186e0a36d95bb57"]
[Seed "golden amyitis 3"]
[Box "standard 10b3c54a"]
[Result "116 97 81"]

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
17 red temple tammouz
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
28 black temple ishtar
29 black ishtar talent
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
41 red temple tammouz
42 black ishtar talent
43 red field upper
44 red recruit engineer 3
45 red water b4-c4
46 black pass
47 blue recruit merchant 1
48 red recruit farmer 3
49 red field upper
50 blue pass
51 red recruit engineer 1
52 red water c3-c4
53 red recruit merchant 3
54 red recruit farmer 1
55 red field upper
56 red recruit priest 2
57 red temple tammouz
58 red recruit priest 2
59 red temple tammouz
60 red caravan eshnunna
61 red plant c4
62 red court palace
63 red pass
64 red temple marduk
65 black ishtar camel
66 red field upper
67 red discard salt
68 black recruit priest 2
69 black temple ishtar
70 blue pass
71 red recruit priest 1
72 red temple tammouz
73 black pass
74 red pass
75 red temple marduk
76 black ishtar talent
77 red field upper
78 red discard palm
79 blue pass
80 red pass
81 black recruit farmer 1
82 black field lower
83 black pass
84 black temple ishtar
85 black ishtar camel
86 red field lower
87 red discard palm
88 red recruit engineer 1
89 red water b3-c3
90 black recruit priest 3
91 black temple marduk
92 blue recruit priest 2
93 blue temple tammouz
94 red recruit priest 1
95 red temple marduk
96 black recruit engineer 1
97 black water d2-d3
98 blue recruit merchant 3
99 red pass
100 black pass
101 blue recruit farmer 2
102 blue field upper
103 blue recruit engineer 3
104 blue water c4-d4
105 blue caravan susa
106 blue court banker
107 blue recruit priest 2
108 blue temple ishtar
109 blue pass
110 blue temple marduk
111 black ishtar camel
112 blue field lower
113 black pass
114 blue caravan ur
115 blue plant d2
116 red pass
117 blue recruit engineer 3
118 blue water c2-d2
119 blue recruit engineer 2
120 blue water d3-d4
121 blue recruit merchant 3
122 blue recruit farmer 3
123 blue field lower
124 blue pass
125 blue temple tammouz
126 black ishtar camel
127 blue field upper
128 blue pass
129 red recruit priest 1
130 red temple marduk
131 black recruit engineer 1
132 black water c1-c2
133 red recruit farmer 2
134 red field upper
135 black caravan ninoua
136 black court palace
137 red recruit farmer 2
138 red field upper
139 black pass
140 red pass
141 red temple ishtar
142 blue ishtar camel
143 blue field upper
144 blue discard dates
145 red discard salt
146 red discard barley
147 red recruit farmer 2
148 red field lower
149 black pass
150 blue pass
151 red recruit farmer 1
152 red field lower
153 red pass
154 red temple marduk
155 red ishtar talent
156 blue field lower
157 red discard wine
158 red discard dates
159 blue discard barley
160 black pass
161 blue caravan ur
162 blue plant c2
163 red pass
164 blue pass
165 blue temple marduk
166 red ishtar camel
167 blue field lower
168 blue pass
169 red recruit priest 2
170 red temple marduk
171 black pass
172 red caravan uruk
173 red pass
174 red temple tammouz
175 red ishtar talent
176 red field upper
177 red recruit farmer 2
178 red field lower
179 black recruit farmer 2
180 black field lower
181 blue pass
182 red pass
183 black pass
184 black temple tammouz
185 red field lower
186 black swap dates palm
187 red discard salt
188 black pass
189 blue pass
190 red pass
191 red temple marduk
192 red field upper
193 black swap palm barley
194 red discard palm
195 blue recruit merchant 2
196 red pass
197 black pass
198 blue recruit farmer 2
199 blue field upper
200 blue recruit farmer 1
201 blue field lower
202 blue pass
203 blue temple marduk
204 red field lower
205 black keep
206 blue discard wine
207 red discard dates
208 red pass
209 black recruit engineer 1
210 black water b1-b2'
211 blue recruit priest 2
212 blue temple ishtar
213 black recruit farmer 2
214 black field upper
215 blue recruit farmer 1
216 blue field upper
217 black pass
218 blue recruit engineer 2
219 blue water b2-b3
220 blue pass
221 blue temple marduk
222 blue ishtar camel
223 black field lower
224 black discard barley
225 blue discard palm
226 black pass
227 blue pass
228 red recruit priest 1
229 red temple ishtar
230 red recruit merchant 3
231 red recruit priest 3
232 red temple marduk
233 red pass
234 red temple ishtar
235 red ishtar talent
236 blue caravan palmyra
237 red pass
238 black recruit priest 2
239 black temple marduk
240 blue pass
241 black pass
242 black temple marduk
243 red ishtar talent
244 red caravan babylon
245 red sell barley barley
246 red water a1-a2
247 black pass
248 blue recruit priest 2
249 blue temple marduk
250 red pass
251 blue pass
252 blue temple ishtar
253 red ishtar camel
254 black recruit merchant 3
255 blue recruit engineer 1
256 blue water b1-b2
257 red pass
258 black pass
259 blue recruit priest 1
260 blue temple tammouz
261 blue recruit farmer 3
262 blue field lower
263 blue recruit farmer 2
264 blue field lower
265 blue caravan eshnunna
266 blue plant b4
267 blue pass
268 blue temple tammouz
269 red ishtar talent
270 blue field upper
271 blue recruit priest 1
272 blue temple marduk
273 red caravan ur
274 red plant d3
275 black recruit farmer 2
276 black field lower
277 blue caravan uruk
278 blue court banker
279 red pass
280 black caravan mari
281 blue pass
282 black recruit priest 3
283 black temple marduk
284 black pass
285 black temple marduk
286 blue ishtar talent
287 blue field upper
288 red recruit farmer 3
289 red field lower
290 black recruit farmer 2
291 black field lower
292 blue pass
293 red recruit merchant 1
294 black pass
295 red caravan eshnunna
296 red plant b1
297 red pass
298 red temple tammouz
299 blue ishtar camel
300 blue field lower
301 red swap wine barley
302 black discard salt
303 blue discard dates
304 black recruit farmer 2
305 black field lower
306 blue caravan susa
307 red pass
308 black pass
309 blue pass
310 blue temple tammouz
311 blue field lower
312 red swap barley palm
313 black discard barley
314 blue pass
315 red recruit priest 3
316 red temple marduk
317 black recruit merchant 1
318 red pass
319 black recruit engineer 3
320 black water c3-d3
321 black pass
322 black temple ishtar
323 black ishtar camel
324 red field lower
325 blue swap palm salt
326 red pass
327 black pass
328 blue recruit priest 1
329 blue temple ishtar
330 blue recruit farmer 3
331 blue field upper
332 blue recruit farmer 2
333 blue field lower
334 blue pass
335 blue temple tammouz
336 black ishtar camel
337 blue field lower
338 red swap palm salt
339 blue discard dates
340 blue discard dates
341 blue discard wine
342 black recruit farmer 1
343 black field upper
344 blue pass
345 red pass
346 black pass
347 black temple marduk
348 black ishtar camel
349 blue field upper
350 black discard palm
351 blue discard salt
352 blue pass
353 red pass
354 black pass
355 black temple tammouz
356 blue ishtar camel
357 blue field lower
358 black swap salt dates
359 blue discard salt
360 red recruit merchant 1
361 black pass
362 blue pass
363 red caravan palmyra
364 red pass
365 red temple ishtar
366 red ishtar talent
367 blue field lower
368 black keep
369 blue discard palm
370 black caravan ninoua
371 blue caravan babylon
372 blue sell palm
373 blue water b2-c2'
374 red recruit engineer 3
375 red water b1-c1
376 black recruit engineer 1
377 black water c2-c3
378 blue pass
379 red recruit merchant 3
380 black pass
381 red recruit priest 2
382 red temple tammouz
383 red pass
384 red temple tammouz
385 red ishtar camel
386 red field lower
387 black swap dates salt
388 blue recruit merchant 1
389 red pass
390 black pass
391 blue pass
392 blue temple marduk
393 red ishtar camel
394 red field lower
395 red recruit priest 2
396 red temple ishtar
397 black pass
398 blue pass
399 red caravan eshnunna
400 red plant c1
401 red pass
402 red temple marduk
403 red ishtar camel
404 red field lower
405 black pass
406 blue recruit merchant 3
407 red pass
408 blue recruit priest 2
409 blue temple tammouz
410 blue pass
411 blue temple ishtar
412 red ishtar camel
413 blue field upper
414 blue recruit engineer 2
415 blue water a3-b3
416 red pass
417 black pass
418 blue recruit priest 2
419 blue temple tammouz
420 blue recruit engineer 3
421 blue water c1-d1
422 blue pass
423 blue temple tammouz
424 red ishtar talent
425 blue field lower
426 blue discard salt
427 red pass
428 black recruit farmer 2
429 black field lower
430 blue recruit farmer 1
431 blue field upper
432 black recruit engineer 2
433 black water a3-a4
434 blue caravan mari
435 blue plant c3
436 black pass
437 blue caravan babylon
438 blue water d1-d2
439 blue pass
440 blue temple tammouz
441 blue ishtar talent
442 blue field lower
443 black recruit farmer 3
444 black field upper
445 blue recruit merchant 1
446 red pass
447 black recruit priest 2
448 black temple marduk
449 blue pass
450 black caravan eshnunna
451 black plant d1
452 black caravan susa
453 black recruit engineer 3
454 black water a2-b2
455 black pass
456 black temple tammouz
457 blue ishtar talent
458 blue field lower
459 black swap palm dates
460 blue recruit engineer 2
461 blue water b2-c2
462 red caravan babylon
463 red sell barley
464 red water a1-b1'
465 black recruit merchant 1
466 blue recruit farmer 2
467 blue field lower
468 red pass
469 black recruit farmer 3
470 black field lower
471 blue recruit priest 3
472 blue temple ishtar
473 black recruit priest 2
474 black temple tammouz
475 blue pass
476 black recruit farmer 1
477 black field upper
478 black caravan eshnunna
479 black plant a4
480 black recruit farmer 3
481 black field lower
482 black recruit engineer 1
483 black water a2-a3
484 black pass
485 black temple tammouz
486 blue ishtar camel
487 black field upper
488 blue keep
489 blue discard wine
490 black discard dates
491 red pass
492 black pass
493 blue pass
494 blue temple tammouz
495 blue ishtar talent
496 black field upper
497 blue swap barley salt
498 black discard palm
499 black recruit priest 1
500 black temple marduk
501 blue recruit merchant 2
502 red recruit farmer 3
503 red field lower
504 black pass
505 blue recruit priest 1
506 blue temple tammouz
507 red caravan palmyra
508 blue pass
509 red pass
510 red temple marduk
511 blue ishtar camel
512 blue field upper
513 black swap palm dates
514 blue discard dates
515 blue caravan babylon
516 blue sell dates
517 blue water a1-a2'
518 red recruit farmer 1
519 red field lower
520 black pass
521 blue caravan eshnunna
522 blue plant a1
523 red recruit engineer 3
524 red water a2-b2'
525 blue recruit farmer 2
526 blue field upper
527 red pass
528 blue pass
529 blue temple tammouz
530 blue field upper
end 530 a3a71364858f484c
