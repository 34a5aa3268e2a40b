import { useSession } from '@academy/auth/react';
import { studentIdSchema } from '@academy/domain/ids';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { MealsPage, type MenuDialog } from '../../features/meals/meals-page';
import { lazyComponent, useOnceOpened } from '../../shared/lazy-component';
import { sessionQueries } from '../../shared/session-queries';

const Menus = lazyComponent(async () => (await import('./menus')).Menus);

/** Introduces the meal page to the student and to the menus. */
export function MealsRoute() {
  const { state } = useSession();
  const { data: me } = useQuery(sessionQueries.me());
  if (state.status !== 'student') return null;
  return (
    <MealsPage
      studentId={studentIdSchema.parse(state.studentId)}
      studentName={me?.name ?? ''}
      renderMenu={(dialog) => <MenuOf dialog={dialog} />}
    />
  );
}

function MenuOf({ dialog }: { dialog: MenuDialog }) {
  return (
    <Suspense fallback={null}>
      {useOnceOpened(dialog.opened?.startsWith('menu') ?? false) && <Menus dialog={dialog} />}
    </Suspense>
  );
}
