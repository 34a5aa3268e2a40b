// What a spreadsheet takes for the beginning of a formula, in both widths, or silently drops before one.
const RISKY = /^[=+\-@＝＋－＠\t\r\n\0]/;

/** A text that no spreadsheet runs: what begins like a formula gets an apostrophe in front (OWASP, RELIABILITY §1.2.10). */
export const safeText = (text: string): string => (RISKY.test(text) ? `'${text}` : text);
