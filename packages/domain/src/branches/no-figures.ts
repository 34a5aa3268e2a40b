import type { BranchFigures } from './schemas';

/** What is said of a branch that did not answer. */
export const NO_FIGURES: BranchFigures = {
  enrolled: null,
  arrived: null,
  missing: null,
  lunch: null,
  dinner: null,
  billed: null,
  paid: null,
  unpaid: null,
  approvals: null,
  objections: null,
  refunds: null,
  orders: null,
  failedMessages: null,
  lastBackup: null,
  backupStale: null,
};
