/**
 * No letters and digits that are taken for one another. 32 of them: a byte gives each with the same
 * chance.
 */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** The code for the very first account, from random bytes: `K7QF-2MXA`. */
export function firstAccountCode(bytes: Uint8Array): string {
  const letters = Array.from(bytes.slice(0, LENGTH), (byte) =>
    LETTERS.charAt(byte % LETTERS.length),
  );
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

const bare = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Whether what was typed is one of these codes; case, blanks and the dash do not matter. */
export const isFirstAccountCode = (typed: string | undefined, codes: readonly string[]): boolean =>
  codes.some((code) => bare(code) === bare(typed ?? ''));
