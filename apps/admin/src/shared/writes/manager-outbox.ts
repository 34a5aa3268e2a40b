import { onePerOwner, openOutbox, type OutboxFeature } from '@academy/app-kit/writes/outbox';
import type { ManagerId } from '@academy/domain/ids';
import type { QueryClient } from '@tanstack/react-query';
import { serverClock, session } from '../api';
import { recheckRights } from '../session/recheck-rights';
import { messages } from '../texts/messages';
import { toasts } from '../toasts';

interface Box {
  getSnapshot: () => { edits: ReadonlyMap<string, unknown> };
  close: (forget: boolean) => Promise<void>;
}

const opened = new Set<Box>();

/**
 * An outbox on this device; what could not be saved for a week is given up, and said. A refusal for
 * want of a right lets the screen ask what this account may do.
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
      onFound({ expired }) {
        if (expired.length === 0) return;
        toasts.show({ text: messages.errors.expired(expired.length), tone: 'danger' });
        feature.readAgain(expired);
      },
    },
    serverClock.serverNow,
  );

/** An outbox of the signed-in manager; `name` is what it holds. */
export const managerOutbox = <Opened extends Box>(
  name: string,
  open: (owner: string, manager: ManagerId, queries: QueryClient) => Opened,
) =>
  onePerOwner(
    {
      subscribe: session.subscribe,
      isSignedIn: () => session.state().status !== 'unauthenticated',
    },
    (manager: ManagerId, queries: QueryClient) => {
      const box = open(`${name}-${manager}`, manager, queries);
      opened.add(box);
      return {
        ...box,
        close(forget: boolean): Promise<void> {
          opened.delete(box);
          return box.close(forget);
        },
      };
    },
  );

/** Whether edits wait on this device: they outlive the page, and after a logout the next login. */
export const hasUnsentEdits = (): boolean =>
  [...opened].some((box) => box.getSnapshot().edits.size > 0);
