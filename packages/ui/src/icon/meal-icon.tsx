import { Icon } from './icon';
import type { IconProps } from './icon';

export const MealIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="8" width="18" height="11" rx="2" />
    <path d="M3 13h18M11 13v6M8 8V6.5A1.5 1.5 0 0 1 9.5 5h5A1.5 1.5 0 0 1 16 6.5V8" />
  </Icon>
);
