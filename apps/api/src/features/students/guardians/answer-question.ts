import { childrenAnswered, WRONG_ANSWERS, type guardianEndpoints } from '@academy/domain/guardians';
import { waitText } from '@academy/domain/http';
import type { Db } from '../../../db/database';
import type { AuthKeys } from '../../../http/auth/auth-keys';
import { Refusal } from '../../../http/errors/refusal';
import { refund, secondsUntil, spend } from '../../../http/limits/limits';
import type { Budget } from '../../../http/limits/limits-db';
import { spansOf } from '../../../http/limits/network';
import type { Call } from '../../../http/serve';
import { confirmedOn, rememberFamily } from './family-cookie';
import { readOpenLink } from './open-link';

const HOUR = 3600;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;

/**
 * What a wrong answer costs: mostly the network that it came from, so that a stranger who has the
 * link uses up little of what the family has. A new address begins anew.
 */
function budgetsOf(uid: string, ip: string): Budget[] {
  const [own, net = own] = spansOf(ip);
  const key = `guardian-answer:${uid}`;
  const { network, link } = WRONG_ANSWERS;
  return [
    { key: `${key}:hour:${net}`, limit: network.hour, seconds: HOUR },
    { key: `${key}:day:${net}`, limit: network.day, seconds: DAY },
    { key: `${key}:month:${net}`, limit: network.month, seconds: MONTH },
    { key: `${key}:day`, limit: link.day, seconds: DAY },
    { key: `${key}:month`, limit: link.month, seconds: MONTH },
  ];
}

/** A device shows that it knows a child: from then on it sees that child by this link. */
export async function answerQuestion(
  { db, keys }: { db: Db; keys: AuthKeys },
  call: Call<typeof guardianEndpoints.answerGuardianQuestion>,
): Promise<{ confirmed: number }> {
  const { body, request, reply, ip, now } = call;
  const { link, children } = await db.transaction((tx) => readOpenLink(tx, keys, call), {
    accessMode: 'read only',
  });
  const budgets = budgetsOf(link.uid, ip);
  // Spent before it is looked at: many answers at once are no more than as many one by one.
  const exhausted = await spend(db, budgets, now);
  if (exhausted.length > 0) {
    const seconds = secondsUntil(
      exhausted.map(({ until }) => until),
      now,
    );
    throw new Refusal('guardian-answers-used-up', {
      variables: { wait: waitText(seconds) },
      headers: { 'retry-after': String(seconds) },
    });
  }
  const asked = children.map(({ id, ownPhone }) => ({ id, phone: ownPhone }));
  const answered = childrenAnswered(asked, link.phone, body.answer);
  if (answered.length === 0) throw new Refusal('guardian-answer-wrong');
  await refund(db, budgets);
  const known = new Set([...confirmedOn(request, keys, link), ...answered.map(({ id }) => id)]);
  const confirmed = children.flatMap(({ id }) => (known.has(id) ? id : []));
  rememberFamily(reply, keys, link, confirmed);
  return { confirmed: confirmed.length };
}
