import { ApiError } from '@academy/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { managerQuery } from './use-manager';

/**
 * An admin changed meanwhile what this account may do: the screen asks again, and says what is
 * missing from now on.
 */
export function recheckRights(queries: QueryClient, error: unknown): void {
  if (
    error instanceof ApiError &&
    (error.code === 'no-right' || error.code === 'password-change-required')
  )
    void queries.invalidateQueries({ queryKey: managerQuery.queryKey });
}
