import type { StudentId } from '../ids';
import { seatKey } from '../identity/seat';
import type { StudentStatus } from '../identity/status';

export interface Seated {
  seat: string | null;
  status: StudentStatus;
}

/**
 * The seat a student occupies. Only enrolled (재원) students sit; others keep a note of it and block
 * no seat.
 */
export const heldSeat = ({ seat, status }: Seated): string | null =>
  seat === null || status !== 'ENROLLED' ? null : seatKey(seat);

type Standing = Seated & { id: StudentId };
/** A student's wanted seat; without an id a new student. */
type Sitting = Seated & { id: StudentId | null };

/**
 * Students who cannot get their wanted seat, each with who sits there: a student in the list who
 * does not move, or an earlier one of the same changes. A swap within the changes is fine. A
 * refused student stays, and may so refuse another.
 */
export function findSeatClashes<Change extends Sitting, Student extends Standing>(
  changes: readonly Change[],
  list: readonly Student[],
): Map<Change, Change | Student> {
  const before = new Map<StudentId | null, string | null>(
    list.map((student) => [student.id, heldSeat(student)]),
  );
  const movers = changes.filter((change) => heldSeat(change) !== (before.get(change.id) ?? null));
  const clashes = new Map<Change, Change | Student>();
  for (let found = -1; found !== clashes.size;) {
    found = clashes.size;
    const moving = movers.filter((change) => !clashes.has(change));
    const leaving = new Set<StudentId | null>(moving.map(({ id }) => id));
    const taken = new Map<string | null, Change | Student>(
      list.filter(({ id }) => !leaving.has(id)).map((student) => [heldSeat(student), student]),
    );
    taken.delete(null);
    for (const change of moving) {
      const holder = taken.get(heldSeat(change));
      if (holder) clashes.set(change, holder);
    }
    if (clashes.size > found) continue;
    for (const change of moving) {
      const seat = heldSeat(change);
      const first = taken.get(seat);
      if (first) clashes.set(change, first);
      else if (seat !== null) taken.set(seat, change);
    }
  }
  return clashes;
}
