import type { QueryClient } from '@tanstack/react-query';

interface Kept {
  close: (forget: boolean) => Promise<void>;
}

interface Login<Owner> {
  subscribe: (listener: () => void) => () => void;
  isSignedIn: (owner: Owner) => boolean;
}

/**
 * One outbox for the signed-in user. It outlives pages, so that edits arrive after navigating on,
 * and closes with the session; unsent edits wait for the next login.
 */
export function onePerOwner<Owner, Box extends Kept>(
  { subscribe, isSignedIn }: Login<Owner>,
  open: (owner: Owner, queries: QueryClient) => Box,
) {
  let current: { owner: Owner; queries: QueryClient; box: Box; stop: () => void } | undefined;

  async function end(): Promise<void> {
    const ending = current;
    current = undefined;
    ending?.stop();
    await ending?.box.close(false);
  }

  return (owner: Owner, queries: QueryClient): Box => {
    if (current?.owner === owner && current.queries === queries) return current.box;
    void end();
    const box = open(owner, queries);
    const stop = subscribe(() => {
      if (!isSignedIn(owner)) void end();
    });
    current = { owner, queries, box, stop };
    return box;
  };
}
