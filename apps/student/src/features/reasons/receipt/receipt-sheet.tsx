import type { ReasonId } from '@academy/domain/ids';
import { reasonSentence, reasonCategoryName, type AbsenceReason } from '@academy/domain/reasons';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { ConfirmDialog } from '@academy/ui/dialog';
import { EmptyState } from '@academy/ui/empty-state';
import { ErrorState } from '@academy/ui/error-state';
import { SuccessIcon } from '@academy/ui/icon';
import { useState } from 'react';
import { reasonsTexts, receiptTexts as texts } from '../../../shared/messages/reasons-texts';
import type { Sending } from '../use-sending';
import { useReason } from '../use-reason';
import { ReceiptFooter } from './receipt-footer';
import { ReceiptSkeleton } from './receipt-skeleton';
import styles from './receipt.module.css';
import { formatMoment } from '@academy/domain/time';
import { KeyValueList, type KeyValue } from '@academy/ui/key-value-list';
import { RejectReason } from '../reject-reason';
import { StatusBadge } from '../status-badge';

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
    <div className={styles.receipt}>
      <p className={styles.sentence}>{reasonSentence(reason)}</p>
      {reason.rejectReason !== null && <RejectReason>{reason.rejectReason}</RejectReason>}
      <KeyValueList items={factsOf(reason)} />
      <div>
        <h3 className={styles.label}>{texts.text}</h3>
        <p className={styles.text}>{reason.text}</p>
      </div>
    </div>
  );
}

/** What has just been done with which reason. */
export interface Fresh {
  id: ReasonId;
  kind: 'submit' | 'edit';
}

interface Props {
  /** Null: closed. */
  id: ReasonId | null;
  fresh: Fresh | null;
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
        {failed && (
          <ErrorState
            title={reasonsTexts.failed}
            retryLabel={reasonsTexts.retry}
            retrying={retrying}
            onRetry={retry}
          />
        )}
        {missing && <EmptyState title={texts.notFound} />}
        {!reason && !failed && !missing && <ReceiptSkeleton />}
        {reason && <ReceiptFacts reason={reason} />}
      </BottomSheet>
      <ConfirmDialog
        open={asked !== null && asked === id}
        title={texts.withdrawTitle}
        confirmLabel={texts.withdraw}
        danger
        busy={running?.kind === 'withdraw'}
        error={failure?.wish.kind === 'withdraw' ? failure.text : undefined}
        onClose={() => {
          setAsked(null);
          sending.forgive();
        }}
        onConfirm={() => reason && sending.start({ kind: 'withdraw', id: reason.id })}
      >
        {reason && texts.withdrawBody(reasonSentence(reason))}
      </ConfirmDialog>
    </>
  );
}
