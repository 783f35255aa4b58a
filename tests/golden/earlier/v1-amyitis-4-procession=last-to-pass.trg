[Game "amyitis"]
[Rules "1"]
[Seats "4"]
[Options "procession=last-to-pass"]
[Names "blue, red, black, white"]
[SeedHash "72bdc9ba220fb7680f878cc7ac5718f2e2f937ce4b1a844f50a5f22257cd27ec"]
[Seed "golden amyitis 4"]
[Box "standard 10b3c54a"]
[Result "52 56 39 85"]

1 red recruit engineer 1
2 red water d2-d3
3 black pass
4 white recruit farmer 1
5 white field lower
6 blue pass
7 red pass
8 white pass
9 white temple tammouz
10 white field lower
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
35 white caravan uruk
36 white court leader
37 blue recruit priest 1
38 blue temple marduk
39 red pass
40 white pass
41 blue pass
42 blue temple tammouz
43 red ishtar camel
44 white field upper
45 blue swap palm salt
46 white recruit priest 2
47 white temple marduk
48 blue pass
49 red recruit merchant 1
50 black pass
51 white pass
52 red recruit priest 3
53 red temple marduk
54 red pass
55 red temple tammouz
56 red ishtar camel
57 white field upper
58 blue keep
59 white discard wine
60 blue recruit engineer 3
61 blue water d1-d2
62 red recruit farmer 1
63 red field upper
64 black pass
65 white pass
66 blue recruit farmer 3
67 blue field upper
68 red pass
69 blue recruit priest 3
70 blue temple ishtar
71 blue recruit priest 4
72 blue temple ishtar
73 blue pass
74 blue temple ishtar
75 blue ishtar camel
76 white field upper
77 blue swap palm barley
78 blue discard salt
79 white discard dates
80 red pass
81 black recruit engineer 3
82 black water c1-d1
83 white recruit priest 4
84 white temple tammouz
85 blue recruit priest 1
86 blue temple marduk
87 black recruit merchant 2
88 white pass
89 blue pass
90 black recruit priest 1
91 black temple marduk
92 black pass
93 black temple tammouz
94 blue ishtar talent
95 red field lower
96 white swap barley palm
97 red discard salt
98 black pass
99 white recruit farmer 3
100 white field upper
101 blue recruit farmer 2
102 blue field lower
103 red recruit farmer 1
104 red field lower
105 white pass
106 blue caravan mari
107 blue plant d3
108 red caravan palmyra
109 red court palace
110 blue recruit engineer 3
111 blue water b2-c2
112 red recruit engineer 4
113 red water c3-c4
114 blue pass
115 red caravan babylon
116 red sell palm
117 red water a4-b4
118 red recruit priest 4
119 red temple ishtar
120 red recruit priest 1
121 red temple ishtar
122 red pass
123 red temple ishtar
124 red ishtar camel
125 white field upper
126 white discard palm
127 white discard dates
128 white recruit farmer 4
129 white field lower
130 blue pass
131 red pass
132 black pass
133 white pass
134 white temple marduk
135 red ishtar talent
136 white field lower
137 white discard barley
138 white discard salt
139 blue pass
140 red pass
141 black pass
142 white recruit farmer 4
143 white field upper
144 white recruit merchant 3
145 white caravan susa
146 white court leader
147 white card palm
148 white pass
149 white temple tammouz
150 red ishtar talent
151 black field upper
152 white keep
153 red pass
154 black caravan ur
155 black plant a4
156 white recruit farmer 4
157 white field upper
158 blue pass
159 black pass
160 white recruit priest 4
161 white temple ishtar
162 white recruit engineer 1
163 white water b2-c2'
164 white recruit farmer 3
165 white field upper
166 white recruit merchant 2
167 white recruit engineer 3
168 white water c2-d2
169 white recruit priest 2
170 white temple marduk
171 white caravan palmyra
172 white court banker
173 white pass
174 white temple tammouz
175 white ishtar talent
176 white field upper
177 white discard dates
178 black pass
179 white pass
180 blue pass
181 red recruit farmer 1
182 red field lower
183 red pass
184 red temple ishtar
185 white ishtar talent
186 white field upper
187 white discard wine
188 white recruit merchant 3
189 blue pass
190 red pass
191 black recruit engineer 2
192 black water a3-b3
193 white recruit priest 3
194 white temple ishtar
195 black pass
196 white pass
197 white temple tammouz
198 red ishtar camel
199 white field upper
200 white discard palm
201 blue recruit priest 1
202 blue temple marduk
203 red caravan babylon
204 red sell palm
205 red water a3-a4
206 black pass
207 white caravan susa
208 blue pass
209 red recruit priest 2
210 red temple ishtar
211 white recruit farmer 3
212 white field lower
213 red recruit farmer 4
214 red field lower
215 white pass
216 red recruit engineer 3
217 red water c4-d4
218 red pass
219 red temple tammouz
220 white ishtar camel
221 white field lower
222 red swap barley salt
223 white discard wine
224 red recruit farmer 4
225 red field lower
226 black pass
227 white recruit engineer 1
228 white water a2-b2
229 blue recruit priest 1
230 blue temple tammouz
231 red pass
232 white pass
233 blue recruit engineer 4
234 blue water a2-a3
235 blue pass
236 blue temple ishtar
237 red ishtar camel
238 white field lower
239 red keep
240 red discard barley
241 white discard palm
242 black recruit priest 4
243 black temple tammouz
244 white recruit priest 2
245 white temple marduk
246 blue pass
247 red recruit farmer 2
248 red field lower
249 black recruit farmer 3
250 black field lower
251 white pass
252 red pass
253 black pass
254 black temple ishtar
255 red ishtar camel
256 blue field upper
257 black swap barley salt
258 blue discard wine
259 red discard salt
260 white pass
261 blue pass
262 red recruit farmer 2
263 red field upper
264 black recruit farmer 3
265 black field upper
266 red recruit farmer 1
267 red field lower
268 black caravan ur
269 black plant b4
270 red recruit farmer 3
271 red field upper
272 black pass
273 red recruit priest 3
274 red temple marduk
275 red caravan mari
276 red plant c4
277 red court palace
278 red recruit engineer 2
279 red water a2-b2'
280 red pass
281 red temple tammouz
282 blue ishtar camel
283 black field lower
284 red keep
285 red discard salt
286 blue recruit engineer 2
287 blue water b2-b3
288 red recruit engineer 4
289 red water b3-b4
290 black recruit engineer 3
291 black water b1-b2'
292 white caravan babylon
293 white sell salt salt
294 white water a1-a2
295 blue pass
296 red recruit priest 2
297 red temple marduk
298 black pass
299 white pass
300 red recruit merchant 3
301 red pass
302 red temple ishtar
303 blue ishtar camel
304 black field lower
305 red swap salt dates
306 red recruit engineer 1
307 red water a2-a3'
308 black recruit farmer 1
309 black field upper
310 white pass
311 blue recruit priest 2
312 blue temple tammouz
313 red recruit merchant 4
314 black caravan eshnunna
315 black plant a3
316 blue caravan susa
317 blue court leader
318 red pass
319 black pass
320 blue recruit engineer 3
321 blue water b1-c1
322 blue pass
323 blue temple tammouz
324 black ishtar camel
325 blue field upper
326 red keep
327 black recruit engineer 2
328 black water c2-c3
329 white recruit farmer 3
330 white field lower
331 blue caravan mari
332 blue plant d1
333 red pass
334 black recruit engineer 1
335 black water b1-c1'
336 white pass
337 blue recruit priest 4
338 blue temple marduk
339 black recruit farmer 3
340 black field upper
341 blue recruit priest 3
342 blue temple ishtar
343 black recruit merchant 1
344 blue pass
345 black caravan palmyra
346 black recruit farmer 2
347 black field upper
348 black recruit farmer 4
349 black field lower
350 black recruit merchant 2
351 black recruit farmer 4
352 black field upper
353 black caravan khorsabad
354 black plant c2
355 black pass
356 black temple marduk
357 red ishtar talent
358 blue field lower
359 white recruit farmer 2
360 white field lower
361 blue pass
362 red recruit merchant 1
363 black pass
364 white pass
365 red caravan babylon
366 red sell dates dates
367 red water c1-c2
368 red pass
369 red temple marduk
370 blue ishtar talent
371 blue field upper
372 blue discard salt
373 blue recruit priest 3
374 blue temple tammouz
375 red recruit priest 2
376 red temple tammouz
377 black pass
378 white recruit priest 1
379 white temple marduk
380 blue caravan ur
381 red pass
382 white recruit merchant 1
383 blue pass
384 white recruit merchant 4
385 white pass
386 white temple tammouz
387 blue ishtar camel
388 blue field upper
389 red recruit merchant 4
390 black caravan uruk
391 white caravan khorsabad
392 white plant b2
393 blue caravan babylon
394 blue sell barley
395 blue water a1-a2'
396 red pass
397 black pass
398 white recruit merchant 1
399 blue pass
400 white recruit farmer 2
401 white field lower
402 white recruit merchant 3
403 white caravan ur
404 white plant a2
405 white caravan babylon
406 white water a1-b1
407 white pass
408 white temple ishtar
409 white ishtar camel
410 blue field upper
411 black pass
412 white recruit engineer 1
413 white water a1-b1'
414 blue pass
415 red recruit priest 2
416 red temple tammouz
417 white pass
418 red pass
419 red temple ishtar
420 white ishtar talent
421 white field lower
422 white caravan eshnunna
423 white plant c3
424 white take barley
425 blue recruit engineer 2
426 blue water b1-b2
427 red pass
428 black recruit farmer 4
429 black field lower
430 white pass
431 blue recruit farmer 3
432 blue field lower
433 black recruit priest 1
434 black temple tammouz
435 blue recruit farmer 1
436 blue field lower
437 black recruit merchant 1
438 blue pass
439 black pass
440 black temple ishtar
441 white ishtar camel
442 red field upper
443 black keep
444 blue discard salt
end 444 6fbba9044e76fde3
