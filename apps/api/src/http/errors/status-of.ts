import type { RefusalCode } from '@academy/domain/refusals';
import type { Statuses } from '../docs/api-table';

/** What any call may be refused with; a feature brings its own (`ApiTable`). */
const GENERAL: Statuses = {
  'malformed-body': 400,
  'idempotency-missing': 400,
  'validation-failed': 400,
  'picture-missing': 400,
  'pdf-missing': 400,
  'logo-missing': 400,
  unauthorized: 401,
  'session-expired': 401,
  forbidden: 403,
  'feature-off': 403,
  'no-right': 403,
  'password-change-required': 403,
  'second-factor-setup-required': 403,
  'not-found': 404,
  'academy-unknown': 404,
  'method-not-allowed': 405,
  'settings-stale': 412,
  'payload-too-large': 413,
  'picture-too-large': 413,
  'pdf-too-large': 413,
  'unsupported-media': 415,
  'picture-heic': 415,
  'picture-unknown': 415,
  'pdf-unknown': 415,
  'logo-unknown': 415,
  'idempotency-mismatch': 422,
  'picture-broken': 422,
  'pdf-broken': 422,
  'pdf-encrypted': 422,
  'pdf-active': 422,
  'logo-too-small': 422,
  'picture-too-many-pixels': 422,
  'precondition-missing': 428,
  'rate-limited': 429,
  'proof-required': 429,
  'internal-error': 500,
  busy: 503,
  maintenance: 503,
  'academy-suspended': 503,
  'disk-full': 503,
  'data-damaged': 503,
};

export type StatusOf = (code: RefusalCode) => number;

/** The status of an answer follows from its code. */
export function statusesOf(...brought: Statuses[]): StatusOf {
  const all: Statuses = Object.assign({}, GENERAL, ...brought);
  return (code) => all[code] ?? 409;
}
