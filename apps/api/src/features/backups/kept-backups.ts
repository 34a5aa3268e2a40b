import type { Backups, BackupTimes } from '@academy/domain/backups';
import type { Readable } from 'node:stream';

/**
 * Whether work was begun, is under way already, is about a backup that is not there, or cannot be
 * done in a folder that is only read.
 */
export type Begun = 'begun' | 'running' | 'unknown' | 'not-writable';

/** The backups of this installation, as far as its server can make and reach them. */
export interface KeptBackups {
  list: () => Promise<Backups>;
  /** Begins one and does not wait for it. */
  take: () => Promise<Begun>;
  /** Begins to restore one into a database that is thrown away. */
  check: (backup: string) => Promise<Begun>;
  /** A backup as one file that the passphrase opens; undefined: it is not there. */
  locked: (backup: string, passphrase: string) => Promise<Readable | 'too-large' | undefined>;
  times: () => Promise<BackupTimes>;
}
