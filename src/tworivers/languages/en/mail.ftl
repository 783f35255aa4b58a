# Letters: what people are sent by e-mail. Before each text its subject.

mail-confirm = Confirm your e-mail address
mail-confirm-text =
    The account { $account } at Two Rivers shall get its letters at this address. If that is you, confirm it here:

    { $link }

    The link works once, within { $hours } hours. If it isn’t you, do nothing: without the link nothing happens.
mail-password = A new password
mail-password-text =
    Somebody, probably you, has forgotten the password of the account { $account } at Two Rivers. Choose a new one here:

    { $link }

    The link works once, within { $minutes } minutes. If it wasn’t you, do nothing: your password stays as it is.
mail-moved = Your e-mail address was changed
mail-moved-text =
    The account { $account } at Two Rivers gets its letters at another address from now on. If that wasn’t you, sign in and change your password and the address:

    { $site }
mail-turn = Your turn: { $game }
mail-turn-text = It is your turn at the table of { $game } with { $others }.
mail-turn-alone = It is your turn at a table of { $game }.
mail-stop = No more letters of this kind: { $link }
mail-why = This letter was sent by a Two Rivers server, because somebody asked for it there.
