import { errorText } from '@academy/api-client';
import { POINT_REASON_LIMIT, type IssuedPoint } from '@academy/domain/points';
import { ConfirmDialog } from '@academy/ui/dialog';
import { TextField } from '@academy/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api';
import { toasts } from '../../shared/toasts';
import { changeTexts as texts } from './history-texts';
import styles from './point-dialogs.module.css';
import { pointQueries } from './points-queries';
import { pointsTexts } from './points-texts';

interface Props {
  point: IssuedPoint;
  onClose: () => void;
  onDone: () => void;
}

/** 부여 취소: asks for the reason, which stays in the history beside the struck line. */
export function VoidDialog({ point, onClose, onDone }: Props) {
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const missing = reason.trim() === '';
  const work = useMutation({
    mutationFn: () => api.voidPoint({ params: { pointId: point.id }, body: { reason: reason.trim() } }),
    onSuccess: () => {
      toasts.show({ text: texts.voided(point.name), tone: 'success' });
      onDone();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: pointQueries.all }),
  });
  return (
    <ConfirmDialog
      open title={texts.voidTitle(point.name)} confirmLabel={texts.voidConfirm} cancelLabel={pointsTexts.cancel} danger busy={work.isPending} error={work.error ? errorText(work.error, pointsTexts.failed) : undefined} onClose={onClose}
      onConfirm={() => (missing ? setAsked(true) : work.mutate())}
    >
      <p className={styles.facts}>{texts.voidBody}</p>
      <TextField label={texts.voidReason} value={reason} maxLength={POINT_REASON_LIMIT} error={asked && missing ? texts.voidNeeded : undefined} onValueChange={setReason} />
    </ConfirmDialog>
  );
}
