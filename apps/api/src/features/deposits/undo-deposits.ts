import { depositEntryKindSchema, type depositEndpoints } from '@academy/domain/deposits';
import { groupBy } from '@academy/domain/collections';
import { depositEntryIdSchema, studentIdSchema } from '@academy/domain/ids';
import { depositEntryText, voidedByUndoText } from '@academy/domain/messages';
import { calendarDaySchema, calendarMonthSchema, type CalendarMonth } from '@academy/domain/time';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../db/database';
import { Refusal } from '../../http/refusal';
import type { Call } from '../../http/serve';
import { transact } from '../../http/transact';
import { keepInStep } from '../../shared/bill-status-db';
import { auditManager } from '../../shared/manager-audit-db';
import { notify } from '../../shared/notify-db';
import { restoring, undoOperation } from '../../shared/operations-db';
import { keptLine } from './book';
import { findOwners, lockLines, lockStudents, restoreLine, voidLines } from './ledger-db';

const keptSchema = z.object({ studentId: studentIdSchema, month: calendarMonthSchema, kind: depositEntryKindSchema, amount: z.int(), day: z.nullable(calendarDaySchema) });
type Kept = z.output<typeof keptSchema>;

const nameOf = (line: Kept) => depositEntryText({
  ...line, id: depositEntryIdSchema.parse('0'), depositorName: '', note: '', otherMonth: null, createdAt: '', byName: null, voidedAt: null, voidReason: null,
});

/** The money of a month never falls below nothing: what was carried on or paid back since holds the deposit that it came from. */
async function refuseOverdrawn(tx: Tx, touched: readonly Kept[]): Promise<CalendarMonth[]> {
  const months = groupBy(touched, ({ month }) => month);
  for (const [month, lines] of months) {
    const students = await keepInStep(tx, month, [...new Set(lines.map(({ studentId }) => studentId))]);
    const overdrawn = students.some(({ account: { paid, carriedIn, carriedOut, refunded } }) => paid + carriedIn < carriedOut + refunded);
    if (overdrawn) throw new Refusal(409, 'money-went-on');
  }
  return [...months.keys()];
}

/** Takes a booking back: its lines are voided, lines that it voided count again. */
export function undoDeposits(db: Db, call: Call<typeof depositEndpoints.undoDeposits>) {
  const { actor: { managerId: by }, now, params: { operationId } } = call;
  return transact(db, async (tx) => {
    const touched: Kept[] = [];
    const restorer = restoring<Kept>({
      parse: (kept) => keptSchema.parse(kept),
      async read(on, ids) {
        const entryIds = ids.map((id) => depositEntryIdSchema.parse(id));
        await lockStudents(on, await findOwners(on, entryIds));
        const lines = await lockLines(on, entryIds);
        touched.push(...lines.map(keptLine));
        return new Map(lines.filter(({ voidedAt }) => voidedAt === null).map((line) => [line.id, keptLine(line)]));
      },
      async write(on, changes) {
        const gone = changes.filter(({ value }) => value === null).map(({ id }) => depositEntryIdSchema.parse(id));
        if (gone.length > 0) await voidLines(on, gone, { reason: voidedByUndoText, by, now });
        for (const { id, value } of changes) if (value) await restoreLine(on, depositEntryIdSchema.parse(id), value.day);
      },
      label: nameOf,
    });
    const { restored, kept, label } = await undoOperation(tx, { operationId, kinds: ['deposits.change'], by, now }, { 'deposit-entry': restorer });
    const months = await refuseOverdrawn(tx, touched);
    await auditManager(tx, call, { action: 'undo-deposits', entity: 'deposits', entityId: operationId, subject: label, after: { count: restored } });
    await notify(tx, { topic: 'deposits', months });
    return { restored, kept };
  });
}
