import { Icon } from './icon';
import type { IconProps } from './icon';

export const UsersIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.5 20a6.5 6.5 0 0 1 13 0M16 5.2a3.5 3.5 0 0 1 0 6.6m2.5 3A6.5 6.5 0 0 1 21.5 20" />
  </Icon>
);
