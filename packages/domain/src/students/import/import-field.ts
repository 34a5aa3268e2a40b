import type { StudentForm } from '../schemas';

/**
 * What a column of an imported table can hold. A field joins the release after its first: an app
 * that is not yet renewed takes no column that it does not know (ADR 0289).
 */
export const importFields = {
  name: true,
  phone: true,
  parentName: true,
  parentPhone: true,
  parentRelation: true,
  school: true,
  grade: true,
  className: true,
  seat: true,
  startDate: true,
  status: true,
  allergy: true,
  memo: true,
  depositorNames: true,
} as const satisfies Partial<Record<keyof StudentForm, true>>;

export type ImportField = keyof typeof importFields;

export const isImportField = (text: string): text is ImportField =>
  Object.hasOwn(importFields, text);
