export { secondFactorEndpoints } from './endpoints';
export {
  readTypedFactor,
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  recoveryCode,
} from './recovery-codes';
export {
  begunSecondFactorSchema,
  editedSecondFactorSettingsSchema,
  ownSecondFactorSchema,
  recoveryCodesSchema,
  secondFactorPolicySchema,
} from './schemas';
export type { EditedSecondFactorSettings, SecondFactorPolicy } from './schemas';
export { secondFactorFieldTexts, secondFactorPolicyName } from './second-factor-texts';
export {
  isFreshStep,
  isSameConfirmation,
  isSetUpOpen,
  secondFactorDuty,
  STEP_WINDOW,
  stepOf,
} from './second-factor';
export { secondFactorFields } from './fields';
