import { formatWon } from '@academy/domain/money';
import { mealName } from '@academy/domain/meals';
import type { DayFigures } from '@academy/domain/stats';
import {
  formatDay,
  formatMonth,
  formatWeekday,
  weekdayOf,
  type CalendarMonth,
  dayNumberOf,
} from '@academy/domain/time';
import { Chart } from '@academy/ui/chart';
import { DataGrid, GridPaper, useGridView, type GridColumn } from '@academy/ui/data-grid';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { copiedText, selectAllText } from '../../shared/texts/kit-texts';
import { ListToolbar } from '../../shared/lists/list-toolbar';
import { ListPaper } from '../../shared/printing/list-paper';
import { TabState } from '../../shared/page/tab-state';
import styles from './dashboard-page.module.css';
import { dashboardQueries } from './dashboard-queries';
import { dashboardTexts as texts, daysTotalText, mealsText, weekdayText } from './dashboard-texts';
import { NoMeals } from './no-meals';
import { useMonthFile } from './use-month-file';

const { columns: heads, chart } = texts;
const series = [
  { id: 'lunch', label: mealName('lunch'), meaning: 'lunch' },
  { id: 'dinner', label: mealName('dinner'), meaning: 'dinner' },
] as const;
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
    text: ({ lunch }) => String(lunch),
  },
  {
    id: 'dinner',
    header: heads.dinner,
    width: 130,
    align: 'end',
    text: ({ dinner }) => String(dinner),
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
    width: 170,
    align: 'end',
    grow: true,
    text: ({ amount }) => formatWon(amount),
  },
];
const gridTexts = {
  selectAll: selectAllText,
  row: ({ date }: DayFigures) => formatDay(date),
  copied: copiedText,
};
const weekendTone = ({ date }: DayFigures) => (weekdayOf(date) === 0 ? 'muted' : undefined);

/** 일자별: the month as a table, and as charts by day and by weekday; a day leads to its list. */
export function DaysTab({ month }: { month: CalendarMonth }) {
  const { data, isError, refetch } = useQuery(dashboardQueries.month(month));
  const view = useGridView('month-days', columns);
  const navigate = useNavigate();
  const file = useMonthFile(month, 'days');
  if (!data) return <TabState isError={isError} onRetry={() => void refetch()} />;
  const days = data.days.filter(({ lunch, dinner }) => lunch + dinner > 0);
  if (days.length === 0) return <NoMeals month={month} />;
  const open = (date: string) => void navigate(`/list?date=${date}`);
  const total = daysTotalText(days, data.figures);
  return (
    <div className={styles.tab}>
      <ListToolbar label={texts.tabs.days} file={file} onPrint={() => window.print()} />
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
      <p className={styles.count}>{total}</p>
      <div className={styles.charts}>
        <section>
          <h2 className={styles.chartTitle}>{chart.days}</h2>
          <Chart
            label={chart.days}
            kind="bar"
            series={series}
            format={mealsText}
            texts={{ table: chart.table, point: chart.date, none: chart.none }}
            onPointOpen={open}
            points={data.days.map(({ date, lunch, dinner }) => ({
              id: date,
              label: String(dayNumberOf(date)),
              name: formatDay(date),
              values: [lunch, dinner],
            }))}
          />
        </section>
        <section>
          <h2 className={styles.chartTitle}>{chart.weekdays}</h2>
          <Chart
            label={chart.weekdays}
            kind="bar"
            series={series}
            format={mealsText}
            texts={{ table: chart.table, point: chart.weekday, none: chart.none }}
            points={data.weekdays.map(({ weekday, lunchAverage, dinnerAverage }) => ({
              id: String(weekday),
              label: formatWeekday(weekday),
              name: weekdayText(weekday),
              values: [lunchAverage, dinnerAverage],
            }))}
          />
        </section>
      </div>
      <ListPaper title={`${formatMonth(month)} ${chart.days}`} facts={[total]}>
        <GridPaper columns={view.columns} rows={days} rowId={dayOf} />
      </ListPaper>
    </div>
  );
}
