import { Icon } from './icon';
import type { IconProps } from './icon';

export const LogoutIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4m5-12 4 4-4 4m4-4H10" />
  </Icon>
);
