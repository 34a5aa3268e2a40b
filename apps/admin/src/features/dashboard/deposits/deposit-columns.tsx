import { type DepositRow, depositRowState } from '@academy/domain/deposits';
import { formatDay } from '@academy/domain/time';
import type { GridColumn } from '@academy/ui/data-grid';
import { DepositBadge } from './deposit-badge';
import { depositTexts } from './deposit-texts';
import { gradeColumn, personColumns } from '../../../shared/lists/person-columns';
import { formatWon } from '@academy/domain/money';

const heads = depositTexts.columns;

/** A column of won; 0 is left blank where it only says that nothing of the kind happened. */
const money = (
  id: string,
  header: string,
  width: number,
  value: (account: DepositRow['account']) => number,
  blank = false,
): GridColumn<DepositRow> => ({
  id,
  header,
  width,
  align: 'end',
  text: ({ account }) => (blank && value(account) === 0 ? '' : formatWon(value(account))),
  sortBy: ({ account }) => value(account),
});

/** The 입금 tab: as wide as a desk's screen, so that nothing needs a sideways look. */
export const depositColumns: readonly GridColumn<DepositRow>[] = [
  ...personColumns<DepositRow>(heads, { name: 92 }),
  gradeColumn<DepositRow>(heads.grade),
  money('billed', heads.billed, 96, ({ billed }) => billed),
  money('carriedIn', heads.carriedIn, 92, ({ carriedIn }) => carriedIn, true),
  money('due', heads.due, 108, ({ due }) => due),
  money('paid', heads.paid, 96, ({ paid }) => paid),
  money('balance', heads.balance, 104, ({ balance }) => balance),
  {
    id: 'state',
    header: heads.state,
    width: 100,
    card: 'corner',
    text: depositRowState,
    cell: ({ account, reported }) => (
      <DepositBadge state={account.state} reported={reported !== null} />
    ),
    sortBy: depositRowState,
  },
  {
    id: 'depositor',
    header: heads.depositor,
    width: 88,
    text: ({ depositorName }) => depositorName,
    sortBy: ({ depositorName }) => depositorName || null,
  },
  {
    id: 'day',
    header: heads.day,
    width: 120,
    text: ({ day }) => (day === null ? '' : formatDay(day)),
    sortBy: ({ day }) => day,
  },
  {
    id: 'by',
    header: heads.by,
    width: 84,
    grow: true,
    text: ({ byName }) => byName ?? '',
    sortBy: ({ byName }) => byName,
  },
];
