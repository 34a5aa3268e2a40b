import { useUrlState } from '@academy/app-kit/url';
import { Tabs } from '@academy/ui/tabs';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { ReasonsPage } from '../../features/reasons/reasons-page';
import { useStoredDrafts } from '../../shared/unsaved/stored-drafts';
import { lazyComponent } from '../../shared/lazy-component';
import { reasonsTexts } from '../../features/reasons/reasons-texts';

const ApplicationsPage = lazyComponent(
  async () => (await import('../../features/applications/applications-page')).ApplicationsPage,
);

const TABS = [
  { value: 'reasons', label: reasonsTexts.tabs.reasons },
  { value: 'applications', label: reasonsTexts.tabs.applications },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** `/submit`: 사유 제출 and 신청 내역, distinguished by `?tab=applications`. */
export function SubmitRoute() {
  useStoredDrafts();
  const navigate = useNavigate();
  const [asked] = useUrlState('tab');
  const tab: Tab = asked === 'applications' ? 'applications' : 'reasons';
  // What one tab keeps in the address means nothing to the other.
  const show = (next: Tab) =>
    void navigate({ search: next === 'reasons' ? '' : `?tab=${next}` }, { replace: true });
  return (
    <Tabs label={reasonsTexts.tabsLabel} items={TABS} value={tab} onValueChange={show}>
      <Suspense fallback={null}>
        {tab === 'reasons' ? <ReasonsPage /> : <ApplicationsPage />}
      </Suspense>
    </Tabs>
  );
}
