/** U+2212: as wide as the plus sign, and read as minus. */
const MINUS = '−';

/**
 * `1,204`, `−3`; nothing is `0`, never `−0`. Grouped by hand, because a device's locale data may
 * differ or be missing.
 */
export function formatNumber(number: number): string {
  const [whole = '', part] = String(Math.abs(number)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${number < 0 ? MINUS : ''}${grouped}${part === undefined ? '' : `.${part}`}`;
}

/** `+3`, `−2`, `0`: how much more or less. */
export const formatSigned = (number: number): string =>
  `${number > 0 ? '+' : ''}${formatNumber(number)}`;
