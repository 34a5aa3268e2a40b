export { awayOn } from './away';
export { calendarOf, closedReasons, dayState } from './calendar-cells';
export { changedEffectSchema, effectResultSchema, mealEffectSchema } from './effect-schemas';
export type { AffectedStudent, ClosingChange, EffectResult, MealEffect } from './effect-schemas';
export { calendarEndpoints } from './endpoints';
export { affectedStudents, changedSettings, lostMeals, mealEffect } from './meal-effect';
export type { EffectContext, LostMeal } from './meal-effect';
export { mealCalendarColumns, sameDayColumns } from './meal-columns';
export { planCancellation, settlementLines } from './plan-cancellation';
export type { StudentLedgerLine } from './plan-cancellation';
export { planManagerSave } from './plan-manager-save';
export type { ManagerSave, ManagerSavePlan } from './plan-manager-save';
export {
  dayStudentSchema,
  managerMealsResultSchema,
  mealsOfDayResultSchema,
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
export { kitchenAllergies } from './kitchen-allergies';
export type { KitchenAllergy } from './kitchen-allergies';
export { eatenIn, isPickedUp, mayPickUp, sameDayList } from './same-day-list';
export type { SameDayFilter } from './same-day-list';
export { settingsAfter, stillClosed } from './settings-after';
export {
  calendarTexts,
  closingCauseName,
  dayStateName,
  editCauseName,
  effectChoiceName,
  effectText,
  managedNames,
  settlementName,
} from './calendar-texts';
export { mealChangeFields } from './fields';
export { PASTED_ACTIONS, planPastedMeals, readPastedMeals } from './pasted-meals';
export type { PastedAction, PlannedMeals } from './pasted-meals';
