import { checkConsent, guardianLinkEndpoints as endpoints } from '@academy/domain/guardians';
import { seoulDay } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import { refuseFields } from '../../../http/errors/refuse-fields';
import type { Call, Serve } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { readConsents, removeConsents, toConsents, writeConsents } from './consents-db';

function save(db: Db, call: Call<typeof endpoints.saveGuardianConsents>) {
  const { actor, request, body, now } = call;
  const { studentIds, agreedOn } = body;
  refuseFields(checkConsent(agreedOn, seoulDay(now)));
  return transact(db, async (tx) => {
    const before = await readConsents(tx, studentIds);
    const reachable = before.filter(({ phone }) => phone !== null);
    const phones = reachable.flatMap(({ phone }) => phone ?? []);
    if (agreedOn === null) await removeConsents(tx, phones);
    else await writeConsents(tx, phones, { agreedOn, by: actor.managerId, now });
    await auditManager(
      tx,
      { actor, request },
      reachable.map((student) => ({
        action: 'save-guardian-consent',
        entity: 'students',
        entityId: student.id,
        subject: student.name,
        before: { agreedOn: student.agreedOn },
        after: { agreedOn },
      })),
    );
    await notify(tx, { topic: 'students' });
    return {
      content: toConsents(await readConsents(tx, studentIds)),
      without: before.filter(({ phone }) => phone === null).map(({ name }) => name),
    };
  });
}

/** Which guardians agreed to be notified about their children. */
export function consentRoutes(serve: Serve, db: Db): void {
  serve(endpoints.guardianConsents, async ({ query: { studentId } }) => ({
    content: toConsents(await readConsents(db, studentId === undefined ? undefined : [studentId])),
  }));
  serve(endpoints.saveGuardianConsents, (call) => save(db, call));
}
