import { useSession } from '@academy/auth/react';
import { studentIdSchema } from '@academy/domain/ids';
import { useQuery } from '@tanstack/react-query';
import { isCalendarDay, type CalendarDay } from '@academy/domain/time';
import { Suspense, useState } from 'react';
import { MealsPage, type MenuDialog } from '../../features/meals/meals-page';
import { lazyComponent, useOnceOpened } from '../../shared/lazy-component';
import { sessionQueries } from '../../shared/session-queries';

const NewsDialog = lazyComponent(
  async () => (await import('../../features/news/news-dialog')).NewsDialog,
);

const MenuDaySheet = lazyComponent(
  async () => (await import('../../features/menus/menu-day-sheet')).MenuDaySheet,
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
      renderMenu={(dialog) => <Menus dialog={dialog} />}
    />
  );
}

/** The day of `menu-2026-11-20`. */
function dayIn(opened: string | null): CalendarDay | undefined {
  const day = opened?.replace('menu-', '') ?? '';
  return isCalendarDay(day) ? day : undefined;
}

/** The menu notices, and the menu of a day. */
function Menus({ dialog: { opened, open, close } }: { dialog: MenuDialog }) {
  const day = dayIn(opened);
  const [shown, setShown] = useState(day);
  // A sheet that closes keeps its day until it is gone.
  if (day && day !== shown) setShown(day);
  return (
    <Suspense fallback={null}>
      {useOnceOpened(opened === 'menu') && <NewsDialog open={opened === 'menu'} onClose={close} />}
      {shown && (
        <MenuDaySheet
          open={day !== undefined}
          date={shown}
          onShow={(date) => open(`menu-${date}`)}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
