import { Menu } from '@academy/ui/menu';
import { DownloadIcon, MoreIcon, PrintIcon, RefreshIcon } from '@academy/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { toasts } from '../../shared/toasts';
import { useNow } from '../../shared/use-now';
import type { InvoiceProps } from './invoice-keep/draw-invoice';
import { invoiceKeepTexts } from './invoice-keep/invoice-keep-texts';
import { InvoicePaper, keepPicture } from './invoice-keep/keep-invoice';
import { mealsTexts } from './meals-texts';

export interface MonthMenuProps {
  /** Undefined until the month was read. */
  panel: InvoiceProps | undefined;
  onLikeLastMonth: () => void;
}

/**
 * What is done with a whole month, less often than the rest. Its code comes when it is asked for, so
 * it opens as soon as it is there.
 */
export function MonthMenu({ panel, onLikeLastMonth }: MonthMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [printing, setPrinting] = useState(false);
  const now = useNow();
  const invoice = panel?.invoice && { ...panel, invoice: panel.invoice };
  const disabledReason = invoice ? undefined : mealsTexts.monthUnread;

  useEffect(() => {
    trigger.current?.focus();
    trigger.current?.click();
  }, []);

  async function save(): Promise<void> {
    if (!invoice || (await keepPicture(invoice, now))) return;
    toasts.show({ key: 'picture', text: invoiceKeepTexts.failed, tone: 'danger' });
  }

  return (
    <>
      <Menu
        ref={trigger}
        aria-label={mealsTexts.more}
        items={[
          { label: mealsTexts.likeLastMonth, icon: <RefreshIcon />, onSelect: onLikeLastMonth },
          {
            label: invoiceKeepTexts.print,
            icon: <PrintIcon />,
            onSelect: () => setPrinting(true),
            disabledReason,
          },
          {
            label: invoiceKeepTexts.savePicture,
            icon: <DownloadIcon />,
            onSelect: () => void save(),
            disabledReason,
          },
        ]}
      >
        <MoreIcon />
      </Menu>
      {printing && invoice && (
        <InvoicePaper invoice={invoice} onPrinted={() => setPrinting(false)} />
      )}
    </>
  );
}
