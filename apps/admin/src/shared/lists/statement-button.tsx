import { useOpenDialog } from '@academy/app-kit/url';
import { Button } from '@academy/ui/button';
import { messages } from '../texts/messages';
import { STATEMENT } from './statement-item';
import { useManager } from '../session/use-manager';

/** Opens 은행 내역 붙여넣기 over a list of debtors. */
export function StatementButton() {
  const { open } = useOpenDialog();
  const { missing } = useManager();
  return (
    <Button
      size="dense"
      aria-label={messages.pages.statement}
      disabledReason={missing('deposits.write')}
      onClick={() => open(STATEMENT)}
    >
      {messages.pages.statementShort}
    </Button>
  );
}
