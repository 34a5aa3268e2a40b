export { availableWeekdays } from './available-weekdays';
export type { WeekdayOption } from './available-weekdays';
export { countSameDay } from './count-same-day';
export type { PickUpCount } from './count-same-day';
export { mealEndpoints } from './endpoints';
export { invoiceOf } from './invoice';
export type { Invoice, InvoiceLine } from './invoice';
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
  PickUp,
  Reservation,
  ReservationChange,
  SameDay,
  SameDayRow,
  SaveResult,
  SkippedMeal,
} from './schemas';
export { planSelectAll, selectAllState } from './select-all';
