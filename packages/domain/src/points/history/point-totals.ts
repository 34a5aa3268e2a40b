import type { PointTotals, StudentPoint } from '../schemas';

/**
 * Adds up points one by one: what the summary must show beside exactly this list. Never counts an
 * id twice.
 */
export function totalsOf(
  points: readonly Pick<StudentPoint, 'id' | 'pointType' | 'points'>[],
): PointTotals {
  const once = [...new Map(points.map((point) => [point.id, point])).values()];
  const rewards = once.filter(({ pointType }) => pointType === 'REWARD');
  const penalties = once.filter(({ pointType }) => pointType === 'PENALTY');
  const sum = (list: typeof once) => list.reduce((total, { points: score }) => total + score, 0);
  const [rewardTotal, penaltyTotal] = [sum(rewards), sum(penalties)];
  return {
    rewardTotal,
    penaltyTotal,
    net: rewardTotal - penaltyTotal,
    rewardCount: rewards.length,
    penaltyCount: penalties.length,
  };
}
