export { academyEndpoints, academyLogoSchema, academySchema } from './academy-endpoints';
export { settingsEndpoints } from './endpoints';
export type { Academy, AcademyLogo } from './academy-endpoints';
export { checkAcademy } from './check-academy';
export { checkMockSettings, checkScheduleSettings } from './check-other-settings';
export { mockSettingsEndpoints, settingsManagementEndpoints } from './manage-endpoints';
export {
  academyDraftSchema,
  editedAcademySchema,
  mockSettingsDraftSchema,
  editedMockSettingsSchema,
  editedScheduleSettingsSchema,
  SETUP_STEPS,
  setupSchema,
  storedLogoSchema,
} from './manage-schemas';
export type {
  AcademyDraft,
  EditedAcademy,
  EditedMockSettings,
  EditedScheduleSettings,
  ManagedHoliday,
  MockSettingsDraft,
  SetupStep,
  StoredLogo,
} from './manage-schemas';
export { GUIDE_STEPS, guideProgress, setupSteps } from './setup-steps';
export type { GuideProgress, GuideStep } from './setup-steps';
export { academyTexts, holidayRefusalTexts, setupStepName } from './academy-texts';
export { academyFields, holidayFields, mockSettingsFields } from './fields';
export {
  handedAttendance,
  handedMeals,
  handedMocks,
  handedNeeds,
  handedNotices,
  handedPoints,
  handedSchedule,
} from './handed/handed-settings';
export type { Take } from './handed/handed-settings';
export { HANDED_SETTINGS } from './handed/handed-schemas';
export type { DecidedSettings, HandedSetting } from './handed/handed-schemas';
export { handedSettingName } from './handed/handed-texts';
