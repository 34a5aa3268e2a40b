export { fieldList, fieldName, invalidFieldText } from './field-texts';
export { inputTexts } from './input-texts';
export { alreadyAppliedText, mealLockText, mealName, skippedTexts } from './meal-texts';
export { isRefusalCode, refusalText } from './refusal-texts';
export type { RefusalCode } from './refusal-texts';
