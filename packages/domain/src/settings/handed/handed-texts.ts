import type { HandedSetting } from './handed-schemas';

const NAMES: Record<HandedSetting, string> = {
  'meal-cutoffs': '도시락 마감',
  'meal-prices': '도시락 단가',
  attendance: '교시와 출결 기준',
  schedule: '정기일정',
  points: '상벌점 기준',
  mocks: '모의고사',
  'notice-words': '보호자 알림 문구',
};

export const handedSettingName = (setting: HandedSetting): string => NAMES[setting];

export const handedRefusalTexts = {
  'setting-undecided':
    '본사에서 저장한 적이 없는 설정은 지점에 맞출 수 없습니다. 먼저 그 설정을 저장하세요.',
} as const;
