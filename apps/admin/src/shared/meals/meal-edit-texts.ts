import type { Settlement } from '@academy/domain/meals';

/** What every form says in which a manager changes a student's meals. */
export const mealEditTexts = {
  cause: '사유 구분',
  note: '사유',
  settlement: '이미 낸 금액',
  settlements: {
    none: '금액은 그대로 두고, 그 달의 초과 입금으로 남습니다.',
    'carry-over': '이미 낸 금액을 다음 달로 이월합니다.',
    refund: '이미 낸 금액을 환불 대기로 올립니다.',
  } satisfies Record<Settlement, string>,
  unpaid: '아직 입금 전이라 청구 금액만 줄어듭니다.',
  noteNeeded: '마감이 지난 날이므로 사유를 꼭 적습니다.',
  noteHint: '적지 않아도 됩니다. 학생이 물어보면 답할 수 있습니다.',
  student: '학생',
  studentHint: '이름 · 초성 · 좌석 · 전화 뒤 4자리',
  clear: '검색어 지우기',
  searching: '찾는 중',
  noStudent: '찾은 학생이 없습니다.',
} as const;
