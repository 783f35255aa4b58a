/**
 * A tab that was open while the server got new pages asks for files that are gone: then it is loaded anew, but only
 * once. Where the server doesn't answer at all, the line is down and what is in sight stays.
 */
import { root, served } from './site';

const PLACE = 'tworivers-renewed';
/** Milliseconds within which another failure isn't answered by another try. */
const SOON = 60_000;

export function renewWhenOutdated(): void {
  window.addEventListener('vite:preloadError', () => void renew());
}

async function renew(): Promise<void> {
  if ((await serverAnswers()) && !triedJustNow()) location.reload();
}

export function serverAnswers(): Promise<boolean> {
  return fetch(served ? '/api/games' : root(), { cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** Whether the page was loaded anew a moment ago; otherwise it is noted that it is now. */
function triedJustNow(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(PLACE)) < SOON) return true;
    sessionStorage.setItem(PLACE, String(Date.now()));
    return false;
  } catch {
    // without storage nothing would end the tries
    return true;
  }
}
