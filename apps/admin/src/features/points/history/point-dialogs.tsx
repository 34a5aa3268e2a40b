import columnStyles from '@academy/ui/styles/column.module.css';
import { errorText } from '@academy/api-client';
import { POINT_REASON_LIMIT, type IssuedPoint } from '@academy/domain/points';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { TextArea } from '@academy/ui/text-area';
import { TextField } from '@academy/ui/text-field';
import { closeText, saveText } from '@academy/ui/words';
import { useId, useState } from 'react';
import { api } from '../../../shared/api';
import { ReasonDialog } from '../../../shared/forms/reason-dialog';
import { useUndo } from '../../../shared/writes/use-undo';
import { useWrite } from '../../../shared/writes/use-write';
import { pointQueries } from '../points-queries';
import { changeTexts as texts, pointsTexts } from '../points-texts';

interface VoidDialogProps {
  point: IssuedPoint;
  onClose: () => void;
  onDone: () => void;
}

/** 부여 취소: asks for the reason, which stays in the history beside the struck line. */
export function VoidDialog({ point, onClose, onDone }: VoidDialogProps) {
  const { announce } = useUndo(pointQueries.all);
  const work = useWrite({
    name: `void point ${point.id}`,
    send: (reason: string) => api.voidPoint({ params: { pointId: point.id }, body: { reason } }),
    reads: pointQueries.all,
    onSuccess: ({ undo }) => {
      announce(texts.voided(point.name), undo);
      onDone();
    },
  });
  return (
    <ReasonDialog
      title={texts.voidTitle(point.name)}
      confirmLabel={texts.voidConfirm}
      busy={work.isPending}
      error={work.error ? errorText(work.error, pointsTexts.failed) : undefined}
      onClose={onClose}
      onConfirm={work.run}
    >
      {texts.voidBody}
    </ReasonDialog>
  );
}

/** 사유 수정: words only. Another score is another point. */
export function EditDialog({ point, onClose }: { point: IssuedPoint; onClose: () => void }) {
  const { announce } = useUndo(pointQueries.all);
  const formId = useId();
  const [reason, setReason] = useState(point.reason);
  const [memo, setMemo] = useState(point.memo);
  const missing = reason.trim() === '';
  const work = useWrite({
    name: `edit point ${point.id}`,
    send: () =>
      api.editPoint({
        params: { pointId: point.id },
        body: { reason: reason.trim(), memo: memo.trim() },
      }),
    reads: pointQueries.all,
    onSuccess: ({ undo }) => {
      announce(texts.saved, undo);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.editTitle(point.name)}
      footer={
        <>
          <Button onClick={onClose}>{closeText}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={work.isPending}
            {...(missing && { disabledReason: texts.reasonNeeded })}
          >
            {saveText}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={columnStyles.gap12}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!missing) work.run();
        }}
      >
        <TextArea
          label={texts.reason}
          hint={texts.reasonHint}
          rows={2}
          maxLength={POINT_REASON_LIMIT}
          value={reason}
          error={missing ? texts.reasonNeeded : undefined}
          onValueChange={setReason}
        />
        <TextField
          label={texts.memo}
          hint={texts.memoHint}
          maxLength={POINT_REASON_LIMIT}
          value={memo}
          onValueChange={setMemo}
        />
        <InlineError>{work.error && errorText(work.error, pointsTexts.failed)}</InlineError>
      </form>
    </Dialog>
  );
}
