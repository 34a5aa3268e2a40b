import { applicationsSchema, appliedMealsSchema } from '../applications';
import { aMealBill, aReservation } from './builders';
import { aMyMockRegistration } from './mock-builders';
import type { Overrides } from './overrides';
import { aRegularSchedule, anAbsenceReason } from './schedule-builders';

/** November 2026 with one day of both meals, to be paid within the month. */
export const someAppliedMeals = (overrides: Overrides<typeof appliedMealsSchema> = {}) =>
  appliedMealsSchema.parse({
    month: '2026-11',
    reservations: [aReservation()],
    bill: aMealBill(),
    paymentFirst: '2026-11-01',
    paymentLast: '2026-11-30',
    ...overrides,
  });

/** One of everything. */
export const someApplications = (overrides: Overrides<typeof applicationsSchema> = {}) =>
  applicationsSchema.parse({
    asOf: '2026-11-19T04:00:00Z',
    studentName: '김하늘',
    meals: [someAppliedMeals()],
    mocks: [aMyMockRegistration()],
    schedules: [aRegularSchedule()],
    reasons: [anAbsenceReason()],
    ...overrides,
  });
