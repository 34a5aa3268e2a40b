import type { Undoable } from '@academy/domain/operations';
import { pointChangeText } from '@academy/domain/points';
import type { Tx } from '../../../db/database';
import { recordOperation, type UndoCall } from '../../../shared/operations/operations-db';
import { watchRows } from '../../../shared/operations/restoring-rows-db';
import { pointStates, type LockedPoint } from './own-point-db';

/** How the log shows a point. */
export const pointFacts = ({
  studentId,
  pointType,
  points,
  reason,
  incidentDate,
  memo,
}: Pick<
  LockedPoint,
  'studentId' | 'pointType' | 'points' | 'reason' | 'incidentDate' | 'memo'
>) => ({ studentId, pointType, points, pointReason: reason, incidentDate, memo });

/** Keeps what happens to a point from here on as one change. */
export async function watchPoint(
  tx: Tx,
  { actor, now }: Pick<UndoCall, 'actor' | 'now'>,
  before: LockedPoint,
): Promise<() => Promise<Undoable>> {
  const changes = await watchRows(tx, pointStates, [before.id]);
  return async () =>
    recordOperation(
      tx,
      { kind: 'points.change', by: actor.managerId, at: now, label: pointChangeText(before) },
      await changes(),
    );
}
