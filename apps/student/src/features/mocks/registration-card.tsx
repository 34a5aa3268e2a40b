import {
  mockRefusalText,
  canOpenRegistration,
  type MyMockRegistration,
} from '@academy/domain/mocks';
import { examTexts } from '../../shared/messages/mocks-texts';
import { CardFrame } from './card-frame';
import styles from './exam-card.module.css';
import { ExamFacts } from './exam-facts';
import { ownSummary } from './own-line';
import { RegistrationBadges } from './registration-badges';

interface Props {
  /** As it stands now. */
  registration: MyMockRegistration;
  now: Date;
  onOpen: () => void;
}

/** An item of 내 신청. One whose exam is closed is greyed and cannot be opened. */
export function RegistrationCard({ registration, now, onOpen }: Props) {
  return (
    <CardFrame
      title={registration.exam.title}
      badges={<RegistrationBadges registration={registration} />}
      onOpen={onOpen}
      disabledReason={
        canOpenRegistration(registration)
          ? undefined
          : mockRefusalText(
              registration.exam.cancelled === null ? 'registration-expired' : 'exam-called-off',
            )
      }
    >
      <ExamFacts exam={{ ...registration.exam, fee: registration.fee }} now={now} />
      {registration.exam.cancelled !== null && (
        <p className={styles.choice}>{examTexts.calledOff(registration.exam.cancelled.reason)}</p>
      )}
      {!registration.canceled && <p className={styles.choice}>{ownSummary(registration)}</p>}
    </CardFrame>
  );
}
