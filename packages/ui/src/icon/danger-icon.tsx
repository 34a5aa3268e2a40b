import { Icon } from './icon';
import type { IconProps } from './icon';

export const DangerIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 8v4.5m0 3.5v.01" />
  </Icon>
);
