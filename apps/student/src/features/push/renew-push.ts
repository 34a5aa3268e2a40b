import { isSubscribed, subscribeDevice } from './device-push';
import { pushApi } from './push-queries';

/**
 * A subscription belongs to a session, and sessions end after a month: after the next login the
 * device is subscribed again.
 */
export async function renewPush(): Promise<void> {
  if (!(await isSubscribed())) return;
  const { settings, thisDevice, publicKey } = await pushApi.ownPush();
  if (thisDevice || !(settings.menu || settings.cutoff || settings.answers)) return;
  await pushApi.subscribePush({ body: await subscribeDevice(publicKey) });
}
