import type { CalendarCell, MealCalendar } from '@academy/domain/calendar';
import { meals, mealName } from '@academy/domain/meals';
import {
  formatDay,
  monthGrid,
  weekdayOf,
  type CalendarDay,
  dayNumberOf,
} from '@academy/domain/time';
import { Stack } from '@academy/ui/layout';
import { MealChip } from '@academy/ui/meal-chip';
import { MonthGrid, type MonthStep } from '@academy/ui/month-grid';
import { useManager } from '../../../shared/session/use-manager';
import { stateText } from '../calendar-texts';
import { chipLabel, notServedText } from './student-texts';
import type { useStudentEdits } from './use-student-edits';

interface Props {
  label: string;
  calendar: MealCalendar;
  today: CalendarDay;
  edits: ReturnType<typeof useStudentEdits>;
  onMonthStep: (step: MonthStep) => void;
}

/**
 * The student's month of chips. Unlike the student, a manager changes days past their cutoff too.
 */
export function StudentGrid({
  label,
  calendar: { month, days },
  today,
  edits,
  onMonthStep,
}: Props) {
  const { missing } = useManager();
  const reason = missing('meals.write');
  const cellOn = new Map<string, CalendarCell>(days.map((cell) => [cell.date, cell]));
  return (
    <MonthGrid
      label={label}
      days={monthGrid(month).map(({ date, inMonth }) => ({
        date,
        inMonth,
        dayNumber: dayNumberOf(date),
        weekday: weekdayOf(date),
        today: date === today,
        holidayName: cellOn.get(date)?.holiday ?? undefined,
      }))}
      cellLabel={({ date }) => {
        const cell = cellOn.get(date);
        const eaten = meals.filter((meal) => edits.mealsOn(date)[meal]).map(mealName);
        return [formatDay(date), cell?.holiday, cell && stateText(cell), ...eaten]
          .filter(Boolean)
          .join(', ');
      }}
      onMonthStep={onMonthStep}
      renderCell={({ date }) => {
        const cell = cellOn.get(date);
        return (
          cell && (
            <Stack gap={4}>
              {meals.map((meal) => {
                const selected = edits.mealsOn(date)[meal];
                return (
                  <MealChip
                    key={meal}
                    meal={meal}
                    text={mealName(meal)}
                    label={chipLabel(cell, meal)}
                    tabIndex={-1}
                    selected={selected}
                    unsaved={edits.isChanged(date, meal)}
                    lockReason={
                      reason ??
                      (selected || edits.isChanged(date, meal)
                        ? undefined
                        : notServedText(cell, meal))
                    }
                    onToggle={() => edits.toggle(cell, meal)}
                  />
                );
              })}
            </Stack>
          )
        );
      }}
    />
  );
}
