/**
 * Messages of the server while no page is open (docs/api.md, Notices): that it is one's turn, at which table. They hold
 * nothing of the game. The app's badge counts the tables that wait, where browsers have badges.
 */

interface Told {
  title: string;
  body: string;
  url: string;
  tag: string;
  waiting: number;
}
interface Pushed extends Event {
  data: { json(): Told } | null;
  waitUntil(work: Promise<unknown>): void;
}
interface Clicked extends Event {
  notification: Notification;
  waitUntil(work: Promise<unknown>): void;
}
interface Tab {
  url: string;
  focus(): Promise<unknown>;
}
interface Hearing {
  registration: ServiceWorkerRegistration;
  navigator: { setAppBadge?: (count: number) => Promise<void> };
  clients: { matchAll(which: { type: 'window' }): Promise<Tab[]>; openWindow(url: string): Promise<unknown> };
  addEventListener(kind: 'push', hear: (event: Pushed) => void): void;
  addEventListener(kind: 'notificationclick', hear: (event: Clicked) => void): void;
}

const hearing = self as unknown as Hearing;

/** An address of the site, wherever the site lies. */
const within = (url: string): string => new URL(url.replace(/^\//, ''), hearing.registration.scope).href;

hearing.addEventListener('push', (event) => {
  const told = event.data?.json();
  if (!told) return;
  const { title, body, url, tag, waiting } = told;
  const shown = hearing.registration.showNotification(title, { body, tag, icon: within('/favicon.svg'), data: url });
  event.waitUntil(Promise.all([shown, hearing.navigator.setAppBadge?.(waiting).catch(() => {})]));
});

hearing.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(within(String(event.notification.data))));
});

/** The page that shows it already, or a new one. */
async function open(address: string): Promise<unknown> {
  const tabs = await hearing.clients.matchAll({ type: 'window' });
  const there = tabs.find((tab) => tab.url.split(/[?#]/)[0] === address);
  return there ? there.focus() : hearing.clients.openWindow(address);
}
