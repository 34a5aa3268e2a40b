import { ApiError, errorText } from '@academy/api-client';
import { studentChoicesSchema, type StudentChoice } from '@academy/domain/login';
import { tryAgainText } from '@academy/domain/http';
import { loginTexts } from './login-texts';

/** What the login screen says about a login that did not work. */
export type LoginFailure =
  | { kind: 'text'; text: string }
  /** Too many tries: the seconds are counted down. */
  | { kind: 'wait'; seconds: number };

const text = (message: string): LoginFailure => ({ kind: 'text', text: message });

/**
 * The server's words when it has any, else ours. `online`: whether the device thinks that it has a
 * network.
 */
export function loginFailureOf(error: unknown, online: boolean): LoginFailure {
  if (!(error instanceof ApiError)) return text(loginTexts.trouble);
  if (error.status === 429 && error.retryAfterSeconds !== undefined && error.retryAfterSeconds > 0)
    return { kind: 'wait', seconds: error.retryAfterSeconds };
  if (error.code === 'missing-token') return text(loginTexts.noToken);
  if (error.code === 'success-false') return text(errorText(error, loginTexts.failed));
  if (error.kind === 'network' && !online) return text(loginTexts.offline);
  return text(errorText(error, loginTexts.trouble));
}

/**
 * Codes by which the server asks for a PIN: what for, and whether the one that was given was wrong.
 */
const PIN_CODES: Readonly<Record<string, { choose: boolean; wrong: boolean }>> = {
  'pin-required': { choose: false, wrong: false },
  'pin-wrong': { choose: false, wrong: true },
  'pin-choose': { choose: true, wrong: false },
  'pin-shape': { choose: true, wrong: true },
  'pin-simple': { choose: true, wrong: true },
};

/** Whether a refused login asks for a PIN. */
export const pinAsked = (error: unknown) =>
  error instanceof ApiError && error.code !== undefined ? PIN_CODES[error.code] : undefined;

/** Who has the number, where several do. */
export const choicesAsked = (error: unknown): StudentChoice[] | undefined =>
  error instanceof ApiError && error.code === 'student-choose'
    ? studentChoicesSchema.safeParse(error.body).data?.students
    : undefined;

/** Whether the device has to wait for a manager. */
export const isWaiting = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'device-waiting';

/** The text of a failure, `secondsLeft` into its wait. */
export const failureText = (failure: LoginFailure, secondsLeft: number): string =>
  failure.kind === 'wait' ? tryAgainText(secondsLeft) : failure.text;
