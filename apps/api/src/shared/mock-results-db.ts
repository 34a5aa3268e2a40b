import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import { inSubjectOrder, type OwnResults } from '@academy/domain/mocks';
import type { CalendarDay } from '@academy/domain/time';
import { and, asc, between, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Db, Tx } from '../db/database';
import { mockExams, mockResultReleases, mockResults } from '../db/schema';

interface Wanted {
  only?: StudentId | undefined;
  /** Of these students. */
  of?: readonly StudentId[];
  /** Of exams on these days, both included. */
  days?: readonly [CalendarDay, CalendarDay];
  /** Of exams on this day and before it. */
  until?: CalendarDay;
}

/** Results that students and guardians may see, exam by exam, the oldest first. */
export async function readPublishedResults(
  db: Db | Tx,
  { only, of, days, until }: Wanted,
): Promise<(OwnResults['exams'][number] & { studentId: StudentId })[]> {
  const rows = await db
    .select({
      id: mockExams.id,
      title: mockExams.title,
      examDate: mockExams.examDate,
      studentId: mockResults.studentId,
      result: {
        subject: mockResults.subject,
        rawScore: mockResults.rawScore,
        standardScore: mockResults.standardScore,
        percentile: mockResults.percentile,
        band: mockResults.band,
      },
    })
    .from(mockResults)
    .innerJoin(mockResultReleases, eq(mockResultReleases.mockExamId, mockResults.mockExamId))
    .innerJoin(mockExams, eq(mockExams.id, mockResults.mockExamId))
    .where(
      and(
        isNull(mockExams.cancelledAt),
        only && eq(mockResults.studentId, only),
        of && inArray(mockResults.studentId, [...of]),
        days && between(mockExams.examDate, ...days),
        until && lte(mockExams.examDate, until),
      ),
    )
    .orderBy(asc(mockExams.examDate), asc(mockExams.id), asc(mockResults.studentId));
  return [...groupBy(rows, ({ id, studentId }) => `${id} ${studentId}`).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { result: _result, ...exam } = first;
    const order = inSubjectOrder(own.map(({ result }) => result.subject));
    const results = own
      .map(({ result }) => result)
      .toSorted((a, b) => order.indexOf(a.subject) - order.indexOf(b.subject));
    return [{ ...exam, results }];
  });
}
