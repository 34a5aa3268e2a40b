export { availableWeekdays } from './plan/available-weekdays';
export type { WeekdayOption } from './plan/available-weekdays';
export { countSameDay } from './order/count-same-day';
export type { PickUpCount } from './order/count-same-day';
export { mealEndpoints } from './endpoints';
export { lunchSettingsFields, mealFields, mealRuleFields, mealSumFields } from './fields';
export { billBalance, billRest } from './bill/bill-rest';
export { invoiceOf } from './bill/invoice';
export type { Invoice, InvoiceLine, InvoicePart } from './bill/invoice';
export { countChanges, planLikeLastMonth, weekdayHabits } from './plan/like-last-month';
export type { LikeLastMonthPlan } from './plan/like-last-month';
export type { MealPage } from './meal-page-schema';
export { managedMeals } from './managed-meals';
export { dayCutoffOf, decideMealChange, decideMealServed, mealChangeDecider } from './meal-change';
export type { MealChange } from './meal-change';
export { alreadyApplied } from './plan/meal-plan';
export type { MealPlan, PlanContext } from './plan/meal-plan';
export { countDays, hasDay } from './meal-days';
export type { MealDays } from './meal-days';
export { meals, mealsByDay } from './meals-of-day';
export type { MealsOfDay } from './meals-of-day';
export { cutoffOf, cutoffShapeOf } from './cutoff/cutoff';
export { MOST_BUSINESS_DAYS, cutoffShapeSchema } from './cutoff/cutoff-schema';
export type { CutoffShape } from './cutoff/cutoff-schema';
export { cutoffText } from './cutoff/cutoff-texts';
export { nextCutoff, nextCutoffs } from './cutoff/next-cutoff';
export type { Cutoff } from './cutoff/next-cutoff';
export { orderColumns, orderRows } from './order/order-columns';
export { orderText } from './order/order-text';
export { spareCount, spareOn } from './order/spare';
export type { Spare } from './order/spare-schema';
export { spareText, sparesText } from './order/spare-texts';
export { depositWindow, paymentWindow } from './bill/payment-window';
export { planCost } from './plan/plan-cost';
export { planSave } from './plan/plan-save';
export { firstDayToAdd, planSameWeekday, planSingleDay } from './plan/quick-add';
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
  BillMoney,
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
export {
  changeableDays,
  planSelectAll,
  selectAllState,
  type SelectAllState,
} from './plan/select-all';
export { CLOSING_CAUSES, EDIT_CAUSES, EFFECT_CHOICES, SETTLEMENTS, onlyChoice } from './causes';
export type { ClosingCause, EditCause, EffectChoice, Settlement } from './causes';
export {
  alreadyAppliedText,
  invoicePartText,
  mealLockText,
  mealName,
  skippedTexts,
} from './meal-texts';
export { checkLunchSettings } from './settings/check-lunch-settings';
export {
  chargedSettings,
  defaultLunchSettings,
  shownToStudents,
  toWire,
} from './settings/default-lunch-settings';
export { holidaySchema } from './holiday-schema';
export type { Holiday } from './holiday-schema';
export {
  editedLunchSettingsSchema,
  lunchSettingsSchema,
  lunchSettingsWireSchema,
} from './settings/lunch-settings-schema';
export type {
  EditedLunchSettings,
  LunchSettings,
  LunchSettingsDraft,
} from './settings/lunch-settings-schema';
export { weekdayFlagName } from './plan/weekday-flag';
