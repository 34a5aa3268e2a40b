import type { Field } from '../fields/field';

const switchOf = (label: string, help: string) =>
  ({
    label,
    help,
    kind: 'switch',
    valueText: (value: unknown) => (value === false ? '끔' : '켬'),
  }) as const;

/**
 * What an academy can do without: what each is called, and what is not seen while it is off. All
 * that is asked of every feature (the switches, their schema and texts) follows from this list.
 */
export const featureFields = {
  kiosk: switchOf('키오스크', '입구 태블릿의 체크인, 학생의 체크인 QR, 설정의 키오스크'),
  guardians: switchOf(
    '보호자 알림',
    '보호자에게 보내는 문자와 알림톡, 보호자 링크와 보호자 화면, 설정의 보호자 알림',
  ),
  seats: switchOf('좌석 배치도', '좌석 배치도 화면, 자리 배정과 자리의 이력'),
  'study-time': switchOf('공부 시간', '학생의 내 공부 시간, 월간 리포트'),
  mocks: switchOf('모의고사', '학생의 모의고사 신청, 모의고사 관리와 등록, 설정의 모의고사'),
  schedule: switchOf('정기일정', '학생의 정기일정 신청, 정기일정 승인과 전체 표, 설정의 정기일정'),
  points: switchOf(
    '상벌점',
    '학생의 상벌점, 상벌점 부여와 현황, 출석부의 벌점 제안, 설정의 상벌점',
  ),
} as const satisfies Record<string, Field>;
