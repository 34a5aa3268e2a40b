import columnStyles from '@academy/ui/styles/column.module.css';
import { type AuditEntry, type AuditSlice, auditTopicName } from '@academy/domain/audit';
import { managerRoleName } from '@academy/domain/rights';
import { Button } from '@academy/ui/button';
import { ChangeList } from '@academy/ui/change-list';
import { DataGrid, GridPaper, useGridView } from '@academy/ui/data-grid';
import { Drawer } from '@academy/ui/drawer';
import { EmptyState } from '@academy/ui/empty-state';
import { KeyValueList } from '@academy/ui/key-value-list';
import { Stack } from '@academy/ui/layout';
import { moreText } from '@academy/ui/words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { copiedText, selectAllText, changeTexts } from '../../shared/texts/kit-texts';
import { ListPaper } from '../../shared/printing/list-paper';
import { auditGridColumns, momentText, actorText } from './audit-columns';
import { auditQueries } from './audit-queries';
import styles from './audit-tab.module.css';
import { auditTexts as texts, periodText } from './audit-texts';
import { AuditToolbar } from './audit-toolbar';
import { useAuditFilter, type AuditFilterState } from './use-audit-filter';
import { LoadError } from '../../shared/page/load-error';
import { deviceName } from '../../shared/session/device-name';

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
 * 변경 이력 · 변경 이력: who changed what and when, from before to after. Newest first; older ones come
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
    <section className={columnStyles.gap4} aria-label={texts.title}>
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
          {moreText}
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

const ROLES = ['ADMIN', 'MANAGER', 'READONLY_MANAGER'] as const;

function whoText(entry: AuditEntry): string {
  const role = ROLES.find((one) => one === entry.role);
  return role ? `${actorText(entry)} (${managerRoleName(role)})` : actorText(entry);
}

const detailsOf = (entry: AuditEntry) => [
  { label: texts.columns.at, value: momentText(entry) },
  { label: texts.columns.actor, value: whoText(entry) },
  { label: texts.columns.device, value: deviceName(entry.device) },
  { label: texts.columns.ip, value: entry.ip ?? '' },
];

/** Everything about one entry: the sentence, every value before and after, where it came from. */
function AuditDrawer({ entry, onClose }: { entry: AuditEntry | undefined; onClose: () => void }) {
  return (
    <Drawer open={entry !== undefined} onClose={onClose} title={texts.title} closeOnBack={false}>
      {entry && (
        <Stack gap={16}>
          <p className={styles.sentence}>{entry.sentence}</p>
          <KeyValueList items={detailsOf(entry)} />
          {entry.changes.length > 0 && (
            <details>
              <summary className={styles.heading}>{texts.changes(entry.changes.length)}</summary>
              <ChangeList changes={entry.changes} texts={changeTexts} />
            </details>
          )}
          {entry.entity === 'students' && entry.entityId !== null && (
            <Link to={`/student?status=ALL&student=${entry.entityId}`}>{texts.openStudent}</Link>
          )}
        </Stack>
      )}
    </Drawer>
  );
}
