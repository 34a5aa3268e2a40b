import { depositEntryText, signedWon } from '@academy/domain/messages';
import type { StudentId } from '@academy/domain/ids';
import { formatWon } from '@academy/domain/money';
import { formatMonth, type CalendarMonth } from '@academy/domain/time';
import { Drawer } from '@academy/ui/drawer';
import { KeyValueList } from '@academy/ui/key-value-list';
import { useQuery } from '@tanstack/react-query';
import { dashboardQueries } from './dashboard-queries';
import { dashboardTexts } from './dashboard-texts';
import { DepositBadge } from './deposit-badge';
import styles from './deposit-drawer.module.css';
import { LedgerLines } from './ledger-lines';
import { PartForm } from './part-form';
import { RefundForm } from './refund-form';
import { TabState } from './tab-state';

const heads = dashboardTexts.columns;

interface Props {
  month: CalendarMonth;
  /** In the address. */
  studentId: StudentId;
  onClose: () => void;
}

/** One student's money of a month: where it stands, every line of the ledger, and what can be booked. */
export function DepositDrawer({ month, studentId, onClose }: Props) {
  const { data, isError, refetch } = useQuery(dashboardQueries.ledger(month, studentId));
  const account = data?.row.account;
  return (
    <Drawer open onClose={onClose} title={data ? `${data.row.name} · ${formatMonth(month)}` : formatMonth(month)} closeOnBack={false}>
      {data && account ? (
        <div className={styles.body}>
          <p className={styles.state}><DepositBadge state={account.state} /></p>
          <KeyValueList
            items={[
              { label: heads.billed, value: formatWon(account.billed) }, { label: heads.carriedIn, value: formatWon(account.carriedIn) }, { label: heads.due, value: formatWon(account.due) },
              { label: heads.paid, value: formatWon(account.paid) }, { label: heads.balance, value: signedWon(account.balance), strong: true },
            ]}
          />
          <PartForm key={`part ${account.balance}`} month={month} row={data.row} />
          <RefundForm key={`refund ${account.balance}`} month={month} row={data.row} />
          <LedgerLines month={month} entries={data.entries} lineText={depositEntryText} />
        </div>
      ) : <TabState isError={isError} onRetry={() => void refetch()} />}
    </Drawer>
  );
}
