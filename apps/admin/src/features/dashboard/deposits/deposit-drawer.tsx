import { depositEntryText, reportedText, type DepositLedger } from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import { formatMonth, type CalendarMonth } from '@academy/domain/time';
import { Drawer } from '@academy/ui/drawer';
import { KeyValueList } from '@academy/ui/key-value-list';
import { Row, Stack } from '@academy/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { BillPaperMenu } from '../../../shared/bills/bill-paper-menu';
import { dashboardQueries } from '../dashboard-queries';
import { AdjustForm } from './adjust-form';
import { DepositBadge } from './deposit-badge';
import { depositTexts } from './deposit-texts';
import { LedgerLines } from './ledger-lines';
import { PartForm } from './part-form';
import { RefundForm } from './refund-form';
import { TabState } from '../../../shared/page/tab-state';
import { formatWon } from '@academy/domain/money';

const heads = depositTexts.columns;

interface Props {
  month: CalendarMonth;
  /** In the address. */
  studentId: StudentId;
  onClose: () => void;
}

/**
 * The account line by line. What never happened has no line; what the meals cost is distinguished
 * from what was adjusted by hand or after 월 마감.
 */
function accountFacts({ row: { account }, entries }: DepositLedger) {
  const adjusted = entries
    .filter(({ kind, voidedAt }) => kind === 'adjustment' && voidedAt === null)
    .reduce((sum, { amount }) => sum + amount, 0);
  const line = (label: string, amount: number) => ({ label, value: formatWon(amount) });
  const some = (label: string, amount: number) => (amount === 0 ? [] : [line(label, amount)]);
  return [
    ...(adjusted === 0
      ? []
      : [line(heads.frozen, account.billed - adjusted), line(heads.adjusted, adjusted)]),
    line(heads.billed, account.billed),
    ...some(heads.carriedIn, account.carriedIn),
    line(heads.due, account.due),
    line(heads.paid, account.paid),
    ...some(heads.refunded, account.refunded),
    ...some(heads.carriedOut, account.carriedOut),
    { ...line(heads.balance, account.balance), strong: true },
  ];
}

/** One student's money of a month: its state, every line of the ledger, and what can be booked. */
export function DepositDrawer({ month, studentId, onClose }: Props) {
  const { data, isError, refetch } = useQuery(dashboardQueries.ledger(month, studentId));
  const account = data?.row.account;
  return (
    <Drawer
      open
      onClose={onClose}
      title={data ? `${data.row.name} · ${formatMonth(month)}` : formatMonth(month)}
      closeOnBack={false}
    >
      {data && account ? (
        <Stack gap={24}>
          <p>
            <DepositBadge state={account.state} reported={data.row.reported !== null} />
            {data.row.reported && <span>{reportedText(data.row.reported)}</span>}
          </p>
          <Row gap={8}>
            <BillPaperMenu month={month} studentId={studentId} />
          </Row>
          <KeyValueList items={accountFacts(data)} />
          <PartForm key={`part ${account.balance}`} month={month} row={data.row} />
          <AdjustForm key={`adjust ${account.billed}`} month={month} row={data.row} />
          <RefundForm key={`refund ${account.balance}`} month={month} row={data.row} />
          <LedgerLines month={month} entries={data.entries} lineText={depositEntryText} />
        </Stack>
      ) : (
        <TabState isError={isError} onRetry={() => void refetch()} />
      )}
    </Drawer>
  );
}
