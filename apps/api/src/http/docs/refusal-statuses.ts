import { refusalsByFeature, type RefusalCode } from '@academy/domain/refusals';
import type { Endpoint } from '@academy/domain/http';
import { statusOf } from '../errors/status-of';

export type RefusingFeature = keyof typeof refusalsByFeature;

const textsOf = (feature: RefusingFeature): Readonly<Partial<Record<RefusalCode, string>>> =>
  refusalsByFeature[feature];
const isCodeOf =
  (feature: RefusingFeature) =>
  (code: string): code is RefusalCode =>
    Object.hasOwn(textsOf(feature), code);
const codesOf = (feature: RefusingFeature) =>
  Object.keys(textsOf(feature)).filter(isCodeOf(feature));

const isCode = (code: string): code is RefusalCode =>
  Object.values(refusalsByFeature).some((texts) => Object.hasOwn(texts, code));

/** What any call may be refused with for what it is, whatever its feature decides. */
function general(endpoint: Endpoint): RefusalCode[] {
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

/**
 * With what a call may be refused, by status: what any call of its kind may, and what its features
 * refuse.
 */
export function refusalsOf(
  endpoint: Endpoint,
  features: readonly RefusingFeature[],
): Map<number, RefusalCode[]> {
  const own = endpoint.method === 'GET' ? [] : features.flatMap(codesOf);
  const codes = [...new Set([...general(endpoint), ...own])];
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of codes)
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code]);
  return byStatus;
}
