import { Icon } from './icon';
import type { IconProps } from './icon';

export const ArrowLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20 12H4m7-7-7 7 7 7" />
  </Icon>
);
