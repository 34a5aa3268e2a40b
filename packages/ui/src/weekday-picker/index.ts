export { WeekdayPicker } from './weekday-picker';
export type { WeekdayOption, WeekdayPickerProps } from './weekday-picker';
