import { pointFilterName } from '@academy/domain/points';
import { GridPaper, useGridView } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { PointsIcon } from '@academy/ui/icon';
import { ListPaper } from '../../../shared/printing/list-paper';
import styles from '../points-page.module.css';
import { confirmationsText, historyTexts as texts } from '../points-texts';
import { useHistoryPaper } from '../use-papers';
import { historyColumns, isPrinted } from './history-columns';
import { HistoryList, pointIdOf, usePointHistory } from './history-list';
import { RemindButton } from './remind';
import { HistoryToolbar, usePointFilter } from './history-toolbar';

/** 내역: all points, searchable by student, item, day and author; voided ones on request. */
export function HistoryTab() {
  const state = usePointFilter();
  const { filter } = state;
  const history = usePointHistory(filter);
  const view = useGridView('points', historyColumns);
  const paper = useHistoryPaper(filter);
  const { rows, rewardTotal, penaltyTotal, confirmations } = history;
  const count =
    rows &&
    [
      texts.shown(rows.length, history.hasNextPage),
      texts.sums(rewardTotal, penaltyTotal),
      confirmationsText(confirmations),
    ]
      .filter(Boolean)
      .join(' · ');
  const period = filter.from || filter.to ? `${filter.from ?? ''} ~ ${filter.to ?? ''}` : '';
  return (
    <div className={styles.tab}>
      <HistoryToolbar state={state} count={count} view={view} onPrint={() => void paper.print()} />
      {filter.unconfirmed && rows && rows.length > 0 && <RemindButton points={rows} />}
      <HistoryList
        history={history}
        view={view}
        empty={
          <EmptyState
            title={state.narrowed ? texts.nothing : texts.empty}
            icon={<PointsIcon size={40} />}
          >
            {state.narrowed && texts.nothingHelp}
          </EmptyState>
        }
      />
      <ListPaper
        title={texts.paper}
        facts={[
          period,
          filter.type && pointFilterName(filter.type),
          filter.reason,
          filter.q,
          filter.voided && texts.filter.voided,
          filter.unconfirmed && texts.filter.unconfirmed,
          paper.rows
            ? `${texts.shown(paper.rows.length, false)} · ${texts.sums(rewardTotal, penaltyTotal)}`
            : count,
        ]}
        orientation="landscape"
      >
        <GridPaper
          columns={view.columns.filter(isPrinted)}
          rows={paper.rows ?? rows ?? []}
          rowId={pointIdOf}
        />
      </ListPaper>
    </div>
  );
}
