import { isCalendarMonth, seoulMonth, shiftMonth, type CalendarMonth } from '@academy/domain/time';
import { useSearchParams } from 'react-router-dom';
import { useNow } from '../../shared/use-now/use-now';

const PARAM = 'month';

/** The shown month, in the address as `?month=2026-12`; this month by the server's clock when it names none. */
export function useMonthParam() {
  const [params, setParams] = useSearchParams();
  const thisMonth = seoulMonth(useNow());
  const asked = params.get(PARAM) ?? '';
  const month = isCalendarMonth(asked) ? asked : thisMonth;

  function show(next: CalendarMonth): void {
    if (!isCalendarMonth(next)) return;
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (next === thisMonth) after.delete(PARAM);
      else after.set(PARAM, next);
      return after;
    }, { replace: true });
  }

  return { month, thisMonth, show, step: (months: number) => show(shiftMonth(month, months)) };
}
