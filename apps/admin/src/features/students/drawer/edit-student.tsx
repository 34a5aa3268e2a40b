import { ApiError, errorText } from '@academy/api-client';
import { ifMatch, useVersionedForm } from '@academy/app-kit/forms';
import {
  checkStudent,
  studentFields,
  studentRecordSchema,
  type StudentForm,
  type StudentRecord,
} from '@academy/domain/students';
import { formatCashReceiptNumber } from '@academy/domain/money';
import { formatPhone } from '@academy/domain/identity';
import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { saveText } from '@academy/ui/words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type FormEvent } from 'react';
import { api } from '../../../shared/api';
import { clashReason, SaveClash } from '../../../shared/forms/save-clash';
import { messages } from '../../../shared/texts/messages';
import { useManager } from '../../../shared/session/use-manager';
import { StudentFields } from '../student-fields';
import { changesOf, formOf, useSeatSwap, useSharedNumber, valueText } from '../student-form';
import { studentTexts as texts } from '../student-texts';
import { studentQueries, useUndoStudents } from '../students-queries';

interface Props {
  student: StudentRecord;
  onDirtyChange: (dirty: boolean) => void;
}

const shownOf = (student: StudentRecord): StudentForm => {
  const form = formOf(student);
  return {
    ...form,
    phone: formatPhone(form.phone),
    guardians: form.guardians.map(({ phone, ...guardian }) => ({
      ...guardian,
      phone: phone && formatPhone(phone),
    })),
    cashReceiptNumber: formatCashReceiptNumber(form.cashReceiptNumber),
  };
};

/** The form of one student: only what was changed is sent, with the version it was read at. */
export function EditStudent({ student, onDirtyChange }: Props) {
  const queries = useQueryClient();
  const { announce } = useUndoStudents();
  const manager = useManager();
  const form = useVersionedForm<StudentRecord, StudentForm>({
    loaded: student,
    versionOf: ({ version }) => version,
    draftOf: shownOf,
    read: (current) => studentRecordSchema.safeParse(current).data,
  });
  const { draft, dirty, clash, errors } = form;
  const changes = changesOf(form.before, draft);
  const [seat, shared] = [useSeatSwap(draft, form.base), useSharedNumber(form.failure)];
  useEffect(() => {
    onDirtyChange(dirty);
    return () => onDirtyChange(false);
  }, [dirty, onDirtyChange]);

  async function save() {
    const wrong = Object.fromEntries(
      Object.entries(checkStudent(draft).errors).filter(([field]) => field in changes),
    );
    const outcome = await form.submit(
      async (_, { id, version }) => ({
        saved: await api.editStudent({
          params: { studentId: id },
          body: { ...changes, ...seat.body, ...shared.body },
          ...ifMatch(version),
        }),
      }),
      wrong,
    );
    if (outcome.kind === 'saved')
      announce(texts.saved(outcome.sent.saved.name), outcome.sent.saved.undo);
    if (outcome.kind !== 'blocked')
      await queries.invalidateQueries({ queryKey: studentQueries.all });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!seat.error && dirty) void save();
  }

  return (
    <Stack as="form" gap={12} onSubmit={submit} noValidate>
      {clash && (
        <SaveClash
          key={form.base.version}
          title={messages.saveClash.title}
          form={form}
          clash={clash}
          labels={studentFields}
          valueText={valueText}
        />
      )}
      <StudentFields
        form={draft}
        errors={{ ...errors, seat: seat.offer ? seat.error : errors.seat }}
        seatOffer={seat.offer}
        sharing={shared.sharing}
        phoneNote={'phone' in changes ? texts.form.phoneHint : undefined}
        contactsReason={manager.missing('contacts.read')}
        onChange={form.change}
      />
      <InlineError>
        {form.failure !== undefined &&
          !(form.failure instanceof ApiError && form.failure.errors) &&
          errorText(form.failure, texts.failed)}
      </InlineError>
      <Button
        type="submit"
        variant="primary"
        loading={form.busy}
        disabledReason={
          manager.missing('students.write') ??
          (dirty ? clashReason(clash, studentFields) : texts.form.unchanged)
        }
      >
        {saveText}
      </Button>
    </Stack>
  );
}
