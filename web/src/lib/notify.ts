/** Calling somebody back to the table: the tab's title, a notification, a sound. */
import { root } from './site';
import { habits } from './preferences.svelte';

/** It has become our turn while we may be looking elsewhere. */
export function call(headline: string, text: string): void {
  if (habits.sound !== 'off') void import('./sound').then(({ play }) => play(habits.sound)).catch(() => {});
  if (!habits.notify || document.visibilityState === 'visible' || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(headline, {
      body: text,
      icon: new URL('favicon.svg', root()).href,
      tag: location.pathname,
    });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some phones allow notifications only from a service worker; the title still tells
  }
}
