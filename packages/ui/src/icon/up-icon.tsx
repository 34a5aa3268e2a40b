import { Icon } from './icon';
import type { IconProps } from './icon';

export const UpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 6 4 18h16z" fill="currentColor" />
  </Icon>
);
