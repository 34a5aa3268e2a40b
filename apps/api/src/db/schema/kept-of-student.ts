/**
 * Tables of which a student's rows stay when the student is erased: their figures, without words
 * (`erase-words-db.ts`). Any other table with a `studentId` loses them.
 */
export { attendanceMarks, attendanceMarkVersions, attendanceVisits } from './attendance';
export { depositEntries } from './deposits';
export { givenUpMeals, keptMeals, mealBills, mealMonths, pickUps, reservations } from './meals';
export { messages } from './messages';
export { mockRegistrations } from './mocks';
export { studentPoints } from './points';
export { mealPrices } from './prices';
export { statementBookings } from './statements';
