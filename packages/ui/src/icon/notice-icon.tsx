import { Icon } from './icon';
import type { IconProps } from './icon';

export const NoticeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 10v4h3l9 5V5l-9 5zM19.5 9.5a4 4 0 0 1 0 5M8 14l1 5" />
  </Icon>
);
