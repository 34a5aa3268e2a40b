import { daysBetween, shiftDay, type CalendarDay } from '@academy/domain/time';
import { useState } from 'react';

interface Chosen {
  anchor: CalendarDay;
  dates: ReadonlySet<CalendarDay>;
}

/** Every day between two, both included, in either order. */
export function daysFromTo(one: CalendarDay, other: CalendarDay): CalendarDay[] {
  const [first, last] = one <= other ? [one, other] : [other, one];
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, ahead) => shiftDay(first, ahead));
}

/**
 * Days that were chosen together: Shift takes the span from where it began, Ctrl or ⌘ single ones.
 */
export function useDaySelection() {
  const [chosen, setChosen] = useState<Chosen>();
  const clear = () => setChosen(undefined);
  return {
    dates: chosen?.dates,
    clear,
    /** The span from the first chosen day, or from `start` when there is none yet. */
    extend(date: CalendarDay, start = date) {
      setChosen((old) => {
        const anchor = old?.anchor ?? start;
        return { anchor, dates: new Set(daysFromTo(anchor, date)) };
      });
    },
    toggle(date: CalendarDay) {
      const left = new Set(chosen?.dates);
      if (!left.delete(date)) left.add(date);
      if (left.size === 0) clear();
      else setChosen({ anchor: date, dates: left });
    },
  };
}

export type DaySelection = ReturnType<typeof useDaySelection>;
