import type { Field } from '../fields/field';
import type { MealPriceDraft } from './schemas';

/** A price that holds on some days. */
export const priceFields = {
  lunchPrice: { label: '점심 단가', kind: 'money' },
  dinnerPrice: { label: '저녁 단가', kind: 'money' },
  reason: { label: '사유', kind: 'line', limit: 100 },
  firstDate: { label: '시작일', kind: 'day' },
  lastDate: { label: '마지막 날', kind: 'day' },
  studentId: { label: '학생', kind: 'id' },
} as const satisfies Record<keyof MealPriceDraft, Field>;
