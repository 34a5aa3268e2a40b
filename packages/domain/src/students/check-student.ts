import { cashReceiptDigits, cashReceiptUse } from '../money';
import { isName } from '../identity/name';
import { isStudentPhone, keptPhone } from '../identity/phone';
import { seatKey, tidySeat } from '../identity/seat';
import { fill } from '../text/fill';
import { studentFieldTexts as texts } from './students-texts';
import { isCalendarDay } from '../time';
import type { Field } from '../fields/field';
import { blankStudent, studentFields } from './fields';
import { checkGuardians, tidyGuardians } from './guardians';
import type { StudentDraft, StudentForm } from './schemas';
import { oneLine } from '../text/blanks';

/** One message per field that must be corrected; empty when the student can be saved. */
export type StudentErrors = Partial<Record<keyof StudentForm, string>>;

const tidyOrNull = (text: string | null) => (text === null ? null : oneLine(text) || null);
/** A column of seats says `-` for none. */
const seatOrNull = (text: string | null) =>
  text !== null && seatKey(text) ? tidySeat(text) : null;

type TidyStudent = Omit<StudentDraft, 'startDate'> & { startDate: string | null };

const isField = (name: string): name is keyof StudentForm => Object.hasOwn(studentFields, name);

/** Every line without blanks around; one that may be missing is null instead of empty. */
const tidyLines = (form: StudentForm) =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, text]) => {
      if (!isField(name) || studentFields[name].kind !== 'line' || typeof text !== 'string')
        return [];
      return [[name, blankStudent[name] === null ? tidyOrNull(text) : oneLine(text)]];
    }),
  );

/**
 * A student as it is kept: texts in NFC without blanks around, nothing for nothing, phone numbers
 * as digits, each depositor once.
 */
export const tidyStudent = (form: StudentForm): TidyStudent => ({
  ...form,
  ...tidyLines(form),
  phone: keptPhone(form.phone),
  guardians: tidyGuardians(form.guardians),
  seat: seatOrNull(form.seat),
  startDate: tidyOrNull(form.startDate),
  memo: form.memo.normalize('NFC').replaceAll('\0', '').trim(),
  depositorNames: [...new Set(form.depositorNames.map(oneLine).filter(Boolean))],
  cashReceiptNumber: cashReceiptDigits(oneLine(form.cashReceiptNumber ?? '')),
});

const tooLong = (text: string, limit: number) => Array.from(text).length > limit;

/** Each text by the limit of its field, a name by its letters too. */
function checkTexts(form: TidyStudent): StudentErrors {
  const errors: StudentErrors = Object.fromEntries(
    Object.entries(form).flatMap(([name, text]) => {
      const field: Field | undefined = isField(name) ? studentFields[name] : undefined;
      const limit = field?.limit;
      return typeof text === 'string' && limit !== undefined && tooLong(text, limit)
        ? [[name, fill(texts.tooLong, { limit })]]
        : [];
    }),
  );
  if (form.name === '') errors.name = texts.name;
  else if (!isName(form.name)) errors.name = texts.nameLetters;
  const { limit } = studentFields.depositorNames;
  if (form.depositorNames.length > limit) errors.depositorNames = fill(texts.tooMany, { limit });
  else if (form.depositorNames.some((text) => tooLong(text, studentFields.name.limit)))
    errors.depositorNames = fill(texts.tooLong, { limit: studentFields.name.limit });
  return errors;
}

/**
 * What must be corrected before a student can be saved: a name of 1 to 40 characters, a phone of 10
 * or 11 digits (a guardian's 9 to 11) beginning with 0, a real first day. The same check runs in
 * the form, in the import and in the server; whether a number is taken is the server's to say. See
 * docs/product/students.md#fields.
 */
export function checkStudent(form: StudentForm): {
  errors: StudentErrors;
  student: StudentDraft | null;
} {
  const tidied = tidyStudent(form);
  const errors = checkTexts(tidied);
  if (!isStudentPhone(tidied.phone))
    errors.phone = tidied.phone === '' ? texts.phoneMissing : texts.phone;
  const guardians = checkGuardians(tidied.guardians);
  if (guardians !== undefined) errors.guardians = guardians;
  if (tidied.cashReceiptNumber !== '' && cashReceiptUse(tidied.cashReceiptNumber) === null)
    errors.cashReceiptNumber = texts.cashReceiptNumber;
  const { startDate } = tidied;
  if (startDate !== null && !isCalendarDay(startDate))
    return { errors: { ...errors, startDate: texts.startDate }, student: null };
  return { errors, student: Object.keys(errors).length === 0 ? { ...tidied, startDate } : null };
}
