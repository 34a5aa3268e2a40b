import { Icon } from './icon';
import type { IconProps } from './icon';

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="5" width="16" height="15" rx="2" />
    <path d="M4 10h16M8 3v4m8-4v4" />
  </Icon>
);
