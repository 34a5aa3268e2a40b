import { headingOf } from '../fields/field';
import { personColumns } from '../files/person-columns';
import { mealFields } from '../meals/fields';
import { depositFields } from './fields';
import type { ListColumn } from '../files';
import { depositRowState } from './deposit-texts';
import type { DepositRow } from './schemas';

/** The 입금 tab as a file. */
export const depositColumns: ListColumn<DepositRow>[] = [
  ...personColumns,
  { header: headingOf(mealFields.lunch), kind: 'number', value: ({ lunchCount }) => lunchCount },
  { header: headingOf(mealFields.dinner), kind: 'number', value: ({ dinnerCount }) => dinnerCount },
  {
    header: headingOf(depositFields.billed),
    kind: 'number',
    value: ({ account }) => account.billed,
  },
  {
    header: headingOf(depositFields.carriedIn),
    kind: 'number',
    value: ({ account }) => account.carriedIn,
  },
  { header: headingOf(depositFields.due), kind: 'number', value: ({ account }) => account.due },
  { header: headingOf(depositFields.paid), kind: 'number', value: ({ account }) => account.paid },
  {
    header: headingOf(depositFields.refunded),
    kind: 'number',
    value: ({ account }) => account.refunded,
  },
  {
    header: headingOf(depositFields.balance),
    kind: 'number',
    value: ({ account }) => account.balance,
  },
  {
    header: headingOf(depositFields.depositorName),
    kind: 'text',
    value: ({ depositorName }) => depositorName,
  },
  { header: headingOf(depositFields.day), kind: 'day', value: ({ day }) => day },
  { header: headingOf(depositFields.state), kind: 'text', value: depositRowState },
  { header: headingOf(depositFields.byName), kind: 'text', value: ({ byName }) => byName },
];
