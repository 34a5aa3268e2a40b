export { maskName } from './mask-name';
export { isName } from './name';
export { bySeat, compareNaturally } from './order';
export {
  formatPhone,
  formatPhoneAt,
  isMobile,
  isPhone,
  isPhoneTooLong,
  isStudentPhone,
  keptPhone,
  loginPhoneFault,
  PHONE_LENGTH,
  readPhone,
} from './phone';
export { studentChoiceSchema, studentStatusSchema } from './schemas';
export type { StudentChoice } from './schemas';
export { SEAT_DASHES, seatKey, tidySeat } from './seat';
export { matchesName, matchesStudent } from './search';
export { STUDENT_STATUSES } from './status';
export type { StudentStatus } from './status';
