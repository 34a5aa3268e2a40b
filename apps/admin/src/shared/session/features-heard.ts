import { readKept, writeKept } from '@academy/app-kit/device';

/** What was off when this browser last heard of it: a page's files come before the answer. */
const KEY = 'academy.admin.features-off';

export const keepFeaturesOff = (off: readonly string[] = []): void =>
  writeKept(KEY, off.length === 0 ? null : off.join(' '));

export const lastFeaturesOff = (): readonly string[] => readKept(KEY)?.split(' ') ?? [];
