import { shareLine, useLiveQueries } from '@academy/app-kit/live';
import { STUDENT_LIVE_PATH, type LiveTopic, type StudentHint } from '@academy/domain/live';
import type { QueryKey } from '@tanstack/react-query';
import { client, serverClock } from '../../shared/api';

/** What is read again when a manager changed something: the first words of the keys. */
const keysOf: Record<LiveTopic, readonly string[]> = {
  meals: ['meals', 'meal-bill', 'meal-questions', 'applications'],
  approvals: ['reasons', 'schedules', 'meal-questions', 'applications'],
  points: ['points'],
  mocks: ['mocks', 'applications'],
  deposits: ['meal-bill', 'applications'],
  news: ['news', 'menus'],
  settings: [
    'me',
    'lunch-settings',
    'holidays',
    'academy',
    'mock-subjects',
    'meal-bill',
    'meal-questions',
  ],
  students: ['me', 'own-allergens', 'menus'],
  accounts: [],
  attendance: [],
  messages: [],
};

const isTopic = (topic: unknown): topic is LiveTopic =>
  typeof topic === 'string' && Object.hasOwn(keysOf, topic);

function read(data: unknown): StudentHint | undefined {
  const topic = typeof data === 'object' && data !== null && 'topic' in data && data.topic;
  return isTopic(topic) ? { topic } : undefined;
}

/**
 * Only a server that announces live updates is asked (ADR 0239); otherwise a page is as old as its
 * last read.
 */
async function open(signal: AbortSignal, silentMs: number) {
  if (!client.understands('live')) throw new Error('This server does not tell what changes.');
  const since = Math.floor(serverClock.serverNow().getTime() - silentMs);
  return client.openStream(`${STUDENT_LIVE_PATH}?since=${since}`, signal);
}

const line = shareLine({ open, read, onlyVisible: true });
const everything: QueryKey = [];

/** The queries that a hint concerns. */
export const affectedQueries = ({ topic }: StudentHint): readonly QueryKey[] =>
  keysOf[topic].map((key) => [key]);

/** Reloads what is on the screen when a manager changed it, while the page is visible. */
export const useLiveUpdates = (): boolean => useLiveQueries(line, everything, affectedQueries);
