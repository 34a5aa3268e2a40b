import { FEATURES, type Feature } from './features';

const names: Readonly<Record<Feature, string>> = {
  kiosk: '키오스크',
  guardians: '보호자 알림',
  seats: '좌석 배치도',
  'study-time': '공부 시간',
  mocks: '모의고사',
  schedule: '정기일정',
  points: '상벌점',
};
export const featureName = (feature: Feature): string => names[feature];

const parts: Readonly<Record<Feature, string>> = {
  kiosk: '입구 태블릿의 체크인, 학생의 체크인 QR, 설정의 키오스크',
  guardians: '보호자에게 보내는 문자와 알림톡, 보호자 링크와 보호자 화면, 설정의 보호자 알림',
  seats: '좌석 배치도 화면, 자리 배정과 자리의 이력',
  'study-time': '학생의 내 공부 시간, 월간 리포트',
  mocks: '학생의 모의고사 신청, 모의고사 관리와 등록, 설정의 모의고사',
  schedule: '학생의 정기일정 신청, 정기일정 승인과 전체 표, 설정의 정기일정',
  points: '학생의 상벌점, 상벌점 부여와 현황, 출석부의 벌점 제안, 설정의 상벌점',
};
/** What is not seen while it is off. */
export const partsOfFeature = (feature: Feature): string => parts[feature];

/** The refusal of whatever belongs to a feature that is off. */
export const featureRefusalTexts = {
  'feature-off': '학원에서 쓰지 않는 기능이에요.',
} as const;
/** The same for managers, who know where it is switched on. */
export const managersFeatureTexts = {
  'feature-off': '꺼져 있는 기능입니다. 시스템 설정의 기능에서 켤 수 있습니다.',
} as const;

/** The names of several, in their order. */
export const featureNames = (features: readonly Feature[]): string =>
  FEATURES.filter((one) => features.includes(one))
    .map(featureName)
    .join(', ');
