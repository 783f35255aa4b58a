[Game "amyitis"]
[Rules "2"]
[Seats "3"]
[Options "procession=right-of-start, supply=unlimited"]
[Names "You, Red, Black"]
[SeedHash "09f2aaade0830369e287eeb0521f8a3795ac4aa4d6822680937bc295c51a5955"]
[Seed "lesson 49"]
[Box "standard 10b3c54a"]

1 red recruit priest 1
2 red temple ishtar
3 black recruit merchant 3
4 blue recruit priest 2
5 blue temple tammouz
6 red recruit priest 3
7 red temple tammouz
8 black recruit engineer 1
9 black water c4-d4
10 blue recruit farmer 3
11 blue field upper
12 red recruit engineer 2
13 red water d1-d2
14 black pass
15 blue caravan eshnunna
16 blue plant d4
17 blue court banker
18 red recruit engineer 2
19 red water c1-c2
20 blue pass
21 red pass
22 blue temple marduk
23 red ishtar camel
24 blue field lower
25 black recruit engineer 2
26 black water b1-b2
end 26 fabfe9ddb2fb943a
