import type { GivenGuardian, GuardianPart } from '../guardians';
import type { StudentForm } from '../schemas';

/** What a column of an imported table can hold of the student. */
export const ownImportFields = {
  name: true,
  phone: true,
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

/** The same of the guardians: of which one, and what. */
export const guardianFields = {
  guardian1Name: { who: 0, part: 'name' },
  guardian1Phone: { who: 0, part: 'phone' },
  guardian1Relation: { who: 0, part: 'relation' },
  guardian2Name: { who: 1, part: 'name' },
  guardian2Phone: { who: 1, part: 'phone' },
  guardian2Relation: { who: 1, part: 'relation' },
  guardian3Name: { who: 2, part: 'name' },
  guardian3Phone: { who: 2, part: 'phone' },
  guardian3Relation: { who: 2, part: 'relation' },
  guardian4Name: { who: 3, part: 'name' },
  guardian4Phone: { who: 3, part: 'phone' },
  guardian4Relation: { who: 3, part: 'relation' },
  motherName: { who: '어머니', part: 'name' },
  motherPhone: { who: '어머니', part: 'phone' },
  fatherName: { who: '아버지', part: 'name' },
  fatherPhone: { who: '아버지', part: 'phone' },
} as const satisfies Record<string, { who: GivenGuardian['who']; part: GuardianPart }>;

export type OwnImportField = keyof typeof ownImportFields;
export type GuardianField = keyof typeof guardianFields;
export type ImportField = OwnImportField | GuardianField;

export const isOwnField = (text: string): text is OwnImportField =>
  Object.hasOwn(ownImportFields, text);
export const isGuardianField = (text: string): text is GuardianField =>
  Object.hasOwn(guardianFields, text);

/** Whether a column holds phone numbers. */
export const isPhoneField = (field: ImportField): boolean =>
  field === 'phone' || (isGuardianField(field) && guardianFields[field].part === 'phone');

/** The field of a student's record that a column goes into. */
export const keptIn = (field: ImportField): OwnImportField | 'guardians' =>
  isGuardianField(field) ? 'guardians' : field;

/** What a column of an imported table can hold, in the order in which it is offered. */
export const IMPORT_FIELDS: readonly ImportField[] = [
  ...Object.keys(ownImportFields).filter(isOwnField),
  ...Object.keys(guardianFields).filter(isGuardianField),
];
