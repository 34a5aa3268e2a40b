import { useCommand } from '@academy/app-kit/writes';
import type { Account, AccountList } from '@academy/domain/accounts';
import type { ManagerId } from '@academy/domain/ids';
import type { Undoable } from '@academy/domain/operations';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { useUndo } from '../../shared/writes/use-undo';
import { useWrite } from '../../shared/writes/use-write';
import { POLL_MS } from '../../shared/poll';

export const accountQueries = {
  // Decisions need the present state, so opening the page reads it again.
  list: () =>
    queryOptions({
      queryKey: ['accounts'],
      queryFn: ({ signal }) => api.accounts({ signal }),
      staleTime: 0,
    }),
};

/** How many signups wait; 0 without the right to decide about them. */
export function usePendingCount(mayDecide: boolean): number {
  return (
    useQuery({
      ...accountQueries.list(),
      enabled: mayDecide,
      refetchInterval: POLL_MS,
      select: ({ pendingCount }) => pendingCount,
    }).data ?? 0
  );
}

const pending = (accounts: readonly Account[]) =>
  accounts.filter(({ status }) => status === 'PENDING').length;

/** With the way back, where there is one. */
type Changed = Account & { undo?: Undoable | null | undefined };

/** 되돌리기 of what was done to an account. */
export const useUndoAccounts = () => useUndo(accountQueries.list().queryKey);

interface Work {
  call: () => Promise<Changed>;
  /** Told when it is done, also when what asked for it has left the screen by then. */
  done: (account: Changed) => void;
  failed?: (error: Error) => void;
}

/**
 * Does one thing to one account and puts what happened to it into the list. When the server
 * refuses, another user may have been faster: the list is read again.
 */
export function useAccountWork(id: ManagerId) {
  const queries = useQueryClient();
  const { queryKey } = accountQueries.list();
  return useCommand({
    name: `change account ${id}`,
    send: ({ call }: Work) => call(),
    onSuccess: ({ undo, ...changed }, { done }) => {
      queries.setQueryData<AccountList>(queryKey, (list) => {
        const content =
          list?.content.map((account) => (account.id === changed.id ? changed : account)) ?? [];
        return list && { content, pendingCount: pending(content) };
      });
      done({ ...changed, undo });
    },
    onError(error, { failed }) {
      failed?.(error);
      void queries.invalidateQueries({ queryKey });
    },
  });
}

/**
 * For what leaves no account behind, or shows something else: the list is read again afterwards.
 */
export const useAccountCall = <Answer>(
  name: string,
  send: () => Promise<Answer>,
  onSuccess: (answer: Answer) => void,
) => useWrite({ name, send, reads: accountQueries.list().queryKey, onSuccess });
