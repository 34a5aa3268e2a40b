import columnStyles from '@academy/ui/styles/column.module.css';
import { useOpenDialog } from '@academy/app-kit/url';
import { newsIdSchema } from '@academy/domain/ids';
import { newsCategoryName, newsStateName, type ManagedNews } from '@academy/domain/news';
import { formatMonth } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DataGrid, GridPaper, useGridView } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { NoticeIcon } from '@academy/ui/icon';
import { Pagination } from '@academy/ui/pagination';
import { useQuery } from '@tanstack/react-query';
import { copiedText, pageTexts, selectAllText } from '../../shared/texts/kit-texts';
import { ListPaper } from '../../shared/printing/list-paper';
import { PageHead } from '../../shared/page/page-head';
import { useManager } from '../../shared/session/use-manager';
import { isPrinted, newsColumns } from './news-columns';
import { NewsPreview } from './edit/news-preview';
import { newsQueries, useLiveNews } from './news-queries';
import { BranchesDialog } from './branches/branches-dialog';
import { ReadsDrawer } from './reads/reads-drawer';
import { newsTexts as texts } from './news-texts';
import { NewsKinds, NewsToolbar } from './news-toolbar';
import { useNewsFilter } from './use-news-filter';
import { LoadError } from '../../shared/page/load-error';

const idOf = ({ id }: ManagedNews) => id;
const gridTexts = {
  selectAll: selectAllText,
  row: ({ title }: ManagedNews) => title,
  copied: copiedText,
};
const toneOf = ({ state }: ManagedNews) =>
  state === 'ended' || state === 'hidden' || state === 'deleted' ? ('muted' as const) : undefined;

/** In place of the notices: none fits the conditions, or there is none yet. */
function NoNotices({
  narrowed,
  missing,
  onCreate,
}: {
  narrowed: boolean;
  missing: string | undefined;
  onCreate: () => void;
}) {
  if (narrowed)
    return (
      <EmptyState title={texts.nothing} icon={<NoticeIcon size={40} />}>
        {texts.nothingHelp}
      </EmptyState>
    );
  const create = (
    <Button variant="primary" disabledReason={missing} onClick={onCreate}>
      {texts.create}
    </Button>
  );
  return (
    <EmptyState title={texts.empty} icon={<NoticeIcon size={40} />} action={create}>
      {texts.emptyHelp}
    </EmptyState>
  );
}

/** Lists notices with their state. Opening one shows the form, or a preview without edit rights. */
export function NewsList() {
  const missing = useManager().missing('news.write');
  const state = useNewsFilter();
  const { filter } = state;
  const { data: page, isError, refetch } = useQuery(newsQueries.list(filter));
  const view = useGridView('news', newsColumns);
  const { open } = useOpenDialog('news');
  const preview = useOpenDialog('show');
  const reads = useOpenDialog('reads');
  const branches = useOpenDialog('branches');
  useLiveNews();

  return (
    <div className={columnStyles.top4}>
      <PageHead title={texts.title}>
        <NewsKinds filter={state} />
      </PageHead>
      <NewsToolbar page={page} filter={state} view={view} onCreate={() => open('new')} />
      <DataGrid
        label={texts.grid}
        view={view}
        rows={page?.content}
        rowId={idOf}
        texts={gridTexts}
        onRowOpen={(news) =>
          missing || news.state === 'deleted' ? preview.open(news.id) : open(news.id)
        }
        rowTone={toneOf}
        pinned={0}
        empty={
          <NoNotices narrowed={state.narrowed} missing={missing} onCreate={() => open('new')} />
        }
        error={isError && !page ? <LoadError onRetry={() => void refetch()} /> : undefined}
      />
      <Pagination
        label={texts.title}
        page={(page?.page ?? 0) + 1}
        pageCount={page?.totalPages ?? 0}
        onPageChange={state.setPage}
        texts={pageTexts}
      />
      <NewsPreview
        news={page?.content.find(({ id }) => id === preview.opened)}
        onClose={preview.close}
        closeOnBack={false}
      />
      {reads.opened && (
        <ReadsDrawer newsId={newsIdSchema.parse(reads.opened)} onClose={reads.close} />
      )}
      {branches.opened && (
        <BranchesDialog newsId={newsIdSchema.parse(branches.opened)} onClose={branches.close} />
      )}
      <ListPaper
        title={texts.paper}
        facts={[
          filter.category && newsCategoryName(filter.category),
          filter.state && newsStateName(filter.state),
          filter.month && formatMonth(filter.month),
          state.q,
        ]}
      >
        <GridPaper
          columns={view.columns.filter(isPrinted)}
          rows={page?.content ?? []}
          rowId={idOf}
        />
      </ListPaper>
    </div>
  );
}
