/** Chances, from the duel rules of docs/rules/mesopotamia.md: what a person should know before committing. */

export const FOOT_ATTACK = 1;
export const CHARIOT_ATTACK = 2;
export const NOMAD_ATTACK = 2;
/** Walls from which on no chariot attacks. */
export const CHARIOT_BAN = 2;

/** The chance that a roll with a bonus reaches what is needed. */
export function reaches(needed: number, bonus = 0): number {
  return Math.min(6, Math.max(0, 7 - needed + bonus)) / 6;
}

/** The chance that the attacker wins a duel: both roll and add, the higher total wins, ties are rolled again. */
export function duel(attack: number, defence: number): number {
  let wins = 0;
  let losses = 0;
  for (let mine = 1; mine <= 6; mine++)
    for (let theirs = 1; theirs <= 6; theirs++) {
      if (mine + attack > theirs + defence) wins++;
      else if (mine + attack < theirs + defence) losses++;
    }
  return wins / (wins + losses);
}

export interface Fight {
  foot: number;
  chariots: number;
  defenders: number;
  /** All walls together. */
  defence: number;
}

/**
 * The chance that the attackers win a battle. Every unit fights until it falls, and the kind of a defender changes nothing; so
 * the order of the attackers doesn't matter.
 */
export function battle({ foot, chariots, defenders, defence }: Fight): number {
  const attackers = [
    ...Array<number>(chariots).fill(duel(CHARIOT_ATTACK, defence)),
    ...Array<number>(foot).fill(duel(FOOT_ATTACK, defence)),
  ];
  return against(attackers, defenders);
}

/** A tribe of so many units attacks. */
export function raid(units: number, defenders: number, defence: number): number {
  return against(Array<number>(units).fill(duel(NOMAD_ATTACK, defence)), defenders);
}

function against(attackers: number[], defenders: number): number {
  // left[n]: the chance that n defenders are left when the next attacker steps forward
  let left = Array<number>(defenders + 1).fill(0);
  left[defenders] = 1;
  for (const chance of attackers) {
    const after = Array<number>(defenders + 1).fill(0);
    after[0] = left[0] ?? 0;
    for (let count = defenders; count > 0; count--) {
      let here = left[count] ?? 0;
      for (let rest = count; rest > 0; rest--) {
        after[rest] = (after[rest] ?? 0) + here * (1 - chance);
        here *= chance;
      }
      after[0] += here;
    }
    left = after;
  }
  return attackers.length || defenders === 0 ? (left[0] ?? 0) : 0;
}

/** "50 %", never 0 or 100 unless it is certain. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return Math.round(chance) * 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
