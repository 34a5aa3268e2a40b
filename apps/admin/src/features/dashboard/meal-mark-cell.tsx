import { mealMarkText, type MealMark } from '@academy/domain/stats';
import styles from './meal-mark-cell.module.css';

const LETTERS: readonly { mark: 1 | 2; tone: string | undefined }[] = [
  { mark: 1, tone: styles.lunch },
  { mark: 2, tone: styles.dinner },
];

/**
 * 점 and 저 in the colours of their meals: the letter says it, the colour helps the eye along the
 * row.
 */
export const MealMarkCell = ({ mark }: { mark: MealMark }) =>
  LETTERS.filter((one) => mark === one.mark || mark === 3).map((one) => (
    <span key={one.mark} className={one.tone}>
      {mealMarkText(one.mark)}
    </span>
  ));
