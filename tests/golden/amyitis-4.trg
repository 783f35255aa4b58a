[Game "amyitis"]
[Rules "2"]
[Seats "4"]
[Options "procession=right-of-start, supply=unlimited"]
[Names "blue, red, black, white"]
[SeedHash "72bdc9ba220fb7680f878cc7ac5718f2e2f937ce4b1a844f50a5f22257cd27ec"]
[Seed "golden amyitis 4"]
[Box "standard 10b3c54a"]
[Result "103 28 73 53"]

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
71 white ishtar camel
72 white field lower
73 red pass
74 black recruit engineer 4
75 black water c1-c2
76 white pass
77 blue recruit engineer 1
78 blue water b1-c1'
79 black recruit engineer 3
80 black water b2-c2
81 blue pass
82 black recruit farmer 4
83 black field upper
84 black recruit merchant 2
85 black caravan babylon
86 black water b2-b3
87 black recruit farmer 3
88 black field upper
89 black pass
90 blue temple marduk
91 white ishtar camel
92 black recruit merchant 3
93 white pass
94 blue recruit engineer 4
95 blue water b4-c4
96 red pass
97 black recruit merchant 1
98 blue pass
99 black recruit priest 2
100 black temple tammouz
101 black pass
102 red temple tammouz
103 white ishtar camel
104 black field upper
105 white recruit engineer 1
106 white water c4-d4
107 blue pass
108 red recruit merchant 2
109 black caravan ur
110 black plant c4
111 white recruit merchant 1
112 red recruit engineer 3
113 red water a2-b2'
114 black recruit priest 4
115 black temple ishtar
116 white caravan palmyra
117 white court banker
118 red pass
119 black recruit priest 1
120 black temple ishtar
121 white pass
122 black pass
123 black temple ishtar
124 black ishtar camel
125 black field upper
126 blue pass
127 red pass
128 black caravan khorsabad
129 black plant d4
130 white pass
131 black pass
132 white temple ishtar
133 black ishtar camel
134 black field upper
135 red recruit merchant 2
136 black recruit merchant 1
137 white pass
138 blue recruit priest 4
139 blue temple ishtar
140 red pass
141 black pass
142 blue recruit priest 4
143 blue temple tammouz
144 blue recruit priest 2
145 blue temple marduk
146 blue recruit engineer 3
147 blue water c2-c3
148 blue recruit farmer 3
149 blue field lower
150 blue pass
151 blue temple ishtar
152 blue ishtar talent
153 blue field upper
154 blue discard salt
155 black pass
156 white pass
157 blue pass
158 red pass
159 red temple tammouz
160 blue ishtar talent
161 blue field upper
162 blue discard salt
163 white caravan babylon
164 white water a1-b1'
165 blue pass
166 red recruit merchant 2
167 black recruit merchant 3
168 white pass
169 red pass
170 black recruit farmer 3
171 black field upper
172 black caravan eshnunna
173 black plant d3
174 black caravan susa
175 black court banker
176 black pass
177 black temple tammouz
178 blue ishtar talent
179 blue field upper
180 blue discard dates
181 blue recruit farmer 1
182 blue field lower
183 red pass
184 black pass
185 white recruit farmer 4
186 white field upper
187 blue recruit merchant 4
188 white recruit priest 3
189 white temple ishtar
190 blue pass
191 white pass
192 white temple tammouz
193 white ishtar talent
194 red field upper
195 blue discard barley
196 red pass
197 black pass
198 white recruit farmer 1
199 white field upper
200 blue recruit merchant 4
201 white recruit farmer 1
202 white field lower
203 blue caravan uruk
204 blue court leader
205 white caravan mari
206 white plant c1
207 white take wine
208 blue recruit engineer 3
209 blue water a4-b4
210 white pass
211 blue pass
212 blue temple marduk
213 white ishtar camel
214 red field lower
215 black pass
216 white caravan palmyra
217 white court banker
218 blue pass
219 red caravan ninoua
220 red court palace
221 white pass
222 red recruit farmer 1
223 red field lower
224 red caravan babylon
225 red sell salt
226 red water a1-a2'
227 red recruit merchant 3
228 red pass
229 red temple ishtar
230 white ishtar camel
231 black field upper
232 white keep
233 white recruit engineer 1
234 white water b1-b2'
235 blue pass
236 red pass
237 black pass
238 white recruit farmer 2
239 white field upper
240 white pass
241 black temple tammouz
242 red ishtar talent
243 white field lower
244 black swap barley palm
245 white discard wine
246 blue recruit farmer 2
247 blue field lower
248 red recruit farmer 3
249 red field lower
250 black pass
251 white pass
252 blue pass
253 red recruit priest 1
254 red temple ishtar
255 red pass
256 white temple marduk
257 red ishtar talent
258 black field lower
259 red pass
260 black recruit priest 1
261 black temple marduk
262 white pass
263 blue recruit merchant 2
264 black recruit farmer 3
265 black field upper
266 blue recruit priest 4
267 blue temple marduk
268 black pass
269 blue caravan susa
270 blue court leader
271 blue card barley
272 blue recruit engineer 3
273 blue water b2-c2'
274 blue recruit merchant 1
275 blue recruit engineer 4
276 blue water c1-d1
277 blue pass
278 blue temple ishtar
279 red ishtar camel
280 black field upper
281 black discard palm
282 black discard wine
283 black recruit engineer 3
284 black water a3-a4
285 white recruit engineer 2
286 white water a2-b2
287 blue caravan mari
288 blue plant d1
289 blue court palace
290 red caravan khorsabad
291 red plant a3
292 black caravan ninoua
293 white pass
294 blue pass
295 red recruit merchant 2
296 black caravan babylon
297 black water b3-c3
298 red pass
299 black pass
300 red temple tammouz
301 red ishtar camel
302 black field upper
303 white pass
304 blue recruit priest 2
305 blue temple tammouz
306 red pass
307 black pass
308 blue pass
309 black temple tammouz
310 blue ishtar talent
311 red field upper
312 blue keep
313 blue recruit engineer 1
314 blue water a1-a2
315 red caravan susa
316 black recruit engineer 2
317 black water c3-d3
318 white recruit merchant 3
319 blue recruit farmer 3
320 blue field upper
321 red caravan babylon
322 red water b1-c1
323 black pass
324 white pass
325 blue pass
326 red pass
327 white temple ishtar
328 blue ishtar talent
329 red field upper
330 blue swap dates palm
331 red recruit priest 4
332 red temple marduk
333 black pass
334 white pass
335 blue recruit farmer 4
336 blue field upper
337 red recruit engineer 3
338 red water a2-a3'
339 blue recruit merchant 2
340 red pass
341 blue recruit farmer 3
342 blue field upper
343 blue recruit merchant 4
344 blue caravan palmyra
345 blue court palace
346 blue recruit priest 2
347 blue temple marduk
348 blue pass
349 blue temple marduk
350 white ishtar talent
351 blue field lower
352 black keep
353 black caravan babylon
354 black water c3-c4
355 white pass
356 blue recruit merchant 3
357 red pass
358 black recruit farmer 4
359 black field upper
360 blue recruit priest 4
361 blue temple tammouz
362 black caravan susa
363 blue caravan palmyra
364 black pass
365 blue pass
366 red temple tammouz
367 white ishtar talent
368 blue field lower
369 red keep
370 white recruit priest 3
371 white temple tammouz
372 blue recruit merchant 4
373 red pass
374 black recruit engineer 3
375 black water b2-b3'
376 white caravan babylon
377 white sell dates
378 white water a2-a3
379 blue caravan ur
380 blue plant b4
381 black recruit merchant 3
382 white pass
383 blue recruit farmer 2
384 blue field lower
385 black recruit engineer 4
386 black water c2-d2
387 blue recruit priest 1
388 blue temple marduk
389 black pass
390 blue recruit priest 4
391 blue temple marduk
392 blue recruit engineer 2
393 blue water b3-b4
394 blue recruit merchant 1
395 blue recruit farmer 2
396 blue field lower
397 blue caravan ninoua
398 blue pass
399 black temple marduk
400 white ishtar talent
401 blue field upper
402 red swap wine dates
403 blue recruit engineer 1
404 blue water a3-b3
405 red caravan babylon
406 red water b1-b2
407 black recruit priest 2
408 black temple tammouz
409 white pass
410 blue pass
411 red pass
412 black pass
413 white temple marduk
414 white field upper
415 red recruit farmer 2
416 red field lower
417 black pass
418 white pass
419 blue pass
420 red recruit priest 2
421 red temple marduk
422 red recruit merchant 4
423 red pass
424 blue temple tammouz
425 black field upper
426 blue swap barley dates
427 black pass
428 white recruit priest 1
429 white temple marduk
430 blue recruit merchant 3
431 red pass
432 white recruit engineer 4
433 blue recruit farmer 1
434 blue field lower
435 white recruit priest 2
436 white temple tammouz
437 blue recruit farmer 2
438 blue field upper
439 white pass
440 blue recruit priest 4
441 blue temple ishtar
442 blue caravan ur
443 blue plant b2
444 blue recruit farmer 1
445 blue field upper
446 blue recruit priest 4
447 blue temple ishtar
448 blue recruit merchant 2
449 blue caravan khorsabad
450 blue plant c2
451 blue caravan babylon
452 blue sell palm palm
453 blue pass
454 red temple marduk
455 blue ishtar talent
456 blue field upper
457 white keep
458 white recruit priest 3
459 white temple ishtar
460 blue pass
461 red pass
462 black pass
463 white pass
464 black temple marduk
465 blue ishtar camel
466 blue field upper
467 white swap dates salt
468 blue pass
469 red pass
470 black recruit priest 3
471 black temple ishtar
472 white recruit merchant 1
473 black pass
474 white caravan eshnunna
475 white plant c3
476 white recruit merchant 3
477 white recruit merchant 1
478 white recruit farmer 4
479 white field upper
480 white recruit priest 2
481 white temple ishtar
482 white recruit farmer 3
483 white field lower
484 white pass
485 white temple tammouz
486 black ishtar camel
487 white field lower
488 white discard wine
489 red pass
490 black recruit farmer 1
491 black field lower
492 white pass
493 blue caravan ur
494 blue plant b3
495 black recruit farmer 3
496 black field upper
497 blue recruit merchant 3
498 black caravan khorsabad
499 black plant b1
500 blue pass
501 black recruit priest 1
502 black temple tammouz
503 black recruit priest 4
504 black temple ishtar
505 black pass
506 blue temple tammouz
507 white ishtar camel
508 white field lower
509 black swap salt barley
510 white discard salt
end 510 a056f81ea55ab01d
