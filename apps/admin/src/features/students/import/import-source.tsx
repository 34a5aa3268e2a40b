import type { ImportRecord } from '@academy/domain/students';
import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { parseTable } from '@academy/ui/data-grid';
import { FileDrop } from '@academy/ui/file-drop';
import { DownloadIcon, UndoIcon } from '@academy/ui/icon';
import { Row, Stack } from '@academy/ui/layout';
import { Skeleton } from '@academy/ui/skeleton';
import { TextArea } from '@academy/ui/text-area';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../../../shared/page/load-error';
import { importTexts as texts } from '../student-texts';
import { studentQueries, useUndoStudents } from '../students-queries';
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
      <Row gap={8} justify="end">
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
      </Row>
    </>
  );
}

function PastImport({
  operationId,
  fileName,
  at,
  byName,
  counts,
  undoUntil,
  undoneAt,
}: ImportRecord) {
  const { takeBack } = useUndoStudents();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await takeBack({ operationId });
    setBusy(false);
  };
  return (
    <li className={styles.past}>
      <Stack as="span" gap={4}>
        {fileName}
        <span className={styles.help}>
          {[
            texts.pastCounts(counts.add, counts.change),
            byName,
            formatMoment(new Date(at)),
            undoneAt !== null && texts.undonePast,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </Stack>
      {undoUntil !== null && (
        <Button
          size="dense"
          loading={busy}
          aria-label={texts.undoPast(fileName)}
          onClick={() => void run()}
        >
          <UndoIcon /> {texts.undoShort}
        </Button>
      )}
    </li>
  );
}

/** The last imports and pastes, each taken back as a whole as long as that is possible. */
export function PastImports() {
  const { data, isError, refetch } = useQuery(studentQueries.imports());
  return (
    <Stack as="section" gap={8}>
      <h3 className={styles.heading}>{texts.past}</h3>
      {!data && isError && <LoadError onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height="48px" />}
      {data?.content.length === 0 && <p className={styles.help}>{texts.noPast}</p>}
      <Stack as="ul" gap={4}>
        {data?.content.map((one) => (
          <PastImport key={one.operationId} {...one} />
        ))}
      </Stack>
    </Stack>
  );
}
