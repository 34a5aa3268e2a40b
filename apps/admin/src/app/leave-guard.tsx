import { hasUnsavedChanges, hasUnsavedTab, useWarnBeforeUnload } from '@academy/app-kit/forms';
import { ConfirmDialog } from '@academy/ui/dialog';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasUnsentEdits } from '../shared/writes/manager-outbox';
import { messages } from '../shared/texts/messages';
import { holdBy, type Address } from './router/asking-history';

const tabOf = ({ search }: { search: string }) => new URLSearchParams(search).get('tab');

const loses = (from: Address, to: Address) =>
  from.pathname === to.pathname
    ? tabOf(from) !== tabOf(to) && hasUnsavedTab()
    : hasUnsavedChanges();

/**
 * Asks before unsaved changes are left behind: by a link, by another tab of the page, by the
 * browser's Back, or by what goes through `beforeLeaving` (the logout). Saves that still wait for a
 * network go on from any page; only closing the tab and logging out would lose them. What an outbox
 * holds outlives the tab, but waits for its owner's next login.
 */
export function useLeaveGuard() {
  const sending = useIsMutating() > 0;
  useWarnBeforeUnload(sending);
  const [waiting, setWaiting] = useState<() => void>();
  useEffect(
    () =>
      holdBy((from, to, go) => {
        const holds = loses(from, to);
        if (holds) setWaiting(() => go);
        return holds;
      }),
    [],
  );

  function beforeLeaving(go: () => void) {
    if (sending || hasUnsentEdits() || hasUnsavedChanges()) setWaiting(() => go);
    else go();
  }

  const question = (
    <ConfirmDialog
      open={waiting !== undefined}
      title={messages.leave.title}
      cancelLabel={messages.leave.stay}
      confirmLabel={messages.leave.go}
      danger
      // It may stand because of a Back, whose own way back is under way.
      closeOnBack={false}
      onClose={() => setWaiting(undefined)}
      onConfirm={() => {
        setWaiting(undefined);
        waiting?.();
      }}
    >
      {messages.leave.body}
    </ConfirmDialog>
  );
  return { beforeLeaving, question };
}
