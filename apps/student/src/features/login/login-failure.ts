import { ApiError, errorText } from '@academy/api-client';
import { refusalText } from '@academy/domain/messages';
import { loginTexts } from '../../shared/messages/login-texts';
import { shellTexts } from '../../shared/messages/shell-texts';

/** What the login screen says about a login that did not work. */
export type LoginFailure =
  | { kind: 'text'; text: string }
  /** Too many tries: the seconds are counted down. */
  | { kind: 'wait'; seconds: number };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const text = (message: string): LoginFailure => ({ kind: 'text', text: message });

/** A 2xx that is no login: `success: false` with the server's reason or ours, or a success that brought no token (spec §5). */
function malformed(body: unknown): LoginFailure {
  if (isRecord(body) && body.success === false) return text(typeof body.message === 'string' && body.message !== '' ? body.message : loginTexts.failed);
  return text(isRecord(body) && isRecord(body.student) ? loginTexts.noToken : loginTexts.trouble);
}

/** Spec §5, §8: the server's words when it has any, else ours. `online`: whether the device thinks that it has a network. */
export function loginFailureOf(error: unknown, online: boolean): LoginFailure {
  if (!(error instanceof ApiError)) return text(loginTexts.trouble);
  if (error.status === 429 && error.retryAfterSeconds !== undefined && error.retryAfterSeconds > 0) return { kind: 'wait', seconds: error.retryAfterSeconds };
  if (error.kind === 'malformed') return malformed(error.body);
  if (error.kind === 'network' && !online) return text(shellTexts.offlineAtLogin);
  return text(errorText(error, loginTexts.trouble));
}

/** The text of a failure, `secondsLeft` into its wait. */
export const failureText = (failure: LoginFailure, secondsLeft: number): string =>
  failure.kind === 'wait' ? refusalText('rate-limited', { seconds: secondsLeft }) : failure.text;
