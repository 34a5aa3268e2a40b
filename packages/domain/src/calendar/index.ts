export { awayOn } from './away';
export { calendarOf, closedReasons, dayState } from './calendar-cells';
export { CLOSING_CAUSES, EDIT_CAUSES, EFFECT_CHOICES, SETTLEMENTS, onlyChoice } from './causes';
export type { ClosingCause, EditCause, EffectChoice, Settlement } from './causes';
export { changedEffectSchema, effectResultSchema, mealEffectSchema } from './effect-schemas';
export type { AffectedStudent, ClosingChange, EffectResult, MealEffect } from './effect-schemas';
export { calendarEndpoints } from './endpoints';
export { affectedStudents, changedSettings, lostMeals, mealEffect } from './meal-effect';
export type { EffectContext, LostMeal } from './meal-effect';
export { mealCalendarColumns, sameDayColumns } from './meal-columns';
export { planCancellation, settlementLines } from './plan-cancellation';
export type { StudentLedgerLine } from './plan-cancellation';
export { planManagerSave } from './plan-manager-save';
export type { ManagerSave } from './plan-manager-save';
export {
  dayStudentSchema,
  managerMealsResultSchema,
  mealCalendarSchema,
  mealDaySchema,
} from './schemas';
export type {
  CalendarCell,
  Closing,
  DayState,
  DayStudent,
  ManagerMealsResult,
  MealCalendar,
  MealDay,
} from './schemas';
export { eatenIn, isPickedUp, sameDayList } from './same-day-list';
export type { SameDayFilter } from './same-day-list';
export { settingsAfter, stillClosed } from './settings-after';
