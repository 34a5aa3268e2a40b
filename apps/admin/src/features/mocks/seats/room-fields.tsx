import {
  moveSeats,
  planIn,
  ROOM_LIMITS,
  roomsOf,
  type ExamRoom,
  type SeatPlan,
} from '@academy/domain/mocks';
import { Button } from '@academy/ui/button';
import { PlusIcon, TrashIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { NumberField } from '@academy/ui/number-field';
import { TextField } from '@academy/ui/text-field';
import { seatTexts as texts } from './seat-texts';
import styles from './seats-tab.module.css';

const clamp = (value: number | null) => Math.min(ROOM_LIMITS.side, Math.max(1, value ?? 1));

interface Props {
  plan: SeatPlan;
  /** As large as they will be when the seats are planned again. */
  rooms: readonly ExamRoom[];
  missing: string | undefined;
  onResize: (rooms: readonly ExamRoom[]) => void;
  onChange: (plan: SeatPlan) => void;
}

interface SizeProps {
  room: ExamRoom;
  missing: string | undefined;
  onResize: (size: Partial<ExamRoom>) => void;
}

/** 줄 and 칸 of a room. */
function SizeFields({ room: { rows, columns }, missing, onResize }: SizeProps) {
  const common = { className: styles.size, step: 1, disabledReason: missing, reasonHidden: true };
  return (
    <>
      <NumberField
        {...common}
        label={texts.rows}
        unit={texts.rowUnit}
        value={rows}
        onValueChange={(value) => onResize({ rows: clamp(value) })}
      />
      <NumberField
        {...common}
        label={texts.columns}
        unit={texts.columnUnit}
        value={columns}
        onValueChange={(value) => onResize({ columns: clamp(value) })}
      />
    </>
  );
}

/** The rooms of the exam: one has its size alone, several have names. */
export function RoomFields({ plan, rooms, missing, onResize, onChange }: Props) {
  const several = rooms.length > 1;
  const now = roomsOf(plan);
  const named = (at: number, name: string) =>
    now.map((room, other) => (other === at ? { ...room, name } : room));
  const resize = (at: number, size: Partial<ExamRoom>) =>
    onResize(rooms.map((room, other) => (other === at ? { ...room, ...size } : room)));

  function add() {
    const all = now.map((room, at) => ({ ...room, name: room.name || texts.roomName(at + 1) }));
    const last = rooms.at(-1) ?? { rows: 1, columns: 1 };
    const { rows, columns } = last;
    const next = [...all, { name: texts.roomName(all.length + 1), rows, columns }];
    onResize([
      ...rooms.map((room, at) => ({ ...room, name: next[at]?.name ?? '' })),
      ...next.slice(-1),
    ]);
    onChange(planIn(next, plan.seats));
  }

  function removeLast() {
    const left = now.slice(0, -1);
    const next = left.length === 1 ? left.map((room) => ({ ...room, name: '' })) : left;
    onResize(rooms.slice(0, -1));
    onChange(planIn(next, moveSeats(plan.seats, now, next)));
  }

  return (
    <div className={styles.rooms}>
      {rooms.map((room, at) => (
        <fieldset key={at} className={styles.roomFields} aria-label={now[at]?.name || texts.room}>
          {several && (
            <TextField
              className={styles.roomName}
              label={texts.roomLabel}
              value={now[at]?.name ?? ''}
              maxLength={ROOM_LIMITS.name}
              disabledReason={missing}
              reasonHidden
              onValueChange={(name) => onChange(planIn(named(at, name), plan.seats))}
              autoComplete="off"
            />
          )}
          <SizeFields room={room} missing={missing} onResize={(size) => resize(at, size)} />
          {several && at === rooms.length - 1 && (
            <IconButton
              label={texts.removeRoom(now[at]?.name ?? '')}
              disabledReason={missing}
              onClick={removeLast}
            >
              <TrashIcon />
            </IconButton>
          )}
          {at === rooms.length - 1 && (
            <Button
              disabledReason={
                missing ?? (rooms.length < ROOM_LIMITS.rooms ? undefined : texts.roomsFull)
              }
              onClick={add}
            >
              <PlusIcon /> {texts.addRoom}
            </Button>
          )}
        </fieldset>
      ))}
    </div>
  );
}
