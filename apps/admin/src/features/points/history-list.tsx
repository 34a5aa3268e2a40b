import type { IssuedPoint } from '@academy/domain/points';
import { Button } from '@academy/ui/button';
import { DataGrid, type GridView } from '@academy/ui/data-grid';
import type { ReactNode } from 'react';
import { copiedText, selectAllText } from '../../shared/kit-texts';
import { historyTexts as texts } from './history-texts';
import { pointsTexts } from './points-texts';
import type { PointHistory } from './use-point-history';
import { LoadError } from '../../shared/page/load-error';

export const pointIdOf = ({ id }: IssuedPoint) => id;
const gridTexts = {
  selectAll: selectAllText,
  row: ({ name }: IssuedPoint) => name,
  copied: copiedText,
};
const toneOf = ({ voided }: IssuedPoint) => (voided ? ('muted' as const) : undefined);

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
  return (
    <>
      <DataGrid
        {...(className !== undefined && { className })}
        label={label}
        view={view}
        rows={rows}
        rowId={pointIdOf}
        texts={gridTexts}
        rowTone={toneOf}
        pinned={0}
        empty={empty}
        error={isError && !rows ? <LoadError onRetry={() => void refetch()} /> : undefined}
      />
      {hasNextPage && (
        <div>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {pointsTexts.more}
          </Button>
        </div>
      )}
    </>
  );
}
