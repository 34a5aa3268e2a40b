import type { Field, Fields } from '../fields/field';
import { personFields } from '../identity/fields';
import { GUARDIANS_MAX } from './limits';
import type { Guardian, StudentDraft, StudentForm } from './schemas';

const { phoneTail: _, ...person } = personFields;

/** What a manager writes about a student, in the order in which the log lists it. */
export const studentFields = {
  name: person.name,
  phone: person.phone,
  guardians: { label: '보호자', kind: 'list', limit: GUARDIANS_MAX, of: 'guardian' },
  school: person.school,
  grade: person.grade,
  className: person.className,
  seat: person.seat,
  startDate: { label: '등원 시작일', kind: 'day' },
  allergy: person.allergy,
  memo: { label: '메모', kind: 'text', limit: 500, of: 'student' },
  depositorNames: { label: '입금자명', kind: 'list', limit: 5, of: 'student' },
  cashReceiptNumber: person.cashReceiptNumber,
  status: person.status,
} as const satisfies Record<keyof StudentForm, Field>;

/** An empty record, the start of a form and of an imported row. */
export const blankStudent: StudentDraft = {
  name: '',
  phone: '',
  guardians: [],
  school: null,
  grade: null,
  className: null,
  seat: null,
  startDate: null,
  status: 'ENROLLED',
  allergy: '',
  memo: '',
  depositorNames: [],
  cashReceiptNumber: '',
};

/** What is written about a guardian of a student. */
export const guardianFields = {
  name: { label: '이름', kind: 'line', limit: 40, of: 'guardian' },
  phone: { label: '연락처', kind: 'phone', of: 'guardian' },
  relation: { label: '관계', kind: 'line', limit: 40, of: 'guardian' },
} as const satisfies Record<keyof Guardian, Field>;

/** What an import of students did. */
export const importRunFields = {
  add: { label: '추가', kind: 'count', unit: '명' },
  change: { label: '변경', kind: 'count', unit: '명' },
  same: { label: '그대로', kind: 'count', unit: '명' },
  error: { label: '오류', kind: 'count', unit: '행' },
} as const satisfies Fields;
