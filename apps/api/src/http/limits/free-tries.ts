import type { Db } from '../../db/database';
import { refund, spend } from './limits';
import type { Budget } from './limits-db';
import type { ProofPurpose, Proofs } from './proof-of-work';

interface Try {
  /** Tries that cost nothing; when one is used up, a try costs a proof of work. */
  free: readonly Budget[];
  purpose: ProofPurpose;
  proof: string | undefined;
  now: Date;
}

/**
 * Counts a try against its free budgets, or takes a proof of work for it. No caller is refused for
 * what others used up. `giveBack`: it was right and does not count.
 */
export function createFreeTries(db: Db, proofs: Proofs) {
  return async ({ free, purpose, proof, now }: Try): Promise<{ giveBack(): Promise<void> }> => {
    const exhausted = await spend(db, free, now);
    if (exhausted.length === 0) return { giveBack: () => refund(db, free) };
    if (!(await proofs.accepts(proof, purpose, now))) throw await proofs.required(purpose, now);
    return { giveBack: async () => {} };
  };
}

export type FreeTries = ReturnType<typeof createFreeTries>;
