import { BottomSheet } from '@academy/ui/bottom-sheet';
import { invoiceTexts } from '../../../shared/invoice-texts';
import type { InvoiceProps } from './invoice-lines';
import { InvoicePanel } from './invoice-panel';

interface Props extends InvoiceProps {
  open: boolean;
  onClose: () => void;
}

/** The invoice on a phone. The address holds whether it is open, so Back closes it. */
export function InvoiceSheet({ open, onClose, ...panel }: Props) {
  return (
    <BottomSheet open={open} onClose={onClose} closeOnBack={false} title={invoiceTexts.title}>
      <InvoicePanel {...panel} />
    </BottomSheet>
  );
}
