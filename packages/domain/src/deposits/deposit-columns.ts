import type { ListColumn } from '../files';
import { depositRowState } from './deposit-texts';
import { columnTexts as c } from '../files/file-texts';
import type { DepositRow } from './schemas';

/** The 입금 tab as a file. */
export const depositColumns: ListColumn<DepositRow>[] = [
  { header: c.seat, kind: 'text', value: ({ seat }) => seat },
  { header: c.name, kind: 'text', value: ({ name }) => name },
  { header: c.grade, kind: 'text', value: ({ grade }) => grade },
  { header: c.lunch, kind: 'number', value: ({ lunchCount }) => lunchCount },
  { header: c.dinner, kind: 'number', value: ({ dinnerCount }) => dinnerCount },
  { header: c.billed, kind: 'number', value: ({ account }) => account.billed },
  { header: c.carriedIn, kind: 'number', value: ({ account }) => account.carriedIn },
  { header: c.due, kind: 'number', value: ({ account }) => account.due },
  { header: c.paid, kind: 'number', value: ({ account }) => account.paid },
  { header: c.refunded, kind: 'number', value: ({ account }) => account.refunded },
  { header: c.balance, kind: 'number', value: ({ account }) => account.balance },
  { header: c.depositorNames, kind: 'text', value: ({ depositorName }) => depositorName },
  { header: c.day, kind: 'day', value: ({ day }) => day },
  { header: c.state, kind: 'text', value: depositRowState },
  { header: c.by, kind: 'text', value: ({ byName }) => byName },
];
