import { reasonRefusalText, decideReasonChange, type AbsenceReason } from '@academy/domain/reasons';
import { Button } from '@academy/ui/button';
import { receiptTexts as texts } from '../../../shared/messages/reasons-texts';
import styles from './receipt.module.css';

interface Props {
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
 * What can be done with a reason: change or withdraw it while it waits, submit it anew after a no.
 */
export function ReceiptFooter({ reason, fresh, onEdit, onWithdraw, onAgain, onClose }: Props) {
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
