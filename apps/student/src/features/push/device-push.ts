import type { PushSubscription as Subscription } from '@academy/domain/messages';

/**
 * Why this device cannot be notified: the page is not secure; iOS notifies only apps on the home
 * screen; the student has refused it in the browser; the browser has no notifications.
 */
export type CannotPush = 'insecure' | 'home-screen' | 'refused' | 'unsupported';

/** iPhones and iPads know it; false outside the installed app. */
const isAppleBrowser = () => 'standalone' in navigator && navigator.standalone === false;

/** Undefined if notifications are possible. */
export function cannotPush(): CannotPush | undefined {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isAppleBrowser() ? 'home-screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'refused' : undefined;
}

/** Asks the student, who sees the browser's own question; not again once they have answered. */
export const askPermission = async (): Promise<boolean> =>
  (await Notification.requestPermission()) === 'granted';

/** What this browser has been subscribed to, if it was. */
async function subscribed() {
  const registration = await navigator.serviceWorker.getRegistration();
  return { registration, subscription: await registration?.pushManager.getSubscription() };
}

/** Subscribes this browser; one that was subscribed under another key begins again. */
export async function subscribeDevice(publicKey: string): Promise<Subscription> {
  const { registration, subscription } = await subscribed();
  if (!registration) throw new Error('no worker is in charge of this page yet');
  const ready = await navigator.serviceWorker.ready;
  const subscribe = () =>
    ready.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const made = await subscribe().catch(async (error: unknown) => {
    if (!subscription) throw error;
    await subscription.unsubscribe();
    return subscribe();
  });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

/** Whether this browser was subscribed and may still show what comes. */
export async function isSubscribed(): Promise<boolean> {
  if (cannotPush() !== undefined || Notification.permission !== 'granted') return false;
  return Boolean((await subscribed()).subscription);
}

/** Signing out removes this browser's subscription. */
export async function unsubscribeDevice(): Promise<void> {
  if (cannotPush() === undefined) await (await subscribed()).subscription?.unsubscribe();
}
