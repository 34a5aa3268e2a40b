export { LockReason, type LockReasonProps } from './lock-reason';
