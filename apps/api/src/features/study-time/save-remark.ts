import { studentIdSchema, type StudentId } from '@academy/domain/ids';
import { remarkSchema, type reportEndpoints } from '@academy/domain/study-time';
import {
  calendarMonthSchema,
  formatMonth,
  monthAt,
  type CalendarMonth,
} from '@academy/domain/time';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../db/database';
import { isOwnId } from '../../http/auth/own-id';
import { Refusal } from '../../http/errors/refusal';
import type { Call } from '../../http/serve';
import { etagOf, refuseStale } from '../../http/writes/if-match';
import { once } from '../../http/writes/once';
import { auditManager } from '../../shared/audit/manager-audit-db';
import {
  auditUndo,
  recordOperation,
  restoreEntries,
  restoring,
  type Undoer,
} from '../../shared/operations-db';
import { lockStudents } from '../../shared/students/students-db';
import { NO_REMARK, readRemarks, writeRemark } from '../../shared/study-time/remarks-db';

const ENTITY = 'report-remark';

interface Place {
  studentId: StudentId;
  month: CalendarMonth;
}

/** Begins with whose it is: what is kept of a student is found by that when they are erased. */
const keyOf = ({ studentId, month }: Place) => `${studentId} ${month}`;

function placeOf(key: string): Place {
  const [studentId, month] = key.split(' ');
  return { studentId: studentIdSchema.parse(studentId), month: calendarMonthSchema.parse(month) };
}

const standing = async (tx: Tx, { studentId, month }: Place) =>
  (await readRemarks(tx, month, studentId)).get(studentId) ?? NO_REMARK;

/**
 * Writes the sentence of a student's month; `If-Match`, if given, must be the present version. An
 * empty one deletes it.
 */
export async function saveRemark(db: Db, call: Call<typeof reportEndpoints.saveRemark>) {
  const { actor, params, body, now, request, reply } = call;
  const place = { studentId: params.studentId, month: monthAt(params.year, params.month) };
  const text = body.text.trim();
  if (!isOwnId(place.studentId)) throw new Refusal('not-found');
  const saved = await once(db, { ...call, again: (tx) => standing(tx, place) }, async (tx) => {
    const name = (await lockStudents(tx, [place.studentId])).get(place.studentId);
    if (name === undefined) throw new Refusal('not-found');
    const before = await standing(tx, place);
    refuseStale(request.headers['if-match'], { version: before.version, current: before });
    if (before.text === text) return before;
    await writeRemark(tx, { ...place, text }, { by: actor.managerId, now });
    await auditManager(
      tx,
      { actor, request },
      {
        action: 'save-remark',
        entity: 'students',
        entityId: place.studentId,
        subject: name,
        before: { month: place.month, remark: before.text },
        after: { month: place.month, remark: text },
      },
    );
    const undo = await recordOperation(
      tx,
      {
        kind: 'reports.remark',
        by: actor.managerId,
        at: now,
        label: `${name} · ${formatMonth(place.month)}`,
      },
      [{ entity: ENTITY, id: keyOf(place), before: { text: before.text }, after: { text } }],
    );
    return { ...(await standing(tx, place)), undo };
  });
  reply.header('etag', etagOf(saved.version));
  return saved;
}

const keptSchema = z.pick(remarkSchema, { text: true });

/** Takes a sentence back to what was there before. */
export const undoRemark: Undoer = async (tx, call, operation) => {
  const result = await restoreEntries(tx, operation, {
    [ENTITY]: restoring({
      parse: (kept) => keptSchema.parse(kept),
      async read(on, keys) {
        const places = keys.map((key) => ({ key, ...placeOf(key) }));
        await lockStudents(
          on,
          places.map(({ studentId }) => studentId),
        );
        const remarks = new Map<string, { text: string }>();
        for (const { key, ...place } of places) {
          const { text } = await standing(on, place);
          remarks.set(key, { text });
        }
        return remarks;
      },
      async write(on, changes) {
        for (const { id, value } of changes)
          await writeRemark(
            on,
            { ...placeOf(id), text: value?.text ?? '' },
            { by: call.actor.managerId, now: call.now },
          );
      },
      label: () => operation.label,
    }),
  });
  await auditUndo(tx, call, operation, 'undo-remark', result);
  return result;
};
