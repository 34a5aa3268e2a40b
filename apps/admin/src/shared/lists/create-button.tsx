import { Button } from '@academy/ui/button';
import { PlusIcon } from '@academy/ui/icon';
import type { ReactNode } from 'react';

interface Props {
  /** Why it cannot be pressed: the right that is missing. */
  disabledReason: string | undefined;
  onClick: () => void;
  /** 학생 등록 */
  children: ReactNode;
}

/** The primary action of most lists: one more of what it holds. */
export const CreateButton = ({ disabledReason, onClick, children }: Props) => (
  <Button size="dense" variant="primary" disabledReason={disabledReason} onClick={onClick}>
    <PlusIcon /> {children}
  </Button>
);
