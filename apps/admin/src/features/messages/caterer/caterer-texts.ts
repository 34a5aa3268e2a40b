/** The caterer's page: its reader has no account and comes from a mail. */
export const catererTexts = {
  title: (day: string) => `${day} 도시락 주문`,
  loading: '도시락 주문',
  counts: '주문 수량',
  unit: '개',
  changed: (changes: string) => `바뀐 점: ${changes}`,
  orderedAt: (moment: string) => `${moment} 주문`,
  ask: '문의',
  confirm: '확인했습니다',
  confirmed: (moment: string) => `${moment}에 확인했습니다.`,
  failed: '확인을 보내지 못했습니다. 다시 눌러 주세요.',
  ended: '이 주소로 보낸 주문은 끝났습니다. 준비하지 마세요. 새 주문은 다른 곳에서 받습니다.',
  nothing: '주문을 찾을 수 없습니다. 메일에 있는 주소를 그대로 열어 주세요.',
} as const;
