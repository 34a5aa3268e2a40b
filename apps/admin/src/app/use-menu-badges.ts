import { usePendingCount } from '../features/accounts/accounts-queries';
import { useOpenObjections } from '../features/points/points-queries';
import { usePendingApprovals } from '../features/schedule/schedule-queries';
import { messages } from '../shared/texts/messages';
import { useManager } from '../shared/session/use-manager';

/** What waits behind which page of the menu, as a number and in words; quiet pages are left out. */
export function useMenuBadges(): ReadonlyMap<string, { count: number; badge: string }> {
  const { can } = useManager();
  const waiting = usePendingCount(can('accounts.manage'));
  const requests = usePendingApprovals(can('attendance.read'));
  const objections = useOpenObjections(can('points.read'));
  return new Map(
    [
      { path: '/settings', count: waiting, badge: messages.badges.accounts(waiting) },
      { path: '/attendance/student', count: requests, badge: messages.badges.requests(requests) },
      { path: '/points/issue', count: objections, badge: messages.badges.objections(objections) },
    ]
      .filter(({ count }) => count > 0)
      .map(({ path, ...waits }) => [path, waits]),
  );
}
