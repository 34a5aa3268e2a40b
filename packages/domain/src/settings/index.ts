export { checkLunchSettings } from './check-lunch-settings';
export {
  chargedSettings,
  defaultLunchSettings,
  toldSettings,
  toWire,
} from './default-lunch-settings';
export { academyEndpoints, academySchema } from './academy-endpoints';
export { settingsEndpoints } from './endpoints';
export type { Academy } from './academy-endpoints';
export { holidaySchema } from './holiday-schema';
export type { Holiday } from './holiday-schema';
export {
  editedLunchSettingsSchema,
  lunchSettingsSchema,
  lunchSettingsWireSchema,
} from './lunch-settings-schema';
export type {
  EditedLunchSettings,
  LunchSettings,
  LunchSettingsDraft,
} from './lunch-settings-schema';
export { weekdayFlag, weekdayFlagName } from './weekday-flag';
export { checkAcademy } from './check-academy';
export { checkScheduleSettings } from './check-other-settings';
export { settingsManagementEndpoints } from './manage-endpoints';
export {
  editedAcademySchema,
  editedMockSettingsSchema,
  editedScheduleSettingsSchema,
  SETUP_STEPS,
  setupSchema,
} from './manage-schemas';
export type {
  AcademyDraft,
  EditedAcademy,
  EditedMockSettings,
  EditedScheduleSettings,
  ManagedHoliday,
  MockSettingsDraft,
  SetupStep,
} from './manage-schemas';
export { setupSteps, stepsInOrder } from './setup-steps';
