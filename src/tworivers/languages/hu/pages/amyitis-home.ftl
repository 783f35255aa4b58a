# Amit az első oldalak mondanak a játékról.

hero-title-amyitis = Ültesd be Babilon függőkertjeit
hero-lead-amyitis = Vezesd a vizet a teraszokra, küldj karavánt távoli városokba, és nyerd el a királynő kegyét: Amyitis, két–négy nemes játéka.
about-amyitis = Két–négy nemes öntözi és ülteti be a függőkerteket. Körülbelül egy óra.
lasts-amyitis = nagyjából egy óra, a gép ellen kevesebb
