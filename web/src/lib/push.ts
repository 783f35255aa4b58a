/** This device at its browser's push service, by which the server can tell of a turn while no page is open. */
import { api } from './api';

/** Whether this browser can be told anything, with the worker that hears it. */
export async function listening(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

/** The key as push services take it. */
function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Have this device told; false if the browser doesn't allow it. */
export async function tellThisDevice(worker: ServiceWorkerRegistration, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const place = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = place.toJSON();
  await api.tellDevice(endpoint ?? '', keys?.p256dh ?? '', keys?.auth ?? '');
  return true;
}

export async function forgetThisDevice(worker: ServiceWorkerRegistration): Promise<void> {
  const place = await worker.pushManager.getSubscription();
  if (!place) return;
  await api.forgetDevice(place.endpoint);
  await place.unsubscribe();
}
