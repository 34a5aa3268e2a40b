export { useHeightVariable } from './use-height-variable';
