import type { Right } from '@academy/domain/accounts';
import { Tabs } from '@academy/ui/tabs';
import type { ComponentType } from 'react';
import { messages } from '../../shared/messages';
import { NeedsRight } from '../../shared/needs-right';
import { useSearchParams } from 'react-router-dom';
import { LunchTab } from './lunch/lunch-tab';
import styles from './settings-page.module.css';
import { settingsTexts as texts } from './settings-texts';

/** A part of the settings; one that is another feature's is handed in by the app. */
export interface SettingsTab {
  /** Stands in the address: `?tab=accounts`. */
  value: string;
  label: string;
  /** What an account needs to read it. */
  needs: Right;
  Component: ComponentType;
}

const LUNCH: SettingsTab = { value: 'lunch', label: texts.lunch, needs: 'settings.read', Component: LunchTab };
const ownTabs: readonly SettingsTab[] = [LUNCH];

/** `/settings` 시스템 설정: one tab per area, kept in the address. */
export function SettingsPage({ others = [] }: { others?: readonly SettingsTab[] }) {
  // Not ahead of the router: it may ask about unsaved changes and stay.
  const [address, setAddress] = useSearchParams();
  const wanted = address.get('tab');
  const tabs = [...ownTabs, ...others];
  const { value, needs, Component } = tabs.find((tab) => tab.value === wanted) ?? LUNCH;

  return (
    <div className={styles.page}>
      <title>{`${texts.title} · ${messages.appName}`}</title>
      <h1 className={styles.title}>{texts.title}</h1>
      <Tabs label={texts.tabs} items={tabs} value={value} onValueChange={(tab) => setAddress(tab === LUNCH.value ? {} : { tab }, { replace: true })}>
        <NeedsRight key={value} right={needs}>
          <Component />
        </NeedsRight>
      </Tabs>
    </div>
  );
}
