import { approvalRefusalText } from '@academy/domain/schedule';
import { ConfirmDialog } from '@academy/ui/dialog';
import { TextArea } from '@academy/ui/text-area';
import { useState } from 'react';
import styles from './panel.module.css';
import { queueTexts as texts } from './queue-texts';
import type { Waiting } from './waiting';

interface Props {
  items: readonly Waiting[];
  busy: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** 반려: the reason is a must, and the students read it as it is written here. */
export function RejectDialog({ items, busy, onClose, onConfirm }: Props) {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const missing = reason.trim() === '';
  return (
    <ConfirmDialog
      open
      title={texts.rejectTitle(items.length)}
      confirmLabel={texts.reject}
      danger
      busy={busy}
      onClose={onClose}
      onConfirm={() => (missing ? setAsked(true) : onConfirm(reason.trim()))}
    >
      <ul className={styles.plain}>
        {items.map((item) => (
          <li key={item.key}>{`${item.name} · ${item.title} · ${item.sentence}`}</li>
        ))}
      </ul>
      <TextArea
        data-autofocus=""
        className={styles.spaced}
        label={texts.rejectReason}
        hint={texts.rejectHint}
        maxLength={texts.reasonLimit}
        value={reason}
        onValueChange={setReason}
        error={asked && missing ? approvalRefusalText('reject-reason-missing') : undefined}
      />
    </ConfirmDialog>
  );
}
