import type { ListColumn } from '../files';
import { columnTexts } from '../files/file-texts';
import type { CalendarDay } from '../time';
import type { AttendanceMonth, AttendanceMonthRow } from './month-schemas';
import { markLetter } from './attendance-texts';
import type { DayContext } from './day/day-context';
import type { AttendanceRow } from './schemas';
import { effectiveMark } from './marks/effective-mark';

/** 일별 출석부: a row per student, a column per period with its letter. */
export const attendanceDayColumns = (context: DayContext): ListColumn<AttendanceRow>[] => [
  { header: columnTexts.seat, kind: 'text', value: ({ seat }) => seat },
  { header: columnTexts.name, kind: 'text', value: ({ name }) => name },
  { header: columnTexts.grade, kind: 'text', value: ({ grade }) => grade },
  {
    header: columnTexts.reportedAbsences,
    kind: 'text',
    value: ({ reportedAbsences }) =>
      reportedAbsences
        .map(
          ({ from, to, title, approved }) =>
            `${from}–${to} ${title}${approved ? '' : ` (${columnTexts.waiting})`}`,
        )
        .join(', '),
  },
  { header: columnTexts.arrived, kind: 'text', value: ({ visit }) => visit?.arrivedAt ?? null },
  { header: columnTexts.left, kind: 'text', value: ({ visit }) => visit?.leftAt ?? null },
  ...context.periods.map((period): ListColumn<AttendanceRow> => ({
    header: period.name,
    kind: 'text',
    value: (row) => markLetter(effectiveMark(row, period, context)),
  })),
  {
    header: columnTexts.memo,
    kind: 'text',
    value: ({ marks }) =>
      marks
        .map(({ mark }) => mark.note)
        .filter(Boolean)
        .join(', '),
  },
];

/**
 * 월간 출결: a column per day with its letter, days of rest with their names and shaded, and the sums
 * of days and minutes.
 */
export const attendanceMonthColumns = (
  days: readonly CalendarDay[],
  rest: AttendanceMonth['rest'] = [],
): ListColumn<AttendanceMonthRow>[] => [
  { header: columnTexts.seat, kind: 'text', value: ({ seat }) => seat },
  { header: columnTexts.name, kind: 'text', value: ({ name }) => name },
  { header: columnTexts.grade, kind: 'text', value: ({ grade }) => grade },
  ...days.map((date): ListColumn<AttendanceMonthRow> => ({
    header: [Number(date.slice(8)), rest.find((one) => one.date === date)?.name]
      .filter(Boolean)
      .join(' '),
    shaded: rest.some((one) => one.date === date),
    kind: 'text',
    value: (row) => markLetter(row.days.find((one) => one.date === date) ?? null),
  })),
  { header: columnTexts.presentDays, kind: 'number', value: ({ present }) => present },
  { header: columnTexts.lateDays, kind: 'number', value: ({ late }) => late },
  { header: columnTexts.leftEarlyDays, kind: 'number', value: ({ leftEarly }) => leftEarly },
  { header: columnTexts.absentDays, kind: 'number', value: ({ absent }) => absent },
  { header: columnTexts.excusedDays, kind: 'number', value: ({ excusedAbsent }) => excusedAbsent },
  {
    header: columnTexts.outingMinutes,
    kind: 'number',
    value: ({ outingMinutes }) => outingMinutes,
  },
];
