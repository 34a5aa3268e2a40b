export {
  ALLERGENS,
  allergenName,
  allergenNames,
  allergensToAvoid,
  allergyWords,
  tidyAllergens,
} from './allergens';
export { menuEndpoints } from './endpoints';
export { menuOfDay } from './menu-of-day';
export { dishesText, menuLines, menuProblem, readMenu } from './read-menu';
export { ownAllergensSchema } from './schemas';
export type { Dish, MenuRow } from './schemas';
