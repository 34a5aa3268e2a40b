import { formatMonth, type CalendarMonth } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { mealsTexts } from '../../shared/messages/meals-texts';
import styles from './meals-page.module.css';

interface Props {
  month: CalendarMonth;
  thisMonth: CalendarMonth;
  onStep: (months: number) => void;
  onToday: () => void;
}

/** ‹ 2026년 11월 › 오늘 */
export function MonthBar({ month, thisMonth, onStep, onToday }: Props) {
  return (
    <div className={styles.monthBar}>
      <IconButton label={mealsTexts.previousMonth} onClick={() => onStep(-1)}>
        <ChevronLeftIcon />
      </IconButton>
      <h2 className={styles.month} aria-live="polite">
        {formatMonth(month)}
      </h2>
      <IconButton label={mealsTexts.nextMonth} onClick={() => onStep(1)}>
        <ChevronRightIcon />
      </IconButton>
      {month !== thisMonth && (
        <Button size="dense" className={styles.today} onClick={onToday}>
          {mealsTexts.today}
        </Button>
      )}
    </div>
  );
}
