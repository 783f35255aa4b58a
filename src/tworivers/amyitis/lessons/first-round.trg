[Game "amyitis"]
[Rules "2"]
[Seats "3"]
[Options "procession=right-of-start, supply=unlimited"]
[Names "You, Red, Black"]
[SeedHash "f82d71e0af492302c1033ee3caaedbbe12015d19b48cfb04b6b0868c59a3f8ba"]
[Seed "lesson 42"]
[Box "standard 10b3c54a"]

1 blue recruit farmer 2
2 blue field upper
3 red recruit engineer 2
4 red water d2-d3
5 black recruit farmer 3
6 black field lower
7 blue recruit merchant 1
8 red recruit priest 3
9 red temple ishtar
10 black recruit priest 3
11 black temple marduk
12 blue recruit engineer 1
13 blue water d1-d2
14 red recruit priest 1
15 red temple marduk
16 black pass
end 16 c171e69e7f52aa34
