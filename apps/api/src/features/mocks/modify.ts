import {
  decideModify,
  offeredSubjects,
  priceOfChoice,
  subjectOptions,
  type mockEndpoints,
} from '@academy/domain/mocks';
import type { Db } from '../../db/database';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Call } from '../../http/serve';
import { traceOf } from '../../http/log/trace';
import { transact } from '../../http/writes/transact';
import { audit } from '../../shared/audit/audit-db';
import { dropAnsweredReports } from '../../shared/bills/reported-deposits-db';
import { notify } from '../../shared/notify-db';
import { readSubjectOptions } from './exams-db';
import { lockRegistration, registrationFacts, promoteWaiting } from './own-registration';
import { refuse } from './refuse';
import { examIdOf } from './register';
import { readRegistration } from './registrations-db';
import { changeRegistration } from './seats-db';

/**
 * Changes the subject or the seat of a registration. A seat that is given up goes to the first in
 * line.
 */
export async function modify(
  db: Db,
  {
    actor: { studentId },
    params: { registrationId },
    body,
    now,
    request,
  }: Call<typeof mockEndpoints.modifyRegistration>,
) {
  const examId = examIdOf(body);
  const own = { id: registrationId, studentId, now };
  return transact(db, async (tx) => {
    const { registration, studentName } = await lockRegistration(tx, own);
    const { exam, onSiteState: from } = registration;
    if (exam.id !== examId) refuseFields({ mockExamId: '' });
    const offered = offeredSubjects(exam, subjectOptions(await readSubjectOptions(tx)));
    const decision = decideModify({ exam, offered, registration, body });
    if (!decision.allowed) throw refuse(decision);

    const { selectedSubjects, onSiteState: to } = decision;
    const written = await changeRegistration(tx, {
      id: registrationId,
      examId,
      from,
      to,
      selectedSubjects,
      ...priceOfChoice(exam, registration, selectedSubjects),
      now,
    });
    if (!written) throw refuse({ reason: 'on-site-full' });
    if (from === 'confirmed' && to !== 'confirmed') await promoteWaiting(tx, examId, now, request);
    const changed = await readRegistration(tx, own);
    if (changed.fee !== registration.fee) await dropAnsweredReports(tx, [registrationId]);
    await audit(tx, traceOf(request), {
      actorKind: 'student',
      actorId: studentId,
      actorName: studentName,
      role: 'STUDENT',
      action: 'modify-mock',
      entity: 'mock-registrations',
      entityId: registrationId,
      before: registrationFacts(registration),
      after: registrationFacts(changed),
    });
    await notify(tx, { topic: 'mocks' });
    return { success: true as const, registrationId, registration: changed };
  });
}
