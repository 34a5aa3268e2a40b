import { day } from '@academy/domain/time';
import { getHolidayPreset } from '@hyunbinseo/holidays-kr';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../database';
import { holidays } from '../schema';

/** The first year that the calendar knows; it ends two years ahead of its own release. */
const FIRST_YEAR = 2018;

/** The official calendar's words for days with a commoner name, also inside `대체공휴일(…)`. */
const everydayNames = {
  '1월 1일': '신정',
  '3ㆍ1절': '삼일절',
  '부처님 오신 날': '부처님오신날',
  기독탄신일: '성탄절',
};

const everydayName = (official: string): string =>
  Object.entries(everydayNames).reduce((name, [from, to]) => name.replace(from, to), official);

async function presetOf(year: number) {
  try {
    return await getHolidayPreset(String(year));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Every public holiday that the official calendar has published, temporary ones and election days
 * too.
 */
async function publicHolidays() {
  const rows: (typeof holidays.$inferInsert)[] = [];
  for (let year = FIRST_YEAR; ; year++) {
    const preset = await presetOf(year);
    if (!preset) return rows;
    for (const [date, names] of Object.entries(preset)) {
      rows.push(
        ...names.map((name) => ({
          date: day(date),
          name: everydayName(name),
          source: 'public' as const,
        })),
      );
    }
  }
}

const keyOf = ({ date, name }: { date: string; name: string }) => `${date} ${name}`;

/**
 * Makes the public holidays of the table those of the installed calendar. The academy's own days
 * stay. Answers how many came new.
 */
export async function renewHolidaysIn(tx: Tx): Promise<{ added: number }> {
  const rows = await publicHolidays();
  const valid = new Set(rows.map(keyOf));
  const stored = await tx.select().from(holidays).where(eq(holidays.source, 'public'));
  for (const { date, name } of stored.filter((row) => !valid.has(keyOf(row))))
    await tx.delete(holidays).where(and(eq(holidays.date, date), eq(holidays.name, name)));
  const added = await tx
    .insert(holidays)
    .values(rows)
    .onConflictDoNothing()
    .returning({ date: holidays.date });
  return { added: added.length };
}

/** At every start, so that an update of the calendar brings its new days. */
export const renewHolidays = async (db: Db): Promise<void> =>
  void (await db.transaction(renewHolidaysIn));
