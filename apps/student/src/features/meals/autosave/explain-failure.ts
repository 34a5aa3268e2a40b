import { ApiError } from '@academy/api-client';
import { saveTexts } from '../../../shared/messages/save-texts';
import type { SaveFailure } from './save-state';

/** A save was asked for while nobody is signed in. */
export class NotSignedInError extends Error {
  override readonly name = 'NotSignedInError';
}

/** Answers that say nothing about the request itself: timeouts, overload, and a token that has to be renewed first. */
const PASSING = new Set([401, 408, 419, 425, 429]);

/** Whether a failed save is worth another try, and what to tell the student meanwhile. */
export function explainFailure(error: unknown): SaveFailure {
  if (error instanceof NotSignedInError) return { retry: false, message: saveTexts.noStudent };
  if (!(error instanceof ApiError)) return { retry: true };
  const { status, retryAfterSeconds, serverMessage } = error;
  const refused = status !== undefined && status >= 400 && status < 500 && !PASSING.has(status);
  return {
    retry: !refused,
    broken: status !== undefined && status >= 500,
    retryAfter: retryAfterSeconds === undefined ? undefined : retryAfterSeconds * 1000,
    message: serverMessage,
  };
}
