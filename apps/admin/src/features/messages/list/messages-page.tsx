import { useUrlParams } from '@academy/app-kit/url';
import {
  MESSAGE_PROGRESSES,
  messageProgress,
  messageProgressName,
  type Message,
} from '@academy/domain/messages';
import { formatWon } from '@academy/domain/money';
import {
  calendarMonthSchema,
  daysOfMonth,
  formatDay,
  formatMonth,
  isCalendarDay,
  monthOf,
  seoulMonth,
  type CalendarMonth,
} from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DataGrid, GridPaper, useGridView } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { FilterSelect } from '@academy/ui/filter-bar';
import { MonthPicker } from '@academy/ui/month-picker';
import { StatLine, StatTile } from '@academy/ui/stat-tile';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../shared/api';
import { ListToolbar } from '../../../shared/lists/list-toolbar';
import { LiveState } from '../../../shared/page/live-state';
import { LoadError } from '../../../shared/page/load-error';
import { PageHead } from '../../../shared/page/page-head';
import { ListPaper } from '../../../shared/printing/list-paper';
import { useManager } from '../../../shared/session/use-manager';
import { copiedText, monthTexts, selectAllText } from '../../../shared/texts/kit-texts';
import { toasts } from '../../../shared/toasts';
import { useNow } from '../../../shared/use-now';
import { useWrite } from '../../../shared/writes/use-write';
import { messageColumns } from './message-columns';
import { MessageDrawer } from './message-drawer';
import styles from './messages-page.module.css';
import { messagesQueries, useLiveMessages } from './messages-queries';
import {
  costBeforeText,
  messagesTexts as texts,
  resendAllText,
  resentText,
  shownText,
} from './messages-texts';

const idOf = ({ id }: Message) => id;
const gridTexts = {
  selectAll: selectAllText,
  row: ({ recipient }: Message) => recipient,
  copied: copiedText,
};

/** Which of the messages are shown, as the address holds it. */
function useMessagesFilter(current: CalendarMonth) {
  const { params, change } = useUrlParams();
  const asked = calendarMonthSchema.safeParse(params.get('month'));
  const month = asked.success ? asked.data : current;
  const day = params.get('day') ?? '';
  return {
    month,
    day: isCalendarDay(day) && monthOf(day) === month ? day : undefined,
    progress: MESSAGE_PROGRESSES.find((one) => one === params.get('state')),
    openId: params.get('message') ?? '',
    change,
  };
}

/** Tries again what failed, and says what became of it. */
function useResend() {
  return useWrite({
    name: 'resend messages',
    send: (messageIds: Message['id'][]) => api.resendMessages({ body: { messageIds } }),
    reads: messagesQueries.all,
    failed: texts.resendFailed,
    onSuccess: (answer) => toasts.show({ text: resentText(answer) }),
  });
}

/** `/messages` 메시지: everything that was sent to the outside, and what became of it. */
export function MessagesPage() {
  const current = seoulMonth(useNow());
  const { month, day, progress, openId, change } = useMessagesFilter(current);
  const live = useLiveMessages();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(messagesQueries.list({ month, day, progress }));
  const view = useGridView('messages', messageColumns);
  const rows = useMemo(() => data?.pages.flatMap(({ content }) => content), [data]);
  const resend = useResend();
  const disabledReason = useManager().missing('settings.write');
  const failed = rows?.filter((row) => messageProgress(row) === 'failed') ?? [];
  const first = data?.pages[0];
  const count = rows && shownText(rows.length, hasNextPage);
  const narrowed = day !== undefined || progress !== undefined;

  return (
    <div className={styles.page}>
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
      <ListToolbar
        label={texts.find}
        count={count}
        filter={{ narrowed, clear: () => change({ day: '', state: '', message: '' }) }}
        onPrint={() => window.print()}
        primary={
          progress === 'failed' &&
          failed.length > 0 && (
            <Button
              size="dense"
              loading={resend.isPending}
              disabledReason={disabledReason}
              onClick={() => resend.run(failed.map(idOf))}
            >
              {resendAllText(failed.length)}
            </Button>
          )
        }
      >
        <FilterSelect
          label={texts.progress}
          value={progress ?? ''}
          options={[
            { value: '', label: texts.everyProgress },
            ...MESSAGE_PROGRESSES.map((value) => ({ value, label: messageProgressName(value) })),
          ]}
          onValueChange={(state) => change({ state, message: '' })}
        />
        <FilterSelect
          label={texts.day}
          value={day ?? ''}
          options={[
            { value: '', label: texts.everyDay },
            ...daysOfMonth(month).map((value) => ({ value, label: formatDay(value) })),
          ]}
          onValueChange={(value) => change({ day: value, message: '' })}
        />
      </ListToolbar>
      <DataGrid
        className={styles.grid}
        label={texts.title}
        view={view}
        rows={rows}
        rowId={idOf}
        texts={gridTexts}
        onRowOpen={({ id }) => change({ message: id })}
        pinned={0}
        empty={
          <EmptyState title={narrowed ? texts.emptyFound : texts.empty}>
            {!narrowed && texts.emptyHelp}
          </EmptyState>
        }
        error={isError && !rows ? <LoadError onRetry={() => void refetch()} /> : undefined}
      />
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
      <ListPaper title={`${formatMonth(month)} ${texts.title}`} facts={[count]}>
        <GridPaper columns={view.columns} rows={rows ?? []} rowId={idOf} />
      </ListPaper>
      <MessageDrawer
        message={rows?.find(({ id }) => id === openId)}
        sending={resend.isPending}
        onResend={({ id }) => resend.run([id])}
        onClose={() => change({ message: '' })}
      />
    </div>
  );
}

interface MonthFigures {
  waiting: number;
  sent: number;
  failed: number;
  cost: number;
  costBefore: number;
}

/** How the month's messages stand, and what they cost beside the month before. */
function Figures({ cost, costBefore, ...counts }: MonthFigures) {
  return (
    <StatLine label={texts.figures}>
      {(['waiting', 'sent', 'failed'] as const).map((one) => (
        <StatTile
          key={one}
          tone={one === 'failed' && counts.failed > 0 ? 'alert' : 'neutral'}
          quiet={counts[one] === 0}
          label={texts.tiles[one]}
          value={String(counts[one])}
          unit={texts.cases}
        />
      ))}
      <StatTile
        quiet={cost === 0}
        label={texts.tiles.cost}
        value={formatWon(cost)}
        note={costBeforeText(costBefore)}
      />
    </StatLine>
  );
}
