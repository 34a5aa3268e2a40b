import type { CalendarCell } from '@academy/domain/calendar';
import { meals, type Meal, mealName } from '@academy/domain/meals';
import { MoonIcon, SunIcon } from '@academy/ui/icon';
import styles from './calendar-grid.module.css';
import {
  calendarPageTexts as texts,
  closedText,
  datedPriceText,
  mealText,
  stateText,
} from './calendar-texts';

const ICONS = { lunch: SunIcon, dinner: MoonIcon } as const;

interface CountProps {
  cell: CalendarCell;
  meal: Meal;
  /** The month's fullest day, which the bar is measured by. */
  most: number;
}

function MealCount({ cell, meal, most }: CountProps) {
  const text = mealText(cell, meal);
  const Icon = ICONS[meal];
  if (text === null) return null;
  return (
    <span className={styles.meal} data-meal={meal} data-none={cell[meal] === 0 || undefined}>
      <Icon className={styles.icon} />
      <span className={styles.word}>{mealName(meal)}</span>
      <strong
        className={styles.count}
        data-short={closedText(cell, meal) !== null && cell[meal] === 0 ? texts.noMeal : undefined}
      >
        <span>{text}</span>
      </strong>
      <span className={styles.load}>
        <span style={{ inlineSize: `${most === 0 ? 0 : (cell[meal] / most) * 100}%` }} />
      </span>
    </span>
  );
}

/**
 * What a day of the month says: how many eat, who has not paid, and what kind of day it is, in
 * words.
 */
export function CalendarCellView({ cell, most }: { cell: CalendarCell; most: number }) {
  const price = datedPriceText(cell);
  return (
    <span className={styles.cell}>
      {meals.map((meal) => (
        <MealCount key={meal} cell={cell} meal={meal} most={most} />
      ))}
      <span className={styles.foot}>
        <span className={styles.state} data-state={cell.state}>
          {stateText(cell)}
        </span>
        {cell.unpaid > 0 && (
          <span className={styles.unpaid}>
            {texts.unpaid} {cell.unpaid}
          </span>
        )}
        {price && <span className={styles.price}>{price}</span>}
      </span>
    </span>
  );
}
