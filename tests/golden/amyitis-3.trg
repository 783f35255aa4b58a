[Game "amyitis"]
[Rules "2"]
[Seats "3"]
[Options "procession=right-of-start, supply=unlimited"]
[Names "blue, red, black"]
[SeedHash "baefc2956922ddce2d27f5a17110139fae7bd90b8d6e4c156186e0a36d95bb57"]
[Seed "golden amyitis 3"]
[Box "standard 10b3c54a"]
[Result "50 132 102"]

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
42 red ishtar talent
43 black field upper
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
60 red caravan khorsabad
61 red plant c3
62 red recruit priest 2
63 red temple marduk
64 red pass
65 blue temple ishtar
66 red ishtar camel
67 red field lower
68 black keep
69 black pass
70 blue pass
71 red caravan babylon
72 red water d1-d2
73 red recruit priest 2
74 red temple ishtar
75 red recruit engineer 2
76 red water b3-b4
77 red pass
78 red temple ishtar
79 red ishtar camel
80 red field lower
81 blue recruit priest 2
82 blue temple ishtar
83 red recruit farmer 1
84 red field upper
85 black pass
86 blue pass
87 red recruit engineer 2
88 red water a4-b4
89 red caravan ur
90 red plant b4
91 red recruit priest 3
92 red temple tammouz
93 red pass
94 black temple marduk
95 red ishtar camel
96 red field lower
97 red caravan palmyra
98 red court palace
99 black pass
100 blue pass
101 red recruit engineer 1
102 red water b3-c3
103 red pass
104 blue temple tammouz
105 red ishtar camel
106 red field upper
107 black recruit farmer 1
108 black field lower
109 blue pass
110 red pass
111 black recruit farmer 3
112 black field upper
113 black pass
114 red temple tammouz
115 blue ishtar camel
116 red field lower
117 red discard salt
118 blue recruit priest 2
119 blue temple marduk
120 red recruit merchant 3
121 black recruit merchant 3
122 blue pass
123 red pass
124 black recruit engineer 3
125 black water b2-b3'
126 black pass
127 black temple tammouz
128 blue field lower
129 red swap dates barley
130 red recruit engineer 3
131 red water c2-c3
132 black pass
133 blue pass
134 red caravan babylon
135 red sell palm
136 red water a2-a3'
137 red pass
138 blue temple marduk
139 blue field lower
140 red keep
141 black pass
142 blue pass
143 red caravan susa
144 red court leader
145 red pass
146 red temple ishtar
147 red ishtar talent
148 red field lower
149 black keep
150 blue pass
151 red recruit engineer 1
152 red water a2-b2'
153 black pass
154 red recruit priest 2
155 red temple marduk
156 red caravan palmyra
157 red court palace
158 red caravan eshnunna
159 red plant d2
160 red pass
161 black temple tammouz
162 red ishtar camel
163 black field lower
164 red pass
165 black caravan susa
166 black court leader
167 blue recruit engineer 1
168 blue water b2-c2'
169 black pass
170 blue recruit priest 3
171 blue temple marduk
172 blue pass
173 blue temple tammouz
174 red ishtar camel
175 black field upper
176 blue swap salt dates
177 black caravan uruk
178 blue recruit merchant 2
179 red pass
180 black recruit farmer 3
181 black field lower
182 blue pass
183 black pass
184 red temple tammouz
185 red ishtar camel
186 black field lower
187 blue swap palm salt
188 black discard dates
189 blue caravan ninoua
190 red recruit farmer 2
191 red field upper
192 black recruit engineer 1
193 black water a2-a3
194 blue pass
195 red pass
196 black pass
197 black temple ishtar
198 black ishtar camel
199 black field lower
200 blue keep
201 black discard salt
202 red recruit engineer 3
203 red water b2-b3
204 black pass
205 blue recruit farmer 2
206 blue field upper
207 red pass
208 blue pass
209 blue temple ishtar
210 black ishtar talent
211 blue field upper
212 red keep
213 blue discard dates
214 black recruit engineer 2
215 black water a1-a2'
216 blue pass
217 red recruit merchant 2
218 black pass
219 red recruit priest 3
220 red temple marduk
221 red recruit priest 1
222 red temple marduk
223 red recruit priest 3
224 red temple ishtar
225 red caravan uruk
226 red pass
227 red temple tammouz
228 black ishtar camel
229 red field upper
230 blue recruit farmer 1
231 blue field upper
232 red recruit merchant 3
233 black recruit engineer 3
234 black water a2-b2
235 blue pass
236 red recruit engineer 1
237 red water b2-c2
238 black caravan palmyra
239 red pass
240 black recruit farmer 2
241 black field lower
242 black pass
243 black temple ishtar
244 blue ishtar talent
245 red field lower
246 blue discard palm
247 red recruit farmer 2
248 red field upper
249 black pass
250 blue recruit farmer 3
251 blue field lower
252 red caravan babylon
253 red sell wine
254 red water b1-b2'
255 blue recruit priest 1
256 blue temple tammouz
257 red caravan mari
258 red plant a3
259 blue pass
260 red pass
261 blue temple marduk
262 red ishtar camel
263 red field lower
264 blue keep
265 blue discard dates
266 black pass
267 blue pass
268 red pass
269 red temple marduk
270 black ishtar camel
271 blue field lower
272 blue discard salt
273 blue recruit priest 2
274 blue temple tammouz
275 red caravan babylon
276 red sell salt
277 red water a1-b1'
278 black recruit priest 3
279 black temple ishtar
280 blue pass
281 red recruit engineer 3
282 red water a1-a2
283 black pass
284 red recruit farmer 1
285 red field upper
286 red pass
287 black temple marduk
288 black ishtar camel
289 blue field lower
290 blue discard dates
291 red recruit priest 3
292 red temple marduk
293 black recruit farmer 1
294 black field lower
295 blue pass
296 red pass
297 black pass
298 blue temple marduk
299 black ishtar camel
300 blue field upper
301 black discard wine
302 blue discard palm
303 black recruit farmer 2
304 black field lower
305 blue recruit priest 1
306 blue temple ishtar
307 red caravan ninoua
308 black caravan mari
309 black plant c2
310 blue pass
311 red recruit engineer 3
312 red water b1-c1
313 black recruit farmer 3
314 black field upper
315 red pass
316 black recruit merchant 2
317 black recruit engineer 2
318 black water c1-d1
319 black recruit priest 1
320 black temple marduk
321 black recruit farmer 3
322 black field upper
323 black pass
324 red temple marduk
325 blue ishtar camel
326 blue field upper
327 black discard barley
328 blue discard wine
329 blue recruit farmer 2
330 blue field lower
331 red recruit priest 1
332 red temple marduk
333 black pass
334 blue pass
335 red pass
336 black temple marduk
337 blue ishtar talent
338 blue discard wine
339 red pass
340 black pass
341 blue caravan palmyra
342 blue recruit priest 1
343 blue temple ishtar
344 blue pass
345 blue temple ishtar
346 blue ishtar camel
347 black pass
348 blue pass
349 red pass
350 red temple marduk
351 blue ishtar talent
352 blue pass
353 red pass
354 black pass
355 black temple tammouz
356 blue ishtar camel
357 black field lower
358 black discard dates
359 red recruit priest 3
360 red temple tammouz
361 black recruit engineer 3
362 black water d3-d4
363 blue pass
364 red recruit engineer 2
365 red water a3-a4
366 black pass
367 red recruit priest 1
368 red temple marduk
369 red pass
370 blue temple tammouz
371 blue ishtar talent
372 black field lower
373 red keep
374 black discard wine
375 black recruit engineer 2
376 black water d2-d3
377 blue recruit engineer 3
378 blue water b1-c1'
379 red pass
380 black caravan babylon
381 black sell palm
382 black water b1-b2
383 blue pass
384 black pass
385 red temple ishtar
386 red ishtar talent
387 black field lower
388 red swap barley dates
389 blue pass
390 red pass
391 black pass
392 black temple marduk
393 red ishtar camel
394 red field lower
395 blue swap salt dates
396 red recruit merchant 1
397 black pass
398 blue pass
399 red pass
400 blue temple marduk
401 red ishtar camel
402 blue field upper
403 black pass
404 blue recruit farmer 2
405 blue field upper
406 red recruit farmer 1
407 red field lower
408 blue pass
409 red pass
410 red temple ishtar
411 red ishtar camel
412 blue discard dates
413 blue recruit engineer 2
414 blue water c4-d4
415 red pass
416 black pass
417 blue recruit priest 2
418 blue temple tammouz
419 blue recruit engineer 3
420 blue water a1-b1
421 blue pass
422 black temple ishtar
423 red ishtar camel
424 blue field upper
425 blue discard barley
426 red recruit engineer 3
427 red water a3-b3
428 black recruit merchant 1
429 blue recruit merchant 3
430 red pass
431 black recruit engineer 1
432 black water c3-d3
433 blue pass
434 black pass
435 blue temple tammouz
436 red ishtar talent
437 blue field lower
438 blue discard salt
439 black recruit engineer 3
440 blue recruit farmer 3
441 blue field lower
442 red pass
443 black recruit merchant 1
444 blue pass
445 black recruit farmer 3
446 black field lower
447 black pass
448 red temple tammouz
449 red ishtar talent
450 blue field upper
451 red swap salt barley
452 blue discard wine
453 blue discard palm
454 blue recruit priest 3
455 blue temple tammouz
456 red recruit priest 2
457 red temple marduk
458 black recruit farmer 2
459 black field lower
460 blue pass
461 red pass
462 black caravan mari
463 black plant a4
464 black recruit farmer 3
465 black field lower
466 black pass
467 black temple marduk
468 black ishtar talent
469 blue field upper
470 red keep
471 blue discard dates
472 black discard barley
473 red recruit priest 2
474 red temple ishtar
475 black pass
476 blue caravan palmyra
477 red recruit priest 3
478 red temple marduk
479 blue caravan ninoua
480 red pass
481 blue pass
482 blue temple ishtar
483 red ishtar talent
484 red field upper
485 black pass
486 blue recruit farmer 3
487 blue field upper
488 red caravan babylon
489 red sell barley
490 blue pass
491 red caravan ninoua
492 red recruit merchant 2
493 red recruit priest 1
494 red temple marduk
495 red pass
496 red temple tammouz
497 red ishtar camel
498 blue field lower
499 red swap dates palm
500 blue caravan babylon
501 blue sell palm
502 red recruit farmer 2
503 red field lower
504 black pass
505 blue pass
506 red pass
507 black temple tammouz
508 red ishtar camel
509 red field lower
510 black swap salt palm
end 510 e1e947a40233ac3c
