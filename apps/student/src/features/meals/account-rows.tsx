import type { LunchSettings } from '@academy/domain/meals';
import { CopyButton } from '@academy/ui/copy-button';
import { invoiceTexts } from '../../shared/messages/invoice-texts';
import styles from './invoice-panel.module.css';

interface Props {
  settings: Pick<LunchSettings, 'bankName' | 'accountNumber' | 'accountHolder'>;
  studentName: string;
}

/** Where to pay. The depositor's name is the student's: the academy finds the payment by it. */
export function AccountRows({
  settings: { bankName, accountNumber, accountHolder },
  studentName,
}: Props) {
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
