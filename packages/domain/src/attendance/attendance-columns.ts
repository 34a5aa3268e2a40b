import { headingOf } from '../fields/field';
import { personColumns } from '../files/person-columns';
import { scheduleStatusName } from '../schedule/schedule-texts';
import { attendanceSumFields as sums, sheetFields, visitFields } from './fields';
import type { ListColumn } from '../files';
import type { CalendarDay } from '../time';
import type { AttendanceMonth, AttendanceMonthRow } from './month-schemas';
import { markLetter } from './attendance-texts';
import type { DayContext } from './day/day-context';
import type { AttendanceRow } from './schemas';
import { effectiveMark } from './marks/effective-mark';
import { dayNumberOf } from '../time';

/** 일별 출석부: a row per student, a column per period with its letter. */
export const attendanceDayColumns = (context: DayContext): ListColumn<AttendanceRow>[] => [
  ...personColumns,
  {
    header: headingOf(sheetFields.reportedAbsences),
    kind: 'text',
    value: ({ reportedAbsences }) =>
      reportedAbsences
        .map(
          ({ from, to, title, approved }) =>
            `${from}–${to} ${title}${approved ? '' : ` (${scheduleStatusName('PENDING')})`}`,
        )
        .join(', '),
  },
  {
    header: headingOf(visitFields.arrivedAt),
    kind: 'text',
    value: ({ visit }) => visit?.arrivedAt ?? null,
  },
  {
    header: headingOf(visitFields.leftAt),
    kind: 'text',
    value: ({ visit }) => visit?.leftAt ?? null,
  },
  ...context.periods.map((period): ListColumn<AttendanceRow> => ({
    header: period.name,
    kind: 'text',
    value: (row) => markLetter(effectiveMark(row, period, context)),
  })),
  {
    header: headingOf(sheetFields.note),
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
  ...personColumns,
  ...days.map((date): ListColumn<AttendanceMonthRow> => ({
    header: [dayNumberOf(date), rest.find((one) => one.date === date)?.name]
      .filter(Boolean)
      .join(' '),
    shaded: rest.some((one) => one.date === date),
    kind: 'text',
    value: (row) => markLetter(row.days.find((one) => one.date === date) ?? null),
  })),
  { header: headingOf(sums.present), kind: 'number', value: ({ present }) => present },
  { header: headingOf(sums.late), kind: 'number', value: ({ late }) => late },
  { header: headingOf(sums.leftEarly), kind: 'number', value: ({ leftEarly }) => leftEarly },
  { header: headingOf(sums.absent), kind: 'number', value: ({ absent }) => absent },
  {
    header: headingOf(sums.excusedAbsent),
    kind: 'number',
    value: ({ excusedAbsent }) => excusedAbsent,
  },
  {
    header: headingOf(sums.outingMinutes),
    kind: 'number',
    value: ({ outingMinutes }) => outingMinutes,
  },
];
