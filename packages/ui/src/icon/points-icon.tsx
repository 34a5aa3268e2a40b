import { Icon } from './icon';
import type { IconProps } from './icon';

export const PointsIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="9.5" r="5.5" />
    <path d="m8.5 14-1.5 7 5-2.5 5 2.5-1.5-7" />
  </Icon>
);
