import type { IssuedPoint } from '@academy/domain/points';
import { Button } from '@academy/ui/button';
import { DataGrid, type GridView } from '@academy/ui/data-grid';
import { moreText } from '@academy/ui/words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { copiedText, selectAllText } from '../../../shared/texts/kit-texts';
import { markNamesakes } from '../../../shared/lists/mark-namesakes';
import { useOpenStudentDay } from '../../../shared/student-day';
import { LoadError } from '../../../shared/page/load-error';
import { pointQueries, type PointFilter } from '../points-queries';
import { historyTexts as texts } from '../points-texts';

/** The history of a filter, newest first, namesakes distinguished; with the sums of what counts. */
export function usePointHistory(filter: PointFilter) {
  const { data, ...rest } = useInfiniteQuery(pointQueries.history(filter));
  const rows = useMemo(
    () => data && markNamesakes(data.pages.flatMap(({ content }) => content)),
    [data],
  );
  const [first] = data?.pages ?? [];
  return {
    ...rest,
    rows,
    rewardTotal: first?.rewardTotal ?? 0,
    penaltyTotal: first?.penaltyTotal ?? 0,
    confirmations: first?.confirmations ?? { asked: 0, confirmed: 0 },
  };
}

type PointHistory = ReturnType<typeof usePointHistory>;

export const pointIdOf = ({ id }: IssuedPoint) => id;

const gridTexts = {
  selectAll: selectAllText,
  row: ({ name }: IssuedPoint) => name,
  copied: copiedText,
};

const rowTone = ({ voided }: IssuedPoint) => (voided ? ('muted' as const) : undefined);

interface Props {
  history: PointHistory;
  view: GridView<IssuedPoint>;
  empty: ReactNode;
  label?: string;
  className?: string | undefined;
}

/** The lines of the history, voided ones struck through; older ones when asked for. */
export function HistoryList({
  history: { rows, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage },
  view,
  empty,
  label = texts.grid,
  className,
}: Props) {
  const openStudent = useOpenStudentDay();
  return (
    <>
      <DataGrid
        {...(className !== undefined && { className })}
        label={label}
        view={view}
        rows={rows}
        rowId={pointIdOf}
        texts={gridTexts}
        rowTone={rowTone}
        onRowOpen={openStudent}
        pinned={0}
        empty={empty}
        error={isError && !rows ? <LoadError onRetry={() => void refetch()} /> : undefined}
      />
      {hasNextPage && (
        <div>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {moreText}
          </Button>
        </div>
      )}
    </>
  );
}
