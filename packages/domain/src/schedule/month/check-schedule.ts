import { fill } from '../../text/fill';
import { inputTexts } from '../../text/input-texts';
import { scheduleFieldTexts as texts } from '../schedule-texts';
import {
  END_OF_DAY,
  START_OF_DAY,
  isCalendarDay,
  isClockTime,
  shiftDay,
  type CalendarDay,
} from '../../time';
import { occurrencesOf } from '../times/occurrences';
import type { RegularSchedule, ScheduleForm } from '../schemas';

/** One message per field that must be corrected; empty when the schedule can be asked for. */
export type ScheduleErrors = Partial<Record<keyof ScheduleForm, string>>;

/** The longest texts, in characters. */
export const SCHEDULE_LIMITS = { title: 40, place: 40, memo: 200 } as const;

const lengthOf = (text: string) => Array.from(text.trim()).length;

function checkTexts(form: ScheduleForm): ScheduleErrors {
  const tooLong = (['title', 'place', 'memo'] as const).filter(
    (field) => lengthOf(form[field]) > SCHEDULE_LIMITS[field],
  );
  return {
    ...Object.fromEntries(
      tooLong.map((field) => [field, fill(texts.tooLong, { limit: SCHEDULE_LIMITS[field] })]),
    ),
    ...(lengthOf(form.title) === 0 && { title: texts.title }),
  };
}

function checkTime(time: string | null, missing: string): string | undefined {
  if (time === null || time === '') return missing;
  return isClockTime(time) ? undefined : inputTexts.invalidTime;
}

function checkTimes({ kind, from, to }: ScheduleForm): ScheduleErrors {
  if (kind === 'ALL_DAY') return {};
  const start = kind === 'LATE_ARRIVAL' ? undefined : checkTime(from, texts.leaveAt);
  const end =
    kind === 'EARLY_LEAVE'
      ? undefined
      : checkTime(to, kind === 'LATE_ARRIVAL' ? texts.arriveAt : texts.backAt);
  if (start !== undefined || end !== undefined)
    return { ...(start !== undefined && { from: start }), ...(end !== undefined && { to: end }) };
  if (kind === 'LATE_ARRIVAL')
    return to === START_OF_DAY || to === END_OF_DAY ? { to: texts.wholeDay } : {};
  if (kind === 'EARLY_LEAVE')
    return from === START_OF_DAY || from === END_OF_DAY ? { from: texts.wholeDay } : {};
  return (from ?? '') < (to ?? '') ? {} : { to: texts.endBeforeStart };
}

interface CheckContext {
  /** Today in Seoul, by the server's clock. */
  today: CalendarDay;
  /**
   * The schedule that is edited: its own first date may stay although it has passed. Not an
   * approved one's: its days that have been are history, a change request begins today at the
   * earliest (`changeRequestDraft`).
   */
  current?: Pick<RegularSchedule, 'firstDate' | 'status'> | null;
}

function checkDates(
  { firstDate, lastDate, weekdays, everyWeeks }: ScheduleForm,
  { today, current }: CheckContext,
): ScheduleErrors {
  if (!isCalendarDay(firstDate)) return { firstDate: inputTexts.invalidDay };
  if (lastDate !== null && !isCalendarDay(lastDate)) return { lastDate: inputTexts.invalidDay };
  const mayStay = current?.status !== 'APPROVED' && firstDate === current?.firstDate;
  if (firstDate < today && !mayStay) return { firstDate: texts.pastDay };
  if (lastDate !== null && lastDate < firstDate) return { lastDate: texts.lastBeforeFirst };
  if (weekdays.length === 0) return { weekdays: texts.weekdays };
  // Two weeks hold every day of the pattern: an endless schedule is not walked through.
  const days = occurrencesOf(
    { weekdays, firstDate, lastDate, everyWeeks, exceptions: [] },
    firstDate,
    shiftDay(firstDate, 13),
  );
  return days.length === 0 ? { weekdays: texts.noDay } : {};
}

/**
 * What a student must correct before a schedule can be asked for: a title, times as its kind needs
 * them (leaving before coming back), dates from today on in order, and at least one day. The same
 * check runs in the form and in the server. See docs/product/schedule.md#form.
 */
export const checkSchedule = (form: ScheduleForm, context: CheckContext): ScheduleErrors => ({
  ...checkTexts(form),
  ...checkTimes(form),
  ...checkDates(form, context),
  ...(form.weekdays.length === 0 && { weekdays: texts.weekdays }),
});
