import type { MessageDelivery } from './schemas';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The pause before the next question is as long as the message is old, within these limits. */
const SHORTEST_MS = MINUTE_MS;
const LONGEST_MS = 6 * HOUR_MS;
/** After this the service reports on a text no more. */
const GIVE_UP_MS = 72 * HOUR_MS;
/** How long 알림톡 that failed has to go out as 문자 before it counts as failed. */
const FALLBACK_MS = 30 * MINUTE_MS;

/** What the text service says of a message it took. */
export interface DeliveryReport {
  statusCode: string;
  /** The service may still send it another way. */
  mayFallBack: boolean;
}

export type AfterAsking =
  | { delivery: 'asking'; askAt: Date }
  | { delivery: Exclude<MessageDelivery, 'asking'> };

/** When a message that was just handed over is asked about first. */
export const firstAsk = (sentAt: Date): Date => new Date(sentAt.getTime() + SHORTEST_MS);

/**
 * SOLAPI's status codes: 2000 the service has it, 3000 the carrier has it, 4000 the phone has it;
 * every other number is an error. What is no such number says nothing.
 */
function readStatus(statusCode: string): 'under-way' | 'delivered' | 'failed' {
  if (statusCode === '4000') return 'delivered';
  if (statusCode === '2000' || statusCode === '3000') return 'under-way';
  return /^\d{4}$/.test(statusCode) ? 'failed' : 'under-way';
}

/** What is known of a message after it was asked about; `report` is null without an answer. */
export function afterAsking({
  report,
  sentAt,
  now,
}: {
  report: DeliveryReport | null;
  sentAt: Date;
  now: Date;
}): AfterAsking {
  const age = now.getTime() - sentAt.getTime();
  const status = report === null ? 'under-way' : readStatus(report.statusCode);
  const isHeld = status === 'failed' && report?.mayFallBack === true && age < FALLBACK_MS;
  if (status !== 'under-way' && !isHeld) return { delivery: status };
  if (age >= GIVE_UP_MS) return { delivery: 'unknown' };
  const wait = Math.min(Math.max(age, SHORTEST_MS), LONGEST_MS, GIVE_UP_MS - age);
  return { delivery: 'asking', askAt: new Date(now.getTime() + wait) };
}
