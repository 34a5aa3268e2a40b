import { checkConsent, guardianLinkEndpoints as endpoints } from '@academy/domain/guardians';
import { seoulDay } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import { refuseFields } from '../../../http/errors/refuse-fields';
import { Refusal } from '../../../http/errors/refusal';
import type { Call, Serve } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import {
  ofGuardians,
  ofStudents,
  readConsents,
  removeConsents,
  toConsents,
  writeConsents,
} from './consents-db';

function save(db: Db, call: Call<typeof endpoints.saveGuardianConsents>) {
  const { actor, request, body, now } = call;
  const { guardianIds, agreedOn, declined } = body;
  refuseFields(checkConsent(agreedOn, seoulDay(now)));
  return transact(db, async (tx) => {
    const before = await readConsents(tx, ofGuardians(guardianIds));
    // Another user has changed a student's guardians since they were listed.
    if (before.length < new Set(guardianIds).size) throw new Refusal('not-found');
    const phones = before.flatMap(({ guardian }) => guardian?.phone ?? []);
    if (agreedOn === null) await removeConsents(tx, phones);
    else await writeConsents(tx, phones, { agreedOn, declined, by: actor.managerId, now });
    await auditManager(
      tx,
      { actor, request },
      before.map(({ id, name, guardian, ...consent }) => ({
        action: 'save-guardian-consent',
        entity: 'students',
        entityId: id,
        subject: name,
        before: { agreedOn: consent.agreedOn, declined: consent.declined ?? [] },
        after: {
          relation: guardian?.relation ?? guardian?.name ?? null,
          agreedOn,
          declined: agreedOn === null ? [] : (declined ?? consent.declined ?? []),
        },
      })),
    );
    await notify(tx, { topic: 'students' });
    return { content: toConsents(await readConsents(tx, ofGuardians(guardianIds))) };
  });
}

/** Which guardians agreed to be notified about their children. */
export function consentRoutes(serve: Serve, db: Db): void {
  serve(endpoints.guardianConsents, async ({ query: { studentId } }) => ({
    content: toConsents(
      await readConsents(db, studentId === undefined ? undefined : ofStudents([studentId])),
    ),
  }));
  serve(endpoints.saveGuardianConsents, (call) => save(db, call));
}
