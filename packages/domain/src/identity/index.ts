export { maskName } from './mask-name';
export { bySeat, compareNaturally } from './order';
export { studentChoiceSchema, studentStatusSchema } from './schemas';
export type { StudentChoice } from './schemas';
export { matchesName, matchesStudent } from './search';
export { STUDENT_STATUSES } from './status';
export type { StudentStatus } from './status';
