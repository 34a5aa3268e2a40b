import { formatMoment, formatMonth } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DownloadIcon, PrintIcon } from '@academy/ui/icon';
import { InlineError } from '@academy/ui/inline-error';
import { PrintSheet } from '@academy/ui/print-sheet';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { invoiceKeepTexts as texts } from './invoice-keep-texts';
import { useNow } from '../../../shared/use-now';
import { drawInvoice, invoiceLines, type KnownInvoice, savePicture } from './draw-invoice';
import styles from './keep-invoice.module.css';

/** The invoice for parents: on paper, or as a picture. */
export function KeepInvoice(invoice: KnownInvoice) {
  const [printing, setPrinting] = useState(false);
  const [failed, setFailed] = useState(false);
  const now = formatMoment(useNow());
  const title = texts.title(formatMonth(invoice.month));
  const lines = invoiceLines(invoice);

  // The sheet is in the page only for the moment of printing: otherwise the browser's own command
  // would print it instead of the calendar.
  useEffect(() => {
    if (!printing) return undefined;
    const over = () => setPrinting(false);
    window.addEventListener('afterprint', over);
    window.print();
    return () => window.removeEventListener('afterprint', over);
  }, [printing]);

  async function save(): Promise<void> {
    try {
      const canvas = document.createElement('canvas');
      drawInvoice(canvas, {
        title,
        note: texts.asOf(now),
        lines,
        fontFamily: getComputedStyle(document.body).fontFamily,
      });
      await savePicture(canvas, `${title}.png`);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

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
      {printing &&
        createPortal(
          <PrintSheet title={title} stamp={texts.printedAt(now)}>
            <table>
              <tbody>
                {lines.map(({ label, value, strong }) => (
                  <tr key={label} data-strong={strong || undefined} className={styles.line}>
                    <th scope="row">{label}</th>
                    <td>{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </PrintSheet>,
          document.body,
        )}
    </div>
  );
}
