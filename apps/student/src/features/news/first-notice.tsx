import { useOpenDialog } from '@academy/app-kit/url';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Button } from '@academy/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { mealsPath } from '../../shared/meals-path';
import { useSaveState } from '../../shared/unsaved/unsaved-work';
import { ConfirmNews } from './confirm-news';
import { NewsArticle } from './news-article';
import { newsQueries } from './news-queries';
import { newsTexts as texts } from './news-texts';
import styles from './news-dialog.module.css';

/**
 * What the academy wants read first, over the meals until it is confirmed: one notice at a time, as
 * the server has it now. It waits while something is open or on its way to the server, and what is
 * put off comes back with the next visit.
 */
export function FirstNotice() {
  const { data, isFetchedAfterMount } = useQuery(newsQueries.newest());
  const { pathname } = useLocation();
  const dialog = useOpenDialog();
  const { kind } = useSaveState();
  const [shown, setShown] = useState<string>();
  /** Put off or confirmed: an answer that is older than that does not bring it back. */
  const [done, setDone] = useState<readonly string[]>([]);
  const first = isFetchedAfterMount ? (data?.first ?? undefined) : undefined;
  const item = first && !done.includes(first.id) ? first : undefined;
  const free = dialog.opened === null && (kind === 'idle' || kind === 'saved');
  if (item && pathname === mealsPath && free && shown !== item.id) setShown(item.id);
  const open = item !== undefined && shown === item.id;
  if (!item) return null;
  const leave = () => setDone([...done, item.id]);
  return (
    <BottomSheet
      open={open}
      onClose={leave}
      title={item.category === 'URGENT' ? texts.urgent : texts.notice}
      footer={
        <div className={styles.first}>
          <Button onClick={leave}>{texts.later}</Button>
          <ConfirmNews item={item} onDone={leave} />
        </div>
      }
    >
      <NewsArticle item={item} />
    </BottomSheet>
  );
}
