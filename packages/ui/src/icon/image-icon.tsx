import { Icon } from './icon';
import type { IconProps } from './icon';

export const ImageIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5" width="17" height="14" rx="2" />
    <circle cx="9" cy="10" r="1.5" />
    <path d="m4 17 5-4 3.5 3 3.5-3.5 4.5 4" />
  </Icon>
);
