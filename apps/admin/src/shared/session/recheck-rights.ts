import { ApiError } from '@academy/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { managerQuery } from './use-manager';

const RECHECKED: ReadonlySet<string> = new Set([
  'no-right',
  'feature-off',
  'password-change-required',
  'second-factor-setup-required',
]);

/**
 * An admin changed meanwhile what this account may do, or what the academy uses: the screen asks
 * again, and says what is missing from now on.
 */
export function recheckRights(queries: QueryClient, error: unknown): void {
  if (error instanceof ApiError && error.code !== undefined && RECHECKED.has(error.code))
    void queries.invalidateQueries({ queryKey: managerQuery.queryKey });
}
