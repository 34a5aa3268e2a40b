import type { Account } from './schemas';

export interface SignupGroup {
  /** The network that all of them came from. */
  from: string;
  accounts: Account[];
}

/**
 * Divides waiting signups into those that came alone and the networks that several came from, the
 * largest first. Each part keeps the order of the list.
 */
export function signupsByNetwork(waiting: readonly Account[]): {
  alone: Account[];
  groups: SignupGroup[];
} {
  const networks = new Map<string, Account[]>();
  for (const account of waiting)
    if (account.signupFrom !== null)
      networks.set(account.signupFrom, [...(networks.get(account.signupFrom) ?? []), account]);
  const groups = [...networks]
    .map(([from, accounts]) => ({ from, accounts }))
    .filter(({ accounts }) => accounts.length > 1)
    .toSorted((a, b) => b.accounts.length - a.accounts.length);
  const grouped = new Set(groups.flatMap(({ accounts }) => accounts));
  return { alone: waiting.filter((account) => !grouped.has(account)), groups };
}
