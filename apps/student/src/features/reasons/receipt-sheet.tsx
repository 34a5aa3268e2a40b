import type { ReasonId } from '@academy/domain/ids';
import {
  reasonRefusalText,
  decideReasonChange,
  reasonSentence,
  reasonCategoryName,
  type AbsenceReason,
} from '@academy/domain/reasons';
import { formatMoment } from '@academy/domain/time';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Button } from '@academy/ui/button';
import { ConfirmDialog } from '@academy/ui/dialog';
import { EmptyState } from '@academy/ui/empty-state';
import { ErrorState } from '@academy/ui/error-state';
import { SuccessIcon } from '@academy/ui/icon';
import { KeyValueList, type KeyValue } from '@academy/ui/key-value-list';
import { Stack } from '@academy/ui/layout';
import { useState } from 'react';
import { AttachedPhotos } from '../../shared/photos/attached-photos';
import { photoTexts } from '../../shared/photos/photo-texts';
import { ReasonSkeleton, RejectReason, StatusBadge } from './reason-status';
import { useReason } from './reasons-queries';
import { receiptTexts as texts, reasonsTexts } from './reasons-texts';
import styles from './receipt-sheet.module.css';
import type { Sending } from './use-sending';

interface FooterProps {
  reason: AbsenceReason;
  /** It was submitted or changed a moment ago: most people only want to close it. */
  fresh: boolean;
  onEdit: () => void;
  onWithdraw: () => void;
  /** Writes a new one with the same content. */
  onAgain: () => void;
  onClose: () => void;
}

/**
 * What can be done with a reason: change or withdraw it while it waits, submit it again after a no.
 */
function ReceiptFooter({ reason, fresh, onEdit, onWithdraw, onAgain, onClose }: FooterProps) {
  const decision = decideReasonChange(reason);
  const blocked = decision.allowed ? {} : { disabledReason: reasonRefusalText(decision.reason) };
  if (reason.status === 'REJECTED' || reason.status === 'WITHDRAWN') {
    return (
      <Button variant="primary" size="large" block onClick={onAgain}>
        {texts.again}
      </Button>
    );
  }
  return (
    <div className={styles.buttons}>
      <Button
        variant="text"
        size="large"
        className={styles.withdraw}
        {...blocked}
        onClick={onWithdraw}
      >
        {texts.withdraw}
      </Button>
      <Button size="large" variant={fresh ? 'secondary' : 'primary'} {...blocked} onClick={onEdit}>
        {texts.edit}
      </Button>
      {fresh && (
        <Button variant="primary" size="large" onClick={onClose}>
          {texts.confirm}
        </Button>
      )}
    </div>
  );
}

const moment = (instant: string) => formatMoment(new Date(instant));

function factsOf(reason: AbsenceReason): KeyValue[] {
  const edited = reason.status === 'PENDING' && reason.version > 1;
  return [
    { label: texts.number, value: <strong>{reason.receiptNumber}</strong> },
    { label: texts.status, value: <StatusBadge status={reason.status} /> },
    { label: texts.submittedAt, value: moment(reason.createdAt) },
    ...(edited ? [{ label: texts.editedAt, value: moment(reason.updatedAt) }] : []),
    ...(reason.decidedByName === null
      ? []
      : [{ label: texts.decidedBy, value: reason.decidedByName }]),
    ...(reason.decidedAt === null
      ? []
      : [{ label: texts.decidedAt, value: moment(reason.decidedAt) }]),
    { label: texts.category, value: reasonCategoryName(reason.category) },
  ];
}

/** A reason with its receipt: number, state, who decided and when. */
function ReceiptFacts({ reason }: { reason: AbsenceReason }) {
  return (
    <Stack gap={16}>
      <p className={styles.sentence}>{reasonSentence(reason)}</p>
      {reason.rejectReason !== null && <RejectReason>{reason.rejectReason}</RejectReason>}
      <KeyValueList items={factsOf(reason)} />
      <div>
        <h3 className={styles.label}>{texts.text}</h3>
        <p className={styles.text}>{reason.text}</p>
      </div>
      {reason.attachments.length > 0 && (
        <div>
          <h3 className={styles.label}>{photoTexts.of(reason.attachments.length)}</h3>
          <AttachedPhotos attachments={reason.attachments} of={reason.receiptNumber} />
        </div>
      )}
    </Stack>
  );
}

/** What has just been done with which reason. */
export interface JustSent {
  id: ReasonId;
  kind: 'submit' | 'edit';
}

interface Props {
  /** Null: closed. */
  id: ReasonId | null;
  fresh: JustSent | null;
  sending: Sending;
  onEdit: (reason: AbsenceReason) => void;
  onAgain: (reason: AbsenceReason) => void;
  onClose: () => void;
}

/** A submitted reason: its receipt, the manager's answer, and what can still be done. */
export function ReceiptSheet({ id, fresh, sending, onEdit, onAgain, onClose }: Props) {
  const { reason, missing, failed, retrying, retry } = useReason(id);
  const [asked, setAsked] = useState<ReasonId | null>(null);
  const { running, failure } = sending;
  const kind = fresh !== null && fresh.id === id ? fresh.kind : undefined;
  // With the sheet goes what was asked in it.
  if (id === null && asked !== null) setAsked(null);

  const title =
    kind === undefined ? texts.title : kind === 'submit' ? texts.submitted : texts.edited;
  return (
    <>
      <BottomSheet
        open={id !== null}
        onClose={onClose}
        closeOnBack={false}
        title={title}
        footer={
          reason && (
            <ReceiptFooter
              reason={reason}
              fresh={kind !== undefined}
              onEdit={() => onEdit(reason)}
              onWithdraw={() => setAsked(reason.id)}
              onAgain={() => onAgain(reason)}
              onClose={onClose}
            />
          )
        }
      >
        {kind !== undefined && (
          <p className={styles.done}>
            <SuccessIcon /> {texts.submittedHint}
          </p>
        )}
        {failed && <ErrorState title={reasonsTexts.failed} retrying={retrying} onRetry={retry} />}
        {missing && <EmptyState title={texts.notFound} />}
        {!reason && !failed && !missing && <ReasonSkeleton />}
        {reason && <ReceiptFacts reason={reason} />}
      </BottomSheet>
      <ConfirmDialog
        open={asked !== null && asked === id}
        title={texts.withdrawTitle}
        confirmLabel={texts.withdraw}
        closeOnBack={false}
        danger
        busy={running?.kind === 'withdraw'}
        error={failure?.change.kind === 'withdraw' ? failure.text : undefined}
        onClose={() => {
          setAsked(null);
          sending.clearFailure();
        }}
        onConfirm={() => reason && sending.start({ kind: 'withdraw', id: reason.id })}
      >
        {reason && texts.withdrawBody(reasonSentence(reason))}
      </ConfirmDialog>
    </>
  );
}
