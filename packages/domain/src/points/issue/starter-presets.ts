import type { PointPreset } from '../manage-schemas';

type Starter = Omit<PointPreset, 'id' | 'used'>;

const item = (pointType: Starter['pointType'], name: string, points: number): Starter => ({
  pointType,
  name,
  points,
  hidden: false,
  asksConfirmation: false,
});

/**
 * Point items that most academies have: a new one begins with them, or with its own. What is given
 * most is first.
 */
export const STARTER_PRESETS: readonly Starter[] = [
  item('PENALTY', '무단지각', 5),
  item('PENALTY', '무단결석', 10),
  item('PENALTY', '수업 태도', 2),
  item('PENALTY', '휴대폰 사용', 3),
  item('PENALTY', '자습 중 졸음', 1),
  item('PENALTY', '자습 중 잡담', 1),
  item('PENALTY', '과제 미제출', 2),
  item('PENALTY', '무단외출', 5),
  item('REWARD', '모범', 3),
  item('REWARD', '자습 태도 우수', 2),
  item('REWARD', '주간 계획 달성', 3),
  item('REWARD', '한 달 개근', 5),
];
