import { headingOf } from '../../fields/field';
import { mealFields, mealSumFields } from '../fields';
import type { ListColumn } from '../../files';
import { mealName } from '../meal-texts';
import { meals } from '../meals-of-day';
import type { Meal } from '../schemas';
import type { PickUpCount } from './count-same-day';

/** The delivered portions of a meal. */
interface OrderedMeal {
  meal: Meal;
  applied: number;
  spare: number;
}

/** The order of a day, a row per meal. */
export const orderRows = (counts: Record<Meal, PickUpCount>): OrderedMeal[] =>
  meals.map((meal) => ({ meal, applied: counts[meal].applied, spare: counts[meal].spare }));

export const orderColumns: ListColumn<OrderedMeal>[] = [
  { header: headingOf(mealFields.meal), kind: 'text', value: ({ meal }) => mealName(meal) },
  { header: headingOf(mealSumFields.applied), kind: 'number', value: ({ applied }) => applied },
  { header: headingOf(mealSumFields.spare), kind: 'number', value: ({ spare }) => spare },
  {
    header: headingOf(mealSumFields.total),
    kind: 'number',
    value: ({ applied, spare }) => applied + spare,
  },
];
