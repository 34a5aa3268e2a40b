/** Texts of the menu notices. */
export const newsTexts = {
  title: '이번 달 식단',
  urgent: '긴급 공지',
  failed: '소식을 불러오는 중 오류가 발생했어요.',
  retry: '다시 시도',
  empty: '등록된 소식이 없어요.',
  previous: '이전 글',
  next: '다음 글',
  isFirst: '첫 글이에요.',
  isLast: '마지막 글이에요.',
  position: (at: number, of: number) => `${at} / ${of}`,
  pictureOf: (title: string) => `${title} 사진`,
  pictureFailed: '사진을 불러오지 못했어요.',
  loading: '소식을 불러오는 중이에요',
} as const;
