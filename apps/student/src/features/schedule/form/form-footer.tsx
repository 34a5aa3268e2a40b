import textStyles from '@academy/ui/styles/text.module.css';
import { Button } from '@academy/ui/button';
import { Checkbox } from '@academy/ui/checkbox';
import { InfoIcon, WarningIcon } from '@academy/ui/icon';
import { InlineError } from '@academy/ui/inline-error';
import type { ReactNode } from 'react';
import { session } from '../../../shared/api';
import { shellTexts } from '../../../shared/shell-texts';
import { useSlow } from '../../../shared/use-slow';
import { scheduleFormTexts as texts } from '../schedule-texts';
import type { Failure } from '../use-changes';
import styles from './schedule-form.module.css';
import type { ScheduleFormView } from './use-schedule-form';

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
export function FormFooter({
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
export function FormPreview({
  preview: { sentence, clash, meals },
  cancelMeals,
  onCancelMeals,
}: PreviewProps) {
  const asksForMeals = clash === null && meals.question !== null;
  return (
    <section className={styles.preview} aria-label={texts.preview}>
      <div aria-live="polite">
        <p className={sentence === null ? textStyles.help : styles.sentence}>
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
