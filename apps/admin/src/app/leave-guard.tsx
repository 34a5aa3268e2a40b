import {
  dropUnsavedChanges,
  hasUnsavedChanges,
  hasUnsavedTab,
  useWarnBeforeUnload,
} from '@academy/app-kit/forms';
import { ConfirmDialog } from '@academy/ui/dialog';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messages } from '../shared/texts/messages';
import { holdBy, type Address } from './router/asking-history';

const tabOf = ({ search }: { search: string }) => new URLSearchParams(search).get('tab');

/** What would be lost on the way from one address to another. */
function lostBetween(from: Address, to: Address): 'page' | 'tab' | undefined {
  if (from.pathname !== to.pathname) return hasUnsavedChanges() ? 'page' : undefined;
  return tabOf(from) !== tabOf(to) && hasUnsavedTab() ? 'tab' : undefined;
}

/**
 * Asks before unsaved forms are left behind: by a link, by another tab of the page, by the
 * browser's Back. Who leaves loses them, kept drafts too. Saves that still wait for a network go on
 * from any page, and an outbox outlives the tab.
 */
export function useLeaveGuard() {
  useWarnBeforeUnload(useIsMutating() > 0);
  const [held, setHeld] = useState<{ leaving: 'page' | 'tab'; go: () => void }>();
  useEffect(
    () =>
      holdBy((from, to, go) => {
        const leaving = lostBetween(from, to);
        if (leaving) setHeld({ leaving, go });
        return leaving !== undefined;
      }),
    [],
  );
  return (
    <ConfirmDialog
      open={held !== undefined}
      title={messages.leave.title}
      cancelLabel={messages.leave.stay}
      confirmLabel={messages.leave.go}
      danger
      // It may be open because of a Back, which is being reverted.
      closeOnBack={false}
      onClose={() => setHeld(undefined)}
      onConfirm={() => {
        setHeld(undefined);
        dropUnsavedChanges(held?.leaving);
        held?.go();
      }}
    >
      {messages.leave.body}
    </ConfirmDialog>
  );
}
