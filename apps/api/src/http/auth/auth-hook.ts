import type { Access, Endpoint } from '@academy/domain/http';
import { managerIdSchema, studentIdSchema } from '@academy/domain/ids';
import type { FastifyRequest } from 'fastify';
import type { AccessTokens } from './access-token';
import type { Actor, Person, TerminalActor } from './actor';
import { bearerOf } from './bearer';
import { notNow, Refusal } from '../errors/refusal';
import { refuseMissingRight } from './rights';
import { PROVISIONAL_MS, type LiveSession, type SessionSource } from './sessions';

const MAINTENANCE_RETRY_SECONDS = 60;
const CHALLENGE = { 'www-authenticate': 'Bearer' };
const expired = () => new Refusal('session-expired', { headers: CHALLENGE });

export type Authenticate = (authorization: string | undefined, now: Date) => Promise<Actor>;

function actorOf({ side, subject, manager }: LiveSession, sessionId: string): Person {
  if (side === 'student') return { side, sessionId, studentId: studentIdSchema.parse(subject) };
  if (!manager) throw expired();
  return { side, sessionId, managerId: managerIdSchema.parse(subject), ...manager };
}

/** What a terminal's token begins with, as those that were given out do: it is not signed. */
export const TERMINAL_TOKEN = 'kiosk_';

/** The terminal of a token; null when it was removed. */
export type ReadTerminal = (token: string) => Promise<TerminalActor | null>;

async function terminalOf(token: string, readTerminal: ReadTerminal): Promise<TerminalActor> {
  const terminal = await readTerminal(token);
  if (!terminal) throw expired();
  return terminal;
}

/**
 * Bearer token → the student or manager behind it, by signature, expiry and the state of the login
 * in the database, or the terminal.
 */
export function createAuthenticate(
  tokens: AccessTokens,
  sessions: SessionSource,
  readTerminal: ReadTerminal,
): Authenticate {
  return async (authorization, now) => {
    const token = bearerOf(authorization);
    if (!token) throw new Refusal('unauthorized', { headers: CHALLENGE });
    if (token.startsWith(TERMINAL_TOKEN)) return terminalOf(token, readTerminal);
    const claims = tokens.read(token, now);
    const session = claims && (await sessions.read(claims.sessionId));
    if (
      !session ||
      session.side !== claims.side ||
      session.subject !== claims.subject ||
      now >= session.expiresAt
    )
      throw expired();
    if (!session.activatedAt) {
      if (now.getTime() >= session.createdAt.getTime() + PROVISIONAL_MS) throw expired();
      await sessions.activate(claims.sessionId, now);
    }
    return actorOf(session, claims.sessionId);
  };
}

const needsToken = (access: Access) => access !== 'public' && access !== 'cookie';

const lets = (access: Access, { side }: Actor) =>
  access === side || (access === 'signed-in' && side !== 'terminal');

interface Gate {
  authenticate: Authenticate;
  refuseForeignOrigin: (request: FastifyRequest) => void;
  /** Asked at every write: the operator may switch it while the process runs. */
  isReadOnly: () => boolean;
  /** What the academy has switched off is refused to who might else come in. */
  refuseWhatIsOff: (endpoint: Endpoint) => Promise<void>;
}

/** The door of every endpoint: who may come in, judged before the body is read. */
export function createAdmit({
  authenticate,
  refuseForeignOrigin,
  isReadOnly,
  refuseWhatIsOff,
}: Gate) {
  // Signing in and out go on: reading needs a login.
  const refuseWhileReadOnly = ({ method, access, allowedWhile }: Endpoint) => {
    if (method !== 'GET' && access !== 'cookie' && allowedWhile !== 'read-only' && isReadOnly())
      throw notNow('maintenance', MAINTENANCE_RETRY_SECONDS);
  };
  const admitPerson = async (endpoint: Endpoint, request: FastifyRequest): Promise<void> => {
    const { access } = endpoint;
    if (access === 'cookie') refuseForeignOrigin(request);
    if (!needsToken(access)) return refuseWhileReadOnly(endpoint);
    const actor = await authenticate(request.headers.authorization, new Date(request.receivedAt));
    if (!lets(access, actor)) throw new Refusal('forbidden');
    if (actor.side === 'manager') refuseMissingRight(endpoint, actor);
    refuseWhileReadOnly(endpoint);
    request.actor = actor;
  };
  return async (endpoint: Endpoint, request: FastifyRequest): Promise<void> => {
    await admitPerson(endpoint, request);
    await refuseWhatIsOff(endpoint);
  };
}
