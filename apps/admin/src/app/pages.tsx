import { lazy, type ComponentProps } from 'react';
import type { GuideParts } from '../features/settings/setup/guide-steps';
import { lazyPart } from '../shared/page/lazy-part';
import type { SettingsTab } from '../shared/page/settings-tab';
import { messages } from '../shared/texts/messages';
import { firstLooks, withFeature } from './first-looks';
import { Standards } from './hosts/points-settings';
import { DayNoticesOfFeatures, settingsOfFeatures } from './of-features';
import type { Page, PageGroup } from './page';
import { pageWords } from './page-words-texts';
import { HOME } from './router/home';

const AttendancePage = lazy(async () => {
  const { AttendancePage: Attendance } = await firstLooks['/attendance'].load();
  return { default: () => <Attendance Notices={DayNoticesOfFeatures} /> };
});
const CalendarPage = lazy(async () => ({
  default: (await firstLooks['/calendar'].load()).CalendarPage,
}));
const DashboardPage = lazy(async () => ({
  default: (await firstLooks[HOME].load()).DashboardPage,
}));
const MockCreatePage = lazy(async () => ({
  default: (await firstLooks['/mock-exam/create'].load()).MockCreatePage,
}));
const MockListPage = lazy(async () => ({
  default: (await firstLooks['/mock-exam/list'].load()).MockListPage,
}));
const MessagesPage = lazy(async () => ({
  default: (await firstLooks['/messages'].load()).MessagesPage,
}));
const NewsPage = lazy(async () => ({
  default: (await firstLooks['/news'].load()).NewsPage,
}));
const PointsPage = lazy(async () => {
  const { PointsPage: Points } = await firstLooks['/points/issue'].load();
  return { default: () => <Points Standards={Standards} /> };
});
const BranchesPage = lazy(async () => ({
  default: (await firstLooks['/branches'].load()).BranchesPage,
}));
const SameDayPage = lazy(async () => ({
  default: (await firstLooks['/list'].load()).SameDayPage,
}));
const SeatsPage = lazy(async () => ({
  default: (await firstLooks['/seats'].load()).SeatsHost,
}));
const SchedulePage = lazy(async () => ({
  default: (await firstLooks['/attendance/student'].load()).SchedulePage,
}));
const StudentsPage = lazy(async () => ({
  default: (await firstLooks['/student'].load()).StudentsPage,
}));

/** The settings, the accounts and the log are strangers; here they meet. */
const SettingsPage = lazy(async () => {
  const { SettingsPage: Settings } = await firstLooks['/settings'].load();
  return { default: () => <Settings others={otherSettings} /> };
});
export const otherSettings: readonly SettingsTab[] = [
  ...settingsOfFeatures,
  {
    value: 'accounts',
    group: 'accounts',
    label: messages.menu.accounts,
    words: pageWords.accounts,
    needs: 'accounts.manage',
    Component: lazyPart(
      async () => (await import('../features/accounts/accounts-tab')).AccountsTab,
    ),
  },
  {
    value: 'erasure',
    group: 'accounts',
    label: messages.menu.erasure,
    words: pageWords.erasure,
    needs: 'students.erase',
    Component: lazyPart(
      async () => (await import('../features/settings/erasure/erasure-tab')).ErasureTab,
    ),
  },
  {
    value: 'backups',
    group: 'accounts',
    label: messages.menu.backups,
    words: pageWords.backups,
    needs: 'backups.manage',
    Component: lazyPart(async () => (await import('../features/backups/backups-tab')).BackupsTab),
  },
  {
    value: 'security',
    group: 'accounts',
    label: messages.menu.security,
    words: pageWords.security,
    needs: 'audit.read',
    Component: lazyPart(async () => (await import('../features/audit/audit-tab')).AuditTab),
  },
];

const FirstPresets = lazyPart(
  async () => (await import('../features/points/presets/presets-tab')).PresetsTab,
);

/** The guide goes through the settings and what three features of their own hold. */
const SetupPage = lazy(async () => {
  const [{ SetupPage: Guide }, { FirstStudents: Students }, { NewsForm }] = await Promise.all([
    import('../features/settings/setup/setup-page'),
    import('../features/students/first-students'),
    import('../features/news/edit/news-form'),
  ]);
  const News = (props: ComponentProps<GuideParts['News']>) => <NewsForm news={null} {...props} />;
  const parts = { Points: FirstPresets, Students, News };
  return { default: () => <Guide parts={parts} /> };
});

/**
 * The manager area, group by group as the menu shows it. A page that is in this table has a route
 * and a link; others do not exist.
 */
const groups: readonly PageGroup[] = [
  {
    label: messages.menu.officeGroup,
    pages: [
      {
        path: '/branches',
        label: messages.menu.branches,
        words: pageWords.branches,
        office: true,
        Component: BranchesPage,
      },
    ],
  },
  {
    label: messages.menu.lunch,
    pages: [
      {
        path: '/calendar',
        label: messages.menu.calendar,
        name: messages.pages.calendar,
        words: pageWords.calendar,
        needs: 'meals.read',
        Component: CalendarPage,
      },
      {
        path: '/admin-dashboard',
        menu: '/admin-dashboard?tab=days',
        label: messages.menu.dashboard,
        words: pageWords.dashboard,
        Component: DashboardPage,
      },
      {
        path: '/list',
        label: messages.menu.sameDay,
        words: pageWords.sameDay,
        needs: 'meals.read',
        Component: SameDayPage,
      },
      {
        path: '/news',
        label: messages.menu.news,
        words: pageWords.news,
        needs: 'news.read',
        Component: NewsPage,
      },
    ],
  },
  {
    label: messages.menu.studentsGroup,
    pages: [
      {
        path: '/student',
        label: messages.menu.students,
        words: pageWords.students,
        needs: 'students.read',
        Component: StudentsPage,
      },
    ],
  },
  {
    label: messages.menu.attendanceGroup,
    pages: [
      {
        path: '/attendance',
        label: messages.menu.attendance,
        words: pageWords.attendance,
        needs: 'attendance.read',
        Component: AttendancePage,
      },
      {
        path: '/seats',
        label: messages.menu.seats,
        words: pageWords.seats,
        needs: 'attendance.read',
        Component: SeatsPage,
      },
      {
        path: '/attendance/student',
        label: messages.menu.studentSchedules,
        words: pageWords.studentSchedules,
        needs: 'attendance.read',
        Component: SchedulePage,
      },
    ],
  },
  {
    label: messages.menu.pointsGroup,
    pages: [
      {
        path: '/points/issue',
        label: messages.menu.points,
        words: pageWords.points,
        needs: 'points.read',
        Component: PointsPage,
      },
    ],
  },
  {
    label: messages.menu.mocksGroup,
    pages: [
      {
        path: '/mock-exam/list',
        label: messages.menu.mockList,
        name: messages.pages.mockList,
        words: pageWords.mockList,
        needs: 'mocks.read',
        Component: MockListPage,
      },
      {
        path: '/mock-exam/create',
        label: messages.menu.mockCreate,
        name: messages.pages.mockCreate,
        words: pageWords.mockCreate,
        needs: 'mocks.read',
        Component: MockCreatePage,
      },
    ],
  },
  {
    label: messages.menu.settingsGroup,
    pages: [
      {
        path: '/messages',
        label: messages.menu.messages,
        words: pageWords.messages,
        needs: 'settings.read',
        Component: MessagesPage,
      },
      { path: '/settings', label: messages.menu.settings, Component: SettingsPage },
    ],
  },
];

export const pageGroups: readonly PageGroup[] = groups.map(({ label, pages: all }) => ({
  label,
  pages: all.map(withFeature),
}));

/** Pages that are led to: they are in no menu. */
const others: readonly Page[] = [
  {
    path: '/setup',
    label: messages.pages.setup,
    needs: 'settings.write',
    Component: SetupPage,
  },
];

export const pages = [...pageGroups.flatMap((group) => group.pages), ...others];
