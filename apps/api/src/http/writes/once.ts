import {
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_HOURS,
  isIdempotencyKey,
  type Endpoint,
} from '@academy/domain/http';
import { operationIdSchema } from '@academy/domain/ids';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../db/database';
import type { Person } from '../auth/actor';
import { isLockTimeout } from '../../db/database-error-kind';
import { claimKey, isUndone, keepAnswer, type OwnedKey } from './idempotency-db';
import { Refusal } from '../errors/refusal';
import { transact } from './transact';

interface ReadsAnswer<Answer> {
  parse(kept: unknown): Answer;
  safeParse(kept: unknown): { data?: Answer | undefined };
}

/** The parts of a call by which it is known again. */
export interface KeyedCall<Answer> {
  actor: Person;
  endpoint: Pick<Endpoint, 'idempotent'> & { response: ReadsAnswer<Answer> };
  params: unknown;
  body: unknown;
  now: Date;
  request: FastifyRequest;
  /** Reads what is true now of something that was done before; without it the kept answer holds. */
  again?: (tx: Tx, kept: NoInfer<Answer>) => Promise<NoInfer<Answer>>;
}

type KeyedRequest = Pick<KeyedCall<unknown>, 'request' | 'params' | 'body'>;

const HOUR_MS = 3_600_000;
/** The undo that an answer offers is repeated with it. */
const offerOf = z.object({ undo: z.unknown() });
const answerWithUndo = z.looseObject({ undo: z.object({ operationId: operationIdSchema }) });

function keyOf({
  request,
  endpoint,
}: Pick<KeyedCall<unknown>, 'request' | 'endpoint'>): string | null {
  const header = request.headers[IDEMPOTENCY_HEADER];
  if (header === undefined) {
    if (endpoint.idempotent === 'required') throw new Refusal('idempotency-missing');
    return null;
  }
  const key = String(header);
  if (!isIdempotencyKey(key)) throw new Refusal('malformed-body');
  return key;
}

const ownedBy = (actor: Person, key: string): OwnedKey =>
  actor.side === 'student'
    ? { key, studentId: actor.studentId }
    : { key, managerId: actor.managerId };

const hashOf = ({ request, params, body }: KeyedRequest) =>
  createHash('sha256')
    .update(JSON.stringify([request.method, request.routeOptions.url, params, body]))
    .digest('hex');

/**
 * A kept answer, without its offer to take back when that was used since. One that always offers
 * it stays as it is: taking back a second time is refused anyway.
 */
async function readKept<Answer>(tx: Tx, kept: unknown, answers: ReadsAnswer<Answer>) {
  const { data } = answerWithUndo.safeParse(kept);
  const used = data !== undefined && (await isUndone(tx, data.undo.operationId));
  return (used && answers.safeParse({ ...data, undo: null }).data) || answers.parse(kept);
}

/**
 * Does one business write as one transaction, and at most once per `Idempotency-Key` of its caller.
 * The same key within 24 hours answers what is true now: what `again` reads, or else the kept
 * answer. With another body it is refused (422). While the first request runs, the second waits for
 * it, and gets 409 when that takes too long. A refused write keeps nothing: it did nothing.
 */
export async function once<Answer>(
  db: Db,
  call: KeyedCall<Answer>,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const key = keyOf(call);
  if (key === null) return transact(db, work);
  const { now, again = async (_: Tx, kept: Answer) => kept } = call;
  const owned = ownedBy(call.actor, key);
  const requestHash = hashOf(call);
  return transact(db, async (tx) => {
    const kept = await claimKey(tx, {
      ...owned,
      requestHash,
      now,
      expiresAt: new Date(now.getTime() + IDEMPOTENCY_HOURS * HOUR_MS),
    }).catch((error: unknown) => {
      throw isLockTimeout(error)
        ? new Refusal('request-in-progress', { headers: { 'retry-after': '1' } })
        : error;
    });
    if (kept && kept.requestHash !== requestHash) throw new Refusal('idempotency-mismatch');
    if (kept) {
      const before = await readKept(tx, kept.response, call.endpoint.response);
      return Object.assign({}, await again(tx, before), offerOf.safeParse(before).data);
    }
    const answer = await work(tx);
    await keepAnswer(tx, owned, answer);
    return answer;
  });
}
