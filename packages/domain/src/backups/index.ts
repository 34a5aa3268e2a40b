export { isBackupDue, isBackupStale } from './due';
export type { BackupTimes } from './due';
export { backupEndpoints } from './endpoints';
export { backupName, takenAt } from './name';
export { BACKUP_FAILURES, PASSPHRASE } from './limits';
export type { BackupFailure } from './limits';

export type { Backup, Backups } from './schemas';
