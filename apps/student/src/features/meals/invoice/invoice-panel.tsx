import { statusMeanings } from '@academy/app-kit/status';
import {
  type InvoiceLine,
  type LunchSettings,
  type Meal,
  invoicePartText,
  mealName,
  paymentWindow,
} from '@academy/domain/meals';
import { formatWon } from '@academy/domain/money';
import { formatDayRange, formatMonth } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { CopyButton } from '@academy/ui/copy-button';
import { invoiceTexts } from '../../../shared/invoice-texts';
import { KeepInvoice } from './keep-invoice';
import styles from './invoice-panel.module.css';
import { moneyTexts, type InvoiceProps } from './invoice-lines';
import page from '../meals-page.module.css';
import { useNow } from '../../../shared/use-now';
import { deadlineTexts } from '../meals-texts';
import { upcomingDeadlines } from '../deadline';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { ChevronRightIcon } from '@academy/ui/icon';
import { Stack } from '@academy/ui/layout';
import { Link } from 'react-router-dom';

/** Where the exams are added, and the other months. */
const OWED_IN_ALL = '/submit?tab=applications';

/** The next three deadlines, by the server's clock; nothing when no meal can be changed. */
function UpcomingDeadlines({ settings }: { settings: LunchSettings }) {
  const deadlines = upcomingDeadlines(settings, useNow());
  if (deadlines.length === 0) return null;
  return (
    <section className={styles.upcoming} aria-label={deadlineTexts.upcoming}>
      <h3 className={styles.title}>{deadlineTexts.upcoming}</h3>
      <Stack as="dl" gap={8}>
        {deadlines.map(({ closing, until }) => (
          <div key={closing + until} className={styles.deadline}>
            <dt>{closing}</dt>
            <dd>{until}</dd>
          </div>
        ))}
      </Stack>
    </section>
  );
}

interface AccountProps {
  settings: Pick<LunchSettings, 'bankName' | 'accountNumber' | 'accountHolder'>;
  studentName: string;
}

/** Where to pay. The depositor's name is the student's: the academy finds the payment by it. */
function AccountRows({
  settings: { bankName, accountNumber, accountHolder },
  studentName,
}: AccountProps) {
  return (
    <>
      <div className={styles.accountRow}>
        <dt>{invoiceTexts.account}</dt>
        <dd className={styles.account}>
          <span>
            {bankName !== '' && <span className={styles.bank}>{bankName}</span>}{' '}
            <span className={styles.number}>{accountNumber}</span>
          </span>
          <CopyButton
            text={accountNumber}
            label={invoiceTexts.copy}
            copiedLabel={invoiceTexts.copied}
            failedLabel={invoiceTexts.copyFailed}
          />
        </dd>
      </div>
      {accountHolder !== '' && (
        <div className={styles.fact}>
          <dt>{invoiceTexts.holder}</dt>
          <dd>{accountHolder}</dd>
        </div>
      )}
      {studentName !== '' && (
        <div className={styles.fact}>
          <dt>{invoiceTexts.depositor}</dt>
          <dd>{studentName}</dd>
        </div>
      )}
    </>
  );
}

function MealRow({ meal, line }: { meal: Meal; line: InvoiceLine | undefined }) {
  return (
    <div className={styles.row} data-meal={meal}>
      <dt>
        <span className={styles.meal}>{mealName(meal)}</span>
        {line?.parts.map((part) => (
          <span key={`${part.price} ${part.reason}`} className={styles.times}>
            {invoicePartText(part)}
          </span>
        ))}
      </dt>
      <dd>{line ? formatWon(line.amount) : invoiceTexts.unknown}</dd>
    </div>
  );
}

const noteOf = ({ invoice, bill }: InvoiceProps): string => {
  if (!invoice) return invoiceTexts.unread;
  if (bill?.pricesSet === false) return invoiceTexts.unpriced;
  return bill?.frozen ? invoiceTexts.frozen : invoiceTexts.live;
};

/**
 * What the month costs, until when and where to pay it. Counts what is on the screen, so it changes
 * with every tap.
 */
export function InvoicePanel(props: InvoiceProps) {
  const { month, invoice, settings, bill, studentName } = props;
  const window = settings && paymentWindow(settings, month);
  return (
    <div>
      <p className={styles.month}>{formatMonth(month)}</p>
      <dl className={styles.rows}>
        <MealRow meal="lunch" line={invoice?.lunch} />
        <MealRow meal="dinner" line={invoice?.dinner} />
        <div className={styles.total}>
          <dt>{invoiceTexts.total}</dt>
          <dd>{invoice ? formatWon(invoice.total) : invoiceTexts.unknown}</dd>
        </div>
        {invoice &&
          moneyTexts(invoice, bill).map(({ label, value, strong }, index) => (
            <div
              key={`${index} ${label}`}
              className={styles.fact}
              data-strong={strong || undefined}
            >
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p className={styles.note}>{noteOf(props)}</p>
      <dl className={styles.facts}>
        {bill && (
          <div className={styles.fact}>
            <dt>{invoiceTexts.statusLabel}</dt>
            <dd>
              <Badge meaning={statusMeanings.deposit[bill.depositStatus]}>
                {invoiceTexts.status[bill.depositStatus]}
              </Badge>
            </dd>
          </div>
        )}
        {window && (
          <div className={styles.fact}>
            <dt>{invoiceTexts.window}</dt>
            <dd>{formatDayRange(window.first, window.last)}</dd>
          </div>
        )}
        {settings && settings.accountNumber !== '' && (
          <AccountRows settings={settings} studentName={studentName} />
        )}
      </dl>
      {settings?.accountNumber === '' && <p className={styles.ask}>{invoiceTexts.askDesk}</p>}
      <Link className={styles.all} to={OWED_IN_ALL}>
        {invoiceTexts.owedInAll}
        <ChevronRightIcon />
      </Link>
      {settings && <UpcomingDeadlines settings={settings} />}
      {invoice && <KeepInvoice {...props} invoice={invoice} />}
    </div>
  );
}

/** The invoice next to the calendar, on wide screens. */
export function InvoiceAside(panel: InvoiceProps) {
  return (
    <aside className={page.aside} aria-label={invoiceTexts.title}>
      <h2 className={page.asideTitle}>{invoiceTexts.title}</h2>
      <InvoicePanel {...panel} />
    </aside>
  );
}

interface Props extends InvoiceProps {
  open: boolean;
  onClose: () => void;
}

/** The invoice on a phone. The address holds whether it is open, so Back closes it. */
export function InvoiceSheet({ open, onClose, ...panel }: Props) {
  return (
    <BottomSheet open={open} onClose={onClose} closeOnBack={false} title={invoiceTexts.title}>
      <InvoicePanel {...panel} />
    </BottomSheet>
  );
}
