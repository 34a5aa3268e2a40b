import type { ReasonDraft, ReasonType } from '@academy/domain/reasons';
import type {
  RegularSchedule,
  ScheduleDraft,
  ScheduleKind,
  ScheduleSurroundings,
} from '@academy/domain/schedule';
import { weekdayOf } from '@academy/domain/time';
import { draftEffects } from './draft-effects';
import type { Effects } from './waiting';

const KINDS: Record<ReasonType, ScheduleKind> = {
  ABSENT: 'ALL_DAY',
  LATE: 'LATE_ARRIVAL',
  EARLY_LEAVE: 'EARLY_LEAVE',
  OUTING: 'OUTING',
};

/** A one-off reason is a schedule of a single day: the same rules say what it meets. */
export function reasonEffects(
  { type, date, arriveAt, leaveAt, backAt, text }: ReasonDraft,
  own: readonly RegularSchedule[],
  surroundings: ScheduleSurroundings,
): Effects {
  const once: ScheduleDraft = {
    type: 'OTHER',
    kind: KINDS[type],
    title: text,
    weekdays: [weekdayOf(date)],
    from: leaveAt,
    to: type === 'LATE' ? arriveAt : backAt,
    place: '',
    memo: '',
    firstDate: date,
    lastDate: date,
    everyWeeks: 1,
  };
  return draftEffects(once, { edited: null, own, surroundings });
}
