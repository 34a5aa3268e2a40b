import type { DepositRow } from '@academy/domain/deposits';
import { depositStateName, signedWon } from '@academy/domain/messages';
import { formatWon } from '@academy/domain/money';
import { formatDay } from '@academy/domain/time';
import type { GridColumn } from '@academy/ui/data-grid';
import { dashboardTexts } from './dashboard-texts';
import { DepositBadge } from './deposit-badge';

const heads = dashboardTexts.columns;

/** A column of won; 0 is left blank where it only says that nothing of the kind happened. */
const money = (id: string, header: string, value: (account: DepositRow['account']) => number, blank = false): GridColumn<DepositRow> => ({
  id, header, width: 104, align: 'end', text: ({ account }) => (blank && value(account) === 0 ? '' : signedWon(value(account))), sortBy: ({ account }) => value(account),
});

/** The 입금 tab (PAGES 2). */
export const depositColumns: readonly GridColumn<DepositRow>[] = [
  { id: 'seat', header: heads.seat, width: 72, card: 'lead', text: ({ seat }) => seat ?? '', sortBy: ({ seat }) => seat },
  { id: 'name', header: heads.name, width: 104, card: 'title', rowHeader: true, fixed: true, text: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'grade', header: heads.grade, width: 72, text: ({ grade }) => grade ?? '', sortBy: ({ grade }) => grade },
  money('billed', heads.billed, ({ billed }) => billed),
  money('carriedIn', heads.carriedIn, ({ carriedIn }) => carriedIn, true),
  { id: 'due', header: heads.due, width: 112, align: 'end', text: ({ account }) => formatWon(account.due), sortBy: ({ account }) => account.due },
  money('paid', heads.paid, ({ paid }) => paid),
  money('balance', heads.balance, ({ balance }) => balance),
  { id: 'state', header: heads.state, width: 112, card: 'corner', text: ({ account }) => depositStateName(account.state), cell: ({ account }) => <DepositBadge state={account.state} />, sortBy: ({ account }) => depositStateName(account.state) },
  { id: 'depositor', header: heads.depositor, width: 112, text: ({ depositorName }) => depositorName, sortBy: ({ depositorName }) => depositorName || null },
  { id: 'day', header: heads.day, width: 128, text: ({ day }) => (day === null ? '' : formatDay(day)), sortBy: ({ day }) => day },
  { id: 'by', header: heads.by, width: 96, grow: true, text: ({ byName }) => byName ?? '', sortBy: ({ byName }) => byName },
];
