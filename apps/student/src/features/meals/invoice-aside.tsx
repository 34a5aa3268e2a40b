import { invoiceTexts } from '../../shared/messages/invoice-texts';
import { InvoicePanel } from './invoice-panel';
import type { InvoiceProps } from './invoice-props';
import styles from './meals-page.module.css';

/** The invoice beside the calendar, where there is room for it. */
export function InvoiceAside(panel: InvoiceProps) {
  return (
    <aside className={styles.aside} aria-label={invoiceTexts.title}>
      <h2 className={styles.asideTitle}>{invoiceTexts.title}</h2>
      <InvoicePanel {...panel} />
    </aside>
  );
}
