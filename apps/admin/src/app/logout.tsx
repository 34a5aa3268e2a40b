import { dropUnsavedChanges, hasUnsavedChanges, unsavedAtEnd } from '@academy/app-kit/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { session } from '../shared/api';
import { endNote } from '../shared/session/end-note';
import { useManager } from '../shared/session/use-manager';
import { hasUnsentEdits, unsentEdits } from '../shared/writes/unsent-edits';
import { LogoutDialog } from './logout-dialog';

/**
 * Another tab, or the server, may end the login without a question: the login screen says what
 * became of a form. What waits in an outbox is added by that.
 */
function useEndNote(): void {
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.state().status !== 'unauthenticated') return;
        const { kept: draft, lost } = unsavedAtEnd();
        endNote.forms({ draft, lost });
      }),
    [],
  );
}

/**
 * The logout. What can be saved is saved first; a form is lost by it, an edit in an outbox is kept
 * for this person's next login or given up, as the person chooses (ADR 0400).
 */
export function useLogout() {
  const { id, name } = useManager();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  useEndNote();

  async function end(edit: 'keep' | 'give up'): Promise<void> {
    setAsking(false);
    dropUnsavedChanges();
    if (edit === 'give up') await unsentEdits.giveUp();
    const over = session.logout();
    // It was asked about.
    endNote.clear();
    await over;
  }

  async function logout(): Promise<void> {
    // Another tab, or an earlier visit, may have left something that this page never opened.
    await import('./kept-edits')
      .then(({ openKeptEdits }) => openKeptEdits(id, queries))
      .catch(() => undefined);
    await unsentEdits.saveNow();
    if (queries.isMutating() > 0 || hasUnsentEdits() || hasUnsavedChanges()) setAsking(true);
    else await end('keep');
  }

  return {
    logout: () => void logout(),
    question: asking && (
      <LogoutDialog
        who={name}
        onStay={() => setAsking(false)}
        onLeave={(edits) => void end(edits)}
      />
    ),
  };
}
