import { hasUnsavedChanges } from '@academy/app-kit/forms';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { Stack } from '@academy/ui/layout';
import { closeText } from '@academy/ui/words';
import { useIsMutating } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { messages } from '../shared/texts/messages';
import { UNSENT, unsentEdits } from '../shared/writes/unsent-edits';

const texts = messages.logout;

interface Props {
  /** Who signs out. */
  who: string;
  onStay: () => void;
  onLeave: (edits: 'keep' | 'give up') => void;
}

/**
 * Before a logout: what would be lost, what would wait, and what is uncertain. Three answers do not
 * fit on one line: each has its own.
 */
export function LogoutDialog({ who, onStay, onLeave }: Props) {
  const edits = useSyncExternalStore(unsentEdits.subscribe, unsentEdits.count);
  const sending = useIsMutating() > 0;
  const form = hasUnsavedChanges();
  const unsent = UNSENT.flatMap((kind) => {
    const count = unsentEdits.countOf(kind);
    return count > 0 ? messages.unsent.count(kind, count) : [];
  }).join(', ');
  return (
    <Dialog
      open
      role="alertdialog"
      size="s"
      hideClose
      closeOnBack={false}
      title={edits > 0 ? texts.unsentTitle : messages.leave.title}
      onClose={onStay}
      footer={
        <>
          {edits > 0 && (
            <Button variant="primary" block onClick={() => onLeave('keep')}>
              {texts.keep}
            </Button>
          )}
          <Button data-autofocus="" block={edits > 0} onClick={onStay}>
            {form ? messages.leave.stay : closeText}
          </Button>
          <Button variant="danger" block={edits > 0} onClick={() => onLeave('give up')}>
            {edits > 0 ? texts.giveUp : messages.leave.go}
          </Button>
        </>
      }
    >
      <Stack gap={8}>
        {edits > 0 && <p>{texts.unsent(unsent)}</p>}
        {edits > 0 && <p>{texts.keepHelp(who)}</p>}
        {form && <p>{messages.leave.body}</p>}
        {sending && <p>{texts.sending}</p>}
      </Stack>
    </Dialog>
  );
}
