import type { AbsenceReason } from '@academy/domain/reasons';
import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { reasonFormTexts } from '../../../shared/messages/reasons-texts';
import { shellTexts } from '../../../shared/messages/shell-texts';
import { useOnline } from '@academy/app-kit/device';
import { useSlow } from '../../../shared/use-slow';
import type { Failure, Sending } from '../use-sending';
import styles from './reason-form.module.css';

interface Props {
  isNew: boolean;
  failure: Failure | undefined;
  sending: Pick<Sending, 'running' | 'unsure'>;
  /** Why it cannot be sent now. */
  blocked: string | undefined;
  onShow: (reason: AbsenceReason) => void;
  onSubmit: () => void;
}

/** 제출하기 or 수정하기; above it what goes on and what went wrong. */
export function FormFooter({
  isNew,
  failure,
  sending: { running, unsure },
  blocked,
  onShow,
  onSubmit,
}: Props) {
  const online = useOnline();
  const slow = useSlow(running !== undefined);
  const submitting = running !== undefined && running.kind !== 'withdraw';
  const toShow = failure?.existing ?? failure?.current;
  const reason = blocked ?? (online ? undefined : reasonFormTexts.offline);
  return (
    <div className={styles.footer}>
      {!online && <p className={styles.offline}>{reasonFormTexts.offline}</p>}
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
