import { branchEndpoints } from '@academy/domain/branches';
import type { Serve } from '../../http/serve';
import type { OfficeOf } from '../../shared/branches/seen-branches';
import { compareBranches } from './compare-branches';
import { exportBranches } from './export-branches';

export function branchRoutes(serve: Serve, deps: OfficeOf): void {
  serve(branchEndpoints.branches, (call) => compareBranches(deps, call));
  serve(branchEndpoints.exportBranches, (call) => exportBranches(deps, call));
}
