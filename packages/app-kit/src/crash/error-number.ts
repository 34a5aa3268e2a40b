/**
 * A short name of an error that a user can read out to the staff: the same error has the same
 * number.
 */
export function errorNumber(error: unknown): string {
  const text = error instanceof Error ? `${error.name}${error.message}` : String(error);
  let hash = 0;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_000;
  return String(hash).padStart(6, '0');
}
