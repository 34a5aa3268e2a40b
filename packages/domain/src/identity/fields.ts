import { wordsFor, type Fields } from '../fields/field';
import { STUDENT_STATUSES, studentStatusName } from './status';

/** What the lists, files and papers of every feature show of a student. */
export const personFields = {
  name: { label: '이름', kind: 'line', limit: 40, of: 'student' },
  phone: {
    label: '학생 전화',
    heading: '학생 연락처',
    said: '전화번호',
    kind: 'phone',
    of: 'student',
  },
  phoneTail: { label: '연락처 뒤 4자리', kind: 'line', of: 'student' },
  school: { label: '학교', kind: 'line', limit: 40, of: 'student' },
  grade: { label: '학년', kind: 'line', limit: 40, of: 'student' },
  className: { label: '반', kind: 'line', limit: 40, of: 'student' },
  seat: { label: '좌석번호', heading: '좌석', kind: 'line', limit: 40, of: 'student' },
  allergy: { label: '알레르기', kind: 'line', limit: 40, of: 'student' },
  cashReceiptNumber: { label: '현금영수증 번호', kind: 'receipt', of: 'student' },
  status: {
    label: '상태',
    kind: 'choice',
    words: wordsFor(studentStatusName, ...STUDENT_STATUSES),
  },
} as const satisfies Fields;
