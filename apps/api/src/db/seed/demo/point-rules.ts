import {
  defaultPointWords,
  STARTER_PRESETS,
  type PointPreset,
  type PointSettings,
} from '@academy/domain/points';

export type DemoPreset = Omit<PointPreset, 'id' | 'used'>;

const reward = (name: string, points: number): DemoPreset => ({
  pointType: 'REWARD',
  name,
  points,
  hidden: false,
  asksConfirmation: false,
});
const penalty = (name: string, points: number): DemoPreset => ({
  pointType: 'PENALTY',
  name,
  points,
  hidden: false,
  asksConfirmation: false,
});

/** The gravest are not only read: the student says so. */
const CONFIRMED = ['무단결석', '무단외출'];

/**
 * The items in the order in which they are offered: what is given most is first. The last is no
 * longer used.
 */
export const demoPresets: readonly DemoPreset[] = [
  ...STARTER_PRESETS.map((preset) => ({
    ...preset,
    asksConfirmation: CONFIRMED.includes(preset.name),
  })),
  reward('영단어 시험 만점', 2),
  reward('모의고사 성적 향상', 5),
  reward('자습실 정리 도움', 1),
  reward('친구 도와주기', 1),
  { ...penalty('교재 미지참', 1), hidden: true },
];

/** Penalties of the quarter count, so that each quarter begins at zero. */
export const demoPointSettings: PointSettings = {
  measure: 'penalty',
  period: 'quarter',
  since: null,
  terms: [],
  words: defaultPointWords,
  steps: [
    { name: '주의', from: 10, tone: 'info', text: '담임이 학생과 이야기합니다.' },
    { name: '경고', from: 20, tone: 'warning', text: '보호자에게 문자로 알립니다.' },
    { name: '학부모 상담', from: 30, tone: 'danger', text: '보호자와 상담한 뒤 등원합니다.' },
  ],
};
