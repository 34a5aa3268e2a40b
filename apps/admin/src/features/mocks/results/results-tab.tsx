import columnStyles from '@academy/ui/styles/column.module.css';
import { useOpenDialog, useUrlParams, useUrlSort, useUrlText } from '@academy/app-kit/url';
import { bySeat, matchesStudent } from '@academy/domain/identity';
import type { StudentId } from '@academy/domain/ids';
import type { ExamRegistrations, ExamResults, ResultsOfStudent } from '@academy/domain/mocks';
import { formatMoment } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Button } from '@academy/ui/button';
import { Chart, ChartPaper, type ChartPicture } from '@academy/ui/chart';
import { DataGrid, GridPaper, sortRows, useGridView, type GridView } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { FilterSelect } from '@academy/ui/filter-bar';
import { Row } from '@academy/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../shared/api';
import { ListToolbar } from '../../../shared/lists/list-toolbar';
import { markNamesakes } from '../../../shared/lists/mark-namesakes';
import { lazyPart } from '../../../shared/page/lazy-part';
import { TabState } from '../../../shared/page/tab-state';
import { ListPaper } from '../../../shared/printing/list-paper';
import { useManager } from '../../../shared/session/use-manager';
import { copiedText, countText, listTexts, selectAllText } from '../../../shared/texts/kit-texts';
import { examDayText } from '../mocks-format';
import { mockQueries } from '../mocks-queries';
import { distributionPicture, measureOptions } from './distribution';
import { PublishDialog } from './publish-dialog';
import { useResultCards } from './use-result-cards';
import { cellEntry, resultsColumns } from './results-columns';
import styles from './results-tab.module.css';
import { cardTexts, distributionTexts, resultTexts as texts } from './results-texts';
import { TypeResults } from './type-results';
import { useSaveResults } from './use-results-work';

const ImportResults = lazyPart(async () => (await import('./import-results')).ImportResults, null);

const SHOWS = ['all', 'with', 'without'] as const;
type Show = (typeof SHOWS)[number];
const idOf = ({ studentId }: ResultsOfStudent) => studentId;
const gridTexts = {
  selectAll: selectAllText,
  row: ({ name }: ResultsOfStudent) => name,
  copied: copiedText,
};
const isShown = ({ results }: ResultsOfStudent, show: Show) =>
  show === 'all' || (show === 'with') === results.length > 0;

/** Which students are shown, kept in the address. */
function useResultFilter() {
  const { params, change } = useUrlParams();
  const [q, setQ] = useUrlText('q');
  const show = SHOWS.find((one) => one === params.get('show')) ?? 'all';
  return {
    q,
    setQ,
    show,
    setShow: (next: string) => change({ show: next === 'all' ? '' : next }),
    narrowed: q !== '' || show !== 'all',
    clear: () => {
      setQ('');
      change({ q: '', show: '' });
    },
  };
}

/** The subject and the value that are drawn above the table, kept in the address. */
function useDrawn(exam: ExamResults | undefined) {
  const { params, change } = useUrlParams();
  const subject =
    exam?.subjects.find((one) => one === params.get('subject')) ?? exam?.subjects[0] ?? '';
  const measures = exam ? measureOptions(exam, subject) : [];
  const measure = measures.find(({ value }) => value === params.get('measure')) ?? measures[0];
  return {
    subject,
    measures,
    measure: measure?.value,
    picture: exam && measure ? distributionPicture(exam, subject, measure.value) : undefined,
    setSubject: (next: string) => change({ subject: next }),
    setMeasure: (next: string) => change({ measure: next }),
  };
}

function Distribution({
  exam,
  drawn,
}: {
  exam: ExamResults;
  drawn: ReturnType<typeof useDrawn> & { picture: ChartPicture };
}) {
  return (
    <section className={columnStyles.gap8} aria-label={drawn.picture.label}>
      <Row gap={8} lineGap={8} align="end">
        <FilterSelect
          label={distributionTexts.subject}
          options={exam.subjects.map((value) => ({ value, label: value }))}
          value={drawn.subject}
          onValueChange={drawn.setSubject}
        />
        <FilterSelect
          label={distributionTexts.measure}
          options={drawn.measures}
          value={drawn.measure ?? ''}
          onValueChange={drawn.setMeasure}
        />
        <Badge meaning={exam.publishedAt === null ? 'waiting' : 'done'} className={styles.state}>
          {exam.publishedAt === null
            ? texts.hidden
            : texts.published(formatMoment(new Date(exam.publishedAt)))}
        </Badge>
      </Row>
      <Chart {...drawn.picture} className={styles.picture} />
    </section>
  );
}

/** Why there are no 성적표 of an exam: what is on paper is seen. */
const whyNoCards = ({ publishedAt }: Pick<ExamResults, 'publishedAt'>) =>
  publishedAt === null ? cardTexts.hidden : undefined;

interface ToolbarProps {
  exam: ExamResults;
  rows: readonly ResultsOfStudent[];
  filter: ReturnType<typeof useResultFilter>;
  view: GridView<ResultsOfStudent>;
  onCards: (of: readonly StudentId[]) => void;
  onOpen: (what: 'import' | 'add' | 'publish') => void;
}

function ResultsToolbar({ exam, rows, filter, view, onCards, onOpen }: ToolbarProps) {
  const missing = useManager().missing('mocks.write');
  const withResults = rows.filter(({ results }) => results.length > 0);
  const noCards = whyNoCards(exam) ?? (withResults.length === 0 ? cardTexts.nobody : undefined);
  return (
    <ListToolbar
      label={texts.find}
      count={countText(exam.content.length, rows.length, texts.unit)}
      filter={filter}
      search={texts.search}
      {...(exam.publishedAt !== null && {
        more: [
          {
            label: texts.hide,
            onSelect: () => onOpen('publish'),
            ...(missing && { disabledReason: missing }),
          },
        ],
      })}
      file={{
        load: (format, _contacts, control) =>
          api.exportResults({ params: { examId: exam.id, format }, ...control }),
      }}
      onPrint={[
        { label: listTexts.print, onSelect: () => window.print() },
        {
          label: cardTexts.print(withResults.length),
          ...(noCards !== undefined && { disabledReason: noCards }),
          onSelect: () => onCards(withResults.map(idOf)),
        },
      ]}
      view={view}
      actions={
        <>
          {exam.publishedAt === null && exam.subjects.length > 0 && (
            <Button size="dense" disabledReason={missing} onClick={() => onOpen('publish')}>
              {texts.publish}
            </Button>
          )}
          <Button size="dense" disabledReason={missing} onClick={() => onOpen('add')}>
            {texts.add}
          </Button>
        </>
      }
      primary={
        <Button
          size="dense"
          variant="primary"
          disabledReason={missing}
          onClick={() => onOpen('import')}
        >
          {texts.import}
        </Button>
      }
    >
      <FilterSelect
        label={texts.show}
        options={SHOWS.map((value) => ({
          value,
          label: texts.shows[value],
          count: exam.content.filter((row) => isShown(row, value)).length,
        }))}
        value={filter.show}
        onValueChange={filter.setShow}
      />
    </ListToolbar>
  );
}

const NO_RESULTS: Pick<ExamResults, 'subjects' | 'content'> = { subjects: [], content: [] };

function useRows(exam: ExamResults | undefined, { q, show }: ReturnType<typeof useResultFilter>) {
  const [sort, setSort] = useUrlSort();
  const columns = useMemo(() => resultsColumns(exam ?? NO_RESULTS), [exam]);
  const view = useGridView('mock-results', columns);
  const rows = useMemo(
    () =>
      sortRows(
        markNamesakes((exam ?? NO_RESULTS).content.toSorted(bySeat)).filter(
          (row) => matchesStudent(row, q) && isShown(row, show),
        ),
        columns,
        sort,
      ),
    [exam, columns, sort, q, show],
  );
  return { view, rows, sort, setSort };
}

interface Props {
  data: ExamRegistrations;
  /** What the exam offers. */
  subjects: readonly string[];
}

/** 성적: what the students of an exam reached, how it spreads, and who may see it. */
export function ResultsTab({ data: { exam: of, content: registrations }, subjects }: Props) {
  const missing = useManager().missing('mocks.write');
  const { data: exam, isError, refetch } = useQuery(mockQueries.results(of.id));
  const filter = useResultFilter();
  const { view, rows, sort, setSort } = useRows(exam, filter);
  const drawn = useDrawn(exam);
  const doing = useOpenDialog('do');
  const typing = useOpenDialog('of');
  const saving = useSaveResults(of.id, { together: true });
  const cards = useResultCards(of.id);
  if (!exam) return <TabState isError={isError} onRetry={() => void refetch()} />;
  const { picture } = drawn;
  const typed = exam.content.find(({ studentId }) => studentId === typing.opened);
  const count = countText(exam.content.length, rows.length, texts.unit);
  return (
    <div className={styles.tab}>
      <ResultsToolbar
        exam={exam}
        rows={rows}
        filter={filter}
        view={view}
        onCards={cards.print}
        onOpen={doing.open}
      />
      {cards.line}
      {picture && <Distribution exam={exam} drawn={{ ...drawn, picture }} />}
      {exam.subjects.length === 0 && !filter.narrowed ? (
        <EmptyState title={texts.empty}>{texts.emptyHelp}</EmptyState>
      ) : (
        <DataGrid
          label={texts.grid}
          view={view}
          rows={rows}
          rowId={idOf}
          texts={gridTexts}
          sort={sort}
          onSortChange={setSort}
          onRowOpen={({ studentId }) => typing.open(studentId)}
          onEdit={(change) => {
            const entry = cellEntry(exam, change);
            if (entry) saving.run([entry]);
          }}
          readonlyReason={missing}
          pinned={2}
          empty={<EmptyState title={texts.nobody} />}
        />
      )}
      {doing.opened === 'import' && (
        <ImportResults exam={exam} subjects={subjects} onClose={doing.close} />
      )}
      {doing.opened === 'publish' && <PublishDialog exam={exam} onClose={doing.close} />}
      {(doing.opened === 'add' || typed) && (
        <TypeResults
          key={typed?.studentId ?? ''}
          exam={exam}
          subjects={subjects}
          registrations={registrations}
          row={typed}
          onPrint={typed && { run: () => cards.print([typed.studentId]), whyNot: whyNoCards(exam) }}
          onClose={typed ? typing.close : doing.close}
        />
      )}
      {cards.paper}
      <ListPaper
        title={`${exam.title} ${texts.paper}`}
        facts={[examDayText(of), count, filter.q]}
        orientation="landscape"
      >
        {picture && <ChartPaper picture={picture} />}
        <GridPaper columns={view.columns} rows={rows} rowId={idOf} />
      </ListPaper>
    </div>
  );
}
