import {
  scheduleKindSchema,
  scheduleTypeSchema,
  type ScheduleDraft,
  type ScheduleForm,
} from '@academy/domain/schedule';
import {
  dayOfMonth,
  isCalendarDay,
  monthOf,
  weekdayOf,
  weekdaySchema,
  type CalendarDay,
} from '@academy/domain/time';
import * as z from 'zod/mini';

/**
 * How long it goes on: without an end, to the end of the first day's month, or to a day of one's
 * own.
 */
const periodSchema = z.enum(['open', 'month', 'until']);

export type Period = z.output<typeof periodSchema>;

/** What the form holds while it is filled in: times and dates as they are typed. */
export const formStateSchema = z.object({
  type: scheduleTypeSchema,
  kind: scheduleKindSchema,
  title: z.string(),
  weekdays: z.array(weekdaySchema),
  from: z.string(),
  to: z.string(),
  everyWeeks: z.literal([1, 2]),
  firstDate: z.string(),
  period: periodSchema,
  lastDate: z.string(),
  place: z.string(),
  memo: z.string(),
  cancelMeals: z.boolean(),
});

export type FormState = z.output<typeof formStateSchema>;

/** An empty form that begins on a day; with `onThatDay` the day's weekday is chosen as well. */
export const emptyForm = (firstDate: CalendarDay, onThatDay: boolean): FormState => ({
  type: 'ACADEMY',
  kind: 'OUTING',
  title: '',
  weekdays: onThatDay ? [weekdayOf(firstDate)] : [],
  from: '',
  to: '',
  everyWeeks: 1,
  firstDate,
  period: 'open',
  lastDate: '',
  place: '',
  memo: '',
  cancelMeals: false,
});

const lastOfMonth = (date: string): CalendarDay | null =>
  isCalendarDay(date) ? dayOfMonth(monthOf(date), 31) : null;

/** The form of a schedule that is changed. */
export function formOf({ from, to, lastDate, ...draft }: ScheduleDraft): FormState {
  const period =
    lastDate === null ? 'open' : lastDate === lastOfMonth(draft.firstDate) ? 'month' : 'until';
  return {
    ...draft,
    weekdays: [...draft.weekdays],
    from: from ?? '',
    to: to ?? '',
    period,
    lastDate: lastDate ?? '',
    cancelMeals: false,
  };
}

const lastDateOf = ({ period, firstDate, lastDate }: FormState): string | null =>
  period === 'open' ? null : period === 'until' ? lastDate : lastOfMonth(firstDate);

/** What is asked for, as the domain checks it. Only the times that its kind has. */
export function toScheduleForm(state: FormState): ScheduleForm {
  const { kind, from, to, period: _period, cancelMeals: _cancelMeals, ...rest } = state;
  return {
    ...rest,
    kind,
    lastDate: lastDateOf(state),
    from: (kind === 'EARLY_LEAVE' || kind === 'OUTING') && from !== '' ? from : null,
    to: (kind === 'LATE_ARRIVAL' || kind === 'OUTING') && to !== '' ? to : null,
  };
}

/** Whether two forms ask for the same. */
export const isSameRequest = (one: FormState, other: FormState): boolean => {
  const requestText = (state: FormState) => {
    const { weekdays, type, kind, title, from, to, everyWeeks, firstDate, lastDate, place, memo } =
      toScheduleForm(state);
    return JSON.stringify([
      weekdays.toSorted((a, b) => a - b),
      type,
      kind,
      title.trim(),
      from,
      to,
      everyWeeks,
      firstDate,
      lastDate,
      place.trim(),
      memo.trim(),
    ]);
  };
  return requestText(one) === requestText(other);
};
