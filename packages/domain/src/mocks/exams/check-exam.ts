import { fill } from '../../text/fill';
import { examFieldTexts as texts } from '../exam-texts';
import { checkPictures } from '../../pictures/check-pictures';
import { checkTargets } from '../../targets';
import { inputTexts } from '../../text/input-texts';
import { isCalendarDay, isClockTime, type CalendarDay } from '../../time';
import type { ExamDraft } from '../manage/manage-schemas';
import { checkGroups } from './check-groups';
import { tidySubjects } from './subject-options';
import { formatNumber } from '../../money';

/** One message per field that must be corrected; empty when the exam can be saved. */
export type ExamErrors = Partial<Record<keyof ExamDraft, string>>;

/** The longest title, in characters, the highest fee, in won, the most seats and pictures. */
export const EXAM_LIMITS = { title: 60, fee: 1_000_000, capacity: 2_000, pictures: 3 } as const;

type Times = Pick<ExamDraft, 'admissionTime' | 'examStartTime' | 'examEndTime'>;

/**
 * 입실, 시작, 종료: clock times that may be left out, in this order; who comes may be in the room up to
 * the start.
 */
function checkTimes({ admissionTime, examStartTime, examEndTime }: Times): ExamErrors {
  const invalid = Object.entries({ admissionTime, examStartTime, examEndTime }).filter(
    ([, time]) => time !== null && !isClockTime(time),
  );
  if (invalid.length > 0)
    return Object.fromEntries(invalid.map(([field]) => [field, inputTexts.invalidTime]));
  const lastBefore = examStartTime ?? admissionTime;
  return {
    ...(admissionTime !== null &&
      examStartTime !== null &&
      examStartTime < admissionTime && { examStartTime: texts.startBeforeAdmission }),
    ...(examEndTime !== null &&
      lastBefore !== null &&
      examEndTime <= lastBefore && { examEndTime: texts.endTimeBeforeStart }),
  };
}

/**
 * Changes are allowed from the first registration day to the exam day at the longest, whatever the
 * last registration day.
 */
function checkChangeDeadline({
  changeDeadline: last,
  registrationStartDate,
  examDate,
}: ExamDraft): ExamErrors {
  if (last === null) return {};
  if (!isCalendarDay(last)) return { changeDeadline: inputTexts.invalidDay };
  if (last < registrationStartDate) return { changeDeadline: texts.changeBeforeStart };
  return last > examDate ? { changeDeadline: texts.changeAfterExam } : {};
}

function checkDays({
  examDate,
  registrationStartDate: first,
  registrationEndDate: last,
  depositDeadline,
}: ExamDraft): ExamErrors {
  const invalid = Object.entries({
    examDate,
    registrationStartDate: first,
    registrationEndDate: last,
  }).filter(([, date]) => !isCalendarDay(date));
  if (invalid.length > 0)
    return Object.fromEntries(invalid.map(([field]) => [field, inputTexts.invalidDay]));
  return {
    ...(last < first && { registrationEndDate: texts.endBeforeStart }),
    ...(depositDeadline !== null &&
      !isCalendarDay(depositDeadline) && { depositDeadline: inputTexts.invalidDay }),
    ...(depositDeadline !== null &&
      isCalendarDay(depositDeadline) &&
      depositDeadline < first && { depositDeadline: texts.depositBeforeStart }),
  };
}

function checkNumbers({ fee, capacity, onSiteCapacity, allowOnSiteExam }: ExamDraft): ExamErrors {
  const fits = (value: number, most: number) =>
    Number.isInteger(value) && value >= 0 && value <= most;
  const wrongCapacity = fill(texts.capacity, { most: EXAM_LIMITS.capacity });
  return {
    ...(!fits(fee, EXAM_LIMITS.fee) && {
      fee: fill(texts.fee, { most: formatNumber(EXAM_LIMITS.fee) }),
    }),
    ...(allowOnSiteExam &&
      onSiteCapacity !== null &&
      !fits(onSiteCapacity, EXAM_LIMITS.capacity) && { onSiteCapacity: wrongCapacity }),
    ...(capacity !== null && !fits(capacity, EXAM_LIMITS.capacity) && { capacity: wrongCapacity }),
  };
}

/**
 * What must be corrected before an exam can be saved: a title, times and days in order, a fee of
 * whole won, subjects where the exam asks for one of its own. See docs/product/mocks.md#managing.
 */
export function checkExam(form: ExamDraft): ExamErrors {
  const length = Array.from(form.title.trim()).length;
  const wrongGroups =
    form.askSubjectOption && form.subjectGroups ? checkGroups(form.subjectGroups) : undefined;
  const wrongPictures = checkPictures(form.pictures ?? [], EXAM_LIMITS.pictures);
  return {
    ...(length === 0 && { title: texts.title }),
    ...(length > EXAM_LIMITS.title && { title: fill(texts.tooLong, { limit: EXAM_LIMITS.title }) }),
    ...checkTimes(form),
    ...checkDays(form),
    ...checkChangeDeadline(form),
    ...checkNumbers(form),
    ...checkTargets(form),
    ...(wrongPictures !== undefined && { pictures: wrongPictures }),
    ...(wrongGroups !== undefined && { subjectGroups: wrongGroups }),
    ...(form.askSubjectOption &&
      form.subjectGroups === null &&
      form.subjectOptions !== null &&
      tidySubjects(form.subjectOptions).length === 0 && { subjectOptions: texts.subjects }),
  };
}

/**
 * What is worth a second look and forbids nothing: an exam before its registration ends, or in the
 * past; a closed day; the same title on the same day.
 */
export function examWarnings(
  form: Pick<ExamDraft, 'title' | 'examDate' | 'registrationEndDate'>,
  {
    today,
    others,
    closedDays,
  }: {
    today: CalendarDay;
    others: readonly { title: string; examDate: CalendarDay }[];
    closedDays: ReadonlySet<string>;
  },
): string[] {
  return [
    ...(form.examDate < form.registrationEndDate ? [texts.examBeforeEnd] : []),
    ...(form.examDate < today ? [texts.examInPast] : []),
    ...(closedDays.has(form.examDate) ? [texts.closedDay] : []),
    ...(others.some(
      ({ title, examDate }) => examDate === form.examDate && title.trim() === form.title.trim(),
    )
      ? [texts.sameTitle]
      : []),
  ];
}
