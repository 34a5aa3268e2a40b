import { errorText } from '@academy/api-client';
import { useOpenDialog, useUrlParams } from '@academy/app-kit/url';
import { feeAccount, type ManagedExam } from '@academy/domain/mocks';
import { addWon, formatWon } from '@academy/domain/money';
import { calendarDaySchema, seoulDay, shiftDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DateField } from '@academy/ui/date-field';
import { ConfirmDialog, Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { closeText } from '@academy/ui/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/forms/reason-dialog';
import { markNamesakes } from '../../shared/lists/mark-namesakes';
import { useNow } from '../../shared/use-now';
import { ExamBranches } from './branches/exam-branches';
import { examCalls, useExamWork } from './mocks-actions';
import { mockQueries } from './mocks-queries';
import { examTexts as texts } from './mocks-texts';
import { RepeatDialog } from './repeat-dialog';

interface Props {
  exam: ManagedExam;
  onClose: () => void;
  /** Called when the exam is deleted, since its page has nothing left to show. */
  onGone?: () => void;
}

const failure = (error: Error | null) => (error ? errorText(error, texts.failed) : undefined);

/** 기간 연장: another last day, today or later. It opens what was closed early. */
function ExtendDialog({ exam, onClose }: Props) {
  const today = seoulDay(useNow());
  const [day, setDay] = useState<string>(
    exam.registrationEndDate >= today ? shiftDay(exam.registrationEndDate, 1) : today,
  );
  const extending = useExamWork(
    `extend exam ${exam.id}`,
    examCalls.extend(exam),
    (until) => texts.extended(exam.title, until),
    onClose,
  );
  const read = calendarDaySchema.safeParse(day).data;
  const problem = read === undefined ? texts.invalidDay : read < today ? texts.inPast : undefined;
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      closeOnBack={false}
      title={texts.extendTitle(exam.title)}
      footer={
        <>
          <Button onClick={onClose}>{closeText}</Button>
          <Button
            variant="primary"
            loading={extending.isPending}
            {...(problem && { disabledReason: problem })}
            onClick={() => read && extending.run(read)}
          >
            {texts.extend}
          </Button>
        </>
      }
    >
      <DateField
        label={texts.until}
        hint={texts.untilHint}
        pickerLabel={texts.pickDay}
        value={day}
        min={today}
        error={problem}
        onValueChange={setDay}
      />
      <InlineError>{failure(extending.error)}</InlineError>
    </Dialog>
  );
}

/** 시험 취소: who loses a registration, and who gets money back, before it is done. */
function CancelDialog({ exam, onClose }: Props) {
  const { data } = useQuery(mockQueries.registrations(exam.id));
  const cancelling = useExamWork(
    `cancel exam ${exam.id}`,
    examCalls.cancel(exam),
    () => texts.cancelled(exam.title),
    onClose,
  );
  const standing = markNamesakes(
    data?.content.filter(({ canceledAt }) => canceledAt === null) ?? [],
  );
  const paid = standing.filter((row) => feeAccount(row).kept > 0);
  return (
    <ReasonDialog
      title={texts.cancelTitle(exam.title)}
      confirmLabel={texts.cancelConfirm}
      busy={cancelling.isPending}
      error={failure(cancelling.error)}
      blocked={data ? undefined : texts.reading}
      onClose={onClose}
      closeOnBack={false}
      onConfirm={cancelling.run}
    >
      {!data && <p>{texts.reading}</p>}
      {data && <p>{standing.length === 0 ? texts.nobody : texts.dropped(standing.length)}</p>}
      {data && standing.length > 0 && (
        <p>
          {paid.length === 0
            ? texts.noRefund
            : `${texts.toRefund(paid.length, formatWon(addWon(...paid.map((row) => feeAccount(row).kept))))}: ${paid.map(({ name }) => name).join(', ')}`}
        </p>
      )}
    </ReasonDialog>
  );
}

function DeleteDialog({ exam, onClose, onGone }: Props) {
  const removing = useExamWork(
    `delete exam ${exam.id}`,
    examCalls.remove(exam),
    () => texts.removed(exam.title),
    onGone ?? onClose,
  );
  return (
    <ConfirmDialog
      open
      danger
      title={texts.removeTitle(exam.title)}
      confirmLabel={texts.remove}
      busy={removing.isPending}
      error={failure(removing.error)}
      onClose={onClose}
      closeOnBack={false}
      onConfirm={() => removing.run()}
    >
      {texts.removeBody}
    </ConfirmDialog>
  );
}

const Dialogs = {
  extend: ExtendDialog,
  cancel: CancelDialog,
  delete: DeleteDialog,
  repeat: RepeatDialog,
  branches: ExamBranches,
} as const;
const isDialog = (name: string | null): name is keyof typeof Dialogs =>
  name !== null && Object.hasOwn(Dialogs, name);

/** The dialog that the address asks for: `do=cancel&of=7`. */
export function ExamDialogs({
  exams,
  onGone,
}: {
  exams: readonly ManagedExam[];
  onGone?: () => void;
}) {
  const { params } = useUrlParams();
  const { opened, close } = useOpenDialog('do');
  const exam = exams.find(({ id }) => id === params.get('of'));
  const Shown = isDialog(opened) ? Dialogs[opened] : undefined;
  return Shown && exam ? <Shown exam={exam} onClose={close} {...(onGone && { onGone })} /> : null;
}
