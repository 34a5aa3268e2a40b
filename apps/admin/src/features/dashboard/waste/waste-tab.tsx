import textStyles from '@academy/ui/styles/text.module.css';
import columnStyles from '@academy/ui/styles/column.module.css';
import type { WeekWaste } from '@academy/domain/stats';
import { formatMonth, type CalendarMonth } from '@academy/domain/time';
import { Chart, ChartPaper, type ChartPicture } from '@academy/ui/chart';
import { DataGrid, GridPaper, useGridView, type GridColumn } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { ListToolbar } from '../../../shared/lists/list-toolbar';
import { TabState } from '../../../shared/page/tab-state';
import { ListPaper } from '../../../shared/printing/list-paper';
import { copiedText, selectAllText } from '../../../shared/texts/kit-texts';
import styles from '../dashboard-page.module.css';
import { mealsText } from '../dashboard-texts';
import { dashboardQueries } from '../dashboard-queries';
import {
  laterText,
  mealsAndCostText,
  wasteAnswerText,
  wasteNameText,
  type WeekTotal,
  wasteTexts as texts,
  weekText,
} from './waste-texts';

const heads = texts.columns;
const weekId = ({ first }: WeekWaste) => first;
const figures = ['ordered', 'pickedUp', 'left', 'absent', 'reportedLate'] as const;
const widths = { ordered: 168, pickedUp: 168, left: 152, absent: 124, reportedLate: 164 };
const columns: readonly GridColumn<WeekWaste>[] = [
  {
    id: 'week',
    header: heads.week,
    width: 110,
    rowHeader: true,
    fixed: true,
    card: 'title',
    text: weekText,
  },
  ...figures.map((figure): GridColumn<WeekWaste> => ({
    id: figure,
    header: heads[figure],
    width: widths[figure],
    align: 'end',
    grow: figure === 'reportedLate',
    text: (week) => mealsAndCostText(week[figure]),
  })),
];
const gridTexts = { selectAll: selectAllText, row: weekText, copied: copiedText };

/** What was left over, and what was ordered for absent students, week by week. */
const wastePicture = (weeks: readonly WeekWaste[], total: WeekTotal): ChartPicture => ({
  label: texts.picture,
  answer: wasteAnswerText(total),
  kind: 'bar',
  series: [
    { id: 'left', label: heads.left, meaning: 'attention' },
    { id: 'absent', label: heads.absent, meaning: 'absent' },
  ],
  points: weeks.map((week) => ({
    id: week.first,
    label: weekText(week),
    name: wasteNameText(week),
    values: [week.left?.meals ?? null, week.absent.meals],
  })),
  format: mealsText,
  texts: { none: texts.unknown },
});

/** 남은 도시락: the month's uneaten meals, and what a later deadline would have saved. */
export function WasteTab({ month }: { month: CalendarMonth }) {
  const { data, isError, refetch } = useQuery(dashboardQueries.waste(month));
  const view = useGridView('month-waste', columns);
  if (!data) return <TabState isError={isError} onRetry={() => void refetch()} />;
  if (data.weeks.length === 0) return <EmptyState title={texts.nothingYet} />;
  const { total } = data;
  const picture = wastePicture(data.weeks, total);
  const facts = figures
    .slice(0, -1)
    .map((figure) => `${heads[figure]} ${mealsAndCostText(total[figure])}`)
    .join(' / ');
  return (
    <div className={columnStyles.gap4}>
      <Chart {...picture} className={styles.picture} />
      <ListToolbar label={texts.title} onPrint={() => window.print()} />
      <DataGrid
        className={styles.whole}
        label={texts.title}
        view={view}
        rows={data.weeks}
        rowId={weekId}
        texts={gridTexts}
        pinned={1}
        empty={null}
      />
      <div className={styles.notes}>
        <p className={textStyles.figures}>{facts}</p>
        <p>{laterText(total.reportedLate)}</p>
        <p className={textStyles.figures}>{texts.help}</p>
      </div>
      <ListPaper
        title={`${formatMonth(month)} ${texts.title}`}
        facts={[facts, laterText(total.reportedLate)]}
      >
        <ChartPaper picture={picture} />
        <GridPaper columns={view.columns} rows={data.weeks} rowId={weekId} />
      </ListPaper>
    </div>
  );
}
