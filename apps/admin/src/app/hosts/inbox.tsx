import { buttonClassName } from '@academy/ui/button';
import type { LiveEvent } from '@academy/domain/live';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { accountQueries } from '../../features/accounts/accounts-queries';
import { useSignupItems } from '../../features/accounts/signup/use-signup-items';
import { dashboardQueries } from '../../features/dashboard/dashboard-queries';
import { useReportedItems } from '../../features/dashboard/deposits/use-reported-items';
import { InboxDialog } from '../../features/inbox/inbox-dialog';
import { inboxTexts } from '../../features/inbox/inbox-texts';
import { mockQueries } from '../../features/mocks/mocks-queries';
import { useReportedFees } from '../../features/mocks/use-reported-fees';
import { pointQueries } from '../../features/points/points-queries';
import { useObjectionItems } from '../../features/points/use-objection-items';
import { useRequestItems } from '../../features/schedule/queue/use-request-items';
import { scheduleQueries } from '../../features/schedule/schedule-queries';
import { useLiveQueries } from '../../shared/use-live-queries';

/** Unreported deposits are confirmed on the bank's list; their number links to it. */
function UnpaidLink() {
  const unpaid = useQuery(dashboardQueries.tasks()).data?.money?.unpaidStudents ?? 0;
  return (
    unpaid > 0 && (
      <Link className={buttonClassName()} to="/admin-dashboard?tab=deposits&state=unpaid">
        {inboxTexts.unpaid(unpaid)}
      </Link>
    )
  );
}

/** Everything: what was missed while the line was down may be anywhere. */
const everything = [] as const;

/** Another manager works the same pile. */
function touched({ topic }: LiveEvent) {
  if (topic === 'approvals') return [scheduleQueries.queue().queryKey];
  if (topic === 'points') return [pointQueries.objections('OPEN').queryKey];
  if (topic === 'deposits') return [dashboardQueries.all];
  if (topic === 'mocks') return [mockQueries.all];
  return topic === 'accounts' ? [accountQueries.list().queryKey] : [];
}

/** 처리할 일, with what waits in each feature. */
export function Inbox({ onClose }: { onClose: () => void }) {
  useLiveQueries(everything, touched);
  const sources = [
    useRequestItems(),
    useObjectionItems(),
    useReportedItems(),
    useReportedFees(),
    useSignupItems(),
  ];
  return <InboxDialog sources={sources} elsewhere={<UnpaidLink />} onClose={onClose} />;
}
