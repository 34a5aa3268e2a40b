export { backOff, LONGEST_WAIT_MS, pause } from './back-off';
export { newKey } from './new-key';
export { isStale, mayBeDone, outcomeOf, type Outcome } from './outcome';
