export { availableWeekdays } from './available-weekdays';
export type { WeekdayOption } from './available-weekdays';
export { countSameDay } from './count-same-day';
export type { PickUpCount } from './count-same-day';
export { mealEndpoints } from './endpoints';
export { invoiceOf } from './invoice';
export type { Invoice, InvoiceLine } from './invoice';
export { countChanges, planLikeLastMonth, weekdayHabits } from './like-last-month';
export type { LikeLastMonthPlan } from './like-last-month';
export type { MealPage } from './meal-page-schema';
export { managedMeals } from './managed-meals';
export { cutoffOf, decideMealChange, decideMealServed, mealChangeDecider } from './meal-change';
export type { MealChange } from './meal-change';
export { alreadyApplied } from './meal-plan';
export type { MealPlan, PlanContext } from './meal-plan';
export { meals, mealsByDay } from './meals-of-day';
export type { MealsOfDay } from './meals-of-day';
export { nextCutoff } from './next-cutoff';
export { depositWindow, paymentWindow } from './payment-window';
export { planSave } from './plan-save';
export { planSameWeekday, planSingleDay } from './quick-add';
export {
  depositStatusSchema,
  mealBillSchema,
  mealSchema,
  pickUpSchema,
  reservationSchema,
  sameDayRowSchema,
  sameDaySchema,
  saveResultSchema,
} from './schemas';
export type {
  DepositStatus,
  ManagedMeals,
  Meal,
  MealBill,
  MealLockReason,
  PickUp,
  Reservation,
  ReservationChange,
  SameDay,
  SameDayRow,
  SaveResult,
  SkippedMeal,
} from './schemas';
export { planSelectAll, selectAllState } from './select-all';
export { CLOSING_CAUSES, EDIT_CAUSES, EFFECT_CHOICES, SETTLEMENTS, onlyChoice } from './causes';
export type { ClosingCause, EditCause, EffectChoice, Settlement } from './causes';
export { alreadyAppliedText, mealLockText, mealName, skippedTexts } from './meal-texts';
export { checkLunchSettings } from './check-lunch-settings';
export {
  chargedSettings,
  defaultLunchSettings,
  toldSettings,
  toWire,
} from './default-lunch-settings';
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
export { weekdayFlagName } from './weekday-flag';
