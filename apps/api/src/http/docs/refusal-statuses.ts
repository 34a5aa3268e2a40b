import { refusalsByFeature, type RefusalCode } from '@academy/domain/refusals';
import type { Endpoint } from '@academy/domain/http';

/** Codes with another status than 409, which says that the academy's rules are against it. */
const STATUS: Readonly<Partial<Record<RefusalCode, number>>> = {
  'malformed-body': 400,
  'validation-failed': 400,
  'phone-too-short': 400,
  'pin-shape': 400,
  'pin-simple': 400,
  'signup-refused': 400,
  'import-empty': 400,
  'mark-in-future': 400,
  'no-such-period': 400,
  'picture-missing': 400,
  'reject-reason-missing': 400,
  'visit-in-future': 400,
  'visit-out-of-order': 400,
  'subject-required': 400,
  'one-subject-only': 400,
  'subject-not-offered': 400,
  'exam-subject-required': 400,
  'exam-one-subject': 400,
  'exam-subject-not-offered': 400,
  unauthorized: 401,
  'session-expired': 401,
  'student-login-failed': 401,
  'manager-login-failed': 401,
  'pin-required': 401,
  'pin-choose': 401,
  'pin-wrong': 401,
  'device-waiting': 401,
  'device-refused': 401,
  forbidden: 403,
  'no-right': 403,
  'account-pending': 403,
  'account-disabled': 403,
  'password-change-required': 403,
  'temporary-password-expired': 403,
  'not-found': 404,
  'version-unknown': 404,
  'method-not-allowed': 405,
  'settings-stale': 412,
  'payload-too-large': 413,
  'picture-too-large': 413,
  'unsupported-media': 415,
  'picture-heic': 415,
  'picture-unknown': 415,
  'idempotency-mismatch': 422,
  'picture-broken': 422,
  'picture-too-many-pixels': 422,
  'precondition-missing': 428,
  'rate-limited': 429,
  'proof-required': 429,
  'internal-error': 500,
  busy: 503,
  maintenance: 503,
  'disk-full': 503,
};

type Feature = keyof typeof refusalsByFeature;

export const statusOf = (code: RefusalCode): number => STATUS[code] ?? 409;

const textsOf = (feature: Feature): Readonly<Partial<Record<RefusalCode, string>>> =>
  refusalsByFeature[feature];
const isCodeOf =
  (feature: Feature) =>
  (code: string): code is RefusalCode =>
    Object.hasOwn(textsOf(feature), code);
const codesOf = (feature: Feature) => Object.keys(textsOf(feature)).filter(isCodeOf(feature));

/** What any call may be refused with for what it is, whatever its feature decides. */
function general({
  access,
  needs,
  params,
  body,
  takes,
  method,
  idempotent,
}: Endpoint): RefusalCode[] {
  const isWrite = method !== 'GET';
  const given = (applies: boolean, ...codes: RefusalCode[]) => (applies ? codes : []);
  return [
    'validation-failed',
    'rate-limited',
    'internal-error',
    'busy',
    ...given(access !== 'public', 'unauthorized', 'session-expired', 'forbidden'),
    ...given(access === 'manager', 'password-change-required'),
    ...given(needs !== undefined, 'no-right'),
    ...given(params !== undefined, 'not-found'),
    ...given(
      body !== undefined || takes !== undefined,
      'malformed-body',
      'payload-too-large',
      'unsupported-media',
    ),
    ...given(
      isWrite && access !== 'cookie',
      'maintenance',
      'disk-full',
      'stale',
      'settings-stale',
      'precondition-missing',
    ),
    ...given(idempotent === true, 'request-in-progress', 'idempotency-mismatch'),
  ];
}

/**
 * With what a call may be refused, by status: what any call of its kind may, and what its features
 * refuse.
 */
export function refusalsOf(
  endpoint: Endpoint,
  features: readonly Feature[],
): Map<number, RefusalCode[]> {
  const own = endpoint.method === 'GET' ? [] : features.flatMap(codesOf);
  const codes = [...new Set([...general(endpoint), ...own])];
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of codes)
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code]);
  return byStatus;
}

export type { Feature };
