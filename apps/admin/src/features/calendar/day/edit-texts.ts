import type { Settlement } from '@academy/domain/meals';
import { formatWon } from '@academy/domain/money';

/** What changing a student's meals says, for one day and for a month. */
export const editTexts = {
  meals: '식사',
  save: '저장',
  cancel: '닫기',
  nothing: '바뀐 내용이 없습니다.',
  notServed: '이 날은 운영하지 않는 식사입니다.',
} as const;

export const editTitle = (name: string, day: string) => `${name} · ${day} 도시락 변경`;
export const addTitle = (day: string) => `${day} 학생 추가`;
const SETTLED: Record<Settlement, (amount: number) => string> = {
  none: () => '',
  'carry-over': (amount) => ` ${formatWon(amount)}을 이월했습니다.`,
  refund: (amount) => ` ${formatWon(amount)}이 환불 대기로 올라갔습니다.`,
};
/** What was saved for whom, and what happened to the money. */
export const savedText = (name: string, settlement: Settlement, settled: number) =>
  `${name} 학생의 도시락을 바꿨습니다.${settled > 0 ? SETTLED[settlement](settled) : ''}`;
export const partlyText = (first: string, more: number) =>
  `바꾸지 못한 식사가 있습니다. ${first}${more > 0 ? ` 외 ${more}건` : ''}`;
