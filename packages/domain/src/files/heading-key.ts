/**
 * A heading as it is compared and remembered: without blanks, signs and what is in brackets.
 */
export const headingKey = (header: string): string =>
  header
    .normalize('NFC')
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
