import { importTexts as texts } from './import-texts';
import { studentStatusName } from '../../identity/status';
import type { StudentId } from '../../ids';
import { isRelation } from '../guardians';
import {
  guardianFields,
  isGuardianField,
  type GuardianField,
  type ImportField,
} from './import-field';
import type { ImportRow } from './import-schemas';
import type { Guardian, StudentDraft, StudentForm } from '../schemas';

/** A student already in the list: all who are not deleted. */
export type KnownStudent = StudentDraft & { id: StudentId };

/**
 * What a column of a guardian holds of a student: of the one in that place, of the mother or
 * father.
 */
export function guardianPart(guardians: readonly Guardian[], field: GuardianField): string {
  const { who, part } = guardianFields[field];
  const guardian =
    typeof who === 'number'
      ? guardians[who]
      : guardians.find(({ relation }) => isRelation(relation, who));
  return guardian?.[part] ?? '';
}

/** A field's value in words. */
function inWords(student: StudentForm, field: ImportField): string {
  if (isGuardianField(field)) {
    // Of a mother or a father it is said in their place.
    const isNumbered = typeof guardianFields[field].who === 'number';
    return (isNumbered && guardianPart(student.guardians, field)) || texts.empty;
  }
  const value = field === 'status' ? studentStatusName(student.status) : student[field];
  return (Array.isArray(value) ? value.join(', ') : value) || texts.empty;
}

/** Which of these fields differ, before and after in words. */
export function changesBetween(
  before: StudentForm,
  after: StudentForm,
  fields: readonly ImportField[],
): ImportRow['changes'] {
  return fields
    .map((field) => ({ field, before: inWords(before, field), after: inWords(after, field) }))
    .filter((change) => change.before !== change.after);
}
