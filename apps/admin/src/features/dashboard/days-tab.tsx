import textStyles from '@academy/ui/styles/text.module.css';
import columnStyles from '@academy/ui/styles/column.module.css';
import { formatWon } from '@academy/domain/money';
import type { DayFigures } from '@academy/domain/stats';
import {
  formatDay,
  formatMonth,
  weekdayOf,
  type CalendarMonth,
  shiftMonth,
} from '@academy/domain/time';
import { Chart, ChartPaper } from '@academy/ui/chart';
import { DataGrid, GridPaper, useGridView, type GridColumn } from '@academy/ui/data-grid';
import { ShareBar } from '@academy/ui/share-bar';
import { Stack } from '@academy/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { copiedText, selectAllText } from '../../shared/texts/kit-texts';
import { ListToolbar } from '../../shared/lists/list-toolbar';
import { ListPaper } from '../../shared/printing/list-paper';
import { TabState } from '../../shared/page/tab-state';
import styles from './dashboard-page.module.css';
import { dashboardQueries } from './dashboard-queries';
import { dashboardTexts as texts, daysTotalText } from './dashboard-texts';
import { daysPicture, moneyShare, weekdaysPicture } from './days-chart';
import { NoMeals } from './no-meals';
import { useMonthFile } from './use-month-file';

const heads = texts.columns;
/** No meals, so nothing to print. */
const countOf = (meals: number) => (meals === 0 ? '' : String(meals));
const dayOf = ({ date }: DayFigures) => date;
const columns: readonly GridColumn<DayFigures>[] = [
  {
    id: 'date',
    header: heads.date,
    width: 170,
    rowHeader: true,
    fixed: true,
    card: 'title',
    text: ({ date }) => formatDay(date),
  },
  {
    id: 'lunch',
    header: heads.lunch,
    width: 130,
    align: 'end',
    text: ({ lunch }) => countOf(lunch),
  },
  {
    id: 'dinner',
    header: heads.dinner,
    width: 130,
    align: 'end',
    text: ({ dinner }) => countOf(dinner),
  },
  {
    id: 'sum',
    header: heads.sum,
    width: 130,
    align: 'end',
    text: ({ lunch, dinner }) => String(lunch + dinner),
  },
  {
    id: 'amount',
    header: heads.amount,
    width: 130,
    align: 'end',
    text: ({ amount }) => formatWon(amount),
  },
];
const gridTexts = {
  selectAll: selectAllText,
  row: ({ date }: DayFigures) => formatDay(date),
  copied: copiedText,
};
const weekendTone = ({ date }: DayFigures) => (weekdayOf(date) === 0 ? 'muted' : undefined);

/** The month's pictures: by day with closed days and the year before, and by weekday. */
function usePictures(month: CalendarMonth) {
  const { data } = useQuery(dashboardQueries.month(month));
  const before = useQuery(dashboardQueries.month(shiftMonth(month, -12))).data?.days;
  const calendar = useQuery(dashboardQueries.calendar(month)).data?.days;
  return (
    data && {
      days: daysPicture({ days: data.days, before, calendar }),
      weekdays: weekdaysPicture(data.weekdays),
    }
  );
}

/** 일자별: the month as pictures, and as the table behind them; a day leads to its list. */
export function DaysTab({ month }: { month: CalendarMonth }) {
  const { data, isError, refetch } = useQuery(dashboardQueries.month(month));
  const view = useGridView('month-days', columns);
  const navigate = useNavigate();
  const file = useMonthFile(month, 'days');
  const pictures = usePictures(month);
  if (!data || !pictures) return <TabState isError={isError} onRetry={() => void refetch()} />;
  const days = data.days.filter(({ lunch, dinner }) => lunch + dinner > 0);
  if (days.length === 0) return <NoMeals month={month} />;
  const open = (date: string) => void navigate(`/list?date=${date}`);
  const total = daysTotalText(days, data.figures);
  return (
    <div className={columnStyles.gap4}>
      <Chart {...pictures.days} className={styles.picture} onPointOpen={open} />
      <ListToolbar label={texts.tabs.days} file={file} onPrint={() => window.print()} />
      <div className={styles.sideBySide}>
        <DataGrid
          className={styles.whole}
          label={texts.tabs.days}
          view={view}
          rows={days}
          rowId={dayOf}
          texts={gridTexts}
          onRowOpen={({ date }) => open(date)}
          pinned={1}
          empty={null}
          rowTone={weekendTone}
        />
        <Stack gap={24}>
          <Chart {...pictures.weekdays} />
          {data.figures.billed > 0 && <ShareBar {...moneyShare(data.figures)} />}
        </Stack>
      </div>
      <p className={textStyles.figures}>{total}</p>
      <ListPaper title={`${formatMonth(month)} ${texts.chart.days}`} facts={[total]}>
        <ChartPaper picture={pictures.days} />
        <GridPaper columns={view.columns} rows={days} rowId={dayOf} />
      </ListPaper>
    </div>
  );
}
