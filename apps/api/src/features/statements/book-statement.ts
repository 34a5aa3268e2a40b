import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import { won } from '@academy/domain/money';
import {
  findBookingProblem,
  leaveOutImported,
  statementLabel,
  titleKey,
  type StatementBooking,
} from '@academy/domain/statements';
import { withDepositorName } from '@academy/domain/students';
import type { CalendarMonth } from '@academy/domain/time';
import type { Db, Tx } from '../../db/database';
import { isOwnId } from '../../http/auth/own-id';
import { refuseWithout } from '../../http/auth/rights';
import { Refusal } from '../../http/errors/refusal';
import { once } from '../../http/writes/once';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { notify } from '../../shared/notify-db';
import { recordOperation } from '../../shared/operations/operations-db';
import { madeRows, watchRows } from '../../shared/operations/restoring-rows-db';
import { lockStudents } from '../../shared/students/students-db';
import { withNamed } from '../../shared/statements/named-rows-db';
import { isMeals, payFees, payMonth, type BookingCall, type Done, type Paying } from './pay-bills';
import { readOpenBills } from './statement-facts-db';
import {
  insertRows,
  keptDepositorNames,
  keptStatementRows,
  lockStatements,
  readImported,
  rememberTitles,
  readDepositorNames,
  writeDepositorNames,
} from './statements-db';

/** Everything is locked and as the manager saw it, or the whole booking is refused. */
async function refuseChanged(tx: Tx, { actor, body, now }: BookingCall): Promise<StudentId[]> {
  const parts = body.items.flatMap((item) => item.parts);
  const ids = [...new Set(parts.map(({ bill }) => bill.studentId))];
  const all = [...new Set([...ids, ...body.learned.map(({ studentId }) => studentId)])];
  const fees = parts.some(({ bill }) => bill.kind === 'mock');
  if (fees) refuseWithout(actor, 'mocks.write');
  if (!all.every(isOwnId)) throw new Refusal('not-found');
  await lockStatements(tx);
  if ((await lockStudents(tx, all)).size < all.length) throw new Refusal('not-found');
  const lines = [...body.items.map(({ line }) => line), ...body.ignored];
  const fresh = leaveOutImported(lines, await readImported(tx, lines));
  if (fresh.length < lines.length) throw new Refusal('statement-imported');
  const bills = await readOpenBills(tx, { now, fees, only: ids });
  const problem = findBookingProblem(body, bills);
  if (problem) throw new Refusal(problem);
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
    const rowIds = await insertRows(tx, [...lines, ...(await withNamed(tx, body.ignored))], {
      by,
      now,
    });
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
    const names = await learnNames(tx, call);
    if (body.columns) await rememberTitles(tx, titlesOf(body.columns), { by, now });
    const total = lines.reduce((sum, { amount }) => sum + amount, 0);
    const label = statementLabel(lines.length);
    const kept = { kind: 'deposits.statement' as const, by, at: now, label, facts: { total } };
    const undo = await recordOperation(tx, kept, [
      ...[...work, fees, names].flatMap(({ operation }) => operation),
      ...(await madeRows(tx, keptStatementRows, rowIds)),
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

/** Keeps the 입금자명 that the manager's decisions taught. */
async function learnNames(tx: Tx, { body: { learned }, now }: BookingCall): Promise<Done> {
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
  const learning = await watchRows(
    tx,
    keptDepositorNames,
    list.map(({ id }) => id),
  );
  await writeDepositorNames(tx, list, now);
  return {
    operation: await learning(),
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
