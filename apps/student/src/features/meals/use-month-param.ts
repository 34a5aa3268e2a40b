import { isCalendarMonth, seoulMonth, shiftMonth, type CalendarMonth } from '@academy/domain/time';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNow } from '../../shared/use-now/use-now';

const PARAM = 'month';

/** The shown month, in the address as `?month=2026-12`; this month by the server's clock when it names none (ADR 0063). */
export function useMonthParam() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const thisMonth = seoulMonth(useNow());
  const asked = params.get(PARAM) ?? '';
  const month = isCalendarMonth(asked) ? asked : thisMonth;

  function show(next: CalendarMonth): void {
    if (!isCalendarMonth(next)) return;
    if (next === thisMonth) params.delete(PARAM);
    else params.set(PARAM, next);
    void navigate({ pathname, search: params.toString() }, { replace: true });
  }

  return { month, thisMonth, show, step: (months: number) => show(shiftMonth(month, months)) };
}
