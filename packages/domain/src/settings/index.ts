export { academySchema, settingsEndpoints } from './endpoints';
export type { Academy } from './endpoints';
export { holidaySchema } from './holidays';
export type { Holiday } from './holidays';
export { editedLunchSettingsSchema, lunchSettingsSchema, lunchSettingsWireSchema } from './lunch-settings';
export type { EditedLunchSettings, LunchSettings } from './lunch-settings';
