import type { OwnPush, PushSettings } from '@academy/domain/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askPermission, cannotPush, subscribeDevice } from './device-push';
import { keepOwnPush, pushApi } from './push-queries';

type Failure = 'failed' | 'no-device' | 'not-asked';

/** What is shown while it is saved, and how it went. */
export function usePush(own: OwnPush | undefined) {
  const queryClient = useQueryClient();
  const [unsaved, setUnsaved] = useState<PushSettings>();
  const [failure, setFailure] = useState<Failure>();
  const [cannot, setCannot] = useState(cannotPush);

  /** The browser asks the student, which it does only under a finger. */
  async function addDevice(publicKey: string): Promise<Failure | undefined> {
    const granted = await askPermission();
    setCannot(cannotPush());
    if (!granted) return cannotPush() === undefined ? 'not-asked' : undefined;
    try {
      const body = await subscribeDevice(publicKey);
      keepOwnPush(queryClient, await pushApi.subscribePush({ body }));
      return undefined;
    } catch {
      return 'no-device';
    }
  }

  async function run(work: (own: OwnPush) => Promise<Failure | undefined>): Promise<void> {
    if (!own || unsaved) return;
    setFailure(undefined);
    setFailure(await work(own).catch((): Failure => 'failed'));
    setUnsaved(undefined);
  }

  return {
    settings: unsaved ?? own?.settings,
    saving: unsaved !== undefined,
    failure,
    cannot,
    /** Switches something; what is switched on comes to this device. */
    change: (settings: PushSettings, on: boolean) =>
      run(async ({ thisDevice, publicKey }) => {
        setUnsaved(settings);
        if (on && !thisDevice) {
          const failed = await addDevice(publicKey);
          if (failed !== undefined || cannotPush() !== undefined) return failed;
        }
        keepOwnPush(queryClient, await pushApi.savePushSettings({ body: settings }));
        return undefined;
      }),
    /** This device, too. */
    here: () =>
      run(async ({ settings, publicKey }) => {
        setUnsaved(settings);
        return addDevice(publicKey);
      }),
  };
}
