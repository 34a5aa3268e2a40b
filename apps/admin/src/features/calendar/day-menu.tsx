import type { CalendarCell } from '@academy/domain/calendar';
import { meals, type Meal, mealName } from '@academy/domain/meals';
import { formatDay } from '@academy/domain/time';
import { PointMenu } from '@academy/ui/menu';
import { useManager } from '../../shared/use-manager';
import { calendarPageTexts as texts } from './calendar-texts';

interface Props {
  cell: CalendarCell;
  at: { x: number; y: number };
  onClose: () => void;
  onOpenPanel: () => void;
  onCloseMeal: (meal: Meal) => void;
  onOpenMeal: (meal: Meal) => void;
}

/** What a right click on a day offers: one meal closed or opened again, or the day's panel. */
export function DayMenu({ cell, at, onClose, onOpenPanel, onCloseMeal, onOpenMeal }: Props) {
  const { missing } = useManager();
  const reason = missing('meals.write');
  const items = meals.flatMap((meal) => {
    const closed = cell.closed[meal];
    if (closed === null)
      return [
        {
          label: texts.closeMeal(mealName(meal)),
          disabledReason: reason,
          onSelect: () => onCloseMeal(meal),
        },
      ];
    return closed === 'meal-disabled' || closed === 'not-an-enabled-date'
      ? [
          {
            label: texts.openMeal(mealName(meal)),
            disabledReason: reason,
            onSelect: () => onOpenMeal(meal),
          },
        ]
      : [];
  });
  return (
    <PointMenu
      label={texts.dayMenu(formatDay(cell.date))}
      at={at}
      onClose={onClose}
      items={[{ label: texts.openDay, onSelect: onOpenPanel }, ...items]}
    />
  );
}
