/** The history's own words; what was changed is told by the server. */
export const historyTexts = {
  button: '변경 이력',
  title: (tab: string) => `${tab} 변경 이력`,
  empty: '변경 이력이 없습니다.',
  more: '더 보기',
  loading: '변경 이력을 불러오는 중',
} as const;
