export { backOff, pause } from './back-off';
export { newKey } from './new-key';
export { isStale, mayBeDone, outcomeOf } from './outcome';
