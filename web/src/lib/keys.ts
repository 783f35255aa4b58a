/** Keys for requests that may be sent again: the server carries out each key's request once (docs/api.md). */

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
