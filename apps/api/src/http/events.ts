import { LIVE_PATH } from '@academy/domain/live';
import type { FastifyInstance } from 'fastify';
import { PassThrough } from 'node:stream';
import type { Database } from '../db/database';
import { LIVE_CHANNEL, REVOKED_CHANNEL } from '../shared/notify-db';
import type { Authenticate } from './auth-hook';
import { Refusal } from './refusal';
import { refuseTemporaryPassword } from './rights';

const HEARTBEAT_MS = 15_000;
const event = (name: string, data: string) => `event: ${name}\ndata: ${data}\n\n`;

interface Listener {
  stream: PassThrough;
  sessionId: string;
}

/** The open event streams of this process: what one LISTEN hears goes out to all of them. */
export function createEventHub() {
  const listeners = new Set<Listener>();
  const send = (text: string) => listeners.forEach(({ stream }) => stream.write(text));
  return {
    add(listener: Listener) {
      listeners.add(listener);
      listener.stream.on('close', () => listeners.delete(listener));
    },
    endSession: (sessionId: string) =>
      listeners.forEach((listener) => listener.sessionId === sessionId && listener.stream.end()),
    endAll: () => listeners.forEach(({ stream }) => stream.end()),
    /** `resync`: something may have been missed, read everything again. */
    changed: (payload: string) => send(event('change', payload)),
    resync: () => send(event('resync', '{}')),
    beat: () => send(': beat\n\n'),
  };
}

interface EventRooms {
  database: Database;
  authenticate: Authenticate;
  clock: () => Date;
  onRevoked: (sessionId: string) => void;
}

/**
 * Server-sent events for managers: hints to read again, never data. The stream ends with the login that opened it; the client comes
 * back with a fresh token, and its first event is always a `resync`.
 */
export async function serveEvents(
  app: FastifyInstance,
  { database, authenticate, clock, onRevoked }: EventRooms,
): Promise<void> {
  const hub = createEventHub();
  const beat = setInterval(hub.beat, HEARTBEAT_MS);
  const unlisten = [
    await database.listen(LIVE_CHANNEL, hub.changed, hub.resync),
    await database.listen(REVOKED_CHANNEL, (sessionId) => {
      onRevoked(sessionId);
      hub.endSession(sessionId);
    }),
  ];
  app.addHook('preClose', () => hub.endAll());
  app.addHook('onClose', async () => {
    clearInterval(beat);
    await Promise.all(unlisten.map((stop) => stop()));
  });

  app.get(`/api${LIVE_PATH}`, async (request, reply) => {
    const { authorization } = request.headers;
    const stillValid = () => authenticate(authorization, clock());
    const actor = await authenticate(authorization, new Date(request.receivedAt));
    if (actor.side !== 'manager') throw new Refusal(403, 'forbidden');
    refuseTemporaryPassword(actor);
    request.actor = actor;
    const stream = new PassThrough();
    hub.add({ stream, sessionId: actor.sessionId });
    const check = setInterval(() => void stillValid().catch(() => stream.end()), HEARTBEAT_MS);
    stream.on('close', () => clearInterval(check));
    stream.write(event('resync', '{}'));
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      .send(stream);
  });
}
