import { Icon } from './icon';
import type { IconProps } from './icon';

export const OfflineIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4l16 16M8.5 8A5.5 5.5 0 0 0 7 18.5h9.5M10.5 6.3a5.5 5.5 0 0 1 6.3 4.3 4 4 0 0 1 2.7 6.2" />
  </Icon>
);
