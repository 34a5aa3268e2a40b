import {
  affectedStudents,
  editCauseName,
  planManagerSave,
  settlementLines,
  type LostMeal,
  type ManagerSavePlan,
  type StudentLedgerLine,
} from '@academy/domain/calendar';
import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import type {
  EditCause,
  LunchSettings,
  Meal,
  ReservationChange,
  Settlement,
} from '@academy/domain/meals';
import type { Undoable } from '@academy/domain/operations';
import { priceOn } from '@academy/domain/prices';
import { monthOf, type CalendarMonth } from '@academy/domain/time';
import type { Tx } from '../../db/database';
import { refuseFields } from '../../http/errors/refuse-fields';
import { auditManager, type ManagersCall } from '../../shared/audit/manager-audit-db';
import { readMealBooks, type MealBooks } from '../../shared/bills/meal-books-db';
import { noteGivenUp } from '../../shared/meals/given-up-db';
import { recordOperation } from '../../shared/operations/operations-db';
import { writeRows, type StudentReservation } from '../../shared/reservations-db';
import { notifyMealChange } from './notify-meal-change';
import { reservationEntries, settle } from './rules/drop-meals';

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

/** Why a manager changes meals, and what becomes of what was paid for dropped ones. */
export interface ManagersReason {
  cause: EditCause;
  note: string;
  settlement: Settlement;
}

interface Wanted {
  studentId: StudentId;
  name: string;
  /** The rows as they are; at least those of the listed days. */
  current: readonly StudentReservation[];
  changes: readonly ReservationChange[];
}

/** What a manager's save does to the meals of a student. */
export interface PlannedSave {
  studentId: StudentId;
  name: string;
  plan: ManagerSavePlan;
  before: StudentReservation[];
  after: StudentReservation[];
}

/** Decides what a manager's save writes; refuses it where a note has to say why. */
export function planMealsFor(
  wanted: readonly Wanted[],
  { settings, note, now }: { settings: LunchSettings; note: string; now: Date },
): PlannedSave[] {
  const planned = wanted.map(({ studentId, name, current, changes }) => {
    const plan = planManagerSave({ settings, current, changes, note, now });
    const after = plan.writes.map((row): StudentReservation => ({ studentId, ...row }));
    const old = new Map(current.map((row) => [row.date, row]));
    return {
      studentId,
      name,
      plan,
      before: after.flatMap(({ date }) => old.get(date) ?? []),
      after,
    };
  });
  refuseFields({ note: planned.find(({ plan }) => plan.noteError)?.plan.noteError ?? undefined });
  return planned;
}

interface Writing {
  settings: LunchSettings;
  months: readonly CalendarMonth[];
  reason: ManagersReason;
  /** What the operation is called. */
  label: string;
}

/**
 * Writes what was planned: the days, what is settled, the log of each student, and one operation
 * that takes all of it back.
 */
export async function writeMealsFor(
  tx: Tx,
  call: ManagersCall & { now: Date },
  planned: readonly PlannedSave[],
  { settings, months, reason: { cause, note, settlement }, label }: Writing,
): Promise<{ settled: number; undo: Undoable }> {
  const { actor, now } = call;
  const books = await readMealBooks(tx, {
    months,
    only: planned.map(({ studentId }) => studentId),
    settings,
  });
  const worth = planned.map(({ studentId, plan: { dropped }, before, after }) =>
    worthOf(books, { studentId, dropped, before, after, settlement }),
  );
  const lines = worth.flatMap((one) => one.lines);
  const [before, after] = [
    planned.flatMap((one) => one.before),
    planned.flatMap((one) => one.after),
  ];
  await writeRows(tx, after, now);
  await noteGivenUp(tx, planned, now);
  const causeName = editCauseName(cause);
  const booked = await settle(tx, {
    rows: after,
    lines,
    settings,
    by: actor.managerId,
    now,
    note: note || causeName,
  });
  const undo = await recordOperation(
    tx,
    {
      kind: 'meals.edit',
      by: actor.managerId,
      at: now,
      label,
      facts: { cause, note, settlement },
    },
    [...reservationEntries(before, after), ...booked],
  );
  await auditManager(
    tx,
    call,
    planned.map((one) => ({
      action: 'save-meals-for',
      entity: 'reservations',
      entityId: one.studentId,
      subject: one.name,
      before: { meals: one.before },
      after: { meals: one.after, cause: causeName, ...(note && { note }) },
    })),
  );
  await notifyMealChange(tx, { rows: after, lines });
  return { settled: worth.reduce((sum, one) => sum + one.settled, 0), undo };
}
