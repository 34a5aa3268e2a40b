import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { useState } from 'react';
import { takeInstallOffer } from '../install/install-offer';
import { lateShellTexts } from './late-shell-texts';
import { closeInstallHint, installHint } from './install-hint';

/** Once per opened page: React may throw away a component that it has begun to draw. */
let asked: ReturnType<typeof installHint> | null = null;
const hintOfThisPage = () => (asked === null ? (asked = installHint()) : asked);

/** Says, from the second visit on, that the app can stand on the home screen. */
export function InstallNote() {
  const [hint, setHint] = useState(hintOfThisPage);
  if (hint === undefined) return null;

  function close(): void {
    closeInstallHint();
    asked = undefined;
    setHint(undefined);
  }

  return (
    <Banner
      kind="info"
      onDismiss={close}
      action={
        hint === 'offer' && (
          <Button
            size="dense"
            onClick={() => {
              void takeInstallOffer()?.prompt();
              close();
            }}
          >
            {lateShellTexts.add}
          </Button>
        )
      }
    >
      {hint === 'offer' ? lateShellTexts.install : lateShellTexts.installIos}
    </Banner>
  );
}
