import type { StudentForm } from './schemas';

/** What each field of a student is called: in the form, and in the log of changes. */
export const studentFieldNames: Record<keyof StudentForm, string> = {
  name: '이름',
  phone: '학생 전화',
  parentName: '보호자 이름',
  parentPhone: '보호자 연락처',
  parentRelation: '관계',
  school: '학교',
  grade: '학년',
  className: '반',
  seat: '좌석번호',
  startDate: '등원 시작일',
  status: '상태',
  allergy: '알레르기',
  memo: '메모',
  depositorNames: '입금자명',
  cashReceiptNumber: '현금영수증 번호',
};
