import { Icon } from './icon';
import type { IconProps } from './icon';

export const FilterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6h16M7 12h10m-7 6h4" />
  </Icon>
);
