/** Whether what is on the screen is stored. */
export const saveTexts = {
  saving: '저장 중…',
  saved: (clock: string) => `저장됨 ${clock}`,
  failed: '저장하지 못했어요',
  failedRetrying: '저장하지 못했어요 · 다시 시도하고 있어요',
  offline: '오프라인 · 연결되면 저장할게요',
  trouble: '저장 중 오류가 발생했어요.',
  noStudent: '학생 로그인이 필요해요.',
} as const;
