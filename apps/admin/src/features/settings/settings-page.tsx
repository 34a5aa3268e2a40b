import { Tabs } from '@academy/ui/tabs';
import { useSearchParams } from 'react-router-dom';
import { LeaveDemo } from '../../shared/first-steps/leave-demo';
import { SetupChecklist } from '../../shared/first-steps/setup-checklist';
import { NeedsRight } from '../../shared/page/needs-right';
import { PageHead } from '../../shared/page/page-head';
import styles from './settings-page.module.css';
import { LUNCH, ownTabs, type SettingsTab } from './settings-tabs';
import { settingsTexts as texts } from './settings-texts';

/** `/settings` 시스템 설정: one tab per area, kept in the address. */
export function SettingsPage({ others = [] }: { others?: readonly SettingsTab[] }) {
  // Not ahead of the router: it may ask about unsaved changes and stay.
  const [address, setAddress] = useSearchParams();
  const wanted = address.get('tab');
  const tabs = [...ownTabs, ...others];
  const { value, needs: right, Component } = tabs.find((tab) => tab.value === wanted) ?? LUNCH;

  return (
    <div className={styles.page}>
      <PageHead title={texts.title} />
      <SetupChecklist at="top" />
      <Tabs
        label={texts.tabs}
        items={tabs}
        value={value}
        onValueChange={(tab) => setAddress(tab === LUNCH.value ? {} : { tab }, { replace: true })}
      >
        <NeedsRight key={value} right={right}>
          <Component />
        </NeedsRight>
      </Tabs>
      <SetupChecklist at="end" />
      <LeaveDemo />
    </div>
  );
}
