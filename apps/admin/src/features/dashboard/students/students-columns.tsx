import { depositStateName } from '@academy/domain/deposits';
import { formatWon } from '@academy/domain/money';
import { type MealMark, mealMarkText, type StudentMeals } from '@academy/domain/stats';
import { type CalendarMonth, daysIn } from '@academy/domain/time';
import type { GridColumn } from '@academy/ui/data-grid';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import { personColumns } from '../../../shared/lists/person-columns';
import { dashboardTexts } from '../dashboard-texts';
import { DepositBadge } from '../deposits/deposit-badge';
import styles from './students-columns.module.css';

const heads = dashboardTexts.columns;

export const seatAndName = personColumns<StudentMeals>(heads);

/** The days from `first` to `last` of a month, one letter or two each. */
export const dayColumns = (first: number, last: number): GridColumn<StudentMeals>[] =>
  Array.from({ length: last - first + 1 }, (_, index) => {
    const place = first + index - 1;
    return {
      id: `day-${place + 1}`,
      header: String(place + 1),
      width: 30,
      align: 'center',
      tight: true,
      card: 'hidden',
      text: ({ days }) => mealMarkText(days[place] ?? 0),
      cell: ({ days }) => <MealDots mark={days[place] ?? 0} />,
    };
  });

const sum: GridColumn<StudentMeals> = {
  id: 'sum',
  header: heads.sum,
  width: 64,
  align: 'end',
  text: ({ lunchCount, dinnerCount }) => String(lunchCount + dinnerCount),
  sortBy: ({ lunchCount, dinnerCount }) => lunchCount + dinnerCount,
};

const otherSums: readonly GridColumn<StudentMeals>[] = [
  {
    id: 'lunch',
    header: heads.lunch,
    width: 64,
    align: 'end',
    text: ({ lunchCount }) => String(lunchCount),
    sortBy: ({ lunchCount }) => lunchCount,
  },
  {
    id: 'dinner',
    header: heads.dinner,
    width: 64,
    align: 'end',
    text: ({ dinnerCount }) => String(dinnerCount),
    sortBy: ({ dinnerCount }) => dinnerCount,
  },
  {
    id: 'billed',
    header: heads.amount,
    width: 104,
    align: 'end',
    text: ({ billed }) => formatWon(billed),
    sortBy: ({ billed }) => billed,
  },
  {
    id: 'state',
    header: heads.state,
    width: 104,
    card: 'corner',
    text: ({ depositState }) => depositStateName(depositState),
    cell: ({ depositState }) => <DepositBadge state={depositState} />,
    sortBy: ({ depositState }) => depositStateName(depositState),
  },
];

export const sumColumns = [sum, ...otherSums];

/** Seat, name and the sum: the days scroll beside them, where they do not fit. */
export const PINNED = seatAndName.length + 1;

/** 학생별: who eats on which day of the month, and what that comes to. */
export const matrixColumns = (month: CalendarMonth): GridColumn<StudentMeals>[] => [
  ...seatAndName,
  sum,
  ...dayColumns(1, daysIn(month)),
  ...otherSums,
];

const DOTS: readonly { mark: 1 | 2; tone: string | undefined }[] = [
  { mark: 1, tone: styles.lunch },
  { mark: 2, tone: styles.dinner },
];

/** A round dot for lunch above a square one for dinner; a reader gets the letters. */
const MealDots = ({ mark }: { mark: MealMark }) =>
  mark !== 0 && (
    <span className={styles.dots}>
      <VisuallyHidden>{mealMarkText(mark)}</VisuallyHidden>
      {DOTS.map((one) => (
        <span
          key={one.mark}
          aria-hidden="true"
          data-on={mark === one.mark || mark === 3 || undefined}
          className={one.tone}
        />
      ))}
    </span>
  );
