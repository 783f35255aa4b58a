[Game "mesopotamia"]
[Rules "3"]
[Seats "3"]
[Options "years=2, cards=off, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one, attack=book, offers=free, bank-flour=take, second-wind=attacker, smelting=all, may=must, absent-cores=empty, board=whole, interrupts=on"]
[Names "You, Mari, Assur"]
[SeedHash "14ce3d361774fb16fbfd0ba90b7fea1ca91e120394c67c3dcacd187dd188d522"]
[Seed "lesson 18"]
[Box "standard 58dce2de"]

1 first mill 5
2 second mill 5
3 third mill 5
4 first done
5 second done
6 third done
7 first work smelt
8 second work smelt
9 third work smelt
10 first at babylon
11 second at mari
12 third at assur
13 first done
14 second done
15 third done
16 first erect millstone
17 second erect millstone
18 third erect millstone
19 first done
20 second done
21 third done
22 first counterclockwise
23 first erect marduk
24 first done
25 first done
26 first unit foot
27 first at babylon
28 first at nippur
29 first unit foot
30 first at babylon
31 first at nippur
32 first done
33 third erect marduk
34 third done
35 third done
36 third unit foot
37 third at assur
38 third at nineveh
39 third unit foot
40 third at assur
41 third at arrapha
42 third done
43 second erect marduk
44 second done
45 second done
46 second unit foot
47 second at mari
48 second at qattunan
49 second unit foot
50 second at mari
51 second at suhum
52 second done
53 first at nippur
54 third at nineveh
55 second at qattunan
56 first done
57 third done
58 second done
59 first mill 5
60 third mill 5
61 second mill 5
62 first done
63 third done
64 second done
65 first done
66 third done
67 second done
68 first done
69 third done
70 second done
71 first done
72 third done
73 second done
74 first clockwise
75 first erect canal
76 first erect ishtar
77 first done
78 first done
79 first done
80 second erect canal
81 second at suhum
82 second bank metal flour
83 second erect canal
84 second done
85 second done
86 second done
87 third bank metal flour
88 third erect canal
89 third at nineveh
90 third done
91 third done
92 third done
93 first at nippur
94 second at qattunan
95 third at nineveh
96 first done
97 second trade first
98 third trade first
99 first mill 10
100 second give metal
101 third give metal
102 first done
103 second give metal
104 third give metal
105 first work foot
106 second ask flour
107 third ask flour
108 first at babylon
109 second ask flour
110 third ask flour
111 first trade second
112 second ask flour
113 third ask flour
114 first give flour
115 second send
116 third send
117 first accept second
118 second done
119 third done
120 first decline third
121 second mill 10
122 third mill 10
123 first drop
124 second done
125 third done
126 first done
127 second done
128 third work foot
129 first done
130 second done
131 third at assur
132 first done
133 second done
134 third done
135 third done
136 third erect millstone
137 third at assur
138 third done
139 second clockwise
140 second bank grain metal
141 second erect canal
142 second bank grain metal
143 second erect marduk
144 second at suhum
145 second bank grain metal
146 second bank grain wood
147 second erect marduk
148 second done
149 second done
150 second unit foot
151 second at qattunan
152 second at tuttul
153 second unit foot
154 second at suhum
155 second at rapiqum
156 second done
157 third bank grain flour
158 third bank grain metal
159 third bank grain wood
160 third erect canal
161 third at nineveh
162 third done
163 third done
164 third done
165 first erect canal
166 first bank grain flour
167 first bank grain wood
168 first erect ishtar
169 first done
170 first done
171 first done
172 second at qattunan
173 third at nineveh
174 first at nippur
175 second at tuttul
176 third done
177 first done
178 second trade first
179 third mill 15
180 first mill 10
181 second give wood
182 third done
183 first done
184 second give wood
185 third done
186 first done
187 second ask flour
188 third done
189 first done
190 second ask flour
191 third done
192 first done
193 second ask flour
194 second send
195 first decline second
196 second done
197 second at tuttul
198 second mill 10
199 second done
200 second done
201 second done
202 second done
203 second counterclockwise
204 second done
205 second done
206 second unit foot
207 second at rapiqum
208 second at bagdad
209 second unit foot
210 second at tuttul
211 second at mari
212 second done
213 first erect ishtar
214 first done
215 first done
216 first unit foot
217 first at nippur
218 first at marad
219 first unit foot
220 first at nippur
221 first at babylon
222 first unit foot
223 first at babylon
224 first at sippar
225 first unit chariot
226 first at babylon
227 first at sippar
228 first done
229 third done
230 third done
231 third unit foot
232 third at arrapha
233 third at lullubum
234 third unit foot
235 third at assur
236 third at mankisum
237 third unit foot
238 third at nineveh
239 third at shubatenlil
240 third done
241 second at qattunan
242 first at nippur
243 third at mankisum
244 second at tuttul
245 first at sippar
246 third at nineveh
247 second done
248 first at marad
249 third at lullubum
250 second at qattunan
251 first done
252 third at shubatenlil
253 second mill 10
254 first at nippur
255 third done
256 second done
257 first mill 10
258 third at mankisum
259 second done
260 first done
261 third mill 6
262 second done
263 first done
264 third done
265 second done
266 first done
267 third done
268 first done
269 third done
270 third done
271 second clockwise
272 second done
273 second campaign alliance
274 second against third
275 second pay metal
276 third yes
277 second done
278 third done
279 third done
280 third done
281 first bank metal flour
282 first erect canal
283 first at marad
284 first done
285 first campaign war
286 first against second
287 first pay flour
288 first done
289 second at qattunan
290 third at mankisum
291 first at nippur
292 second done
293 third at nineveh
294 first done
295 second at qattunan
296 third at lullubum
297 first at nippur
298 second mill 8
299 third at shubatenlil
300 first mill 4
301 second done
302 third done
303 first done
304 second done
305 third at mankisum
306 first done
307 second done
308 third mill 0
309 first done
310 second done
311 third bank wood flour
312 first done
313 third bank wood flour
314 third done
315 third done
316 third done
317 third done
318 third clockwise
319 third done
320 third done
321 third done
322 first done
323 first done
324 first done
325 second done
326 second campaign alliance
327 second pay metal
328 first yes
329 second done
330 third at mankisum
331 first at nippur
332 second at qattunan
333 third at lullubum
334 first done
335 second trade first
336 third at shubatenlil
337 first at nippur
338 second give wood
339 third trade first
340 first mill 10
341 second ask grain
342 third give wood
343 first done
344 second ask grain
345 third ask grain
346 first trade third
347 second send
348 third ask grain
349 first accept second
350 second done
351 third give wood
352 first give flour
353 second at qattunan
354 third give wood
355 first give flour
356 second mill 10
357 third ask flour
358 first give flour
359 second bank grain flour
360 third ask flour
361 first ask metal
362 second done
363 third ask flour
364 first ask metal
365 second trade third
366 third unask grain
367 first ask metal
368 second give grain
369 third unask grain
370 first send
371 second give grain
372 third decline first
373 first trade third
374 second ask wood
375 third send
376 first decline third
377 second ask wood
378 third done
379 first give flour
380 second ask wood
381 third at mankisum
382 first give flour
383 second drop
384 third mill 15
385 first give flour
386 second done
387 third done
388 first drop
389 second done
390 third done
391 first done
392 second done
393 third done
394 first done
395 third erect millstone
396 first erect millstone
397 third at shubatenlil
398 first at babylon
399 third done
400 first done
401 third counterclockwise
402 third erect canal
403 third at shubatenlil
404 third erect ishtar
405 third at assur
406 third bank grain flour
407 third erect canal
408 third at mankisum
409 third bank grain flour
410 third bank grain metal
411 third erect ishtar
412 third at nineveh
413 third bank grain flour
414 third bank grain metal
415 third bank grain wood
416 third erect canal
417 third done
418 third done
419 third done
420 second bank grain flour
421 second bank grain flour
422 second erect canal
423 second at bagdad
424 second bank grain flour
425 second erect ishtar
426 second at mari
427 second bank grain flour
428 second erect canal
429 second at tuttul
430 second done
431 second campaign break
432 second against third
433 second pay flour
434 second done
435 first erect canal
436 first bank grain flour
437 first erect ishtar
438 first at marad
439 first bank grain flour
440 first bank grain metal
441 first erect ishtar
442 first done
443 first done
444 first done
445 third at mankisum
446 second trade first
447 first trade third
448 third trade first
449 second give wood
450 first give grain
451 third give wood
452 second ask grain
453 first give grain
454 third ask grain
455 second ask grain
456 first give grain
457 third ask grain
458 second ask grain
459 first ask wood
460 third ask grain
461 second send
462 first accept second
463 third send
464 second at qattunan
465 first accept third
466 third done
467 second done
468 first drop
469 third at mankisum
470 second at qattunan
471 first at nippur
472 third mill 20
473 second mill 10
474 first done
475 third done
476 second bank grain flour
477 first at nippur
478 third done
479 second done
480 first mill 15
481 third done
482 second done
483 first done
484 third done
485 second done
486 first done
487 second done
488 first done
489 first done
490 second counterclockwise
491 second bank grain flour
492 second done
493 second campaign war
494 second pay flour
495 second done
496 first bank grain metal
end 496 eb06e6e18eaf7833
