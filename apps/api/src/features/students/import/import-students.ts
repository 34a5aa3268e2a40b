import { can, type Grants } from '@academy/domain/rights';
import type {
  ImportBasis,
  studentEndpoints,
  ImportPreview,
  KnownStudent,
  PlannedRow,
  StudentDraft,
} from '@academy/domain/students';
import { keptIn, planImport, sameCounts, withoutContacts } from '@academy/domain/students';
import { seoulDay } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import { Refusal } from '../../../http/errors/refusal';
import type { Call } from '../../../http/serve';
import { once } from '../../../http/writes/once';
import { readLoginSettings } from '../../../shared/settings/kept-settings';
import { auditManager, type ManagerEntry } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { recordOperation, type OperationEntry } from '../../../shared/operations/operations-db';
import { readRememberedColumns, rememberColumns } from './import-columns-db';
import { signOutStudents } from '../sign-out-db';
import { draftOf } from '../student-record';
import {
  insertStudents,
  lockList,
  lockClaims,
  readStudents,
  type StudentTableRow,
} from '../students-db';
import { writeStudents } from '../writing/write-students-db';

const asKnown = (row: StudentTableRow): KnownStudent => ({ ...draftOf(row), id: row.id });

/** What a table of this manager is planned against. */
const basisFor = async (
  db: Db | Tx,
  existing: readonly StudentTableRow[],
  { actor, body, now }: Pick<Call<typeof studentEndpoints.previewImport>, 'actor' | 'body' | 'now'>,
): Promise<ImportBasis> => ({
  existing: existing.map(asKnown),
  today: seoulDay(now),
  contacts: can(actor, 'contacts.read'),
  remembered: await readRememberedColumns(db),
  shared: (await readLoginSettings(db)).sharedNumbers,
  choice: body.columns,
});

const toldTo = (actor: Grants, preview: ImportPreview): ImportPreview =>
  can(actor, 'contacts.read') ? preview : withoutContacts(preview);

/** What an import would do: one query, nothing written. */
export async function previewImport(
  db: Db,
  call: Call<typeof studentEndpoints.previewImport>,
): Promise<ImportPreview> {
  const listed = (await readStudents(db)).filter(({ deletedAt }) => deletedAt === null);
  return toldTo(call.actor, planImport(call.body, await basisFor(db, listed, call)));
}

type Good = PlannedRow & { student: StudentDraft };
const isGood = (row: PlannedRow): row is Good => row.student !== null;

/** The fields that a row changes, out of a student. */
const picked = (student: StudentDraft, { changes }: PlannedRow) =>
  Object.fromEntries(changes.map(({ field }) => [keptIn(field), student[keptIn(field)]]));

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
 * Writes exactly the rows without an error. The table is planned once more under a lock: when that
 * gives other counts than the manager saw, the list changed meanwhile and nothing is written (409
 * `import-changed` with the new preview). A fixed number of statements per thousand rows.
 */
export async function importStudents(db: Db, call: Call<typeof studentEndpoints.importStudents>) {
  const {
    actor,
    body: { columns, fileName, expected },
    now,
    request,
  } = call;
  return once(db, call, async (tx) => {
    await lockClaims(tx);
    const listed = await lockList(tx);
    const preview = planImport(call.body, await basisFor(tx, listed, call));
    const { counts } = preview;
    if (preview.problem !== null || preview.rows.length === 0)
      throw new Refusal('import-empty', preview.problem === null ? {} : { text: preview.problem });
    if (!sameCounts(counts, expected))
      throw new Refusal('import-changed', { extra: { preview: toldTo(actor, preview) } });

    const good = preview.rows.filter(isGood);
    const added = await addAll(
      tx,
      good.filter(({ kind }) => kind === 'add'),
      now,
    );
    const changed = await changeAll(
      tx,
      good.filter(({ kind }) => kind === 'change'),
      listed.map(asKnown),
      now,
    );
    const kept = [...added.kept, ...changed.kept];
    if (columns) await rememberColumns(tx, preview.columns, { by: actor.managerId, at: now });
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
