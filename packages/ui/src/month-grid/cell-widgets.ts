import type { MouseEvent } from 'react';

/** What can be pressed inside a cell, top to bottom. */
export const widgetsOf = (cell: HTMLElement) => [
  ...cell.querySelectorAll<HTMLElement>('button, a[href], input, select'),
];

/** Whether a click was meant for something inside the cell. */
export const isOnWidget = (cell: HTMLElement, { target }: MouseEvent<HTMLElement>): boolean =>
  target instanceof Node && widgetsOf(cell).some((widget) => widget.contains(target));

/**
 * A key on a widget either stays in the cell, or leaves it for a widget (index, −1 the last) of
 * another cell.
 */
export type WidgetMove = { stayOn: HTMLElement } | { leaveFor: number };

/**
 * Up and down go through the widgets first; left and right keep the row. Esc steps back to the
 * cell.
 */
export function moveFromWidget(cell: HTMLElement, widget: HTMLElement, key: string): WidgetMove {
  const widgets = widgetsOf(cell);
  const index = widgets.indexOf(widget);
  if (key === 'Escape') return { stayOn: cell };
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return { leaveFor: index };
  const next = widgets[index + (key === 'ArrowDown' ? 1 : -1)];
  return next ? { stayOn: next } : { leaveFor: key === 'ArrowDown' ? 0 : -1 };
}
