import { deviceStorage } from '../../shared/device-storage';
import { hasInstallOffer } from '../install/install-offer';

const VISITS = 'academy.visits';
const CLOSED = 'academy.install-hint';
/** A hint before this visit would be noise: whoever comes back may want it. */
const FROM_VISIT = 2;

/**
 * `offer`: the browser installs on demand. `by-hand`: on iOS only the student can, by the share
 * menu.
 */
export type InstallHint = 'offer' | 'by-hand';

/** iPhones and iPads know it; nobody else does. True inside the installed app. */
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
export function installHint(): InstallHint | undefined {
  try {
    if (isInstalled() || deviceStorage === undefined) return undefined;
    if (countVisit() < FROM_VISIT || deviceStorage.getItem(CLOSED) !== null) return undefined;
    return hasInstallOffer() ? 'offer' : appleStandalone() === false ? 'by-hand' : undefined;
  } catch {
    // A full storage: then it is not worth mentioning.
    return undefined;
  }
}

/** Never again on this device. */
export function closeInstallHint(): void {
  try {
    deviceStorage?.setItem(CLOSED, 'closed');
  } catch {
    // It comes back with the next visit.
  }
}
