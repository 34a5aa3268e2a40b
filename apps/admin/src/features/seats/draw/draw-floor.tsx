import { seatKey } from '@academy/domain/identity';
import { cellsOf, type Block, type PlacedSeat, type Room } from '@academy/domain/seats';
import { isEnter } from '@academy/ui/enter-key';
import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { DIRECTIONS, neighbour, type Direction } from '../map/places';
import styles from './draw-floor.module.css';
import { drawTexts as texts } from './draw-texts';
import { includes, isEmptySelection, NO_SELECTION, type DrawSelection } from './drawing';
import type { Drawing, Step } from './use-drawing';
import { useGesture } from './use-gesture';

const STEPS: Readonly<Record<Direction, Step>> = {
  left: { dx: -1, dy: 0 },
  right: { dx: 1, dy: 0 },
  up: { dx: 0, dy: -1 },
  down: { dx: 0, dy: 1 },
};

/** A seat or a block, as the floor knows it. */
interface Thing {
  key: string;
  part: DrawSelection;
  x: number;
  y: number;
  thing: PlacedSeat | Block;
}

const thingsIn = ({ seats, blocks }: Room): Thing[] =>
  [
    ...seats.map((thing, at) => ({ thing, key: `s${at}`, part: { seats: [at], blocks: [] } })),
    ...blocks.map((thing, at) => ({ thing, key: `b${at}`, part: { seats: [], blocks: [at] } })),
  ].map((one) => ({ ...one, x: one.thing.x, y: one.thing.y }));

const wordsOf = ({ thing }: Thing, name: string | undefined): string =>
  'label' in thing
    ? texts.seatAt([thing.label, name].filter(Boolean).join(' '), thing.x, thing.y)
    : texts.blockAt(thing.text, thing.x, thing.y);

/** What a key does on the thing that has the focus. */
function useKeys(drawing: Drawing, things: readonly Thing[], focus: (key: string) => void) {
  const { chosen, choose, move, resize, extend, remove, undo, whyNoUndo } = drawing;
  function arrow(direction: Direction, on: Thing, shift: boolean) {
    const [seat] = on.part.seats;
    const [block] = on.part.blocks;
    if (shift && block !== undefined) resize(block, STEPS[direction]);
    else if (shift && seat !== undefined) {
      const added = extend(seat, STEPS[direction]);
      if (added !== undefined) focus(`s${added}`);
    } else if (isEmptySelection(chosen)) focus(neighbour(things, on, direction)?.key ?? on.key);
    else move(STEPS[direction]);
  }
  return (event: KeyboardEvent, on: Thing) => {
    const direction = DIRECTIONS[event.key];
    if (direction !== undefined) arrow(direction, on, event.shiftKey);
    else if (isEnter(event) || event.key === ' ')
      if (includes(chosen, on.part) && !isEmptySelection(chosen)) choose(NO_SELECTION, texts.letGo);
      else choose(on.part, texts.taken('label' in on.thing ? on.thing.label : on.thing.text));
    else if (event.key === 'Delete' || event.key === 'Backspace')
      remove(isEmptySelection(chosen) ? on.part : chosen);
    else if (event.key === 'Escape') choose(NO_SELECTION);
    else if (event.code === 'KeyZ' && (event.ctrlKey || event.metaKey) && !whyNoUndo) undo();
    else return;
    event.preventDefault();
  };
}

interface Props {
  drawing: Drawing;
  room: Room;
  /** Who sits on which seat, by what distinguishes seats. */
  names: ReadonlyMap<string, string>;
}

/** A room to draw on: squared, with seats and blocks that are dragged or moved by arrows. */
export function DrawFloor({ drawing, room, names }: Props) {
  const { chosen, tool } = drawing;
  const { frame, carried, handlers } = useGesture(drawing, room);
  const floor = useRef<HTMLUListElement>(null);
  const wanted = useRef<string>(undefined);
  const [at, setAt] = useState('s0');
  const things = thingsIn(room);
  const current = things.some(({ key }) => key === at) ? at : things[0]?.key;
  useEffect(() => {
    if (wanted.current === undefined) return;
    floor.current?.querySelector<HTMLElement>(`[data-thing="${wanted.current}"]`)?.focus();
    wanted.current = undefined;
  });
  const onKeyDown = useKeys(drawing, things, (key) => {
    wanted.current = key;
    setAt(key);
  });

  function styleOf({ thing, part }: Thing): CSSProperties {
    const { x, y, w, h } = cellsOf(thing);
    const step = carried && includes(chosen, part) ? carried : { dx: 0, dy: 0 };
    return {
      gridColumn: `${Math.max(1, x + 1 + step.dx)} / span ${w}`,
      gridRow: `${Math.max(1, y + 1 + step.dy)} / span ${h}`,
    };
  }

  return (
    <div className={styles.scroll}>
      <ul
        ref={floor}
        className={styles.floor}
        aria-label={texts.canvas(room.name)}
        data-tool={tool}
        style={{
          gridTemplateColumns: `repeat(${room.columns}, var(--cell-width))`,
          gridTemplateRows: `repeat(${room.rows}, var(--cell-height))`,
        }}
        {...handlers}
      >
        {things.map((one) => {
          const { key, thing, part } = one;
          const name = 'label' in thing ? names.get(seatKey(thing.label)) : undefined;
          return (
            <li key={key} className={styles.place} style={styleOf(one)}>
              <button
                type="button"
                className={'label' in thing ? styles.seat : styles.block}
                tabIndex={key === current ? 0 : -1}
                aria-pressed={includes(chosen, part)}
                aria-label={wordsOf(one, name)}
                data-thing={key}
                data-wall={('text' in thing && thing.text === '') || undefined}
                data-blocked={(carried?.fits === false && includes(chosen, part)) || undefined}
                onFocus={() => setAt(key)}
                onKeyDown={(event) => onKeyDown(event, one)}
              >
                <span>{'label' in thing ? thing.label : thing.text}</span>{' '}
                {name && <span className={styles.name}>{name}</span>}
              </button>
            </li>
          );
        })}
        {frame && (
          <li
            aria-hidden="true"
            className={styles.frame}
            style={{
              gridColumn: `${frame.x + 1} / span ${frame.w}`,
              gridRow: `${frame.y + 1} / span ${frame.h}`,
            }}
          />
        )}
      </ul>
    </div>
  );
}
