import { useWideScreen } from '@academy/app-kit/device';
import type { MockExamId, StudentId } from '@academy/domain/ids';
import {
  canOpenExam,
  feeAccount,
  type MockExam,
  type MockRegistration,
  type PaymentInstructions,
} from '@academy/domain/mocks';
import { formatWon } from '@academy/domain/money';
import { seoulDay } from '@academy/domain/time';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Button } from '@academy/ui/button';
import { ConfirmDialog } from '@academy/ui/dialog';
import { Drawer } from '@academy/ui/drawer';
import { InlineError } from '@academy/ui/inline-error';
import { Row } from '@academy/ui/layout';
import { Skeleton } from '@academy/ui/skeleton';
import { useEffect, useEffectEvent, useState } from 'react';
import { session } from '../../../shared/api';
import { shellTexts } from '../../../shared/shell-texts';
import { useNow } from '../../../shared/use-now';
import { useSlow } from '../../../shared/use-slow';
import { ExamDetailBody } from './exam-detail';
import styles from './exam-drawer.module.css';
import { registrationTexts } from '../mocks-texts';
import { useExamDetail, type ExamDetail } from './use-exam-detail';
import type { Registering } from '../use-registering';
import { useRegistrationForm, type RegistrationForm } from './use-registration-form';
import footStyles from '../../../shared/styles/sheet-foot.module.css';

interface CancelDialogProps {
  open: boolean;
  examTitle: string;
  registration: MockRegistration | null | undefined;
  busy: boolean;
  error: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asked before a registration is cancelled. What goes wrong is said here. */
function CancelDialog({ examTitle, registration, ...dialog }: CancelDialogProps) {
  const kept = registration ? feeAccount(registration).kept : 0;
  return (
    <ConfirmDialog
      {...dialog}
      closeOnBack={false}
      danger
      title={registrationTexts.cancelTitle}
      confirmLabel={registrationTexts.cancel}
    >
      {registrationTexts.cancelBody(examTitle)}
      {kept > 0 && ` ${registrationTexts.cancelPaid(formatWon(kept))}`}
    </ConfirmDialog>
  );
}

interface FooterProps {
  /** Undefined while the exam is not fully known. */
  form: RegistrationForm | undefined;
  registered: boolean;
  registering: Registering;
  onSubmit: () => void;
  onCancel: () => void;
}

/** 신청하기, or 수정하기 and 신청 취소하기; above them what goes on and what went wrong. */
function DrawerFooter({
  form,
  registered,
  registering: { running, checking, failure },
  onSubmit,
  onCancel,
}: FooterProps) {
  const slow = useSlow(running !== undefined);
  if (!form) return <Skeleton height="var(--control-height-mobile)" />;
  const submitting = running !== undefined && running.kind !== 'cancel';
  const said = failure?.change.kind === 'cancel' ? undefined : failure;
  const progress = checking ? registrationTexts.checking : slow ? shellTexts.slow : undefined;
  return (
    <div className={footStyles.foot}>
      <InlineError>{said?.text}</InlineError>
      {said?.needsLogin === true && (
        <Button variant="text" onClick={() => void session.logout()}>
          {registrationTexts.loginAgain}
        </Button>
      )}
      <output className={styles.progress}>{progress}</output>
      <Row gap={8}>
        {registered && (
          <Button
            variant="text"
            size="large"
            className={footStyles.back}
            {...(form.cancelBlocked !== undefined && { disabledReason: form.cancelBlocked })}
            onClick={onCancel}
          >
            {registrationTexts.cancel}
          </Button>
        )}
        <Button
          variant="primary"
          size="large"
          className={footStyles.on}
          loading={submitting}
          {...(form.submitBlocked !== undefined &&
            !submitting && { disabledReason: form.submitBlocked })}
          onClick={onSubmit}
        >
          {registered ? registrationTexts.modify : registrationTexts.apply}
        </Button>
      </Row>
    </div>
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

/** Sends what was chosen: a registration, its change or its end. */
function actionsOf(
  detail: ExamDetail | undefined,
  form: RegistrationForm | undefined,
  { studentId, registering }: Pick<Props, 'studentId' | 'registering'>,
) {
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

  return { submit, cancel };
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
  const { submit, cancel } = actionsOf(detail, form, { studentId, registering });

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

  return (
    <>
      {/* Before the drawer that it covers: of two that close at once the upper one must go first, else the focus does not find back. */}
      <CancelDialog
        open={askedFor !== null && askedFor === examId}
        examTitle={detail?.exam.title ?? ''}
        registration={detail?.registration}
        busy={running?.kind === 'cancel'}
        error={failure?.change.kind === 'cancel' ? failure.text : undefined}
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
        <ExamDetailBody state={state} form={form} now={now} paymentOf={paymentOf} />
      </Frame>
    </>
  );
}
