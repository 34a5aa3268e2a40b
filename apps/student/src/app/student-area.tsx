import { browserWake } from '@academy/auth';
import { RequireSession } from '@academy/auth/react';
import { Button } from '@academy/ui/button';
import { useFocusAfterLogin } from '@academy/ui/focus-heading';
import { MessagePage } from '@academy/ui/message-page';
import { retryText } from '@academy/ui/words';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { session } from '../shared/api';
import { loadLazyComponents } from '../shared/lazy-component';
import { errorTexts } from '../shared/shell-texts';
import { featuresIn } from '../shared/use-features';
import { queryClient } from './query-client';
import { Shell } from './shell/shell';

/**
 * A new tab that cannot ask the server who it is. It asks again by itself when the network is back.
 */
function UnreachablePage() {
  return (
    <MessagePage title={errorTexts.unreachable} body={errorTexts.unreachableBody}>
      <Button variant="primary" size="large" onClick={() => void session.ready()}>
        {retryText}
      </Button>
    </MessagePage>
  );
}

/**
 * Everything behind the student's login: the guard, the query cache and the frame around the pages.
 */
export function StudentArea() {
  useFocusAfterLogin();
  useEffect(() => session.watch(browserWake), []);
  useEffect(
    () =>
      loadLazyComponents(
        () => queryClient.isFetching() > 0,
        (feature) => featuresIn(queryClient)(feature),
      ),
    [],
  );
  return (
    <RequireSession role="student" unreachable={<UnreachablePage />}>
      <QueryClientProvider client={queryClient}>
        <Shell />
      </QueryClientProvider>
    </RequireSession>
  );
}
