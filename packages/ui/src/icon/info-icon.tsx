import { Icon } from './icon';
import type { IconProps } from './icon';

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11.5V16m0-8v.01" />
  </Icon>
);
