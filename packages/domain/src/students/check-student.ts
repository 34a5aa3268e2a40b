import { cashReceiptDigits, cashReceiptUse } from '../money';
import { isName } from '../identity/name';
import { isStudentPhone, keptPhone } from '../identity/phone';
import { seatKey, tidySeat } from '../identity/seat';
import { fill } from '../text/fill';
import { studentFieldTexts as texts } from './students-texts';
import { isCalendarDay } from '../time';
import { checkGuardians, tidyGuardians } from './guardians';
import { DEPOSITOR_NAMES_LIMIT, STUDENT_TEXT_LIMITS } from './limits';
import type { StudentDraft, StudentForm } from './schemas';
import { oneLine } from '../text/blanks';

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

/** What each field of a student is called: in the form, and in the log of changes. */
export const studentFieldNames: Record<keyof StudentForm, string> = {
  name: '이름',
  phone: '학생 전화',
  guardians: '보호자',
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

/** One message per field that must be corrected; empty when the student can be saved. */
export type StudentErrors = Partial<Record<keyof StudentForm, string>>;

const tidyOrNull = (text: string | null) => (text === null ? null : oneLine(text) || null);
/** A column of seats says `-` for none. */
const seatOrNull = (text: string | null) =>
  text !== null && seatKey(text) ? tidySeat(text) : null;

type TidyStudent = Omit<StudentDraft, 'startDate'> & { startDate: string | null };

/**
 * A student as it is kept: texts in NFC without blanks around, nothing for nothing, phone numbers
 * as digits, each depositor once.
 */
export const tidyStudent = (form: StudentForm): TidyStudent => ({
  name: oneLine(form.name),
  phone: keptPhone(form.phone),
  guardians: tidyGuardians(form.guardians),
  school: tidyOrNull(form.school),
  grade: tidyOrNull(form.grade),
  className: tidyOrNull(form.className),
  seat: seatOrNull(form.seat),
  startDate: tidyOrNull(form.startDate),
  status: form.status,
  allergy: oneLine(form.allergy),
  memo: form.memo.normalize('NFC').replaceAll('\0', '').trim(),
  depositorNames: [...new Set(form.depositorNames.map(oneLine).filter(Boolean))],
  cashReceiptNumber: cashReceiptDigits(oneLine(form.cashReceiptNumber ?? '')),
});

const tooLong = (text: string | null, limit: number) => Array.from(text ?? '').length > limit;

function checkTexts(form: TidyStudent): StudentErrors {
  const { line, name, memo } = STUDENT_TEXT_LIMITS;
  const fields = ['school', 'grade', 'className', 'seat', 'allergy'] as const;
  const errors: StudentErrors = Object.fromEntries(
    fields
      .filter((field) => tooLong(form[field], line))
      .map((field) => [field, fill(texts.tooLong, { limit: line })]),
  );
  if (form.name === '') errors.name = texts.name;
  else if (!isName(form.name)) errors.name = texts.nameLetters;
  else if (tooLong(form.name, name)) errors.name = fill(texts.tooLong, { limit: name });
  if (tooLong(form.memo, memo)) errors.memo = fill(texts.tooLong, { limit: memo });
  if (form.depositorNames.length > DEPOSITOR_NAMES_LIMIT)
    errors.depositorNames = fill(texts.tooMany, { limit: DEPOSITOR_NAMES_LIMIT });
  else if (form.depositorNames.some((text) => tooLong(text, line)))
    errors.depositorNames = fill(texts.tooLong, { limit: line });
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
