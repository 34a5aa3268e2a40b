import type { StudentId } from '@academy/domain/ids';
import type { IssueGroup } from '../issue-draft';
import type { PastedRow, PasteProblem } from './read-pasted';

/** Whom a manager chose for a line, by the line's place; `skip` leaves it out. */
export type Picks = Readonly<Record<number, StudentId | 'skip'>>;

interface ResolvedRow {
  studentId: StudentId | null;
  presetId: string | null;
  date: PastedRow['date'];
  problem: PasteProblem | null;
  /** Namesakes wait for a choice. */
  open: boolean;
}

/** The student a line means; none if it names none. */
export function resolve(
  { student, preset, date, problem }: PastedRow,
  at: number,
  picks: Picks,
): ResolvedRow {
  const pick = picks[at];
  const named = student.found === 'one' ? student.student.id : null;
  const studentId = pick === undefined ? named : pick === 'skip' ? null : pick;
  return {
    studentId,
    presetId: preset?.id ?? null,
    date,
    problem,
    open: student.found === 'several' && pick === undefined,
  };
}

/**
 * Points given together: one item on one day. In the order of the table; no student twice in a
 * group.
 */
export function pastedGroups(rows: readonly ResolvedRow[]): IssueGroup[] {
  const groups = new Map<string, IssueGroup>();
  for (const { studentId, presetId, date } of rows) {
    if (studentId === null) continue;
    const key = `${presetId} ${date}`;
    const { studentIds } = groups.get(key) ?? { studentIds: [] };
    groups.set(key, { presetId, date, studentIds: [...new Set([...studentIds, studentId])] });
  }
  return [...groups.values()];
}
