import {
  mockExamIdSchema,
  mockRegistrationIdSchema,
  type MockExamId,
  type MockRegistrationId,
  type StudentId,
} from '@academy/domain/ids';
import {
  decideExamReturn,
  decideRegistrationReturns,
  examFormSchema,
  examReturnText,
  mockPaymentStatusSchema,
  onSiteStateSchema,
} from '@academy/domain/mocks';
import type { Undoable } from '@academy/domain/operations';
import { namedPictureSchema, pictureGoneText, type NamedPicture } from '@academy/domain/pictures';
import * as z from 'zod/mini';
import type { Tx } from '../../../db/database';
import type { ManagerEntry } from '../../../shared/audit/manager-audit-db';
import {
  recordOperation,
  restoring,
  type OperationEntry,
  type Restorer,
  type UndoCall,
} from '../../../shared/operations/operations-db';
import { heldPictures } from '../../../shared/pictures/stored-pictures-db';
import {
  countRegistrations,
  deleteExamRow,
  insertExamAgain,
  lockManagedExam,
  readExamRows,
  readManagedExam,
  recountSeats,
  updateExam,
  type ExamRow,
} from './exams-db';
import { readNamedPictures, writeExamPictures } from '../exam-pictures-db';
import { cancelRegistration } from '../seats-db';
import { formFacts, formOf, registrationFacts } from './exam-facts';
import {
  lockRegistrationsOf,
  readManagedRegistrations,
  readStandings,
  writeStandings,
  type StandingState,
} from './registrations/registrations-db';

const instant = z.nullable(z.iso.datetime());
/** An exam as managers write and turn it; `version` only of one that was deleted. */
const examSchema = z.extend(examFormSchema, {
  targetClasses: z.nullable(z.array(z.string())),
  pictures: z.array(namedPictureSchema),
  closedAt: instant,
  cancelledAt: instant,
  cancelReason: z.nullable(z.string()),
  version: z.optional(z.int()),
});
type KeptExam = z.output<typeof examSchema>;

const standingSchema = z.object({
  onSiteState: onSiteStateSchema,
  waitingOrder: z.nullable(z.int()),
  canceledAt: instant,
  paymentStatus: mockPaymentStatusSchema,
});

const keptOf = (row: ExamRow, pictures: NamedPicture[]): KeptExam => ({
  ...formOf(row, pictures),
  closedAt: row.closedAt?.toISOString() ?? null,
  cancelledAt: row.cancelledAt?.toISOString() ?? null,
  cancelReason: row.cancelReason,
});

const columnsOf = ({
  closedAt,
  cancelledAt,
  version: _version,
  pictures: _pictures,
  ...form
}: KeptExam) => ({
  ...form,
  closedAt: closedAt === null ? null : new Date(closedAt),
  cancelledAt: cancelledAt === null ? null : new Date(cancelledAt),
});

/** States of exams, as an operation stores them. */
async function readKept(
  tx: Tx,
  ids: readonly MockExamId[],
): Promise<ReadonlyMap<MockExamId, KeptExam>> {
  const rows = await readExamRows(tx, ids);
  const pictures = await readNamedPictures(tx, ids);
  return new Map(rows.map((row) => [row.id, keptOf(row, pictures.get(row.id) ?? [])]));
}

/** State of an exam; null without one. */
export const readKeptExam = async (tx: Tx, id: MockExamId): Promise<KeptExam | null> =>
  (await readKept(tx, [id])).get(id) ?? null;

/** Stores a change of an exam, which was `before`, and of registrations with it. */
export async function recordExam(
  tx: Tx,
  { actor, now }: Pick<UndoCall, 'actor' | 'now'>,
  { id, title, version }: Pick<ExamRow, 'id' | 'title' | 'version'>,
  before: KeptExam | null,
  registrations: readonly OperationEntry[] = [],
): Promise<Undoable> {
  const after = await readKeptExam(tx, id);
  return recordOperation(tx, { kind: 'mocks.exam', by: actor.managerId, at: now, label: title }, [
    {
      entity: 'exam',
      id,
      before: after === null && before ? { ...before, version } : before,
      after,
    },
    ...registrations,
  ]);
}

/** Changes of registrations, which were `before`; the others of `ids` were created. */
export async function standingEntries(
  tx: Tx,
  before: Awaited<ReturnType<typeof readStandings>>,
  ids: readonly MockRegistrationId[] = before.map(({ id }) => id),
): Promise<OperationEntry[]> {
  const was = new Map(before.map(({ id, state }) => [id, state]));
  const after = await readStandings(tx, ids);
  return after.map(({ id, state }) => ({
    entity: 'standing',
    id,
    before: was.get(id) ?? null,
    after: state,
  }));
}

/** What taking back touched: what the log says of it, whose screens follow, which line moves. */
export interface TouchedMocks {
  entries: ManagerEntry[];
  students: Set<StudentId>;
  exams: Set<MockExamId>;
}

/** Brings an exam back as it was: its form, closed or open, taking place or not, there or not. */
export const exams = ({ now }: UndoCall, touched: TouchedMocks): Restorer =>
  restoring<KeptExam>({
    parse: (kept) => examSchema.parse(kept),
    read: (tx, ids) =>
      readKept(
        tx,
        ids.map((id) => mockExamIdSchema.parse(id)),
      ),
    async blocked(tx, { restore }) {
      const reasons = new Map<string, string>();
      for (const { id, value } of restore) {
        const examId = mockExamIdSchema.parse(id);
        const keys = value?.pictures.map(({ key }) => key) ?? [];
        const there = await heldPictures(tx, keys);
        if (keys.some((key) => !there.has(key))) reasons.set(id, pictureGoneText);
        if ((await readKeptExam(tx, examId)) === null) continue;
        const reason = decideExamReturn(value, {
          ...(await readManagedExam(tx, examId, now)),
          registrations: await countRegistrations(tx, examId),
        });
        if (reason !== null) reasons.set(id, examReturnText(reason));
      }
      return reasons;
    },
    async write(tx, changes) {
      for (const { id, value } of changes) {
        const examId = mockExamIdSchema.parse(id);
        const was = await readKeptExam(tx, examId);
        if (value === null) await deleteExamRow(tx, examId);
        else if (was) await updateExam(tx, examId, columnsOf(value), now);
        else {
          const version = (value.version ?? 0) + 1;
          await insertExamAgain(tx, examId, { ...columnsOf(value), version, updatedAt: now });
        }
        if (value) {
          await writeExamPictures(tx, examId, value.pictures, now);
          touched.exams.add(examId);
        }
        touched.entries.push({
          action: 'undo-mocks',
          entity: 'mock-exams',
          entityId: examId,
          subject: value?.title ?? was?.title ?? '',
          before: was && formFacts(formOf(was, was.pictures)),
          after: value && formFacts(formOf(value, value.pictures)),
        });
      }
    },
    label: ({ title }) => title,
  });

/** Restores registrations, while their exam takes place and their seat is free. */
export function standings({ now }: UndoCall, touched: TouchedMocks): Restorer {
  let present: Awaited<ReturnType<typeof readStandings>> = [];
  const rowOf = (id: string) => present.find((row) => row.id === id);
  const idOf = ({ id }: { id: string }): MockRegistrationId => mockRegistrationIdSchema.parse(id);
  return restoring<StandingState>({
    parse: (kept) => standingSchema.parse(kept),
    async read(tx, ids) {
      const wanted = ids.map((id) => mockRegistrationIdSchema.parse(id));
      await lockRegistrationsOf(tx, wanted);
      present = await readStandings(tx, wanted);
      return new Map(present.map(({ id, state }) => [id, state]));
    },
    async blocked(tx, { restore }) {
      const reasons = new Map<string, string>();
      for (const examId of new Set(present.map((row) => row.examId))) {
        const back = restore.flatMap(({ id, value }) => {
          const row = rowOf(id);
          return row?.examId === examId && value
            ? [{ id, studentId: row.studentId, onSiteState: value.onSiteState }]
            : [];
        });
        const own = new Set<string>(back.map(({ id }) => id));
        const others = (await readManagedRegistrations(tx, examId)).filter(
          ({ id, canceledAt }) => canceledAt === null && !own.has(id),
        );
        const refused = decideRegistrationReturns(
          await lockManagedExam(tx, examId, now),
          back,
          new Set(others.map(({ studentId }) => studentId)),
        );
        for (const [id, reason] of refused) reasons.set(id, examReturnText(reason));
      }
      return reasons;
    },
    async write(tx, changes) {
      const before = await lockRegistrationsOf(tx, changes.map(idOf));
      await writeStandings(
        tx,
        changes.flatMap((change) =>
          change.value ? [{ id: idOf(change), state: change.value }] : [],
        ),
        now,
      );
      for (const { id, value } of changes) {
        const row = rowOf(id);
        if (value === null && row)
          await cancelRegistration(tx, { ...row, from: row.state.onSiteState, now });
      }
      for (const examId of new Set(present.map((row) => row.examId))) {
        await recountSeats(tx, examId);
        touched.exams.add(examId);
      }
      const after = new Map(
        (await lockRegistrationsOf(tx, changes.map(idOf))).map((row) => [row.id, row]),
      );
      for (const row of before) {
        const stands = after.get(row.id);
        touched.students.add(row.studentId);
        if (stands)
          touched.entries.push({
            action: 'undo-mocks',
            entity: 'mock-registrations',
            entityId: row.id,
            subject: row.name,
            before: registrationFacts(row),
            after: registrationFacts(stands),
          });
      }
    },
    label: (_, id) => rowOf(id)?.name ?? '',
  });
}
