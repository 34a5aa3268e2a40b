import type { RegistrationsResult, mockManagementEndpoints } from '@academy/domain/mocks';
import type { Db } from '../../../../db/database';
import type { Call } from '../../../../http/serve';
import { once } from '../../../../http/writes/once';
import { watchRows } from '../../../../shared/operations/restoring-rows-db';
import { promoteWaiting } from '../../own-registration';
import { cancelRegistration } from '../../seats-db';
import { currentRegistrations, finishBulk, lockForBulk } from '../bulk';
import { keptStandings } from './registrations-db';

/**
 * Cancels for students, also when their own time is over; seats go on to the line, what was paid is
 * owed back.
 */
export function cancelRegistrations(
  db: Db,
  call: Call<typeof mockManagementEndpoints.cancelRegistrations>,
): Promise<RegistrationsResult> {
  const {
    params: { examId },
    body: { ids, reason },
    now,
    request,
  } = call;
  return once(db, { ...call, again: currentRegistrations(examId) }, async (tx) => {
    const { exam, rows } = await lockForBulk(tx, { examId, ids, now });
    const standing = rows.filter(({ canceledAt }) => canceledAt === null);
    const changes = await watchRows(
      tx,
      keptStandings,
      standing.map(({ id }) => id),
    );
    for (const { id, onSiteState: from } of standing)
      await cancelRegistration(tx, { id, examId, from, now });
    if (exam.state !== 'DONE' && standing.some(({ onSiteState }) => onSiteState === 'confirmed'))
      await promoteWaiting(tx, examId, now, request);
    const skipped = rows
      .filter(({ canceledAt }) => canceledAt !== null)
      .map((row) => ({ row, reason: 'registration-cancelled' as const }));
    return finishBulk(tx, call, {
      exam,
      action: 'cancel-registrations',
      before: rows,
      changed: standing.map(({ id }) => id),
      skipped,
      note: reason.trim(),
      changes: [changes],
    });
  });
}
