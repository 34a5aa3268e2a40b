export { pointEndpoints } from './endpoints';
export { formatPoint, formatSignedPoints } from './format-points';
export { groupByMonth } from './history/group-by-month';
export { joinPages } from './history/join-pages';
export type { PointFilter, PointList, PointsPage } from './history/join-pages';
export { pointSpans, spanKey, termsBy, termsProblem } from './history/terms';
export { termSchema } from './term-schemas';
export type { Term } from './term-schemas';
export { totalsOf } from './history/point-totals';
export { pointWeeks, pointWeeksSince } from './history/point-weeks';
export {
  pointTotalsSchema,
  pointTypeSchema,
  studentPointSchema,
  studentPointsPageSchema,
} from './schemas';
export type { PointTotals, PointType, StudentPoint, StudentPointsPage } from './schemas';
export { POINTS_MAX_SIZE, POINTS_PAGE_SIZE } from './sizes';
export {
  ISSUE_MAX,
  PRESETS_MAX,
  POINTS_LIMIT,
  POINT_REASON_LIMIT,
  STEPS_MAX,
  TERMS_MAX,
} from './issue/issue-limits';
export { pointManagementEndpoints } from './manage-endpoints';
export { objectionEndpoints } from './objection-endpoints';
export { confirmationEndpoints } from './confirmation-endpoints';
export { pointConfirmationSchema } from './confirmation-schemas';
export type { OwnConfirmation, PointConfirmation } from './confirmation-schemas';
export { objectionSchema } from './objection-schemas';
export type { Objection, OwnObjection } from './objection-schemas';
export {
  editedPointSettingsSchema,
  issuePreviewSchema,
  pointPresetSchema,
  pointSettingsSchema,
} from './manage-schemas';
export type {
  EditedPointSettings,
  IssuePreviewRow,
  IssueRequest,
  IssuedPoint,
  ManagedObjection,
  PointPreset,
  PointSettings,
  PointStanding,
  PointWeek,
  StudentProposal,
  WarningStep,
} from './manage-schemas';
export { decideIssue, previewIssue, readReason } from './issue/plan-issue';
export type { IssueTerms, OwnPoint } from './issue/plan-issue';
export { issuedPointColumns, pointStandingColumns } from './point-columns';
export { warningTones } from './step-schemas';
export type { PointPeriod } from './step-schemas';
export { withHandedPresets } from './issue/handed-presets';
export { STARTER_PRESETS } from './issue/starter-presets';
export {
  countedSpan,
  countedTerm,
  countedSum,
  countsToday,
  defaultPointSettings,
  ANY_STEP,
  isAtStep,
  stepOf,
  stepReached,
  stepsProblem,
} from './history/standing';
export { decideAnswer, decideConfirmation, decideObjection, decideVoid } from './issue/void-point';
export type { PointDecision } from './issue/void-point';
export {
  confirmationText,
  issueButtonText,
  ofPointPeriod,
  pointChangeText,
  pointFieldTexts,
  type PointFieldFault,
  pointMeasureName,
  pointPeriodName,
  pointUndoneText,
} from './issue/point-issue-texts';
export { pointFilterName } from './point-texts';
export {
  bothPoints,
  checkPointWords,
  defaultPointWords,
  isUsualWords,
  pointWord,
  pointWordOf,
  tidyPointWords,
} from './point-words';
export type { PointWords } from './word-schemas';
export { objectionFields, pointFields, pointSettingsFields, standingFields } from './fields';
