import { isAreaOn } from '@academy/domain/features';
import type { Access, Endpoint } from '@academy/domain/http';
import { foreignCondition, seesArea } from '@academy/domain/rights';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import type { Actor, ManagerActor, Person, StudentActor, TerminalActor } from './auth/actor';
import { refuseForeignIds } from './auth/own-id';
import { refuseForeignStudent } from './auth/ownership';
import { refuseWithout } from './auth/rights';
import { Refusal } from './errors/refusal';
import type { ReadFeaturesOff } from './features-off';
import { answerWithin } from './limits/deadlines';
import { addressOf } from './limits/network';
import { noWords, type Words } from './docs/api-table';
import { checkedResponseBody, createResponseBody, responseType } from './bodies/response-body';
import type { Sees } from './bodies/trim';
import { validate } from './bodies/validate';

type ActorOf<A extends Access> = A extends 'student'
  ? StudentActor
  : A extends 'manager'
    ? ManagerActor
    : A extends 'signed-in'
      ? Person
      : A extends 'terminal'
        ? TerminalActor
        : null;
type PartOf<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodMiniType
  ? z.output<E[K]>
  : undefined;
type BodyOf<E extends Endpoint> = E extends { takes: string } ? Uint8Array : PartOf<E, 'body'>;

/**
 * What a handler works with: every part checked by the endpoint's schemas, the caller by its
 * access.
 */
export interface Call<E extends Endpoint> {
  endpoint: E;
  params: PartOf<E, 'params'>;
  query: PartOf<E, 'query'>;
  body: BodyOf<E>;
  actor: ActorOf<E['access']>;
  /** When the request arrived, before any queue or lock: the instant that cutoffs are judged by. */
  now: Date;
  ip: string;
  requestId: string;
  /** For headers and cookies only. */
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Answers one endpoint. What it returns is trimmed to the endpoint's response schema; it refuses by
 * throwing a `Refusal`.
 */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<z.input<E['response']> | FileOf<E>>;

/** A file may also come as a stream: one that is too large to be held whole. */
type FileOf<E extends Endpoint> = E extends { answers: 'file' } ? Readable : never;

export type Serve = <const E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

/** The largest picture or PDF, in bytes. */
export const FILE_BYTES = 10 * 1024 * 1024;

/** A file of 10 MB over a slow line. Every other request ends sooner (`build-app.ts`). */
export const UPLOAD_TIMEOUT_MS = 60_000;

/** A turn in a line (`turnstile.ts`), and then the work. */
const WAITING_TIMEOUT_MS = 45_000;

/** How long an endpoint may take, where that is longer than usual. */
function timeoutOf({ takes, takesTurns }: Endpoint): number | undefined {
  if (takesTurns) return WAITING_TIMEOUT_MS;
  return takes !== undefined ? UPLOAD_TIMEOUT_MS : undefined;
}

/** `/reservations/{studentId}` → `/api/reservations/:studentId`. */
export const routeUrl = (path: string): string => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;

const part = (schema: z.ZodMiniType | undefined, value: unknown) =>
  schema ? validate(schema, value) : undefined;

/** Bytes go where bytes are taken, and nowhere else. */
function bodyPart({ takes, body }: Endpoint, value: unknown): unknown {
  if (Buffer.isBuffer(value) !== (takes !== undefined)) throw new Refusal('unsupported-media');
  return takes !== undefined ? value : part(body, value);
}

/** Managers read the parts of their areas, as far as the academy uses them. */
async function seesOf(actor: Actor | null, readOff: ReadFeaturesOff): Promise<Sees | undefined> {
  if (actor?.side !== 'manager') return undefined;
  const off = await readOff();
  return (area) => seesArea(actor, area) && isAreaOn(area, off);
}

/**
 * Refuses filters and orders by a figure that the caller may not see, since the result would reveal
 * it.
 */
function refuseForeignCondition({ query }: Endpoint, asked: unknown, actor: Actor | null): void {
  if (actor?.side !== 'manager') return;
  const area = foreignCondition(query, asked, actor);
  if (area) refuseWithout(actor, `${area}.read`);
}

interface ServeOptions {
  checksAnswers?: boolean;
  /** By whose words the fields of a call are named in its refusals. */
  wordsOf?: (endpoint: Endpoint) => Words;
  /** Left out: the academy uses everything. */
  readFeaturesOff?: ReadFeaturesOff;
}

const allOn: ReadFeaturesOff = async () => [];

/**
 * Endpoint table → Fastify route. `admit` runs before the body is read, so that unauthorised bodies
 * are never parsed.
 */
export function createServe(
  app: FastifyInstance,
  admit: (endpoint: Endpoint, request: FastifyRequest) => Promise<void>,
  { checksAnswers = true, wordsOf = () => noWords, readFeaturesOff = allOn }: ServeOptions = {},
): Serve {
  return (endpoint, handler) => {
    const responseBody = (checksAnswers ? checkedResponseBody : createResponseBody)(endpoint);
    const type = responseType(endpoint);
    const longer = timeoutOf(endpoint);
    app.route({
      method: endpoint.method,
      url: routeUrl(endpoint.path),
      config: { words: wordsOf(endpoint) },
      ...(endpoint.takes !== undefined && { bodyLimit: FILE_BYTES }),
      ...(endpoint.maxBytes !== undefined && { bodyLimit: endpoint.maxBytes }),
      // Answers to writes are small, and those of logins hold tokens.
      ...(endpoint.method !== 'GET' && { compress: false }),
      onRequest: (request) => {
        if (longer !== undefined) answerWithin(request, longer);
        return admit(endpoint, request);
      },
      handler: async (request, reply) => {
        refuseForeignStudent(request.actor, [request.params, request.query, request.body]);
        refuseForeignIds(request.params);
        // One of the house's two casts: the schemas above have just made true what the types say.
        const call = {
          endpoint,
          params: part(endpoint.params, request.params),
          query: part(endpoint.query, request.query),
          body: bodyPart(endpoint, request.body),
          actor: request.actor,
          now: new Date(request.receivedAt),
          ip: addressOf(request.ip),
          requestId: request.id,
          request,
          reply,
        } as Call<typeof endpoint>;
        refuseForeignCondition(endpoint, call.query, request.actor);
        const answer = await handler(call);
        if (type !== null) reply.type(type);
        return reply.send(
          answer instanceof Readable
            ? answer
            : responseBody(answer, await seesOf(request.actor, readFeaturesOff)),
        );
      },
    });
  };
}
