[Game "amyitis"]
[Rules "1"]
[Seats "4"]
[Options "procession=last-to-pass"]
[Names "blue, red, black, white"]
[SeedHash "72bdc9ba220fb7680f878cc7ac5718f2e2f937ce4b1a844f50a5f22257cd27ec"]
[Seed "golden amyitis 4"]
[Box "standard 10b3c54a"]
[Result "43 53 67 50"]

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
46 black temple tammouz
47 black ishtar camel
48 blue field lower
49 blue discard barley
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
66 red recruit merchant 4
67 blue caravan uruk
68 blue court banker
69 red recruit merchant 4
70 blue pass
71 red pass
72 red temple marduk
73 red ishtar camel
74 blue field lower
75 black swap dates barley
76 blue recruit farmer 2
77 blue field upper
78 red pass
79 black recruit farmer 3
80 black field upper
81 white recruit farmer 4
82 white field upper
83 blue pass
84 black recruit farmer 1
85 black field upper
86 white recruit priest 3
87 white temple marduk
88 black recruit priest 4
89 black temple marduk
90 white recruit engineer 3
91 white water b2-c2'
92 black recruit merchant 2
93 white recruit priest 4
94 white temple ishtar
95 black recruit engineer 1
96 black water a3-b3
97 white recruit engineer 1
98 white water b2-b3'
99 black caravan khorsabad
100 black plant c4
101 black court gardener
102 white pass
103 black pass
104 black temple tammouz
105 blue ishtar camel
106 black field lower
107 blue keep
108 blue discard barley
109 black discard salt
110 red pass
111 black pass
112 white recruit engineer 3
113 white water c4-d4
114 blue pass
115 white recruit farmer 1
116 white field lower
117 white recruit priest 1
118 white temple tammouz
119 white recruit merchant 3
120 white recruit merchant 2
121 white recruit engineer 2
122 white water a4-b4
123 white recruit priest 1
124 white temple tammouz
125 white recruit engineer 4
126 white water b1-c1'
127 white pass
128 white temple tammouz
129 white ishtar talent
130 white field upper
131 black swap barley salt
132 white discard dates
133 white discard palm
134 black recruit merchant 2
135 white recruit engineer 4
136 white water b3-b4
137 blue recruit engineer 2
138 blue water b1-b2
139 red caravan ninoua
140 red court leader
141 black recruit priest 4
142 black temple marduk
143 white recruit priest 1
144 white temple tammouz
145 blue recruit engineer 3
146 blue water c1-d1
147 red recruit merchant 4
148 black caravan babylon
149 black sell barley salt
150 black water a2-b2
151 white recruit farmer 2
152 white field lower
153 blue caravan eshnunna
154 blue plant d4
155 red recruit farmer 3
156 red field lower
157 black pass
158 white pass
159 blue recruit farmer 1
160 blue field lower
161 red recruit farmer 3
162 red field lower
163 blue pass
164 red caravan susa
165 red court banker
166 red caravan palmyra
167 red court banker
168 red pass
169 red temple tammouz
170 white ishtar talent
171 white field upper
172 white discard salt
173 white discard palm
174 white recruit farmer 4
175 white field lower
176 blue recruit engineer 2
177 blue water b3-c3
178 red recruit priest 4
179 red temple marduk
180 black recruit merchant 3
181 white caravan ninoua
182 white court palace
183 blue pass
184 red recruit engineer 4
185 red water c3-c4
186 black recruit farmer 2
187 black field lower
188 white recruit merchant 1
189 red recruit farmer 3
190 red field upper
191 black pass
192 white recruit priest 1
193 white temple ishtar
194 red caravan babylon
195 red water a1-a2
196 white recruit engineer 1
197 white water a3-a4
198 red recruit merchant 2
199 white pass
200 red pass
201 red temple tammouz
202 white ishtar camel
203 white field upper
204 white discard palm
205 blue recruit engineer 4
206 blue water a2-b2'
207 red recruit engineer 1
208 red water c1-c2
209 black caravan eshnunna
210 black plant c3
211 black take dates
212 white caravan uruk
213 white court leader
214 blue recruit merchant 3
215 red recruit engineer 2
216 red water a1-b1'
217 black recruit priest 2
218 black temple marduk
219 white pass
220 blue pass
221 red recruit priest 1
222 red temple tammouz
223 black recruit farmer 3
224 black field lower
225 red recruit engineer 2
226 red water b1-b2'
227 black recruit farmer 4
228 black field lower
229 red pass
230 black recruit farmer 3
231 black field lower
232 black pass
233 black temple marduk
234 white ishtar camel
235 red field lower
236 black discard barley
237 black discard wine
238 red recruit farmer 3
239 red field upper
240 black recruit priest 4
241 black temple marduk
242 white recruit priest 2
243 white temple tammouz
244 blue recruit farmer 1
245 blue field lower
246 red pass
247 black recruit farmer 4
248 black field upper
249 white recruit engineer 2
250 white water b2-c2
251 blue recruit priest 4
252 blue temple ishtar
253 black recruit merchant 2
254 white pass
255 blue recruit engineer 3
256 blue water a2-a3
257 black recruit merchant 1
258 blue recruit engineer 1
259 blue water a1-b1
260 black recruit priest 3
261 black temple marduk
262 blue caravan mari
263 blue plant b1
264 blue take wine
265 black pass
266 blue caravan palmyra
267 blue court banker
268 blue pass
269 blue temple tammouz
270 blue ishtar camel
271 red field upper
272 white keep
273 red discard barley
274 black discard dates
275 black recruit farmer 1
276 black field upper
277 white recruit merchant 2
278 blue recruit merchant 4
279 red caravan ninoua
280 red court leader
281 red card salt
282 black recruit priest 2
283 black temple tammouz
284 white recruit engineer 3
285 white water a2-a3'
286 blue recruit farmer 2
287 blue field upper
288 red pass
289 black caravan eshnunna
290 black plant a4
291 white recruit priest 3
292 white temple tammouz
293 blue recruit farmer 4
294 blue field lower
295 black recruit engineer 1
296 black water a1-a2'
297 white recruit priest 1
298 white temple marduk
299 blue recruit farmer 4
300 blue field lower
301 black pass
302 white recruit merchant 3
303 blue pass
304 white caravan uruk
305 white caravan palmyra
306 white pass
307 white temple ishtar
308 blue ishtar talent
309 blue field lower
310 black swap dates salt
311 blue discard salt
312 blue discard palm
313 blue discard palm
314 white pass
315 blue caravan ninoua
316 blue court palace
317 red caravan babylon
318 red sell dates
319 red water b1-c1
320 black recruit priest 4
321 black temple ishtar
322 blue recruit priest 1
323 blue temple ishtar
324 red recruit engineer 4
325 black pass
326 blue recruit merchant 3
327 red recruit farmer 1
328 red field upper
329 blue recruit priest 1
330 blue temple ishtar
331 red recruit farmer 3
332 red field upper
333 blue recruit priest 3
334 blue temple tammouz
335 red recruit farmer 4
336 red field upper
337 blue pass
338 red recruit priest 2
339 red temple ishtar
340 red pass
341 red temple tammouz
342 blue ishtar camel
343 white field upper
344 blue swap barley dates
345 blue recruit priest 2
346 blue temple marduk
347 red recruit farmer 3
348 red field lower
349 black recruit merchant 3
350 white recruit priest 1
351 white temple marduk
352 blue pass
353 red recruit priest 4
354 red temple ishtar
355 black recruit farmer 4
356 black field lower
357 white recruit farmer 2
358 white field upper
359 red recruit merchant 1
360 black pass
361 white pass
362 red caravan uruk
363 red pass
364 red temple tammouz
365 red ishtar camel
366 red field upper
367 blue swap dates barley
368 red discard dates
369 red caravan palmyra
370 black recruit farmer 4
371 black field lower
372 white caravan babylon
373 white sell salt palm
374 blue caravan susa
375 red recruit farmer 2
376 red field lower
377 black recruit farmer 3
378 black field upper
379 white recruit priest 3
380 white temple ishtar
381 blue recruit priest 1
382 blue temple tammouz
383 red recruit merchant 3
384 black recruit priest 2
385 black temple marduk
386 white recruit merchant 2
387 blue recruit priest 1
388 blue temple marduk
389 red caravan palmyra
390 black caravan khorsabad
391 black plant b3
392 white pass
393 blue pass
394 red recruit priest 4
395 red temple ishtar
396 black pass
397 red pass
398 red temple ishtar
399 red ishtar camel
400 red field upper
401 black recruit priest 3
402 black temple ishtar
403 white recruit farmer 4
404 white field upper
405 blue recruit priest 4
406 blue temple ishtar
407 red pass
408 black pass
409 white recruit farmer 2
410 white field upper
411 blue recruit priest 2
412 blue temple tammouz
413 white recruit merchant 2
414 blue recruit priest 1
415 blue temple ishtar
416 white caravan ur
417 white plant d1
418 blue recruit farmer 3
419 blue field lower
420 white pass
421 blue pass
422 blue temple ishtar
423 blue ishtar talent
424 blue field upper
425 white recruit priest 2
426 white temple tammouz
427 blue recruit farmer 3
428 blue field lower
429 red caravan mari
430 red plant c2
431 black recruit farmer 3
432 black field lower
433 white recruit farmer 2
434 white field upper
435 blue recruit priest 3
436 blue temple marduk
437 red recruit merchant 4
438 black recruit merchant 4
439 white caravan babylon
440 blue recruit merchant 4
441 red caravan mari
442 red plant b4
443 black recruit farmer 1
444 black field lower
445 white pass
446 blue pass
447 red caravan eshnunna
448 red plant a3
449 black caravan ur
450 red pass
451 black pass
452 black temple tammouz
453 blue ishtar talent
454 blue field upper
455 blue discard barley
456 blue discard wine
end 456 f7e16c8c0b09d0b6
