import {
  depositEntryKindSchema,
  voidedByUndoText,
  type DepositEntry,
} from '@academy/domain/deposits';
import {
  depositEntryIdSchema,
  mockRegistrationIdSchema,
  studentIdSchema,
  type StudentId,
} from '@academy/domain/ids';
import { calendarDaySchema, calendarMonthSchema } from '@academy/domain/time';
import * as z from 'zod/mini';
import { refuseOverdrawn } from '../../shared/bills/bill-status-db';
import { lockLines, voidLines } from '../../shared/bills/deposit-lines-db';
import { notify } from '../../shared/notify-db';
import {
  auditUndo,
  restoreEntries,
  restoring,
  type Restorer,
  type UndoCall,
  type Undoer,
} from '../../shared/operations/operations-db';
import { lockStudents } from '../../shared/students/students-db';
import { feeSchema, lockFees, writeFees, type Fee } from './fees-db';
import {
  forgetRows,
  lockRows,
  lockStatements,
  readDepositorNames,
  writeDepositorNames,
} from './statements-db';
import { formatWon } from '@academy/domain/money';

const entrySchema = z.object({
  studentId: studentIdSchema,
  month: calendarMonthSchema,
  kind: depositEntryKindSchema,
  amount: z.int(),
  day: z.nullable(calendarDaySchema),
});
type Entry = z.output<typeof entrySchema>;
const rowSchema = z.object({ imported: z.literal(true) });
const namesSchema = z.object({ name: z.string(), depositorNames: z.array(z.string()) });

/** A line of the ledger as the operation keeps it. */
export const keptEntry = ({
  studentId,
  month,
  kind,
  amount,
  day,
}: Pick<DepositEntry, 'month' | 'kind' | 'amount' | 'day'> & { studentId: StudentId }): Entry => ({
  studentId,
  month,
  kind,
  amount,
  day,
});
export const keptRow: z.output<typeof rowSchema> = { imported: true };

interface Touched {
  lines: Entry[];
  students: StudentId[];
}

const entries = ({ actor: { managerId: by }, now }: UndoCall, touched: Touched): Restorer =>
  restoring<Entry>({
    parse: (kept) => entrySchema.parse(kept),
    async read(tx, ids) {
      const lines = await lockLines(
        tx,
        ids.map((id) => depositEntryIdSchema.parse(id)),
      );
      touched.lines.push(...lines.map(keptEntry));
      return new Map(
        lines.filter(({ voidedAt }) => voidedAt === null).map((line) => [line.id, keptEntry(line)]),
      );
    },
    async write(tx, changes) {
      const ids = changes.map(({ id }) => depositEntryIdSchema.parse(id));
      if (ids.length > 0) await voidLines(tx, ids, { reason: voidedByUndoText, by, now });
    },
    label: ({ month, amount }) => `${month} ${formatWon(amount)}`,
  });

const fees = ({ now }: UndoCall, touched: Touched): Restorer =>
  restoring<Fee>({
    parse: (kept) => feeSchema.parse(kept),
    async read(tx, ids) {
      const rows = await lockFees(
        tx,
        ids.map((id) => mockRegistrationIdSchema.parse(id)),
      );
      touched.students.push(...rows.map(({ studentId }) => studentId));
      return new Map(rows.map(({ id, fee }) => [id, fee]));
    },
    write: (tx, changes) =>
      writeFees(
        tx,
        changes.flatMap(({ id, value }) =>
          value ? [{ id: mockRegistrationIdSchema.parse(id), fee: value }] : [],
        ),
        now,
      ),
    label: ({ name }) => name,
  });

const names = ({ now }: UndoCall): Restorer =>
  restoring<z.output<typeof namesSchema>>({
    parse: (kept) => namesSchema.parse(kept),
    read: (tx, ids) =>
      readDepositorNames(
        tx,
        ids.map((id) => studentIdSchema.parse(id)),
      ),
    write: (tx, changes) =>
      writeDepositorNames(
        tx,
        changes.flatMap(({ id, value }) =>
          value ? [{ id: studentIdSchema.parse(id), depositorNames: value.depositorNames }] : [],
        ),
        now,
      ),
    label: ({ name }) => name,
  });

const rows = ({ now }: UndoCall): Restorer =>
  restoring<z.output<typeof rowSchema>>({
    parse: (kept) => rowSchema.parse(kept),
    async read(tx, ids) {
      return new Map((await lockRows(tx, ids)).map((id) => [id, keptRow]));
    },
    write: (tx, changes) =>
      forgetRows(
        tx,
        changes.map(({ id }) => id),
        now,
      ),
    label: (_, id) => id,
  });

const studentsOf = (kept: readonly { entity: string; id: string; after: unknown }[]): StudentId[] =>
  kept.flatMap(({ entity, id, after }) =>
    entity === 'deposit-entry'
      ? [entrySchema.parse(after).studentId]
      : entity === 'depositor-names'
        ? [studentIdSchema.parse(id)]
        : [],
  );

/**
 * Takes a whole list back: its deposits, fees and learned names, and its rows can be imported
 * again.
 */
export const undoStatement: Undoer = async (tx, call, operation) => {
  const touched: Touched = { lines: [], students: [] };
  await lockStatements(tx);
  const concerned = [...new Set(studentsOf(operation.entries))];
  if (concerned.length > 0) await lockStudents(tx, concerned, { alsoDeleted: true });
  const result = await restoreEntries(tx, operation, {
    'mock-fee': fees(call, touched),
    'deposit-entry': entries(call, touched),
    'depositor-names': names(call),
    'statement-row': rows(call),
  });
  const months = await refuseOverdrawn(tx, touched.lines);
  await auditUndo(tx, call, operation, 'undo-statement', result);
  await notify(
    tx,
    { topic: 'deposits', months },
    touched.lines.map(({ studentId }) => studentId),
  );
  if (touched.students.length > 0) await notify(tx, { topic: 'mocks' }, touched.students);
  await notify(tx, { topic: 'students' });
  return result;
};
