const daysText = (days: number) => (days === 1 ? '하루' : `${days}일`);

/** What 휴무 설정 says. */
export const closingTexts = {
  title: '휴무 설정',
  days: '날짜',
  noDays: '닫을 날짜를 고르세요.',
  from: '시작 날짜',
  to: '끝 날짜',
  pick: '달력 열기',
  add: '날짜 추가',
  wrongSpan: '끝 날짜는 시작 날짜와 같거나 뒤여야 하고, 한 번에 62일까지 고를 수 있습니다.',
  remove: (days: string) => `${days} 빼기`,
  meals: '식사',
  both: '둘 다',
  cause: '사유',
  note: '메모 (선택)',
  notePlaceholder: '예: 시설 점검',
  preview: '영향 확인',
  again: '다시 고르기',
  cancel: '취소',
  apply: (days: number) => `${daysText(days)} 휴무로 정하기`,
  choose: '이미 신청한 도시락을 어떻게 할지 고르세요.',
  openedInPart:
    '휴무를 해제했습니다. 요일 설정이나 신청 기간 때문에 계속 운영하지 않는 식사가 있습니다.',
  closed: (days: number) => `${daysText(days)} 휴무로 정했습니다.`,
  opened: (days: number) => `${daysText(days)} 휴무를 해제했습니다.`,
} as const;
