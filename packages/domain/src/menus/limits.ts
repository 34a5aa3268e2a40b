/** The longest name of a dish, in characters. */
export const DISH_LIMIT = 40;
/** How many dishes a meal has at most. */
export const DISHES_LIMIT = 20;
/** How many meals a 식단표 names at most: two a day, and the days around its month. */
export const MENU_ROWS_LIMIT = 100;
