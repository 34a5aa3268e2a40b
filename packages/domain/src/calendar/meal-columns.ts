import { depositStateName } from '../deposits/deposit-texts';
import { headingOf } from '../fields/field';
import { personColumns } from '../files/person-columns';
import { depositFields } from '../deposits/fields';
import { personFields as who } from '../identity/fields';
import { mealFields } from '../meals/fields';
import { mealListFields as f } from './fields';
import type { ListColumn } from '../files';
import { mealDayColumns } from '../meals/meal-day-columns';
import type { SameDayRow } from '../meals/schemas';
import { dayStateName, managedText } from './calendar-texts';
import { markText } from '../files/file-texts';
import type { CalendarCell } from './schemas';

/** A month of the calendar as a file, a row per day. */
export const mealCalendarColumns: ListColumn<CalendarCell>[] = [
  ...mealDayColumns,
  { header: headingOf(f.unpaid), kind: 'number', value: ({ unpaid }) => unpaid },
  { header: headingOf(f.state), kind: 'text', value: ({ state }) => dayStateName(state) },
  { header: headingOf(f.holiday), kind: 'text', value: ({ holiday }) => holiday },
];

/** The same-day list as a file. */
export const sameDayColumns: ListColumn<SameDayRow>[] = [
  ...personColumns,
  { header: headingOf(who.school), kind: 'text', value: ({ school }) => school },
  { header: headingOf(mealFields.lunch), kind: 'text', value: ({ lunch }) => markText(lunch) },
  { header: headingOf(mealFields.dinner), kind: 'text', value: ({ dinner }) => markText(dinner) },
  {
    header: `${headingOf(mealFields.lunch)} ${headingOf(mealFields.pickedUp)}`,
    kind: 'text',
    value: ({ lunch, lunchPickedUp }) => markText(lunch && lunchPickedUp),
  },
  {
    header: `${headingOf(mealFields.dinner)} ${headingOf(mealFields.pickedUp)}`,
    kind: 'text',
    value: ({ dinner, dinnerPickedUp }) => markText(dinner && dinnerPickedUp),
  },
  {
    header: headingOf(depositFields.depositState),
    kind: 'text',
    value: ({ depositStatus }) => depositStateName(depositStatus),
  },
  { header: headingOf(f.away), kind: 'text', value: ({ away }) => away },
  { header: headingOf(who.allergy), kind: 'text', value: ({ allergy }) => allergy },
  { header: headingOf(f.note), kind: 'text', value: ({ note }) => note },
  {
    header: headingOf(f.managed),
    kind: 'text',
    value: ({ managed }) => managed && managedText(managed),
  },
];
