import { type AuditEntry, type AuditSlice, auditTopicName } from '@academy/domain/audit';
import { Button } from '@academy/ui/button';
import { DataGrid, GridPaper, useGridView } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { copiedText, selectAllText } from '../../shared/texts/kit-texts';
import { ListPaper } from '../../shared/printing/list-paper';
import { auditGridColumns, momentText } from './audit-columns';
import { AuditDrawer } from './audit-drawer';
import { auditQueries } from './audit-queries';
import styles from './audit-tab.module.css';
import { auditTexts as texts, periodText } from './audit-texts';
import { AuditToolbar } from './audit-toolbar';
import { useAuditFilter, type AuditFilterState } from './use-audit-filter';
import { LoadError } from '../../shared/page/load-error';

const idOf = ({ id }: AuditEntry) => id;
const gridTexts = { selectAll: selectAllText, row: momentText, copied: copiedText };

/** The conditions in words, for paper. */
function factsOf(
  { filter, get }: AuditFilterState,
  actors: AuditSlice['actors'],
): (string | undefined)[] {
  const { topic, actorKind, actor } = filter;
  const who = { student: texts.anyStudent, system: texts.system };
  return [
    topic && auditTopicName(topic),
    actors.find(({ id }) => id === actor)?.name ??
      (actorKind === 'student' || actorKind === 'system' ? who[actorKind] : undefined),
    periodText(get('from'), get('to')),
  ];
}

/**
 * 보안·데이터 · 변경 이력: who changed what and when, from before to after. Newest first; older ones come
 * when asked for.
 */
export function AuditTab() {
  const state = useAuditFilter();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(auditQueries.log(state.filter));
  const view = useGridView('audit', auditGridColumns);
  const rows = useMemo(() => data?.pages.flatMap(({ content }) => content), [data]);
  const actors = data?.pages[0]?.actors ?? [];
  const count = rows && texts.shown(rows.length, hasNextPage);

  return (
    <section className={styles.tab} aria-label={texts.title}>
      <AuditToolbar state={state} actors={actors} count={count} />
      <DataGrid
        className={styles.grid}
        label={texts.title}
        view={view}
        rows={rows}
        rowId={idOf}
        texts={gridTexts}
        onRowOpen={({ id }) => state.entry.open(id)}
        pinned={0}
        empty={<EmptyState title={texts.empty}>{state.narrowed && texts.emptyHelp}</EmptyState>}
        error={isError && !rows ? <LoadError onRetry={() => void refetch()} /> : undefined}
      />
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
      <ListPaper
        title={texts.title}
        facts={[...factsOf(state, actors), count]}
        orientation="landscape"
      >
        <GridPaper columns={view.columns} rows={rows ?? []} rowId={idOf} />
      </ListPaper>
      <AuditDrawer
        entry={rows?.find(({ id }) => id === state.entry.opened)}
        onClose={state.entry.close}
      />
    </section>
  );
}
