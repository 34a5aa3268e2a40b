import { tableOf, type FileColumn, type FileTable } from '../files';
import { depositStateName } from '../messages/deposit-texts';
import { columnTexts as c, fileTexts } from '../messages/file-texts';
import { studentStatusName } from '../messages/students-texts';
import type { StudentChoice } from '../students/schemas';
import { daysIn, formatWeekday, weekdayOf, type CalendarMonth } from '../time';
import type { DayFigures, StudentMeals } from './schemas';
import { mealMarkText } from './series';

const dayColumns: FileColumn<DayFigures>[] = [
  { header: c.date, kind: 'text', width: 12, value: ({ date }) => date },
  { header: c.weekday, kind: 'text', width: 6, value: ({ date }) => formatWeekday(weekdayOf(date)) },
  { header: c.lunch, kind: 'number', width: 8, value: ({ lunch }) => lunch },
  { header: c.dinner, kind: 'number', width: 8, value: ({ dinner }) => dinner },
  { header: c.both, kind: 'number', width: 8, value: ({ lunch, dinner }) => lunch + dinner },
  { header: c.amount, kind: 'won', width: 14, value: ({ amount }) => amount },
];

/** 일자별 식수: a row per day. */
export const daysTable = (days: readonly DayFigures[], lines: string[]): FileTable => tableOf({ title: fileTexts.days, lines, columns: dayColumns, rows: days });

/** 학생별 신청: students and the days of the month, 점/저/점저. */
export function studentMealsTable(month: CalendarMonth, rows: readonly StudentMeals[], lines: string[]): FileTable {
  const days = Array.from({ length: daysIn(month) }, (_, index): FileColumn<StudentMeals> => ({
    header: String(index + 1), kind: 'text', width: 5, value: (row) => mealMarkText(row.days[index] ?? 0),
  }));
  return tableOf({
    title: fileTexts.matrix, lines, rows,
    columns: [
      { header: c.seat, kind: 'text', width: 10, value: ({ seat }) => seat }, { header: c.name, kind: 'text', width: 12, value: ({ name }) => name },
      { header: c.grade, kind: 'text', width: 8, value: ({ grade }) => grade }, ...days,
      { header: c.lunch, kind: 'number', width: 8, value: ({ lunchCount }) => lunchCount }, { header: c.dinner, kind: 'number', width: 8, value: ({ dinnerCount }) => dinnerCount },
      { header: c.amount, kind: 'won', width: 12, value: ({ billed }) => billed }, { header: c.deposit, kind: 'text', width: 10, value: ({ depositState }) => depositStateName(depositState) },
    ],
  });
}

const choiceColumns: FileColumn<StudentChoice>[] = [
  { header: c.seat, kind: 'text', width: 10, value: ({ seat }) => seat }, { header: c.name, kind: 'text', width: 12, value: ({ name }) => name },
  { header: c.grade, kind: 'text', width: 8, value: ({ grade }) => grade }, { header: c.school, kind: 'text', width: 14, value: ({ school }) => school },
  { header: c.phone, kind: 'text', width: 16, value: ({ phoneTail }) => `***-****-${phoneTail}` }, { header: c.status, kind: 'text', width: 8, value: ({ status }) => studentStatusName(status) },
];

/** 미신청자: who has no meal in the month. */
export const notAppliedTable = (rows: readonly StudentChoice[], lines: string[]): FileTable => tableOf({ title: fileTexts.notApplied, lines, columns: choiceColumns, rows });
