/** The form by which a guardian reports an absence. */
export const requestTexts = {
  title: '결석·조퇴 알리기',
  open: '결석이나 조퇴 알리기',
  sent: '보냈습니다. 학원이 확인하면 결과가 여기에 나옵니다.',
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
  failed: '보내지 못했습니다. 인터넷 연결을 확인하고 다시 눌러 주세요.',
} as const;
