[Game "amyitis"]
[Rules "2"]
[Seats "3"]
[Options "procession=right-of-start, supply=unlimited"]
[Names "You, Red, Black"]
[SeedHash "bb9633c56d29eecd62e5e94d8d30ae2bebeff8cfb1060e8eebbde79561697176"]
[Seed "lesson 245"]
[Box "standard 10b3c54a"]

1 black recruit farmer 1
2 black field upper
3 blue recruit priest 2
4 blue temple ishtar
5 red recruit priest 3
6 red temple tammouz
7 black recruit engineer 2
8 black water d2-d3
9 blue recruit priest 1
10 blue temple tammouz
11 red recruit merchant 3
12 black caravan eshnunna
13 black plant d2
14 blue recruit farmer 1
15 blue field lower
16 red pass
17 black pass
18 blue caravan susa
19 blue court banker
20 blue pass
21 red temple marduk
22 blue ishtar camel
23 red field upper
24 blue recruit priest 1
25 blue temple marduk
26 red recruit farmer 2
27 red field upper
28 black recruit engineer 2
29 black water d3-d4
30 blue recruit engineer 3
31 blue water c2-c3
32 red caravan ur
33 red plant d4
34 red take wine
35 black pass
36 blue recruit engineer 3
37 blue water a4-b4
38 red recruit priest 1
39 red temple ishtar
40 blue pass
41 red caravan uruk
42 red recruit merchant 1
43 red caravan mari
44 red plant a4
45 red recruit farmer 2
46 red field upper
47 red pass
48 black temple tammouz
49 blue ishtar camel
50 red field upper
51 red recruit engineer 1
52 red water a3-b3
53 black recruit farmer 3
54 black field lower
55 blue recruit priest 2
56 blue temple marduk
57 red caravan khorsabad
58 red plant b3
59 black recruit priest 1
60 black temple tammouz
61 blue recruit farmer 3
62 blue field lower
63 red recruit priest 2
64 red temple tammouz
65 black recruit engineer 3
66 black water b2-c2
67 blue caravan ninoua
68 blue court leader
69 red pass
70 black recruit merchant 2
71 blue pass
72 black pass
73 blue temple ishtar
74 red ishtar camel
75 black field lower
76 black recruit engineer 1
77 black water c1-c2
78 blue recruit farmer 2
79 blue field lower
80 red recruit engineer 3
81 red water c3-c4
82 black recruit priest 1
83 black temple ishtar
84 blue recruit farmer 2
85 blue field upper
86 red recruit priest 3
87 red temple marduk
88 black recruit engineer 1
89 black water c1-d1
90 blue caravan eshnunna
91 blue plant c1
92 red pass
93 black recruit priest 2
94 black temple ishtar
95 blue recruit merchant 3
96 black pass
97 blue pass
98 red temple marduk
99 black ishtar talent
100 black field lower
101 black discard dates
102 blue recruit farmer 2
103 blue field lower
104 red recruit engineer 3
105 red water b1-b2
106 black recruit engineer 2
107 black water b3-b4
108 blue recruit priest 1
109 blue temple marduk
110 red recruit priest 1
111 red temple ishtar
112 black pass
113 blue recruit farmer 3
114 blue field lower
115 red pass
end 115 6a940be5e2bc5bc0
