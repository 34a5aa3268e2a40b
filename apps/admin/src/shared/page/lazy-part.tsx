import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { ListSkeleton } from './list-skeleton';

/**
 * A part of a page that few open, or a dialog: its code comes when it is opened. `pending` is in
 * its place meanwhile; a dialog has none.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  pending: ReactNode = <ListSkeleton rows={8} />,
): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={pending}>
      <Part {...props} />
    </Suspense>
  );
}
