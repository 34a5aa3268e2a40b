import type { ManagerId, StudentId } from '@academy/domain/ids';
import { STUDENTS_PER_DEVICE_HOUR } from '@academy/domain/login';
import type { FastifyReply, FastifyBaseLogger } from 'fastify';
import { audit, type Trace } from '../../../shared/audit/audit-db';
import type { Db, Tx } from '../../../db/database';
import type { AccessTokens } from '../../../http/auth/access-token';
import type { AuthKeys } from '../../../http/auth/auth-keys';
import { traceOf } from '../../../http/log/trace';
import { transact } from '../../../http/writes/transact';
import { revokeSession } from '../../../shared/accounts/sessions-db';
import { knowDevice, readDevice } from '../devices/device-cookie';
import { rememberDevice, raiseAlert, studentsOfDevice } from '../devices/devices-db';
import { readRefreshCookie, setRefreshCookie, type Side } from './refresh-cookie';
import { hashOf, newRefreshToken } from './refresh-token';
import { lockFamily } from './refresh-tokens-db';
import { insertSession } from './sessions-db';
import { notify } from '../../../shared/notify-db';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long a login lasts at most, and how long one access token does: more than 10 minutes, because
 * it is refreshed 5 before its end.
 */
export const LIFETIMES = {
  student: { sessionMs: 30 * DAY_MS, accessMinutes: 30 },
  manager: { sessionMs: 12 * HOUR_MS, accessMinutes: 15 },
} as const;

interface Subject {
  side: Side;
  id: StudentId | ManagerId;
  name: string;
  /** The claim of the access token; students' must not contain ADMIN or MANAGER. */
  role: string;
}

/**
 * Starts a login: family and first refresh token in the database, cookie on the answer, access
 * token for the caller. `first` may still refuse it.
 */
export async function startSession(
  { db, keys, tokens }: { db: Db; keys: AuthKeys; tokens: AccessTokens },
  { side, id, name, role }: Subject,
  reply: FastifyReply,
  first?: (tx: Tx) => Promise<void>,
): Promise<{ accessToken: string; refreshToken: string }> {
  const { request } = reply;
  const trace = traceOf(request);
  const now = trace.at;
  const refreshToken = newRefreshToken();
  const expiresAt = new Date(now.getTime() + LIFETIMES[side].sessionMs);
  const before = readRefreshCookie(side, request);
  const returning = readDevice(request, keys) !== undefined;
  const deviceHash = knowDevice(reply, keys);

  const sessionId = await transact(db, async (tx) => {
    await first?.(tx);
    // Signing in again on this browser ends the login that was there (ASVS 7.2.4).
    const left = before ? await lockFamily(tx, hashOf(before)) : undefined;
    if (left) await revokeSession(tx, left.session.id, 'replaced', now);
    const session = await insertSession(tx, {
      side,
      subject: id,
      deviceLabel: trace.device,
      deviceHash,
      tokenHash: hashOf(refreshToken),
      now,
      expiresAt,
      provisional: side === 'student',
    });
    await audit(tx, trace, {
      actorKind: side,
      actorId: id,
      actorName: name,
      role,
      action: 'login',
      entity: 'session',
      entityId: session,
    });
    // A manager's login holds at once; a student's when the name was confirmed, with its first
    // call.
    if (side === 'manager')
      await rememberDevice(
        tx,
        { subjectKind: side, subjectId: id, deviceHash, deviceLabel: trace.device },
        now,
      );
    else if (returning) await watchDevice(tx, trace, { deviceHash, log: request.log });
    return session;
  });
  setRefreshCookie(side, reply, refreshToken, expiresAt);
  return {
    refreshToken,
    accessToken: tokens.sign(
      { subject: id, sessionId, side, role, minutes: LIFETIMES[side].accessMinutes },
      now,
    ),
  };
}

/**
 * Raises an alert when one device signs in more students within an hour than siblings and a lent
 * phone explain.
 */
async function watchDevice(
  tx: Tx,
  trace: Trace,
  { deviceHash, log }: { deviceHash: string; log: FastifyBaseLogger },
): Promise<void> {
  const since = new Date(trace.at.getTime() - HOUR_MS);
  const studentIds = await studentsOfDevice(tx, deviceHash, since);
  if (studentIds.length <= STUDENTS_PER_DEVICE_HOUR) return;
  const isNew = await raiseAlert(tx, { deviceHash, label: trace.device, studentIds, at: trace.at });
  if (!isNew) return;
  log.warn({ students: studentIds.length }, 'one device signed in many students');
  await audit(tx, trace, {
    actorKind: 'system',
    actorId: null,
    actorName: 'system',
    role: null,
    action: 'raise-login-alert',
    entity: 'login-alerts',
    entityId: null,
  });
  await notify(tx, { topic: 'accounts' });
}
