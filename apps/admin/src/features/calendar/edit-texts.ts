import type { Settlement } from '@academy/domain/meals';
import { formatWon } from '@academy/domain/money';

/** What changing a student's meals says, for one day and for a month. */
export const editTexts = {
  meals: '식사',
  cause: '사유 구분',
  note: '사유',
  noteLate: '마감이 지난 날이라 반드시 적어야 합니다.',
  noteFree: '학생이 물어보면 답할 수 있게 적어 둡니다.',
  settlement: '이미 낸 금액',
  save: '저장',
  cancel: '닫기',
  nothing: '바뀐 내용이 없습니다.',
  notServed: '이 날은 운영하지 않는 식사입니다.',
  settlements: {
    none: '금액은 그대로 두고, 그 달의 초과 입금으로 남습니다.',
    'carry-over': '이미 낸 금액을 다음 달로 이월합니다.',
    refund: '이미 낸 금액을 환불 대기로 올립니다.',
  } satisfies Record<Settlement, string>,
  unpaid: '아직 입금 전이라 청구 금액만 줄어듭니다.',
} as const;

export const editTitle = (name: string, day: string) => `${name} · ${day} 도시락 변경`;
export const addTitle = (day: string) => `${day} 학생 추가`;
const SETTLED: Record<Settlement, (amount: number) => string> = {
  none: () => '',
  'carry-over': (amount) => ` ${formatWon(amount)}을 이월했습니다.`,
  refund: (amount) => ` ${formatWon(amount)}이 환불 대기로 올라갔습니다.`,
};
/** What was saved for whom, and what became of the money. */
export const savedText = (name: string, settlement: Settlement, settled: number) =>
  `${name} 학생의 도시락을 바꿨습니다.${settled > 0 ? SETTLED[settlement](settled) : ''}`;
export const partlyText = (first: string, more: number) =>
  `바꾸지 못한 식사가 있습니다. ${first}${more > 0 ? ` 외 ${more}건` : ''}`;
