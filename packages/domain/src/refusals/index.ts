export { managersRefusalText, REFUSAL_CODES, refusalText } from './refusal-texts';
export type { RefusalCode } from './refusal-texts';
export { refusalsByFeature } from './refusals-by-feature';
