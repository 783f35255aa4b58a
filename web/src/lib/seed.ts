/** Fair dice: the hash shown at the start must be that of the seed shown at the end (engine/dice.py, seed_hash). */

export async function seedHash(seed: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`two rivers ${seed}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
