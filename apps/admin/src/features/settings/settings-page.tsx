import type { Right } from '@academy/domain/rights';
import { Tabs } from '@academy/ui/tabs';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LeaveDemo } from '../../shared/first-steps/leave-demo';
import { SetupChecklist } from '../../shared/first-steps/setup-checklist';
import { lazyPart } from '../../shared/page/lazy-part';
import { NeedsRight } from '../../shared/page/needs-right';
import { PageHead } from '../../shared/page/page-head';
import { LunchTab } from './lunch/lunch-tab';
import styles from './settings-page.module.css';
import { settingsTexts as texts } from './settings-texts';

// Most come for the first tab.
const AcademyTab = lazyPart(async () => (await import('./academy-tab')).AcademyTab);
const HolidaysTab = lazyPart(async () => (await import('./holidays/holidays-tab')).HolidaysTab);
const LoginTab = lazyPart(async () => (await import('./login-tab')).LoginTab);
const MessagesTab = lazyPart(async () => (await import('./messages/messages-tab')).MessagesTab);
const MockTab = lazyPart(async () => (await import('./mock-tab')).MockTab);
const NoticesTab = lazyPart(async () => (await import('./notices/notices-tab')).NoticesTab);
const ScheduleTab = lazyPart(async () => (await import('./schedule-tab')).ScheduleTab);
const AttendanceTab = lazyPart(
  async () => (await import('./attendance/attendance-tab')).AttendanceTab,
);

/** A part of the settings; one that is another feature's is handed in by the app. */
export interface SettingsTab {
  /** Stands in the address: `?tab=accounts`. */
  value: string;
  label: string;
  /** What an account needs to read it. */
  needs: Right;
  Component: ComponentType;
}

const needs = 'settings.read';
const LUNCH: SettingsTab = { value: 'lunch', label: texts.lunch, needs, Component: LunchTab };
const ownTabs: readonly SettingsTab[] = [
  LUNCH,
  { value: 'mocks', label: texts.mocks, needs, Component: MockTab },
  {
    value: 'attendance',
    label: texts.attendance,
    needs: 'attendance.read',
    Component: AttendanceTab,
  },
  { value: 'schedule', label: texts.schedule, needs, Component: ScheduleTab },
  { value: 'holidays', label: texts.holidays, needs, Component: HolidaysTab },
  { value: 'login', label: texts.login, needs, Component: LoginTab },
  { value: 'messages', label: texts.messages, needs, Component: MessagesTab },
  { value: 'notices', label: texts.notices, needs, Component: NoticesTab },
  { value: 'academy', label: texts.academy, needs, Component: AcademyTab },
];

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
