export { Icon } from './icon';
export type { IconProps } from './icon';
export { ChevronLeftIcon, ChevronRightIcon, ChevronUpIcon, ChevronDownIcon, ArrowLeftIcon, UpIcon, DownIcon, ExternalIcon } from './arrow-icons';
export { PlusIcon, MinusIcon, CloseIcon, CheckIcon, SearchIcon, CopyIcon, EditIcon, TrashIcon, UndoIcon, RefreshIcon, DownloadIcon, PrintIcon, FilterIcon, EyeIcon, EyeOffIcon, LogoutIcon, MenuIcon, MoreIcon } from './action-icons';
export { InfoIcon, SuccessIcon, WarningIcon, DangerIcon, OfflineIcon, LockIcon, ClockIcon, BellIcon, SunIcon, MoonIcon, SystemIcon } from './sign-icons';
export { HomeIcon, MealIcon, CalendarIcon, ExamIcon, PointsIcon, NoticeIcon, UserIcon, UsersIcon, AttendanceIcon, ChartIcon, SettingsIcon, ImageIcon, PhoneIcon } from './place-icons';
