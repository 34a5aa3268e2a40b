import { groupBy } from '@academy/domain/collections';
import { carryLines, carryTarget, depositStateName } from '@academy/domain/deposits';
import type { MockRegistrationId, StudentId } from '@academy/domain/ids';
import { decidePayment } from '@academy/domain/mocks';
import { won } from '@academy/domain/money';
import {
  findBookingProblem,
  leaveOutImported,
  statementLabel,
  titleKey,
  type statementEndpoints,
  type StatementBooking,
  type StatementLine,
  type StatementPart,
} from '@academy/domain/statements';
import { withDepositorName } from '@academy/domain/students';
import type { CalendarMonth } from '@academy/domain/time';
import type { Db, Tx } from '../../db/database';
import { isOwnId } from '../../http/auth/own-id';
import { refuseWithout } from '../../http/auth/rights';
import { Refusal } from '../../http/errors/refusal';
import type { Call } from '../../http/serve';
import { once } from '../../http/writes/once';
import { auditManager, type ManagerEntry } from '../../shared/audit/manager-audit-db';
import { readBilledMonth, type BilledStudent } from '../../shared/bills/billed-months-db';
import { keepInStep } from '../../shared/bills/bill-status-db';
import { readClosedMonths } from '../../shared/bills/closed-months-db';
import { insertLines, type NewLine, type StoredLine } from '../../shared/bills/deposit-lines-db';
import { notify } from '../../shared/notify-db';
import { recordOperation, type OperationEntry } from '../../shared/operations-db';
import { lockStudents } from '../../shared/students/students-db';
import { lockFees, writeFees, type Fee } from './fees-db';
import { readOpenBills } from './statement-facts-db';
import {
  insertBookings,
  insertRows,
  lockStatements,
  readDepositorNames,
  readImported,
  rememberTitles,
  writeDepositorNames,
} from './statements-db';
import { keptEntry, keptRow } from './undo-statement';

type BookingCall = Call<typeof statementEndpoints.bookStatement>;

/** What one part of the work did. */
interface Done {
  operation: OperationEntry[];
  audit: ManagerEntry[];
}

interface Paying {
  line: StatementLine;
  rowId: string;
  part: StatementPart;
}
type MealsPaying = Paying & { part: { bill: { kind: 'meals' } } };

const isMeals = (paying: Paying): paying is MealsPaying => paying.part.bill.kind === 'meals';
const factsOf = (month: CalendarMonth, { account }: BilledStudent) => ({
  month,
  amount: account.paid,
  balance: account.balance,
  state: depositStateName(account.state),
});
const added = (line: StoredLine): OperationEntry => ({
  entity: 'deposit-entry',
  id: line.id,
  before: null,
  after: keptEntry(line),
});

/**
 * Writes one month's deposits: a line for each part, and what is over now goes on to the next month
 * whose books are open.
 */
async function payMonth(
  tx: Tx,
  month: CalendarMonth,
  paying: readonly MealsPaying[],
  { actor: { managerId: by }, now }: BookingCall,
): Promise<Done & { carried: number; months: CalendarMonth[] }> {
  const ids = [...new Set(paying.map(({ part }) => part.bill.studentId))];
  const before = new Map((await readBilledMonth(tx, month, ids)).map((one) => [one.id, one]));
  const lines = await insertLines(
    tx,
    paying.map(({ line, part }): NewLine => ({
      studentId: part.bill.studentId,
      month,
      kind: 'deposit',
      amount: part.amount,
      depositorName: line.name,
      day: line.day,
    })),
    { by, now },
  );
  await insertBookings(
    tx,
    paying.map(({ rowId, part }, at) => ({
      rowId,
      studentId: part.bill.studentId,
      entryId: lines[at]?.id ?? null,
      registrationId: null,
      amount: part.amount,
    })),
  );
  const paid = await readBilledMonth(tx, month, ids);
  const closed = await readClosedMonths(tx);
  const target = carryTarget(month, (one) => closed.has(one));
  const surplus = paid.flatMap(({ id, account }) => {
    const over = account.balance - Math.max(0, before.get(id)?.account.balance ?? 0);
    return over > 0 ? [{ id, over: won(over) }] : [];
  });
  const carried = await insertLines(
    tx,
    surplus.flatMap(({ id, over }) =>
      carryLines(month, target, over).map((line): NewLine => ({
        ...line,
        studentId: id,
        day: null,
      })),
    ),
    { by, now },
  );
  const after = await keepInStep(tx, month, ids);
  if (surplus.length > 0)
    await keepInStep(
      tx,
      target,
      surplus.map(({ id }) => id),
    );
  return {
    carried: surplus.reduce((sum, { over }) => sum + over, 0),
    months: surplus.length > 0 ? [month, target] : [month],
    operation: [...lines, ...carried].map(added),
    audit: after.map((student) => ({
      action: 'confirm-deposits',
      entity: 'deposits',
      entityId: student.id,
      subject: student.name,
      before: factsOf(month, before.get(student.id) ?? student),
      after: factsOf(month, student),
    })),
  };
}

/** Confirms the fees that these rows pay whole. */
async function payFees(
  tx: Tx,
  paying: readonly Paying[],
  { now }: BookingCall,
): Promise<Done & { students: StudentId[] }> {
  const byFee = new Map<MockRegistrationId, Paying>();
  for (const one of paying)
    if (one.part.bill.kind === 'mock') byFee.set(one.part.bill.registrationId, one);
  if (byFee.size === 0) return { operation: [], audit: [], students: [] };
  const rows = await lockFees(tx, [...byFee.keys()]);
  const changes = rows.map(({ id, fee, studentId }) => {
    const decision = decidePayment(fee.paymentStatus, 'confirm');
    if (!decision.allowed) throw new Refusal(409, decision.reason);
    const last = byFee.get(id)?.line;
    const after: Fee = {
      ...fee,
      paymentStatus: decision.to,
      depositorName: last?.name ?? '',
      depositDay: last?.day ?? null,
    };
    return { id, studentId, before: fee, fee: after };
  });
  await writeFees(tx, changes, now);
  await insertBookings(
    tx,
    paying.flatMap(({ rowId, part: { bill, amount } }) =>
      bill.kind === 'mock'
        ? [
            {
              rowId,
              studentId: bill.studentId,
              entryId: null,
              registrationId: bill.registrationId,
              amount,
            },
          ]
        : [],
    ),
  );
  return {
    students: changes.map(({ studentId }) => studentId),
    operation: changes.map(({ id, before, fee }) => ({
      entity: 'mock-fee',
      id,
      before,
      after: fee,
    })),
    audit: changes.map(({ id, before, fee }) => ({
      action: 'change-mock-payments',
      entity: 'mock-registrations',
      entityId: id,
      subject: fee.name,
      before: { paymentStatus: before.paymentStatus, depositorName: before.depositorName },
      after: { paymentStatus: fee.paymentStatus, depositorName: fee.depositorName },
    })),
  };
}

/** Keeps the 입금자명 that the manager's decisions taught. */
async function learn(tx: Tx, { body: { learned }, now }: BookingCall): Promise<Done> {
  const names = await readDepositorNames(
    tx,
    learned.map(({ studentId }) => studentId),
  );
  const changes = new Map<
    StudentId,
    { name: string; before: string[]; depositorNames: string[] }
  >();
  for (const { studentId, name } of learned) {
    const known = names.get(studentId);
    const before = known?.depositorNames ?? [];
    const sofar = changes.get(studentId)?.depositorNames ?? before;
    const next = known && withDepositorName({ name: known.name, depositorNames: sofar }, name);
    if (known && next) changes.set(studentId, { name: known.name, before, depositorNames: next });
  }
  const list = [...changes].map(([id, change]) => ({ id, ...change }));
  await writeDepositorNames(tx, list, now);
  return {
    operation: list.map(({ id, name, before, depositorNames }) => ({
      entity: 'depositor-names',
      id,
      before: { name, depositorNames: before },
      after: { name, depositorNames },
    })),
    audit: list.map(({ id, name, before, depositorNames }) => ({
      action: 'edit-student',
      entity: 'students',
      entityId: id,
      subject: name,
      before: { depositorNames: before },
      after: { depositorNames },
    })),
  };
}

/** Everything is locked and as the manager saw it, or the whole booking is refused. */
async function refuseChanged(tx: Tx, { actor, body, now }: BookingCall): Promise<StudentId[]> {
  const parts = body.items.flatMap((item) => item.parts);
  const ids = [...new Set(parts.map(({ bill }) => bill.studentId))];
  const all = [...new Set([...ids, ...body.learned.map(({ studentId }) => studentId)])];
  const fees = parts.some(({ bill }) => bill.kind === 'mock');
  if (fees) refuseWithout(actor, 'mocks.write');
  if (!all.every(isOwnId)) throw new Refusal(404, 'not-found');
  await lockStatements(tx);
  if ((await lockStudents(tx, all)).size < all.length) throw new Refusal(404, 'not-found');
  const lines = [...body.items.map(({ line }) => line), ...body.ignored];
  const fresh = leaveOutImported(lines, await readImported(tx, lines));
  if (fresh.length < lines.length) throw new Refusal(409, 'statement-imported');
  const bills = await readOpenBills(tx, { now, fees, only: ids });
  const problem = findBookingProblem(body, bills);
  if (problem) throw new Refusal(409, problem);
  return ids;
}

const titlesOf = (columns: NonNullable<StatementBooking['columns']>) =>
  new Map(columns.map(({ header, field }, at) => [titleKey(header, at, columns.length), field]));

/**
 * 은행 내역 확인: every row of a list in one transaction, one operation that can be taken back, once per
 * intention. What changed since the manager looked refuses the whole.
 */
export function bookStatement(db: Db, call: BookingCall) {
  const { actor, body, now } = call;
  const by = actor.managerId;
  return once(db, call, async (tx) => {
    const ids = await refuseChanged(tx, call);
    const lines = body.items.map(({ line }) => line);
    const rowIds = await insertRows(tx, [...lines, ...body.ignored], { by, now });
    const paying = body.items.flatMap(({ line, parts }, at) =>
      parts.map((part): Paying => ({ line, rowId: rowIds[at] ?? '', part })),
    );
    const work: Done[] = [];
    const months = new Set<CalendarMonth>();
    let carried = 0;
    const byMonth = groupBy(paying.filter(isMeals), ({ part: { bill } }) => bill.month);
    for (const [month, those] of byMonth) {
      const done = await payMonth(tx, month, those, call);
      carried += done.carried;
      for (const one of done.months) months.add(one);
      work.push(done);
    }
    const fees = await payFees(tx, paying, call);
    const names = await learn(tx, call);
    if (body.columns) await rememberTitles(tx, titlesOf(body.columns), { by, now });
    const total = lines.reduce((sum, { amount }) => sum + amount, 0);
    const label = statementLabel(lines.length);
    const undo = await recordOperation(tx, { kind: 'deposits.statement', by, at: now, label }, [
      ...[...work, fees, names].flatMap(({ operation }) => operation),
      ...rowIds.map((id) => ({ entity: 'statement-row', id, before: null, after: keptRow })),
    ]);
    await auditManager(tx, call, [
      ...[...work, fees, names].flatMap(({ audit }) => audit),
      {
        action: 'import-statement',
        entity: 'operations',
        entityId: undo.operationId,
        subject: label,
        after: { count: lines.length, amount: total },
      },
    ]);
    await notify(tx, { topic: 'deposits', months: [...months] }, ids);
    if (fees.students.length > 0) await notify(tx, { topic: 'mocks' }, fees.students);
    if (names.operation.length > 0) await notify(tx, { topic: 'students' });
    return {
      booked: lines.length,
      total: won(total),
      carried: won(carried),
      learned: names.operation.length,
      undo,
    };
  });
}
