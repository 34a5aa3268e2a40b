import { examStateName, filterExams, type ManagedExam } from '@academy/domain/mocks';
import { Button } from '@academy/ui/button';
import { DataGrid, GridPaper, sortRows, useGridView } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { ExamIcon } from '@academy/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  copiedText,
  countText,
  listTexts as kit,
  selectAllText,
} from '../../shared/texts/kit-texts';
import { LiveState } from '../../shared/page/live-state';
import { LoadError } from '../../shared/page/load-error';
import { PageHead } from '../../shared/page/page-head';
import { ListPaper } from '../../shared/printing/list-paper';
import { useManager } from '../../shared/session/use-manager';
import { examColumns, isPrinted } from './exam-columns';
import { ExamDialogs } from './exam-dialogs';
import { ExamToolbar, useExamFilter } from './exam-toolbar';
import styles from './mocks-page.module.css';
import { mockQueries } from './mocks-queries';
import { examTexts as texts } from './mocks-texts';

const idOf = ({ id }: ManagedExam) => id;
const gridTexts = {
  selectAll: selectAllText,
  row: ({ title }: ManagedExam) => title,
  copied: copiedText,
};
const toneOf = ({ state }: ManagedExam) =>
  state === 'DONE' || state === 'CANCELLED' ? ('muted' as const) : undefined;

/** Every exam with what its registrations add up to. */
export function ExamList({ live }: { live: boolean }) {
  const missing = useManager().missing('mocks.write');
  const navigate = useNavigate();
  const state = useExamFilter();
  const { data, isError, refetch } = useQuery(mockQueries.exams());
  const rows = useMemo(
    () => data && sortRows(filterExams(data.content, state.filter), examColumns, state.sort),
    [data, state.filter, state.sort],
  );
  const view = useGridView('mock-exams', examColumns);
  const create = () => void navigate('/mock-exam/create');
  const { filter } = state;
  return (
    <div className={styles.page}>
      <PageHead title={texts.title} state={<LiveState live={live} asOf={undefined} />} />
      <ExamToolbar
        exams={data?.content}
        shown={rows?.length ?? 0}
        filter={state}
        view={view}
        onCreate={create}
      />
      <DataGrid
        label={texts.grid}
        view={view}
        rows={rows}
        rowId={idOf}
        texts={gridTexts}
        sort={state.sort}
        onSortChange={state.setSort}
        onRowOpen={({ id }) => void navigate(`/mock-exam/list?exam=${id}`)}
        rowTone={toneOf}
        pinned={2}
        empty={
          state.narrowed ? (
            <EmptyState
              icon={<ExamIcon size={40} />}
              title={texts.nothing}
              action={<Button onClick={state.clear}>{kit.clearFilter}</Button>}
            >
              {texts.nothingHelp}
            </EmptyState>
          ) : (
            <EmptyState
              icon={<ExamIcon size={40} />}
              title={texts.empty}
              action={
                <Button
                  variant="primary"
                  {...(missing && { disabledReason: missing })}
                  onClick={create}
                >
                  {texts.create}
                </Button>
              }
            >
              {texts.emptyHelp}
            </EmptyState>
          )
        }
        error={isError && !data ? <LoadError onRetry={() => void refetch()} /> : undefined}
      />
      <ExamDialogs exams={data?.content ?? []} />
      <ListPaper
        title={texts.title}
        facts={[
          data && countText(data.content.length, rows?.length ?? 0, texts.unit),
          filter.state && examStateName(filter.state),
          filter.year !== undefined && texts.yearOf(filter.year),
          filter.q,
        ]}
        orientation="landscape"
      >
        <GridPaper columns={view.columns.filter(isPrinted)} rows={rows ?? []} rowId={idOf} />
      </ListPaper>
    </div>
  );
}
