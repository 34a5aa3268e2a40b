import type { Right } from '@academy/domain/rights';
import { EmptyState } from '@academy/ui/empty-state';
import { LockIcon } from '@academy/ui/icon';
import type { ReactNode } from 'react';
import { useManager } from '../session/use-manager';

/**
 * What it holds, for accounts with the right; for all others the sentence of what is missing and
 * whom to ask.
 */
export function NeedsRight({ right, children }: { right: Right; children: ReactNode }) {
  const { missing } = useManager();
  const why = missing(right);
  return why === undefined ? children : <EmptyState icon={<LockIcon size={32} />} title={why} />;
}
