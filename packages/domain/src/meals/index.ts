export { mealEndpoints } from './endpoints';
export { depositStatusSchema, mealBillSchema, mealLockReasonSchema, mealSchema, pickUpSchema, reservationChangeSchema, reservationSchema, sameDayRowSchema, sameDaySchema, saveResultSchema, skippedMealSchema } from './schemas';
export type { DepositStatus, Meal, MealBill, MealLockReason, PickUp, Reservation, ReservationChange, SameDay, SameDayRow, SaveResult, SkippedMeal } from './schemas';
