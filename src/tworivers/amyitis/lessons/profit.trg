[Game "amyitis"]
[Rules "2"]
[Seats "3"]
[Options "procession=right-of-start, supply=unlimited"]
[Names "You, Red, Black"]
[SeedHash "53da612828773bcab41a3f8a17530ef2164f3c43881255eb6faf81d6168bb75b"]
[Seed "lesson 7"]
[Box "standard 10b3c54a"]

1 black recruit merchant 3
2 blue recruit priest 1
3 blue temple ishtar
4 red recruit engineer 2
5 red water d1-d2
6 black recruit priest 3
7 black temple ishtar
8 blue recruit farmer 1
9 blue field upper
10 red recruit engineer 2
11 red water c1-c2
12 black pass
13 blue recruit engineer 2
14 blue water b4-c4
15 red recruit priest 3
16 red temple tammouz
end 16 c4a695f6634f4095
