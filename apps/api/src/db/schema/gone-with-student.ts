/** Tables of which a student's rows are deleted when the student is erased. */
export { kioskCheckIns } from './kiosk/check-ins';
export { mockResults, mockTargets } from './mock-results';
export { studentMoves } from './moves';
export { newsReads } from './news';
export { absenceReasons } from './reasons';
export { reportedDeposits } from './reported-deposits';
export { studentAllergens } from './student-allergens';
export { reportRemarks } from './study-time';
