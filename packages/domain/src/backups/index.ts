export { isBackupDue, isBackupStale, nextNight, RETRY_MS } from './due';
export type { BackupTimes } from './due';
export { backupEndpoints } from './endpoints';
export { backupFields } from './fields';
export { backupName, takenAt } from './name';
export { BACKUP_FAILURES, KEPT, NIGHTLY_AT, PASSPHRASE } from './limits';
export type { BackupFailure } from './limits';

export type { Backup, Backups } from './schemas';
