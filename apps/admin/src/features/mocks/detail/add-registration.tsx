import { ApiError, errorText } from '@academy/api-client';
import type { StudentChoice } from '@academy/domain/identity';
import type { ManagedExam } from '@academy/domain/mocks';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { Select } from '@academy/ui/select';
import { TextField } from '@academy/ui/text-field';
import { useState, type FormEvent } from 'react';
import { api } from '../../../shared/api';
import { StudentPicker } from '../../../shared/forms/student-picker';
import { useExamWork } from '../mocks-actions';
import { registrationTexts as texts } from '../mocks-texts';
import styles from './registration-form.module.css';

interface Props {
  exam: ManagedExam;
  subjects: readonly string[];
  onClose: () => void;
}

const FORM_ID = 'add-registration';

/** 학생 추가: registers a student, after the end too when a reason says why. */
export function AddRegistration({ exam, subjects, onClose }: Props) {
  const [student, setStudent] = useState<StudentChoice | null>(null);
  const [subject, setSubject] = useState('');
  const [mode, setMode] = useState<'on-site' | 'none'>(exam.allowOnSiteExam ? 'on-site' : 'none');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const late = exam.state !== 'OPEN';
  const full = exam.waitingCount > 0 || exam.onSiteLeft === 0;
  const modes = [
    { value: 'on-site', label: full ? texts.waiting(null) : texts.onSite },
    { value: 'none', label: texts.paperOnly },
  ] as const;
  const adding = useExamWork(
    (studentId: StudentChoice['id']) =>
      api.registerFor({
        params: { examId: exam.id },
        body: {
          studentId,
          selectedSubjects: subject === '' ? [] : [subject],
          onSiteExam: mode === 'on-site',
          waitForSeat: full,
          reason: reason.trim(),
        },
      }),
    () => texts.added(student?.name ?? ''),
    onClose,
  );
  const told = adding.error instanceof ApiError ? adding.error.errors : undefined;
  const problems = {
    student: student ? undefined : texts.pickStudent,
    subject: exam.askSubjectOption && subject === '' ? texts.pickSubject : undefined,
    reason: late && reason.trim() === '' ? texts.reasonNeeded : undefined,
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (student && !problems.subject && !problems.reason && !adding.isPending)
      adding.mutate(student.id);
  }

  return (
    <Dialog
      open
      hideClose
      onClose={onClose}
      dismissible={student === null}
      title={texts.addTitle}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button type="submit" form={FORM_ID} variant="primary" loading={adding.isPending}>
            {texts.addConfirm}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className={styles.form} onSubmit={submit} noValidate>
        <StudentPicker
          student={student}
          onPick={setStudent}
          error={asked ? problems.student : undefined}
        />
        {exam.askSubjectOption && (
          <Select
            label={texts.subject}
            value={subject}
            error={asked ? (problems.subject ?? told?.selectedSubjects) : undefined}
            onValueChange={setSubject}
          >
            <option value="">{texts.pickSubject}</option>
            {subjects.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        )}
        {exam.allowOnSiteExam && (
          <div className={styles.choice}>
            <span className={styles.label} aria-hidden="true">
              {texts.mode}
            </span>
            <SegmentedControl
              block
              label={texts.mode}
              options={modes}
              value={mode}
              onValueChange={setMode}
            />
          </div>
        )}
        <TextField
          label={texts.reason}
          hint={late ? texts.reasonLate : texts.reasonHint}
          value={reason}
          maxLength={300}
          error={asked ? (problems.reason ?? told?.reason) : undefined}
          onValueChange={setReason}
        />
        <InlineError>{adding.error && !told && errorText(adding.error, texts.failed)}</InlineError>
      </form>
    </Dialog>
  );
}
