import { Button } from '@academy/ui/button';
import { parseTable } from '@academy/ui/data-grid';
import { FileDrop } from '@academy/ui/file-drop';
import { Row } from '@academy/ui/layout';
import { TextArea } from '@academy/ui/text-area';
import { useState } from 'react';
import { statementTexts as texts } from './statement-texts';
import styles from './statement.module.css';

const ACCEPT = '.xlsx,.xls,.csv,.txt,.html,.htm,text/csv,text/html';

interface Props {
  onFile: (file: File) => void;
  onCells: (cells: string[][]) => void;
}

/** Where the list comes from: copied out of internet banking, or a file of the bank. */
export function StatementSource({ onFile, onCells }: Props) {
  const [text, setText] = useState('');
  const take = ([file]: File[]) => {
    if (file) onFile(file);
  };
  return (
    <>
      <TextArea
        label={texts.paste}
        hint={texts.pasteHint}
        rows={5}
        value={text}
        onValueChange={setText}
      />
      <Row gap={8} justify="end">
        <Button
          variant="primary"
          disabledReason={text.trim() === '' ? texts.pasteHint : undefined}
          onClick={() => onCells(parseTable(text))}
        >
          {texts.read}
        </Button>
      </Row>
      <FileDrop
        label={texts.drop}
        hint={texts.dropHint}
        pickLabel={texts.pick}
        accept={ACCEPT}
        onFiles={take}
        onRefused={take}
      />
      <p className={styles.help}>{texts.nothingWritten}</p>
    </>
  );
}
