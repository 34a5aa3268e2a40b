import { tableOf, type FileColumn, type FileTable } from '../files';
import { depositStateName } from '../messages/deposit-texts';
import { columnTexts as c, fileTexts } from '../messages/file-texts';
import type { DepositRow } from './schemas';

const columns: FileColumn<DepositRow>[] = [
  { header: c.seat, kind: 'text', width: 10, value: ({ seat }) => seat },
  { header: c.name, kind: 'text', width: 12, value: ({ name }) => name },
  { header: c.grade, kind: 'text', width: 8, value: ({ grade }) => grade },
  { header: c.lunch, kind: 'number', width: 8, value: ({ lunchCount }) => lunchCount },
  { header: c.dinner, kind: 'number', width: 8, value: ({ dinnerCount }) => dinnerCount },
  { header: c.billed, kind: 'won', width: 12, value: ({ account }) => account.billed },
  { header: c.carriedIn, kind: 'won', width: 12, value: ({ account }) => account.carriedIn },
  { header: c.due, kind: 'won', width: 14, value: ({ account }) => account.due },
  { header: c.paid, kind: 'won', width: 12, value: ({ account }) => account.paid },
  { header: c.refunded, kind: 'won', width: 12, value: ({ account }) => account.refunded },
  { header: c.balance, kind: 'won', width: 12, value: ({ account }) => account.balance },
  { header: c.depositorNames, kind: 'text', width: 14, value: ({ depositorName }) => depositorName },
  { header: c.day, kind: 'text', width: 12, value: ({ day }) => day },
  { header: c.state, kind: 'text', width: 10, value: ({ account }) => depositStateName(account.state) },
  { header: c.by, kind: 'text', width: 12, value: ({ byName }) => byName },
];

/** The 입금 tab as a file. */
export const depositsTable = (rows: readonly DepositRow[], lines: string[]): FileTable => tableOf({ title: fileTexts.deposits, lines, columns, rows });
