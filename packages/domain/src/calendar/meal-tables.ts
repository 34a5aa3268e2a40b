import { tableOf, type FileColumn, type FileTable } from '../files';
import type { SameDayRow } from '../meals/schemas';
import { dayStateName } from '../messages/calendar-texts';
import { columnTexts as c, fileTexts, markText } from '../messages/file-texts';
import { formatWeekday, weekdayOf } from '../time';
import type { CalendarCell } from './schemas';

const dayColumns: FileColumn<CalendarCell>[] = [
  { header: c.date, kind: 'text', width: 12, value: ({ date }) => date },
  { header: c.weekday, kind: 'text', width: 6, value: ({ date }) => formatWeekday(weekdayOf(date)) },
  { header: c.lunch, kind: 'number', width: 8, value: ({ lunch }) => lunch },
  { header: c.dinner, kind: 'number', width: 8, value: ({ dinner }) => dinner },
  { header: c.both, kind: 'number', width: 8, value: ({ lunch, dinner }) => lunch + dinner },
  { header: c.amount, kind: 'won', width: 14, value: ({ amount }) => amount },
  { header: c.unpaid, kind: 'number', width: 8, value: ({ unpaid }) => unpaid },
  { header: c.state, kind: 'text', width: 10, value: ({ state }) => dayStateName(state) },
  { header: c.holiday, kind: 'text', width: 18, value: ({ holiday }) => holiday },
];

/** A month of the calendar as a file, a row per day. */
export const mealCalendarTable = (days: readonly CalendarCell[], lines: string[]): FileTable => tableOf({ title: fileTexts.calendar, lines, columns: dayColumns, rows: days });

const PAID = { unpaid: '미입금', confirmed: '입금 확인', refunded: '환불' } as const;

const sameDayColumns: FileColumn<SameDayRow>[] = [
  { header: c.seat, kind: 'text', width: 10, value: ({ seat }) => seat },
  { header: c.name, kind: 'text', width: 12, value: ({ name }) => name },
  { header: c.grade, kind: 'text', width: 8, value: ({ grade }) => grade },
  { header: c.school, kind: 'text', width: 14, value: ({ school }) => school },
  { header: c.lunch, kind: 'text', width: 8, value: ({ lunch }) => markText(lunch) },
  { header: c.dinner, kind: 'text', width: 8, value: ({ dinner }) => markText(dinner) },
  { header: `${c.lunch} ${c.pickedUp}`, kind: 'text', width: 10, value: ({ lunch, lunchPickedUp }) => markText(lunch && lunchPickedUp) },
  { header: `${c.dinner} ${c.pickedUp}`, kind: 'text', width: 10, value: ({ dinner, dinnerPickedUp }) => markText(dinner && dinnerPickedUp) },
  { header: c.deposit, kind: 'text', width: 10, value: ({ depositStatus }) => PAID[depositStatus] },
  { header: c.memo, kind: 'text', width: 24, value: ({ note }) => note },
];

/** The same-day list as a file. */
export const sameDayTable = (rows: readonly SameDayRow[], lines: string[]): FileTable => tableOf({ title: fileTexts.sameDay, lines, columns: sameDayColumns, rows });
