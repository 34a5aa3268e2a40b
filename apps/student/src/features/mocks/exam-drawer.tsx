import type { MockExamId, StudentId } from '@academy/domain/ids';
import {
  canOpenExam,
  type MockExam,
  type MockRegistration,
  type PaymentInstructions,
} from '@academy/domain/mocks';
import { seoulDay } from '@academy/domain/time';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Drawer } from '@academy/ui/drawer';
import { ErrorState } from '@academy/ui/error-state';
import { useEffect, useEffectEvent, useState } from 'react';
import { mocksTexts, registrationTexts } from '../../shared/messages/mocks-texts';
import { useNow } from '../../shared/use-now';
import { useWideScreen } from '../../shared/use-wide-screen';
import { CancelDialog } from './cancel-dialog';
import { DrawerFooter } from './drawer-footer';
import { ExamDetailView } from './exam-detail-view';
import { useExamDetail } from './use-exam-detail';
import type { Registering } from './use-registering';
import { useRegistrationForm } from './use-registration-form';
import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';
import styles from './exam-drawer.module.css';

const Line = ({ width }: { width: string }) => <Skeleton width={width} height="1.25rem" />;

/** Where the choices will stand. */
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

interface Props {
  /** Null: closed. */
  examId: MockExamId | null;
  studentId: StudentId;
  registering: Registering;
  paymentOf: (exam: MockExam, registration: MockRegistration) => PaymentInstructions;
  onClose: () => void;
}

/**
 * One exam: its facts, the student's registration, and what can be done with it. A sheet on phones,
 * a drawer on desks.
 */
export function ExamDrawer({ examId, studentId, registering, paymentOf, onClose }: Props) {
  const Frame = useWideScreen() ? Drawer : BottomSheet;
  const now = useNow();
  const state = useExamDetail(examId, studentId);
  const detail = 'detail' in state ? state.detail : undefined;
  const form = useRegistrationForm(state.status === 'ready' ? detail : undefined, {
    studentId,
    onChange: registering.clearFailure,
  });
  const [askedFor, setAskedFor] = useState<MockExamId | null>(null);
  const { running, failure } = registering;

  // An upcoming exam cannot be opened, by no link either.
  const closed =
    state.status === 'ready' && detail !== undefined && !canOpenExam(detail.exam, seoulDay(now));
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (closed) close();
  }, [closed]);

  // With the drawer goes what was asked and what went wrong in it.
  if (examId === null && askedFor !== null) setAskedFor(null);
  const clearFailure = useEffectEvent(registering.clearFailure);
  useEffect(() => {
    if (examId === null) clearFailure();
  }, [examId]);

  function submit(): void {
    if (!form || !detail) return;
    const about = { studentId, mockExamId: detail.exam.id, body: form.body };
    registering.start(
      detail.registration
        ? { ...about, kind: 'modify', registrationId: detail.registration.id }
        : { ...about, kind: 'register' },
    );
  }

  function cancel(): void {
    if (detail?.registration)
      registering.start({
        kind: 'cancel',
        studentId,
        mockExamId: detail.exam.id,
        registrationId: detail.registration.id,
      });
  }

  return (
    <>
      {/* Before the drawer that it covers: of two that close at once the upper one must go first, else the focus does not find back. */}
      <CancelDialog
        open={askedFor !== null && askedFor === examId}
        examTitle={detail?.exam.title ?? ''}
        busy={running?.kind === 'cancel'}
        error={failure?.intention.kind === 'cancel' ? failure.text : undefined}
        onClose={() => setAskedFor(null)}
        onConfirm={cancel}
      />
      <Frame
        open={examId !== null && !closed}
        onClose={onClose}
        closeOnBack={false}
        title={detail?.exam.title ?? registrationTexts.title}
        footer={
          detail && (
            <DrawerFooter
              form={form}
              registered={detail.registration !== null}
              registering={registering}
              onSubmit={submit}
              onCancel={() => setAskedFor(examId)}
            />
          )
        }
      >
        {state.status === 'loading' && <DetailSkeleton />}
        {state.status === 'failed' && (
          <ErrorState
            title={mocksTexts.detailFailed}
            retryLabel={mocksTexts.retry}
            retrying={state.retrying}
            onRetry={state.retry}
          />
        )}
        {detail && (
          <ExamDetailView detail={detail} form={form} now={now} paymentOf={paymentOf}>
            {state.status === 'without-subjects' ? (
              <ErrorState
                title={mocksTexts.subjectsFailed}
                retryLabel={mocksTexts.retry}
                retrying={state.retrying}
                onRetry={state.retry}
              />
            ) : (
              <FormSkeleton />
            )}
          </ExamDetailView>
        )}
      </Frame>
    </>
  );
}
