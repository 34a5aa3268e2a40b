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
import { Checkbox } from '@academy/ui/checkbox';
import { ErrorSummary } from '@academy/ui/error-summary';
import { InfoIcon, WarningIcon } from '@academy/ui/icon';
import { InlineError } from '@academy/ui/inline-error';
import { useEffect, useEffectEvent, useId, type FormEvent, type ReactNode } from 'react';
import { session } from '../../../shared/api';
import { shellTexts } from '../../../shared/shell-texts';
import { toasts } from '../../../shared/toasts';
import { useSlow } from '../../../shared/use-slow';
import { scheduleFormTexts as texts } from '../schedule-texts';
import { CHANGE_TOAST, type Changes, type Failure } from '../use-changes';
import { useOrderedMeals } from '../use-ordered-meals';
import { currentDraft, useFormDraft, type FormDraft } from './form-draft';
import { ScheduleFields, fieldProblems } from './form-fields';
import { emptyForm, formOf, type FormState } from './form-state';
import styles from './schedule-form.module.css';
import { useScheduleForm, type FormMode, type ScheduleFormView } from './use-schedule-form';
import { useSubmit } from './use-submit';

interface FooterProps {
  /** Id of the form that it sends. */
  formId: string;
  view: ScheduleFormView;
  busy: boolean;
  failure: Failure | undefined;
  /** What is being asked for, in view while it is chosen. */
  children: ReactNode;
}

/** The one button, and what went wrong. */
function FormFooter({
  formId,
  view: { mode, blocked, preview },
  busy,
  failure,
  children,
}: FooterProps) {
  const slow = useSlow(busy);
  // A clash that the server has found is in the preview as soon as its schedule is known here.
  const said = failure !== undefined && failure.text !== preview.clash ? failure.text : undefined;
  return (
    <div className={styles.footer}>
      {children}
      <InlineError>{said}</InlineError>
      {failure?.needsLogin === true && (
        <Button variant="text" onClick={() => void session.logout()}>
          {texts.loginAgain}
        </Button>
      )}
      <output>{slow ? shellTexts.slow : null}</output>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        size="large"
        block
        loading={busy}
        {...(blocked !== undefined && !busy && { disabledReason: blocked })}
      >
        {texts.submit[mode]}
      </Button>
    </div>
  );
}

interface PreviewProps {
  preview: ScheduleFormView['preview'];
  cancelMeals: boolean;
  onCancelMeals: (cancel: boolean) => void;
}

/** What is being asked for, in a sentence; what is in its way, and which meals it would miss. */
function FormPreview({
  preview: { sentence, clash, meals },
  cancelMeals,
  onCancelMeals,
}: PreviewProps) {
  const asksForMeals = clash === null && meals.question !== null;
  return (
    <section className={styles.preview} aria-label={texts.preview}>
      <div aria-live="polite">
        <p className={sentence === null ? styles.previewHint : styles.sentence}>
          {sentence ?? texts.previewHint}
        </p>
        {clash !== null && (
          <p className={styles.clash}>
            <WarningIcon /> <span>{clash}</span>
          </p>
        )}
        {asksForMeals && (
          <p className={styles.meals}>
            <InfoIcon /> <span>{meals.question}</span>
          </p>
        )}
      </div>
      {asksForMeals && (
        <Checkbox
          size="dense"
          label={texts.cancelMeals}
          checked={cancelMeals}
          onCheckedChange={onCancelMeals}
        />
      )}
    </section>
  );
}

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

/**
 * Asks for a schedule or changes one. What is written stays until it is sent, however the sheet is
 * closed.
 */
export function FormSheet({ target, list, studentId, month, today, changes, onClose }: Props) {
  const formId = useId();
  const schedule = target?.schedule ?? null;
  const of = target === null ? null : (schedule?.id ?? 'new');
  const draft = useFormDraft({
    of,
    initial: initialOf(target, month, today),
    version: schedule?.version ?? null,
  });
  const meals = useOrderedMeals(studentId, list.settings);
  const { running, failure } = changes;
  const said =
    failure?.change.kind === 'create' || failure?.change.kind === 'edit' ? failure : undefined;
  const view = useScheduleForm({ draft, schedule, own: list.content, today, meals, failure: said });
  const submit = useSubmit({ of, schedule, draft, view, changes, meals, onClose });
  const busy = running?.kind === 'create' || running?.kind === 'edit';

  const begin = useEffectEvent(() => {
    view.reset();
    changes.clearFailure();
  });
  useEffect(() => {
    if (of === null) return undefined;
    begin();
    return () => tellDraftIsKept(of);
  }, [of]);

  function change(part: Partial<FormState>): void {
    draft.change(part);
    changes.clearFailure();
  }
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
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ErrorSummary title={texts.problems} problems={fieldProblems(view.listed)} />
        <Notices schedule={schedule} draft={draft} mode={view.mode} />
        <ScheduleFields form={draft.form} errors={view.errors} today={today} onChange={change} />
      </form>
    </BottomSheet>
  );
}
