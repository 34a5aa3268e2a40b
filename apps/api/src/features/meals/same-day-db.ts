import type { ClosingCause, PickUp } from '@academy/domain/meals';
import type { ManagerId } from '@academy/domain/ids';
import { monthOf, type CalendarDay } from '@academy/domain/time';
import { aliasedTable, and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import {
  holidays,
  mealBills,
  mealClosings,
  pickUps,
  reservations,
  students,
} from '../../db/schema';

const lunchTick = aliasedTable(pickUps, 'lunch_tick');
const dinnerTick = aliasedTable(pickUps, 'dinner_tick');

/**
 * Students who eat on a day, have a tick on it or were changed by a manager, by name: one query.
 */
export async function readSameDayRows(db: Db, date: CalendarDay) {
  const tickOf = (tick: typeof lunchTick, meal: 'lunch' | 'dinner') =>
    and(
      eq(tick.date, reservations.date),
      eq(tick.studentId, reservations.studentId),
      eq(tick.meal, meal),
    );
  return db
    .select({
      studentId: students.id,
      name: students.name,
      seat: students.seat,
      grade: students.grade,
      school: students.school,
      phoneTail: sql<string>`right(${students.phone}, 4)`,
      lunch: reservations.lunch,
      dinner: reservations.dinner,
      lunchPickedUp: sql<boolean>`${lunchTick.at} is not null`,
      dinnerPickedUp: sql<boolean>`${dinnerTick.at} is not null`,
      allergy: students.allergy,
      note: students.memo,
      depositStatus: sql<
        'unpaid' | 'confirmed' | 'refunded'
      >`coalesce(${mealBills.depositStatus}, 'unpaid')`,
      changedAt: reservations.updatedAt,
    })
    .from(reservations)
    .innerJoin(students, eq(students.id, reservations.studentId))
    .leftJoin(lunchTick, tickOf(lunchTick, 'lunch'))
    .leftJoin(dinnerTick, tickOf(dinnerTick, 'dinner'))
    .leftJoin(
      mealBills,
      and(eq(mealBills.studentId, reservations.studentId), eq(mealBills.month, monthOf(date))),
    )
    .where(
      and(
        eq(reservations.date, date),
        isNull(students.deletedAt),
        or(
          reservations.lunch,
          reservations.dinner,
          isNotNull(lunchTick.at),
          isNotNull(dinnerTick.at),
          eq(reservations.updatedByKind, 'manager'),
        ),
      ),
    )
    .orderBy(asc(students.name), asc(students.id));
}

/** What the calendar prints on a day: the name of the holiday, several joined. */
export async function readHolidayName(db: Db, date: CalendarDay): Promise<string | null> {
  const rows = await db
    .select({ name: holidays.name })
    .from(holidays)
    .where(eq(holidays.date, date))
    .orderBy(asc(holidays.name));
  return rows.length > 0 ? rows.map(({ name }) => name).join(' · ') : null;
}

/**
 * Why managers closed a day, null for a day that they did not close; lunch first where the meals
 * differ.
 */
export async function readClosingCause(db: Db, date: CalendarDay): Promise<ClosingCause | null> {
  const [row] = await db
    .select({ cause: mealClosings.cause })
    .from(mealClosings)
    .where(eq(mealClosings.date, date))
    .orderBy(desc(mealClosings.meal))
    .limit(1);
  return row?.cause ?? null;
}

/** How many of these students there are. */
export async function countStudents(tx: Tx, ids: readonly string[]): Promise<number> {
  const rows = await tx
    .select({ id: students.id })
    .from(students)
    .where(and(inArray(sql`${students.id}::text`, [...ids]), isNull(students.deletedAt)));
  return rows.length;
}

/** Sets and clears ticks of one day. Setting a set one keeps its author. */
export async function writePickUps(
  tx: Tx,
  date: CalendarDay,
  ticks: readonly PickUp[],
  by: ManagerId,
  now: Date,
): Promise<void> {
  const set = ticks.filter(({ pickedUp }) => pickedUp);
  const unset = ticks.filter(({ pickedUp }) => !pickedUp);
  if (set.length > 0) {
    await tx
      .insert(pickUps)
      .values(
        set.map(({ studentId, meal }) => ({ studentId, meal, date, byManagerId: by, at: now })),
      )
      .onConflictDoNothing();
  }
  if (unset.length === 0) return;
  await tx.execute(sql`
    delete from pick_ups using unnest(${sql.param(unset.map(({ studentId }) => studentId))}::bigint[], ${sql.param(unset.map(({ meal }) => meal))}::text[]) as gone (student_id, meal)
    where pick_ups.date = ${date} and pick_ups.student_id = gone.student_id and pick_ups.meal = gone.meal`);
}
