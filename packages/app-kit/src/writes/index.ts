export { backOff, LONGEST_WAIT_MS } from './back-off';
export { newKey } from './new-key';
export { isStale, mayBeDone, outcomeOf, type Outcome } from './outcome';
export { sendOnce, type KeyStore } from './send-once';
export { useCommand } from './use-command';
