export { Icon } from './icon';
export type { IconProps } from './icon';

// Directions and movement.
export { ChevronLeftIcon } from './chevron-left-icon';
export { ChevronRightIcon } from './chevron-right-icon';
export { ChevronUpIcon } from './chevron-up-icon';
export { ChevronDownIcon } from './chevron-down-icon';
export { ArrowLeftIcon } from './arrow-left-icon';
export { UpIcon } from './up-icon';
export { DownIcon } from './down-icon';
export { ExternalIcon } from './external-icon';

// What a press does.
export { PlusIcon } from './plus-icon';
export { MinusIcon } from './minus-icon';
export { CloseIcon } from './close-icon';
export { CheckIcon } from './check-icon';
export { SearchIcon } from './search-icon';
export { CopyIcon } from './copy-icon';
export { EditIcon } from './edit-icon';
export { TrashIcon } from './trash-icon';
export { UndoIcon } from './undo-icon';
export { RefreshIcon } from './refresh-icon';
export { DownloadIcon } from './download-icon';
export { PrintIcon } from './print-icon';
export { FilterIcon } from './filter-icon';
export { EyeIcon } from './eye-icon';
export { EyeOffIcon } from './eye-off-icon';
export { LogoutIcon } from './logout-icon';
export { MenuIcon } from './menu-icon';
export { MoreIcon } from './more-icon';

// States and warnings.
export { InfoIcon } from './info-icon';
export { SuccessIcon } from './success-icon';
export { WarningIcon } from './warning-icon';
export { DangerIcon } from './danger-icon';
export { OfflineIcon } from './offline-icon';
export { LockIcon } from './lock-icon';
export { ClockIcon } from './clock-icon';
export { BellIcon } from './bell-icon';
export { SunIcon } from './sun-icon';
export { MoonIcon } from './moon-icon';
export { SystemIcon } from './system-icon';

// Parts of the academy: tabs and menu groups.
export { HomeIcon } from './home-icon';
export { MealIcon } from './meal-icon';
export { CalendarIcon } from './calendar-icon';
export { ExamIcon } from './exam-icon';
export { PointsIcon } from './points-icon';
export { NoticeIcon } from './notice-icon';
export { UserIcon } from './user-icon';
export { UsersIcon } from './users-icon';
export { AttendanceIcon } from './attendance-icon';
export { ChartIcon } from './chart-icon';
export { SettingsIcon } from './settings-icon';
export { ImageIcon } from './image-icon';
export { PhoneIcon } from './phone-icon';
