import { ConfirmDialog } from '@academy/ui/dialog';
import { TextField } from '@academy/ui/text-field';
import { useState } from 'react';
import { dashboardTexts, depositTexts as texts } from './dashboard-texts';

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
      open title={title} confirmLabel={confirmLabel} cancelLabel={dashboardTexts.cancel} danger busy={busy} error={error} onClose={onClose}
      onConfirm={() => (missing ? setAsked(true) : onConfirm(reason.trim()))}
    >
      {body}
      <TextField label={texts.reason} value={reason} onValueChange={setReason} maxLength={100} error={asked && missing ? texts.reasonNeeded : undefined} />
    </ConfirmDialog>
  );
}
