/** The first language that we speak among tags like `de-AT`; English if there is none. */
export function firstSpoken<L extends string>(tags: readonly string[], ours: Record<L, unknown>): L {
  const wanted = tags.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return (wanted.find((tag) => Object.hasOwn(ours, tag)) ?? 'en') as L;
}
