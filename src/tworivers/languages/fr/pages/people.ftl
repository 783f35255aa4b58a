# Les gens : adresses, mots de passe, profils, classements, amis.

address = Adresse électronique
address-is = Les courriels vont à { $address }.
address-waiting = Un lien est parti à { $address }. Dès qu’il est ouvert, les courriels y vont.
address-none = Avec une adresse, tu peux choisir un nouveau mot de passe si tu oublies le tien, et savoir quand c’est ton tour.
address-no-mail = Ce serveur n’envoie pas de courriels : il n’a pas besoin d’adresse, et un mot de passe oublié ne se remplace pas.
address-send = Envoyer le lien
address-remove = Oublier l’adresse
address-removed = L’adresse est oubliée. Plus aucun courriel ne part.
confirm-title = Cette adresse est-elle à toi ?
confirm-note = Confirme-le, et les courriels de ton compte y iront désormais.
confirm-do = Oui, elle est à moi
confirmed-title = Adresse confirmée
confirmed-note = Les courriels de ton compte y vont désormais.
forgotten = Mot de passe oublié ?
forgotten-note = Si un compte a cette adresse, un lien y part, avec lequel tu choisis un nouveau mot de passe.
forgotten-sent = Si un compte a cette adresse, le courriel est en route. Son lien sert une demi-heure.
fresh-title = Choisis un nouveau mot de passe
fresh-note = Tous les autres navigateurs sont alors déconnectés, et celui-ci est connecté.
erase = Supprimer mon compte
erase-note = Nom, adresse, classements, amis et tout ce que tu as dit sont supprimés pour de bon. Tes parties restent aux autres, sans ton nom ; celles en cours, l’ordinateur les termine.
erased = Ton compte est supprimé. Ici, tu joues désormais sans compte.
