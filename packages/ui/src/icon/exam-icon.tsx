import { Icon } from './icon';
import type { IconProps } from './icon';

export const ExamIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 3h7l5 5v11a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM14 3v5h5M9 13h6m-6 4h4" />
  </Icon>
);
