import type { CalendarDay } from '@academy/domain/time';
import { and, eq, inArray, notExists } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { pushSettings, pushSubscriptions, reservations } from '../../../db/schema';
import { readUntold } from '../../../shared/messages/push-db';

interface Look {
  what: string;
  now: Date;
}

/** Devices of who wants tomorrow's menu at this hour and does not have it. */
export const readWhoWantsMenu = (db: Db, { menuHour, what, now }: Look & { menuHour: number }) =>
  readUntold(db, 'menu', what, now, eq(pushSettings.menuHour, menuHour));

/**
 * Devices of who wants to hear of a cutoff, was not told of this one, and has touched none of the
 * days that it locks.
 */
export const readWhoMissesCutoff = (
  db: Db,
  { dates, what, now }: Look & { dates: readonly CalendarDay[] },
) =>
  readUntold(
    db,
    'cutoff',
    what,
    now,
    notExists(
      db
        .select({ id: reservations.studentId })
        .from(reservations)
        .where(
          and(
            eq(reservations.studentId, pushSubscriptions.studentId),
            inArray(reservations.date, [...dates]),
          ),
        ),
    ),
  );
