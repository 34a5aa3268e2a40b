import { depositFields } from '@academy/domain/deposits';
import type { Words } from '../../http/docs/api-table';

export const statementWords: Words = {
  fields: [depositFields],
  own: {
    alias: '전에 기억한 입금자명인지',
    asked: '물어볼 줄',
    bills: '받을 수 있는 청구',
    booked: '확인한 건수',
    ignored: '넘길 줄',
    imported: '이미 가져온 줄',
    learned: '기억할 입금자명',
    leftOut: '쓰지 않는 줄',
    line: '거래 한 줄',
    parts: '이 줄로 확인할 청구',
    pasted: '붙여 넣은 표인지',
    payers: '입금자명이 같은 학생',
    problem: '읽지 못하는 이유',
    reversals: '취소된 거래',
    samples: '처음 몇 줄의 값',
    seen: '미리보기에서 본 금액',
    unreadable: '읽지 못한 줄',
    verdict: '어떻게 맞췄는지',
    withdrawals: '나간 돈',
    carried: '이월한 금액',
  },
};
