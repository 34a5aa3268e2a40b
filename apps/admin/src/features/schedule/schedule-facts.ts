import {
  reasonCategoryName,
  reasonSentence,
  reasonStatusName,
  type AbsenceReason,
} from '@academy/domain/reasons';
import {
  scheduleSentence,
  scheduleStatusName,
  scheduleTypeName,
  type RegularSchedule,
  type ScheduleDraft,
} from '@academy/domain/schedule';
import { formatDay, formatDayRange, formatMoment } from '@academy/domain/time';
import { photoTexts } from '../../shared/texts/photo-texts';
import { scheduleTexts } from './schedule-texts';

const texts = scheduleTexts.detail;

interface Fact {
  label: string;
  value: string;
}

/** `11월 3일 (화)부터 계속`, `11월 3일 (화) ~ 11월 26일 (목)`, or the one day. */
export function periodText({
  firstDate,
  lastDate,
}: Pick<ScheduleDraft, 'firstDate' | 'lastDate'>): string {
  if (lastDate === null) return scheduleTexts.list.goesOn(formatDay(firstDate));
  return firstDate === lastDate ? formatDay(firstDate) : formatDayRange(firstDate, lastDate);
}

/**
 * What a schedule asks for, fact by fact; the same facts in the same order are compared before and
 * after.
 */
export const draftFacts = (draft: ScheduleDraft): Fact[] => [
  { label: texts.what, value: draft.title },
  { label: texts.type, value: scheduleTypeName(draft.type) },
  { label: texts.when, value: scheduleSentence(draft) },
  { label: texts.period, value: periodText(draft) },
  { label: texts.place, value: draft.place },
  { label: texts.memo, value: draft.memo },
];

/** Those that say something. */
export const filled = (facts: readonly Fact[]) => facts.filter(({ value }) => value !== '');
const decision = ({
  decidedByName,
  decidedAt,
}: Pick<RegularSchedule, 'decidedByName' | 'decidedAt'>) =>
  [decidedByName, decidedAt && formatMoment(new Date(decidedAt))].filter(Boolean).join(' · ');

/** What a student hands in with a request. */
export const requestFacts = (schedule: RegularSchedule): Fact[] =>
  filled([
    ...draftFacts(schedule),
    { label: photoTexts.label, value: photoTexts.count(schedule.attachments.length) },
  ]);

/** Everything of a schedule that is known. */
export const scheduleFacts = (schedule: RegularSchedule): Fact[] =>
  filled([
    ...requestFacts(schedule),
    { label: texts.exceptions, value: schedule.exceptions.map(formatDay).join(', ') },
    { label: texts.status, value: scheduleStatusName(schedule.status) },
    {
      label: texts.by,
      value: `${schedule.registeredBy === 'manager' ? texts.manager : texts.student} · ${formatMoment(new Date(schedule.createdAt))}`,
    },
    { label: texts.decided, value: decision(schedule) },
    { label: texts.rejectReason, value: schedule.rejectReason ?? '' },
  ]);

/** Everything of a reason that is known. */
export const reasonFacts = (reason: AbsenceReason): Fact[] =>
  filled([
    { label: texts.when, value: reasonSentence(reason) },
    { label: texts.category, value: reasonCategoryName(reason.category) },
    { label: texts.reason, value: reason.text },
    { label: photoTexts.label, value: photoTexts.count(reason.attachments.length) },
    { label: texts.receipt, value: reason.receiptNumber },
    { label: texts.status, value: reasonStatusName(reason.status) },
    {
      label: texts.by,
      value: [formatMoment(new Date(reason.createdAt)), reason.byGuardian && texts.byGuardian]
        .filter(Boolean)
        .join(' · '),
    },
    { label: texts.decided, value: decision(reason) },
    { label: texts.rejectReason, value: reason.rejectReason ?? '' },
  ]);

/** What differs between two lists of facts, for a `ChangeList`. */
export function factChanges(before: readonly Fact[], after: readonly Fact[]) {
  const valueIn = (facts: readonly Fact[], label: string) =>
    facts.find((fact) => fact.label === label)?.value ?? '';
  const labels = new Set([...after, ...before].map(({ label }) => label));
  return [...labels]
    .map((label) => ({ label, before: valueIn(before, label), after: valueIn(after, label) }))
    .filter((change) => change.before !== change.after);
}

/** The same of two drafts. */
export const draftChanges = (before: ScheduleDraft, after: ScheduleDraft) =>
  factChanges(draftFacts(before), draftFacts(after));
