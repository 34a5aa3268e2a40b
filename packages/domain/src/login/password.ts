/** The parts of the password rule, in the order in which a form lists them. */
export type PasswordPart = 'min-length' | 'max-length' | 'letter' | 'digit' | 'special';

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;

/**
 * Which parts of the rule a password fails; empty when it is accepted: 8 to 128 characters with an
 * English letter, a digit and a special character. Blanks count for the length only; nothing is
 * trimmed, the exact characters are the password. See docs/product/accounts.md#password.
 */
export function failedPasswordParts(password: string): PasswordPart[] {
  const length = Array.from(password).length;
  const passes: Record<PasswordPart, boolean> = {
    'min-length': length >= MIN_LENGTH,
    'max-length': length <= MAX_LENGTH,
    letter: /[A-Za-z]/.test(password),
    digit: /[0-9]/.test(password),
    special: /[\p{P}\p{S}]/u.test(password),
  };
  return (['min-length', 'max-length', 'letter', 'digit', 'special'] as const).filter(
    (part) => !passes[part],
  );
}
