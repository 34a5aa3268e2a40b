import type { NewVersion } from '@academy/app-kit/offline';
import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { useState, useSyncExternalStore } from 'react';
import { lateShellTexts } from './late-shell-texts';
import { unsavedCount, unsavedWork, useSaveState } from '../../shared/unsaved/unsaved-work';

const nothingUnsaved = () => unsavedCount(unsavedWork.getState()) === 0;

/**
 * Offers a new version. It is never loaded over edits: they are saved first, and while they cannot
 * be saved the page stays.
 */
export function UpdateNote({
  version,
}: {
  version: Pick<NewVersion, 'subscribe' | 'isReady' | 'use'>;
}) {
  const ready = useSyncExternalStore(version.subscribe, version.isReady);
  const unsaved = unsavedCount(useSaveState());
  const [step, setStep] = useState<'offered' | 'saving' | 'refused'>('offered');
  if (!ready) return null;

  async function reload(): Promise<void> {
    setStep('saving');
    await unsavedWork.saveNow();
    setStep('refused');
    if (nothingUnsaved()) version.use(nothingUnsaved);
  }

  return (
    <Banner
      kind="info"
      action={
        <Button size="dense" loading={step === 'saving'} onClick={() => void reload()}>
          {lateShellTexts.reload}
        </Button>
      }
    >
      {step === 'refused' && unsaved > 0
        ? lateShellTexts.unsaved(unsaved)
        : lateShellTexts.newVersion}
    </Banner>
  );
}
