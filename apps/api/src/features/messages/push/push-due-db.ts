import type { CalendarDay } from '@academy/domain/time';
import { and, eq, inArray, notExists } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { pushSettings, pushSubscriptions, reservations } from '../../../db/schema';
import { readDevicesToNotify } from '../../../shared/messages/push-db';

interface Look {
  what: string;
  now: Date;
}

/** Devices of students who want tomorrow's menu at this hour and have not got it. */
export const readDevicesForMenu = (db: Db, { menuHour, what, now }: Look & { menuHour: number }) =>
  readDevicesToNotify(db, 'menu', what, now, eq(pushSettings.menuHour, menuHour));

/**
 * Devices of students who want to learn of a cutoff, was not notified of this one, and has touched
 * none of the days that it locks.
 */
export const readDevicesBeforeCutoff = (
  db: Db,
  { dates, what, now }: Look & { dates: readonly CalendarDay[] },
) =>
  readDevicesToNotify(
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
