/** How many recovery codes come with a factor; each opens once in place of a code. */
export const RECOVERY_CODES = 10;

/** Random bytes for one recovery code. */
export const RECOVERY_CODE_BYTES = 16;

// As for the first account: nothing that is taken for something else. A byte gives each letter
// with the same chance, 16 of them are 80 bits: too many to guess, also from its hash.
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const spaced = (code: string) => code.match(/.{4}/g)?.join('-') ?? code;

/** A recovery code out of random bytes: `K7QF-2MXA-9PWB-HT4C`. */
export function recoveryCode(bytes: Uint8Array): string {
  if (bytes.length < RECOVERY_CODE_BYTES)
    throw new RangeError(`${RECOVERY_CODE_BYTES} bytes are needed`);
  return spaced(
    Array.from(bytes.slice(0, RECOVERY_CODE_BYTES), (byte) =>
      LETTERS.charAt(byte % LETTERS.length),
    ).join(''),
  );
}

/** What was typed as a second factor. */
type TypedFactor = { kind: 'code' | 'recovery'; code: string };

/**
 * Reads a code of the app (six digits) or a recovery code, whatever its case, blanks and dashes;
 * null for anything else.
 */
export function readTypedFactor(typed: string): TypedFactor | null {
  const bare = typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(bare)) return { kind: 'code', code: bare };
  return bare.length === RECOVERY_CODE_BYTES &&
    [...bare].every((letter) => LETTERS.includes(letter))
    ? { kind: 'recovery', code: spaced(bare) }
    : null;
}
