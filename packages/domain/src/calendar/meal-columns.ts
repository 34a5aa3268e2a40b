import type { ListColumn } from '../files';
import type { SameDayRow } from '../meals/schemas';
import { dayStateName, managedText } from '../messages/calendar-texts';
import { columnTexts as c, markText } from '../messages/file-texts';
import { formatWeekday, weekdayOf } from '../time';
import type { CalendarCell } from './schemas';

/** A month of the calendar as a file, a row per day. */
export const mealCalendarColumns: ListColumn<CalendarCell>[] = [
  { header: c.date, kind: 'day', value: ({ date }) => date },
  { header: c.weekday, kind: 'text', value: ({ date }) => formatWeekday(weekdayOf(date)) },
  { header: c.lunch, kind: 'number', value: ({ lunch }) => lunch },
  { header: c.dinner, kind: 'number', value: ({ dinner }) => dinner },
  { header: c.both, kind: 'number', value: ({ lunch, dinner }) => lunch + dinner },
  { header: c.amount, kind: 'number', value: ({ amount }) => amount },
  { header: c.unpaid, kind: 'number', value: ({ unpaid }) => unpaid },
  { header: c.state, kind: 'text', value: ({ state }) => dayStateName(state) },
  { header: c.holiday, kind: 'text', value: ({ holiday }) => holiday },
];

const PAID = { unpaid: '미입금', confirmed: '입금 확인', refunded: '환불' } as const;

/** The same-day list as a file. */
export const sameDayColumns: ListColumn<SameDayRow>[] = [
  { header: c.seat, kind: 'text', value: ({ seat }) => seat },
  { header: c.name, kind: 'text', value: ({ name }) => name },
  { header: c.grade, kind: 'text', value: ({ grade }) => grade },
  { header: c.school, kind: 'text', value: ({ school }) => school },
  { header: c.lunch, kind: 'text', value: ({ lunch }) => markText(lunch) },
  { header: c.dinner, kind: 'text', value: ({ dinner }) => markText(dinner) },
  { header: `${c.lunch} ${c.pickedUp}`, kind: 'text', value: ({ lunch, lunchPickedUp }) => markText(lunch && lunchPickedUp) },
  { header: `${c.dinner} ${c.pickedUp}`, kind: 'text', value: ({ dinner, dinnerPickedUp }) => markText(dinner && dinnerPickedUp) },
  { header: c.deposit, kind: 'text', value: ({ depositStatus }) => PAID[depositStatus] },
  { header: c.away, kind: 'text', value: ({ away }) => away },
  { header: c.allergy, kind: 'text', value: ({ allergy }) => allergy },
  { header: c.memo, kind: 'text', value: ({ note }) => note },
  { header: c.managed, kind: 'text', value: ({ managed }) => managed && managedText(managed) },
];
