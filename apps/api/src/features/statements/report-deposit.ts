import {
  isSameBill,
  reportedDayProblem,
  type ReportedBill,
  type ReportedDeposit,
  type reportedDepositEndpoints,
} from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import { addWon } from '@academy/domain/money';
import type { Db, Tx } from '../../db/database';
import { isOwnId } from '../../http/auth/own-id';
import { Refusal } from '../../http/errors/refusal';
import { refuseFields } from '../../http/errors/refuse-fields';
import { traceOf } from '../../http/log/trace';
import type { Call } from '../../http/serve';
import { transact } from '../../http/writes/transact';
import { audit } from '../../shared/audit/audit-db';
import {
  deleteReport,
  findReporter,
  readReports,
  writeReport,
} from '../../shared/bills/reported-deposits-db';
import { notify } from '../../shared/notify-db';
import { lockStudent } from '../../shared/students/students-db';
import { readOpenBills } from './statement-facts-db';

const withoutOwner = ({
  studentId: _student,
  ...report
}: ReportedDeposit & { studentId: StudentId }) => report;

export const readOwnReports = async (db: Db | Tx, studentId: StudentId) =>
  (await readReports(db, { studentIds: [studentId] })).map(withoutOwner);

const notifyDeposit = (tx: Tx, bill: ReportedBill, studentId: StudentId) =>
  bill.kind === 'meals'
    ? notify(tx, { topic: 'deposits', months: [bill.month] }, [studentId])
    : notify(tx, { topic: 'mocks' }, [studentId]);

type ReportCall =
  | Call<typeof reportedDepositEndpoints.reportDeposit>
  | Call<typeof reportedDepositEndpoints.withdrawReport>;

/** The log says that it was reported, who did and how much. */
const note = (
  tx: Tx,
  { actor: { studentId }, request }: ReportCall,
  action: 'report-deposit' | 'withdraw-report',
  { name, facts }: { name: string; facts: Record<string, unknown> },
) =>
  audit(tx, traceOf(request), {
    actorKind: 'student',
    actorId: studentId,
    actorName: name,
    role: 'STUDENT',
    action,
    entity: 'deposits',
    entityId: studentId,
    subject: name,
    ...(action === 'report-deposit' ? { after: facts } : { before: facts }),
  });

/** 입금했어요. Said again for the same bill it replaces what was said; the same again is not noted. */
export const reportDeposit = (
  db: Db,
  call: Call<typeof reportedDepositEndpoints.reportDeposit>,
): Promise<ReportedDeposit[]> =>
  transact(db, async (tx) => {
    const {
      actor: { studentId },
      body,
      now,
    } = call;
    const { bill, depositorName, amount, day } = body;
    const problem = reportedDayProblem(day, now);
    if (problem !== null) refuseFields({ day: problem });
    if (bill.kind === 'mock' && !isOwnId(bill.registrationId)) throw new Refusal('not-found');
    const student = await lockStudent(tx, studentId);
    const bills = await readOpenBills(tx, { now, fees: true, only: [studentId] });
    const owed = addWon(
      ...bills.filter((open) => isSameBill(open.bill, bill)).map((open) => open.owed),
    );
    if (owed === 0) throw new Refusal('report-nothing-due');
    const before = (await readOwnReports(tx, studentId)).find((one) => isSameBill(one.bill, bill));
    if (before?.depositorName !== depositorName || before.amount !== amount || before.day !== day) {
      await writeReport(tx, studentId, body, now);
      const facts = { amount, depositorName, day };
      await note(tx, call, 'report-deposit', { name: student.name, facts });
      await notifyDeposit(tx, bill, studentId);
    }
    return readOwnReports(tx, studentId);
  });

/** Takes a report back; one that is gone already stays gone. */
export const withdrawReport = (
  db: Db,
  call: Call<typeof reportedDepositEndpoints.withdrawReport>,
): Promise<ReportedDeposit[]> =>
  transact(db, async (tx) => {
    const {
      actor: { studentId },
      params: { reportId },
    } = call;
    const student = await lockStudent(tx, studentId);
    const owner = await findReporter(tx, reportId);
    if (owner !== null && owner !== studentId) throw new Refusal('forbidden');
    const report = (await readOwnReports(tx, studentId)).find(({ id }) => id === reportId);
    if (report) {
      await deleteReport(tx, reportId);
      const { amount, depositorName, day, bill } = report;
      const facts = { amount, depositorName, day };
      await note(tx, call, 'withdraw-report', { name: student.name, facts });
      await notifyDeposit(tx, bill, studentId);
    }
    return readOwnReports(tx, studentId);
  });
