export { onEnter } from './on-enter';
