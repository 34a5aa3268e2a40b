import { ATTACHMENTS_LIMIT, type Attachment } from '@academy/domain/attachments';
import type { StudentId } from '@academy/domain/ids';
import {
  scheduleSentence,
  changeRequestDraft,
  draftOf,
  type RegularSchedule,
  type ScheduleList,
} from '@academy/domain/schedule';
import { dayOfMonth, monthOf, type CalendarDay, type CalendarMonth } from '@academy/domain/time';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Button } from '@academy/ui/button';
import { ErrorSummary } from '@academy/ui/error-summary';
import { Stack } from '@academy/ui/layout';
import { useEffect, useEffectEvent, useId, type FormEvent } from 'react';
import { AttachmentField } from '../../../shared/photos/attachment-field';
import { usePhotoUploads } from '../../../shared/photos/use-photo-uploads';
import { ReasonsWay } from '../../../shared/reasons-way';
import { toasts } from '../../../shared/toasts';
import { scheduleFormTexts as texts } from '../schedule-texts';
import { CHANGE_TOAST, type Changes } from '../use-changes';
import { useOrderedMeals } from '../use-ordered-meals';
import { currentDraft, useFormDraft, type FormDraft } from './form-draft';
import { ScheduleFields, fieldProblems } from './form-fields';
import { FormFooter, FormPreview } from './form-footer';
import { emptyForm, formOf, type FormState } from './form-state';
import styles from './schedule-form.module.css';
import { useScheduleForm, type FormMode } from './use-schedule-form';
import { useSubmit } from './use-submit';

interface NoticesProps {
  schedule: RegularSchedule | null;
  draft: FormDraft;
  mode: FormMode;
}

/** What the student should know before writing on. */
function Notices({ schedule, draft, mode }: NoticesProps) {
  return (
    <>
      {draft.resumed && (
        <div className={styles.notice}>
          {texts.kept}
          <Button size="dense" variant="text" onClick={draft.startOver}>
            {texts.startOver}
          </Button>
        </div>
      )}
      {draft.overtaken && schedule && (
        <p className={styles.notice} data-warns="">
          {texts.movedOn(`${schedule.title} · ${scheduleSentence(schedule)}`)}
        </p>
      )}
      {mode === 'new' && <ReasonsWay replace />}
      {mode === 'change-request' && <p className={styles.notice}>{texts.changeNote}</p>}
    </>
  );
}

/**
 * Says that a form that was closed half-written is still there. The next opening shows it again.
 */
function tellDraftIsKept(of: string): void {
  if (currentDraft(of)) toasts.show({ key: CHANGE_TOAST, text: texts.keptToast });
}

/** What the form is for: a new schedule (from a day, when one was pressed), or a change of one. */
export type FormTarget =
  | { schedule: null; date: CalendarDay | null }
  | { schedule: RegularSchedule };

interface Props {
  /** Null: closed. */
  target: FormTarget | null;
  list: ScheduleList;
  studentId: StudentId;
  month: CalendarMonth;
  today: CalendarDay;
  changes: Changes;
  onClose: () => void;
}

const NO_PHOTOS: readonly Attachment[] = [];

function initialOf(target: FormTarget | null, month: CalendarMonth, today: CalendarDay): FormState {
  if (target?.schedule)
    return formOf(
      target.schedule.status === 'APPROVED'
        ? changeRequestDraft(target.schedule, today)
        : draftOf(target.schedule),
    );
  const date = target?.date ?? null;
  return emptyForm(date ?? (month > monthOf(today) ? dayOfMonth(month, 1) : today), date !== null);
}

/** The form of a target with its photos, its checks and the way to send it. */
function useOpenForm({ target, list, studentId, month, today, changes, onClose }: Props) {
  const schedule = target?.schedule ?? null;
  const of = target === null ? null : (schedule?.id ?? 'new');
  const draft = useFormDraft({
    of,
    initial: initialOf(target, month, today),
    had: schedule?.attachments ?? NO_PHOTOS,
    version: schedule?.version ?? null,
  });
  const photos = usePhotoUploads({
    of: of ?? '',
    kept: draft.attachments,
    open: of !== null,
    onChange: draft.changeAttachments,
  });
  const meals = useOrderedMeals(studentId, list.settings);
  const { failure } = changes;
  const said =
    failure?.change.kind === 'create' || failure?.change.kind === 'edit' ? failure : undefined;
  const view = useScheduleForm({
    draft,
    schedule,
    own: list.content,
    today,
    meals,
    photosBlocked: photos.blocked,
    failure: said,
  });
  const submit = useSubmit({ of, schedule, draft, view, changes, meals, onClose });

  const begin = useEffectEvent(() => {
    view.reset();
    changes.clearFailure();
  });
  useEffect(() => {
    if (of === null) return undefined;
    begin();
    return () => tellDraftIsKept(of);
  }, [of]);

  return {
    schedule,
    draft,
    photos,
    said,
    view,
    submit,
    change(part: Partial<FormState>): void {
      draft.change(part);
      changes.clearFailure();
    },
  };
}

/**
 * Asks for a schedule or changes one. What is written stays until it is sent, however the sheet is
 * closed.
 */
export function FormSheet(props: Props) {
  const { target, today, changes, onClose } = props;
  const formId = useId();
  const { schedule, draft, photos, said, view, submit, change } = useOpenForm(props);
  const busy = changes.running?.kind === 'create' || changes.running?.kind === 'edit';
  const footer = (
    <FormFooter formId={formId} view={view} busy={busy} failure={said}>
      <FormPreview
        preview={view.preview}
        cancelMeals={draft.form.cancelMeals}
        onCancelMeals={(cancelMeals) => change({ cancelMeals })}
      />
    </FormFooter>
  );

  return (
    <BottomSheet
      open={target !== null}
      onClose={onClose}
      closeOnBack={false}
      title={texts.titles[view.mode]}
      footer={footer}
    >
      <Stack
        as="form"
        id={formId}
        noValidate
        gap={16}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ErrorSummary title={texts.problems} problems={fieldProblems(view.listed)} />
        <Notices schedule={schedule} draft={draft} mode={view.mode} />
        <ScheduleFields form={draft.form} errors={view.errors} today={today} onChange={change} />
        <AttachmentField photos={photos} hint={texts.photoHint(ATTACHMENTS_LIMIT)} />
      </Stack>
    </BottomSheet>
  );
}
