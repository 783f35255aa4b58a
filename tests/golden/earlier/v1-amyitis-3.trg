[Game "amyitis"]
[Rules "1"]
[Seats "3"]
[Options "procession=right-of-start"]
[Names "blue, red, black"]
[SeedHash "baefc2956922ddce2d27f5a17110139fae7bd90b8d6e4c156186e0a36d95bb57"]
[Seed "golden amyitis 3"]
[Box "standard 10b3c54a"]
[Result "69 73 90"]

1 red pass
2 black pass
3 blue recruit merchant 3
4 blue pass
5 blue temple tammouz
6 blue field upper
7 black pass
8 blue pass
9 red recruit engineer 2
10 red water a4-b4
11 red pass
12 red temple ishtar
13 red ishtar talent
14 blue field lower
15 blue caravan susa
16 blue court leader
17 red recruit farmer 3
18 red field upper
19 black recruit priest 2
20 black temple marduk
21 blue pass
22 red recruit merchant 1
23 black recruit engineer 3
24 black water a3-a4
25 red recruit engineer 2
26 red water b3-b4
27 black pass
28 red caravan ur
29 red plant b4
30 red pass
31 black temple marduk
32 red ishtar talent
33 blue field upper
34 red recruit farmer 3
35 red field lower
36 black recruit merchant 2
37 blue pass
38 red pass
39 black pass
40 blue temple tammouz
41 red ishtar talent
42 blue field upper
43 blue discard salt
44 black recruit merchant 2
45 blue pass
46 red recruit priest 3
47 red temple marduk
48 black pass
49 red recruit merchant 2
50 red caravan uruk
51 red court banker
52 red pass
53 red temple tammouz
54 red ishtar camel
55 blue field upper
56 blue discard barley
57 blue pass
58 red pass
59 black pass
60 black temple marduk
61 blue field lower
62 blue discard salt
63 red pass
64 black pass
65 blue recruit merchant 2
66 blue pass
67 blue temple ishtar
68 blue ishtar camel
69 blue field upper
70 blue discard wine
71 black pass
72 blue pass
73 red pass
74 red temple marduk
75 blue ishtar talent
76 red field upper
77 blue pass
78 red pass
79 black pass
80 black temple marduk
81 blue ishtar talent
82 red recruit engineer 2
83 red water d2-d3
84 black pass
85 blue recruit farmer 1
86 blue field lower
87 red recruit farmer 1
88 red field lower
89 blue recruit farmer 3
90 blue field lower
91 red pass
92 blue pass
93 blue temple marduk
94 blue ishtar talent
95 blue discard palm
96 blue discard salt
97 black recruit farmer 1
98 black field lower
99 blue recruit merchant 1
100 red pass
101 black recruit priest 3
102 black temple marduk
103 blue caravan khorsabad
104 blue plant b3
105 black caravan babylon
106 black water d3-d4
107 blue pass
108 black recruit engineer 2
109 black water c3-c4
110 black pass
111 red temple ishtar
112 red ishtar camel
113 blue pass
114 red pass
115 black pass
116 black temple marduk
117 red ishtar talent
118 red recruit merchant 2
119 black recruit engineer 3
120 black water c4-d4
121 blue recruit engineer 1
122 blue water b3-c3
123 red caravan uruk
124 red court leader
125 black pass
126 blue recruit priest 3
127 blue temple marduk
128 red recruit priest 3
129 red temple ishtar
130 blue pass
131 red pass
132 blue temple marduk
133 red ishtar camel
134 black pass
135 blue pass
136 red recruit farmer 2
137 red field upper
138 red caravan mari
139 red plant a4
140 red pass
141 red temple ishtar
142 red ishtar talent
143 blue recruit priest 2
144 blue temple ishtar
145 red recruit priest 2
146 red temple ishtar
147 black recruit farmer 3
148 black field upper
149 blue pass
150 red recruit merchant 3
151 black pass
152 red recruit farmer 2
153 red field lower
154 red caravan palmyra
155 red court palace
156 red caravan babylon
157 red water b4-c4
158 red pass
159 black temple tammouz
160 red ishtar talent
161 black field upper
162 red pass
163 black recruit merchant 1
164 blue recruit engineer 2
165 blue water b2-b3
166 black caravan eshnunna
167 black plant d3
168 blue recruit priest 3
169 blue temple marduk
170 black pass
171 blue pass
172 blue temple tammouz
173 blue ishtar camel
174 black field upper
175 black pass
176 blue recruit priest 2
177 blue temple marduk
178 red recruit engineer 2
179 red water c2-d2
180 blue pass
181 red pass
182 red temple tammouz
183 red ishtar camel
184 black field lower
185 black discard palm
186 blue pass
187 red pass
188 black pass
189 black temple marduk
190 black field lower
191 black discard wine
192 red pass
193 black pass
194 blue pass
195 blue temple ishtar
196 blue ishtar camel
197 blue field lower
198 black pass
199 blue caravan susa
200 blue court leader
201 red recruit engineer 2
202 red water a2-a3
203 blue recruit farmer 2
204 blue field lower
205 red pass
206 blue recruit engineer 1
207 blue water c1-c2
208 blue pass
209 red temple tammouz
210 blue ishtar camel
211 red field lower
212 blue pass
213 red recruit priest 2
214 red temple tammouz
215 black pass
216 red recruit merchant 2
217 red pass
218 black temple marduk
219 blue ishtar talent
220 red field upper
221 red caravan palmyra
222 red court palace
223 black pass
224 blue recruit farmer 3
225 blue field upper
226 red pass
227 blue pass
228 blue temple tammouz
229 blue ishtar camel
230 red field upper
231 blue swap palm dates
232 black caravan ninoua
233 blue recruit merchant 3
234 red pass
235 black recruit farmer 1
236 black field lower
237 blue caravan uruk
238 black recruit merchant 1
239 blue recruit engineer 3
240 blue water b2-c2'
241 black recruit priest 2
242 black temple marduk
243 blue pass
244 black recruit priest 1
245 black temple ishtar
246 black pass
247 red temple marduk
248 black ishtar camel
249 red field lower
250 blue keep
251 red discard dates
252 blue pass
253 red pass
254 black pass
255 black temple tammouz
256 black ishtar camel
257 blue field upper
258 black keep
259 red pass
260 black recruit priest 1
261 black temple tammouz
262 blue recruit merchant 2
263 black pass
264 blue recruit priest 1
265 blue temple marduk
266 blue caravan khorsabad
267 blue plant c2
268 blue recruit farmer 1
269 blue field upper
270 blue pass
271 blue temple ishtar
272 black ishtar camel
273 black field lower
274 black discard palm
275 black caravan babylon
276 black sell barley
277 black water c1-d1
278 blue recruit merchant 2
279 red recruit farmer 1
280 red field upper
281 black recruit merchant 3
282 blue caravan mari
283 blue plant d2
284 red recruit engineer 3
285 red water d1-d2
286 black pass
287 blue pass
288 red recruit engineer 3
289 red water b1-b2'
290 red recruit farmer 2
291 red field lower
292 red recruit priest 2
293 red temple marduk
294 red pass
295 red temple marduk
296 blue ishtar camel
297 black field upper
298 red discard dates
299 red discard palm
300 blue pass
301 red pass
302 black recruit priest 3
303 black temple marduk
304 black recruit engineer 1
305 black water b1-c1
306 black recruit farmer 1
307 black field upper
308 black caravan khorsabad
309 black plant d1
310 black pass
311 black temple ishtar
312 blue ishtar camel
313 black field lower
314 red pass
315 black pass
316 blue recruit engineer 2
317 blue water b2-b3'
318 blue recruit merchant 1
319 blue recruit engineer 1
320 blue water a2-b2
321 blue recruit merchant 3
322 blue pass
323 blue temple ishtar
324 blue ishtar camel
325 black caravan ninoua
326 blue pass
327 red pass
328 black pass
329 red temple ishtar
330 black ishtar camel
331 blue recruit priest 3
332 blue temple ishtar
333 red recruit farmer 2
334 red field lower
335 black pass
336 blue pass
337 red pass
338 black temple marduk
339 blue ishtar camel
340 red discard palm
341 red pass
342 black caravan babylon
343 black water a2-a3'
344 blue pass
345 black recruit engineer 1
346 black water a1-a2
347 black pass
348 blue temple marduk
349 red ishtar talent
350 black pass
351 blue recruit merchant 1
352 red recruit engineer 2
353 red water a1-a2'
354 blue pass
355 red pass
356 red temple tammouz
357 blue ishtar camel
358 red field lower
359 red discard wine
360 blue recruit merchant 3
361 red pass
362 black recruit priest 1
363 black temple ishtar
364 blue pass
365 black pass
366 black temple ishtar
367 black ishtar talent
368 red field lower
369 red discard wine
370 red recruit engineer 3
371 red water a3-b3
372 black recruit priest 2
373 black temple ishtar
374 blue pass
375 red recruit merchant 2
376 black recruit priest 1
377 black temple tammouz
378 red caravan susa
379 black pass
380 red recruit farmer 1
381 red field lower
382 red pass
383 blue temple tammouz
384 black ishtar talent
385 red field upper
386 red discard wine
387 black recruit merchant 2
388 blue pass
389 red recruit priest 1
390 red temple ishtar
391 black pass
392 red recruit engineer 3
393 red water b1-b2
394 red recruit merchant 3
395 red pass
396 red temple tammouz
397 black ishtar talent
398 black field lower
399 blue pass
400 red recruit farmer 1
401 red field upper
402 black pass
403 red pass
404 black temple tammouz
405 red ishtar talent
406 black field upper
407 red discard dates
408 red recruit engineer 2
409 red water c3-d3
410 black recruit priest 3
411 black temple ishtar
412 blue pass
413 red pass
414 black pass
415 blue temple marduk
416 black ishtar camel
417 blue field upper
418 red swap salt dates
419 black recruit priest 1
420 black temple tammouz
421 blue recruit engineer 1
422 blue water a2-b2'
423 red recruit farmer 2
424 red field upper
425 black recruit farmer 2
426 black field upper
427 blue recruit merchant 3
428 red pass
429 black recruit engineer 3
430 black water c2-c3
431 blue pass
432 black pass
433 red temple tammouz
434 black ishtar talent
435 black field lower
436 red keep
437 black discard salt
438 black discard wine
439 red discard salt
440 blue caravan mari
441 blue plant d4
442 blue take palm
443 red pass
444 black recruit priest 3
445 black temple ishtar
446 blue caravan babylon
447 blue water a1-b1'
448 black recruit farmer 2
449 black field upper
450 blue recruit merchant 2
451 black caravan eshnunna
452 black plant a1
453 blue recruit engineer 2
454 blue water b2-c2
455 black pass
456 blue recruit farmer 1
457 blue field lower
458 blue pass
459 black temple marduk
460 black ishtar camel
461 black field upper
462 red keep
463 red recruit merchant 3
464 black recruit priest 2
465 black temple marduk
466 blue pass
467 red pass
468 black recruit farmer 2
469 black field lower
470 black recruit priest 3
471 black temple ishtar
472 black recruit merchant 1
473 black pass
474 blue temple marduk
475 black ishtar talent
476 black field upper
477 red swap dates palm
478 black discard palm
479 black discard palm
end 479 9de9e04d32a46707
