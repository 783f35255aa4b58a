[Game "amyitis"]
[Rules "1"]
[Seats "3"]
[Options "procession=last-to-pass"]
[Names "blue, red, black"]
[SeedHash "baefc2956922ddce2d27f5a17110139fae7bd90b8d6e4c156186e0a36d95bb57"]
[Seed "golden amyitis 3"]
[Box "standard 10b3c54a"]
[Result "58 86 68"]

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
31 red temple marduk
32 red ishtar talent
33 blue field upper
34 red recruit farmer 3
35 red field lower
36 black recruit merchant 2
37 blue pass
38 red pass
39 black pass
40 black temple tammouz
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
55 black field upper
56 blue recruit engineer 1
57 blue water d3-d4
58 red pass
59 black caravan mari
60 black plant d3
61 blue recruit farmer 3
62 blue field lower
63 black recruit priest 1
64 black temple ishtar
65 blue recruit merchant 3
66 black pass
67 blue caravan ninoua
68 blue court leader
69 blue pass
70 blue temple tammouz
71 black ishtar camel
72 black field upper
73 red recruit engineer 1
74 red water c3-c4
75 black recruit farmer 2
76 black field upper
77 blue pass
78 red pass
79 black recruit engineer 2
80 black water c3-d3
81 black pass
82 black temple tammouz
83 black ishtar talent
84 black field upper
85 black discard barley
86 black pass
87 blue pass
88 red pass
89 red temple marduk
90 black ishtar talent
91 red field lower
92 blue keep
93 blue recruit farmer 1
94 blue field lower
95 red caravan babylon
96 red water c2-c3
97 black caravan eshnunna
98 black plant d4
99 black take barley
100 blue pass
101 red recruit priest 1
102 red temple ishtar
103 black recruit priest 3
104 black temple marduk
105 red recruit farmer 1
106 red field upper
107 black pass
108 red pass
109 red temple ishtar
110 red ishtar camel
111 blue field lower
112 black swap barley dates
113 blue discard barley
114 red pass
115 black pass
116 blue pass
117 blue temple marduk
118 red ishtar talent
119 black field upper
120 black discard palm
121 black pass
122 blue pass
123 red recruit farmer 3
124 red field upper
125 red pass
126 red temple tammouz
127 red ishtar talent
128 red field upper
129 red discard salt
130 blue pass
131 red recruit farmer 2
132 red field lower
133 black recruit farmer 3
134 black field upper
135 red caravan ur
136 red plant a4
137 black pass
138 red pass
139 red temple tammouz
140 red ishtar camel
141 red field upper
142 black discard wine
143 red pass
144 black recruit farmer 1
145 black field lower
146 blue pass
147 black recruit merchant 2
148 black pass
149 black temple ishtar
150 black ishtar talent
151 red field upper
152 red discard dates
153 black discard dates
154 black caravan mari
155 black plant c4
156 blue recruit engineer 2
157 blue water d1-d2
158 red pass
159 black pass
160 blue recruit priest 3
161 blue temple tammouz
162 blue recruit farmer 2
163 blue field upper
164 blue pass
165 blue temple marduk
166 black ishtar camel
167 red field lower
168 blue keep
169 blue discard palm
170 red discard palm
171 blue pass
172 red caravan palmyra
173 red court banker
174 black recruit merchant 3
175 red pass
176 black pass
177 black temple marduk
178 black ishtar talent
179 blue field lower
180 blue discard salt
181 red pass
182 black pass
183 blue pass
184 blue temple tammouz
185 black ishtar talent
186 blue field upper
187 blue discard barley
188 black pass
189 blue pass
190 red recruit engineer 2
191 red water c1-c2
192 red pass
193 red temple ishtar
194 red ishtar camel
195 blue field upper
196 blue discard barley
197 blue pass
198 red recruit merchant 3
199 black recruit priest 1
200 black temple ishtar
201 red recruit engineer 3
202 red water b1-c1'
203 black recruit priest 2
204 black temple tammouz
205 red caravan babylon
206 red water b2-b3'
207 black recruit farmer 1
208 black field upper
209 red pass
210 black caravan uruk
211 black court banker
212 black recruit farmer 2
213 black field upper
214 black recruit farmer 2
215 black field upper
216 black recruit farmer 1
217 black field upper
218 black pass
219 black temple ishtar
220 black ishtar camel
221 blue field upper
222 black swap wine dates
223 blue discard dates
224 black discard salt
225 red recruit engineer 1
226 red water a2-a3'
227 black pass
228 blue pass
229 red recruit farmer 1
230 red field upper
231 red recruit merchant 3
232 red recruit engineer 3
233 red water d2-d3
234 red pass
235 red temple ishtar
236 red ishtar talent
237 black field lower
238 black discard dates
239 black pass
240 blue recruit farmer 2
241 blue field lower
242 red pass
243 blue recruit priest 1
244 blue temple ishtar
245 blue pass
246 blue temple marduk
247 black ishtar camel
248 black field lower
249 black discard salt
250 blue discard dates
251 blue pass
252 red pass
253 black pass
254 black temple tammouz
255 red ishtar camel
256 black field upper
257 black discard barley
258 red pass
259 black recruit priest 2
260 black temple tammouz
261 blue recruit engineer 3
262 blue water b2-c2'
263 black recruit priest 1
264 black temple marduk
265 blue pass
266 black pass
267 black temple marduk
268 blue ishtar camel
269 black field lower
270 black discard wine
271 black recruit priest 1
272 black temple tammouz
273 blue caravan mari
274 blue plant c1
275 red recruit priest 2
276 red temple tammouz
277 black recruit farmer 1
278 black field upper
279 blue recruit merchant 1
280 red pass
281 black recruit engineer 3
282 black water a2-b2'
283 blue caravan eshnunna
284 blue plant a3
285 black recruit engineer 3
286 black water b1-b2
287 blue recruit merchant 3
288 black caravan ur
289 black plant c3
290 blue recruit farmer 2
291 blue field lower
292 black recruit farmer 2
293 black field upper
294 blue pass
295 black pass
296 black temple ishtar
297 black ishtar talent
298 black field upper
299 red keep
300 black discard barley
301 black discard palm
302 blue pass
303 red caravan uruk
304 black pass
305 red pass
306 red temple tammouz
307 black ishtar camel
308 red field upper
309 black keep
310 red recruit engineer 2
311 red water a3-b3
312 black recruit priest 1
313 black temple tammouz
314 blue recruit priest 2
315 blue temple marduk
316 red recruit merchant 2
317 black caravan palmyra
318 black court palace
319 blue pass
320 red pass
321 black recruit priest 1
322 black temple ishtar
323 black pass
324 black temple tammouz
325 black ishtar talent
326 black field lower
327 red swap dates barley
328 black pass
329 blue recruit merchant 2
330 red caravan babylon
331 red water a1-b1'
332 blue recruit farmer 1
333 blue field upper
334 red pass
335 blue recruit priest 1
336 blue temple marduk
337 blue recruit priest 2
338 blue temple ishtar
339 blue pass
340 blue temple tammouz
341 black ishtar camel
342 black field upper
343 black discard salt
344 blue caravan ur
345 blue plant c2
346 red recruit engineer 1
347 red water a2-a3
348 black recruit farmer 1
349 black field upper
350 blue pass
351 red pass
352 black recruit farmer 2
353 black field upper
354 black caravan mari
355 black plant d2
356 black recruit merchant 3
357 black caravan palmyra
358 black court palace
359 black recruit engineer 3
360 black water b1-b2'
361 black pass
362 black temple ishtar
363 blue ishtar talent
364 black field upper
365 blue keep
366 red recruit engineer 1
367 red water b1-c1
368 black caravan khorsabad
369 black plant d1
370 blue caravan ur
371 red recruit merchant 3
372 black recruit farmer 2
373 black field upper
374 blue recruit merchant 3
375 red recruit engineer 2
376 red water a1-a2'
377 black recruit merchant 1
378 blue pass
379 red recruit farmer 3
380 red field upper
381 black recruit farmer 1
382 black field upper
383 red recruit priest 2
384 red temple tammouz
385 black pass
386 red pass
387 red temple tammouz
388 blue ishtar camel
389 red field upper
end 389 3446dfe7f3771a1e
