import { instantAt, seoulDay } from '../time';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** When the academy sleeps, hours and minutes in Seoul. */
const NIGHT = { hour: 2, minute: 30 } as const;
const STALE_MS = 2 * DAY_MS;

/** What the server knows of its backups: the newest whole one, and the last try if that failed. */
export interface BackupTimes {
  newest: Date | null;
  failed: Date | null;
}

/** The last 02:30 in Seoul that is over. */
function lastNight(now: Date): Date {
  const tonight = instantAt(seoulDay(now), NIGHT.hour, NIGHT.minute);
  return tonight <= now ? tonight : new Date(tonight.getTime() - DAY_MS);
}

/**
 * Whether the nightly backup is to be taken now: none was since the last 02:30, so one that a
 * machine slept through is made up for. A failed try is repeated after an hour.
 */
export function isBackupDue({ newest, failed }: BackupTimes, now: Date): boolean {
  if (failed && now.getTime() - failed.getTime() < HOUR_MS) return false;
  return newest === null || newest < lastNight(now);
}

/**
 * Whether managers are to be told that backups are missing: the newest is older than two days, or
 * the first failed. A new academy without one is not told before it was tried.
 */
export const isBackupStale = ({ newest, failed }: BackupTimes, now: Date): boolean =>
  newest === null ? failed !== null : now.getTime() - newest.getTime() > STALE_MS;
