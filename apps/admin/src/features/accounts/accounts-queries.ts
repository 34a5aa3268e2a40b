import type { Account, AccountList } from '@academy/domain/accounts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api';

export const accountQueries = {
  // Who opens the page decides about what stands now.
  list: () => queryOptions({ queryKey: ['accounts'], queryFn: ({ signal }) => api.accounts({ signal }), staleTime: 0 }),
};

const pending = (accounts: readonly Account[]) => accounts.filter(({ status }) => status === 'PENDING').length;

/**
 * Does one thing to one account and puts what became of it into the list. When the server refuses, somebody else may have been faster:
 * the list is read again.
 */
export function useAccountWork() {
  const queries = useQueryClient();
  const { queryKey } = accountQueries.list();
  return useMutation({
    mutationFn: (work: () => Promise<Account>) => work(),
    onSuccess: (changed) =>
      queries.setQueryData<AccountList>(queryKey, (list) => {
        const content = list?.content.map((account) => (account.id === changed.id ? changed : account)) ?? [];
        return list && { content, pendingCount: pending(content) };
      }),
    onSettled: (_changed, error) => (error ? queries.invalidateQueries({ queryKey }) : undefined),
  });
}

/** For what leaves no account behind, or shows something else: the list is read again afterwards. */
export function useAccountCall<Answer>(call: () => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: call, onSettled: () => queries.invalidateQueries({ queryKey: accountQueries.list().queryKey }) });
}
