/** Variations in a link: packed, so that whoever gets it needs nothing else. */
import type { CommentaryWish } from './types';

async function through(bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(by)).arrayBuffer());
}

export async function packedTree(wish: CommentaryWish): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(wish)), new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** What a link holds; null where it is no such link. */
export async function unpackedTree(text: string): Promise<CommentaryWish | null> {
  try {
    const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = await through(
      Uint8Array.from(raw, (one) => one.charCodeAt(0)),
      new DecompressionStream('deflate-raw'),
    );
    return JSON.parse(new TextDecoder().decode(bytes)) as CommentaryWish;
  } catch {
    return null;
  }
}
