import type { StudentId } from '../ids';
import type { PastedLine } from './match-pasted';

/** Whom a manager chose for a row, by its place; `skip` leaves it out. */
export type PastedPicks = Readonly<Record<number, StudentId | 'skip'>>;

export interface ResolvedStudent {
  /** Whose row it is; null: unknown, not decided, or left out. */
  studentId: StudentId | null;
  /** Namesakes wait for a choice. */
  open: boolean;
  skipped: boolean;
}

/** The student whom a row means, after what was chosen for it. */
export function resolvePasted(
  student: PastedLine,
  pick: PastedPicks[number] | undefined,
): ResolvedStudent {
  const named = student.found === 'one' ? student.student.id : null;
  return {
    studentId: pick === undefined ? named : pick === 'skip' ? null : pick,
    open: student.found === 'several' && pick === undefined,
    skipped: pick === 'skip',
  };
}
