import { eatenIn, isPickedUp } from '@academy/domain/calendar';
import type { Place } from '../seat-work';
import { seatsTexts as texts } from '../seats-texts';

/** The meals of a seat for a reader: `점심 받음 저녁 안 받음`. */
export const mealWords = ({ meals }: Pick<Place, 'meals'>): string =>
  meals
    ? eatenIn(meals, 'all')
        .map((meal) => (isPickedUp(meals, meal) ? texts.mealDone(meal) : texts.mealOpen(meal)))
        .join(' ')
    : '';
