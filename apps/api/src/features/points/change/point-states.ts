import { managerIdSchema, pointIdSchema } from '@academy/domain/ids';
import type { Undoable } from '@academy/domain/operations';
import { objectionSchema, pointChangeText } from '@academy/domain/points';
import * as z from 'zod/mini';
import type { Tx } from '../../../db/database';
import type { ManagerEntry } from '../../../shared/audit/manager-audit-db';
import {
  recordOperation,
  restoring,
  type Restorer,
  type UndoCall,
} from '../../../shared/operations-db';
import { lockPoint, writePointState, type LockedPoint, type PointState } from './own-point-db';

const byManager = { at: z.iso.datetime(), by: z.nullable(managerIdSchema) };

const stateSchema = z.object({
  reason: z.string(),
  memo: z.string(),
  voided: z.nullable(z.object({ ...byManager, reason: z.string() })),
  objection: z.nullable(
    z.object({
      status: objectionSchema.shape.status,
      answer: z.nullable(z.string()),
      answered: z.nullable(z.object(byManager)),
    }),
  ),
});

const stateOf = ({
  reason,
  memo,
  voidedAt,
  voidReason,
  voidedBy,
  objection,
}: LockedPoint): PointState => ({
  reason,
  memo,
  voided: voidedAt && { at: voidedAt.toISOString(), by: voidedBy, reason: voidReason ?? '' },
  objection: objection && {
    status: objection.status,
    answer: objection.answer,
    answered: objection.answeredAt && {
      at: objection.answeredAt.toISOString(),
      by: objection.answeredBy,
    },
  },
});

/** How the log shows a point. */
export const pointFacts = ({
  studentId,
  pointType,
  points,
  reason,
  incidentDate,
  memo,
}: LockedPoint) => ({ studentId, pointType, points, pointReason: reason, incidentDate, memo });

/** Stores a manager's change of one point, which was `before`. */
export async function recordPoint(
  tx: Tx,
  { actor, now }: Pick<UndoCall, 'actor' | 'now'>,
  before: LockedPoint,
): Promise<Undoable> {
  const after = await lockPoint(tx, before.id);
  return recordOperation(
    tx,
    { kind: 'points.change', by: actor.managerId, at: now, label: pointChangeText(before) },
    [{ entity: 'point-state', id: before.id, before: stateOf(before), after: stateOf(after) }],
  );
}

/** Restores words, state and objection of points. `touched` collects their students. */
export function pointStates(touched: { points: LockedPoint[]; entries: ManagerEntry[] }): Restorer {
  const pointOf = (id: string) => touched.points.find((point) => point.id === id);
  return restoring<PointState>({
    parse: (kept) => stateSchema.parse(kept),
    async read(tx, ids) {
      for (const id of ids) touched.points.push(await lockPoint(tx, pointIdSchema.parse(id)));
      return new Map(touched.points.map((point) => [point.id, stateOf(point)]));
    },
    async write(tx, changes) {
      for (const { id, value } of changes) {
        const before = pointOf(id);
        if (!before || !value) continue;
        await writePointState(tx, before.id, value);
        const after = await lockPoint(tx, before.id);
        touched.entries.push({
          action: 'undo-points',
          entity: 'points',
          entityId: before.id,
          subject: before.studentName,
          before: { ...pointFacts(before), voidReason: before.voidReason },
          after: { ...pointFacts(after), voidReason: after.voidReason },
        });
      }
    },
    label: (_, id) => pointOf(id)?.studentName ?? '',
  });
}
