import {
  changedSinceText,
  planUndo,
  signedOutText,
  type UndoResult,
} from '@academy/domain/operations';
import {
  phoneTakenText,
  seatTakenText,
  keptStudentSchema,
  numberBlockedBy,
  type StudentDraft,
} from '@academy/domain/students';
import { studentIdSchema, type StudentId } from '@academy/domain/ids';
import type { Grants } from '@academy/domain/rights';
import * as z from 'zod/mini';
import type { Tx } from '../../../db/database';
import type { ManagerEntry } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import {
  auditUndo,
  type TakenOperation,
  type Undoer,
} from '../../../shared/operations/operations-db';
import { sameJson } from '../../../shared/same-json';
import { findTakenSeats, ownerFor } from './refuse-taken';
import { signOutStudents, anySignedOut } from '../sign-out-db';
import { draftOf } from '../student-record';
import {
  lockClaims,
  lockStudents,
  readByPhone,
  readInUse,
  type StudentTableRow,
} from '../students-db';
import { undoFuture } from '../leaving/undo-future';
import { readLoginSettings } from '../../../shared/settings/kept-settings';
import { writeStudents, type StudentWrite } from './write-students-db';

/**
 * What a write stored of a student: the changed fields, or null for a student who was not in the
 * list.
 */
const partOfStudent = z.nullable(z.partial(keptStudentSchema));
type Part = z.output<typeof partOfStudent>;

const fieldsOf = (part: Part) => Object.keys(part ?? {});

/** The same fields of a student as they are now; null when they are not in the list. */
const presently = (row: StudentTableRow | undefined, fields: readonly string[]): Part =>
  row === undefined || row.deletedAt !== null
    ? null
    : partOfStudent.parse(
        Object.fromEntries(
          Object.entries(draftOf(row)).filter(([field]) => fields.includes(field)),
        ),
      );

/** Whose number another user has meanwhile: they cannot come back to it. */
async function readPhoneHolders(
  tx: Tx,
  writes: readonly (StudentWrite & { student: StudentDraft })[],
  viewer: Grants,
): Promise<ReadonlyMap<string, string>> {
  const wanted = writes.filter(({ deleted }) => deleted !== true);
  const held = await readByPhone(
    tx,
    wanted.map(({ student }) => student.phone),
  );
  const { sharedNumbers } = await readLoginSettings(tx);
  return new Map<string, string>(
    wanted.flatMap(({ id, student }) => {
      const others = held.filter((row) => row.phone === student.phone && row.id !== id);
      const holder = numberBlockedBy(student, others, { shared: sharedNumbers });
      return holder ? [[id, phoneTakenText(ownerFor(viewer, holder))] as const] : [];
    }),
  );
}

/** Whose seat another user has meanwhile. */
async function readSeatHolders(
  tx: Tx,
  writes: readonly (StudentWrite & { row: StudentTableRow })[],
): Promise<ReadonlyMap<string, string>> {
  const sitting = writes.map(({ id, student, deleted }) => ({
    id,
    name: student.name,
    seat: deleted ? null : student.seat,
    status: student.status,
  }));
  return new Map<string, string>(
    [...(await findTakenSeats(tx, sitting))].map(([{ id }, { name }]) => [id, seatTakenText(name)]),
  );
}

type RestoreWrite = StudentWrite & { row: StudentTableRow };

/** Which students can be brought back, and which cannot, each with the reason if there is one. */
async function divide(
  tx: Tx,
  writes: readonly RestoreWrite[],
  { kind, viewer }: { kind: TakenOperation['kind']; viewer: Grants },
) {
  const made = kind === 'students.import' || kind === 'students.create';
  const gone = writes.filter(({ deleted }) => deleted).map(({ id }) => id);
  const inUse = made ? await readInUse(tx, gone) : new Set<StudentId>();
  const holders = await readPhoneHolders(tx, writes, viewer);
  const free = writes.filter(({ id }) => !inUse.has(id) && !holders.has(id));
  const seats = await readSeatHolders(tx, free);
  const possible = free.filter(({ id }) => !seats.has(id));
  return {
    possible,
    blocked: writes.filter((write) => !possible.includes(write)).map(({ id }) => id),
    reasonOf: (id: string) => holders.get(id) ?? seats.get(id),
  };
}

/**
 * Brings the students back as they were, one by one: who was changed since, uses the portal
 * already, or lost the number or the seat stays, and is named.
 */
async function undoOfStudents(
  tx: Tx,
  { entries: all, kind }: TakenOperation,
  { now, viewer }: { now: Date; viewer: Grants },
): Promise<UndoResult & { entries: ManagerEntry[] }> {
  const kept = all
    .filter(({ entity }) => entity === 'student')
    .map(({ id, before, after }) => ({
      id: studentIdSchema.parse(id),
      before: partOfStudent.parse(before),
      after: partOfStudent.parse(after),
    }));
  const fields = new Map<string, string[]>(
    kept.map(({ id, before, after }) => [id, fieldsOf(before ?? after)]),
  );
  const rows = await lockStudents(
    tx,
    kept.map(({ id }) => id),
  );
  const byId = new Map<string, StudentTableRow>(rows.map((row) => [row.id, row]));
  const plan = planUndo(kept, (id) => presently(byId.get(id), fields.get(id) ?? []), sameJson);

  const writes = plan.restore.flatMap(({ id, value }) => {
    const row = byId.get(id);
    return row
      ? [{ id: row.id, student: { ...draftOf(row), ...value }, deleted: value === null, row }]
      : [];
  });
  const { possible, blocked, reasonOf } = await divide(tx, writes, { kind, viewer });
  await writeStudents(tx, possible, now);
  await signOutStudents(
    tx,
    possible
      .filter(
        ({ deleted, student, row }) =>
          deleted || student.status !== 'ENROLLED' || student.phone !== row.phone,
      )
      .map(({ id }) => id),
    'undone',
    now,
  );

  return {
    restored: possible.length,
    kept: [...plan.kept, ...blocked].map((id) => ({
      id,
      label: byId.get(id)?.name ?? id,
      message: reasonOf(id) ?? changedSinceText,
    })),
    entries: possible.map(({ id, row, student, deleted }) => ({
      action: 'undo-students',
      entity: 'students',
      entityId: id,
      subject: row.name,
      before: row.deletedAt === null ? draftOf(row) : null,
      after: deleted ? null : student,
    })),
  };
}

/**
 * Undoes changes of students: an edit, a new or restored one, a deletion, an import. Later changes
 * are never overwritten; devices that were signed out stay so, which the answer says.
 */
export const undoStudents: Undoer = async (tx, call, operation) => {
  await lockClaims(tx);
  const { entries, restored, kept } = await undoOfStudents(tx, operation, {
    now: call.now,
    viewer: call.actor,
  });
  const dates = await undoFuture(tx, operation, call);
  await auditUndo(tx, call, operation, 'undo-students', { restored, kept }, entries);
  await notify(
    tx,
    { topic: 'students' },
    entries.flatMap(({ entityId }) => studentIdSchema.safeParse(entityId).data ?? []),
  );
  if (dates.length > 0) await notify(tx, { topic: 'meals', dates });
  const back = entries.flatMap(({ entityId }) => studentIdSchema.safeParse(entityId).data ?? []);
  const signedOut = await anySignedOut(tx, back, operation.at);
  return { restored, kept, ...(signedOut && { notes: [signedOutText] }) };
};
