import { accountFieldTexts as texts } from './account-texts';
import { failedPasswordParts } from '../login/password';
import { isName } from '../identity/name';
import { oneLine } from '../text/blanks';
import { isUsername } from './username';

/** Longest name of a manager, in characters. */
export const MANAGER_NAME_LIMIT = 40;

export interface SignupForm {
  name: string;
  username: string;
  password: string;
  passwordConfirm: string;
  /** What the server printed at its start; asked of the very first account only. */
  code?: string | undefined;
}

/** The server's errors map: a field's message under its name, and a general one. */
export type SignupErrors = Partial<Record<keyof SignupForm | 'general', string>>;

/** What is wrong with a new password; null when it is accepted. */
export function newPasswordProblem(password: string): string | null {
  return failedPasswordParts(password).length > 0 ? texts.password : null;
}

/** What is wrong with an ID before its availability is checked; null when it can be checked. */
export function usernameProblem(username: string): string | null {
  if (username.trim() === '') return texts.usernameMissing;
  return isUsername(username) ? null : texts.username;
}

const nameProblem = (name: string): string | null =>
  isName(name) && Array.from(oneLine(name)).length <= MANAGER_NAME_LIMIT ? null : texts.name;

/**
 * What must be corrected before an account can be asked for; empty when nothing. The same check
 * runs in the form and in the server. See docs/product/accounts.md#signup.
 */
export function checkSignup({
  name,
  username,
  password,
  passwordConfirm,
}: SignupForm): SignupErrors {
  const found: [keyof SignupForm, string | null][] = [
    ['name', nameProblem(name)],
    ['username', usernameProblem(username)],
    ['password', newPasswordProblem(password)],
    ['passwordConfirm', password === passwordConfirm ? null : texts.passwordConfirm],
  ];
  const errors = Object.fromEntries(found.filter(([, message]) => message !== null));
  return Object.keys(errors).length === 0 ? {} : { ...errors, general: texts.general };
}

export interface PasswordForm {
  currentPassword: string;
  newPassword: string;
  passwordConfirm: string;
}

export type PasswordErrors = Partial<Record<keyof PasswordForm, string>>;

/**
 * What must be corrected before one's own password is changed. Whether the current one is right is
 * the server's to say.
 */
export function checkPasswordChange({
  currentPassword,
  newPassword,
  passwordConfirm,
}: PasswordForm): PasswordErrors {
  const problem =
    newPasswordProblem(newPassword) ??
    (newPassword === currentPassword ? texts.samePassword : null);
  return {
    ...(currentPassword === '' && { currentPassword: texts.currentPassword }),
    ...(problem !== null && { newPassword: problem }),
    ...(newPassword !== passwordConfirm && { passwordConfirm: texts.passwordConfirm }),
  };
}
