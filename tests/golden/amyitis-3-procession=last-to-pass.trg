[Game "amyitis"]
[Rules "1"]
[Seats "3"]
[Options "procession=last-to-pass"]
[Names "blue, red, black"]
[SeedHash "baefc2956922ddce2d27f5a17110139fae7bd90b8d6e4c156186e0a36d95bb57"]
[Seed "golden amyitis 3"]
[Box "standard 10b3c54a"]
[Result "116 87 56"]

1 red recruit merchant 3
2 black recruit priest 2
3 black temple tammouz
4 blue pass
5 red recruit farmer 2
6 red field upper
7 black recruit engineer 2
8 black water a4-b4
9 red recruit farmer 1
10 red field lower
11 black pass
12 red caravan susa
13 red court leader
14 red recruit merchant 1
15 red recruit priest 3
16 red temple marduk
17 red pass
18 red temple ishtar
19 red ishtar camel
20 black field upper
21 black recruit priest 3
22 black temple marduk
23 blue recruit engineer 2
24 blue water b4-c4
25 red recruit priest 1
26 red temple marduk
27 black recruit merchant 3
28 blue recruit farmer 3
29 blue field upper
30 red recruit priest 1
31 red temple ishtar
32 black caravan ur
33 black plant b4
34 blue recruit farmer 1
35 blue field upper
36 red pass
37 black pass
38 blue caravan uruk
39 blue court leader
40 blue recruit farmer 2
41 blue field upper
42 blue pass
43 blue temple ishtar
44 red ishtar camel
45 black field lower
46 blue recruit merchant 1
47 red recruit engineer 3
48 red water d3-d4
49 black recruit engineer 2
50 black water c3-d3
51 blue recruit farmer 1
52 blue field lower
53 red recruit priest 2
54 red temple marduk
55 black recruit merchant 3
56 blue pass
57 red caravan ninoua
58 red court leader
59 black caravan babylon
60 black water a3-a4
61 red pass
62 black recruit priest 2
63 black temple tammouz
64 black pass
65 black temple tammouz
66 red ishtar talent
67 black field lower
68 blue discard wine
69 red recruit engineer 1
70 red water c3-c4
71 black recruit priest 3
72 black temple tammouz
73 blue recruit merchant 2
74 red pass
75 black recruit merchant 2
76 blue recruit farmer 3
77 blue field lower
78 black recruit merchant 1
79 blue caravan uruk
80 black pass
81 blue recruit engineer 2
82 blue water c4-d4
83 blue pass
84 blue temple tammouz
85 red ishtar talent
86 black field upper
87 blue keep
88 black recruit merchant 2
89 blue recruit farmer 2
90 blue field upper
91 red recruit priest 1
92 red temple marduk
93 black caravan ninoua
94 blue caravan babylon
95 blue sell barley salt
96 blue water b3-b4
97 red recruit farmer 1
98 red field upper
99 black recruit priest 3
100 black temple tammouz
101 blue pass
102 red caravan mari
103 red plant d3
104 black pass
105 red pass
106 red temple ishtar
107 blue ishtar camel
108 black field upper
109 blue swap palm salt
110 blue recruit engineer 1
111 blue water d1-d2
112 red caravan palmyra
113 black pass
114 blue recruit priest 3
115 blue temple marduk
116 red pass
117 blue recruit engineer 2
118 blue water c1-c2
119 blue recruit priest 2
120 blue temple marduk
121 blue caravan eshnunna
122 blue plant d1
123 blue pass
124 blue temple ishtar
125 red ishtar talent
126 blue field lower
127 black swap palm salt
128 red pass
129 black pass
130 blue pass
131 blue temple marduk
132 red ishtar camel
133 black field lower
134 black discard salt
135 black recruit priest 2
136 black temple tammouz
137 blue recruit farmer 2
138 blue field lower
139 red recruit engineer 1
140 red water b1-b2'
141 black recruit priest 3
142 black temple tammouz
143 blue caravan susa
144 red recruit priest 3
145 red temple ishtar
146 black recruit engineer 2
147 black water a1-a2'
148 blue pass
149 red recruit engineer 3
150 red water b3-c3
151 black recruit farmer 1
152 black field upper
153 red recruit merchant 1
154 black pass
155 red pass
156 red temple ishtar
157 red ishtar talent
158 black field upper
159 black discard wine
160 black discard salt
161 blue recruit merchant 2
162 red recruit engineer 2
163 red water a1-a2
164 black recruit farmer 1
165 black field lower
166 blue recruit priest 3
167 blue temple tammouz
168 red recruit farmer 2
169 red field upper
170 black pass
171 blue pass
172 red recruit priest 1
173 red temple ishtar
174 red recruit farmer 1
175 red field upper
176 red caravan palmyra
177 red caravan babylon
178 red water b2-b3'
179 red pass
180 red temple marduk
181 red ishtar talent
182 black field lower
183 blue swap salt palm
184 black discard palm
185 black discard wine
186 red recruit engineer 2
187 red water c2-c3
188 black recruit farmer 1
189 black field upper
190 blue recruit priest 3
191 blue temple tammouz
192 red recruit farmer 3
193 red field upper
194 black recruit farmer 1
195 black field lower
196 blue recruit merchant 2
197 red recruit merchant 2
198 black recruit engineer 1
199 black water a2-b2'
200 blue recruit priest 3
201 blue temple ishtar
202 red pass
203 black pass
204 blue pass
205 blue temple tammouz
206 red ishtar talent
207 blue field lower
208 black discard dates
209 black discard dates
210 black recruit merchant 1
211 blue recruit engineer 2
212 blue water b2-b3
213 red recruit priest 3
214 red temple ishtar
215 black recruit merchant 2
216 blue recruit farmer 3
217 blue field upper
218 red pass
219 black pass
220 blue recruit farmer 1
221 blue field lower
222 blue pass
223 blue temple marduk
224 blue ishtar camel
225 blue field lower
226 blue discard salt
227 blue discard salt
228 blue discard dates
229 blue recruit farmer 3
230 blue field lower
231 red recruit priest 1
232 red temple tammouz
233 black pass
234 blue caravan ur
235 blue plant a2
236 red recruit merchant 3
237 blue recruit priest 2
238 blue temple ishtar
239 red caravan ninoua
240 blue caravan ur
241 blue plant a4
242 red recruit merchant 3
243 blue recruit farmer 1
244 blue field lower
245 red pass
246 blue recruit engineer 1
247 blue water b2-c2
248 blue recruit priest 2
249 blue temple tammouz
250 blue recruit farmer 2
251 blue field lower
252 blue caravan khorsabad
253 blue plant b3
254 blue pass
255 blue temple ishtar
256 blue ishtar talent
257 red field upper
258 red pass
259 black caravan babylon
260 black sell barley
261 black water a1-b1'
262 blue recruit engineer 3
263 blue water a2-b2
264 black recruit priest 3
265 black temple ishtar
266 blue recruit farmer 2
267 blue field upper
268 black recruit farmer 1
269 black field lower
270 blue recruit priest 3
271 blue temple tammouz
272 black recruit farmer 2
273 black field upper
274 blue recruit engineer 1
275 blue water a3-b3
276 black pass
277 blue recruit merchant 1
278 blue recruit merchant 2
279 blue pass
280 blue temple tammouz
281 blue ishtar camel
282 blue field upper
283 black discard dates
284 black recruit priest 1
285 black temple ishtar
286 blue caravan mari
287 blue plant a1
288 red recruit farmer 1
289 red field upper
290 black recruit priest 2
291 black temple tammouz
292 blue pass
293 red caravan ninoua
294 black recruit priest 3
295 black temple marduk
296 red recruit farmer 2
297 red field lower
298 black recruit merchant 1
299 red caravan babylon
300 red sell palm
301 red water d2-d3
302 black recruit engineer 2
303 black water a1-b1
304 red recruit priest 3
305 red temple ishtar
306 black pass
307 red pass
308 red temple marduk
309 black ishtar camel
310 blue field upper
311 black swap dates salt
312 blue recruit merchant 3
313 red recruit priest 3
314 red temple marduk
315 black recruit farmer 2
316 black field lower
317 blue recruit merchant 1
318 red recruit priest 2
319 red temple ishtar
320 black recruit farmer 1
321 black field lower
322 blue recruit farmer 3
323 blue field upper
324 red pass
325 black caravan susa
326 blue recruit farmer 1
327 blue field upper
328 black pass
329 blue caravan mari
330 blue plant c4
331 blue caravan khorsabad
332 blue plant c2
333 blue pass
334 blue temple ishtar
335 red ishtar camel
336 blue field lower
337 black swap salt palm
338 black discard salt
339 red recruit priest 3
340 red temple ishtar
341 black recruit farmer 1
342 black field upper
343 blue recruit priest 2
344 blue temple marduk
345 red caravan babylon
346 red water b1-c1'
347 black recruit engineer 3
348 black water c1-d1
349 blue recruit merchant 1
350 red pass
351 black pass
352 blue pass
353 blue temple tammouz
354 red ishtar camel
355 black field upper
356 blue keep
357 black discard wine
358 black discard salt
359 black recruit priest 2
360 black temple marduk
361 blue recruit farmer 3
362 blue field lower
363 red recruit farmer 2
364 red field lower
365 black recruit engineer 2
366 black water b2-c2'
367 blue recruit priest 3
368 blue temple ishtar
369 red recruit merchant 3
370 black recruit farmer 1
371 black field lower
372 blue pass
373 red caravan palmyra
374 black recruit priest 1
375 black temple tammouz
376 red recruit engineer 1
377 red water a2-a3'
378 black pass
379 red pass
380 red temple marduk
381 red ishtar camel
382 blue field lower
383 black swap wine dates
384 black discard dates
385 blue discard barley
386 blue recruit farmer 1
387 blue field lower
388 red recruit farmer 2
389 red field upper
390 black recruit engineer 3
391 black water b1-b2
392 blue recruit priest 2
393 blue temple ishtar
394 red recruit priest 1
395 red temple ishtar
396 black recruit farmer 2
397 black field lower
398 blue pass
399 red pass
400 black pass
401 black temple marduk
402 blue ishtar camel
403 blue field lower
404 black swap wine palm
405 blue discard palm
406 blue discard salt
407 black discard palm
408 red recruit priest 2
409 red temple marduk
410 black recruit farmer 1
411 black field lower
412 blue recruit farmer 1
413 blue field lower
414 red caravan babylon
415 red water c2-d2
416 black recruit merchant 2
417 blue recruit engineer 3
418 blue water a2-a3
419 red pass
420 black recruit engineer 1
421 blue recruit merchant 3
422 black recruit farmer 3
423 black field lower
424 blue pass
425 black caravan eshnunna
426 black plant d2
427 black recruit farmer 2
428 black field lower
429 black pass
430 black temple tammouz
431 blue ishtar talent
432 black field upper
433 black discard barley
434 black discard salt
435 blue discard dates
436 black recruit priest 1
437 black temple marduk
438 blue recruit farmer 3
439 blue field lower
440 red recruit priest 1
441 red temple ishtar
442 black recruit farmer 2
443 black field lower
444 blue pass
445 red pass
446 black recruit merchant 3
447 black recruit farmer 2
448 black field upper
449 black pass
450 black temple marduk
451 red ishtar talent
452 black field lower
453 black discard dates
454 black discard dates
455 black discard barley
456 blue discard barley
457 blue recruit priest 3
458 blue temple tammouz
459 red recruit merchant 1
460 black pass
461 blue recruit merchant 2
462 red recruit priest 2
463 red temple marduk
464 blue recruit merchant 1
465 red recruit farmer 3
466 red field lower
467 blue pass
468 red recruit farmer 3
469 red field upper
470 red caravan khorsabad
471 red plant c3
472 red pass
473 red temple ishtar
474 red ishtar camel
475 black field lower
476 blue swap palm barley
477 black discard wine
478 red recruit farmer 1
479 red field upper
480 black recruit priest 3
481 black temple marduk
482 blue recruit farmer 3
483 blue field lower
484 red recruit merchant 1
485 black pass
486 blue caravan ur
487 blue plant c1
488 red caravan babylon
489 blue recruit priest 1
490 blue temple marduk
491 red pass
492 blue pass
493 blue temple marduk
494 red ishtar camel
495 blue field lower
end 495 f08ca26280282021
