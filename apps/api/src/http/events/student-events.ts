import { studentIdSchema, type StudentId } from '@academy/domain/ids';
import { liveTopicSchema, STUDENT_LIVE_PATH, type LiveTopic } from '@academy/domain/live';
import type { FastifyInstance } from 'fastify';
import { PassThrough } from 'node:stream';
import * as z from 'zod/mini';
import type { Database } from '../../db/database';
import { STUDENTS_CHANNEL, type HintForStudents } from '../../shared/notify-db';
import type { AccessTokens } from '../auth/access-token';
import type { Authenticate } from '../auth/auth-hook';
import { bearerOf } from '../auth/bearer';
import {
  answerStream,
  beginning,
  createEventHub,
  eventText,
  RESYNC,
  STREAM_ROUTE,
  type Listener,
} from './event-hub';
import { createRecentHints } from './recent-hints';
import { Refusal } from '../errors/refusal';
import type { TopicGate } from './topic-gate';

/** Open streams per student; a new one closes the oldest. */
const STREAMS_EACH = 6;

interface StudentListener extends Listener {
  studentId: StudentId;
  token: string;
}

const hintSchema = z.object({
  topic: liveTopicSchema,
  students: z.union([z.literal('all'), z.array(studentIdSchema)]),
});

const concerns = ({ students }: HintForStudents, id: StudentId): boolean =>
  students === 'all' || students.includes(id);

const changeEvent = (topic: LiveTopic) => eventText('change', JSON.stringify({ topic }));

interface Rooms {
  database: Database;
  authenticate: Authenticate;
  tokens: AccessTokens;
  clock: () => Date;
  whenOn: TopicGate;
}

/**
 * Sends managers' changes to the pages of the students concerned: the topic and nothing else, so no
 * data leaks. An idle stream costs a line of text now and then and no query: its token is checked
 * in memory, and a session that ends is announced.
 */
export async function serveStudentEvents(
  app: FastifyInstance,
  { database, authenticate, tokens, clock, whenOn }: Rooms,
) {
  const hub = createEventHub<StudentListener>();
  const recent = createRecentHints<HintForStudents>(clock);
  const unlisten = await database.listen(
    STUDENTS_CHANNEL,
    (payload) => {
      // Another release's process may know a topic more.
      const { data: hint } = hintSchema.safeParse(JSON.parse(payload));
      if (!hint) return;
      whenOn(hint.topic, () => {
        recent.note(hint);
        hub.send(changeEvent(hint.topic), ({ studentId }) => concerns(hint, studentId));
      });
    },
    () => {
      recent.forget();
      hub.send(RESYNC);
    },
  );
  app.addHook('onClose', async () => unlisten());

  app.get(`/api${STUDENT_LIVE_PATH}`, STREAM_ROUTE, async (request, reply) => {
    const { authorization } = request.headers;
    const actor = await authenticate(authorization, new Date(request.receivedAt));
    const token = bearerOf(authorization);
    if (actor.side !== 'student' || token === null) throw new Refusal('forbidden');
    request.actor = actor;
    const { studentId, sessionId } = actor;
    const [oldest, ...others] = hub.those((listener) => listener.studentId === studentId);
    if (others.length + 1 >= STREAMS_EACH) hub.end((listener) => listener === oldest);

    const stream = new PassThrough();
    hub.add({ stream, sessionId, studentId, token });
    const missed = recent.since(request.query)?.filter((hint) => concerns(hint, studentId));
    const topics = missed && [...new Set(missed.map(({ topic }) => topic))];
    stream.write(beginning(topics?.map(changeEvent)));
    return answerStream(reply, stream);
  });

  return {
    end: hub.end,
    size: hub.size,
    beat() {
      const now = clock();
      hub.end(({ token }) => tokens.read(token, now) === null);
      hub.beat();
    },
  };
}
