import {
  studentDraftSchema,
  studentStatusName,
  type StudentForm,
  type StudentRecord,
} from '@academy/domain/students';

/**
 * A student as the form begins with them; numbers that this manager may not see are left out and
 * stay as they are.
 */
export const formOf = (student: StudentRecord) =>
  studentDraftSchema.parse({ ...student, phone: student.phone ?? '' });

/** The fields that differ. */
export const changesOf = (before: StudentForm, after: StudentForm): Partial<StudentForm> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) =>
        JSON.stringify(value) !==
        JSON.stringify(Object.entries(before).find(([name]) => name === field)?.[1]),
    ),
  );

/** One field in words. */
export function valueText(form: StudentForm, field: keyof StudentForm): string {
  if (field === 'status') return studentStatusName(form.status);
  if (field === 'depositorNames') return form.depositorNames.join(', ');
  return form[field] ?? '';
}
