import { useUrlState } from '@academy/app-kit/url';
import { isCalendarMonth, seoulMonth, shiftMonth, type CalendarMonth } from '@academy/domain/time';
import { useNow } from '../../shared/use-now';

/**
 * The shown month, in the address as `?month=2026-12`; this month by the server's clock when it
 * names none. Each month is a step in the history: Back from December leads to November (ADR 0243).
 */
export function useMonthParam() {
  const [asked, ask] = useUrlState('month', { step: true });
  const thisMonth = seoulMonth(useNow());
  const month = isCalendarMonth(asked) ? asked : thisMonth;

  function show(next: CalendarMonth): void {
    if (isCalendarMonth(next)) ask(next === thisMonth ? '' : next);
  }

  return { month, thisMonth, show, step: (months: number) => show(shiftMonth(month, months)) };
}
