import { useSession } from '@academy/auth/react';
import { studentIdSchema } from '@academy/domain/ids';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { MealsPage } from '../../features/meals/meals-page';
import { lazyComponent, useOnceOpened } from '../../shared/lazy-component';
import { sessionQueries } from '../../shared/session-queries';

const NewsDialog = lazyComponent(
  async () => (await import('../../features/news/news-dialog')).NewsDialog,
);

/** Introduces the meal page to the student and to the menu notices. */
export function MealsRoute() {
  const { state } = useSession();
  const { data: me } = useQuery(sessionQueries.me());
  if (state.status !== 'student') return null;
  return (
    <MealsPage
      studentId={studentIdSchema.parse(state.studentId)}
      studentName={me?.name ?? ''}
      renderMenu={(dialog) => <Menu {...dialog} />}
    />
  );
}

function Menu({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      {useOnceOpened(open) && <NewsDialog open={open} onClose={onClose} />}
    </Suspense>
  );
}
