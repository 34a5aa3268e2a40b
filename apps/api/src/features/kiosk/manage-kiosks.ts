import {
  CODE_DIGITS,
  CODE_MINUTES,
  type kioskEndpoints,
  type kioskManagementEndpoints,
} from '@academy/domain/kiosk';
import { randomBytes, randomInt } from 'node:crypto';
import type { Db } from '../../db/database';
import { TERMINAL_TOKEN } from '../../http/auth/auth-hook';
import { Refusal } from '../../http/errors/refusal';
import type { FreeTries } from '../../http/limits/free-tries';
import { spansOf } from '../../http/limits/network';
import { proofOf } from '../../http/limits/proof-of-work';
import { traceOf } from '../../http/log/trace';
import type { Call } from '../../http/serve';
import { once } from '../../http/writes/once';
import { transact } from '../../http/writes/transact';
import { audit } from '../../shared/audit/audit-db';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { notify } from '../../shared/notify-db';
import { insertKiosk, readKiosks, removeKiosk, takeCode } from './kiosks-db';

const MINUTE_MS = 60_000;
const HOUR = 3_600;

/**
 * Wrong codes that are free: 20 an hour per address, 100 from everywhere, of a hundred million.
 * Each further one takes a proof of work; a right one never counts.
 */
const freeMisses = (ip: string) => [
  { key: `kiosk-pairing:ip-hour:${spansOf(ip)[0]}`, limit: 20, seconds: HOUR },
  { key: 'kiosk-pairing:all-hour', limit: 100, seconds: HOUR },
];

const someDigits = () => Array.from({ length: CODE_DIGITS }, () => String(randomInt(10))).join('');

/** A manager names a device; its code is shown once. */
export const addKiosk = (db: Db, call: Call<typeof kioskManagementEndpoints.addKiosk>) =>
  once(db, call, async (tx) => {
    const { actor, request, body, now } = call;
    const code = someDigits();
    const id = await insertKiosk(tx, {
      name: body.name,
      code,
      codeUntil: new Date(now.getTime() + CODE_MINUTES * MINUTE_MS),
      addedAt: now,
      addedBy: actor.managerId,
    });
    await auditManager(
      tx,
      { actor, request },
      { action: 'add-kiosk', entity: 'kiosks', entityId: id, subject: body.name },
    );
    await notify(tx, { topic: 'accounts' });
    const [kiosk] = await readKiosks(tx, id);
    if (!kiosk) throw new Refusal('not-found');
    return { kiosk, code };
  });

/** A device gives a code for a token of its own. */
export async function pairKiosk(
  { db, tries }: { db: Db; tries: FreeTries },
  { body, ip, now, request }: Call<typeof kioskEndpoints.pairKiosk>,
) {
  const miss = await tries({
    free: freeMisses(ip),
    purpose: 'pairing',
    proof: proofOf(request),
    now,
  });
  const token = `${TERMINAL_TOKEN}${randomBytes(32).toString('base64url')}`;
  const paired = await transact(db, async (tx) => {
    const kiosk = await takeCode(tx, { code: body.code.replace(/\D/g, ''), token, now });
    if (!kiosk) throw new Refusal('kiosk-code-unknown');
    await audit(tx, traceOf(request), {
      actorKind: 'system',
      actorId: null,
      actorName: '',
      role: null,
      action: 'pair-kiosk',
      entity: 'kiosks',
      entityId: kiosk.id,
      subject: kiosk.name,
    });
    await notify(tx, { topic: 'accounts' });
    return { token, name: kiosk.name };
  });
  await miss.giveBack();
  return paired;
}

/** From now on the device is let in nowhere. */
export const endKiosk = (db: Db, call: Call<typeof kioskManagementEndpoints.removeKiosk>) =>
  once(db, call, async (tx) => {
    const { actor, request, params, now } = call;
    const name = await removeKiosk(tx, params.kioskId, now);
    if (name === null) throw new Refusal('not-found');
    await auditManager(
      tx,
      { actor, request },
      { action: 'remove-kiosk', entity: 'kiosks', entityId: params.kioskId, subject: name },
    );
    await notify(tx, { topic: 'accounts' });
    return { success: true as const };
  });
