export { WorkLine, type WorkLineProps } from './work-line';
