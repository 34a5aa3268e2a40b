import { useOpenDialog, useUrlParams } from '@academy/app-kit/url';
import { calendarMonthSchema, seoulMonth } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { MonthPicker } from '@academy/ui/month-picker';
import { StatLine } from '@academy/ui/stat-tile';
import { Tabs } from '@academy/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { INBOX } from '../../shared/inbox-item';
import { monthTexts } from '../../shared/texts/kit-texts';
import { lazyPart } from '../../shared/page/lazy-part';
import { LiveState } from '../../shared/page/live-state';
import { NeedsRight } from '../../shared/page/needs-right';
import { PageHead } from '../../shared/page/page-head';
import { LeaveDemo } from '../../shared/first-steps/leave-demo';
import { SetupChecklist } from '../../shared/first-steps/setup-checklist';
import { useManager } from '../../shared/session/use-manager';
import { useNow } from '../../shared/use-now';
import { dashboardQueries, useLiveDashboard } from './dashboard-queries';
import styles from './dashboard-page.module.css';
import { dashboardTexts as texts } from './dashboard-texts';
import { DaysTab } from './days-tab';
import { MonthTiles } from './month-tiles';
import { TaskStrip } from './task-strip';

const DepositsTab = lazyPart(async () => (await import('./deposits/deposits-tab')).DepositsTab);
const NotAppliedTab = lazyPart(async () => (await import('./not-applied-tab')).NotAppliedTab);
const StudentsTab = lazyPart(async () => (await import('./students/students-tab')).StudentsTab);
const WasteTab = lazyPart(async () => (await import('./waste/waste-tab')).WasteTab);

const DAYS = {
  value: 'days',
  label: texts.tabs.days,
  needs: 'meals.read',
  Component: DaysTab,
} as const;
const tabs = [
  DAYS,
  { value: 'students', label: texts.tabs.students, needs: 'meals.read', Component: StudentsTab },
  {
    value: 'not-applied',
    label: texts.tabs['not-applied'],
    needs: 'meals.read',
    Component: NotAppliedTab,
  },
  { value: 'waste', label: texts.tabs.waste, needs: 'meals.read', Component: WasteTab },
  { value: 'deposits', label: texts.tabs.deposits, needs: 'deposits.read', Component: DepositsTab },
] as const;

/** What of the address belongs to one tab: gone when another one is chosen. */
const ofOneTab = { q: '', state: '', grade: '', meal: '', sort: '', student: '', unpaid: '' };

/**
 * `/admin-dashboard` 월별 통계, the first page after login: what waits today, the month in figures, and
 * the tables behind them.
 */
export function DashboardPage() {
  const current = seoulMonth(useNow());
  const { params, change } = useUrlParams();
  const asked = calendarMonthSchema.safeParse(params.get('month'));
  const month = asked.success ? asked.data : current;
  const live = useLiveDashboard();
  const { can, missing } = useManager();
  const noMeals = missing('meals.read');
  // This is the first page for every account: with only one of its areas, it starts there.
  const first = tabs.find(({ needs: right }) => can(right)) ?? DAYS;
  const { value, needs, Component } = tabs.find((tab) => tab.value === params.get('tab')) ?? first;
  const { data } = useQuery(dashboardQueries.tasks());
  const { open } = useOpenDialog();

  return (
    <div className={styles.page}>
      <PageHead title={texts.title} state={<LiveState live={live} asOf={data?.asOf} />}>
        <MonthPicker
          value={month}
          current={current}
          texts={monthTexts}
          onValueChange={(next) => change({ month: next === current ? '' : next, student: '' })}
        />
        <Button size="dense" onClick={() => open(INBOX)}>
          {texts.tasks.inbox}
        </Button>
      </PageHead>
      <SetupChecklist at="top" />
      <StatLine label={texts.line} className={value === DAYS.value ? undefined : styles.beside}>
        <TaskStrip />
        {noMeals === undefined && <MonthTiles month={month} />}
        {/* A tab about meals says it itself. */}
        {needs !== 'meals.read' && noMeals !== undefined && <p>{noMeals}</p>}
      </StatLine>
      <Tabs
        label={texts.tabs.label}
        items={tabs}
        value={value}
        onValueChange={(tab) => change({ ...ofOneTab, tab: tab === first.value ? '' : tab })}
      >
        <NeedsRight key={`${value} ${month}`} right={needs}>
          <Component month={month} />
        </NeedsRight>
      </Tabs>
      <SetupChecklist at="end" />
      <LeaveDemo />
    </div>
  );
}
