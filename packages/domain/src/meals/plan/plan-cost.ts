import { addWon, type Won } from '../../money';
import { priceOn, type BillPrices } from '../../prices/held-prices';
import { meals } from '../meals-of-day';
import type { MealPlan } from './meal-plan';

/** What the meals that a plan adds cost, each at the price of its day. */
export const planCost = ({ changes }: Pick<MealPlan, 'changes'>, bill: BillPrices): Won =>
  addWon(
    ...changes.flatMap((change) =>
      meals
        .filter((meal) => change[meal] && !change.base?.[meal])
        .map((meal) => priceOn(bill, meal, change.date).price),
    ),
  );
