import { Icon } from './icon';
import type { IconProps } from './icon';

export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12h14" />
  </Icon>
);
