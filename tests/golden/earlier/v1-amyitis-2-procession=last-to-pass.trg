[Game "amyitis"]
[Rules "1"]
[Seats "2"]
[Options "procession=last-to-pass"]
[Names "blue, red"]
[SeedHash "03570d677944d7a604081a8a00cfc8e3a045f3c3e2f6c721188b8d664a9514ff"]
[Seed "golden amyitis 2"]
[Box "standard 10b3c54a"]
[Result "79 144"]

1 red pass
2 blue pass
3 blue temple tammouz
4 blue field lower
5 blue recruit engineer 2
6 blue water d1-d2
7 red recruit priest 2
8 red temple marduk
9 blue pass
10 red pass
11 red temple ishtar
12 red ishtar talent
13 blue field lower
14 red recruit engineer 1
15 red water a4-b4
16 blue recruit merchant 1
17 red recruit farmer 2
18 red field lower
19 blue recruit priest 1
20 blue temple marduk
21 red caravan eshnunna
22 red plant d2
23 blue caravan susa
24 blue court banker
25 red pass
26 blue pass
27 blue temple ishtar
28 red ishtar talent
29 blue field lower
30 blue pass
31 red pass
32 red temple ishtar
33 red ishtar talent
34 blue field upper
35 blue discard palm
36 red pass
37 blue pass
38 blue temple marduk
39 red ishtar talent
40 blue pass
41 red pass
42 red temple tammouz
43 blue ishtar camel
44 red field lower
45 red recruit engineer 1
46 red water d3-d4
47 blue caravan uruk
48 blue court leader
49 red pass
50 blue pass
51 blue temple ishtar
52 red ishtar camel
53 red field upper
54 blue recruit merchant 2
55 red recruit priest 2
56 red temple ishtar
57 blue recruit engineer 1
58 blue water c3-c4
59 red pass
60 blue pass
61 blue temple tammouz
62 blue ishtar talent
63 red field upper
64 red discard wine
65 red caravan mari
66 red plant c4
67 blue recruit priest 1
68 blue temple marduk
69 red recruit engineer 1
70 red water b3-b4
71 blue pass
72 red pass
73 red temple ishtar
74 red ishtar talent
75 red field lower
76 blue pass
77 red pass
78 red temple ishtar
79 red ishtar camel
80 blue field upper
81 red caravan palmyra
82 red court banker
83 blue caravan ninoua
84 blue court palace
85 red recruit priest 1
86 red temple marduk
87 blue recruit engineer 2
88 blue water a3-b3
89 red recruit priest 2
90 red temple tammouz
91 blue pass
92 red pass
93 red temple tammouz
94 red ishtar talent
95 red field lower
96 blue pass
97 red pass
98 red temple tammouz
99 red ishtar camel
100 red field upper
101 red discard wine
102 red recruit farmer 2
103 red field upper
104 blue pass
105 red recruit merchant 1
106 red caravan susa
107 red court leader
108 red caravan uruk
109 red recruit priest 2
110 red temple marduk
111 red recruit priest 2
112 red temple ishtar
113 red pass
114 red temple marduk
115 red ishtar camel
116 red field upper
117 blue recruit farmer 2
118 blue field upper
119 red recruit farmer 1
120 red field lower
121 blue recruit priest 2
122 blue temple ishtar
123 red pass
124 blue pass
125 blue temple marduk
126 red ishtar camel
127 red field lower
128 red discard dates
129 red caravan palmyra
130 red court palace
131 blue recruit merchant 2
132 red pass
133 blue recruit farmer 2
134 blue field upper
135 blue recruit engineer 2
136 blue water b2-b3'
137 blue pass
138 blue temple ishtar
139 blue ishtar talent
140 red field lower
141 blue discard dates
142 blue recruit priest 1
143 blue temple marduk
144 red pass
145 blue recruit engineer 2
146 blue water a2-b2
147 blue pass
148 blue temple ishtar
149 blue ishtar talent
150 red recruit farmer 2
151 red field lower
152 blue caravan babylon
153 blue sell dates
154 blue water c1-c2
155 red recruit merchant 2
156 blue pass
157 red pass
158 red temple ishtar
159 blue ishtar talent
160 red discard salt
161 blue recruit priest 2
162 blue temple marduk
163 red recruit farmer 1
164 red field lower
165 blue pass
166 red recruit priest 1
167 red temple ishtar
168 red caravan mari
169 red plant c2
170 red pass
171 red temple marduk
172 red ishtar talent
173 red recruit merchant 2
174 blue pass
175 red recruit farmer 2
176 red field lower
177 red caravan khorsabad
178 red plant d1
179 red pass
180 red temple ishtar
181 red ishtar talent
182 blue recruit merchant 2
183 red recruit farmer 1
184 red field upper
185 blue pass
186 red recruit priest 2
187 red temple ishtar
188 red recruit priest 1
189 red temple tammouz
190 red pass
191 red temple tammouz
192 red ishtar talent
193 red field upper
194 red pass
195 blue pass
196 blue temple marduk
197 red ishtar camel
198 red field upper
199 red discard palm
200 blue recruit priest 1
201 blue temple marduk
202 red recruit farmer 1
203 red field lower
204 blue caravan babylon
205 blue water b1-c1
206 red caravan eshnunna
207 red plant c1
208 blue recruit farmer 1
209 blue field lower
210 red caravan ur
211 red plant d3
212 blue pass
213 red pass
214 red temple ishtar
215 red ishtar talent
216 red field lower
217 red recruit farmer 2
218 red field upper
219 blue recruit farmer 2
220 blue field upper
221 red pass
222 blue recruit merchant 1
223 blue recruit engineer 2
224 blue water b2-c2'
225 blue recruit priest 1
226 blue temple ishtar
227 blue caravan palmyra
228 blue court banker
229 blue pass
230 blue temple ishtar
231 blue ishtar camel
232 red field lower
233 red discard dates
234 blue caravan babylon
235 blue water b1-b2'
236 red pass
237 blue recruit merchant 1
238 blue recruit engineer 2
239 blue water a1-b1'
240 blue pass
241 blue temple ishtar
242 blue ishtar talent
243 red pass
244 blue pass
245 blue temple marduk
246 blue ishtar camel
247 blue pass
248 red pass
249 red temple marduk
250 blue ishtar camel
251 red recruit priest 2
252 red temple tammouz
253 blue pass
254 red pass
255 red temple tammouz
256 blue ishtar talent
257 red field upper
258 red discard wine
259 blue pass
260 red pass
261 red temple ishtar
262 red ishtar camel
263 red field lower
264 red discard salt
265 red caravan eshnunna
266 red plant c3
267 red take salt
268 blue pass
269 red recruit priest 1
270 red temple tammouz
271 red pass
272 red temple ishtar
273 red ishtar camel
274 red field lower
275 red discard barley
276 blue pass
277 red caravan mari
278 red court palace
279 red recruit merchant 2
280 red pass
281 red temple tammouz
282 red ishtar camel
283 red field lower
284 red recruit priest 2
285 red temple ishtar
286 blue recruit priest 1
287 blue temple tammouz
288 red recruit merchant 2
289 blue pass
290 red recruit farmer 1
291 red field lower
292 red recruit farmer 2
293 red field lower
294 red pass
295 red temple tammouz
296 red ishtar camel
297 red field lower
298 red discard wine
299 red discard barley
300 red discard palm
301 blue pass
302 red caravan ninoua
303 red caravan eshnunna
304 red pass
305 red temple marduk
306 red ishtar talent
307 red field lower
308 red caravan ninoua
309 blue pass
310 red pass
311 red temple ishtar
312 red ishtar talent
313 blue field lower
314 blue caravan babylon
315 blue water a1-b1
316 red pass
317 blue recruit merchant 2
318 blue pass
319 blue temple marduk
320 red ishtar camel
321 red field upper
322 red recruit engineer 2
323 red water a3-a4
324 blue pass
325 red recruit priest 2
326 red temple tammouz
327 red pass
328 red temple marduk
329 red ishtar camel
330 red field lower
331 blue pass
332 red caravan ur
333 red plant a1
334 red pass
335 red temple marduk
336 red ishtar camel
337 red field lower
end 337 ad2e11a445a5a48d
