import { seoulDay } from '@academy/domain/time';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/database';
import { transact } from '../../../http/writes/transact';
import { audit } from '../../../shared/audit/audit-db';
import { notify } from '../../../shared/notify-db';
import { holdErasureTerms, readErasureTerms, type KeptTerms } from './erasure-settings-db';
import { blankExpired } from './expired-db';

/** Rows of one statement. */
const AT_ONCE = 1_000;

const expires = ({ from, messageMonths, bankRowMonths }: KeptTerms, today: string) =>
  from !== null && from <= today && (messageMonths !== null || bankRowMonths !== null);

/**
 * Takes the words from messages and rows of the bank's lists that were kept long enough, by the
 * rule as it is, and writes down how many. Any number of processes may do it.
 */
export async function expireTexts(db: Db, now: Date): Promise<void> {
  const today = seoulDay(now);
  if (!expires(await readErasureTerms(db), today)) return;
  await transact(db, async (tx) => {
    const terms = await holdErasureTerms(tx);
    if (!expires(terms, today)) return;
    const expired = await blankExpired(tx, terms, { today, most: AT_ONCE });
    if (expired.messages + expired.bankRows === 0) return;
    const trace = { at: now, ip: '', device: '', requestId: randomUUID() };
    await audit(tx, trace, {
      actorKind: 'system',
      actorId: null,
      actorName: 'system',
      role: null,
      action: 'expire-texts',
      entity: 'erasure-settings',
      entityId: null,
      after: expired,
    });
    if (expired.messages > 0) await notify(tx, { topic: 'messages' });
  });
}
