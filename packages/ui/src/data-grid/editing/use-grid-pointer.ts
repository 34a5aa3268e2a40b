import { useRef, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import type { GridPlace } from './grid-moves';
import { placeAround, type GridCursor } from './use-grid-cursor';

interface Options {
  cursor: GridCursor;
  beginEdit: (place: GridPlace) => boolean;
  openRow: ((row: number) => void) | undefined;
  /** Ticks a row; `extend` all from the last ticked one. */
  toggleRow: (row: number, extend: boolean) => void;
}

const onWidget = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, select, label') !== null;

const isOpener = (target: EventTarget) =>
  target instanceof Element && target.closest('[data-opens]') !== null;

const isTick = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.closest('[data-card=select]') !== null;

/** Where rows are cards there are no cells to point at: a tap means the row. */
const isCard = (target: EventTarget) => {
  const row = target instanceof Element ? target.closest('[data-row]') : null;
  return row !== null && getComputedStyle(row).display === 'grid';
};

/**
 * Mouse and finger: a press marks a cell, Shift or dragging a range; the row's name opens it, a
 * double click edits or opens, a tap on a card opens, a tick ticks.
 */
export function useGridPointer({ cursor, beginEdit, openRow, toggleRow }: Options) {
  const dragging = useRef(false);

  return {
    onPointerDown(event: PointerEvent) {
      const place = placeAround(event.target);
      if (
        !place ||
        place.row < 0 ||
        event.button !== 0 ||
        event.pointerType === 'touch' ||
        (onWidget(event.target) && !isOpener(event.target))
      )
        return;
      // The browser would put the focus on the cell and with that end the range.
      if (event.shiftKey) event.preventDefault();
      cursor.moveTo(place, { extend: event.shiftKey });
      dragging.current = true;
      addEventListener('pointerup', () => (dragging.current = false), { once: true });
    },
    onPointerOver(event: PointerEvent) {
      const place = dragging.current ? placeAround(event.target) : null;
      if (place && place.row >= 0) cursor.moveTo(place, { extend: true });
    },
    onMouseDown(event: MouseEvent) {
      // Preventing the pointer event alone leaves the focus and the text selection to the mouse
      // event.
      const place = placeAround(event.target);
      if (!place) return;
      if (isOpener(event.target)) {
        // The focus is the cell's, and returns there from what opens.
        event.preventDefault();
        cursor.moveTo(place, { extend: event.shiftKey });
      } else if (event.shiftKey && !onWidget(event.target)) event.preventDefault();
    },
    onFocus(event: FocusEvent) {
      const place = placeAround(event.target);
      if (place && (place.row !== cursor.place.row || place.column !== cursor.place.column))
        cursor.moveTo(place, { focus: false });
    },
    onDoubleClick(event: MouseEvent) {
      const place = placeAround(event.target);
      if (!place || place.row < 0 || onWidget(event.target)) return;
      if (!beginEdit(place)) openRow?.(place.row);
    },
    onClick(event: MouseEvent) {
      const place = placeAround(event.target);
      if (!place || place.row < 0) return;
      if (isTick(event.target)) toggleRow(place.row, event.shiftKey);
      else if (isOpener(event.target)) {
        // The second click of a double click: the row is open.
        if (event.detail < 2 && !event.shiftKey) openRow?.(place.row);
      } else if (isCard(event.target) && !onWidget(event.target)) openRow?.(place.row);
    },
  };
}
