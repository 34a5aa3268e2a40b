import { ApiError, errorText } from '@academy/api-client';
import { isStale } from '@academy/app-kit/writes';
import { formatPhone } from '@academy/domain/text';
import {
  checkStudent,
  type StudentErrors,
  type StudentForm,
  type StudentRow,
} from '@academy/domain/students';
import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { api } from '../../shared/api';
import { toasts } from '../../shared/toasts';
import { useUnsavedChanges } from '../../shared/unsaved-changes';
import { useManager } from '../../shared/use-manager';
import { changesOf, formOf } from './student-draft';
import { StudentFields } from './student-fields';
import styles from './student-drawer.module.css';
import { studentTexts as texts } from './student-texts';
import { studentQueries } from './students-queries';
import { useSeatSwap } from './use-seat-swap';

interface Props {
  student: StudentRow;
  onDirtyChange: (dirty: boolean) => void;
}

const shownOf = (student: StudentRow): StudentForm => {
  const form = formOf(student);
  return {
    ...form,
    phone: formatPhone(form.phone),
    parentPhone: form.parentPhone && formatPhone(form.parentPhone),
  };
};

/** The form of one student: only what was changed is sent, with the version it was read at. */
export function EditStudent({ student, onDirtyChange }: Props) {
  const queries = useQueryClient();
  const manager = useManager();
  const [draft, setDraft] = useState<Partial<StudentForm>>({});
  const [errors, setErrors] = useState<StudentErrors>({});
  const before = shownOf(student);
  const form = { ...before, ...draft };
  const changes = changesOf(before, form);
  const dirty = Object.keys(changes).length > 0;
  const seat = useSeatSwap(form, student);
  useUnsavedChanges(dirty);
  useEffect(() => {
    onDirtyChange(dirty);
    return () => onDirtyChange(false);
  }, [dirty, onDirtyChange]);

  const save = useMutation({
    mutationFn: () =>
      api.editStudent({
        params: { studentId: student.id },
        body: { ...changes, ...seat.body },
        headers: { 'If-Match': `"${student.version}"` },
      }),
    onSuccess: ({ name }) => {
      setDraft({});
      toasts.show({ text: texts.saved(name), tone: 'success' });
    },
    onError: (error) => setErrors(error instanceof ApiError ? (error.errors ?? {}) : {}),
    onSettled: () => queries.invalidateQueries({ queryKey: studentQueries.all }),
  });
  const stale = isStale(save.error);
  const general =
    save.error &&
    !(save.error instanceof ApiError && save.error.errors) &&
    (stale ? texts.form.stale : errorText(save.error, texts.failed));

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = Object.fromEntries(
      Object.entries(checkStudent(form).errors).filter(([field]) => field in changes),
    );
    setErrors(found);
    if (Object.keys(found).length === 0 && !seat.error && dirty && !save.isPending) save.mutate();
  }

  return (
    <form className={styles.section} onSubmit={submit} noValidate>
      <StudentFields
        form={form}
        errors={{ ...errors, seat: seat.offer ? seat.error : errors.seat }}
        seatOffer={seat.offer}
        phoneNote={'phone' in changes ? texts.form.phoneHint : undefined}
        contactsReason={manager.missing('contacts.read')}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
      <InlineError>{general}</InlineError>
      <Button
        type="submit"
        variant="primary"
        loading={save.isPending}
        disabledReason={
          manager.missing('students.write') ?? (dirty ? undefined : texts.form.unchanged)
        }
      >
        {texts.form.save}
      </Button>
    </form>
  );
}
