import type { ImportRecord } from '@academy/domain/students';
import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { UndoIcon } from '@academy/ui/icon';
import { Stack } from '@academy/ui/layout';
import { Skeleton } from '@academy/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../../../shared/page/load-error';
import { importTexts as texts } from '../student-texts';
import { studentQueries, useUndoStudents } from '../students-queries';
import styles from './import-dialog.module.css';

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
