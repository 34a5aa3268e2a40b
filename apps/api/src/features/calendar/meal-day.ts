import { closedReasons, dayState, type MealDay } from '@academy/domain/calendar';
import { dayCutoffOf } from '@academy/domain/meals';
import { allergyWords } from '@academy/domain/menus';
import { bySeat } from '@academy/domain/identity';
import { monthOf, type CalendarDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { readLunchSettings } from '../../shared/settings/lunch-settings-db';
import { readAllergensOf } from '../../shared/students/allergens-db';
import { readMealBooks } from '../../shared/bills/meal-books-db';
import { readDayStudents } from './day-db';
import { readClosings, readHolidays } from './month-db';

/** Both remarks about a student in a line. */
const remark = ({ note, allergy }: { note: string; allergy: string }) =>
  [allergy, note].filter(Boolean).join(' · ');

/** A day of the managers' calendar: nine queries, whatever the number of students. */
export async function readMealDay(db: Db, date: CalendarDay, now: Date): Promise<MealDay> {
  const days = { first: date, last: date };
  const settings = await readLunchSettings(db);
  const [holidays, [closing], students, books] = await Promise.all([
    readHolidays(db, days),
    readClosings(db, days),
    readDayStudents(db, date),
    readMealBooks(db, { months: [monthOf(date)], settings }),
  ]);
  const allergensOf = await readAllergensOf(
    db,
    students.map(({ id }) => id),
  );
  return {
    date,
    asOf: now.toISOString(),
    cutoffAt: dayCutoffOf(settings, date).toISOString(),
    holiday: holidays.map(({ name }) => name).join(' · ') || null,
    state: dayState(settings, date, now),
    closed: closedReasons(settings, date),
    closing: closing ?? null,
    closedMonth: books.isClosed(monthOf(date)),
    rows: students.toSorted(bySeat).map(({ id, allergy, ...row }) => ({
      ...row,
      studentId: id,
      changedAt: row.changedAt?.toISOString() ?? null,
      note: remark({ note: row.note, allergy: allergyWords(allergy, allergensOf(id)) }),
      depositState: books.bookOf(id, monthOf(date)).account.state,
    })),
  };
}
