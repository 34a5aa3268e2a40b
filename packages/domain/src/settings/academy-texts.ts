import type { SetupStep } from './manage-schemas';

/** Why a change of the holidays is not made. Each is a code of the API as well. */
export const holidayRefusalTexts = {
  'not-a-demo': '데모 학원이 아닙니다.',
  'holiday-exists':
    '그날은 이미 휴무일입니다. 도시락을 받지 않으려면 도시락 달력의 휴무 설정에서 정하세요.',
  'holiday-public': '공휴일은 삭제할 수 없습니다. 직접 추가한 휴무일만 삭제할 수 있습니다.',
} as const;

/** What the settings' other tabs say about a field. `{}` marks a variable. */
export const academyTexts = {
  name: '학원 이름을 입력하세요.',
  tooLong: '{limit}자 이하로 입력하세요.',
  tooManyLines: '{limit}줄까지 입력할 수 있습니다.',
  link: 'https://로 시작하는 주소를 입력하세요.',
  phone: '전화번호는 숫자와 하이픈(-)으로 입력하세요.',
  holidayName: '휴일 이름을 입력하세요.',
  mealTimes: '끝나는 시각은 시작 시각보다 늦어야 합니다.',
  tooManySubjects: '{limit}과목까지 등록할 수 있습니다.',
  subjectTooLong: '과목 이름은 {limit}자 이하로 입력하세요.',
  noticeTooLong: '안내문은 {limit}자 이하로 입력하세요.',
} as const;

const STEP_NAMES: Record<SetupStep, string> = {
  features: '쓸 기능 고르기',
  academy: '학원 정보 입력',
  account: '입금 계좌 입력',
  prices: '도시락 가격 정하기',
  weekdays: '운영 요일 정하기',
  periods: '교시 시간 정하기',
  students: '학생 등록',
  points: '상벌점 항목 만들기',
  news: '식단 공지 올리기',
};

export const setupStepName = (step: SetupStep): string => STEP_NAMES[step];
