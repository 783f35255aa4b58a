/** The first language that we speak among tags like `de-AT`; English if there is none. */
export function firstSpoken<L extends string>(tags: readonly string[], ours: Record<L, unknown>): L {
  return (tags.map(languageOf).find((tag) => Object.hasOwn(ours, tag)) ?? 'en') as L;
}

/** A language as it is spoken here: the first tag of it, with its region, so that dates and numbers look as usual. */
export function spokenHere(language: string, tags: readonly string[]): string {
  return tags.find((tag) => languageOf(tag) === language && isTag(tag)) ?? language;
}

/** Some browsers name their system's locale, `en-US@posix`, which they themselves can't read. */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

const languageOf = (tag: string) => tag.toLowerCase().split('-')[0] ?? '';
