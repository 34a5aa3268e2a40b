export { applicationAmounts } from './amounts';
export type { ApplicationAmounts } from './amounts';
export { applicationEndpoints } from './endpoints';
export { applicationsSchema, appliedMealsSchema } from './schemas';
export type { Applications, AppliedMeals } from './schemas';
