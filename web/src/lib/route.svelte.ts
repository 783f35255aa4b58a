/** Where we are: the address bar as state, and links that don't load the page anew. */
import { address, pathOf, placeAt, served, type Place } from './site';

let place = $state.raw<Place>(placeAt(location));

export function current(): Place {
  return place;
}

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address(path));
  place = placeAt(location);
  if (!replace) window.scrollTo(0, 0);
}

addEventListener('popstate', () => (place = placeAt(location)));

const linkAt = (event: Event) => (event.target as Element | null)?.closest?.('a') ?? null;

/** Plain links inside the pages go through here; new tabs, downloads and other sites don't. */
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = linkAt(event);
  if (!link || link.target || link.hasAttribute('download')) return;
  // to a place on this page
  if (link.getAttribute('href')?.startsWith('#')) return;
  const path = pathOf(link);
  if (path === null) return;
  const onThisPage = link.hash && placeAt(new URL(address(path), location.href)).path === place.path;
  if (onThisPage && served) return;
  event.preventDefault();
  if (onThisPage) location.hash = link.hash;
  else go(path);
});

/** Links name paths; where only files are served, one gets its address before the browser follows or copies it. */
function fit(event: Event): void {
  const link = linkAt(event);
  const path = link?.getAttribute('href')?.startsWith('/') ? pathOf(link) : null;
  if (link && path !== null) link.setAttribute('href', address(path));
}
if (!served) for (const kind of ['pointerover', 'focusin']) addEventListener(kind, fit);
