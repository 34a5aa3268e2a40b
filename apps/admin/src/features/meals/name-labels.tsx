import type { SameDayRow } from '@academy/domain/meals';
import { mealName } from '@academy/domain/messages';
import { formatDay, type CalendarDay } from '@academy/domain/time';
import { remarkOf } from './paper-remark';
import styles from './name-labels.module.css';
import { sameDayTexts as texts } from './same-day-texts';
import { shownIn, type MealFilter } from './same-day-view';

interface Props {
  date: CalendarDay;
  rows: readonly SameDayRow[];
  meal: MealFilter;
  showUnpaid: boolean;
}

/** Three labels of 63.5 × 33.9 mm beside each other and eight below (Formtec 3108, Avery L7159). */
const ON_A_PAGE = 24;

/** 이름표 라벨: one for every box, lunch first, on label paper of 24. */
export function NameLabels({ date, rows, meal, showUnpaid }: Props) {
  const boxes = shownIn(meal).flatMap((one) => rows.filter((row) => row[one]).map((row) => ({ row, meal: one })));
  const pages = Array.from({ length: Math.ceil(boxes.length / ON_A_PAGE) }, (_, page) => boxes.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE));
  return pages.map((page, at) => (
    <ul key={at} className={styles.page}>
      {page.map(({ row, meal: one }) => (
        <li key={`${row.studentId} ${one}`} className={styles.label}>
          <p className={styles.top}><strong>{row.seat ?? texts.noSeat}</strong> <span className={styles.meal}>{mealName(one)}</span></p>
          <p className={styles.name}>{row.name}</p>
          <p className={styles.foot}><span>{formatDay(date)}</span> <span className={styles.remark}>{remarkOf(row, { showUnpaid, withNote: false })}</span></p>
        </li>
      ))}
    </ul>
  ));
}
