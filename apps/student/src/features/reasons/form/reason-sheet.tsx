import textStyles from '@academy/ui/styles/text.module.css';
import { useOnline } from '@academy/app-kit/device';
import { ATTACHMENTS_LIMIT } from '@academy/domain/attachments';
import type { ReasonId } from '@academy/domain/ids';
import {
  reasonRefusalText,
  decideReasonChange,
  existingReason,
  type ReasonType,
  type AbsenceReason,
  type ReasonForm,
} from '@academy/domain/reasons';
import { isCalendarDay } from '@academy/domain/time';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Button } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { ErrorState } from '@academy/ui/error-state';
import { ErrorSummary } from '@academy/ui/error-summary';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { AttachmentField } from '../../../shared/photos/attachment-field';
import { usePhotoUploads } from '../../../shared/photos/use-photo-uploads';
import { shellTexts } from '../../../shared/shell-texts';
import { useSlow } from '../../../shared/use-slow';
import { ReasonFields } from './reason-fields';
import styles from './reason-form.module.css';
import { useReasonForm } from './use-reason-form';
import { useReason, reasonQueries } from '../reasons-queries';
import { reasonFormTexts, reasonsTexts, receiptTexts } from '../reasons-texts';
import { ReasonSkeleton, StatusBadge } from '../reason-status';
import type { Sending, Failure } from '../use-sending';
import footStyles from '../../../shared/styles/sheet-foot.module.css';

interface FooterProps {
  isNew: boolean;
  failure: Failure | undefined;
  sending: Pick<Sending, 'running' | 'unsure'>;
  /** Why it cannot be sent now. */
  blocked: string | undefined;
  onShow: (reason: AbsenceReason) => void;
  onSubmit: () => void;
}

/** 제출하기 or 수정하기; above it what goes on and what went wrong. */
function FormFooter({
  isNew,
  failure,
  sending: { running, unsure },
  blocked,
  onShow,
  onSubmit,
}: FooterProps) {
  const online = useOnline();
  const slow = useSlow(running !== undefined);
  const submitting = running !== undefined && running.kind !== 'withdraw';
  const toShow = failure?.existing ?? failure?.current;
  const reason = blocked ?? (online ? undefined : reasonFormTexts.offline);
  return (
    <div className={footStyles.foot}>
      {!online && <p className={textStyles.help}>{reasonFormTexts.offline}</p>}
      <InlineError>{failure?.text}</InlineError>
      {toShow && (
        <Button variant="text" onClick={() => onShow(toShow)}>
          {reasonFormTexts.showExisting}
        </Button>
      )}
      <output className={styles.progress}>
        {submitting && (unsure ? reasonFormTexts.checking : slow && shellTexts.slow)}
      </output>
      <Button
        variant="primary"
        size="large"
        block
        loading={submitting}
        {...(reason !== undefined && !submitting && { disabledReason: reason })}
        onClick={onSubmit}
      >
        {isNew ? reasonFormTexts.submit : reasonFormTexts.save}
      </Button>
    </div>
  );
}

/** Says that a reason exists for this day and type, with a link to it. */
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
 * The existing reason for the form's day and type, if there is one: it is opened instead of a
 * second one.
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
  const photos = usePhotoUploads({
    of: form.about,
    kept: form.attachments,
    open,
    onChange: form.changeAttachments,
  });
  const existing = useExisting(form.input, { open, editedId: editId });
  const ready = isNew || reason !== undefined;
  const decision = reason ? decideReasonChange(reason) : undefined;
  const blocked =
    decision?.allowed === false
      ? reasonRefusalText(decision.reason)
      : existing
        ? reasonRefusalText('reason-exists')
        : photos.blocked;
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
      {failed && <ErrorState title={reasonsTexts.failed} retrying={retrying} onRetry={retry} />}
      {missing && <EmptyState title={receiptTexts.notFound} />}
      {!ready && !failed && !missing && <ReasonSkeleton />}
      {ready && (
        <Stack gap={20}>
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
          <AttachmentField photos={photos} hint={reasonFormTexts.photoHint(ATTACHMENTS_LIMIT)} />
        </Stack>
      )}
    </BottomSheet>
  );
}
