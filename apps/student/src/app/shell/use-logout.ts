import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { unsubscribeDevice } from '../../features/push/device-push';
import { session } from '../../shared/api';
import { useStoredDrafts } from '../../shared/unsaved/stored-drafts';
import { unsavedCount, unsavedWork } from '../../shared/unsaved/unsaved-work';

/**
 * Logging out saves first. What cannot be saved is asked about, because the device forgets it with
 * the login.
 */
export function useLogout() {
  const navigate = useNavigate();
  useStoredDrafts();
  const [step, setStep] = useState<'idle' | 'saving' | 'asking'>('idle');

  async function leave(): Promise<void> {
    await unsavedWork.discard();
    // Without a network the server forgets the device with the login all the same.
    void unsubscribeDevice().catch(() => undefined);
    await session.logout();
    // The guard has led to the login with `next` by now: whoever logs out does not want to come
    // back to this page.
    await navigate('/', { replace: true });
  }

  return {
    step,
    async logout(): Promise<void> {
      setStep('saving');
      await unsavedWork.saveNow();
      if (unsavedCount(unsavedWork.getState()) > 0) setStep('asking');
      else await leave();
    },
    stay: () => setStep('idle'),
    leave,
  };
}
