import { Answered as KitAnswered, answerOf, type Reading } from '@academy/app-kit/queries';
import type { ReactNode } from 'react';
import { messages } from '../texts/messages';
import { ListSkeleton } from './list-skeleton';
import { LoadError } from './load-error';

interface Props<Data> {
  of: Reading<Data>;
  /** How many lines its outline has. */
  rows?: number;
  children: (data: Data) => ReactNode;
}

/** A list or a fact of a page: its outline, that it did not come, or what it is. */
export const Answered = <Data,>({ of, rows = 3, children }: Props<Data>) => (
  <KitAnswered
    of={of}
    unknown={<ListSkeleton rows={rows} />}
    renderFailed={(retry) => <LoadError onRetry={retry} />}
  >
    {children}
  </KitAnswered>
);

/** Why a control waits for what it depends on; undefined once that is known. */
export function whyUnknown(of: Reading<unknown>): string | undefined {
  const { state } = answerOf(of);
  if (state === 'known') return undefined;
  return state === 'failed' ? messages.errors.load : messages.errors.loading;
}
