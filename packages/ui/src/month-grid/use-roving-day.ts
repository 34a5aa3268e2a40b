import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isImeKey } from '../enter-key';
import { moveFromWidget, widgetsOf } from './cell-widgets';
import { gridMove, landingDay, type Landing } from './grid-moves';
import type { MonthGridDay, MonthStep } from './month-grid-day';

interface Options<D extends MonthGridDay> {
  gridRef: RefObject<HTMLElement | null>;
  days: readonly D[];
  onMonthStep: ((step: MonthStep) => void) | undefined;
  onCellKeyDown: ((day: D, event: KeyboardEvent<HTMLElement>) => void) | undefined;
}

const cellOf = (grid: HTMLElement | null, date: string) =>
  grid?.querySelector<HTMLElement>(`[data-date="${date}"]`);

/** Focuses a widget of the cell, or the cell itself where it has none. */
function focusIn(cell: HTMLElement | null | undefined, widget: number | null) {
  const target = cell && widget !== null ? widgetsOf(cell).at(widget) : undefined;
  (target ?? cell)?.focus();
}

/** One Tab stop that moves with the keys; it starts on today, else on the 1st. */
export function useRovingDay<D extends MonthGridDay>({
  gridRef,
  days,
  onMonthStep,
  onCellKeyDown,
}: Options<D>) {
  const [lastDate, setActiveDate] = useState<string>();
  const pending = useRef<{ landing: Landing; leaving: string | undefined }>(null);
  const inMonth = days.filter((day) => day.inMonth);
  const active =
    inMonth.find((day) => day.date === lastDate) ?? inMonth.find((day) => day.today) ?? inMonth[0];
  const shownMonth = inMonth[0]?.date;

  // The keys asked for another month; once its days are here, the focus follows.
  useLayoutEffect(() => {
    if (!pending.current || pending.current.leaving === shownMonth) return;
    const target = landingDay(pending.current.landing, days);
    pending.current = null;
    if (target) cellOf(gridRef.current, target.date)?.focus();
  }, [days, gridRef, shownMonth]);

  function onKeyDown(
    { cell, day }: { cell: HTMLElement; day: D },
    event: KeyboardEvent<HTMLElement>,
  ) {
    const { target, key } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (isImeKey(event)) return;
    let widget: number | null = null;
    if (target instanceof HTMLElement && target !== cell) {
      // The widget answers to these by itself.
      if (key === 'Enter' || key === ' ') return;
      const inside = moveFromWidget(cell, target, key);
      if ('stayOn' in inside) {
        event.preventDefault();
        inside.stayOn.focus();
        return;
      }
      widget = inside.leaveFor;
    } else if ((key === 'Enter' || key === 'F2') && widgetsOf(cell).length > 0) {
      event.preventDefault();
      focusIn(cell, 0);
      return;
    }

    const move = gridMove(key, event.shiftKey, day, days);
    if (!move) {
      onCellKeyDown?.(day, event);
      return;
    }
    event.preventDefault();
    if ('date' in move) focusIn(cellOf(gridRef.current, move.date), widget);
    else if (onMonthStep) {
      pending.current = { landing: move.landing, leaving: shownMonth };
      onMonthStep(move.step);
    }
  }

  return { activeDate: active?.date, setActiveDate, onKeyDown };
}
