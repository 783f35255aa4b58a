[Game "amyitis"]
[Rules "2"]
[Seats "2"]
[Options "procession=last-to-pass, supply=unlimited"]
[Names "blue, red"]
[SeedHash "03570d677944d7a604081a8a00cfc8e3a045f3c3e2f6c721188b8d664a9514ff"]
[Seed "golden amyitis 2"]
[Box "standard 10b3c54a"]
[Result "52 136"]

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
26 blue temple tammouz
27 red ishtar talent
28 blue field upper
29 blue discard dates
30 red discard barley
31 red pass
32 blue pass
33 blue temple marduk
34 red ishtar camel
35 blue field lower
36 blue discard salt
37 blue pass
38 red recruit merchant 1
39 red pass
40 red temple marduk
41 blue ishtar talent
42 red field lower
43 red discard salt
44 red caravan susa
45 red court banker
46 blue recruit farmer 2
47 blue field upper
48 red recruit priest 1
49 red temple ishtar
50 blue recruit engineer 1
51 blue water d2-d3
52 red pass
53 blue caravan ur
54 blue plant d3
55 blue pass
56 blue temple marduk
57 red ishtar camel
58 blue field upper
59 blue discard barley
60 blue pass
61 red recruit farmer 2
62 red field upper
63 red recruit priest 2
64 red temple marduk
65 red pass
66 red temple tammouz
67 red ishtar talent
68 red field upper
69 red discard salt
70 red pass
71 blue pass
72 blue temple ishtar
73 red ishtar talent
74 red field lower
75 red discard palm
76 blue pass
77 red caravan mari
78 red recruit priest 2
79 red temple ishtar
80 red pass
81 red temple tammouz
82 blue ishtar talent
83 red field lower
84 red recruit priest 1
85 red temple marduk
86 blue recruit merchant 2
87 red recruit priest 1
88 red temple tammouz
89 blue caravan palmyra
90 blue court banker
91 red pass
92 blue pass
93 blue temple marduk
94 blue ishtar talent
95 red field lower
96 red discard palm
97 blue pass
98 red recruit engineer 1
99 red water a4-b4
100 red recruit merchant 1
101 red recruit priest 2
102 red temple tammouz
103 red recruit farmer 1
104 red field lower
105 red recruit farmer 2
106 red field upper
107 red pass
108 red temple marduk
109 red ishtar camel
110 red field lower
111 red discard dates
112 red discard salt
113 red discard palm
114 red pass
115 blue recruit engineer 1
116 blue water b3-b4
117 blue pass
118 blue temple tammouz
119 red field lower
120 red discard barley
121 blue pass
122 red caravan khorsabad
123 red pass
124 red temple tammouz
125 red field upper
126 red recruit farmer 1
127 red field lower
128 blue pass
129 red caravan ninoua
130 red court leader
131 red recruit farmer 2
132 red field lower
133 red pass
134 red temple marduk
135 blue field lower
136 blue recruit farmer 1
137 blue field lower
138 red pass
139 blue pass
140 blue temple ishtar
141 blue ishtar talent
142 blue field lower
143 blue discard dates
144 blue discard barley
145 red pass
146 blue recruit priest 1
147 blue temple marduk
148 blue recruit farmer 2
149 blue field lower
150 blue pass
151 blue temple marduk
152 blue ishtar talent
153 red field upper
154 red discard dates
155 blue discard dates
156 blue pass
157 red recruit farmer 1
158 red field lower
159 red recruit merchant 1
160 red recruit engineer 1
161 red water c3-c4
162 red recruit priest 2
163 red temple marduk
164 red pass
165 red temple tammouz
166 blue ishtar talent
167 red field upper
168 red discard palm
169 red discard barley
170 red caravan susa
171 red court leader
172 blue pass
173 red recruit engineer 2
174 red water c4-d4
175 red recruit farmer 2
176 red field lower
177 red pass
178 red temple ishtar
179 blue ishtar talent
180 red field upper
181 blue pass
182 red pass
183 red temple tammouz
184 red ishtar talent
185 red field upper
186 red discard salt
187 red pass
188 blue pass
189 blue temple ishtar
190 red ishtar camel
191 red field upper
192 red discard barley
193 blue pass
194 red caravan palmyra
195 red court banker
196 red pass
197 red temple marduk
198 red ishtar talent
199 red field lower
200 red pass
201 blue recruit priest 2
202 blue temple ishtar
203 blue pass
204 blue temple ishtar
205 blue ishtar camel
206 red field lower
207 red discard dates
208 blue recruit priest 1
209 blue temple ishtar
210 red pass
211 blue pass
212 blue temple tammouz
213 blue ishtar talent
214 blue field lower
215 blue discard salt
216 red recruit farmer 2
217 red field upper
218 blue pass
219 red recruit merchant 1
220 red recruit priest 2
221 red temple tammouz
222 red recruit farmer 1
223 red field lower
224 red pass
225 red temple tammouz
226 blue ishtar camel
227 red field upper
228 red discard palm
229 red discard palm
230 red discard barley
231 blue recruit farmer 1
232 blue field upper
233 red pass
234 blue caravan ninoua
235 blue court palace
236 blue pass
237 blue temple ishtar
238 blue ishtar talent
239 red field upper
240 red discard dates
241 red recruit priest 1
242 red temple marduk
243 blue recruit priest 2
244 blue temple ishtar
245 red caravan uruk
246 blue pass
247 red recruit merchant 1
248 red caravan palmyra
249 red recruit engineer 2
250 red water c2-d2
251 red recruit priest 1
252 red temple ishtar
253 red pass
254 red temple tammouz
255 blue ishtar talent
256 red field upper
257 blue pass
258 red recruit farmer 2
259 red field lower
260 red recruit priest 1
261 red temple tammouz
262 red recruit farmer 2
263 red field upper
264 red recruit priest 2
265 red temple tammouz
266 red pass
267 red temple ishtar
268 red ishtar camel
269 red field upper
270 red discard barley
271 red discard dates
272 red recruit engineer 1
273 red water d1-d2
274 blue pass
275 red pass
276 red temple tammouz
277 red ishtar camel
278 red field upper
279 red discard barley
280 blue recruit merchant 2
281 red pass
282 blue recruit farmer 1
283 blue field upper
284 blue caravan khorsabad
285 blue plant d1
286 blue take palm
287 blue recruit farmer 1
288 blue field lower
289 blue recruit engineer 2
290 blue water a3-b3
291 blue pass
292 blue temple tammouz
293 red ishtar camel
294 red field lower
295 blue discard palm
296 red discard dates
297 red caravan mari
298 red plant d4
299 blue recruit engineer 2
300 blue water a3-a4
301 red caravan eshnunna
302 red plant c3
303 blue recruit merchant 1
304 red recruit engineer 1
305 red water b4-c4
306 blue recruit farmer 1
307 blue field upper
308 red pass
309 blue caravan susa
310 blue court leader
311 blue recruit farmer 2
312 blue field upper
313 blue recruit farmer 2
314 blue field upper
315 blue pass
316 blue temple tammouz
317 red ishtar camel
318 blue field upper
319 blue discard wine
320 blue discard dates
321 blue discard salt
322 blue recruit merchant 1
323 red pass
324 blue caravan mari
325 blue plant c4
326 blue pass
327 blue temple tammouz
328 blue field upper
329 red recruit engineer 2
330 red water b2-b3'
331 blue pass
332 red caravan babylon
333 red water a2-b2'
334 red pass
335 red temple ishtar
336 red ishtar talent
337 blue field lower
338 blue discard palm
339 blue recruit engineer 1
340 blue water c1-d1
341 red recruit priest 1
342 red temple marduk
343 blue pass
344 red pass
345 red temple ishtar
346 red ishtar talent
347 blue field upper
348 blue discard barley
349 red pass
350 blue recruit farmer 1
351 blue field upper
352 blue pass
353 blue temple marduk
354 red ishtar camel
355 blue field lower
356 blue discard palm
357 blue discard dates
358 blue pass
359 red pass
360 red temple tammouz
361 red ishtar camel
362 red field upper
363 red caravan palmyra
364 blue recruit merchant 2
365 red recruit farmer 2
366 red field upper
367 blue caravan babylon
368 blue sell salt
369 blue water a1-b1'
370 red pass
371 blue pass
372 blue temple tammouz
373 red ishtar talent
374 red field upper
375 blue pass
376 red pass
377 red temple tammouz
378 red field upper
379 red recruit priest 1
380 red temple ishtar
381 blue pass
382 red pass
383 red temple ishtar
384 red ishtar camel
385 red field upper
386 blue pass
387 red recruit engineer 1
388 red water b1-b2
389 red caravan ur
390 red plant c2
391 red recruit priest 2
392 red temple ishtar
393 red recruit merchant 2
394 red caravan ninoua
395 red caravan babylon
396 red water b1-c1
397 red pass
398 red temple ishtar
399 red ishtar camel
400 blue field upper
401 red recruit engineer 1
402 red water a1-b1
403 blue pass
404 red pass
405 red temple marduk
406 red ishtar camel
407 red field upper
end 407 49c1b4b0d207c270
