import { headingOf } from '../fields/field';
import { personColumns } from '../files/person-columns';
import { personFields as who } from '../identity/fields';
import { mealFields, mealSumFields } from '../meals/fields';
import { depositFields } from '../deposits/fields';
import type { ListColumn } from '../files';
import { mealDayColumns } from '../meals/meal-day-columns';
import { depositStateName } from '../deposits/deposit-texts';
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
    ...personColumns,
    ...days,
    { header: headingOf(mealFields.lunch), kind: 'number', value: ({ lunchCount }) => lunchCount },
    {
      header: headingOf(mealFields.dinner),
      kind: 'number',
      value: ({ dinnerCount }) => dinnerCount,
    },
    { header: headingOf(mealSumFields.amount), kind: 'number', value: ({ billed }) => billed },
    {
      header: headingOf(depositFields.depositState),
      kind: 'text',
      value: ({ depositState }) => depositStateName(depositState),
    },
  ];
}

/** 미신청자: who has no meal in the month. */
export const notAppliedColumns: ListColumn<StudentChoice>[] = [
  ...personColumns,
  { header: headingOf(who.school), kind: 'text', value: ({ school }) => school },
  { header: headingOf(who.phone), kind: 'text', value: ({ phoneTail }) => `***-****-${phoneTail}` },
  { header: headingOf(who.status), kind: 'text', value: ({ status }) => studentStatusName(status) },
];
