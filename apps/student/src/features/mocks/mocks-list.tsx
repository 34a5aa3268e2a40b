import { MOCKS_PAGE_SIZE } from '@academy/domain/mocks';
import { Button } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { ErrorState } from '@academy/ui/error-state';
import { ExamIcon } from '@academy/ui/icon';
import { InlineError } from '@academy/ui/inline-error';
import type { ReactNode } from 'react';
import { mocksTexts } from '../../shared/messages/mocks-texts';
import { ListSkeleton } from './list-skeleton';
import styles from './mocks-list.module.css';
import type { MocksTab } from './use-mocks-tab';
import { useScrolledIntoView } from './use-scrolled-into-view';

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
