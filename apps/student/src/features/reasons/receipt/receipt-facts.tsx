import { reasonCategoryName, reasonSentence, type AbsenceReason } from '@academy/domain/reasons';
import { formatMoment } from '@academy/domain/time';
import { KeyValueList, type KeyValue } from '@academy/ui/key-value-list';
import { receiptTexts as texts } from '../../../shared/messages/reasons-texts';
import { RejectReason } from '../reject-reason';
import { StatusBadge } from '../status-badge';
import styles from './receipt.module.css';

const moment = (instant: string) => formatMoment(new Date(instant));

function factsOf(reason: AbsenceReason): KeyValue[] {
  const edited = reason.status === 'PENDING' && reason.version > 1;
  return [
    { label: texts.number, value: <strong>{reason.receiptNumber}</strong> },
    { label: texts.status, value: <StatusBadge status={reason.status} /> },
    { label: texts.submittedAt, value: moment(reason.createdAt) },
    ...(edited ? [{ label: texts.editedAt, value: moment(reason.updatedAt) }] : []),
    ...(reason.decidedByName === null
      ? []
      : [{ label: texts.decidedBy, value: reason.decidedByName }]),
    ...(reason.decidedAt === null
      ? []
      : [{ label: texts.decidedAt, value: moment(reason.decidedAt) }]),
    { label: texts.category, value: reasonCategoryName(reason.category) },
  ];
}

/** A reason with its receipt: number, state, who decided and when. */
export function ReceiptFacts({ reason }: { reason: AbsenceReason }) {
  return (
    <div className={styles.receipt}>
      <p className={styles.sentence}>{reasonSentence(reason)}</p>
      {reason.rejectReason !== null && <RejectReason>{reason.rejectReason}</RejectReason>}
      <KeyValueList items={factsOf(reason)} />
      <div>
        <h3 className={styles.label}>{texts.text}</h3>
        <p className={styles.text}>{reason.text}</p>
      </div>
    </div>
  );
}
