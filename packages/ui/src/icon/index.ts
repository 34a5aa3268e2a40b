export { Icon } from './icon';
export type { IconProps } from './icon';

// Directions and movement.
export { ChevronLeftIcon } from './icons/chevron-left';
export { ChevronRightIcon } from './icons/chevron-right';
export { ChevronUpIcon } from './icons/chevron-up';
export { ChevronDownIcon } from './icons/chevron-down';
export { ArrowLeftIcon } from './icons/arrow-left';
export { UpIcon } from './icons/up';
export { DownIcon } from './icons/down';
export { ExternalIcon } from './icons/external';

// What a press does.
export { PlusIcon } from './icons/plus';
export { MinusIcon } from './icons/minus';
export { CloseIcon } from './icons/close';
export { CheckIcon } from './icons/check';
export { SearchIcon } from './icons/search';
export { CopyIcon } from './icons/copy';
export { EditIcon } from './icons/edit';
export { TrashIcon } from './icons/trash';
export { UndoIcon } from './icons/undo';
export { RefreshIcon } from './icons/refresh';
export { DownloadIcon } from './icons/download';
export { PrintIcon } from './icons/print';
export { FilterIcon } from './icons/filter';
export { EyeIcon } from './icons/eye';
export { EyeOffIcon } from './icons/eye-off';
export { LogoutIcon } from './icons/logout';
export { MenuIcon } from './icons/menu';
export { MoreIcon } from './icons/more';

// States and warnings.
export { InfoIcon } from './icons/info';
export { SuccessIcon } from './icons/success';
export { WarningIcon } from './icons/warning';
export { DangerIcon } from './icons/danger';
export { OfflineIcon } from './icons/offline';
export { LockIcon } from './icons/lock';
export { ClockIcon } from './icons/clock';
export { BellIcon } from './icons/bell';
export { SunIcon } from './icons/sun';
export { MoonIcon } from './icons/moon';
export { SystemIcon } from './icons/system';

// Parts of the academy: tabs and menu groups.
export { HomeIcon } from './icons/home';
export { MealIcon } from './icons/meal';
export { CalendarIcon } from './icons/calendar';
export { ExamIcon } from './icons/exam';
export { PointsIcon } from './icons/points';
export { NoticeIcon } from './icons/notice';
export { UserIcon } from './icons/user';
export { UsersIcon } from './icons/users';
export { AttendanceIcon } from './icons/attendance';
export { ChartIcon } from './icons/chart';
export { SettingsIcon } from './icons/settings';
export { ImageIcon } from './icons/image';
export { PhoneIcon } from './icons/phone';
