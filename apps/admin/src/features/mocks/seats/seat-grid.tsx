import {
  seatsIn,
  type ExamRoom,
  type ManagedRegistration,
  type SeatPlan,
} from '@academy/domain/mocks';
import { LockIcon } from '@academy/ui/icon';
import { isEnter } from '@academy/ui/enter-key';
import { useRef, useState, type KeyboardEvent } from 'react';
import { subjectsText } from '../mocks-format';
import { seatTexts as texts } from './seat-texts';
import styles from './seat-grid.module.css';
import type { Held } from './seats';

interface Props {
  room: ExamRoom;
  /** How many seats come before it: seats are counted on from room to room. */
  before: number;
  seats: SeatPlan['seats'];
  students: ReadonlyMap<string, ManagedRegistration>;
  /** Seats whose neighbour is of the same school. */
  paired: ReadonlySet<number>;
  held: Held | undefined;
  onPress: (seat: number) => void;
  onFix: (seat: number) => void;
  onLetGo: () => void;
  /** Taken up with the mouse; `onPress` on another seat puts it down. */
  onDrag: (seat: number) => void;
}

interface SeatProps {
  seat: number;
  student: ManagedRegistration | undefined;
  fixed: boolean;
  paired: boolean;
  /** Taken up to be moved. */
  selected: boolean;
  /** Where Tab leads. */
  current: boolean;
  onCurrent: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPress: () => void;
  onDrag: () => void;
  onLetGo: () => void;
}

function Seat({
  seat,
  student,
  fixed,
  paired,
  selected,
  current,
  onCurrent,
  onKeyDown,
  onPress,
  onDrag,
  onLetGo,
}: SeatProps) {
  const label = [
    texts.seat(seat),
    student?.name ?? texts.emptySeat,
    student?.school,
    student && subjectsText(student),
    fixed && texts.fixed,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <td
      tabIndex={current ? 0 : -1}
      className={styles.seat}
      aria-label={label}
      aria-selected={selected}
      data-seat={seat}
      data-empty={!student || undefined}
      data-paired={paired || undefined}
      draggable={student !== undefined}
      onFocus={onCurrent}
      onClick={onPress}
      onKeyDown={onKeyDown}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', String(seat));
        onDrag();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDragEnd={onLetGo}
      onDrop={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <span className={styles.number}>
        {texts.seat(seat)}
        {fixed && <LockIcon size="1em" />}
      </span>{' '}
      <span className={styles.name}>{student?.name ?? texts.emptySeat}</span>{' '}
      {student && (
        <span className={styles.detail}>
          {[student.school, subjectsText(student)].filter(Boolean).join(' · ')}
        </span>
      )}
    </td>
  );
}

/** Px; a room that is wider scrolls. */
const NARROWEST_SEAT = 96;

/**
 * A room as it is seen from behind, the blackboard above. One Tab stop; arrows lead from seat to
 * seat.
 */
export function SeatGrid({ room, before, seats, students, paired, held, ...on }: Props) {
  const { rows, columns } = room;
  const [current, setCurrent] = useState(1);
  const grid = useRef<HTMLTableElement>(null);
  const places = new Map(seats.map((place) => [place.seat - before, place]));
  const at = Math.min(current, seatsIn(room));
  const heldSeat = held && 'seat' in held ? held.seat - before : undefined;

  function move(to: number) {
    setCurrent(to);
    grid.current?.querySelector<HTMLElement>(`[data-seat="${to}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent, seat: number) {
    const column = (seat - 1) % columns;
    const steps: Record<string, number> = {
      ArrowLeft: column > 0 ? -1 : 0,
      ArrowRight: column < columns - 1 ? 1 : 0,
      ArrowUp: seat > columns ? -columns : 0,
      ArrowDown: seat + columns <= rows * columns ? columns : 0,
      Home: -column,
      End: columns - 1 - column,
    };
    const step = steps[event.key];
    if (step !== undefined) move(seat + step);
    else if (isEnter(event) || event.key === ' ') on.onPress(before + seat);
    else if (event.code === 'KeyF' && !event.ctrlKey && !event.metaKey) on.onFix(before + seat);
    else if (event.key === 'Escape' && held) on.onLetGo();
    else return;
    event.preventDefault();
  }

  const seatOf = (seat: number) => {
    const place = places.get(seat);
    return (
      <Seat
        key={seat}
        seat={seat}
        student={place && students.get(place.registrationId)}
        fixed={place?.fixed ?? false}
        paired={paired.has(before + seat)}
        selected={seat === heldSeat}
        current={seat === at}
        onCurrent={() => setCurrent(seat)}
        onKeyDown={(event) => onKeyDown(event, seat)}
        onPress={() => on.onPress(before + seat)}
        onDrag={() => on.onDrag(before + seat)}
        onLetGo={on.onLetGo}
      />
    );
  };

  return (
    <div className={styles.room}>
      <p className={styles.front} aria-hidden="true">
        {texts.front}
      </p>
      <table
        ref={grid}
        role="grid"
        aria-label={texts.roomGrid(room.name)}
        className={styles.grid}
        style={{ minWidth: columns * NARROWEST_SEAT }}
      >
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {Array.from({ length: columns }, (__, column) => seatOf(row * columns + column + 1))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
