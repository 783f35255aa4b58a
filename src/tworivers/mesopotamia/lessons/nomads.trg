[Game "mesopotamia"]
[Rules "3"]
[Seats "3"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one, attack=book, offers=free, bank-flour=take, second-wind=attacker, smelting=all, may=must, absent-cores=empty, board=whole, interrupts=on"]
[Names "You, Mari, Assur"]
[SeedHash "62fea7afa32069496e8742981ac9b6e2cd72fd6cdfc90140f357bda8ba971c7c"]
[Seed "lesson 1"]
[Box "standard 58dce2de"]

1 first mill 5
2 second mill 5
3 third mill 5
4 first done
5 second card cedar-rafts
6 third done
7 first work smelt
8 second done
9 third work smelt
10 first at babylon
11 second work chariot
12 third at assur
13 first done
14 second at mari
15 third done
16 first erect millstone
17 second done
18 third erect millstone
19 first card rich-harvest
20 second erect millstone
21 third done
22 first done
23 second done
24 second clockwise
25 second erect marduk
26 second trade first
27 second ask flour
28 second ask flour
29 second ask flour
30 second give card envoys
31 second send
32 first decline second
33 second done
34 second done
35 second unit foot
36 second at mari
37 second at tuttul
38 second unit foot
39 second at mari
40 second at suhum
41 second done
42 third erect marduk
43 third no
44 third trade first
45 third ask flour
46 third ask flour
47 third ask flour
48 third give card hanaeans
49 third send
50 first accept third
51 third done
52 third done
53 third unit foot
54 third at assur
55 third at nineveh
56 third done
57 first erect marduk
58 first done
59 first done
60 first unit foot
61 first at babylon
62 first at sippar
63 first done
64 second at tuttul
65 third at nineveh
66 first at sippar
67 second done
68 third done
69 first done
70 second mill 5
71 third mill 5
72 first mill 10
73 second done
74 third done
75 first done
76 second work smelt
77 third work chariot
78 first work chariot
79 second at mari
80 third at assur
81 first at babylon
82 second done
83 third done
84 first card caravan
85 second done
86 third done
87 first done
88 second done
89 third done
90 first done
91 first done
92 third clockwise
93 third erect canal
94 third no
95 third trade first
96 third ask metal
97 third ask metal
98 third ask metal
99 third give card envoys
100 third send
101 first decline third
102 third done
103 third done
104 third unit foot
105 third at nineveh
106 third at amedi
107 third unit foot
108 third at assur
109 third at mankisum
110 third done
111 first erect marduk
112 first at babylon
113 first bank metal wood
114 first erect marduk
115 first done
116 first done
117 first unit foot
118 first at babylon
119 first at nippur
120 first unit foot
121 first at sippar
122 first at babylon
123 first done
124 second done
125 second card sutaeans
126 second at sippar
127 second done
128 second done
129 third at mankisum
130 first at nippur
131 second at tuttul
132 third at nineveh
133 first done
134 second done
135 third at amedi
136 first mill 10
137 second mill 10
138 third done
139 first done
140 second done
141 third at mankisum
142 first trade third
143 second trade third
144 third mill 10
145 first give metal
146 second give metal
147 third done
148 first give metal
149 second give metal
150 third work foot
151 first ask flour
152 second ask flour
153 third at assur
154 first drop
155 second drop
156 third done
157 first done
158 second done
159 third done
160 first done
161 second done
162 third erect millstone
163 first done
164 second done
165 third at mankisum
166 third done
167 third counterclockwise
168 third bank grain wood
169 third erect canal
170 third at mankisum
171 third no
172 third bank grain flour
173 third bank grain metal
174 third done
175 third done
176 third unit foot
177 third at amedi
178 third at nineveh
179 third done
180 second erect canal
181 second at suhum
182 second no
183 second erect canal
184 second no
185 second erect marduk
186 second no
187 second done
188 second done
189 second unit foot
190 second at suhum
191 second at hanaeans
192 second unit foot
193 second at tuttul
194 second at harran
195 second done
196 first erect canal
197 first yes
198 first done
199 first done
200 first unit foot
201 first at nippur
202 first at mashkan
203 first attack
204 first at sippar
205 first at babylon
206 first unit chariot
207 first go
208 first done
209 third at mankisum
210 second at tuttul
211 first at nippur
212 third at nineveh
213 second done
214 first at mashkan
215 third at amedi
216 second mill 10
217 first at sippar
218 third done
219 second done
220 first done
221 third at mankisum
222 second work blank
223 first at nippur
224 third mill 15
225 second at mari
226 first mill 9
227 third done
228 second done
229 first done
230 third done
231 second done
232 first done
233 third done
234 second done
235 first done
236 third done
237 first done
238 third clockwise
239 third erect canal
240 third no
241 third trade first
242 third ask flour
243 third ask flour
244 third give card envoys
245 third send
246 first decline third
247 third done
248 third card gutians
249 third at der
250 third at mashkan
251 third campaign alliance
252 third against second
253 third pay flour
254 second no
255 third unit foot
256 third at assur
257 third at hatra
258 third unit foot
259 third at nineveh
260 third at turukkaeans
261 third done
262 first done
263 first done
264 first done
265 second erect canal
266 second no
267 second erect marduk
268 second at mari
269 second no
270 second done
271 second campaign war
272 second against third
273 second pay flour
274 second yes
275 second attack
276 second at amedi
277 second at harran
278 second unit foot
279 second go
280 second done
281 third at mankisum
282 first at nippur
283 second at amedi
284 third done
285 first done
286 second at tuttul
287 third at mankisum
288 first at nippur
289 second trade first
290 third mill 6
291 first mill 0
292 second give grain
293 third done
294 first bank metal flour
295 second give grain
296 third work blank
297 first done
298 second give grain
299 third at hatra
300 first done
301 second ask metal
302 third trade first
303 first done
304 second ask metal
305 third give flour
306 first done
307 second ask metal
308 third give flour
309 second send
310 first decline second
311 third ask metal
312 second trade first
313 third ask metal
314 second give wood
315 third ask metal
316 second give wood
317 third send
318 first decline third
319 second ask metal
320 third trade first
321 second ask metal
322 third give wood
323 second ask metal
324 third give wood
325 second send
326 first decline second
327 third ask metal
328 second done
329 third ask metal
330 second at tuttul
331 third ask metal
332 second mill 4
333 third send
334 first decline third
335 second done
336 third done
337 second work smelt
338 third done
339 second at mari
340 third done
341 second done
342 second done
343 second done
344 third counterclockwise
345 third done
346 third card deserters
347 third at amedi
348 third done
349 third attack
350 third at suhum
351 third at hatra
352 third unit foot
353 third go
354 third done
355 second bank metal flour
356 second bank metal flour
357 second done
358 second done
359 second attack
360 second at suhum
361 second at hanaeans
362 second unit foot
363 second go
364 second no
365 second done
366 first trade second
367 first give wood
368 first give wood
369 first ask metal
370 first ask metal
371 first ask metal
372 first send
373 second counter first
374 first trade second
375 second ungive metal
376 first ask ore
377 second send
378 first decline second
379 first ask ore
380 first ask ore
381 first give card siege-ladders
382 first send
383 second decline first
384 first done
end 384 21b1de95e30dc101
