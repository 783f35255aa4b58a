[Game "amyitis"]
[Rules "2"]
[Seats "3"]
[Options "procession=right-of-start, supply=unlimited"]
[Names "blue, red, black"]
[SeedHash "390da275b147d741a97997d5b2d9a56a1a9d5498e78ece4553218231c4879201"]
[Seed "hanging gardens"]
[Box "standard 10b3c54a"]

1 red recruit priest 1
2 red temple ishtar
3 black recruit priest 2
4 black temple tammouz
5 blue recruit farmer 3
6 blue field upper
7 red recruit priest 2
8 red temple tammouz
9 black recruit farmer 1
10 black field upper
11 blue recruit engineer 3
12 blue water b4-c4
13 red pass
14 black pass
15 blue caravan eshnunna
16 blue plant c4
17 blue pass
18 blue temple marduk
19 red ishtar camel
20 black field upper
21 black recruit priest 1
22 black temple marduk
23 blue recruit farmer 2
24 blue field upper
25 red recruit farmer 2
26 red field upper
27 black recruit priest 3
28 black temple ishtar
29 blue recruit priest 1
30 blue temple ishtar
31 red recruit engineer 3
32 red water d1-d2
33 black caravan susa
34 black court banker
35 blue pass
36 red caravan ur
37 red plant d2
38 black pass
39 red pass
40 red temple tammouz
41 black ishtar camel
42 red field lower
43 black swap palm dates
44 blue recruit priest 1
45 blue temple tammouz
46 red caravan mari
47 red plant d1
48 black recruit engineer 2
49 black water c1-c2
50 blue recruit priest 3
51 blue temple tammouz
52 red recruit farmer 2
53 red field upper
54 black recruit farmer 3
55 black field upper
56 blue recruit engineer 1
57 blue water b1-b2
58 red caravan ninoua
59 red court leader
60 black pass
61 blue recruit farmer 3
62 blue field upper
63 red pass
64 blue recruit merchant 1
65 blue pass
66 black temple marduk
67 black ishtar camel
68 blue field upper
69 red keep
70 blue discard dates
71 red recruit farmer 2
72 red field upper
73 black recruit priest 1
74 black temple tammouz
75 blue recruit priest 1
76 blue temple marduk
77 red recruit farmer 3
78 red field lower
79 black recruit priest 2
80 black temple tammouz
81 blue recruit merchant 3
82 red recruit priest 2
83 red temple tammouz
84 black recruit merchant 1
85 blue pass
86 red pass
87 black caravan babylon
88 black sell dates palm
89 black water b3-c3
90 black pass
91 blue temple marduk
92 blue ishtar camel
93 black field upper
94 red keep
95 black recruit farmer 1
96 black field lower
97 blue recruit engineer 3
98 blue water a1-a2
99 red recruit priest 2
100 red temple ishtar
101 black caravan eshnunna
102 black plant c2
103 blue caravan susa
104 blue court banker
105 red recruit merchant 1
106 black recruit farmer 3
107 black field lower
108 blue recruit priest 2
109 blue temple ishtar
110 red caravan khorsabad
111 red plant c3
112 red take wine
113 black recruit priest 1
114 black temple ishtar
115 blue recruit priest 3
116 blue temple tammouz
117 red pass
118 black pass
119 blue pass
120 red temple ishtar
121 red ishtar camel
122 red field lower
123 blue swap dates salt
124 blue recruit farmer 1
125 blue field upper
126 red recruit engineer 3
127 red water a1-a2'
128 black recruit priest 2
129 black temple ishtar
130 blue recruit engineer 1
131 blue water d3-d4
132 red caravan eshnunna
133 red plant d4
134 red take wine
135 black recruit farmer 2
136 black field upper
137 blue recruit farmer 3
138 blue field lower
139 red pass
140 black caravan susa
141 black court banker
142 blue pass
143 black pass
144 black temple marduk
145 black ishtar camel
146 blue field upper
147 blue discard barley
148 blue discard dates
149 red recruit merchant 1
150 black recruit farmer 2
151 black field upper
152 blue recruit engineer 3
153 blue water a4-b4
154 red caravan mari
155 red plant a1
156 black recruit merchant 1
157 blue recruit farmer 3
158 blue field lower
159 red recruit engineer 2
160 red water a3-b3
161 black recruit engineer 2
162 black water b2-b3
163 blue caravan khorsabad
164 blue plant a3
end 164 3d090de376505fb9
