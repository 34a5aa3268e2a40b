export { decideAccountChange, newAccount } from './account-changes';
export { firstAccountCode, isFirstAccountCode } from './first-account';
export type { AccountChange } from './account-changes';
export {
  MANAGER_NAME_LIMIT,
  checkPasswordChange,
  checkSignup,
  newPasswordProblem,
  usernameProblem,
} from './check-signup';
export type { PasswordErrors, PasswordForm, SignupErrors, SignupForm } from './check-signup';
export { isCommonPassword } from './common-passwords';
export { accountEndpoints } from './endpoints';
export { idCheckProblem, idCheckState } from './id-check';
export type { IdCheck, IdCheckState } from './id-check';
export {
  accountListSchema,
  accountSchema,
  accountStatusSchema,
  REJECT_LIMIT,
  temporaryPasswordSchema,
} from './schemas';
export type { Account, AccountList, AccountStatus, SignupResult } from './schemas';
export { signupsByNetwork } from './signups-by-network';
export type { SignupGroup } from './signups-by-network';
export {
  TEMPORARY_PASSWORD_BYTES,
  TEMPORARY_PASSWORD_HOURS,
  temporaryPassword,
} from './temporary-password';
export { isUsername } from './username';
export {
  accountFieldTexts,
  accountRefusalText,
  accountStatusName,
  signupTexts,
} from './account-texts';
export { accountFields } from './fields';
