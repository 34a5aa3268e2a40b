import type { StudentPoint } from './schemas';

/** U+2212: as wide as the plus sign, and read as minus. */
const MINUS = '−';
const grouped = (whole: number) => String(Math.abs(whole)).replace(/\B(?=(\d{3})+$)/g, ',');

/** `+3점`, `−2점`, `0점`: a sum with its sign. */
export function formatSignedPoints(sum: number): string {
  const sign = sum > 0 ? '+' : MINUS;
  return `${sum === 0 ? '' : sign}${grouped(sum)}점`;
}

/** One point as the list shows it: rewards with plus, penalties with minus. */
export const formatPoint = ({
  pointType,
  points,
}: Pick<StudentPoint, 'pointType' | 'points'>): string =>
  formatSignedPoints(pointType === 'REWARD' ? points : -points);
