import textStyles from '@academy/ui/styles/text.module.css';
import type { StudentChoice } from '@academy/domain/identity';
import { formatDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { Stack } from '@academy/ui/layout';
import { closeText, saveText } from '@academy/ui/words';
import { ReasonFields } from '../day/reason-fields';
import { changedText, studentViewTexts as texts } from './student-texts';
import { useSaveMeals } from '../day/use-save-meals';
import type { useStudentEdits } from './use-student-edits';

interface Props {
  student: StudentChoice;
  edits: ReturnType<typeof useStudentEdits>;
  onClose: () => void;
}

/** Why the changed days are changed, asked once for all of them. */
export function SaveStudentDialog({
  student: { id, name },
  edits: { changes, late, drops, clear },
  onClose,
}: Props) {
  const form = useSaveMeals(drops ? 'ABSENT' : 'REQUEST', () => {
    clear();
    onClose();
  });
  const save = () =>
    form.save.run({
      student: { studentId: id, name },
      changes: changes.map(({ date, lunch, dinner, base }) => ({ date, lunch, dinner, base })),
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.dialog}
      dismissible={false}
      footer={
        <>
          <Button onClick={onClose}>{closeText}</Button>
          <Button variant="primary" loading={form.save.isPending} onClick={save}>
            {saveText}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <p className={textStyles.help}>
          {changedText(changes.length)}: {changes.map(({ date }) => formatDay(date)).join(', ')}
        </p>
        <ReasonFields form={form} late={late} drops={drops} paid />
      </Stack>
    </Dialog>
  );
}
