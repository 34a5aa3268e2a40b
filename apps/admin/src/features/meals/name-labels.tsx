import { type SameDayRow, mealName } from '@academy/domain/meals';
import { formatDay, type CalendarDay } from '@academy/domain/time';
import { LabelSheet } from '../../shared/printing/label-sheet';
import styles from './name-labels.module.css';
import { remarkOf } from './paper-remark';
import { sameDayTexts as texts } from './same-day-texts';
import { shownIn, type MealFilter } from './same-day-view';

interface Props {
  date: CalendarDay;
  rows: readonly SameDayRow[];
  meal: MealFilter;
  showUnpaid: boolean;
}

/** 이름표 라벨: one for every box, lunch first. */
export function NameLabels({ date, rows, meal, showUnpaid }: Props) {
  const boxes = shownIn(meal).flatMap((one) =>
    rows.filter((row) => row[one]).map((row) => ({ row, meal: one })),
  );
  return (
    <LabelSheet
      labels={boxes.map(({ row, meal: one }) => ({
        id: `${row.studentId} ${one}`,
        name: row.name,
        top: (
          <>
            <strong>{row.seat ?? texts.noSeat}</strong>{' '}
            <span className={styles.meal}>{mealName(one)}</span>
          </>
        ),
        foot: (
          <>
            <span>{formatDay(date)}</span>{' '}
            <span className={styles.remark}>{remarkOf(row, { showUnpaid, withNote: false })}</span>
          </>
        ),
      }))}
    />
  );
}
