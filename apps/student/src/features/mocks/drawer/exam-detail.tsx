import {
  openFeeText,
  timeStatus,
  type MockExam,
  type MockRegistration,
  type PaymentInstructions,
} from '@academy/domain/mocks';
import { seoulDay } from '@academy/domain/time';
import { ErrorState } from '@academy/ui/error-state';
import { Row, Stack } from '@academy/ui/layout';
import { ArticlePictures } from '@academy/ui/news-article';
import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';
import type { ReactNode } from 'react';
import { OfflineLine } from '../../../shared/offline-line';
import { CalendarButton } from '../calendar-button';
import styles from './exam-drawer.module.css';
import { ExamFacts, RegistrationBadges, StatusBadge } from '../exam-facts';
import { examTexts, mocksTexts, registrationTexts } from '../mocks-texts';
import { PaymentCard } from '../payment-card';
import { FeeTotal } from './fee-total';
import { GroupPicker } from './group-picker';
import { SeatChoice, SubjectPicker } from './registration-choices';
import type { RegistrationForm } from './use-registration-form';
import type { ExamDetail, ExamDetailState } from './use-exam-detail';

const Line = ({ width }: { width: string }) => <Skeleton width={width} height="1.25rem" />;

/** Placeholder of the choices. */
const FormSkeleton = () => (
  <SkeletonGroup label={mocksTexts.loading}>
    <Skeleton height="6rem" />
  </SkeletonGroup>
);

/** The shape of an exam that was opened by a link. */
function DetailSkeleton() {
  return (
    <SkeletonGroup label={mocksTexts.loading} className={styles.detail}>
      <Skeleton width="4rem" height="1.5rem" />
      <Line width="70%" />
      <Line width="85%" />
      <Line width="45%" />
      <Skeleton height="6rem" />
      <Skeleton height="var(--control-height-mobile)" />
    </SkeletonGroup>
  );
}

function Choices({ detail, form }: { detail: ExamDetail; form: RegistrationForm }) {
  const { exam, registration } = detail;
  return (
    <>
      {exam.subjectGroups !== null ? (
        <GroupPicker
          groups={exam.subjectGroups}
          value={form.draft.subjects}
          locked={form.locked !== undefined}
          onChange={(subjects) => form.change({ subjects })}
        />
      ) : (
        exam.askSubjectOption && (
          <SubjectPicker
            subjects={form.subjects}
            value={form.draft.subjects[0] ?? null}
            locked={form.locked !== undefined}
            onChoose={(subject) => form.change({ subjects: [subject] })}
          />
        )
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
      {exam.subjectGroups !== null && <FeeTotal detail={detail} subjects={form.draft.subjects} />}
    </>
  );
}

interface Props {
  state: ExamDetailState;
  form: RegistrationForm | undefined;
  now: Date;
  paymentOf: (exam: MockExam, registration: MockRegistration) => PaymentInstructions;
}

interface KnownExamProps extends Omit<Props, 'state'> {
  detail: ExamDetail;
  /** In the place of the form, while there is none. */
  children: ReactNode;
}

function KnownExam({ detail, form, now, paymentOf, children }: KnownExamProps) {
  const { exam, registration } = detail;
  const open = registration && openFeeText(registration);
  return (
    <div className={styles.detail}>
      <Row gap={4}>
        <StatusBadge status={timeStatus(exam, seoulDay(now))} />
        {registration !== null && <RegistrationBadges registration={registration} />}
      </Row>
      <OfflineLine>{mocksTexts.offline}</OfflineLine>
      {form?.locked !== undefined && <p className={styles.locked}>{form.locked}</p>}
      {exam.cancelled !== null && (
        <p className={styles.locked}>{examTexts.calledOff(exam.cancelled.reason)}</p>
      )}
      <ExamFacts
        exam={exam}
        now={now}
        full
        registered={registration !== null}
        extendedUntil={registration?.extendedUntil ?? null}
      />
      {exam.notes !== '' && <p className={styles.notes}>{exam.notes}</p>}
      {exam.pictures.length > 0 && (
        <ArticlePictures
          pictures={exam.pictures.map((picture) => ({
            ...picture,
            alt: picture.alt || examTexts.pictureOf(exam.title),
          }))}
          failedText={examTexts.pictureFailed}
        />
      )}
      <CalendarButton exam={exam} size="dense" className={styles.calendar} />
      {open !== null && <p className={styles.open}>{open}</p>}
      {registration?.paymentStatus === 'unpaid' && (
        <Stack as="section" gap={8}>
          <h3 className={styles.sectionTitle}>{registrationTexts.payment}</h3>
          <PaymentCard payment={paymentOf(exam, registration)} />
        </Stack>
      )}
      {form ? <Choices detail={detail} form={form} /> : children}
    </div>
  );
}

/** What is in the drawer between its title and its buttons. */
export function ExamDetailBody({ state, ...rest }: Props) {
  if (state.status === 'loading') return <DetailSkeleton />;
  if (state.status === 'failed')
    return (
      <ErrorState title={mocksTexts.detailFailed} retrying={state.retrying} onRetry={state.retry} />
    );
  return (
    <KnownExam {...rest} detail={state.detail}>
      {state.status === 'without-subjects' ? (
        <ErrorState
          title={mocksTexts.subjectsFailed}
          retrying={state.retrying}
          onRetry={state.retry}
        />
      ) : (
        <FormSkeleton />
      )}
    </KnownExam>
  );
}
