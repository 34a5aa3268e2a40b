import { branchEndpoints } from '@academy/domain/branches';
import type { Serve } from '../../http/serve';
import { compareBranches, type BranchesDeps } from './compare-branches';
import { exportBranches } from './export-branches';

export function branchRoutes(serve: Serve, deps: BranchesDeps): void {
  serve(branchEndpoints.branches, (call) => compareBranches(deps, call));
  serve(branchEndpoints.exportBranches, (call) => exportBranches(deps, call));
}
