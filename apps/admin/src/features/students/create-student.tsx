import { ApiError, errorText } from '@academy/api-client';
import { useUnsavedChanges } from '@academy/app-kit/forms';
import {
  blankStudent,
  checkStudent,
  type StudentErrors,
  type StudentForm,
} from '@academy/domain/students';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { closeText } from '@academy/ui/words';
import { useState, type FormEvent } from 'react';
import { api } from '../../shared/api';
import { useManager } from '../../shared/session/use-manager';
import { useWrite } from '../../shared/writes/use-write';
import { StudentFields } from './student-fields';
import { useSeatSwap, useSharedNumber } from './student-form';
import { studentTexts as texts } from './student-texts';
import { studentQueries, useUndoStudents } from './students-queries';

const FORM_ID = 'create-student';

/** 학생 등록: one student, checked as the server checks. */
export function CreateStudent({ onClose }: { onClose: () => void }) {
  const { announce } = useUndoStudents();
  const missing = useManager().missing('students.write');
  const [form, setForm] = useState<StudentForm>(blankStudent);
  const [errors, setErrors] = useState<StudentErrors>({});
  const dirty = form !== blankStudent;
  const seat = useSeatSwap(form);
  const [failure, setFailure] = useState<unknown>();
  const shared = useSharedNumber(failure);
  useUnsavedChanges(dirty);
  const create = useWrite({
    name: 'create a student',
    send: () => api.createStudent({ body: { ...form, ...seat.body, ...shared.body } }),
    reads: studentQueries.all,
    onSuccess: ({ name, undo }) => {
      announce(texts.created(name), undo);
      onClose();
    },
    onError(error) {
      setFailure(error);
      setErrors(error instanceof ApiError ? (error.errors ?? {}) : {});
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = checkStudent(form).errors;
    setErrors(checked);
    if (Object.keys(checked).length === 0 && !seat.error) create.run();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBack={false}
      dismissible={!dirty}
      title={texts.create}
      footer={
        <>
          <Button onClick={onClose}>{closeText}</Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant="primary"
            loading={create.isPending}
            disabledReason={missing}
          >
            {texts.form.create}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={submit} noValidate>
        <StudentFields
          form={form}
          errors={{ ...errors, seat: seat.offer ? seat.error : errors.seat }}
          seatOffer={seat.offer}
          sharing={shared.sharing}
          withStatus
          onChange={(changes) => setForm({ ...form, ...changes })}
        />
        <InlineError>
          {create.error &&
            !(create.error instanceof ApiError && create.error.errors) &&
            errorText(create.error, texts.failed)}
        </InlineError>
      </form>
    </Dialog>
  );
}
