import { Icon } from './icon';
import type { IconProps } from './icon';

export const ChartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 20h16M7 20v-7m5 7V5m5 15v-9" />
  </Icon>
);
