import {
  reasonCategoryName,
  isRegisteredByManager,
  reasonSentence,
  type AbsenceReason,
} from '@academy/domain/reasons';
import { formatMoment } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { ChevronRightIcon } from '@academy/ui/icon';
import { reasonsTexts } from '../../../shared/messages/reasons-texts';
import { RejectReason } from '../reject-reason';
import { StatusBadge } from '../status-badge';
import styles from './reason-list.module.css';

interface Props {
  reason: AbsenceReason;
  onOpen: () => void;
}

/**
 * A reason in the list. Its sentence is a button that covers the card: a screen reader hears a
 * name, a finger has the whole card.
 */
export function ReasonCard({ reason, onOpen }: Props) {
  return (
    <li className={styles.card} data-status={reason.status}>
      <div className={styles.head}>
        <StatusBadge status={reason.status} />
        {isRegisteredByManager(reason) && <Badge>{reasonsTexts.byManager}</Badge>}
        <ChevronRightIcon className={styles.chevron} />
      </div>
      <h3 className={styles.title}>
        <button type="button" aria-haspopup="dialog" className={styles.open} onClick={onOpen}>
          {reasonSentence(reason)}
        </button>
      </h3>
      <p className={styles.text}>
        {reasonCategoryName(reason.category)} · {reason.text}
      </p>
      {reason.rejectReason !== null && <RejectReason>{reason.rejectReason}</RejectReason>}
      <p className={styles.meta}>
        {reason.receiptNumber} ·{' '}
        {reasonsTexts.submittedAt(formatMoment(new Date(reason.createdAt)))}
      </p>
    </li>
  );
}
