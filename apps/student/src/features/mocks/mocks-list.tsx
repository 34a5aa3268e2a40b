import { MOCKS_PAGE_SIZE } from '@academy/domain/mocks';
import { Button } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { ErrorState } from '@academy/ui/error-state';
import { ExamIcon } from '@academy/ui/icon';
import { InlineError } from '@academy/ui/inline-error';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { mocksTexts } from '../../shared/messages/mocks-texts';
import styles from './mocks-list.module.css';
import type { MocksTab } from './use-mocks-tab';
import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';

/**
 * Calls back whenever the element comes into view by scrolling; not for standing there from the
 * beginning.
 */
function useScrolledIntoView<E extends Element>(onView: () => void, active: boolean) {
  const ref = useRef<E>(null);
  const view = useEffectEvent(onView);
  useEffect(() => {
    const element = ref.current;
    if (!active || !element || typeof IntersectionObserver === 'undefined') return undefined;
    let wasHidden = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true && wasHidden) view();
      wasHidden = entry?.isIntersecting === false;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [active]);
  return ref;
}

/** The shape of the first cards while they load. */
function ListSkeleton() {
  return (
    <SkeletonGroup label={mocksTexts.loading} className={styles.list}>
      {[0, 1, 2].map((card) => (
        <div key={card} className={styles.skeleton}>
          <Skeleton width="4rem" height="1.5rem" />
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton width="75%" />
          <Skeleton width="85%" />
          <Skeleton width="45%" />
          <Skeleton width="40%" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** What the list needs to know of its query. */
interface ListQuery {
  isPending: boolean;
  isLoadingError: boolean;
  isFetchNextPageError: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<unknown>;
}

interface Props {
  tab: MocksTab;
  query: ListQuery;
  /** One card each. */
  children: readonly ReactNode[];
}

/** Twelve at a time: the next ones come when the end is scrolled into view, or by the button. */
export function MocksList({ tab, query, children }: Props) {
  const more = () => {
    if (!query.isFetching) void query.fetchNextPage();
  };
  const endRef = useScrolledIntoView<HTMLDivElement>(
    more,
    query.hasNextPage && !query.isFetchNextPageError,
  );

  if (query.isPending) return <ListSkeleton />;
  if (query.isLoadingError)
    return (
      <ErrorState
        title={mocksTexts.listFailed}
        retryLabel={mocksTexts.retry}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (children.length === 0)
    return (
      <EmptyState icon={<ExamIcon />} title={mocksTexts.empty}>
        {mocksTexts.emptyHint[tab]}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.list}>{children}</ul>
      <div ref={endRef} className={styles.end}>
        <InlineError>{query.isFetchNextPageError && mocksTexts.listFailed}</InlineError>
        {query.hasNextPage ? (
          <Button loading={query.isFetchingNextPage} onClick={more}>
            {query.isFetchNextPageError ? mocksTexts.retry : mocksTexts.more}
          </Button>
        ) : (
          children.length > MOCKS_PAGE_SIZE && (
            <p className={styles.last}>{mocksTexts.lastOne[tab]}</p>
          )
        )}
      </div>
    </>
  );
}
