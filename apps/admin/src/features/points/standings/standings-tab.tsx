import { useUrlSort, useUrlState, useUrlText } from '@academy/app-kit/url';
import { bySeat, matchesStudent } from '@academy/domain/identity';
import type { StudentId } from '@academy/domain/ids';
import {
  ANY_STEP,
  countedTerm,
  isAtStep,
  pointPeriodName,
  type PointSettings,
  type PointStanding,
} from '@academy/domain/points';
import { seoulDay } from '@academy/domain/time';
import { BulkBar } from '@academy/ui/bulk-bar';
import { Button } from '@academy/ui/button';
import { Chart, ChartPaper } from '@academy/ui/chart';
import { DataGrid, GridPaper, sortRows, useGridView, type GridView } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { FilterSelect } from '@academy/ui/filter-bar';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { api } from '../../../shared/api';
import {
  copiedText,
  countText,
  listTexts,
  selectAllText,
  selectedText,
} from '../../../shared/texts/kit-texts';
import { ListToolbar } from '../../../shared/lists/list-toolbar';
import { markNamesakes } from '../../../shared/lists/mark-namesakes';
import { LoadError } from '../../../shared/page/load-error';
import { ListPaper } from '../../../shared/printing/list-paper';
import { useManager } from '../../../shared/session/use-manager';
import { useNow } from '../../../shared/use-now';
import styles from '../points-page.module.css';
import { pointQueries } from '../points-queries';
import { spanTexts, standingTexts as texts } from '../points-texts';
import { spanOfKey, useSpans } from '../use-spans';
import { SLIPS_MAX, useSlips } from '../use-papers';
import { PointSlips } from './point-slips';
import { standingColumns } from './standing-columns';
import { weeksPicture } from './weeks-chart';

const NONE: ReadonlySet<string> = new Set();
const idOf = ({ studentId }: PointStanding) => studentId;
const gridTexts = {
  selectAll: selectAllText,
  row: ({ name }: PointStanding) => name,
  copied: copiedText,
};

/** Which students are shown, as the address holds it. */
function useStandingFilter() {
  const [q, setQ] = useUrlText('q');
  const [step, setStep] = useUrlState('step');
  const [key, setSpan] = useUrlState('span');
  const settings = useQuery(pointQueries.settings()).data?.settings;
  const today = seoulDay(useNow());
  const counted = useMemo(() => settings && countedTerm(settings, today), [settings, today]);
  const span = useMemo(
    () => (key === '' && counted ? { from: counted.first, to: counted.last } : spanOfKey(key)),
    [key, counted],
  );
  return {
    /** What the academy counts, which is shown first; undefined until it is known. */
    counted,
    settings,
    q,
    setQ,
    step,
    setStep,
    span,
    setSpan,
    narrowed: q !== '' || step !== '' || key !== '',
    clear() {
      setQ('');
      setStep('');
      setSpan('');
    },
  };
}

interface ToolbarProps {
  filter: ReturnType<typeof useStandingFilter>;
  all: readonly PointStanding[] | undefined;
  steps: PointSettings['steps'];
  count: ReactNode;
  view: GridView<PointStanding>;
}

/** Search and step, as a file and on paper too. */
function StandingsToolbar({ filter, all, steps, count, view }: ToolbarProps) {
  const { q, step, setStep, span, setSpan } = filter;
  const spans = useSpans(span, filter.counted);
  return (
    <ListToolbar
      filter={filter}
      search={texts.search}
      label={texts.find}
      count={count}
      file={{
        load: (format, _contacts, control) =>
          api.exportStandings({
            params: { format },
            query: { ...(q && { q }), ...(step && { step }), ...span },
            ...control,
          }),
      }}
      onPrint={() => window.print()}
      view={view}
    >
      <FilterSelect
        label={texts.step}
        value={step}
        options={[
          { value: '', label: texts.everyStep },
          {
            value: ANY_STEP,
            label: texts.anyStep,
            count: all?.filter((row) => isAtStep(row.step, ANY_STEP)).length ?? 0,
          },
          ...steps.map(({ name }) => ({
            value: name,
            label: name,
            count: all?.filter((row) => row.step === name).length ?? 0,
          })),
        ]}
        onValueChange={setStep}
      />
      <FilterSelect
        label={spanTexts.label}
        value={spans.value}
        options={spans.options}
        onValueChange={setSpan}
      />
    </ListToolbar>
  );
}

interface ChosenBarProps {
  chosen: readonly PointStanding[];
  onClear: () => void;
  onGive: () => void;
  onSlip: () => void;
}

/** What can be done with the ticked students. */
function ChosenBar({ chosen, onClear, onGive, onSlip }: ChosenBarProps) {
  const writing = useManager().missing('points.write');
  return (
    <BulkBar
      label={selectedText(chosen.length, texts.unit)}
      clearLabel={listTexts.clearSelection}
      onClear={onClear}
    >
      <Button
        size="dense"
        variant="primary"
        {...(writing && { disabledReason: writing })}
        onClick={onGive}
      >
        {texts.give}
      </Button>
      <Button
        size="dense"
        {...(chosen.length > SLIPS_MAX && { disabledReason: texts.tooMany(SLIPS_MAX) })}
        onClick={onSlip}
      >
        {texts.slip}
      </Button>
    </BulkBar>
  );
}

const stepName = (step: string) => (step === ANY_STEP ? texts.anyStep : step);

interface Props {
  onHistory: (studentId: StudentId) => void;
  onGive: (studentIds: StudentId[]) => void;
}

/**
 * 학생별 누적: sums and steps, sortable, with the way to the lines behind them and to a paper of one's
 * own.
 */
export function StandingsTab({ onHistory, onGive }: Props) {
  const filter = useStandingFilter();
  const { settings, counted: term, q, step, narrowed } = filter;
  const { data, isError, refetch } = useQuery({
    ...pointQueries.standings(filter.span),
    enabled: term !== undefined,
  });
  const steps = settings?.steps;
  const writing = useManager().missing('points.write');
  const { name: sums } = useSpans(filter.span, term);
  const counted = settings && spanTexts.counts(sums, pointPeriodName(settings.period));
  const [sort, setSort] = useUrlSort();
  const [ticked, setTicked] = useState(NONE);
  const { slips, print } = useSlips();
  const columns = useMemo(
    () =>
      standingColumns(steps ?? [], {
        missing: writing,
        onHistory: ({ studentId }) => onHistory(studentId),
        onGive: ({ studentId }) => onGive([studentId]),
        onSlip: (row) => void print([row]),
      }),
    [steps, writing, onHistory, onGive, print],
  );
  const view = useGridView('point-standings', columns);
  const all = useMemo(() => data && markNamesakes(data.content.toSorted(bySeat)), [data]);
  const rows = useMemo(
    () =>
      all &&
      sortRows(
        all.filter((row) => matchesStudent(row, q) && isAtStep(row.step, step)),
        columns,
        sort,
      ),
    [all, q, step, sort, columns],
  );
  const chosen = (rows ?? []).filter(({ studentId }) => ticked.has(studentId));
  const count = all && rows && countText(all.length, rows.length, texts.unit);
  const picture = data && weeksPicture(data.weeks);

  return (
    <div className={styles.tab}>
      <StandingsToolbar filter={filter} all={all} steps={steps ?? []} count={count} view={view} />
      {counted && <p className={styles.count}>{counted}</p>}
      {picture && <Chart {...picture} className={styles.picture} />}
      <DataGrid
        label={texts.grid}
        view={view}
        rows={rows}
        rowId={idOf}
        texts={gridTexts}
        sort={sort}
        onSortChange={setSort}
        selection={ticked}
        onSelectionChange={setTicked}
        pinned={2}
        onRowOpen={({ studentId }) => onHistory(studentId)}
        empty={<EmptyState title={narrowed ? texts.nothing : texts.empty} />}
        error={isError && !data ? <LoadError onRetry={() => void refetch()} /> : undefined}
      />
      <ChosenBar
        chosen={chosen}
        onClear={() => setTicked(NONE)}
        onGive={() => onGive(chosen.map(({ studentId }) => studentId))}
        onSlip={() => void print(chosen)}
      />
      {slips ? (
        <PointSlips slips={slips} />
      ) : (
        <ListPaper title={texts.paper} facts={[counted, stepName(step), q, count]}>
          {picture && <ChartPaper picture={picture} />}
          <GridPaper
            columns={view.columns.filter(({ id }) => id !== 'actions')}
            rows={rows ?? []}
            rowId={idOf}
          />
        </ListPaper>
      )}
    </div>
  );
}
