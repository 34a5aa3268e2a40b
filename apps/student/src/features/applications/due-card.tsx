import textStyles from '@academy/ui/styles/text.module.css';
import type { AmountDue } from '@academy/domain/applications';
import { groupBy } from '@academy/domain/collections';
import { formatWon } from '@academy/domain/money';
import { feeName, mealsBillName } from '@academy/domain/statements';
import { formatDay, seoulDay } from '@academy/domain/time';
import { CopyButton } from '@academy/ui/copy-button';
import { Card } from '@academy/ui/layout';
import { Skeleton } from '@academy/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../shared/use-now';
import { applicationQueries } from './applications-queries';
import { applicationsTexts as texts } from './applications-texts';
import styles from './due-card.module.css';

type Account = NonNullable<AmountDue['account']>;

const nameOf = ({ of }: AmountDue) =>
  of.kind === 'meals' ? mealsBillName(of.month) : feeName(of.title);

/** The bills that are paid into the same account, in their order. */
const byAccount = (due: readonly AmountDue[], own: Account) =>
  [...groupBy(due, ({ account }) => JSON.stringify(account ?? own)).values()].map((bills) => ({
    account: bills[0]?.account ?? own,
    bills,
  }));

/** Where to pay, ready to be copied, and under which name. */
function AccountOf({ account, studentName }: { account: Account; studentName: string }) {
  const { bankName, accountNumber, accountHolder } = account;
  if (accountNumber === '') return <p className={textStyles.help}>{texts.askDesk}</p>;
  return (
    <div className={styles.account}>
      <div>
        <p className={styles.number}>{`${bankName} ${accountNumber}`.trim()}</p>
        <p className={textStyles.help}>{texts.payAs(accountHolder, studentName)}</p>
      </div>
      <CopyButton
        text={accountNumber}
        label={texts.copy}
        aria-label={texts.copyAccount}
        copiedLabel={texts.copied}
        failedLabel={texts.copyFailed}
      />
    </div>
  );
}

interface Props {
  due: readonly AmountDue[];
  studentName: string;
}

/** What 낼 금액 is made of, until when it is paid, and where. */
export function DueCard({ due, studentName }: Props) {
  const { data: settings, isPending } = useQuery(applicationQueries.settings());
  const today = seoulDay(useNow());
  if (due.length === 0) return null;
  if (isPending) return <Skeleton height="9rem" />;
  if (!settings) return null;
  const { bankName, accountNumber, accountHolder } = settings;
  return (
    <section className={styles.due} aria-label={texts.howToPay}>
      {byAccount(due, { bankName, accountNumber, accountHolder }).map(({ account, bills }) => (
        <Card key={account.accountNumber} gap={12}>
          <dl className={styles.bills}>
            {bills.map((bill) => (
              <div key={nameOf(bill)} className={styles.bill}>
                <dt>
                  {nameOf(bill)}
                  <span className={styles.until} data-over={bill.until < today || undefined}>
                    {texts.until(formatDay(bill.until), bill.until < today)}
                  </span>
                </dt>
                <dd>{formatWon(bill.amount)}</dd>
              </div>
            ))}
          </dl>
          <AccountOf account={account} studentName={studentName} />
        </Card>
      ))}
    </section>
  );
}
