[Game "amyitis"]
[Rules "2"]
[Seats "3"]
[Options "procession=right-of-start, supply=unlimited"]
[Names "You, Red, Black"]
[SeedHash "97f816e699594dcddce81def8dc4bf4c1554501b2510280f111af8d872511a17"]
[Seed "lesson 256"]
[Box "standard 10b3c54a"]

1 black recruit farmer 3
2 black field upper
3 blue recruit priest 1
4 blue temple ishtar
5 red recruit engineer 2
6 red water c4-d4
7 black caravan eshnunna
8 black plant c4
9 blue recruit farmer 1
10 blue field lower
11 red recruit farmer 3
12 red field lower
13 black recruit merchant 2
14 blue caravan susa
15 blue court banker
16 red recruit farmer 1
17 red field upper
18 black pass
19 blue pass
20 red pass
21 red temple tammouz
22 blue ishtar camel
23 red field lower
24 red discard dates
25 blue recruit farmer 1
26 blue field lower
27 red recruit farmer 3
28 red field lower
29 black recruit priest 2
30 black temple tammouz
31 blue recruit engineer 1
32 blue water d2-d3
33 red caravan ur
34 red plant d3
35 black recruit engineer 2
36 black water c3-d3
37 blue recruit priest 3
38 blue temple tammouz
39 red pass
40 black recruit engineer 1
41 black water b4-c4
42 blue pass
43 black pass
44 black temple marduk
45 blue ishtar camel
46 red field upper
47 red discard barley
48 red recruit priest 1
49 red temple ishtar
50 black recruit farmer 2
51 black field upper
52 blue recruit farmer 3
53 blue field upper
54 red recruit priest 2
55 red temple marduk
56 black pass
57 blue recruit priest 3
58 blue temple tammouz
59 red recruit engineer 1
60 red water c2-d2
61 blue caravan uruk
62 blue court leader
63 red pass
64 blue caravan palmyra
65 blue court banker
66 blue pass
67 blue temple ishtar
68 red ishtar camel
69 blue field upper
70 black recruit farmer 1
71 black field lower
72 blue recruit merchant 3
73 red recruit farmer 2
74 red field lower
75 black caravan khorsabad
76 black plant c2
77 blue recruit engineer 2
78 blue water c1-d1
79 red recruit priest 1
80 red temple tammouz
81 black recruit farmer 3
82 black field upper
83 blue caravan ninoua
84 blue court leader
85 red caravan babylon
86 red sell dates salt
87 red water d1-d2
88 black recruit farmer 3
89 black field upper
90 blue recruit merchant 1
91 red recruit engineer 2
92 red water b3-b4
93 black pass
94 blue pass
95 red pass
96 red temple tammouz
97 red ishtar camel
98 red field lower
99 blue swap dates barley
100 blue recruit engineer 1
101 blue water a3-a4
102 red caravan eshnunna
103 red plant b3
104 black recruit priest 2
105 black temple tammouz
106 blue recruit priest 3
107 blue temple tammouz
108 red recruit engineer 3
109 red water a4-b4
110 black pass
111 blue recruit priest 2
112 blue temple tammouz
113 red pass
114 blue recruit farmer 1
115 blue field upper
116 blue recruit farmer 2
117 blue field upper
118 blue caravan mari
119 blue plant d2
120 blue recruit farmer 3
121 blue field upper
122 blue caravan khorsabad
123 blue plant a3
124 blue pass
125 black temple tammouz
126 red ishtar camel
127 black field lower
128 blue keep
129 black discard palm
130 red recruit farmer 2
131 red field lower
132 black recruit priest 1
133 black temple ishtar
134 blue recruit priest 3
135 blue temple marduk
136 red recruit engineer 1
137 red water a2-b2
138 black recruit engineer 2
139 black water a2-b2'
140 blue recruit merchant 3
141 red recruit priest 2
142 red temple marduk
143 black recruit merchant 1
144 blue pass
145 red pass
146 black pass
147 blue temple ishtar
148 black ishtar camel
149 blue field upper
150 black swap palm salt
151 black recruit engineer 1
152 black water a1-a2
153 blue recruit farmer 2
154 blue field upper
155 red recruit priest 3
156 red temple marduk
157 black caravan eshnunna
158 black plant d1
159 black take dates
160 blue caravan ur
161 blue plant c1
162 blue take wine
163 red recruit farmer 1
164 red field lower
165 black caravan mari
166 black plant c3
167 blue recruit farmer 3
168 blue field upper
169 red recruit merchant 2
170 black recruit priest 1
171 black temple marduk
172 blue caravan khorsabad
173 blue plant a2
174 red recruit merchant 2
175 black recruit merchant 3
176 blue pass
177 red pass
178 black pass
179 red temple ishtar
180 black ishtar camel
181 blue field upper
182 blue recruit merchant 2
183 red recruit engineer 1
184 red water b1-b2
185 black recruit engineer 1
186 black water b1-b2'
187 blue recruit farmer 2
188 blue field upper
189 red recruit farmer 1
190 red field upper
191 black recruit priest 3
192 black temple tammouz
193 blue recruit priest 2
194 blue temple marduk
195 red caravan eshnunna
196 red plant b1
197 red court palace
198 black pass
199 blue recruit merchant 3
200 red recruit merchant 3
201 blue caravan mari
202 blue plant d4
203 red pass
end 203 79bc24eae9f00708
