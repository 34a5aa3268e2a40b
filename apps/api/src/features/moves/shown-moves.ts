import { groupBy } from '@academy/domain/collections';
import type { Move } from '@academy/domain/moves';
import type { Branch, Branches } from '../../shared/branches/branches';
import { askEach } from '../../shared/branches/seen-branches';
import type { MoveRow } from './moves-db';

/** Whose moves these are, as the branches say it now: an office keeps no names. */
async function readNames(branches: Branches, seen: readonly Branch[], rows: readonly MoveRow[]) {
  const keysOf = new Map<string, string[]>();
  for (const side of ['fromBranch', 'toBranch'] as const)
    for (const [slug, own] of groupBy(rows, (row) => row[side]))
      keysOf.set(slug, [...(keysOf.get(slug) ?? []), ...own.map(({ uid }) => uid)]);
  const answers = await askEach(
    seen.filter(({ slug }) => keysOf.has(slug)),
    ({ slug }) => branches.moving.names(slug, keysOf.get(slug) ?? []),
  );
  return new Map(answers.flatMap((names) => [...(names ?? [])]));
}

/** Moves between branches that an account sees, as the office shows them. */
export async function shownMoves(
  { branches, seen }: { branches: Branches; seen: readonly Branch[] },
  rows: readonly MoveRow[],
): Promise<Move[]> {
  const bySlug = new Map(seen.map((branch) => [branch.slug, branch]));
  const own = rows.filter((row) => bySlug.has(row.fromBranch) && bySlug.has(row.toBranch));
  const names = await readNames(branches, seen, own);
  const branchOf = (slug: string) => ({ slug, name: bySlug.get(slug)?.name ?? slug });
  return own.map((row) => ({
    id: row.id,
    name: names.get(row.uid) ?? null,
    from: branchOf(row.fromBranch),
    to: branchOf(row.toBranch),
    day: row.day,
    state: row.state,
    problem: row.problem,
    byName: row.byName,
    createdAt: row.createdAt.toISOString(),
  }));
}
