"""Two Rivers: two board games of ancient Mesopotamia to play, study and train on."""
