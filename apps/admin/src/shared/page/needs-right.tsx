import type { Right } from '@academy/domain/rights';
import { EmptyState } from '@academy/ui/empty-state';
import { LockIcon } from '@academy/ui/icon';
import type { ReactNode } from 'react';
import { useManager } from '../session/use-manager';

/** Its children for accounts with the right; for all others a sentence about what is missing. */
export function NeedsRight({ right, children }: { right: Right; children: ReactNode }) {
  const { missing } = useManager();
  const why = missing(right);
  return why === undefined ? children : <EmptyState icon={<LockIcon size={32} />} title={why} />;
}
