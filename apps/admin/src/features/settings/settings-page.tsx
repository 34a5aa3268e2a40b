import columnStyles from '@academy/ui/styles/column.module.css';
import { useWideScreen } from '@academy/app-kit/device';
import { buttonClassName } from '@academy/ui/button';
import { ArrowLeftIcon } from '@academy/ui/icon';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LeaveDemo } from '../../shared/first-steps/leave-demo';
import { NeedsFeature } from '../../shared/page/needs-feature';
import { NeedsRight } from '../../shared/page/needs-right';
import { PageHead } from '../../shared/page/page-head';
import { SettingsList } from './settings-list';
import { useManager } from '../../shared/session/use-manager';
import styles from './settings-page.module.css';
import type { SettingsTab } from '../../shared/page/settings-tab';
import { LUNCH, ownTabs } from './settings-tabs';
import { settingsTexts as texts } from './settings-texts';
import { useFoundSetting } from './use-found-setting';

/** `/settings` 시스템 설정: one tab per area, kept in the address, beside the list of all. */
export function SettingsPage({ others = [] }: { others?: readonly SettingsTab[] }) {
  // Not ahead of the router: it may ask about unsaved changes and stay.
  const [address, setAddress] = useSearchParams();
  const wide = useWideScreen();
  const panel = useRef<HTMLDivElement>(null);
  const { uses } = useManager();
  const all = [...ownTabs, ...others];
  const tabs = all.filter(({ feature }) => uses(feature));
  const wanted = address.get('tab');
  // A phone has no room for both: without a tab it shows the list.
  const tab = all.find(({ value }) => value === wanted) ?? (wide ? LUNCH : undefined);
  useFoundSetting(panel, address.get('at'), () => {
    setAddress(tab ? { tab: tab.value } : {}, { replace: true });
  });

  return (
    <div className={columnStyles.gap4}>
      <PageHead
        title={wide || !tab ? texts.title : tab.label}
        back={
          !wide &&
          tab && (
            <Link
              to="/settings"
              className={buttonClassName({ variant: 'text', size: 'dense' })}
              aria-label={texts.toList}
            >
              <ArrowLeftIcon />
            </Link>
          )
        }
      />
      <div className={styles.body}>
        {(wide || !tab) && (
          <div className={styles.side}>
            <SettingsList tabs={tabs} value={tab?.value} replace={wide} />
          </div>
        )}
        {tab && (
          <div ref={panel} className={styles.panel}>
            <NeedsFeature key={tab.value} feature={tab.feature}>
              <NeedsRight right={tab.needs}>
                <tab.Component />
              </NeedsRight>
            </NeedsFeature>
          </div>
        )}
      </div>
      {(wide || !tab) && <LeaveDemo />}
    </div>
  );
}
