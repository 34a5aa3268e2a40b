import type { ReasonId } from '@academy/domain/ids';
import {
  reasonRefusalText,
  decideReasonChange,
  existingReason,
  type ReasonType,
  type AbsenceReason,
  type ReasonForm,
} from '@academy/domain/reasons';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { EmptyState } from '@academy/ui/empty-state';
import { ErrorState } from '@academy/ui/error-state';
import { ErrorSummary } from '@academy/ui/error-summary';
import {
  reasonFormTexts,
  reasonsTexts,
  receiptTexts,
} from '../../../shared/messages/reasons-texts';
import { ReceiptSkeleton } from '../receipt/receipt-skeleton';
import type { Sending } from '../use-sending';
import { useReason } from '../use-reason';
import { FormFooter } from './form-footer';
import { ReasonFields } from './reason-fields';
import styles from './reason-form.module.css';
import { useReasonForm } from './use-reason-form';
import { isCalendarDay } from '@academy/domain/time';
import { useQuery } from '@tanstack/react-query';
import { reasonQueries } from '../reasons-queries';
import { Button } from '@academy/ui/button';
import { StatusBadge } from '../status-badge';

/** That a reason stands for this day and type already, with the way to it. */
function ExistingNote({
  existing,
  onShow,
}: {
  existing: AbsenceReason | null;
  onShow: (existing: AbsenceReason) => void;
}) {
  return (
    <div aria-live="polite">
      {existing && (
        <div className={styles.existing}>
          <StatusBadge status={existing.status} />
          <p>{reasonRefusalText('reason-exists')}</p>
          <Button size="dense" onClick={() => onShow(existing)}>
            {reasonFormTexts.showExisting}
          </Button>
        </div>
      )}
    </div>
  );
}

/**
 * The reason that stands for the form's day and type already, if there is one: it is opened instead
 * of a second one.
 */
function useExisting(
  { date, type }: Pick<ReasonForm, 'date' | 'type'>,
  { open, editedId }: { open: boolean; editedId: ReasonId | null },
): AbsenceReason | null {
  const day = isCalendarDay(date) ? date : null;
  const { data } = useQuery(reasonQueries.ofDay(open ? day : null));
  return day === null
    ? null
    : existingReason(
        (data ?? []).filter(({ id }) => id !== editedId),
        { date: day, type },
      );
}

interface Props {
  /** A new reason is written. */
  isNew: boolean;
  /** The reason that is changed. */
  editId: ReasonId | null;
  type: ReasonType;
  onType: (type: ReasonType) => void;
  sending: Sending;
  /** Leads to a reason instead. */
  onShow: (id: ReasonId) => void;
  onClose: () => void;
}

/** Where a reason is written, or changed while it waits. */
export function ReasonSheet({ isNew, editId, type, onType, sending, onShow, onClose }: Props) {
  const open = isNew || editId !== null;
  const { reason, missing, failed, retrying, retry } = useReason(editId);
  const form = useReasonForm({ open, reason, type, onType, sending });
  const existing = useExisting(form.input, { open, editedId: editId });
  const ready = isNew || reason !== undefined;
  const decision = reason ? decideReasonChange(reason) : undefined;
  const blocked =
    decision?.allowed === false
      ? reasonRefusalText(decision.reason)
      : existing
        ? reasonRefusalText('reason-exists')
        : undefined;
  const show = ({ id }: { id: ReasonId }) => onShow(id);

  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      closeOnBack={false}
      title={isNew ? reasonFormTexts.newTitle : reasonFormTexts.editTitle}
      footer={
        ready && (
          <FormFooter
            isNew={isNew}
            failure={form.failure}
            sending={sending}
            blocked={blocked}
            onShow={show}
            onSubmit={form.submit}
          />
        )
      }
    >
      {failed && (
        <ErrorState
          title={reasonsTexts.failed}
          retryLabel={reasonsTexts.retry}
          retrying={retrying}
          onRetry={retry}
        />
      )}
      {missing && <EmptyState title={receiptTexts.notFound} />}
      {!ready && !failed && !missing && <ReceiptSkeleton />}
      {ready && (
        <div className={styles.form}>
          <ErrorSummary
            key={form.tries.count}
            title={reasonFormTexts.problems}
            problems={form.tries.problems}
          />
          <ReasonFields
            input={form.input}
            errors={form.errors}
            today={form.today}
            fieldId={form.fieldId}
            note={<ExistingNote existing={existing} onShow={show} />}
            onChange={form.change}
          />
        </div>
      )}
    </BottomSheet>
  );
}
