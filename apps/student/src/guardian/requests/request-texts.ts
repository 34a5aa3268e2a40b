/** The form by which a guardian tells of an absence. */
export const requestTexts = {
  type: '종류',
  date: '날짜',
  pick: '달력 열기',
  leaveAt: '나가는 시각',
  pickTime: '시각 고르기',
  category: '사유 구분',
  choose: '고르세요',
  text: '내용',
  textHint: (length: number, limit: number) => `${length}/${limit}자`,
  send: '보내기',
  cancel: '닫기',
  failed: '보내지 못했습니다. 인터넷 연결을 확인하고 다시 눌러 주세요.',
} as const;
