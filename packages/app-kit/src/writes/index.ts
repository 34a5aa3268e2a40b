export { pause } from './back-off';
export { newKey } from './new-key';
export { isStale, mayBeDone, outcomeOf, type Outcome } from './outcome';
export { endSending, sendOnce, type KeyStore } from './send-once';
export { useCommand, type CommandOptions } from './use-command';
