import { ConfirmDialog } from '@academy/ui/dialog';
import { TextField } from '@academy/ui/text-field';
import { useState } from 'react';
import styles from './close-month.module.css';
import { depositTexts as texts } from './deposit-texts';

interface Props {
  title: string;
  body?: string;
  confirmLabel: string;
  busy: boolean;
  error?: string | undefined;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks for the reason of what takes money out of the sums. */
export function ReasonDialog({ title, body, confirmLabel, busy, error, onClose, onConfirm }: Props) {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const missing = reason.trim() === '';
  return (
    <ConfirmDialog
      open title={title} confirmLabel={confirmLabel} cancelLabel={texts.cancel} danger busy={busy} error={error} onClose={onClose}
      onConfirm={() => (missing ? setAsked(true) : onConfirm(reason.trim()))}
    >
      {body && <p className={styles.explained}>{body}</p>}
      <TextField label={texts.reason} value={reason} onValueChange={setReason} maxLength={100} error={asked && missing ? texts.reasonNeeded : undefined} />
    </ConfirmDialog>
  );
}
