[Game "amyitis"]
[Rules "2"]
[Seats "3"]
[Options "procession=right-of-start, supply=unlimited"]
[Names "You, Red, Black"]
[SeedHash "7efe6f4973c95e950735cc12d26d54fc5cc4f4744b8936f444aecd4054897e72"]
[Seed "lesson 81"]
[Box "standard 10b3c54a"]

1 red recruit priest 1
2 red temple ishtar
3 black recruit farmer 2
4 black field lower
5 blue recruit engineer 3
6 blue water d1-d2
7 red recruit farmer 2
8 red field upper
9 black recruit priest 1
10 black temple ishtar
11 blue recruit engineer 3
12 blue water c1-c2
13 red caravan eshnunna
14 red plant d1
15 black caravan susa
16 black court banker
17 blue recruit engineer 3
18 blue water b1-b2
19 red pass
20 black pass
21 blue pass
22 blue temple tammouz
23 red ishtar camel
24 blue field upper
25 black recruit farmer 1
26 black field lower
27 blue caravan ur
28 blue court leader
29 red recruit farmer 2
30 red field upper
31 black recruit priest 2
32 black temple tammouz
end 32 0c53560b66c0dca3
