import {
  feeText,
  fixedSubjects,
  openFeeText,
  priceOfChoice,
  type MockRegistration,
} from '@academy/domain/mocks';
import { formatWon } from '@academy/domain/money';
import { registrationTexts as texts } from '../mocks-texts';
import type { ExamDetail } from './use-exam-detail';
import styles from './registration-choices.module.css';

/** What a change of the choice means for money that is there already; null while none is. */
const openAfter = (registration: MockRegistration | null, fee: MockRegistration['fee']) =>
  registration && openFeeText({ ...registration, fee });

/** What the choice costs, as it is chosen; beside it what it cost before, and what was paid. */
export function FeeTotal({
  detail: { exam, registration },
  subjects,
}: {
  detail: ExamDetail;
  subjects: readonly string[];
}) {
  const chosen = [...new Set([...subjects, ...fixedSubjects(exam.subjectGroups ?? [])])];
  const { fee } = priceOfChoice(exam, registration, chosen);
  const open = openAfter(registration, fee);
  const changed = registration !== null && registration.fee !== fee;
  return (
    <output className={styles.total}>
      <span className={styles.totalLine}>
        <span>{texts.total}</span>
        <strong>
          {changed && <s className={styles.before}>{formatWon(registration.fee)}</s>} {feeText(fee)}
        </strong>
      </span>
      {open !== null && <span>{open}</span>}
    </output>
  );
}
