import type {
  studentEndpoints,
  ImportPreview,
  ImportRow,
  KnownStudent,
  StudentDraft,
} from '@academy/domain/students';
import { planImport, sameCounts } from '@academy/domain/students';
import { seoulDay } from '@academy/domain/time';
import type { Db, Tx } from '../../db/database';
import { Refusal } from '../../http/refusal';
import type { Call } from '../../http/serve';
import { transact } from '../../http/transact';
import { auditManager, type ManagerEntry } from '../../shared/manager-audit-db';
import { notify } from '../../shared/notify-db';
import { recordOperation, type OperationEntry } from '../../shared/operations-db';
import { signOutStudents } from './sign-out-db';
import { draftOf } from './student-record';
import {
  insertStudents,
  lockList,
  lockClaims,
  readStudents,
  type StudentTableRow,
} from './students-db';
import { writeStudents } from './write-students-db';

const asKnown = (row: StudentTableRow): KnownStudent => ({ ...draftOf(row), id: row.id });

/** What an import would do: one query, nothing written. */
export async function previewImport(
  db: Db,
  { body: { cells }, now }: Call<typeof studentEndpoints.previewImport>,
): Promise<ImportPreview> {
  const listed = (await readStudents(db)).filter(({ deletedAt }) => deletedAt === null);
  return planImport(cells, listed.map(asKnown), seoulDay(now));
}

type Good = ImportRow & { student: StudentDraft };
const isGood = (row: ImportRow): row is Good => row.student !== null;

/** The fields that a row changes, out of a student. */
const picked = (student: StudentDraft, { changes }: ImportRow) =>
  Object.fromEntries(changes.map(({ field }) => [field, student[field]]));

interface Written {
  kept: OperationEntry[];
  entries: ManagerEntry[];
}

async function addAll(tx: Tx, rows: readonly Good[], now: Date): Promise<Written> {
  const added = await insertStudents(
    tx,
    rows.map(({ student }) => student),
    now,
  );
  return {
    kept: added.map((row) => ({
      entity: 'student',
      id: row.id,
      before: null,
      after: draftOf(row),
    })),
    entries: added.map((row) => ({
      action: 'create-student',
      entity: 'students',
      entityId: row.id,
      subject: row.name,
      after: draftOf(row),
    })),
  };
}

async function changeAll(
  tx: Tx,
  rows: readonly Good[],
  known: readonly KnownStudent[],
  now: Date,
): Promise<Written> {
  const byId = new Map(known.map((student) => [student.id, student]));
  const changes = rows.flatMap((row) => {
    const before = row.studentId === null ? undefined : byId.get(row.studentId);
    return before
      ? [
          {
            id: before.id,
            name: before.name,
            student: row.student,
            before: picked(before, row),
            after: picked(row.student, row),
          },
        ]
      : [];
  });
  await writeStudents(tx, changes, now);
  await signOutStudents(
    tx,
    changes.filter(({ student }) => student.status !== 'ENROLLED').map(({ id }) => id),
    'status',
    now,
  );
  return {
    kept: changes.map(({ id, before, after }) => ({ entity: 'student', id, before, after })),
    entries: changes.map(({ id, name, before, after }) => ({
      action: 'edit-student',
      entity: 'students',
      entityId: id,
      subject: name,
      before,
      after,
    })),
  };
}

/**
 * Writes exactly the rows without an error. The table is planned once more under a lock: when that gives other counts than the manager saw, the list
 * changed meanwhile and nothing is written (409 `import-changed` with the new preview). A fixed number of statements per thousand rows.
 */
export async function importStudents(
  db: Db,
  {
    actor,
    body: { cells, fileName, expected },
    now,
    request,
  }: Call<typeof studentEndpoints.importStudents>,
) {
  return transact(db, async (tx) => {
    await lockClaims(tx);
    const known = (await lockList(tx)).map(asKnown);
    const preview = planImport(cells, known, seoulDay(now));
    const { counts } = preview;
    if (preview.problem !== null || preview.rows.length === 0)
      throw new Refusal(
        400,
        'import-empty',
        preview.problem === null ? {} : { text: preview.problem },
      );
    if (!sameCounts(counts, expected))
      throw new Refusal(409, 'import-changed', { extra: { preview } });

    const good = preview.rows.filter(isGood);
    const added = await addAll(
      tx,
      good.filter(({ kind }) => kind === 'add'),
      now,
    );
    const changed = await changeAll(
      tx,
      good.filter(({ kind }) => kind === 'change'),
      known,
      now,
    );
    const kept = [...added.kept, ...changed.kept];
    if (kept.length === 0) return { counts, undo: null };
    const undo = await recordOperation(
      tx,
      { kind: 'students.import', by: actor.managerId, at: now, label: fileName, facts: counts },
      kept,
    );
    await auditManager(tx, { actor, request }, [
      {
        action: 'import-students',
        entity: 'student-imports',
        entityId: undo.operationId,
        subject: fileName,
        after: counts,
      },
      ...added.entries,
      ...changed.entries,
    ]);
    await notify(tx, { topic: 'students' });
    return { counts, undo };
  });
}
