import {
  timeStatusText,
  timeStatus,
  type MockExam,
  type MockRegistration,
  type PaymentInstructions,
} from '@academy/domain/mocks';
import { seoulDay } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import type { ReactNode } from 'react';
import { examTexts, mocksTexts, registrationTexts } from '../../shared/messages/mocks-texts';
import { OfflineLine } from '../../shared/online/offline-line';
import { CalendarButton } from './calendar-button';
import { STATUS_TONE } from './exam-card';
import styles from './exam-drawer.module.css';
import { ExamFacts } from './exam-facts';
import { PaymentCard } from './payment-card';
import { RegistrationBadges } from './registration-badges';
import { SeatChoice } from './seat-choice';
import { SubjectPicker } from './subject-picker';
import type { ExamDetail } from './use-exam-detail';
import type { RegistrationForm } from './use-registration-form';

interface Props {
  detail: ExamDetail;
  form: RegistrationForm | undefined;
  now: Date;
  paymentOf: (exam: MockExam, registration: MockRegistration) => PaymentInstructions;
  /** In the place of the form, while there is none. */
  children: ReactNode;
}

function Choices({
  detail: { exam, registration },
  form,
}: {
  detail: ExamDetail;
  form: RegistrationForm;
}) {
  return (
    <>
      {exam.askSubjectOption && (
        <SubjectPicker
          subjects={form.subjects}
          value={form.draft.subject}
          locked={form.locked !== undefined}
          onChoose={(subject) => form.change({ subject })}
        />
      )}
      {form.offer !== null && (
        <SeatChoice
          exam={exam}
          registration={registration}
          offer={form.offer}
          on={form.wantsSeat}
          lockedReason={form.locked}
          onChange={(on) => form.change({ seat: on && form.offer !== null ? form.offer : 'none' })}
        />
      )}
    </>
  );
}

/** What stands in the drawer between its title and its buttons. */
export function ExamDetailView({ detail, form, now, paymentOf, children }: Props) {
  const { exam, registration } = detail;
  const status = timeStatus(exam, seoulDay(now));
  return (
    <div className={styles.detail}>
      <div className={styles.badges}>
        <Badge tone={STATUS_TONE[status]}>{timeStatusText(status)}</Badge>
        {registration !== null && <RegistrationBadges registration={registration} />}
      </div>
      <OfflineLine>{mocksTexts.offline}</OfflineLine>
      {form?.locked !== undefined && <p className={styles.locked}>{form.locked}</p>}
      {exam.cancelled !== null && (
        <p className={styles.locked}>{examTexts.calledOff(exam.cancelled.reason)}</p>
      )}
      <ExamFacts exam={exam} now={now} full extendedUntil={registration?.extendedUntil ?? null} />
      {exam.notes !== '' && <p className={styles.notes}>{exam.notes}</p>}
      <CalendarButton exam={exam} size="dense" className={styles.calendar} />
      {registration?.paymentStatus === 'unpaid' && (
        <section className={styles.section}>
          <h3 className={styles.sectionTitle}>{registrationTexts.payment}</h3>
          <PaymentCard payment={paymentOf(exam, registration)} />
        </section>
      )}
      {form ? <Choices detail={detail} form={form} /> : children}
    </div>
  );
}
