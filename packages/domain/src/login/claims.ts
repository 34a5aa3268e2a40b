/**
 * The claims of an access token that the apps read, in one shape whatever the server calls them.
 * Hints, never proof.
 */
export interface Claims {
  subject: string | null;
  userId: string | null;
  /** `sid`: the login that the token belongs to. */
  sessionId: string | null;
  /** `exp`, seconds since the epoch. */
  expires: number | null;
  /** Every word of `authorities`, `roles`, `scope` and `role`, as sent. */
  grants: readonly string[];
}

export type RoleOfClaims = 'manager' | 'student' | 'neither';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Decodes base64url JSON in UTF-8. Throws on anything else; `readClaims` catches. */
function decode(part: string): unknown {
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/**
 * One claim's words: a string with blanks or commas between, or an array of strings or of `{
 * authority }` (Spring's shape).
 */
function words(claim: unknown): string[] {
  if (typeof claim === 'string') return claim.split(/[\s,]+/).filter(Boolean);
  if (Array.isArray(claim)) return claim.flatMap(words);
  return isRecord(claim) && typeof claim.authority === 'string' ? words(claim.authority) : [];
}

const text = (claim: unknown): string | null =>
  typeof claim === 'string' || typeof claim === 'number' ? String(claim) : null;

/**
 * Reads a token's payload without checking its signature: only the server can. Null for anything
 * that is not a JWT; never throws.
 */
export function readClaims(token: string): Claims | null {
  try {
    const payload = decode(token.replace(/^Bearer\s+/i, '').split('.')[1] ?? '');
    if (!isRecord(payload)) return null;
    return {
      subject: text(payload.sub),
      userId: text(payload.userId),
      sessionId: text(payload.sid),
      expires: typeof payload.exp === 'number' && Number.isFinite(payload.exp) ? payload.exp : null,
      grants: [payload.authorities, payload.roles, payload.scope, payload.role].flatMap(words),
    };
  } catch {
    return null;
  }
}

/**
 * A claim containing ADMIN or MANAGER (any case) makes a manager, and wins over one containing
 * STUDENT.
 */
export function roleOfClaims(claims: Claims | null): RoleOfClaims {
  const grants = (claims?.grants ?? []).map((grant) => grant.toUpperCase());
  if (grants.some((grant) => grant.includes('ADMIN') || grant.includes('MANAGER')))
    return 'manager';
  return grants.some((grant) => grant.includes('STUDENT')) ? 'student' : 'neither';
}

/**
 * When the token stops being accepted; null when it does not say, or says something that is no
 * date.
 */
export function expiresAt(claims: Claims | null): Date | null {
  if (claims?.expires === null || claims?.expires === undefined) return null;
  const at = new Date(claims.expires * 1000);
  return Number.isNaN(at.getTime()) ? null : at;
}
