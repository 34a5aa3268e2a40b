export { anAnswer, type Filled } from './an-answer';
