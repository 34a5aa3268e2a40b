/** What is wrong with a dated price, field by field. `{}` marks a variable. */
export const priceTexts = {
  price: '0원부터 {limit} 사이의 원 단위 금액으로 입력하세요.',
  noPrice: '점심이나 저녁 단가를 하나 이상 입력하세요.',
  endBeforeStart: '종료일은 시작일보다 빠를 수 없습니다.',
  reason: '특별단가의 사유를 입력하세요. 학생의 청구서에 나옵니다.',
} as const;

/** What the log and the notices call a price of all, and one of a student. */
export const dayPriceName = '날짜별 단가';
export const specialPriceName = (student: string): string => `${student} · 특별단가`;

/** Why a dated price is not entered. Each is a code of the API as well. */
export const priceRefusalTexts = {
  'no-usual-price': '도시락 가격을 아직 정하지 않았습니다. 설정에서 기본 단가를 먼저 정하세요.',
} as const;
