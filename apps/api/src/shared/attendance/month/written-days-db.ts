import { markStatusSchema, visitValueSchema, type SeenRow } from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import type { CalendarDay } from '@academy/domain/time';
import { and, between, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { sideBySide } from '../../../db/side-by-side';
import { attendanceMarks, attendanceVisits } from '../../../db/schema';

/**
 * What was written of a student's days by the number of the day, as texts of the database: a month
 * of ten thousand students has two hundred thousand days, and most say what some other day said
 * already. Equal days have equal texts, empty days none; `readWords` says what they mean.
 */
export interface WrittenDays {
  marks: readonly (string | undefined)[];
  visits: readonly (string | undefined)[];
}

interface Span {
  first: CalendarDay;
  last: CalendarDay;
  only: StudentId | undefined;
}

const STATUSES = markStatusSchema.options;
/** A cell in a number: the period, the place of its status from 1 on (0: emptied), excused. */
const [PERIOD_BITS, STATUS_BITS] = [4, 1];
/** A cell has so many bits: the number of its day is above them. */
const CELL_BITS = 16;

const statusNumber = sql.join(
  STATUSES.map(
    (status, index) => sql`when ${sql.raw(`'${status}'`)} then ${sql.raw(`${index + 1}`)}`,
  ),
  sql` `,
);

/**
 * The cells of some days, each student's as a text of numbers: the number of the day and the cell.
 * Numbers are put together before they become a text, which takes half the time of joining texts.
 */
const readMarks = (db: Db | Tx, { first, last, only }: Span) =>
  db
    .select({
      studentId: attendanceMarks.studentId,
      words: sql<string>`array_to_string(array_agg(((${attendanceMarks.date} - ${first}::date) << ${sql.raw(`${CELL_BITS}`)}) + (${attendanceMarks.period}::int << ${sql.raw(`${PERIOD_BITS}`)})
        + ((case ${attendanceMarks.status} ${statusNumber} else 0 end) << ${sql.raw(`${STATUS_BITS}`)}) + ${attendanceMarks.excused}::int), ' ')`,
    })
    .from(attendanceMarks)
    .where(
      and(between(attendanceMarks.date, first, last), only && eq(attendanceMarks.studentId, only)),
    )
    .groupBy(attendanceMarks.studentId);

const readVisits = (db: Db | Tx, { first, last, only }: Span) =>
  db
    .select({
      studentId: attendanceVisits.studentId,
      words: sql<string>`string_agg((${attendanceVisits.date} - ${first}::date) || ':' || coalesce(${attendanceVisits.arrivedAt}, '') || '|' || coalesce(${attendanceVisits.leftAt}, '')
        || '|' || ${attendanceVisits.outings}, E'\n')`,
    })
    .from(attendanceVisits)
    .where(
      and(
        between(attendanceVisits.date, first, last),
        only && eq(attendanceVisits.studentId, only),
      ),
    )
    .groupBy(attendanceVisits.studentId);

/** A student's cells by the number of the day, 0 for the first. */
function marksByDay(words: string | undefined): string[] {
  const days: string[] = [];
  for (const word of words?.split(' ') ?? []) {
    const number = Number(word);
    const day = number >> CELL_BITS;
    const cell = number & (2 ** CELL_BITS - 1);
    const before = days[day];
    days[day] = before === undefined ? `${cell}` : `${before} ${cell}`;
  }
  return days;
}

/** A student's comings and goings by the number of the day. */
function visitsByDay(words: string | undefined): string[] {
  const days: string[] = [];
  for (const word of words?.split('\n') ?? []) {
    const end = word.indexOf(':');
    days[Number(word.slice(0, end))] = word.slice(end + 1);
  }
  return days;
}

/** What was written of students' days from `first` to `last`: two queries. */
export async function readWrittenDays(
  db: Db | Tx,
  span: Span,
): Promise<(studentId: StudentId) => WrittenDays> {
  const [markRows, visitRows] = await sideBySide(
    db,
    () => readMarks(db, span),
    () => readVisits(db, span),
  );
  const marks = new Map(markRows.map((row) => [row.studentId, row.words]));
  const visits = new Map(visitRows.map((row) => [row.studentId, row.words]));
  return (studentId) => ({
    marks: marksByDay(marks.get(studentId)),
    visits: visitsByDay(visits.get(studentId)),
  });
}

function readMark(word: string): SeenRow['marks'][number] {
  const cell = Number(word);
  const status = STATUSES[((cell >> STATUS_BITS) & 7) - 1] ?? null;
  return {
    period: cell >> PERIOD_BITS,
    mark: { status, excused: (cell & 1) === 1, note: '' },
  };
}

function readVisit(word: string): SeenRow['visit'] {
  if (word === '') return null;
  const [arrivedAt = '', leftAt = '', outings = ''] = word.split('|');
  return visitValueSchema.parse({
    arrivedAt: arrivedAt || null,
    leftAt: leftAt || null,
    outings: JSON.parse(outings),
  });
}

/** What the texts of a day say. */
export const readWords = (marks: string, visit: string): Omit<SeenRow, 'reportedAbsences'> => ({
  marks: marks === '' ? [] : marks.split(' ').map(readMark),
  visit: readVisit(visit),
});
