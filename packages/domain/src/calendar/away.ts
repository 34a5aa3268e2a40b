import { awayText, type SeenDay } from '../attendance/day/away-text';
import { reasonTypeName } from '../reasons/reason-texts';
import { scheduleKindName } from '../schedule/schedule-texts';
import type { AbsenceReason } from '../reasons/schemas';
import { occursOn } from '../schedule/times/occurrences';
import type { RegularSchedule } from '../schedule/schemas';
import type { CalendarDay, ClockTime } from '../time';

const span = (from: string | null, to: string | null) =>
  from === null && to === null ? '' : ` ${from ?? ''}–${to ?? ''}`;

/**
 * Why a student who ordered a meal may not be there to eat it, in a few words: `결석 · 외출
 * 14:00–16:00`. What the attendance sheet says comes first, as far as it is about a meal that was
 * ordered (they are over at `until`); of what was reported beforehand only what was approved
 * counts. Null: nothing is known that keeps the student away.
 */
export function awayOn(
  date: CalendarDay,
  {
    schedules,
    reasons,
    seen,
    until,
  }: {
    schedules: readonly RegularSchedule[];
    reasons: readonly AbsenceReason[];
    seen: SeenDay | null;
    until: ClockTime;
  },
): string | null {
  const told = [
    ...reasons
      .filter((reason) => reason.status === 'APPROVED' && reason.date === date)
      .map(
        ({ type, arriveAt, leaveAt, backAt }) =>
          `${reasonTypeName(type)}${type === 'LATE' ? span(null, arriveAt) : span(leaveAt, backAt)}`,
      ),
    ...schedules
      .filter((schedule) => schedule.status === 'APPROVED' && occursOn(schedule, date))
      .map(({ kind, from, to }) => `${scheduleKindName(kind)}${span(from, to)}`),
  ];
  // An absence that was approved says itself what it is.
  const isTold = told.length > 0 && seen?.absent?.excused === true;
  const known = seen && awayText(isTold ? { ...seen, absent: null } : seen, until);
  const all = [...(known ? [known] : []), ...told];
  return all.length === 0 ? null : [...new Set(all)].join(' · ');
}
