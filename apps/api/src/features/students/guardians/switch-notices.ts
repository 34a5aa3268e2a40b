import type { guardianEndpoints } from '@academy/domain/guardians';
import type { Db } from '../../../db/database';
import type { AuthKeys } from '../../../http/auth/auth-keys';
import { Refusal } from '../../../http/errors/refusal';
import { traceOf } from '../../../http/log/trace';
import type { Call } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { audit } from '../../../shared/audit/audit-db';
import { notify } from '../../../shared/notify-db';
import { readConsent, switchNotices } from './consents-db';
import { openLink } from './open-link';

/**
 * A guardian stops notices about their children, or of one kind of things, or wants it again: for
 * their number.
 */
export function switchByGuardian(
  { db, keys }: { db: Db; keys: AuthKeys },
  call: Call<typeof guardianEndpoints.switchGuardianNotices>,
): Promise<{ on: boolean }> {
  const { body, request, now } = call;
  const { on, kind } = body;
  return transact(db, async (tx) => {
    const { phone, children } = await openLink(tx, keys, call);
    const consent = await readConsent(tx, phone);
    if (consent === null) throw new Refusal('not-found');
    const { declined } = consent;
    const before = kind === undefined ? consent.stoppedAt === null : !declined.includes(kind);
    if (before === on) return { on };
    const others = declined.filter((other) => other !== kind);
    await switchNotices(
      tx,
      phone,
      kind === undefined
        ? { stoppedAt: on ? null : now }
        : { declined: on ? others : [...others, kind] },
    );
    await audit(
      tx,
      traceOf(request),
      ...children.map(({ id, name }) => ({
        actorKind: 'system' as const,
        actorId: null,
        actorName: '보호자',
        role: null,
        action: 'switch-guardian-notices',
        entity: 'students',
        entityId: id,
        subject: name,
        before: { [kind ?? 'notices']: before },
        after: { [kind ?? 'notices']: on },
      })),
    );
    await notify(tx, { topic: 'students' });
    await notify(tx, { topic: 'messages' });
    return { on };
  });
}
