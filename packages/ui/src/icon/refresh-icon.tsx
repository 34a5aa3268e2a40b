import { Icon } from './icon';
import type { IconProps } from './icon';

export const RefreshIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20 5v5h-5" />
    <path d="M19.5 10A8 8 0 1 0 20 14" />
  </Icon>
);
