import { resolvePasted, type PastedPicks, type ResolvedStudent } from '@academy/domain/pasting';
import type { IssueGroup } from '../issue-draft';
import type { PastedRow, PasteProblem } from './read-pasted';

interface ResolvedRow extends ResolvedStudent {
  presetId: string | null;
  date: PastedRow['date'];
  problem: PasteProblem | null;
}

/** The student a line means; none if it names none. */
export function resolve(
  { student, preset, date, problem }: PastedRow,
  at: number,
  picks: PastedPicks,
): ResolvedRow {
  return {
    ...resolvePasted(student, picks[at]),
    presetId: preset?.id ?? null,
    date,
    problem,
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
