/** How long a temporary password can be used, in hours. */
export const TEMPORARY_PASSWORD_HOURS = 24;

/** How many random bytes a temporary password is made of. */
export const TEMPORARY_PASSWORD_BYTES = 12;

// Without 0, O, 1, l and I: it is read aloud or copied by hand once.
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const SPECIALS = '!@#$%&*?';
const PLACES = [LETTERS, DIGITS, SPECIALS, ...Array.from({ length: 9 }, () => LETTERS + DIGITS)];

/**
 * A password of 12 characters from as many random bytes: it always passes the rule for passwords.
 * Shown once, changed at the next login.
 */
export function temporaryPassword(bytes: Uint8Array): string {
  if (bytes.length < TEMPORARY_PASSWORD_BYTES)
    throw new RangeError(`${TEMPORARY_PASSWORD_BYTES} bytes are needed`);
  return PLACES.map((alphabet, index) =>
    alphabet.charAt((bytes[index] ?? 0) % alphabet.length),
  ).join('');
}
