/** The light markup of the book's sentences: **bold**, [words](#section), :icon: and `code`. */

export type Token =
  | { kind: 'text' | 'bold' | 'code'; text: string }
  | { kind: 'link'; text: string; section: string }
  | { kind: 'icon'; name: string };

const MARKS =
  /\*\*(?<bold>[^*]+)\*\*|\[(?<words>[^\]]+)\]\(#(?<section>[a-z-]+)\)|:(?<icon>[a-z-]+):|`(?<code>[^`]+)`/g;

export function tokens(sentence: string): Token[] {
  const found: Token[] = [];
  let at = 0;
  for (const match of sentence.matchAll(MARKS)) {
    if (match.index > at) found.push({ kind: 'text', text: sentence.slice(at, match.index) });
    at = match.index + match[0].length;
    const { bold, words, section, icon, code } = match.groups ?? {};
    if (bold !== undefined) found.push({ kind: 'bold', text: bold });
    else if (words !== undefined) found.push({ kind: 'link', text: words, section: section ?? '' });
    else if (icon !== undefined) found.push({ kind: 'icon', name: icon });
    else found.push({ kind: 'code', text: code ?? '' });
  }
  if (at < sentence.length) found.push({ kind: 'text', text: sentence.slice(at) });
  return found;
}

/** A sentence without its marks, to be searched. */
export function bare(sentence: string): string {
  return tokens(sentence)
    .map((token) => (token.kind === 'icon' ? '' : token.text))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
