import { onePerOwner, openOutbox, type OutboxFeature } from '@academy/app-kit/writes/outbox';
import type { ManagerId } from '@academy/domain/ids';
import type { QueryClient } from '@tanstack/react-query';
import { serverClock, session } from '../api';
import { endNote } from '../session/end-note';
import { recheckRights } from '../session/recheck-rights';
import { messages } from '../texts/messages';
import { toasts } from '../toasts';
import { UNSENT, unsentEdits, type UnsentBox, type UnsentKind } from './unsent-edits';

const kindOf = (owner: string): UnsentKind | undefined =>
  UNSENT.find((kind) => owner.startsWith(`${kind}-`));

/**
 * An outbox on this device. What an earlier login or visit left goes out under its author's name,
 * and that is said; what could not be saved for a week is given up, and said. A refusal for want of
 * a right lets the screen ask what this account may do.
 */
export const openManagerOutbox = <Edit, Answer>(
  owner: string,
  queries: QueryClient,
  feature: Omit<OutboxFeature<Edit, Answer>, 'onFound'>,
) =>
  openOutbox<Edit, Answer>(
    owner,
    {
      ...feature,
      onFailure(error, batch) {
        recheckRights(queries, error);
        return feature.onFailure?.(error, batch);
      },
      onFound({ replayed, expired }) {
        const kind = kindOf(owner);
        if (kind && replayed.length > 0)
          toasts.show({
            text: messages.unsent.found(kind, replayed.length),
            key: `found ${owner}`,
          });
        if (expired.length === 0) return;
        toasts.show({ text: messages.errors.expired(expired.length), tone: 'danger' });
        feature.readAgain(expired);
      },
    },
    serverClock.serverNow,
  );

/** An outbox of the signed-in manager; its kind is what it holds. */
export const managerOutbox = <Opened extends UnsentBox>(
  kind: UnsentKind,
  open: (owner: string, manager: ManagerId, queries: QueryClient) => Opened,
) =>
  onePerOwner(
    {
      subscribe: session.subscribe,
      isSignedIn: () => session.state().status !== 'unauthenticated',
    },
    (manager: ManagerId, queries: QueryClient) => {
      const box = open(`${kind}-${manager}`, manager, queries);
      const shared = {
        ...box,
        close(forget: boolean): Promise<void> {
          if (!forget) endNote.edits(box.getSnapshot().edits.size);
          unsentEdits.remove(shared);
          return box.close(forget);
        },
      };
      unsentEdits.add(kind, shared);
      return shared;
    },
  );
