import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { MealGridDay } from './grid-day';

const isOpen = ({ inMonth, meals }: MealGridDay) =>
  inMonth && Object.values(meals).some(({ lockReason }) => lockReason === undefined);

/**
 * Late in a month, a small phone shows weeks that nothing can be done with: it is scrolled, once,
 * to the days that can be changed.
 */
export function useOpenDaysInView(
  grid: RefObject<HTMLElement | null>,
  days: readonly MealGridDay[],
  loading: boolean,
): void {
  const show = useEffectEvent(() => {
    const open = days.filter(isOpen);
    const [first, last] = [open[0], open.at(-1)].map(
      (day) => day && grid.current?.querySelector(`[data-date="${day.date}"]`),
    );
    const lower = Number.parseFloat(
      getComputedStyle(document.documentElement).scrollPaddingBlockEnd,
    );
    if (!first || first.getBoundingClientRect().bottom <= innerHeight - (lower || 0)) return;
    // All of them where there is room, else from the first on.
    last?.scrollIntoView({ block: 'nearest' });
    first.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (!loading) show();
  }, [loading]);
}
