import { accountTexts } from '../features/accounts/account-texts';
import { usePendingCount } from '../features/accounts/accounts-queries';
import { useOpenObjections } from '../features/points/points-queries';
import { queueTexts } from '../features/schedule/queue/queue-texts';
import { usePendingApprovals } from '../features/schedule/schedule-queries';
import { messages } from '../shared/messages';
import { useManager } from '../shared/use-manager';

/** What waits behind which page of the menu, in words; pages where nothing waits are left out. */
export function useMenuBadges(): ReadonlyMap<string, string> {
  const { can } = useManager();
  const waiting = usePendingCount(can('accounts.manage'));
  const requests = usePendingApprovals(can('attendance.read'));
  const objections = useOpenObjections(can('points.read'));
  return new Map([
    ...(waiting > 0 ? [['/settings', accountTexts.list.waiting(waiting)] as const] : []),
    ...(requests > 0 ? [['/attendance/student', queueTexts.waiting(requests)] as const] : []),
    ...(objections > 0 ? [['/points/issue', messages.badges.objections(objections)] as const] : []),
  ]);
}
