import { createQueryClient } from '@academy/app-kit/queries';
import type { QueryClient } from '@tanstack/react-query';
import { askAgainWhoIAm } from '../shared/session/ask-again-who-i-am';

export const queryClient: QueryClient = createQueryClient((error) =>
  askAgainWhoIAm(queryClient, error),
);
