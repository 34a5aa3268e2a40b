import { ApiError } from '@academy/api-client';
import { createQueryClient } from '@academy/app-kit/queries';
import type { QueryClient } from '@tanstack/react-query';
import { managerQuery } from '../shared/session/use-manager';

/**
 * An admin changed meanwhile what this account may do: the screen asks again, and says what is
 * missing from now on.
 */
function onError(error: Error) {
  if (
    error instanceof ApiError &&
    (error.code === 'no-right' || error.code === 'password-change-required')
  )
    void queryClient.invalidateQueries({ queryKey: managerQuery.queryKey });
}

export const queryClient: QueryClient = createQueryClient(onError);
