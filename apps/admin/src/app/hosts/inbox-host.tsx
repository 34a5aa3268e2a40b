import { useOpenDialog } from '@academy/app-kit/url';
import { lazy, Suspense } from 'react';
import { INBOX } from '../../shared/inbox-item';

const Inbox = lazy(async () => ({ default: (await import('./inbox')).Inbox }));

/** 지금 3분, where the address asks for it; its code comes when it is first wanted. */
export function InboxHost() {
  const { opened, close } = useOpenDialog();
  return <Suspense fallback={null}>{opened === INBOX && <Inbox onClose={close} />}</Suspense>;
}
