import { Button } from '@academy/ui/button';
import { FileDrop } from '@academy/ui/file-drop';
import { Row } from '@academy/ui/layout';
import { TextArea } from '@academy/ui/text-area';
import { readSeparated, type Sheet } from '@academy/domain/tables';
import { useState, type ClipboardEvent, type ReactNode } from 'react';
import { copiedSheet, sheetText, textSheet } from './pasted-sheet';

/** The files that it reads. */
const FILES = '.xlsx,.xlsm,.xlsb,.xls,.ods,.csv,.tsv,.txt,.html,.htm,text/csv,text/html';

interface Props {
  texts: Readonly<
    Record<'drop' | 'dropHint' | 'pick' | 'paste' | 'pasteHint' | 'readPasted', string>
  >;
  /** What most people bring; it is first. */
  first: 'file' | 'paste';
  /** What else can be done here, beside the button. */
  children?: ReactNode;
  onFile: (file: File) => void;
  onPasted: (sheet: Sheet) => void;
}

/** Where a list comes from: a file dropped or picked, or cells copied out of another program. */
export function SheetSource({ texts, first, children, onFile, onPasted }: Props) {
  const [text, setText] = useState('');
  const [copied, setCopied] = useState<Sheet>();
  /** A copied table with joined cells: its text alone would shift the rows below them. */
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const sheet = copiedSheet(event.clipboardData.getData('text/html'));
    if (text.trim() !== '' || !sheet) return;
    event.preventDefault();
    setCopied(sheet);
    setText(sheetText(sheet));
  };
  const take = ([file]: File[]) => {
    if (file) onFile(file);
  };
  const drop = (
    <FileDrop
      label={texts.drop}
      hint={texts.dropHint}
      pickLabel={texts.pick}
      accept={FILES}
      onFiles={take}
      onRefused={take}
    />
  );
  return (
    <>
      {first === 'file' && drop}
      <TextArea
        label={texts.paste}
        hint={texts.pasteHint}
        rows={first === 'file' ? 3 : 5}
        value={text}
        onPaste={paste}
        onValueChange={(value) => {
          setCopied(undefined);
          setText(value);
        }}
      />
      <Row gap={8} justify="end">
        {children}
        <Button
          variant="primary"
          disabledReason={text.trim() === '' ? texts.pasteHint : undefined}
          onClick={() => onPasted(copied ?? textSheet(readSeparated(text)))}
        >
          {texts.readPasted}
        </Button>
      </Row>
      {first === 'paste' && drop}
    </>
  );
}
