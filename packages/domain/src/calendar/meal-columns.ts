import type { ListColumn } from '../files';
import { mealDayColumns } from '../files/meal-day-columns';
import type { SameDayRow } from '../meals/schemas';
import { dayStateName, managedText } from './calendar-texts';
import { columnTexts as c, markText } from '../files/file-texts';
import type { CalendarCell } from './schemas';

/** A month of the calendar as a file, a row per day. */
export const mealCalendarColumns: ListColumn<CalendarCell>[] = [
  ...mealDayColumns,
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
  {
    header: `${c.lunch} ${c.pickedUp}`,
    kind: 'text',
    value: ({ lunch, lunchPickedUp }) => markText(lunch && lunchPickedUp),
  },
  {
    header: `${c.dinner} ${c.pickedUp}`,
    kind: 'text',
    value: ({ dinner, dinnerPickedUp }) => markText(dinner && dinnerPickedUp),
  },
  { header: c.deposit, kind: 'text', value: ({ depositStatus }) => PAID[depositStatus] },
  { header: c.away, kind: 'text', value: ({ away }) => away },
  { header: c.allergy, kind: 'text', value: ({ allergy }) => allergy },
  { header: c.memo, kind: 'text', value: ({ note }) => note },
  { header: c.managed, kind: 'text', value: ({ managed }) => managed && managedText(managed) },
];
