import { studentFieldName } from '@academy/domain/messages';
import { Button } from '@academy/ui/button';
import { parseTable } from '@academy/ui/data-grid';
import { FileDrop } from '@academy/ui/file-drop';
import { DownloadIcon } from '@academy/ui/icon';
import { useState } from 'react';
import { saveFile } from '../../shared/save-file';
import { importTexts as texts } from './student-texts';
import styles from './import-dialog.module.css';

const ACCEPT = '.xlsx,.csv,.txt,text/csv';
const TEMPLATE = ['seat', 'name', 'phone', 'grade', 'school', 'className', 'parentName', 'parentPhone', 'startDate', 'memo'] as const;

/** An empty table with the titles that the import knows, as Korean Excel opens it. */
const template = () => new Blob([`\uFEFF${TEMPLATE.map(studentFieldName).join(',')}\r\n`], { type: 'text/csv;charset=utf-8' });

interface Props {
  onFile: (file: File) => void;
  onCells: (cells: string[][]) => void;
}

/** Where the list comes from: a file dropped, pasted or picked, or cells copied out of a spreadsheet. */
export function ImportSource({ onFile, onCells }: Props) {
  const [text, setText] = useState('');
  const take = ([file]: File[]) => { if (file) onFile(file); };
  return (
    <>
      <FileDrop label={texts.drop} hint={texts.hint} pickLabel={texts.pick} accept={ACCEPT} onFiles={take} onRefused={take} />
      <label className={styles.label}>
        {texts.paste}
        <textarea className={styles.paste} value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </label>
      <p className={styles.help}>{texts.pasteHint}</p>
      <div className={styles.actions}>
        <Button onClick={() => saveFile({ name: `${texts.templateName}.csv`, blob: template() })}><DownloadIcon /> {texts.template}</Button>
        <Button variant="primary" disabledReason={text.trim() === '' ? texts.pasteHint : undefined} onClick={() => onCells(parseTable(text))}>{texts.checkPasted}</Button>
      </div>
    </>
  );
}
