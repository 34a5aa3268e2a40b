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

/** A move as the office knows it by itself: without a name. */
export function namelessMove(seen: readonly Branch[], row: MoveRow): Move {
  const branchOf = (slug: string) => ({
    slug,
    name: seen.find((branch) => branch.slug === slug)?.name ?? slug,
  });
  return {
    id: row.id,
    name: null,
    from: branchOf(row.fromBranch),
    to: branchOf(row.toBranch),
    day: row.day,
    state: row.state,
    problem: row.problem,
    byName: row.byName,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Moves between branches that an account sees, as the office shows them. */
export async function shownMoves(
  { branches, seen }: { branches: Branches; seen: readonly Branch[] },
  rows: readonly MoveRow[],
): Promise<Move[]> {
  const slugs = new Set(seen.map(({ slug }) => slug));
  const own = rows.filter((row) => slugs.has(row.fromBranch) && slugs.has(row.toBranch));
  const names = await readNames(branches, seen, own);
  return own.map((row) => ({ ...namelessMove(seen, row), name: names.get(row.uid) ?? null }));
}
