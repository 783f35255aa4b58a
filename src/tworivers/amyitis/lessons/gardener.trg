[Game "amyitis"]
[Rules "2"]
[Seats "3"]
[Options "procession=right-of-start, supply=unlimited"]
[Names "You, Red, Black"]
[SeedHash "0f31c5e7e64ad78f72ce62c2e1deeaae4a9f6695dc115386233b455dff6c7504"]
[Seed "lesson 17"]
[Box "standard 10b3c54a"]

1 black recruit priest 1
2 black temple ishtar
3 blue recruit priest 2
4 blue temple tammouz
5 red recruit farmer 3
6 red field upper
7 black recruit farmer 3
8 black field lower
9 blue recruit priest 1
10 blue temple ishtar
11 red recruit engineer 2
12 red water d1-d2
13 black recruit farmer 1
14 black field lower
15 blue recruit farmer 2
16 blue field lower
17 red caravan eshnunna
18 red plant d2
19 red court banker
20 black caravan susa
21 black court banker
22 blue pass
23 red recruit engineer 3
24 red water c1-c2
25 black pass
26 red pass
27 red temple marduk
28 black ishtar talent
29 blue field lower
30 blue recruit farmer 1
31 blue field lower
32 red recruit priest 3
33 red temple tammouz
34 black recruit farmer 2
35 black field upper
end 35 5c065509dd3de883
