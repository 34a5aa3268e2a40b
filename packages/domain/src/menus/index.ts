export {
  ALLERGENS,
  allergenName,
  allergenNames,
  allergensToAvoid,
  allergyWords,
  tidyAllergens,
} from './allergens';
export { menuEndpoints } from './endpoints';
export { menuOfDay, unreadDishes } from './menu-of-day';
export { dishesText, menuLines, menuProblem, readMenu } from './read-menu';
export { hasUnreadNumbers } from './plain-writing';
export { ownAllergensSchema } from './schemas';
export type { Dish, MenuRow } from './schemas';
export { allergenFields } from './fields';
