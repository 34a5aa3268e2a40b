import { useWideScreen } from '@academy/app-kit/device';
import { errorText } from '@academy/api-client';
import { useUrlState } from '@academy/app-kit/url';
import { pointTypeSchema, type PointFilter } from '@academy/domain/points';
import { ErrorState } from '@academy/ui/error-state';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyComponent, useOnceOpened } from '../../shared/lazy-component';
import { usePointWords } from '../../shared/use-point-words';
import { OpenConfirmations, useConfirmations, type Confirmations } from './confirmations';
import { AcceptedObjections, useObjections, type Objections } from './objections';
import { PointFilterBar, PointTiles } from './point-tiles';
import { PointsEnd } from './points-end';
import { PointsByMonth, PointsEmpty, PointsSkeleton, PointsTable } from './points-list';
import styles from './points-page.module.css';
import { pointQueries, type PointSpan } from './points-queries';
import { SpanSelect, usePointSpan } from './span-select';
import { pointsTexts, wordedTexts } from './points-texts';
import { usePoints, type Points } from './use-points';

/**
 * What the list shows, in the address as `?type=REWARD` (the API's own word); everything when it
 * names none.
 */
function usePointFilter(span: PointSpan) {
  const queryClient = useQueryClient();
  const [type, ask] = useUrlState('type');
  const asked = pointTypeSchema.safeParse(type);
  const filter: PointFilter = asked.success ? asked.data : 'ALL';

  function choose(next: PointFilter): void {
    // Every filter begins at its first page again, however far it was read before. Its age stays
    // what it is.
    const { queryKey } = pointQueries.list(next, span);
    queryClient.setQueryData(
      queryKey,
      (known) =>
        known && { pages: known.pages.slice(0, 1), pageParams: known.pageParams.slice(0, 1) },
      { updatedAt: queryClient.getQueryState(queryKey)?.dataUpdatedAt },
    );
    ask(next === 'ALL' ? '' : next);
  }

  return { filter, choose };
}

const ObjectionSheet = lazyComponent(
  async () => (await import('./objection-sheet')).ObjectionSheet,
);

/** `/points-mine`: what a student was given, and how it adds up. */
export function PointsPage() {
  const span = usePointSpan();
  const { filter, choose } = usePointFilter(span.span);
  const points = usePoints(filter, span);
  const objections = useObjections();
  const confirmations = useConfirmations();
  const sheetWanted = useOnceOpened(objections.opened !== undefined);
  return (
    <div className={styles.page}>
      {filter !== 'REWARD' && <OpenConfirmations confirmations={confirmations} />}
      <p className={styles.spanOf}>
        {span.known && !span.none ? pointsTexts.sumsOf(span.name) : '\u00A0'}
      </p>
      <PointTiles
        totals={points.totals}
        failed={points.totalsFailed}
        retrying={points.totalsRetrying}
        onRetry={points.retryTotals}
      />
      <div className={styles.filters}>
        <PointFilterBar filter={filter} totals={points.totals} onChoose={choose} />
        <SpanSelect of={span} />
      </div>
      {filter !== 'REWARD' && <AcceptedObjections objections={objections.accepted} />}
      <List
        key={`${filter} ${span.key}`}
        filter={filter}
        points={points}
        objections={objections}
        confirmations={confirmations}
        onShowAll={() => choose('ALL')}
      />
      <Suspense>
        {sheetWanted && <ObjectionSheet objecting={objections.opened} onClose={objections.close} />}
      </Suspense>
    </div>
  );
}

function List({
  filter,
  points,
  objections,
  confirmations,
  onShowAll,
}: {
  filter: PointFilter;
  points: Points;
  objections: Objections;
  confirmations: Confirmations;
  onShowAll: () => void;
}) {
  const wide = useWideScreen();
  const texts = wordedTexts(usePointWords());
  if (points.failure) {
    return (
      <ErrorState title={texts.failed} retrying={points.retrying} onRetry={points.retry}>
        {errorText(points.failure, '')}
      </ErrorState>
    );
  }
  if (points.loading) return <PointsSkeleton />;
  if (points.points.length === 0) return <PointsEmpty filter={filter} onShowAll={onShowAll} />;
  return (
    <>
      {wide ? (
        <PointsTable points={points.points} objections={objections} confirmations={confirmations} />
      ) : (
        <PointsByMonth
          points={points.points}
          complete={points.complete}
          objections={objections}
          confirmations={confirmations}
        />
      )}
      <PointsEnd points={points} />
    </>
  );
}
