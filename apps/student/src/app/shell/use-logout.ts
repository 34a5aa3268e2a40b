import { useState } from 'react';
import { session } from '../../shared/api/connection';
import { unsavedCount, unsavedWork } from '../../shared/unsaved-work/unsaved-work';

async function leave(): Promise<void> {
  await unsavedWork.discard();
  await session.logout();
}

/** Logging out saves first. What cannot be saved is asked about, because the device forgets it with the login. */
export function useLogout() {
  const [step, setStep] = useState<'idle' | 'saving' | 'asking'>('idle');

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
