import {
  dayCutoffOf,
  decideMealServed,
  spareOn,
  type Meal,
  type mealEndpoints,
  type PickUp,
} from '@academy/domain/meals';
import { mayPickUp } from '@academy/domain/calendar';
import { allergyWords } from '@academy/domain/menus';
import { formatDay, type CalendarDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import type { Call } from '../../http/serve';
import { transact } from '../../http/writes/transact';
import { readLunchSettings } from '../../shared/settings/lunch-settings-db';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { notify } from '../../shared/notify-db';
import { readAllergensOf } from '../../shared/students/allergens-db';
import { readAway } from './away-db';
import { readManaged } from './managed-db';
import {
  countStudents,
  readClosingCause,
  readHolidayName,
  readSameDayRows,
  writePickUps,
} from './same-day-db';

/** The same-day list (`/list`): twenty queries, whatever the number of students. */
export async function readSameDay(db: Db, date: CalendarDay, now: Date) {
  const [settings, holiday, closing, read, awayOf, managedOf] = await Promise.all([
    readLunchSettings(db),
    readHolidayName(db, date),
    readClosingCause(db, date),
    readSameDayRows(db, date),
    readAway(db, date, now),
    readManaged(db, date),
  ]);
  const allergensOf = await readAllergensOf(
    db,
    read.map(({ studentId }) => studentId),
  );
  const rows = read.map((row) => ({
    studentId: row.studentId,
    name: row.name,
    seat: row.seat,
    grade: row.grade,
    school: row.school,
    phoneTail: row.phoneTail,
    lunch: row.lunch,
    dinner: row.dinner,
    lunchPickedUp: row.lunchPickedUp,
    dinnerPickedUp: row.dinnerPickedUp,
    allergy: allergyWords(row.allergy, allergensOf(row.studentId)),
    note: row.note,
    depositStatus: row.depositStatus,
    away: awayOf(row.studentId, row),
    managed: managedOf(row.studentId, row),
    changedAt: row.changedAt.toISOString(),
  }));
  const closed = (meal: Meal) => {
    const served = decideMealServed({ settings, date, meal });
    return served.allowed ? null : served.reason;
  };
  return {
    date,
    holiday,
    closing,
    asOf: now.toISOString(),
    cutoffAt: dayCutoffOf(settings, date).toISOString(),
    closed: { lunch: closed('lunch'), dinner: closed('dinner') },
    spares: {
      lunch: spareOn(settings, date, 'lunch'),
      dinner: spareOn(settings, date, 'dinner'),
    },
    rows: rows.filter(
      ({ lunch, dinner, lunchPickedUp, dinnerPickedUp, managed }) =>
        lunch || dinner || lunchPickedUp || dinnerPickedUp || managed !== null,
    ),
  };
}

/** If a request ticks a meal twice, the last tick counts. */
const lastTicks = (ticks: readonly PickUp[]) => [
  ...new Map(ticks.map((tick) => [`${tick.studentId} ${tick.meal}`, tick])).values(),
];

/**
 * Saves pick-up ticks (수령) and answers with the fresh list. All or none: an unknown student refuses
 * the whole request, as does a day that has not come.
 */
export async function savePickUps(
  db: Db,
  { actor, body, params: { date }, now, request }: Call<typeof mealEndpoints.savePickUps>,
) {
  if (!mayPickUp(date, now)) throw new Refusal('day-not-come');
  const ticks = lastTicks(body);
  const ids = [...new Set(ticks.map(({ studentId }) => studentId))];
  await transact(db, async (tx) => {
    if ((await countStudents(tx, ids)) < ids.length) throw new Refusal('not-found');
    await writePickUps(tx, date, ticks, actor.managerId, now);
    await auditManager(
      tx,
      { actor, request },
      {
        action: 'save-pick-ups',
        entity: 'pick-ups',
        entityId: date,
        subject: formatDay(date),
        after: ticks,
      },
    );
    await notify(tx, { topic: 'meals', dates: [date] });
  });
  return readSameDay(db, date, now);
}
