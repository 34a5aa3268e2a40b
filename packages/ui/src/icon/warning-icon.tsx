import { Icon } from './icon';
import type { IconProps } from './icon';

export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4 2.8 19.5h18.4zM12 10v4m0 2.8v.01" />
  </Icon>
);
