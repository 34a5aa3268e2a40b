import { decidePicture } from './picture-kind';
import type { LogoRefusal } from './logo-texts';

/**
 * A kept logo fits into this, in points: twice what the largest place for it needs, for sharp
 * screens.
 */
export const LOGO_BOX = { width: 640, height: 192 };
const SHORTEST_SIDE = 40;

export type LogoDecision = { allowed: true } | { allowed: false; reason: LogoRefusal };

/** Whether a file may be uploaded as a logo: a picture by its content, but none that moves. */
export function decideLogo(bytes: Uint8Array, size = bytes.length): LogoDecision {
  const decision = decidePicture(bytes, size);
  if (decision.allowed)
    return decision.kind === 'gif' ? { allowed: false, reason: 'logo-unknown' } : decision;
  const other = decision.reason === 'picture-unknown' || decision.reason === 'picture-heic';
  return other ? { allowed: false, reason: 'logo-unknown' } : decision;
}

/**
 * Whether something can be made out of a picture of this size once it fits into `LOGO_BOX`: 40
 * points at its shorter side.
 */
export function decideLogoSize({ width, height }: { width: number; height: number }): LogoDecision {
  const scale = Math.min(1, LOGO_BOX.width / width, LOGO_BOX.height / height);
  return Math.min(width, height) * scale >= SHORTEST_SIDE
    ? { allowed: true }
    : { allowed: false, reason: 'logo-too-small' };
}
