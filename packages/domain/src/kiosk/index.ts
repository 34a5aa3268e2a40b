export {
  codeKeyAt,
  codeLeft,
  codeText,
  judgeCode,
  proveCode,
  readCode,
  type CodeVerdict,
} from './code';
export { dueAtKiosk } from './due';
export { kioskCodeEndpoints, kioskEndpoints, kioskManagementEndpoints } from './endpoints';
export { afterCheckIn, afterMiss, guessPause } from './guesses';
export { dayOfCheckIn, inTime, judgeCheckIns, marksOf } from './judge-check-ins';
export type { Judgement, Outcome } from './judge-check-ins';
export { checkInMarkText } from './kiosk-texts';
export { CODE_DIGITS, CODE_MINUTES, KIOSK_NAME_LIMIT, TAIL_DIGITS, TOGETHER_MS } from './limits';
export { CHECK_IN_MARKS, type CheckInMark } from './marks';
export { checkInSchema, kioskDaySchema } from './schemas';
export type {
  AddedKiosk,
  AwayTime,
  CheckIn,
  CheckInId,
  CheckInResult,
  CodeSecret,
  Kiosk,
  KioskDay,
  KioskStudent,
  NotedCheckIn,
  ShownCode,
} from './schemas';
