import { paymentNote, paymentRows, type PaymentInstructions } from '@academy/domain/mocks';
import { CopyButton } from '@academy/ui/copy-button';
import { invoiceTexts } from '../../shared/messages/invoice-texts';
import styles from './payment-card.module.css';

/** Where, until when and under which name to pay (spec §8), with the account ready to be copied. */
export function PaymentCard({ payment }: { payment: PaymentInstructions }) {
  const note = paymentNote(payment);
  return (
    <div className={styles.card}>
      <dl className={styles.rows}>
        {paymentRows(payment).map(({ label, value, copy }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              <span className={styles.value} data-copies={copy === null ? undefined : ''}>
                {value}
              </span>
              {copy !== null && <CopyButton text={copy} label={invoiceTexts.copy} copiedLabel={invoiceTexts.copied} failedLabel={invoiceTexts.copyFailed} />}
            </dd>
          </div>
        ))}
      </dl>
      {note !== null && <p className={styles.note}>{note}</p>}
    </div>
  );
}
