export { useDisabledReason } from './use-disabled-reason';
export type { DisabledReason } from './use-disabled-reason';
