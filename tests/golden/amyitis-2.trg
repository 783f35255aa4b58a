[Game "amyitis"]
[Rules "1"]
[Seats "2"]
[Options "procession=right-of-start"]
[Names "blue, red"]
[SeedHash "03570d677944d7a604081a8a00cfc8e3a045f3c3e2f6c721188b8d664a9514ff"]
[Seed "golden amyitis 2"]
[Box "standard 10b3c54a"]
[Result "142 81"]

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
39 blue temple tammouz
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
53 blue field lower
54 red caravan babylon
55 red sell barley palm
56 red water c1-c2
57 blue recruit farmer 2
58 blue field upper
59 red pass
60 blue recruit engineer 1
61 blue water d2-d3
62 blue recruit farmer 2
63 blue field lower
64 blue caravan eshnunna
65 blue plant c3
66 blue take wine
67 blue recruit priest 2
68 blue temple ishtar
69 blue pass
70 blue temple marduk
71 red ishtar talent
72 red field lower
73 blue discard wine
74 blue recruit engineer 1
75 blue water b4-c4
76 red recruit priest 2
77 red temple tammouz
78 blue recruit engineer 1
79 blue water b3-b4
80 red recruit farmer 1
81 red field lower
82 blue recruit priest 2
83 blue temple ishtar
84 red recruit farmer 2
85 red field lower
86 blue pass
87 red pass
88 red temple marduk
89 blue ishtar camel
90 red field lower
91 red discard salt
92 red discard wine
93 red recruit farmer 1
94 red field upper
95 blue recruit engineer 1
96 blue water b1-b2
97 red pass
98 blue caravan susa
99 blue recruit priest 2
100 blue temple ishtar
101 blue recruit priest 2
102 blue temple marduk
103 blue recruit priest 2
104 blue temple marduk
105 blue pass
106 blue temple marduk
107 blue ishtar camel
108 red field lower
109 red discard palm
110 red discard wine
111 blue recruit farmer 1
112 blue field lower
113 red recruit merchant 2
114 blue caravan mari
115 blue plant c4
116 red recruit farmer 2
117 red field upper
118 blue recruit merchant 1
119 red recruit priest 2
120 red temple tammouz
121 blue pass
122 red recruit engineer 1
123 red water a4-b4
124 red caravan ninoua
125 red pass
126 red temple marduk
127 blue ishtar talent
128 red field upper
129 red discard palm
130 red recruit priest 2
131 red temple ishtar
132 blue pass
133 red pass
134 blue temple marduk
135 red ishtar talent
136 red field lower
137 red discard dates
138 blue caravan babylon
139 blue sell dates dates
140 blue water b1-c1'
141 red recruit farmer 1
142 red field lower
143 blue pass
144 red pass
145 red temple ishtar
146 red ishtar talent
147 red field upper
148 red discard barley
149 red discard salt
150 red recruit engineer 2
151 red water b3-c3
152 blue recruit priest 2
153 blue temple ishtar
154 red recruit merchant 2
155 blue pass
156 red caravan susa
157 red recruit priest 1
158 red temple ishtar
159 red recruit engineer 1
160 red water a3-b3
161 red pass
162 blue temple marduk
163 red ishtar talent
164 blue recruit farmer 2
165 blue field lower
166 red recruit engineer 2
167 red water a2-b2'
168 blue recruit engineer 1
169 blue water a2-a3
170 red recruit merchant 2
171 blue recruit farmer 1
172 blue field upper
173 red recruit farmer 1
174 red field upper
175 blue pass
176 red caravan ur
177 red plant c1
178 red pass
179 red temple marduk
180 blue ishtar talent
181 red pass
182 blue recruit merchant 1
183 blue recruit engineer 1
184 blue water b2-b3'
185 blue recruit farmer 2
186 blue field lower
187 blue caravan ninoua
188 blue recruit priest 2
189 blue temple marduk
190 blue recruit priest 2
191 blue temple ishtar
192 blue recruit farmer 1
193 blue field lower
194 blue pass
195 blue temple ishtar
196 blue ishtar talent
197 blue recruit engineer 2
198 blue water a2-a3'
199 red recruit priest 1
200 red temple ishtar
201 blue pass
202 red recruit priest 2
203 red temple tammouz
204 red recruit farmer 1
205 red field lower
206 red pass
207 red temple marduk
208 blue ishtar talent
209 red field lower
210 red discard wine
211 red recruit farmer 2
212 red field upper
213 blue pass
214 red recruit engineer 2
215 red water a1-b1'
216 red pass
217 blue temple ishtar
218 blue ishtar talent
219 red field lower
220 red discard salt
221 red discard palm
222 blue recruit farmer 1
223 blue field lower
224 red recruit engineer 2
225 red water b2-c2'
226 blue recruit farmer 1
227 blue field lower
228 red pass
229 blue recruit priest 1
230 blue temple tammouz
231 blue pass
232 red temple ishtar
233 red ishtar camel
234 blue field lower
235 blue discard salt
236 blue discard dates
237 red caravan babylon
238 red sell salt wine
239 red water c2-c3
240 blue recruit farmer 2
241 blue field upper
242 red recruit merchant 1
243 blue recruit merchant 2
244 red pass
245 blue caravan mari
246 blue plant a2
247 blue recruit farmer 1
248 blue field lower
249 blue recruit engineer 2
250 blue water a1-a2
251 blue pass
252 blue temple tammouz
253 blue ishtar talent
254 blue field lower
255 blue discard dates
256 blue pass
257 red recruit farmer 1
258 red field lower
259 red recruit priest 2
260 red temple marduk
261 red recruit farmer 2
262 red field upper
263 red recruit merchant 2
264 red recruit priest 1
265 red temple tammouz
266 red pass
267 red temple ishtar
268 red ishtar talent
269 blue field upper
270 blue discard barley
271 red recruit merchant 2
272 blue pass
273 red caravan babylon
274 red sell barley barley
275 red water b2-c2
276 red recruit farmer 2
277 red field lower
278 red recruit farmer 1
279 red field lower
280 red pass
281 blue temple marduk
282 red ishtar camel
283 blue field upper
284 blue discard palm
285 blue recruit merchant 2
286 red recruit farmer 2
287 red field lower
288 blue recruit priest 1
289 blue temple ishtar
290 red caravan ur
291 red plant c2
292 blue pass
293 red recruit farmer 1
294 red field lower
295 red caravan palmyra
296 red pass
297 red temple ishtar
298 red ishtar camel
299 red field upper
300 red recruit priest 2
301 red temple ishtar
302 blue caravan khorsabad
303 blue plant b3
304 red caravan eshnunna
305 red plant d1
306 blue caravan ur
307 blue plant d3
308 red recruit farmer 2
309 red field upper
310 blue recruit farmer 1
311 blue field upper
312 red recruit merchant 1
313 blue pass
314 red recruit priest 1
315 red temple marduk
316 red pass
317 blue temple marduk
318 red ishtar talent
319 blue recruit priest 1
320 blue temple marduk
321 red caravan palmyra
322 blue pass
323 red recruit farmer 1
324 red field lower
325 red recruit farmer 1
326 red field lower
327 red pass
328 red temple ishtar
329 red ishtar camel
330 red discard barley
331 red caravan babylon
332 red sell dates
333 red water a1-b1
334 blue recruit priest 1
335 blue temple tammouz
336 red recruit engineer 2
337 red water b2-b3
338 blue pass
339 red recruit merchant 1
340 red recruit farmer 2
341 red field upper
342 red recruit priest 1
343 red temple marduk
344 red pass
345 blue temple ishtar
346 red ishtar talent
347 blue field lower
348 blue recruit merchant 1
349 red recruit engineer 2
350 red water b1-c1
351 blue recruit priest 2
352 blue temple marduk
353 red recruit engineer 1
354 red water a3-a4
355 blue caravan mari
356 red pass
357 blue recruit merchant 2
358 blue recruit farmer 1
359 blue field upper
360 blue pass
361 red temple marduk
362 red ishtar talent
363 blue field lower
end 363 dab5291c2c5ac46b
