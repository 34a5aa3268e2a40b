import type { MealLockReason } from '@academy/domain/meals';

const reasons: Readonly<Record<MealLockReason, string>> = {
  'outside-apply-period': '그날은 신청 가능 기간에 들지 않습니다.',
  'not-an-enabled-date': '지정 운영일이 아닙니다.',
  'weekday-closed': '운영하지 않는 요일입니다.',
  'meal-disabled': '그날은 운영하지 않습니다.',
  'cutoff-passed': '마감이 지났습니다.',
};

/** The words of 변경 확인. */
export const mealCheckTexts = {
  open: '변경 확인',
  title: '학생이 바꿀 수 있습니까?',
  titleFor: (name: string) => `${name} 학생이 바꿀 수 있습니까?`,
  date: '도시락 날짜',
  meal: '식사',
  changedOn: '바꾸는 날',
  changedAt: '바꾸는 시각',
  pickDay: '달력 열기',
  pickTime: '시계 열기',
  wrongDay: '올바른 날짜(YYYY-MM-DD)를 입력하세요.',
  wrongTime: '시각을 14:00처럼 입력하세요.',
  incomplete: '날짜와 시각을 입력하면 답이 나옵니다.',
  allowed: '바꿀 수 있습니다',
  refused: '바꿀 수 없습니다',
  what: (day: string, meal: string, at: string) => `${day} ${meal}을 ${at}에 바꾸는 경우`,
  untilThen: (deadline: string) => `${deadline} 전까지 바꿀 수 있습니다.`,
  closedAt: (deadline: string) => `마감은 ${deadline}입니다.`,
  reason: (reason: MealLockReason) => reasons[reason],
  students: (words: string) => `학생에게는 ‘${words}’로 보입니다.`,
  notEnrolled: (status: string) => `지금 ${status} 중이라 로그인할 수 없습니다.`,
} as const;
