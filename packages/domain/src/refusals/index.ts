export { managersRefusalText, REFUSAL_CODES, refusalText } from './refusal-texts';
export type { RefusalCode } from './refusal-texts';
export * as refusalsByFeature from './refusals-by-feature';
