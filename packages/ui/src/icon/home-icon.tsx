import { Icon } from './icon';
import type { IconProps } from './icon';

export const HomeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 11.5 12 4l8 7.5M6 10v10h12V10" />
  </Icon>
);
