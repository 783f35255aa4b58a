[Game "amyitis"]
[Rules "2"]
[Seats "3"]
[Options "procession=right-of-start, supply=unlimited"]
[Names "You, Red, Black"]
[SeedHash "ae8df7a588111f82b97d1d33872d2ce58e33601a7e8f61570f1364cd5e51c991"]
[Seed "lesson 57"]
[Box "standard 10b3c54a"]

1 red recruit priest 1
2 red temple ishtar
3 black recruit priest 3
4 black temple ishtar
5 blue recruit priest 2
6 blue temple tammouz
7 red recruit priest 2
8 red temple tammouz
9 black recruit engineer 3
10 black water c4-d4
11 blue recruit farmer 1
12 blue field upper
13 red recruit farmer 1
14 red field lower
15 black recruit merchant 2
16 blue caravan eshnunna
17 blue plant d4
18 red caravan susa
19 red court banker
20 black pass
21 blue pass
22 red pass
23 blue temple marduk
24 red ishtar camel
25 blue field lower
26 black recruit priest 1
27 black temple tammouz
28 blue recruit farmer 2
29 blue field lower
30 red recruit farmer 3
31 red field lower
32 black recruit engineer 2
33 black water c3-d3
34 blue recruit merchant 1
35 red recruit priest 3
36 red temple marduk
37 black pass
38 blue caravan uruk
39 blue court leader
40 red pass
41 blue recruit merchant 2
end 41 2a067c45acf5f773
