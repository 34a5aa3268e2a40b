import type { FastifyReply } from 'fastify';
import { audit, type Trace } from '../../../shared/audit/audit-db';
import type { Tx } from '../../../db/database';
import { Refusal } from '../../../http/errors/refusal';
import { traceOf } from '../../../http/log/trace';
import { transact } from '../../../http/writes/transact';
import { revokeSession } from '../../../shared/accounts/sessions-db';
import type { LoginDeps } from '../login-deps';
import {
  clearRefreshCookie,
  readRefreshCookie,
  setRefreshCookie,
  type Side,
} from './refresh-cookie';
import { hashOf, successorOf } from './refresh-token';
import { isCurrentToken, lockFamily, rotateToken } from './refresh-tokens-db';
import { readLiveSession } from './sessions-db';
import { LIFETIMES } from './start-session';

/**
 * A used token is honoured so long: the answer may have been lost, a second tab may have sent the
 * same one.
 */
const GRACE_MS = 30_000;

interface Exchange {
  token: string;
  expiresAt: Date;
  accessToken: string;
}

/** Ends the login of a token that was used again too late, and says so in the log. */
async function endStolen(tx: Tx, sessionId: string, trace: Trace): Promise<void> {
  await revokeSession(tx, sessionId, 'refresh-token-reused', trace.at);
  await audit(tx, trace, {
    actorKind: 'system',
    actorId: null,
    actorName: 'system',
    role: null,
    action: 'revoke-reused-refresh-token',
    entity: 'session',
    entityId: sessionId,
  });
}

/**
 * The successor of a presented token, or undefined when it is worth nothing. The immediate parent
 * of the current token gets the same successor for 30 s; any older one was stolen or the thief was
 * faster: the whole family ends.
 */
async function exchange(
  { keys, tokens }: LoginDeps,
  tx: Tx,
  side: Side,
  token: string,
  reply: FastifyReply,
): Promise<Exchange | undefined> {
  const trace = traceOf(reply.request);
  const now = trace.at;
  const family = await lockFamily(tx, hashOf(token));
  if (
    !family ||
    family.session.subjectKind !== side ||
    now >= family.session.expiresAt ||
    !family.session.activatedAt
  )
    return undefined;
  const {
    session,
    token: { usedAt },
  } = family;
  const live = await readLiveSession(tx, session.id);
  if (!live) return undefined;

  const successors = keys.logins.map(({ refreshKey }) => successorOf(token, refreshKey));
  const [fresh = ''] = successors;
  const answer = (next: string): Exchange => ({
    token: next,
    expiresAt: session.expiresAt,
    accessToken: tokens.sign(
      {
        subject: live.subject,
        sessionId: session.id,
        side,
        role: live.manager?.role ?? 'STUDENT',
        minutes: LIFETIMES[side].accessMinutes,
      },
      now,
    ),
  });
  if (!usedAt) {
    await rotateToken(tx, {
      parent: hashOf(token),
      successor: hashOf(fresh),
      sessionId: session.id,
      now,
    });
    return answer(fresh);
  }
  if (now.getTime() - usedAt.getTime() <= GRACE_MS) {
    for (const successor of successors)
      if (await isCurrentToken(tx, hashOf(successor))) return answer(successor);
  }
  await endStolen(tx, session.id, trace);
  return undefined;
}

/**
 * `POST …/refresh`: the cookie's token for a new one and an access token. A refusal takes the
 * cookie away.
 */
export async function refresh(deps: LoginDeps, side: Side, reply: FastifyReply) {
  const token = readRefreshCookie(side, reply.request);
  if (!token) throw new Refusal('unauthorized');
  const next = await transact(deps.db, (tx) => exchange(deps, tx, side, token, reply));
  if (!next) {
    clearRefreshCookie(side, reply);
    throw new Refusal('session-expired');
  }
  setRefreshCookie(side, reply, next.token, next.expiresAt);
  return { success: true as const, accessToken: next.accessToken };
}

/**
 * `POST …/logout`: ends the login behind the cookie, if any. Always succeeds: a person who leaves
 * is gone. `named`: a logout that was asked for without a network; another login that has the
 * cookie by now is left alone.
 */
export async function logout(
  { db }: LoginDeps,
  side: Side,
  reply: FastifyReply,
  named: string | undefined,
) {
  const token = readRefreshCookie(side, reply.request);
  const isAnother = token
    ? await transact(db, async (tx) => {
        const family = await lockFamily(tx, hashOf(token));
        if (family?.session.subjectKind !== side) return false;
        if (named !== undefined && named !== family.session.id) return true;
        await revokeSession(tx, family.session.id, 'logout', traceOf(reply.request).at);
        return false;
      })
    : false;
  if (!isAnother) clearRefreshCookie(side, reply);
  return { success: true as const };
}
