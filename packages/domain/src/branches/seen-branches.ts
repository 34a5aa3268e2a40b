import type { ManagerRole } from '../rights';

/** Which branches an account of the head office was given. */
interface Given {
  role: ManagerRole;
  branches: readonly string[];
}

/** What of them an account sees: what it was given. An admin has all, as it has every area. */
export const seenBranches = <Branch extends { slug: string }>(
  { role, branches }: Given,
  all: readonly Branch[],
): Branch[] => all.filter(({ slug }) => role === 'ADMIN' || branches.includes(slug));
