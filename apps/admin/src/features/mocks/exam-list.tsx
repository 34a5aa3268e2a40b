import { useUrlParams, useUrlSort, useUrlText } from '@academy/app-kit/url';
import {
  examStateName,
  examStateSchema,
  filterExams,
  type ExamFilter,
  type ManagedExam,
} from '@academy/domain/mocks';
import { monthOf, yearOf } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import {
  DataGrid,
  GridPaper,
  GridViewMenu,
  sortRows,
  useGridView,
  type GridView,
} from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { ExamIcon, PlusIcon, PrintIcon } from '@academy/ui/icon';
import { Select } from '@academy/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../shared/api';
import {
  copiedText,
  countText,
  gridViewTexts,
  listTexts as kit,
  selectAllText,
} from '../../shared/kit-texts';
import { ExportMenu } from '../../shared/lists/export-menu';
import { ListToolbar } from '../../shared/lists/list-toolbar';
import { LiveState } from '../../shared/page/live-state';
import { LoadError } from '../../shared/page/load-error';
import { PageHead } from '../../shared/page/page-head';
import { ListPaper } from '../../shared/printing/list-paper';
import { useManager } from '../../shared/use-manager';
import { examColumns, isPrinted } from './exam-columns';
import { ExamDialogs } from './exam-dialogs';
import styles from './mocks-page.module.css';
import { mockQueries } from './mocks-queries';
import { examTexts as texts } from './mocks-texts';

/** Which exams are shown, kept in the address; the file asks the server for the same. */
function useExamFilter() {
  const { params, change } = useUrlParams();
  const [q, setQ] = useUrlText('q');
  const [sort, setSort] = useUrlSort();
  const state = examStateSchema.safeParse(params.get('state')).data;
  const year = Number(params.get('year')) || undefined;
  const filter = useMemo(
    (): ExamFilter => ({
      ...(q && { q: q.slice(0, 100) }),
      ...(state && { state }),
      ...(year !== undefined && Number.isInteger(year) && { year }),
    }),
    [q, state, year],
  );
  return {
    filter,
    q,
    setQ,
    sort,
    setSort,
    set: (name: 'state' | 'year', value: string) => change({ [name]: value }),
    narrowed: q !== '' || state !== undefined || year !== undefined,
    clear: () => {
      setQ('');
      change({ q: '', state: '', year: '' });
    },
  };
}

type ExamFilterState = ReturnType<typeof useExamFilter>;

interface Props {
  exams: readonly ManagedExam[] | undefined;
  shown: number;
  filter: ExamFilterState;
  view: GridView<ManagedExam>;
  onCreate: () => void;
}

/** Which exams are shown, and what can be done with the list. */
function ExamToolbar({ exams, shown, filter: state, view, onCreate }: Props) {
  const missing = useManager().missing('mocks.write');
  const { filter } = state;
  const years = [
    ...new Set([
      ...(exams ?? []).map(({ examDate }) => yearOf(monthOf(examDate))),
      ...(filter.year === undefined ? [] : [filter.year]),
    ]),
  ].toSorted((a, b) => b - a);
  const count = (of: ManagedExam['state']) =>
    exams?.filter((exam) => exam.state === of).length ?? '';
  return (
    <ListToolbar
      filter={state}
      search={texts.search}
      label={texts.find}
      count={exams && countText(exams.length, shown, texts.unit)}
      actions={
        <>
          <GridViewMenu view={view} texts={gridViewTexts} />
          <ExportMenu
            load={(format, _contacts, control) =>
              api.exportExams({ params: { format }, query: filter, ...control })
            }
          />
          <Button size="dense" onClick={() => window.print()}>
            <PrintIcon /> {texts.print}
          </Button>
          <Button
            size="dense"
            variant="primary"
            {...(missing && { disabledReason: missing })}
            onClick={onCreate}
          >
            <PlusIcon /> {texts.create}
          </Button>
        </>
      }
    >
      <Select
        size="dense"
        label={texts.state}
        labelHidden
        value={filter.state ?? ''}
        onValueChange={(value) => state.set('state', value)}
      >
        <option value="">{texts.everyState}</option>
        {examStateSchema.options.map((one) => (
          <option key={one} value={one}>{`${examStateName(one)} ${count(one)}`}</option>
        ))}
      </Select>
      <Select
        size="dense"
        label={texts.year}
        labelHidden
        value={String(filter.year ?? '')}
        onValueChange={(value) => state.set('year', value)}
      >
        <option value="">{texts.everyYear}</option>
        {years.map((year) => (
          <option key={year} value={year}>
            {texts.yearOf(year)}
          </option>
        ))}
      </Select>
    </ListToolbar>
  );
}

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
