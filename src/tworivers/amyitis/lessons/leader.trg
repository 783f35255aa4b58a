[Game "amyitis"]
[Rules "2"]
[Seats "3"]
[Options "procession=right-of-start, supply=unlimited"]
[Names "You, Red, Black"]
[SeedHash "9b43d4daef4daa36c207eb01528d2c4ec710b264442b86c8353685021a2eafbb"]
[Seed "lesson 112"]
[Box "standard 10b3c54a"]

1 black recruit farmer 3
2 black field lower
3 blue recruit priest 2
4 blue temple ishtar
5 red recruit farmer 1
6 red field upper
7 black recruit engineer 1
8 black water d2-d3
9 blue recruit priest 3
10 blue temple tammouz
11 red caravan eshnunna
12 red plant d3
13 black recruit engineer 1
14 black water b4-c4
15 blue recruit farmer 2
16 blue field lower
17 red pass
18 black caravan susa
19 black court banker
20 blue pass
21 black pass
22 red temple marduk
23 blue ishtar camel
24 blue field upper
25 blue caravan ur
26 blue plant b4
27 blue court leader
28 red recruit farmer 1
29 red field upper
30 black recruit farmer 1
31 black field upper
32 blue recruit farmer 2
33 blue field upper
34 red recruit farmer 3
35 red field lower
36 black recruit priest 2
37 black temple marduk
end 37 57998e5a06b9bdb6
