import {
  AttendanceIcon,
  CalendarIcon,
  ExamIcon,
  MealIcon,
  PointsIcon,
  SettingsIcon,
  UsersIcon,
} from '../icon';
import type { NavItem } from '../nav-tabs';

/** The student's four tabs, the first one open. */
export const studentTabs: NavItem[] = [
  { href: '/student-calendar', label: '도시락 신청', icon: <MealIcon />, current: true },
  { href: '/regular-schedule', label: '일정 신청', icon: <CalendarIcon />, current: false },
  {
    href: '/mocks',
    label: '모의고사 신청',
    icon: <ExamIcon />,
    current: false,
    badge: '새 모의고사',
  },
  { href: '/points-mine', label: '상벌점 보기', icon: <PointsIcon />, current: false },
];

const item = (href: string, label: string, current = false, badge?: string): NavItem => ({
  href,
  label,
  current,
  badge,
});

/** The manager's menu. */
export const adminGroups = [
  {
    label: '도시락',
    items: [
      { ...item('/calendar', '달력'), icon: <CalendarIcon /> },
      { ...item('/admin-dashboard', '월별 통계', false, '4'), icon: <PointsIcon /> },
      { ...item('/list', '당일 조회', true), icon: <MealIcon /> },
      { ...item('/news', '식단 공지'), icon: <ExamIcon /> },
    ],
  },
  { label: '학생', items: [{ ...item('/student', '학생 관리'), icon: <UsersIcon /> }] },
  {
    label: '출결',
    items: [
      { ...item('/attendance', '출석부'), icon: <AttendanceIcon /> },
      { ...item('/attendance/student', '학생별 일정', false, '12'), icon: <CalendarIcon /> },
    ],
  },
  { label: '설정', items: [{ ...item('/settings', '시스템 설정'), icon: <SettingsIcon /> }] },
];
