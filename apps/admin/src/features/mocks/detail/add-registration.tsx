import { ApiError, errorText } from '@academy/api-client';
import type { StudentChoice } from '@academy/domain/identity';
import { decideAdding, examRefusalText, type ManagedExam } from '@academy/domain/mocks';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { TextField } from '@academy/ui/text-field';
import { closeText } from '@academy/ui/words';
import { useState, type FormEvent } from 'react';
import { api } from '../../../shared/api';
import { StudentPicker } from '../../../shared/forms/student-picker';
import { useExamWork } from '../mocks-actions';
import { subjectProblem } from '../mocks-format';
import { registrationTexts as texts } from '../mocks-texts';
import { SubjectChoice } from './subject-choice';

interface Props {
  exam: ManagedExam;
  subjects: readonly string[];
  onClose: () => void;
}

const FORM_ID = 'add-registration';

/** What is chosen, what is wrong with it, and sending it. */
function useAddRegistration(exam: ManagedExam, subjects: readonly string[], onDone: () => void) {
  const [student, setStudent] = useState<StudentChoice | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [mode, setMode] = useState<'on-site' | 'none'>(exam.allowOnSiteExam ? 'on-site' : 'none');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const late = exam.state !== 'OPEN';
  const full = exam.waitingCount > 0 || exam.onSiteLeft === 0;
  const adding = useExamWork(
    `register for exam ${exam.id}`,
    (studentId: StudentChoice['id']) =>
      api.registerFor({
        params: { examId: exam.id },
        body: {
          studentId,
          selectedSubjects: [...chosen],
          onSiteExam: mode === 'on-site',
          waitForSeat: full,
          reason: reason.trim(),
        },
      }),
    () => texts.added(student?.name ?? ''),
    onDone,
  );
  const refused = adding.error instanceof ApiError ? adding.error.errors : undefined;
  const problems = {
    student: student ? undefined : texts.pickStudent,
    subject: exam.askSubjectOption ? subjectProblem(exam, subjects, chosen) : undefined,
    reason: late && reason.trim() === '' ? texts.reasonNeeded : undefined,
  };
  return {
    student,
    setStudent,
    chosen,
    setChosen,
    mode,
    setMode,
    reason,
    setReason,
    late,
    full,
    busy: adding.isPending,
    errors: asked
      ? {
          student: problems.student,
          subject: problems.subject ?? refused?.selectedSubjects,
          reason: problems.reason ?? refused?.reason,
        }
      : {},
    failure: adding.error && !refused && errorText(adding.error, texts.failed),
    submit(event: FormEvent) {
      event.preventDefault();
      setAsked(true);
      if (student && !problems.subject && !problems.reason) adding.run(student.id);
    },
  };
}

/** 학생 추가: registers a student, after the end too when a reason says why. */
export function AddRegistration({ exam, subjects, onClose }: Props) {
  const form = useAddRegistration(exam, subjects, onClose);
  const adding = decideAdding(exam);
  const modes = [
    { value: 'on-site', label: form.full ? texts.waiting(null) : texts.onSite },
    { value: 'none', label: texts.paperOnly },
  ] as const;

  return (
    <Dialog
      open
      hideClose
      onClose={onClose}
      closeOnBack={false}
      dismissible={form.student === null}
      title={texts.addTitle}
      footer={
        <>
          <Button onClick={onClose}>{closeText}</Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant="primary"
            loading={form.busy}
            disabledReason={adding.allowed ? undefined : examRefusalText(adding.reason)}
          >
            {texts.addConfirm}
          </Button>
        </>
      }
    >
      <Stack as="form" gap={16} id={FORM_ID} onSubmit={form.submit} noValidate>
        <StudentPicker
          student={form.student}
          onPick={form.setStudent}
          error={form.errors.student}
        />
        {exam.askSubjectOption && (
          <SubjectChoice
            exam={exam}
            registration={null}
            subjects={subjects}
            value={form.chosen}
            error={form.errors.subject}
            onChange={form.setChosen}
          />
        )}
        {exam.allowOnSiteExam && (
          <SegmentedControl
            block
            labelShown
            label={texts.mode}
            options={modes}
            value={form.mode}
            onValueChange={form.setMode}
          />
        )}
        <TextField
          label={texts.reason}
          hint={form.late ? texts.reasonLate : texts.reasonHint}
          value={form.reason}
          maxLength={300}
          error={form.errors.reason}
          onValueChange={form.setReason}
        />
        <InlineError>{form.failure}</InlineError>
      </Stack>
    </Dialog>
  );
}
