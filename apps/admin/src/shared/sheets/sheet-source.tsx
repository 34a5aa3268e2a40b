import { Button } from '@academy/ui/button';
import { parseTable } from '@academy/ui/data-grid';
import { FileDrop } from '@academy/ui/file-drop';
import { Row } from '@academy/ui/layout';
import { TextArea } from '@academy/ui/text-area';
import { useState, type ReactNode } from 'react';

interface Props {
  texts: Readonly<
    Record<'drop' | 'dropHint' | 'pick' | 'paste' | 'pasteHint' | 'readPasted', string>
  >;
  /** The files it takes. */
  accept: string;
  /** What most people bring; it stands first. */
  first: 'file' | 'paste';
  /** What else can be done here, beside the button. */
  children?: ReactNode;
  onFile: (file: File) => void;
  onCells: (cells: string[][]) => void;
}

/** Where a list comes from: a file dropped or picked, or cells copied out of another program. */
export function SheetSource({ texts, accept, first, children, onFile, onCells }: Props) {
  const [text, setText] = useState('');
  const take = ([file]: File[]) => {
    if (file) onFile(file);
  };
  const drop = (
    <FileDrop
      label={texts.drop}
      hint={texts.dropHint}
      pickLabel={texts.pick}
      accept={accept}
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
        onValueChange={setText}
      />
      <Row gap={8} justify="end">
        {children}
        <Button
          variant="primary"
          disabledReason={text.trim() === '' ? texts.pasteHint : undefined}
          onClick={() => onCells(parseTable(text))}
        >
          {texts.readPasted}
        </Button>
      </Row>
      {first === 'paste' && drop}
    </>
  );
}
