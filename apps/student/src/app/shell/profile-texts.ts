/** Texts of the profile sheet: the look of the app, and the way out. */
export const profileTexts = {
  profileOf: (name: string) => `${name} 학생`,
  logout: '로그아웃',
  unsavedTitle: '저장하지 못한 변경이 있어요',
  unsavedBody: (count: number) =>
    `변경 ${count}건을 아직 저장하지 못했어요. 지금 로그아웃하면 사라져요.`,
  logoutAnyway: '저장하지 않고 로그아웃',
  theme: '화면 밝기',
} as const;
