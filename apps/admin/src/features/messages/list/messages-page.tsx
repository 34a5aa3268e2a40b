import columnStyles from '@academy/ui/styles/column.module.css';
import { messageProgress, type Message } from '@academy/domain/messages';
import { formatWon } from '@academy/domain/money';
import { formatMonth, seoulMonth } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DataGrid, GridPaper, useGridView } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { MonthPicker } from '@academy/ui/month-picker';
import { StatLine, StatTile } from '@academy/ui/stat-tile';
import { moreText } from '@academy/ui/words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LiveState } from '../../../shared/page/live-state';
import { LoadError } from '../../../shared/page/load-error';
import { PageHead } from '../../../shared/page/page-head';
import { ListPaper } from '../../../shared/printing/list-paper';
import { copiedText, monthTexts, selectAllText } from '../../../shared/texts/kit-texts';
import { useNow } from '../../../shared/use-now';
import { messageColumns } from './message-columns';
import { MessageDrawer } from './message-drawer';
import styles from './messages-page.module.css';
import { messagesQueries, useLiveMessages } from './messages-queries';
import { MessagesToolbar } from './messages-toolbar';
import { costBeforeText, messagesTexts as texts, shownText } from './messages-texts';
import { useMarkSent, useMessagesFilter, useResend } from './use-messages';

const idOf = ({ id }: Message) => id;
const gridTexts = {
  selectAll: selectAllText,
  row: ({ recipient }: Message) => recipient,
  copied: copiedText,
};

/** `/messages` 메시지: everything that was sent to the outside, and what happened to it. */
export function MessagesPage() {
  const current = seoulMonth(useNow());
  const filter = useMessagesFilter(current);
  const { month, day, progress, kind, studentId, message, change } = filter;
  const live = useLiveMessages();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(messagesQueries.list({ month, day, progress, kind, studentId }));
  const view = useGridView('messages', messageColumns);
  const rows = useMemo(() => data?.pages.flatMap(({ content }) => content), [data]);
  const resend = useResend();
  const mark = useMarkSent();
  const first = data?.pages[0];
  const count = rows && shownText(rows.length, hasNextPage);

  return (
    <div className={columnStyles.top8}>
      <PageHead title={texts.title} state={<LiveState live={live} asOf={first?.asOf} />}>
        <MonthPicker
          value={month}
          current={current}
          texts={monthTexts}
          onValueChange={(next) =>
            change({ month: next === current ? '' : next, day: '', message: '' })
          }
        />
      </PageHead>
      {first && <Figures {...first.figures} />}
      <MessagesToolbar
        filter={filter}
        count={count}
        failed={rows?.filter((row) => messageProgress(row) === 'failed') ?? []}
        resend={resend}
      />
      <DataGrid
        className={styles.grid}
        label={texts.title}
        view={view}
        rows={rows}
        rowId={idOf}
        texts={gridTexts}
        onRowOpen={({ id }) => message.open(id)}
        pinned={0}
        empty={
          <EmptyState title={filter.narrowed ? texts.emptyFound : texts.empty}>
            {!filter.narrowed && texts.emptyHelp}
          </EmptyState>
        }
        error={isError && !rows ? <LoadError onRetry={() => void refetch()} /> : undefined}
      />
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {moreText}
        </Button>
      )}
      <ListPaper title={`${formatMonth(month)} ${texts.title}`} facts={[count]}>
        <GridPaper columns={view.columns} rows={rows ?? []} rowId={idOf} />
      </ListPaper>
      <MessageDrawer
        message={rows?.find(({ id }) => id === message.opened)}
        sending={resend.isPending || mark.isPending}
        onResend={({ id }) => resend.run([id])}
        onMark={({ id }) => mark.run([id])}
        onStudent={(id) => change({ student: id, message: '' })}
        onClose={message.close}
      />
    </div>
  );
}

interface MonthFigures {
  toCopy: number;
  waiting: number;
  sent: number;
  failed: number;
  cost: number;
  costBefore: number;
}

/** The month's messages by state, and their cost next to last month's. */
function Figures({ cost, costBefore, ...counts }: MonthFigures) {
  return (
    <StatLine label={texts.figures}>
      {(['toCopy', 'waiting', 'sent', 'failed'] as const).map((one) => (
        <StatTile
          key={one}
          meaning={one === 'failed' && counts.failed > 0 ? 'failed' : undefined}
          quiet={one !== 'sent' && counts[one] === 0}
          label={texts.tiles[one]}
          value={String(counts[one])}
          unit={texts.cases}
        />
      ))}
      <StatTile
        label={texts.tiles.cost}
        value={formatWon(cost)}
        note={costBeforeText(costBefore)}
      />
    </StatLine>
  );
}
