/**
 * What is beside each other in a line: `승인 · 11월 20일 (금)`. What is empty leaves no dot behind.
 */
export const dotted = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');
