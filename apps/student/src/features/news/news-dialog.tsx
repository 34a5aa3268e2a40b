import { BottomSheet } from '@academy/ui/bottom-sheet';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newsTexts } from './news-texts';
import { NewsArticle } from './news-article';
import { NewsMessage } from './news-message';
import { NewsPager } from './news-pager';
import { NEWS_PER_PAGE, newsQueries } from './news-queries';
import { NewsSkeleton } from './news-skeleton';
import { useSideSwipe } from './use-side-swipe';

interface Props {
  open: boolean;
  onClose: () => void;
}

/**
 * 이번 달 식단 보기: the menu notices one by one, the newest first; the list behind them is read ten at a
 * time.
 */
export function NewsDialog({ open, onClose }: Props) {
  const queryClient = useQueryClient();
  const [index, setIndex] = useState(0);
  const page = Math.floor(index / NEWS_PER_PAGE) + 1;
  const news = useQuery({ ...newsQueries.page(page), enabled: open });
  const total = news.data?.totalElements ?? 0;
  const item = news.data?.page === page ? news.data.content[index % NEWS_PER_PAGE] : undefined;
  const go = (by: number) =>
    setIndex((at) => Math.min(Math.max(at + by, 0), Math.max(total - 1, 0)));
  const waiting = news.isPending || news.isFetching || news.isPlaceholderData;
  const startAgain = () => {
    setIndex(0);
    void queryClient.invalidateQueries({ queryKey: newsQueries.all });
  };
  const swipe = useSideSwipe(go);

  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      closeOnBack={false}
      title={newsTexts.title}
      footer={item && total > 1 && <NewsPager at={index + 1} of={total} onGo={go} />}
    >
      <div {...swipe}>
        {item && <NewsArticle key={item.id} item={item} />}
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
