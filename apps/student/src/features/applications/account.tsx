import { CopyButton } from '@academy/ui/copy-button';
import { useQuery } from '@tanstack/react-query';
import { applicationsTexts as texts } from './applications-texts';
import { applicationQueries } from './applications-queries';
import styles from './applications-page.module.css';

/** Where to pay for the meals. */
export function Account() {
  const { data: settings } = useQuery(applicationQueries.settings());
  if (!settings) return null;
  const { bankName, accountNumber, accountHolder } = settings;
  if (accountNumber === '') return <li className={styles.account}>{texts.askDesk}</li>;
  return (
    <li className={styles.account}>
      <div>
        <p className={styles.accountLabel}>{texts.account}</p>
        <p className={styles.accountNumber}>{`${bankName} ${accountNumber}`.trim()}</p>
        {accountHolder !== '' && (
          <p className={styles.accountLabel}>{texts.holder(accountHolder)}</p>
        )}
      </div>
      <CopyButton
        text={accountNumber}
        label={texts.copy}
        copiedLabel={texts.copied}
        failedLabel={texts.copyFailed}
      />
    </li>
  );
}
