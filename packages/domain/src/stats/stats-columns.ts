import type { ListColumn } from '../files';
import { mealDayColumns } from '../files/meal-day-columns';
import { depositStateName } from '../deposits/deposit-texts';
import { columnTexts as c } from '../files/file-texts';
import { studentStatusName } from '../identity/status';
import type { StudentChoice } from '../identity/schemas';
import { daysIn, type CalendarMonth } from '../time';
import type { DayFigures, StudentMeals } from './schemas';
import { mealMarkText } from './series';

/** 일자별 식수: a row per day. */
export const dayColumns: ListColumn<DayFigures>[] = mealDayColumns;

/** 학생별 신청: students and the days of the month, 점/저/점저. */
export function studentMealsColumns(month: CalendarMonth): ListColumn<StudentMeals>[] {
  const days = Array.from({ length: daysIn(month) }, (_, index): ListColumn<StudentMeals> => ({
    header: String(index + 1),
    kind: 'text',
    value: (row) => mealMarkText(row.days[index] ?? 0),
  }));
  return [
    { header: c.seat, kind: 'text', value: ({ seat }) => seat },
    { header: c.name, kind: 'text', value: ({ name }) => name },
    { header: c.grade, kind: 'text', value: ({ grade }) => grade },
    ...days,
    { header: c.lunch, kind: 'number', value: ({ lunchCount }) => lunchCount },
    { header: c.dinner, kind: 'number', value: ({ dinnerCount }) => dinnerCount },
    { header: c.amount, kind: 'number', value: ({ billed }) => billed },
    {
      header: c.deposit,
      kind: 'text',
      value: ({ depositState }) => depositStateName(depositState),
    },
  ];
}

/** 미신청자: who has no meal in the month. */
export const notAppliedColumns: ListColumn<StudentChoice>[] = [
  { header: c.seat, kind: 'text', value: ({ seat }) => seat },
  { header: c.name, kind: 'text', value: ({ name }) => name },
  { header: c.grade, kind: 'text', value: ({ grade }) => grade },
  { header: c.school, kind: 'text', value: ({ school }) => school },
  { header: c.phone, kind: 'text', value: ({ phoneTail }) => `***-****-${phoneTail}` },
  { header: c.status, kind: 'text', value: ({ status }) => studentStatusName(status) },
];
