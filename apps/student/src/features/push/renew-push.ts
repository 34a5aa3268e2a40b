import { isSubscribed, subscribeDevice } from './device-push';
import { pushApi } from './push-queries';

/**
 * A device belongs to its login, and logins end after a month: one on which somebody has signed in
 * again is told again what they have asked for.
 */
export async function renewPush(): Promise<void> {
  if (!(await isSubscribed())) return;
  const { settings, thisDevice, publicKey } = await pushApi.ownPush();
  if (thisDevice || !(settings.menu || settings.cutoff || settings.answers)) return;
  await pushApi.subscribePush({ body: await subscribeDevice(publicKey) });
}
