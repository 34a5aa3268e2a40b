import type { TimeSpan } from '../time/time-span';
import { END_OF_DAY, START_OF_DAY } from '../time';
import type { ReasonDraft, ReasonType } from './schemas';

/** The times of a reason, in the order in which a form asks for them. */
export type ReasonTime = 'arriveAt' | 'leaveAt' | 'backAt';

const TIMES: Readonly<Record<ReasonType, readonly ReasonTime[]>> = {
  ABSENT: [],
  LATE: ['arriveAt'],
  EARLY_LEAVE: ['leaveAt'],
  OUTING: ['leaveAt', 'backAt'],
};

/** Which times a type asks for. */
export const reasonTimes = (type: ReasonType): readonly ReasonTime[] => TIMES[type];

/**
 * When a student is away on the day of a reason: until coming, from leaving, between leaving and
 * coming back, or all day.
 */
export const reasonSpan = ({
  type,
  arriveAt,
  leaveAt,
  backAt,
}: Pick<ReasonDraft, 'type' | 'arriveAt' | 'leaveAt' | 'backAt'>): TimeSpan => ({
  from: (type === 'EARLY_LEAVE' || type === 'OUTING' ? leaveAt : null) ?? START_OF_DAY,
  to: (type === 'LATE' ? arriveAt : type === 'OUTING' ? backAt : null) ?? END_OF_DAY,
});

/** A checked draft as it is kept: text trimmed, and only the times that its type has. */
export function tidyReason(draft: ReasonDraft): ReasonDraft {
  const times = reasonTimes(draft.type);
  const kept = (time: ReasonTime) => (times.includes(time) ? draft[time] : null);
  return {
    ...draft,
    text: draft.text.trim(),
    arriveAt: kept('arriveAt'),
    leaveAt: kept('leaveAt'),
    backAt: kept('backAt'),
  };
}
