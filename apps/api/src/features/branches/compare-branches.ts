import { NO_FIGURES, type BranchComparison } from '@academy/domain/branches';
import { monthOf, seoulDay } from '@academy/domain/time';
import type { ManagerActor } from '../../http/auth/actor';
import { askEach, branchesSeenBy, type OfficeOf } from '../../shared/branches/seen-branches';

/** 지점 비교: every branch of this account beside the others, each read for itself. */
export async function compareBranches(
  deps: OfficeOf,
  { actor, now }: { actor: ManagerActor; now: Date },
): Promise<BranchComparison> {
  const { branches, seen } = await branchesSeenBy(deps, actor);
  const date = seoulDay(now);
  return {
    asOf: now.toISOString(),
    date,
    month: monthOf(date),
    content: await askEach(seen, async (branch) => {
      const figures = await branches.figures(branch.slug, now);
      return { ...branch, ...(figures ?? NO_FIGURES), answered: figures !== null };
    }),
  };
}
