import { paymentCourse, type DepositMonth } from '@academy/domain/deposits';
import { formatDay, formatShortDay } from '@academy/domain/time';
import type { ChartPicture } from '@academy/ui/chart';
import { coursePictureTexts as texts, courseAnswerText } from './deposit-texts';

const TEN_THOUSAND = 10_000;

/** What came in day by day, and what only behind the last day of payment; none before the first. */
export function coursePicture({
  rows,
  payment,
  totals,
}: Pick<DepositMonth, 'rows' | 'payment' | 'totals'>): ChartPicture | undefined {
  const course = paymentCourse(rows, payment);
  if (course.length === 0) return undefined;
  const sum = (key: 'inTime' | 'late') => course.reduce((all, days) => all + days[key], 0);
  const isLate = sum('late') > 0;
  return {
    label: texts.label,
    answer: courseAnswerText(formatDay(payment.last), totals.due, sum('inTime'), sum('late')),
    kind: 'stack',
    series: [
      { id: 'inTime', label: texts.inTime, meaning: 'paid' },
      ...(isLate ? [{ id: 'late', label: texts.late, meaning: 'late' } as const] : []),
    ],
    points: course.map(({ first, last, inTime, late }) => ({
      id: first,
      label: formatShortDay(first),
      name: texts.days(first, last),
      values: (isLate ? [inTime, late] : [inTime]).map((won) => won / TEN_THOUSAND),
      ...(payment.last >= first && payment.last <= last && { end: texts.deadline }),
    })),
    format: texts.money,
    texts: { none: texts.none },
  };
}
