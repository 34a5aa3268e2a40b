import { reasonFields, reasonStateFields } from '@academy/domain/reasons';
import type { Words } from '../../http/docs/api-table';

export const reasonWords: Words = {
  fields: [reasonFields, reasonStateFields],
  own: {
    reasonId: '사유 번호',
    submittedThisMonth: '이번 달에 낸 건수',
  },
};
