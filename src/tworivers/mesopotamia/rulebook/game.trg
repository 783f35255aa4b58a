[Game "mesopotamia"]
[Rules "3"]
[Seats "4"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one, attack=book, offers=free, bank-flour=take, second-wind=attacker, smelting=all, may=must, absent-cores=empty, board=whole, interrupts=on"]
[Names "first, second, third, fourth"]
[SeedHash "9f4540df7a209abf15b1a13041cb140baa06f8f1fe5312ac097c89a9866d8228"]
[Seed "land 11"]
[Box "standard 58dce2de"]

1 first mill 5
2 first card cedar-rafts
3 first done
4 first work chariot
5 first at babylon
6 first done
7 first erect millstone
8 first done
9 second mill 5
10 second done
11 second work smelt
12 second at mari
13 second done
14 second erect millstone
15 second card rich-harvest
16 second done
17 third mill 5
18 third done
19 third work smelt
20 third at eshnunna
21 third done
22 third erect millstone
23 third card rich-harvest
24 third done
25 fourth mill 5
26 fourth card cedar-rafts
27 fourth done
28 fourth work chariot
29 fourth at assur
30 fourth done
31 fourth erect millstone
32 fourth done
33 third counterclockwise
34 third erect marduk
35 third done
36 third done
37 third unit foot
38 third at eshnunna
39 third at der
40 third done
41 second erect marduk
42 second done
43 second done
44 second unit foot
45 second at mari
46 second at qattunan
47 second done
48 first erect marduk
49 first done
50 first done
51 first unit foot
52 first at babylon
53 first at sippar
54 first unit foot
55 first at babylon
56 first at sippar
57 first done
58 fourth erect marduk
59 fourth done
60 fourth done
61 fourth unit foot
62 fourth at assur
63 fourth at mankisum
64 fourth unit foot
65 fourth at assur
66 fourth at arrapha
67 fourth done
68 first at sippar
69 first done
70 first mill 5
71 first done
72 first work smelt
73 first at babylon
74 first done
75 first done
76 first done
77 second at qattunan
78 second done
79 second mill 10
80 second done
81 second work chariot
82 second at mari
83 second done
84 second done
85 second done
86 third mill 10
87 third card rich-vein
88 third done
89 third work smelt
90 third at eshnunna
91 third trade first
92 third give metal
93 third give metal
94 third ask wood
95 third send
96 first accept third
97 third done
98 third done
99 third done
100 fourth trade third
101 fourth give wood
102 fourth give wood
103 fourth ask metal
104 fourth ask metal
105 fourth ask metal
106 fourth send
107 third accept fourth
108 fourth at mankisum
109 fourth card rich-harvest
110 fourth done
111 fourth mill 10
112 fourth done
113 fourth work smelt
114 fourth at assur
115 fourth done
116 fourth done
117 fourth done
118 first clockwise
119 first erect canal
120 first no
121 first bank metal flour
122 first erect marduk
123 first no
124 first trade second
125 first ask flour
126 first ask flour
127 first ask flour
128 first give card mercenaries
129 first send
130 first done
131 first card mercenaries
132 first at sippar
133 first done
134 first done
135 second accept first
136 second erect canal
137 second no
138 second trade third
139 second ask flour
140 second ask flour
141 second ask flour
142 second give card envoys
143 second send
144 second done
145 second card mercenaries
146 second at mari
147 second done
148 second unit foot
149 second at qattunan
150 second at tuttul
151 second unit foot
152 second at mari
153 second at suhum
154 second done
155 third decline second
156 third erect ishtar
157 third at eshnunna
158 third erect ishtar
159 third done
160 third done
161 third unit foot
162 third at der
163 third at simurrum
164 third done
165 fourth erect canal
166 fourth at mankisum
167 fourth erect canal
168 fourth erect marduk
169 fourth done
170 fourth campaign war
171 fourth against third
172 fourth pay flour
173 fourth done
174 first at sippar
175 first done
176 first mill 10
177 first done
178 first trade second
179 first give flour
180 first give flour
181 first give flour
182 first ask metal
183 first ask metal
184 first send
185 first done
186 first done
187 first done
188 second accept first
189 second at qattunan
190 second at tuttul
191 second done
192 second at tuttul
193 second mill 10
194 second done
195 second done
196 second done
197 second done
198 third at simurrum
199 third card rich-vein
200 third trade second
201 third give ore
202 third give ore
203 third give ore
204 third ask grain
205 third ask grain
206 third ask grain
207 third send
208 second accept third
209 third done
210 third mill 10
211 third done
212 third work smelt
213 third at eshnunna
214 third trade second
215 third give grain
216 third give grain
217 third give grain
218 third ask wood
219 third send
220 second accept third
221 third done
222 third done
223 third done
224 fourth at mankisum
225 fourth card rich-harvest
226 fourth done
227 fourth mill 10
228 fourth done
229 fourth trade second
230 fourth give flour
231 fourth give flour
232 fourth give flour
233 fourth ask ore
234 fourth ask ore
235 fourth ask ore
236 fourth send
237 second accept fourth
238 fourth work smelt
239 fourth at assur
240 fourth work blank
241 fourth at arrapha
242 fourth done
243 fourth done
244 fourth done
245 first counterclockwise
246 first erect ishtar
247 first at babylon
248 first no
249 first erect marduk
250 first no
251 first done
252 first card locusts
253 first against fourth
254 first done
255 first unit foot
256 first at sippar
257 first at kish
258 first unit foot
259 first at sippar
260 first at kish
261 first unit foot
262 first at sippar
263 first at kish
264 first unit foot
265 first at sippar
266 first at kish
267 first done
268 fourth erect marduk
269 fourth at mankisum
270 fourth bank metal flour
271 fourth done
272 fourth campaign war
273 fourth against third
274 fourth pay flour
275 fourth done
276 third erect ishtar
277 third at eshnunna
278 third erect marduk
279 third done
280 third campaign war
281 third against fourth
282 third pay flour
283 third unit foot
284 third at simurrum
285 third at lullubum
286 third done
287 second trade fourth
288 second ask ore
289 second ask ore
290 second ask ore
291 second give card envoys
292 second send
293 second done
294 second card hanaeans
295 second at hatra
296 second at assur
297 second done
298 second unit foot
299 second at tuttul
300 second at mari
301 second unit foot
302 second at suhum
303 second at rapiqum
304 second unit foot
305 second at mari
306 second at suhum
307 second unit foot
308 second at mari
309 second at suhum
310 second unit chariot
311 second at mari
312 second at suhum
313 second unit chariot
314 second at suhum
315 second at rapiqum
316 second done
317 first at sippar
318 first done
319 first mill 10
320 first done
321 first done
322 first done
323 first done
324 second at qattunan
325 second at tuttul
326 second done
327 second at qattunan
328 second mill 10
329 second done
330 second done
331 second done
332 second done
333 third at simurrum
334 third at lullubum
335 third done
336 third at simurrum
337 third mill 10
338 third done
339 third work foot
340 third at eshnunna
341 third work blank
342 third at lullubum
343 third done
344 third done
345 third done
346 fourth at mankisum
347 fourth done
348 fourth bank grain flour
349 fourth bank grain flour
350 fourth done
351 fourth done
352 fourth done
353 fourth done
354 first clockwise
355 first done
356 first campaign alliance
357 first against second
358 first pay flour
359 first no
360 second no
361 first unit foot
362 first at kish
363 first at mashkan
364 first card gutians
365 first at der
366 first done
367 second trade third
368 second ask grain
369 second ask grain
370 second ask grain
371 second give card yaminites
372 second send
373 second done
374 second campaign war
375 second against first
376 second pay flour
377 second yes
378 second attack
379 second at sippar
380 second at rapiqum
381 second unit foot
382 second go
383 second done
384 third accept second
385 third card sutaeans
386 third at sippar
387 third campaign war
388 third against first
389 third pay flour
390 third attack
391 third at mashkan
392 third at eshnunna
393 third unit chariot
394 third go
end 394 1e7ce94eef7266ef
