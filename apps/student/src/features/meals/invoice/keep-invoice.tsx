import { usePrintOnce } from '@academy/app-kit/device';
import { savePicture } from '@academy/app-kit/pictures';
import { formatMoment, formatMonth } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DownloadIcon, PrintIcon } from '@academy/ui/icon';
import { InlineError } from '@academy/ui/inline-error';
import { PrintSheet } from '@academy/ui/print-sheet';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { invoiceKeepTexts as texts } from '../sheet-texts';
import { useNow } from '../../../shared/use-now';
import { invoiceLines, type KnownInvoice } from './invoice-lines';
import styles from './keep-invoice.module.css';

const titleOf = ({ month }: KnownInvoice) => texts.title(formatMonth(month));

/** Saves or shares the invoice as a picture; false when this browser draws none. */
export const keepPicture = (invoice: KnownInvoice, now: Date): Promise<boolean> => {
  const title = titleOf(invoice);
  return savePicture(title, {
    title,
    note: texts.asOf(formatMoment(now)),
    lines: invoiceLines(invoice),
  });
};

interface PaperProps {
  invoice: KnownInvoice;
  onPrinted: () => void;
}

/** Prints the invoice. Render it for the moment of printing only. */
export function InvoicePaper({ invoice, onPrinted }: PaperProps) {
  const now = formatMoment(useNow());
  usePrintOnce(onPrinted);

  return createPortal(
    <PrintSheet title={titleOf(invoice)} stamp={texts.printedAt(now)}>
      <table>
        <tbody>
          {invoiceLines(invoice).map(({ label, value, strong }, index) => (
            <tr key={`${index} ${label}`} data-strong={strong || undefined} className={styles.line}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>,
    document.body,
  );
}

/** The invoice for parents: on paper, or as a picture. */
export function KeepInvoice(invoice: KnownInvoice) {
  const [printing, setPrinting] = useState(false);
  const [failed, setFailed] = useState(false);
  const now = useNow();
  const save = async () => setFailed(!(await keepPicture(invoice, now)));

  return (
    <div className={styles.keep}>
      <div className={styles.buttons}>
        <Button onClick={() => setPrinting(true)}>
          <PrintIcon /> {texts.print}
        </Button>
        <Button onClick={() => void save()}>
          <DownloadIcon /> {texts.savePicture}
        </Button>
      </div>
      <InlineError>{failed && texts.failed}</InlineError>
      {printing && <InvoicePaper invoice={invoice} onPrinted={() => setPrinting(false)} />}
    </div>
  );
}
