import textStyles from '@academy/ui/styles/text.module.css';
import { paymentNote, paymentRows, type PaymentInstructions } from '@academy/domain/mocks';
import { CopyButton } from '@academy/ui/copy-button';
import { invoiceTexts } from '../../shared/invoice-texts';
import { registrationTexts } from './mocks-texts';
import styles from './payment-card.module.css';

/** Where, until when and under which name to pay, with the account ready to be copied. */
export function PaymentCard({ payment }: { payment: PaymentInstructions }) {
  const note = paymentNote(payment);
  const rows = paymentRows(payment);
  const account = rows.find(({ copy }) => copy !== null)?.copy ?? null;
  return (
    <div className={styles.card}>
      <dl className={styles.rows}>
        {rows.map(({ label, value, copy }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd data-copies={copy === null ? undefined : ''}>{value}</dd>
          </div>
        ))}
      </dl>
      {account !== null && (
        <CopyButton
          block
          size="normal"
          text={account}
          label={registrationTexts.copyAccount}
          copiedLabel={invoiceTexts.copied}
          failedLabel={invoiceTexts.copyFailed}
        />
      )}
      {note !== null && <p className={textStyles.help}>{note}</p>}
    </div>
  );
}
