import { ApiError } from '@academy/api-client';
import { outcomeOf } from '@academy/app-kit/writes';
import { saveTexts } from '../../../shared/messages/save-texts';
import type { SaveFailure } from './save-state';

/** A save was asked for while nobody is signed in. */
export class NotSignedInError extends Error {
  override readonly name = 'NotSignedInError';
}

/** Whether a failed save is worth another try, and what to tell the student meanwhile. */
export function explainFailure(error: unknown): SaveFailure {
  if (error instanceof NotSignedInError) return { retry: false, message: saveTexts.noStudent };
  if (!(error instanceof ApiError)) return { retry: true };
  const { status, retryAfterSeconds, serverMessage } = error;
  const outcome = outcomeOf(error);
  return {
    retry: outcome !== 'refused' && outcome !== 'stale',
    broken: status !== undefined && status >= 500,
    retryAfter: retryAfterSeconds === undefined ? undefined : retryAfterSeconds * 1000,
    message: serverMessage,
  };
}
