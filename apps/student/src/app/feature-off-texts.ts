/** In the place of a page whose feature the academy does without. */
export const featureOffTexts = {
  title: (name: string) => `${name} 기능이 꺼져 있어요.`,
  body: '학원에서 지금은 쓰지 않아요. 궁금한 점은 데스크로 물어봐 주세요.',
  toMeals: '도시락 신청으로',
} as const;
