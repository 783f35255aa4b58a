[Game "amyitis"]
[Rules "1"]
[Seats "2"]
[Options "procession=last-to-pass"]
[Names "blue, red"]
[SeedHash "03570d677944d7a604081a8a00cfc8e3a045f3c3e2f6c721188b8d664a9514ff"]
[Seed "golden amyitis 2"]
[Box "standard 10b3c54a"]
[Result "125 87"]

1 red pass
2 blue recruit merchant 1
3 blue recruit farmer 2
4 blue field upper
5 blue recruit engineer 1
6 blue water c4-d4
7 blue caravan eshnunna
8 blue plant d4
9 blue court banker
10 blue recruit farmer 2
11 blue field lower
12 blue caravan susa
13 blue court banker
14 blue pass
15 blue temple ishtar
16 blue ishtar camel
17 blue recruit priest 2
18 blue temple tammouz
19 red recruit merchant 1
20 blue recruit engineer 2
21 blue water c3-d3
22 red recruit engineer 1
23 red water d1-d2
24 blue recruit priest 2
25 blue temple tammouz
26 red recruit farmer 1
27 red field lower
28 blue pass
29 red caravan uruk
30 red court leader
31 red pass
32 red temple tammouz
33 blue ishtar talent
34 blue field lower
35 red recruit engineer 1
36 red water c1-d1
37 blue pass
38 red pass
39 red temple tammouz
40 blue ishtar camel
41 blue field lower
42 blue caravan palmyra
43 blue court banker
44 red recruit farmer 1
45 red field upper
46 blue pass
47 red recruit merchant 1
48 red recruit farmer 1
49 red field upper
50 red pass
51 red temple ishtar
52 blue ishtar camel
53 red field lower
54 red discard barley
55 red pass
56 blue recruit farmer 2
57 blue field upper
58 blue pass
59 blue temple marduk
60 red ishtar talent
61 red field lower
62 red discard palm
63 blue recruit priest 2
64 blue temple marduk
65 red recruit engineer 1
66 red water d2-d3
67 blue recruit engineer 1
68 blue water c1-c2
69 red caravan ninoua
70 red court palace
71 blue caravan babylon
72 blue sell dates
73 blue water d3-d4
74 red recruit priest 2
75 red temple tammouz
76 blue recruit farmer 2
77 blue field lower
78 red pass
79 blue pass
80 blue temple marduk
81 red ishtar camel
82 red field upper
83 red pass
84 blue pass
85 blue temple tammouz
86 red ishtar talent
87 red field lower
88 red discard barley
89 blue recruit merchant 1
90 red recruit engineer 1
91 red water b2-c2'
92 blue recruit farmer 1
93 blue field upper
94 red recruit farmer 2
95 red field upper
96 blue pass
97 red caravan eshnunna
98 red plant d1
99 red pass
100 red temple tammouz
101 red field lower
102 blue discard dates
103 red recruit farmer 2
104 red field upper
105 blue recruit engineer 1
106 blue water b1-c1'
107 red recruit priest 2
108 red temple marduk
109 blue recruit merchant 1
110 red recruit farmer 2
111 red field upper
112 blue recruit priest 1
113 blue temple tammouz
114 red pass
115 blue pass
116 blue temple marduk
117 blue field upper
118 red discard dates
119 red discard palm
120 blue discard salt
121 blue caravan ur
122 blue plant c2
123 red recruit engineer 2
124 red water a4-b4
125 blue recruit farmer 1
126 blue field lower
127 red recruit farmer 2
128 red field upper
129 blue recruit engineer 2
130 blue water b2-c2
131 red pass
132 blue pass
133 blue temple ishtar
134 blue ishtar talent
135 red field lower
136 red discard salt
137 red discard palm
138 red recruit engineer 2
139 red water c3-c4
140 blue recruit engineer 1
141 blue water b1-b2'
142 red recruit merchant 2
143 blue recruit priest 2
144 blue temple tammouz
145 red pass
146 blue pass
147 blue temple marduk
148 blue ishtar camel
149 blue field upper
150 blue discard palm
151 blue recruit merchant 2
152 red recruit farmer 2
153 red field lower
154 blue recruit farmer 1
155 blue field upper
156 red caravan uruk
157 red court leader
158 blue recruit farmer 1
159 blue field upper
160 red recruit engineer 1
161 red water b3-c3
162 blue pass
163 red pass
164 red temple tammouz
165 blue ishtar talent
166 blue field lower
167 blue discard wine
168 blue discard dates
169 blue discard barley
170 red recruit farmer 2
171 red field lower
172 blue pass
173 red recruit merchant 1
174 red recruit engineer 1
175 red water a1-a2
176 red recruit priest 2
177 red temple ishtar
178 red caravan palmyra
179 red court palace
180 red pass
181 red temple ishtar
182 red ishtar talent
183 blue field upper
184 blue discard salt
185 blue recruit priest 1
186 blue temple marduk
187 red recruit engineer 2
188 red water c2-d2
189 blue recruit priest 2
190 blue temple tammouz
191 red pass
192 blue recruit farmer 2
193 blue field lower
194 blue recruit farmer 1
195 blue field upper
196 blue caravan ninoua
197 blue court palace
198 blue pass
199 blue temple tammouz
200 red ishtar camel
201 blue field upper
202 blue discard wine
203 blue discard salt
204 red caravan susa
205 blue recruit farmer 2
206 blue field upper
207 red recruit merchant 1
208 blue recruit engineer 2
209 blue water a2-b2'
210 red caravan khorsabad
211 red plant c4
212 blue recruit priest 1
213 blue temple tammouz
214 red recruit priest 1
215 red temple ishtar
216 blue pass
217 red pass
218 red temple ishtar
219 red ishtar talent
220 blue field lower
221 blue discard barley
222 blue discard palm
223 blue recruit farmer 1
224 blue field lower
225 red recruit engineer 2
226 red water b4-c4
227 blue recruit farmer 1
228 blue field lower
229 red pass
230 blue recruit priest 1
231 blue temple tammouz
232 blue pass
233 blue temple ishtar
234 red ishtar camel
235 blue field lower
236 blue discard salt
237 blue discard palm
238 blue discard wine
239 red recruit engineer 2
240 red water b2-b3
241 blue recruit farmer 2
242 blue field upper
243 red recruit merchant 1
244 blue recruit farmer 1
245 blue field upper
246 red recruit farmer 1
247 red field upper
248 blue recruit merchant 2
249 red caravan eshnunna
250 red plant d3
251 blue pass
252 red pass
253 red temple tammouz
254 red ishtar talent
255 blue field lower
256 blue discard barley
257 blue discard dates
258 blue discard dates
259 blue recruit priest 1
260 blue temple marduk
261 red recruit priest 1
262 red temple marduk
263 blue recruit farmer 1
264 blue field upper
265 red recruit priest 2
266 red temple ishtar
267 blue pass
268 red recruit farmer 2
269 red field upper
270 red caravan mari
271 red plant c1
272 red pass
273 red temple marduk
274 blue ishtar talent
275 blue field upper
276 blue discard palm
277 blue discard dates
278 red recruit engineer 1
279 red water a1-a2'
280 blue recruit farmer 2
281 blue field upper
282 red pass
283 blue recruit priest 1
284 blue temple tammouz
285 blue recruit engineer 2
286 blue water a3-b3
287 blue recruit farmer 1
288 blue field upper
289 blue recruit merchant 2
290 blue caravan palmyra
291 blue pass
292 blue temple ishtar
293 red ishtar talent
294 red field upper
295 blue discard salt
296 blue recruit engineer 1
297 blue water a1-b1'
298 red recruit merchant 2
299 blue recruit farmer 1
300 blue field lower
301 red recruit priest 1
302 red temple ishtar
303 blue caravan khorsabad
304 blue plant a1
305 red caravan babylon
306 red water b1-c1
307 blue recruit priest 2
308 blue temple tammouz
309 red pass
310 blue pass
311 blue temple ishtar
312 blue ishtar talent
313 blue field upper
314 red recruit farmer 1
315 red field lower
316 blue pass
317 red recruit farmer 2
318 red field lower
319 red recruit merchant 1
320 red recruit merchant 2
321 red pass
322 red temple tammouz
323 blue ishtar camel
324 blue field lower
325 blue discard barley
326 blue recruit merchant 2
327 red caravan eshnunna
328 red plant c3
329 red take dates
330 blue recruit engineer 2
331 blue water a2-a3
332 red pass
333 blue caravan susa
334 blue pass
335 blue temple tammouz
336 red ishtar camel
337 blue field lower
338 red recruit engineer 2
339 red water b2-b3'
340 blue caravan mari
341 blue plant b3
342 red pass
343 blue pass
344 blue temple marduk
345 blue ishtar talent
346 red field upper
347 blue recruit merchant 2
348 red recruit engineer 2
349 red water b3-b4
350 blue recruit engineer 1
351 blue water a1-b1
352 red caravan babylon
353 red sell dates dates
354 red water a3-a4
355 blue recruit merchant 1
356 red pass
357 blue recruit farmer 1
358 blue field upper
359 blue caravan eshnunna
360 blue recruit priest 2
361 blue temple ishtar
362 blue pass
363 blue temple ishtar
364 blue ishtar talent
365 red field lower
end 365 73ab5523dab80891
