import {
  type LunchSettings,
  type Meal,
  meals,
  planSelectAll,
  type Reservation,
  selectAllState,
} from '@academy/domain/meals';
import { type CalendarMonth, formatMonth } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Checkbox } from '@academy/ui/checkbox';
import { ChevronLeftIcon, ChevronRightIcon, ClockIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { mealsTexts } from './meals-texts';
import { useNow } from '../../shared/use-now';
import { deadlineOf } from './deadline';
import { editOfPlan, type MonthEditor } from './edit-month';
import styles from './meals-page.module.css';

interface MonthBarProps {
  month: CalendarMonth;
  thisMonth: CalendarMonth;
  onStep: (months: number) => void;
  onToday: () => void;
}

/** ‹ 2026년 11월 › 오늘 */
export function MonthBar({ month, thisMonth, onStep, onToday }: MonthBarProps) {
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

/** Until when the next meals can be changed, by the server's clock. */
export function DeadlineLine({ settings }: { settings: LunchSettings }) {
  const { line, left, soon } = deadlineOf(settings, useNow());
  return (
    <p className={styles.deadline} data-soon={soon || undefined}>
      <ClockIcon />
      <span>
        {line} {left !== null && <span className={styles.left}>{left}</span>}
      </span>
    </p>
  );
}

interface SelectAllProps {
  month: CalendarMonth;
  settings: LunchSettings;
  /** Undefined until the month was read. */
  current: readonly Reservation[] | undefined;
  now: Date;
  editor: MonthEditor;
  loading: boolean;
}

/**
 * 점심 전체 선택 · 저녁 전체 선택: tri-state over the days that can be changed now, never touching locked ones.
 */
export function SelectAllBar({ month, settings, current, now, editor, loading }: SelectAllProps) {
  const context = { month, settings, current: current ?? [], now };
  const whyNot = (changeable: number) => {
    if (loading) return mealsTexts.loading;
    if (!current) return mealsTexts.monthUnread;
    return changeable === 0 ? mealsTexts.nothingChangeable : undefined;
  };
  const box = (meal: Meal) => {
    const { state, changeable, applied } = selectAllState({ ...context, meal });
    return (
      <Checkbox
        key={meal}
        className={styles.selectAll}
        label={
          <>
            {mealsTexts.selectAll[meal]}
            {current && changeable > 0 && (
              <span className={styles.selectAllNote}>
                {mealsTexts.selectAllNote(applied, changeable)}
              </span>
            )}
          </>
        }
        checked={current !== undefined && state === 'checked'}
        indeterminate={current !== undefined && state === 'indeterminate'}
        disabledReason={whyNot(changeable)}
        onCheckedChange={() =>
          editor.apply(editOfPlan(planSelectAll({ ...context, meal, wanted: state !== 'checked' })))
        }
      />
    );
  };
  return <div className={styles.selectAllBar}>{meals.map(box)}</div>;
}

/** A first load that did not work is silent: an empty calendar, and a quiet way to ask again. */
export function EmptyMonth({ onReload }: { onReload: () => void }) {
  return (
    <p className={styles.empty}>
      {mealsTexts.empty}{' '}
      <button type="button" className={styles.reload} onClick={onReload}>
        {mealsTexts.reloadMonth}
      </button>
    </p>
  );
}
