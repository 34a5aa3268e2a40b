import { formatSigned } from '../money';
import type { StudentPoint } from './schemas';

/** `+3점`, `−2점`, `0점`: a sum with its sign. */
export const formatSignedPoints = (sum: number): string => `${formatSigned(sum)}점`;

/** One point as the list shows it: rewards with plus, penalties with minus. */
export const formatPoint = ({
  pointType,
  points,
}: Pick<StudentPoint, 'pointType' | 'points'>): string =>
  formatSignedPoints(pointType === 'REWARD' ? points : -points);
