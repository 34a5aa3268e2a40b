export { MealChip, type MealChipProps, type MealChipState } from './meal-chip';
