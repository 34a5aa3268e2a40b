/** How loud something is; `quiet` is the normal case, which no eye needs to stop at. */
export type Tone =
  | 'quiet'
  | 'neutral'
  | 'primary'
  | 'info'
  | 'success'
  | 'warning'
  | 'danger'
  | 'reward'
  | 'penalty'
  | 'lunch'
  | 'dinner';

/**
 * What a state means, its tone and its word. The one table of both apps and of the guide: a page
 * names the meaning, never the tone.
 */
export const meanings = {
  present: { tone: 'quiet', word: '등원' },
  expected: { tone: 'neutral', word: '등원 전' },
  left: { tone: 'neutral', word: '하원' },
  excused: { tone: 'neutral', word: '결석 (인정)' },
  out: { tone: 'info', word: '외출' },
  late: { tone: 'warning', word: '지각' },
  leftEarly: { tone: 'warning', word: '조퇴' },
  absent: { tone: 'danger', word: '결석' },
  missing: { tone: 'danger', word: '미등원' },

  paid: { tone: 'quiet', word: '입금 확인' },
  nothingDue: { tone: 'quiet', word: '무료' },
  reported: { tone: 'info', word: '입금 알림' },
  unpaid: { tone: 'warning', word: '미입금' },
  refundDue: { tone: 'warning', word: '환불 대기' },
  overpaid: { tone: 'info', word: '초과 입금' },
  refunded: { tone: 'neutral', word: '환불' },

  waiting: { tone: 'warning', word: '승인 대기' },
  approved: { tone: 'success', word: '승인' },
  refused: { tone: 'danger', word: '반려' },
  cancelled: { tone: 'neutral', word: '취소' },

  open: { tone: 'primary', word: '진행 중' },
  upcoming: { tone: 'info', word: '예정' },
  closed: { tone: 'neutral', word: '마감' },
  over: { tone: 'neutral', word: '종료' },
  shut: { tone: 'info', word: '휴무' },
  draft: { tone: 'neutral', word: '임시저장' },

  active: { tone: 'quiet', word: '재원' },
  away: { tone: 'info', word: '휴원' },
  inactive: { tone: 'neutral', word: '퇴원' },

  sent: { tone: 'quiet', word: '보냄' },
  failed: { tone: 'danger', word: '실패' },
  urgent: { tone: 'danger', word: '긴급' },
  plain: { tone: 'quiet', word: '안내' },

  highlight: { tone: 'primary', word: '고정' },
  label: { tone: 'neutral', word: '구분' },
  note: { tone: 'info', word: '참고' },
  done: { tone: 'success', word: '완료' },
  attention: { tone: 'warning', word: '확인 필요' },
  trouble: { tone: 'danger', word: '오류' },

  reward: { tone: 'reward', word: '상점' },
  penalty: { tone: 'penalty', word: '벌점' },
  lunch: { tone: 'lunch', word: '점심' },
  dinner: { tone: 'dinner', word: '저녁' },
} as const satisfies Readonly<Record<string, { tone: Tone; word: string }>>;

export type Meaning = keyof typeof meanings;

export const toneOf = (meaning: Meaning): Tone => meanings[meaning].tone;
