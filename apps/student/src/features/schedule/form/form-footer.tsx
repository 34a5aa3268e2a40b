import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import type { ReactNode } from 'react';
import { session } from '../../../shared/api/connection';
import { scheduleFormTexts as texts } from '../schedule-texts';
import { shellTexts } from '../../../shared/messages/shell-texts';
import { useSlow } from '../../../shared/use-slow';
import type { Failure } from '../use-changes';
import styles from './schedule-form.module.css';
import type { ScheduleFormView } from './use-schedule-form';

interface Props {
  /** Id of the form that it sends. */
  formId: string;
  view: ScheduleFormView;
  busy: boolean;
  failure: Failure | undefined;
  /** What is being asked for, in sight while it is chosen. */
  children: ReactNode;
}

/** The one button, and what went wrong. */
export function FormFooter({
  formId,
  view: { mode, blocked, preview },
  busy,
  failure,
  children,
}: Props) {
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
