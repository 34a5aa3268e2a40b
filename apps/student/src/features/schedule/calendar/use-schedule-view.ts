import { useWideScreen } from '@academy/app-kit/device';
import {
  dayOfMonth,
  isCalendarDay,
  monthGrid,
  monthOf,
  seoulDay,
  shiftDay,
  shiftMonth,
  weekdayOf,
  type CalendarDay,
  type CalendarMonth,
} from '@academy/domain/time';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNow } from '../../../shared/use-now';

export type ScheduleViewKind = 'week' | 'month';

const VIEW = 'view';
const DAY = 'day';

const sundayOf = (date: CalendarDay) => shiftDay(date, -weekdayOf(date));

/** A week belongs to the month that has most of its days: the one of its Wednesday. */
const monthOfWeek = (sunday: CalendarDay): CalendarMonth => monthOf(shiftDay(sunday, 3));

/** The first week of a month by the same rule. */
function firstWeekOf(month: CalendarMonth): CalendarDay {
  const sunday = sundayOf(dayOfMonth(month, 1));
  return monthOfWeek(sunday) === month ? sunday : shiftDay(sunday, 7);
}

/**
 * What the calendar shows, in the address: `?view=week|month` (weeks on phones and months on desks
 * when it names none) and
 * `?day=2026-12-01`, a day of the shown week or month (today's when it names none).
 */
export function useScheduleView() {
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  // The router follows a moment later; a radio that waited for it would jump back under the finger.
  const [change, setChange] = useState<{ from: string; to: string }>();
  const params = new URLSearchParams(change?.from === key ? change.to : search);
  const usual: ScheduleViewKind = useWideScreen() ? 'month' : 'week';
  const today = seoulDay(useNow());

  const askedView = params.get(VIEW);
  const view = askedView === 'week' || askedView === 'month' ? askedView : usual;
  const askedDay = params.get(DAY) ?? '';
  const day = isCalendarDay(askedDay) ? askedDay : today;
  const sunday = sundayOf(day);
  const month = view === 'week' ? monthOfWeek(sunday) : monthOf(day);
  const thisMonth = view === 'week' ? monthOfWeek(sundayOf(today)) : monthOf(today);
  const atPresent = view === 'week' ? sunday === sundayOf(today) : month === thisMonth;

  function show(next: ScheduleViewKind, at: CalendarDay): void {
    if (!isCalendarDay(at)) return;
    if (next === usual) params.delete(VIEW);
    else params.set(VIEW, next);
    const present =
      next === 'week' ? sundayOf(at) === sundayOf(today) : monthOf(at) === monthOf(today);
    if (present) params.delete(DAY);
    else params.set(DAY, at);
    setChange({ from: key, to: params.toString() });
    void navigate({ pathname, search: params.toString() }, { replace: true });
  }

  const showMonth = (next: CalendarMonth) =>
    show(
      view,
      view === 'week' ? (next === thisMonth ? today : firstWeekOf(next)) : dayOfMonth(next, 1),
    );
  return {
    view,
    month,
    thisMonth,
    atPresent,
    today,
    /** The seven days of the shown week. */
    week: Array.from({ length: 7 }, (_, index) => shiftDay(sunday, index)),
    /** The first and last day of the 42 cells of the shown month. */
    grid: monthGrid(month),
    showView: (next: ScheduleViewKind) =>
      show(
        next,
        next === 'month'
          ? dayOfMonth(month, 1)
          : month === monthOf(today)
            ? today
            : firstWeekOf(month),
      ),
    showMonth,
    showToday: () => show(view, today),
    step: (steps: number) =>
      view === 'week'
        ? show('week', shiftDay(sunday, 7 * steps))
        : showMonth(shiftMonth(month, steps)),
  };
}

export type ScheduleView = ReturnType<typeof useScheduleView>;
