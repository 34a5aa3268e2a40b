import { Icon } from './icon';
import type { IconProps } from './icon';

export const UndoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 5 4 9l4 4" />
    <path d="M4 9h10a5.5 5.5 0 0 1 0 11h-4" />
  </Icon>
);
