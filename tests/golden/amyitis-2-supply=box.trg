[Game "amyitis"]
[Rules "2"]
[Seats "2"]
[Options "procession=right-of-start, supply=box"]
[Names "blue, red"]
[SeedHash "03570d677944d7a604081a8a00cfc8e3a045f3c3e2f6c721188b8d664a9514ff"]
[Seed "golden amyitis 2"]
[Box "standard 10b3c54a"]
[Result "132 122"]

1 blue pass
2 red pass
3 red temple tammouz
4 red field lower
5 red recruit priest 2
6 red temple ishtar
7 blue recruit farmer 2
8 blue field lower
9 red pass
10 blue pass
11 blue temple ishtar
12 red ishtar talent
13 red field lower
14 blue recruit priest 1
15 blue temple tammouz
16 red recruit farmer 2
17 red field lower
18 blue recruit priest 2
19 blue temple marduk
20 red recruit priest 1
21 red temple tammouz
22 blue recruit farmer 1
23 blue field upper
24 red pass
25 blue pass
26 red temple tammouz
27 red ishtar talent
28 red field upper
29 red discard barley
30 red discard salt
31 red pass
32 blue pass
33 blue temple marduk
34 red ishtar camel
35 red field lower
36 red discard palm
37 blue pass
38 red recruit merchant 1
39 red pass
40 red temple marduk
41 blue ishtar talent
42 red field lower
43 red discard palm
44 red caravan susa
45 red court banker
46 blue recruit farmer 2
47 blue field upper
48 red recruit priest 1
49 red temple ishtar
50 blue recruit engineer 1
51 blue water d2-d3
52 red pass
53 blue pass
54 blue temple marduk
55 red ishtar camel
56 red field upper
57 blue discard barley
58 blue pass
59 red pass
60 red temple tammouz
61 red ishtar talent
62 red field upper
63 red discard dates
64 red recruit engineer 2
65 red water c4-d4
66 blue pass
67 red recruit merchant 1
68 red pass
69 blue temple marduk
70 red ishtar talent
71 red field lower
72 red discard dates
73 blue recruit farmer 1
74 blue field upper
75 red recruit engineer 1
76 red water c2-d2
77 blue pass
78 red pass
79 red temple ishtar
80 red ishtar camel
81 red field lower
82 blue discard salt
83 red discard salt
84 red recruit merchant 2
85 blue recruit merchant 2
86 red recruit farmer 1
87 red field lower
88 blue caravan uruk
89 blue court leader
90 red caravan mari
91 red plant c2
92 blue pass
93 red pass
94 blue temple tammouz
95 red ishtar camel
96 red field lower
97 red discard palm
98 blue recruit engineer 1
99 blue water c3-c4
100 red recruit farmer 1
101 red field lower
102 blue recruit priest 2
103 blue temple tammouz
104 red caravan ninoua
105 red court palace
106 blue pass
107 red caravan eshnunna
108 red plant d3
109 red caravan susa
110 red court leader
111 red recruit merchant 1
112 red recruit farmer 2
113 red field lower
114 red pass
115 red temple tammouz
116 red ishtar camel
117 blue field upper
118 red caravan uruk
119 red court leader
120 blue recruit priest 1
121 blue temple ishtar
122 red recruit priest 2
123 red temple ishtar
124 blue recruit farmer 2
125 blue field upper
126 red caravan babylon
127 red water b3-b4
128 blue recruit engineer 1
129 blue water c3-d3
130 red recruit priest 2
131 red temple marduk
132 blue recruit engineer 1
133 blue water b4-c4
134 red pass
135 blue pass
136 blue temple tammouz
137 blue ishtar camel
138 blue field lower
139 blue discard salt
140 blue discard salt
141 blue recruit priest 1
142 blue temple marduk
143 red pass
144 blue recruit priest 2
145 blue temple ishtar
146 blue pass
147 red temple ishtar
148 red ishtar talent
149 blue field lower
150 blue discard palm
151 red pass
152 blue recruit farmer 2
153 blue field lower
154 blue recruit farmer 1
155 blue field lower
156 blue pass
157 blue temple marduk
158 blue ishtar camel
159 red field lower
160 blue discard wine
161 blue discard palm
162 blue recruit farmer 1
163 blue field lower
164 red pass
165 blue recruit engineer 1
166 blue water d1-d2
167 blue caravan susa
168 blue recruit farmer 2
169 blue field upper
170 blue caravan uruk
171 blue pass
172 red temple ishtar
173 red ishtar talent
174 blue field upper
175 blue discard wine
176 red pass
177 blue recruit farmer 1
178 blue field upper
179 blue pass
180 blue temple marduk
181 red ishtar camel
182 blue discard barley
183 blue pass
184 red recruit farmer 2
185 red field upper
186 red recruit engineer 1
187 red water a3-a4
188 red pass
189 red temple ishtar
190 red ishtar camel
191 red caravan babylon
192 red sell palm
193 red water a4-b4
194 blue recruit engineer 1
195 blue water b3-c3
196 red pass
197 blue recruit priest 1
198 blue temple marduk
199 blue recruit farmer 2
200 blue field lower
201 blue pass
202 blue temple tammouz
203 blue field upper
204 blue discard palm
205 blue discard barley
206 blue pass
207 red caravan uruk
208 red recruit engineer 2
209 red water c1-c2
210 red pass
211 red temple tammouz
212 blue field lower
213 blue discard salt
214 red recruit priest 2
215 red temple marduk
216 blue recruit merchant 1
217 red recruit farmer 1
218 red field lower
219 blue caravan palmyra
220 blue court banker
221 red recruit farmer 2
222 red field lower
223 blue pass
224 red pass
225 blue temple ishtar
226 red ishtar talent
227 blue field lower
228 blue recruit farmer 1
229 blue field upper
230 red pass
231 blue recruit priest 2
232 blue temple marduk
233 blue recruit engineer 1
234 blue water b2-b3
235 blue pass
236 red temple marduk
237 blue field upper
238 blue discard dates
239 blue discard wine
240 red caravan babylon
241 red sell barley dates
242 red water a3-b3
243 blue recruit priest 1
244 blue temple marduk
245 red recruit priest 2
246 red temple ishtar
247 blue caravan eshnunna
248 blue plant c4
249 red recruit merchant 1
250 blue pass
251 red recruit merchant 2
252 red recruit priest 1
253 red temple ishtar
254 red pass
255 blue temple marduk
256 red ishtar camel
257 red field upper
258 blue recruit engineer 1
259 blue water a2-b2'
260 red recruit priest 1
261 red temple tammouz
262 blue recruit engineer 1
263 blue water d3-d4
264 red recruit merchant 2
265 blue pass
266 red recruit farmer 2
267 red field upper
268 red recruit priest 2
269 red temple ishtar
270 red pass
271 red temple ishtar
272 red ishtar camel
273 red field lower
274 red caravan babylon
275 red sell palm
276 red water b1-c1'
277 blue recruit merchant 1
278 red caravan palmyra
279 blue recruit merchant 1
280 red recruit farmer 1
281 red field upper
282 blue recruit priest 2
283 blue temple marduk
284 red recruit farmer 2
285 red field upper
286 blue recruit priest 2
287 blue temple marduk
288 red pass
289 blue pass
290 blue temple tammouz
291 red ishtar talent
292 red field lower
293 blue pass
294 red recruit merchant 2
295 red caravan eshnunna
296 red plant c3
297 red recruit farmer 1
298 red field upper
299 red recruit merchant 2
300 red caravan mari
301 red plant d4
302 red pass
303 red temple marduk
304 red field upper
305 red recruit priest 2
306 red temple tammouz
307 blue recruit engineer 2
308 blue water a2-b2
309 red pass
310 blue pass
311 blue temple tammouz
312 red ishtar camel
313 blue field lower
314 blue caravan babylon
315 blue water b1-c1
316 red recruit priest 1
317 red temple ishtar
318 blue pass
319 red recruit engineer 1
320 red water a2-a3'
321 red pass
322 red temple tammouz
323 red field lower
324 red caravan ur
325 red plant b2
326 blue pass
327 red pass
328 blue temple marduk
329 red field upper
330 blue recruit engineer 2
331 blue water a2-a3
332 red caravan babylon
333 red sell dates palm
334 red water a1-a2'
335 blue pass
336 red recruit farmer 1
337 red field upper
338 red pass
339 red temple ishtar
340 blue field upper
341 red recruit farmer 1
342 red field lower
343 blue recruit farmer 2
344 blue field upper
345 red pass
346 blue recruit merchant 1
347 blue caravan ur
348 blue plant c1
349 blue take salt
350 blue pass
351 blue temple marduk
352 red field upper
353 red discard salt
354 blue recruit engineer 1
355 blue water b1-b2'
356 red pass
357 blue pass
358 red temple marduk
359 red recruit merchant 1
360 blue pass
361 red pass
362 blue temple tammouz
363 blue field upper
364 blue pass
365 red pass
366 red temple marduk
367 blue field lower
368 blue discard salt
369 red caravan babylon
370 red sell dates
371 red water c1-d1
372 blue pass
373 red pass
374 blue temple tammouz
375 blue field lower
376 blue discard palm
377 blue pass
378 red pass
379 red temple tammouz
380 blue field upper
381 blue discard barley
382 red pass
383 blue pass
384 blue temple tammouz
385 blue field lower
386 blue discard palm
387 blue pass
388 red recruit priest 1
389 red temple marduk
390 red pass
391 red temple tammouz
392 blue field lower
393 blue discard dates
394 red recruit engineer 1
395 red water b2-b3'
396 blue recruit farmer 2
397 blue field lower
398 red caravan mari
399 red plant d2
400 blue pass
401 red pass
402 blue temple ishtar
403 red field upper
404 blue discard salt
405 blue caravan palmyra
406 red caravan babylon
407 red sell salt salt
408 red water a1-b1
409 blue pass
410 red pass
411 red temple tammouz
412 red field upper
413 red caravan khorsabad
414 red plant d1
415 red take salt
416 blue recruit merchant 1
417 red recruit farmer 1
418 red field lower
419 blue recruit priest 2
420 blue temple ishtar
421 red pass
422 blue caravan babylon
423 blue water a1-b1'
424 blue pass
425 blue temple ishtar
426 red field upper
end 426 3d19d76c83106136
