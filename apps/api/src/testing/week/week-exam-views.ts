import {
  examAttendance,
  mockEndpoints,
  mockManagementEndpoints as desk,
  ownResultEndpoints,
  resultManagementEndpoints,
  type ManagedExam,
  type ManagedRegistration,
} from '@academy/domain/mocks';
import { addWon } from '@academy/domain/money';
import { expect } from 'vitest';
import { reader, type Week } from './week';

/** As many exams as are looked at: the newest change. */
const NEWEST = 2;

/** Who reads what. */
type ExamWeek = Pick<Week, 'server' | 'token' | 'ids' | 'students'>;

const stands = ({ canceledAt }: ManagedRegistration) => canceledAt === null;

/** The row in the list, the figures above the registrations and the papers count the same. */
async function expectFiguresAgree(
  week: ExamWeek,
  row: ManagedExam,
  content: readonly ManagedRegistration[],
) {
  const standing = content.filter(stands);
  const count = (is: (one: ManagedRegistration) => boolean) => standing.filter(is).length;
  expect(row, row.title).toMatchObject({
    registered: standing.length,
    capacityLeft: row.capacity === null ? null : row.capacity - standing.length,
    onSiteTaken: count(({ onSiteState }) => onSiteState === 'confirmed'),
    waitingCount: count(({ onSiteState }) => onSiteState === 'waiting'),
    paperOnly: count(({ onSiteState }) => onSiteState === 'none'),
    paid: count(({ paymentStatus }) => paymentStatus === 'confirmed'),
    unpaid: count(({ paymentStatus }) => paymentStatus === 'unpaid'),
    refundDue: content.filter(({ paymentStatus }) => paymentStatus === 'refund-due').length,
  });
  expect(standing.length).toBeLessThanOrEqual(row.capacity ?? Infinity);
  const papers = desk.paperOrder.response.parse(
    await reader(week)(desk.paperOrder, { examId: row.id }),
  );
  expect(papers.onSite + papers.paperOnly, 'papers').toBe(standing.length);
  expect(papers.fees, 'fees').toBe(addWon(...standing.map(({ fee }) => fee)));
}

/** Each student sees their own registration, and results exactly when they are published. */
async function expectStudentsSee(
  week: ExamWeek,
  row: ManagedExam,
  content: readonly ManagedRegistration[],
) {
  const results = resultManagementEndpoints.examResults.response.parse(
    await reader(week)(resultManagementEndpoints.examResults, { examId: row.id }),
  );
  for (const [index, token] of week.students.entries()) {
    const read = reader(week, { token });
    const own = content.find((one) => stands(one) && one.studentId === week.ids[index]);
    const mine = mockEndpoints.myRegistrations.response
      .parse(await read(mockEndpoints.myRegistrations))
      .content.find(({ mockExamId, canceled }) => mockExamId === row.id && !canceled);
    expect(mine?.id, `${row.title}: the student's own`).toBe(own?.id);
    if (mine && own)
      expect(mine).toMatchObject({
        onSiteState: own.onSiteState,
        waitingNumber: own.waitingNumber,
        fee: own.fee,
        paidAmount: own.paidAmount,
        paymentStatus: own.paymentStatus,
        exam: { capacityLeft: row.capacityLeft, onSiteLeft: row.onSiteLeft },
      });
    const written =
      results.content.find(({ studentId }) => studentId === week.ids[index])?.results ?? [];
    const { exams } = ownResultEndpoints.myResults.response.parse(
      await read(ownResultEndpoints.myResults),
    );
    const isOut = results.publishedAt !== null && row.cancelled === null && written.length > 0;
    expect(exams.find(({ id }) => id === row.id)?.results, `${row.title}: results`).toEqual(
      isOut ? written : undefined,
    );
    if (own && written.length > 0) expect(examAttendance(own), row.title).toBe('present');
  }
}

/** The desk, the papers, each student's pages and the results say the same of the newest exams. */
export async function expectExamsAgree(week: ExamWeek) {
  const read = reader(week);
  const { content: exams } = desk.managedExams.response.parse(await read(desk.managedExams));
  const newest = exams.toSorted((a, b) => Number(b.id) - Number(a.id)).slice(0, NEWEST);
  for (const row of newest) {
    const { exam, content } = desk.examRegistrations.response.parse(
      await read(desk.examRegistrations, { examId: row.id }),
    );
    expect(exam, row.title).toEqual(row);
    await expectFiguresAgree(week, row, content);
    await expectStudentsSee(week, row, content);
  }
}
