/** The answer of every call about branches at an academy that has none. */
export const branchRefusalTexts = {
  'no-head-office': '본사가 아닌 학원입니다. 지점은 본사의 관리자 화면에서 봅니다.',
} as const;

/** Who wrote what came from the head office. */
export const officeName = '본사';
