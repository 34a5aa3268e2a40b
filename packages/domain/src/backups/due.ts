import { instantAt, seoulDay, type ClockTime } from '../time';
import { NIGHTLY_AT } from './limits';

/** A try that failed is repeated after this. */
export const RETRY_MS = 3_600_000;
/** Korea keeps one time all year. */
const DAY_MS = 24 * 3_600_000;
const STALE_MS = 2 * DAY_MS;

/** What the server knows of its backups: the newest whole one, and the last try if that failed. */
export interface BackupTimes {
  newest: Date | null;
  failed: Date | null;
}

/** The next moment after `now` at which clocks in Seoul show `time`. */
export function nextNight(now: Date, time: ClockTime): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const tonight = instantAt(seoulDay(now), hour, minute);
  return tonight > now ? tonight : new Date(tonight.getTime() + DAY_MS);
}

/**
 * Whether the nightly backup is to be taken now: none was since the last `NIGHTLY_AT`, so one that
 * a machine slept through is made up for. A failed try is repeated after an hour.
 */
export function isBackupDue({ newest, failed }: BackupTimes, now: Date): boolean {
  if (failed && now.getTime() - failed.getTime() < RETRY_MS) return false;
  return newest === null || newest.getTime() < nextNight(now, NIGHTLY_AT).getTime() - DAY_MS;
}

/**
 * Whether managers are warned that backups are missing: the newest is older than two days, or the
 * first failed. A new academy is not warned before the first was tried.
 */
export const isBackupStale = ({ newest, failed }: BackupTimes, now: Date): boolean =>
  newest === null ? failed !== null : now.getTime() - newest.getTime() > STALE_MS;
