import { formatWon } from '@academy/domain/money';
import type { WeekWaste, MealsAndCost } from '@academy/domain/stats';
import { formatMonth, type CalendarMonth, monthNumberOf, monthOf } from '@academy/domain/time';
import { DataGrid, GridPaper, useGridView, type GridColumn } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { ListToolbar } from '../../../shared/lists/list-toolbar';
import { TabState } from '../../../shared/page/tab-state';
import { ListPaper } from '../../../shared/printing/list-paper';
import { copiedText, selectAllText } from '../../../shared/texts/kit-texts';
import styles from '../dashboard-page.module.css';
import { dashboardQueries } from '../dashboard-queries';
import { dayNumberText, grouped } from '../dashboard-texts';

const texts = {
  title: '남은 도시락',
  columns: {
    week: '주',
    ordered: '주문',
    pickedUp: '수령',
    left: '남음',
    absent: '결석인데 주문',
    toldLate: '마감이 1시간 늦었다면',
  },
  help: '어제까지의 학생 도시락입니다. 여유분은 넣지 않습니다. 수령을 하나도 표시하지 않은 날은 수령과 남음에서 뺍니다.',
  nothingYet: '지난 날에 주문된 도시락이 없습니다.',
  unknown: '—',
} as const;

/** `3식 · 16,000원`; `0식` alone. */
const mealsAndCostText = (part: MealsAndCost | null): string => {
  if (part === null) return texts.unknown;
  const meals = `${grouped(part.meals)}식`;
  return part.meals === 0 ? meals : `${meals} · ${formatWon(part.cost)}`;
};

/** What a deadline one hour later would have saved, in a sentence. */
const laterText = ({ meals, cost }: MealsAndCost): string =>
  meals === 0
    ? '마감 뒤 1시간 안에 알려진 결석은 없었습니다.'
    : `마감이 1시간 늦었다면 ${grouped(meals)}식, ${formatWon(cost)}을 아꼈습니다.`;

/** `11월 2일~8일`: a week within its month. */
const weekText = ({ first, last }: WeekWaste): string => {
  const start = `${monthNumberOf(monthOf(first))}월 ${dayNumberText(first)}일`;
  return first === last ? start : `${start}~${dayNumberText(last)}일`;
};

const heads = texts.columns;
const weekId = ({ first }: WeekWaste) => first;
const figures = ['ordered', 'pickedUp', 'left', 'absent', 'toldLate'] as const;
const widths = { ordered: 168, pickedUp: 168, left: 152, absent: 124, toldLate: 164 };
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
    grow: figure === 'toldLate',
    text: (week) => mealsAndCostText(week[figure]),
  })),
];
const gridTexts = { selectAll: selectAllText, row: weekText, copied: copiedText };

/** 남은 도시락: what of the month's meals nobody ate, and what a later deadline would have saved. */
export function WasteTab({ month }: { month: CalendarMonth }) {
  const { data, isError, refetch } = useQuery(dashboardQueries.waste(month));
  const view = useGridView('month-waste', columns);
  if (!data) return <TabState isError={isError} onRetry={() => void refetch()} />;
  if (data.weeks.length === 0) return <EmptyState title={texts.nothingYet} />;
  const { total } = data;
  const facts = figures
    .slice(0, -1)
    .map((figure) => `${heads[figure]} ${mealsAndCostText(total[figure])}`)
    .join(' / ');
  return (
    <div className={styles.tab}>
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
        <p className={styles.count}>{facts}</p>
        <p>{laterText(total.toldLate)}</p>
        <p className={styles.count}>{texts.help}</p>
      </div>
      <ListPaper
        title={`${formatMonth(month)} ${texts.title}`}
        facts={[facts, laterText(total.toldLate)]}
      >
        <GridPaper columns={view.columns} rows={data.weeks} rowId={weekId} />
      </ListPaper>
    </div>
  );
}
