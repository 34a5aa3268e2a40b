import type { AuditEntry } from '@academy/domain/audit';
import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { ChangeList } from '@academy/ui/change-list';
import { Drawer } from '@academy/ui/drawer';
import { EmptyState } from '@academy/ui/empty-state';
import { moreText } from '@academy/ui/words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { changeTexts } from '../../../shared/texts/kit-texts';
import { ListSkeleton } from '../../../shared/page/list-skeleton';
import { LoadError } from '../../../shared/page/load-error';
import { formTexts } from './form-texts';
import styles from './history.module.css';

const SIZE = 30;
/** The sentence itself names up to this many changes. */
const IN_SENTENCE = 3;

const newest = (): AuditEntry['id'] | null => null;

/** Who changed what in one tab, newest first; more on demand. */
function HistoryList({ entity }: { entity: string }) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: ['settings', 'history', entity],
      queryFn: ({ pageParam, signal }) =>
        api.settingsHistory({
          query: { entity, size: SIZE, ...(pageParam && { lastId: pageParam }) },
          signal,
        }),
      initialPageParam: newest(),
      getNextPageParam: ({ hasNext, lastId }) => (hasNext ? lastId : null),
      staleTime: 0,
    });
  if (!data)
    return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={8} />;
  const entries = data.pages.flatMap(({ content }) => content);
  if (entries.length === 0) return <EmptyState title={formTexts.history.empty} />;
  return (
    <>
      <ol className={styles.list}>
        {entries.map(({ id, at, sentence, changes }) => (
          <li key={id} className={styles.entry}>
            <time className={styles.when} dateTime={at}>
              {formatMoment(new Date(at))}
            </time>
            <p>{sentence}</p>
            {changes.length > IN_SENTENCE && <ChangeList changes={changes} texts={changeTexts} />}
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {moreText}
        </Button>
      )}
    </>
  );
}

/**
 * 변경 이력 of one tab: opens who changed what, newest first. `entity` is the tab's name in the log.
 */
export function HistoryButton({ entity }: { entity: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="dense" onClick={() => setOpen(true)}>
        {formTexts.history.button}
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={formTexts.history.button}>
        {open && <HistoryList entity={entity} />}
      </Drawer>
    </>
  );
}
