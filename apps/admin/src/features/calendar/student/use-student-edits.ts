import type { CalendarCell } from '@academy/domain/calendar';
import { mealsByDay, type Meal, type MealsOfDay, type Reservation } from '@academy/domain/meals';
import type { CalendarDay } from '@academy/domain/time';
import { useState } from 'react';

interface Edit extends MealsOfDay {
  date: CalendarDay;
  base: MealsOfDay;
  /** Students can no longer change it: a manager says why. */
  late: boolean;
}

const same = (one: MealsOfDay, other: MealsOfDay) =>
  one.lunch === other.lunch && one.dinner === other.dinner;

/**
 * What a manager changed in a student's days and has not saved; days of other months stay in it.
 */
export function useStudentEdits(current: readonly Reservation[]) {
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(new Map());
  const savedOn = mealsByDay(current);
  const changes = [...edits.values()];
  return {
    changes,
    late: changes.some(({ late }) => late),
    drops: changes.some(
      ({ lunch, dinner, base }) => (base.lunch && !lunch) || (base.dinner && !dinner),
    ),
    mealsOn: (date: CalendarDay): MealsOfDay => edits.get(date) ?? savedOn(date),
    isChanged: (date: CalendarDay, meal: Meal) => {
      const edit = edits.get(date);
      return edit !== undefined && edit[meal] !== edit.base[meal];
    },
    toggle({ date, state, closed }: CalendarCell, meal: Meal) {
      setEdits((old) => {
        const next = new Map(old);
        const { lunch, dinner } = savedOn(date);
        const present = next.get(date) ?? {
          date,
          lunch,
          dinner,
          base: { lunch, dinner },
          late: state !== 'open' || closed.lunch !== null || closed.dinner !== null,
        };
        const wanted = { ...present, [meal]: !present[meal] };
        if (same(wanted, wanted.base)) next.delete(date);
        else next.set(date, wanted);
        return next;
      });
    },
    clear: () => setEdits(new Map()),
  };
}
