import {
  type DepositEntry,
  depositEntryText,
  type DepositLedger,
  signedWon,
} from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import {
  type CalendarMonth,
  formatDay,
  formatMoment,
  formatMonth,
  seoulDay,
} from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Drawer } from '@academy/ui/drawer';
import { KeyValueList } from '@academy/ui/key-value-list';
import { Stack } from '@academy/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { TabState } from '../../shared/page/tab-state';
import { useManager } from '../../shared/use-manager';
import { useNow } from '../../shared/use-now';
import { dashboardQueries } from './dashboard-queries';
import { DepositBadge } from './deposit-badge';
import styles from './deposit-drawer.module.css';
import { depositTexts as texts } from './deposit-texts';
import { PartForm } from './part-form';
import { RefundForm } from './refund-form';
import { useBooking } from './use-booking';

const heads = texts.columns;

interface Props {
  month: CalendarMonth;
  /** In the address. */
  studentId: StudentId;
  onClose: () => void;
}

/**
 * The account line by line. What never happened has no line; the frozen bill is told apart from
 * what was adjusted after 월 마감.
 */
function accountFacts({ row: { account }, entries }: DepositLedger) {
  const adjusted = entries
    .filter(({ kind, voidedAt }) => kind === 'adjustment' && voidedAt === null)
    .reduce((sum, { amount }) => sum + amount, 0);
  const line = (label: string, amount: number) => ({ label, value: signedWon(amount) });
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

/**
 * One student's money of a month: where it stands, every line of the ledger, and what can be
 * booked.
 */
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
          <p className={styles.state}>
            <DepositBadge state={account.state} />
          </p>
          <KeyValueList items={accountFacts(data)} />
          <PartForm key={`part ${account.balance}`} month={month} row={data.row} />
          <RefundForm key={`refund ${account.balance}`} month={month} row={data.row} />
          <LedgerLines month={month} entries={data.entries} lineText={depositEntryText} />
        </Stack>
      ) : (
        <TabState isError={isError} onRetry={() => void refetch()} />
      )}
    </Drawer>
  );
}

interface LedgerLinesProps {
  month: CalendarMonth;
  entries: readonly DepositEntry[];
  lineText: (entry: DepositEntry) => string;
}

const metaOf = ({ createdAt, byName, day, note, voidReason }: DepositEntry) =>
  [
    day === null ? '' : formatDay(day),
    note,
    byName ?? '',
    formatMoment(new Date(createdAt)),
    voidReason === null ? '' : texts.voided(voidReason),
  ]
    .filter((part) => part !== '')
    .join(' · ');

/**
 * 입금 내역: every line, newest first; what was wrong stays to be seen. An owed refund is marked as
 * paid out here.
 */
function LedgerLines({ month, entries, lineText }: LedgerLinesProps) {
  const today = seoulDay(useNow());
  const { missing } = useManager();
  const booking = useBooking(month);
  const settle = (entryId: DepositEntry['id']) =>
    booking.book({
      kind: 'settle',
      count: 1,
      asked: entryId,
      send: (key) => api.settleRefund({ params: { entryId }, body: { day: today }, key }),
    });
  return (
    <section>
      <h3 className={styles.heading}>{texts.ledger}</h3>
      {entries.length === 0 && <p className={styles.meta}>{texts.noLines}</p>}
      <ul className={styles.lines}>
        {entries.map((entry) => {
          const isOwed = entry.kind === 'refund' && entry.day === null && entry.voidedAt === null;
          return (
            <li key={entry.id} className={styles.entry}>
              <p>{lineText(entry)}</p>
              <p className={styles.meta}>{metaOf(entry)}</p>
              {isOwed && (
                <p className={styles.meta}>
                  {texts.owed}{' '}
                  <Button
                    size="dense"
                    loading={booking.isPending}
                    disabledReason={missing('deposits.write')}
                    onClick={() => settle(entry.id)}
                  >
                    {texts.settle}
                  </Button>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
