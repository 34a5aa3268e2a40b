import type { Area } from '../rights';

/** What adds up over branches, in the order in which it is shown. */
export const BRANCH_COUNTS = [
  'enrolled',
  'arrived',
  'missing',
  'lunch',
  'dinner',
  'billed',
  'paid',
  'unpaid',
  'approvals',
  'objections',
  'refunds',
  'orders',
  'failedMessages',
] as const satisfies readonly (keyof typeof BRANCH_AREAS)[];
export type BranchCount = (typeof BRANCH_COUNTS)[number];

/** What each figure is about: an account of the office sees those of its own areas. */
export const BRANCH_AREAS = {
  enrolled: 'students',
  arrived: 'attendance',
  missing: 'attendance',
  lunch: 'meals',
  dinner: 'meals',
  billed: 'deposits',
  paid: 'deposits',
  unpaid: 'deposits',
  approvals: 'attendance',
  objections: 'points',
  refunds: 'deposits',
  orders: 'meals',
  failedMessages: 'settings',
  lastBackup: 'settings',
  backupStale: 'settings',
} as const satisfies Record<string, Area>;
