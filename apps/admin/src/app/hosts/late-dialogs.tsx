import { useOpenDialog } from '@academy/app-kit/url';
import { lazy, Suspense } from 'react';
import { STATEMENT } from '../../shared/lists/statement-item';
import { useManager } from '../../shared/session/use-manager';
import { INBOX } from '../../shared/inbox-item';

const StatementDialog = lazy(async () => ({
  default: (await import('../../features/statements/statement-dialog')).StatementDialog,
}));

/** 은행 내역 붙여넣기, where the address asks for it; its code comes when it is first wanted. */
export function StatementHost() {
  const { opened, close } = useOpenDialog();
  const { can } = useManager();
  return (
    <Suspense fallback={null}>
      {opened === STATEMENT && can('deposits.write') && <StatementDialog onClose={close} />}
    </Suspense>
  );
}

const Inbox = lazy(async () => ({ default: (await import('./inbox')).Inbox }));

/** 처리할 일, where the address asks for it; its code comes when it is first wanted. */
export function InboxHost() {
  const { opened, close } = useOpenDialog();
  return <Suspense fallback={null}>{opened === INBOX && <Inbox onClose={close} />}</Suspense>;
}
