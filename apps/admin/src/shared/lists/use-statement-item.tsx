import { useOpenDialog } from '@academy/app-kit/url';
import { CheckIcon } from '@academy/ui/icon';
import type { MenuItem } from '@academy/ui/menu';
import { messages } from '../texts/messages';
import { STATEMENT } from './statement-item';
import { useManager } from '../session/use-manager';

/** Opens 은행 내역 붙여넣기 from a list's menu. */
export function useStatementItem(): MenuItem {
  const { open } = useOpenDialog();
  const { missing } = useManager();
  return {
    label: messages.pages.statement,
    icon: <CheckIcon />,
    disabledReason: missing('deposits.write'),
    onSelect: () => open(STATEMENT),
  };
}
