export { isEnter, isImeKey } from './ime-key';
export { onEnter } from './on-enter';
