import { groupBy } from '@academy/domain/collections';
import type { ManagerId, MockExamId, StudentId } from '@academy/domain/ids';
import { inSubjectOrder, type ExamResult, type ExamResults } from '@academy/domain/mocks';
import { and, asc, eq, exists, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { mockRegistrations, mockResultReleases, mockResults, students } from '../../../db/schema';
import { keptRows } from '../../../shared/operations/kept-rows-db';
import { studentFactColumns } from '../../../shared/students/student-facts-db';
import { subjectsOf } from '../managed/exam-files';
import { readManagedExam } from '../managed/exams-db';

/** How operations keep results, and whether an exam's are published. */
export const keptResults = keptRows(mockResults);
export const keptReleases = keptRows(mockResultReleases);

/** What a result is called by among what can be taken back. */
export const resultId = (examId: MockExamId, studentId: StudentId, subject: string): string =>
  `${examId} ${studentId} ${subject}`;

export async function readPublishedAt(db: Db | Tx, examId: MockExamId): Promise<Date | null> {
  const [row] = await db
    .select({ publishedAt: mockResultReleases.publishedAt })
    .from(mockResultReleases)
    .where(eq(mockResultReleases.mockExamId, examId));
  return row?.publishedAt ?? null;
}

/** Whose results an exam has: all who are registered, and who has one without. */
async function readStudents(db: Db | Tx, examId: MockExamId) {
  const hasResult = exists(
    db
      .select({ one: sql`1` })
      .from(mockResults)
      .where(and(eq(mockResults.mockExamId, examId), eq(mockResults.studentId, students.id))),
  );
  return db
    .select({
      ...studentFactColumns,
      className: students.className,
      registered: sql<boolean>`${mockRegistrations.id} is not null`,
      attendance: mockRegistrations.attendance,
    })
    .from(students)
    .leftJoin(
      mockRegistrations,
      and(
        eq(mockRegistrations.mockExamId, examId),
        eq(mockRegistrations.studentId, students.id),
        isNull(mockRegistrations.canceledAt),
      ),
    )
    .where(or(isNotNull(mockRegistrations.id), hasResult))
    .orderBy(asc(students.id));
}

const toResult = ({
  subject,
  rawScore,
  standardScore,
  percentile,
  band,
}: typeof mockResults.$inferSelect): ExamResult => ({
  subject,
  rawScore,
  standardScore,
  percentile,
  band,
});

/** The results of an exam by student. */
export async function readResultsByStudent(
  db: Db | Tx,
  examId: MockExamId,
): Promise<Map<StudentId, ExamResult[]>> {
  const rows = await db.select().from(mockResults).where(eq(mockResults.mockExamId, examId));
  const own = groupBy(rows, ({ studentId }) => studentId);
  return new Map([...own].map(([studentId, results]) => [studentId, results.map(toResult)]));
}

export async function readExamResults(
  db: Db | Tx,
  examId: MockExamId,
  now: Date,
): Promise<ExamResults> {
  const exam = await readManagedExam(db, examId, now);
  const results = await readResultsByStudent(db, examId);
  const subjects = inSubjectOrder(
    [...results.values()].flat().map(({ subject }) => subject),
    await subjectsOf(db, exam),
  );
  const place = ({ subject }: ExamResult) => subjects.indexOf(subject);
  const { id, title, examDate, state } = exam;
  return {
    id,
    title,
    examDate,
    state,
    publishedAt: (await readPublishedAt(db, examId))?.toISOString() ?? null,
    subjects,
    content: (await readStudents(db, examId)).map(({ attendance, ...student }) => {
      const own = results.get(student.studentId) ?? [];
      return {
        ...student,
        absent: attendance === 'absent' && own.length === 0,
        results: own.toSorted((one, other) => place(one) - place(other)),
      };
    }),
  };
}

interface Written {
  studentId: StudentId;
  subject: string;
  /** Null: nothing is left of it. */
  result: ExamResult | null;
}

/** Writes results and takes others away, in a statement each. */
export async function writeResults(
  tx: Tx,
  examId: MockExamId,
  written: readonly Written[],
  now: Date,
): Promise<void> {
  const values = written.flatMap(({ studentId, result }) =>
    result ? [{ ...result, studentId }] : [],
  );
  const gone = written.flatMap(({ studentId, subject, result }) =>
    result ? [] : [{ studentId, subject }],
  );
  await tx.execute(sql`
    insert into mock_results (mock_exam_id, student_id, subject, raw_score, standard_score, percentile, band, updated_at)
    select ${examId}::bigint, w."studentId", w.subject, w."rawScore", w."standardScore", w.percentile, w.band, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as w ("studentId" bigint, subject text, "rawScore" float8, "standardScore" int, percentile float8, band int)
    on conflict (mock_exam_id, student_id, subject) do update set raw_score = excluded.raw_score, standard_score = excluded.standard_score,
      percentile = excluded.percentile, band = excluded.band, updated_at = excluded.updated_at`);
  await tx.execute(sql`
    delete from mock_results r using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as w ("studentId" bigint, subject text)
    where r.mock_exam_id = ${examId}::bigint and r.student_id = w."studentId" and r.subject = w.subject`);
}

/** Publishes the results of an exam, or hides them again. */
export async function writeRelease(
  tx: Tx,
  examId: MockExamId,
  release: { at: Date; by: ManagerId } | null,
): Promise<void> {
  if (release === null)
    await tx.delete(mockResultReleases).where(eq(mockResultReleases.mockExamId, examId));
  else
    await tx
      .insert(mockResultReleases)
      .values({ mockExamId: examId, publishedAt: release.at, publishedBy: release.by })
      .onConflictDoNothing();
}
