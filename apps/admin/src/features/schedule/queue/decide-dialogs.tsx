import { approvalRefusalText } from '@academy/domain/schedule';
import { ConfirmDialog } from '@academy/ui/dialog';
import { Stack } from '@academy/ui/layout';
import { TextArea } from '@academy/ui/text-area';
import { useState } from 'react';
import { EffectList, hasEffects } from '../effects';
import styles from './approval-queue.module.css';
import { queueTexts as texts } from './queue-texts';
import type { Waiting } from './waiting';
import { dotted } from '@academy/domain/text';

interface BulkApproveProps {
  items: readonly Waiting[];
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** 선택 승인: what each of the chosen would meet, before anything is approved. */
export function BulkApproveDialog({ items, busy, onClose, onConfirm }: BulkApproveProps) {
  const meeting = items.filter(({ effects }) => hasEffects(effects));
  return (
    <ConfirmDialog
      open
      title={texts.bulkTitle(items.length)}
      confirmLabel={texts.approve}
      busy={busy}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>{texts.bulkBody(meeting.length)}</p>
      <ul className={styles.plain}>
        {meeting.map((item) => (
          <Stack key={item.key} as="li" gap={4}>
            <strong>{`${item.name} · ${item.title}`}</strong>
            <EffectList effects={item.effects} />
          </Stack>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

interface RejectProps {
  items: readonly Waiting[];
  busy: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** 반려: the reason is a must, and the students read it as it is written here. */
export function RejectDialog({ items, busy, onClose, onConfirm }: RejectProps) {
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
          <li key={item.key}>{dotted(item.name, item.title, item.sentence)}</li>
        ))}
      </ul>
      <TextArea
        data-autofocus=""
        className={styles.spaced}
        rows={3}
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
