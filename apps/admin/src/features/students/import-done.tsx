import type { ImportResult } from '@academy/domain/students';
import { Button } from '@academy/ui/button';
import { UndoIcon } from '@academy/ui/icon';
import { useState } from 'react';
import { importTexts as texts } from './student-texts';
import styles from './import-dialog.module.css';
import { useUndoStudents } from './use-undo-students';

interface Props {
  result: ImportResult;
  onClose: () => void;
}

/** What was written, and the way back. */
export function ImportDone({ result: { counts, undo }, onClose }: Props) {
  const { takeBack } = useUndoStudents();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    if (!undo) return;
    setBusy(true);
    if (await takeBack(undo)) onClose();
    else setBusy(false);
  };
  return (
    <>
      <output className={styles.heading}>{texts.doneTitle(counts.add, counts.change)}</output>
      {counts.error > 0 && <p className={styles.help}>{texts.doneErrors(counts.error)}</p>}
      {undo && <p className={styles.help}>{texts.undoHint}</p>}
      <div className={styles.actions}>
        {undo && (
          <Button loading={busy} onClick={() => void run()}>
            <UndoIcon /> {texts.undo}
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </>
  );
}
