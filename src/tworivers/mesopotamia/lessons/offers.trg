[Game "mesopotamia"]
[Rules "3"]
[Seats "3"]
[Options "years=2, cards=off, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one, attack=book, offers=free, bank-flour=take, second-wind=attacker, smelting=all, may=must, absent-cores=empty, board=whole, interrupts=on"]
[Names "You, Mari, Assur"]
[SeedHash "a80dafa761ba4547110ed8bf9b47443dd8c47955c9c59135468d67e18b2fe444"]
[Seed "babylon 3"]
[Box "standard 58dce2de"]

1 first mill 5
2 first done
3 first work smelt
4 first at babylon
5 first done
6 first erect millstone
7 first done
8 second mill 5
9 second done
10 second done
11 second done
12 third mill 5
13 third done
14 third done
15 third done
16 second clockwise
17 second done
18 second done
19 second done
20 third done
21 third done
22 third done
23 first erect marduk
24 first done
25 first done
26 first unit foot
27 first at babylon
28 first at nippur
29 first done
30 second mill 5
31 second done
32 second done
33 second done
34 third mill 5
35 third done
36 third done
37 third done
38 first at nippur
39 first done
40 first mill 5
41 first done
42 second trade first
43 second give wood
44 second ask metal
45 second ask metal
46 second ask metal
47 second send
48 third trade first
49 third give wood
50 third give wood
51 third ask metal
52 third ask metal
53 third send
end 53 1fba3cf4e970b16b
