import type {
  AttendanceRow,
  DayContext,
  MarkValue,
  Period,
  VisitAction,
} from '@academy/domain/attendance';
import type { StudentChoice } from '@academy/domain/identity';
import type { StudentId } from '@academy/domain/ids';
import type { Meal, SameDayRow } from '@academy/domain/meals';
import { seatKey } from '@academy/domain/identity';
import { seatNow, type PlacedSeat, type Room, type SeatNow } from '@academy/domain/seats';
import type { ReactNode } from 'react';

/**
 * The study day from attendance and meals, passed in to the map (`app/hosts/seats-host.tsx`), which
 * knows neither.
 */
export interface SeatWork {
  live: boolean;
  asOf: string | undefined;
  isError: boolean;
  retry: () => void;
  rows: readonly AttendanceRow[] | undefined;
  context: DayContext;
  /** Today's meals and pick-ups by student; missing without the right to see them. */
  meals: ReadonlyMap<StudentId, SameDayRow> | undefined;
  /** Whether all that was pressed is saved, and what has to be decided before. */
  saving: ReactNode;
  notices: ReactNode;
  act: (studentId: StudentId, action: VisitAction) => void;
  mark: (studentId: StudentId, period: Period, value: MarkValue) => void;
  tick: (studentId: StudentId, meal: Meal, pickedUp: boolean) => void;
  /** Opens 학생의 하루. */
  openDay: (studentId: StudentId) => void;
}

/** A seat and who sits there, and how it is with them now. */
export interface Place extends PlacedSeat {
  student: StudentChoice | undefined;
  row: AttendanceRow | undefined;
  now: SeatNow | undefined;
  meals: SameDayRow | undefined;
}

export interface PlacedRoom extends Omit<Room, 'seats'> {
  seats: readonly Place[];
}

/** The hall as it is now, and who has no place on it. */
export interface Hall {
  rooms: readonly PlacedRoom[];
  unplaced: readonly StudentChoice[];
}

type Facts = Pick<SeatWork, 'rows' | 'context' | 'meals'>;

/** Joins the places of seats, their students, and the students' state. */
export function hallOf(
  rooms: readonly Room[],
  students: readonly StudentChoice[],
  { rows, context, meals }: Facts,
): Hall {
  const rowOf = new Map(rows?.map((row) => [row.studentId, row]));
  const holders = new Map(
    students.flatMap((student) =>
      student.seat === null ? [] : [[seatKey(student.seat), student] as const],
    ),
  );
  const placed = new Set<StudentId>();
  const shown = rooms.map((room) => ({
    ...room,
    seats: room.seats.map((seat): Place => {
      const student = holders.get(seatKey(seat.label));
      if (student) placed.add(student.id);
      const row = student && rowOf.get(student.id);
      return {
        ...seat,
        student,
        row,
        now: row && seatNow(row, context),
        meals: student && meals?.get(student.id),
      };
    }),
  }));
  return { rooms: shown, unplaced: students.filter(({ id }) => !placed.has(id)) };
}
