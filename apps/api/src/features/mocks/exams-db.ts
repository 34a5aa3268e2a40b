import type { MockExamId, StudentId } from '@academy/domain/ids';
import type { ExamDefaults, ExamForm, MockExam, StudentMockExam } from '@academy/domain/mocks';
import { seoulDay, type CalendarDay } from '@academy/domain/time';
import { and, asc, eq, gte, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { mockExams, mockRegistrations } from '../../db/schema';
import { mockSetting, readMockSettings } from '../../shared/settings/kept-settings';
import { settingColumn } from '../../shared/settings/setting-db';
import { isFor } from '../../shared/students/targets-db';
import { toExam, toRegistration, waitingNumber } from '../../shared/registrations-db';

interface Viewer {
  studentId: StudentId;
  now: Date;
}

/**
 * A student sees no draft, and an exam for others only with a registration for it.
 */
const isSeenBy = ({ studentId }: Viewer) =>
  and(
    not(mockExams.draft),
    or(
      isFor(mockExams, studentId),
      sql`exists (select from mock_registrations own where own.mock_exam_id = ${mockExams.id} and own.student_id = ${studentId} and own.canceled_at is null)`,
    ),
  );

/** The exam's own words beside not sitting on site, else the academy's. */
const notice = sql<string>`coalesce(nullif(${mockExams.paperOnlyNotice}, ''), ${settingColumn(mockSetting)} ->> 'paperOnlyNotice', '')`;

/**
 * Exams with the viewer's registration that is not cancelled: at most one each (partial unique
 * index).
 */
const selectExams = (db: Db, { studentId }: Viewer, where: SQL | undefined) =>
  db
    .select({ exam: mockExams, notice, registration: mockRegistrations, place: waitingNumber })
    .from(mockExams)
    .leftJoin(
      mockRegistrations,
      and(
        eq(mockRegistrations.mockExamId, mockExams.id),
        eq(mockRegistrations.studentId, studentId),
        isNull(mockRegistrations.canceledAt),
      ),
    )
    .where(where);

type Selected = Awaited<ReturnType<typeof selectExams>>[number];

function toStudentExam(
  { exam: row, notice: paperOnlyNotice, registration, place }: Selected,
  now: Date,
): StudentMockExam {
  const exam = { ...toExam(row, seoulDay(now)), paperOnlyNotice };
  return {
    ...exam,
    myRegistration: registration && toRegistration(registration, place, exam, now),
  };
}

/**
 * Exams that are open or upcoming: the first to close before the others, then upcoming ones by
 * their first day.
 */
export async function readOpenExams(
  db: Db,
  viewer: Viewer,
  { limit, offset }: { limit: number; offset: number },
) {
  const today = seoulDay(viewer.now);
  const notOver = and(
    gte(mockExams.registrationEndDate, today),
    isNull(mockExams.closedAt),
    isNull(mockExams.cancelledAt),
    isSeenBy(viewer),
  );
  const isUpcoming = sql`${mockExams.registrationStartDate} > ${today}`;
  const rows = await selectExams(db, viewer, notOver)
    .orderBy(
      isUpcoming,
      sql`case when ${isUpcoming} then ${mockExams.registrationStartDate} else ${mockExams.registrationEndDate} end`,
      asc(mockExams.id),
    )
    .limit(limit)
    .offset(offset);
  return {
    exams: rows.map((row) => toStudentExam(row, viewer.now)),
    total: await db.$count(mockExams, notOver),
  };
}

export async function readExam(
  db: Db,
  viewer: Viewer,
  id: MockExamId,
): Promise<StudentMockExam | null> {
  const [row] = await selectExams(db, viewer, and(eq(mockExams.id, id), isSeenBy(viewer)));
  return row ? toStudentExam(row, viewer.now) : null;
}

/**
 * Locks an exam until the transaction ends: its seats and its line are counted by one transaction
 * at a time. After the student's lock. A draft is none yet.
 */
export async function lockExam(
  tx: Tx,
  id: MockExamId,
  today: CalendarDay,
): Promise<(MockExam & Pick<ExamForm, 'targetStudents'>) | null> {
  const [row] = await tx.select().from(mockExams).where(eq(mockExams.id, id)).for('no key update');
  return row && !row.draft ? { ...toExam(row, today), targetStudents: row.targetStudents } : null;
}

/** Defaults of a new exam; on site and without a note before the settings are saved. */
export async function readExamDefaults(db: Db): Promise<ExamDefaults> {
  const { allowOnSiteExam, paperOnlyNotice } = await readMockSettings(db);
  return { allowOnSiteExam, paperOnlyNotice };
}

/** The electives as managers typed them; empty before the first save. */
export const readSubjectOptions = async (db: Db | Tx): Promise<string> =>
  (await readMockSettings(db)).subjectOptions;
