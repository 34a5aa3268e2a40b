import { importTexts as texts } from './import-texts';
import { studentStatusName } from '../students-texts';
import type { StudentId } from '../../ids';
import type { ImportField } from './import-field';
import type { ImportRow } from './import-schemas';
import type { StudentDraft, StudentForm } from '../schemas';

/** Somebody who is in the list already: everybody who is not deleted. */
export type KnownStudent = StudentDraft & { id: StudentId };

/** A field's value in words. */
function inWords(student: StudentForm, field: ImportField): string {
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
