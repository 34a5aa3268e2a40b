import type { StudentForm } from './schemas';

/** Nobody yet: what a form and a file's row begin with. */
export const blankStudent: StudentForm = {
  name: '',
  phone: '',
  parentName: null,
  parentPhone: null,
  parentRelation: null,
  school: null,
  grade: null,
  className: null,
  seat: null,
  startDate: null,
  status: 'ENROLLED',
  allergy: '',
  memo: '',
  depositorNames: [],
};
