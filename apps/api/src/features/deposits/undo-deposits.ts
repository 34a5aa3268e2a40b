import {
  depositEntryKindSchema,
  depositEntryText,
  voidedByUndoText,
} from '@academy/domain/deposits';
import { depositEntryIdSchema, studentIdSchema } from '@academy/domain/ids';
import { calendarDaySchema, calendarMonthSchema } from '@academy/domain/time';
import * as z from 'zod/mini';
import { refuseOverdrawn } from '../../shared/bills/bill-status-db';
import { lockLines, voidLines } from '../../shared/bills/deposit-lines-db';
import { notify } from '../../shared/notify-db';
import {
  auditUndo,
  restoreEntries,
  restoring,
  type Undoer,
} from '../../shared/operations/operations-db';
import { lockStudents } from '../../shared/students/students-db';
import { keptLine } from './book';
import { findOwners, restoreLine } from './ledger-db';

const keptSchema = z.object({
  studentId: studentIdSchema,
  month: calendarMonthSchema,
  kind: depositEntryKindSchema,
  amount: z.int(),
  day: z.nullable(calendarDaySchema),
});
type Kept = z.output<typeof keptSchema>;

const nameOf = (line: Kept) =>
  depositEntryText({
    ...line,
    id: depositEntryIdSchema.parse('0'),
    depositorName: '',
    note: '',
    otherMonth: null,
    createdAt: '',
    byName: null,
    voidedAt: null,
    voidReason: null,
  });

/** Takes a booking back: its lines are voided, lines that it voided count again. */
export const undoDeposits: Undoer = async (tx, call, operation) => {
  const by = call.actor.managerId;
  const { now } = call;
  const touched: Kept[] = [];
  const restorer = restoring<Kept>({
    parse: (kept) => keptSchema.parse(kept),
    async read(on, ids) {
      const entryIds = ids.map((id) => depositEntryIdSchema.parse(id));
      await lockStudents(on, await findOwners(on, entryIds), { alsoDeleted: true });
      const lines = await lockLines(on, entryIds);
      touched.push(...lines.map(keptLine));
      return new Map(
        lines.filter(({ voidedAt }) => voidedAt === null).map((line) => [line.id, keptLine(line)]),
      );
    },
    async write(on, changes) {
      const gone = changes
        .filter(({ value }) => value === null)
        .map(({ id }) => depositEntryIdSchema.parse(id));
      if (gone.length > 0) await voidLines(on, gone, { reason: voidedByUndoText, by, now });
      for (const { id, value } of changes)
        if (value) await restoreLine(on, depositEntryIdSchema.parse(id), value.day);
    },
    label: nameOf,
  });
  const result = await restoreEntries(tx, operation, { 'deposit-entry': restorer });
  const months = await refuseOverdrawn(tx, touched);
  await auditUndo(tx, call, operation, 'undo-deposits', result);
  await notify(
    tx,
    { topic: 'deposits', months },
    touched.map(({ studentId }) => studentId),
  );
  return result;
};
