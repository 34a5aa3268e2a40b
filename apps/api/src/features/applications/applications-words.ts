import type { Words } from '../../http/docs/api-table';

export const applicationWords: Words = {
  own: {
    meals: '신청한 도시락',
    mocks: '신청한 모의고사',
    bill: '이번 달 금액',
    paymentFirst: '입금 시작일',
    paymentLast: '입금 종료일',
  },
};
