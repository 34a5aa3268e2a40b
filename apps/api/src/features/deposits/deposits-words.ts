import { depositFields } from '@academy/domain/deposits';
import type { Words } from '../../http/docs/api-table';

export const depositWords: Words = {
  fields: [depositFields],
  own: {
    way: '할인이나 추가 청구를 어떻게 처리할지',
    items: '학생마다의 입금',
    typed: '확인하려고 입력한 달',
    closedAt: '마감한 시각',
    closedByName: '마감한 관리자',
    close: '월 마감, 마감하지 않았으면 null',
    byState: '상태마다 학생 수',
    students: '학생 수',
    unpaidStudents: '미납 학생 수',
    over: '더 들어온 금액',
    otherMonth: '이월한 상대 달',
    voidedAt: '취소한 시각',
    voidReason: '취소한 사유',
    entryId: '입금 내역 번호',
    reportId: '입금 알림 번호',
    reportedAt: '알린 시각',
    first: '첫날',
    last: '마지막 날',
    parts: '나누어 적용된 단가',
    payment: '입금 기간',
    payments: '입금 내역',
    adjustments: '할인과 추가 청구',
    missing: '모자란 금액',
    bill: '무엇에 대한 입금인지',
    entries: '입금 내역',
    row: '학생의 한 달',
  },
};
