import { themeNames } from '@academy/app-kit/device';
import { managerRoleName } from '@academy/domain/rights';
import { useFocusAfterLogin } from '@academy/ui/focus-heading';
import { AcademyLogo } from '@academy/ui/academy-logo';
import { AdminShell } from '@academy/ui/admin-shell';
import { Banner } from '@academy/ui/banner';
import { Button, buttonClassName } from '@academy/ui/button';
import {
  AttendanceIcon,
  BellIcon,
  CalendarIcon,
  ChartIcon,
  ClockIcon,
  ExamIcon,
  ExternalIcon,
  HomeIcon,
  MealIcon,
  NoticeIcon,
  PlusIcon,
  PointsIcon,
  SettingsIcon,
  SystemIcon,
  UserIcon,
  UsersIcon,
} from '@academy/ui/icon';
import { Stack } from '@academy/ui/layout';
import { Select } from '@academy/ui/select';
import { useTheme, type ThemeChoice } from '@academy/ui/theme';
import { ToastRegion } from '@academy/ui/toast';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { OwnSecondFactor } from '../features/second-factor/own-second-factor';
import { OwnPassword } from '../features/accounts/password/own-password';
import { messages } from '../shared/texts/messages';
import { toasts } from '../shared/toasts';
import { useAcademy } from '../shared/session/use-academy';
import { useManager } from '../shared/session/use-manager';
import { useLeaveGuard } from './leave-guard';
import { useLogout } from './logout';
import { usePaletteLauncher } from './palette/palette-launcher';
import { Notes } from './offline/notes';
import { pageGroups } from './pages';
import { HOME } from './router/home';
import { InboxHost, StatementHost } from './hosts/late-dialogs';
import { StudentDayHost } from './hosts/student-day-host';
import styles from './shell.module.css';
import { usePendingCount } from '../features/accounts/accounts-queries';
import { useOpenObjections } from '../features/points/points-queries';
import { usePendingApprovals } from '../features/schedule/schedule-queries';

const choices: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/** Light, dark or as the system: a select, because three segments do not fit the menu's width. */
function ThemeSelect() {
  const { theme, setTheme } = useTheme();
  return (
    <Select
      size="dense"
      label={messages.theme}
      labelHidden
      value={theme}
      onValueChange={(value) => setTheme(choices.find((choice) => choice === value) ?? 'system')}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {`${messages.theme}: ${themeNames[choice]}`}
        </option>
      ))}
    </Select>
  );
}

const icons: Record<string, ReactNode> = {
  '/branches': <SystemIcon />,
  '/admin-dashboard': <ChartIcon />,
  '/list': <MealIcon />,
  '/calendar': <CalendarIcon />,
  '/news': <NoticeIcon />,
  '/student': <UsersIcon />,
  '/attendance': <AttendanceIcon />,
  '/seats': <UserIcon />,
  '/attendance/student': <ClockIcon />,
  '/points/issue': <PointsIcon />,
  '/mock-exam/list': <ExamIcon />,
  '/mock-exam/create': <PlusIcon />,
  '/messages': <BellIcon />,
  '/settings': <SettingsIcon />,
};

/** The frame of the manager area: menu, who is signed in, company details, short messages. */
export function Shell({ children }: { children: ReactNode }) {
  const academy = useAcademy();
  const name = academy?.name || messages.appName;
  const manager = useManager();
  const leaving = useLeaveGuard();
  const { logout, question } = useLogout();
  const palette = usePaletteLauncher(logout);
  const groups = useMenu();
  useFocusAfterLogin();
  return (
    <AdminShell
      brand={
        <AcademyLogo logo={academy?.logo} name={name} named>
          {name}
        </AcademyLogo>
      }
      navLabel={messages.menu.label}
      groups={groups}
      renderLink={({ href, ...link }) => <Link to={href} {...link} />}
      banner={
        <>
          <Notes />
          {manager.readonlyReason && <Banner kind="info">{manager.readonlyReason}</Banner>}
        </>
      }
      tools={palette.button}
      account={
        <Stack gap={4}>
          <div className={styles.who}>
            <strong>{manager.name}</strong>
            <span>{managerRoleName(manager.role)}</span>
            <OwnPassword className={styles.password} />
            {manager.offersSecondFactor && <OwnSecondFactor className={styles.password} />}
          </div>
          <ThemeSelect />
          <div className={styles.ways}>
            <a
              className={buttonClassName({ size: 'dense' })}
              href="/manual/"
              target="_blank"
              rel="noreferrer"
            >
              <ExternalIcon /> {messages.menu.manual}
            </a>
            <Button size="dense" onClick={logout}>
              {messages.menu.logout}
            </Button>
          </div>
        </Stack>
      }
      footer={
        <address className={styles.company}>
          {academy?.companyLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      }
    >
      {children}
      <ToastRegion store={toasts} />
      {leaving}
      {question}
      {palette.dialogs}
      <StudentDayHost />
      <InboxHost />
      <StatementHost />
    </AdminShell>
  );
}

/** 오늘, and below it the pages in their groups, each with what waits there. */
function useMenu() {
  const { uses, seesBranches } = useManager();
  const { pathname, search } = useLocation();
  const badges = useMenuBadges();
  const asked = new URLSearchParams(search);
  const isHome = pathname === HOME && !asked.has('tab') && !asked.has('month');
  const today = { href: HOME, label: messages.menu.today, icon: <HomeIcon />, current: isHome };
  return [
    { items: [today] },
    ...pageGroups.map(({ label, pages }) => ({
      label,
      items: pages
        .filter(({ feature, office }) => uses(feature) && (!office || seesBranches))
        .map(({ path, menu = path, label: page }) => ({
          href: menu,
          label: page,
          icon: icons[path],
          current: path === pathname && !(menu !== path && isHome),
          ...badges.get(path),
        })),
    })),
  ].filter(({ items }) => items.length > 0);
}

/** What waits behind which page of the menu, as a number and in words; quiet pages are left out. */
function useMenuBadges(): ReadonlyMap<string, { count: number; badge: string }> {
  const { can } = useManager();
  const waiting = usePendingCount(can('accounts.manage'));
  const requests = usePendingApprovals(can('attendance.read'));
  const objections = useOpenObjections(can('points.read'));
  return new Map(
    [
      { path: '/settings', count: waiting, badge: messages.badges.accounts(waiting) },
      { path: '/attendance/student', count: requests, badge: messages.badges.requests(requests) },
      { path: '/points/issue', count: objections, badge: messages.badges.objections(objections) },
    ]
      .filter(({ count }) => count > 0)
      .map(({ path, ...waits }) => [path, waits]),
  );
}
