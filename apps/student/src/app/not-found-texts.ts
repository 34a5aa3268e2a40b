/** Texts of the page that is not there. */
export const notFoundTexts = {
  title: '페이지를 찾을 수 없어요',
  back: '뒤로 가기',
  home: '홈으로',
} as const;
