import { ConfirmDialog } from '@academy/ui/dialog';
import { registrationTexts } from '../../shared/messages/mocks-texts';

interface Props {
  open: boolean;
  examTitle: string;
  busy: boolean;
  error: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asked before a registration is cancelled. What goes wrong is said here. */
export function CancelDialog({ examTitle, ...dialog }: Props) {
  return (
    <ConfirmDialog
      {...dialog}
      danger
      title={registrationTexts.cancelTitle}
      cancelLabel={registrationTexts.close}
      confirmLabel={registrationTexts.cancel}
    >
      {registrationTexts.cancelBody(examTitle)}
    </ConfirmDialog>
  );
}
