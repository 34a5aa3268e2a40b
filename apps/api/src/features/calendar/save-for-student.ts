import {
  editCauseName,
  type calendarEndpoints,
  type ManagerMealsResult,
} from '@academy/domain/calendar';
import type { Reservation } from '@academy/domain/meals';
import { won } from '@academy/domain/money';
import { formatDay, monthOf } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Call } from '../../http/serve';
import { once } from '../../http/writes/once';
import { holdLunchSettings } from '../../shared/settings/lunch-settings-db';
import { lockStudents } from '../../shared/students/students-db';
import { readMonths, readRows } from './reservations-db';
import { planMealsFor, writeMealsFor } from './write-meals-for';

/** The student's days with a meal, as they are after the change. */
const mealsAfter = (
  current: readonly Reservation[],
  after: readonly Reservation[],
): Reservation[] =>
  [
    ...new Map(
      [...current, ...after].map(({ date, lunch, dinner }) => [date, { date, lunch, dinner }]),
    ).values(),
  ]
    .filter(({ lunch, dinner }) => lunch || dinner)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));

/**
 * A manager's change of one student's meals, after the cutoff too when a note says why: one
 * transaction that writes the days, settles what was paid for dropped meals, and can be taken back.
 */
export async function saveMealsFor(
  db: Db,
  call: Call<typeof calendarEndpoints.saveMealsFor>,
): Promise<ManagerMealsResult> {
  const {
    body: { changes, ...given },
    params: { studentId },
    now,
  } = call;
  const months = [...new Set(changes.map(({ date }) => monthOf(date)))];
  const reason = { ...given, note: given.note.trim() };
  return once(db, call, async (tx) => {
    const name = (await lockStudents(tx, [studentId])).get(studentId);
    if (name === undefined) throw new Refusal('not-found');
    const settings = await holdLunchSettings(tx);
    const current = await readMonths(tx, studentId, months);
    const own = planMealsFor([{ studentId, name, current, changes }], {
      settings,
      note: reason.note,
      now,
    });
    const { writes = [], skipped = [] } = own[0]?.plan ?? {};
    const month = mealsAfter(current, writes);
    if (writes.length === 0) return { saved: [], skipped, month, settled: won(0), undo: null };
    const { settled, undo } = await writeMealsFor(tx, call, own, {
      settings,
      months,
      reason,
      label: `${name} · ${editCauseName(reason.cause)}`,
    });
    return { saved: writes, skipped, month, settled: won(settled), undo };
  });
}

/**
 * The same of a day for several students, all or none: a meal that is not served that day refuses
 * the whole list, with the student's name.
 */
export async function saveMealsOfDay(db: Db, call: Call<typeof calendarEndpoints.saveMealsOfDay>) {
  const {
    body: { entries, ...given },
    params: { date },
    now,
  } = call;
  const reason = { ...given, note: given.note.trim() };
  const wanted = new Map(entries.map((entry) => [entry.studentId, entry]));
  const ids = [...wanted.keys()];
  return once(db, call, async (tx) => {
    const names = await lockStudents(tx, ids);
    if (names.size < ids.length) throw new Refusal('not-found');
    const settings = await holdLunchSettings(tx);
    const current = await readRows(tx, ids, [date]);
    const planned = planMealsFor(
      [...wanted].map(([studentId, { studentId: _who, ...change }]) => ({
        studentId,
        name: names.get(studentId) ?? '',
        current: current.filter((row) => row.studentId === studentId),
        changes: [{ date, ...change }],
      })),
      { settings, note: reason.note, now },
    );
    const refused = planned.find(({ plan }) => plan.skipped.length > 0);
    refuseFields({
      entries: refused && `${refused.name}: ${refused.plan.skipped[0]?.message ?? ''}`,
    });
    const changes = planned.filter(({ after }) => after.length > 0);
    if (changes.length === 0) return { changed: 0, settled: won(0), undo: null };
    const { settled, undo } = await writeMealsFor(tx, call, changes, {
      settings,
      months: [monthOf(date)],
      reason,
      label: `${formatDay(date)} · ${changes.length}명`,
    });
    return { changed: changes.length, settled: won(settled), undo };
  });
}
