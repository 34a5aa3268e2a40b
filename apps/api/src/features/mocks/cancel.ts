import { decideCancel, type mockEndpoints } from '@academy/domain/mocks';
import type { Db } from '../../db/database';
import type { Call } from '../../http/serve';
import { traceOf } from '../../http/log/trace';
import { transact } from '../../http/writes/transact';
import { audit } from '../../shared/audit/audit-db';
import { notify } from '../../shared/notify-db';
import { lockRegistration, registrationFacts, promoteWaiting } from './own-registration';
import { refuse } from './refuse';
import { readRegistration } from './registrations-db';
import { cancelRegistration } from './seats-db';

/**
 * Cancels a registration. It stays as history; a freed seat goes to the first in line. Repeated, it
 * answers like the first time.
 */
export async function cancel(
  db: Db,
  {
    actor: { studentId },
    params: { registrationId },
    now,
    request,
  }: Call<typeof mockEndpoints.cancelRegistration>,
) {
  const own = { id: registrationId, studentId, now };
  return transact(db, async (tx) => {
    const { registration, studentName } = await lockRegistration(tx, own);
    if (registration.canceled) return { success: true as const, registrationId, registration };
    const decision = decideCancel(registration);
    if (!decision.allowed) throw refuse(decision);

    await cancelRegistration(tx, {
      id: registrationId,
      examId: registration.mockExamId,
      from: registration.onSiteState,
      now,
    });
    if (registration.onSiteState === 'confirmed')
      await promoteWaiting(tx, registration.mockExamId, now, request);
    const canceled = await readRegistration(tx, own);
    await audit(tx, traceOf(request), {
      actorKind: 'student',
      actorId: studentId,
      actorName: studentName,
      role: 'STUDENT',
      action: 'cancel-mock',
      entity: 'mock-registrations',
      entityId: registrationId,
      before: registrationFacts(registration),
      after: registrationFacts(canceled),
    });
    await notify(tx, { topic: 'mocks' });
    return { success: true as const, registrationId, registration: canceled };
  });
}
