export { refusalText } from './refusal-texts';
export type { RefusalCode } from './refusal-texts';
