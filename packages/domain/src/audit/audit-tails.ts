import { effectChoiceName } from '../calendar/calendar-texts';
import { formatWon } from '../money/won';
import { formatDay } from '../time/format';
import { isCalendarDay, type CalendarDay } from '../time/calendar-day';
import type { AuditAction } from './actions';
import { auditValue } from './audit-fields';
import { changesBetween } from './changes-between';

type Facts = Readonly<Record<string, unknown>>;

/** How a sentence is worded: its own words where it has some, and its tail. */
export interface AuditWording {
  text?: string;
  tail: string[];
}
type TailRule = (before: Facts, after: Facts) => AuditWording | undefined;

const textIn = (facts: Facts, field: string): string => {
  const value = facts[field];
  return typeof value === 'string' ? value : '';
};
const numberIn = (facts: Facts, field: string): number | undefined => {
  const value = facts[field];
  return typeof value === 'number' ? value : undefined;
};
const daysIn = (facts: Facts, field: string): CalendarDay[] => {
  const value = facts[field];
  return Array.isArray(value) ? value.filter(isCalendarDay) : [];
};

const because = (reason: string) => (reason === '' ? '' : `사유: ${reason}`);
const counted = (facts: Facts, field: string, name: string): string => {
  const count = numberIn(facts, field);
  return count === undefined || count === 0 ? '' : `${name} ${auditValue(field, count)}`;
};
const tailOf = (...parts: string[]): AuditWording => ({
  tail: parts.filter((part) => part !== ''),
});

const reported = (facts: Facts) =>
  tailOf(
    auditValue('day', facts['day']),
    auditValue('amount', facts['amount']),
    textIn(facts, 'depositorName'),
  );

/** This many days are named; the rest is counted. */
const NAMED = 3;
const daysText = (days: readonly CalendarDay[]) =>
  `${days.slice(0, NAMED).map(formatDay).join(', ')}${days.length > NAMED ? ` 외 ${days.length - NAMED}일` : ''}`;

const LISTS = { 점심: 'disabledLunchDates', 저녁: 'disabledDinnerDates' } as const;

/** Which meals of which days are in the one list and not in the other: `11월 24일 (화) 점심·저녁`. */
function mealsBetween(from: Facts, to: Facts): string {
  const added = Object.entries(LISTS).map(([meal, list]) => {
    const known = new Set(daysIn(from, list));
    return { meal, days: daysIn(to, list).filter((date) => !known.has(date)) };
  });
  const [lunch, dinner] = added.map(({ days }) => daysText(days));
  if (lunch === dinner && lunch !== '') return `${lunch} 점심·저녁`;
  return added
    .filter(({ days }) => days.length > 0)
    .map(({ meal, days }) => `${daysText(days)} ${meal}`)
    .join(', ');
}

/** `83건 이월`: what happened to the meals that were ordered. */
function choiceText(after: Facts): string {
  const [choice, count] = [textIn(after, 'choice'), numberIn(after, 'count')];
  if (count === undefined || count === 0) return count === 0 ? '' : choice;
  const ends: Readonly<Record<string, string>> = {
    [effectChoiceName('keep')]: '유지',
    [effectChoiceName('cancel')]: '취소',
    [effectChoiceName('carry-over')]: '이월',
  };
  return `${count}건 ${ends[choice] ?? choice}`;
}

const closing =
  (verb: string): TailRule =>
  (before, after) => {
    const [from, to] = verb === '닫았습니다' ? [before, after] : [after, before];
    const what = mealsBetween(from, to);
    return what === ''
      ? undefined
      : { text: `${what}{을/를} ${verb}`, ...tailOf(choiceText(after), textIn(after, 'note')) };
  };

const scheduled: TailRule = (before, after) =>
  tailOf(textIn(after, 'title') || textIn(before, 'title'));
const rejected =
  (what: TailRule): TailRule =>
  (before, after) => ({
    tail: [...(what(before, after)?.tail ?? []), because(textIn(after, 'rejectReason'))].filter(
      (part) => part !== '',
    ),
  });

/** `11월 20일 (금) 외출`: which reason it was. */
const reasoned: TailRule = (_, after) =>
  tailOf(
    [textIn(after, 'date'), textIn(after, 'type')]
      .map((value, at) => (value === '' ? '' : auditValue(at === 0 ? 'date' : 'type', value)))
      .filter((part) => part !== '')
      .join(' '),
  );

/** The single days that a schedule lost or got back. */
const occurrence: TailRule = (before, after) => {
  const [old, now] = [daysIn(before, 'exceptions'), daysIn(after, 'exceptions')];
  const days = [
    ...now.filter((date) => !old.includes(date)),
    ...old.filter((date) => !now.includes(date)),
  ];
  return tailOf(textIn(after, 'title'), daysText(days));
};

const monthIn = (facts: Facts) => {
  const month = textIn(facts, 'month');
  return month === '' ? '' : auditValue('month', month);
};

const pointOf = (facts: Facts): string => {
  const points = numberIn(facts, 'points');
  return points === undefined
    ? ''
    : `${auditValue('pointType', facts['pointType'])} ${auditValue('points', points)}`;
};

/** What came in, or went on: the difference of the two amounts. */
const moved: TailRule = (before, after) => {
  const [from, to] = [numberIn(before, 'amount'), numberIn(after, 'amount')];
  return from === undefined || to === undefined || from === to
    ? undefined
    : tailOf(monthIn(after), formatWon(Math.abs(to - from)));
};

/** Which meals became which, and why another user changed them. */
const mealsFor: TailRule = (before, after) => {
  const days = changesBetween(before, after).filter(({ field }) => isCalendarDay(field));
  if (days.length === 0) return undefined;
  const reasons = [after['cause'] && auditValue('cause', after['cause']), textIn(after, 'note')];
  return tailOf(
    ...days.slice(0, NAMED).map((day) => `${day.label} ${day.before} → ${day.after}`),
    days.length > NAMED ? `외 ${days.length - NAMED}일` : '',
    because(reasons.filter(Boolean).join(', ')),
  );
};

const undone: TailRule = (_, after) =>
  numberIn(after, 'restored') === undefined
    ? undefined
    : tailOf(counted(after, 'restored', '되돌림'), counted(after, 'kept', '그대로 둠'));
/** The verb says all of it. */
const itself: TailRule = () => tailOf();

/** Actions with a wording of their own; all others are listed field by field. */
export const auditTails: Partial<Record<AuditAction, TailRule>> = {
  'begin-read-only': (_, after) => tailOf(because(textIn(after, 'reason'))),
  'expire-texts': (_, after) =>
    tailOf(counted(after, 'messages', '메시지'), counted(after, 'bankRows', '은행 내역')),
  'approve-account': itself,
  'disable-account': itself,
  'enable-account': itself,
  'close-meals': closing('닫았습니다'),
  'open-meals': closing('다시 열었습니다'),
  'save-meals-for': mealsFor,
  'change-student-status': (before, after) =>
    tailOf(
      `${auditValue('status', before['status'])} → ${auditValue('status', after['status'])}`,
      textIn(after, 'future') && auditValue('future', after['future']),
      because(textIn(after, 'note')),
    ),
  'confirm-deposits': moved,
  'carry-deposits': moved,
  'settle-refund': (_, after) =>
    tailOf(monthIn(after), auditValue('amount', after['amount']), auditValue('day', after['day'])),
  'erase-student': (_, { afterMonths }) =>
    tailOf(typeof afterMonths === 'number' ? `퇴원 후 ${afterMonths}개월` : ''),
  'undo-meals': undone,
  'undo-schedules': undone,
  'report-deposit': (_, after) => reported(after),
  'withdraw-report': (before) => reported(before),
  'import-statement': (_, after) => tailOf(auditValue('amount', after['amount'])),
  'undo-statement': undone,
  'undo-attendance': undone,
  'undo-points': undone,
  'undo-mocks': undone,
  'undo-settings': undone,
  'add-meal-price': (_, after) =>
    tailOf(
      auditValue('firstDate', after['firstDate']),
      ...['lunchPrice', 'dinnerPrice'].flatMap((field) =>
        typeof after[field] === 'number' ? [auditValue(field, after[field])] : [],
      ),
      textIn(after, 'reason'),
    ),
  'undo-meal-prices': undone,
  'undo-remark': undone,
  'undo-accounts': undone,
  'import-students': (_, after) =>
    tailOf(
      counted(after, 'add', '추가'),
      counted(after, 'change', '변경'),
      counted(after, 'error', '오류'),
    ),
  'publish-news': itself,
  'unpublish-news': itself,
  'delete-news': itself,
  'restore-news': itself,
  'create-schedule': scheduled,
  'copy-schedule': scheduled,
  'request-schedule-change': scheduled,
  'create-schedule-for': scheduled,
  'cancel-schedule': scheduled,
  'approve-schedule': scheduled,
  'reject-schedule': rejected(scheduled),
  'cancel-occurrence': occurrence,
  'restore-occurrence': occurrence,
  'cancel-occurrence-for': occurrence,
  'restore-occurrence-for': occurrence,
  'submit-reason': reasoned,
  'send-guardian-reason': reasoned,
  'withdraw-reason': reasoned,
  'submit-reason-for': reasoned,
  'approve-reason': reasoned,
  'reject-reason': rejected(reasoned),
  'close-day': (_, after) =>
    tailOf(counted(after, 'absent', '결석'), counted(after, 'seenOff', '하원')),
  'reopen-day': (_, after) => tailOf(because(textIn(after, 'reason'))),
  'issue-points': (_, after) =>
    tailOf(pointOf(after), textIn(after, 'pointReason'), textIn(after, 'memo')),
  'void-point': (_, after) =>
    tailOf(pointOf(after), textIn(after, 'pointReason'), because(textIn(after, 'voidReason'))),
  'answer-objection': (_, after) =>
    tailOf(auditValue('objection', after['objection']), textIn(after, 'answer')),
  'close-exam': itself,
  'cancel-exam': (_, after) => tailOf(because(textIn(after, 'cancelReason'))),
  'cancel-registrations': (_, after) => tailOf(because(textIn(after, 'note'))),
  'save-seat-plan': (_, after) => tailOf(counted(after, 'seated', '배치')),
};
