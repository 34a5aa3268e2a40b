import { statusMeanings } from '@academy/app-kit/status';
import { markStatusName, visitState, unseenName, type Outing } from '@academy/domain/attendance';
import { depositStateName } from '@academy/domain/deposits';
import { mealName, type Meal } from '@academy/domain/meals';
import { onSiteName, registrationBadgeText } from '@academy/domain/mocks';
import { formatWon } from '@academy/domain/money';
import { formatPoint, pointPeriodName } from '@academy/domain/points';
import type { StudentDay } from '@academy/domain/students';
import { dDayText, formatClock, formatDay, seoulDay } from '@academy/domain/time';
import type { Meaning } from '@academy/ui/meaning';
import { studentDayTexts as texts } from './student-day-texts';

/** One line of the card: what about, what is so, and the page where it is worked on. */
export interface DayLine {
  key: string;
  label: string;
  text: string;
  note?: string;
  badge?: { text: string; meaning: Meaning };
  to: string;
}

const joined = (parts: readonly (string | null | undefined | false)[]) =>
  parts.filter(Boolean).join(' · ');

const outingText = ({ from, to }: Outing) => texts.out(from, to ?? '');

function visitText({ visit, state }: NonNullable<StudentDay['attendance']>): string {
  if (visitState(visit) === 'not-here')
    return state === 'absent' ? markStatusName('ABSENT') : unseenName(state === 'missing');
  return joined([
    visit?.arrivedAt && texts.arrived(visit.arrivedAt),
    ...(visit?.outings ?? []).map(outingText),
    visit?.leftAt && texts.left(visit.leftAt),
  ]);
}

/** The attendance in one line; the periods are drawn beside it. */
export const attendanceLine = ({ attendance, student, date }: StudentDay): DayLine | undefined =>
  attendance
    ? {
        key: 'attendance',
        label: texts.attendance,
        text: visitText(attendance),
        note: joined([
          attendance.holiday && texts.holiday(attendance.holiday),
          ...attendance.reportedAbsences.map(({ title, approved }) =>
            texts.reportedAbsence(title, approved),
          ),
        ]),
        to: `/attendance?date=${date}&q=${encodeURIComponent(student.name)}`,
      }
    : undefined;

function mealsLine({ meals, student, date }: StudentDay): DayLine[] {
  if (!meals) return [];
  const said = (meal: Meal) => {
    const { ordered, pickedUpAt } = meals[meal];
    if (pickedUpAt !== null)
      return texts.pickedUp(mealName(meal), formatClock(new Date(pickedUpAt)));
    return ordered && texts.ordered(mealName(meal));
  };
  return [
    {
      key: 'meals',
      label: texts.meals,
      text: joined([said('lunch'), said('dinner')]) || texts.noMeals,
      to: `/list?date=${date}&q=${encodeURIComponent(student.name)}`,
    },
  ];
}

/** What is owed and paid, this month and last. */
const moneyLines = ({ months, student }: StudentDay): DayLine[] =>
  (months ?? []).map(({ month, account: { billed, paid, balance, state } }) => ({
    key: month,
    label: texts.month(month),
    text: state === 'none' ? texts.nothingBilled : texts.billed(formatWon(billed)),
    note: joined([
      state !== 'none' && texts.paid(formatWon(paid)),
      balance < 0 && texts.missing(formatWon(-balance)),
      balance > 0 && texts.over(formatWon(balance)),
    ]),
    ...(state !== 'none' && {
      badge: { text: depositStateName(state), meaning: statusMeanings.deposit[state] },
    }),
    to: `/admin-dashboard?tab=deposits&month=${month}&student=${student.id}`,
  }));

function pointsLine({ points, student }: StudentDay): DayLine[] {
  if (!points) return [];
  const { rewards, penalties, step, stepTone, last, period } = points;
  return [
    {
      key: 'points',
      label: texts.points,
      text: last ? texts.totals(rewards, penalties) : texts.noPoints,
      note: last
        ? joined([
            pointPeriodName(period),
            texts.lastPoint(formatDay(last.incidentDate), formatPoint(last)),
            last.reason,
          ])
        : '',
      ...(step !== null && {
        badge: { text: step, meaning: stepTone === null ? 'label' : statusMeanings.step[stepTone] },
      }),
      to: `/points/issue?tab=history&of=${student.id}`,
    },
  ];
}

function requestLines({ requests, student }: StudentDay): DayLine[] {
  if (!requests) return [];
  if (requests.length === 0)
    return [
      {
        key: 'requests',
        label: texts.requests,
        text: texts.noRequests,
        to: `/attendance/student?student=${student.id}`,
      },
    ];
  return requests.map(({ kind, id, text }) => ({
    key: `${kind}-${id}`,
    label: texts.requests,
    text,
    badge: { text: texts.request(kind), meaning: 'waiting' as const },
    to:
      kind === 'objection'
        ? '/points/issue?tab=objections'
        : `/attendance/student?student=${student.id}&item=${kind === 'schedule' ? 's' : 'r'}-${id}`,
  }));
}

function examLine({ exams, asOf }: StudentDay): DayLine[] {
  if (!exams) return [];
  const [next] = exams;
  if (!next) return [{ key: 'exam', label: texts.exam, text: texts.noExam, to: '/mock-exam/list' }];
  const { exam, onSiteState, paymentStatus, mockExamId, id } = next;
  const paid = registrationBadgeText(paymentStatus === 'confirmed' ? 'paid' : paymentStatus);
  return [
    {
      key: 'exam',
      label: texts.exam,
      text: exam.title,
      note: joined([
        formatDay(exam.examDate),
        dDayText(exam.examDate, seoulDay(new Date(asOf))),
        onSiteName(onSiteState),
        exam.admissionTime,
        exam.place,
      ]),
      badge: { text: paid, meaning: statusMeanings.mockPayment[paymentStatus] },
      to: `/mock-exam/list?exam=${mockExamId}&registration=${id}`,
    },
  ];
}

/** Everything below the attendance, line by line; what may not be seen has no line. */
export const dayLines = (day: StudentDay): DayLine[] => [
  ...mealsLine(day),
  ...moneyLines(day),
  ...pointsLine(day),
  ...requestLines(day),
  ...examLine(day),
];
