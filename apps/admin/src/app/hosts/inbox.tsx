import { buttonClassName } from '@academy/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useSignupItems } from '../../features/accounts/signup/use-signup-items';
import { dashboardQueries } from '../../features/dashboard/dashboard-queries';
import { useReportedItems } from '../../features/dashboard/deposits/use-reported-items';
import { dashboardTexts, peopleText } from '../../features/dashboard/dashboard-texts';
import { InboxDialog } from '../../features/inbox/inbox-dialog';
import { useReportedFees } from '../../features/mocks/use-reported-fees';
import { useObjectionItems } from '../../features/points/use-objection-items';
import { useRequestItems } from '../../features/schedule/queue/use-request-items';

/** What nobody reported is found on the bank's list, not by a key: its number leads there. */
function UnpaidLink() {
  const unpaid = useQuery(dashboardQueries.tasks()).data?.unpaidStudents ?? 0;
  return (
    unpaid > 0 && (
      <Link className={buttonClassName()} to="/admin-dashboard?tab=deposits&state=unpaid">
        {`${dashboardTexts.tasks.unpaid} ${peopleText(unpaid)}`}
      </Link>
    )
  );
}

/** 지금 3분, with what waits in each feature. */
export function Inbox({ onClose }: { onClose: () => void }) {
  const sources = [
    useRequestItems(),
    useObjectionItems(),
    useReportedItems(),
    useReportedFees(),
    useSignupItems(),
  ];
  return <InboxDialog sources={sources} elsewhere={<UnpaidLink />} onClose={onClose} />;
}
