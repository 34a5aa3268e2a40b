export { newKey } from './new-key';
export { isStale, mayBeDone, outcomeOf, type Outcome } from './outcome';
export { sendOnce, type KeyStore } from './send-once';
export { useCommand, type CommandOptions } from './use-command';
