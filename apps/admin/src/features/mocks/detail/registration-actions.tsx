import {
  decideAttendance,
  decidePayment,
  EXAM_ATTENDANCES,
  examAttendanceName,
  examRefusalText,
  type ExamAttendance,
  type ManagedExam,
  type ManagedRegistration,
  type PaymentChange,
} from '@academy/domain/mocks';
import { seoulDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { useManager } from '../../../shared/session/use-manager';
import { useNow } from '../../../shared/use-now';
import { useRegistrationWork } from '../mocks-actions';
import { registrationTexts as texts } from '../mocks-texts';
import { CancelRegistrations, ExtensionDialog, SubjectsDialog } from './registration-dialogs';

interface Props {
  exam: ManagedExam;
  rows: readonly ManagedRegistration[];
  subjects: readonly string[];
  onDone: () => void;
  /** 입금 확인 is elsewhere: the drawer has a form for it. */
  withoutConfirm?: boolean;
}

/** Why none of them can be changed so; undefined when at least one can. */
function whyNot(rows: readonly ManagedRegistration[], change: PaymentChange): string | undefined {
  const decisions = rows.map((row) => decidePayment(row, change));
  const [first] = decisions;
  return !first || first.allowed || decisions.some(({ allowed }) => allowed)
    ? undefined
    : examRefusalText(first.reason);
}

const Dialogs = {
  subjects: SubjectsDialog,
  extend: ExtensionDialog,
  cancel: CancelRegistrations,
} as const;

interface MarkProps extends Pick<Props, 'exam' | 'onDone'> {
  ids: readonly ManagedRegistration['id'][];
  disabledReason: string | undefined;
}

/** 응시 and 결시, from the exam's day on. */
function MarkButtons({ exam, ids, disabledReason, onDone }: MarkProps) {
  const work = useRegistrationWork(exam.id);
  const today = seoulDay(useNow());
  if (!decideAttendance(exam, today).allowed) return null;
  const mark = (attendance: ExamAttendance) =>
    api.changeRegistrations({
      params: { examId: exam.id },
      body: { ids: [...ids], change: { attendance } },
    });
  return EXAM_ATTENDANCES.map((attendance) => (
    <Button
      key={attendance}
      size="dense"
      loading={work.isPending}
      disabledReason={disabledReason}
      onClick={() => work.run({ kind: 'change', send: () => mark(attendance) }, onDone)}
    >
      {examAttendanceName(attendance)}
    </Button>
  ));
}

/**
 * What can be done with some registrations: their money, subject, personal deadline, cancellation.
 */
export function RegistrationActions({
  exam,
  rows,
  subjects,
  onDone,
  withoutConfirm = false,
}: Props) {
  const missing = useManager().missing('mocks.write');
  const work = useRegistrationWork(exam.id);
  const day = seoulDay(useNow());
  const [asking, setAsking] = useState<keyof typeof Dialogs>();
  const ids = rows.map(({ id }) => id);
  const pay = (change: PaymentChange) =>
    work.run(
      {
        kind: change,
        send: () =>
          api.changePayments({
            params: { examId: exam.id },
            body: { ids, change, day: change === 'unconfirm' ? null : day },
          }),
      },
      onDone,
    );
  const gone = rows.every(({ canceledAt }) => canceledAt !== null) ? texts.notWaiting : undefined;
  const Dialog = asking && Dialogs[asking];
  const close = () => setAsking(undefined);
  const payButton = (change: PaymentChange, label: string, variant?: 'primary') => (
    <Button
      size="dense"
      {...(variant && { variant })}
      loading={work.isPending}
      disabledReason={missing ?? whyNot(rows, change)}
      onClick={() => pay(change)}
    >
      {label}
    </Button>
  );
  const askButton = (dialog: keyof typeof Dialogs) => (
    <Button size="dense" disabledReason={missing ?? gone} onClick={() => setAsking(dialog)}>
      {texts[dialog]}
    </Button>
  );
  return (
    <>
      {!withoutConfirm && payButton('confirm', texts.confirmMany, 'primary')}
      {payButton('unconfirm', texts.unconfirm)}
      {payButton('refund', texts.refund)}
      {subjects.length > 0 && askButton('subjects')}
      <MarkButtons exam={exam} ids={ids} disabledReason={missing ?? gone} onDone={onDone} />
      {askButton('extend')}
      {askButton('cancel')}
      {Dialog && (
        <Dialog
          exam={exam}
          rows={rows.filter(({ canceledAt }) => canceledAt === null)}
          subjects={subjects}
          onClose={close}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
    </>
  );
}
