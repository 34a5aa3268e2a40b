import { planSave, type mealEndpoints, type Reservation } from '@academy/domain/meals';
import { dayOfMonth, monthOf } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import type { Call } from '../../http/serve';
import { traceOf } from '../../http/log/trace';
import { transact } from '../../http/writes/transact';
import { keepBillsInStep } from '../../shared/bills/bill-status-db';
import { noteGivenUp } from '../../shared/meals/given-up-db';
import {
  lockForSave,
  readForSave,
  stampDays,
  writeSave,
  type ClientSeq,
  type WrittenReservation,
} from './reservations-db';

/** Parses `X-Client-Seq: <deviceId>:<counter>`, which other clients do not send. */
function clientSeqOf(header: string | string[] | undefined): ClientSeq | null {
  if (header === undefined) return null;
  const [, device, counter] = /^([\w-]{1,64}):(\d{1,15})$/.exec(String(header)) ?? [];
  if (!device || !counter) throw new Refusal('malformed-body');
  return { device, counter: Number(counter) };
}

/**
 * Whether a newer save of the same device has overtaken this one for a day (a retry after a
 * keepalive). Days last written by other devices are not affected.
 */
const isOvertaken = (row: WrittenReservation | undefined, seq: ClientSeq | null): boolean =>
  row !== undefined &&
  seq !== null &&
  row.writtenDevice === seq.device &&
  row.writtenSeq !== null &&
  row.writtenSeq > seq.counter;

const bare = ({ date, lunch, dinner }: Reservation): Reservation => ({ date, lunch, dinner });

/** Merges new rows into old ones, in order. */
function withRows(rows: readonly Reservation[], newer: readonly Reservation[]): Reservation[] {
  const byDay = new Map([...rows, ...newer].map((row) => [row.date, bare(row)]));
  return [...byDay.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/**
 * Saves the listed days and no others in one transaction of three statements: lock the student's
 * row and hold the settings, read both, decide each meal by the rule and the time at which the
 * request arrived; write, with the prices frozen, the log's entry and the hint to the managers.
 * With money in the books the bill's word for the payment is brought in step after it. When all
 * that was asked for is refused, the same answer goes out as a 409.
 */
export async function saveMonth(
  db: Db,
  { actor, body, now, request }: Call<typeof mealEndpoints.saveMonth>,
) {
  const { studentId } = actor;
  const seq = clientSeqOf(request.headers['x-client-seq']);
  const months = [...new Set(body.map(({ date }) => monthOf(date)))].toSorted();
  const [firstMonth = '', lastMonth = ''] = [months[0], months.at(-1)];
  if (!firstMonth || !lastMonth) throw new Refusal('malformed-body');

  const outcome = await transact(db, async (tx) => {
    const actorName = await lockForSave(tx, studentId);
    const { settings, rows, hasMoney, isAway } = await readForSave(tx, {
      studentId,
      first: dayOfMonth(firstMonth, 1),
      last: dayOfMonth(lastMonth, 31),
      months,
    });
    const rowOn = new Map(rows.map((row) => [row.date, row]));
    const changes = body.filter(({ date }) => !isOvertaken(rowOn.get(date), seq));
    const plan = planSave({ settings, current: rows, changes, now });

    const stamped = { studentId, rows: seq ? plan.saved : plan.writes, seq, now };
    if (plan.writes.length === 0) await stampDays(tx, stamped);
    else {
      const before = plan.writes.flatMap(({ date }) => rowOn.get(date) ?? []).map(bare);
      const changed = [...new Set(plan.writes.map(({ date }) => monthOf(date)))];
      await writeSave(tx, {
        ...stamped,
        settings,
        months: changed,
        trace: traceOf(request),
        entry: {
          actorKind: 'student',
          actorId: studentId,
          actorName,
          role: 'STUDENT',
          action: 'save-meals',
          entity: 'reservations',
          entityId: studentId,
          before,
          after: plan.writes,
        },
        event: { topic: 'meals', dates: plan.writes.map(({ date }) => date) },
      });
      if (isAway) await noteGivenUp(tx, [{ studentId, before, after: plan.writes }], now);
      if (hasMoney)
        await keepBillsInStep(
          tx,
          changed.map((month) => ({ studentId, month })),
        );
    }
    const truth = withRows(rows, plan.writes).filter(
      (row) => (row.lunch || row.dinner) && months.includes(monthOf(row.date)),
    );
    return { plan, month: truth };
  });

  const {
    plan: { saved, skipped, nothingSaved },
    month,
  } = outcome;
  if (nothingSaved) throw new Refusal('nothing-saved', { extra: { saved, skipped, month } });
  return { saved, skipped, month };
}
