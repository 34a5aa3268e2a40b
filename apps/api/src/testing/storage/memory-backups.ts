import type { Backups } from '@academy/domain/backups';
import { Readable } from 'node:stream';
import type { KeptBackups } from '../../features/backups/kept-backups';

/** A night's backup that every test installation has. */
export const SOME_BACKUP = 'academy-2026-03-01-173000Z';

/** Backups that are nowhere: what was begun is done at once. */
export function memoryBackups(): KeptBackups {
  const at = '2026-03-01T17:30:00.000Z';
  const some: Backups['content'][number] = {
    name: SOME_BACKUP,
    takenAt: at,
    rows: 4021,
    pictures: 3,
    bytes: 182_044,
    check: null,
  };
  const begin = async (name: string) =>
    name === SOME_BACKUP ? ('begun' as const) : ('unknown' as const);
  return {
    list: async () => ({
      kept: true,
      nightly: true,
      takingSince: null,
      failed: null,
      content: [some],
    }),
    take: async () => 'begun',
    check: begin,
    locked: async (name) => (name === SOME_BACKUP ? Readable.from(['locked']) : undefined),
    times: async () => ({ newest: new Date(at), failed: null }),
  };
}
