/** Of what locks a downloaded backup, in characters: whoever finds the file may try for years. */
export const PASSPHRASE = { least: 12, most: 200 } as const;

/** What a backup may fail of; `other` is in the server's log. */
export const BACKUP_FAILURES = ['damaged', 'disk-full', 'no-program', 'other'] as const;
export type BackupFailure = (typeof BACKUP_FAILURES)[number];
