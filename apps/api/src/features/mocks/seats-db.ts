import type { MockExamId, MockRegistrationId, StudentId } from '@academy/domain/ids';
import { seatsToPromote, type OnSiteState, type Prices } from '@academy/domain/mocks';
import type { Won } from '@academy/domain/money';
import { asc, eq, inArray, and, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { mockExams, mockRegistrations } from '../../db/schema';
import { takeBackNotices } from '../../shared/messages/notices-db';
import { takeBackReminder } from './reminders/reminder-messages-db';

/** A registration goes from one state to another: made, cancelled, or standing all the time. */
interface Move {
  examId: MockExamId;
  from: OnSiteState;
  to: OnSiteState;
  kind: 'made' | 'changed' | 'cancelled';
}
const PEOPLE = { made: 1, changed: 0, cancelled: -1 } as const;

/**
 * Counts a move on the exam. Touches no row, and so feeds nothing into the statement that it is in,
 * when a seat is wanted and none is left, or when the exam is full: however many ask at once, the
 * last place goes to one of them.
 */
function countMove({ examId, from, to, kind }: Move): SQL {
  const change = (state: OnSiteState) => Number(to === state) - Number(from === state);
  const seats = change('confirmed');
  const seatIsLeft =
    seats > 0 ? sql`and (on_site_capacity is null or on_site_taken < on_site_capacity)` : sql``;
  const hasRoom = kind === 'made' ? sql`and (capacity is null or registered < capacity)` : sql``;
  return sql`update mock_exams set registered = registered + ${PEOPLE[kind]}::int, on_site_taken = on_site_taken + ${seats}::int, waiting_count = waiting_count + ${change('waiting')}::int
    where id = ${examId}::bigint ${seatIsLeft} ${hasRoom} returning id`;
}

const backOfLine = (examId: MockExamId) =>
  sql`(select coalesce(max(waiting_order), 0) + 1 from mock_registrations where mock_exam_id = ${examId}::bigint)`;

interface NewRegistration {
  studentId: StudentId;
  examId: MockExamId;
  selectedSubjects: readonly string[];
  onSiteState: OnSiteState;
  fee: Won;
  prices: Prices | null;
  now: Date;
}

/**
 * Takes the seat or the place in line and writes the registration, in one statement. Null when the
 * last seat, or the last place of a full exam, has just gone.
 */
export async function insertRegistration(
  tx: Tx,
  row: NewRegistration,
): Promise<MockRegistrationId | null> {
  const { studentId, examId, selectedSubjects, onSiteState, fee, prices, now } = row;
  const at = now.toISOString();
  const { rows } = await tx.execute<{ id: MockRegistrationId }>(sql`
    with counted as (${countMove({ examId, from: 'none', to: onSiteState, kind: 'made' })})
    insert into mock_registrations (student_id, mock_exam_id, selected_subjects, on_site_exam, on_site_state, waiting_order, fee, prices, registered_at, updated_at)
    select ${studentId}::bigint, counted.id, ${JSON.stringify(selectedSubjects)}::jsonb, ${onSiteState !== 'none'}::boolean, ${onSiteState}::text,
      ${onSiteState === 'waiting' ? backOfLine(examId) : sql`null::int`}, ${fee}::int, ${prices && JSON.stringify(prices)}::jsonb, ${at}::timestamptz, ${at}::timestamptz
    from counted returning id`);
  return rows[0]?.id ?? null;
}

interface ChangedRegistration {
  id: MockRegistrationId;
  examId: MockExamId;
  from: OnSiteState;
  to: OnSiteState;
  selectedSubjects: readonly string[];
  fee: Won;
  prices: Prices | null;
  now: Date;
}

/**
 * Writes a changed choice and counts the move between seat, line and paper in one statement. False
 * when the last seat has just gone.
 */
export async function changeRegistration(
  tx: Tx,
  { id, examId, from, to, selectedSubjects, fee, prices, now }: ChangedRegistration,
): Promise<boolean> {
  const order =
    from === to ? sql`waiting_order` : to === 'waiting' ? backOfLine(examId) : sql`null::int`;
  const { rows } = await tx.execute(sql`
    with counted as (${countMove({ examId, from, to, kind: 'changed' })})
    update mock_registrations set selected_subjects = ${JSON.stringify(selectedSubjects)}::jsonb, fee = ${fee}::int, prices = ${prices && JSON.stringify(prices)}::jsonb, on_site_exam = ${to !== 'none'}::boolean, on_site_state = ${to}::text,
      waiting_order = ${order}, updated_at = ${now.toISOString()}::timestamptz
    from counted where mock_registrations.id = ${id}::bigint returning mock_registrations.id`);
  return rows.length > 0;
}

/**
 * Cancels and gives the seat or the place in line back. That a seat was asked for stays for the
 * history; paid money becomes owed.
 */
export async function cancelRegistration(
  tx: Tx,
  { id, examId, from, now }: Pick<ChangedRegistration, 'id' | 'examId' | 'from' | 'now'>,
): Promise<void> {
  const at = now.toISOString();
  const { rows } = await tx.execute<{ studentId: StudentId }>(sql`
    with counted as (${countMove({ examId, from, to: 'none', kind: 'cancelled' })})
    update mock_registrations set on_site_state = 'none', waiting_order = null, canceled_at = ${at}::timestamptz, updated_at = ${at}::timestamptz
    from counted where mock_registrations.id = ${id}::bigint returning student_id as "studentId"`);
  await takeBackReminder(
    tx,
    'day',
    examId,
    rows.map(({ studentId }) => studentId),
  );
  const noticeKeys = [id, `${id} moved-up`];
  await takeBackNotices(
    tx,
    noticeKeys.map((key) => ({ kind: 'exam', key })),
  );
}

/**
 * Gives free seats to the front of the line, under the exam's lock. Returns the registrations that
 * have one now, whose they are, and the exam's title.
 */
export async function promoteFromWaitlist(
  tx: Tx,
  examId: MockExamId,
  now: Date,
): Promise<{ id: MockRegistrationId; studentId: StudentId; exam: string }[]> {
  const [exam] = await tx.select().from(mockExams).where(eq(mockExams.id, examId));
  const seats = exam?.allowOnSiteExam === true ? seatsToPromote(exam) : 0;
  if (!exam || seats === 0) return [];
  const line = tx
    .select({ id: mockRegistrations.id })
    .from(mockRegistrations)
    .where(
      and(eq(mockRegistrations.mockExamId, examId), eq(mockRegistrations.onSiteState, 'waiting')),
    )
    .orderBy(asc(mockRegistrations.waitingOrder))
    .limit(seats);
  const moved = await tx
    .update(mockRegistrations)
    .set({ onSiteState: 'confirmed', waitingOrder: null, updatedAt: now })
    .where(inArray(mockRegistrations.id, line))
    .returning({ id: mockRegistrations.id, studentId: mockRegistrations.studentId });
  await tx
    .update(mockExams)
    .set({
      onSiteTaken: sql`${mockExams.onSiteTaken} + ${moved.length}::int`,
      waitingCount: sql`${mockExams.waitingCount} - ${moved.length}::int`,
    })
    .where(eq(mockExams.id, examId));
  return moved.map((row) => ({ ...row, exam: exam.title }));
}
