# E-mails aan mensen. Voor elke tekst het onderwerp.

mail-confirm = Bevestig je e-mailadres
mail-confirm-text =
    Het account { $account } bij Two Rivers wil zijn e-mail op dit adres krijgen. Ben jij dat, bevestig het dan hier:

    { $link }

    De link werkt één keer, binnen { $hours } uur. Ben jij het niet, doe dan niets: zonder de link gebeurt er niets.
mail-password = Een nieuw wachtwoord
mail-password-text =
    Iemand, waarschijnlijk jij, is het wachtwoord van het account { $account } bij Two Rivers vergeten. Kies hier een nieuw:

    { $link }

    De link werkt één keer, binnen { $minutes } minuten. Was jij het niet, doe dan niets: je wachtwoord blijft zoals het is.
mail-moved = Je e-mailadres is gewijzigd
mail-moved-text =
    Het account { $account } bij Two Rivers krijgt zijn e-mail voortaan op een ander adres. Was jij dat niet, log dan in en wijzig je wachtwoord en het adres:

    { $site }
mail-turn = Jij bent aan de beurt: { $game }
mail-turn-text = Jij bent aan de beurt bij { $game }, met { $others }.
mail-turn-alone = Jij bent aan de beurt bij { $game }.
mail-stop = Geen e-mail van dit soort meer: { $link }
mail-why = Deze e-mail komt van een server van Two Rivers, omdat iemand daar om vroeg.
