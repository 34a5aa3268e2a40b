import { fill } from '../text/fill';
import { inputTexts } from '../text/input-texts';
import { reasonFieldTexts as texts } from './reason-texts';
import { formatDay, isCalendarDay, isClockTime, type CalendarDay } from '../time';
import { REASON_TEXT_LIMIT, reasonDays } from './limits';
import { reasonTimes, type ReasonTime } from './reason-times';
import type { AbsenceReason, ReasonForm } from './schemas';

/** One message per field that must be corrected; empty when the reason can be submitted. */
export type ReasonErrors = Partial<Record<keyof ReasonForm, string>>;

interface CheckContext {
  /** Today in Seoul, by the server's clock. */
  today: CalendarDay;
  /** The reason that is edited: its own date may stay although it lies too far back by now. */
  current?: Pick<AbsenceReason, 'date'> | null;
}

function checkDate(date: string, { today, current }: CheckContext): ReasonErrors {
  if (!isCalendarDay(date)) return { date: inputTexts.invalidDay };
  const { first, last } = reasonDays(today);
  if (date === current?.date || (date >= first && date <= last)) return {};
  return {
    date: fill(date < first ? texts.tooEarly : texts.tooLate, {
      day: formatDay(date < first ? first : last),
    }),
  };
}

function checkTime(field: ReasonTime, time: string | null): ReasonErrors {
  if (time === null || time === '') return { [field]: texts[field] };
  return isClockTime(time) ? {} : { [field]: inputTexts.invalidTime };
}

function checkTimes(form: ReasonForm): ReasonErrors {
  const errors: ReasonErrors = {};
  for (const field of reasonTimes(form.type)) Object.assign(errors, checkTime(field, form[field]));
  if (form.type !== 'OUTING' || errors.leaveAt !== undefined || errors.backAt !== undefined)
    return errors;
  return (form.leaveAt ?? '') < (form.backAt ?? '') ? {} : { backAt: texts.backBeforeLeave };
}

function checkText(text: string): ReasonErrors {
  const length = Array.from(text.trim()).length;
  if (length === 0) return { text: texts.text };
  return length > REASON_TEXT_LIMIT
    ? { text: fill(texts.tooLong, { limit: REASON_TEXT_LIMIT }) }
    : {};
}

const checkCategory = (category: ReasonForm['category']): ReasonErrors =>
  category === null ? { category: texts.category } : {};

/**
 * What a student must correct before a reason can be submitted, in the order of the form: a day
 * from 7 days back to 60 ahead, the times of its type (back after leaving), a category, and a text
 * of 1 to 300 characters. The same check runs in the form and in the server. See
 * docs/product/reasons.md#form.
 */
export const checkReason = (form: ReasonForm, context: CheckContext): ReasonErrors => ({
  ...checkDate(form.date, context),
  ...checkTimes(form),
  ...checkCategory(form.category),
  ...checkText(form.text),
});
