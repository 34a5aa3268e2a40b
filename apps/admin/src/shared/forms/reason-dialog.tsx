import { ConfirmDialog } from '@academy/ui/dialog';
import { TextField } from '@academy/ui/text-field';
import { useState, type ReactNode } from 'react';
import { reasonTexts as texts } from '../texts/kit-texts';
import styles from './reason-dialog.module.css';

interface Props {
  title: string;
  /** The effect and the people it affects. */
  children?: ReactNode;
  confirmLabel: string;
  busy: boolean;
  error?: string | undefined;
  /** Why it cannot be confirmed yet: the dialog still reads what it concerns. */
  blocked?: string | undefined;
  onClose: () => void;
  closeOnBack?: boolean;
  onConfirm: (reason: string) => void;
}

/** Asks for the reason of what cannot simply be undone. */
export function ReasonDialog({
  title,
  children,
  confirmLabel,
  busy,
  error,
  blocked,
  onConfirm,
  ...modal
}: Props) {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const missing = reason.trim() === '';
  return (
    <ConfirmDialog
      {...modal}
      open
      title={title}
      confirmLabel={confirmLabel}
      danger
      busy={busy}
      error={asked && blocked ? blocked : error}
      onConfirm={() => (missing || blocked ? setAsked(true) : onConfirm(reason.trim()))}
    >
      {children && <div className={styles.explained}>{children}</div>}
      <TextField
        label={texts.reason}
        value={reason}
        onValueChange={setReason}
        maxLength={100}
        error={asked && missing ? texts.needed : undefined}
      />
    </ConfirmDialog>
  );
}
