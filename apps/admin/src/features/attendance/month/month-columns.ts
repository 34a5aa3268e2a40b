import { markMeaning } from '@academy/app-kit/status';
import {
  markLetter,
  type AttendanceMonth,
  type AttendanceMonthRow,
} from '@academy/domain/attendance';
import {
  daysOfMonth,
  weekdayOf,
  type CalendarDay,
  type CalendarMonth,
  dayNumberOf,
} from '@academy/domain/time';
import type { CellProps, GridColumn } from '@academy/ui/data-grid';
import { toneClass } from '@academy/ui/meaning';
import { personColumns } from '../../../shared/lists/person-columns';
import { monthViewTexts as texts } from '../attendance-texts';
import styles from './month-view.module.css';

const heads = texts.columns;

export const seatAndName = personColumns<AttendanceMonthRow>(heads);

function toneOf(date: CalendarDay, rests: boolean): 'holiday' | 'saturday' | undefined {
  const weekday = weekdayOf(date);
  if (rests || weekday === 0) return 'holiday';
  return weekday === 6 ? 'saturday' : undefined;
}

const markOn = ({ days }: AttendanceMonthRow, date: CalendarDay) =>
  days.find((one) => one.date === date) ?? null;

/** The exception is what the eye finds: presence is a small ring, an absence has its colour. */
const markProps = (mark: AttendanceMonthRow['days'][number] | null): CellProps | undefined =>
  mark === null || mark.status === null
    ? undefined
    : {
        className: [styles.mark, toneClass(markMeaning(mark))].join(' '),
        'data-usual': mark.status === 'PRESENT' || undefined,
      };

/** A day each, with its letter; the days of rest are coloured, and named above the table. */
export function dayColumns(
  month: CalendarMonth,
  rest: AttendanceMonth['rest'],
): GridColumn<AttendanceMonthRow>[] {
  const resting = new Set(rest.map(({ date }) => date));
  return daysOfMonth(month).map((date) => ({
    id: date,
    header: String(dayNumberOf(date)),
    width: 34,
    align: 'center',
    tight: true,
    card: 'hidden',
    tone: toneOf(date, resting.has(date)),
    text: (row) => markLetter(markOn(row, date)),
    cellProps: (row) => markProps(markOn(row, date)),
  }));
}

const counted = (
  id: 'present' | 'late' | 'leftEarly' | 'absent',
  width: number,
): GridColumn<AttendanceMonthRow> => ({
  id,
  header: heads[id],
  width,
  align: 'end',
  text: (row) => String(row[id]),
  sortBy: (row) => row[id],
});

export const sumColumns: readonly GridColumn<AttendanceMonthRow>[] = [
  counted('present', 68),
  counted('late', 56),
  counted('leftEarly', 56),
  counted('absent', 56),
  {
    id: 'excused',
    header: heads.excused,
    width: 84,
    align: 'end',
    text: ({ excusedAbsent }) => String(excusedAbsent),
    sortBy: ({ excusedAbsent }) => excusedAbsent,
  },
  {
    id: 'outing',
    header: heads.outing,
    width: 104,
    align: 'end',
    grow: true,
    text: ({ outingMinutes }) => texts.outing(outingMinutes),
    sortBy: ({ outingMinutes }) => outingMinutes,
  },
];
