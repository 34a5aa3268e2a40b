import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { Skeleton } from '@academy/ui/skeleton';
import { session } from '../../shared/api/connection';
import { registrationTexts } from '../../shared/messages/mocks-texts';
import { shellTexts } from '../../shared/messages/shell-texts';
import { useSlow } from '../../shared/use-slow';
import styles from './exam-drawer.module.css';
import type { Registering } from './use-registering';
import type { RegistrationForm } from './use-registration-form';

interface Props {
  /** Undefined while the exam is not fully known. */
  form: RegistrationForm | undefined;
  registered: boolean;
  registering: Registering;
  onSubmit: () => void;
  onCancel: () => void;
}

/** 신청하기, or 수정하기 and 신청 취소하기; above them what goes on and what went wrong. */
export function DrawerFooter({
  form,
  registered,
  registering: { running, checking, failure },
  onSubmit,
  onCancel,
}: Props) {
  const slow = useSlow(running !== undefined);
  if (!form) return <Skeleton height="var(--control-height-mobile)" />;
  const submitting = running !== undefined && running.kind !== 'cancel';
  const said = failure?.intention.kind === 'cancel' ? undefined : failure;
  const progress = checking ? registrationTexts.checking : slow ? shellTexts.slow : undefined;
  return (
    <div className={styles.footer}>
      <InlineError>{said?.text}</InlineError>
      {said?.needsLogin === true && (
        <Button variant="text" onClick={() => void session.logout()}>
          {registrationTexts.loginAgain}
        </Button>
      )}
      <output className={styles.progress}>{progress}</output>
      <div className={styles.buttons}>
        {registered && (
          <Button
            variant="text"
            size="large"
            className={styles.cancel}
            {...(form.cancelBlocked !== undefined && { disabledReason: form.cancelBlocked })}
            onClick={onCancel}
          >
            {registrationTexts.cancel}
          </Button>
        )}
        <Button
          variant="primary"
          size="large"
          className={styles.submit}
          loading={submitting}
          {...(form.submitBlocked !== undefined &&
            !submitting && { disabledReason: form.submitBlocked })}
          onClick={onSubmit}
        >
          {registered ? registrationTexts.modify : registrationTexts.apply}
        </Button>
      </div>
    </div>
  );
}
