[Game "amyitis"]
[Rules "2"]
[Seats "3"]
[Options "procession=right-of-start, supply=unlimited"]
[Names "You, Red, Black"]
[SeedHash "3bd8e6bd7618dd3aa49850f0a9717be866dbc1c2b97f327a160c402a03720bfd"]
[Seed "lesson 15"]
[Box "standard 10b3c54a"]

1 red recruit priest 1
2 red temple ishtar
3 black recruit farmer 3
4 black field upper
5 blue recruit priest 2
6 blue temple tammouz
7 red recruit priest 3
8 red temple tammouz
9 black pass
10 blue recruit farmer 2
11 blue field upper
12 red recruit merchant 1
13 blue recruit farmer 2
14 blue field upper
15 red pass
16 blue pass
17 blue temple marduk
18 red ishtar camel
19 blue field upper
20 blue discard barley
21 black recruit engineer 3
22 black water a4-b4
end 22 29fd09b1fba29eba
