import { Icon } from './icon';
import type { IconProps } from './icon';

export const SystemIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="5" width="18" height="12" rx="2" />
    <path d="M9 21h6m-3-4v4" />
  </Icon>
);
