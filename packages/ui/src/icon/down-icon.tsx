import { Icon } from './icon';
import type { IconProps } from './icon';

export const DownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 18 4 6h16z" fill="currentColor" />
  </Icon>
);
