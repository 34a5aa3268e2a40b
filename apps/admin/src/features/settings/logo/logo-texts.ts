/** What the 학원 정보 tab says about the logo. */
export const logoTexts = {
  title: '로고',
  help: '두 앱의 로그인 화면과 머리에 보입니다. 가로가 세로의 두 배 이상인 로고는 학원 이름 자리에 서고, 그보다 좁은 로고는 이름 옆에 섭니다. 어두운 화면에서는 흰 판 위에 놓습니다.',
  drop: '로고 파일을 끌어 놓거나 붙여 넣으세요.',
  dropHint: 'PNG, JPG, WEBP · 10MB까지 · 바탕이 비치는 파일이 좋습니다.',
  pick: '로고 고르기',
  replace: '다른 로고 고르기',
  remove: '로고 빼기',
  refused: (names: string) => `${names}: 로고로 쓸 수 없습니다. PNG, JPG, WEBP 파일을 올리세요.`,
  failed: '로고를 올리지 못했습니다. 다시 시도하세요.',
  grounds: { light: '밝은 화면', dark: '어두운 화면' },
} as const;
