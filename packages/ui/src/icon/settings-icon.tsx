import { Icon } from './icon';
import type { IconProps } from './icon';

export const SettingsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h9m5 0h2M4 17h2m5 0h9" />
    <circle cx="15.5" cy="7" r="2.5" />
    <circle cx="8.5" cy="17" r="2.5" />
  </Icon>
);
