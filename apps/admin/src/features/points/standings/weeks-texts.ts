import { defaultPointWords } from '@academy/domain/points';

const { reward, penalty } = defaultPointWords;

/** The picture of the points over the last weeks. */
export const weeksPictureTexts = {
  label: `주별 ${reward}·${penalty}`,
  rewards: reward,
  penalties: penalty,
  none: '—',
  score: (points: number) => `${points}점`,
  most: (span: string, penalties: number) => `벌점은 ${span}에 가장 많습니다 (${penalties}점)`,
  noPenalties: '벌점이 없습니다',
} as const;
