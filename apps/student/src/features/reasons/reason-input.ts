import {
  reasonDraftSchema,
  reasonTimes,
  type AbsenceReason,
  type ReasonDraft,
  type ReasonForm,
  type ReasonTime,
  type ReasonType,
} from '@academy/domain/reasons';
import type { CalendarDay } from '@academy/domain/time';

/** An untouched form: today is the day that is asked for most. */
export const blankInput = (type: ReasonType, today: CalendarDay): ReasonForm => ({
  type,
  date: today,
  arriveAt: null,
  leaveAt: null,
  backAt: null,
  category: null,
  text: '',
});

/** A submitted reason back in the form. */
export const inputOf = ({
  type,
  date,
  arriveAt,
  leaveAt,
  backAt,
  category,
  text,
}: AbsenceReason): ReasonForm => ({ type, date, arriveAt, leaveAt, backAt, category, text });

const FIELDS = ['type', 'date', 'arriveAt', 'leaveAt', 'backAt', 'category', 'text'] as const;

export const sameInput = (one: ReasonForm, other: ReasonForm): boolean =>
  FIELDS.every((field) => one[field] === other[field]);

/** What is sent of a checked form: only the times that its type has. */
export function draftOf(input: ReasonForm): ReasonDraft {
  const times = reasonTimes(input.type);
  const kept = (time: ReasonTime) => (times.includes(time) ? input[time] : null);
  return reasonDraftSchema.parse({
    ...input,
    text: input.text.trim(),
    arriveAt: kept('arriveAt'),
    leaveAt: kept('leaveAt'),
    backAt: kept('backAt'),
  });
}
