import { isCalendarDay, type CalendarDay } from '@academy/domain/time';
import { useState } from 'react';
import type { MenuDialog } from '../../features/meals/meals-page';
import { MenuDaySheet } from '../../features/menus/menu-day-sheet';
import { NewsDialog } from '../../features/news/news-dialog';

/** The day of `menu-2026-11-20`. */
function dayIn(opened: string | null): CalendarDay | undefined {
  const day = opened?.replace('menu-', '') ?? '';
  return isCalendarDay(day) ? day : undefined;
}

const NOTICE = 'menu-notice-';

/** What of the meal page speaks of food: the menu notices, and the menu of a day. */
export function Menus({ dialog: { opened, open, close } }: { dialog: MenuDialog }) {
  const day = dayIn(opened);
  const [shown, setShown] = useState(day);
  // A sheet that closes keeps its day until it is gone.
  if (day && day !== shown) setShown(day);
  const wanted = opened?.startsWith(NOTICE) ? opened.slice(NOTICE.length) : undefined;
  const notices = opened === 'menu' || wanted !== undefined;
  const [first, setFirst] = useState(wanted);
  if (notices && wanted !== first) setFirst(wanted);
  return (
    <>
      <NewsDialog key={first ?? ''} open={notices} first={first} onClose={close} />
      {shown && (
        <MenuDaySheet
          open={day !== undefined}
          date={shown}
          onShow={(date) => open(`menu-${date}`)}
          onClose={close}
        />
      )}
    </>
  );
}
