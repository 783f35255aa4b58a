[Game "mesopotamia"]
[Rules "3"]
[Seats "3"]
[Options "years=2, cards=on, open-stocks=off, wall-bonus=1, six=list, walls-stop-nomads=off, harvests=one, attack=book, offers=free, bank-flour=take, second-wind=attacker, smelting=all, may=must, absent-cores=empty, board=whole, interrupts=on"]
[Names "You, Mari, Assur"]
[SeedHash "cdd16e452a473ba42aa88533f7fcbc93d223e03e96cd1cc29c463f00e668a99a"]
[Seed "cards 9"]
[Box "standard 58dce2de"]

1 first mill 5
2 first done
end 2 6653a09137404050
