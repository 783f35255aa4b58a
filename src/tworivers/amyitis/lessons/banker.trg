[Game "amyitis"]
[Rules "2"]
[Seats "3"]
[Options "procession=right-of-start, supply=unlimited"]
[Names "You, Red, Black"]
[SeedHash "b2ab593a6048e372b05c8413a72543d1fcd39da626b79817aa77fd4ae0e10b39"]
[Seed "lesson 22"]
[Box "standard 10b3c54a"]

1 red recruit priest 1
2 red temple ishtar
3 black recruit farmer 2
4 black field upper
5 blue recruit farmer 3
6 blue field upper
7 red recruit priest 2
8 red temple tammouz
9 black recruit engineer 1
10 black water d1-d2
11 blue recruit farmer 3
12 blue field upper
13 red recruit priest 2
14 red temple marduk
15 black caravan eshnunna
16 black plant d1
end 16 622eb4bdb391948b
