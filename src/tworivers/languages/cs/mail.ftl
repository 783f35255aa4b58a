# E-maily lidem. Před každým textem jeho předmět.

mail-confirm = Potvrď svou e-mailovou adresu
mail-confirm-text =
    Účet { $account } na Two Rivers chce dostávat e-maily na tuto adresu. Pokud jsi to ty, potvrď to tady:

    { $link }

    Odkaz platí jednou, do { $hours } hodin. Pokud to nejsi ty, nedělej nic: bez odkazu se nic nestane.
mail-password = Nové heslo
mail-password-text =
    Někdo, asi ty, zapomněl heslo účtu { $account } na Two Rivers. Tady si zvol nové:

    { $link }

    Odkaz platí jednou, do { $minutes } minut. Pokud o to nežádáš ty, nedělej nic: heslo zůstane, jaké je.
mail-moved = Tvoje e-mailová adresa se změnila
mail-moved-text =
    Účet { $account } na Two Rivers teď dostává e-maily na jinou adresu. Pokud o to nežádáš ty, přihlas se a změň heslo i adresu:

    { $site }
mail-turn = Jsi na řadě: { $game }
mail-turn-text = Jsi na řadě u stolu hry { $game }. Hraje s tebou: { $others }.
mail-turn-alone = Jsi na řadě u stolu hry { $game }.
mail-stop = Už žádné takové e-maily: { $link }
mail-why = Tento e-mail poslal server Two Rivers, protože o něj tam někdo požádal.
