export { absencesAhead, AHEAD_DAYS } from './absences-ahead';
export { checkConsent } from './check-consent';
export { missingForLinks } from './guardian-rights';
export {
  childrenAnswered,
  digitsToAsk,
  isAskedAbout,
  linkEndsAt,
  WRONG_ANSWERS,
} from './family-answer';
export { guardianLinkEndpoints } from './link-endpoints';
export type { GuardianConsent, GuardianLink } from './link-schemas';
export { guardianReportEndpoints } from './report-endpoints';
export { guardianReportSchema } from './report-schemas';
export type { GuardianReport } from './report-schemas';
export { guardianRequestEndpoints } from './request-endpoints';
export { GUARDIAN_REQUEST_TYPES, GUARDIAN_REQUESTS_A_DAY, isSentAgain } from './requests';
export { guardianEndpoints } from './view-endpoints';
export {
  GUARDIAN_NOTICES,
  GUARDIAN_POINTS,
  GUARDIAN_REQUESTS,
  guardianChildSchema,
  guardianLinkParams,
  guardianQuestionSchema,
  guardianViewSchema,
} from './view-schemas';
export type { GuardianChild, GuardianQuestion, GuardianView } from './view-schemas';
