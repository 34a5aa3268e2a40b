export { anAnswer } from './an-answer';
