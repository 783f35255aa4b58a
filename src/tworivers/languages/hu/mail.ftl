# E-mailek az embereknek. Minden szöveg előtt a tárgya.

mail-confirm = Erősítsd meg az e-mail-címedet
mail-confirm-text =
    Valaki azt kérte, hogy a Two Rivers { $account } nevű fiókjának e-mailjei erre a címre menjenek. Ha te voltál, itt erősítheted meg:

    { $link }

    A link egyszer, { $hours } órán belül érvényes. Ha nem te voltál, nincs teendőd: a link nélkül nem történik semmi.
mail-password = Új jelszó
mail-password-text =
    Valaki, valószínűleg te, elfelejtette a Two Rivers { $account } nevű fiókjának jelszavát. Itt választhatsz újat:

    { $link }

    A link egyszer, { $minutes } percen belül érvényes. Ha nem te voltál, nincs teendőd: a jelszavad marad, ami volt.
mail-moved = Megváltozott az e-mail-címed
mail-moved-text =
    A Two Rivers { $account } nevű fiókja mostantól egy másik címre kapja az e-mailjeit. Ha nem te kérted, jelentkezz be, és változtasd meg a jelszavadat és a címet:

    { $site }
mail-turn = Te jössz: { $game }
mail-turn-text = Te jössz a következő asztalnál: { $game }. Veled játszik: { $others }.
mail-turn-alone = Te jössz a következő asztalnál: { $game }.
mail-stop = Nem kérek több ilyen e-mailt: { $link }
mail-why = Ezt az e-mailt egy Two Rivers-szerver küldte, mert ott valaki kérte.
