import { Button } from '@academy/ui/button';
import { MessagePage } from '@academy/ui/message-page';
import { session } from '../shared/api';
import { errorTexts } from '../shared/shell-texts';

/**
 * A new tab that cannot ask the server who it is. It asks again by itself when the network is back.
 */
export function UnreachablePage() {
  return (
    <MessagePage title={errorTexts.unreachable} body={errorTexts.unreachableBody}>
      <Button variant="primary" size="large" onClick={() => void session.ready()}>
        {errorTexts.retry}
      </Button>
    </MessagePage>
  );
}
