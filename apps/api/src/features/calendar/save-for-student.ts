import {
  affectedStudents,
  planManagerSave,
  settlementLines,
  type calendarEndpoints,
  type LostMeal,
  type ManagerMealsResult,
  type StudentLedgerLine,
  editCauseName,
} from '@academy/domain/calendar';
import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import type { Meal, Reservation, Settlement } from '@academy/domain/meals';
import { won } from '@academy/domain/money';
import { priceOn } from '@academy/domain/prices';
import { monthOf } from '@academy/domain/time';
import type { Db, Tx } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Call } from '../../http/serve';
import { once } from '../../http/writes/once';
import { holdLunchSettings } from '../../shared/settings/lunch-settings-db';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { readMealBooks, type MealBooks } from '../../shared/bills/meal-books-db';
import { recordOperation } from '../../shared/operations/operations-db';
import { reservationEntries, settle } from './rules/drop-meals';
import { lockStudents } from '../../shared/students/students-db';
import { noteGivenUp } from '../../shared/meals/given-up-db';
import { writeRows, type StudentReservation } from '../../shared/reservations-db';
import { readMonths } from './reservations-db';
import { notifyMealChange } from './notify-meal-change';

const priced = (
  { bookOf }: MealBooks,
  { studentId, date }: StudentReservation,
  meal: Meal,
): LostMeal => {
  const { price } = priceOn(bookOf(studentId, monthOf(date)), meal, date);
  return { studentId, date, meal, price };
};

/** Meals that came to a month whose books are closed: its frozen bill grows by an adjustment. */
function addedLines(
  added: readonly LostMeal[],
  isClosed: MealBooks['isClosed'],
): StudentLedgerLine[] {
  return [
    ...groupBy(
      added.filter(({ date }) => isClosed(monthOf(date))),
      ({ date }) => monthOf(date),
    ),
  ].flatMap(([month, meals]) => {
    const amount = meals.reduce((sum, { price }) => sum + price, 0);
    return amount === 0
      ? []
      : meals.slice(0, 1).map(({ studentId }) => ({
          studentId,
          month,
          kind: 'adjustment' as const,
          amount,
          otherMonth: null,
        }));
  });
}

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

interface Change {
  studentId: StudentId;
  dropped: ReturnType<typeof planManagerSave>['dropped'];
  before: readonly StudentReservation[];
  after: readonly StudentReservation[];
  settlement: Settlement;
}

/** What the change is worth: the lines that go to the ledger, and how much of it is settled. */
function worthOf(books: MealBooks, { studentId, dropped, before, after, settlement }: Change) {
  const old = new Map(before.map((row) => [row.date, row]));
  const lost = dropped.map(({ date, meal }) =>
    priced(books, { studentId, date, lunch: false, dinner: false }, meal),
  );
  const added = after.flatMap((row) =>
    (['lunch', 'dinner'] as const)
      .filter((meal) => row[meal] && !old.get(row.date)?.[meal])
      .map((meal) => priced(books, row, meal)),
  );
  const affected = affectedStudents(lost, {
    students: new Map(),
    accountOf: (id, of) => books.bookOf(id, of).account,
  });
  return {
    lines: [
      ...settlementLines({ affected, isClosed: books.isClosed }, settlement),
      ...addedLines(added, books.isClosed),
    ],
    settled:
      settlement === 'none' ? 0 : affected.reduce((sum, { settleable }) => sum + settleable, 0),
  };
}

type SaveCall = Call<typeof calendarEndpoints.saveMealsFor>;

interface ManagersSave {
  name: string;
  note: string;
  before: readonly StudentReservation[];
  after: readonly StudentReservation[];
  booked: Awaited<ReturnType<typeof settle>>;
}

/** Writes the save down: as an operation that can be undone, and in the audit log. */
async function recordSave(
  tx: Tx,
  { actor, body, params: { studentId }, now, request }: SaveCall,
  { name, note, before, after, booked }: ManagersSave,
) {
  const cause = editCauseName(body.cause);
  const undo = await recordOperation(
    tx,
    {
      kind: 'meals.edit',
      by: actor.managerId,
      at: now,
      label: `${name} · ${cause}`,
      facts: { cause: body.cause, note, settlement: body.settlement },
    },
    [...reservationEntries(before, after), ...booked],
  );
  await auditManager(
    tx,
    { actor, request },
    {
      action: 'save-meals-for',
      entity: 'reservations',
      entityId: studentId,
      subject: name,
      before: { meals: before },
      after: { meals: after, cause, ...(note && { note }) },
    },
  );
  return undo;
}

/**
 * A manager's change of one student's meals, after the cutoff too when a note says why: one
 * transaction that writes the days, settles what was paid for dropped meals, and can be taken back.
 */
export async function saveMealsFor(db: Db, call: SaveCall): Promise<ManagerMealsResult> {
  const {
    actor,
    body,
    params: { studentId },
    now,
  } = call;
  const months = [...new Set(body.changes.map(({ date }) => monthOf(date)))];
  const note = body.note.trim();
  return once(db, call, async (tx) => {
    const name = (await lockStudents(tx, [studentId])).get(studentId);
    if (name === undefined) throw new Refusal('not-found');
    const settings = await holdLunchSettings(tx);
    const current = await readMonths(tx, studentId, months);
    const plan = planManagerSave({ settings, current, changes: body.changes, note, now });
    refuseFields({ note: plan.noteError ?? undefined });

    const after = plan.writes.map((row): StudentReservation => ({ studentId, ...row }));
    const old = new Map(current.map((row) => [row.date, row]));
    const before = after.flatMap(({ date }) => old.get(date) ?? []);
    const month = mealsAfter(current, after);
    if (after.length === 0)
      return { saved: [], skipped: plan.skipped, month, settled: won(0), undo: null };

    const books = await readMealBooks(tx, { months, only: [studentId], settings });
    const { lines, settled } = worthOf(books, {
      studentId,
      dropped: plan.dropped,
      before,
      after,
      settlement: body.settlement,
    });

    await writeRows(tx, after, now);
    await noteGivenUp(tx, studentId, { before, after }, now);
    const booked = await settle(tx, {
      rows: after,
      lines,
      settings,
      by: actor.managerId,
      now,
      note: note || editCauseName(body.cause),
    });
    const undo = await recordSave(tx, call, { name, note, before, after, booked });
    await notifyMealChange(tx, { rows: after, lines });
    return { saved: plan.writes, skipped: plan.skipped, month, settled: won(settled), undo };
  });
}
