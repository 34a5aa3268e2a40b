import { formatMonth } from '@academy/domain/time';
import { invoiceTexts } from '../../shared/messages/meals-texts';
import { InvoicePanel, type InvoicePanelProps } from './invoice-panel';
import styles from './meals-page.module.css';

/** The invoice beside the calendar, where there is room for it. */
export function InvoiceAside(panel: InvoicePanelProps) {
  const title = invoiceTexts.titleOf(formatMonth(panel.month));
  return (
    <aside className={styles.aside} aria-label={title}>
      <h2 className={styles.asideTitle}>{title}</h2>
      <InvoicePanel {...panel} />
    </aside>
  );
}
