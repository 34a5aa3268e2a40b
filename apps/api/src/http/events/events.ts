import { hearsTopic, LIVE_PATH, liveTopicSchema, type LiveTopic } from '@academy/domain/live';
import type { FastifyInstance } from 'fastify';
import { PassThrough } from 'node:stream';
import * as z from 'zod/mini';
import type { Database } from '../../db/database';
import { LIVE_CHANNEL, REVOKED_CHANNEL } from '../../shared/notify-db';
import type { AccessTokens } from '../auth/access-token';
import type { Authenticate } from '../auth/auth-hook';
import type { ManagerActor } from '../auth/actor';
import {
  answerStream,
  beginning,
  createEventHub,
  eventText,
  RESYNC,
  STREAM_ROUTE,
  type Listener,
} from './event-hub';
import { Refusal } from '../errors/refusal';
import type { ReadFeaturesOff } from '../features-off';
import { refuseWithDuties } from '../auth/rights';
import { createRecentHints } from './recent-hints';
import { serveStudentEvents } from './student-events';
import { createTopicGate } from './topic-gate';

const HEARTBEAT_MS = 15_000;

interface ManagerListener extends Listener {
  actor: ManagerActor;
}

const topicSchema = z.object({ topic: liveTopicSchema });

interface EventRooms {
  database: Database;
  authenticate: Authenticate;
  tokens: AccessTokens;
  clock: () => Date;
  readFeaturesOff: ReadFeaturesOff;
  onRevoked: (sessionId: string) => void;
}

/**
 * Server-sent events: hints to read again, never data. A stream ends with the login that opened it,
 * and when this process is about to end; the client comes back with a fresh token. Answers how many
 * are open.
 */
export async function serveEvents(
  app: FastifyInstance,
  { database, authenticate, tokens, clock, readFeaturesOff, onRevoked }: EventRooms,
): Promise<{ streams: () => { manager: number; student: number } }> {
  const managers = createEventHub<ManagerListener>();
  const recent = createRecentHints<{ topic: LiveTopic; text: string }>(clock);
  const whenOn = createTopicGate(readFeaturesOff);
  const students = await serveStudentEvents(app, { database, authenticate, tokens, clock, whenOn });
  const beat = setInterval(() => {
    managers.beat();
    students.beat();
  }, HEARTBEAT_MS);
  const unlisten = [
    await database.listen(
      LIVE_CHANNEL,
      (payload) => {
        // Another release's process may know a topic more.
        const { data } = topicSchema.safeParse(JSON.parse(payload));
        if (!data) return;
        const hint = { topic: data.topic, text: eventText('change', payload) };
        whenOn(hint.topic, () => {
          recent.note(hint);
          managers.send(hint.text, ({ actor }) => hearsTopic(actor, hint.topic));
        });
      },
      () => {
        recent.forget();
        managers.send(RESYNC);
      },
    ),
    await database.listen(
      REVOKED_CHANNEL,
      (sessionId) => {
        onRevoked(sessionId);
        for (const hub of [managers, students])
          hub.end((listener) => listener.sessionId === sessionId);
      },
      // Whose login ended meanwhile is not known: who may still listen comes back.
      () => students.end(),
    ),
  ];
  app.addHook('preClose', () => {
    for (const hub of [managers, students]) hub.end();
  });
  app.addHook('onClose', async () => {
    clearInterval(beat);
    await Promise.all(unlisten.map((stop) => stop()));
  });

  app.get(`/api${LIVE_PATH}`, STREAM_ROUTE, async (request, reply) => {
    const { authorization } = request.headers;
    const actor = await authenticate(authorization, new Date(request.receivedAt));
    if (actor.side !== 'manager') throw new Refusal('forbidden');
    refuseWithDuties(actor);
    request.actor = actor;
    const stream = new PassThrough();
    const listener = { stream, sessionId: actor.sessionId, actor };
    managers.add(listener);
    /** Still signed in, and with which areas by now. */
    const renew = async () => {
      const now = await authenticate(authorization, clock());
      if (now.side === 'manager') listener.actor = now;
    };
    const check = setInterval(() => void renew().catch(() => stream.end()), HEARTBEAT_MS);
    stream.on('close', () => clearInterval(check));
    const missed = recent.since(request.query)?.filter(({ topic }) => hearsTopic(actor, topic));
    stream.write(beginning(missed?.map(({ text }) => text)));
    return answerStream(reply, stream);
  });

  return { streams: () => ({ manager: managers.size(), student: students.size() }) };
}
