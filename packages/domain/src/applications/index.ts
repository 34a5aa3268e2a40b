export { amountsDue, applicationAmounts } from './amounts';
export type { AmountDue, ApplicationAmounts } from './amounts';
export { applicationEndpoints } from './endpoints';
export { applicationsSchema, appliedMealsSchema } from './schemas';
export type { Applications, AppliedMeals } from './schemas';
