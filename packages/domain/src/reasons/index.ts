export { checkReason } from './check-reason';
export type { ReasonErrors } from './check-reason';
export { reasonEndpoints } from './endpoints';
export { REASONS_MAX_SIZE, REASONS_PAGE_SIZE, REASON_TEXT_LIMIT, reasonDays } from './limits';
export {
  countReasons,
  decideReasonChange,
  existingReason,
  isRegisteredByManager,
  receiptNumber,
} from './reason-changes';
export { reasonTimes, tidyReason } from './reason-times';
export type { ReasonTime } from './reason-times';
export {
  absenceReasonSchema,
  existingReasonSchema,
  reasonCategorySchema,
  reasonDraftSchema,
  reasonStatusSchema,
  reasonTypeSchema,
  reasonsSliceSchema,
} from './schemas';
export type {
  AbsenceReason,
  ReasonCategory,
  ReasonDraft,
  ReasonForm,
  ReasonStatus,
  ReasonType,
  ReasonsSlice,
} from './schemas';
export { reasonSentence } from './sentence';
export {
  reasonCategoryName,
  reasonRefusalText,
  reasonStatusName,
  reasonTypeName,
} from './reason-texts';
export { reasonFields, reasonStateFields } from './fields';
