import { hasUnsavedChanges, hasUnsavedTab, useWarnBeforeUnload } from '@academy/app-kit/forms';
import { ConfirmDialog } from '@academy/ui/dialog';
import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useUnsentEdits } from '../shared/writes/manager-outbox';
import { messages } from '../shared/texts/messages';

const tabOf = ({ search }: { search: string }) => new URLSearchParams(search).get('tab');

/**
 * Asks before unsaved changes are left behind: by a link, by another tab of the page, by the
 * browser's Back, or by what goes through `beforeLeaving` (the logout). Saves that still wait for a
 * network go on from any page; only closing the tab and logging out would lose them. What an outbox
 * holds outlives the tab, but waits for its owner's next login.
 */
export function useLeaveGuard() {
  const sending = useIsMutating() > 0;
  const unsent = useUnsentEdits();
  useWarnBeforeUnload(sending);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) =>
    from.pathname === to.pathname
      ? tabOf(from) !== tabOf(to) && hasUnsavedTab()
      : hasUnsavedChanges(),
  );
  const [waiting, setWaiting] = useState<() => void>();

  function beforeLeaving(go: () => void) {
    if (sending || unsent || hasUnsavedChanges()) setWaiting(() => go);
    else go();
  }

  const question = (
    <ConfirmDialog
      open={blocker.state === 'blocked' || waiting !== undefined}
      title={messages.leave.title}
      cancelLabel={messages.leave.stay}
      confirmLabel={messages.leave.go}
      danger
      onClose={() => {
        setWaiting(undefined);
        blocker.reset?.();
      }}
      onConfirm={() => {
        setWaiting(undefined);
        waiting?.();
        blocker.proceed?.();
      }}
    >
      {messages.leave.body}
    </ConfirmDialog>
  );
  return { beforeLeaving, question };
}
