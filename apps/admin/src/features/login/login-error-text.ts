import { ApiError } from '@academy/api-client';
import { messages } from '../../shared/texts/messages';

const texts = messages.login;

/** What the manager reads when signing in fails, case by case: docs/product/login.md#managers. */
export function loginErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.unknown;
  if (error.kind === 'network' || error.kind === 'aborted') return texts.noConnection;
  if (error.kind === 'setup') return texts.requestFailed;
  if (error.kind === 'malformed') return texts.badAnswer;
  // A 401 always reads the same, so that it never says which of the two was wrong.
  if (error.status === 401) return texts.wrong;
  return error.serverMessage ?? (error.statusText || texts.unknown);
}
