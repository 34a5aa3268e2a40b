export { MealChip, type MealChipProps } from './meal-chip';
