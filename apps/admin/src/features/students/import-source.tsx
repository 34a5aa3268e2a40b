import { Button } from '@academy/ui/button';
import { parseTable } from '@academy/ui/data-grid';
import { FileDrop } from '@academy/ui/file-drop';
import { DownloadIcon } from '@academy/ui/icon';
import { TextArea } from '@academy/ui/text-area';
import { useState } from 'react';
import { importTexts as texts } from './student-texts';
import styles from './import-dialog.module.css';

const ACCEPT = '.xlsx,.csv,.txt,text/csv';
interface Props {
  onTemplate: () => void;
  onFile: (file: File) => void;
  onCells: (cells: string[][]) => void;
}

/**
 * Where the list comes from: a file dropped, pasted or picked, or cells copied out of a
 * spreadsheet.
 */
export function ImportSource({ onTemplate, onFile, onCells }: Props) {
  const [text, setText] = useState('');
  const take = ([file]: File[]) => {
    if (file) onFile(file);
  };
  return (
    <>
      <FileDrop
        label={texts.drop}
        hint={texts.hint}
        pickLabel={texts.pick}
        accept={ACCEPT}
        onFiles={take}
        onRefused={take}
      />
      <TextArea
        label={texts.paste}
        hint={texts.pasteHint}
        rows={3}
        value={text}
        onValueChange={setText}
      />
      <div className={styles.actions}>
        <Button onClick={onTemplate}>
          <DownloadIcon /> {texts.template}
        </Button>
        <Button
          variant="primary"
          disabledReason={text.trim() === '' ? texts.pasteHint : undefined}
          onClick={() => onCells(parseTable(text))}
        >
          {texts.checkPasted}
        </Button>
      </div>
    </>
  );
}
