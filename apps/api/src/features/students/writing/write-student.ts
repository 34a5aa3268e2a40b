import {
  checkStudent,
  heldSeat,
  studentRecordSchema,
  type studentEndpoints,
  type StudentDraft,
  type StudentForm,
  type StudentRecord,
} from '@academy/domain/students';
import { can } from '@academy/domain/rights';
import type { Db, Tx } from '../../../db/database';
import { refuseWithout } from '../../../http/auth/rights';
import { etagOf, refuseStale } from '../../../http/writes/if-match';
import { Refusal } from '../../../http/errors/refusal';
import { refuseFields } from '../../../http/errors/refuse-fields';
import type { Call } from '../../../http/serve';
import { once } from '../../../http/writes/once';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { recordOperation } from '../../../shared/operations/operations-db';
import { sameJson } from '../../../shared/same-json';
import { holderOfSeat, refuseTakenPhone } from './refuse-taken';
import { signOutStudents } from '../sign-out-db';
import { draftOf, toRecord } from '../student-record';
import {
  insertStudents,
  lockOne,
  lockClaims,
  readStudent,
  type StudentTableRow,
} from '../students-db';
import { writeStudents } from './write-students-db';

function checked(form: StudentForm): StudentDraft {
  const { errors, student } = checkStudent(form);
  refuseFields(errors);
  if (student === null) throw new Refusal('validation-failed');
  return student;
}

/** The other student of a swap gets another seat, or none: how it is written, logged and undone. */
const passedOn = (holder: StudentTableRow | undefined, seat: string | null) => ({
  writes: holder ? [{ id: holder.id, student: { ...draftOf(holder), seat } }] : [],
  entries: holder
    ? [
        {
          action: 'edit-student' as const,
          entity: 'students',
          entityId: holder.id,
          subject: holder.name,
          before: { seat: holder.seat },
          after: { seat },
        },
      ]
    : [],
  rows: holder
    ? [{ entity: 'student', id: holder.id, before: { seat: holder.seat }, after: { seat } }]
    : [],
});

/**
 * What an edit changed, field by field: fields that it did not touch are not taken back with it.
 */
function changedParts(before: StudentDraft, after: StudentDraft) {
  const was = new Map(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([field, value]) => !sameJson(value, was.get(field)),
  );
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, was.get(field)])),
    after: Object.fromEntries(changed),
  };
}

function answered(
  row: StudentTableRow,
  { actor, reply }: Pick<Call<typeof studentEndpoints.editStudent>, 'actor' | 'reply'>,
): StudentRecord {
  reply.header('etag', etagOf(row.version));
  return toRecord(row, actor);
}

/** Puts one student into the list. */
export async function createStudent(db: Db, call: Call<typeof studentEndpoints.createStudent>) {
  const {
    actor,
    body: { swapSeatWith, sharesPhone = false, ...body },
    now,
    request,
  } = call;
  const student = checked(body);
  const again = async (tx: Tx, { id }: StudentRecord) => answered(await readStudent(tx, id), call);
  return once(db, { ...call, again }, async (tx) => {
    await lockClaims(tx);
    await refuseTakenPhone(tx, student, { viewer: actor, shares: sharesPhone });
    const moved = passedOn(await holderOfSeat(tx, student, { swapSeatWith }), null);
    await writeStudents(tx, moved.writes, now);
    const [row] = await insertStudents(tx, [student], now);
    if (!row) throw new Error('the student was not inserted');
    await auditManager(tx, { actor, request }, [
      {
        action: 'create-student',
        entity: 'students',
        entityId: row.id,
        subject: row.name,
        after: draftOf(row),
      },
      ...moved.entries,
    ]);
    const undo = await recordOperation(
      tx,
      { kind: 'students.create', by: actor.managerId, at: now, label: row.name },
      [{ entity: 'student', id: row.id, before: null, after: draftOf(row) }, ...moved.rows],
    );
    await notify(tx, { topic: 'students' });
    return { ...answered(row, call), undo };
  });
}

/** Signs out a student who is no longer enrolled, or whose number changed. */
async function signOutIfNeeded(
  tx: Tx,
  before: StudentTableRow,
  after: StudentDraft,
  now: Date,
): Promise<void> {
  if (after.status !== 'ENROLLED') await signOutStudents(tx, [before.id], 'status', now);
  else if (after.phone !== before.phone) await signOutStudents(tx, [before.id], 'phone', now);
}

/** Changes only what was sent; `If-Match`, if given, must be the present version. */
export async function editStudent(db: Db, call: Call<typeof studentEndpoints.editStudent>) {
  const {
    actor,
    params: { studentId },
    body: { swapSeatWith, sharesPhone = false, ...body },
    now,
    request,
  } = call;
  const again = async (tx: Tx) => answered(await readStudent(tx, studentId), call);
  return once(db, { ...call, again }, async (tx) => {
    await lockClaims(tx);
    const row = await lockOne(tx, studentId);
    if (row.deletedAt !== null) throw new Refusal('student-deleted');
    refuseStale(request.headers['if-match'], {
      version: row.version,
      // A refusal is trimmed to no schema.
      current: studentRecordSchema.parse(toRecord(row, actor)),
    });
    const [before, after] = [draftOf(row), checked({ ...draftOf(row), ...body })];
    if (sameJson(before, after)) return answered(row, call);
    // Who is not shown the numbers would write guardians without them.
    if (!sameJson(before.guardians, after.guardians) && !can(actor, 'contacts.read'))
      refuseWithout(actor, 'contacts.read');

    // Another name must not be a sibling's; a number that is shared already stays so.
    if (after.phone !== before.phone || after.name !== before.name)
      await refuseTakenPhone(tx, after, {
        viewer: actor,
        own: studentId,
        shares: sharesPhone,
        keeps: after.phone === before.phone,
      });
    const moved = passedOn(
      await holderOfSeat(tx, after, { own: studentId, swapSeatWith }),
      heldSeat(before) === null ? null : before.seat,
    );
    await writeStudents(tx, [{ id: studentId, student: after }, ...moved.writes], now);
    await signOutIfNeeded(tx, row, after, now);
    await auditManager(tx, { actor, request }, [
      {
        action: 'edit-student',
        entity: 'students',
        entityId: studentId,
        subject: after.name,
        before,
        after,
      },
      ...moved.entries,
    ]);
    const undo = await recordOperation(
      tx,
      { kind: 'students.edit', by: actor.managerId, at: now, label: after.name },
      [{ entity: 'student', id: studentId, ...changedParts(before, after) }, ...moved.rows],
    );
    await notify(tx, { topic: 'students' }, [studentId]);
    return { ...(await again(tx)), undo };
  });
}
