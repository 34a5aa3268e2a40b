import { ApiError, errorText } from '@academy/api-client';
import { isTypedName, type StudentRow } from '@academy/domain/students';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { TextField } from '@academy/ui/text-field';
import { closeText } from '@academy/ui/words';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { toasts } from '../../../shared/toasts';
import { useWrite } from '../../../shared/writes/use-write';
import styles from '../status-dialog.module.css';
import { studentTexts } from '../student-texts';
import { studentQueries } from '../students-queries';

const texts = studentTexts.drawer.erasing;

interface Props {
  student: StudentRow;
  onClose: () => void;
  /** The student is in no list any more. */
  onErased: () => void;
}

/** 개인정보 파기: what goes, what stays, and the name typed once, because nothing brings it back. */
export function EraseDialog({ student, onClose, onErased }: Props) {
  const [typed, setTyped] = useState('');
  const erase = useWrite({
    name: `erase student ${student.id}`,
    send: () => api.eraseStudent({ params: { studentId: student.id }, body: { typed } }),
    reads: studentQueries.all,
    onSuccess() {
      onErased();
      toasts.show({ text: studentTexts.drawer.erased, tone: 'success' });
    },
  });
  const fieldError = erase.error instanceof ApiError ? erase.error.errors?.typed : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBack={false}
      title={texts.title(student.name)}
      footer={
        <>
          <Button onClick={onClose}>{closeText}</Button>
          <Button
            variant="danger"
            loading={erase.isPending}
            disabledReason={isTypedName(typed, student.name) ? undefined : texts.type}
            onClick={() => erase.run()}
          >
            {texts.apply}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <ul className={styles.lines}>
          <li>{texts.gone}</li>
          <li>{texts.stays}</li>
          <li>
            <strong>{texts.final}</strong>
          </li>
        </ul>
        <TextField
          label={texts.type}
          value={typed}
          error={fieldError}
          onValueChange={setTyped}
          autoComplete="off"
        />
        <InlineError>
          {erase.error && !fieldError && errorText(erase.error, studentTexts.failed)}
        </InlineError>
      </Stack>
    </Dialog>
  );
}
