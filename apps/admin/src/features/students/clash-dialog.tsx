import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { KeyValueList } from '@academy/ui/key-value-list';
import { studentTexts } from './student-texts';
import type { Clash } from './use-student-edits';

const texts = studentTexts.clash;

interface Props {
  clash: Clash;
  onSettle: (choice: 'mine' | 'theirs') => void;
}

/** Two managers changed one cell: both values, and the choice. */
export function ClashDialog({ clash: { student, field, mine }, onSettle }: Props) {
  return (
    <Dialog
      open
      onClose={() => onSettle('theirs')}
      closeOnBack={false}
      title={texts.title}
      footer={
        <>
          <Button onClick={() => onSettle('theirs')}>{texts.keep}</Button>
          <Button variant="primary" onClick={() => onSettle('mine')}>
            {texts.take}
          </Button>
        </>
      }
    >
      <p>{texts.body(student.name, studentTexts.columns[field])}</p>
      <KeyValueList
        items={[
          { label: texts.theirs, value: student[field] || texts.none },
          { label: texts.mine, value: mine || texts.none },
        ]}
      />
    </Dialog>
  );
}
