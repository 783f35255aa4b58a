[Game "amyitis"]
[Rules "1"]
[Seats "2"]
[Options "procession=right-of-start"]
[Names "blue, red"]
[SeedHash "03570d677944d7a604081a8a00cfc8e3a045f3c3e2f6c721188b8d664a9514ff"]
[Seed "golden amyitis 2"]
[Box "standard 10b3c54a"]
[Result "83 129"]

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
61 red temple tammouz
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
73 blue temple ishtar
74 blue ishtar talent
75 red field lower
76 blue pass
77 red pass
78 red temple ishtar
79 red ishtar camel
80 red field upper
81 red discard palm
82 red pass
83 blue caravan ninoua
84 blue court palace
85 blue recruit priest 1
86 blue temple marduk
87 blue recruit engineer 2
88 blue water a3-b3
89 blue recruit priest 2
90 blue temple tammouz
91 blue pass
92 blue temple marduk
93 blue ishtar camel
94 blue field lower
95 blue caravan babylon
96 blue water a2-b2'
97 red pass
98 blue pass
99 red temple ishtar
100 red ishtar camel
101 blue field upper
102 red recruit farmer 1
103 red field lower
104 blue recruit farmer 2
105 blue field lower
106 red recruit priest 2
107 red temple tammouz
108 blue pass
109 red caravan eshnunna
110 red plant d4
111 red court banker
112 red recruit engineer 1
113 red water a2-a3'
114 red caravan susa
115 red court leader
116 red pass
117 blue temple tammouz
118 red ishtar camel
119 red field upper
120 blue pass
121 red recruit farmer 2
122 red field upper
123 red pass
124 red temple ishtar
125 red ishtar talent
126 red field upper
127 red recruit merchant 2
128 blue pass
129 red caravan palmyra
130 red court palace
131 red caravan eshnunna
132 red plant b3
133 red recruit farmer 2
134 red field lower
135 red caravan ur
136 red plant d3
137 red recruit priest 1
138 red temple tammouz
139 red recruit priest 1
140 red temple tammouz
141 red recruit merchant 1
142 red recruit engineer 2
143 red water a1-b1'
144 red caravan khorsabad
145 red plant c3
146 red take salt
147 red pass
148 blue temple ishtar
149 red ishtar talent
150 red field upper
151 blue recruit merchant 2
152 red recruit engineer 2
153 red water a2-a3
154 blue recruit priest 1
155 blue temple marduk
156 red recruit merchant 2
157 blue pass
158 red pass
159 red temple ishtar
160 red ishtar talent
161 red field upper
162 red caravan susa
163 blue caravan ur
164 blue plant a2
165 red pass
166 blue recruit farmer 2
167 blue field lower
168 blue pass
169 blue temple tammouz
170 red ishtar talent
171 red field upper
172 blue pass
173 red recruit priest 1
174 red temple marduk
175 red pass
176 red temple marduk
177 blue ishtar talent
178 blue field upper
179 red recruit engineer 2
180 red water b1-b2
181 blue pass
182 red pass
183 blue temple tammouz
184 red ishtar camel
185 blue field upper
186 blue discard palm
187 blue recruit merchant 2
188 red pass
189 blue pass
190 red temple ishtar
191 red ishtar camel
192 blue field upper
193 blue discard dates
194 red pass
195 blue pass
196 blue temple tammouz
197 red ishtar talent
198 blue field upper
199 blue discard barley
200 blue pass
201 red recruit priest 1
202 red temple marduk
203 red recruit farmer 1
204 red field lower
205 red caravan uruk
206 red pass
207 red temple ishtar
208 red ishtar camel
209 blue field upper
210 blue discard wine
211 red caravan babylon
212 red sell dates salt
213 red water b1-b2'
214 blue caravan susa
215 red recruit farmer 2
216 red field lower
217 blue pass
218 red pass
219 blue temple tammouz
220 red ishtar camel
221 blue field lower
222 blue pass
223 red caravan ninoua
224 red recruit merchant 1
225 red recruit merchant 2
226 red caravan babylon
227 red water c2-c3
228 red recruit priest 2
229 red temple marduk
230 red pass
231 red temple tammouz
232 red ishtar camel
233 blue field lower
234 blue discard wine
235 red recruit farmer 2
236 red field lower
237 blue recruit engineer 2
238 blue water a3-a4
239 red recruit farmer 1
240 red field upper
241 blue recruit engineer 1
242 blue water c2-d2
243 red pass
244 blue recruit merchant 1
245 blue caravan ur
246 blue plant c2
247 blue recruit farmer 2
248 blue field lower
249 blue pass
250 blue temple ishtar
251 red ishtar camel
252 blue field lower
253 blue discard salt
254 blue recruit farmer 2
255 blue field lower
256 red recruit farmer 1
257 red field upper
258 blue pass
259 red pass
260 red temple ishtar
261 blue ishtar talent
262 blue field lower
263 blue discard dates
264 blue discard wine
265 red caravan mari
266 red plant b2
267 red take salt
268 blue pass
269 red recruit engineer 2
270 red water a1-a2
271 red caravan ninoua
272 red recruit engineer 1
273 red water b1-c1'
274 red pass
275 blue temple ishtar
276 blue ishtar camel
277 red field lower
278 blue caravan babylon
279 blue sell salt palm
280 blue water a1-a2'
281 red pass
282 blue pass
283 red temple ishtar
284 blue ishtar talent
285 red pass
286 blue recruit engineer 2
287 blue water b4-c4
288 blue recruit priest 1
289 blue temple tammouz
290 blue pass
291 blue temple marduk
292 red ishtar talent
293 blue field upper
294 blue pass
295 red recruit farmer 2
296 red field lower
297 red pass
298 red temple tammouz
299 blue ishtar camel
300 blue field lower
301 red pass
302 blue pass
303 blue temple ishtar
304 red ishtar talent
305 blue field upper
306 blue discard salt
307 blue recruit engineer 1
308 blue water b1-c1
309 red recruit merchant 2
310 blue caravan eshnunna
311 blue plant a1
312 red recruit farmer 1
313 red field lower
314 blue recruit merchant 2
315 red pass
316 blue recruit priest 2
317 blue temple ishtar
318 blue recruit farmer 1
319 blue field upper
320 blue pass
321 red temple tammouz
322 blue ishtar camel
323 red field upper
324 red discard dates
end 324 e18dc6a996fca38f
