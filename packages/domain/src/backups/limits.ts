import { clockTime } from '../time';

/** When the nightly one is taken, in Seoul: while the academy sleeps. */
export const NIGHTLY_AT = clockTime('02:30');

/** How many backups of the last days, weeks and months are kept. */
export const KEPT = { days: 7, weeks: 4, months: 12 } as const;

/** Of what locks a downloaded backup, in characters: a finder of the file may try for years. */
export const PASSPHRASE = { least: 12, most: 200 } as const;

/** What a backup may fail of; `other` is in the server's log. */
export const BACKUP_FAILURES = ['damaged', 'disk-full', 'no-program', 'other'] as const;
export type BackupFailure = (typeof BACKUP_FAILURES)[number];
