import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { useState } from 'react';
import { takeInstallOffer, hasInstallOffer } from '../install/install-offer';
import { lateShellTexts } from './late-shell-texts';
import { deviceStorage } from '../../shared/device-storage';

/** Once per opened page: React may throw away a component that it has begun to draw. */
let asked: ReturnType<typeof installHint> | null = null;
const hintOfThisPage = () => (asked === null ? (asked = installHint()) : asked);

/** Says, from the second visit on, that the app can be on the home screen. */
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

const VISITS = 'academy.visits';
const CLOSED = 'academy.install-hint';
/** A hint on the first visit would be noise. */
const FROM_VISIT = 2;

/**
 * `offer`: the browser installs on demand. `by-hand`: on iOS only the student can, by the share
 * menu.
 */
type InstallHint = 'offer' | 'by-hand';

/** Set on iPhones and iPads only. True inside the installed app. */
const appleStandalone = (): boolean | undefined =>
  'standalone' in navigator && typeof navigator.standalone === 'boolean'
    ? navigator.standalone
    : undefined;

const isInstalled = () =>
  appleStandalone() === true || window.matchMedia('(display-mode: standalone)').matches;

/** How often the app has been opened on this device, this time included. */
function countVisit(): number {
  const visits = Number(deviceStorage?.getItem(VISITS) ?? 0) + 1;
  deviceStorage?.setItem(VISITS, String(visits));
  return visits;
}

/**
 * Whether to say that the app can be installed, and how. Asked once per opened page: it counts the
 * visit.
 */
function installHint(): InstallHint | undefined {
  try {
    if (isInstalled() || deviceStorage === undefined) return undefined;
    if (countVisit() < FROM_VISIT || deviceStorage.getItem(CLOSED) !== null) return undefined;
    return hasInstallOffer() ? 'offer' : appleStandalone() === false ? 'by-hand' : undefined;
  } catch {
    // Storage cannot be used: then the note is left out.
    return undefined;
  }
}

/** Never again on this device. */
function closeInstallHint(): void {
  try {
    deviceStorage?.setItem(CLOSED, 'closed');
  } catch {
    // It comes back with the next visit.
  }
}
