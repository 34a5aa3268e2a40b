import type { MonthFilter } from '@academy/domain/deposits';
import type { StudentMeals } from '@academy/domain/stats';
import { daysIn, type CalendarMonth } from '@academy/domain/time';
import { GridPaper } from '@academy/ui/data-grid';
import type { MenuItem } from '@academy/ui/menu';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ListPaper } from '../../../shared/printing/list-paper';
import { dashboardTexts as texts, halfText, LAST_OF_FIRST_HALF } from '../dashboard-texts';
import { filterFacts } from '../month-filter';
import styles from './matrix-print.module.css';
import { dayColumns, matrixColumns, seatAndName, sumColumns } from './students-columns';

interface Props {
  title: string;
  month: CalendarMonth;
  rows: readonly StudentMeals[] | undefined;
  count: string;
  filter: MonthFilter;
}

const idOf = ({ studentId }: StudentMeals) => studentId;

const PAPERS = ['a4', 'a3'] as const;

/**
 * 인쇄 of the matrix: the whole month on A3, or on A4 half a month at a time, the sums beside the
 * second half.
 */
export function useMatrixPrint({ title, month, rows = [], count, filter }: Props): {
  papers: readonly MenuItem[];
  paper: ReactNode;
} {
  const [paper, setPaper] = useState<(typeof PAPERS)[number]>('a4');
  const print = (next: (typeof PAPERS)[number]) => {
    // The sheet must be the chosen one before the browser takes its picture of the page.
    flushSync(() => setPaper(next));
    window.print();
  };
  const facts = [count, ...filterFacts(filter)];
  const half = (which: 0 | 1) =>
    which === 0
      ? [...seatAndName, ...dayColumns(1, LAST_OF_FIRST_HALF)]
      : [...seatAndName, ...dayColumns(LAST_OF_FIRST_HALF + 1, daysIn(month)), ...sumColumns];
  return {
    papers: PAPERS.map((one) => ({ label: texts.papers[one], onSelect: () => print(one) })),
    paper: (
      <ListPaper title={title} facts={facts} orientation={paper === 'a3' ? 'wide' : 'landscape'}>
        {paper === 'a3' ? (
          <GridPaper columns={matrixColumns(month)} rows={rows} rowId={idOf} />
        ) : (
          ([0, 1] as const).map((which) => (
            <section key={which} className={styles.half}>
              <h3 className={styles.heading}>{halfText(month, which)}</h3>
              <GridPaper columns={half(which)} rows={rows} rowId={idOf} />
            </section>
          ))
        )}
      </ListPaper>
    ),
  };
}
