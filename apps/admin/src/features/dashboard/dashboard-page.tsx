import { useUrlParams } from '@academy/app-kit/url';
import { calendarMonthSchema, formatDay, seoulMonth } from '@academy/domain/time';
import { MonthPicker } from '@academy/ui/month-picker';
import { StatLine } from '@academy/ui/stat-tile';
import { Tabs } from '@academy/ui/tabs';
import { useQuery } from '@tanstack/react-query';
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
import { TodayTab } from './today/today-tab';
import { todayTexts } from './today/today-texts';

const DepositsTab = lazyPart(async () => (await import('./deposits/deposits-tab')).DepositsTab);
const NotAppliedTab = lazyPart(async () => (await import('./not-applied-tab')).NotAppliedTab);
const StudentsTab = lazyPart(async () => (await import('./students/students-tab')).StudentsTab);
const WasteTab = lazyPart(async () => (await import('./waste/waste-tab')).WasteTab);

const tabs = [
  { value: 'days', label: texts.tabs.days, needs: 'meals.read', Component: DaysTab },
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
/** Of the day and not of a month; every account sees what of it is theirs. */
const TODAY = { value: 'today', label: todayTexts.title } as const;

/** What of the address belongs to one tab: gone when another one is chosen. */
const ofOneTab = { q: '', state: '', grade: '', meal: '', sort: '', student: '', unpaid: '' };

/**
 * `/admin-dashboard`: 오늘, the first page after login, and 월별 통계, the month in figures and the
 * tables behind them.
 */
export function DashboardPage() {
  const current = seoulMonth(useNow());
  const { params, change } = useUrlParams();
  const asked = calendarMonthSchema.safeParse(params.get('month'));
  const month = asked.success ? asked.data : current;
  const live = useLiveDashboard();
  const noMeals = useManager().missing('meals.read');
  // An address of a month is about the month.
  const shown =
    tabs.find((tab) => tab.value === params.get('tab')) ?? (asked.success ? tabs[0] : undefined);
  const { data } = useQuery({ ...dashboardQueries.tasks(), enabled: !shown });

  return (
    <div className={styles.page}>
      <PageHead
        title={shown ? texts.title : TODAY.label}
        state={<LiveState live={live} asOf={shown ? undefined : data?.asOf} />}
      >
        {shown ? (
          <MonthPicker
            value={month}
            current={current}
            texts={monthTexts}
            onValueChange={(next) =>
              change({ tab: shown.value, month: next === current ? '' : next, student: '' })
            }
          />
        ) : (
          data && <strong>{formatDay(data.date)}</strong>
        )}
      </PageHead>
      {!shown && <SetupChecklist at="top" />}
      {shown && noMeals === undefined && (
        <StatLine label={texts.line} className={shown.value === 'days' ? undefined : styles.beside}>
          <MonthTiles month={month} />
        </StatLine>
      )}
      <Tabs
        label={texts.tabs.label}
        items={[TODAY, ...tabs]}
        value={shown?.value ?? TODAY.value}
        onValueChange={(tab) =>
          change({ ...ofOneTab, ...(tab === TODAY.value ? { tab: '', month: '' } : { tab }) })
        }
      >
        {shown ? (
          <NeedsRight key={`${shown.value} ${month}`} right={shown.needs}>
            <shown.Component month={month} />
          </NeedsRight>
        ) : (
          <TodayTab />
        )}
      </Tabs>
      {!shown && <SetupChecklist at="end" />}
      <LeaveDemo />
    </div>
  );
}
