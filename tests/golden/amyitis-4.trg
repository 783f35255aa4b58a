[Game "amyitis"]
[Rules "1"]
[Seats "4"]
[Options "procession=right-of-start"]
[Names "blue, red, black, white"]
[SeedHash "72bdc9ba220fb7680f878cc7ac5718f2e2f937ce4b1a844f50a5f22257cd27ec"]
[Seed "golden amyitis 4"]
[Box "standard 10b3c54a"]
[Result "64 60 67 66"]

1 red recruit priest 2
2 red temple tammouz
3 black recruit priest 4
4 black temple ishtar
5 white pass
6 blue recruit merchant 4
7 red pass
8 black recruit engineer 3
9 black water d2-d3
10 blue recruit engineer 1
11 blue water c2-c3
12 black recruit farmer 2
13 black field upper
14 blue recruit farmer 2
15 blue field upper
16 black caravan eshnunna
17 black plant d2
18 black take dates
19 blue recruit priest 3
20 blue temple tammouz
21 black pass
22 blue caravan ur
23 blue pass
24 blue temple tammouz
25 black ishtar talent
26 blue field upper
27 black recruit engineer 2
28 black water b2-b3
29 white pass
30 blue recruit farmer 3
31 blue field lower
32 red recruit engineer 1
33 red water c2-d2
34 black recruit priest 4
35 black temple ishtar
36 blue pass
37 red recruit merchant 2
38 black recruit farmer 1
39 black field upper
40 red recruit priest 4
41 red temple ishtar
42 black recruit priest 1
43 black temple marduk
44 red pass
45 black pass
46 red temple tammouz
47 black ishtar camel
48 red field lower
49 blue swap barley dates
50 white recruit priest 4
51 white temple marduk
52 blue recruit priest 3
53 blue temple ishtar
54 red recruit farmer 3
55 red field lower
56 black recruit merchant 2
57 white recruit farmer 2
58 white field lower
59 blue recruit merchant 1
60 red recruit engineer 3
61 red water b4-c4
62 black pass
63 white pass
64 blue recruit priest 1
65 blue temple tammouz
66 red caravan uruk
67 red court banker
68 blue pass
69 red recruit priest 2
70 red temple tammouz
71 red recruit priest 1
72 red temple ishtar
73 red pass
74 black temple ishtar
75 blue ishtar talent
76 red field upper
77 blue swap dates palm
78 blue recruit engineer 3
79 blue water a2-a3'
80 red recruit merchant 2
81 black recruit farmer 2
82 black field upper
83 white recruit farmer 3
84 white field lower
85 blue recruit farmer 4
86 blue field lower
87 red recruit priest 4
88 red temple ishtar
89 black recruit farmer 1
90 black field lower
91 white caravan mari
92 white plant c4
93 white court leader
94 blue recruit merchant 2
95 red caravan palmyra
96 red court palace
97 black pass
98 white recruit engineer 1
99 white water b2-b3'
100 blue recruit priest 4
101 blue temple tammouz
102 red caravan ninoua
103 red court leader
104 white pass
105 blue caravan babylon
106 blue sell barley palm
107 blue water a2-b2'
108 red pass
109 blue pass
110 white temple tammouz
111 red ishtar camel
112 red field upper
113 blue swap barley palm
114 black discard dates
115 black discard salt
116 red recruit merchant 3
117 black recruit engineer 2
118 black water a2-a3
119 white recruit engineer 4
120 white water a3-b3
121 blue recruit farmer 1
122 blue field upper
123 red recruit priest 4
124 red temple ishtar
125 black recruit farmer 3
126 black field lower
127 white recruit merchant 4
128 blue pass
129 red pass
130 black recruit merchant 2
131 white recruit priest 1
132 white temple ishtar
133 black recruit priest 1
134 black temple marduk
135 white recruit priest 2
136 white temple tammouz
137 black pass
138 white pass
139 blue temple marduk
140 red ishtar camel
141 white field lower
142 blue swap barley salt
143 black discard dates
144 black recruit merchant 4
145 white recruit engineer 4
146 white water c1-d1
147 blue caravan eshnunna
148 blue plant d1
149 red caravan palmyra
150 red court palace
151 black recruit engineer 2
152 black water a1-b1'
153 white recruit engineer 3
154 white water b1-b2'
155 blue recruit priest 1
156 blue temple ishtar
157 red recruit priest 4
158 red temple ishtar
159 black recruit farmer 2
160 black field lower
161 white recruit farmer 1
162 white field upper
163 blue pass
164 red pass
165 black recruit merchant 2
166 white pass
167 black caravan babylon
168 black sell salt wine
169 black water a2-b2
170 black pass
171 red temple tammouz
172 blue ishtar talent
173 white field upper
174 white discard wine
175 white discard palm
176 white recruit engineer 2
177 white water b3-c3
178 blue recruit farmer 4
179 blue field lower
180 red recruit merchant 3
181 black recruit engineer 1
182 black water b2-c2
183 white recruit merchant 1
184 blue recruit engineer 4
185 blue water a4-b4
186 red pass
187 black pass
188 white caravan uruk
189 white court banker
190 blue pass
191 white recruit priest 1
192 white temple ishtar
193 white recruit engineer 3
194 white water a1-a2
195 white recruit farmer 2
196 white field upper
197 white recruit farmer 3
198 white field upper
199 white pass
200 black temple tammouz
201 red ishtar camel
202 white field upper
203 white discard palm
204 white discard palm
205 blue recruit engineer 4
206 blue water b1-c1
207 red recruit engineer 1
208 red water c1-c2
209 black recruit priest 1
210 black temple ishtar
211 white recruit farmer 3
212 white field lower
213 blue recruit merchant 3
214 red recruit engineer 2
215 red water a1-b1
216 black recruit priest 2
217 black temple marduk
218 white pass
219 blue pass
220 red recruit priest 1
221 red temple tammouz
222 black recruit farmer 4
223 black field lower
224 red recruit farmer 3
225 red field upper
226 black recruit engineer 2
227 black water c3-c4
228 red caravan babylon
229 red water b3-b4
230 black caravan eshnunna
231 black plant c2
232 red pass
233 black recruit merchant 4
234 black pass
235 white temple tammouz
236 white ishtar talent
237 red field upper
238 black swap dates palm
239 white discard barley
240 red recruit farmer 4
241 red field lower
242 black recruit priest 2
243 black temple tammouz
244 white recruit farmer 1
245 white field lower
246 blue pass
247 red recruit engineer 3
248 red water d3-d4
249 black pass
250 white recruit merchant 2
251 red recruit priest 3
252 red temple ishtar
253 white caravan susa
254 white court banker
255 red recruit farmer 3
256 red field upper
257 white recruit merchant 1
258 red recruit engineer 1
259 red water b1-c1'
260 white recruit priest 4
261 white temple marduk
262 red recruit engineer 2
263 red water b1-b2
264 white caravan uruk
265 white court banker
266 red pass
267 white pass
268 blue temple ishtar
269 black ishtar camel
270 red field lower
271 white swap salt palm
272 red discard palm
273 red discard salt
274 black recruit priest 1
275 black temple ishtar
276 white recruit farmer 1
277 white field lower
278 blue recruit engineer 1
279 blue water a1-a2'
280 red recruit merchant 2
281 black pass
282 white recruit merchant 3
283 blue recruit farmer 2
284 blue field upper
285 red pass
286 white recruit merchant 4
287 blue recruit priest 3
288 blue temple ishtar
289 white recruit priest 2
290 white temple marduk
291 blue recruit farmer 4
292 blue field lower
293 white caravan palmyra
294 blue pass
295 white recruit engineer 3
296 white water b2-c2'
297 white pass
298 red temple tammouz
299 blue ishtar talent
300 white field lower
301 black swap palm barley
302 blue discard salt
303 white recruit farmer 4
304 white field upper
305 blue recruit farmer 1
306 blue field lower
307 red recruit engineer 4
308 red water a3-a4
309 black recruit merchant 3
310 white recruit priest 2
311 white temple tammouz
312 blue recruit engineer 2
313 blue water c3-d3
314 red recruit engineer 2
315 black pass
316 white recruit priest 1
317 white temple marduk
318 blue recruit priest 4
319 blue temple ishtar
320 red recruit priest 1
321 red temple ishtar
322 white caravan khorsabad
323 white plant c3
324 white take barley
325 blue caravan ninoua
326 blue court leader
327 red recruit farmer 3
328 red field lower
329 white recruit priest 3
330 white temple tammouz
331 blue pass
332 red caravan susa
333 red court leader
334 red card salt
335 white pass
336 red pass
337 black temple ishtar
338 blue ishtar camel
339 white field upper
340 red swap wine salt
341 white discard palm
342 blue recruit priest 1
343 blue temple tammouz
344 red recruit farmer 2
345 red field upper
346 black recruit priest 4
347 black temple ishtar
348 white recruit farmer 3
349 white field upper
350 blue recruit priest 2
351 blue temple ishtar
352 red recruit farmer 4
353 red field upper
354 black recruit merchant 3
355 white recruit priest 4
356 white temple marduk
357 blue recruit farmer 2
358 blue field upper
359 red pass
360 black pass
361 white recruit merchant 1
362 blue pass
363 white caravan mari
364 white plant a3
365 white pass
366 white temple ishtar
367 black ishtar talent
368 white field upper
369 blue swap palm barley
370 red discard palm
371 red recruit priest 4
372 red temple tammouz
373 black caravan babylon
374 white recruit farmer 2
375 white field lower
376 blue recruit farmer 3
377 blue field upper
378 red recruit priest 3
379 red temple ishtar
380 black recruit priest 1
381 black temple tammouz
382 white recruit merchant 3
383 blue recruit priest 2
384 blue temple marduk
385 red recruit merchant 2
386 black recruit priest 1
387 black temple marduk
388 white recruit farmer 4
389 white field lower
390 blue caravan uruk
391 blue court leader
392 red caravan babylon
393 red sell salt salt
394 black pass
395 white pass
396 blue pass
397 red pass
398 blue temple tammouz
399 blue ishtar camel
400 red field lower
401 white discard salt
402 white discard salt
403 black recruit merchant 2
404 white recruit priest 3
405 white temple ishtar
406 blue pass
407 red pass
408 black recruit priest 1
409 black temple tammouz
410 white recruit farmer 4
411 white field lower
412 black recruit priest 4
413 black temple tammouz
414 white pass
415 black recruit priest 2
416 black temple marduk
417 black recruit farmer 2
418 black field lower
419 black recruit farmer 3
420 black field upper
421 black caravan susa
422 black pass
423 red temple marduk
424 red ishtar camel
425 black field lower
426 blue swap palm dates
427 white discard wine
428 white recruit priest 2
429 white temple marduk
430 blue caravan mari
431 blue plant b4
432 red caravan eshnunna
433 red plant c1
434 black recruit priest 3
435 black temple marduk
436 white pass
437 blue recruit merchant 4
438 red recruit merchant 4
439 black recruit merchant 4
440 blue recruit farmer 3
441 blue field lower
442 red recruit farmer 3
443 red field upper
444 black pass
445 blue recruit farmer 2
446 blue field lower
447 red recruit farmer 1
448 red field lower
449 blue caravan mari
450 blue plant d4
451 red caravan palmyra
452 red court palace
453 blue pass
454 red pass
455 black temple tammouz
456 white ishtar camel
457 black field lower
458 black discard barley
459 blue recruit priest 3
460 blue temple ishtar
461 red recruit priest 2
462 red temple tammouz
463 black recruit priest 2
464 black temple tammouz
465 white pass
466 blue pass
467 red recruit farmer 1
468 red field upper
469 black recruit farmer 1
470 black field upper
471 red recruit farmer 4
472 red field upper
473 black caravan babylon
474 black sell dates dates
475 red recruit farmer 4
476 red field upper
477 black pass
478 red recruit merchant 3
479 red pass
480 white temple tammouz
481 blue ishtar talent
482 black field upper
483 red keep
484 red discard wine
485 red recruit farmer 4
486 red field upper
487 black recruit merchant 4
488 white recruit priest 3
489 white temple tammouz
490 blue recruit farmer 1
491 blue field upper
492 red caravan uruk
493 black recruit merchant 3
494 white recruit priest 2
495 white temple ishtar
496 blue recruit priest 2
497 blue temple marduk
498 red recruit farmer 1
499 red field upper
500 black pass
501 white pass
502 blue caravan babylon
503 blue sell dates palm
504 red pass
505 blue pass
506 blue temple tammouz
507 blue ishtar camel
508 white field lower
509 black swap palm salt
510 red discard barley
511 black recruit farmer 3
512 black field lower
513 white pass
514 blue recruit farmer 4
515 blue field upper
516 red recruit priest 3
517 red temple marduk
518 black recruit farmer 2
519 black field lower
520 blue recruit merchant 1
521 red recruit priest 4
522 red temple tammouz
523 black recruit merchant 1
524 blue recruit farmer 3
525 blue field lower
526 red recruit merchant 2
527 black caravan ur
528 black plant b3
529 blue recruit farmer 4
530 blue field lower
531 red caravan ninoua
532 black pass
533 blue caravan eshnunna
534 red pass
535 blue pass
536 red temple tammouz
537 white ishtar talent
538 red field upper
539 white swap dates salt
end 539 36c8a80c89dea8ef
