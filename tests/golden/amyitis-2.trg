[Game "amyitis"]
[Rules "2"]
[Seats "2"]
[Options "procession=right-of-start, supply=unlimited"]
[Names "blue, red"]
[SeedHash "03570d677944d7a604081a8a00cfc8e3a045f3c3e2f6c721188b8d664a9514ff"]
[Seed "golden amyitis 2"]
[Box "standard 10b3c54a"]
[Result "73 94"]

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
203 red ishtar camel
204 blue field upper
205 blue discard barley
206 blue discard salt
207 blue pass
208 red caravan uruk
209 red pass
210 red temple ishtar
211 red ishtar camel
212 blue field upper
213 blue discard palm
214 red pass
215 blue pass
216 blue temple tammouz
217 red ishtar camel
218 blue field lower
219 blue discard salt
220 blue pass
221 red recruit engineer 1
222 red water c2-c3
223 red recruit farmer 1
224 red field lower
225 red pass
226 red temple tammouz
227 red ishtar camel
228 blue field upper
229 blue discard wine
230 red recruit merchant 2
231 blue recruit engineer 2
232 blue water c1-d1
233 red recruit priest 2
234 red temple ishtar
235 blue recruit priest 1
236 blue temple tammouz
237 red recruit merchant 1
238 blue pass
239 red pass
240 blue temple ishtar
241 red ishtar talent
242 blue field lower
243 blue discard wine
244 blue recruit priest 2
245 blue temple ishtar
246 red pass
247 blue pass
248 red temple marduk
249 blue ishtar camel
250 red field lower
251 red caravan susa
252 blue recruit farmer 1
253 blue field upper
254 red caravan babylon
255 red water b2-b3'
256 blue pass
257 red pass
258 blue temple ishtar
259 blue ishtar talent
260 blue field lower
261 blue discard dates
262 blue discard palm
263 blue recruit engineer 1
264 blue water a2-a3
265 red recruit farmer 1
266 red field upper
267 blue recruit priest 2
268 blue temple ishtar
269 red pass
270 blue recruit priest 1
271 blue temple tammouz
272 blue recruit merchant 2
273 blue pass
274 red temple tammouz
275 blue ishtar camel
276 blue field lower
277 blue discard wine
278 red recruit merchant 1
279 blue recruit priest 1
280 blue temple ishtar
281 red caravan ur
282 red plant c1
283 red take salt
284 blue pass
285 red pass
286 blue temple marduk
287 blue ishtar talent
288 blue field upper
289 blue discard dates
290 blue recruit merchant 1
291 red recruit farmer 2
292 red field lower
293 blue recruit priest 2
294 blue temple marduk
295 red recruit engineer 1
296 red water b2-c2'
297 blue pass
298 red recruit priest 1
299 red temple tammouz
300 red recruit farmer 2
301 red field upper
302 red pass
303 red temple marduk
304 blue ishtar talent
305 red field upper
306 red pass
307 blue pass
308 blue temple marduk
309 blue ishtar camel
310 red field lower
311 red discard wine
312 blue caravan babylon
313 blue sell salt
314 blue water a2-a3'
315 red recruit merchant 2
316 blue pass
317 red pass
318 red temple marduk
319 red field lower
320 red discard salt
321 red recruit engineer 1
322 red water b2-b3
323 blue pass
324 red pass
325 blue temple tammouz
326 blue field lower
327 blue recruit engineer 1
328 blue water b1-c1'
329 red pass
330 blue pass
331 red temple tammouz
332 blue field lower
333 blue discard palm
334 red recruit farmer 1
335 red field lower
336 blue pass
337 red pass
338 blue temple ishtar
339 blue ishtar talent
340 blue field upper
341 red discard barley
342 blue discard salt
343 blue pass
344 red pass
345 red temple tammouz
346 blue ishtar camel
347 red field upper
348 red discard salt
349 red recruit farmer 1
350 red field upper
351 blue pass
352 red pass
353 blue temple tammouz
354 blue ishtar talent
355 red field lower
356 red discard barley
357 red discard barley
358 blue pass
359 red recruit merchant 2
360 red pass
361 red temple ishtar
362 blue ishtar camel
363 red field lower
364 red discard palm
365 red pass
366 blue pass
367 blue temple tammouz
368 red ishtar camel
369 blue field upper
370 blue discard barley
371 blue pass
372 red recruit priest 1
373 red temple ishtar
374 red pass
375 red temple tammouz
376 red ishtar camel
377 blue field upper
378 blue discard dates
379 red caravan ninoua
380 blue pass
381 red recruit engineer 1
382 red water b1-c1
383 red pass
384 blue temple ishtar
385 red ishtar talent
386 blue field lower
387 blue discard palm
388 blue recruit priest 2
389 blue temple marduk
390 red recruit farmer 2
391 red field lower
392 blue caravan eshnunna
393 blue plant d2
394 red recruit merchant 2
395 blue pass
396 red pass
397 red temple tammouz
398 red ishtar talent
399 red field lower
400 red discard dates
401 red pass
402 blue pass
403 blue temple tammouz
404 blue ishtar talent
405 red field lower
406 red discard wine
end 406 c1dad69a3b81bc3a
