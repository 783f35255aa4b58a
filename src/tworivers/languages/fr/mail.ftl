# Les courriels. Avant chaque texte, son objet.

mail-confirm = Confirme ton adresse électronique
mail-confirm-text =
    Le compte { $account } de Two Rivers veut recevoir ses courriels à cette adresse. Si c’est bien toi, confirme-le ici :

    { $link }

    Le lien ne sert qu’une fois, dans les { $hours } heures. Si ce n’est pas toi, ne fais rien : sans le lien, rien ne se passe.
mail-password = Un nouveau mot de passe
mail-password-text =
    Quelqu’un, sans doute toi, a oublié le mot de passe du compte { $account } de Two Rivers. Choisis-en un nouveau ici :

    { $link }

    Le lien ne sert qu’une fois, dans les { $minutes } minutes. Si ce n’était pas toi, ne fais rien : ton mot de passe reste le même.
mail-moved = Ton adresse électronique a changé
mail-moved-text =
    Le compte { $account } de Two Rivers reçoit désormais ses courriels à une autre adresse. Si ce n’était pas toi, connecte-toi et change ton mot de passe et l’adresse :

    { $site }
mail-turn = À toi de jouer : { $game }
mail-turn-text = C’est ton tour : { $game }, avec { $others }.
mail-turn-alone = C’est ton tour : { $game }.
mail-stop = Ne plus recevoir ces courriels : { $link }
mail-why = Ce courriel vient d’un serveur Two Rivers, parce que quelqu’un l’y a demandé.
