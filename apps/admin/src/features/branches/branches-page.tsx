import columnStyles from '@academy/ui/styles/column.module.css';
import { useUrlSort, useUrlState } from '@academy/app-kit/url';
import { branchTotal, type BranchComparison, type BranchLine } from '@academy/domain/branches';
import { seesArea } from '@academy/domain/rights';
import { formatMonth } from '@academy/domain/time';
import { Chart, ChartPaper } from '@academy/ui/chart';
import { DataGrid, GridPaper, sortRows, useGridView } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { Tabs } from '@academy/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../shared/api';
import { ListToolbar } from '../../shared/lists/list-toolbar';
import { ListSkeleton } from '../../shared/page/list-skeleton';
import { LiveState } from '../../shared/page/live-state';
import { LoadError } from '../../shared/page/load-error';
import { NeedsRight } from '../../shared/page/needs-right';
import { PageHead } from '../../shared/page/page-head';
import { ListPaper } from '../../shared/printing/list-paper';
import { useManager } from '../../shared/session/use-manager';
import { copiedText, selectAllText } from '../../shared/texts/kit-texts';
import { branchGridColumns, isTotal, troublesOf } from './branches-columns';
import styles from './branches-page.module.css';
import { areaOf, branchesPicture, PICTURES } from './branches-picture';
import { branchQueries } from './branches-queries';
import { MovesTab } from './moves/moves-tab';
import { branchCountText, branchesTexts as texts } from './branches-texts';

const lineId = ({ slug }: BranchLine) => slug;
const gridTexts = {
  selectAll: selectAllText,
  row: ({ name }: BranchLine) => name,
  copied: copiedText,
};

/** What the account may see of the branches side by side, one thing at a time. */
function usePicture({ content }: BranchComparison) {
  const manager = useManager();
  const [asked, setAsked] = useUrlState('look');
  const options = PICTURES.filter((name) => seesArea(manager, areaOf(name))).map((value) => ({
    value,
    label: texts.pictures[value],
  }));
  const shown = options.find(({ value }) => value === asked)?.value ?? options[0]?.value;
  return {
    picture: shown && content.length > 1 ? branchesPicture(shown, content) : undefined,
    choice: shown && options.length > 1 && (
      <SegmentedControl
        size="dense"
        label={texts.pictures.label}
        options={options}
        value={shown}
        onValueChange={setAsked}
      />
    ),
  };
}

/** The branches side by side, and all together at the bottom. */
function Comparison({ compared }: { compared: BranchComparison }) {
  const { content, month } = compared;
  const { role, areas } = useManager();
  const columns = useMemo(() => branchGridColumns({ role, areas }), [role, areas]);
  const view = useGridView('branches', columns);
  const [sort, setSort] = useUrlSort();
  const { picture, choice } = usePicture(compared);
  const rows: BranchLine[] = [
    ...sortRows<BranchLine>(content, columns, sort),
    ...(content.length > 1 ? [branchTotal(content)] : []),
  ];
  const count = branchCountText(content);
  return (
    <>
      {picture && (
        <>
          {choice}
          <Chart {...picture} className={styles.picture} />
        </>
      )}
      <ListToolbar
        label={texts.title}
        count={count}
        file={{
          load: (format, _contacts, control) =>
            api.exportBranches({ params: { format }, ...control }),
        }}
        onPrint={() => window.print()}
        view={view}
      />
      <DataGrid
        className={styles.grid}
        label={texts.title}
        view={view}
        rows={rows}
        rowId={lineId}
        texts={gridTexts}
        sort={sort}
        onSortChange={setSort}
        rowTone={(line) =>
          troublesOf(line).length > 0 && !isTotal(line) ? 'attention' : undefined
        }
        pinned={1}
        empty={null}
      />
      <ListPaper
        title={`${formatMonth(month)} ${texts.title}`}
        facts={[count]}
        orientation="landscape"
      >
        {picture && <ChartPaper picture={picture} />}
        <GridPaper columns={view.columns} rows={rows} rowId={lineId} />
      </ListPaper>
    </>
  );
}

function Compared() {
  const { data, isError, refetch } = useQuery(branchQueries.compared());
  if (!data) return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton />;
  if (data.content.length === 0)
    return <EmptyState title={texts.empty}>{texts.emptyHelp}</EmptyState>;
  return <Comparison compared={data} />;
}

const TABS = ['compare', 'moves'] as const;

/** The comparison, and the students who go from one branch to another. */
function BranchTabs() {
  const [wanted, setTab] = useUrlState('tab');
  const tab = TABS.find((value) => value === wanted) ?? 'compare';
  return (
    <Tabs
      label={texts.tabs.label}
      items={TABS.map((value) => ({ value, label: texts.tabs[value] }))}
      value={tab}
      onValueChange={(value) => setTab(value === 'compare' ? '' : value)}
    >
      <div className={columnStyles.top8}>
        {tab === 'compare' ? (
          <Compared />
        ) : (
          <NeedsRight right="students.read">
            <MovesTab />
          </NeedsRight>
        )}
      </div>
    </Tabs>
  );
}

/** `/branches` 지점: what each branch of the head office counts, and who moves between them. */
export function BranchesPage() {
  const { branches } = useManager();
  const { data, isError } = useQuery({
    ...branchQueries.compared(),
    enabled: branches !== undefined,
  });
  return (
    <div className={columnStyles.top8}>
      <PageHead
        title={texts.title}
        state={branches && <LiveState live={!isError} asOf={data?.asOf} />}
      />
      {branches ? (
        <BranchTabs />
      ) : (
        <EmptyState title={texts.noOffice}>{texts.noOfficeHelp}</EmptyState>
      )}
    </div>
  );
}
