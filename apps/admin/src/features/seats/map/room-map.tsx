import textStyles from '@academy/ui/styles/text.module.css';
import { seatMeaning } from '@academy/app-kit/status';
import { eatenIn, isPickedUp } from '@academy/domain/calendar';
import { mealName } from '@academy/domain/meals';
import { toneClass, toneOf } from '@academy/ui/meaning';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import { isEnter } from '@academy/ui/enter-key';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Place, PlacedRoom } from '../seat-work';
import { seatsTexts as texts } from '../seats-texts';
import { Blocks } from './blocks';
import { DIRECTIONS, linesOf, neighbour, tracksOf } from './places';
import styles from './room-map.module.css';
import { mealWords } from './seat-words';
import type { Moving } from './use-seating';

/** What is to be handed out, and what was. */
function Meals({ meals }: Pick<Place, 'meals'>) {
  if (!meals) return null;
  return eatenIn(meals, 'all').map((meal) => (
    <span
      key={meal}
      aria-hidden="true"
      className={styles.meal}
      data-meal={mealName(meal)}
      data-done={isPickedUp(meals, meal) || undefined}
    >
      {texts.mealShort[meal]}
    </span>
  ));
}

interface SeatProps {
  place: Place;
  moving: Moving;
  lit: boolean;
  /** Where Tab leads. */
  current: boolean;
  onCurrent: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onOpen: () => void;
}

function Seat({ place, moving, lit, current, onCurrent, onKeyDown, onOpen }: SeatProps) {
  const { label, student, now, x, y } = place;
  return (
    <td
      tabIndex={current ? 0 : -1}
      className={[styles.seat, now && toneClass(seatMeaning(now))].filter(Boolean).join(' ')}
      style={{ gridColumn: x + 1, gridRow: y + 1 }}
      aria-selected={student !== undefined && moving.held?.id === student.id}
      data-seat={label}
      data-lit={lit || undefined}
      data-quiet={!student || !now || toneOf(seatMeaning(now)) === 'quiet' || undefined}
      data-state={student ? (now?.state ?? 'unknown') : 'free'}
      draggable={student !== undefined && moving.missing === undefined}
      onFocus={onCurrent}
      onClick={() => (moving.held ? moving.put(place) : onOpen())}
      onKeyDown={onKeyDown}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', label);
        event.dataTransfer.effectAllowed = 'move';
        if (student) moving.take(student, { quiet: true });
      }}
      onDragOver={(event) => event.preventDefault()}
      onDragEnd={moving.forget}
      onDrop={(event) => {
        event.preventDefault();
        moving.put(place);
      }}
    >
      <span className={styles.label}>{label}</span>{' '}
      <span className={styles.who}>
        <span className={styles.name}>{student?.name ?? texts.free}</span>
        <Meals meals={place.meals} />
      </span>{' '}
      {now && <span className={styles.state}>{texts.stateAt(now)}</span>}{' '}
      <VisuallyHidden>{mealWords(place)}</VisuallyHidden>
    </td>
  );
}

const SIZES = { seat: ['var(--seat-width)', 'var(--seat-height)'], way: 'var(--way)' } as const;

interface Props {
  room: PlacedRoom;
  moving: Moving;
  isLit: (place: Place) => boolean;
  onOpen: (place: Place) => void;
}

/**
 * A room as it is drawn, with how it is now. One Tab stop; arrows lead from seat to seat, Enter
 * opens one, M takes up who sits there.
 */
export function RoomMap({ room, moving, isLit, onOpen }: Props) {
  const { name, seats, blocks } = room;
  const titleId = useId();
  const floor = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState('');
  const current = seats.some(({ label }) => label === at) ? at : seats[0]?.label;

  function onKeyDown(event: KeyboardEvent, place: Place) {
    const direction = DIRECTIONS[event.key];
    if (direction !== undefined) {
      const next = neighbour(seats, place, direction);
      const cells = floor.current?.querySelectorAll<HTMLElement>('[data-seat]') ?? [];
      [...cells].find(({ dataset }) => dataset['seat'] === next?.label)?.focus();
    } else if (isEnter(event) || event.key === ' ') {
      if (moving.held) moving.put(place);
      else onOpen(place);
    } else if (event.code === 'KeyM' && !event.ctrlKey && !event.metaKey && place.student) {
      moving.take(place.student);
    } else if (event.key === 'Escape' && moving.held) moving.letGo();
    else return;
    event.preventDefault();
  }

  const taken = seats.filter(({ student }) => student !== undefined).length;
  return (
    <section className={styles.room} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {name} <span className={textStyles.help}>{texts.seats(taken, seats.length)}</span>
      </h2>
      <div className={styles.scroll}>
        <div ref={floor} className={styles.floor} style={tracksOf(room, SIZES)}>
          <Blocks blocks={blocks} className={styles.block} />
          <table role="grid" aria-label={texts.roomGrid(name)} className={styles.lines}>
            <tbody className={styles.lines}>
              {linesOf(seats).map((line) => (
                <tr key={line.y} className={styles.lines}>
                  {line.seats.map((place) => (
                    <Seat
                      key={place.label}
                      place={place}
                      moving={moving}
                      lit={isLit(place)}
                      current={place.label === current}
                      onCurrent={() => setAt(place.label)}
                      onKeyDown={(event) => onKeyDown(event, place)}
                      onOpen={() => onOpen(place)}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
