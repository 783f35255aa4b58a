[Game "mesopotamia"]
[Rules "3"]
[Seats "3"]
[Options "years=2, cards=off, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one, attack=book, offers=free, bank-flour=take, second-wind=attacker, smelting=all, may=must, absent-cores=empty, board=whole, interrupts=on"]
[Names "You, Mari, Assur"]
[SeedHash "937272a8914cfe7eabc117796242843084182359526c44bb0cfc36ba00afd623"]
[Seed "lesson 10"]
[Box "standard 58dce2de"]

1 first mill 5
2 second mill 5
3 third mill 5
4 first done
5 second done
6 third done
7 first work smelt
8 second work smelt
9 third work smelt
10 first at babylon
11 second at mari
12 third at assur
13 first done
14 second done
15 third done
16 first erect millstone
17 second erect millstone
18 third erect millstone
19 first done
20 second done
21 third done
22 second clockwise
23 second erect marduk
24 second done
25 second done
26 second unit foot
27 second at mari
28 second at qattunan
29 second unit foot
30 second at mari
31 second at suhum
32 second done
33 third erect marduk
34 third done
35 third done
36 third unit foot
37 third at assur
38 third at nineveh
39 third unit foot
40 third at assur
41 third at arrapha
42 third done
43 first erect marduk
44 first done
45 first done
46 first unit foot
47 first at babylon
48 first at nippur
49 first unit foot
50 first at babylon
51 first at nippur
52 first done
53 second at qattunan
54 third at nineveh
55 first at nippur
56 second done
57 third done
58 first done
59 second mill 5
60 third mill 5
61 first mill 5
62 second done
63 third done
64 first done
65 second done
66 third done
67 first done
68 second done
69 third done
70 first done
71 second done
72 third done
73 first done
74 third clockwise
75 third bank metal flour
76 third erect canal
77 third at nineveh
78 third done
79 third done
80 third done
81 first erect canal
82 first erect ishtar
83 first done
84 first done
85 first done
86 second erect canal
87 second at suhum
88 second bank metal flour
89 second erect ishtar
90 second at mari
91 second done
92 second done
93 second done
94 third at nineveh
95 first at nippur
96 second at qattunan
97 third done
98 first done
99 second done
100 third mill 10
101 first mill 10
102 second mill 10
103 third done
104 first done
105 second done
106 third work foot
107 first trade second
108 second trade first
109 third at assur
110 first give metal
111 second give flour
112 third done
113 first give metal
114 second give flour
115 third done
116 first ask flour
117 second give flour
118 third erect millstone
119 first ask flour
120 second ask metal
121 third at assur
122 first ask flour
123 second ask metal
124 third done
125 first send
126 second accept first
127 first done
128 second drop
129 first done
130 second done
131 first done
132 second done
133 second done
134 third counterclockwise
135 third bank grain flour
136 third bank grain metal
137 third bank grain wood
138 third erect canal
139 third at nineveh
140 third done
141 third done
142 third done
143 second erect canal
144 second bank grain flour
145 second erect ishtar
146 second at suhum
147 second bank grain flour
148 second bank grain wood
149 second erect ishtar
150 second done
151 second done
152 second done
153 first erect canal
154 first erect marduk
155 first done
156 first done
157 first unit foot
158 first at nippur
159 first at mashkan
160 first unit foot
161 first at nippur
162 first at mashkan
163 first done
164 third at nineveh
165 second at qattunan
166 first at nippur
167 third done
168 second done
169 first at mashkan
170 third mill 15
171 second mill 10
172 first done
173 third done
174 second done
175 first at nippur
176 third done
177 second done
178 first mill 10
179 third done
180 second done
181 first done
182 third done
183 second done
184 first done
185 first done
186 first done
187 third clockwise
188 third done
189 third done
190 third unit foot
191 third at arrapha
192 third at lullubum
193 third unit foot
194 third at assur
195 third at mankisum
196 third unit foot
197 third at nineveh
198 third at assur
199 third unit chariot
200 third at assur
201 third at mankisum
202 third unit chariot
203 third at mankisum
204 third at bagdad
205 third done
206 first erect marduk
207 first at mashkan
208 first done
end 208 591cee6f28de02f0
