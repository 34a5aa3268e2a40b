import type { Right } from '@academy/domain/rights';
import { lazy, type ComponentProps, type ComponentType } from 'react';
import type { GuideParts } from '../features/settings/setup/guide-steps';
import { lazyPart } from '../shared/page/lazy-part';
import { messages } from '../shared/texts/messages';

interface Page {
  path: string;
  label: string;
  /** What it is called away from its group in the menu; the same by default. */
  name?: string;
  /** What people call it and what they do there, for 빠른 찾기. */
  words?: string;
  /** What an account needs to see the page at all; a page of several areas asks for itself. */
  needs?: Right;
  Component: ComponentType;
}

interface PageGroup {
  label: string;
  pages: readonly Page[];
}

const AttendancePage = lazy(async () => ({
  default: (await import('../features/attendance/attendance-page')).AttendancePage,
}));
const CalendarPage = lazy(async () => ({
  default: (await import('../features/calendar/calendar-page')).CalendarPage,
}));
const DashboardPage = lazy(async () => ({
  default: (await import('../features/dashboard/dashboard-page')).DashboardPage,
}));
const MockCreatePage = lazy(async () => ({
  default: (await import('../features/mocks/form/mock-create-page')).MockCreatePage,
}));
const MockListPage = lazy(async () => ({
  default: (await import('../features/mocks/mock-list-page')).MockListPage,
}));
const MessagesPage = lazy(async () => ({
  default: (await import('../features/messages/list/messages-page')).MessagesPage,
}));
const NewsPage = lazy(async () => ({
  default: (await import('../features/news/news-page')).NewsPage,
}));
/** What another feature shows as a part of a page. */
const Standards = lazyPart(
  async () => (await import('../features/settings/points/standards-tab')).StandardsTab,
);
/** The page of points shows the steps as the settings do, and the settings show its items. */
const PointsPage = lazy(async () => {
  const { PointsPage: Points } = await import('../features/points/points-page');
  return { default: () => <Points Standards={Standards} /> };
});
const SameDayPage = lazy(async () => ({
  default: (await import('../features/meals/same-day-page')).SameDayPage,
}));
const SeatsPage = lazy(async () => ({
  default: (await import('./hosts/seats-host')).SeatsHost,
}));
const SchedulePage = lazy(async () => ({
  default: (await import('../features/schedule/schedule-page')).SchedulePage,
}));
const StudentsPage = lazy(async () => ({
  default: (await import('../features/students/students-page')).StudentsPage,
}));

/** The settings, the accounts and the log are strangers; here they meet. */
const SettingsPage = lazy(async () => {
  const { SettingsPage: Settings } = await import('../features/settings/settings-page');
  return { default: () => <Settings others={otherSettings} /> };
});
export const otherSettings = [
  {
    value: 'points',
    label: messages.menu.pointsGroup,
    words: '벌점 상점 기준 항목 단계',
    needs: 'points.read',
    Component: lazyPart(async () => {
      const { PointSettings } = await import('../features/points/presets/presets-tab');
      return () => <PointSettings Standards={Standards} />;
    }),
  },
  {
    value: 'kiosks',
    label: messages.menu.kiosks,
    words: '태블릿 입구 체크인',
    needs: 'settings.read',
    Component: lazyPart(
      async () => (await import('../features/kiosk/devices/kiosks-tab')).KiosksTab,
    ),
  },
  {
    value: 'accounts',
    label: messages.menu.accounts,
    words: '비밀번호 아이디 직원 선생님 권한 가입',
    needs: 'accounts.manage',
    Component: lazyPart(
      async () => (await import('../features/accounts/accounts-tab')).AccountsTab,
    ),
  },
  {
    value: 'erasure',
    label: messages.menu.erasure,
    words: '삭제 퇴원생 보관',
    needs: 'students.erase',
    Component: lazyPart(
      async () => (await import('../features/settings/erasure/erasure-tab')).ErasureTab,
    ),
  },
  {
    value: 'security',
    label: messages.menu.security,
    words: '백업 기록 로그 누가 바꿨나',
    needs: 'audit.read',
    Component: lazyPart(async () => (await import('../features/audit/audit-tab')).AuditTab),
  },
] as const;

/** The guide goes through the settings and what three features of their own hold. */
const SetupPage = lazy(async () => {
  const [{ SetupPage: Guide }, { PresetsTab: Points }, { FirstStudents: Students }, { NewsForm }] =
    await Promise.all([
      import('../features/settings/setup/setup-page'),
      import('../features/points/presets/presets-tab'),
      import('../features/students/first-students'),
      import('../features/news/edit/news-form'),
    ]);
  const News = (props: ComponentProps<GuideParts['News']>) => <NewsForm news={null} {...props} />;
  const parts = { Points, Students, News };
  return { default: () => <Guide parts={parts} /> };
});

/**
 * The manager area, group by group as the menu shows it. A page that is in this table has a route
 * and a link; others do not exist.
 */
export const pageGroups: readonly PageGroup[] = [
  {
    label: messages.menu.lunch,
    pages: [
      {
        path: '/calendar',
        label: messages.menu.calendar,
        name: messages.pages.calendar,
        words: '휴무 닫기 휴원 공휴일 대신 신청 식수',
        needs: 'meals.read',
        Component: CalendarPage,
      },
      {
        path: '/admin-dashboard',
        label: messages.menu.dashboard,
        words: '미납 미입금 매출 청구 수납 환불 결산 할 일',
        Component: DashboardPage,
      },
      {
        path: '/list',
        label: messages.menu.sameDay,
        words: '오늘 명단 배식 수령 주방 발주 밥',
        needs: 'meals.read',
        Component: SameDayPage,
      },
      {
        path: '/news',
        label: messages.menu.news,
        words: '메뉴 식단표 공지사항 안내문',
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
        words: '원생 명렬표 퇴원 연락처 전화번호 학부모 보호자 신입생 반',
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
        words: '결석 지각 조퇴 등원 하원 외출 출결 리포트 공부시간',
        needs: 'attendance.read',
        Component: AttendancePage,
      },
      {
        path: '/seats',
        label: messages.menu.seats,
        words: '자리 좌석표',
        needs: 'attendance.read',
        Component: SeatsPage,
      },
      {
        path: '/attendance/student',
        label: messages.menu.studentSchedules,
        words: '사유 결석계 결석 조퇴 승인 반려 정기일정 병원',
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
        words: '벌점 상점 이의 칭찬',
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
        words: '시험 응시 신청자 좌석 배정',
        needs: 'mocks.read',
        Component: MockListPage,
      },
      {
        path: '/mock-exam/create',
        label: messages.menu.mockCreate,
        name: messages.pages.mockCreate,
        words: '시험 추가 만들기',
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
        words: '문자 카톡 알림톡 발송 실패 비용',
        needs: 'settings.read',
        Component: MessagesPage,
      },
      { path: '/settings', label: messages.menu.settings, Component: SettingsPage },
    ],
  },
];

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
