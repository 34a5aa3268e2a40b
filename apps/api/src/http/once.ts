import { IDEMPOTENCY_HEADER, IDEMPOTENCY_HOURS, isIdempotencyKey } from '@academy/domain/http';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '../db/database';
import type { StudentActor } from './actor';
import { isLockTimeout } from './database-trouble';
import { claimKey, keepAnswer } from './idempotency-db';
import { Refusal } from './refusal';
import { transact } from './transact';

interface KeyedCall {
  actor: StudentActor;
  params: unknown;
  body: unknown;
  now: Date;
  request: FastifyRequest;
}

const HOUR_MS = 3_600_000;

function keyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  const key = String(header);
  if (!isIdempotencyKey(key)) throw new Refusal(400, 'malformed-body');
  return key;
}

const hashOf = ({ request, params, body }: KeyedCall) =>
  createHash('sha256')
    .update(JSON.stringify([request.method, request.routeOptions.url, params, body]))
    .digest('hex');

/**
 * Does one business write as one transaction, and at most once per `Idempotency-Key` of a student:
 * the same key gets the first answer again, for 24 hours; with another body it is refused (422).
 * While the first request is still being worked on the second waits for it, and is told so (409)
 * when that takes too long. A refused write keeps nothing: it did nothing.
 */
export async function once<T>(
  db: Db,
  call: KeyedCall,
  answers: { parse(kept: unknown): T },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const key = keyOf(call.request.headers[IDEMPOTENCY_HEADER]);
  if (key === null) return transact(db, work);
  const {
    actor: { studentId },
    now,
  } = call;
  const requestHash = hashOf(call);
  return transact(db, async (tx) => {
    const kept = await claimKey(tx, {
      studentId,
      key,
      requestHash,
      now,
      expiresAt: new Date(now.getTime() + IDEMPOTENCY_HOURS * HOUR_MS),
    }).catch((error: unknown) => {
      throw isLockTimeout(error)
        ? new Refusal(409, 'request-in-progress', { headers: { 'retry-after': '1' } })
        : error;
    });
    if (kept && kept.requestHash !== requestHash) throw new Refusal(422, 'idempotency-mismatch');
    if (kept) return answers.parse(kept.response);
    const answer = await work(tx);
    await keepAnswer(tx, { studentId, key }, answer);
    return answer;
  });
}
