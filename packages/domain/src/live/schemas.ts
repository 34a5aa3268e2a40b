import * as z from 'zod/mini';
import { calendarDaySchema, calendarMonthSchema } from '../time';

/** A server-sent event for the managers' screens: a hint to read again, never data. */
export const liveEventSchema = z.discriminatedUnion('topic', [
  z.object({ topic: z.literal('meals'), dates: z.array(calendarDaySchema) }),
  z.object({ topic: z.literal('settings') }),
  z.object({ topic: z.literal('students') }),
  z.object({ topic: z.literal('deposits'), months: z.array(calendarMonthSchema) }),
  z.object({ topic: z.literal('news') }),
  z.object({ topic: z.literal('accounts') }),
  /** A study day's sheet; `revision` is the one that it has now. */
  z.object({ topic: z.literal('attendance'), date: calendarDaySchema, revision: z.int() }),
  z.object({ topic: z.literal('approvals') }),
  z.object({ topic: z.literal('points') }),
  z.object({ topic: z.literal('mocks') }),
  z.object({ topic: z.literal('messages') }),
]);
export type LiveEvent = z.output<typeof liveEventSchema>;

export const liveTopicSchema = z.enum([
  'meals',
  'settings',
  'students',
  'deposits',
  'news',
  'accounts',
  'attendance',
  'approvals',
  'points',
  'mocks',
  'messages',
] satisfies LiveEvent['topic'][]);
export type LiveTopic = z.output<typeof liveTopicSchema>;

/** A student's event: which kind of thing was changed for them, and nothing else. */
export interface StudentHint {
  topic: LiveTopic;
}

/**
 * `GET` with a manager's bearer token; not in the endpoint tables because its answer is a stream.
 * `?since=` (ms) asks for what came since then. Below `/api`.
 */
export const LIVE_PATH = '/admin/events';

/**
 * The same for a student, and only what concerns them. Below `/api`.
 */
export const STUDENT_LIVE_PATH = '/events';
