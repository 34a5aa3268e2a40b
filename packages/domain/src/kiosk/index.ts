export { dueAtKiosk } from './due';
export { kioskEndpoints, kioskManagementEndpoints } from './endpoints';
export { dayOfCheckIn, judgeCheckIn, marksOf } from './judge-check-in';
export { checkInMarkText } from './kiosk-texts';
export { CODE_DIGITS, CODE_MINUTES, KIOSK_NAME_LIMIT, TAIL_DIGITS, TOGETHER_MS } from './limits';
export { CHECK_IN_MARKS, checkInSchema, kioskDaySchema } from './schemas';
export type {
  AddedKiosk,
  AwayTime,
  CheckIn,
  CheckInMark,
  CheckInResult,
  Kiosk,
  KioskDay,
  KioskStudent,
  NotedCheckIn,
} from './schemas';
