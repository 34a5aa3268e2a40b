export { branchColumns } from './branch-columns';
export { branchTotal } from './branch-total';
export type { BranchLine } from './branch-total';
export { officeName } from './branch-texts';
export { BRANCH_AREAS } from './counts';
export { NO_FIGURES } from './no-figures';
export type { BranchCount } from './counts';
export { branchEndpoints } from './endpoints';
export { branchFields } from './fields';
export { seenBranches } from './seen-branches';
export type {
  AtBranches,
  BranchComparison,
  BranchFigures,
  BranchName,
  BranchRow,
  Handed,
} from './schemas';
