import { formatWon } from '@academy/domain/money';
import { mealName } from '@academy/domain/messages';
import type { DayFigures } from '@academy/domain/stats';
import { formatDay, formatMonth, formatWeekday, weekdayOf, type CalendarMonth } from '@academy/domain/time';
import { Chart } from '@academy/ui/chart';
import { DataGrid, GridPaper, useGridView, type GridColumn } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { copiedText, selectAllText } from '../../shared/kit-texts';
import { ListPaper } from '../../shared/list-paper';
import styles from './dashboard-page.module.css';
import { dashboardQueries } from './dashboard-queries';
import { dashboardTexts as texts, mealsText } from './dashboard-texts';
import { MonthExport } from './month-export';
import { TabState } from './tab-state';

const { columns: heads, chart } = texts;
const series = [{ id: 'lunch', label: mealName('lunch'), tone: 'lunch' }, { id: 'dinner', label: mealName('dinner'), tone: 'dinner' }] as const;
const dayOf = ({ date }: DayFigures) => date;
const columns: readonly GridColumn<DayFigures>[] = [
  { id: 'date', header: heads.date, width: 160, rowHeader: true, fixed: true, card: 'title', text: ({ date }) => formatDay(date) },
  { id: 'lunch', header: heads.lunch, width: 96, align: 'end', text: ({ lunch }) => String(lunch) },
  { id: 'dinner', header: heads.dinner, width: 96, align: 'end', text: ({ dinner }) => String(dinner) },
  { id: 'sum', header: heads.sum, width: 96, align: 'end', text: ({ lunch, dinner }) => String(lunch + dinner) },
  { id: 'amount', header: heads.amount, width: 140, align: 'end', grow: true, text: ({ amount }) => formatWon(amount) },
];
const gridTexts = { selectAll: selectAllText, row: ({ date }: DayFigures) => formatDay(date), copied: copiedText };

/** 일자별: the month as a chart and as a table; a day leads to its list. */
export function DaysTab({ month }: { month: CalendarMonth }) {
  const { data, isError, refetch } = useQuery(dashboardQueries.month(month));
  const view = useGridView('month-days', columns);
  const navigate = useNavigate();
  if (!data) return <TabState isError={isError} onRetry={() => void refetch()} />;
  const days = data.days.filter(({ lunch, dinner }) => lunch + dinner > 0);
  if (days.length === 0) return <EmptyState title={texts.noMeals} />;
  const open = (date: string) => void navigate(`/list?date=${date}`);
  return (
    <div className={styles.tab}>
      <MonthExport month={month} sheet="days" />
      <div className={styles.charts}>
        <Chart
          label={chart.days} kind="bar" series={series} format={mealsText} texts={{ table: chart.table, point: chart.date, none: chart.none }} onPointOpen={open}
          points={data.days.map(({ date, lunch, dinner }) => ({ id: date, label: String(Number(date.slice(8))), name: formatDay(date), values: [lunch, dinner] }))}
        />
        <Chart
          label={chart.weekdays} kind="bar" series={series} format={mealsText} texts={{ table: chart.table, point: chart.weekday, none: chart.none }}
          points={data.weekdays.map(({ weekday, lunchAverage, dinnerAverage }) => ({ id: String(weekday), label: formatWeekday(weekday), name: `${formatWeekday(weekday)}요일`, values: [lunchAverage, dinnerAverage] }))}
        />
      </div>
      <DataGrid label={texts.tabs.days} view={view} rows={days} rowId={dayOf} texts={gridTexts} onRowOpen={({ date }) => open(date)} pinned={1} empty={null} rowTone={weekendTone} />
      <ListPaper title={`${formatMonth(month)} ${chart.days}`} facts={[]}>
        <GridPaper columns={view.columns} rows={days} rowId={dayOf} />
      </ListPaper>
    </div>
  );
}

const weekendTone = ({ date }: DayFigures) => (weekdayOf(date) === 0 ? 'muted' : undefined);
