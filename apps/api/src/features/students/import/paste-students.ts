import {
  importTexts as texts,
  planCells,
  type CellsResult,
  type CellsRow,
  type studentEndpoints,
} from '@academy/domain/students';
import type { Db, Tx } from '../../../db/database';
import type { Call } from '../../../http/serve';
import { once } from '../../../http/writes/once';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { recordOperation } from '../../../shared/operations/operations-db';
import { draftOf, recordsOf } from '../student-record';
import { lockClaims, lockList } from '../students-db';
import { writeStudents } from '../writing/write-students-db';

type PasteCall = Call<typeof studentEndpoints.pasteStudents>;

/** What can be written of the pasted rows, and who is refused and why. */
function planPaste(rows: PasteCall['body']['rows'], list: Awaited<ReturnType<typeof lockList>>) {
  const byId = new Map(list.map((row) => [row.id, row]));
  const versions = new Map(rows.map(({ studentId, version }) => [studentId, version]));
  const isStale = ({ studentId }: Pick<CellsRow, 'studentId'>) => {
    const present = byId.get(studentId)?.version;
    return present !== undefined && (versions.get(studentId) ?? present) !== present;
  };
  const planned = planCells(
    rows.filter((row) => !isStale(row)),
    list.map((row) => ({ ...draftOf(row), id: row.id })),
  );
  const refused = [
    ...rows
      .filter(({ studentId }) => !byId.has(studentId))
      .map(({ studentId }) => ({ studentId, name: studentId, message: texts.gone })),
    ...rows.filter(isStale).map(({ studentId }) => ({
      studentId,
      name: byId.get(studentId)?.name ?? studentId,
      message: texts.changedMeanwhile,
    })),
    ...planned
      .filter(({ kind }) => kind === 'error')
      .map(({ studentId, name, errors }) => ({ studentId, name, message: errors.join(' ') })),
  ];
  const changes = planned.flatMap(({ studentId: id, name, kind, given }) => {
    const row = byId.get(id);
    if (!row || kind !== 'change') return [];
    const student = draftOf(row);
    const before = Object.fromEntries(Object.entries(student).filter(([field]) => field in given));
    return [{ id, name, student: { ...student, ...given }, before, after: given }];
  });
  return { refused, changes, same: planned.filter(({ kind }) => kind === 'same').length };
}

/**
 * Writes cells that were pasted over the grid: one transaction and a fixed number of statements,
 * one operation to take back, listed with the imports. A student changed since stays unchanged and
 * is named: neither paste nor undo overwrites newer values.
 */
export async function pasteStudents(db: Db, call: PasteCall): Promise<CellsResult> {
  const {
    actor,
    body: { rows },
    now,
    request,
  } = call;
  const again = async (tx: Tx, kept: CellsResult) => ({
    ...kept,
    changed: await recordsOf(tx, kept.changed, actor),
  });
  return once(db, { ...call, again }, async (tx) => {
    await lockClaims(tx);
    const { refused, changes, same } = planPaste(rows, await lockList(tx));
    if (changes.length === 0) return { changed: [], refused, undo: null };

    await writeStudents(tx, changes, now);
    const undo = await recordOperation(
      tx,
      {
        kind: 'students.import',
        by: actor.managerId,
        at: now,
        label: texts.pastedCells,
        facts: { add: 0, change: changes.length, same, error: refused.length },
      },
      changes.map(({ id, before, after }) => ({ entity: 'student', id, before, after })),
    );
    await auditManager(
      tx,
      { actor, request },
      changes.map(({ id, name, before, after }) => ({
        action: 'edit-student',
        entity: 'students',
        entityId: id,
        subject: name,
        before,
        after,
      })),
    );
    await notify(
      tx,
      { topic: 'students' },
      changes.map(({ id }) => id),
    );
    return {
      changed: await recordsOf(tx, changes, actor),
      refused,
      undo,
    };
  });
}
