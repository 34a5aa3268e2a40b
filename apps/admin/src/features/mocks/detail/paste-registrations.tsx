import { PASTED_WORK, type PlannedRegistration } from '@academy/domain/mocks';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { TextField } from '@academy/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../../shared/page/answered';
import { PasteArea } from '../../../shared/pasting/paste-area';
import { LeaveOut, stateColumn, wrongIn } from '../../../shared/pasting/pasted-problems';
import { PastedStudents } from '../../../shared/pasting/pasted-students';
import { PasteWindow } from '../../../shared/pasting/paste-window';
import { mockQueries } from '../mocks-queries';
import { registrationTexts } from '../mocks-texts';
import { pasteTexts as texts } from './paste-texts';
import { SubjectChoice } from './subject-choice';
import { usePasteRegistrations, type PasteProps } from './use-paste-registrations';

type Form = ReturnType<typeof usePasteRegistrations>;

const doesText = (work: Form['work'], { skipped, changes }: PlannedRegistration) => {
  if (skipped) return texts.skipped;
  if (changes) return texts.does(work);
  return work === 'register' ? texts.registered : texts.paid;
};

/** What a new registration takes where its row does not say it. */
function Choices({ form, exam, subjects }: { form: Form } & Pick<PasteProps, 'exam' | 'subjects'>) {
  return (
    <>
      {exam.askSubjectOption && (
        <Stack as="fieldset" gap={8}>
          <legend>{texts.usual}</legend>
          <SubjectChoice
            exam={exam}
            registration={null}
            subjects={subjects}
            value={form.usual}
            error={undefined}
            onChange={form.setUsual}
          />
        </Stack>
      )}
      {exam.allowOnSiteExam && (
        <SegmentedControl
          block
          labelShown
          label={registrationTexts.mode}
          options={[
            { value: 'on-site', label: registrationTexts.onSite },
            { value: 'none', label: registrationTexts.paperOnly },
          ]}
          value={form.mode}
          onValueChange={form.setMode}
        />
      )}
    </>
  );
}

/** What was read, and what it does. */
function Read({ form: { rows, work, pasted }, asks }: { form: Form; asks: boolean }) {
  const columns = [stateColumn<PlannedRegistration>((row) => doesText(work, row))];
  const subjects = {
    head: texts.subjects,
    render: (row: PlannedRegistration) => row.subjects.join(', '),
  };
  return (
    <PastedStudents
      rows={rows}
      picks={pasted.picks}
      onPick={pasted.pick}
      columns={work === 'register' && asks ? [subjects, ...columns] : columns}
    />
  );
}

function Paste(props: PasteProps) {
  const { exam, onClose } = props;
  const form = usePasteRegistrations(props);
  const { rows, work, pasted } = form;
  const registers = work === 'register';
  return (
    <PasteWindow
      title={texts.title}
      onClose={onClose}
      closeOnBack={false}
      pasted={pasted}
      action={{
        label: texts.save(work, form.changes),
        run: form.save,
        blocked: form.blocked,
        busy: form.busy,
      }}
    >
      <SegmentedControl
        block
        labelShown
        label={texts.work}
        options={PASTED_WORK.map((value) => ({ value, label: texts.works[value] }))}
        value={work}
        onValueChange={form.setWork}
      />
      <PasteArea help={texts.help} pasted={pasted} />
      {registers && <Choices form={form} exam={exam} subjects={props.subjects} />}
      {rows.length > 0 && <Read form={form} asks={exam.askSubjectOption} />}
      <LeaveOut wrong={wrongIn(rows)} pasted={pasted} />
      {form.asksReason && (
        <TextField
          label={registrationTexts.reason}
          hint={
            !registers
              ? undefined
              : exam.state === 'OPEN'
                ? registrationTexts.reasonHint
                : registrationTexts.reasonLate
          }
          value={form.reason}
          maxLength={300}
          onValueChange={form.setReason}
        />
      )}
      <InlineError>{form.failure}</InlineError>
    </PasteWindow>
  );
}

/** 명단 붙여넣기: names out of a message or a sheet → who is meant → registered, paid or cancelled. */
export function PasteRegistrations(props: Omit<PasteProps, 'students'>) {
  const students = useQuery(mockQueries.students());
  return students.data ? (
    <Paste {...props} students={students.data} />
  ) : (
    <Dialog open size="l" onClose={props.onClose} closeOnBack={false} title={texts.title}>
      <Answered of={students}>{() => null}</Answered>
    </Dialog>
  );
}
