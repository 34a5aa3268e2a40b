import { Icon } from './icon';
import type { IconProps } from './icon';

export const AttendanceIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="5" y="4" width="14" height="17" rx="2" />
    <path d="M9 4V2.5h6V4M8.5 13l2.5 2.5 4.5-5" />
  </Icon>
);
