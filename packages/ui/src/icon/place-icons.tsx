import { Icon } from './icon';
import type { IconProps } from './icon';

// Parts of the academy: tabs and menu groups.
export const HomeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 11.5 12 4l8 7.5M6 10v10h12V10" />
  </Icon>
);

export const MealIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="8" width="18" height="11" rx="2" />
    <path d="M3 13h18M11 13v6M8 8V6.5A1.5 1.5 0 0 1 9.5 5h5A1.5 1.5 0 0 1 16 6.5V8" />
  </Icon>
);

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="5" width="16" height="15" rx="2" />
    <path d="M4 10h16M8 3v4m8-4v4" />
  </Icon>
);

export const ExamIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 3h7l5 5v11a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM14 3v5h5M9 13h6m-6 4h4" />
  </Icon>
);

export const PointsIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="9.5" r="5.5" />
    <path d="m8.5 14-1.5 7 5-2.5 5 2.5-1.5-7" />
  </Icon>
);

export const NoticeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 10v4h3l9 5V5l-9 5zM19.5 9.5a4 4 0 0 1 0 5M8 14l1 5" />
  </Icon>
);

export const UserIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5a7.5 7.5 0 0 1 15 0" />
  </Icon>
);

export const UsersIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.5 20a6.5 6.5 0 0 1 13 0M16 5.2a3.5 3.5 0 0 1 0 6.6m2.5 3A6.5 6.5 0 0 1 21.5 20" />
  </Icon>
);

export const AttendanceIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="5" y="4" width="14" height="17" rx="2" />
    <path d="M9 4V2.5h6V4M8.5 13l2.5 2.5 4.5-5" />
  </Icon>
);

export const ChartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 20h16M7 20v-7m5 7V5m5 15v-9" />
  </Icon>
);

export const SettingsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h9m5 0h2M4 17h2m5 0h9" />
    <circle cx="15.5" cy="7" r="2.5" />
    <circle cx="8.5" cy="17" r="2.5" />
  </Icon>
);

export const ImageIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5" width="17" height="14" rx="2" />
    <circle cx="9" cy="10" r="1.5" />
    <path d="m4 17 5-4 3.5 3 3.5-3.5 4.5 4" />
  </Icon>
);

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="7" y="2.5" width="10" height="19" rx="2" />
    <path d="M11 18.5h2" />
  </Icon>
);
