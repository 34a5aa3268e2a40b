import { type Cells, type Room } from '@academy/domain/seats';
import { useState, type PointerEvent } from 'react';
import {
  between,
  includes,
  isEmptySelection,
  joined,
  moved,
  itemAt,
  within,
  type DrawSelection,
} from './drawing';
import type { Drawing, Step } from './use-drawing';

interface Cell {
  x: number;
  y: number;
}

/** A press that goes on: what is moved, framed or drawn from which cell to which. */
interface Gesture {
  kind: 'move' | 'frame' | 'draw';
  pointerId: number;
  from: Cell;
  to: Cell;
}

const clamp = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));

/** The cell under the finger; outside of the floor the nearest. */
function cellUnder(event: PointerEvent<HTMLElement>, { columns, rows }: Room): Cell {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return {
    x: clamp(Math.floor(((event.clientX - left) / width) * columns), columns),
    y: clamp(Math.floor(((event.clientY - top) / height) * rows), rows),
  };
}

/** What is chosen when a thing is pressed: with Shift it comes to the others, or goes. */
function pressed(chosen: DrawSelection, thing: DrawSelection, adding: boolean): DrawSelection {
  if (!adding) return includes(chosen, thing) ? chosen : thing;
  if (!includes(chosen, thing)) return joined(chosen, thing);
  return {
    seats: chosen.seats.filter((at) => !thing.seats.includes(at)),
    blocks: chosen.blocks.filter((at) => !thing.blocks.includes(at)),
  };
}

/** Drawing with mouse or finger: the handlers of the floor, and what it shows meanwhile. */
export function useGesture({ tool, chosen, choose, move, draw }: Drawing, room: Room) {
  const [gesture, setGesture] = useState<Gesture>();
  const step: Step = gesture
    ? { dx: gesture.to.x - gesture.from.x, dy: gesture.to.y - gesture.from.y }
    : { dx: 0, dy: 0 };

  function begin(event: PointerEvent<HTMLElement>) {
    if (!event.isPrimary || event.button !== 0) return;
    const { pointerId, shiftKey } = event;
    const from = cellUnder(event, room);
    event.currentTarget.setPointerCapture(pointerId);
    if (tool !== 'choose') {
      setGesture({ kind: 'draw', pointerId, from, to: from });
      return;
    }
    const thing = itemAt(room, from.x, from.y);
    if (!isEmptySelection(thing)) choose(pressed(chosen, thing, shiftKey));
    setGesture({ kind: isEmptySelection(thing) ? 'frame' : 'move', pointerId, from, to: from });
  }

  function end(event: PointerEvent<HTMLElement>) {
    if (gesture?.pointerId !== event.pointerId) return;
    setGesture(undefined);
    const cells = between(gesture.from, gesture.to);
    if (gesture.kind === 'draw' && tool !== 'choose') draw(tool, cells);
    else if (gesture.kind === 'frame') choose(within(room, cells));
    else if (step.dx !== 0 || step.dy !== 0) move(step);
  }

  const frame: Cells | undefined =
    gesture && gesture.kind !== 'move' ? between(gesture.from, gesture.to) : undefined;
  const carried = gesture?.kind === 'move' && (step.dx !== 0 || step.dy !== 0);
  return {
    /** The rectangle that is being drawn or framed. */
    frame,
    /** How far what is chosen is carried at this moment; `fits`: it could be let go here. */
    carried: carried
      ? { ...step, fits: moved(room, chosen, step.dx, step.dy) !== null }
      : undefined,
    handlers: {
      onPointerDown: begin,
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (gesture?.pointerId === event.pointerId)
          setGesture({ ...gesture, to: cellUnder(event, room) });
      },
      onPointerUp: end,
      onPointerCancel: () => setGesture(undefined),
    },
  };
}
