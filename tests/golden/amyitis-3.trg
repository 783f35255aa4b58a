[Game "amyitis"]
[Rules "1"]
[Seats "3"]
[Options "procession=right-of-start"]
[Names "blue, red, black"]
[SeedHash "baefc2956922ddce2d27f5a17110139fae7bd90b8d6e4c156186e0a36d95bb57"]
[Seed "golden amyitis 3"]
[Box "standard 10b3c54a"]
[Result "69 88 54"]

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
18 blue temple ishtar
19 blue ishtar camel
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
34 blue caravan mari
35 blue plant a4
36 red caravan ninoua
37 red court leader
38 black recruit farmer 2
39 black field lower
40 blue recruit farmer 2
41 blue field upper
42 red pass
43 black pass
44 blue caravan babylon
45 blue water d1-d2
46 blue recruit farmer 1
47 blue field upper
48 blue pass
49 red temple marduk
50 blue ishtar talent
51 black field lower
52 blue recruit farmer 1
53 blue field lower
54 red recruit engineer 2
55 red water d2-d3
56 black recruit engineer 3
57 black water a3-b3
58 blue pass
59 red recruit farmer 3
60 red field upper
61 black recruit priest 2
62 black temple tammouz
63 red recruit merchant 1
64 black pass
65 red caravan palmyra
66 red court palace
67 red pass
68 black temple tammouz
69 blue ishtar camel
70 black field upper
71 black discard salt
72 red recruit engineer 2
73 red water b2-b3
74 black recruit merchant 2
75 blue recruit engineer 1
76 blue water d3-d4
77 red recruit merchant 1
78 black recruit farmer 3
79 black field upper
80 blue recruit merchant 2
81 red caravan ninoua
82 black pass
83 blue recruit priest 1
84 blue temple marduk
85 red pass
86 blue recruit priest 3
87 blue temple tammouz
88 blue caravan babylon
89 blue sell palm wine
90 blue water b2-c2'
91 blue recruit priest 3
92 blue temple tammouz
93 blue pass
94 blue temple tammouz
95 red ishtar talent
96 blue field lower
97 black swap dates palm
98 black discard barley
99 black recruit priest 3
100 black temple tammouz
101 blue pass
102 red recruit farmer 2
103 red field upper
104 black recruit priest 3
105 black temple ishtar
106 red pass
107 black recruit farmer 3
108 black field lower
109 black pass
110 red temple tammouz
111 black ishtar camel
112 blue field upper
113 black swap palm barley
114 black discard barley
115 blue recruit farmer 3
116 blue field lower
117 red recruit merchant 3
118 black recruit engineer 1
119 black water b3-b4
120 blue recruit priest 3
121 blue temple ishtar
122 red recruit priest 2
123 red temple ishtar
124 black caravan susa
125 black court leader
126 blue caravan ur
127 blue plant a3
128 red recruit engineer 2
129 red water a2-a3'
130 black pass
131 blue pass
132 red caravan uruk
133 red recruit engineer 2
134 red water c4-d4
135 red recruit priest 1
136 red temple marduk
137 red pass
138 black temple tammouz
139 blue ishtar talent
140 black field lower
141 blue swap wine dates
142 red recruit farmer 1
143 red field upper
144 black recruit farmer 1
145 black field upper
146 blue recruit engineer 2
147 blue water b1-b2
148 red pass
149 black recruit engineer 3
150 black water a2-b2
151 blue recruit merchant 2
152 black pass
153 blue recruit engineer 1
154 blue water a2-a3
155 blue pass
156 blue temple ishtar
157 blue ishtar talent
158 black field lower
159 red swap salt palm
160 black discard palm
161 black discard palm
162 black caravan palmyra
163 black court palace
164 blue recruit merchant 1
165 red pass
166 black recruit farmer 1
167 black field upper
168 blue recruit farmer 2
169 blue field upper
170 black recruit engineer 3
171 black water a2-b2'
172 blue pass
173 black recruit priest 3
174 black temple ishtar
175 black recruit priest 3
176 black temple tammouz
177 black recruit engineer 1
178 black water a1-b1
179 black recruit engineer 2
180 black water a1-b1'
181 black recruit priest 2
182 black temple tammouz
183 black pass
184 red temple ishtar
185 blue ishtar camel
186 black field upper
187 black discard wine
188 blue recruit priest 1
189 blue temple ishtar
190 red recruit farmer 1
191 red field lower
192 black recruit merchant 2
193 blue recruit farmer 1
194 blue field upper
195 red caravan ninoua
196 black recruit farmer 2
197 black field lower
198 blue recruit engineer 2
199 blue water a1-a2
200 red caravan ur
201 red plant d1
202 black caravan mari
203 black plant b2
204 blue recruit priest 3
205 blue temple marduk
206 red pass
207 black pass
208 blue pass
209 black temple tammouz
210 black ishtar talent
211 black field upper
212 blue discard dates
213 red recruit farmer 1
214 red field lower
215 black recruit farmer 1
216 black field lower
217 blue pass
218 red recruit engineer 1
219 red water b1-b2'
220 black pass
221 red recruit merchant 2
222 red pass
223 blue temple marduk
224 red ishtar camel
225 black field lower
226 black discard salt
227 black discard palm
228 black recruit merchant 1
229 blue recruit engineer 2
230 blue water b3-c3
231 red recruit farmer 1
232 red field upper
233 black pass
234 blue recruit farmer 3
235 blue field upper
236 red recruit priest 3
237 red temple marduk
238 blue pass
239 red recruit priest 1
240 red temple tammouz
241 red pass
242 red temple tammouz
243 blue ishtar camel
244 red field lower
245 black keep
246 blue discard dates
247 blue recruit farmer 3
248 blue field upper
249 red caravan babylon
250 red sell dates
251 red water b2-b3'
252 black recruit merchant 3
253 blue recruit farmer 1
254 blue field lower
255 red pass
256 black pass
257 blue recruit priest 2
258 blue temple tammouz
259 blue recruit merchant 3
260 blue caravan mari
261 blue plant c4
262 blue pass
263 black temple marduk
264 red field upper
265 blue swap dates salt
266 blue discard wine
267 red caravan ninoua
268 black caravan susa
269 blue recruit priest 3
270 blue temple tammouz
271 red caravan mari
272 red plant c3
273 black recruit merchant 2
274 blue pass
275 red recruit merchant 1
276 black recruit engineer 3
277 black water c2-d2
278 red recruit farmer 2
279 red field upper
280 black pass
281 red recruit farmer 2
282 red field lower
283 red recruit farmer 1
284 red field upper
285 red pass
286 blue temple tammouz
287 blue field upper
288 blue discard dates
289 black pass
290 blue recruit merchant 1
291 red recruit merchant 3
292 blue recruit priest 1
293 blue temple marduk
294 red recruit farmer 2
295 red field upper
296 blue recruit priest 2
297 blue temple ishtar
298 red caravan susa
299 blue recruit priest 3
300 blue temple ishtar
301 red caravan mari
302 red plant d2
303 blue recruit priest 3
304 blue temple marduk
305 red recruit engineer 2
306 red water b1-c1
307 blue recruit farmer 1
308 blue field lower
309 red pass
310 blue pass
311 red temple ishtar
312 blue ishtar talent
313 blue field lower
314 blue discard palm
315 blue pass
316 red recruit priest 2
317 red temple ishtar
318 black caravan babylon
319 black water c1-c2
320 red pass
321 black recruit priest 3
322 black temple tammouz
323 black recruit farmer 1
324 black field upper
325 black recruit farmer 2
326 black field upper
327 black recruit priest 2
328 black temple marduk
329 black pass
330 black temple ishtar
331 red ishtar camel
332 blue field lower
333 black swap salt barley
334 blue discard salt
335 red recruit priest 3
336 red temple ishtar
337 black recruit farmer 1
338 black field upper
339 blue recruit priest 2
340 blue temple marduk
341 red caravan ur
342 red plant d4
343 red take barley
344 black recruit farmer 3
345 black field lower
346 blue pass
347 red pass
348 black pass
349 blue temple tammouz
350 red ishtar camel
351 black field upper
352 blue keep
353 black discard palm
354 black discard barley
355 black discard dates
356 black recruit priest 2
357 black temple marduk
358 blue recruit farmer 3
359 blue field lower
360 red recruit priest 3
361 red temple tammouz
362 black recruit farmer 2
363 black field lower
364 blue recruit merchant 3
365 red recruit engineer 2
366 red water c2-c3
367 black recruit engineer 1
368 black water b1-c1'
369 blue caravan mari
370 blue plant b1
371 red caravan susa
372 black recruit farmer 1
373 black field upper
374 blue pass
375 red pass
376 black recruit priest 1
377 black temple tammouz
378 black pass
379 red temple marduk
380 black ishtar talent
381 blue field upper
382 black discard salt
383 black discard wine
384 blue pass
385 red pass
386 black recruit farmer 1
387 black field upper
388 black recruit priest 2
389 black temple ishtar
390 black recruit priest 1
391 black temple ishtar
392 black recruit merchant 3
393 black caravan mari
394 black plant c1
395 black recruit merchant 3
396 black pass
397 black temple tammouz
398 black ishtar camel
399 black field lower
400 black discard barley
401 red recruit farmer 3
402 red field upper
403 black recruit merchant 2
404 blue recruit priest 2
405 blue temple ishtar
406 red caravan babylon
407 red water b2-c2
408 black pass
409 blue recruit farmer 2
410 blue field upper
411 red recruit engineer 1
412 red water c3-d3
413 blue recruit engineer 3
414 red recruit merchant 3
415 blue pass
416 red recruit farmer 1
417 red field lower
418 red caravan ur
419 red pass
420 blue temple ishtar
421 blue ishtar camel
422 black field upper
423 black discard wine
424 blue discard dates
end 424 27a4201943ae10ae
