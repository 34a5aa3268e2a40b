import type { AttendanceMonthRow } from '@academy/domain/attendance';
import {
  formatDaySpan,
  formatWeekday,
  mondayOf,
  shiftDay,
  weekdayOf,
  type CalendarDay,
  type Weekday,
} from '@academy/domain/time';
import type { ChartPicture } from '@academy/ui/chart';
import { monthChartTexts as texts } from '../attendance-texts';

/** Of a student's month what is counted. */
interface Marked {
  days: readonly Pick<AttendanceMonthRow['days'][number], 'date' | 'status'>[];
}

interface Marks {
  all: number;
  late: number;
  absent: number;
}

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

/** The marks of all rows by what `keyOf` makes of their day, in order of the keys. */
function marksBy<Key>(rows: readonly Marked[], keyOf: (date: CalendarDay) => Key) {
  const found = new Map<Key, Marks>();
  for (const { date, status } of rows.flatMap(({ days }) => days)) {
    if (status === null) continue;
    const key = keyOf(date);
    const marks = found.get(key) ?? { all: 0, late: 0, absent: 0 };
    marks.all += 1;
    if (status === 'LATE') marks.late += 1;
    if (status === 'ABSENT') marks.absent += 1;
    found.set(key, marks);
  }
  return found;
}

/** Of those who were expected, how many came; whole percent. */
const shareOf = ({ all, absent }: Marks): number =>
  all === 0 ? 0 : Math.round(((all - absent) / all) * 100);

const series = [
  { id: 'late', label: texts.late, meaning: 'late' },
  { id: 'absent', label: texts.absent, meaning: 'absent' },
] as const;
const shared = { kind: 'bar', series, format: texts.times, texts: { none: texts.none } } as const;

/** When the students of a month came late or not at all: by week, and by weekday. */
export function monthPictures(
  rows: readonly Marked[],
): { weeks: ChartPicture; weekdays: ChartPicture } | undefined {
  const weeks = [...marksBy(rows, mondayOf)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  if (weeks.length === 0) return undefined;
  const byWeekday = marksBy(rows, weekdayOf);
  const days = WEEKDAYS.flatMap((weekday) => {
    const marks = byWeekday.get(weekday);
    return marks ? [{ weekday, marks }] : [];
  });
  const sum = (key: keyof Marks) => weeks.reduce((all, [, marks]) => all + marks[key], 0);
  const most = days.toSorted((one, other) => other.marks.late - one.marks.late)[0];
  const total = { all: sum('all'), late: sum('late'), absent: sum('absent') };
  return {
    weeks: {
      ...shared,
      label: texts.weeks,
      answer: texts.share(shareOf(total), total.late, total.absent),
      points: weeks.map(([first, marks]) => {
        const span = formatDaySpan(first, shiftDay(first, 6));
        return {
          id: first,
          label: span,
          name: texts.week(span, shareOf(marks)),
          values: [marks.late, marks.absent],
        };
      }),
    },
    weekdays: {
      ...shared,
      label: texts.weekdays,
      answer:
        most && most.marks.late > 0
          ? texts.most(formatWeekday(most.weekday), most.marks.late)
          : texts.neverLate,
      points: days.map(({ weekday, marks }) => ({
        id: String(weekday),
        label: formatWeekday(weekday),
        name: texts.week(texts.weekday(formatWeekday(weekday)), shareOf(marks)),
        values: [marks.late, marks.absent],
      })),
    },
  };
}
