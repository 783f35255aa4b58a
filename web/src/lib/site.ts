/**
 * Where the site lies. A server has it at its root and answers at every address. Files alone (`tworivers export-site`) may
 * lie in any folder and are asked for by one page: there an address stands behind a question mark, `?/rules/GAME`.
 */

/** Whether there is a server behind the pages: a site of files alone says that there is none. */
export const served =
  typeof document === 'undefined' || !document.querySelector('meta[name="tworivers"][content="files"]');

/** The site's folder. */
export function root(): URL {
  return new URL(served ? '/' : '.', location.origin + location.pathname);
}

export interface Place {
  path: string;
  query: URLSearchParams;
}

/** A path of the pages (`/new?game=GAME`) as an address of this site. */
export function address(path: string): string {
  return served ? path : `${root().pathname}?${path}`;
}

/** Where the address bar says we are. */
export function placeAt({ pathname, search }: { pathname: string; search: string }): Place {
  if (served) return { path: pathname, query: new URLSearchParams(search) };
  const [path = '', ...query] = search.slice(1).split('?');
  return { path: path.startsWith('/') ? decodeURI(path) : '/', query: new URLSearchParams(query.join('?')) };
}

/** The path that a link leads to within the pages; null: it leads elsewhere. */
export function pathOf(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin) return null;
  if (served) return link.pathname.startsWith('/api/') ? null : link.pathname + link.search + link.hash;
  const given = link.getAttribute('href') ?? '';
  if (given.startsWith('/') && !given.startsWith(`${root().pathname}?`)) return given;
  return link.pathname === root().pathname ? (link.search.slice(1) || '/') + link.hash : null;
}
