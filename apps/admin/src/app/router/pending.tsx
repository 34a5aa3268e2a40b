import { useSession } from '@academy/auth/react';
import { Button } from '@academy/ui/button';
import { MessagePage } from '@academy/ui/message-page';
import { messages } from '../../shared/texts/messages';

/**
 * While a page's code or a new tab's session is on its way: nothing for the first moment, because
 * it is usually there at once.
 */
export function PagePending() {
  return <div aria-busy="true" />;
}

/**
 * A new tab that could not ask the server who is signed in. The session tries again by itself; the
 * button is for the impatient.
 */
export function ServerUnreachable() {
  const { session } = useSession();
  return (
    <MessagePage title={messages.login.noConnection}>
      <Button variant="primary" onClick={() => void session.ready()}>
        {messages.errors.retry}
      </Button>
    </MessagePage>
  );
}
