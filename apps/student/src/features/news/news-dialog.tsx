import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Button } from '@academy/ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '@academy/ui/icon';
import { Stack } from '@academy/ui/layout';
import { Skeleton } from '@academy/ui/skeleton';
import { retryText } from '@academy/ui/words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useRef, type PointerEvent } from 'react';
import { ConfirmNews } from './confirm-news';
import { NewsArticle } from './news-article';
import styles from './news-dialog.module.css';
import { NEWS_PER_PAGE, newsQueries } from './news-queries';
import { newsTexts } from './news-texts';

/** CSS px a finger has to travel sideways. */
const FAR = 56;

/** A sideways flick turns the page: to the left the next one, to the right the one before. */
function useSideSwipe(onGo: (by: 1 | -1) => void) {
  const start = useRef<{ pointerId: number; x: number; y: number }>(null);
  return {
    onPointerDown({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) {
      start.current =
        pointerType === 'touch' && isPrimary ? { pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (from?.pointerId !== pointerId) return;
      const across = clientX - from.x;
      if (Math.abs(across) > FAR && Math.abs(across) > 2 * Math.abs(clientY - from.y))
        onGo(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}

interface Newest {
  content: readonly { id: string }[];
  toConfirm?: readonly { id: string; place: number }[] | undefined;
}

/** Where a notice is in the whole list, by the first page of it. */
function placeOf(newest: Newest | undefined, first: string | undefined): number {
  const at = newest?.content.findIndex(({ id }) => id === first) ?? -1;
  return at >= 0 ? at : (newest?.toConfirm?.find(({ id }) => id === first)?.place ?? 0);
}

interface Props {
  open: boolean;
  /** The notice to begin with, if its place is known; otherwise the first one. */
  first?: string | undefined;
  onClose: () => void;
}

/**
 * 이번 달 식단 보기: the menu notices one by one, the newest first; the list behind them is read ten at a
 * time.
 */
export function NewsDialog({ open, first, onClose }: Props) {
  const queryClient = useQueryClient();
  /** Where the student turned to; nothing was turned yet while undefined. */
  const [turned, setTurned] = useState<number>();
  const { data: newest } = useQuery({ ...newsQueries.page(1), enabled: open });
  const index = turned ?? placeOf(newest, first);
  const page = Math.floor(index / NEWS_PER_PAGE) + 1;
  const news = useQuery({ ...newsQueries.page(page), enabled: open });
  const total = news.data?.totalElements ?? 0;
  const item = news.data?.page === page ? news.data.content[index % NEWS_PER_PAGE] : undefined;
  const go = (by: number) => setTurned(Math.min(Math.max(index + by, 0), Math.max(total - 1, 0)));
  const waiting = news.isPending || news.isFetching || news.isPlaceholderData;
  const startAgain = () => {
    setTurned(0);
    void queryClient.invalidateQueries({ queryKey: newsQueries.all });
  };
  const swipe = useSideSwipe(go);

  return (
    <BottomSheet
      tall
      open={open}
      onClose={onClose}
      closeOnBack={false}
      title={newsTexts.titleOf(item?.category)}
      footer={item && total > 1 && <NewsPager at={index + 1} of={total} onGo={go} />}
    >
      <div {...swipe}>
        {item && <NewsArticle key={item.id} item={item} />}
        {item?.asksRead && <ConfirmNews key={`confirm ${item.id}`} item={item} />}
        {!item && news.isError && (
          <NewsMessage text={newsTexts.failed} onRetry={() => void news.refetch()} />
        )}
        {!item && !news.isError && waiting && <NewsSkeleton />}
        {!item && news.isSuccess && !waiting && (
          // A page may be empty although notices were counted: some were taken down meanwhile.
          <NewsMessage text={newsTexts.empty} onRetry={total > 0 ? startAgain : undefined} />
        )}
      </div>
    </BottomSheet>
  );
}

/** In place of a notice: there is none, or it could not be loaded and can be asked for again. */
function NewsMessage({ text, onRetry }: { text: string; onRetry?: () => void }) {
  return (
    <div className={styles.message}>
      <output>{text}</output>
      {onRetry && <Button onClick={onRetry}>{retryText}</Button>}
    </div>
  );
}

interface NewsPagerProps {
  /** From 1. */
  at: number;
  of: number;
  onGo: (by: number) => void;
}

/** ‹ 1 / 3 › */
function NewsPager({ at, of, onGo }: NewsPagerProps) {
  return (
    <div className={styles.pager}>
      <Button disabledReason={at <= 1 ? newsTexts.isFirst : undefined} onClick={() => onGo(-1)}>
        <ChevronLeftIcon /> {newsTexts.previous}
      </Button>
      <span className={styles.position} aria-live="polite">
        {newsTexts.position(at, of)}
      </span>
      <Button disabledReason={at >= of ? newsTexts.isLast : undefined} onClick={() => onGo(1)}>
        {newsTexts.next} <ChevronRightIcon />
      </Button>
    </div>
  );
}

/** The shape of a notice while it loads. */
function NewsSkeleton() {
  return (
    <Stack as="output" gap={16} aria-label={newsTexts.loading}>
      <Skeleton height="240px" />
      <Skeleton width="60%" />
      <Skeleton width="90%" />
    </Stack>
  );
}
