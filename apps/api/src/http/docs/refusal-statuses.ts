import { REFUSAL_CODES, type RefusalCode } from '@academy/domain/refusals';
import type { Endpoint } from '@academy/domain/http';
import type { StatusOf } from '../errors/status-of';

const isCode = (code: string): code is RefusalCode => REFUSAL_CODES.some((one) => one === code);

/** With what a call may be refused: what any of its kind may, and its own. */
export function codesOf(endpoint: Endpoint): RefusalCode[] {
  const {
    access,
    needs,
    params,
    query,
    body,
    takes,
    method,
    idempotent,
    ifMatch,
    refuses = [],
  } = endpoint;
  const isWrite = method !== 'GET';
  const given = (applies: boolean, ...codes: RefusalCode[]) => (applies ? codes : []);
  return [
    'validation-failed',
    'rate-limited',
    'internal-error',
    'busy',
    'data-damaged',
    ...given(access !== 'public', 'unauthorized', 'session-expired', 'forbidden'),
    ...given(access === 'manager', 'password-change-required', 'second-factor-setup-required'),
    ...given(needs !== undefined, 'no-right'),
    ...given(endpoint.features !== undefined, 'feature-off'),
    ...given(params !== undefined || body !== undefined, 'not-found'),
    // Also what only the database finds wrong: a letter that it does not keep, a number too large.
    ...given(isWrite || params !== undefined || query !== undefined, 'malformed-body'),
    ...given(body !== undefined || takes !== undefined, 'payload-too-large', 'unsupported-media'),
    ...given(isWrite && access !== 'cookie', 'maintenance', 'disk-full'),
    ...given(ifMatch !== undefined, 'settings-stale'),
    ...given(ifMatch === 'required', 'precondition-missing'),
    ...given(idempotent !== undefined, 'request-in-progress', 'idempotency-mismatch'),
    ...given(idempotent === 'required', 'idempotency-missing'),
    ...refuses.filter(isCode),
  ];
}

/** The same by status. */
export function refusalsOf(endpoint: Endpoint, statusOf: StatusOf): Map<number, RefusalCode[]> {
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of new Set(codesOf(endpoint)))
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code]);
  return byStatus;
}
