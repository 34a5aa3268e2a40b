import { priceFields } from '@academy/domain/prices';
import type { Words } from '../../http/docs/api-table';

export const priceWords: Words = {
  fields: [priceFields],
  own: { enteredAt: '입력한 시각', priceId: '단가 번호' },
};
