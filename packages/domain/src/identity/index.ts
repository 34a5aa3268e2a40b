export { maskApart, maskName } from './mask-name';
export { isName } from './name';
export { bySeat, compareNaturally } from './order';
export {
  formatPhone,
  formatPhoneAt,
  isPhoneTooLong,
  keptPhone,
  loginPhoneFault,
  PHONE_LENGTH,
  phoneTailText,
} from './phone';
export { studentChoiceSchema, studentStatusSchema } from './schemas';
export type { StudentChoice } from './schemas';
export { SEAT_DASHES, seatKey } from './seat';
export { matchesName, matchesStudent, studentMatcher } from './search';
export { STUDENT_STATUSES } from './status';
export type { StudentStatus } from './status';
export { personFields } from './fields';
