import {
  scheduleDraftSchema,
  tidySchedule,
  type ScheduleDraft,
  type ScheduleForm,
} from '@academy/domain/schedule';
import type { CalendarDay } from '@academy/domain/time';

export const emptyForm = (today: CalendarDay): ScheduleForm => ({
  type: 'ACADEMY',
  kind: 'OUTING',
  title: '',
  weekdays: [],
  from: null,
  to: null,
  place: '',
  memo: '',
  firstDate: today,
  lastDate: null,
  everyWeeks: 1,
});

/**
 * Times that its kind has not are left over from another kind that was chosen before: they count
 * for nothing.
 */
export const withItsTimes = (form: ScheduleForm): ScheduleForm => ({
  ...form,
  from: form.kind === 'EARLY_LEAVE' || form.kind === 'OUTING' ? form.from : null,
  to: form.kind === 'LATE_ARRIVAL' || form.kind === 'OUTING' ? form.to : null,
});

/** What is asked for, once times and dates are whole; null while they are being typed. */
export const draftIn = (form: ScheduleForm): ScheduleDraft | null => {
  const parsed = scheduleDraftSchema.safeParse(withItsTimes(form));
  return parsed.success ? tidySchedule(parsed.data) : null;
};

const told = (form: ScheduleForm) => {
  const { type, kind, title, weekdays, from, to, place, memo, firstDate, lastDate, everyWeeks } =
    withItsTimes(form);
  return JSON.stringify([
    type,
    kind,
    title.trim(),
    weekdays.toSorted((a, b) => a - b),
    from,
    to,
    place.trim(),
    memo.trim(),
    firstDate,
    lastDate,
    everyWeeks,
  ]);
};

/** Whether two forms ask for the same. */
export const asksTheSame = (one: ScheduleForm, other: ScheduleForm): boolean =>
  told(one) === told(other);
